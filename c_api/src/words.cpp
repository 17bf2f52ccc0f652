#include "arguments.hpp"
#include "faults.hpp"
#include "outputs.hpp"

using namespace tq;
using triqueta::any_game;

namespace {

/// Calls f(game, language) with any game of a variant.
template <class F>
tq_status in_language(std::int32_t variant, std::int32_t language, F f) {
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    triqueta::text::language const* in = nullptr;
    if (auto const no = find_language(language, in)) return no;
    return f(any_game_of(variant), *in);
}

/// Parses words to a number by a function of a game.
tq_status put_parsed(std::int32_t variant, char const* text, std::size_t length, std::int32_t language,
                     decltype(any_game::read_action) any_game::*parse, std::int32_t* number, tq_fault* fault) {
    zero(number);
    std::string_view words;
    if (auto const no = begin(fault)) return no;
    if (number == nullptr) return TQ_NULL;
    if (auto const no = find_text(text, length, words)) return no;
    return in_language(variant, language, [&](any_game const& game, triqueta::text::language const& in) -> tq_status {
        auto const read = (game.*parse)(words, in);
        if (!read) return refuse(read.why(), words, read.where(), fault);
        *number = *read;
        return TQ_OK;
    });
}

/// Writes a number below `bound` as words.
tq_status put_number(std::int32_t variant, std::int32_t number, int any_game::*bound, tq_status too_high,
                     std::int32_t language, decltype(any_game::write_action) any_game::*write, char* out,
                     std::size_t capacity, std::size_t* count) {
    zero(count);
    return in_language(variant, language, [&](any_game const& game, triqueta::text::language const& in) -> tq_status {
        if (number < 0 || number >= game.*bound) return too_high;
        return put_text(out, capacity, count, [&](text_output to) { return (game.*write)(number, in, to); });
    });
}

/// Calls f with each refusal until it returns true. Returns whether it did.
template <class F>
bool any_refusal(F f) {
    return tq::any_refusal([](void* to, triqueta::named_refusal const& one) { return (*static_cast<F*>(to))(one); },
                           &f);
}

/// The refusal with this code. None if there is none.
triqueta::named_refusal find_refusal(std::int32_t code) {
    triqueta::named_refusal found;
    any_refusal([&](triqueta::named_refusal const& one) {
        bool const is_it = one.why.code() == code;
        if (is_it) found = one;
        return is_it;
    });
    return found;
}

}  // namespace

tq_status tq_action_text(std::int32_t variant, std::int32_t action, std::int32_t language, char* out,
                         std::size_t capacity, std::size_t* count) {
    return put_number(variant, action, &any_game::actions, TQ_NO_SUCH_ACTION, language, &any_game::write_action, out,
                      capacity, count);
}

tq_status tq_action_parse(std::int32_t variant, char const* text, std::size_t length, std::int32_t language,
                          std::int32_t* action, tq_fault* fault) {
    return put_parsed(variant, text, length, language, &any_game::read_action, action, fault);
}

tq_status tq_outcome_text(std::int32_t variant, std::int32_t outcome, std::int32_t language, char* out,
                          std::size_t capacity, std::size_t* count) {
    return put_number(variant, outcome, &any_game::outcomes, TQ_NO_SUCH_OUTCOME, language, &any_game::write_outcome,
                      out, capacity, count);
}

tq_status tq_outcome_parse(std::int32_t variant, char const* text, std::size_t length, std::int32_t language,
                           std::int32_t* outcome, tq_fault* fault) {
    return put_parsed(variant, text, length, language, &any_game::read_outcome, outcome, fault);
}

tq_status tq_refusal_count(std::int32_t* count) {
    zero(count);
    if (count == nullptr) return TQ_NULL;
    any_refusal([count](triqueta::named_refusal const&) { return ++*count == 0; });
    return TQ_OK;
}

tq_status tq_refusal_at(std::int32_t index, std::int32_t* refusal) {
    zero(refusal);
    if (refusal == nullptr) return TQ_NULL;
    if (index < 0) return TQ_NO_SUCH_INDEX;
    bool const is_there = any_refusal([&index, refusal](triqueta::named_refusal const& one) {
        *refusal = index == 0 ? one.why.code() : 0;
        return index-- == 0;
    });
    return is_there ? TQ_OK : TQ_NO_SUCH_INDEX;
}

tq_status tq_refusal_name(std::int32_t refusal, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    auto const found = find_refusal(refusal);
    return found.why ? put_words(out, capacity, count, found.name) : TQ_NO_SUCH_REFUSAL;
}

tq_status tq_refusal_text(std::int32_t refusal, std::int32_t language, char* out, std::size_t capacity,
                          std::size_t* count) {
    zero(count);
    triqueta::text::language const* in = nullptr;
    auto const [why, name] = find_refusal(refusal);
    if (!why) return TQ_NO_SUCH_REFUSAL;
    if (auto const no = find_language(language, in)) return no;
    return put_words(out, capacity, count, sentence(why, *in));
}

tq_status tq_refusal_rule(std::int32_t refusal, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    auto const [why, name] = find_refusal(refusal);
    if (!why) return TQ_NO_SUCH_REFUSAL;
    return put_text(out, capacity, count, [rule = why.rule()](text_output to) {
        triqueta::text::writer<text_output> words{to};
        if (rule) words.put(rule.letter).number(rule.number);
        return words.out();
    });
}

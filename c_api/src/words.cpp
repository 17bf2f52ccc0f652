#include "arguments.hpp"
#include "outputs.hpp"

using namespace tq;

namespace {

/// Finds the refusal with this code; none if there is none.
triqueta::refusal refusal_of(std::int32_t code) {
    triqueta::refusal found;
    games::any_refusal([&](triqueta::named_refusal const& one) {
        bool const is_it = one.why.code() == code;
        if (is_it) found = one.why;
        return is_it;
    });
    return found;
}

/// Calls f.template operator()<G>(language) with any game of a variant.
template <class F>
tq_status in_language(std::int32_t variant, std::int32_t language, F f) {
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    auto const* const in = language_of(language);
    if (in == nullptr) return TQ_OUT_OF_RANGE;
    return games::at(any_game_of(variant),
                     [&]<game G>() { return static_cast<tq_status>(f.template operator()<G>(*in)); });
}

/// Stores the number of what was parsed, or refuses.
template <class T, class NumberOf>
tq_status tell(triqueta::text::parsed<T> const& read, std::string_view text, NumberOf number_of, std::int32_t* number,
               tq_reasons* why) {
    if (!read) return refuse(read.why(), text, read.where(), why);
    *number = number_of(*read);
    return TQ_OK;
}

}  // namespace

tq_status tq_language_find(char const* code, std::size_t length, std::int32_t* language) {
    zero(language);
    std::string_view asked;
    if (language == nullptr) return TQ_NULL;
    if (auto const no = find_text(code, length, asked)) return no;
    for (std::int32_t i = 0; language_of(i) != nullptr; ++i) {
        if (language_of(i)->code != asked) continue;
        *language = i;
        return TQ_OK;
    }
    return TQ_NOT_FOUND;
}

tq_status tq_action_text(std::int32_t variant, std::int32_t action, std::int32_t language, char* out,
                         std::size_t capacity, std::size_t* count) {
    zero(count);
    return in_language(variant, language, [&]<game G>(triqueta::text::language const& in) -> tq_status {
        auto const a = triqueta::action<G>::from_number(action);
        if (!a) return TQ_OUT_OF_RANGE;
        return put_text(out, capacity, count, [&](text_output to) { return triqueta::text::write_text(*a, in, to); });
    });
}

tq_status tq_action_parse(std::int32_t variant, char const* text, std::size_t length, std::int32_t language,
                          std::int32_t* action, tq_reasons* why) {
    zero(action);
    clear(why);
    std::string_view words;
    if (action == nullptr) return TQ_NULL;
    if (auto const no = check_optional_struct(why)) return no;
    if (auto const no = find_text(text, length, words)) return no;
    return in_language(variant, language, [&]<game G>(triqueta::text::language const& in) {
        return tell(
            triqueta::text::read_action<G>(words, in), words, [](auto const& a) { return a.number(); }, action, why);
    });
}

tq_status tq_outcome_text(std::int32_t variant, std::int32_t outcome, std::int32_t language, char* out,
                          std::size_t capacity, std::size_t* count) {
    zero(count);
    return in_language(variant, language, [&]<game G>(triqueta::text::language const& in) -> tq_status {
        if (outcome < 0 || outcome >= triqueta::rules_of<G>::outcomes) return TQ_OUT_OF_RANGE;
        return put_text(out, capacity, count, [&](text_output to) {
            return triqueta::text::write_outcome<G>(triqueta::outcome<G>(outcome), in, to);
        });
    });
}

tq_status tq_outcome_parse(std::int32_t variant, char const* text, std::size_t length, std::int32_t language,
                           std::int32_t* outcome, tq_reasons* why) {
    zero(outcome);
    clear(why);
    std::string_view words;
    if (outcome == nullptr) return TQ_NULL;
    if (auto const no = check_optional_struct(why)) return no;
    if (auto const no = find_text(text, length, words)) return no;
    return in_language(variant, language, [&]<game G>(triqueta::text::language const& in) {
        auto const number_of = [](auto const& one) { return static_cast<std::int32_t>(one); };
        return tell(triqueta::text::read_outcome<G>(words, in), words, number_of, outcome, why);
    });
}

tq_status tq_refusal_text(std::int32_t refusal, std::int32_t language, char* out, std::size_t capacity,
                          std::size_t* count) {
    zero(count);
    auto const why = refusal_of(refusal);
    auto const* const in = language_of(language);
    if (!why || in == nullptr) return TQ_OUT_OF_RANGE;
    return put_words(out, capacity, count, games::sentence(why, *in));
}

tq_status tq_refusal_rule(std::int32_t refusal, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    auto const why = refusal_of(refusal);
    if (!why) return TQ_OUT_OF_RANGE;
    return put_text(out, capacity, count, [rule = why.rule()](text_output to) {
        triqueta::text::writer<text_output> words{to};
        if (rule) words.put(rule.letter).number(rule.number);
        return words.out();
    });
}

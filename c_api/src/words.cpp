#include "arguments.hpp"
#include "outputs.hpp"

using namespace tq;
using triqueta::any_game;

namespace {

/// Calls f(game, language) with any game of a variant.
template <class F>
tq_status in_language(std::int32_t variant, std::int32_t language, F f) {
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    auto const* const in = language_of(language);
    if (in == nullptr) return TQ_OUT_OF_RANGE;
    return f(any_game_of(variant), *in);
}

/// Parses words to a number by a function of a game.
tq_status put_parsed(std::int32_t variant, char const* text, std::size_t length, std::int32_t language,
                     decltype(any_game::read_action) any_game::*parse, std::int32_t* number, tq_reasons* why) {
    zero(number);
    clear(why);
    std::string_view words;
    if (number == nullptr) return TQ_NULL;
    if (auto const no = check_optional_struct(why)) return no;
    if (auto const no = find_text(text, length, words)) return no;
    return in_language(variant, language, [&](any_game const& game, triqueta::text::language const& in) -> tq_status {
        auto const read = (game.*parse)(words, in);
        if (!read) return refuse(read.why(), words, read.where(), why);
        *number = *read;
        return TQ_OK;
    });
}

/// Writes a number below `bound` as words.
tq_status put_number(std::int32_t variant, std::int32_t number, int any_game::*bound, std::int32_t language,
                     decltype(any_game::write_action) any_game::*write, char* out, std::size_t capacity,
                     std::size_t* count) {
    zero(count);
    return in_language(variant, language, [&](any_game const& game, triqueta::text::language const& in) -> tq_status {
        if (number < 0 || number >= game.*bound) return TQ_OUT_OF_RANGE;
        return put_text(out, capacity, count, [&](text_output to) { return (game.*write)(number, in, to); });
    });
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
    return put_number(variant, action, &any_game::actions, language, &any_game::write_action, out, capacity, count);
}

tq_status tq_action_parse(std::int32_t variant, char const* text, std::size_t length, std::int32_t language,
                          std::int32_t* action, tq_reasons* why) {
    return put_parsed(variant, text, length, language, &any_game::read_action, action, why);
}

tq_status tq_outcome_text(std::int32_t variant, std::int32_t outcome, std::int32_t language, char* out,
                          std::size_t capacity, std::size_t* count) {
    return put_number(variant, outcome, &any_game::outcomes, language, &any_game::write_outcome, out, capacity, count);
}

tq_status tq_outcome_parse(std::int32_t variant, char const* text, std::size_t length, std::int32_t language,
                           std::int32_t* outcome, tq_reasons* why) {
    return put_parsed(variant, text, length, language, &any_game::read_outcome, outcome, why);
}

tq_status tq_refusal_text(std::int32_t refusal, std::int32_t language, char* out, std::size_t capacity,
                          std::size_t* count) {
    zero(count);
    auto const why = refusal_of(refusal);
    auto const* const in = language_of(language);
    if (!why || in == nullptr) return TQ_OUT_OF_RANGE;
    return put_words(out, capacity, count, games.sentence(why, *in));
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

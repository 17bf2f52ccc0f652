#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/choice_words.hpp"
#include "triqueta/text/sentence_words.hpp"

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string_view>

/// Languages, and how generic code finds the words of a game. Each game has its own files for its words.
namespace triqueta::text {

/// A refusal and its sentence.
struct reason {
    refusal why;
    char const* sentence = "";
};

/// A language and its sentences for any game. Text is UTF-8.
struct language {
    char const* code;  // ISO 639 code, such as "en"
    char const* name;  // its name in that language
    std::span<reason const> reasons;
    char const* unknown_reason;
    sentence_words sentences{};
    choice_words choices{};
};

/// The words of a game in one language, from all languages of the game. Falls back to the first one. Words has the
/// `code` of its language.
template <class Words, std::size_t Count>
[[nodiscard]] constexpr Words const& words_in(language const& in, Words const* const (&all)[Count]) {
    for (Words const* const one : all)
        if (std::string_view{one->code} == in.code) return *one;
    return *all[0];
}

/// The words of a game for generic code. For a game of your own, specialize it or give the game a member type `words`
/// with
///     static char const* title(language const&);
///     static std::span<named_refusal const> refusals();          // its own refusals
///     static std::span<reason const> reasons(language const&);   // their sentences
/// and, if you like, with sentences for its events (`narrate`, text/sentences.hpp) and labels for the lines of its
/// score
///     static char const* line_label(int line, language const&);
template <class G>
struct words_of : G::words {};

namespace detail {

/// The sentence of a refusal; null if it isn't in the list.
[[nodiscard]] constexpr char const* find_sentence(refusal why, std::span<reason const> all) {
    for (auto const& [one, sentence] : all)
        if (one.code() == why.code()) return sentence;
    return nullptr;
}

/// The sentence for a refusal of any game or of these. Empty if nothing was refused.
[[nodiscard]] constexpr char const* sentence_among(refusal why, language const& in,
                                                   std::initializer_list<std::span<reason const>> more) {
    if (!why) return "";
    if (auto const* const found = find_sentence(why, in.reasons)) return found;
    for (auto const all : more)
        if (auto const* const found = find_sentence(why, all)) return found;
    return in.unknown_reason;
}

}  // namespace detail

/// The sentence for a refusal of a game. Empty if nothing was refused.
template <class G>
[[nodiscard]] constexpr char const* sentence(refusal why, language const& in) {
    return detail::sentence_among(why, in, {words_of<G>::reasons(in)});
}

/// What a line of the score is called in a language. Without a label of the game, the line's name.
template <class G>
[[nodiscard]] constexpr char const* line_label(int line, language const& in) {
    if constexpr (requires { words_of<G>::line_label(line, in); })
        return words_of<G>::line_label(line, in);
    else
        return result<G>::line_name(line);
}

}  // namespace triqueta::text

#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/text/animals_notation.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/triangles_notation.hpp"
#include "triqueta/text/writer.hpp"

#include <string_view>

/// Actions, pieces and events as text in any language, and back: docs/words.md. What is written is read as the same.
namespace triqueta::text {

/// Writes an action, an animal, a card, tokens or an event to an output iterator.
template <class T, class Out>
requires requires(writer<Out> to, T const& what, language const& in) { write(to, what, in); }
constexpr Out write_text(T const& what, language const& in, Out out) {
    writer<Out> to{out};
    write(to, what, in);
    return to.out();
}
/// A card in full: "horizontal 2 pink".
template <class Out>
constexpr Out write_words(triangles::card c, language const& in, Out out) {
    writer<Out> to{out};
    write_in_words(to, c, in);
    return to.out();
}

/// The whole text as an action of G.
template <game G>
[[nodiscard]] constexpr parsed<action<G>> read_action(std::string_view text, language const& in) {
    reader from{text};
    auto a = action<G>::nothing();
    read(from, a, in);
    from.expect_end();
    return from.result(a);
}
template <game G>
[[nodiscard]] constexpr parsed<event<G>> read_event(std::string_view text, language const& in) {
    reader from{text};
    event<G> e{};
    read(from, e, in);
    from.expect_end();
    return from.result(e);
}
[[nodiscard]] constexpr parsed<animals::animal> read_animal(std::string_view text, language const& in) {
    reader from{text};
    animals::animal a{};
    read(from, a, in);
    from.expect_end();
    return from.result(a);
}
/// In full or in its short form.
[[nodiscard]] constexpr parsed<triangles::card> read_card(std::string_view text, language const& in) {
    reader from{text};
    triangles::card c{};
    read_in_words(from, c, in);
    from.expect_end();
    return from.result(c);
}

}  // namespace triqueta::text

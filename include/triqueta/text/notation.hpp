#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/event.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/text/animals_notation.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/triangles_notation.hpp"
#include "triqueta/text/writer.hpp"

#include <string_view>

/// Actions, pieces and events as text in any language, and back: docs/words.md. What is written is read as the same.
namespace triqueta::text {

// Numbers that stand for themselves.

template <class Out>
constexpr void write_thing(writer<Out>& to, things::number, int number, language const&) {
    to.number(number);
}
constexpr int read_thing(reader& from, things::number, int kinds, language const&) { return from.number(0, kinds - 1); }

// The event of a game with public actions: the action, or what was drawn in brackets.

template <class Out, class Action, class Thing, int Outcomes, int MostPlayers>
constexpr void write(writer<Out>& to, public_event<Action, Thing, Outcomes, MostPlayers> const& e, language const& in) {
    if (e.done) return write(to, *e.done, in);
    to.put('(');
    if (e.drawn)
        write_thing(to, Thing{}, triqueta::detail::as_number(*e.drawn), in);
    else
        to.put('?');
    to.put(')');
}
template <class Action, class Thing, int Outcomes, int MostPlayers>
constexpr void read(reader& from, public_event<Action, Thing, Outcomes, MostPlayers>& e, language const& in) {
    e = {};
    if (!from.take_sign('(')) {
        e.done = Action::nothing();
        read(from, *e.done, in);
        return;
    }
    if (!from.take("?")) {
        auto const before = from;
        int const number = read_thing(from, Thing{}, Outcomes, in);
        if (!from.failed() && number >= Outcomes) {
            from = before;
            return from.fail(refusal::unknown_word);
        }
        e.drawn = triqueta::detail::from_number<typename Thing::type>(number);
    }
    from.expect(from.take_sign(')'));
}

/// Writes an action, an animal, a card, tokens, or an event behind its seat ("1: draw 2"), to an output iterator.
template <class T, class Out>
requires requires(writer<Out> to, T const& what, language const& in) { write(to, what, in); }
constexpr Out write_text(T const& what, language const& in, Out out) {
    writer<Out> to{out};
    if constexpr (requires { what.seat; })
        if (what.seat != seat::none()) to.number(what.seat.number()).put(": ");
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
/// Reads it. Without a seat before it, the event has none.
template <game G>
[[nodiscard]] constexpr parsed<event<G>> read_event(std::string_view text, language const& in) {
    reader from{text};
    auto by = seat::none();
    if (auto const word = from.next_word(); !word.empty() && word[0] >= '0' && word[0] <= '9') {
        by = seat{from.number(0, rules_of<G>::most_players - 1)};
        from.expect(from.take_sign(':'));
    }
    event<G> e{};
    read(from, e, in);
    from.expect_end();
    return from.result(e.by(by));
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

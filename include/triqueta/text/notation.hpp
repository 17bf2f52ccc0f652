#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/event.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/writer.hpp"

#include <string_view>

/// Actions, pieces and events as text in any language: docs/words.md. Reading what was written gives the same value.
namespace triqueta::text {

// Things that are plain numbers.

template <class Out>
constexpr void write_thing(writer<Out>& to, things::number, int number, language const&) {
    to.number(number);
}
constexpr int read_thing(reader& from, things::number, int kinds, language const&) { return from.number(0, kinds - 1); }

// Pieces in long form: a card as "horizontal 2 pink". A Thing whose long form differs from its short form has its own
// two functions.

template <class Out, class Thing>
constexpr void write_in_full(writer<Out>& to, Thing thing, int number, language const& in) {
    write_thing(to, thing, number, in);
}
template <class Thing>
constexpr int read_in_full(reader& from, Thing thing, int kinds, language const& in) {
    return read_thing(from, thing, kinds, in);
}

// The event of a game with public actions: the action, or in brackets the drawn piece, which is read in either form.

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
        int const number = read_in_full(from, Thing{}, Outcomes, in);
        if (!from.failed() && number >= Outcomes) {
            from = before;
            return from.fail(refusal::unknown_word);
        }
        e.drawn = triqueta::detail::from_number<typename Thing::type>(number);
    }
    from.expect(from.take_sign(')'));
}

/// Writes an action, a piece, or an event after its seat ("1: draw 2"), to an output iterator.
template <class T, class Out>
requires requires(writer<Out> to, T const& what, language const& in) { write(to, what, in); }
constexpr Out write_text(T const& what, language const& in, Out out) {
    writer<Out> to{out};
    if constexpr (requires { what.seat; })
        if (what.seat != seat::none()) to.number(what.seat.number()).put(": ");
    write(to, what, in);
    return to.out();
}
/// Reads an action of G. It must be the whole text.
template <game G>
[[nodiscard]] constexpr parsed<action<G>> read_action(std::string_view text, language const& in) {
    reader from{text};
    auto a = action<G>::nothing();
    read(from, a, in);
    from.expect_end();
    return from.result(a);
}
/// Reads an event. Without a seat before it, the event has none.
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

/// Writes an answer of chance in its long form.
template <game G, class Out>
constexpr Out write_outcome(outcome<G> what, language const& in, Out out) {
    writer<Out> to{out};
    write_in_full(to, typename rules_of<G>::outcome_thing{}, triqueta::detail::as_number(what), in);
    return to.out();
}
/// Reads an answer of chance in its long or short form.
template <game G>
[[nodiscard]] constexpr parsed<outcome<G>> read_outcome(std::string_view text, language const& in) {
    reader from{text};
    int const number = read_in_full(from, typename rules_of<G>::outcome_thing{}, rules_of<G>::outcomes, in);
    if (!from.failed() && number >= rules_of<G>::outcomes) return {refusal::unknown_word, 0};
    from.expect_end();
    return from.result(triqueta::detail::from_number<outcome<G>>(number));
}

}  // namespace triqueta::text

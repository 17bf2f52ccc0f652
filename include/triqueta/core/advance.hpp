#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"

namespace triqueta {

/// Advances a view by an event, in a game with public_events: the default of a game's `advance`. Precondition: the game
/// isn't over, and the event is of the seat whose turn it is. Events come from outside, so everything in them is
/// checked; a refusal leaves table and secrets unchanged. `mine` of a spectator is empty and stays so.
template <class Rules>
[[nodiscard]] constexpr refusal advance_publicly(typename Rules::table& t, typename Rules::secrets& mine, viewer who,
                                                 typename Rules::event const& e) {
    auto* const own = who.is_spectator() ? nullptr : &mine;
    auto const whose = [who, &mine](seat s) { return who.is(s) ? &mine : nullptr; };
    bool const acts = who.is(t.mover);
    if (Rules::whose_turn(t).is_chance()) {
        if (e.done) return refusal::chance_moves;
        if (acts && !e.drawn) return refusal::event_incomplete;
        if (acts ? Rules::unseen(t, who, own).of(*e.drawn) == 0 : e.drawn.has_value())
            return refusal::event_contradicts;
        Rules::answer(t, e.drawn, whose);
        return {};
    }
    if (!e.done) return refusal::chance_not_asked;
    if (e.drawn) return refusal::event_contradicts;
    if (!Rules::action::from_number(e.done->number())) return refusal::no_such_number;
    if (auto const no = Rules::why_not(t, acts ? own : nullptr, *e.done)) return no;
    if (!acts && !Rules::is_believable(t, who, own, *e.done)) return refusal::event_contradicts;
    auto shown = Rules::shown_by({});
    Rules::step(t, *e.done, shown, whose);
    return {};
}

}  // namespace triqueta

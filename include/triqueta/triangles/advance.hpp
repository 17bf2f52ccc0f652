#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"

/// Moving a view on by what its viewer saw. Events come from outside: whatever they say is checked first.
namespace triqueta::triangles {

/// Whether the mover can have these cards, for all that somebody else knows: those that all saw go into the hand, and
/// for the rest some that this viewer doesn't know the place of.
[[nodiscard]] constexpr bool can_hold(cards leaving, int in_hand, cards known, cards unseen) {
    cards const hidden = leaving.without(known);
    return hidden.total() <= in_hand - known.total() && unseen.contains(hidden);
}

/// Moves what one viewer knows on by what they saw; a refusal leaves it as it was. `mine` of a spectator is empty and
/// stays so.
template <class Rules>
[[nodiscard]] constexpr refusal advance(typename Rules::table& t, typename Rules::secrets& mine, viewer who,
                                        typename Rules::event const& e) {
    auto* const own = who.is_spectator() ? nullptr : &mine;
    auto const whose = [who, &mine](seat s) { return who.is(s) ? &mine : nullptr; };
    bool const acts = who.is(t.mover);
    auto const now = Rules::whose_turn(t);
    if (now.is_over()) return refusal::game_is_over;
    if (now.is_chance()) {
        if (e.done) return refusal::chance_moves;
        if (acts && !e.drawn) return refusal::event_incomplete;
        if (acts ? Rules::unseen(t, who, own).of(*e.drawn) == 0 : e.drawn.has_value())
            return refusal::event_contradicts;
        Rules::look(t, e.drawn, whose);
        return {};
    }
    if (!e.done) return refusal::chance_not_asked;
    if (e.drawn) return refusal::event_contradicts;
    if (auto const no = Rules::why_not(t, acts ? own : nullptr, *e.done)) return no;
    if (!acts &&
        !can_hold(e.done->leaving_hand(), t.in_hand[t.mover], Rules::known(t, t.mover), Rules::unseen(t, who, own)))
        return refusal::event_contradicts;
    typename Rules::shown_to_all shown;
    Rules::step(t, *e.done, shown, whose);
    return {};
}

}  // namespace triqueta::triangles

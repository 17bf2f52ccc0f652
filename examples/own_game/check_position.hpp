#pragma once

#include "fruit.hpp"
#include "refusals.hpp"
#include "table.hpp"

#include <triqueta/core/reasons.hpp>
#include <triqueta/core/refusal.hpp>

namespace wasps {

/// The invariants that a position from outside breaks; `whose` returns the secrets of a seat, or null if they are
/// unknown. If it breaks none, any legal moves play it to an end.
template <class Whose>
[[nodiscard]] constexpr triqueta::reasons check_position(table const& t, Whose whose) {
    triqueta::reasons found;
    bool seats = t.players >= least_players && t.players <= most_players && t.mover.number() < t.players;
    for (int i = t.players; i < most_players; ++i)
        seats = seats && t.in_hand[seat{i}] == 0 && t.baskets[seat{i}].empty() && t.sold[seat{i}] == 0;
    found.unless(seats, triqueta::refusal::wrong_seats);
    found.unless(t.crop >= least_crop && t.crop <= most_crop, refusals::wrong_crop);
    if (!found.empty()) return found;  // the rest is about seats and fruits that there are

    auto rest = fruits::of_each(t.crop);
    bool enough = true;
    auto const lies_somewhere = [&](fruits some) {
        enough = enough && rest.contains(some);
        if (enough) rest -= some;
    };
    lies_somewhere(t.gone);
    int hidden = t.pile;
    int points = 0;
    bool hands = true;
    bool baskets = true;
    bool small_hands = true;
    bool nothing_happened = t.gone.empty() && t.in_hand[t.mover] < dealt;
    for (auto const s : seat_set::first(t.players)) {
        lies_somewhere(t.baskets[s]);
        hidden += t.in_hand[s];
        points += t.sold[s];
        small_hands = small_hands && t.in_hand[s] <= dealt;
        nothing_happened = nothing_happened && t.baskets[s].empty();
        for (int kind = 0; kind < fruit_kinds; ++kind)
            baskets = baskets && t.baskets[s].of(static_cast<fruit>(kind)) <= 1;
    }
    found.unless(enough && rest.total() == hidden, refusals::wrong_fruits);
    for (auto const s : seat_set::first(most_players))  // a seat without a player has an empty hand
        if (auto const* const known = whose(s)) {
            lies_somewhere(known->hand);
            hands = hands && known->hand.total() == t.in_hand[s];
        }
    found.unless(enough, refusals::wrong_fruits);
    found.unless(hands, triqueta::refusal::wrong_secrets);
    found.unless(t.next != step::deal || (nothing_happened && small_hands), refusals::wrong_deal);
    found.unless(baskets, refusals::wrong_baskets);
    found.unless(points <= fruit_kinds * t.gone.total(), refusals::wrong_points);
    found.unless(!t.wasps || t.gone.of(*t.wasps) >= 2, refusals::wrong_wasps);
    found.unless(t.next <= step::over && (t.pile == 0) == (t.next == step::over), refusals::wrong_turn);
    return found;
}

}  // namespace wasps

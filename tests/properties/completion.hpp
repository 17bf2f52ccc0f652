#pragma once

#include "properties/animals_pieces.hpp"
#include "properties/any_game.hpp"
#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/triangles_pieces.hpp"
#include "properties/walk.hpp"

#include <triqueta/triqueta.hpp>

#include <cstdint>
#include <map>
#include <set>

namespace properties {

/// A view completed by chance is a position of the game that has exactly this view.
template <triqueta::game G>
void a_completion_has_its_view(triqueta::view<G> const& v, choices& from) {
    auto const s = triqueta::complete(v, from);
    auto const seen = s.view(v.who());
    claim(seen == v, "a completion has the view that it was made from");
    claim(seen.legal() == v.legal() && seen.distinct() == v.distinct(), "and its legal moves");
    claim(v.legal().empty() || s.legal() == v.legal(), "which are those of the position");
    auto const broken = triqueta::check_position<G>(s.table(), s.all_secrets());
    claim(broken.empty(), "a completion breaks no invariant");
    pieces_are_conserved(s);
}

/// It can be played to its end by any moves.
template <triqueta::game G>
void a_completion_can_be_played_on(triqueta::view<G> const& v, choices& from) {
    auto s = triqueta::complete(v, from);
    for (int steps = 0; !s.is_over(); ++steps) {
        any_step(s, from);
        claim(steps < 10'000, "every game comes to an end");
    }
    pieces_are_conserved(s);
    scores_match_a_naive_count(s);
}

/// Which views were completed.
struct completed_views {
    int all = 0;
    int played_on = 0;
    std::map<int, int> of_phase{};   // by what has to happen next
    std::map<int, int> of_others{};  // the same, of viewers who aren't to act
    std::set<int> viewers{};         // by seat; a spectator is −1
};

/// At positions of a game played by arbitrary choices, the view of everyone who may look on; one of so many positions,
/// and of those views one of so many played on.
template <triqueta::game G>
void completions_fit_their_views(choices& from, std::uint32_t positions, std::uint32_t views, completed_views& met) {
    walk<G>(from, [&](triqueta::state<G> const& s) {
        if (!from.one_in(positions)) return;
        for (auto const who : viewers_of(s)) {
            auto const v = s.view(who);
            a_completion_has_its_view(v, from);
            ++met.all;
            int const phase = phase_of(v.table()).phase();
            ++met.of_phase[phase];
            met.of_others[phase] += !who.is(v.table().mover);
            met.viewers.insert(who.is_spectator() ? -1 : who.seat().number());
            if (!from.one_in(views)) continue;
            a_completion_can_be_played_on(v, from);
            ++met.played_on;
        }
    });
}

}  // namespace properties

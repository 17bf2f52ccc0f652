#pragma once

#include "properties/any_game.hpp"
#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/triangles_outside.hpp"
#include "properties/walk.hpp"

#include <triqueta/text.hpp>

#include <array>
#include <iterator>
#include <string>

namespace properties {

/// What a client's view must still be, whatever events it was sent: it knows of no more tokens than there are.
template <triqueta::game G>
requires triqueta::animals::variant<G>
void a_view_is_whole(triqueta::view<G> const& v) {
    using namespace triqueta::animals;
    auto const& t = v.table();
    std::array<int, most_kinds> known{};
    std::array<int, most_kinds> shadows{};
    auto const count = [](tokens some, std::array<int, most_kinds>& to) {
        for (unsigned kind = 0; kind < most_kinds; ++kind) to[kind] += some.of(static_cast<animal>(kind));
    };
    for (auto const& laid : t.rows) count(laid, known);
    for (auto const& pile : t.up) count(pile, known);
    count(counted(v.mine().kept), known);
    count(counted(v.mine().hand), known);
    count(counted(v.mine().boxed), known);
    if constexpr (has_shadows<G>) {
        count(v.mine().shadows, known);
        count(v.mine().shadows, shadows);
        count(t.shadows_up, shadows);
    }
    by_kind const light = G::pack::light;
    by_kind const shadow = G::pack::shadow;
    for (unsigned kind = 0; kind < most_kinds; ++kind) {
        claim(shadows[kind] <= shadow[kind], "no more shadow tokens are known than there are");
        claim(known[kind] - shadows[kind] <= light[kind], "no more light tokens are known than there are");
    }
}

/// Any event at all: of each part any value that its type can hold, likely and unlikely ones.
template <triqueta::game G>
requires triqueta::animals::variant<G>
[[nodiscard]] triqueta::animals::event any_event(triqueta::view<G> const& v, choices& from) {
    using namespace triqueta::animals;
    event e;
    e.seat = from.one_in(8) ? triqueta::seat{static_cast<int>(from.below(256))} : v.table().mover;
    e.what = static_cast<event::kind>(from.below(9));
    e.number = static_cast<std::uint8_t>(from.one_in(4) ? from.below(256) : from.below(5));
    if (from.one_in(2)) e.token = static_cast<animal>(from.one_in(4) ? from.below(256) : from.below(7));
    if (from.one_in(4)) e.mask = static_cast<std::uint8_t>(from.one_in(4) ? from.below(256) : from.below(4));
    if (from.one_in(4)) {
        e.shown.emplace();
        for (auto const s : triqueta::seat_set::first(most_players)) {
            if (from.one_in(2)) continue;
            for (auto left = from.below(4); left > 0; --left) {
                auto& pile = from.one_in(2) ? e.shown->added[s] : e.shown->shadows[s];
                auto const kind = static_cast<animal>(from.below(8));
                if (pile.of(kind) < most_of_a_kind) pile.add(kind);
            }
        }
    }
    return e;
}

/// As long as nothing false was accepted, the real game goes on.
template <triqueta::game G>
void continue_as_it_was(triqueta::state<G>& s, triqueta::view<G>& v, triqueta::view<G> const& before,
                        triqueta::viewer who, choices& from) {
    if (!(before == s.view(who))) return;
    claim(!v.advance(any_step(s, from).seen_by(who)), "an event of the game fits");
}

/// A view fed with arbitrary events between real ones: each is refused, and changes nothing, or leaves it whole.
template <triqueta::game G>
void an_event_from_outside_leaves_a_view_whole(choices& from) {
    triqueta::state<G> s{any_setup<G>(from)};
    auto const all = viewers_of(s);
    auto const who = all[from.below(static_cast<std::uint32_t>(all.size()))];
    auto v = s.view(who);
    for (int steps = 0; steps < 400 && !v.is_over(); ++steps) {
        auto const before = v;
        auto const refused = v.advance(any_event(v, from));
        claim(!refused || v == before, "an event that is refused changes nothing");
        if (refused && !s.is_over()) continue_as_it_was(s, v, before, who, from);
        a_view_is_whole(v);
        claim(v.legal().empty() || v.turn().is_seat(), "legal moves only in a seat's turn");
        std::string text;
        triqueta::text::write_json(v, triqueta::text::in_english, std::back_inserter(text));
    }
}

}  // namespace properties

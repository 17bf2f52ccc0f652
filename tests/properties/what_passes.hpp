#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/mutate.hpp"
#include "properties/triangles_pieces.hpp"
#include "properties/walk.hpp"

#include <triqueta/data.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// What check_position finds nothing against can be played to an end by any legal moves.
namespace properties {

/// So that a game of cards ends soon: R14 ends it.
template <triqueta::game G>
void let_it_end_soon(typename triqueta::rules_of<G>::table& t) {
    if constexpr (is_race<G>)
        if (t.turns < t.turn_cap && t.turn_cap - t.turns > 100) t.turn_cap = t.turns + 100;
}

template <triqueta::game G>
void claim_nothing_found(triqueta::reasons const& found, char const* of) {
    std::string what = std::string{of} + " is a position that can be:";
    for (auto const why : found)
        what += std::string{" "} + triqueta::text::sentence<G>(why, triqueta::text::in_english);
    claim(found.empty(), what);
}

/// Nothing is found against a position of play, nor against what anybody knows of it.
template <triqueta::game G>
void nothing_is_found_against(triqueta::state<G> const& s) {
    claim_nothing_found<G>(triqueta::check_position<G>(s.table(), s.all_secrets()), "a position of play");
    for (auto const who : viewers_of(s)) {
        auto const v = s.view(who);
        claim_nothing_found<G>(triqueta::check_position<G>(v.table(), v.mine(), who), "a view");
    }
}

/// Whatever is done from here on leads to a position that can be, for whoever looks on, and to an end.
template <triqueta::game G>
void can_be_played_out(triqueta::state<G> s, choices& from) {
    auto const all = viewers_of(s);
    auto const who = all[from.below(static_cast<std::uint32_t>(all.size()))];
    auto watching = s.view(who);
    for (int steps = 0; !s.is_over(); ++steps) {
        claim(steps < 5'000, "every game comes to an end");
        claim(s.view(s.table().mover).legal() == s.legal(), "a view's legal moves");
        claim(!watching.advance(any_step(s, from).seen_by(who)), "an event of the game fits its viewer");
        claim(watching == s.view(who), "a view moved on by events is the state's view");
        claim_nothing_found<G>(triqueta::check_position<G>(s.table(), s.all_secrets()), "what comes after");
        claim_nothing_found<G>(triqueta::check_position<G>(watching.table(), watching.mine(), who), "its view");
    }
    static_cast<void>(s.result());
}

/// A view is the view of some state that can be, and what it allows is allowed there.
template <triqueta::game G>
void can_be_completed_and_played_out(triqueta::view<G> const& v, choices& from) {
    auto const s = triqueta::complete(v, from);
    claim(s.view(v.who()) == v, "a completion has exactly this view");
    claim_nothing_found<G>(triqueta::check_position<G>(s.table(), s.all_secrets()), "a completed view");
    bool const acts = !v.who().is_spectator() && v.turn().is(v.seat());
    claim(v.legal() == (acts ? s.legal() : triqueta::action_set<G>{}), "a view's legal moves");
    can_be_played_out(s, from);
}

/// How many of the changed positions passed the check, and how many were looked at.
struct passed {
    int states = 0;
    int views = 0;
    int changed = 0;

    passed& operator+=(passed const& more) {
        states += more.states;
        views += more.views;
        changed += more.changed;
        return *this;
    }
};

/// From a position of play: others that nobody played to. One change after the other is kept if the check finds nothing
/// against it.
template <triqueta::game G>
passed what_passes_the_check_can_be_played_out(triqueta::state<G> const& s, choices& from) {
    using rules = triqueta::rules_of<G>;
    constexpr int tries = 200;
    passed count;
    bool const beyond = from.one_in(4);
    if (from.one_in(2)) {
        auto t = s.table();
        auto all = s.all_secrets();
        for (int i = 0; i < tries; ++i) {
            auto other = t;
            auto other_secrets = all;
            auto const seat = triqueta::seat{static_cast<int>(from.below(static_cast<std::uint32_t>(s.players())))};
            mutate_parts(beyond, from, other, other_secrets[seat]);
            if (other == t && other_secrets == all) continue;
            ++count.changed;
            if (!triqueta::set_up<G>(other, other_secrets)) continue;
            ++count.states;
            t = other;
            all = other_secrets;
        }
        let_it_end_soon<G>(t);
        auto const found = triqueta::set_up<G>(t, all);
        claim(static_cast<bool>(found), "and sooner");
        can_be_played_out(*found, from);
        return count;
    }
    auto const viewers = viewers_of(s);
    auto who = viewers[from.below(static_cast<std::uint32_t>(viewers.size()))];
    auto const v = s.view(who);
    auto t = v.table();
    auto mine = v.mine();
    for (int i = 0; i < tries; ++i) {
        auto other = t;
        auto other_secrets = mine;
        auto other_viewer = who;
        if (from.one_in(8)) {
            auto const number = from.below(static_cast<std::uint32_t>(rules::most_players) + 1);
            other_viewer = triqueta::detail::viewer_numbered(static_cast<int>(number));
        }
        mutate_parts(beyond, from, other, other_secrets);
        if (other == t && other_secrets == mine && other_viewer == who) continue;
        ++count.changed;
        if (!triqueta::set_up<G>(other, other_secrets, other_viewer)) continue;
        ++count.views;
        t = other;
        mine = other_secrets;
        who = other_viewer;
    }
    let_it_end_soon<G>(t);
    auto const found = triqueta::set_up<G>(t, mine, who);
    claim(static_cast<bool>(found), "and sooner");
    can_be_completed_and_played_out(*found, from);
    return count;
}

/// What is read of bytes from anywhere is a position that can be, is written again as the same bytes, and can be played
/// out.
template <triqueta::game G>
void what_is_read_can_be_played_out(std::span<std::byte const> bytes, choices& from) {
    auto const same = [bytes](std::vector<std::byte> const& written) {
        return std::equal(written.begin(), written.end(), bytes.begin(), bytes.end());
    };
    if (auto const s = triqueta::read_state<G>(bytes)) {
        claim(same(triqueta::bytes(*s)), "a state is written as it was read");
        auto t = s->table();
        claim_nothing_found<G>(triqueta::check_position<G>(t, s->all_secrets()), "a state that was read");
        let_it_end_soon<G>(t);
        can_be_played_out(triqueta::state<G>::assemble(t, s->all_secrets()), from);
    }
    if (auto const v = triqueta::read_view<G>(bytes)) {
        claim(same(triqueta::bytes(*v)), "a view is written as it was read");
        auto t = v->table();
        claim_nothing_found<G>(triqueta::check_position<G>(t, v->mine(), v->who()), "a view that was read");
        let_it_end_soon<G>(t);
        can_be_completed_and_played_out(triqueta::view<G>::assemble(t, v->mine(), v->who()), from);
    }
    if (auto const events = triqueta::read_events<G>(bytes)) {
        claim(same(*triqueta::bytes<G>(*events)), "events are written as they were read");
        claim(events->size() <= bytes.size(), "no more events are read than there are bytes");
    }
}

}  // namespace properties

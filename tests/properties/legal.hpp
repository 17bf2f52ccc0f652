#pragma once

#include "properties/claim.hpp"
#include "properties/walk.hpp"

#include <triqueta/triqueta.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace properties {

template <triqueta::game G>
[[nodiscard]] bool has_a_sentence(triqueta::refusal why) {
    std::string_view const sentence = triqueta::text::sentence<G>(why, triqueta::text::in_english);
    return !sentence.empty() && sentence != triqueta::text::in_english.unknown_reason;
}

/// Of all action numbers there are: `legal` holds exactly those that `apply` accepts; `why_not` gives the reason that
/// `apply` gives, to the mover and through their view; whoever isn't to move is told so; a refusal changes nothing.
template <triqueta::game G>
void legal_is_exactly_what_apply_accepts(triqueta::state<G> const& s) {
    using action = triqueta::action<G>;
    auto const now = s.turn();
    auto const legal = s.legal();
    claim(legal.empty() == !now.is_seat(), "there are legal actions exactly when a seat is to move");

    std::vector<triqueta::view<G>> views;
    for (auto const who : triqueta::seat_set::first(s.players())) views.push_back(s.view(who));
    for (int number = 0; number < action::count; ++number) {
        auto const holds = [number](bool yes, char const* what) {
            if (!yes) claim(false, "action " + std::to_string(number) + ": " + what);
        };
        auto const a = *action::from_number(number);
        holds(a.number() == number, "keeps its number");
        auto after = s;
        auto const refused = after.apply(a);
        holds(!refused == legal.contains(a), "accepted exactly when legal");
        holds(!refused || after == s, "a refusal changes nothing");
        holds(!refused || has_a_sentence<G>(refused), "a refusal has a sentence");

        for (auto const& v : views) {
            auto const reason = s.why_not(v.seat(), a);
            holds(reason == v.why_not(a), "a view gives the same reason");
            if (now.is_seat() && !now.is(v.seat()))
                holds(reason == triqueta::refusal::not_your_turn, "the others are told that it's not their turn");
            else
                holds(reason == refused, "why_not gives the reason of apply");
        }
    }
    for (int const number : {-1, static_cast<int>(action::count), 1 << 20})
        claim(!action::from_number(number), "no action has a number beyond all");

    int listed = 0;
    int last = -1;
    for (auto const a : legal) {
        claim(a.number() > last, "legal actions come in ascending order, each once");
        last = a.number();
        claim(legal[listed++] == a, "a set's places hold what it lists");
    }
    claim(listed == legal.size(), "a set lists as many as it says");
}

/// A view's legal moves are the state's to the mover, and none to others.
template <triqueta::game G>
void a_view_answers_like_its_state(triqueta::state<G> const& s) {
    for (auto const who : viewers_of(s)) {
        auto const v = s.view(who);
        bool const acts = !who.is_spectator() && s.turn().is(who.seat());
        claim(v.turn() == s.turn(), "a view knows whose turn it is");
        claim(v.legal() == (acts ? s.legal() : triqueta::action_set<G>{}), "a view's legal moves");
        claim(v.distinct() == (acts ? s.distinct() : triqueta::action_set<G>{}), "a view's distinct moves");
        claim(v.result() == s.result(), "a view counts the points that lie open");
    }
}

}  // namespace properties

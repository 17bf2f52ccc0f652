#pragma once

#include "properties/claim.hpp"

#include <triqueta/triqueta.hpp>

#include <algorithm>
#include <array>
#include <vector>

/// A second, naive look at the tokens of Triqueta: plain lists, no packed counts.
namespace properties {

/// How many tokens of each kind and back lie anywhere, by plain counting.
struct plain_counts {
    std::array<int, triqueta::animals::most_kinds> light{};
    std::array<int, triqueta::animals::most_kinds> shadow{};

    void add(triqueta::tokens some, std::array<int, triqueta::animals::most_kinds>& to) const {
        for (int kind = 0; kind < triqueta::animals::most_kinds; ++kind)
            to[static_cast<unsigned>(kind)] += some.of(static_cast<triqueta::animal>(kind));
    }
    void add_light(triqueta::tokens some) { add(some, light); }
    void add_shadow(triqueta::tokens some) { add(some, shadow); }
    template <class Few>
    void add_light_in_order(Few const& few) {
        for (int i = 0; i < few.size(); ++i) ++light[static_cast<unsigned>(few[i])];
    }
};

/// Tokens are conserved: those seen anywhere and those nobody has looked at make the pack, and the numbers that all
/// see are those of what is hidden.
template <triqueta::game G>
requires triqueta::animals::variant<G>
void pieces_are_conserved(triqueta::state<G> const& s) {
    using namespace triqueta::animals;
    auto const& t = s.table();
    plain_counts all;
    int up_light_and_shadow = 0;
    for (auto const& laid : t.rows) all.add_light(laid);
    for (auto const& pile : t.up) {
        all.add_light(pile);
        up_light_and_shadow += pile.total();
    }
    int hidden = 0;
    for (int i = 0; i < G::players; ++i) {
        triqueta::seat const owner{i};
        auto const& own = s.secrets(owner);
        all.add_light_in_order(own.kept);
        all.add_light_in_order(own.hand);
        if constexpr (G::draw::tokens == 2)
            all.add_light(own.boxed);
        else
            all.add_light_in_order(own.boxed);
        claim(own.kept.size() == t.kept[owner], "all see how many tokens are kept");
        claim(counted(own.boxed).total() == t.boxed[owner], "all see how many tokens were boxed");
        hidden += own.kept.size();
        if constexpr (has_shadows<G>) {
            all.add_shadow(own.shadows);
            claim(own.shadows.total() == t.shadows[owner], "all see how many shadow tokens are held");
            hidden += own.shadows.total();
        }
        if (t.phase != phase::over) claim(own.kept.size() <= G::kept::most, "no more are kept than may be");
    }
    all.add_light(s.pool().light);
    if constexpr (has_shadows<G>) {
        all.add_shadow(s.pool().shadow);
        all.add_shadow(t.shadows_up);
        plain_counts up;
        up.add_light(t.shadows_up);
        for (unsigned kind = 0; kind < most_kinds; ++kind) all.light[kind] -= up.light[kind];
    }
    claim(all.light == G::pack::light && all.shadow == G::pack::shadow, "every token is somewhere, and only there");
    claim(s.pool() == triqueta::rules_of<G>::undrawn(t, s.all_secrets()), "what is undrawn follows from the rest");

    int in_towers = 0;
    int in_rows = 0;
    for (int tower = 0; tower < G::towers::count; ++tower)
        for (int c = 0; c < G::towers::columns; ++c) in_towers += t.height(triqueta::tower{tower}, triqueta::column{c});
    for (auto const& laid : t.rows) in_rows += laid.total();
    claim(in_towers + in_rows + up_light_and_shadow + hidden + t.hand.size() + t.box ==
              bounds<G>::light_places + bounds<G>::shadow_places,
          "the numbers that all see add up to the pack");
}

/// B19–B21 by sorting plain lists of points; throws where the result says otherwise.
template <triqueta::game G>
requires triqueta::animals::variant<G>
void scores_match_a_naive_count(triqueta::state<G> const& s) {
    using namespace triqueta::animals;
    if (!s.is_over()) return;
    auto const& t = s.table();
    auto const result = s.result();
    std::vector<std::pair<int, int>> points_and_tokens;
    for (int i = 0; i < G::players; ++i) {
        triqueta::seat const who{i};
        int points = t.tiles[who] * G::scoring::tile + (t.rock == who ? G::scoring::rock : 0);
        int tokens = 0;
        for (unsigned kind = 0; kind < most_kinds; ++kind) {
            int const n = t.up[who].of(static_cast<animal>(kind));
            tokens += n;
            if (n == 1 || n == 2) points += n;
            if (n == 3) points += by_kind{G::pack::value}[kind];
            if (n > 3) points -= n - 3;
        }
        claim(result.points(who) == points, "points");
        claim(result.of(who).tokens == tokens, "tokens");
        points_and_tokens.emplace_back(points, tokens);
    }
    auto const best = *std::max_element(points_and_tokens.begin(), points_and_tokens.end());
    for (int i = 0; i < G::players; ++i)
        claim(result.winners().contains(triqueta::seat{i}) == (points_and_tokens[static_cast<unsigned>(i)] == best),
              "winners");
}

}  // namespace properties

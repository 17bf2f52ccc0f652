#pragma once

#include "triqueta/animals/policies/draw_rule.hpp"
#include "triqueta/animals/policies/kept_rule.hpp"
#include "triqueta/animals/policies/pack.hpp"
#include "triqueta/animals/policies/scoring_rule.hpp"
#include "triqueta/animals/policies/towers.hpp"
#include "triqueta/core/seat.hpp"

#include <concepts>

namespace triqueta::animals {

inline constexpr int most_players = 5;
inline constexpr int most_towers = 4;

template <class V>
class rules;

/// A variant: a named bag of policies. For a house rule, derive from a shipped variant and name what differs.
template <class V>
concept variant = requires {
    { V::name } -> std::convertible_to<char const*>;
    { V::players } -> std::convertible_to<int>;
    requires pack_policy<typename V::pack>;
    requires towers_policy<typename V::towers>;
    requires draw_policy<typename V::draw>;
    requires kept_policy<typename V::kept>;
    requires scoring_policy<typename V::scoring>;
};

template <variant V>
inline constexpr bool has_shadows = !shadow_tokens<typename V::pack>.empty();

/// The bounds that action numbers, tables and views rely on, each by itself.
template <variant V>
struct bounds {
    using pack = typename V::pack;
    using towers = typename V::towers;

    static constexpr bool players = V::players >= 2 && V::players <= most_players;
    static constexpr bool tower_count = towers::count >= 1 && towers::count <= most_towers;
    static constexpr bool columns = towers::columns >= 1 && towers::columns <= most_columns;
    static constexpr bool levels_fit = [] {
        for (int t = 0; t < most_towers; ++t) {
            if (t >= towers::count) break;
            if (towers::light_levels < 0 || towers::shadow_levels(tower{t}) < 0) return false;
            if (levels<towers>(tower{t}) < 1 || levels<towers>(tower{t}) > most_levels) return false;
        }
        return true;
    }();
    static constexpr bool kept = V::kept::most >= 0 && V::kept::most <= most_kept;
    static constexpr bool drawn = V::draw::tokens == 1 || V::draw::tokens == 2;
    static constexpr bool pair_for_two = V::draw::tokens != 2 || V::players == 2;
    static constexpr bool of_a_kind = detail::are_in_bounds(pack::light, pack::shadow);

    static constexpr int light_places = towers::count * towers::columns * towers::light_levels;
    static constexpr int shadow_places = [] {
        int places = 0;
        for (int t = 0; t < towers::count; ++t) places += towers::columns * towers::shadow_levels(tower{t});
        return places;
    }();
    static constexpr bool tokens_fill_towers =
        of_a_kind && detail::sum(pack::light) == light_places && detail::sum(pack::shadow) == shadow_places;

    static constexpr bool collection = collection_fits<typename V::scoring>;

    static constexpr bool all = collection && players && tower_count && columns && levels_fit && kept && drawn &&
                                pair_for_two && of_a_kind && tokens_fill_towers;
};

/// Fails to compile with the name of the bound that a variant exceeds.
template <variant V>
struct bounds_hold {
    static_assert(bounds<V>::players, "a variant of Triqueta needs 2 to 5 players: change V::players");
    static_assert(bounds<V>::tower_count, "a variant of Triqueta needs 1 to 4 towers: change V::towers::count");
    static_assert(bounds<V>::columns, "a tower has 1 to 5 columns: change V::towers::columns");
    static_assert(bounds<V>::levels_fit, "a tower has 1 to 15 levels: change light_levels or shadow_levels");
    static_assert(bounds<V>::kept, "a player may keep 0 to 2 light tokens: change V::kept::most");
    static_assert(bounds<V>::drawn, "a draw takes 1 or 2 tokens: change V::draw::tokens");
    static_assert(bounds<V>::pair_for_two, "two tokens a draw need exactly two players: change V::players");
    static_assert(bounds<V>::of_a_kind, "0 to 15 tokens of a kind, light and shadow together: change V::pack");
    static_assert(bounds<V>::tokens_fill_towers,
                  "the towers must hold exactly the pack's light and shadow tokens: change V::pack or V::towers");
    static_assert(bounds<V>::collection, "a scoring policy's collection takes by_kind const& and returns an int");
    static constexpr bool value = true;
};

/// Whether V can be played. False, not an error, for a type that isn't a variant or exceeds the bounds.
template <class V>
inline constexpr bool playable = false;
template <variant V>
inline constexpr bool playable<V> = bounds<V>::all;

/// V1. Whether V is one of the rule books' combinations. Never true for a house variant.
template <class V>
inline constexpr bool official = false;

}  // namespace triqueta::animals

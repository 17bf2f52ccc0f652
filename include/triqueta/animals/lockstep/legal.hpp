#pragma once

#include "triqueta/animals/action.hpp"
#include "triqueta/animals/lockstep/lanes.hpp"
#include "triqueta/animals/moves.hpp"
#include "triqueta/animals/policies/draw_rule.hpp"
#include "triqueta/core/inlining.hpp"

#include <cstddef>

/// The legal actions of each lane: a mask for each action number.
namespace triqueta::animals::lockstep {
inline namespace TRIQUETA_SIMD {

using actions = many<all_moves::count>;

template <class Move>
inline constexpr auto first_action = static_cast<std::size_t>(all_moves::first<Move>);

/// What a policy allows for each set of heights: every column that isn't empty, if there are at least so many tokens;
/// -1 if it is another policy.
template <variant V>
inline constexpr int least_tokens_to_draw = [] {
    constexpr int columns = V::towers::columns;
    constexpr int most = [] {
        int highest = 0;
        for (int t = 0; t < V::towers::count; ++t)
            if (levels<typename V::towers>(tower{t}) > highest) highest = levels<typename V::towers>(tower{t});
        return highest;
    }();
    int sets = 1;
    for (int c = 0; c < columns; ++c) sets *= most + 1;
    if (sets > 3125) return -1;  // they would take too long to compile
    int least = 0;
    int most_without = -1;
    auto left = heights::of_full(columns, most);
    int total = columns * most;
    // The next set of heights, counted down like a number whose digits are the heights. Compilers limit constant steps.
    auto const count_down = [&] {
        for (int c = 0; c < columns; ++c) {
            if (left.of(column{c}) > 0) {
                left.lower(column{c});
                --total;
                return true;
            }
            left.set(column{c}, most);
            total += most;
        }
        return false;
    };
    do {
        auto const allowed = V::draw::columns(left);
        if (allowed == left.columns()) {
            if (total > 0 && (least == 0 || total < least)) least = total;
        } else if (!allowed.empty()) {
            return -1;
        } else if (total > most_without) {
            most_without = total;
        }
    } while (count_down());
    return least > most_without ? least : -1;
}();

/// B8, B14, D5: the columns that may be drawn from, of those in the phase of a turn.
template <variant V>
TRIQUETA_INLINE void find_columns(lanes<V> const& l, bytes const& where, bytes const& again, bytes* open) {
    constexpr auto columns = static_cast<std::size_t>(V::towers::columns);
    bytes allowed = where;
    if constexpr (least_tokens_to_draw < V >> 1) {
        bytes total{};
        for (auto const& height : l.left) total += height;
        allowed &= ~less(total, all_of(static_cast<unsigned>(least_tokens_to_draw<V>)));
    }
    if constexpr (least_tokens_to_draw<V> >= 0) {
        for (std::size_t c = 0; c < columns; ++c) open[c] = ~is(l.left[c], 0) & (allowed | again);
    } else {
        many<V::towers::columns> by_policy{};
        for (int lane = 0; lane < simd::width; ++lane) {
            heights left;
            for (std::size_t c = 0; c < columns; ++c) left.set(column{static_cast<int>(c)}, l.left[c][lane]);
            for (auto const c : V::draw::columns(left)) by_policy[static_cast<std::size_t>(c.number())][lane] = 255;
        }
        for (std::size_t c = 0; c < columns; ++c) open[c] = (by_policy[c] & where) | (~is(l.left[c], 0) & again);
    }
}

template <variant V>
TRIQUETA_INLINE void find_rows(lanes<V> const& l, bytes const& where, bytes* open) {
    for (std::size_t r = 0; r < V::players; ++r) {
        bytes const bit = all_of(1U << r);
        open[r] = equal(l.in_middle & bit, bit) & where;
    }
}

/// In the phases of a turn.
template <variant V>
TRIQUETA_INLINE void find_turns(lanes<V> const& l, actions& open) {
    bytes const turn = in_phase(l, phase::turn);
    bytes const again = lanes<V>::pairs ? in_phase(l, phase::second_draw) : bytes{};
    find_columns(l, turn, again, &open[first_action<moves::draw>]);
    find_rows(l, turn, &open[first_action<moves::take>]);
}

[[nodiscard]] TRIQUETA_INLINE bytes all_or_none(options all, option one) { return all_of(all.contain(one) ? 255 : 0); }

/// Where this option is open for the token in hand.
template <variant V>
[[nodiscard]] TRIQUETA_INLINE bytes option_open(lanes<V> const& l, option o) {
    if constexpr (lanes<V>::pairs) {
        bytes open = is(l.first, 0) & all_or_none(V::draw::all_options, o);
        for (auto const used : {option::lay, option::keep, option::box})
            open |= is(l.first, static_cast<unsigned>(used) + 1) & all_or_none(V::draw::options_after(used), o);
        return open;
    } else {
        return all_or_none(V::draw::all_options, o);
    }
}

template <variant V>
[[nodiscard]] TRIQUETA_INLINE bytes movers_kept(lanes<V> const& l) {
    bytes list{};
    for (std::size_t s = 0; s < V::players; ++s) list |= l.kept[s] & is_mover(l, s);
    return list;
}
/// B10: where the mover may keep another token.
template <variant V>
[[nodiscard]] TRIQUETA_INLINE bytes keeps_more(lanes<V> const& l) {
    if constexpr (V::kept::most == 0) return bytes{};
    bytes const list = movers_kept(l);
    return is(V::kept::most == 1 ? list : list & all_of(0xF0), 0);
}

/// B9, B10, D3: in the phase of placing.
template <variant V>
TRIQUETA_INLINE void find_places(lanes<V> const& l, actions& open) {
    bytes const here = in_phase(l, phase::place);
    find_rows(l, here & option_open(l, option::lay), &open[first_action<moves::lay>]);
    open[first_action<moves::keep>] = here & option_open(l, option::keep) & keeps_more(l);
    if constexpr (V::draw::all_options.contain(option::box))
        open[first_action<moves::box>] = here & option_open(l, option::box);
}

/// B17: between rounds.
template <variant V>
TRIQUETA_INLINE void find_towers(lanes<V> const& l, actions& open) {
    bytes const here = in_phase(l, phase::next_tower);
    for (std::size_t t = 0; t < V::towers::count; ++t) {
        bytes const bit = all_of(1U << t);
        open[first_action<moves::choose> + t] = equal(l.standing & bit, bit) & here;
    }
}

/// B18: one decision for each subset of the mover's kept tokens.
template <variant V>
TRIQUETA_INLINE void find_decisions(lanes<V> const& l, actions& open) {
    bytes const here = in_phase(l, phase::decide);
    bytes const list = movers_kept(l);
    auto* const decisions = &open[first_action<moves::decide>];
    decisions[0] = here;
    decisions[1] = here & ~is(list, 0);
    decisions[2] = decisions[3] = here & ~is(list & all_of(0xF0), 0);
}

template <variant V>
[[nodiscard]] TRIQUETA_INLINE actions legal(lanes<V> const& l) {
    actions open{};
    find_turns(l, open);
    find_places(l, open);
    find_towers(l, open);
    find_decisions(l, open);
    return open;
}

/// Chooses each lane's action uniformly, in order of numbers, among those from First on; with one draw of the dice in
/// each lane where there are any.
template <std::size_t First, std::size_t Count, variant V>
TRIQUETA_INLINE void choose_uniformly(lanes<V>& l, actions& open) {
    bytes count{};
    for (std::size_t i = First; i < First + Count; ++i) count -= open[i];
    bytes const where = ~is(count, 0);
    l.actions -= where;
    bytes left = l.random.below(count, where);
    for (std::size_t i = First; i < First + Count; ++i) {
        bytes const here = open[i];
        open[i] &= is(left, 0);
        left += here;
    }
}

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::animals::lockstep

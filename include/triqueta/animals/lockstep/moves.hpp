#pragma once

#include "triqueta/animals/lockstep/lanes.hpp"
#include "triqueta/animals/lockstep/legal.hpp"
#include "triqueta/animals/lockstep/seats.hpp"
#include "triqueta/animals/moves.hpp"
#include "triqueta/core/inlining.hpp"

#include <array>
#include <cstddef>

/// The moves, each in the lanes where it was chosen. They do what rules<V> does, which tests compare.
namespace triqueta::animals::lockstep {
inline namespace TRIQUETA_SIMD {

// A move that ends a turn sets the phase of the next one, and returns where it did. pass_turn then sets the mover.

template <variant V>
TRIQUETA_INLINE void pass_turn(lanes<V>& l, bytes const& where) {
    static_assert(is_turn_order<V::players>);
    assign(l.mover, where, next_in_round<V::players>(l.out, l.mover));
}

/// Where the drawn token was at a level of shadow tokens.
template <variant V>
[[nodiscard]] TRIQUETA_INLINE bytes is_shadow_level(lanes<V> const& l, bytes const& level) {
    bytes levels{};
    for (int t = 0; t < V::towers::count; ++t)
        if (auto const n = static_cast<unsigned>(V::towers::shadow_levels(tower{t})); n > 0)
            levels |= is(l.current, static_cast<unsigned>(t)) & all_of(n);
    return less(level, levels);
}

template <variant V>
TRIQUETA_INLINE void draw(lanes<V>& l, actions const& chosen) {
    bytes where{};
    bytes level{};
    bytes from{};  // column + 1
    for (std::size_t c = 0; c < V::towers::columns; ++c) {
        bytes const here = chosen[first_action<moves::draw> + c];
        where |= here;
        l.left[c] += here;
        level |= l.left[c] & here;
        from |= here & all_of(static_cast<unsigned>(c) + 1);
    }
    bytes back = all_of(1);
    if constexpr (has_shadows<V>) back -= is_shadow_level(l, level);
    if constexpr (lanes<V>::pairs) {
        bytes const was_one = ~is(l.unlooked, 0);
        add_to(l.backs, back, where);
        add_to(l.unlooked, from, where);
        assign(l.phase, where,
               select(was_one, all_of(static_cast<unsigned>(phase::look)),
                      all_of(static_cast<unsigned>(phase::second_draw))));
    } else {
        assign(l.backs, where, back);
        assign(l.unlooked, where, from);
        assign(l.phase, where, static_cast<unsigned>(phase::look));
    }
}

/// Returns where the turn passes.
template <variant V>
[[nodiscard]] TRIQUETA_INLINE bytes take(lanes<V>& l, actions const& chosen) {
    bytes where{};
    piles<V> taken{};
    for (std::size_t r = 0; r < V::players; ++r) {
        bytes const here = chosen[first_action<moves::take> + r];
        where |= here;
        l.in_middle &= ~(here & all_of(1U << r));
        for (std::size_t p = 0; p < taken.size(); ++p) {
            taken[p] |= l.rows[r][p] & here;
            l.rows[r][p] &= ~here;
        }
    }
    for (std::size_t s = 0; s < V::players; ++s) {
        bytes const here = is_mover(l, s);
        for (std::size_t p = 0; p < taken.size(); ++p) l.up[s][p] += taken[p] & here;
    }
    l.out |= l.mover & where;

    bytes const last = where & is(l.in_middle, 0);
    assign(l.rock, last, l.mover);
    for (auto& height : l.left) {
        l.box += height & last;
        height &= ~last;
    }
    assign(l.phase, last,
           select(is(l.standing, 0), all_of(deciding), all_of(static_cast<unsigned>(phase::next_tower))));
    return where & ~last;
}

template <variant V>
[[nodiscard]] TRIQUETA_INLINE bytes draw_from(running_counts<V>& counts, bytes const& place, bytes const& where) {
    bytes code = where & all_of(static_cast<unsigned>(counts.size()) + 1);
    for (auto& count : counts) {
        bytes const is_below = less(place, count) & where;
        count += is_below;
        code += is_below;
    }
    return code;
}

/// Chance answers, with one draw. Returns where the turn passes.
template <variant V>
[[nodiscard]] TRIQUETA_INLINE bytes look(lanes<V>& l) {
    bytes const here = in_phase(l, phase::look);
    // Of two tokens, the first was looked at if only one is unlooked; it is gone if it was a shadow token.
    bytes back = l.backs;
    bytes is_second{};
    if constexpr (lanes<V>::pairs) {
        is_second = ~is(second_of(l.backs), 0) & is(second_of(l.unlooked), 0);
        back = first_of(select(is_second, second_of(l.backs), l.backs));
    }
    bytes const light = has_shadows<V> ? here & is(back, 1) : here;
    bytes bound = l.undrawn.back();
    if constexpr (has_shadows<V>) bound = select(light, bound, l.undrawn_shadows.back());
    bytes const place = l.random.below(bound, here);
    bytes const code = draw_from<V>(l.undrawn, place, light);
    l.unlooked = select(here, lanes<V>::pairs ? second_of(l.unlooked) : bytes{}, l.unlooked);
    if constexpr (lanes<V>::pairs)
        add_to(l.hand, code, light);
    else
        assign(l.hand, light, code);

    bytes const done = here & is(l.unlooked, 0);
    bytes passes{};
    if constexpr (has_shadows<V>) {
        bytes const shadow = here & ~light;
        auto const one = one_token<V>(draw_from<V>(l.undrawn_shadows, place, shadow), shadow);
        for (std::size_t s = 0; s < V::players; ++s) {
            bytes const mine = is_mover(l, s);
            l.shadow_counts[s] -= shadow & mine;
            for (std::size_t p = 0; p < one.size(); ++p) l.shadows[s][p] += one[p] & mine;
        }
        if constexpr (lanes<V>::pairs)
            l.backs = select(shadow, select(is_second, first_of(l.backs), second_of(l.backs)), l.backs);
        else
            l.backs &= ~shadow;
        passes = done & shadow & is(l.backs, 0);
    }
    assign(l.phase, done, static_cast<unsigned>(phase::place));
    if constexpr (has_shadows<V>) assign(l.phase, passes, static_cast<unsigned>(phase::turn));
    return passes;
}

/// Returns where the turn passes.
template <variant V>
[[nodiscard]] TRIQUETA_INLINE bytes place(lanes<V>& l, actions const& chosen) {
    bytes const code = lanes<V>::pairs ? first_of(l.hand) : l.hand;
    bytes const keeps = chosen[first_action<moves::keep>];
    bytes const boxes = chosen[first_action<moves::box>];
    bytes where = keeps | boxes;

    auto const one = one_token<V>(code, all_of(255));
    for (std::size_t r = 0; r < V::players; ++r) {
        bytes const here = chosen[first_action<moves::lay> + r];
        where |= here;
        for (std::size_t p = 0; p < one.size(); ++p) l.rows[r][p] += one[p] & here;
    }
    bytes const to_kept = select(is(movers_kept(l), 0), code, code << 4) & keeps;
    for (std::size_t s = 0; s < V::players; ++s) {
        bytes const mine = is_mover(l, s);
        if constexpr (V::kept::most > 0) l.kept[s] |= to_kept & mine;
        if constexpr (V::draw::all_options.contain(option::box)) {
            l.boxed[s] -= boxes & mine;
            if constexpr (lanes<V>::pairs)
                for (std::size_t p = 0; p < one.size(); ++p) l.boxed_tokens[s][p] += one[p] & boxes & mine;
            else
                add_to(l.boxed_tokens[s], code, boxes & mine);
        }
    }
    l.box -= boxes;

    if constexpr (!lanes<V>::pairs) {
        l.hand &= ~where;
        l.backs &= ~where;
        assign(l.phase, where, static_cast<unsigned>(phase::turn));
        return where;
    } else {
        assign(l.hand, where, second_of(l.hand));
        assign(l.backs, where, second_of(l.backs));
        bytes used = all_of(static_cast<unsigned>(option::lay) + 1);
        assign(used, keeps, static_cast<unsigned>(option::keep) + 1);
        assign(used, boxes, static_cast<unsigned>(option::box) + 1);
        bytes const more = ~is(l.backs, 0);
        assign(l.first, where, used & more);
        bytes const passes = where & ~more;
        assign(l.phase, passes, static_cast<unsigned>(phase::turn));
        return passes;
    }
}

/// A tower's beginning, as moves::choose makes it.
template <variant V>
[[nodiscard]] constexpr table<V> chosen_tower(std::size_t number) {
    table<V> t;
    t.in_middle = {};
    moves::choose{static_cast<int>(number)}.make(t);
    return t;
}

template <variant V>
TRIQUETA_INLINE void choose(lanes<V>& l, actions const& chosen) {
    bytes where{};
    for (std::size_t t = 0; t < V::towers::count; ++t) {
        bytes const here = chosen[first_action<moves::choose> + t];
        auto const fresh = chosen_tower<V>(t);
        where |= here;
        l.standing &= ~(here & all_of(1U << t));
        assign(l.current, here, static_cast<unsigned>(t));
        for (std::size_t c = 0; c < l.left.size(); ++c)
            assign(l.left[c], here, static_cast<unsigned>(fresh.left.of(column{static_cast<int>(c)})));
    }
    constexpr auto fresh = chosen_tower<V>(0);
    for (std::size_t s = 0; s < V::players; ++s) l.tiles[s] -= where & is_mover(l, s);
    assign(l.in_middle, where, fresh.in_middle.mask());
    assign(l.out, where, fresh.out.mask());
    assign(l.phase, where, static_cast<unsigned>(fresh.phase));
}

template <variant V>
TRIQUETA_INLINE void decide(lanes<V>& l, actions const& chosen) {
    bytes where{};
    bytes made{};
    for (std::size_t mask = 0; mask < moves::decide::count; ++mask) {
        bytes const here = chosen[first_action<moves::decide> + mask];
        where |= here;
        made |= here & all_of(static_cast<unsigned>(4 | mask));
    }
    for (std::size_t s = 0; s < V::players; ++s) l.choice[s] |= made & is_mover(l, s);
    l.decided |= l.mover & where;
    assign(l.phase, where, deciding);
}

/// B18, W4: all is shown.
template <variant V>
TRIQUETA_INLINE void reveal(lanes<V>& l, bytes const& where) {
    for (std::size_t s = 0; s < V::players; ++s) {
        bytes const codes[] = {first_of(l.kept[s]), second_of(l.kept[s])};
        for (std::size_t i = 0; i < 2; ++i) {
            bytes const there = where & ~is(codes[i], 0);
            bytes const bit = all_of(1U << i);
            bytes const adds = there & equal(l.choice[s] & bit, bit);
            auto const one = one_token<V>(codes[i], there);
            for (std::size_t p = 0; p < one.size(); ++p) {
                l.up[s][p] += one[p] & adds;
                if constexpr (lanes<V>::pairs) l.boxed_tokens[s][p] += one[p] & ~adds;
            }
            if constexpr (!lanes<V>::pairs) add_to(l.boxed_tokens[s], codes[i], there & ~adds);
            l.boxed[s] -= there & ~adds;
            l.box -= there & ~adds;
        }
        l.kept[s] &= ~where;
        if constexpr (has_shadows<V>) {
            for (std::size_t p = 0; p < l.shadows[s].size(); ++p) {
                bytes const shown = l.shadows[s][p] & where;
                l.up[s][p] += shown;
                l.shadows_up[p] += shown;
                l.shadows[s][p] &= ~where;
            }
            l.shadow_counts[s] &= ~where;
        }
    }
    assign(l.phase, where, static_cast<unsigned>(phase::over));
}

/// B18: passes to the next seat that has to decide. Returns where all have decided.
template <variant V>
[[nodiscard]] TRIQUETA_INLINE bytes find_next_decision(lanes<V>& l) {
    bytes const here = is(l.phase, deciding);
    bytes left{};
    for (std::size_t s = 0; s < V::players; ++s) left |= ~is(l.kept[s], 0) & all_of(1U << s);
    left &= ~l.decided;
    bytes const none = is(left, 0);
    assign(l.mover, here & ~none, first_seat<V::players>(left, l.rock));
    assign(l.phase, here,
           select(none, all_of(static_cast<unsigned>(phase::over)), all_of(static_cast<unsigned>(phase::decide))));
    return here & none;
}

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::animals::lockstep

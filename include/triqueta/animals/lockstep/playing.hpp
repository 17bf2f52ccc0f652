#pragma once

#include "triqueta/animals/lockstep/lane.hpp"
#include "triqueta/animals/lockstep/lanes.hpp"
#include "triqueta/animals/lockstep/legal.hpp"
#include "triqueta/animals/lockstep/moves.hpp"
#include "triqueta/core/inlining.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

/// Random play.
namespace triqueta::animals::lockstep {
inline namespace TRIQUETA_SIMD {

/// One turn in each lane that is in a round: a token drawn, looked at and placed, or a row taken.
template <variant V>
TRIQUETA_INLINE void play_turn(lanes<V>& l) {
    actions open{};
    find_turns(l, open);
    constexpr std::size_t turns = moves::draw::count + moves::take::count;
    choose_uniformly<0, turns>(l, open);
    bytes passes = take(l, open);
    draw(l, open);
    if constexpr (lanes<V>::pairs) {
        find_columns(l, bytes{}, in_phase(l, phase::second_draw), &open[first_action<moves::draw>]);
        choose_uniformly<0, moves::draw::count>(l, open);
        draw(l, open);
        passes |= look(l);
    }
    passes |= look(l);
    for (int i = 0; i < V::draw::tokens; ++i) {
        find_places(l, open);
        choose_uniformly<first_action<moves::lay>, moves::lay::count + 2>(l, open);
        passes |= place(l, open);
    }
    pass_turn(l, passes);
}

template <variant V>
TRIQUETA_INLINE void play_between_rounds(lanes<V>& l) {
    actions open{};
    find_towers(l, open);
    choose_uniformly<first_action<moves::choose>, moves::choose::count>(l, open);
    choose(l, open);
}

/// The end decisions.
template <variant V>
TRIQUETA_INLINE void play_end(lanes<V>& l) {
    bytes ended = find_next_decision(l);
    while (any(in_phase(l, phase::decide))) {
        actions open{};
        find_decisions(l, open);
        choose_uniformly<first_action<moves::decide>, moves::decide::count>(l, open);
        decide(l, open);
        ended |= find_next_decision(l);
    }
    reveal(l, ended);
}

/// A position in every lane.
template <variant V>
[[nodiscard]] positions<V> all_at(state<V> const& s) {
    positions<V> all;
    for (int lane = 0; lane < simd::width; ++lane) put_lane<V>(all, lane, s);
    return all;
}
template <variant V>
TRIQUETA_INLINE void assign(positions<V>& to, bytes const& where, positions<V> const& from) {
    static_assert(sizeof(positions<V>) % sizeof(bytes) == 0 && std::is_trivially_copyable_v<positions<V>>);
    auto* const all = reinterpret_cast<bytes*>(&to);  // all members are vectors of bytes, or arrays of such
    auto const* const others = reinterpret_cast<bytes const*>(&from);
    for (std::size_t i = 0; i < sizeof(positions<V>) / sizeof(bytes); ++i) assign(all[i], where, others[i]);
}

/// Returns the sum of the lanes.
[[nodiscard]] TRIQUETA_INLINE std::uint64_t sum_of(bytes const& counts) {
    auto const parts = simd::same_bits<std::array<std::uint64_t, simd::width / 8>>(counts);
    constexpr std::uint64_t every_second = 0x00FF'00FF'00FF'00FF;
    std::uint64_t sum = 0;
    for (auto const part : parts) sum += (part & every_second) + (part >> 8 & every_second);
    return sum * 0x0001'0001'0001'0001 >> 48;
}

/// Plays all lanes on to the ends of their games, and new games from `start` in lanes whose game ended, as long as
/// there are any: next(lane) puts the dice of a new game there, or returns false; ended(lane) takes the result of one.
/// At first, the lanes of `busy` have a game. Returns the number of actions.
template <variant V, class Next, class Ended>
std::uint64_t play_games(lanes<V>& l, bytes busy, positions<V> const& start, Next next, Ended ended) {
    // Lanes whose round or game has ended wait, so that little is done for few of them.
    constexpr int turns_at_once = 12;
    constexpr int turns_in_a_row = 3;

    assign(l.phase, ~busy, static_cast<unsigned>(phase::over));
    std::uint64_t taken = 0;
    for (;;) {
        bytes const ready = ~busy | in_phase(l, phase::over);
        for_each_set(ready & busy, ended);
        busy = busy & ~ready;
        bytes begins{};
        for_each_set(ready, [&](int lane) { begins[lane] = next(lane) ? 255 : 0; });
        busy |= begins;
        if (!any(busy)) return taken;
        if (any(begins)) assign<V>(l, begins, start);
        for (int turns = 0; turns < turns_at_once; turns += turns_in_a_row) {
            for (int i = 0; i < turns_in_a_row; ++i) play_turn(l);
            play_between_rounds(l);
        }
        play_end(l);
        taken += sum_of(l.actions);
        l.actions = bytes{};
    }
}

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::animals::lockstep

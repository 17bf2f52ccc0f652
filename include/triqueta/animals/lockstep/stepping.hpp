#pragma once

#include "triqueta/animals/lockstep/lanes.hpp"
#include "triqueta/animals/lockstep/legal.hpp"
#include "triqueta/animals/lockstep/moves.hpp"
#include "triqueta/core/inlining.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

/// Steps by given actions.
namespace triqueta::animals::lockstep {
inline namespace TRIQUETA_SIMD {

/// The actions of the first `count` lanes as bytes; 255 for a number that isn't one, and in lanes without one.
[[nodiscard]] TRIQUETA_INLINE bytes bytes_of(std::int32_t const* numbers, int count) {
    std::array<std::uint8_t, simd::width> all;
    if (count >= simd::width) {
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = static_cast<std::uint8_t>(static_cast<std::uint32_t>(numbers[i]) < 255 ? numbers[i] : 255);
    } else {
        all.fill(255);
        for (std::size_t i = 0; i < static_cast<std::size_t>(count < 0 ? 0 : count); ++i)
            all[i] = static_cast<std::uint8_t>(static_cast<std::uint32_t>(numbers[i]) < 255 ? numbers[i] : 255);
    }
    return simd::same_bits<bytes>(all);
}

[[nodiscard]] TRIQUETA_INLINE bytes first_lanes(int count) {
    bytes mask{};
    for (int lane = 0; lane < simd::width && lane < count; ++lane) mask[lane] = 255;
    return mask;
}

/// A mask of the lanes whose bits are set, the first one's lowest.
[[nodiscard]] TRIQUETA_INLINE bytes lanes_of(std::uint64_t bits) {
    std::array<std::uint8_t, simd::width> all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = (bits >> i & 1) != 0 ? 255 : 0;
    return simd::same_bits<bytes>(all);
}

/// Leaves of the legal actions those that were chosen, by number.
TRIQUETA_INLINE void leave_chosen(actions& open, bytes const& numbers) {
    for (std::size_t i = 0; i < open.size(); ++i) open[i] &= is(numbers, static_cast<unsigned>(i));
}

template <std::size_t First, std::size_t Count>
[[nodiscard]] TRIQUETA_INLINE bytes where_any(actions const& chosen) {
    bytes where{};
    for (std::size_t i = First; i < First + Count; ++i) where |= chosen[i];
    return where;
}

/// Chooses an action uniformly in these lanes, and returns the numbers of the actions.
template <variant V>
[[nodiscard]] TRIQUETA_INLINE bytes choose_numbers(lanes<V>& l, bytes const& where) {
    auto open = legal<V>(l);
    for (auto& one : open) one &= where;
    choose_uniformly<0, actions{}.size()>(l, open);
    l.actions = bytes{};  // only play_games counts them
    bytes numbers{};
    for (std::size_t i = 0; i < open.size(); ++i) numbers |= open[i] & all_of(static_cast<unsigned>(i));
    return numbers;
}

/// Takes the chosen actions, and answers for chance until a seat is to move.
template <variant V>
TRIQUETA_INLINE void step(lanes<V>& l, actions const& chosen) {
    bytes passes = take(l, chosen) | place(l, chosen);
    draw(l, chosen);
    for (int i = 0; i < V::draw::tokens; ++i) passes |= look(l);
    pass_turn(l, passes);
    if (any(where_any<first_action<moves::choose>, moves::choose::count>(chosen))) choose(l, chosen);
    decide(l, chosen);
    if (any(is(l.phase, deciding))) reveal(l, find_next_decision(l));
}

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::animals::lockstep

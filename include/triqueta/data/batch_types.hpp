#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/state.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

namespace triqueta {

/// One game of a batch. Between steps, a seat is to move.
template <game G>
struct batch_place {
    state<G> position;
    dice chance{0};
    std::uint64_t number = 0;   // number of the game
    std::uint32_t actions = 0;  // how many it has had in the batch
};

/// The numbers of a batch's games: place i plays games first + i, first + i + stride, … Workers that share a key play
/// different games if worker w of W, with n places each, has {w * n, W * n}.
struct batch_numbers {
    std::uint64_t first = 0;
    std::uint64_t stride = 0;  // 0: the number of places
};

/// Places of a batch: `count` from `first` on; by default all.
struct batch_range {
    /// Places that lie in one block of memory. So threads may step ranges of one batch at the same time if each range
    /// begins, and ends unless it is the last one, at a multiple of this.
    static constexpr std::size_t block = 64;

    std::size_t first = 0;
    std::size_t count = std::numeric_limits<std::size_t>::max();

    /// One of `parts` ranges of such blocks, as equal as they can be. A batch with few places leaves some empty.
    [[nodiscard]] static constexpr batch_range part(std::size_t places, std::size_t parts, std::size_t which) {
        std::size_t const blocks = places / block + (places % block != 0);
        auto const begin = [&](std::size_t n) {
            std::size_t const before = blocks / parts * n + std::min(n, blocks % parts);
            return before > places / block ? places : before * block;
        };
        return {begin(which), begin(which + 1) - begin(which)};
    }
    /// The same without places that a batch of this size doesn't have.
    [[nodiscard]] constexpr batch_range within(std::size_t places) const {
        std::size_t const begin = std::min(first, places);
        return {begin, std::min(count, places - begin)};
    }
    [[nodiscard]] constexpr std::size_t end() const { return first + count; }
};

/// What a call of a batch reads. Arrays have an element for each place of the batch, also of those outside the range.
struct batch_inputs {
    std::span<std::int32_t const> actions = {};  // to step by
    std::span<std::uint8_t const> where = {};    // 0: leaves the place, and its outputs, as they are. Empty: all places
    std::uint32_t most_actions = 0;              // cuts games off after so many actions of theirs; 0: none
    batch_range places = {};

    [[nodiscard]] bool has(std::size_t place) const { return where.empty() || where[place] != 0; }
};

/// Arrays that a batch fills, place by place. It skips empty ones. Rows have the lengths that the batch has as
/// constants: mask_length, view_length and so on; those of every seat have rows for the players of the batch.
struct batch_outputs {
    std::span<std::int32_t> seats = {};    // seat to move
    std::span<std::uint8_t> masks = {};    // for each action's number, whether it is legal
    std::span<std::int8_t> views = {};     // the mover's view, encoded
    std::span<std::int32_t> rewards = {};  // for each seat, its points if the game ended in this step, else 0
    std::span<std::uint8_t> done = {};     // whether the game ended in this step

    // More of what there is to see.
    std::span<std::uint64_t> numbers = {};      // number of the game
    std::span<std::int32_t> players = {};       // whose turn it is, if the players change seats with each game
    std::span<std::uint32_t> lengths = {};      // how many actions the game has had
    std::span<std::uint8_t> mask_bits = {};     // masks, a bit for each action, the lowest bit first
    std::span<std::int32_t> legal_counts = {};  // how many actions are legal
    std::span<std::int32_t> legal = {};         // their numbers, ascending; what is behind them stays as it is
    std::span<std::int8_t> all_views = {};      // every seat's view, encoded
    std::span<std::int8_t> states = {};         // the state, encoded: nothing is hidden

    // More of a game that ended in this step.
    std::span<std::uint8_t> truncated = {};  // whether it was cut off
    std::span<std::uint8_t> wins = {};       // for each seat, whether it won, alone or with others

    // These stay as they are where no game ended.
    std::span<std::uint64_t> final_numbers = {};
    std::span<std::uint32_t> final_lengths = {};
    std::span<std::int8_t> final_views = {};   // every seat's view of the end, encoded
    std::span<std::int8_t> final_states = {};  // the end, encoded

    [[nodiscard]] constexpr bool list_legal() const {
        return !mask_bits.empty() || !legal_counts.empty() || !legal.empty();
    }
    [[nodiscard]] constexpr bool show_more() const {
        return !numbers.empty() || !players.empty() || !lengths.empty() || list_legal() || !all_views.empty() ||
               !states.empty();
    }
    [[nodiscard]] constexpr bool show_ends() const { return !final_views.empty() || !final_states.empty(); }
    [[nodiscard]] constexpr bool tell_more_of_ends() const {
        return !truncated.empty() || !wins.empty() || !final_numbers.empty() || !final_lengths.empty() || show_ends();
    }
};

/// A refused action and its place.
struct refused_in_batch {
    std::size_t place = 0;
    refusal why;

    [[nodiscard]] constexpr explicit operator bool() const { return static_cast<bool>(why); }
    friend constexpr bool operator==(refused_in_batch const&, refused_in_batch const&) = default;
};

}  // namespace triqueta

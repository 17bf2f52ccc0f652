#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/state.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace triqueta {

/// One game of a batch. Between steps, a seat is to move.
template <game G>
struct batch_place {
    state<G> position;
    dice chance{0};
    std::uint64_t number = 0;  // number of the game
};

/// Arrays that a batch fills, place by place. It skips empty ones.
struct batch_outputs {
    std::span<std::int32_t> seats = {};    // seat to move
    std::span<std::uint8_t> masks = {};    // for each action's number, whether it is legal
    std::span<std::int8_t> views = {};     // the mover's view, encoded
    std::span<std::int32_t> rewards = {};  // for each seat, its points if the game ended in this step, else 0
    std::span<std::uint8_t> done = {};     // whether the game ended in this step
};

/// A refused action and its place.
struct refused_in_batch {
    std::size_t place = 0;
    refusal why;

    [[nodiscard]] constexpr explicit operator bool() const { return static_cast<bool>(why); }
    friend constexpr bool operator==(refused_in_batch const&, refused_in_batch const&) = default;
};

}  // namespace triqueta

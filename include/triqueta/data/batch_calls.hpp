#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/data/batch_types.hpp"
#include "triqueta/play/complete.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace triqueta::detail {

/// A number below `bound` that a random number of 64 bits stands for, by multiply and shift.
[[nodiscard]] constexpr std::uint32_t scaled(std::uint64_t random, std::uint32_t bound) {
    std::uint64_t const low = (random & 0xFFFF'FFFF) * bound >> 32;
    return static_cast<std::uint32_t>(((random >> 32) * bound + low) >> 32);
}

/// The number of a legal action, by its mask and such a number.
[[nodiscard]] constexpr std::int32_t nth_set(std::span<std::uint8_t const> mask, std::uint64_t random) {
    std::uint32_t count = 0;
    for (auto const one : mask) count += one;
    auto left = scaled(random, count);
    std::int32_t number = 0;
    while (mask[static_cast<std::size_t>(number)] == 0 || left-- != 0) ++number;
    return number;
}

/// What every batch has: calls made of those of Batch, which derives from this.
template <game G, class Batch>
class batch_calls {
  public:
    /// Whether an action isn't legal: the first one, with its place.
    [[nodiscard]] refused_in_batch why_not(std::span<std::int32_t const> actions) const {
        return self().why_not(batch_inputs{.actions = actions});
    }

    /// Takes one action in each place, answers for chance, and begins the next game where one has ended. If an action
    /// is illegal, nothing changes.
    [[nodiscard]] refused_in_batch step(batch_inputs const& in, batch_outputs const& out) {
        if (auto const no = self().why_not(in)) return no;
        self().step_unchecked(in, out);
        return {};
    }
    [[nodiscard]] refused_in_batch step(std::span<std::int32_t const> actions, batch_outputs const& out) {
        return step(batch_inputs{.actions = actions}, out);
    }

    void observe(batch_outputs const& out) const { self().observe(batch_inputs{}, out); }

    /// Leaves the games of these places, and begins the next ones: of `where` and `places`, all that the call reads.
    void reset(batch_inputs const& in = {}) {
        self().begin(in, [](std::size_t, std::uint64_t number, std::uint64_t stride) { return number + stride; });
    }
    /// Begins all games anew, with other numbers and another key.
    void restart(std::uint64_t key, batch_numbers const& numbers = {}) {
        self().use(key, numbers);
        self().begin(batch_inputs{}, [first = numbers.first](std::size_t place, std::uint64_t, std::uint64_t) {
            return first + place;
        });
    }

    /// Puts a completion of a view in each of these places, by dice of the key and the place's try, which go on to
    /// answer for chance: place i of the range has try and game number `first` + i. An evaluation has the same tries.
    /// Precondition: the view isn't over, and of as many players as the batch.
    void complete(view<G> const& seen, std::uint64_t key, std::uint64_t first, batch_range places = {}) {
        TRIQUETA_ASSERT(!seen.is_over());
        auto const range = places.within(self().size());
        for (std::size_t i = 0; i < range.count; ++i) {
            batch_place<G> one;
            one.number = first + i;
            one.chance = dice{key, one.number};
            one.position = triqueta::complete(seen, one.chance);
            self().put(range.first + i, one);
        }
    }

  private:
    [[nodiscard]] Batch& self() { return static_cast<Batch&>(*this); }
    [[nodiscard]] Batch const& self() const { return static_cast<Batch const&>(*this); }
};

}  // namespace triqueta::detail

#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/bit_places.hpp"
#include "triqueta/core/place_range.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/mayhem/action.hpp"
#include "triqueta/triangles/mayhem/table.hpp"
#include "triqueta/triangles/mayhem/target.hpp"

#include <cstdint>

namespace triqueta::triangles::mayhem {

/// The legal actions of a mover, in ascending order of their numbers, without a list of them.
class action_set : public place_range<action_set> {
  public:
    /// Three kinds of pieces in hand with nine open triangles each (M3), and to stop.
    static constexpr int most = hand_size * open_triangles::most + 1;

    constexpr action_set() = default;

    /// Bit n stands for target n. Precondition: all kinds added before are lower, and fewer than a hand has.
    constexpr void play(card piece, std::uint32_t targets) {
        TRIQUETA_ASSERT(kinds_ < hand_size && targets < 1U << target::count);
        pieces_ |= static_cast<std::uint32_t>(piece) << 8 * kinds_;
        targets_ |= std::uint64_t{targets} << target::count * kinds_;
        up_to_ += static_cast<std::uint32_t>(count(targets)) * (0x01'01'01U << 8 * kinds_);
        ++kinds_;
    }
    constexpr void stop() { stop_ = 1; }

    [[nodiscard]] constexpr int size() const { return plays() + stop_; }
    /// The action at `place`. Precondition: 0 <= place < size().
    [[nodiscard]] constexpr action operator[](int place) const {
        TRIQUETA_ASSERT(place >= 0 && place < size());
        if (place == plays()) return mayhem::stop();
        int const kind = (place >= byte(up_to_, 0)) + (place >= byte(up_to_, 1));
        auto const targets = static_cast<std::uint32_t>(targets_ >> target::count * kind) & 0xFFFF;
        return mayhem::play(card(byte(pieces_, kind)), target{nth(targets, place - byte(up_to_ << 8, kind))});
    }

  private:
    static constexpr auto const& bits = triqueta::detail::places_of_bits;

    [[nodiscard]] static constexpr int count(std::uint32_t targets) {
        return bits.count(targets & 255) + bits.count(targets >> 8);
    }
    [[nodiscard]] static constexpr int nth(std::uint32_t targets, int place) {
        int const low = bits.count(targets & 255);
        return place < low ? bits.nth(targets & 255, place) : 8 + bits.nth(targets >> 8, place - low);
    }
    [[nodiscard]] static constexpr int byte(std::uint32_t of, int n) { return static_cast<int>(of >> 8 * n & 255); }
    [[nodiscard]] constexpr int plays() const { return byte(up_to_, hand_size - 1); }

    std::uint64_t targets_ = 0;  // sixteen bits for each kind of piece
    std::uint32_t pieces_ = 0;   // a byte for each: its card
    std::uint32_t up_to_ = 0;    // a byte for each: how many plays of it and of those before it
    int kinds_ = 0;
    int stop_ = 0;
};

}  // namespace triqueta::triangles::mayhem

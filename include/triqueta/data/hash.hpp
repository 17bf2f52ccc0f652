#pragma once

#include "triqueta/core/canonical.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/data/bits.hpp"
#include "triqueta/data/snapshot.hpp"

#include <cstdint>

/// Hashes of positions in 64 bits, the same in every release and on every machine: docs/formats.md. Equal positions
/// have equal hashes. The hash isn't cryptographic: an attacker can find collisions.
namespace triqueta {
namespace detail {

/// Hashes the numbers of a snapshot as 64-bit words.
class hasher : public numbers_out<hasher> {
  public:
    constexpr explicit hasher(std::uint32_t game) : hash_{game} {}

    constexpr void number(int value, int most) { bits(static_cast<std::uint32_t>(value), bits_for(most)); }
    constexpr void bits(std::uint32_t value, int width) {
        word_ |= std::uint64_t{value} << count_;
        count_ += width;
        if (count_ >= 64) {
            mix();
            count_ -= 64;
            word_ = count_ == 0 ? 0 : std::uint64_t{value} >> (width - count_);
        }
    }
    [[nodiscard]] constexpr std::uint64_t finish() {
        mix();
        return hash_;
    }

  private:
    constexpr void mix() {
        hash_ = (hash_ ^ word_) * 0x9E37'79B9'7F4A'7C15;
        hash_ = (hash_ ^ hash_ >> 32) * 0xD6E8'FEB8'6659'FD93;
        hash_ ^= hash_ >> 32;
    }

    std::uint64_t hash_;
    std::uint64_t word_ = 0;
    int count_ = 0;
};

}  // namespace detail

template <game G>
[[nodiscard]] constexpr std::uint64_t hash(state<G> const& s) {
    detail::hasher numbers{game_code<G>()};
    detail::describe_state(s, numbers);
    return numbers.finish();
}

template <game G>
[[nodiscard]] constexpr std::uint64_t hash(view<G> const& v) {
    detail::hasher numbers{game_code<G>()};
    detail::describe_view(v, numbers);
    return numbers.finish();
}

/// A hash that is equal for all positions that differ only by a symmetry.
template <class Position>
[[nodiscard]] constexpr std::uint64_t canonical_hash(Position const& p) {
    return hash(canonical(p).position());
}

}  // namespace triqueta

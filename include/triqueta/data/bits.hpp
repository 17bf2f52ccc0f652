#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/refusal.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

/// Numbers as bits, one after the other, lowest bit first. Each number takes as many bits as its greatest value, so the
/// bytes are the same on every machine.
namespace triqueta {

[[nodiscard]] constexpr int bits_for(int most) { return static_cast<int>(std::bit_width(static_cast<unsigned>(most))); }

/// Writes numbers to an output iterator of bytes.
template <class Out>
class bit_writer : public numbers_out<bit_writer<Out>> {
  public:
    constexpr explicit bit_writer(Out out) : out_{out} {}

    constexpr void number(int value, int most) {
        TRIQUETA_ASSERT(value >= 0 && value <= most);
        bits(static_cast<std::uint32_t>(value), bits_for(most));
    }
    constexpr void bits(std::uint32_t value, int width) {
        waiting_ |= std::uint64_t{value} << count_;
        count_ += width;
        for (; count_ >= 8; count_ -= 8, waiting_ >>= 8) write_byte();
    }
    /// Pads the last byte with zeros.
    constexpr Out finish() {
        if (count_ > 0) write_byte();
        return out_;
    }

  private:
    constexpr void write_byte() { *out_++ = static_cast<std::byte>(waiting_ & 0xFF); }

    Out out_;
    std::uint64_t waiting_ = 0;  // bits that don't fill a byte yet
    int count_ = 0;
};

/// Reads numbers from bytes. An invalid number is read as 0, and the first error is kept as the reason.
class bit_reader : public numbers_in<bit_reader> {
  public:
    constexpr explicit bit_reader(std::span<std::byte const> bytes) : bytes_{bytes} {}

    constexpr int number(int most) {
        auto const value = bits(bits_for(most));
        if (value <= static_cast<unsigned>(most)) return static_cast<int>(value);
        wrong();
        return 0;
    }
    constexpr std::uint32_t bits(int width) {
        while (count_ < width) {
            if (bytes_.empty()) {
                if (!why_) why_ = refusal::bytes_too_short;
                return 0;
            }
            waiting_ |= static_cast<std::uint64_t>(bytes_[0]) << count_;
            bytes_ = bytes_.subspan(1);
            count_ += 8;
        }
        auto const value = waiting_ & ((std::uint64_t{1} << width) - 1);
        waiting_ >>= width;
        count_ -= width;
        return static_cast<std::uint32_t>(value);
    }
    constexpr void wrong() {
        if (!why_) why_ = refusal::wrong_value;
    }

    /// The first error so far.
    [[nodiscard]] constexpr refusal why() const { return why_; }
    /// The first error if the input must end here. Only the zero padding of the last byte may follow.
    [[nodiscard]] constexpr refusal why_at_end() const {
        if (why_) return why_;
        if (!bytes_.empty()) return refusal::bytes_too_long;
        return waiting_ == 0 ? refusal{} : refusal::wrong_value;
    }

  private:
    std::span<std::byte const> bytes_;
    std::uint64_t waiting_ = 0;
    int count_ = 0;
    refusal why_;
};

}  // namespace triqueta

#pragma once

#include "triqueta/core/refusal.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

/// Parts of a file, each with its length and a check, so that damage is found and located.
namespace triqueta::detail {

/// Writes a whole number, lowest byte first.
template <class Out>
constexpr void put_number(Out& to, std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) *to++ = static_cast<std::byte>(value >> 8 * i & 0xFF);
}

/// Writes whole numbers, lowest byte first, and computes a check of all of them (FNV-1a).
template <class Out>
class checked_output {
  public:
    using difference_type = std::ptrdiff_t;

    constexpr explicit checked_output(Out out) : out_{out} {}

    constexpr checked_output& operator*() { return *this; }
    constexpr checked_output& operator++() { return *this; }
    constexpr checked_output& operator++(int) { return *this; }
    constexpr checked_output& operator=(std::byte b) {
        check_ = (check_ ^ static_cast<std::uint32_t>(b)) * 0x0100'0193;
        ++size_;
        *out_++ = b;
        return *this;
    }
    constexpr void number(std::uint64_t value, int bytes) { put_number(*this, value, bytes); }

    [[nodiscard]] constexpr std::uint32_t check() const { return check_; }
    [[nodiscard]] constexpr std::uint32_t size() const { return size_; }
    [[nodiscard]] constexpr Out out() const { return out_; }

  private:
    Out out_;
    std::uint32_t check_ = 0x811C'9DC5;
    std::uint32_t size_ = 0;
};

/// Takes the place of an output where only size and check matter.
struct no_output {
    using difference_type = std::ptrdiff_t;

    constexpr no_output& operator*() { return *this; }
    constexpr no_output& operator++() { return *this; }
    constexpr no_output& operator++(int) { return *this; }
    constexpr no_output& operator=(std::byte) { return *this; }
};

/// Writes a section: its length, what write(to) writes to a checked_output, and the check. `write` returns the output.
template <class Write, class Out>
constexpr Out write_section(Write write, Out out) {
    auto const size = write(checked_output<no_output>{no_output{}}).size();
    checked_output<Out> length{out};
    length.number(size, 4);
    auto const content = write(checked_output<Out>{length.out()});
    checked_output<Out> check{content.out()};
    check.number(content.check(), 4);
    return check.out();
}

/// Reads whole numbers and sections. Keeps the first error with its offset in all of the bytes.
class byte_reader {
  public:
    constexpr byte_reader(std::span<std::byte const> bytes, std::size_t from) : bytes_{bytes}, at_{from} {}

    [[nodiscard]] constexpr std::uint64_t number(int bytes) {
        std::uint64_t value = 0;
        if (!has(static_cast<std::size_t>(bytes))) return 0;
        for (int i = 0; i < bytes; ++i) value |= static_cast<std::uint64_t>(bytes_[at_++]) << 8 * i;
        return value;
    }
    /// A number from 0 to `most`.
    [[nodiscard]] constexpr std::uint64_t number(int bytes, std::uint64_t most) {
        auto const where = at_;
        auto const value = number(bytes);
        if (value <= most) return value;
        fail(refusal::wrong_value, where);
        return 0;
    }
    [[nodiscard]] constexpr std::span<std::byte const> take(std::size_t size) {
        if (!has(size)) return {};
        auto const taken = bytes_.subspan(at_, size);
        at_ += size;
        return taken;
    }
    /// The content of the next section. Empty, with an error, if it is cut off or its check fails.
    [[nodiscard]] constexpr byte_reader section() {
        auto const start = at_;
        auto const size = static_cast<std::size_t>(number(4));
        auto const content = at_;
        auto const taken = take(size);
        auto const check = number(4);
        if (!why_) {
            checked_output<no_output> expected{no_output{}};
            for (std::byte const b : taken) expected = b;
            if (expected.check() != check) fail(refusal::damaged, start);
        }
        byte_reader inner{bytes_.first(why_ ? content : content + size), content};
        inner.why_ = why_;
        inner.where_ = where_;
        return inner;
    }
    [[nodiscard]] constexpr std::span<std::byte const> rest() const { return bytes_.subspan(at_); }
    [[nodiscard]] constexpr std::size_t at() const { return at_; }

    constexpr void fail(refusal why, std::size_t where) {
        if (why_) return;
        why_ = why;
        where_ = where;
    }
    constexpr void fail(refusal why) { fail(why, at_); }
    constexpr void expect_end() {
        if (at_ != bytes_.size()) fail(refusal::bytes_too_long);
    }
    /// Takes over the error of a section.
    constexpr void fail_like(byte_reader const& inner) {
        if (inner.why_) fail(inner.why_, inner.where_);
    }
    [[nodiscard]] constexpr bool failed() const { return static_cast<bool>(why_); }
    [[nodiscard]] constexpr refusal why() const { return why_; }
    [[nodiscard]] constexpr std::size_t where() const { return where_; }

  private:
    constexpr bool has(std::size_t size) {
        if (!why_ && bytes_.size() - at_ < size) fail(refusal::bytes_too_short, bytes_.size());
        return !why_;
    }

    std::span<std::byte const> bytes_;
    std::size_t at_ = 0;
    refusal why_;
    std::size_t where_ = 0;
};

}  // namespace triqueta::detail

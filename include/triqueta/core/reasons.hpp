#pragma once

#include "triqueta/core/fixed_list.hpp"
#include "triqueta/core/refusal.hpp"

#include <cstddef>
#include <optional>

namespace triqueta {

/// The reasons for a refusal, each once; empty if nothing was refused.
class reasons {
  public:
    using value_type = refusal;
    using const_iterator = refusal const*;

    static constexpr int most = 16;  // no game has more invariants

    constexpr reasons() = default;
    constexpr reasons(refusal only) {  // NOLINT(*-explicit-*): a refusal is one
        unless(!only, only);
    }

    /// Adds `why` unless `holds`.
    constexpr void unless(bool holds, refusal why) {
        if (!holds && !contain(why)) all_.add(why);
    }

    [[nodiscard]] constexpr bool contain(refusal why) const {
        for (refusal const r : all_)
            if (r == why) return true;
        return false;
    }
    [[nodiscard]] constexpr bool empty() const { return all_.empty(); }
    [[nodiscard]] constexpr int size() const { return all_.size(); }
    [[nodiscard]] constexpr auto begin() const { return all_.begin(); }
    [[nodiscard]] constexpr auto end() const { return all_.end(); }

    friend constexpr bool operator==(reasons const&, reasons const&) = default;

  private:
    fixed_list<refusal, most> all_;
};

/// A value that was parsed or set up, or every reason why it is invalid.
template <class T>
class [[nodiscard]] reading {
  public:
    constexpr reading(T const& value) : value_{value} {}               // NOLINT(*-explicit-*)
    constexpr reading(T&& value) : value_{static_cast<T&&>(value)} {}  // NOLINT(*-explicit-*)
    constexpr reading(refusal why) : why_{why} {}                      // NOLINT(*-explicit-*)
    constexpr reading(reasons const& why) : why_{why} {}               // NOLINT(*-explicit-*)

    [[nodiscard]] constexpr explicit operator bool() const { return value_.has_value(); }
    [[nodiscard]] constexpr T const& operator*() const& { return *value_; }
    [[nodiscard]] constexpr T&& operator*() && { return *static_cast<std::optional<T>&&>(value_); }
    [[nodiscard]] constexpr T const* operator->() const { return &*value_; }
    /// Empty if there is a value.
    [[nodiscard]] constexpr reasons const& why() const { return why_; }

  private:
    std::optional<T> value_;
    reasons why_;
};

/// A value read from text or bytes, or why and where it was refused. `where` is an offset in bytes.
template <class T>
class [[nodiscard]] parsed {
  public:
    constexpr parsed(T const& value) : value_{value} {}               // NOLINT(*-explicit-*)
    constexpr parsed(T&& value) : value_{static_cast<T&&>(value)} {}  // NOLINT(*-explicit-*)
    constexpr parsed(refusal why, std::size_t where) : why_{why}, where_{where} {}

    [[nodiscard]] constexpr explicit operator bool() const { return value_.has_value(); }
    [[nodiscard]] constexpr T const& operator*() const& { return *value_; }
    [[nodiscard]] constexpr T&& operator*() && { return *static_cast<std::optional<T>&&>(value_); }
    [[nodiscard]] constexpr T const* operator->() const { return &*value_; }
    [[nodiscard]] constexpr refusal why() const { return why_; }
    [[nodiscard]] constexpr std::size_t where() const { return where_; }

  private:
    std::optional<T> value_;
    refusal why_;
    std::size_t where_ = 0;
};

/// A position read from text or bytes, or why it was refused: one reason with its place in the text, or every violated
/// invariant.
template <class T>
class [[nodiscard]] position_read {
  public:
    constexpr position_read(reading<T> read, std::size_t where)
        : read_{static_cast<reading<T>&&>(read)}, where_{where} {}

    [[nodiscard]] constexpr explicit operator bool() const { return static_cast<bool>(read_); }
    [[nodiscard]] constexpr T const& operator*() const& { return *read_; }
    [[nodiscard]] constexpr T&& operator*() && { return *static_cast<reading<T>&&>(read_); }
    [[nodiscard]] constexpr T const* operator->() const { return &*read_; }
    /// Empty if there is a position.
    [[nodiscard]] constexpr reasons const& why() const { return read_.why(); }
    /// The offset of the first error in bytes, or their end.
    [[nodiscard]] constexpr std::size_t where() const { return where_; }

  private:
    reading<T> read_;
    std::size_t where_ = 0;
};

}  // namespace triqueta

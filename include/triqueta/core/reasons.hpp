#pragma once

#include "triqueta/core/fixed_list.hpp"
#include "triqueta/core/refusal.hpp"

#include <optional>

namespace triqueta {

/// Every reason that there is against something, each once; none if there is none.
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

/// What was read or put together, or every reason why it can't be.
template <class T>
class [[nodiscard]] reading {
  public:
    constexpr reading(T const& value) : value_{value} {}  // NOLINT(*-explicit-*)
    constexpr reading(refusal why) : why_{why} {}         // NOLINT(*-explicit-*)
    constexpr reading(reasons const& why) : why_{why} {}  // NOLINT(*-explicit-*)

    [[nodiscard]] constexpr explicit operator bool() const { return value_.has_value(); }
    [[nodiscard]] constexpr T const& operator*() const { return *value_; }
    [[nodiscard]] constexpr T const* operator->() const { return &*value_; }
    /// Empty if there is a value.
    [[nodiscard]] constexpr reasons const& why() const { return why_; }

  private:
    std::optional<T> value_;
    reasons why_;
};

}  // namespace triqueta

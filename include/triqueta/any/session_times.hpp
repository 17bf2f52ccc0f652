#pragma once

#include "triqueta/any/memory.hpp"
#include "triqueta/any/memory_list.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/data/sections.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

namespace triqueta::detail {

/// When the entries of a session's history happened, if the app said so.
class session_times {
  public:
    explicit session_times(memory const& in) : all_{in} {}

    /// Makes room for the times of this many entries. False if there is no memory.
    [[nodiscard]] bool reserve(std::size_t size) { return all_.reserve(size); }
    [[nodiscard]] bool reserve_like(session_times const& other) { return reserve(other.all_.size()); }
    /// Precondition: reserve_like.
    void copy_from(session_times const& other) { all_ = other.all_; }

    [[nodiscard]] bool empty() const { return all_.size() == 0; }
    /// Sets the time of the entries from one moment to another. Precondition: there is room.
    void set(std::size_t from, std::size_t to, std::optional<std::int64_t> time) {
        all_.erase(all_.begin() + (from < all_.size() ? from : all_.size()), all_.end());
        while (all_.size() < from) all_.push_back(none);
        while (all_.size() < to) all_.push_back(time.value_or(none));
    }
    [[nodiscard]] std::optional<std::int64_t> at(std::size_t moment) const {
        if (moment >= all_.size() || all_[moment] == none) return std::nullopt;
        return all_[moment];
    }

    template <class Out>
    void write(checked_output<Out>& to) const {
        to.number(all_.size(), 4);
        for (auto const one : all_) to.number(static_cast<std::uint64_t>(one), 8);
    }
    void read_from(byte_reader& from) {
        auto const count = static_cast<std::size_t>(from.number(4));
        if (count > from.rest().size() / 8) return from.fail(refusal::bytes_too_short);
        if (!all_.reserve(count)) return from.fail(refusal::no_memory);
        all_.clear();
        for (std::size_t i = 0; i < count; ++i) all_.push_back(static_cast<std::int64_t>(from.number(8)));
    }

  private:
    static constexpr std::int64_t none = std::numeric_limits<std::int64_t>::min();

    memory_list<std::int64_t> all_;
};

}  // namespace triqueta::detail

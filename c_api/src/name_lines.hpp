#pragma once

#include <triqueta/core/seat.hpp>

#include <cstddef>
#include <iterator>
#include <span>
#include <string_view>

namespace tq {

/// The players' names: a line for each.
class name_lines {
  public:
    explicit name_lines(std::string_view lines) {
        while (!lines.empty() && count_ < std::size(names_)) {
            auto const found = lines.find('\n');
            auto const length = found == std::string_view::npos ? lines.size() : found;
            names_[count_++] = {lines.data(), length};  // substr could throw
            lines.remove_prefix(found == std::string_view::npos ? length : length + 1);
        }
    }
    [[nodiscard]] std::span<std::string_view const> all() const { return {names_, count_}; }

  private:
    std::string_view names_[triqueta::most_seats_of_any_game];
    std::size_t count_ = 0;
};

}  // namespace tq

#pragma once

#include "triqueta/core/random/seed.hpp"
#include "triqueta/text/hexadecimal.hpp"
#include "triqueta/text/writer.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace triqueta::detail {

/// A seed as a tag's value: 64 hexadecimal digits. Empty if there is none.
class seed_text {
  public:
    explicit seed_text(std::optional<seed> const& from) {
        if (!from) return;
        text::writer<char*> to{text_.data()};
        text::detail::write_hexadecimal(to, *from);
        size_ = text_.size();
    }
    [[nodiscard]] std::string_view text() const { return {text_.data(), size_}; }

  private:
    std::array<char, 64> text_{};
    std::size_t size_ = 0;
};

}  // namespace triqueta::detail

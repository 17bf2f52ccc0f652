#pragma once

#include "triqueta/core/field.hpp"
#include "triqueta/data/encoding_field.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace triqueta {

/// Where a field of a view lies in an encoding.
struct encoding_place {
    std::uint16_t offset = 0;
    std::uint16_t length = 0;
};

/// The layout of an encoding: it has the fields of a view, in their order.
class encoding_list {
  public:
    constexpr encoding_list() = default;
    constexpr encoding_list(field_list const& of_views, std::span<encoding_place const> places)
        : fields_{&of_views}, places_{places} {}

    [[nodiscard]] constexpr std::size_t size() const { return places_.size(); }
    /// Precondition: there is such a field.
    [[nodiscard]] constexpr encoding_field operator[](std::size_t index) const {
        field const f = (*fields_)[index];
        return {f.name, places_[index].offset, places_[index].length, f.meaning};
    }
    [[nodiscard]] constexpr int offset(std::size_t index) const { return places_[index].offset; }

  private:
    field_list const* fields_ = nullptr;
    std::span<encoding_place const> places_;
};

}  // namespace triqueta

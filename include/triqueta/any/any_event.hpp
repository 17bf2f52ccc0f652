#pragma once

#include "triqueta/any/any_game.hpp"
#include "triqueta/any/field_functions.hpp"
#include "triqueta/core/field.hpp"
#include "triqueta/core/seat.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace triqueta {

/// An event of a game chosen at run time, as one viewer saw it, with its fields.
class any_event {
  public:
    /// From the numbers that detail::field_functions writes.
    any_event(any_game const& game, std::span<std::int32_t const> values)
        : game_{&game}, values_{values.begin(), values.end()} {}

    /// The seat that acted, drew or looked.
    [[nodiscard]] triqueta::seat seat() const { return triqueta::seat{values_[0]}; }
    /// Its action's kind, by its index in `any_game::action_kinds`. None for an answer of chance: somebody drew or
    /// looked.
    [[nodiscard]] std::optional<int> kind() const {
        auto const kinds = static_cast<int>(game_->fields->actions.size());
        return values_[1] < kinds ? std::optional{values_[1]} : std::nullopt;
    }

    [[nodiscard]] field_list const& fields() const { return game_->fields->of_events; }
    /// The values of the field with this index: each with the most rows, −1 for what isn't there.
    [[nodiscard]] std::span<std::int32_t const> field(int index) const {
        auto const& one = fields().shapes()[static_cast<std::size_t>(index)];
        return std::span{values_}.subspan(detail::before_event_record + one.offset, one.size());
    }
    /// The same by its name. Empty if there is none.
    [[nodiscard]] std::span<std::int32_t const> field(std::string_view name) const {
        auto const index = find_field(fields(), name);
        return index < 0 ? std::span<std::int32_t const>{} : field(index);
    }
    /// The values of all fields, each at its offset.
    [[nodiscard]] std::span<std::int32_t const> record() const {
        return std::span{values_}.subspan(detail::before_event_record);
    }

    [[nodiscard]] friend bool operator==(any_event const& a, any_event const& b) {
        return a.game_ == b.game_ && a.values_ == b.values_;
    }

  private:
    any_game const* game_;
    std::vector<std::int32_t> values_;
};

namespace detail {

/// The events that detail::field_functions wrote.
[[nodiscard]] inline std::vector<any_event> events_in(any_game const& game, std::span<std::int32_t const> values) {
    std::vector<any_event> all;
    auto const length = before_event_record + record_length(game.fields->of_events.shapes());
    for (std::size_t at = 0; at < values.size(); at += length) all.emplace_back(game, values.subspan(at, length));
    return all;
}

}  // namespace detail
}  // namespace triqueta

#pragma once

#include "triqueta/core/assert.hpp"

#include <compare>
#include <cstdint>
#include <optional>

namespace triqueta {

/// What an action of any game is known by: a number below Count, stable and the same in every language. Action derives
/// from it, and tells what the numbers mean.
template <class Action, int Count>
class action_number {
  public:
    static constexpr int count = Count;

    [[nodiscard]] static constexpr std::optional<Action> from_number(int number) {
        if (number < 0 || number >= count) return std::nullopt;
        return Action{action_number{number}};
    }
    /// Of a number below count.
    [[nodiscard]] static constexpr Action from_number_unchecked(int number) {
        TRIQUETA_ASSERT(number >= 0 && number < count);
        return Action{action_number{number}};
    }
    /// What makers give for what has no number: refused everywhere.
    [[nodiscard]] static constexpr Action nothing() { return Action{action_number{count}}; }
    /// The action `index` places after `first`, if it is one of these `places`.
    [[nodiscard]] static constexpr Action of(int first, int index, int places) {
        return index >= 0 && index < places ? Action{action_number{first + index}} : nothing();
    }

    [[nodiscard]] constexpr int number() const { return number_; }

    friend constexpr bool operator==(action_number, action_number) = default;
    friend constexpr auto operator<=>(action_number, action_number) = default;

  private:
    constexpr explicit action_number(int number) : number_{static_cast<std::uint16_t>(number)} {}

    std::uint16_t number_;
};

}  // namespace triqueta

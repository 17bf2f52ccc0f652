#pragma once

#include "triqueta/core/assert.hpp"

#include <compare>
#include <cstdint>
#include <optional>

namespace triqueta {

/// The number of an action: below Count, stable, the same in every language. A game's Action derives from it and says
/// what the numbers mean.
template <class Action, int Count>
class action_number {
  public:
    static constexpr int count = Count;

    [[nodiscard]] static constexpr std::optional<Action> from_number(int number) {
        if (number < 0 || number >= count) return std::nullopt;
        return Action{action_number{number}};
    }
    /// Precondition: the number is below count.
    [[nodiscard]] static constexpr Action from_number_unchecked(int number) {
        TRIQUETA_ASSERT(number >= 0 && number < count);
        return Action{action_number{number}};
    }
    /// Results from arguments that have no number. It is refused everywhere.
    [[nodiscard]] static constexpr Action nothing() { return Action{action_number{count}}; }
    /// The action with number `first` + `index`, or nothing() unless 0 <= index < size.
    [[nodiscard]] static constexpr Action of(int first, int index, int size) {
        return index >= 0 && index < size ? Action{action_number{first + index}} : nothing();
    }

    [[nodiscard]] constexpr int number() const { return number_; }

    friend constexpr bool operator==(action_number, action_number) = default;
    friend constexpr auto operator<=>(action_number, action_number) = default;

  private:
    constexpr explicit action_number(int number) : number_{static_cast<std::uint16_t>(number)} {}

    std::uint16_t number_;
};

}  // namespace triqueta

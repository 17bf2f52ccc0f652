#pragma once

#include "triqueta/any/game_choice.hpp"
#include "triqueta/core/refusal.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace triqueta {

/// A part of the text of a choice, such as "race(players=3, first=1)".
enum class choice_part : std::uint8_t { nothing, game, open, option, equals, value, comma_or_end, end };

/// What is wrong with a choice.
struct choice_fault {
    refusal why{};
    std::string_view game{};    // its name, as it was given
    std::string_view option{};  // the wrong one; empty if none is
    bool has_bounds = false;    // whether its value is out of these bounds
    int least = 0;
    int most = 0;
    std::size_t where = 0;                        // in the text, in bytes
    choice_part expected = choice_part::nothing;  // there, after unknown_word
};

/// A choice, or what is wrong with it. `any_catalog::sentence` says it in words. The names point into the text.
class [[nodiscard]] choice_read {
  public:
    constexpr choice_read(game_choice const& value) : value_{value} {}   // NOLINT(*-explicit-*)
    constexpr choice_read(choice_fault const& wrong) : wrong_{wrong} {}  // NOLINT(*-explicit-*)

    [[nodiscard]] constexpr explicit operator bool() const { return !why(); }
    [[nodiscard]] constexpr game_choice const& operator*() const { return value_; }
    [[nodiscard]] constexpr game_choice const* operator->() const { return &value_; }
    [[nodiscard]] constexpr refusal why() const { return wrong_.why; }
    /// The name of the option that is wrong. Empty if none is.
    [[nodiscard]] constexpr std::string_view option() const { return wrong_.option; }
    /// The bounds of this option, if its value is out of them.
    [[nodiscard]] constexpr int least() const { return wrong_.least; }
    [[nodiscard]] constexpr int most() const { return wrong_.most; }
    /// The offset in the text, in bytes.
    [[nodiscard]] constexpr std::size_t where() const { return wrong_.where; }
    /// What must stand there, after unknown_word.
    [[nodiscard]] constexpr choice_part expected() const { return wrong_.expected; }
    [[nodiscard]] constexpr choice_fault const& fault() const { return wrong_; }

  private:
    game_choice value_;
    choice_fault wrong_;
};

}  // namespace triqueta

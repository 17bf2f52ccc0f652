#pragma once

#include "triqueta/core/option.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/play/fair_deal.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace triqueta {

struct any_game;

/// A value for an option, by its name. The names `players` and `first` stand for the number of players and the seat
/// that begins.
struct option_value {
    std::string_view name;
    int value = 0;
};

/// A game of a catalogue with its number of players, the seat that begins, and the values of its options in order.
struct game_choice {
    any_game const* game = nullptr;
    int players = 0;
    int first = 0;
    std::array<std::int32_t, most_options> options{};

    friend constexpr bool operator==(game_choice const&, game_choice const&) = default;
};

/// A fair deal and the game that it is for.
struct fair_choice {
    game_choice chosen;
    fair_deal fair;
};

/// Who answers for chance in a new match: a seed, an order by hand, dice, or the caller by `reveal`.
class chance_source {
  public:
    /// A seed of 32 bytes of entropy that deals this game alone. The record shows it after the game.
    constexpr chance_source(seed const& from)  // NOLINT(*-explicit-*): a seed is a source
        : seed_{{from, 0}}, is_own_{true} {}
    /// A seed that deals many games, and the number of this one. No record shows it.
    constexpr chance_source(seed const& from, std::uint64_t number) : seed_{{from, number}} {}

    /// A fair deal that is complete, with its secret. It deals this game alone, and must outlive the call that takes
    /// it.
    constexpr chance_source(fair_deal const& fair) : fair_{&fair}, is_own_{true} {}  // NOLINT(*-explicit-*)

    [[nodiscard]] static constexpr chance_source caller() { return {}; }
    /// The pieces in the order that docs/deal.md has. They must outlive the call that takes them.
    [[nodiscard]] static constexpr chance_source by_hand(std::span<std::int32_t const> pieces) {
        chance_source made;
        made.pieces_ = pieces;
        made.is_by_hand_ = true;
        return made;
    }
    /// Each answer is drawn when it is needed.
    [[nodiscard]] static constexpr chance_source drawn_by(dice const& random) {
        chance_source made;
        made.dice_ = random;
        return made;
    }

    [[nodiscard]] constexpr std::optional<seed_number> const& from_seed() const { return seed_; }
    [[nodiscard]] constexpr bool has_own_seed() const { return is_own_; }
    /// Null if it is no fair deal.
    [[nodiscard]] constexpr fair_deal const* fair() const { return fair_; }
    [[nodiscard]] constexpr bool is_by_hand() const { return is_by_hand_; }
    [[nodiscard]] constexpr std::span<std::int32_t const> pieces() const { return pieces_; }
    [[nodiscard]] constexpr std::optional<dice> const& drawing() const { return dice_; }

  private:
    constexpr chance_source() = default;

    std::optional<seed_number> seed_;
    fair_deal const* fair_ = nullptr;
    std::span<std::int32_t const> pieces_;
    bool is_own_ = false;
    bool is_by_hand_ = false;
    std::optional<dice> dice_;
};

}  // namespace triqueta

#pragma once

#include "triqueta.h"

#include <triqueta/catalog.hpp>
#include <triqueta/data.hpp>
#include <triqueta/text.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

/// The shipped games, found by a variant's number and a number of players.
namespace tq {

using triqueta::game;
using games = triqueta::shipped;

[[nodiscard]] constexpr bool is_variant(std::int32_t number) { return number >= 0 && number < games::variants; }
[[nodiscard]] constexpr triqueta::catalog_entry const& entry_of(std::int32_t variant) {
    return games::all()[static_cast<unsigned>(variant)];
}
/// A game of a variant. All games of a variant have the same actions, so any will do.
[[nodiscard]] constexpr int any_game_of(std::int32_t variant) {
    return *games::find(variant, entry_of(variant).least_players);
}

namespace detail {

/// Copies options from the caller's struct to a set-up: `fast` to a truth, `turn_cap` to a whole number.
class options_in {
  public:
    constexpr explicit options_in(tq_options const& options) : options_{&options} {}

    constexpr void operator()(std::string_view, char const*, bool& value, triqueta::shape::truth) {
        possible_ = possible_ && (options_->fast == 0 || options_->fast == 1);
        value = options_->fast == 1;
    }
    constexpr void operator()(std::string_view, char const*, int& value, triqueta::shape::whole_number shape) {
        possible_ = possible_ && options_->turn_cap >= shape.least && options_->turn_cap <= shape.most;
        value = options_->turn_cap;
    }
    [[nodiscard]] constexpr bool possible() const { return possible_; }

  private:
    tq_options const* options_;
    bool possible_ = true;
};
/// The same from a set-up to the caller's struct.
class options_out {
  public:
    constexpr explicit options_out(tq_options& options) : options_{&options} {}

    constexpr void operator()(std::string_view, char const*, bool value, triqueta::shape::truth) {
        options_->fast = value ? 1 : 0;
    }
    constexpr void operator()(std::string_view, char const*, int value, triqueta::shape::whole_number) {
        options_->turn_cap = value;
    }

  private:
    tq_options* options_;
};

}  // namespace detail

/// Converts options to a set-up of G; none if G doesn't allow them.
template <game G>
[[nodiscard]] constexpr std::optional<triqueta::setup<G>> setup_of(tq_options const& options) {
    auto start = triqueta::rules_of<G>::setup_for(options.players);
    if (!start) return std::nullopt;
    start->first = triqueta::seat{options.first};
    detail::options_in given{options};
    triqueta::setup<G>::describe(*start, given);
    if (!given.possible() || triqueta::rules_of<G>::why_not_start(*start)) return std::nullopt;
    return start;
}

/// Converts a set-up to options.
template <game G>
[[nodiscard]] constexpr tq_options options_of(int players, int first, triqueta::setup<G> const& start) {
    tq_options options{sizeof(tq_options), games::variant_of(games::number_of<G>), players, first, 0, 0};
    detail::options_out told{options};
    triqueta::setup<G>::describe(start, told);
    return options;
}
/// Reads the options of a table.
template <game G>
[[nodiscard]] constexpr tq_options options_of(typename triqueta::rules_of<G>::table const& t) {
    return options_of<G>(triqueta::rules_of<G>::players(t), t.mover.number(), triqueta::options_of<G>(t));
}

}  // namespace tq

#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/option.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/data/sections.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

/// A set-up in saved matches and batches: players, who begins, and the options.
namespace triqueta::detail {

template <game G, class Out>
constexpr checked_output<Out> write_setup(setup<G> const& start, checked_output<Out> to) {
    to.number(static_cast<std::uint64_t>(state<G>::make_unchecked(start).players()), 1);
    to.number(static_cast<std::uint64_t>(start.first.number()), 1);
    for (auto const& option : options_in<G>(start)) to.number(static_cast<std::uint32_t>(option.initial), 4);
    return to;
}

template <game G>
[[nodiscard]] constexpr std::optional<setup<G>> read_setup(byte_reader& from) {
    auto const where = from.at();
    auto start = rules_of<G>::setup_for(static_cast<int>(from.number(1)));
    if (!start) {
        from.fail(refusal::wrong_players, where);
        return std::nullopt;
    }
    start->first = seat{static_cast<int>(from.number(1))};
    std::array<std::int32_t, most_options> values{};
    auto const options = options_in<G>(*start);
    std::span const all{values.data(), static_cast<std::size_t>(options.size())};
    auto const where_options = from.at();
    for (auto& value : all) value = static_cast<std::int32_t>(static_cast<std::uint32_t>(from.number(4)));
    if (auto const wrong = set_options<G>(*start, all))
        from.fail(refusal::wrong_option, where_options + 4 * static_cast<std::size_t>(*wrong));
    if (auto const no = rules_of<G>::why_not_start(*start)) from.fail(no, where);
    return from.failed() ? std::nullopt : start;
}

}  // namespace triqueta::detail

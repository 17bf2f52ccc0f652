#pragma once

#include "triqueta/any/output.hpp"
#include "triqueta/bots/estimate.hpp"
#include "triqueta/bots/level.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/names.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace triqueta {

/// An action by its number, and what its seat may expect of it.
struct any_judged_action {
    int action = 0;
    bots::estimate chance;  // to win; a shared win counts in parts
    bots::estimate points;  // at the end of the game

    friend constexpr bool operator==(any_judged_action const&, any_judged_action const&) = default;
};

namespace detail {

/// What bots and analyses of a game have in common. `at` is where one of them is.
struct thinking_functions {
    std::uint32_t code;  // of the game in snapshots
    std::size_t size;
    std::size_t alignment;
    std::size_t view_size;
    std::size_t net_size;  // 0 if the game has no nets
    /// Reads weights. Games whose nets have the same features have the same function; null if there are no nets.
    refusal (*read_net)(std::span<std::byte const>, std::int8_t* out);
    /// Creates a view at a place in memory.
    refusal (*read_view)(std::span<std::byte const>, void* at);
    /// Why the viewer has nothing to choose.
    refusal (*why_no_choice)(void const* view);

    void (*begin)(void* at, void const* view, bots::budget);
    bool (*think)(void* at, std::int64_t nodes);
    bots::budget (*spent)(void const* at);
    bots::budget (*granted)(void const* at);
};

struct bot_functions {
    thinking_functions thinking;
    /// Creates a bot. Null stands for the shipped weights.
    void (*make)(void* at, bots::level, dice, std::int8_t const* net);
    dice (*random)(void const* at);
    int (*choice)(void const* at);
};

struct analysis_functions {
    thinking_functions thinking;
    void (*make)(void* at, dice, std::int8_t const* net);
    int (*size)(void const* at);
    any_judged_action (*judged)(void const* at, int place);
    int (*best)(void const* at);
    /// The place of an action, or of the one that stands for it; -1 if it isn't legal.
    int (*place_of)(void const* at, int action);
    /// Precondition: the action is legal.
    text_output (*write_remarks)(void const* at, int action, text::language const&, text::names const&, text_output);
};

}  // namespace detail
}  // namespace triqueta

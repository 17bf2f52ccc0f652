#pragma once

#include "triqueta/any/erased_position.hpp"
#include "triqueta/bots/any/bot_functions.hpp"
#include "triqueta/bots/any/erased_thinking.hpp"
#include "triqueta/bots/bot.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"

#include <cstdint>

namespace triqueta {
namespace detail {

template <game G>
inline constexpr bot_functions bot_functions_of{
    .thinking = thinking_functions_of<G, bots::bot<G>>(),
    .make = [](void* at, bots::level l, dice random,
               std::int8_t const* net) { make_thinker<G, bots::bot<G>>(at, net, l, random); },
    .random = [](void const* at) { return static_cast<bots::bot<G> const*>(at)->random(); },
    .choice = [](void const* at) { return static_cast<bots::bot<G> const*>(at)->choice().number(); },
};

}  // namespace detail

/// For each game of a catalogue, the functions of its bots.
template <class Catalog>
struct erased_bots {
    static detail::tables<Catalog, detail::bot_functions> const all;
};
template <class Catalog>
constinit detail::tables<Catalog, detail::bot_functions> const
    erased_bots<Catalog>::all = detail::tables_of<Catalog>([]<game G>() { return detail::bot_functions_of<G>; });

}  // namespace triqueta

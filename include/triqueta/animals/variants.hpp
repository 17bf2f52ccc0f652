#pragma once

#include "triqueta/animals/variant.hpp"
#include "triqueta/core/name.hpp"

namespace triqueta::animals {

/// The base game.
template <int Players>
struct base_game {
    static constexpr char const* name = "base_game";
    static constexpr int players = Players;

    struct pack : light_pack {};
    struct towers : four_towers {};
    struct draw : draw_one {};
    struct kept : at_most<2> {};
    struct scoring : exactly_three {};

    template <class V>
    using rules = animals::rules<V>;
};

/// The expansion Hidden Wolves, one token a draw.
template <int Players>
struct hidden_wolves : base_game<Players> {
    static constexpr char const* name = "hidden_wolves";

    struct pack : wolf_pack {};
    struct towers : towers_on_shadows {};
};

/// The expansion's two-player variant: two tokens a draw.
struct hidden_wolves_duel : hidden_wolves<2> {
    static constexpr char const* name = "hidden_wolves_duel";

    struct draw : draw_two {};
};

/// The base game with two tokens a draw: a house variant.
struct base_game_duel : base_game<2> {
    static constexpr char const* name = "base_game_duel";

    struct draw : draw_two {};
};

// V1
template <int Players>
inline constexpr bool official<base_game<Players>> = Players >= 2 && Players <= 5;
template <int Players>
inline constexpr bool official<hidden_wolves<Players>> = Players >= 3 && Players <= 5;
template <>
inline constexpr bool official<hidden_wolves_duel> = true;

static_assert(playable<base_game<2>> && playable<base_game<3>> && playable<base_game<4>> && playable<base_game<5>>);
static_assert(playable<hidden_wolves<2>> && playable<hidden_wolves<3>>);
static_assert(playable<hidden_wolves<4>> && playable<hidden_wolves<5>>);
static_assert(playable<hidden_wolves_duel> && playable<base_game_duel>);

}  // namespace triqueta::animals

namespace triqueta {

template <int Players>
inline constexpr bool is_shipped<animals::base_game<Players>> = true;
template <int Players>
inline constexpr bool is_shipped<animals::hidden_wolves<Players>> = true;
template <>
inline constexpr bool is_shipped<animals::base_game_duel> = true;
template <>
inline constexpr bool is_shipped<animals::hidden_wolves_duel> = true;

}  // namespace triqueta

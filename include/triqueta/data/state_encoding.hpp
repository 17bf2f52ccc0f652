#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/described.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/data/encoding.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

/// States as flat arrays of small numbers, with nothing hidden: for a critic that knows more than the players. The
/// layout is that of a view by a spectator, in which the viewer's own part stands once for every possible seat, and
/// what can't be placed is what nobody has drawn yet.
namespace triqueta {

namespace detail {

/// The places of what a player alone knows.
template <game G>
inline constexpr int own_length = [] {
    place_counter count{{}};
    typename rules_of<G>::secrets const none{};
    rules_of<G>::secrets::describe(none, count);
    return count.places();
}();

template <game G>
[[nodiscard]] constexpr auto undrawn_part(state<G> const& s) {
    using rules = rules_of<G>;
    if constexpr (described<typename rules::pool>) {
        return s.pool();
    } else {
        using part = std::remove_const_t<decltype(rules::unseen_part(s.table(), viewer::spectator(), nullptr))>;
        return part{rules::to_draw(s.table(), s.all_secrets(), s.pool())};
    }
}

}  // namespace detail

/// Where in the encoding of a view the viewer's own part begins, and its length.
template <game G>
inline constexpr int own_offset = encoding_length<G> - detail::unseen_length<G> - detail::own_length<G>;
template <game G>
inline constexpr int own_length = detail::own_length<G>;

/// The length of the encoding of a state.
template <game G>
inline constexpr int state_encoding_length = encoding_length<G> +
                                             (rules_of<G>::most_players - 1) * detail::own_length<G>;

/// Encodes a state. The part of a seat that isn't in the game is that of a player with nothing. Precondition: `out` has
/// room for it.
template <game G>
TRIQUETA_FLATTEN constexpr void encode(state<G> const& s, std::span<std::int8_t> out) {
    using rules = rules_of<G>;
    constexpr auto length = static_cast<std::size_t>(state_encoding_length<G>);
    TRIQUETA_ASSERT(out.size() >= length);
    std::array<std::int8_t, length + static_cast<std::size_t>(detail::place_writer::room_beyond)> all;
    if (std::is_constant_evaluated()) all.fill(0);
    detail::place_writer places{all.data()};
    places.put(-1, detail::most_in_a_place);
    places.put(s.turn().number(), detail::most_in_a_place);
    rules::table::describe(s.table(), places);
    for (int i = 0; i < rules::most_players; ++i) rules::secrets::describe(s.secrets(seat{i}), places);
    auto const undrawn = detail::undrawn_part(s);
    std::remove_const_t<decltype(undrawn)>::describe(undrawn, places);
    std::copy_n(all.begin(), length, out.begin());
}

template <game G>
[[nodiscard]] constexpr auto encode(state<G> const& s) {
    std::array<std::int8_t, static_cast<std::size_t>(state_encoding_length<G>)> all{};
    encode(s, std::span<std::int8_t>{all});
    return all;
}

}  // namespace triqueta

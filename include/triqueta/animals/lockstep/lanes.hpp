#pragma once

#include "triqueta/animals/pieces/tokens.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/simd/dice.hpp"
#include "triqueta/core/simd/vector.hpp"
#include "triqueta/core/when.hpp"

#include <array>
#include <cstddef>
#include <type_traits>

/// Many games of one variant side by side, a lane of vectors for each.
namespace triqueta::animals::lockstep {
inline namespace TRIQUETA_SIMD {

using simd::bytes, simd::all_of, simd::equal, simd::less, simd::select, simd::any, simd::bits_of, simd::for_each_set;

template <int Count>
using many = std::array<bytes, static_cast<std::size_t>(Count)>;

template <variant V>
inline constexpr int pairs_of_kinds = (kinds<typename V::pack> + 1) / 2;

/// Tokens of each lane: a nibble for each kind, two kinds in a byte, the lower one low.
template <variant V>
using piles = many<pairs_of_kinds<V>>;

/// How many tokens there are of each kind or a lower one.
template <variant V>
using running_counts = many<kinds<typename V::pack>>;

/// The phase of a lane whose end decisions go on or are over, which find_next_decision settles.
inline constexpr unsigned deciding = 7;

/// The positions. Seats are one-hot: bit s stands for seat s. Where nothing is said, a member is that of the table, or
/// of a seat's secrets. What follows from others is left out: counts of kept tokens, for example.
template <variant V>
struct positions {
    static_assert(tokens_in_pack<V> < 128, "simd::less and many_dice::below take no greater numbers");

    static constexpr bool pairs = V::draw::tokens == 2;
    static constexpr auto seats = static_cast<std::size_t>(V::players);

    bytes phase{};
    bytes mover{};
    bytes rock{};
    bytes out{};
    bytes in_middle{};
    bytes decided{};
    bytes standing{};
    bytes current{};
    bytes box{};
    many<V::towers::columns> left{};
    std::array<piles<V>, seats> rows{};
    std::array<piles<V>, seats> up{};
    many<V::players> tiles{};
    many<V::players> boxed{};

    // Lists of one or two values in a byte, as in few<T, 2>: a nibble each, the first one low, its value plus one.
    bytes backs{};     // of the drawn tokens
    bytes unlooked{};  // columns
    bytes hand{};      // the mover's
    many<V::players> kept{};
    many<V::players> choice{};                                                                // 0, or 4 with the mask
    [[no_unique_address]] when<pairs, bytes, struct first_tag> first{};                       // option, plus one
    std::conditional_t<pairs, std::array<piles<V>, seats>, many<V::players>> boxed_tokens{};  // in pairs no lists

    [[no_unique_address]] when<has_shadows<V>, std::array<piles<V>, seats>, struct shadows_lanes_tag> shadows{};
    [[no_unique_address]] when<has_shadows<V>, many<V::players>, struct shadow_counts_tag> shadow_counts{};
    [[no_unique_address]] when<has_shadows<V>, piles<V>, struct shadows_up_lanes_tag> shadows_up{};

    running_counts<V> undrawn{};
    [[no_unique_address]] when<has_shadows<V>, running_counts<V>, struct undrawn_shadows_tag> undrawn_shadows{};
};

/// Positions with their dice, and the number of actions taken.
template <variant V>
struct lanes : positions<V> {
    bytes actions{};
    simd::many_dice random{};
};

[[nodiscard]] TRIQUETA_INLINE bytes is(bytes const& value, unsigned number) { return equal(value, all_of(number)); }
template <variant V>
[[nodiscard]] TRIQUETA_INLINE bytes in_phase(lanes<V> const& l, phase p) {
    return is(l.phase, static_cast<unsigned>(p));
}
template <variant V>
[[nodiscard]] TRIQUETA_INLINE bytes is_mover(lanes<V> const& l, std::size_t seat) {
    return is(l.mover, 1U << seat);
}
TRIQUETA_INLINE void assign(bytes& to, bytes const& where, bytes const& value) { to = select(where, value, to); }
TRIQUETA_INLINE void assign(bytes& to, bytes const& where, unsigned value) { assign(to, where, all_of(value)); }

/// One token of an animal in the lanes of `where`: its code is the animal's number plus one.
template <variant V>
[[nodiscard]] TRIQUETA_INLINE piles<V> one_token(bytes const& code, bytes const& where) {
    piles<V> one{};
    for (int kind = 0; kind < kinds<typename V::pack>; ++kind)
        one[static_cast<std::size_t>(kind / 2)] |=
            equal(code, all_of(static_cast<unsigned>(kind + 1))) & where & all_of(kind % 2 == 0 ? 1 : 16);
    return one;
}

// Lists of two.

[[nodiscard]] TRIQUETA_INLINE bytes first_of(bytes const& list) { return list & all_of(15); }
[[nodiscard]] TRIQUETA_INLINE bytes second_of(bytes const& list) { return list >> 4; }
TRIQUETA_INLINE void add_to(bytes& list, bytes const& code, bytes const& where) {
    list |= select(is(list, 0), code, code << 4) & where;
}

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::animals::lockstep

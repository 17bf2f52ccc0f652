#pragma once

#include "triqueta/animals/moves/turn_order.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/simd/vector.hpp"

/// The order of seats, one-hot.
namespace triqueta::animals::lockstep {
inline namespace TRIQUETA_SIMD {

template <int Players, class Bytes>
[[nodiscard]] TRIQUETA_INLINE constexpr Bytes next_seat(Bytes const& s) {
    constexpr unsigned last = 1U << (Players - 1);
    return ((s + s) & simd::splat<Bytes>(2 * last - 1)) - simd::equal(s, simd::splat<Bytes>(last));
}

/// The first seat of a set, in order from `start`. If the set is empty, the seat before `start`.
template <int Players, class Bytes>
[[nodiscard]] TRIQUETA_INLINE constexpr Bytes first_seat(Bytes const& set, Bytes const& start) {
    std::array<Bytes, static_cast<unsigned>(Players)> order{start};
    for (auto i = 1U; i < order.size(); ++i) order[i] = next_seat<Players>(order[i - 1]);
    Bytes first = order.back();
    for (auto i = order.size() - 1; i-- > 0;)
        first = simd::select(simd::equal(order[i] & set, order[i]), order[i], first);
    return first;
}

/// The next seat of those that aren't out.
template <int Players, class Bytes>
[[nodiscard]] TRIQUETA_INLINE constexpr Bytes next_in_round(Bytes const& out, Bytes const& mover) {
    return first_seat<Players, Bytes>(~out, next_seat<Players>(mover));
}

/// Whether this is the order of the rules.
template <int Players>
inline constexpr bool is_turn_order = [] {
    using one = simd::plain_vector<std::uint8_t, 1>;
    bool same = true;
    for (auto out = 0U; out + 1 < 1U << Players; ++out)
        for (int from = 0; from < Players; ++from) {
            auto const next = next_in_round<Players>(simd::splat<one>(out), simd::splat<one>(1U << from));
            same = same && next[0] == 1 << moves::next_in_round_of<Players>[out][seat{from}].number();
        }
    return same;
}();

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::animals::lockstep

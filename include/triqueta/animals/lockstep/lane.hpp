#pragma once

#include "triqueta/animals/lockstep/lanes.hpp"
#include "triqueta/animals/position/pool.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/rules.hpp"
#include "triqueta/core/state.hpp"

#include <cstddef>
#include <cstdint>

/// A single position, put into a lane and taken from it.
namespace triqueta::animals::lockstep {
inline namespace TRIQUETA_SIMD {

template <class T, int Most>
[[nodiscard]] constexpr std::uint8_t list_code(few<T, Most> const& list) {
    auto code = 0U;
    for (int i = 0; i < list.size(); ++i)
        code |= static_cast<unsigned>(triqueta::detail::as_number(list[i]) + 1) << 4 * i;
    return static_cast<std::uint8_t>(code);
}
template <class List>
[[nodiscard]] constexpr List list_of(unsigned code) {
    List list;
    for (; code != 0; code >>= 4)
        list.add(triqueta::detail::from_number<typename List::value_type>(static_cast<int>(code & 15) - 1));
    return list;
}

template <std::size_t Pairs>
void put_tokens(std::array<bytes, Pairs>& to, int lane, tokens from) {
    for (std::size_t p = 0; p < Pairs; ++p) to[p][lane] = static_cast<std::uint8_t>(from.nibbles() >> 8 * p);
}
template <std::size_t Pairs>
[[nodiscard]] tokens tokens_of(std::array<bytes, Pairs> const& from, int lane) {
    std::uint32_t nibbles = 0;
    for (std::size_t p = 0; p < Pairs; ++p) nibbles |= std::uint32_t{from[p][lane]} << 8 * p;
    return tokens::from_nibbles(nibbles);
}
template <std::size_t Kinds>
void put_counts(std::array<bytes, Kinds>& to, int lane, tokens from) {
    int sum = 0;
    for (std::size_t kind = 0; kind < Kinds; ++kind)
        to[kind][lane] = static_cast<std::uint8_t>(sum += from.of(static_cast<animal>(kind)));
}

template <variant V>
void put_lane(positions<V>& l, int lane, state<V> const& s) {
    auto const one_hot = [](seat who) { return static_cast<std::uint8_t>(1 << who.number()); };
    auto const mask = [](auto set) { return static_cast<std::uint8_t>(set.mask()); };
    table<V> const& t = s.table();
    l.phase[lane] = static_cast<std::uint8_t>(t.phase);
    l.mover[lane] = one_hot(t.mover);
    l.rock[lane] = one_hot(t.rock);
    l.out[lane] = mask(t.out);
    l.in_middle[lane] = mask(t.in_middle);
    l.decided[lane] = mask(t.decided);
    l.standing[lane] = mask(t.standing);
    l.current[lane] = static_cast<std::uint8_t>(t.current.number());
    l.box[lane] = t.box;
    for (std::size_t c = 0; c < l.left.size(); ++c)
        l.left[c][lane] = static_cast<std::uint8_t>(t.left.of(column{static_cast<int>(c)}));
    l.backs[lane] = list_code(t.hand);
    l.unlooked[lane] = list_code(t.unlooked);
    l.hand[lane] = list_code(s.secrets(t.mover).hand);
    if constexpr (positions<V>::pairs) l.first[lane] = list_code(t.first_option);
    for (std::size_t i = 0; i < positions<V>::seats; ++i) {
        seat const who{static_cast<int>(i)};
        secrets<V> const& own = s.secrets(who);
        put_tokens(l.rows[i], lane, t.rows[row{static_cast<int>(i)}]);
        put_tokens(l.up[i], lane, t.up[who]);
        l.tiles[i][lane] = t.tiles[who];
        l.boxed[i][lane] = t.boxed[who];
        l.kept[i][lane] = list_code(own.kept);
        l.choice[i][lane] = static_cast<std::uint8_t>(own.choice.made() ? 4 | own.choice.mask() : 0);
        if constexpr (positions<V>::pairs)
            put_tokens(l.boxed_tokens[i], lane, own.boxed);
        else
            l.boxed_tokens[i][lane] = list_code(own.boxed);
        if constexpr (has_shadows<V>) {
            put_tokens(l.shadows[i], lane, own.shadows);
            l.shadow_counts[i][lane] = t.shadows[who];
        }
    }
    put_counts(l.undrawn, lane, s.pool().light);
    if constexpr (has_shadows<V>) {
        put_tokens(l.shadows_up, lane, t.shadows_up);
        put_counts(l.undrawn_shadows, lane, s.pool().shadow);
    }
}

template <variant V>
[[nodiscard]] state<V> state_of(positions<V> const& l, int lane) {
    auto const seat_of = [lane](bytes const& from) { return seat{std::countr_zero(from[lane])}; };
    table<V> t;
    typename rules<V>::all_secrets all{};
    t.phase = static_cast<phase>(l.phase[lane]);
    t.mover = seat_of(l.mover);
    t.rock = seat_of(l.rock);
    t.out = player_set::from_mask(l.out[lane]);
    t.in_middle = row_set::from_mask(l.in_middle[lane]);
    t.decided = player_set::from_mask(l.decided[lane]);
    t.standing = tower_set::from_mask(l.standing[lane]);
    t.current = tower{l.current[lane]};
    t.box = l.box[lane];
    t.left = {};
    for (std::size_t c = 0; c < l.left.size(); ++c) t.left.set(column{static_cast<int>(c)}, l.left[c][lane]);
    t.hand = list_of<decltype(t.hand)>(l.backs[lane]);
    t.unlooked = list_of<decltype(t.unlooked)>(l.unlooked[lane]);
    all[t.mover].hand = list_of<decltype(all[t.mover].hand)>(l.hand[lane]);
    if constexpr (positions<V>::pairs) t.first_option = list_of<decltype(t.first_option)>(l.first[lane]);
    for (std::size_t i = 0; i < positions<V>::seats; ++i) {
        seat const who{static_cast<int>(i)};
        secrets<V>& own = all[who];
        t.rows[row{static_cast<int>(i)}] = tokens_of(l.rows[i], lane);
        t.up[who] = tokens_of(l.up[i], lane);
        t.tiles[who] = l.tiles[i][lane];
        t.boxed[who] = l.boxed[i][lane];
        own.kept = list_of<decltype(own.kept)>(l.kept[i][lane]);
        t.kept[who] = static_cast<std::uint8_t>(own.kept.size());
        if (l.choice[i][lane] != 0) own.choice = decision{l.choice[i][lane] & 3};
        if constexpr (positions<V>::pairs)
            own.boxed = tokens_of(l.boxed_tokens[i], lane);
        else
            own.boxed = list_of<decltype(own.boxed)>(l.boxed_tokens[i][lane]);
        if constexpr (has_shadows<V>) {
            own.shadows = tokens_of(l.shadows[i], lane);
            t.shadows[who] = l.shadow_counts[i][lane];
        }
    }
    if constexpr (has_shadows<V>) t.shadows_up = tokens_of(l.shadows_up, lane);
    return state<V>::assemble(t, all);
}

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::animals::lockstep

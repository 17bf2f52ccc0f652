#pragma once

#include "triqueta/animals/animal.hpp"
#include "triqueta/animals/event.hpp"
#include "triqueta/animals/heights.hpp"
#include "triqueta/animals/pack.hpp"
#include "triqueta/animals/pool.hpp"
#include "triqueta/animals/secrets.hpp"
#include "triqueta/animals/table.hpp"
#include "triqueta/animals/tokens.hpp"
#include "triqueta/animals/towers.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/fields.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"

#include <cstdint>
#include <optional>

/// The parts of a position of Triqueta, in the order in which they are written anywhere.
namespace triqueta::animals {

inline constexpr char const* phase_names[] = {"turn", "second_draw", "look", "place", "next_tower", "decide", "over"};

namespace detail {

template <variant V>
inline constexpr int tokens_in_pack = bounds<V>::light_places + bounds<V>::shadow_places;

template <class Fields>
constexpr void exchange_tokens(tokens& some, int kinds, Fields& each) {
    if constexpr (has_bits<Fields>) {
        some = tokens::from_nibbles(each.bits(some.nibbles(), 4 * kinds));
        return;
    }
    auto nibbles = some.nibbles();
    each.counts(
        kind_of::animal, kinds, [](int) { return most_of_a_kind; },
        [&](int kind) { return static_cast<int>(nibbles >> 4 * kind & 15); },
        [&](int kind, int count) {
            nibbles &= ~(std::uint32_t{15} << 4 * kind);
            nibbles |= static_cast<std::uint32_t>(count) << 4 * kind;
        });
    some = tokens::from_nibbles(nibbles);
}
template <variant V, class Fields>
constexpr void exchange_tokens(tokens& some, Fields& each) {
    exchange_tokens(some, kinds<typename V::pack>, each);
}

template <variant V, class Fields>
constexpr void exchange_animals(auto& lined_up, int most, Fields& each) {
    exchange_list(lined_up, kind_of::animal, most, kinds<typename V::pack>, each);
}

}  // namespace detail

template <variant V, class Fields>
constexpr void exchange(table<V>& t, Fields& each) {
    constexpr int last_seat = V::players - 1;
    constexpr int towers = V::towers::count;
    auto const each_seat = [&](auto exchange_of) {
        for (auto const s : player_set::first(V::players)) exchange_of(s);
    };

    each.field("phase", "what has to happen next");
    exchange_choice(t.phase, phase_names, each);
    each.field("mover", "the seat that acts, or whose draw chance answers; at the end, who acted last");
    exchange_number(t.mover, last_seat, each);
    each.field("rock", "the seat that has the starting rock");
    exchange_number(t.rock, last_seat, each);
    each.field("tower", "the current tower");
    exchange_number(t.current, towers - 1, each);
    each.field("standing", "of each tower whether it is for a later round");
    exchange_set(t.standing, towers, each);
    each.field("left", "tokens left in each column of the current tower");
    for (int c = 0; c < V::towers::columns; ++c) t.left.set(column{c}, each.number(t.left.of(column{c}), most_levels));
    each.field("in_middle", "of each row whether it lies in the middle");
    exchange_set(t.in_middle, V::players, each);
    each.field("rows", "of each row how many tokens of each animal lie at it");
    for (tokens& laid : t.rows) detail::exchange_tokens<V>(laid, each);
    each.field("up", "of each player how many tokens of each animal lie face up before them");
    for (tokens& pile : t.up) detail::exchange_tokens<V>(pile, each);
    if constexpr (has_shadows<V>) {
        each.field("shadows_up", "how many of those, of each animal, are shadow tokens");
        detail::exchange_tokens<V>(t.shadows_up, each);
        each.field("shadows", "of each player how many shadow tokens lie face down before them");
        each_seat([&](seat s) { exchange_number(t.shadows[s], detail::tokens_in_pack<V>, each); });
    }
    each.field("kept", "of each player how many light tokens lie face down before them");
    each_seat([&](seat s) { exchange_number(t.kept[s], most_kept, each); });
    each.field("boxed", "of each player how many tokens they put into the box");
    each_seat([&](seat s) { exchange_number(t.boxed[s], detail::tokens_in_pack<V>, each); });
    each.field("tiles", "of each player how many tree tiles they have");
    each_seat([&](seat s) { exchange_number(t.tiles[s], most_towers - 1, each); });
    each.field("out", "of each player whether they have dropped out of the round");
    exchange_set(t.out, V::players, each);
    each.field("decided", "of each player whether they have made their end decision");
    exchange_set(t.decided, V::players, each);
    each.field("box", "tokens in the box");
    exchange_number(t.box, detail::tokens_in_pack<V>, each);
    each.field("drawn", "list of the backs of the tokens drawn and not placed, in order drawn: 0 light, 1 shadow");
    exchange_list(t.hand, kind_of::number, V::draw::tokens, 2, each);
    each.field("unlooked", "list of the columns that those of them came from that nobody has looked at yet");
    exchange_list(t.unlooked, kind_of::number, V::draw::tokens, V::towers::columns, each);
    if constexpr (V::draw::tokens == 2) {
        each.field("first_option",
                   "list of at most one: how the first of two light tokens went, 0 at a row, 1 kept, 2 into the box");
        exchange_list(t.first_option, kind_of::number, 1, 3, each);
    }
}

template <variant V, class Fields>
constexpr void exchange(secrets<V>& mine, Fields& each) {
    each.field("own_kept", "list of the light tokens kept, in the order kept");
    detail::exchange_animals<V>(mine.kept, most_kept, each);
    each.field("own_drawn", "list of the tokens drawn, looked at and not placed, in order drawn");
    detail::exchange_animals<V>(mine.hand, V::draw::tokens, each);
    if constexpr (V::draw::tokens == 2) {
        each.field("own_boxed", "how many tokens of each animal were put into the box");
        detail::exchange_tokens<V>(mine.boxed, each);
    } else {
        each.field("own_boxed", "list of the tokens put into the box");
        detail::exchange_animals<V>(mine.boxed, most_kept, each);
    }
    if constexpr (has_shadows<V>) {
        each.field("own_shadows", "how many shadow tokens of each animal were drawn");
        detail::exchange_tokens<V>(mine.shadows, each);
    }
    each.field("own_decision", "0 if none was made, else 1 and the mask of the kept tokens that are added");
    int const choice = each.number(mine.choice.made() ? mine.choice.mask() + 1 : 0, 1 << most_kept);
    mine.choice = choice == 0 ? decision{} : decision{choice - 1};
}

template <class Fields>
constexpr void exchange(event& e, Fields& each) {
    exchange_number(e.what, static_cast<int>(event::kind::looked), each);
    exchange_number(e.number, most_columns - 1, each);
    int const token = each.number(e.token ? static_cast<int>(*e.token) + 1 : 0, most_kinds);
    e.token = token == 0 ? std::nullopt : std::optional{static_cast<animal>(token - 1)};
    int const mask = each.number(e.mask ? *e.mask + 1 : 0, 1 << most_kept);
    e.mask = mask == 0 ? std::nullopt : std::optional{static_cast<std::uint8_t>(mask - 1)};
    if (each.number(e.shown.has_value(), 1) == 0) {
        e.shown.reset();
        return;
    }
    if (!e.shown) e.shown.emplace();
    for (tokens& added : e.shown->added) detail::exchange_tokens(added, most_kinds, each);
    for (tokens& shadows : e.shown->shadows) detail::exchange_tokens(shadows, most_kinds, each);
}

/// What of a view follows from the rest, for those who write it.
template <variant V, class Fields>
constexpr void exchange_unseen(view<V> const& v, Fields& each) {
    auto rest = unseen(v.table(), v.who().is_spectator() ? nullptr : &v.mine());
    each.field("unseen_light", "how many light tokens of each animal the viewer can't place");
    detail::exchange_tokens<V>(rest.light, each);
    if constexpr (has_shadows<V>) {
        each.field("unseen_shadow", "how many shadow tokens of each animal the viewer can't place");
        detail::exchange_tokens<V>(rest.shadow, each);
    }
}

}  // namespace triqueta::animals

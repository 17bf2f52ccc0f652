#pragma once

#include "triqueta/core/fields.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/event.hpp"

#include <cstdint>
#include <optional>

/// Parts that positions of both games with the cards have.
namespace triqueta::triangles {

/// How often each of the first `kinds` is there.
template <class Fields>
constexpr void exchange_cards(cards& some, int kinds, Fields& each) {
    if constexpr (has_bits<Fields>) {  // two for a piece, and one for a joker, as cards have it too
        constexpr int of_pieces = 2 * piece_kinds;
        int const all = kinds <= piece_kinds ? 2 * kinds : of_pieces + kinds - piece_kinds;
        std::uint64_t const low = each.bits(static_cast<std::uint32_t>(some.bits()), 32);
        some = cards::from_bits(low | std::uint64_t{each.bits(static_cast<std::uint32_t>(some.bits() >> 32), all - 32)}
                                          << 32);
        return;
    }
    cards now;
    each.counts(
        kind_of::card, kinds, [](int kind) { return kind < piece_kinds ? copies_of_a_piece : 1; },
        [&](int kind) { return some.of(card(kind)); },
        [&](int kind, int count) {
            for (; count > 0; --count) now.add(card(kind));
        });
    if constexpr (!only_looks<Fields>) some = now;
}

template <class Action, class Fields>
constexpr void exchange(event<Action>& e, Fields& each) {
    int const done = each.number(e.done ? e.done->number() + 1 : 0, Action::count);
    e.done = done == 0 ? std::nullopt : Action::from_number(done - 1);
    int const drawn = each.number(e.drawn ? static_cast<int>(*e.drawn) + 1 : 0, card_kinds);
    e.drawn = drawn == 0 ? std::nullopt : std::optional{static_cast<card>(drawn - 1)};
}

}  // namespace triqueta::triangles

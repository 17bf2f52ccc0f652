#pragma once

#include "sums.hpp"

#include <triqueta/core/random/dice.hpp>

#include <array>
#include <bit>
#include <cstdint>

namespace bench {

/// The reference for the speed of Triangle Mayhem: one random game for four players, as straight-line code written only
/// for speed. It draws from a list of the cards left, and has neither phases nor secrets. It takes numbers from the
/// dice as the library's playouts do: one for each decision and one for each card.
inline void play_mayhem_reference(triqueta::dice random, sums& sum) {
    constexpr std::uint32_t players = 4, cards = 81;

    std::array<std::uint8_t, cards> pile{};  // the kind of each card left
    for (std::uint32_t i = 0; i < cards; ++i) pile[i] = static_cast<std::uint8_t>(i / 3);
    std::uint32_t left = cards, decisions = 0;
    auto const draw = [&] {
        auto const place = random.below(left);
        auto const card = pile[place];
        pile[place] = pile[--left];
        return card;
    };

    std::array<std::array<std::uint8_t, 3>, players> hand{};
    std::array<std::uint32_t, players> held{}, points{};
    for (std::uint32_t round = 0; round < 3; ++round)
        for (auto& cards_of_one : hand) cards_of_one[round] = draw();
    held.fill(3);

    // Open triangles of each cut: two bits for each number's colour + 1, the lowest for number 1.
    std::array<std::array<std::uint8_t, 9>, 3> open{};
    std::array<std::uint32_t, 3> opened{};

    for (std::uint32_t in_play = cards, mover = 0; in_play > 0; mover = (mover + 1) % players) {
        auto& mine = hand[mover];
        auto& count = held[mover];
        for (std::uint32_t played = 0; played < 3 && count > 0; ++played) {
            std::array<std::uint64_t, 3>
                targets{};  // of each card: the kinds of open triangles that lack it; bit 0: a new one
            std::uint32_t options = played > 0;
            for (std::uint32_t i = 0; i < count; ++i) {
                auto const card = mine[i];
                if ((i > 0 && mine[0] == card) || (i > 1 && mine[1] == card)) continue;
                auto const cut = card / 9U;
                auto const place = card / 3U % 3 * 2;
                for (std::uint32_t k = 0; k < opened[cut]; ++k)
                    if ((open[cut][k] >> place & 3) == 0) targets[i] |= std::uint64_t{1} << open[cut][k];
                if (targets[i] == 0) targets[i] = 1;
                options += static_cast<std::uint32_t>(std::popcount(targets[i]));
            }
            ++decisions;
            auto chosen = random.below(options);
            std::uint32_t i = 0;
            for (; i < count; ++i) {
                auto const here = static_cast<std::uint32_t>(std::popcount(targets[i]));
                if (chosen < here) break;
                chosen -= here;
            }
            if (i == count) break;  // stop
            for (; chosen > 0; --chosen) targets[i] &= targets[i] - 1;
            auto const before = static_cast<std::uint32_t>(std::countr_zero(targets[i]));
            auto const card = mine[i];
            auto const cut = card / 9U;
            auto const after = before | (card % 3U + 1) << card / 3U % 3 * 2;
            std::uint32_t k = 0;
            while (k < opened[cut] && open[cut][k] != before) ++k;
            if ((after & 3) != 0 && (after & 12) != 0 && (after & 48) != 0) {
                points[mover] += after == 0b010101 || after == 0b101010 || after == 0b111111 ? 6 : 3;
                open[cut][k] = open[cut][--opened[cut]];
            } else {
                if (k == opened[cut]) ++opened[cut];
                open[cut][k] = static_cast<std::uint8_t>(after);
            }
            mine[i] = mine[--count];
            --in_play;
        }
        while (count < 3 && left > 0) mine[count++] = draw();
    }

    ++sum.games;
    sum.decisions += decisions;
    for (std::uint32_t s = 0; s < players; ++s) sum.points[s] += points[s];
}

}  // namespace bench

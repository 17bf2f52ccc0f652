#pragma once

#include "sums.hpp"

#include <triqueta/core/random/dice.hpp>

#include <array>
#include <cstdint>

namespace bench {

/// The reference for the library's speed: one random base game for three players, as straight-line code written only
/// for speed. It has no phases, no lists of legal actions, no moves and no winners, and can't be queried or stopped. It
/// keeps the columns and rows that are left in front, so their numbers differ from the library's; the games are
/// otherwise the same. It takes numbers from the dice as the library's playouts do: one for each decision and one for
/// each token.
inline void play_reference(triqueta::dice random, sums& sum) {
    constexpr std::uint32_t players = 3, rounds = 4, light = 0xAAAAAA;  // six animals, a nibble each: ten of each

    std::uint32_t unseen = light, unseen_total = 60;
    std::array<std::uint32_t, players> up{}, kept{}, tiles{};
    std::array<std::array<std::uint32_t, 2>, players> kept_token{};
    std::uint32_t rock = 0, decisions = 0;

    for (std::uint32_t round = 1;; ++round) {
        std::array<std::uint8_t, 5> height{3, 3, 3, 3, 3};
        std::array<std::uint32_t, players> row{};
        std::array<bool, players> in{true, true, true};
        std::uint32_t columns = 5, rows = players, mover = rock;
        for (;;) {
            ++decisions;
            auto const chosen = random.below(columns + rows);
            if (chosen < columns) {
                if (--height[chosen] == 0) height[chosen] = height[--columns];
                auto place = random.below(unseen_total--);
                std::uint32_t token = 1;  // a token of the animal at this place
                for (auto left = unseen; place >= (left & 15); left >>= 4) {
                    place -= left & 15;
                    token <<= 4;
                }
                unseen -= token;

                ++decisions;
                auto const option = random.below(rows + (kept[mover] < 2));
                if (option < rows)
                    row[option] += token;
                else
                    kept_token[mover][kept[mover]++] = token;
            } else {
                up[mover] += row[chosen - columns];
                in[mover] = false;
                if (--rows == 0) break;
                row[chosen - columns] = row[rows];
            }
            do mover = mover + 1 == players ? 0 : mover + 1;
            while (!in[mover]);
        }
        rock = mover;
        if (round == rounds) break;
        ++decisions;
        static_cast<void>(random.draw());  // the choice of a tower: in the base game all are alike
        ++tiles[rock];
    }

    for (std::uint32_t turns = 0, s = rock; turns < players; ++turns, s = s + 1 == players ? 0 : s + 1) {
        if (kept[s] == 0) continue;
        ++decisions;
        auto const added = random.below(1U << kept[s]);
        for (std::uint32_t place = 0; place < kept[s]; ++place)
            if ((added >> place & 1) != 0) up[s] += kept_token[s][place];
    }

    ++sum.games;
    sum.decisions += decisions;
    for (std::uint32_t s = 0; s < players; ++s) {
        auto points = static_cast<int>(tiles[s]) + (s == rock ? 1 : 0);
        for (int animal = 0; animal < 6; ++animal) {
            auto const count = static_cast<int>(up[s] >> 4 * animal & 15);
            points += count < 3 ? count : count == 3 ? 5 + animal : 3 - count;
        }
        sum.points[s] += points;
    }
}

}  // namespace bench

#include "triqueta/bots.hpp"

#include "triqueta/core/random/dice.hpp"
#include "triqueta/play/urn.hpp"
#include "triqueta/triqueta.hpp"

#include <gtest/gtest.h>

#include <cstdint>

namespace {

using namespace triqueta;

/// A number for all choices of bots of every level in some games.
template <game G>
std::uint64_t choices(setup<G> const& start) {
    std::uint64_t all = 0;
    for (std::uint64_t number = 0; number < 2; ++number) {
        state<G> s{start};
        dice random{number};
        urn const chance{random};
        for (int moves = 0; moves < 60 && !s.is_over();) {
            if (s.turn().is_chance()) {
                s.reveal_unchecked(chance(s));
                continue;
            }
            auto const level = bots::all_levels[static_cast<unsigned>(moves) % bots::levels];
            bots::bot<G> bot{level, dice{number, static_cast<std::uint64_t>(moves)}};
            auto const chosen = bot.choose(s.view(s.turn().seat()), {200});
            all = (all ^ static_cast<std::uint64_t>(chosen.number())) * 0x100'0000'01B3;
            s.apply_unchecked(chosen);
            ++moves;
        }
    }
    return all;
}

/// A house variant without a net.
struct open_hands : base_game<3> {
    static constexpr char const* name = "open_hands";
    struct scoring : animals::exactly_three {
        static constexpr int animal(int count, int value) { return count == 3 ? value : 0; }
    };
};

// The same on every machine, with every compiler. Changes of the playouts change it. tests/any/golden_bots_test.cpp has
// the shipped games.
TEST(GoldenChoices, of_a_game_without_a_net_are_the_same_on_every_machine) {
    EXPECT_EQ(choices<open_hands>({}), 13172879149764626502U);
}

}  // namespace

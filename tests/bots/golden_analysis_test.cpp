#include "triqueta/bots/analysis.hpp"

#include "triqueta/core/random/dice.hpp"
#include "triqueta/play/urn.hpp"
#include "triqueta/triqueta.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace {

using namespace triqueta;

/// Weights that no training changes.
template <game G>
inline constexpr auto some_weights = [] {
    std::array<std::int8_t, bots::weights_of<G>> all{};
    std::uint32_t number = 1;
    for (std::int8_t& w : all) {
        number = number * 1664525 + 1013904223;
        w = static_cast<std::int8_t>((static_cast<int>(number >> 24) - 128) / 5);
    }
    return all;
}();

/// A number for the analyses of some views in a game that is played at random.
template <game G>
std::uint64_t analyses(setup<G> const& start) {
    std::uint64_t all = 0;
    auto const take = [&](std::int32_t n) { all = (all ^ static_cast<std::uint32_t>(n)) * 0x100'0000'01B3; };
    auto found = [] {
        if constexpr (bots::has_features<G>)
            return bots::analysis<G>{dice{9}, some_weights<G>};
        else
            return bots::analysis<G>{dice{9}};
    }();
    state<G> s{start};
    dice random{1};
    urn const chance{random};
    for (int moves = 0; moves < 60 && !s.is_over();) {
        if (s.turn().is_chance()) {
            s.reveal_unchecked(chance(s));
            continue;
        }
        if (moves++ % 10 == 5) {
            found.begin(s.view(s.turn().seat()), {2000});
            while (!found.think(2000)) {
            }
            for (int i = 0; i < found.size(); ++i)
                for (auto const& e : {found[i].chance, found[i].points}) take(e.mean), take(e.error), take(e.tries);
        }
        s.apply_unchecked(random.pick(s.legal()));
    }
    return all;
}

/// A house variant that has no net, as it has eight kinds of animals.
struct eight_kinds : base_game<3> {
    static constexpr char const* name = "eight_kinds";
    struct pack : light_pack {
        static constexpr auto value = values(5, 6, 7, 8, 9, 10, 11, 12);
        static constexpr auto light = values(8, 8, 8, 8, 8, 8, 6, 6);
    };
};

// The same on every machine, with every compiler. Changes of the analysis change them.
TEST(GoldenAnalysis, is_the_same_on_every_machine) {
    EXPECT_EQ(analyses<base_game<3>>({}), 6204089801298596287U);
    EXPECT_EQ(analyses<hidden_wolves_duel>({}), 121124167164682907U);
    EXPECT_EQ(analyses<mayhem>({.players = 3}), 2634743847653243337U);
    EXPECT_EQ(analyses<race>({}), 4973957315644628942U);
    EXPECT_EQ(analyses<eight_kinds>({}), 6032820388350038882U);
}

}  // namespace

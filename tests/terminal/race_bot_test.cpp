#include "terminal/race/bot.hpp"

#include "terminal/race/commands.hpp"
#include "terminal/race/story.hpp"
#include "triangles_told.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

namespace {

using namespace triqueta;

/// How many of these games the simple player of seat 0 wins against players by chance.
int wins(int games, int players) {
    terminal::simple_player<race> player;
    int won = 0;
    for (int i = 0; i < games; ++i) {
        dice random{static_cast<std::uint64_t>(i)};
        auto const way = [&](view<race> const& v, dice& d) {
            return v.seat() == seat{0} ? player(v, d) : d.pick(v.legal());
        };
        won += play_out(state<race>{{players}}, urn{random}, way).winners().contains(seat{0});
    }
    return won;
}

TEST(RacePlayer, plays_much_better_than_by_chance) {
    EXPECT_GE(wins(20, 2), 18);
    EXPECT_GE(wins(20, 5), 14);
}

TEST(RacePlayer, R14_simple_players_come_to_an_end_among_themselves) {
    terminal::simple_player<race> player;
    for (int const players : {2, 3, 4, 5, 6})
        for (std::uint64_t key = 0; key < 20; ++key) {
            dice random{key};
            auto const end = play_out(state<race>{{players}}, urn{random}, player);
            EXPECT_NE(end.ending(), triangles::race::ending::turn_cap) << players << ' ' << key;
        }
}

/// Of five players, the first one has this hand.
terminal::told_match<race> with_hand(std::string const& first) {
    return {{5},
            {first, "C1p C2p C3p C1r C2r C3g H2p H3p Cp", "H1r H1r H1r H1g H1g H1g H2r H2r H2r",
             "H2g H2g H2g H3g H3g H3g H3r H3r V1p", "V1r V1r V1r V1g V1g V1g V2p V2p V2p"}};
}
action<race> chosen(terminal::told_match<race> const& t) {
    dice random{1};
    return terminal::simple_player<race>{}(t.view(seat{0}), random);
}

TEST(RacePlayer, R4_completes_a_triangle_and_prefers_a_pure_one) {
    auto const t = with_hand("H1p H1p H2p H3p H3r V1p V2r C1g Hp");
    EXPECT_EQ(chosen(t), t.meant("make h1p h2p h3p"));
}

TEST(RacePlayer, R2_discards_what_fits_to_nothing) {
    auto t = with_hand("H1p H1p H2p H3p H3r H2p V1p Hp Hr");
    t.type({"draw"}).draw("H1p");
    EXPECT_EQ(chosen(t), t.meant("drop v1p"));
}

TEST(RacePlayer, R9_calls_last_round_when_the_last_card_could_be_played_next_turn) {
    auto t = with_hand("H1p H2p H3p V1p V2r V3p H3r Hp Hr");
    t.type({"make h1p h2p h3p", "joker hp", "end"});
    for (int turn = 0; turn < 4; ++turn)
        t.type({turn == 0 ? "draw" : "take"}).draw(turn == 0 ? "V3r" : "").type({"drop v3r", "end"});
    t.type({"make v1p v2r v3p", "save v1"});
    EXPECT_EQ(chosen(t), t.meant("joker hr"));
    t.type({"joker hr"});
    EXPECT_EQ(chosen(t), t.meant("call"));
}

}  // namespace

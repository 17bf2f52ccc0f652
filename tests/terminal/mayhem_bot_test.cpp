#include "terminal/mayhem/bot.hpp"

#include "terminal/mayhem/commands.hpp"
#include "terminal/mayhem/story.hpp"
#include "triangles_told.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

namespace {

using namespace triqueta;

/// How many of these games the simple player of seat 0 wins against players by chance.
int wins(int games, triqueta::setup<mayhem> const& start) {
    terminal::simple_player<mayhem> player;
    int won = 0;
    for (int i = 0; i < games; ++i) {
        dice random{static_cast<std::uint64_t>(i)};
        auto const way = [&](view<mayhem> const& v, dice& d) {
            return v.seat() == seat{0} ? player(v, d) : d.pick(v.legal());
        };
        won += play_out(state<mayhem>{start}, urn{random}, way).winners().contains(seat{0});
    }
    return won;
}

TEST(MayhemPlayer, plays_much_better_than_by_chance) {
    EXPECT_GE(wins(40, {2}), 35);
    EXPECT_GE(wins(40, {4}), 30);
}

/// What the simple player of seat 1 does after these moves of seat 0.
action<mayhem> answer(terminal::told_match<mayhem> const& t) {
    dice random{1};
    return terminal::simple_player<mayhem>{}(t.view(seat{1}), random);
}

TEST(MayhemPlayer, M9_prefers_a_pure_triangle) {
    terminal::told_match<mayhem> t{{2}, {"H1p H2r C1g", "H1g H3g V2g"}};
    t.type({"h1p", "h2r 1", "stop"}).draw("H2g C1p");
    EXPECT_EQ(answer(t), t.meant("h3g 1"));
    terminal::told_match<mayhem> pure{{2}, {"H1p H2p C1g", "H3g H3p V2g"}};
    pure.type({"h1p", "h2p 1", "stop"}).draw("H2g C1p");
    EXPECT_EQ(answer(pure), pure.meant("h3p 1"));
}

TEST(MayhemPlayer, M4_doesnt_lay_a_second_piece_for_others_where_a_first_will_do) {
    terminal::told_match<mayhem> t{{2}, {"H1p V2r V2r", "H3g C2g C2p"}};
    t.type({"h1p", "stop"}).draw("C3g");
    auto const chosen = answer(t);
    EXPECT_NE(chosen, t.meant("h3g 1"));
    EXPECT_TRUE(chosen == t.meant("c2g") || chosen == t.meant("c2p"));
}

}  // namespace

#include "terminal/animals/score.hpp"

#include "support/hand_played.hpp"
#include "terminal/words/language.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>

namespace {

using namespace terminal;
using triqueta::seat, triqueta::viewer;

constexpr pen plain{in_english, false, false};

/// The end of a game for two, who get nothing but two points each for tiles and rock, and player 2 these animals.
lines scores(std::initializer_list<triqueta::animal> for_player_2, viewer who) {
    support::hand_played<triqueta::base_game<2>> game;
    int drawn = 0;
    for (auto const a : for_player_2) game.draw(drawn++ % 5, a).lay(1);
    bool const player_2_begins = drawn % 2 == 1;
    game.take(player_2_begins ? 1 : 0).take(player_2_begins ? 0 : 1);
    for (int later = 1; later < 4; ++later) game.choose(later).take(0).take(1);
    return final_scores(game.view(who), plain);
}

using triqueta::animal;

TEST(FinalScores, B19_B20_each_animal_stands_with_its_points) {
    auto const page = scores({animal::owl, animal::owl, animal::owl, animal::bear}, viewer::spectator());
    EXPECT_EQ(page.at(0), "            rabbit   owl  deer  boar   ram  bear tiles rock points tokens");
    EXPECT_EQ(page.at(1), " Player 1        .     .     .     .     .     .     1    1      2      0");
    EXPECT_EQ(page.at(2), " Player 2        .   3:6     .     .     .   1:1     2    0      9      4");
}

TEST(FinalScores, B21_the_winner_is_named) {
    EXPECT_EQ(scores({animal::bear}, viewer::spectator()).back(), " Player 2 wins with 3 points.");
    EXPECT_EQ(scores({animal::bear}, seat{0}).back(), " Player 2 wins with 3 points.");
    EXPECT_EQ(scores({animal::bear}, seat{1}).back(), " You win with 3 points.");
}

TEST(FinalScores, B21_a_tie_is_told_with_what_decides_it) {
    auto const page = scores({animal::owl, animal::owl, animal::owl, animal::owl, animal::bear}, viewer::spectator());
    ASSERT_GE(page.size(), 2U);
    EXPECT_EQ(page[page.size() - 2] + page.back(),
              " A tie at 2 points: Player 1 and Player 2. The most tokens decide it, 5: the winner is Player 2.");
}

TEST(FinalScores, B21_who_is_still_tied_wins_together) {
    EXPECT_EQ(scores({}, viewer::spectator()).back(),
              " A tie at 2 points, and at 0 tokens: Player 1 and Player 2 win together.");
}

}  // namespace

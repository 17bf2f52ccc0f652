#include <triqueta/triangles/triangles.hpp>

#include "support/mayhem_played.hpp"
#include "support/seen.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <vector>

/// Who knows what in Triangle Mayhem, by the views that players and spectators are given.
namespace triqueta::triangles::mayhem {
namespace {

using nlohmann::json;
using support::centered, support::horizontal, support::mayhem_played, support::seen_by, support::triangle_of,
    support::vertical;
using enum colour;

constexpr viewer spectator = viewer::spectator();
const std::vector<viewer> everybody{seat{0}, seat{1}, seat{2}, spectator};

/// Three players; seat 0 is to move.
mayhem_played three_players(bool fast = false) {
    return {{cards_of(horizontal(1, pink), horizontal(2, pink), horizontal(3, pink)),
             cards_of(vertical(1, red), vertical(2, green), centered(1, red)),
             cards_of(vertical(3, red), centered(2, red), centered(2, pink))},
            {.first = 0, .fast = fast}};
}

TEST(MayhemKnowledge, T3_open_and_won_triangles_are_public) {
    auto g = three_players();
    g.lay(horizontal(2, pink)).lay(horizontal(3, pink), triangle_of(horizontal(2, pink)));
    g.lay(horizontal(1, pink), triangle_of(horizontal(2, pink), horizontal(3, pink))).draw_any();
    g.lay(vertical(1, red)).lay(vertical(2, green), triangle_of(vertical(1, red))).lay(centered(1, red)).draw_any();
    g.lay(vertical(3, red), triangle_of(vertical(1, red), vertical(2, green)));
    g.lay(centered(2, red), triangle_of(centered(1, red)));
    for (viewer const who : everybody) {
        json const v = seen_by(who, g);
        EXPECT_EQ(v["won"], json::parse("[[1,0], [0,0], [0,1]]"));
        EXPECT_EQ(v["open"], json::parse("[[19, 22, -1]]"));
        EXPECT_EQ(v["turn"], 2);
        EXPECT_EQ(v["played"], 2);
        EXPECT_EQ(v["fresh"], nullptr);
    }
}

TEST(MayhemKnowledge, T3_T4_of_hands_and_pile_all_know_how_many_and_each_their_own) {
    auto g = three_players();
    g.lay(horizontal(2, pink));
    EXPECT_EQ(seen_by(seat{0}, g)["hands"], json::parse("[[0,6], 3, 3]"));
    EXPECT_EQ(seen_by(seat{1}, g)["hands"], json::parse("[2, [10,14,19], 3]"));
    EXPECT_EQ(seen_by(seat{2}, g)["hands"], json::parse("[2, 3, [16,21,22]]"));
    EXPECT_EQ(seen_by(spectator, g)["hands"], json::parse("[2, 3, 3]"));
    for (viewer const who : everybody) EXPECT_EQ(seen_by(who, g)["pile"], 72);
}

TEST(MayhemKnowledge, T4_only_whoever_draws_a_card_knows_which) {
    auto one = three_players();
    one.lay(horizontal(2, pink)).stop().draw(vertical(1, pink));
    auto other = three_players();
    other.lay(horizontal(2, pink)).stop().draw(centered(3, green));
    EXPECT_NE(one.view(seat{0}), other.view(seat{0}));
    for (viewer const who : {viewer{seat{1}}, viewer{seat{2}}, spectator}) {
        EXPECT_EQ(one.view(who), other.view(who));
        EXPECT_EQ(seen_by(who, one), seen_by(who, other));
    }
}

TEST(MayhemKnowledge, T4_which_of_the_cards_were_just_drawn_only_their_player_knows) {
    auto g = three_players(true);
    g.lay(horizontal(2, pink)).stop().draw(vertical(1, pink));
    EXPECT_EQ(seen_by(seat{0}, g)["fresh"], json::parse("[9]"));
    EXPECT_EQ(seen_by(seat{0}, g)["hands"][0], json::parse("[0,6,9]"));
    for (viewer const who : {viewer{seat{1}}, viewer{seat{2}}, spectator}) {
        EXPECT_EQ(seen_by(who, g)["fresh"], 1) << "the others know how many";
        EXPECT_EQ(g.view(who).mine().fresh, cards{});
    }
    for (viewer const who : everybody) EXPECT_EQ(seen_by(who, g)["played"], nullptr);

    auto other = three_players(true);
    other.lay(horizontal(2, pink)).stop().draw(horizontal(1, pink));
    for (viewer const who : {viewer{seat{1}}, viewer{seat{2}}, spectator}) EXPECT_EQ(g.view(who), other.view(who));
}

TEST(MayhemKnowledge, T3_T4_unseen_is_what_lies_in_the_pile_or_in_others_hands) {
    auto g = three_players();
    g.lay(horizontal(2, pink));
    std::vector<int> expected(27, 3);
    expected[3] = 2;
    EXPECT_EQ(seen_by(spectator, g)["unseen"], json(expected));
    expected[10] = expected[14] = expected[19] = 2;
    EXPECT_EQ(seen_by(seat{1}, g)["unseen"], json(expected));
}

TEST(MayhemKnowledge, T3_a_spectator_and_whoever_sits_nowhere_has_no_secrets) {
    auto const g = three_players();
    for (viewer const who : {spectator, viewer{seat{3}}, viewer{seat{26}}, viewer{seat{254}}}) {
        EXPECT_EQ(g.view(who).mine(), secrets{});
        EXPECT_TRUE(g.view(who).who().is_spectator());
        EXPECT_TRUE(g.view(who).legal().empty());
    }
}

TEST(MayhemKnowledge, T4_a_view_has_legal_moves_in_its_own_turn_only) {
    auto g = three_players(true);
    EXPECT_EQ(g.view(seat{0}).legal(), g.legal());
    EXPECT_FALSE(g.legal().empty());
    EXPECT_TRUE(g.view(seat{1}).legal().empty());
    g.lay(horizontal(2, pink)).stop();
    EXPECT_TRUE(g.view(seat{0}).legal().empty()) << "chance moves";
    g.draw(vertical(1, pink));
    EXPECT_EQ(g.view(seat{0}).legal(), g.legal());
    EXPECT_EQ(g.view(seat{0}).distinct(), g.legal()) << "no two are alike";
}

TEST(MayhemKnowledge, T3_T4_why_another_may_not_do_it_is_told_from_the_table_alone) {
    auto g = three_players(true);
    for (viewer const who : {viewer{seat{1}}, spectator}) {
        EXPECT_EQ(g.view(who).why_not(seat{0}, play(centered(3, green))), refusal{}) << "they might hold it";
        EXPECT_EQ(g.view(who).why_not(seat{0}, stop()), refusals::nothing_played);
        EXPECT_EQ(g.view(who).why_not(seat{2}, stop()), refusal::not_your_turn);
    }
    EXPECT_EQ(g.view(seat{0}).why_not(play(centered(3, green))), refusals::not_in_hand);
    g.lay(horizontal(2, pink)).stop().draw(vertical(1, pink));
    auto const old = play(horizontal(1, pink), triangle_of(horizontal(2, pink)));
    EXPECT_EQ(g.view(seat{0}).why_not(old), refusals::not_just_drawn);
    EXPECT_EQ(g.view(seat{1}).why_not(seat{0}, old), refusal{});
    EXPECT_EQ(g.view(seat{1}).why_not(seat{0}, play(horizontal(1, pink))), refusals::must_continue);
}

}  // namespace
}  // namespace triqueta::triangles::mayhem

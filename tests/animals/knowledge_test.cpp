#include <triqueta/animals/animals.hpp>

#include "support/hand_played.hpp"
#include "support/seen.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <vector>

/// Who knows what, by the views that players and spectators are given.
namespace triqueta::animals {
namespace {

using nlohmann::json;
using support::hand_played, support::seen_by;
using enum animal;

constexpr viewer spectator = viewer::spectator();

template <class G>
std::vector<viewer> everybody() {
    std::vector<viewer> all{spectator};
    for (int s = 0; s < G::players; ++s) all.push_back(seat{s});
    return all;
}

/// What everybody but the player of a seat sees.
template <class G>
std::vector<json> seen_by_others(seat own, state<G> const& s) {
    std::vector<json> views;
    for (viewer const who : everybody<G>())
        if (!who.is(own)) views.push_back(seen_by(who, s));
    return views;
}

TEST(Knowledge, K1_rows_and_face_up_animals_are_public) {
    hand_played<base_game<3>> g;
    g.draw(0, owl).lay(1).draw(0, bear).lay(2).take(1);
    for (viewer const who : everybody<base_game<3>>()) {
        json const v = seen_by(who, g);
        EXPECT_EQ(v["rows"], json::parse("[[0,0,0,0,0,0,0], null, [0,0,0,0,0,1,0]]"));
        EXPECT_EQ(v["players"][2]["up"], json::parse("[0,1,0,0,0,0,0]"));
        EXPECT_EQ(v["players"][2]["out"], true);
        EXPECT_EQ(v["players"][0]["out"], false);
    }
}

TEST(Knowledge, K1_rock_tiles_towers_and_heights_are_public) {
    hand_played<hidden_wolves<2>> g;
    g.draw(1, owl).lay(0).take_rest().choose(2);
    g.draw(4, owl).lay(0);
    int const holder = g.table().rock.number();
    for (viewer const who : everybody<hidden_wolves<2>>()) {
        json const v = seen_by(who, g);
        EXPECT_EQ(v["rock"], holder);
        EXPECT_EQ(v["players"][static_cast<unsigned>(holder)]["tiles"], 1);
        EXPECT_EQ(v["tower"], 2);
        EXPECT_EQ(v["round"], 2);
        EXPECT_EQ(v["heights"], json::parse("[[0,0,0,0,0], [4,4,4,4,4], [4,4,4,4,3], [4,4,4,4,4]]"));
        EXPECT_EQ(v["box"], 14);
    }
}

TEST(Knowledge, K1_of_a_token_drawn_and_not_yet_placed_its_back_is_public_and_no_more) {
    hand_played<hidden_wolves<3>> g;
    g.draw(0, owl);
    for (json const& v : seen_by_others(seat{0}, g)) EXPECT_EQ(v["hand"], json::parse(R"(["light"])"));
    EXPECT_EQ(seen_by(seat{0}, g)["hand"], json::parse("[1]"));
}

TEST(Knowledge, K1_K2_before_it_is_looked_at_a_drawn_token_is_known_to_nobody) {
    hand_played<hidden_wolves_duel> g;
    g.act(draw(column{0})).act(draw(column{1}));
    for (viewer const who : everybody<hidden_wolves_duel>())
        EXPECT_EQ(seen_by(who, g)["hand"], json::parse(R"(["light", "light"])"));
    g.find(owl);
    EXPECT_EQ(seen_by(seat{0}, g)["hand"], json::parse(R"([1, "light"])"));
    EXPECT_EQ(seen_by(seat{1}, g)["hand"], json::parse(R"(["light", "light"])"));
}

TEST(Knowledge, K1_the_number_of_kept_tokens_is_public_and_K2_which_they_are_only_to_their_owner) {
    hand_played<base_game<3>> g;
    g.draw(0, bear).keep().draw(0, ram).lay(0).draw(0, ram).lay(0).draw(1, owl).keep();
    for (json const& v : seen_by_others(seat{0}, g)) EXPECT_EQ(v["players"][0]["kept"], 2);
    EXPECT_EQ(seen_by(seat{0}, g)["players"][0]["kept"], json::parse("[5, 1]")) << "in the order kept";
}

TEST(Knowledge, K1_K2_W3_shadow_tokens_are_hidden_from_the_others_and_counted_by_all) {
    hand_played<hidden_wolves<2>> g;
    g.next_round().draw(0, owl).lay(0).draw(0, owl).lay(0).draw(0, owl).lay(0);
    g.act(draw(column{0}));  // seat 0
    EXPECT_EQ(seen_by(seat{1}, g)["hand"], json::parse(R"(["shadow"])"));
    g.find(wolf);
    for (json const& v : seen_by_others(seat{0}, g)) EXPECT_EQ(v["players"][0]["shadows"], 1);
    EXPECT_EQ(seen_by(seat{0}, g)["players"][0]["shadows"], json::parse("[6]"));
    EXPECT_EQ(seen_by(seat{0}, g)["unseen"]["shadow"][6], 8);
    EXPECT_EQ(seen_by(seat{1}, g)["unseen"]["shadow"][6], 9);
}

TEST(Knowledge, K1_D3_how_many_went_to_the_box_and_by_whom_is_public_and_K2_which_only_to_them) {
    hand_played<hidden_wolves_duel> g;
    g.draw(0, owl, 1, bear).lay(0);
    for (viewer const who : everybody<hidden_wolves_duel>()) EXPECT_EQ(seen_by(who, g)["first_option"], "row");
    g.box();
    for (json const& v : seen_by_others(seat{0}, g)) {
        EXPECT_EQ(v["players"][0]["boxed"], 1);
        EXPECT_EQ(v["box"], 1);
        EXPECT_EQ(v["unseen"]["light"][5], 10) << "it may be anywhere";
    }
    EXPECT_EQ(seen_by(seat{0}, g)["players"][0]["boxed"], json::parse("[5]"));
    EXPECT_EQ(seen_by(seat{0}, g)["unseen"]["light"][5], 9);
}

TEST(Knowledge, K1_D4_by_which_option_the_first_of_two_went_is_public) {
    hand_played<base_game_duel> g;
    g.draw(0, owl, 1, bear);
    auto kept = g;
    kept.keep();
    auto boxed = g;
    boxed.box();
    for (viewer const who : everybody<base_game_duel>()) {
        EXPECT_EQ(seen_by(who, g)["first_option"], nullptr);
        EXPECT_EQ(seen_by(who, kept)["first_option"], "keep");
        EXPECT_EQ(seen_by(who, boxed)["first_option"], "box");
    }
    EXPECT_EQ(seen_by(seat{1}, kept)["hand"], json::parse(R"(["light"])"));
}

TEST(Knowledge, K2_what_one_looked_at_stays_known_wherever_it_went) {
    hand_played<base_game<2>> g;
    g.draw(0, bear).keep().draw(0, owl).lay(0).draw(0, ram).keep();
    g.end_rounds();
    while (!g.is_over()) g.decide(2);  // the bear goes into the box, the ram is added
    EXPECT_EQ(seen_by(seat{0}, g)["players"][0]["boxed"], json::parse("[5]"));
    EXPECT_EQ(seen_by(seat{0}, g)["players"][0]["decided"], 2);
    EXPECT_EQ(seen_by(seat{0}, g)["unseen"]["light"][5], 9);
    EXPECT_EQ(seen_by(seat{1}, g)["unseen"]["light"][5], 10);
}

TEST(Knowledge, K3_what_lies_in_towers_or_was_returned_unseen_nobody_knows) {
    hand_played<hidden_wolves<3>> g;
    g.draw(0, owl).lay(0).next_round();
    for (viewer const who : everybody<hidden_wolves<3>>()) {
        EXPECT_EQ(seen_by(who, g)["unseen"]["light"], json::parse("[10, 9, 10, 10, 10, 10, 0]"));
        EXPECT_EQ(seen_by(who, g)["unseen"]["shadow"], json::parse("[1, 1, 1, 1, 1, 1, 9]"));
    }
}

/// The last round is over, and seats 0, 1 and 2, who kept an owl, a bear and a ram, have to decide; the rock, and so
/// the first decision, is seat 1's. In the shadows seat 0 found a wolf.
hand_played<hidden_wolves<3>> before_decisions() {
    hand_played<hidden_wolves<3>> g{1};
    g.next_round();  // seats 1, 2, 0: the rock
    g.draw(0, owl).keep().draw(0, bear).keep().draw(0, ram).keep();
    g.draw(0, wolf);
    return g.end_rounds();  // seats 1, 2, 0; 0, 1, 2; 2, 0, 1
}

TEST(Knowledge, K4_until_the_last_decision_nothing_that_others_see_moves) {
    auto g = before_decisions();
    constexpr seat first{1};
    ASSERT_TRUE(g.turn().is(first));
    std::vector<json> const before = seen_by_others(first, g);
    auto all_boxed = g;
    all_boxed.decide(0);
    auto all_added = g;
    all_added.decide(1);
    std::vector<json> const after = seen_by_others(first, all_boxed);
    EXPECT_EQ(after, seen_by_others(first, all_added)) << "what it was can't be told";
    for (auto i = 0U; i < before.size(); ++i) {
        json expected = before[i];
        expected["turn"] = 2;
        expected["players"][1]["decided"] = true;
        EXPECT_EQ(after[i], expected) << "but who is to move, and who has decided";
    }
    EXPECT_EQ(seen_by(first, all_added)["players"][1]["decided"], 1) << "they know it themselves";
}

TEST(Knowledge, K4_W4_then_all_is_shown_at_once_and_what_goes_into_the_box_stays_unseen) {
    auto g = before_decisions();
    int const box = g.table().box;
    while (!g.is_over()) g.decide(g.turn().is(seat{1}) ? 0 : 1);  // all but the bear are added
    for (viewer const who : everybody<hidden_wolves<3>>()) {
        json const v = seen_by(who, g);
        EXPECT_EQ(v["turn"], nullptr);
        EXPECT_EQ(v["players"][0]["up"], json::parse("[0,1,0,0,0,0,1]"));
        EXPECT_EQ(v["players"][1]["up"], json::parse("[0,0,0,0,0,0,0]"));
        EXPECT_EQ(v["players"][2]["up"], json::parse("[0,0,0,0,1,0,0]"));
        EXPECT_EQ(v["box"], box + 1);
        EXPECT_EQ(v["players"][1]["boxed"], who.is(seat{1}) ? json::parse("[5]") : json(1));
        EXPECT_EQ(v["unseen"]["light"][5], who.is(seat{1}) ? 9 : 10);
        EXPECT_EQ(v["unseen"]["shadow"][6], 8);
    }
}

}  // namespace
}  // namespace triqueta::animals

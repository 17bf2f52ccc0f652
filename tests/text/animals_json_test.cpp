#include <triqueta/text/animals_json.hpp>

#include "support/hand_played.hpp"
#include "support/seen.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace triqueta {
namespace {

using nlohmann::json;
using support::hand_played, support::seen_by;
using enum animals::animal;

TEST(AnimalsJson, a_view_of_a_new_game) {
    EXPECT_EQ(seen_by(viewer::spectator(), state<animals::base_game<2>>{}), json::parse(R"({
        "seat": null, "turn": 0, "round": 1, "rock": 0, "tower": 0,
        "heights": [[3,3,3,3,3], [3,3,3,3,3], [3,3,3,3,3], [3,3,3,3,3]],
        "rows": [[0,0,0,0,0,0,0], [0,0,0,0,0,0,0]],
        "hand": [], "first_option": null, "box": 0,
        "players": [
            {"up": [0,0,0,0,0,0,0], "kept": 0, "shadows": 0, "boxed": 0, "tiles": 0, "out": false, "decided": null},
            {"up": [0,0,0,0,0,0,0], "kept": 0, "shadows": 0, "boxed": 0, "tiles": 0, "out": false, "decided": null}],
        "unseen": {"light": [10,10,10,10,10,10,0], "shadow": [0,0,0,0,0,0,0]}})"));
}

/// A duel in its second round: seat 1 has drawn a deer and a boar and put the deer into the box.
hand_played<animals::hidden_wolves_duel> in_the_middle() {
    hand_played<animals::hidden_wolves_duel> g;
    g.draw(0, owl, 0, bear).lay(0).keep();  // seat 0
    g.draw(1, ram, 1, bear).box().lay(0);   // seat 1
    g.draw(2, owl, 2, owl).keep().lay(1);   // seat 0
    g.take(0);                              // seat 1: an owl, a bear
    g.take(1).choose(2);                    // seat 0: an owl, the rock, a tile
    g.draw(0, ram, 0, ram).lay(0).box();    // seat 0
    g.draw(0, ram, 1, ram).lay(0).box();    // seat 1
    g.draw(0, wolf, 1, ram).lay(1);         // seat 0
    return g.draw(2, deer, 2, boar).box();
}

TEST(AnimalsJson, a_view_of_whoever_is_to_move) {
    EXPECT_EQ(seen_by(seat{1}, in_the_middle()), json::parse(R"({
        "seat": 1, "turn": 1, "round": 2, "rock": 0, "tower": 2,
        "heights": [[0,0,0,0,0], [4,4,4,4,4], [0,2,2,4,4], [4,4,4,4,4]],
        "rows": [[0,0,0,0,2,0,0], [0,0,0,0,1,0,0]],
        "hand": [3], "first_option": "box", "box": 13,
        "players": [
            {"up": [0,1,0,0,0,0,0], "kept": 2, "shadows": 1, "boxed": 1, "tiles": 1, "out": false, "decided": null},
            {"up": [0,1,0,0,0,1,0], "kept": [], "shadows": [], "boxed": [2,4,4], "tiles": 0, "out": false,
             "decided": null}],
        "unseen": {"light": [10,8,9,9,5,9,0], "shadow": [1,1,1,1,1,1,9]}})"));
}

TEST(AnimalsJson, a_view_of_another_player) {
    EXPECT_EQ(seen_by(seat{0}, in_the_middle()), json::parse(R"({
        "seat": 0, "turn": 1, "round": 2, "rock": 0, "tower": 2,
        "heights": [[0,0,0,0,0], [4,4,4,4,4], [0,2,2,4,4], [4,4,4,4,4]],
        "rows": [[0,0,0,0,2,0,0], [0,0,0,0,1,0,0]],
        "hand": ["light"], "first_option": "box", "box": 13,
        "players": [
            {"up": [0,1,0,0,0,0,0], "kept": [5,1], "shadows": [6], "boxed": [4], "tiles": 1, "out": false,
             "decided": null},
            {"up": [0,1,0,0,0,1,0], "kept": 0, "shadows": 0, "boxed": 3, "tiles": 0, "out": false, "decided": null}],
        "unseen": {"light": [10,7,10,10,6,8,0], "shadow": [1,1,1,1,1,1,8]}})"));
}

TEST(AnimalsJson, between_rounds_the_finished_round_still_counts) {
    hand_played<animals::hidden_wolves<2>> g;
    g.next_round().draw(0, owl).lay(0).take_rest();
    json const v = seen_by(seat{0}, g);
    EXPECT_EQ(v["round"], 2);
    EXPECT_EQ(v["tower"], 1);
    EXPECT_EQ(v["heights"][1], json::parse("[0,0,0,0,0]"));
    EXPECT_EQ(v["rows"], json::parse("[null, null]"));
    EXPECT_EQ(v["box"], 15 + 19);
    EXPECT_EQ(v["players"][0]["out"], true);
    EXPECT_EQ(v["players"][1]["out"], true);
    EXPECT_EQ(v["rock"], v["turn"]) << "which has moved";
}

TEST(AnimalsJson, while_chance_is_to_answer_the_turn_is_minus_1) {
    hand_played<animals::base_game<3>> g;
    g.act(draw(animals::column{0}));
    json const v = seen_by(seat{0}, g);
    EXPECT_EQ(v["turn"], -1);
    EXPECT_EQ(v["hand"], json::parse(R"(["light"])"));
}

TEST(AnimalsJson, B18_K4_decisions_stay_after_the_end_when_what_was_kept_is_in_up_or_boxed) {
    hand_played<animals::base_game<2>> g;
    g.draw(0, owl).keep().draw(0, bear).lay(0).draw(1, ram).keep().end_rounds();
    EXPECT_EQ(seen_by(seat{0}, g)["players"][0]["kept"], json::parse("[1,4]"));
    g.decide(1);
    json const own = seen_by(seat{0}, g);
    EXPECT_EQ(own["turn"], nullptr);
    EXPECT_EQ(own["players"][0]["decided"], 1);
    EXPECT_EQ(own["players"][0]["kept"], json::array());
    EXPECT_EQ(own["players"][0]["shadows"], json::array());
    EXPECT_EQ(own["players"][0]["boxed"], json::parse("[4]"));
    EXPECT_EQ(own["players"][1]["decided"], nullptr) << "who had nothing to decide";
    json const others = seen_by(seat{1}, g);
    EXPECT_EQ(others["players"][0]["decided"], true);
    EXPECT_EQ(others["players"][0]["kept"], 0);
    EXPECT_EQ(others["players"][0]["boxed"], 1);
    EXPECT_EQ(others["players"][0]["up"][1], 1);
}

}  // namespace
}  // namespace triqueta

#include <triqueta/core/view.hpp>

#include <triqueta/animals/rules.hpp>
#include <triqueta/animals/variants.hpp>
#include <triqueta/core/state.hpp>
#include <triqueta/triangles/race/rules.hpp>

#include "support/hand_played.hpp"

#include <gtest/gtest.h>

#include <concepts>

namespace triqueta {
namespace {

using animals::base_game;
using animals::column, animals::row, animals::draw, animals::take, animals::keep;
using support::hand_played;
using enum animals::animal;

using G = base_game<3>;

static_assert(!std::default_initializable<view<G>>, "a view is somebody's");

TEST(View, is_what_a_player_or_a_spectator_has_of_a_state) {
    hand_played<G> g;
    g.draw(0, owl).keep();
    EXPECT_EQ(g.view(seat{1}).who(), viewer{seat{1}});
    EXPECT_EQ(g.view(seat{1}).seat(), seat{1});
    EXPECT_EQ(g.view(seat{1}).table(), g.table());
    EXPECT_EQ(g.view(seat{0}).mine(), g.secrets(seat{0}));
    EXPECT_EQ(g.view(viewer::spectator()).mine(), animals::secrets<G>{});
    EXPECT_EQ(g.view(seat{1}).players(), 3);
    EXPECT_NE(g.view(seat{0}), g.view(seat{1}));
    EXPECT_EQ(g.view(seat{3}), g.view(viewer::spectator())) << "nobody sits there";
}

TEST(View, B6_of_a_new_game_needs_no_state) {
    for (viewer const who : {viewer{seat{0}}, viewer{seat{2}}, viewer::spectator()})
        EXPECT_EQ((view<G>{who, setup<G>{seat{1}}}), state<G>{setup<G>{seat{1}}}.view(who));
    EXPECT_EQ(spectate<G>(seat{2}), state<G>{setup<G>{seat{2}}}.view(viewer::spectator()));
}

TEST(View, is_not_made_for_a_seat_or_a_set_up_that_is_not_possible) {
    EXPECT_EQ(view<G>::make(seat{1}, {}), (view<G>{seat{1}, {}}));
    EXPECT_TRUE(view<G>::make(viewer::spectator(), {seat{1}}));
    EXPECT_FALSE(view<G>::make(seat{G::players}, {}));
    EXPECT_FALSE(view<G>::make(seat{0}, {seat{G::players}}));
}

TEST(View, K3_counts_what_its_viewer_can_not_place) {
    hand_played<G> g;
    g.draw(0, owl).keep().draw(0, bear).lay(0);
    auto const all = animals::light_tokens<G::pack>;
    auto const bear_gone = all - *animals::to_tokens({.bear = 1});
    EXPECT_EQ(g.view(seat{0}).unseen().light, bear_gone - *animals::to_tokens({.owl = 1}));
    EXPECT_EQ(g.view(seat{1}).unseen().light, bear_gone);
    EXPECT_EQ(g.view(viewer::spectator()).unseen().of(animals::back::light), bear_gone);

    auto const first = state<triangles::race::game>{}.view(seat{0});
    EXPECT_EQ(first.unseen(), triangles::cards::whole_deck());
}

TEST(View, B7_lists_the_legal_actions_of_whoever_is_to_move_and_of_nobody_else) {
    hand_played<G> g;
    EXPECT_EQ(g.view(seat{0}).legal(), g.legal());
    EXPECT_TRUE(g.view(seat{1}).legal().empty());
    EXPECT_TRUE(g.view(viewer::spectator()).legal().empty());
    g.act(draw(column{0}));
    EXPECT_TRUE(g.view(seat{0}).legal().empty()) << "chance is to answer";
    g.find(owl);
    EXPECT_EQ(g.view(seat{0}).legal(), g.legal());
    g.keep();
    EXPECT_TRUE(g.view(seat{0}).legal().empty());
    EXPECT_EQ(g.view(seat{1}).legal(), g.legal());
}

TEST(View, tells_why_any_seat_may_not_do_something) {
    hand_played<G> g;
    g.take(1);
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, viewer::spectator()}) {
        auto const v = g.view(who);
        EXPECT_FALSE(v.why_not(seat{1}, take(row{0})));
        EXPECT_EQ(v.why_not(seat{1}, take(row{1})), animals::refusals::row_taken);
        EXPECT_EQ(v.why_not(seat{1}, keep()), refusal::wrong_phase);
        EXPECT_EQ(v.why_not(seat{2}, take(row{0})), refusal::not_your_turn);
        EXPECT_EQ(v.why_not(seat{2}, keep()), refusal::not_your_turn);
        EXPECT_EQ(v.why_not(seat{2}, take(row{9})), refusal::no_such_number);
    }
    EXPECT_FALSE(g.view(seat{1}).why_not(take(row{0}))) << "their own";
    EXPECT_EQ(g.view(seat{0}).why_not(take(row{0})), refusal::not_your_turn);
    EXPECT_EQ(g.view(viewer::spectator()).why_not(take(row{0})), refusal::not_your_turn);
}

TEST(View, is_moved_on_by_what_its_viewer_saw) {
    hand_played<G> g;
    view<G> mine = g.view(seat{0});
    view<G> others = g.view(seat{1});
    EXPECT_FALSE(mine.advance(animals::drew(column{2}).by(seat{0})));
    EXPECT_FALSE(others.advance(animals::drew(column{2}).by(seat{0})));
    g.act(draw(column{2}));
    EXPECT_EQ(mine, g.view(seat{0}));
    EXPECT_FALSE(mine.advance(animals::looked(deer).by(seat{0})));
    EXPECT_FALSE(others.advance(animals::looked().by(seat{0})));
    g.find(deer);
    EXPECT_EQ(mine, g.view(seat{0}));
    EXPECT_EQ(others, g.view(seat{1}));
}

TEST(View, is_not_moved_on_by_an_event_of_another_seat_or_of_none) {
    hand_played<G> g;
    view<G> mine = g.view(seat{0});
    auto const before = mine;
    EXPECT_EQ(mine.advance(animals::drew(column{2}).by(seat{1})), refusal::not_your_turn);
    EXPECT_EQ(mine.advance(animals::drew(column{2}).by(seat{77})), refusal::not_your_turn);
    EXPECT_EQ(mine.advance(animals::drew(column{2})), refusal::event_incomplete);
    EXPECT_EQ(mine, before);
}

TEST(View, B19_B20_tells_the_points_as_they_stand_on_the_table) {
    hand_played<G> g;
    g.draw(0, owl).lay(1).take(1);
    EXPECT_EQ(g.view(seat{2}).result(), g.result());
    EXPECT_EQ(g.view(seat{2}).result().points(seat{1}), 1);
}

}  // namespace
}  // namespace triqueta

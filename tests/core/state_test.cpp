#include <triqueta/core/state.hpp>

#include <triqueta/animals/rules.hpp>
#include <triqueta/animals/variants.hpp>

#include "support/hand_played.hpp"

#include <gtest/gtest.h>

#include <concepts>
#include <optional>

namespace triqueta {
namespace {

using animals::base_game, animals::hidden_wolves, animals::hidden_wolves_duel;
using animals::column, animals::row, animals::draw, animals::take, animals::lay, animals::keep;
using support::hand_played;
using enum animals::animal;

using G = hidden_wolves<3>;

static_assert(game<G> && !game<int>);
static_assert(!std::constructible_from<state<G>, view<G>>, "no state from a view");

TEST(State, B6_starts_where_its_set_up_says_or_not_at_all) {
    EXPECT_TRUE(state<G>{setup<G>{seat{2}}}.turn().is(seat{2}));
    EXPECT_EQ(state<G>::make({seat{2}}), state<G>{setup<G>{seat{2}}});
    EXPECT_EQ(state<G>::make({seat{3}}), std::nullopt);
    EXPECT_EQ(state<G>::why_not({seat{3}}), refusal::no_such_seat);
}

TEST(State, has_no_secrets_of_a_seat_that_is_not_there) {
    hand_played<G> g;
    g.draw(0, owl).keep();
    state<G> const s = g;
    EXPECT_NE(s.secrets(seat{0}), animals::secrets<G>{});
    for (seat const absent : {seat{3}, seat{7}, seat{254}, seat::none()}) {
        EXPECT_EQ(s.secrets(absent), animals::secrets<G>{});
        EXPECT_EQ(s.why_not(absent, draw(column{0})), refusal::not_your_turn);
        EXPECT_EQ(s.view(absent), s.view(viewer::spectator()));
    }
}

TEST(State, a_refused_action_leaves_everything_as_it_was) {
    state<G> s;
    auto const before = s;
    EXPECT_TRUE(s.apply(keep()));
    EXPECT_EQ(s, before);
    EXPECT_FALSE(s.apply(draw(column{0})));
    EXPECT_NE(s, before);
}

TEST(State, a_copy_is_an_undo) {
    hand_played<G> g;
    g.draw(0, owl).lay(0);
    state<G> const before = g;
    g.draw(0, bear).keep().take(1);
    EXPECT_NE(g, before);
    state<G> again = before;
    EXPECT_FALSE(again.apply(draw(column{0})));
    EXPECT_FALSE(again.reveal(bear));
    EXPECT_FALSE(again.apply(keep()));
    EXPECT_FALSE(again.apply(take(row{1})));
    EXPECT_EQ(again, g);
}

TEST(State, chance_answers_only_when_it_is_asked) {
    state<G> s;
    auto before = s;
    EXPECT_EQ(s.reveal(owl), refusal::chance_not_asked);
    EXPECT_TRUE(s.to_draw().empty());
    EXPECT_EQ(s, before);
    ASSERT_FALSE(s.apply(draw(column{0})));
    EXPECT_TRUE(s.turn().is_chance());
    EXPECT_FALSE(s.reveal(owl));
    before = s;
    EXPECT_EQ(s.reveal(owl), refusal::chance_not_asked);
    EXPECT_EQ(s, before);
}

TEST(State, B1_chance_answers_nothing_that_is_not_there) {
    state<G> s;
    ASSERT_FALSE(s.apply(draw(column{0})));
    EXPECT_EQ(s.to_draw(), animals::light_tokens<animals::light_pack>);
    for (int not_there : {6, 7, 8, 9, 15, 16, 64, 255}) {  // the wolf is no light token, the rest no animals
        auto copy = s;
        EXPECT_EQ(copy.reveal(animals::animal(not_there)), refusal::not_to_be_drawn) << not_there;
        EXPECT_EQ(copy, s);
    }
}

TEST(State, why_not_says_what_apply_would) {
    hand_played<G> g;
    for (auto const a : {draw(column{0}), take(row{2}), lay(row{0}), keep(), draw(column{7})}) {
        auto copy = g;
        EXPECT_EQ(copy.apply(a), g.why_not(seat{0}, a));
    }
}

TEST(State, applied_unchecked_a_legal_action_does_the_same) {
    state<G> checked;
    state<G> unchecked;
    ASSERT_FALSE(checked.apply(draw(column{1})));
    unchecked.apply_unchecked(draw(column{1}));
    ASSERT_FALSE(checked.reveal(ram));
    unchecked.reveal_unchecked(ram);
    EXPECT_EQ(checked, unchecked);
}

TEST(State, equal_ones_were_reached_by_other_ways) {
    hand_played<base_game<2>> one;
    one.draw(0, owl).lay(0).draw(1, bear).lay(0);
    hand_played<base_game<2>> other;
    other.draw(1, bear).lay(0).draw(0, owl).lay(0);
    EXPECT_EQ(one, other);
    hand_played<base_game<2>> kept_owl;
    kept_owl.draw(0, owl).keep();
    hand_played<base_game<2>> kept_bear;
    kept_bear.draw(0, bear).keep();
    EXPECT_NE(kept_owl, kept_bear) << "secrets count";
    EXPECT_EQ(kept_owl.table(), kept_bear.table());
}

TEST(State, assembled_from_its_parts_is_the_same) {
    hand_played<hidden_wolves_duel> g;
    g.draw(0, owl, 1, bear).lay(0).keep().draw(0, ram, 0, deer).box().lay(1).next_round();
    g.draw(0, owl, 0, owl).lay(0).box().draw(0, owl, 0, wolf).lay(0).act(draw(column{1}));
    EXPECT_EQ(state<hidden_wolves_duel>::assemble(g.table(), g.all_secrets()), g);
    g.act(draw(column{1}));
    EXPECT_EQ(state<hidden_wolves_duel>::assemble(g.table(), g.all_secrets()), g) << "before the look";
    g.find(boar).find(boar).keep().box().end_rounds().decide(1);
    EXPECT_EQ(state<hidden_wolves_duel>::assemble(g.table(), g.all_secrets()), g);
    g.decide(0);
    EXPECT_TRUE(g.is_over());
    EXPECT_EQ(state<hidden_wolves_duel>::assemble(g.table(), g.all_secrets()), g) << "at the end";
}

}  // namespace
}  // namespace triqueta

#include <triqueta/any_game.hpp>

#include <triqueta/core/random/dice.hpp>

#include "support/hand_played.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace triqueta {
namespace {

using ::testing::UnorderedElementsAre;
using enum animals::animal;

TEST(AnyGame, V1_the_shipped_variants_are_found_by_name_and_number_of_players) {
    std::set<std::pair<std::string, int>> found;
    for (char const* const name : {"base_game", "hidden_wolves", "base_game_duel", "hidden_wolves_duel"})
        for (int players = -1; players < 10; ++players) {
            auto const g = any_game::make(name, players);
            if (!g) continue;
            EXPECT_STREQ(g->name(), name);
            EXPECT_EQ(g->players(), players);
            found.insert({name, players});
        }
    using entry = std::pair<std::string, int>;
    EXPECT_THAT(found, UnorderedElementsAre(entry{"base_game", 2}, entry{"base_game", 3}, entry{"base_game", 4},
                                            entry{"base_game", 5}, entry{"hidden_wolves", 2}, entry{"hidden_wolves", 3},
                                            entry{"hidden_wolves", 4}, entry{"hidden_wolves", 5},
                                            entry{"base_game_duel", 2}, entry{"hidden_wolves_duel", 2}));
}

TEST(AnyGame, M1_R1_games_of_cards_are_found_for_each_number_of_players) {
    for (int players = -1; players < 40; ++players) {
        EXPECT_EQ(any_game::make("mayhem", players).has_value(), players >= 2 && players <= 27) << players;
        EXPECT_EQ(any_game::make("race", players).has_value(), players >= 2 && players <= 6) << players;
    }
    EXPECT_EQ(any_game::make("mayhem", 27)->players(), 27);
    EXPECT_STREQ(any_game::make("race", 6)->name(), "race");
    EXPECT_FALSE(visit_variant("race", 5, []<class G>(chosen<G> c) {
        if constexpr (std::is_same_v<G, race>)
            EXPECT_EQ(c.setup().players, 5);
        else
            FAIL();
    }));
}

TEST(AnyGame, there_is_none_of_another_name) {
    for (char const* const name : {"", "base", "base_game ", "Base_game", "base_game_due", "night"}) {
        EXPECT_EQ(any_game::make(name, 2), std::nullopt) << name;
        EXPECT_EQ(visit_variant(name, 2, [](auto) { FAIL(); }), refusal::no_such_variant) << name;
    }
}

TEST(AnyGame, a_visitor_is_given_the_variant_once) {
    int visits = 0;
    EXPECT_FALSE(visit_variant("hidden_wolves", 4, [&]<class G>(chosen<G> c) {
        ++visits;
        EXPECT_TRUE((std::is_same_v<G, hidden_wolves<4>>));
        EXPECT_EQ(c.setup(), setup<G>{});
    }));
    EXPECT_EQ(visits, 1);
    EXPECT_EQ(visit_variant("hidden_wolves", 6, [](auto) { FAIL(); }), refusal::no_such_variant);
}

TEST(AnyGame, B6_begins_with_the_seat_that_is_named) {
    EXPECT_TRUE(any_game::make("base_game", 3)->turn().is(seat{0}));
    EXPECT_TRUE(any_game::make("base_game", 3, seat{2})->turn().is(seat{2}));
    EXPECT_EQ(any_game::make("base_game", 3, seat{3}), std::nullopt);
    EXPECT_EQ(any_game::make("hidden_wolves", 5, seat{-1}), std::nullopt);
}

TEST(AnyGame, goes_by_numbers_as_the_state_it_holds_goes_by_actions) {
    auto any = any_game::make("base_game", 2).value();
    support::hand_played<base_game<2>> g;
    EXPECT_FALSE(any.apply(2));
    EXPECT_TRUE(any.turn().is_chance());
    EXPECT_FALSE(any.reveal(1));
    EXPECT_FALSE(any.apply(11));
    EXPECT_FALSE(any.apply(5));
    g.draw(2, owl).lay(1).take(0);
    EXPECT_EQ(any, any_game{g});
    EXPECT_TRUE(any.visit([&]<class State>(State const& s) {
        if constexpr (std::is_same_v<State, state<base_game<2>>>)
            return s == g;
        else
            return false;
    }));
}

TEST(AnyGame, what_is_refused_changes_nothing) {
    auto g = any_game::make("hidden_wolves", 3).value();
    auto const before = g;
    for (int wrong : {-1, 25, 1000, -1000}) {
        EXPECT_EQ(g.apply(wrong), refusal::no_such_number);
        EXPECT_EQ(g.why_not(seat{0}, wrong), refusal::no_such_number);
    }
    EXPECT_EQ(g.apply(8), animals::refusals::no_such_row);
    EXPECT_EQ(g.why_not(seat{0}, 15), refusal::wrong_phase);
    EXPECT_EQ(g.why_not(seat{1}, 0), refusal::not_your_turn);
    EXPECT_FALSE(g.why_not(seat{0}, 0));
    EXPECT_EQ(g.reveal(0), refusal::chance_not_asked);
    EXPECT_EQ(g, before);
}

TEST(AnyGame, B1_W1_chance_answers_with_the_number_of_an_animal_that_is_there) {
    auto g = any_game::make("base_game", 2).value();
    ASSERT_FALSE(g.apply(0));
    auto const before = g;
    for (int wrong : {-1, 6, 7, 8, 255, 256, -256, 1 << 30})
        EXPECT_EQ(g.reveal(wrong), refusal::not_to_be_drawn) << wrong;
    EXPECT_EQ(g, before);
    EXPECT_FALSE(g.reveal(5));
}

TEST(AnyGame, games_of_other_variants_are_never_equal) {
    EXPECT_NE(any_game::make("base_game", 2), any_game::make("base_game", 3));
    EXPECT_NE(any_game::make("base_game", 2), any_game::make("base_game_duel", 2));
    EXPECT_EQ(any_game::make("base_game", 2), any_game::make("base_game", 2, seat{0}));
    EXPECT_NE(any_game::make("base_game", 2), any_game::make("base_game", 2, seat{1}));
}

TEST(AnyGame, is_a_plain_value) { static_assert(std::is_trivially_copyable_v<any_game>); }

TEST(AnyGame, B17_every_variant_is_played_to_its_end_by_numbers) {
    for (auto const& [name, players] :
         {std::pair{"base_game", 5}, {"hidden_wolves", 4}, {"hidden_wolves_duel", 2}, {"mayhem", 4}, {"race", 3}}) {
        auto g = any_game::make(name, players).value();
        dice random{3};
        while (!g.turn().is_over()) {
            int const number = static_cast<int>(random.below(863));
            static_cast<void>(g.turn().is_chance() ? g.reveal(number % 36) : g.apply(number));
        }
        EXPECT_EQ(g.apply(0), refusal::game_is_over);
    }
}

TEST(ShippedGames, are_found_by_their_place) {
    static_assert(shipped_games::count == 12);
    static_assert(shipped_games::at(0, []<game G>() { return rules_of<G>::most_players; }) == 2);
    static_assert(shipped_games::at(11, []<game G>() { return rules_of<G>::action::count; }) == 863);
    static_assert(shipped_games::greatest_size<state> >= sizeof(state<race>));
    static_assert(shipped_games::greatest_size<state> >= sizeof(state<hidden_wolves<5>>));
}

}  // namespace
}  // namespace triqueta

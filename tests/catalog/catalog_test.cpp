#include <triqueta/catalog.hpp>

#include <triqueta/text/languages.hpp>
#include <triqueta/triqueta.hpp>

#include "properties/games.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace triqueta {
namespace {

using ::testing::ElementsAre;

using house = catalog<shipped, properties::night, catalog<properties::tiny>>;

TEST(Catalog, has_the_games_of_its_entries_and_of_catalogues_among_them) {
    EXPECT_EQ(shipped::size, 12);
    EXPECT_EQ(shipped::variants, 6);
    EXPECT_EQ(house::size, 14);
    EXPECT_EQ(house::variants, 8);
    EXPECT_TRUE((std::is_same_v<shipped, catalog<shipped>::as<catalog>>));
}

TEST(Catalog, V1_M1_R1_lists_each_variant_once_with_its_numbers_of_players) {
    std::vector<std::string> all;
    for (auto const& one : house::all())
        all.push_back(std::string{one.name} + ' ' + std::to_string(one.least_players) + '-' +
                      std::to_string(one.most_players));
    EXPECT_THAT(all, ElementsAre("base_game 2-5", "hidden_wolves 2-5", "base_game_duel 2-2", "hidden_wolves_duel 2-2",
                                 "mayhem 2-27", "race 2-6", "night 4-4", "tiny 2-2"));
}

TEST(Catalog, lists_options_with_their_bounds) {
    EXPECT_TRUE(shipped::all()[0].options.empty());
    auto const& fast = shipped::all()[4].options;
    ASSERT_EQ(fast.size(), 1);
    EXPECT_EQ(std::string_view{fast[0].name}, "fast");
    EXPECT_TRUE(fast[0].is_truth);
    EXPECT_EQ(fast[0].initial, 0);
    auto const& turn_cap = shipped::all()[5].options;
    ASSERT_EQ(turn_cap.size(), 1);
    EXPECT_EQ(std::string_view{turn_cap[0].name}, "turn_cap");
    EXPECT_EQ(turn_cap[0].least, 1);
    EXPECT_EQ(turn_cap[0].most, 2'147'483'647);
    EXPECT_EQ(turn_cap[0].initial, 1000);
}

TEST(Catalog, has_titles_in_every_language) {
    for (auto const* const in : text::all_languages) {
        std::set<std::string> titles;
        for (auto const& one : shipped::all()) titles.insert(one.title(*in));
        EXPECT_EQ(titles.size(), 6U) << in->code;
    }
    EXPECT_STREQ(shipped::all()[1].title(text::in_english), "Triqueta: Hidden Wolves");
    EXPECT_STREQ(house::all()[6].title(text::in_german), "night") << "a house variant without a title";
}

TEST(Catalog, finds_a_game_by_name_and_number_of_players) {
    for (int players = -1; players < 300; ++players) {
        EXPECT_EQ(shipped::find("base_game", players).has_value(), players >= 2 && players <= 5) << players;
        EXPECT_EQ(shipped::find("base_game_duel", players).has_value(), players == 2) << players;
        EXPECT_EQ(shipped::find("mayhem", players).has_value(), players >= 2 && players <= 27) << players;
        EXPECT_EQ(shipped::find("race", players).has_value(), players >= 2 && players <= 6) << players;
        EXPECT_EQ(house::find("night", players).has_value(), players == 4) << players;
    }
    for (char const* const name : {"", "base", "base_game ", "Base_game", "base_game_due", "night"}) {
        EXPECT_FALSE(shipped::find_variant(name)) << name;
        EXPECT_FALSE(shipped::find(name, 4)) << name;
    }
}

TEST(Catalog, visits_the_game_that_is_asked_for) {
    int visits = 0;
    EXPECT_FALSE(shipped::visit("hidden_wolves", 4, [&]<game G>(setup<G> const& start) {
        ++visits;
        EXPECT_TRUE((std::is_same_v<G, hidden_wolves<4>>));
        EXPECT_EQ(start, setup<G>{});
    }));
    EXPECT_FALSE(shipped::visit("race", 5, [&]<game G>(setup<G> const& start) {
        ++visits;
        if constexpr (std::is_same_v<G, race>)
            EXPECT_EQ(start.players, 5);
        else
            ADD_FAILURE();
    }));
    EXPECT_EQ(visits, 2);
    EXPECT_EQ(shipped::visit("hidden_wolves", 6, [&]<game G>(setup<G> const&) { ++visits; }), refusal::no_such_variant);
    EXPECT_EQ(visits, 2);
}

TEST(Catalog, lists_every_refusal_once_with_a_name_of_its_own) {
    std::set<int> codes;
    std::set<std::string> names;
    house::any_refusal([&](named_refusal const& one) {
        EXPECT_TRUE(codes.insert(one.why.code()).second) << one.why.code();
        EXPECT_TRUE(names.insert(one.name).second) << one.name;
        EXPECT_TRUE(is_game_name(one.name) || std::string_view{one.name}.size() > 32) << one.name;
        for (auto const* const in : text::all_languages)
            EXPECT_NE(house::sentence(one.why, *in), in->unknown_reason) << one.name;
        return false;
    });
    EXPECT_EQ(codes.size(), 72U + 23 + 11 + 29) << "of any game, of Triqueta, of Mayhem and of the 21/15/9-card game";
    EXPECT_TRUE(names.contains("game_is_over") && names.contains("triqueta_row_taken"));
    EXPECT_TRUE(names.contains("mayhem_must_continue") && names.contains("race_wrong_known"));
    EXPECT_TRUE(house::any_refusal([](named_refusal const& one) { return one.why == refusal::game_is_over; }));
    EXPECT_STREQ(house::sentence(refusal{}, text::in_english), "");
    EXPECT_STREQ(house::sentence(refusal{9999}, text::in_english), text::in_english.unknown_reason);
}

using any_state = house::one_of<state>;

TEST(Catalog, holds_something_of_any_game_in_place) {
    any_state one{std::in_place_type<race>, setup<race>{.players = 3}};
    EXPECT_EQ(one.number(), house::number_of<race>);
    EXPECT_EQ(one.visit([](auto const& s) { return s.players(); }), 3);
    auto other = one;
    EXPECT_EQ(other, one);
    other.emplace<base_game<2>>();
    EXPECT_NE(other, one);
    EXPECT_EQ(other.as<base_game<2>>(), state<base_game<2>>{});
    ASSERT_FALSE(other.as<base_game<2>>().apply(draw(column{0})));
    EXPECT_TRUE(other.visit([](auto const& s) { return s.turn().is_chance(); }));
    one = other;
    EXPECT_EQ(one, other);
    one.emplace<base_game<3>>();
    EXPECT_NE(one, other);
}

TEST(Catalog, knows_which_names_games_may_have) {
    EXPECT_TRUE(is_game_name("a") && is_game_name("my_game_2"));
    for (char const* const name : {"", "2a", "_a", "My", "a-b", "a b", "a_name_that_is_longer_than_32_signs"})
        EXPECT_FALSE(is_game_name(name)) << name;
    for (auto const& one : shipped::all()) EXPECT_TRUE(is_shipped_name(one.name));
    EXPECT_FALSE(is_shipped_name("night"));
}

}  // namespace
}  // namespace triqueta

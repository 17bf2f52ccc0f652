#include <triqueta/bots/any/any_analysis.hpp>
#include <triqueta/bots/any/any_bot.hpp>

#include "any/tested_bots.hpp"
#include "any/tested_games.hpp"
#include "properties/opponents.hpp"
#include "support/books.hpp"

#include <triqueta/any.hpp>
#include <triqueta/bots.hpp>
#include <triqueta/catalog.hpp>
#include <triqueta/data.hpp>
#include <triqueta/text/remarks.hpp>
#include <triqueta/triqueta.hpp>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

// Opponents and analyses of games chosen at run time.
namespace triqueta {
namespace {

using bots::level;

/// A match in which some actions were played at random.
any_match some_match(char const* text, int actions) {
    auto m = *tested::games.make(text, seed_from(5));
    dice random{3};
    while (actions-- > 0) {
        auto const who = *m.to_move();
        auto const legal = m.view(who).legal();
        EXPECT_FALSE(m.play(who, legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    return m;
}
any_view own_view(any_match const& m) { return m.view(*m.to_move()); }

template <game G>
view<G> typed(any_view const& v) {
    return *read_view<G>(v.bytes());
}

TEST(AnyBot, chooses_as_a_bot_with_a_type_does) {
    any_bot at_run_time{tested::opponents, level::best, dice{4, 2}};
    bots::bot<mayhem> with_type{level::best, dice{4, 2}};
    bots::bot<mayhem> by_bytes{level::best, dice{4, 2}};
    any_bot at_run_time_by_bytes{tested::opponents, level::best, dice{4, 2}};
    for (int actions : {0, 11, 24, 40}) {
        auto const v = own_view(some_match("mayhem(players=3)", actions));
        auto const chosen = with_type.choose(typed<mayhem>(v), {300}).number();
        EXPECT_EQ(*at_run_time.choose(v, {300}), chosen);
        EXPECT_EQ(*at_run_time_by_bytes.choose(std::span<std::byte const>{v.bytes()}, {300}), chosen);
    }
}

TEST(AnyBot, thinks_in_slices) {
    auto const v = own_view(some_match("base_game", 9));
    any_bot at_once{tested::opponents, level::best, dice{7}};
    any_bot in_slices{tested::opponents, level::best, dice{7}};
    EXPECT_FALSE(in_slices.has_begun());
    ASSERT_FALSE(in_slices.begin(v, {600}));
    EXPECT_TRUE(in_slices.has_begun());
    int slices = 1;
    while (!in_slices.think(50)) {
        ++slices;
        EXPECT_LE(in_slices.spent().nodes, in_slices.granted().nodes);
    }
    EXPECT_GT(slices, 3);
    EXPECT_EQ(in_slices.choice(), *at_once.choose(v, {600}));
}

TEST(AnyBot, plays_one_game_after_the_other_with_the_same_dice) {
    auto const cards = own_view(some_match("mayhem", 5));
    auto const animals = own_view(some_match("base_game", 5));
    any_bot bot{tested::opponents, level::beginner, dice{1, 1}};
    bots::bot<mayhem> first{level::beginner, dice{1, 1}};
    EXPECT_EQ(*bot.choose(cards), first.choose(typed<mayhem>(cards)).number());
    bots::bot<base_game<2>> second{level::beginner, first.random()};
    EXPECT_EQ(*bot.choose(animals), second.choose(typed<base_game<2>>(animals)).number());
}

TEST(AnyBot, refuses_what_is_no_choice_of_its_seat_and_stays_as_it_was) {
    auto const m = some_match("mayhem", 5);
    auto const v = own_view(m);
    any_bot bot{tested::opponents, level::medium, dice{1}};
    std::vector<std::byte> const nonsense(40);
    EXPECT_EQ(bot.begin(std::span<std::byte const>{nonsense}), refusal::wrong_format);
    EXPECT_EQ(bot.begin(m.view(viewer::spectator())), refusal::not_your_turn);
    EXPECT_EQ(bot.begin(m.view(seat{1 - m.to_move()->number()})), refusal::not_your_turn);
    EXPECT_EQ(bot.begin(own_view(some_match("wasps_at_noon", 0))), refusal::wrong_game) << "not in its catalogue";
    EXPECT_FALSE(bot.has_begun());

    ASSERT_FALSE(bot.begin(v));
    auto const chosen = bot.choice();
    auto damaged = v.bytes();
    damaged.pop_back();
    EXPECT_TRUE(bot.begin(std::span<std::byte const>{damaged}));
    auto over = some_match("base_game", 1);
    while (!over.is_over()) EXPECT_FALSE(over.play(*over.to_move(), own_view(over).legal().front()));
    EXPECT_EQ(bot.begin(over.view(seat{0})), refusal::game_is_over);
    EXPECT_TRUE(bot.has_begun());
    EXPECT_EQ(bot.choice(), chosen);
}

template <game G>
std::vector<std::byte> shipped_net() {
    bots::own_weights<G> weights;
    auto const shipped = *bots::shipped_weights<G>(2);
    std::copy(shipped.begin(), shipped.end(), weights.begin());
    std::vector<std::byte> bytes;
    bots::write_net<bots::features_of<G>>(weights, std::back_inserter(bytes));
    return bytes;
}

TEST(AnyBot, plays_by_a_net_of_a_file) {
    auto const v = own_view(some_match("mayhem", 12));
    any_bot bot{tested::opponents, level::strong, dice{1}};
    bots::bot<mayhem> shipped{level::strong, dice{1}};
    auto net = shipped_net<mayhem>();
    ASSERT_FALSE(bot.use(net));
    EXPECT_EQ(*bot.choose(v), shipped.choose(typed<mayhem>(v)).number());
    EXPECT_EQ(bot.begin(own_view(some_match("base_game", 3))), refusal::wrong_game) << "the net is another game's";

    net[net.size() / 2] ^= std::byte{1};
    EXPECT_EQ(bot.use(net), refusal::damaged);
    EXPECT_EQ(bot.use(std::vector<std::byte>(9)), refusal::wrong_format);
    EXPECT_TRUE(bot.has_begun()) << "as before";
    ASSERT_FALSE(bot.use(shipped_net<base_game<2>>()));
    EXPECT_FALSE(bot.has_begun());
    EXPECT_EQ(bot.begin(v), refusal::wrong_game);
    EXPECT_FALSE(bot.begin(own_view(some_match("base_game", 3))));
}

TEST(AnyBot, answers_any_view) {
    std::vector<any_game const*> known;
    for (auto const* const game : tested::games.games())
        if (shipped::find_variant(game->name)) known.push_back(game);
    any_catalog const games{known, tested::games.all()};
    any_bot bot{tested::opponents, level::best, dice{1}};
    any_analysis analysis{tested::analyses};
    for (std::uint8_t number = 0; number < 200; ++number) {
        std::array<std::uint8_t, 2> const bytes{number, 3};
        properties::choices from{bytes};
        properties::an_opponent_answers_any_view(games, bot, analysis, from);
    }
}

TEST(AnyBot, is_empty_without_memory) {
    for (int requests : {0, 1, 2, 3}) {
        support::books few;
        few.last_request = requests;
        any_bot bot{tested::opponents, level::best, dice{1}, few.memory()};
        EXPECT_EQ(bot.is_empty(), requests < 2);
        if (bot.is_empty()) continue;
        EXPECT_EQ(bot.use(shipped_net<base_game<2>>()), requests < 3 ? refusal::no_memory : refusal{});
        any_bot moved{std::move(bot)};
        EXPECT_FALSE(moved.is_empty());
        EXPECT_TRUE(moved.choose(own_view(some_match("base_game", 3)), {50}));
    }
}

TEST(AnyAnalysis, has_the_results_of_one_with_a_type) {
    auto const v = own_view(some_match("base_game", 9));
    auto const with_type = bots::analyze(typed<base_game<2>>(v), {3000}, dice{6});
    any_analysis found{tested::analyses, dice{6}};
    ASSERT_FALSE(found.begin(v, {3000}));
    while (!found.think(70)) {
    }
    ASSERT_EQ(found.size(), with_type.size());
    for (int place = 0; place < found.size(); ++place) {
        auto const expected = with_type[place];
        EXPECT_EQ(found[place], (any_judged_action{expected.what.number(), expected.chance, expected.points}));
        EXPECT_EQ(found.place_of(expected.what.number()), place);
        std::string words;
        text::write_remarks(typed<base_game<2>>(v), expected.what, text::in_german, std::back_inserter(words));
        EXPECT_EQ(found.remarks(expected.what.number(), text::in_german), words);
    }
    EXPECT_EQ(found[found.best()].action, with_type.best().what.number());
    auto const legal = v.legal();
    for (int action = -1; action <= v.game().actions; ++action)
        EXPECT_EQ(found.place_of(action).has_value(), std::find(legal.begin(), legal.end(), action) != legal.end());
}

}  // namespace
}  // namespace triqueta

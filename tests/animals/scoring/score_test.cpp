#include <triqueta/animals/scoring/score.hpp>

#include <triqueta/animals/scoring/result.hpp>
#include <triqueta/animals/variants.hpp>

#include "support/hand_played.hpp"
#include "support/listed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace triqueta::animals {
namespace {

using ::testing::ElementsAre;
using support::listed, support::some;
using enum animal;
using wolves = hidden_wolves<3>;

constexpr pile example{.rabbit = 2, .owl = 3, .deer = 1, .boar = 3, .bear = 5};
static_assert(points_of<base_game<2>>(example, 2, true) == 18);  // B22, in a constant expression

TEST(Score, B22_the_books_example_scores_18) {
    score const s = score_of<base_game<2>>(holding<pile>{.animals = example, .tiles = 2, .rock = true});
    EXPECT_EQ(s.points, 18);
    std::array<int, 8> const expected{2, 6, 1, 8, 0, -2, 0, 0};
    for (auto kind = 0U; kind < 8; ++kind) EXPECT_EQ(s.animals[kind], expected[kind]) << kind;
    EXPECT_EQ(s.rock, 1);
    EXPECT_EQ(s.tiles, 2);
    EXPECT_EQ(s.tokens, 14);
}

TEST(Score, B19_exactly_three_tokens_are_a_triqueta_and_score_the_animals_value) {
    EXPECT_EQ(points_of<wolves>(pile{.rabbit = 3}), 5);
    EXPECT_EQ(points_of<wolves>(pile{.owl = 3}), 6);
    EXPECT_EQ(points_of<wolves>(pile{.deer = 3}), 7);
    EXPECT_EQ(points_of<wolves>(pile{.boar = 3}), 8);
    EXPECT_EQ(points_of<wolves>(pile{.ram = 3}), 9);
    EXPECT_EQ(points_of<wolves>(pile{.bear = 3}), 10);
    EXPECT_EQ(points_of<wolves>(pile{.wolf = 3}), 11);
}

TEST(Score, B19_of_each_animal_by_its_number_of_tokens) {
    int const expected[] = {0, 1, 2, 10, -1, -2, -3, -4, -5, -6, -7};
    for (int n = 0; n <= 10; ++n) EXPECT_EQ(points_of<base_game<4>>(pile{.bear = n}), expected[n]) << n;
}

TEST(Score, B19_six_tokens_are_no_second_triqueta) { EXPECT_EQ(points_of<base_game<2>>(pile{.owl = 6}), -3); }

TEST(Score, B19_all_animals_add_up) {
    EXPECT_EQ(points_of<base_game<2>>(pile{3, 3, 3, 3, 3, 3}), 45);
    EXPECT_EQ(points_of<wolves>(pile{3, 3, 3, 3, 3, 3, 3}), 56);
    EXPECT_EQ(points_of<wolves>(pile{10, 10, 10, 10, 10, 10, 9}), -48);
    EXPECT_EQ(points_of<wolves>(some({.owl = 3, .wolf = 2})), 8) << "tokens score as a pile does";
}

TEST(Score, B20_the_rock_and_each_tile_score_a_point) {
    EXPECT_EQ(points_of<base_game<2>>(pile{}), 0);
    EXPECT_EQ(points_of<base_game<2>>(pile{}, 0, true), 1);
    EXPECT_EQ(points_of<base_game<2>>(pile{}, 3, false), 3);
    EXPECT_EQ(points_of<base_game<2>>(pile{.ram = 4}, 3, true), 3);
}

TEST(Score, B21_W5_tiles_and_rock_are_no_tokens_and_every_animal_counts) {
    auto const s =
        score_of<wolves>(holding<pile>{.animals = {.owl = 7, .bear = 1, .wolf = 2}, .tiles = 3, .rock = true});
    EXPECT_EQ(s.tokens, 10);
}

TEST(Score, a_pile_may_be_larger_than_any_pack) { EXPECT_EQ(points_of<base_game<2>>(pile{.owl = 1000}), -997); }

score line(int points_made, int tokens_held) {
    score s;
    s.points = points{points_made};
    s.tokens = tokens_held;
    return s;
}

TEST(Winners, B21_most_points_win) {
    auto const won = winners_of(std::vector{line(3, 20), line(12, 1), line(11, 30)});
    EXPECT_THAT(listed(won.seats), ElementsAre(seat{1}));
    EXPECT_EQ(won.by, tie_break::none);
}

TEST(Winners, B21_even_where_all_points_are_negative) {
    auto const won = winners_of(std::vector{line(-7, 20), line(-3, 1)});
    EXPECT_THAT(listed(won.seats), ElementsAre(seat{1}));
    EXPECT_EQ(won.by, tie_break::none);
}

TEST(Winners, B21_a_tie_goes_to_the_tied_player_with_the_most_tokens) {
    for (auto const& scores :
         {std::vector{line(9, 5), line(9, 6), line(8, 40)}, std::vector{line(9, 3), line(9, 4), line(9, 2)},
          std::vector{line(8, 40), line(9, 12), line(9, 11)}}) {
        auto const won = winners_of(scores);
        EXPECT_THAT(listed(won.seats), ElementsAre(seat{1}));
        EXPECT_EQ(won.by, tie_break::tokens);
    }
}

TEST(Winners, B21_still_tied_they_win_together) {
    auto const won = winners_of(std::vector{line(9, 6), line(9, 5), line(9, 6), line(8, 6)});
    EXPECT_THAT(listed(won.seats), ElementsAre(seat{0}, seat{2}));
    EXPECT_EQ(won.by, tie_break::shared);

    auto const all = winners_of(std::vector{line(0, 0), line(0, 0), line(0, 0), line(0, 0), line(0, 0)});
    EXPECT_EQ(all.seats.size(), 5);
    EXPECT_EQ(all.by, tie_break::shared);
}

TEST(Winners, B21_a_tie_for_less_than_the_most_points_needs_no_tie_break) {
    auto const won = winners_of(std::vector{line(8, 6), line(8, 6), line(9, 0)});
    EXPECT_THAT(listed(won.seats), ElementsAre(seat{2}));
    EXPECT_EQ(won.by, tie_break::none);
    EXPECT_EQ(winners_of(std::vector{line(9, 0), line(8, 6), line(8, 6)}).by, tie_break::none);
}

TEST(Winners, nobody_wins_where_nobody_plays) { EXPECT_TRUE(winners_of(std::vector<score>{}).seats.empty()); }

pair_of<animal> two(animal first, animal second) {
    pair_of<animal> both;
    both.add(first);
    both.add(second);
    return both;
}

TEST(BestReveal, B18_B19_adds_what_scores_most) {
    EXPECT_EQ(best_reveal<wolves>(some({.owl = 2}), two(bear, owl)), decision{3});  // a triqueta and a bear
    EXPECT_EQ(best_reveal<wolves>(some({.owl = 3}), two(owl, bear)), decision{2});
    EXPECT_EQ(best_reveal<wolves>(some({.owl = 3}), two(bear, owl)), decision{1});
    EXPECT_EQ(best_reveal<wolves>(some({.owl = 3, .bear = 3}), two(bear, owl)), decision{0});
    EXPECT_EQ(best_reveal<wolves>(some({.ram = 1}), two(ram, ram)), decision{3});
}

TEST(BestReveal, B18_B19_of_two_alike_just_one_may_be_best) {
    EXPECT_EQ(best_reveal<wolves>(some({.ram = 2}), two(ram, ram)), decision{1}) << "of equal masks, the lowest";
}

TEST(BestReveal, B18_W4_counts_the_shadow_tokens_that_will_be_revealed) {
    EXPECT_EQ(best_reveal<wolves>(some({.ram = 1}), two(ram, ram), some({.ram = 1})), decision{1});
    EXPECT_EQ(best_reveal<wolves>(some({.ram = 2}), two(ram, bear), some({.ram = 1})), decision{2});
}

/// Three of an animal are worth no more than two.
struct cheap : wolves {
    struct pack : wolf_pack {
        static constexpr by_kind value = values(2, 2, 2, 2, 2, 2, 2);
    };
};

TEST(BestReveal, B18_B21_of_equal_points_has_the_most_tokens) {
    pair_of<animal> one;
    one.add(ram);
    EXPECT_EQ(best_reveal<cheap>(some({.ram = 2}), one), decision{1});
    EXPECT_EQ(best_reveal<cheap>(some({.ram = 2}), two(ram, owl)), decision{3});
}

TEST(BestReveal, B18_nothing_kept_is_nothing_to_add) {
    EXPECT_EQ(best_reveal<wolves>(some({.ram = 2}), {}), decision{0});
}

/// Ten points more for one of each animal.
struct collectors : base_game<2> {
    static constexpr char const* name = "collectors";

    struct scoring : exactly_three {
        static constexpr int collection(by_kind const& counts) {
            for (int kind = 0; kind < kinds<light_pack>; ++kind)
                if (counts[static_cast<unsigned>(kind)] == 0) return 0;
            return 10;
        }
    };
};
static_assert(playable<collectors> && scores_collections<collectors::scoring>);

TEST(Score, a_policy_may_score_the_whole_collection) {
    constexpr pile one_of_each{.rabbit = 1, .owl = 1, .deer = 1, .boar = 1, .ram = 1, .bear = 1};
    EXPECT_EQ(points_of<collectors>(one_of_each, 1), 6 + 10 + 1);
    EXPECT_EQ(points_of<base_game<2>>(one_of_each, 1), 6 + 1);
    EXPECT_EQ(score_of<collectors>(holding<pile>{.animals = one_of_each}).collection, 10);
    EXPECT_EQ(points_of<collectors>(pile{.rabbit = 3}), 5);
    EXPECT_EQ(best_reveal<collectors>(some({.rabbit = 1, .owl = 1, .deer = 1, .boar = 1, .ram = 1}),
                                      [] {
                                          pair_of<animal> kept;
                                          kept.add(bear);
                                          return kept;
                                      }()),
              decision{1});
    EXPECT_EQ(result<collectors>::lines, 6 + 3);
    EXPECT_STREQ(result<collectors>::line_name(6), "collection");
    EXPECT_STREQ(result<collectors>::line_name(7), "tiles");
    EXPECT_STREQ(result<base_game<2>>::line_name(6), "tiles");
}

}  // namespace
}  // namespace triqueta::animals

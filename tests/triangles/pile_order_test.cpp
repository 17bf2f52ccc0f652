#include <triqueta/triangles/pile_order.hpp>

#include <triqueta/play/deal.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/print.hpp"
#include "support/varied_seed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace triqueta::triangles {
namespace {

using ::testing::ElementsAre;
using support::varied, support::varied_number;
using mayhem_order = pile_order<mayhem::table>;
using race_order = pile_order<race::table>;

/// The next cards of a pile, by their kinds, until none is left in it.
template <class Table>
std::vector<int> drawn_down(pile_order<Table>& order, Table& t, cards undrawn) {
    std::vector<int> kinds;
    for (t.pile = static_cast<std::uint8_t>(undrawn.total()); t.pile > 0; --t.pile) {
        EXPECT_TRUE(order.knows_next(t, undrawn));
        card const next = order.next(t, undrawn);
        kinds.push_back(static_cast<int>(next));
        undrawn.remove(next);
    }
    return kinds;
}

constexpr card_order sorted(cards all) {
    card_order order;
    for (int place = 0; place < all.total(); ++place) order.add(all.nth(place));
    return order;
}

/// Of the first ten kinds, three each.
cards thirty() {
    cards all;
    for (int kind = 0; kind < 30; ++kind) all.add(card(kind / 3));
    return all;
}

// A seed gives the same order for ever, on every platform; these were worked out by a program in another language.

TEST(PileOrder, M1_a_seed_always_gives_mayhem_the_same_order) {
    auto order = mayhem_order::dealt(seed_from(7), 0);
    mayhem::table t;
    EXPECT_THAT(drawn_down(order, t, cards::all_pieces()),
                ElementsAre(13, 15, 6, 18, 15, 10, 1, 19, 11, 16, 24, 12, 16, 14, 0, 14, 12, 24,  //
                            19, 8, 14, 9, 21, 2, 19, 6, 17, 25, 20, 8, 10, 5, 21, 0, 4, 3,        //
                            9, 13, 26, 6, 18, 7, 25, 8, 22, 0, 4, 11, 16, 26, 1, 5, 17, 3,        //
                            4, 25, 15, 23, 20, 17, 7, 13, 1, 11, 10, 2, 5, 2, 20, 18, 9, 23,      //
                            7, 23, 26, 24, 22, 22, 3, 12, 21));
}

TEST(PileOrder, R1_a_seed_always_gives_the_game_with_jokers_the_same_order) {
    auto order = race_order::dealt(varied, varied_number);
    race::table t;
    EXPECT_THAT(drawn_down(order, t, cards::whole_deck()),
                ElementsAre(11, 16, 24, 26, 21, 13, 35, 19, 18, 24, 29, 8, 4, 9, 12, 4, 15, 20,  //
                            22, 25, 10, 23, 8, 0, 12, 21, 2, 22, 23, 7, 17, 27, 17, 20, 12, 16,  //
                            22, 19, 6, 8, 5, 21, 3, 14, 7, 32, 14, 13, 11, 13, 33, 25, 15, 0,    //
                            1, 2, 9, 30, 7, 31, 34, 17, 26, 3, 16, 6, 1, 14, 9, 5, 0, 18,        //
                            19, 4, 26, 10, 24, 25, 2, 23, 5, 11, 6, 18, 20, 28, 1, 10, 3, 15));
}

TEST(PileOrder, R6_a_new_pile_is_shuffled_by_the_seeds_next_stream) {
    auto order = race_order::dealt(varied, varied_number);
    race::table t;
    t.piles_made = 1;
    EXPECT_THAT(drawn_down(order, t, thirty()),
                ElementsAre(2, 1, 1, 4, 9, 1, 9, 5, 2, 0, 0, 3, 7, 0, 7, 3, 3, 8, 2, 6, 6, 7, 5, 6, 8, 9, 8, 4, 4, 5));
    t.piles_made = 2;
    EXPECT_THAT(drawn_down(order, t, thirty()),
                ElementsAre(8, 8, 1, 5, 3, 6, 2, 4, 8, 0, 5, 7, 0, 7, 3, 2, 9, 6, 6, 1, 9, 4, 5, 1, 0, 4, 2, 7, 3, 9));
}

TEST(PileOrder, R6_the_new_piles_order_does_not_depend_on_when_the_old_one_ended) {
    auto fresh = race_order::dealt(seed_from(3), 5);
    auto used = fresh;
    race::table t;
    EXPECT_EQ(drawn_down(used, t, cards::whole_deck()).size(), 90U);
    t.piles_made = 1;
    EXPECT_EQ(drawn_down(used, t, thirty()), drawn_down(fresh, t, thirty()));
}

TEST(PileOrder, M1_a_pile_by_hand_comes_as_it_was_laid) {
    card_order given;
    for (int place = 80; place >= 0; --place) given.add(cards::all_pieces().nth(place));
    mayhem_order order{given};
    EXPECT_FALSE(order.why_not());
    mayhem::table t;
    auto const kinds = drawn_down(order, t, cards::all_pieces());
    ASSERT_EQ(kinds.size(), 81U);
    for (auto i = 0U; i < 81; ++i) EXPECT_EQ(kinds[i], 26 - static_cast<int>(i) / 3);
}

TEST(PileOrder, M1_R1_a_pile_by_hand_must_be_the_games_deck) {
    EXPECT_FALSE(mayhem_order{sorted(cards::all_pieces())}.why_not());
    EXPECT_EQ(mayhem_order{sorted(cards::whole_deck())}.why_not(), refusal::wrong_deal) << "the jokers stay out";
    EXPECT_FALSE(race_order{sorted(cards::whole_deck())}.why_not());
    EXPECT_EQ(race_order{sorted(cards::all_pieces())}.why_not(), refusal::wrong_deal);

    auto order = sorted(cards::all_pieces());
    order.remove_last();
    EXPECT_EQ(mayhem_order{order}.why_not(), refusal::wrong_deal) << "a card too few";
    order.add(card(0));
    EXPECT_EQ(mayhem_order{order}.why_not(), refusal::wrong_deal) << "four of a kind";
    order.remove_last();
    order.add(card(200));
    EXPECT_EQ(mayhem_order{order}.why_not(), refusal::wrong_deal) << "no card";
    EXPECT_EQ(mayhem_order{card_order{}}.why_not(), refusal::wrong_deal);
    EXPECT_EQ(deal<mayhem::game>::by_hand(mayhem_order{card_order{}}), std::nullopt);
}

TEST(PileOrder, R6_a_new_pile_by_hand_is_known_only_if_it_has_exactly_its_cards) {
    race_order order{sorted(cards::whole_deck())};
    race::table t;
    t.piles_made = 1;
    EXPECT_FALSE(order.knows_next(t, thirty())) << "none was given";

    order.then(sorted(thirty()));
    EXPECT_TRUE(order.knows_next(t, thirty()));
    EXPECT_FALSE(order.knows_next(t, thirty() - cards_of(card(9)))) << "one too many";
    EXPECT_FALSE(order.knows_next(t, thirty() + cards_of(card(10)))) << "one too few";
    EXPECT_FALSE(order.knows_next(t, thirty() - cards_of(card(9)) + cards_of(card(10)))) << "another one";

    auto const kinds = drawn_down(order, t, thirty());
    for (auto i = 0U; i < 30; ++i) EXPECT_EQ(kinds[i], static_cast<int>(i) / 3);
    t.piles_made = 2;
    EXPECT_FALSE(order.knows_next(t, thirty())) << "one was given";
}

TEST(PileOrder, R6_with_the_first_pile_as_many_as_eight_can_be_given_by_hand) {
    race_order order{sorted(cards::whole_deck())};
    for (int made = 1; made < race_order::most_by_hand; ++made) order.then(sorted(cards_of(card(made))));
    race::table t;
    for (int made = 1; made < race_order::most_by_hand; ++made) {
        t.piles_made = static_cast<decltype(t.piles_made)>(made);
        EXPECT_THAT(drawn_down(order, t, cards_of(card(made))), ElementsAre(made));
    }
}

// In a constant expression, where a look beyond the last pile doesn't compile.
static_assert(
    [] {
        race_order order{sorted(cards::whole_deck())};
        for (int made = 1; made < race_order::most_by_hand; ++made) order.then(sorted(cards_of(card(made))));
        race::table t;
        t.piles_made = race_order::most_by_hand;
        return !order.knows_next(t, cards_of(card(1)));
    }(),
    "R6: behind the eighth pile by hand none is known");

TEST(PileOrder, every_byte_of_the_seed_and_of_the_games_number_counts) {
    auto const in_a_line = [](seed const& key, std::uint64_t game) {
        auto order = mayhem_order::dealt(key, game);
        mayhem::table t;
        return drawn_down(order, t, cards::all_pieces());
    };
    std::vector<std::vector<int>> orders{in_a_line(varied, varied_number)};
    for (auto i = 0U; i < varied.size(); ++i) {
        seed other = varied;
        other[i] = static_cast<std::uint8_t>(other[i] ^ 1);
        orders.push_back(in_a_line(other, varied_number));
    }
    for (auto byte = 0U; byte < 8; ++byte)
        orders.push_back(in_a_line(varied, varied_number ^ std::uint64_t{1} << 8 * byte));
    std::sort(orders.begin(), orders.end());
    EXPECT_EQ(std::adjacent_find(orders.begin(), orders.end()), orders.end());
    EXPECT_EQ(orders.size(), 1U + 32 + 8);
}

}  // namespace
}  // namespace triqueta::triangles

#include <triqueta/play/deal.hpp>

#include <triqueta/core/random/dice.hpp>
#include <triqueta/play/match.hpp>
#include <triqueta/play/urn.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/chi_squared.hpp"
#include "support/varied_seed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

// Deals of Triangles: the order of the cards, and of the new piles that are made of the discards.
namespace triqueta {
namespace {

using ::testing::ElementsAre;
using support::varied, support::varied_number;
using support::chi_squared;
using triangles::card_order;

/// A table in which the pile has been made anew so often, of one of each piece.
triangles::race::table with_new_pile(int often, int left = 27) {
    triangles::race::table t;
    t.piles_made = often;
    t.pile = static_cast<std::uint8_t>(left);
    return t;
}
triangles::cards one_of_each() {
    triangles::cards all;
    for (int kind = 0; kind < 27; ++kind) all.add(card(kind));
    return all;
}
std::vector<int> new_pile(triangles::pile_order<triangles::race::table>& order, int often) {
    std::vector<int> drawn;
    auto left = one_of_each();
    while (!left.empty()) {
        auto const next = order.next(with_new_pile(often, left.total()), left);
        drawn.push_back(static_cast<int>(next));
        left.remove(next);
    }
    return drawn;
}

TEST(DealOfTriangles, R6_new_piles_come_from_further_streams_of_the_seed) {
    auto order = triangles::pile_order<triangles::race::table>::dealt(seed_from(7), 0);
    EXPECT_TRUE(order.knows_next(with_new_pile(1), one_of_each()));
    EXPECT_THAT(new_pile(order, 1), ElementsAre(16, 21, 7, 26, 10, 18, 0, 12, 9, 2, 8, 15, 25, 23, 13, 11, 6, 19, 22,
                                                20, 4, 5, 17, 3, 24, 1, 14));
    EXPECT_THAT(new_pile(order, 2), ElementsAre(0, 22, 11, 7, 25, 10, 17, 3, 5, 18, 4, 1, 14, 16, 12, 13, 2, 8, 15, 19,
                                                23, 26, 21, 20, 24, 9, 6));
    auto other = triangles::pile_order<triangles::race::table>::dealt(varied, varied_number);
    EXPECT_THAT(new_pile(other, 1), ElementsAre(6, 1, 18, 0, 22, 19, 7, 5, 20, 9, 23, 21, 17, 14, 4, 16, 15, 10, 8, 11,
                                                25, 13, 24, 12, 3, 26, 2));
}

constexpr double one_in_a_million_26 = 76.2;  // of chi-squared with 26 degrees of freedom

TEST(DealOfTriangles, T1_deal_and_urn_have_the_same_distribution) {
    constexpr int games = 27'000;
    for (int const place : {0, 7, 30}) {
        std::array<double, 27> dealt_counts{};
        std::array<double, 27> urn_counts{};
        for (std::uint64_t number = 0; number < games; ++number) {
            deal<mayhem> dealt{seed_from(1), {}, number};
            dice random{1, number};
            state<mayhem> by_deal{{.players = 11}};
            auto by_urn = by_deal;
            for (int i = 0; i < place; ++i) {
                by_deal.reveal_unchecked(dealt(by_deal));
                by_urn.reveal_unchecked(urn{random}(by_urn));
            }
            ++dealt_counts.at(static_cast<std::size_t>(dealt(by_deal)));
            ++urn_counts.at(static_cast<std::size_t>(urn{random}(by_urn)));
        }
        EXPECT_LT(chi_squared(dealt_counts, games / 27.0), one_in_a_million_26) << place;
        EXPECT_LT(chi_squared(urn_counts, games / 27.0), one_in_a_million_26) << place;
    }
}

TEST(DealOfTriangles, R6_any_card_may_be_the_first_of_a_new_pile) {
    constexpr int games = 27'000;
    std::array<double, 27> counts{};
    for (std::uint64_t number = 0; number < games; ++number) {
        auto order = triangles::pile_order<triangles::race::table>::dealt(seed_from(1), number);
        ++counts.at(static_cast<std::size_t>(order.next(with_new_pile(3), one_of_each())));
    }
    EXPECT_LT(chi_squared(counts, games / 27.0), one_in_a_million_26);
}

card_order sorted_deck() {
    card_order order;
    auto const deck = triangles::cards::whole_deck();
    for (int place = 0; place < deck.total(); ++place) order.add(deck.nth(place));
    return order;
}

TEST(DealOfTriangles, T1_by_hand_exactly_the_deck_is_needed) {
    using order = deal<race>::order;
    EXPECT_TRUE(deal<race>::by_hand(order{sorted_deck()}));
    auto short_of_one = sorted_deck();
    short_of_one.remove_last();
    EXPECT_EQ(deal<race>::by_hand(order{short_of_one}), std::nullopt);
    short_of_one.add(card(0));
    EXPECT_EQ(deal<race>::by_hand(order{short_of_one}), std::nullopt);
    short_of_one.remove_last();
    short_of_one.add(card(200));
    EXPECT_EQ(deal<race>::by_hand(order{short_of_one}), std::nullopt);
}

/// Draws and discards until the first pile has been used up.
template <class Match>
void empty_the_pile(Match& m) {
    namespace race = triangles::race;
    auto const play = [&](race::action a) { ASSERT_FALSE(m.play(*m.to_move(), a)); };
    while (m.to_move()) {
        play(race::draw());
        if (!m.to_move()) return;
        play(race::discard(m.state().secrets(*m.to_move()).hand.nth(0)));
        play(race::end_turn());
    }
}

TEST(DealOfTriangles, R6_by_hand_a_new_pile_is_known_or_chance_is_asked) {
    using order = deal<race>::order;
    triqueta::match<race> m{{.players = 2}, deal<race>::by_hand(order{sorted_deck()})};
    empty_the_pile(m);
    ASSERT_TRUE(m.turn().is_chance());
    auto const in_pile = m.state().to_draw();
    EXPECT_EQ(in_pile.total(), 47);

    card_order last_first;
    for (int place = in_pile.total(); place-- > 0;) last_first.add(in_pile.nth(place));
    triqueta::match<race> longer{{.players = 2}, deal<race>::by_hand(order{sorted_deck()}.then(last_first))};
    empty_the_pile(longer);
    EXPECT_TRUE(longer.turn().is_chance()) << "the second new pile isn't known";
    EXPECT_EQ(longer.state().table().piles_made, 2);

    EXPECT_FALSE(m.reveal(in_pile.nth(46)));
    EXPECT_TRUE(m.to_move()) << "whoever knows answers";
}

/// Draws a card, discards one and ends the turn, by turns; chance answers with the lowest card where no deal does.
/// Returns whether it did so.
template <class Match>
bool play_on(Match& m) {
    namespace race = triangles::race;
    auto const legal = m.state().legal();
    auto const next = legal.contains(race::draw())       ? race::draw()
                      : legal.contains(race::end_turn()) ? race::end_turn()
                                                         : legal[0];
    EXPECT_FALSE(m.play(m.state().table().mover, next));
    if (!m.turn().is_chance()) return false;
    EXPECT_FALSE(m.reveal(m.state().to_draw().nth(0)));
    return true;
}

/// What undo and redo have to find again of a game: the position before each action, and the last one.
struct course {
    std::vector<state<race>> positions;
    std::vector<bool> revealed;  // whether chance had no answer of its own to an action

    [[nodiscard]] std::size_t actions() const { return revealed.size(); }
};

template <class Match>
course play_until_the_deal_has_run_out(Match& m) {
    course all;
    all.positions.push_back(m.state());
    for (int unknown = 0; unknown < 3 && all.actions() < 1000;) {
        all.revealed.push_back(play_on(m));
        all.positions.push_back(m.state());
        unknown += all.revealed.back() ? 1 : 0;
    }
    return all;
}

TEST(DealOfTriangles, R6_undo_and_redo_beyond_a_deal_by_hand_that_has_run_out) {
    using order = deal<race>::order;
    triqueta::match<race> first_pile{{.players = 2}, deal<race>::by_hand(order{sorted_deck()})};
    empty_the_pile(first_pile);
    card_order second;
    for (auto rest = first_pile.state().to_draw(); !rest.empty(); rest.remove(second.back()))
        second.add(rest.nth(rest.total() / 2));

    triqueta::match<race> m{{.players = 2}, deal<race>::by_hand(order{sorted_deck()}.then(second))};
    auto const all = play_until_the_deal_has_run_out(m);
    ASSERT_EQ(m.state().table().piles_made, 2) << "the first new pile is known, the second isn't";
    auto const moment = m.moment();

    // All the way back, and forth again.
    for (auto i = all.actions(); i-- > 0;) {
        ASSERT_FALSE(m.undo(undo_looks::yes));
        ASSERT_EQ(m.state(), all.positions[i]);
    }
    EXPECT_EQ(m.undo(undo_looks::yes), refusal::nothing_to_undo);
    for (auto i = std::size_t{0}; i < all.actions(); ++i) {
        ASSERT_FALSE(m.redo());
        ASSERT_EQ(m.state(), all.positions[i + 1]);
    }
    EXPECT_EQ(m.redo(), refusal::nothing_to_redo);
    EXPECT_EQ(m.moment(), moment);

    // Undone to anywhere, done again in part and played on, the deal answers where it did, and nowhere else.
    for (auto const ahead : {std::size_t{1}, std::size_t{4}, std::size_t{20}, std::size_t{100}, all.actions()}) {
        auto const from = all.actions() - ahead;
        auto const further_back = from / 2;
        for (auto i = all.actions(); i > further_back; --i) ASSERT_FALSE(m.undo(undo_looks::yes));
        for (auto i = further_back; i < from; ++i) ASSERT_FALSE(m.redo());
        for (auto i = from; i < all.actions(); ++i) {
            ASSERT_EQ(play_on(m), all.revealed[i]) << ahead << " played again, action " << i;
            ASSERT_EQ(m.state(), all.positions[i + 1]) << ahead << " played again, action " << i;
        }
        EXPECT_EQ(m.redo(), refusal::nothing_to_redo);
        EXPECT_EQ(m.moment(), moment);
    }
}

TEST(DealOfTriangles, R6_undo_and_redo_across_a_new_pile_find_the_same_cards) {
    triqueta::match<race> m{seed_from(3), {.players = 2}};
    dice random{5};
    while (m.state().table().piles_made < 2) {
        namespace race = triangles::race;
        ASSERT_TRUE(m.to_move());
        auto const legal = m.view(*m.to_move()).legal();
        auto const a = legal.contains(race::draw())       ? race::draw()
                       : legal.contains(race::end_turn()) ? race::end_turn()
                                                          : random.pick(legal);
        ASSERT_FALSE(m.play(*m.to_move(), a));
    }
    ASSERT_EQ(m.state().table().piles_made, 2);
    auto const after = m.state();
    auto const events = m.events(viewer::spectator());
    int undone = 0;
    for (; m.state().table().piles_made > 0; ++undone) ASSERT_FALSE(m.undo(undo_looks::yes));
    for (; undone > 0; --undone) ASSERT_FALSE(m.redo());
    EXPECT_EQ(m.state(), after);
    EXPECT_EQ(m.events(viewer::spectator()), events);

    // Played again from before both, the same moves find the same cards.
    std::vector<triqueta::action<race>> moves;
    for (auto const& all : m.happened())
        if (auto const a = all.action()) moves.push_back(*a);
    auto played = moves.size();
    while (m.state().table().piles_made > 0) {
        ASSERT_FALSE(m.undo(undo_looks::yes));
        --played;
    }
    for (; played < moves.size(); ++played) ASSERT_FALSE(m.play(*m.to_move(), moves[played]));
    EXPECT_EQ(m.state(), after);
}

}  // namespace
}  // namespace triqueta

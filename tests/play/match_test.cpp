#include <triqueta/play/match.hpp>

#include <triqueta/animals/animals.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/print.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <vector>

namespace triqueta {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using G = base_game<2>;
using enum animals::animal;

/// Plays what must be allowed.
template <class Match>
void play(Match& m, typename Match::action a) {
    if (auto const no = m.play(m.to_move().value(), a)) throw std::logic_error{text::english(no)};
}

/// The first card of the mover's hand.
triangles::race::action discard_first(match<race> const& m) {
    return triangles::race::discard(m.state().secrets(*m.to_move()).hand.nth(0));
}

/// Vectors that have no room for more than four.
struct small_vectors {
    template <class T>
    struct list : std::vector<T> {
        [[nodiscard]] static bool reserve(std::size_t most) { return most < 5; }
    };
    template <class T>
    [[nodiscard]] list<T> make() const {
        return {};
    }
};

// The deal of seed 7: column 0 of the first tower is bear, deer, owl from its bottom, column 1 rabbit, bear, ram.

constexpr seat first{0}, second{1};

TEST(Match, B6_is_dealt_from_a_seed_and_begins_where_the_set_up_says) {
    match<G> const m{seed_from(7)};
    EXPECT_EQ(m.to_move(), seat{0});
    EXPECT_EQ(m.dealt(), deal<G>{seed_from(7)});
    EXPECT_EQ(m.state(), state<G>{});
    EXPECT_EQ(m.players(), 2);
    EXPECT_EQ(m.moment(), 0U);

    match<G> const other{seed_from(7), setup<G>{seat{1}}, 12};
    EXPECT_EQ(other.to_move(), seat{1});
    EXPECT_EQ(other.start(), setup<G>{seat{1}});
    EXPECT_EQ(other.dealt(), (deal<G>{seed_from(7), {}, 12}));
}

TEST(Match, B6_is_not_made_for_a_set_up_that_is_not_possible) {
    EXPECT_FALSE(match<G>::make({seat{2}}));
    EXPECT_FALSE(match<G>::make({seat{-1}}));
    EXPECT_EQ(match<G>::make({seat{1}})->to_move(), seat{1});
}

TEST(Match, B8_the_deal_answers_for_chance) {
    match<G> m{seed_from(7)};
    EXPECT_FALSE(m.play(seat{0}, draw(column{0})));
    EXPECT_EQ(m.to_move(), seat{0}) << "it has been looked at";
    EXPECT_EQ(m.view(seat{0}).mine().hand[0], owl);
    EXPECT_EQ(m.reveal(owl), refusal::chance_not_asked);
}

TEST(Match, B7_what_a_seat_may_not_do_is_refused_and_nothing_has_changed) {
    match<G> m{seed_from(7)};
    play(m, draw(column{0}));
    auto const before = m.state();
    EXPECT_EQ(m.play(seat{1}, keep()), refusal::not_your_turn);
    EXPECT_EQ(m.play(seat{9}, keep()), refusal::not_your_turn);
    EXPECT_EQ(m.play(seat{0}, take(row{0})), refusal::wrong_phase);
    EXPECT_EQ(m.play(seat{0}, lay(row{2})), animals::refusals::no_such_row);
    EXPECT_EQ(m.play(seat{0}, lay(row{5})), refusal::no_such_number);
    EXPECT_EQ(m.why_not(seat{0}, box()), animals::refusals::no_box);
    EXPECT_EQ(m.state(), before);
    EXPECT_EQ(m.moment(), 2U);
}

TEST(Match, K1_K2_its_events_are_what_each_viewer_saw) {
    match<G> m{seed_from(7)};
    play(m, draw(column{0}));
    play(m, keep());
    play(m, draw(column{1}));
    play(m, lay(row{1}));
    EXPECT_THAT(m.events(seat{0}),
                ElementsAre(drew(column{0}).by(first), looked(owl).by(first), kept().by(first),
                            drew(column{1}).by(second), looked().by(second), laid(row{1}, ram).by(second)));
    EXPECT_THAT(m.events(seat{1}),
                ElementsAre(drew(column{0}).by(first), looked().by(first), kept().by(first), drew(column{1}).by(second),
                            looked(ram).by(second), laid(row{1}, ram).by(second)));
    EXPECT_THAT(m.events(viewer::spectator()),
                ElementsAre(drew(column{0}).by(first), looked().by(first), kept().by(first), drew(column{1}).by(second),
                            looked().by(second), laid(row{1}, ram).by(second)));
}

TEST(Match, its_events_since_a_moment_are_those_that_came_after_it) {
    match<G> m{seed_from(7)};
    play(m, draw(column{0}));
    auto const moment = m.moment();
    EXPECT_EQ(moment, 2U);
    EXPECT_THAT(m.events(seat{0}, moment), IsEmpty());
    play(m, keep());
    EXPECT_THAT(m.events(seat{0}, moment), ElementsAre(kept().by(first)));
    EXPECT_THAT(m.events(seat{0}, 1), ElementsAre(looked(owl).by(first), kept().by(first)));
    EXPECT_THAT(m.events(seat{0}, 100), IsEmpty());
    EXPECT_EQ(*m.happened(1).begin(), looked(owl).by(first));
}

TEST(Match, lets_dice_answer_for_chance) {
    match<G> m{setup<G>{}};
    play(m, draw(column{0}));
    EXPECT_EQ(m.to_move(), std::nullopt) << "nobody answers";
    m.draw_by(dice{3, 4});
    dice expected{3, 4};
    state<G> s;
    s.apply_unchecked(draw(column{0}));
    s.reveal_unchecked(urn{expected}(s));
    EXPECT_EQ(m.state(), s);
    play(m, keep());
    s.apply_unchecked(keep());
    play(m, draw(column{1}));
    s.apply_unchecked(draw(column{1}));
    s.reveal_unchecked(urn{expected}(s));
    EXPECT_EQ(m.state(), s);

    m.draw_by(std::nullopt);
    play(m, keep());
    play(m, draw(column{2}));
    EXPECT_TRUE(m.turn().is_chance());
}

TEST(Match, lets_its_deal_answer_before_dice) {
    match<G> m{seed_from(7)};
    match<G> with_dice{seed_from(7)};
    for (std::uint64_t number = 0; number < 5; ++number) {
        with_dice.draw_by(dice{3, number});
        for (auto* const each : {&m, &with_dice}) {
            play(*each, draw(column{static_cast<int>(number)}));
            play(*each, lay(row{static_cast<int>(number % 2)}));
        }
        EXPECT_EQ(with_dice.state(), m.state());
    }
}

TEST(Match, lets_dice_that_came_since_answer_to_what_is_done_again) {
    match<G> m{setup<G>{}};
    play(m, draw(column{0}));
    EXPECT_EQ(m.undo(), refusal{});
    m.draw_by(dice{3, 4});
    EXPECT_EQ(m.redo(), refusal{});
    EXPECT_EQ(m.to_move(), seat{0});
    EXPECT_EQ(m.moment(), 2U);
}

TEST(Match, goes_on_from_a_position) {
    match<G> dealt{seed_from(7)};
    play(dealt, draw(column{0}));
    match<G> m{dealt.state()};
    EXPECT_TRUE(m.is_from_position());
    EXPECT_FALSE(dealt.is_from_position());
    EXPECT_EQ(m.moment(), 0U);
    EXPECT_EQ(m.undo(undo_looks::yes), refusal::nothing_to_undo);
    play(m, keep());
    EXPECT_THAT(m.events(seat{0}), ElementsAre(kept().by(first)));
    EXPECT_FALSE(m.undo());
    EXPECT_EQ(m.state(), dealt.state());
    EXPECT_EQ(m.first(), dealt.state());
}

TEST(Match, keeps_two_bytes_of_whatever_happens) {
    static_assert(sizeof(noted<G>) == 2 && sizeof(noted<race>) == 2);
    constexpr noted<race> last{*action<race>::from_number(action<race>::count - 1)};
    static_assert(last.is_action() && last.action().number() == action<race>::count - 1);
    constexpr noted<race> card{outcome<race>(rules_of<race>::outcomes - 1)};
    static_assert(!card.is_action() && card.outcome() == outcome<race>(rules_of<race>::outcomes - 1));
}

TEST(Match, has_room_for_as_much_as_was_reserved) {
    match<G> m{seed_from(7)};
    m.reserve(30);
    auto const* const where = m.history().data();
    while (m.moment() + 2 <= 30) play(m, m.state().legal()[0]);
    EXPECT_EQ(m.history().data(), where) << "no more memory was taken";
    EXPECT_GE(m.moment(), 29U);

    match<G, small_vectors> full{seed_from(7)};
    EXPECT_TRUE(full.reserve(4)) << "as its storage says";
    EXPECT_FALSE(full.reserve(5));
}

TEST(Match, B17_is_over_when_the_game_is) {
    match<G> m{seed_from(7)};
    for (int t = 1; t <= 4; ++t) {
        play(m, take(row{0}));
        play(m, take(row{1}));
        if (t < 4) play(m, choose(tower{t}));
    }
    EXPECT_TRUE(m.is_over());
    EXPECT_EQ(m.to_move(), std::nullopt);
    EXPECT_TRUE(m.turn().is_over());
    EXPECT_EQ(m.result(), m.state().result());
    EXPECT_EQ(m.play(seat{0}, take(row{0})), refusal::game_is_over);
}

TEST(Match, undo_takes_the_last_action_back_and_redo_does_it_again) {
    match<G> m{seed_from(7)};
    play(m, draw(column{0}));
    auto const before = m.state();
    play(m, keep());
    auto const after = m.state();
    auto const events = m.events(seat{0});

    EXPECT_FALSE(m.undo());
    EXPECT_EQ(m.state(), before);
    EXPECT_EQ(m.moment(), 2U);
    EXPECT_THAT(m.events(seat{0}), ElementsAre(drew(column{0}).by(first), looked(owl).by(first)));
    EXPECT_FALSE(m.redo());
    EXPECT_EQ(m.state(), after);
    EXPECT_EQ(m.events(seat{0}), events);
    EXPECT_EQ(m.redo(), refusal::nothing_to_redo);
}

TEST(Match, undo_stops_at_a_token_that_was_looked_at_unless_told_otherwise) {
    match<G> m{seed_from(7)};
    auto const start = m.state();
    play(m, draw(column{0}));
    auto const drawn = m.state();
    EXPECT_EQ(m.undo(), refusal::undo_would_forget);
    EXPECT_EQ(m.state(), drawn);
    EXPECT_EQ(m.moment(), 2U);

    EXPECT_FALSE(m.undo(undo_looks::yes));
    EXPECT_EQ(m.state(), start);
    EXPECT_EQ(m.moment(), 0U);
    EXPECT_FALSE(m.redo());
    EXPECT_EQ(m.state(), drawn) << "the same token";
}

TEST(Match, B9_undo_stops_at_a_token_that_was_laid_for_all_to_see) {
    match<G> m{seed_from(7)};
    play(m, draw(column{0}));
    play(m, lay(row{1}));
    auto const laid = m.state();
    EXPECT_EQ(m.undo(), refusal::undo_would_forget);
    EXPECT_EQ(m.state(), laid);
    EXPECT_FALSE(m.undo(undo_looks::yes));
}

TEST(Match, M2_T3_undo_stops_at_a_card_that_was_played_and_not_at_the_end_of_a_play) {
    match<mayhem> m{seed_from(7), {.players = 2}};
    play(m, m.state().legal()[0]);
    EXPECT_EQ(m.undo(), refusal::undo_would_forget);

    match<race> other{setup<race>{.players = 2}};
    other.draw_by(dice{1});
    play(other, triangles::race::draw());
    play(other, discard_first(other));
    EXPECT_EQ(other.undo(), refusal::undo_would_forget) << "even if all knew that it was in the hand";
    play(other, triangles::race::end_turn());
    EXPECT_FALSE(other.undo());
    play(other, triangles::race::end_turn());
    play(other, triangles::race::take());
    EXPECT_FALSE(other.undo()) << "all have seen the discard before";
}

TEST(Match, K4_undo_stops_at_what_was_shown_to_all_in_the_end) {
    match<hidden_wolves_duel> m{seed_from(7)};
    play(m, draw(column{0}));
    play(m, draw(column{1}));
    play(m, keep());
    play(m, lay(row{0}));
    for (int t = 1; t <= 4; ++t) {
        play(m, take(m.state().table().in_middle.lowest()));
        play(m, take(m.state().table().in_middle.lowest()));
        if (t < 4) play(m, choose(tower{t}));
    }
    auto const before = m.state();
    play(m, decide(1));
    ASSERT_TRUE(m.is_over());
    EXPECT_EQ(match{m}.undo(), refusal::undo_would_forget) << "all have seen what was kept";
    EXPECT_FALSE(m.undo(undo_looks::yes));
    EXPECT_EQ(m.state(), before);
}

TEST(Match, D1_undo_takes_one_draw_of_two_back_and_with_it_both_looks) {
    match<base_game_duel> m{seed_from(7)};
    play(m, draw(column{0}));
    auto const one_drawn = m.state();
    EXPECT_FALSE(m.undo()) << "nobody has looked yet";
    EXPECT_FALSE(m.redo());
    EXPECT_EQ(m.state(), one_drawn);

    play(m, draw(column{0}));
    EXPECT_EQ(m.moment(), 4U);
    EXPECT_EQ(m.undo(), refusal::undo_would_forget);
    EXPECT_FALSE(m.undo(undo_looks::yes));
    EXPECT_EQ(m.state(), one_drawn);
    EXPECT_EQ(m.moment(), 1U);
    EXPECT_FALSE(m.redo());
    EXPECT_EQ(m.moment(), 4U);
    EXPECT_EQ(m.state().secrets(seat{0}).hand[0], rabbit);
    EXPECT_EQ(m.state().secrets(seat{0}).hand[1], boar);
}

TEST(Match, at_its_beginning_there_is_nothing_to_undo_or_redo) {
    match<G> m{seed_from(7)};
    EXPECT_EQ(m.undo(), refusal::nothing_to_undo);
    EXPECT_EQ(m.undo(undo_looks::yes), refusal::nothing_to_undo);
    EXPECT_EQ(m.redo(), refusal::nothing_to_redo);
}

/// Vectors that throw for a place beyond their end, so that a mistake there is a failure and not a hang.
struct checked_vectors {
    template <class T>
    struct list : std::vector<T> {
        [[nodiscard]] T const& operator[](std::size_t place) const { return this->at(place); }
    };
    template <class T>
    [[nodiscard]] list<T> make() const {
        return {};
    }
};

/// The opening deal is no action: undo ends at it, and redo begins there.
template <class G>
void undoes_to_the_opening_deal_and_no_further() {
    match<G, checked_vectors> m{seed_from(7), {.players = 3}};
    auto const dealt = m.state();
    auto const moment = m.moment();
    auto const is_as_dealt = [&] { return m.state() == dealt && m.moment() == moment; };
    ASSERT_GT(moment, 0U) << "cards were dealt";
    for (auto const looks : {undo_looks::no, undo_looks::yes}) EXPECT_EQ(m.undo(looks), refusal::nothing_to_undo);
    EXPECT_EQ(m.redo(), refusal::nothing_to_redo);
    EXPECT_TRUE(is_as_dealt());

    std::vector<state<G>> positions{m.state()};
    for (int i = 0; i < 6; ++i) {
        play(m, m.state().legal()[0]);
        positions.push_back(m.state());
    }
    auto const last_moment = m.moment();
    for (auto i = positions.size() - 1; i-- > 0;) {
        ASSERT_FALSE(m.undo(undo_looks::yes));
        EXPECT_EQ(m.state(), positions[i]);
    }
    EXPECT_TRUE(is_as_dealt());
    for (auto const looks : {undo_looks::no, undo_looks::yes}) EXPECT_EQ(m.undo(looks), refusal::nothing_to_undo);
    EXPECT_TRUE(is_as_dealt());

    for (auto i = std::size_t{1}; i < positions.size(); ++i) {
        ASSERT_FALSE(m.redo());
        EXPECT_EQ(m.state(), positions[i]);
    }
    EXPECT_EQ(m.redo(), refusal::nothing_to_redo);
    EXPECT_EQ(m.moment(), last_moment);
}

TEST(Match, M1_undo_leaves_the_opening_deal_of_triangle_mayhem) { undoes_to_the_opening_deal_and_no_further<mayhem>(); }

TEST(Match, R1_undo_leaves_the_opening_deal_of_the_21_15_9_card_game) {
    undoes_to_the_opening_deal_and_no_further<race>();
}

TEST(Match, R1_an_opening_deal_that_is_revealed_card_by_card_is_not_undone_either) {
    match<race, checked_vectors> m{setup<race>{.players = 2}};
    for (int i = 0; i < 42; ++i) {
        ASSERT_TRUE(m.turn().is_chance());
        ASSERT_FALSE(m.reveal(m.state().to_draw().nth(i % 3)));
        EXPECT_EQ(m.undo(undo_looks::yes), refusal::nothing_to_undo);
        EXPECT_EQ(m.redo(), refusal::nothing_to_redo);
        EXPECT_EQ(m.moment(), static_cast<std::size_t>(i + 1));
    }
    EXPECT_EQ(m.to_move(), seat{0});
}

TEST(Match, several_actions_are_undone_and_done_again_one_by_one) {
    match<G> m{seed_from(7)};
    std::vector<state<G>> positions{m.state()};
    for (auto const a : {draw(column{0}), keep(), draw(column{1}), lay(row{0}), take(row{0})}) {
        play(m, a);
        positions.push_back(m.state());
    }
    for (auto i = positions.size() - 1; i > 0; --i) {
        EXPECT_FALSE(m.undo(undo_looks::yes));
        EXPECT_EQ(m.state(), positions[i - 1]);
    }
    for (auto i = 1U; i < positions.size(); ++i) {
        EXPECT_FALSE(m.redo());
        EXPECT_EQ(m.state(), positions[i]);
    }
    EXPECT_EQ(m.redo(), refusal::nothing_to_redo);
}

TEST(Match, another_action_forgets_what_was_undone_and_a_refused_one_does_not) {
    match<G> m{seed_from(7)};
    play(m, draw(column{0}));
    play(m, keep());
    EXPECT_FALSE(m.undo());
    EXPECT_TRUE(m.play(seat{1}, lay(row{0})));
    EXPECT_FALSE(m.redo()) << "refused, so nothing was forgotten";
    EXPECT_FALSE(m.undo());
    play(m, lay(row{0}));
    EXPECT_EQ(m.redo(), refusal::nothing_to_redo);
    EXPECT_THAT(m.events(seat{1}),
                ElementsAre(drew(column{0}).by(first), looked().by(first), laid(row{0}, owl).by(first)));
}

TEST(Match, B8_without_a_deal_whoever_knows_answers_for_chance) {
    match<G> m{setup<G>{}};
    EXPECT_EQ(m.dealt(), std::nullopt);
    EXPECT_EQ(m.reveal(owl), refusal::chance_not_asked);
    play(m, draw(column{0}));
    EXPECT_EQ(m.to_move(), std::nullopt);
    EXPECT_TRUE(m.turn().is_chance());
    EXPECT_EQ(m.play(seat{0}, keep()), refusal::chance_moves);
    EXPECT_EQ(m.reveal(wolf), refusal::not_to_be_drawn);
    EXPECT_EQ(m.moment(), 1U);
    EXPECT_FALSE(m.reveal(owl));
    EXPECT_EQ(m.to_move(), seat{0});
    EXPECT_THAT(m.events(seat{0}), ElementsAre(drew(column{0}).by(first), looked(owl).by(first)));
}

TEST(Match, without_a_deal_a_draw_not_yet_answered_is_undone_freely) {
    match<G> m{setup<G>{}};
    auto const start = m.state();
    play(m, draw(column{0}));
    EXPECT_FALSE(m.undo());
    EXPECT_EQ(m.state(), start);
    EXPECT_FALSE(m.redo());
    EXPECT_TRUE(m.turn().is_chance());
    EXPECT_FALSE(m.reveal(owl));
    EXPECT_EQ(m.redo(), refusal::nothing_to_redo);
    EXPECT_EQ(m.undo(), refusal::undo_would_forget);
}

TEST(Match, without_a_deal_another_answer_forgets_what_was_undone) {
    match<G> m{setup<G>{}};
    play(m, draw(column{0}));
    EXPECT_FALSE(m.reveal(owl));
    EXPECT_FALSE(m.undo(undo_looks::yes));
    play(m, draw(column{0}));
    EXPECT_FALSE(m.reveal(bear));
    EXPECT_THAT(m.events(seat{0}), ElementsAre(drew(column{0}).by(first), looked(bear).by(first)));
    EXPECT_EQ(m.redo(), refusal::nothing_to_redo);
}

/// Vectors that count how often they are read.
struct counting_vectors {
    static inline int reads = 0;

    template <class T>
    struct list : std::vector<T> {
        T const& operator[](std::size_t place) const {
            ++reads;
            return std::vector<T>::operator[](place);
        }
    };
    template <class T>
    [[nodiscard]] list<T> make() const {
        return {};
    }
};

TEST(Match, looks_at_no_more_than_64_happenings_before_those_that_are_asked_for) {
    match<race, counting_vectors> m{{.players = 2, .turn_cap = 2000}, deal<race>{seed_from(7), {.players = 2}}};
    while (m.to_move() && m.moment() < 3000) play(m, m.state().legal()[0]);
    ASSERT_GE(m.moment(), 3000U);
    for (std::size_t since = m.moment() - 100; since <= m.moment(); ++since) {
        counting_vectors::reads = 0;
        auto const events = m.events(seat{0}, since);
        EXPECT_LE(counting_vectors::reads, 65 + 2 * static_cast<int>(events.size())) << since;
    }
    for (int i = 0; i < 100; ++i) {
        counting_vectors::reads = 0;
        ASSERT_FALSE(m.undo(undo_looks::yes));
        EXPECT_LE(counting_vectors::reads, 70);
    }
}

TEST(Match, without_a_deal_a_refused_answer_forgets_nothing) {
    match<G> m{setup<G>{}};
    play(m, draw(column{0}));
    EXPECT_FALSE(m.reveal(owl));
    play(m, keep());
    auto const after = m.state();
    EXPECT_FALSE(m.undo());
    EXPECT_EQ(m.reveal(bear), refusal::chance_not_asked);
    EXPECT_FALSE(m.redo());
    EXPECT_EQ(m.state(), after);
}

TEST(Match, B4_a_deal_by_hand_is_played_as_it_lies) {
    auto const dealt = deal<G>::by_hand(deal<G>{seed_from(3)}.whole());
    ASSERT_TRUE(dealt);
    match<G> by_hand{setup<G>{}, dealt};
    match<G> by_seed{seed_from(3)};
    for (auto const a : {draw(column{4}), lay(row{0}), draw(column{4}), keep()}) {
        play(by_hand, a);
        play(by_seed, a);
    }
    EXPECT_EQ(by_hand.state(), by_seed.state());
}

}  // namespace
}  // namespace triqueta

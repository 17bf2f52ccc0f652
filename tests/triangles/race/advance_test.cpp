#include <triqueta/core/advance.hpp>

#include <triqueta/core/random/dice.hpp>
#include <triqueta/play/policy.hpp>
#include <triqueta/play/urn.hpp>

#include "support/believed.hpp"
#include "support/race_played.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace triqueta::triangles::race {
namespace {

using event = triqueta::event<game>;
using support::complete, support::from_hand, support::why_not_believed;
using support::horizontal, support::vertical, support::centered;
using support::race_played, support::race_position;
using enum colour;

constexpr viewer spectator = viewer::spectator();
constexpr cards idle_hand = cards_of(centered(1, pink), centered(1, red), centered(1, green));

TEST(RaceEvent, T3_T4_an_action_is_seen_by_all_and_a_drawn_card_by_its_player) {
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, spectator}) {
        for (action const a : {draw(), take(), discard(vertical(1, red)), save(1), end_and_call()})
            EXPECT_EQ(event::did(a).seen_by(who), event::did(a));
        bool const own = who.is(seat{0});
        auto const full = event::drew(vertical(1, red)).by(seat{0});
        EXPECT_EQ(full.seen_by(who), own ? full : event::drew().by(seat{0}));
    }
    EXPECT_TRUE(event::drew().discloses());
    EXPECT_TRUE(event::did(discard(vertical(1, red))).discloses());
    EXPECT_TRUE(event::did(play_joker(joker(cut::vertical, red))).discloses());
    for (action const a : {draw(), take(), save(1), take_saved(seat{1}, vertical(1, red)), take_nothing(), end_turn()})
        EXPECT_FALSE(event::did(a).discloses());
    EXPECT_EQ(event::did(take()).action(), take());
    EXPECT_EQ(event::drew(vertical(1, red)).outcome(), vertical(1, red));
    EXPECT_EQ(event::drew(vertical(1, red)).action(), std::nullopt);
}

TEST(RaceAdvance, R1_R2_R9_a_spectator_is_told_what_happens_at_a_real_table) {
    auto board = spectate<game>(setup{.players = 3, .first = seat{2}});
    for (int i = 0; i < 45; ++i) ASSERT_FALSE(support::advance(board, event::drew()));
    ASSERT_TRUE(board.turn().is(seat{2}));
    for (event const& e :
         {event::did(draw()), event::drew(), event::did(discard(vertical(1, red))), event::did(end_turn()),  // seat 2
          event::did(take()), event::did(discard(joker(cut::vertical, red))), event::did(end_turn()),        // seat 0
          event::did(complete(from_hand(vertical(1, pink)), from_hand(vertical(2, red)), from_hand(vertical(3, red)))),
          event::did(save(2)), event::did(end_and_call())})  // seat 1
        ASSERT_FALSE(support::advance(board, e));
    auto const& t = board.table();
    EXPECT_EQ(t.known[seat{0}], cards_of(vertical(1, red)));
    EXPECT_EQ(t.saved[seat{1}], cards_of(vertical(2, red)));
    EXPECT_EQ(t.in_hand[seat{1}], 12);
    EXPECT_EQ(t.discards.top(), vertical(3, red));
    EXPECT_EQ(t.caller[0], seat{1});
    EXPECT_TRUE(board.turn().is(seat{2}));
    EXPECT_TRUE(board.legal().empty()) << "a spectator has no turn";
    EXPECT_EQ(board.mine(), secrets{});
}

TEST(RaceAdvance, T4_a_player_is_told_what_they_see_themselves) {
    view<game> mine{seat{0}, {}};
    for (int i = 0; i < 21; ++i) {
        ASSERT_FALSE(support::advance(mine, event::drew(card(i))));
        ASSERT_FALSE(support::advance(mine, event::drew()));
    }
    ASSERT_FALSE(support::advance(mine, event::did(draw())));
    ASSERT_FALSE(support::advance(mine, event::drew(joker(cut::vertical, red))));
    EXPECT_EQ(mine.mine().hand.total(), 22);
    EXPECT_EQ(mine.legal().size(), 22);
    ASSERT_FALSE(support::advance(mine, event::did(discard(card(3)))));
    EXPECT_EQ(mine.mine().hand.of(card(3)), 0);
}

TEST(RaceAdvance, R1_R2_R12_every_view_follows_random_games_by_its_events) {
    for (int players = 2; players <= 6; ++players)
        for (unsigned seed = 0; seed < 3; ++seed) {
            dice random{seed, static_cast<unsigned>(players)};
            setup const start{.players = players, .turn_cap = 60};
            state<game> s{start};
            std::vector<view<game>> views;
            views.reserve(static_cast<std::size_t>(players) + 1);
            for (int i = 0; i < players; ++i) views.push_back(s.view(seat{i}));
            views.push_back(s.view(spectator));
            while (!s.is_over()) {
                event happened;
                if (s.turn().is_chance()) {
                    card const drawn = urn{random}(s);
                    happened = s.event_of(drawn);
                    s.reveal_unchecked(drawn);
                } else {
                    action const a = uniform(s.legal(), random);
                    happened = s.event_of(a);
                    s.apply_unchecked(a);
                }
                for (auto& v : views) {
                    ASSERT_FALSE(support::advance(v, happened.seen_by(v.who())));
                    ASSERT_EQ(v, s.view(v.who()));
                }
            }
        }
}

TEST(RaceAdvance, R2_R4_R8_an_event_out_of_its_time_is_refused) {
    race_played g{
        race_position{.players = {{.hand = idle_hand + cards_of(vertical(1, red), vertical(2, red), vertical(3, pink))},
                                  {.hand = idle_hand}}}};
    EXPECT_EQ(why_not_believed(g.view(spectator), event::did(discard(vertical(1, red)))), refusal::wrong_phase);
    EXPECT_EQ(why_not_believed(g.view(spectator), event::did(save(1))), refusal::wrong_phase);
    EXPECT_EQ(why_not_believed(g.view(spectator), event::did(take_nothing())), refusal::wrong_phase);
    EXPECT_EQ(why_not_believed(g.view(spectator), event::did(end_turn())), refusals::turn_not_taken);
    EXPECT_EQ(why_not_believed(g.view(spectator), event::did(take())), refusals::nothing_to_take);
    EXPECT_EQ(why_not_believed(g.view(spectator), event::drew()), refusal::chance_not_asked);
    EXPECT_EQ(why_not_believed(g.view(seat{0}), event::drew(vertical(1, red))), refusal::chance_not_asked);
    g.act(draw());
    EXPECT_EQ(why_not_believed(g.view(spectator), event::did(draw())), refusal::chance_moves);
    EXPECT_EQ(why_not_believed(g.view(spectator), event::did(discard(vertical(1, red)))), refusal::chance_moves);
    g.find(vertical(2, pink));
    EXPECT_EQ(why_not_believed(g.view(spectator), event::drew()), refusal::chance_not_asked);
    EXPECT_EQ(why_not_believed(g.view(spectator), event::did(end_turn())), refusal::wrong_phase);
    EXPECT_EQ(why_not_believed(g.view(spectator), event::did(save(0))), refusal::no_such_number);

    race_played over{{{}, {}}, setup{.players = 2, .turn_cap = 1}};
    over.idle();
    EXPECT_EQ(why_not_believed(over.view(spectator), event::drew()), refusal::game_is_over);
    EXPECT_EQ(why_not_believed(over.view(seat{1}), event::did(draw())), refusal::game_is_over);
}

TEST(RaceAdvance, T4_the_drawer_is_told_which_card_and_nobody_else) {
    race_played g{race_position{.players = {{.hand = idle_hand}, {.hand = idle_hand}}}};
    g.act(draw());
    EXPECT_EQ(why_not_believed(g.view(seat{0}), event::drew()), refusal::event_incomplete);
    EXPECT_EQ(why_not_believed(g.view(seat{1}), event::drew(vertical(1, red))), refusal::event_contradicts);
    EXPECT_EQ(why_not_believed(g.view(spectator), event::drew(vertical(1, red))), refusal::event_contradicts);
    EXPECT_FALSE(why_not_believed(g.view(seat{0}), event::drew(vertical(1, red))));
    EXPECT_FALSE(why_not_believed(g.view(seat{1}), event::drew()));
    EXPECT_FALSE(why_not_believed(g.view(spectator), event::drew()));
}

TEST(RaceAdvance, R2_an_event_is_an_action_or_a_card_and_not_both) {
    race_played g{race_position{.players = {{.hand = idle_hand}, {.hand = idle_hand}}}};
    event both = event::did(draw());
    both.drawn = vertical(1, red);
    EXPECT_EQ(why_not_believed(g.view(seat{0}), both), refusal::event_contradicts);
    EXPECT_EQ(why_not_believed(g.view(spectator), both), refusal::event_contradicts);
    g.act(draw());
    EXPECT_EQ(why_not_believed(g.view(seat{0}), both), refusal::chance_moves);
}

TEST(RaceAdvance, T3_a_card_whose_copies_are_all_seen_elsewhere_isnt_drawn) {
    race_played g{
        race_position{.players = {{.hand = idle_hand + cards_of(vertical(1, red), joker(cut::vertical, green))},
                                  {.hand = idle_hand + cards_of(vertical(2, red)),
                                   .saved = cards_of(vertical(1, red)),
                                   .known = cards_of(vertical(2, red), centered(1, red))}},
                      .discards = {vertical(1, red), joker(cut::vertical, red), vertical(2, red), vertical(2, red)}}};
    g.act(draw());
    for (card const c : {vertical(1, red), vertical(2, red), joker(cut::vertical, red), joker(cut::vertical, green)})
        EXPECT_EQ(why_not_believed(g.view(seat{0}), event::drew(c)), refusal::event_contradicts);
    for (card const c : {card(36), card(200), card(255)})
        EXPECT_EQ(why_not_believed(g.view(seat{0}), event::drew(c)), refusal::event_contradicts) << "no card";
    EXPECT_FALSE(why_not_believed(g.view(seat{0}), event::drew(centered(1, pink))))
        << "for all seat 0 knows, it is in the pile";
    EXPECT_EQ(why_not_believed(g.view(seat{0}), event::drew(centered(1, red))), refusal{});
}

TEST(RaceAdvance, R1_a_card_dealt_to_oneself_can_be_dealt_once_only) {
    view<game> mine{seat{0}, {}};
    ASSERT_FALSE(support::advance(mine, event::drew(joker(cut::vertical, red))));
    ASSERT_FALSE(support::advance(mine, event::drew()));
    EXPECT_EQ(why_not_believed(mine, event::drew(joker(cut::vertical, red))), refusal::event_contradicts);
    EXPECT_EQ(why_not_believed(mine, event::drew()), refusal::event_incomplete);
    EXPECT_EQ(why_not_believed(mine, event::did(draw())), refusal::chance_moves);
}

TEST(RaceAdvance, T3_what_all_copies_are_seen_of_elsewhere_the_mover_cant_discard) {
    race_played g{race_position{
        .players = {{.hand = idle_hand},
                    {.hand = idle_hand + cards_of(vertical(1, red), vertical(1, red), joker(cut::vertical, red)),
                     .saved = cards_of(vertical(2, red))}},
        .discards = {vertical(1, red), vertical(2, red), vertical(2, red)}}};
    g.draw(vertical(3, red));
    auto const own = g.view(seat{1});
    EXPECT_EQ(why_not_believed(own, event::did(discard(vertical(1, red)))), refusal::event_contradicts);
    EXPECT_EQ(why_not_believed(own, event::did(discard(vertical(2, red)))), refusal::event_contradicts);
    EXPECT_EQ(why_not_believed(own, event::did(discard(joker(cut::vertical, red)))), refusal::event_contradicts);
    EXPECT_FALSE(why_not_believed(own, event::did(discard(joker(cut::vertical, green)))));
    auto const watching = g.view(spectator);
    EXPECT_FALSE(why_not_believed(watching, event::did(discard(vertical(1, red))))) << "they don't know seat 1's hand";
    EXPECT_EQ(why_not_believed(watching, event::did(discard(vertical(2, red)))), refusal::event_contradicts);
    EXPECT_EQ(why_not_believed(g.view(seat{0}), event::did(discard(vertical(1, red)))), refusals::not_in_hand)
        << "of oneself, the rule tells";
}

TEST(RaceAdvance, T3_who_holds_only_known_cards_can_discard_nothing_else) {
    race_played g{race_position{.players = {{.hand = idle_hand, .known = idle_hand}, {.hand = idle_hand}},
                                .discards = {vertical(1, red)}}};
    auto taken = g;
    taken.take();
    ASSERT_EQ(taken.known(0).total(), taken.in_hand(0));
    for (viewer const who : {viewer{seat{1}}, spectator}) {
        auto const v = taken.view(who);
        EXPECT_EQ(why_not_believed(v, event::did(discard(vertical(2, red)))), refusal::event_contradicts);
        EXPECT_FALSE(why_not_believed(v, event::did(discard(vertical(1, red)))));
        EXPECT_FALSE(why_not_believed(v, event::did(discard(centered(1, pink)))));
        EXPECT_EQ(why_not_believed(g.view(who),
                                   event::did(complete(from_hand(centered(1, pink)), from_hand(centered(2, pink)),
                                                       from_hand(centered(3, pink))))),
                  refusals::not_called)
            << "a rule comes first";
    }
    g.draw(vertical(3, red));
    for (viewer const who : {viewer{seat{1}}, spectator})
        EXPECT_FALSE(why_not_believed(g.view(who), event::did(discard(vertical(2, red))))) << "they drew something";
}

TEST(RaceAdvance, T3_R3_a_triangle_of_more_unknown_cards_than_the_mover_holds_contradicts) {
    cards const known = cards_of(centered(1, pink), vertical(1, red), vertical(2, red));
    race_played g{
        race_position{.players = {{.hand = known + cards_of(vertical(3, red)), .known = known}, {.hand = idle_hand}}}};
    for (viewer const who : {viewer{seat{1}}, spectator}) {
        auto const v = g.view(who);
        auto const of = [&](card a, card b, card c) {
            return why_not_believed(v, event::did(complete(from_hand(a), from_hand(b), from_hand(c))));
        };
        EXPECT_FALSE(of(vertical(1, red), vertical(2, red), vertical(3, red)));
        EXPECT_FALSE(of(vertical(1, red), vertical(2, red), vertical(3, green)));
        EXPECT_EQ(of(vertical(1, red), vertical(2, pink), vertical(3, red)), refusal::event_contradicts);
        EXPECT_EQ(of(horizontal(1, red), horizontal(2, red), horizontal(3, red)), refusal::event_contradicts);
    }
}

TEST(RaceAdvance, T3_R7_a_joker_that_lies_elsewhere_contradicts) {
    race_played g{race_position{
        .players = {{.hand = idle_hand, .saved = cards_of(vertical(1, red), vertical(2, red), vertical(3, pink))},
                    {.hand = idle_hand + cards_of(joker(cut::vertical, red))}},
        .discards = {joker(cut::vertical, pink)}}};
    g.draw(joker(cut::vertical, green)).discard(centered(1, pink));
    EXPECT_EQ(why_not_believed(g.view(seat{1}), event::did(play_joker(joker(cut::vertical, red)))),
              refusal::event_contradicts);
    EXPECT_FALSE(why_not_believed(g.view(spectator), event::did(play_joker(joker(cut::vertical, red)))));
    EXPECT_EQ(why_not_believed(g.view(spectator), event::did(play_joker(joker(cut::vertical, pink)))),
              refusal::event_contradicts);
    EXPECT_FALSE(why_not_believed(g.view(seat{1}), event::did(play_joker(joker(cut::vertical, green)))));
    EXPECT_EQ(why_not_believed(g.view(seat{1}), event::did(play_joker(joker(cut::centered, green)))),
              refusals::joker_does_not_fit);
}

TEST(RaceAdvance, R6_T5_what_lies_in_a_new_pile_can_be_drawn_again) {
    race_played g{{{}, {}}};
    while (g.table().pile > 0) g.idle();
    card const top = g.table().discards.top();
    card const below = joker(cut::horizontal, pink);
    ASSERT_EQ(g.table().discards.cards().of(below), 1);
    ASSERT_NE(below, top);
    g.act(draw());
    seat const mover = g.table().mover;
    EXPECT_FALSE(why_not_believed(g.view(mover), event::drew(below)));
    EXPECT_EQ(why_not_believed(g.view(mover), event::drew(top)), refusal::event_contradicts);
}

}  // namespace
}  // namespace triqueta::triangles::race

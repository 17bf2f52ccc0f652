#include <triqueta/triangles/mayhem/rules.hpp>

#include <triqueta/play/urn.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/listed.hpp"
#include "support/mayhem_played.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace triqueta::triangles::mayhem {
namespace {

TEST(MayhemSetup, M1_two_to_27_players_may_play) {
    for (int players = 2; players <= 27; ++players) {
        EXPECT_FALSE(state<game>::why_not({players})) << players;
        EXPECT_EQ(rules::setup_for(players), setup{players});
        auto const s = state<game>::make({players});
        ASSERT_TRUE(s);
        EXPECT_EQ(s->players(), players);
    }
}

TEST(MayhemSetup, M1_fewer_or_more_may_not) {
    for (int players : {-1, 0, 1, 28, 29, 255, 256 + 2, 1 << 16}) {
        EXPECT_EQ(state<game>::why_not({players}), refusals::wrong_player_count) << players;
        EXPECT_EQ(state<game>::make({players}), std::nullopt);
        EXPECT_EQ(rules::setup_for(players), std::nullopt);
    }
}

TEST(MayhemSetup, M1_who_begins_is_an_argument) {
    for (int first = 0; first < 4; ++first) {
        state<game> s{{4, seat{first}}};
        while (s.turn().is_chance()) ASSERT_FALSE(s.reveal(s.to_draw().nth(0)));
        EXPECT_TRUE(s.turn().is(seat{first}));
    }
}

TEST(MayhemSetup, M1_who_begins_must_be_one_of_them) {
    for (int first : {4, 5, 27, 254, 255, -1})
        EXPECT_EQ(state<game>::why_not({4, seat{first}}), refusal::no_such_seat) << first;
    EXPECT_EQ(state<game>::why_not({28, seat{28}}), refusals::wrong_player_count) << "which comes first";
    EXPECT_FALSE(state<game>::why_not({27, seat{26}}));
}

TEST(MayhemSetup, M1_M6_of_nothing_but_the_defaults_is_a_game_of_two_without_fast_draw_and_play) {
    state<game> const s;
    EXPECT_EQ(s.players(), 2);
    EXPECT_EQ(s.table().mover, seat{0});
    EXPECT_FALSE(s.table().fast);
    EXPECT_TRUE(state<game>({3, seat{0}, true}).table().fast);
}

TEST(MayhemSetup, M1_the_jokers_stay_out) {
    EXPECT_EQ(table::deck(), cards::all_pieces());
    EXPECT_EQ(state<game>{}.table().pile, 81);
}

TEST(MayhemSetup, T3_M1_nobody_sees_a_game_from_a_seat_that_it_does_not_have) {
    EXPECT_EQ(view<game>::make(seat{4}, {4}), std::nullopt);
    EXPECT_TRUE(view<game>::make(seat{3}, {4}));
    EXPECT_TRUE(state<game>{{4}}.view(seat{4}).who().is_spectator());
}

/// M2, M3 and M6, read plainly.
std::vector<action> expected_actions(state<game> const& s) {
    auto const& t = s.table();
    auto const& mover = s.secrets(s.turn().seat());
    bool const fast = t.phase == phase::fast;
    std::set<action> all;
    for (card const c : fast ? mover.fresh : mover.hand) {
        bool taken = false;
        for (triangle const open : t.open_of(cut_of(c))) {
            if (open.has(number_of(c))) continue;
            all.insert(play(c, open));
            taken = true;
        }
        if (!taken) all.insert(play(c));
    }
    if (fast || t.laid > 0) all.insert(stop());
    return {all.begin(), all.end()};
}

TEST(MayhemLegal, M2_M3_M6_is_what_a_plain_reading_of_the_rules_finds) {
    for (std::uint64_t key = 0; key < 80; ++key) {
        dice random{key};
        state<game> s{{2 + static_cast<int>(key % 9), seat{0}, key % 2 == 0}};
        while (!s.is_over()) {
            if (s.turn().is_chance()) {
                EXPECT_TRUE(s.legal().empty());
                s.reveal_unchecked(urn{random}(s));
                continue;
            }
            auto const expected = expected_actions(s);
            ASSERT_EQ(support::listed(s.legal()), expected);
            ASSERT_EQ(s.distinct(), s.legal());
            int allowed = 0;
            for (int number = 0; number < action::count; ++number)
                allowed += !s.why_not(s.turn().seat(), action::from_number_unchecked(number));
            ASSERT_EQ(allowed, s.legal().size());
            s.apply_unchecked(random.pick(s.legal()));
        }
    }
}

}  // namespace
}  // namespace triqueta::triangles::mayhem

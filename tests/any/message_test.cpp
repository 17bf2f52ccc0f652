#include "any/tested_games.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

// Messages that the network doesn't make by itself: damaged, forged, and of other matches.
namespace triqueta {
namespace {

match_id id_of(unsigned char number) { return {std::byte{number}}; }

any_match some_match(char const* text = "hidden_wolves(players=5)", std::uint64_t seed = 3) {
    auto made = tested::games.make(text, seed_from(seed));
    auto m = *std::move(made);
    m.set_id(id_of(1));
    return m;
}
void play_one(any_match& m) {
    auto const who = *m.to_move();
    EXPECT_FALSE(m.play(who, m.view(who).legal()[0]));
}
any_view join(any_match const& m, viewer who) {
    auto joined = tested::games.join(m.catch_up(who));
    EXPECT_TRUE(joined);
    return *std::move(joined);
}

/// A message with other bytes at an offset, and a check that fits.
std::vector<std::byte> forged(std::vector<std::byte> message, std::size_t at) {
    constexpr std::size_t content = 12;
    message[at] ^= std::byte{1};
    std::uint32_t check = 0x811C'9DC5;
    for (auto i = content; i < message.size() - 4; ++i)
        check = (check ^ static_cast<std::uint32_t>(message[i])) * 0x0100'0193;
    for (auto i = 0U; i < 4; ++i) message[message.size() - 4 + i] = static_cast<std::byte>(check >> 8 * i & 0xFF);
    return message;
}
constexpr std::size_t who_at = 12 + 28, before_moment_at = who_at + 2, before_hash_at = before_moment_at + 8,
                      after_moment_at = before_hash_at + 8, after_hash_at = after_moment_at + 8;

TEST(Message, is_refused_if_a_byte_of_it_is_damaged) {
    auto m = some_match();
    auto view = join(m, seat{0});
    play_one(m);
    auto const message = m.catch_up(seat{0}, view.cursor());
    for (std::size_t i = 0; i < message.size(); ++i) {
        auto damaged = message;
        damaged[i] ^= std::byte{0x10};
        auto const before = view;
        EXPECT_TRUE(view.advance(damaged)) << "byte " << i;
        EXPECT_EQ(view, before);
        EXPECT_EQ(view.cursor(), before.cursor());
        damaged = message;
        damaged.resize(i);
        EXPECT_TRUE(view.advance(damaged)) << "cut off at " << i;
        EXPECT_FALSE(tested::games.join(damaged));
    }
    EXPECT_FALSE(view.advance(message));
}

TEST(Message, is_refused_by_what_is_wrong_with_it) {
    auto m = some_match();
    auto view = join(m, seat{0});
    play_one(m);
    auto const message = m.catch_up(seat{0}, view.cursor());
    EXPECT_EQ(view.advance(forged(message, 12)), refusal::other_match);
    EXPECT_EQ(view.advance(forged(message, who_at)), refusal::other_viewer);
    EXPECT_EQ(view.advance(forged(message, before_moment_at)), refusal::missed_messages);
    EXPECT_EQ(view.advance(forged(message, before_hash_at)), refusal::older_save);
    EXPECT_EQ(view.advance(forged(message, after_moment_at)), refusal::wrong_end);
    EXPECT_EQ(view.advance(forged(message, after_hash_at)), refusal::wrong_end);
    EXPECT_EQ(view.advance(m.catch_up(seat{1}, m.cursor(seat{1}))), refusal::other_viewer);
    auto other = some_match();
    other.set_id(id_of(2));
    EXPECT_EQ(view.advance(other.catch_up(seat{0})), refusal::other_match);
    EXPECT_EQ(view.advance(some_match("race").catch_up(seat{0})), refusal::wrong_game);
    EXPECT_FALSE(view.advance(message));
    EXPECT_EQ(view.advance(message), refusal::repeated_message);
    EXPECT_EQ(view, m.view(seat{0}));
}

TEST(Message, that_claims_another_view_is_refused) {
    auto m = some_match();
    EXPECT_FALSE(tested::games.join(forged(m.catch_up(seat{0}), after_hash_at)));
    auto view = join(m, seat{0});
    while (!m.is_over()) play_one(m);
    auto const whole = m.catch_up(seat{0}, view.cursor());
    EXPECT_EQ(view.advance(forged(whole, after_hash_at)), refusal::wrong_end);
    EXPECT_FALSE(view.advance(whole));
}

TEST(Message, has_the_view_where_it_is_much_shorter_than_the_events) {
    auto m = some_match();
    auto const start = m.cursor(seat{2});
    auto const joined = join(m, seat{2});
    while (!m.is_over()) {
        play_one(m);
        auto view = joined;
        auto const message = m.catch_up(seat{2}, start);
        EXPECT_LE(message.size(), 2 * m.catch_up(seat{2}).size());
        EXPECT_FALSE(view.advance(message));
        EXPECT_EQ(view, m.view(seat{2}));
    }
}

TEST(Message, of_loose_events_and_of_the_stream_lead_to_the_same_cursor) {
    auto m = some_match();
    auto view = join(m, viewer::spectator());
    for (int i = 0; i < 10; ++i) {
        auto const since = m.moment();
        play_one(m);
        EXPECT_FALSE(view.see(m.events(viewer::spectator(), since)));
        EXPECT_EQ(view.cursor(), m.cursor(viewer::spectator()));
    }
}

TEST(Message, says_when_an_action_was_chosen_from_an_old_view) {
    auto m = some_match();
    auto const who = *m.to_move();
    auto const old = m.cursor(who);
    auto const action = m.view(who).legal()[0];
    play_one(m);
    EXPECT_FALSE(m.undo(undo_looks::yes));
    EXPECT_FALSE(m.play_at(old, who, action)) << "the view is the same again";
    EXPECT_EQ(m.play_at(old, who, action), refusal::game_has_gone_on);
}

TEST(Message, after_a_restart_with_the_number_of_an_earlier_one_is_noticed_where_play_differs) {
    auto m = some_match("base_game", 4);
    auto const save = m.bytes();
    auto first = tested::games.read_session(save, 9);
    auto view = join(*first, seat{0});
    any_match one = *std::move(first);
    auto const who = *one.to_move();
    auto const legal = one.view(who).legal();
    ASSERT_GT(legal.size(), 1U);
    EXPECT_FALSE(one.play(who, legal[0]));
    EXPECT_FALSE(view.advance(one.catch_up(seat{0}, view.cursor())));
    auto second = tested::games.read_session(save, 9);
    any_match other = *std::move(second);
    auto const start = other.cursor(seat{0});
    EXPECT_FALSE(other.play(who, legal[1]));
    EXPECT_EQ(view.advance(other.catch_up(seat{0}, start)), refusal::older_save);
}

}  // namespace
}  // namespace triqueta

#include "any/tested_games.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace triqueta {
namespace {

any_match make(char const* text = "base_game", chance_source const& chance = seed_from(3)) {
    auto made = tested::games.make(text, chance);
    EXPECT_TRUE(made);
    return *std::move(made);
}
refusal play_one(any_match& m, std::optional<std::int64_t> time = std::nullopt) {
    auto const who = *m.to_move();
    return m.play(who, m.view(who).legal()[0], time);
}
void play_to_the_end(any_match& m) {
    while (!m.is_over()) ASSERT_FALSE(play_one(m));
}

TEST(AnyMatch, is_made_from_a_name_with_options_or_refused) {
    EXPECT_EQ(make("hidden_wolves(players=5, first=2)").to_move(), seat{2});
    auto const no = tested::games.make("race(players=28)", seed_from(1));
    ASSERT_FALSE(no);
    EXPECT_TRUE(no.why().contain(refusal::wrong_players));
}

TEST(AnyMatch, refuses_seats_and_actions_that_are_not_there) {
    auto m = make();
    EXPECT_EQ(m.play(seat{7}, 0), refusal::no_such_seat);
    EXPECT_EQ(m.play(seat::none(), 0), refusal::no_such_seat);
    EXPECT_EQ(m.play(seat{0}, -1), refusal::no_such_number);
    EXPECT_EQ(m.play(seat{0}, 1'000'000), refusal::no_such_number);
    EXPECT_EQ(m.play(seat{1}, 0), refusal::not_your_turn);
    EXPECT_EQ(m.why_not(seat{7}, 0), refusal::no_such_seat);
    EXPECT_EQ(m.points(seat{7}), 0);
    EXPECT_EQ(m.line(99, seat{0}), 0);
    EXPECT_EQ(m.take_seat(seat{2}, seat_holder::bot), refusal::no_such_seat);
    EXPECT_EQ(m.leave_seat(seat::none(), seat_exit::resigned), refusal::no_such_seat);
    EXPECT_EQ(m.holder(seat{30}), seat_holder::nobody);
    EXPECT_TRUE(m.view(seat{9}).who().is_spectator()) << "a seat that isn't there is a spectator";
}

TEST(AnyMatch, lets_the_caller_or_dice_answer_for_chance) {
    auto m = make("base_game", chance_source::caller());
    ASSERT_FALSE(play_one(m));
    ASSERT_TRUE(m.turn().is_chance());
    EXPECT_EQ(m.reveal(99), refusal::not_to_be_drawn);
    EXPECT_EQ(m.play(seat{0}, 0), refusal::chance_moves);
    ASSERT_FALSE(m.reveal(2));
    EXPECT_EQ(m.reveal(2), refusal::chance_not_asked);
    ASSERT_FALSE(m.draw_by(dice{4}));
    play_to_the_end(m);
}

TEST(AnyMatch, deals_pieces_by_hand_or_refuses_them) {
    std::vector<std::int32_t> pieces;
    for (int i = 0; i < 60; ++i) pieces.push_back(i % 6);
    auto m = make("base_game", chance_source::by_hand(pieces));
    play_to_the_end(m);
    pieces[0] = 1;
    auto const no = tested::games.make("base_game", chance_source::by_hand(pieces));
    ASSERT_FALSE(no);
    EXPECT_TRUE(no.why().contain(refusal::wrong_deal));
}

TEST(AnyMatch, copies_an_honest_match_that_does_not_know_the_future) {
    auto m = make();
    auto copy = m.copy();
    EXPECT_EQ(copy, m);
    ASSERT_FALSE(play_one(copy));
    EXPECT_TRUE(copy.turn().is_chance()) << "nobody knows what it will draw";
    auto exact = m.exact_copy();
    ASSERT_FALSE(play_one(exact));
    ASSERT_FALSE(play_one(m));
    EXPECT_EQ(exact, m);
    EXPECT_TRUE(m.to_move());
    auto const moved = std::move(exact);
    EXPECT_EQ(moved, m);
    EXPECT_TRUE(exact.is_empty());  // NOLINT(bugprone-use-after-move): what is promised of it
    auto race = make("race");
    EXPECT_TRUE(race.copy_from(m));
    EXPECT_EQ(race, m) << "of another game";
}

TEST(AnyMatch, as_a_copy_of_itself_forgets_the_future) {
    auto m = make();
    auto const before = m.exact_copy();
    EXPECT_TRUE(m.copy_from(m, future::known));
    EXPECT_EQ(m.bytes(), before.bytes());
    EXPECT_TRUE(m.copy_from(m));
    EXPECT_EQ(m, before);
    ASSERT_FALSE(play_one(m));
    EXPECT_TRUE(m.turn().is_chance());
}

TEST(AnyMatch, undoes_an_action_or_a_turn_behind_the_barrier) {
    auto m = make("mayhem(players=2)");
    auto const start = m.moment();
    auto const who = *m.to_move();
    int actions = 0;
    while (m.to_move() == who) {
        ASSERT_FALSE(play_one(m));
        ++actions;
    }
    EXPECT_EQ(m.undo(), refusal::undo_would_forget) << "a card was drawn or played";
    ASSERT_FALSE(m.undo(undo_looks::yes, undo_span::turn));
    EXPECT_EQ(m.moment(), start) << "all " << actions << " actions of the turn";
    EXPECT_EQ(m.undo(undo_looks::yes, undo_span::turn), refusal::nothing_to_undo);
    for (; actions > 0; --actions) ASSERT_FALSE(m.redo());
    EXPECT_EQ(m.redo(), refusal::nothing_to_redo);
}

TEST(AnyMatch, that_is_closed_takes_no_more_moves_and_its_record_says_why) {
    auto m = make();
    ASSERT_FALSE(play_one(m));
    ASSERT_FALSE(m.leave_seat(seat{1}, seat_exit::abandoned));
    EXPECT_EQ(m.exit(seat{1}), seat_exit::abandoned);
    ASSERT_FALSE(play_one(m)) << "that ends nothing by the rules";
    ASSERT_FALSE(m.take_seat(seat{1}, seat_holder::bot));
    EXPECT_EQ(m.exit(seat{1}), seat_exit::abandoned) << "a bot plays on for it";
    ASSERT_FALSE(m.take_seat(seat{1}, seat_holder::person));
    EXPECT_EQ(m.exit(seat{1}), seat_exit::none) << "somebody is back";

    EXPECT_EQ(m.close("two\nlines"), refusal::wrong_tag);
    EXPECT_FALSE(m.is_closed());
    ASSERT_FALSE(m.close("seat 1 was abandoned"));
    auto const before = m.moment();
    EXPECT_EQ(play_one(m), refusal::session_is_closed);
    EXPECT_EQ(m.undo(undo_looks::yes), refusal::session_is_closed);
    EXPECT_EQ(m.redo(), refusal::session_is_closed);
    EXPECT_EQ(m.reveal(0), refusal::session_is_closed);
    EXPECT_EQ(m.draw_by(dice{1}), refusal::session_is_closed);
    EXPECT_EQ(m.moment(), before);
    EXPECT_NE(m.record()->find("[Closed \"seat 1 was abandoned\"]"), std::string::npos);
}

TEST(AnyMatch, shows_the_seed_only_after_the_game) {
    std::string const seed = "[Seed \"03" + std::string(62, '0') + "\"]";
    auto m = make();
    ASSERT_FALSE(play_one(m));
    EXPECT_EQ(m.record()->find("Seed"), std::string::npos);
    auto closed = m.exact_copy();
    ASSERT_FALSE(closed.close("early"));
    EXPECT_NE(closed.record()->find(seed), std::string::npos);
    EXPECT_EQ(closed.record(viewer::spectator())->find("Seed"), std::string::npos);
    play_to_the_end(m);
    EXPECT_NE(m.record()->find(seed), std::string::npos);
    EXPECT_EQ(m.record(viewer::spectator())->find("Seed"), std::string::npos) << "K2: boxed tokens stay unknown";
    auto one_of_many = make("base_game", {seed_from(3), 0});
    play_to_the_end(one_of_many);
    EXPECT_EQ(one_of_many.record()->find("Seed"), std::string::npos) << "the seed deals other games too";
}

TEST(AnyMatch, keeps_free_tags_of_records) {
    auto m = make();
    ASSERT_FALSE(m.set_tag("Seat0", "Ada"));
    ASSERT_FALSE(m.set_tag("Event", "a \"quoted\" \\ one"));
    EXPECT_EQ(m.tag("Event"), "a \"quoted\" \\ one") << "plain, as it was given";
    EXPECT_EQ(m.tag("Site"), std::nullopt);
    ASSERT_FALSE(m.set_tag("Seat0", "Grace"));
    EXPECT_EQ(m.set_tag("Players", "2"), refusal::wrong_tag) << "it has a meaning";
    EXPECT_EQ(m.set_tag("a b", "2"), refusal::wrong_tag);
    EXPECT_EQ(m.set_tag("Event", "two\nlines"), refusal::wrong_tag);
    EXPECT_EQ(m.set_tag("Event", "\xFF"), refusal::wrong_tag);
    EXPECT_EQ(m.set_tag("Seed", "mine"), refusal::wrong_tag) << "only the session sets it";
    EXPECT_EQ(m.set_tag("Closed", "mine"), refusal::wrong_tag);
    EXPECT_EQ(m.tags().size(), 2);
    ASSERT_FALSE(play_one(m));
    auto read = tested::games.read_record(*m.record());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->tags().find("Seat0")->value, "Grace");
    EXPECT_EQ(*read->record(), *m.record()) << "tags and all";
    m.remove_tag("Event");
    m.remove_tag("Event");
    EXPECT_EQ(m.tags().find("Event"), nullptr);
    ASSERT_FALSE(m.set_tag("Long", std::string(300, 'x')));
    for (int i = 0; i < 8; ++i) {
        auto const copy = "Copy" + std::to_string(i);
        ASSERT_FALSE(m.set_tag(copy, m.tags().find("Long")->value)) << "a value may lie in the session itself";
        EXPECT_EQ(m.tag(copy), std::string(300, 'x'));
    }
    for (int i = 0; m.tags().size() < text::tags::most_free; ++i) ASSERT_FALSE(m.set_tag("N" + std::to_string(i), ""));
    EXPECT_EQ(m.set_tag("Last", ""), refusal::too_much);
    EXPECT_FALSE(m.set_tag("N0", "changed"));
    play_to_the_end(m);
    EXPECT_FALSE(m.close("with all tags taken"));
    auto const full = tested::games.read_record(*m.record());
    ASSERT_TRUE(full) << "even with all tags, the reason and the seed";
    EXPECT_EQ(full->tag("Closed"), "with all tags taken");
    EXPECT_EQ(*full->record(), *m.record());
    auto const saved = tested::games.read_session(m.bytes(), 1);
    ASSERT_TRUE(saved);
    EXPECT_EQ(*saved->record(), *m.record());
}

TEST(AnyMatch, keeps_the_times_that_the_app_gives) {
    auto m = make();
    ASSERT_FALSE(play_one(m));
    EXPECT_EQ(m.time(0), std::nullopt);
    ASSERT_FALSE(play_one(m, -5));
    EXPECT_EQ(m.time(m.moment() - 1), -5);
    auto const undone = m.moment();
    ASSERT_FALSE(play_one(m, 8));
    ASSERT_FALSE(m.undo(undo_looks::yes));
    ASSERT_FALSE(m.redo());
    EXPECT_EQ(m.time(undone), 8) << "what is redone happened then";
    ASSERT_FALSE(m.undo(undo_looks::yes));
    ASSERT_FALSE(play_one(m));
    EXPECT_EQ(m.time(undone), std::nullopt);
}

TEST(AnyMatch, of_a_record_has_no_chance_and_of_a_position_no_record) {
    auto m = make();
    for (int i = 0; i < 6; ++i) ASSERT_FALSE(play_one(m));
    auto view = m.view(*m.to_move());
    dice random{1};
    auto const completed = view.complete(random);
    EXPECT_FALSE(completed.has_record());
    EXPECT_TRUE(completed.record().why().contain(refusal::no_record));
    EXPECT_TRUE(m.has_record());
    EXPECT_EQ(completed.view(view.who()), view);
    auto const saved = tested::games.read_session(completed.bytes(), 1);
    ASSERT_TRUE(saved);
    EXPECT_EQ(*saved, completed);
}

TEST(AnyMatch, is_told_in_sentences_by_what_a_view_sees) {
    auto m = make("base_game", {seed_from(3), 0});
    auto joined = tested::games.join(m.catch_up(seat{0}), m.id(), seat{0});
    ASSERT_TRUE(joined);
    any_view view = *std::move(joined);
    EXPECT_EQ(tested::games.join(m.catch_up(seat{1}), m.id(), seat{0}).why(), reasons{refusal::other_viewer});
    EXPECT_EQ(tested::games.join(m.catch_up(seat{1}), {std::byte{9}}, seat{1}).why(), reasons{refusal::other_match});
    std::array<std::string_view, 2> const names{"Ada", "Grace"};
    std::string told;
    while (!m.is_over()) {
        auto const since = m.moment();
        ASSERT_FALSE(play_one(m));
        auto const message = m.catch_up(seat{0}, view.cursor());
        auto const said = view.sentences(message, text::in_english, {names});
        EXPECT_EQ(said, view.sentences_of(m.events(seat{0}, since), text::in_english, {names}));
        told += said;
        ASSERT_FALSE(view.advance(message));
        EXPECT_EQ(view.sentences(message, text::in_english, {names}), "") << "it was told";
    }
    EXPECT_THAT(told, testing::StartsWith("Ada draws a token from column 1"));
    EXPECT_THAT(told, testing::HasSubstr("Grace"));
    EXPECT_EQ(std::string_view{m.game().line_label(0, text::in_german)}, "Hase");
}

TEST(AnyView, is_read_from_its_json_or_refused) {
    auto m = make("mayhem(players=3)");
    for (int i = 0; i < 5; ++i) ASSERT_FALSE(play_one(m));
    auto const view = m.view(*m.to_move());
    auto const json = view.json(text::in_german);
    auto const read = tested::games.read_json_view(json, text::in_german);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, view);
    EXPECT_FALSE(tested::games.read_json_view(json, text::in_french)) << "other words";
    EXPECT_EQ(tested::games.read_json_view("[]", text::in_german).why(), reasons{refusal::wrong_json_type});
    EXPECT_EQ(tested::games.read_json_view("{}", text::in_german).why(), reasons{refusal::lacks_key});
    EXPECT_EQ(tested::games.read_json_view("{]", text::in_german).why(), reasons{refusal::wrong_json});
    EXPECT_EQ(tested::games.read_json_view(R"({"game":"chess","players":2})", text::in_german).why(),
              reasons{refusal::wrong_game});
    EXPECT_EQ(tested::games.read_json_view(R"({"game":"race","players":9})", text::in_german).why(),
              reasons{refusal::wrong_players});
    EXPECT_EQ(tested::games.read_json_view(R"({"game":"race"})", text::in_german).why(),
              reasons{refusal::wrong_players});
}

/// Memory that runs out after some blocks.
struct some_memory {
    int left = 0;
    int taken = 0;

    static void* take(void* context, std::size_t size, std::size_t) {
        auto& self = *static_cast<some_memory*>(context);
        if (self.left-- <= 0) return nullptr;
        ++self.taken;
        return std::malloc(size);
    }
    static void release(void* context, void* block, std::size_t, std::size_t) {
        --static_cast<some_memory*>(context)->taken;
        std::free(block);
    }
};

TEST(AnyMatch, reports_that_memory_ran_out_and_loses_nothing) {
    for (auto const* const game : {"base_game", "mayhem(players=9)", "race", "wasps_at_noon"}) {
        for (int blocks = 0; blocks < 12; ++blocks) {
            some_memory limited{blocks};
            {
                memory const in{&limited, &some_memory::take, &some_memory::release};
                auto made = tested::games.make(game, seed_from(5), in);
                if (!made) {
                    EXPECT_TRUE(made.why().contain(refusal::no_memory));
                    continue;
                }
                any_match m = *std::move(made);
                for (std::int64_t time = 0; !m.is_over(); ++time) {
                    auto const who = *m.to_move();
                    std::vector<std::int32_t> legal(static_cast<std::size_t>(m.game().most_legal));
                    auto const before = m.hash();
                    auto const view = m.view(who);
                    if (view.is_empty()) break;
                    if (auto const no = m.play(who, view.legal()[0], time)) {
                        EXPECT_EQ(no, refusal::no_memory);
                        EXPECT_EQ(m.hash(), before);
                        break;
                    }
                }
                auto const copy = m.copy();
                EXPECT_TRUE(copy.is_empty() || copy == m);
                static_cast<void>(m.set_tag("Note", "something"));
                auto const again = tested::games.read_session(m.bytes(), 1, in);
                EXPECT_TRUE(again || again.why() == refusal::no_memory);
            }
            EXPECT_EQ(limited.taken, 0) << game << " with " << blocks << " blocks";
        }
    }
}

}  // namespace
}  // namespace triqueta

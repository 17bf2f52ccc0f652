// Seats, keys, agreements and private tags of a session.

#include "any/tested_games.hpp"
#include "properties/sessions.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace triqueta {
namespace {

any_match make(char const* text = "mayhem(players=3)") {
    auto made = tested::games.make(text, seed_from(3));
    EXPECT_TRUE(made);
    return *std::move(made);
}
void play(any_match& m) {
    auto const who = *m.to_move();
    ASSERT_FALSE(m.play(who, m.view(who).legal()[0]));
}
refusal agree(any_match& m, int who) { return m.agree_to_undo(m.cursor(seat{who}), seat{who}); }

TEST(Seats, are_listed_by_who_holds_them) {
    auto m = make();
    ASSERT_FALSE(m.take_seat(seat{2}, seat_holder::person));
    ASSERT_FALSE(m.take_seat(seat{0}, seat_holder::bot));
    EXPECT_EQ(m.seats(seat_holder::person), seat_set::from_mask(0b100));
    EXPECT_EQ(m.seats(seat_holder::bot), seat_set::from_mask(0b001));
    EXPECT_EQ(m.seats(seat_holder::nobody), seat_set::from_mask(0b010));
    EXPECT_EQ(m.seats_json(), R"({"seats":["bot","nobody","person"],"agreed_to_undo":[],"closed":null})");
    ASSERT_FALSE(m.close("no \"time\""));
    EXPECT_EQ(m.seats_json(), R"({"seats":["bot","nobody","person"],"agreed_to_undo":[],"closed":"no \"time\""})");
}

TEST(Seats, are_claimed_by_a_key) {
    auto m = make();
    EXPECT_TRUE(m.claim_seat(seat{1}, seat_holder::person, "")) << "an empty key is none";
    EXPECT_TRUE(m.claim_seat(seat{1}, seat_holder::person, "two\nlines")) << "a key is one line";
    EXPECT_EQ(m.claim_seat(seat{3}, seat_holder::person, "ada"), refusal::no_such_seat);
    EXPECT_EQ(m.holder(seat{1}), seat_holder::nobody);
    EXPECT_FALSE(m.claim_seat(seat{1}, seat_holder::person, "ada"));
    EXPECT_FALSE(m.claim_seat(seat{1}, seat_holder::bot, "ada")) << "she returns";
    EXPECT_EQ(m.holder(seat{1}), seat_holder::person);
    EXPECT_EQ(m.claim_seat(seat{1}, seat_holder::person, "grace"), refusal::seat_is_taken);
    auto const loaded = tested::games.read_session(m.bytes(), 1);
    ASSERT_TRUE(loaded);
    any_match again = loaded->exact_copy();
    EXPECT_EQ(again.claim_seat(seat{1}, seat_holder::person, "grace"), refusal::seat_is_taken);
    EXPECT_FALSE(again.claim_seat(seat{1}, seat_holder::person, "ada"));
    ASSERT_FALSE(m.leave_seat(seat{1}, seat_exit::resigned));
    EXPECT_FALSE(m.claim_seat(seat{1}, seat_holder::bot, "grace"));
    EXPECT_EQ(m.claim_seat(seat{1}, seat_holder::person, "ada"), refusal::seat_is_taken);
    EXPECT_EQ(m.holder(seat{1}), seat_holder::bot);
}

TEST(Seats, taken_without_a_key_are_not_claimed) {
    auto m = make();
    ASSERT_FALSE(m.take_seat(seat{0}, seat_holder::person));
    EXPECT_TRUE(m.claim_seat(seat{0}, seat_holder::person, "ada"));
}

TEST(PrivateTags, are_saved_and_in_no_record) {
    auto m = make();
    ASSERT_FALSE(m.set_tag("_Password", "secret"));
    ASSERT_FALSE(m.set_tag("Event", "open"));
    EXPECT_EQ(m.tag("_Password"), "secret");
    EXPECT_EQ(m.tag("Nothing"), std::nullopt);
    auto const loaded = tested::games.read_session(m.bytes(), 1);
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->tag("_Password"), "secret");
    for (auto const& record : {m.record(), m.record(seat{0}), m.record(viewer::spectator())}) {
        EXPECT_EQ(record->find("secret"), std::string::npos);
        EXPECT_NE(record->find("open"), std::string::npos);
    }
}

TEST(Agreement, undoes_when_all_persons_agree) {
    auto m = make();
    for (int i = 0; i < 2; ++i) ASSERT_FALSE(m.take_seat(seat{i}, seat_holder::person));
    ASSERT_FALSE(m.take_seat(seat{2}, seat_holder::bot));
    play(m);
    auto const moment = m.moment();
    EXPECT_EQ(agree(m, 2), refusal::no_person) << "bots aren't asked";
    EXPECT_EQ(m.agree_to_undo(m.cursor(seat{0}), seat::none()), refusal::no_such_seat);
    ASSERT_FALSE(agree(m, 1));
    ASSERT_FALSE(agree(m, 1));
    EXPECT_EQ(m.agreed_to_undo(), seat_set::from_mask(0b010));
    EXPECT_EQ(m.seats_json(), R"({"seats":["person","person","bot"],"agreed_to_undo":[1],"closed":null})");
    EXPECT_EQ(m.moment(), moment);
    ASSERT_FALSE(agree(m, 0));
    EXPECT_LT(m.moment(), moment) << "even if it showed a card";
    EXPECT_TRUE(m.agreed_to_undo().empty());
    ASSERT_FALSE(agree(m, 0));
    EXPECT_EQ(agree(m, 1), refusal::nothing_to_undo);
    EXPECT_EQ(m.agreed_to_undo(), seat_set::from_mask(0b001)) << "a refusal changes nothing";
}

TEST(Agreement, ends_with_a_refusal_a_move_an_undo_and_a_seat_that_is_left) {
    auto m = make();
    for (int i = 0; i < 3; ++i) ASSERT_FALSE(m.take_seat(seat{i}, seat_holder::person));
    play(m);
    ASSERT_FALSE(agree(m, 0));
    m.refuse_to_undo();
    EXPECT_TRUE(m.agreed_to_undo().empty());
    ASSERT_FALSE(agree(m, 0));
    play(m);
    EXPECT_TRUE(m.agreed_to_undo().empty());
    ASSERT_FALSE(agree(m, 0));
    ASSERT_FALSE(m.undo(undo_looks::yes));
    EXPECT_TRUE(m.agreed_to_undo().empty());
    ASSERT_FALSE(agree(m, 0));
    ASSERT_FALSE(m.redo());
    EXPECT_TRUE(m.agreed_to_undo().empty());
    ASSERT_FALSE(agree(m, 0));
    ASSERT_FALSE(m.leave_seat(seat{0}, seat_exit::resigned));
    EXPECT_TRUE(m.agreed_to_undo().empty());
    ASSERT_FALSE(agree(m, 1));
    ASSERT_FALSE(m.leave_seat(seat{2}, seat_exit::resigned));
    EXPECT_EQ(m.agreed_to_undo(), seat_set::from_mask(0b010)) << "the others' remain";
}

TEST(Agreement, ends_with_the_person_who_gave_it) {
    auto m = make();
    for (int i = 0; i < 2; ++i) ASSERT_FALSE(m.take_seat(seat{i}, seat_holder::person));
    play(m);
    ASSERT_FALSE(agree(m, 0));
    ASSERT_FALSE(m.take_seat(seat{0}, seat_holder::bot));
    EXPECT_TRUE(m.agreed_to_undo().empty());
    ASSERT_FALSE(m.take_seat(seat{0}, seat_holder::person));
    ASSERT_FALSE(agree(m, 1));
    EXPECT_EQ(m.agreed_to_undo(), seat_set::from_mask(0b10)) << "another person is asked again";
}

TEST(Agreement, outlives_the_server) {
    auto m = make();
    for (int i = 0; i < 2; ++i) ASSERT_FALSE(m.take_seat(seat{i}, seat_holder::person));
    play(m);
    ASSERT_FALSE(agree(m, 1));
    auto read = tested::games.read_session(m.bytes(), 1);
    ASSERT_TRUE(read);
    auto again = *std::move(read);
    EXPECT_EQ(again.agreed_to_undo(), seat_set::from_mask(0b010));
    EXPECT_EQ(again.seats_json(), m.seats_json());
    ASSERT_FALSE(agree(again, 0));
    EXPECT_LT(again.moment(), m.moment());
    EXPECT_TRUE(again.agreed_to_undo().empty());
}

TEST(Agreement, is_refused_when_the_session_is_closed) {
    auto m = make();
    for (int i = 0; i < 2; ++i) ASSERT_FALSE(m.take_seat(seat{i}, seat_holder::person));
    play(m);
    ASSERT_FALSE(m.close(""));
    EXPECT_EQ(agree(m, 0), refusal::session_is_closed);
    EXPECT_TRUE(m.agreed_to_undo().empty());
}

// What can't be in the bytes of a session: the seats begin behind the header, the length of the notes, the id, the line
// and two marks, with 32 holders, 32 exits, and the agreements.
constexpr std::size_t holders_at = 8 + 4 + 16 + 12 + 2, exits_at = holders_at + 32, agreed_at = exits_at + 32;

TEST(SavedSeats, are_refused_where_they_have_what_no_session_has) {
    auto m = make();
    for (int i = 0; i < 2; ++i) ASSERT_FALSE(m.take_seat(seat{i}, seat_holder::person));
    play(m);
    ASSERT_FALSE(agree(m, 1));
    auto const read_with = [&m](std::size_t at, int value) {
        auto bytes = m.bytes();
        bytes[at] = static_cast<std::byte>(value);
        properties::repair_checks(bytes);
        auto const read = tested::games.read_session(bytes, 1);
        return read ? std::pair{refusal{}, std::size_t{0}} : std::pair{read.why(), read.where()};
    };
    auto const wrong_at = [](std::size_t at) { return std::pair{refusal::wrong_value, at}; };
    auto const sound = std::pair{refusal{}, std::size_t{0}};
    EXPECT_EQ(read_with(holders_at + 2, 2), sound);
    EXPECT_EQ(read_with(holders_at + 2, 3), wrong_at(holders_at + 2));
    EXPECT_EQ(read_with(holders_at + 3, 1), wrong_at(holders_at + 3)) << "a seat without a player";
    EXPECT_EQ(read_with(exits_at + 2, 1), sound);
    EXPECT_EQ(read_with(exits_at + 31, 1), wrong_at(exits_at + 31));
    EXPECT_EQ(read_with(agreed_at, 0b11), sound);
    EXPECT_EQ(read_with(agreed_at, 0b100), wrong_at(agreed_at)) << "nobody's agreement";
    EXPECT_EQ(read_with(agreed_at + 3, 0x80), wrong_at(agreed_at)) << "a seat without a player";
}

TEST(Agreement, is_about_what_the_person_sees) {
    auto m = make();
    for (int i = 0; i < 2; ++i) ASSERT_FALSE(m.take_seat(seat{i}, seat_holder::person));
    play(m);
    auto const old = m.cursor(seat{0});
    play(m);
    EXPECT_EQ(m.agree_to_undo(old, seat{0}), refusal::game_has_gone_on);
    auto const later = m.cursor(seat{0});
    ASSERT_FALSE(m.undo(undo_looks::yes));
    EXPECT_EQ(m.agree_to_undo(later, seat{0}), refusal::game_has_gone_on);
    EXPECT_EQ(m.why_not_at(later, seat{0}), refusal::game_has_gone_on);
    EXPECT_FALSE(m.why_not_at(old, seat{0}));
    EXPECT_TRUE(m.agreed_to_undo().empty());
}

TEST(Changes, are_counted_whatever_it_is_that_changes) {
    auto m = make();
    std::uint64_t last = m.changes();
    auto const has_grown = [&] { return std::exchange(last, m.changes()) < m.changes(); };
    EXPECT_FALSE(has_grown());
    m.set_id({});
    EXPECT_TRUE(has_grown());
    ASSERT_FALSE(m.take_seat(seat{0}, seat_holder::person));
    EXPECT_TRUE(has_grown());
    ASSERT_FALSE(m.take_seat(seat{1}, seat_holder::person));
    EXPECT_TRUE(has_grown());
    play(m);
    EXPECT_TRUE(has_grown());
    ASSERT_FALSE(m.undo(undo_looks::yes));
    EXPECT_TRUE(has_grown());
    ASSERT_FALSE(m.redo());
    EXPECT_TRUE(has_grown());
    ASSERT_FALSE(agree(m, 0));
    EXPECT_TRUE(has_grown());
    m.refuse_to_undo();
    EXPECT_TRUE(has_grown());
    ASSERT_FALSE(m.set_tag("Event", ""));
    EXPECT_TRUE(has_grown());
    m.remove_tag("Event");
    EXPECT_TRUE(has_grown());
    ASSERT_FALSE(m.draw_by(dice{1}));
    EXPECT_TRUE(has_grown());
    ASSERT_FALSE(m.leave_seat(seat{0}, seat_exit::abandoned));
    EXPECT_TRUE(has_grown());
    ASSERT_FALSE(m.close(""));
    EXPECT_TRUE(has_grown());
    static_cast<void>(m.bytes());
    EXPECT_TRUE(m.play(seat{0}, 0));
    EXPECT_FALSE(has_grown()) << "what is refused changes nothing";
}

TEST(Catalogue, as_text_has_every_option) {
    auto const text = tested::games.text(text::in_english);
    EXPECT_NE(text.find("open_hands(players=3..3, first=0..2) "), std::string::npos) << text;
    EXPECT_NE(text.find("race(players=2..6, first=0..5, turn_cap=1..2147483647) The 21/15/9-card game\n"),
              std::string::npos)
        << text;
}

TEST(ActionText, is_the_words_of_an_action_or_empty) {
    auto const m = make("base_game");
    auto const& game = m.game();
    EXPECT_EQ(game.action_text(2, text::in_english), "draw 2");
    EXPECT_EQ(game.action_text(-1, text::in_english), "");
    EXPECT_EQ(game.action_text(game.actions, text::in_english), "");
}

}  // namespace
}  // namespace triqueta

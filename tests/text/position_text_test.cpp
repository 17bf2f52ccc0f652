#include <triqueta/text/position_text.hpp>

#include <triqueta/animals/animals.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/hand_played.hpp"
#include "support/print.hpp"
#include "support/project_file.hpp"
#include "support/written.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace triqueta::text {
namespace {

using support::position_of;
using support::refused_at;
using enum animals::animal;

using G = base_game<2>;

/// The first token is looked at, the second one is drawn.
state<G> drawn() { return support::hand_played<G>{}.draw(0, owl).keep().draw(4, bear).lay(1).act(draw(column{0})); }

constexpr std::string_view table_lines = "[Triqueta \"2\"]\n"
                                         "[Game \"base_game\"]\n"
                                         "[Players \"2\"]\n"
                                         "\n"
                                         "phase: look\n"
                                         "mover: 0\n"
                                         "rock: 0\n"
                                         "tower: 0\n"
                                         "standing: 0, 1, 1, 1\n"
                                         "left: 1, 3, 3, 3, 2\n"
                                         "in_middle: 1, 1\n"
                                         "rows: -, bear\n"
                                         "up: -, -\n"
                                         "kept: 1, 0\n"
                                         "boxed: 0, 0\n"
                                         "tiles: 0, 0\n"
                                         "out: 0, 0\n"
                                         "decided: 0, 0\n"
                                         "box: 0\n"
                                         "drawn: 0\n"
                                         "unlooked: 0\n";
constexpr std::string_view first_player = "\nplayer 0\nown_kept: owl\nown_drawn: -\nown_boxed: -\nown_decision: -\n";
constexpr std::string_view second_player = "\nplayer 1\nown_kept: -\nown_drawn: -\nown_boxed: -\nown_decision: -\n";

std::string whole() { return std::string{table_lines} + std::string{first_player} + std::string{second_player}; }

TEST(PositionText, is_a_line_for_each_part) { EXPECT_EQ(position_of(drawn(), in_english), whole()); }

TEST(PositionText, in_the_documentation_is_the_one_that_is_written) {
    std::ifstream file{support::project_file("tests/golden/base_game.position"), std::ios::binary};
    EXPECT_EQ((std::string{std::istreambuf_iterator<char>{file}, {}}), whole());
}

TEST(PositionText, K2_of_a_view_holds_only_what_its_viewer_knows) {
    auto with_view = [](std::string_view who) {
        std::string tags{table_lines};
        tags.insert(tags.find("\n\n") + 1, "[View \"" + std::string{who} + "\"]\n");
        return tags;
    };
    EXPECT_EQ(position_of(drawn().view(seat{0}), in_english), with_view("0") + std::string{first_player});
    EXPECT_EQ(position_of(drawn().view(seat{1}), in_english), with_view("1") + std::string{second_player});
    EXPECT_EQ(position_of(drawn().view(viewer::spectator()), in_english), with_view("spectator"));
}

TEST(PositionText, of_a_state_and_of_a_view_are_not_taken_for_each_other) {
    auto const why = [](auto const& read) { return read.why(); };
    EXPECT_EQ(why(read_view<G>(whole(), in_english)), reasons{refusal::of_whole_game});
    EXPECT_EQ(why(read_state<G>(position_of(drawn().view(seat{0}), in_english), in_english)),
              reasons{refusal::of_one_viewer});
}

/// Why the position is refused with `what` replaced by `by`.
refused_at with(std::string_view what, std::string_view by) {
    auto text = whole();
    auto const at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    text.replace(at, what.size(), by);
    auto const read = read_state<G>(text, in_english);
    if (read) return {};
    return support::refused(text, *read.why().begin(), read.where());
}

TEST(PositionText, line_ends_comments_and_blanks_are_free) {
    EXPECT_EQ(with("\n\nphase", "\r\n\r\n# a comment\r\n \r\nphase"), refused_at{});
    EXPECT_EQ(with("rows: -, bear\n", "rows:-,bear \t\r\n\n"), refused_at{});
    EXPECT_EQ(with("player 1", "  player   1  "), refused_at{});
    EXPECT_EQ(with("\nplayer 1", "player 1"), refused_at{});
    EXPECT_EQ(with("[Players", "[Note \"by hand\"]\n[Players"), refused_at{});
}

TEST(PositionText, what_can_not_be_read_is_refused_where_it_stands) {
    struct change {
        std::string_view what;
        std::string_view by;
        refused_at why;
    };
    change const changes[] = {
        {"[Triqueta \"2\"]", "[Triqueta \"9\"]", {refusal::wrong_version, 1, 2}},
        {"[Triqueta \"2\"]", "[Triqueta \"1\"]", {refusal::wrong_version, 1, 2}},  // its decisions were other numbers
        {"[Triqueta \"2\"]\n", "", {refusal::wrong_format, 1, 1}},
        {"base_game", "race", {refusal::wrong_game, 2, 2}},
        {"[Game \"base_game\"]\n", "", {refusal::lacks_tag, 4, 1}},
        {"[Players \"2\"]\n", "", {refusal::lacks_tag, 4, 1}},
        {"[Players \"2\"]", "[Players \"3\"]", {refusal::no_such_variant, 3, 2}},
        {"phase: look", "phase: sleep", {refusal::unknown_word, 5, 8}},
        {"phase: look", "phase:", {refusal::text_too_short, 5, 7}},
        {"phase: look", "phase look", {refusal::unknown_word, 5, 7}},
        {"phase: look", "mover: 0", {refusal::unknown_word, 5, 1}},
        {"phase: look\n", "", {refusal::unknown_word, 5, 1}},
        {"phase: look", "phase: look, look", {refusal::text_too_long, 5, 12}},
        {"mover: 0", "mover: 2", {refusal::wrong_number, 6, 8}},
        {"mover: 0", "mover: -1", {refusal::unknown_word, 6, 8}},
        {"left: 1, 3", "left: 1; 3", {refusal::unknown_word, 10, 8}},
        {"left: 1, 3", "left: 1, 99999999999999999999", {refusal::wrong_number, 10, 10}},
        {"3, 3, 2\n", "3, 3\n", {refusal::text_too_short, 10, 17}},
        {"3, 3, 2\n", "3, 3, 2, 2\n", {refusal::text_too_long, 10, 20}},
        {"rows: -, bear", "rows: -, bear horse", {refusal::unknown_word, 12, 15}},
        {"rows: -, bear", "rows: -, wolf", {refusal::wrong_value, 12, 10}},
        {"rows: -, bear", "rows: , bear", {refusal::unknown_word, 12, 7}},
        {"up: -, -",
         "up: -, owl owl owl owl owl owl owl owl owl owl owl owl owl owl owl owl",
         {refusal::wrong_value, 13, 68}},
        {"own_kept: owl", "own_kept: owl owl ram", {refusal::too_much, 24, 19}},
        {"player 1", "player 0", {refusal::wrong_number, 29, 8}},
        {"player 1", "1", {refusal::unknown_word, 29, 1}},
        {"own_decision: -\n\nplayer 1", "own_decision: 5\n\nplayer 1", {refusal::wrong_number, 27, 15}},
    };
    for (auto const& [what, by, why] : changes) EXPECT_EQ(with(what, by), why) << what << " -> " << by;

    auto const longer = whole() + "more";
    auto const read = read_state<G>(longer, in_english);
    EXPECT_EQ(support::refused(longer, *read.why().begin(), read.where()), (refused_at{refusal::text_too_long, 34, 1}));
}

TEST(PositionText, what_is_read_but_can_not_be_is_refused_with_every_invariant) {
    auto text = whole();
    text.replace(text.find("left: 1"), 7, "left: 9");
    auto const read = read_state<G>(text, in_english);
    EXPECT_FALSE(read);
    text = whole();
    text.replace(text.find("left: 1"), 7, "left: 3");
    text.replace(text.find("tiles: 0"), 8, "tiles: 1");
    auto const other = read_state<G>(text, in_english);
    EXPECT_FALSE(other);
    EXPECT_GE(other.why().size(), 2);
    EXPECT_TRUE(other.why().contain(animals::invariants::wrong_tiles));
    EXPECT_EQ(other.where(), text.size()) << "behind all of it";

    auto seen = position_of(drawn().view(seat{0}), in_english);
    seen.replace(seen.find("tiles: 0"), 8, "tiles: 1");
    auto const view = read_view<G>(seen, in_english);
    EXPECT_FALSE(view);
    EXPECT_TRUE(view.why().contain(animals::invariants::wrong_tiles));
    EXPECT_EQ(view.where(), seen.size());
}

TEST(PositionText, R1_cards_and_open_triangles_are_in_short_form) {
    auto const text = position_of(state<race>{setup<race>{2}}, in_english);
    auto const replaced = [&](std::string_view what, std::string_view by) {
        auto changed = text;
        changed.replace(changed.find(what), what.size(), by);
        auto const read = read_state<race>(changed, in_english);
        return read ? refused_at{} : support::refused(changed, *read.why().begin(), read.where());
    };
    EXPECT_EQ(replaced("discards: -", "discards: h1p h1p h1p h1p").why, refusal::wrong_value);
    EXPECT_EQ(replaced("discards: -", "discards: h1p h1p h1p h1p").column, 23);
    EXPECT_EQ(replaced("discards: -", "discards: hp hp").column, 14);
    EXPECT_EQ(replaced("completed: -", "completed: h1p+h1r").why, refusal::unknown_word);
    EXPECT_EQ(replaced("completed: -", "completed: h1p+v2p").column, 16);
    EXPECT_EQ(replaced("Players \"2\"", "Players \"3\""), (refused_at{refusal::wrong_tag, 3, 2}));
}

// In a constant expression, a broken precondition of what is read into would not compile.
TEST(PositionText, T1_of_more_cards_of_a_kind_than_there_are_is_refused_before_they_are_counted) {
    constexpr std::string_view text = "[Triqueta \"2\"]\n[Game \"mayhem\"]\n[Players \"2\"]\n\n"
                                      "players: 2\nfast: 0\nphase: play\nmover: 0\npile: 71\nlaid: 0\nfresh: 0\n"
                                      "in_hand: 3, 3\npure: 0, 0\nunpure: 0, 0\nopen: -, -, -\n"
                                      "played: h1p h1p h1p h1p\n";
    constexpr auto read = read_state<mayhem>(text, in_english);
    static_assert(read.why().contain(refusal::wrong_value));
    static_assert(read.where() == text.size() - 4);
}

}  // namespace
}  // namespace triqueta::text

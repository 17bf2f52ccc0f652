#include <triqueta/text/record.hpp>

#include <triqueta/animals/animals.hpp>
#include <triqueta/play/urn.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/games.hpp"
#include "properties/of_every_game.hpp"
#include "properties/round_trip.hpp"
#include "support/print.hpp"
#include "support/written.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace triqueta::text {
namespace {

using support::record_of;
using support::refused_at;
using enum animals::animal;

using G = base_game<2>;

// What holds in every game.

template <class Game>
class EveryRecord : public properties::of_every_game<Game> {};
TYPED_TEST_SUITE(EveryRecord, properties::tested_games::as<testing::Types>);

/// Goes on with what was read, chance's answers coming from an urn.
template <game Game>
void play_to_the_end(match<Game> m, properties::choices& from) {
    while (!m.is_over()) {
        properties::any_step(m, from);
        properties::claim(m.moment() < 10'000, "every game comes to an end");
    }
}

TYPED_TEST(EveryRecord, of_any_length_is_read_and_goes_on) {
    this->check("records of any length", [](properties::choices& from) {
        using namespace properties;
        walk_through_match<TypeParam>(from, [&](auto const& m) {
            if (!m.is_over() && !from.one_in(16)) return;
            a_record_tells_the_whole_game(m);
            auto const text = record_of(m);
            play_to_the_end(read_record<TypeParam>(text)->game, from);
        });
    });
}

TYPED_TEST(EveryRecord, K1_K2_K4_T4_that_is_cut_down_tells_what_its_viewer_saw) {
    this->check("records cut down", [](properties::choices& from) {
        using namespace properties;
        walk_through_match<TypeParam>(from, [&](auto const& m) {
            if (m.is_over() || from.one_in(16)) cut_down_records_tell_what_their_viewers_saw(m);
        });
    });
}

/// The same game but for one piece that `who` didn't see drawn, and for another one that was drawn in its place, if
/// there is such a game: chance's answers `drawn` and `instead` of it change places from some moment on.
template <game Game>
std::optional<match<Game>> with_others_exchanged(match<Game> const& m, viewer who, std::size_t from_moment,
                                                 outcome<Game> drawn, outcome<Game> instead) {
    match<Game> other{m.start()};
    for (std::size_t i = 0; auto const& e : m.happened()) {
        if (auto const a = e.action()) {
            if (other.play(e.seat, *a)) return std::nullopt;
        } else {
            auto answer = *e.outcome();
            bool const hidden = i >= from_moment && e.seen_by(who) != e;
            if (hidden && (answer == drawn || answer == instead)) answer = answer == drawn ? instead : drawn;
            if (other.reveal(answer)) return std::nullopt;
        }
        ++i;
    }
    if (other.events(who) != m.events(who)) return std::nullopt;
    return other;
}

TYPED_TEST(EveryRecord, K1_K2_K4_T4_that_is_cut_down_is_the_same_for_games_that_differ_where_its_viewer_can_not_see) {
    using properties::claim;
    static int pairs;
    pairs = 0;
    this->check("records hide what isn't seen", [](properties::choices& from) {
        properties::walk_through_match<TypeParam>(from, [&](auto const& m) {
            if (!from.one_in(4)) return;
            auto const all = properties::viewers_of(m.state());
            auto const who = all[from.below(static_cast<std::uint32_t>(all.size()))];
            for (int tries = 0; tries < 16; ++tries) {
                auto const moment = from.below(static_cast<std::uint32_t>(m.moment() + 1));
                if (moment == m.moment()) continue;
                auto const happened = *m.happened(moment).begin();
                if (!happened.outcome()) continue;
                auto const drawn = *happened.outcome();
                auto const instead = static_cast<outcome<TypeParam>>(
                    from.below(static_cast<std::uint32_t>(rules_of<TypeParam>::outcomes)));
                auto const other = with_others_exchanged(m, who, moment, drawn, instead);
                if (!other || other->state() == m.state()) continue;
                ++pairs;
                claim(record_of(*other) != record_of(m), "the whole records differ");
                claim(record_of(*other, who) == record_of(m, who), "those cut down don't");
            }
        });
    });
    EXPECT_TRUE(pairs > 0 || (std::is_same_v<TypeParam, properties::open_hands>)) << "never tried";
}

// What it looks like.

/// A short game: two rows are taken in each round, with one token kept before.
match<G> short_game() {
    match<G> m{setup<G>{seat{1}}};
    auto const must = [](refusal no) { EXPECT_FALSE(no); };
    must(m.play(seat{1}, draw(column{0})));
    must(m.reveal(owl));
    must(m.play(seat{1}, keep()));
    must(m.play(seat{0}, draw(column{3})));
    must(m.reveal(bear));
    must(m.play(seat{0}, lay(row{1})));
    for (int t = 1; t <= 4; ++t) {
        must(m.play(*m.to_move(), take(row{1})));
        must(m.play(*m.to_move(), take(row{0})));
        if (t < 4) must(m.play(*m.to_move(), choose(tower{t})));
    }
    must(m.play(seat{1}, decide(1)));
    EXPECT_TRUE(m.is_over());
    return m;
}

constexpr std::string_view tags_of_short_game =
    "[Triqueta \"2\"]\n[Game \"base_game\"]\n[Players \"2\"]\n[First \"1\"]\n";

TEST(Record, is_tags_and_a_line_for_each_turn) {
    EXPECT_EQ(record_of(short_game()), std::string{tags_of_short_game} + "[Result \"2 4\"]\n"
                                                                         "\n"
                                                                         "1: draw 0; (owl); keep\n"
                                                                         "0: draw 3; (bear); lay 1 bear\n"
                                                                         "1: take 1\n"
                                                                         "0: take 0; tower 1; take 1\n"
                                                                         "1: take 0; tower 2; take 1\n"
                                                                         "0: take 0; tower 3; take 1\n"
                                                                         "1: take 0; add first [-, owl]\n");
}

TEST(Record, K2_that_is_cut_down_has_question_marks) {
    EXPECT_EQ(record_of(short_game(), seat{0}), std::string{tags_of_short_game} + "[View \"0\"]\n"
                                                                                  "[Result \"2 4\"]\n"
                                                                                  "\n"
                                                                                  "1: draw 0; (?); keep\n"
                                                                                  "0: draw 3; (bear); lay 1 bear\n"
                                                                                  "1: take 1\n"
                                                                                  "0: take 0; tower 1; take 1\n"
                                                                                  "1: take 0; tower 2; take 1\n"
                                                                                  "0: take 0; tower 3; take 1\n"
                                                                                  "1: take 0; add ? [-, owl]\n");
    auto const spectators = record_of(short_game(), viewer::spectator());
    EXPECT_NE(spectators.find("[View \"spectator\"]"), std::string::npos);
    EXPECT_NE(spectators.find("0: draw 3; (?); lay 1 bear"), std::string::npos);
    EXPECT_EQ(record_of(short_game(), seat{7}), spectators) << "who isn't in the game sees what a spectator sees";
}

TEST(Record, of_nothing_yet_is_tags_alone) {
    match<G> const m{setup<G>{seat{1}}};
    EXPECT_EQ(record_of(m), std::string{tags_of_short_game} + "[Result \"*\"]\n\n");
    auto const read = read_record<G>(record_of(m));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->game.moment(), 0U);
}

TEST(Record, what_was_undone_is_not_in_it) {
    auto m = short_game();
    auto const moments = m.moment();
    EXPECT_FALSE(m.undo(undo_looks::yes));
    ASSERT_LT(m.moment(), moments);
    auto const text = record_of(m);
    EXPECT_EQ(text.find("add"), std::string::npos);
    EXPECT_NE(text.find("[Result \"*\"]"), std::string::npos);
    EXPECT_EQ(read_record<G>(text)->game.state(), m.state());
}

TEST(Record, T3_what_is_dealt_stands_in_lines_of_its_own) {
    match<mayhem> const m{seed_from(7), {.players = 3}};
    auto const text = record_of(m, seat{1});
    EXPECT_NE(text.find("\n\ndeal: (?); (v1g); (?); (?); (h2g); (?); (?); (c2r)\ndeal: (?)\n"), std::string::npos)
        << text;
}

TEST(Record, T3_what_is_dealt_stands_in_no_seats_line) {
    match<mayhem> const m{seed_from(7), {.players = 3}};
    for (auto const who : {viewer::spectator(), viewer{seat{1}}}) {
        auto text = record_of(m, who);
        auto const second_line = text.rfind("deal:");
        text.replace(second_line, 5, "0:");
        EXPECT_EQ(read_seen_record<mayhem>(text).why(), refusal::unknown_word);
        EXPECT_EQ(read_seen_record<mayhem>(text).where(), second_line);
    }
    auto const whole = record_of(m);
    for (auto const line : {whole.find("deal:"), whole.rfind("deal:")}) {
        auto text = whole;
        text.replace(line, 5, "0:");  // even the seat that gets the line's first card
        EXPECT_EQ(read_record<mayhem>(text).why(), refusal::unknown_word);
        EXPECT_EQ(read_record<mayhem>(text).where(), line);
    }
}

/// A game that an urn and these dice play, all legal actions equally likely.
template <game Game>
match<Game> played_by_dice(setup<Game> const& start, dice random) {
    match<Game> m{start};
    urn const chance{random};
    while (!m.is_over()) {
        if (m.turn().is_chance()) {
            EXPECT_FALSE(m.reveal(chance(m.state())));
        } else {
            EXPECT_FALSE(m.play(*m.to_move(), random.pick(m.state().legal())));
        }
    }
    return m;
}

/// The steps of a line: of "0: draw 3; (owl)" two.
std::vector<std::string> steps_of(std::string_view line) {
    std::vector<std::string> steps;
    auto rest = line.substr(line.find(':') + 2);
    for (auto end = rest.find("; "); end != std::string_view::npos; end = rest.find("; ")) {
        steps.emplace_back(rest.substr(0, end));
        rest.remove_prefix(end + 2);
    }
    steps.emplace_back(rest);
    return steps;
}

/// Looks at all lines behind the tags. How many were longer than eight steps.
int check_lines(std::string const& text) {
    int long_ones = 0;
    std::string whose;
    std::size_t steps_before = 0;
    for (std::size_t at = text.find("\n\n") + 2; at < text.size();) {
        auto const end = text.find('\n', at);
        auto const line = text.substr(at, end - at);
        at = end + 1;
        bool const is_deal = line.starts_with("deal:");
        auto const steps = steps_of(line);
        auto const mover = line.substr(0, line.find(':'));
        EXPECT_TRUE(mover != whose || steps_before >= 8) << "a new line too early: " << line;
        EXPECT_TRUE(is_deal || steps[0][0] != '(') << "an answer without its action: " << line;
        for (std::size_t i = is_deal ? 0 : 8; i < steps.size(); ++i)
            EXPECT_TRUE(steps[i][0] == '(') << "an action too much: " << line;
        EXPECT_TRUE(!is_deal || steps.size() <= 8) << line;
        EXPECT_NE(line.back(), ' ') << line;
        long_ones += steps.size() > 8 ? 1 : 0;
        whose = mover;
        steps_before = steps.size();
    }
    return long_ones;
}

TEST(Record, a_long_turn_goes_on_in_the_next_line_and_no_answer_is_parted_from_its_action) {
    int long_ones = 0;
    for (std::uint64_t number = 0; number < 40; ++number) {
        long_ones += check_lines(record_of(played_by_dice<mayhem>({.players = 2, .fast = true}, dice{1, number})));
        check_lines(record_of(played_by_dice<race>({.players = 2, .turn_cap = 50}, dice{1, number})));
        check_lines(record_of(played_by_dice<hidden_wolves_duel>({}, dice{1, number})));
    }
    EXPECT_GT(long_ones, 0) << "no action of all of them was the eighth step and had an answer";
}

TEST(Record, free_tags_go_along_and_those_with_a_meaning_are_its_own) {
    tags more;
    EXPECT_FALSE(more.add({"Site", "Caf\xC3\xA9 \\\"Eule\\\" \\\\ M\xC3\xBCnchen"}));
    EXPECT_FALSE(more.add({"Result", "99 0"}));
    EXPECT_FALSE(more.add({"Game", "chess"}));
    EXPECT_FALSE(more.add({"Seat0", ""}));
    auto const text = record_of(short_game(), more);
    auto const read = read_record<G>(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->tags.find("Site")->value, more.find("Site")->value);
    EXPECT_EQ(read->tags.find("Seat0")->value, "");
    EXPECT_EQ(read->tags.find("Result")->value, "2 4");
    EXPECT_EQ(read->tags.size(), 7);
    EXPECT_EQ(record_of(read->game, read->tags), text);

    std::string plain;
    write_unescaped(read->tags.find("Site")->value, std::back_inserter(plain));
    EXPECT_EQ(plain, "Caf\xC3\xA9 \"Eule\" \\ M\xC3\xBCnchen");
}

TEST(Record, that_was_read_gives_its_history_away) {
    auto const text = record_of(short_game());
    auto read = read_record<G>(text);
    ASSERT_TRUE(read);
    auto const* const where = read->game.history().data();
    auto const own = *std::move(read);
    EXPECT_EQ(own.game.history().data(), where) << "moved, not copied";
    auto seen = read_seen_record<G>(record_of(short_game(), seat{1}, {}));
    ASSERT_TRUE(seen);
    auto const* const events = seen->events.data();
    EXPECT_EQ((*std::move(seen)).events.data(), events);
}

TEST(Record, as_many_free_tags_as_there_is_room_for_go_along) {
    std::string names;
    for (int i = 0; i < tags::most_free; ++i) names += "T" + std::to_string(100 + i);
    tags more;
    for (std::size_t i = 0; i < tags::most_free; ++i)
        ASSERT_FALSE(more.add({std::string_view{names}.substr(4 * i, 4), "x"}));
    auto const text = record_of(short_game(), seat{1}, more);
    auto const read = read_seen_record<G>(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->tags.size(), tags::most_free + 6);
    auto const too_many = "[Triqueta \"2\"]\n[One_more \"\"]\n" + text.substr(text.find('\n') + 1);
    EXPECT_EQ(read_seen_record<G>(too_many).why(), refusal::too_much);
}

// Reading what people and other programs write.

/// A record of a game of two with these tags and lines.
std::string with_lines(std::string_view lines, std::string_view result = "*") {
    return std::string{tags_of_short_game} + "[Result \"" + std::string{result} + "\"]\n\n" + std::string{lines};
}

TEST(Record, line_ends_blanks_comments_and_breaks_are_free) {
    auto const written = record_of(short_game());
    auto const expect_same = [&](std::string const& text) {
        auto const read = read_record<G>(text);
        ASSERT_TRUE(read) << support::refused(text, read) << '\n' << text;
        EXPECT_EQ(record_of(read->game), written);
    };
    auto const replaced = [&](std::string_view what, std::string_view by) {
        std::string text;
        for (std::size_t at = 0; at < written.size();) {
            bool const here = std::string_view{written}.substr(at, what.size()) == what;
            text += here ? by : std::string_view{written}.substr(at, 1);
            at += here ? what.size() : 1;
        }
        return text;
    };
    expect_same(replaced("\n", "\r\n"));
    expect_same(replaced("\n", " \t\n"));
    expect_same(replaced("\n", "\n\n# a comment: (with; signs\n \t \r\n"));
    expect_same(replaced("; ", " ;\t"));
    expect_same(replaced(": ", ":"));
    expect_same(replaced("(", "( "));
    expect_same(replaced("; tower", "\n0:tower").substr(0, 0) + replaced("draw 3; ", "draw 3\n0: "));
    expect_same(written.substr(0, written.size() - 1));
    expect_same(written + "\n# the end");
    expect_same("# from a book\n\n" + written);
}

TEST(Record, a_place_is_counted_in_lines_and_characters) {
    std::string_view const text = "a\n\xC3\xBC\xE2\x82\xAC!\r\nz";
    auto const expect_place = [&](std::size_t where, int line, int column) {
        EXPECT_EQ(find_place(text, where).line, line) << where;
        EXPECT_EQ(find_place(text, where).column, column) << where;
    };
    expect_place(0, 1, 1);
    expect_place(1, 1, 2);
    expect_place(2, 2, 1);
    expect_place(4, 2, 2);
    expect_place(7, 2, 3);
    expect_place(10, 3, 1);
    expect_place(1000, 3, 2);
}

TEST(Record, what_does_not_replay_is_refused_with_its_reason_and_place) {
    // The first line of what happened is line 7.
    std::pair<std::string_view, refused_at> const wrong[] = {
        // what can't be read
        {"1: fly 0", {refusal::unknown_word, 7, 4}},
        {"1: draw", {refusal::text_too_short, 7, 8}},
        {"1: draw 0;", {refusal::text_too_short, 7, 11}},
        {"1:", {refusal::text_too_short, 7, 3}},
        {"1", {refusal::text_too_short, 7, 2}},
        {"1 draw 0", {refusal::unknown_word, 7, 3}},
        {"one: draw 0", {refusal::unknown_word, 7, 1}},
        {"255: draw 0", {refusal::wrong_number, 7, 1}},
        {"1: draw 5", {refusal::wrong_number, 7, 9}},
        {"1: draw 184467440737095516160", {refusal::wrong_number, 7, 9}},
        {"1: draw 0 (owl)", {refusal::text_too_long, 7, 11}},
        {"1: draw 0; (owl); keep\n\n# note\n0: draw 0; (owl) keep", {refusal::text_too_long, 10, 18}},
        // who isn't to move
        {"0: draw 0", {refusal::not_your_turn, 7, 1}},
        {"7: draw 0", {refusal::not_your_turn, 7, 1}},
        {"1: draw 0\n0: (owl)", {refusal::not_your_turn, 8, 1}},
        {"1: take 0; draw 0", {refusal::not_your_turn, 7, 12}},
        {"deal: draw 0", {refusal::unknown_word, 7, 1}},
        {"1: draw 0\ndeal: (owl)", {refusal::unknown_word, 8, 1}},
        // what the rules refuse
        {"1: keep", {refusal::wrong_phase, 7, 4}},
        {"1: take 2", {animals::refusals::no_such_row, 7, 4}},
        {"1: take 0\n0: take 0", {animals::refusals::row_taken, 8, 4}},
        {"1: draw 0; (owl); box", {animals::refusals::no_box, 7, 19}},
        {"1: draw 0; draw 0", {refusal::chance_moves, 7, 12}},
        {"1: (owl)", {refusal::chance_not_asked, 7, 4}},
        {"deal: (owl)", {refusal::chance_not_asked, 7, 7}},
        {"1: draw 0; (wolf)", {refusal::not_to_be_drawn, 7, 12}},
        {"1: draw 0; (eighth)", {refusal::not_to_be_drawn, 7, 12}},
        // what can't have been seen
        {"1: draw 0; (?)", {refusal::event_incomplete, 7, 12}},
        {"1: draw 0; (owl); lay 0 bear", {refusal::event_contradicts, 7, 19}},
        {"1: take 0 [-]", {refusal::event_contradicts, 7, 4}},
    };
    for (auto const& [lines, why] : wrong) {
        auto const text = with_lines(lines);
        EXPECT_EQ(support::refused(text, read_record<G>(text)), why) << lines;
    }
}

TEST(Record, B10_a_third_token_kept_is_refused_with_its_rule) {
    std::string const lines = "1: draw 0; (owl); keep\n0: draw 0; (ram); lay 0 ram\n"
                              "1: draw 1; (owl); keep\n0: draw 1; (ram); lay 0 ram\n"
                              "1: draw 2; (owl); keep\n";
    auto const text = with_lines(lines);
    auto const read = read_record<G>(text);
    EXPECT_EQ(support::refused(text, read), (refused_at{animals::refusals::kept_enough, 11, 19}));
    EXPECT_EQ(read.why().rule(), (rule_number{'B', 10}));
}

TEST(Record, B17_nothing_follows_the_end) {
    auto const whole = record_of(short_game());
    auto const why = [&](std::string const& more) {
        auto const text = whole + more;
        return support::refused(text, read_record<G>(text));
    };
    EXPECT_EQ(why("0: draw 0\n"), (refused_at{refusal::game_is_over, 14, 1}));
    EXPECT_EQ(why("1: draw 0\n"), (refused_at{refusal::game_is_over, 14, 4}));
    EXPECT_EQ(why("1: (owl)\n"), (refused_at{refusal::chance_not_asked, 14, 4}));
    EXPECT_EQ(why("*"), (refused_at{refusal::unknown_word, 14, 1}));
}

TEST(Record, B20_B21_the_result_is_that_of_the_game) {
    auto const whole = record_of(short_game());
    auto const with_result = [&](std::string_view told) {
        auto text = whole;
        text.replace(text.find("[Result \"2 4\"]"), 14, told);
        return support::refused(text, read_record<G>(text));
    };
    EXPECT_EQ(with_result("[Result \"2 4\"]"), refused_at{});
    for (std::string_view const told :
         {"[Result \"3 4\"]", "[Result \"2 5\"]", "[Result \"2,4\"]", "[Result \"4 2\"]", "[Result \"2\"]",
          "[Result \"2 4 0\"]", "[Result \"2  4\"]", "[Result \"\"]", "[Result \"*\"]"})
        EXPECT_EQ(with_result(told), (refused_at{refusal::wrong_result, 5, 2})) << told;
    EXPECT_EQ(with_result(""), (refused_at{refusal::lacks_tag, 1, 1}));

    auto const unfinished = with_lines("1: take 0", "1 0");
    EXPECT_EQ(support::refused(unfinished, read_record<G>(unfinished)), (refused_at{refusal::wrong_result, 5, 2}));
}

TEST(Record, of_another_game_format_or_version_is_refused) {
    auto const whole = record_of(short_game());
    auto const why = [](auto const& text, auto const& read) { return support::refused(text, read); };
    EXPECT_EQ(why(whole, read_record<base_game<3>>(whole)), (refused_at{refusal::no_such_variant, 3, 2}));
    EXPECT_EQ(why(whole, read_record<hidden_wolves<2>>(whole)), (refused_at{refusal::wrong_game, 2, 2}));
    EXPECT_EQ(why(whole, read_record<race>(whole)), (refused_at{refusal::wrong_game, 2, 2}));
    auto later = whole;
    later.replace(later.find("\"2\""), 3, "\"3\"");
    EXPECT_EQ(why(later, read_record<G>(later)), (refused_at{refusal::wrong_version, 1, 2}));
    EXPECT_EQ(why(later, read_seen_record<G>(later)), (refused_at{refusal::wrong_version, 1, 2}));
    for (std::string const text : {"", "\n", "1. e4 e5", "{\"game\": 1}", "[Event \"?\"]\n\n1. e4"}) {
        EXPECT_EQ(why(text, read_record<G>(text)), (refused_at{refusal::wrong_format, 1, 1})) << text;
        EXPECT_EQ(why(text, read_seen_record<G>(text)), (refused_at{refusal::wrong_format, 1, 1})) << text;
        EXPECT_FALSE(is_cut_down(text));
    }
}

TEST(Record, whole_and_cut_down_are_not_taken_for_each_other) {
    auto const whole = record_of(short_game());
    auto const cut = record_of(short_game(), seat{0});
    EXPECT_FALSE(is_cut_down(whole));
    EXPECT_TRUE(is_cut_down(cut));
    EXPECT_EQ(support::refused(cut, read_record<G>(cut)), (refused_at{refusal::of_one_viewer, 5, 2}));
    EXPECT_EQ(support::refused(whole, read_seen_record<G>(whole)), (refused_at{refusal::of_whole_game, 7, 1}));
}

TEST(Record, K1_that_is_cut_down_is_refused_where_its_viewer_can_not_have_seen_it) {
    auto const why = [](std::string_view viewer_, std::string_view lines) {
        auto const text = std::string{tags_of_short_game} + "[View \"" + std::string{viewer_} +
                          "\"]\n[Result \"*\"]\n\n" + std::string{lines};
        return support::refused(text, read_seen_record<G>(text));
    };
    EXPECT_EQ(why("1", "1: draw 0; (owl); keep"), refused_at{});
    EXPECT_EQ(why("0", "1: draw 0; (?); keep"), refused_at{});
    EXPECT_EQ(why("2", ""), (refused_at{refusal::no_such_seat, 5, 2}));
    EXPECT_EQ(why("all", ""), (refused_at{refusal::wrong_tag, 5, 2}));
    EXPECT_EQ(why("0", "1: draw 0; (owl); keep"), (refused_at{refusal::event_contradicts, 8, 12}));
    EXPECT_EQ(why("1", "1: draw 0; (?); keep"), (refused_at{refusal::event_incomplete, 8, 12}));
    EXPECT_EQ(why("1", "1: draw 0; (owl); lay 0 bear"), (refused_at{refusal::event_contradicts, 8, 19}));
    EXPECT_EQ(why("0", "1: draw 0; (?); lay 0 wolf"), (refused_at{refusal::event_contradicts, 8, 17}));
    EXPECT_EQ(why("0", "0: draw 0"), (refused_at{refusal::not_your_turn, 8, 1}));
    EXPECT_EQ(why("0", "1: take 0; take 1"), (refused_at{refusal::not_your_turn, 8, 12}));

    auto cut = record_of(short_game(), seat{1});
    auto const own = cut.find("add first");
    cut.replace(own, 9, "add ?");
    EXPECT_EQ(read_seen_record<G>(cut).why(), refusal::event_incomplete);
    EXPECT_EQ(read_seen_record<G>(cut).where(), own);
    auto other = record_of(short_game(), seat{0});
    other.replace(other.find("2 4"), 3, "4 2");
    EXPECT_EQ(support::refused(other, read_seen_record<G>(other)), (refused_at{refusal::wrong_result, 6, 2}));
}

TEST(Record, K1_that_is_cut_down_gives_the_events_that_fit_its_view_and_no_other) {
    auto const given = [](std::string const& text) {
        std::vector<event<G>> events;
        static_cast<void>(read_seen_record<G>(text, [&events](event<G> const& e) { events.push_back(e); }));
        return events;
    };
    auto const whole = record_of(short_game(), seat{1});
    auto const all = read_seen_record<G>(whole)->events;
    EXPECT_EQ(given(whole), all);
    auto text = whole;
    text.replace(text.rfind("take 0"), 6, "take 1");  // that row is gone
    auto const before = given(text);
    ASSERT_LT(before.size(), all.size());
    EXPECT_TRUE(std::equal(before.begin(), before.end(), all.begin()));
    EXPECT_EQ(all[before.size()], took(row{0}).by(seat{1}));
}

TEST(Record, is_too_much_where_no_match_can_begin) {
    auto const read = replay_record<G>(record_of(short_game()), [](setup<G> const&) -> match<G>* { return nullptr; });
    EXPECT_EQ(read.why(), refusal::too_much);
    EXPECT_EQ(read.where(), 0U);
}

TEST(Record, that_is_longer_than_any_is_refused_unread) {
    auto const whole = record_of(short_game());
    auto const padded = [&](std::size_t size) { return whole + std::string(size - whole.size(), '\n'); };
    EXPECT_TRUE(read_record<G>(padded(most_input)));
    auto const too_long = padded(most_input + 1);
    EXPECT_EQ(read_record<G>(too_long).why(), refusal::too_much);
    EXPECT_EQ(read_record<G>(too_long).where(), most_input);
    EXPECT_EQ(read_seen_record<G>(too_long).why(), refusal::too_much);
}

TEST(Record, R14_that_would_be_longer_than_any_is_not_written) {
    match<race> m{seed_from(1), {.players = 2, .turn_cap = 1'000'000}};
    while (m.moment() < 200'000) {
        auto const legal = m.state().legal();
        ASSERT_FALSE(m.play(*m.to_move(), legal[0]));
    }
    std::string text;
    auto const written = write_record(m, {}, std::back_inserter(text));
    EXPECT_FALSE(written);
    EXPECT_TRUE(written.why().contain(refusal::too_much));
    EXPECT_EQ(text, "");
    EXPECT_FALSE(write_record(m, seat{1}, {}, std::back_inserter(text)));
    EXPECT_EQ(text, "");
    EXPECT_TRUE(bytes<race>(m.events(seat{0}))) << "16 bits or so for each event";
}

TEST(Record, every_text_that_is_longer_than_any_is_refused_unread) {
    std::string const blanks(most_input + 1, ' ');
    EXPECT_EQ(read_action<G>(blanks + "take 0", in_english).why(), refusal::too_much);
    EXPECT_EQ(read_event<G>(blanks + "take 0", in_english).why(), refusal::too_much);
    EXPECT_EQ(read_animal(blanks + "owl", in_english).why(), refusal::too_much);
    EXPECT_EQ(read_card(blanks + "h1p", in_english).why(), refusal::too_much);
    EXPECT_EQ(read_game(blanks).why(), refusal::too_much);
    EXPECT_EQ(find_place(blanks + blanks, 2 * blanks.size()).column, static_cast<int>(most_input) + 1);
}

TEST(Record, is_read_where_its_game_is_chosen_at_run_time) {
    auto const text = record_of(match<mayhem>{seed_from(1), {.players = 5, .fast = true}});
    auto const named = read_game(text);
    ASSERT_TRUE(named);
    EXPECT_EQ(named->name, "mayhem");
    EXPECT_EQ(named->players, 5);
    EXPECT_TRUE(read_record<mayhem>(text));
}

}  // namespace
}  // namespace triqueta::text

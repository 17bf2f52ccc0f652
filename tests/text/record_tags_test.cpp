#include <triqueta/text/record_tags.hpp>

#include <triqueta/animals/animals.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/print.hpp"
#include "support/written.hpp"

#include <gtest/gtest.h>

#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace triqueta::text {
namespace {

using support::refused_at;

template <game G>
std::string tags_of(setup<G> const& start, int players) {
    std::string text;
    writer to{std::back_inserter(text)};
    write_setup<G>(to, start, players);
    return text;
}
template <game G>
setup<G> set_up_by(std::string_view text) {
    reader from{text};
    tags all;
    read_format(from, all);
    auto const start = read_setup<G>(from, all);
    EXPECT_FALSE(from.failed()) << text;
    return start;
}
/// Why a game of G can't be set up by these tags.
template <game G>
refused_at why_not(std::string const& text) {
    reader from{text};
    tags all;
    read_format(from, all);
    if (!from.failed()) static_cast<void>(read_setup<G>(from, all));
    return support::refused(text, from.why(), from.where());
}

TEST(RecordTags, tell_how_a_game_was_set_up) {
    using wolves = hidden_wolves<3>;
    EXPECT_EQ(tags_of<wolves>({seat{2}}, 3),
              "[Triqueta \"2\"]\n[Game \"hidden_wolves\"]\n[Players \"3\"]\n[First \"2\"]\n");
    EXPECT_EQ(set_up_by<wolves>(tags_of<wolves>({seat{2}}, 3)).first, seat{2});

    setup<mayhem> const many{.players = 27, .first = seat{26}, .fast = true};
    EXPECT_EQ(tags_of<mayhem>(many, 27),
              "[Triqueta \"2\"]\n[Game \"mayhem\"]\n[Players \"27\"]\n[First \"26\"]\n[Fast \"yes\"]\n");
    EXPECT_EQ(set_up_by<mayhem>(tags_of<mayhem>(many, 27)), many);

    setup<race> long_one{6};
    long_one.first = seat{5};
    long_one.turn_cap = 2'147'483'647;
    EXPECT_EQ(set_up_by<race>(tags_of<race>(long_one, 6)), long_one);
}

TEST(RecordTags, their_order_is_free_but_for_the_first) {
    auto const start =
        set_up_by<mayhem>("[Triqueta \"2\"]\n[Fast \"no\"]\n[First \"1\"]\n[Players \"3\"]\n[Game \"mayhem\"]\n");
    EXPECT_EQ(start, (setup<mayhem>{.players = 3, .first = seat{1}, .fast = false}));
}

TEST(RecordTags, the_game_is_found_before_it_is_known) {
    auto const named = read_game("[Triqueta \"2\"]\n[Game \"any name\"]\n[Players \"255\"]\n0: whatever");
    ASSERT_TRUE(named);
    EXPECT_EQ(named->name, "any name");
    EXPECT_EQ(named->players, 255);
    EXPECT_EQ(named->where_name, 16U);
    EXPECT_EQ(named->where_players, 34U);
}

TEST(RecordTags, a_byte_order_mark_may_stand_before_them_and_nowhere_else) {
    std::string const tags = "[Triqueta \"2\"]\n[Game \"race\"]\n[Players \"3\"]\n";
    EXPECT_TRUE(read_game("\xEF\xBB\xBF" + tags));
    EXPECT_EQ(read_game("\xEF\xBB" + tags).why(), refusal::wrong_format);
    EXPECT_EQ(read_game("\xEF\xBB\xBF\xEF\xBB\xBF" + tags).why(), refusal::wrong_format);
    EXPECT_EQ(read_game("\n\xEF\xBB\xBF" + tags).why(), refusal::wrong_format);
}

TEST(RecordTags, a_text_that_does_not_tell_its_game_is_refused_where_it_should) {
    std::pair<std::string_view, refused_at> const wrong[] = {
        {"", {refusal::wrong_format, 1, 1}},
        {"1. e4 e5", {refusal::wrong_format, 1, 1}},
        {"\n\n[Event \"?\"]\n", {refusal::wrong_format, 1, 1}},
        {"[Game \"race\"]\n[Triqueta \"2\"]\n", {refusal::wrong_format, 1, 1}},
        {"[Triqueta \"3\"]\n[Game \"race\"]\n", {refusal::wrong_version, 1, 2}},
        {"[Triqueta \"3\"]\n[Players 3]\n", {refusal::wrong_version, 1, 2}},
        {"[Triqueta \"2\"]\n[Players 3]\n", {refusal::unknown_word, 2, 10}},
        {"[Triqueta \"01\"]\n", {refusal::wrong_version, 1, 2}},
        {"[Triqueta \"\"]\n", {refusal::wrong_version, 1, 2}},
        {"[Triqueta \"2\"]\n", {refusal::lacks_tag, 2, 1}},
        {"[Triqueta \"2\"]\n[Players \"3\"]\n\n0: x", {refusal::lacks_tag, 4, 1}},
        {"[Triqueta \"2\"]\n[Game \"race\"]", {refusal::lacks_tag, 2, 14}},
        {"[Triqueta \"2\"]\n[Game \"race\"]\n[Players \"many\"]", {refusal::wrong_tag, 3, 2}},
        {"[Triqueta \"2\"]\n[Game \"race\"]\n[Players \"0\"]", {refusal::wrong_tag, 3, 2}},
        {"[Triqueta \"2\"]\n[Game \"race\"]\n[Players \"256\"]", {refusal::wrong_tag, 3, 2}},
        {"[Triqueta \"2\"]\n[Game \"race\"]\n[Players \"2 3\"]", {refusal::wrong_tag, 3, 2}},
        {"[Triqueta \"2\"]\n[Game \"race\"]\n[Players \"2\"]\n[Players \"2\"]", {refusal::wrong_tag, 4, 2}},
    };
    for (auto const& [text, why] : wrong) EXPECT_EQ(support::refused(text, read_game(text)), why) << text;
}

TEST(RecordTags, a_set_up_that_can_not_be_is_refused_at_its_tag) {
    std::string const start = "[Triqueta \"2\"]\n[Game \"base_game\"]\n";
    EXPECT_EQ(why_not<base_game<3>>(start + "[Players \"3\"]\n"), (refused_at{refusal::lacks_tag, 4, 1}));
    EXPECT_EQ(why_not<base_game<3>>(start + "[First \"0\"]\n"), (refused_at{refusal::lacks_tag, 4, 1}));
    EXPECT_EQ(why_not<base_game<3>>(start + "[Players \"4\"]\n[First \"0\"]"),
              (refused_at{refusal::no_such_variant, 3, 2}));
    EXPECT_EQ(why_not<base_game<3>>(start + "[Players \"3\"]\n[First \"3\"]"),
              (refused_at{refusal::no_such_seat, 4, 2}));
    EXPECT_EQ(why_not<base_game<3>>(start + "[Players \"3\"]\n[First \"254\"]"),
              (refused_at{refusal::no_such_seat, 4, 2}));
    EXPECT_EQ(why_not<base_game<3>>(start + "[Players \"3\"]\n[First \"255\"]"),
              (refused_at{refusal::wrong_tag, 4, 2}));
    EXPECT_EQ(why_not<base_game<3>>(start + "[Players \"3\"]\n[First \"-1\"]"), (refused_at{refusal::wrong_tag, 4, 2}));
    EXPECT_EQ(why_not<hidden_wolves<3>>(start + "[Players \"3\"]\n[First \"0\"]"),
              (refused_at{refusal::wrong_game, 2, 2}));

    std::string const cards = "[Triqueta \"2\"]\n[Game \"mayhem\"]\n[Players \"3\"]\n[First \"0\"]\n";
    EXPECT_EQ(why_not<mayhem>(cards), (refused_at{refusal::lacks_tag, 5, 1}));
    EXPECT_EQ(why_not<mayhem>(cards + "[Fast \"maybe\"]"), (refused_at{refusal::wrong_tag, 5, 2}));

    std::string const racing = "[Triqueta \"2\"]\n[Game \"race\"]\n[Players \"2\"]\n[First \"0\"]\n";
    EXPECT_EQ(why_not<race>(racing), (refused_at{refusal::lacks_tag, 5, 1}));
    EXPECT_EQ(why_not<race>(racing + "[TurnCap \"0\"]"), (refused_at{refusal::wrong_tag, 5, 2}));
    EXPECT_EQ(why_not<race>(racing + "[TurnCap \"2147483648\"]"), (refused_at{refusal::wrong_tag, 5, 2}));
}

TEST(RecordTags, a_viewer_is_a_seat_or_a_spectator) {
    auto const read_back = [](viewer who) {
        std::string text;
        writer to{std::back_inserter(text)};
        write_viewer(to, who);
        reader from{text};
        tags all;
        read(from, all);
        return read_viewer(from, all) == who && !from.failed();
    };
    EXPECT_TRUE(read_back(seat{0}));
    EXPECT_TRUE(read_back(seat{26}));
    EXPECT_TRUE(read_back(viewer::spectator()));

    for (std::string_view const text : {"[View \"all\"]", "[View \"spectators\"]", "[View \"s\"]", "[View \"\"]",
                                        "[View \"-1\"]", "[View \"255\"]"}) {
        reader from{text};
        tags all;
        EXPECT_EQ(read_viewer(from, all), std::nullopt) << "no tag, no viewer";
        EXPECT_FALSE(from.failed());
        read(from, all);
        static_cast<void>(read_viewer(from, all));
        EXPECT_EQ(from.why(), refusal::wrong_tag) << text;
        EXPECT_EQ(from.where(), 1U) << text;
    }
}

}  // namespace
}  // namespace triqueta::text

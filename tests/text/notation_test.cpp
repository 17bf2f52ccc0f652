#include <triqueta/text/notation.hpp>

#include <triqueta/animals/animals.hpp>
#include <triqueta/text/languages.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/pieces.hpp"
#include "support/print.hpp"
#include "support/written.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace triqueta::text {
namespace {

using support::refused_at;
using support::text_of;
using triangles::joker;
using enum triangles::cut;
using enum triangles::colour;
using enum animals::animal;

using wolves = hidden_wolves<3>;

/// Tests that hold in every language.
class Notation : public testing::TestWithParam<language const*> {
  protected:
    [[nodiscard]] static language const& in() { return *GetParam(); }
};
INSTANTIATE_TEST_SUITE_P(In, Notation, testing::ValuesIn(triqueta::text::all_languages),
                         [](auto const& given) { return std::string{given.param->code}; });

template <class G>
void expect_every_action_is_read_again(language const& in) {
    std::set<std::string> texts;
    for (int number = 0; number < action<G>::count; ++number) {
        auto const a = *action<G>::from_number(number);
        auto const text = text_of(a, in);
        auto const read = read_action<G>(text, in);
        ASSERT_TRUE(read) << text << ": " << sentence(read.why(), in);
        EXPECT_EQ(*read, a) << text;
        EXPECT_TRUE(texts.insert(text).second) << "two actions are " << text;
        auto const spread = read_action<G>("  " + text + "\t ", in);
        EXPECT_TRUE(spread && *spread == a) << "blanks around it don't matter: " << text;
    }
}

TEST_P(Notation, every_action_number_of_every_game_is_read_as_it_was_written) {
    expect_every_action_is_read_again<base_game<2>>(in());
    expect_every_action_is_read_again<wolves>(in());
    expect_every_action_is_read_again<mayhem>(in());
    expect_every_action_is_read_again<race>(in());
}

TEST_P(Notation, B1_W1_every_animal_is_read_as_it_was_written) {
    for (int kind = 0; kind < animals::most_kinds; ++kind) {
        auto const a = static_cast<animals::animal>(kind);
        auto const read = read_animal(text_of(a, in()), in());
        ASSERT_TRUE(read) << text_of(a, in());
        EXPECT_EQ(*read, a);
    }
}

TEST_P(Notation, T1_every_card_is_read_as_it_was_written_in_full_and_in_short) {
    for (int kind = 0; kind < triangles::card_kinds; ++kind) {
        auto const c = triangles::card(kind);
        std::string words;
        write_words(c, in(), std::back_inserter(words));
        for (auto const& text : {text_of(c, in()), words}) {
            auto const read = read_card(text, in());
            ASSERT_TRUE(read) << text;
            EXPECT_EQ(*read, c) << text;
        }
    }
}

TEST_P(Notation, words_are_single_ones_and_none_is_there_twice) {
    auto const expect_distinct = [](std::initializer_list<std::string_view> words) {
        std::set<std::string_view> seen;
        for (auto const word : words) {
            reader from{word};
            EXPECT_EQ(from.next_word(), word) << "more than a word";
            EXPECT_FALSE(word.empty());
            EXPECT_TRUE(seen.insert(word).second) << word << " twice";
            for (std::string_view const other : {"-", "?", "deal", "player", "#"}) EXPECT_NE(word, other);
        }
    };
    auto const& a = animal_words_in(in()).animals;
    expect_distinct({a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]});
    auto const& w = animal_words_in(in());
    expect_distinct({w.draw, w.take, w.lay, w.keep, w.box, w.tower, w.add});
    expect_distinct({w.kept[0], w.kept[1], w.kept[2], w.kept[3]});
    auto const& t = triangle_words_in(in());
    expect_distinct({t.play, t.stop});
    expect_distinct({t.draw, t.take, t.discard, t.complete, t.save, t.play_joker, t.steal, t.nothing, t.end, t.call});
    expect_distinct({t.joker, t.cuts[0], t.cuts[1], t.cuts[2]});
    expect_distinct({t.colours[0], t.colours[1], t.colours[2]});
    for (auto const& letters : {t.cut_letters, t.colour_letters})
        for (char const letter : {letters[0], letters[1], letters[2]})
            EXPECT_TRUE((letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')) << letter;
}

TEST_P(Notation, what_is_no_action_is_refused_where_it_stands) {
    auto const why = [](auto const& text) { return support::refused(text, read_action<race>(text, in())); };
    auto const& w = triangle_words_in(in());
    EXPECT_EQ(why(std::string{"zzz"}), (refused_at{refusal::unknown_word, 1, 1}));
    EXPECT_EQ(why(std::string{}), (refused_at{refusal::text_too_short, 1, 1}));
    EXPECT_EQ(why(std::string{w.end} + " "), (refused_at{}));
    EXPECT_EQ(why(std::string{w.save}).why, refusal::text_too_short);
    EXPECT_EQ(why(std::string{w.save} + " 4").why, refusal::wrong_number);
}

/// Why a text is refused as an action of G.
template <game G>
refused_at why_not(std::string_view text) {
    return support::refused(text, read_action<G>(text, in_english));
}

TEST(NotationInEnglish, B8_actions_of_triqueta) {
    std::pair<char const*, animals::action> const known[] = {
        {"draw 4", draw(column{4})},
        {"take 0", take(row{0})},
        {"lay 2", lay(row{2})},
        {"keep", keep()},
        {"box", box()},
        {"tower 3", choose(tower{3})},
        {"add none", decide(0)},
        {"add first", decide(1)},
        {"add second", decide(2)},
        {"add both", decide(3)},
    };
    for (auto const& [text, a] : known) EXPECT_EQ(text_of(a, in_english), text);
}

TEST(NotationInEnglish, M2_R2_actions_of_the_games_with_cards) {
    using triangles::triangle;
    namespace mayhem = triangles::mayhem;  // not the games of these names
    namespace race = triangles::race;
    using support::horizontal;
    auto const h2p = horizontal(2, pink);
    triangle const open = triangle{cut::horizontal}.with(horizontal(1, red)).with(horizontal(3, green));
    EXPECT_EQ(text_of(mayhem::play(h2p), in_english), "play h2p");
    EXPECT_EQ(text_of(mayhem::play(h2p, open), in_english), "play h2p at h1r h3g");
    EXPECT_EQ(text_of(mayhem::play(h2p, open.without(1)), in_english), "play h2p at h3g");
    EXPECT_EQ(text_of(mayhem::stop(), in_english), "stop");

    using race::source;
    EXPECT_EQ(text_of(race::draw(), in_english), "draw");
    EXPECT_EQ(text_of(race::take(), in_english), "take");
    EXPECT_EQ(text_of(race::discard(joker(vertical, green)), in_english), "discard vg");
    EXPECT_EQ(text_of(race::complete(open.with(h2p), {source::hand, source::saved, source::hand}), in_english),
              "complete h1r h2p* h3g");
    EXPECT_EQ(text_of(race::save(3), in_english), "save 3");
    EXPECT_EQ(text_of(race::play_joker(joker(centered, red)), in_english), "joker cr");
    EXPECT_EQ(text_of(race::take_saved(seat{5}, h2p), in_english), "steal 5 h2p");
    EXPECT_EQ(text_of(race::take_nothing(), in_english), "nothing");
    EXPECT_EQ(text_of(race::end_turn(), in_english), "end");
    EXPECT_EQ(text_of(race::end_and_call(), in_english), "call");
}

TEST(NotationInEnglish, T6_cards_in_full_and_in_short) {
    auto const read = [](std::string_view text) { return *read_card(text, in_english); };
    EXPECT_EQ(read("h2p"), support::horizontal(2, pink));
    EXPECT_EQ(read("horizontal 2 pink"), support::horizontal(2, pink));
    EXPECT_EQ(read("cg"), joker(centered, green));
    EXPECT_EQ(read("joker centered green"), joker(centered, green));
}

TEST(NotationInEnglish, B8_what_is_no_action_of_triqueta_is_refused_where_it_stands) {
    std::pair<std::string_view, refused_at> const wrong[] = {
        {"", {refusal::text_too_short, 1, 1}},         {"  ", {refusal::text_too_short, 1, 3}},
        {"Draw 1", {refusal::unknown_word, 1, 1}},     {"draw", {refusal::text_too_short, 1, 5}},
        {"draw 5", {refusal::wrong_number, 1, 6}},     {"draw 99999999999999999999", {refusal::wrong_number, 1, 6}},
        {"draw -1", {refusal::unknown_word, 1, 6}},    {"draw one", {refusal::unknown_word, 1, 6}},
        {"take 5", {refusal::wrong_number, 1, 6}},     {"lay 5", {refusal::wrong_number, 1, 5}},
        {"tower 4", {refusal::wrong_number, 1, 7}},    {"add", {refusal::text_too_short, 1, 4}},
        {"add third", {refusal::unknown_word, 1, 5}},  {"add ?", {refusal::unknown_word, 1, 5}},
        {"keep it", {refusal::text_too_long, 1, 6}},   {"lay 0 owl", {refusal::text_too_long, 1, 7}},
        {"keep\nbox", {refusal::text_too_long, 1, 5}},
    };
    for (auto const& [text, why] : wrong) EXPECT_EQ(why_not<wolves>(text), why) << text;
}

TEST(NotationInEnglish, M2_R3_what_is_no_action_with_cards_is_refused_where_it_stands) {
    std::pair<std::string_view, refused_at> const in_mayhem[] = {
        {"play", {refusal::text_too_short, 1, 5}},
        {"play h4p", {refusal::unknown_word, 1, 6}},
        {"play hp", {refusal::unknown_word, 1, 6}},  // a joker
        {"play h2p at", {refusal::text_too_short, 1, 12}},
        {"play h2p at h2r", {refusal::unknown_word, 1, 13}},  // its own number
        {"play h2p at v1r", {refusal::unknown_word, 1, 13}},  // of another cut
        {"play h2p at h1p h1r", {refusal::unknown_word, 1, 17}},
        {"play h2p at h1p h3r h3p", {refusal::text_too_long, 1, 21}},
        {"play h2p h1p", {refusal::text_too_long, 1, 10}},
        {"draw", {refusal::unknown_word, 1, 1}},
    };
    for (auto const& [text, why] : in_mayhem) EXPECT_EQ(why_not<mayhem>(text), why) << text;

    std::pair<std::string_view, refused_at> const in_race[] = {
        {"complete h1p h2p", {refusal::text_too_short, 1, 17}},
        {"complete h2p h1p h3p", {refusal::unknown_word, 1, 10}},  // not in order
        {"complete h1p h2p v3p", {refusal::unknown_word, 1, 18}},
        {"complete h1p h2p h3p h3p", {refusal::text_too_long, 1, 22}},
        {"complete h1p** h2p h3p", {refusal::unknown_word, 1, 14}},
        {"save 0", {refusal::wrong_number, 1, 6}},
        {"joker h1p", {refusal::unknown_word, 1, 7}},  // no joker
        {"steal 6 h1p", {refusal::wrong_number, 1, 7}},
        {"steal 0 hp", {refusal::unknown_word, 1, 9}},  // a joker
        {"discard", {refusal::text_too_short, 1, 8}},
        {"discard H1P", {refusal::unknown_word, 1, 9}},
    };
    for (auto const& [text, why] : in_race) EXPECT_EQ(why_not<race>(text), why) << text;
}

TEST(NotationInEnglish, T1_what_is_no_card_is_refused) {
    for (char const* const text : {"h0p", "h4p", "x1p", "h1x", "h", "h1pp", "joker horizontal 1 pink",
                                   "horizontal pink", "horizontal 4 pink", "1 horizontal pink", "pink"})
        EXPECT_FALSE(read_card(text, in_english)) << text;
    EXPECT_EQ(read_card("horizontal", in_english).why(), refusal::text_too_short);
    EXPECT_EQ(read_card("h1p h1p", in_english).why(), refusal::text_too_long);
    EXPECT_EQ(read_animal("unicorn", in_english).why(), refusal::unknown_word);
    EXPECT_EQ(read_animal("owl owl", in_english).why(), refusal::text_too_long);
}

TEST(NotationInEnglish, K1_K4_events_are_actions_and_what_was_seen) {
    animals::revelation shown;
    shown.added[seat{0}].add(owl);
    shown.added[seat{0}].add(owl);
    shown.shadows[seat{2}].add(wolf);
    std::pair<std::string_view, animals::event> const known[] = {
        {"draw 1", drew(column{1})},
        {"take 2", took(row{2})},
        {"lay 1 bear", laid(row{1}, bear)},
        {"keep", animals::kept()},
        {"box", animals::boxed()},
        {"tower 2", animals::chose(tower{2})},
        {"add both", animals::decided(3)},
        {"add ?", animals::decided()},
        {"(?)", looked()},
        {"(wolf)", looked(wolf)},
        {"take 3 [-]", took(row{3}).showing({})},
        {"take 0 [owl owl, -, - / wolf]", took(row{0}).showing(shown)},
        {"add ? [owl owl, -, - / wolf]", animals::decided().showing(shown)},
    };
    for (auto const& [text, e] : known) {
        EXPECT_EQ(text_of(e, in_english), text);
        auto const read = read_event<wolves>(text, in_english);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(*read, e) << text;
    }
}

TEST(NotationInEnglish, K1_what_is_no_event_is_refused_where_it_stands) {
    std::string const many = "add both [owl owl owl owl owl owl owl owl owl owl owl owl owl owl owl owl / -]";
    std::pair<std::string_view, refused_at> const wrong[] = {
        {"lay 1", {refusal::text_too_short, 1, 6}},
        {"lay 1 ?", {refusal::unknown_word, 1, 7}},
        {"(", {refusal::text_too_short, 1, 2}},
        {"()", {refusal::unknown_word, 1, 2}},
        {"(owl", {refusal::text_too_short, 1, 5}},
        {"(owl owl)", {refusal::unknown_word, 1, 6}},
        {"(owl) owl", {refusal::text_too_long, 1, 7}},
        {"take 0 [", {refusal::text_too_short, 1, 9}},
        {"take 0 []", {refusal::unknown_word, 1, 9}},
        {"take 0 [-", {refusal::text_too_short, 1, 10}},
        {"take 0 [- / ]", {refusal::unknown_word, 1, 13}},
        {"take 0 [-, -, -, -, -, -]", {refusal::unknown_word, 1, 24}},
        {many, {refusal::wrong_value, 1, 71}},
    };
    for (auto const& [text, why] : wrong)
        EXPECT_EQ(support::refused(text, read_event<wolves>(text, in_english)), why) << text;
}

TEST(NotationInEnglish, T4_a_card_drawn_stands_in_brackets) {
    using drawn = event<mayhem>;
    EXPECT_EQ(text_of(drawn::drew(), in_english), "(?)");
    EXPECT_EQ(text_of(drawn::drew(support::vertical(3, red)), in_english), "(v3r)");
    EXPECT_EQ(*read_event<mayhem>("( v3r )", in_english), drawn::drew(support::vertical(3, red)));
    EXPECT_EQ(*read_event<mayhem>("(vertical 3 red)", in_english), drawn::drew(support::vertical(3, red)))
        << "as write_outcome writes it";
    EXPECT_EQ(read_event<mayhem>("(joker vertical red)", in_english).why(), refusal::unknown_word);
    EXPECT_EQ(*read_event<mayhem>("(?)", in_english), drawn::drew());
    EXPECT_EQ(read_event<mayhem>("v3r", in_english).why(), refusal::unknown_word);
}

TEST(NotationInEnglish, is_read_and_written_in_a_constant_expression) {
    static_assert(*read_action<race>("steal 2 c3g", in_english) ==
                  triangles::race::take_saved(seat{2}, triangles::piece(centered, 3, green)));
    static_assert(read_action<race>("steal 2 c3", in_english).where() == 8);
}

}  // namespace
}  // namespace triqueta::text

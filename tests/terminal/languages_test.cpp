#include "terminal/words/language.hpp"

#include "terminal/help.hpp"
#include "terminal/presentations.hpp"
#include "terminal/words/phrase.hpp"
#include <triqueta/text.hpp>

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <set>
#include <string>

// What holds of the words of every language, compared with the English ones.
namespace {

using namespace terminal;

template <class F>
void in_every_language(F f) {
    for (language const* const spoken : all_languages) {
        SCOPED_TRACE(spoken->code());
        f(*spoken);
    }
}

/// All entries of a table in the order in which they are declared; a table is nothing but text.
template <class Table>
auto entries_of(Table const& t) {
    return std::bit_cast<std::array<char const*, sizeof(Table) / sizeof(char const*)>>(t);
}

bool is_missing(char const* entry) { return entry == nullptr || *entry == '\0'; }

/// Which of {1}, {2}, … a pattern has.
std::set<char> parts_of(std::string const& pattern) {
    std::set<char> numbers;
    for (auto at = pattern.find('{'); at != std::string::npos; at = pattern.find('{', at + 1))
        if (at + 2 < pattern.size() && (pattern[at + 2] == '}' || pattern[at + 2] == ':'))
            numbers.insert(pattern[at + 1]);
    return numbers;
}

template <class Table>
void expect_all_of(char const* name, Table const& english, Table const& other) {
    auto const wanted = entries_of(english);
    auto const found = entries_of(other);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        ASSERT_FALSE(is_missing(wanted[i])) << name << ", entry " << i << " in English";
        ASSERT_FALSE(is_missing(found[i])) << name << " lacks: " << wanted[i];
        EXPECT_EQ(parts_of(found[i]), parts_of(wanted[i])) << name << ": " << found[i] << "\nfor: " << wanted[i];
    }
}

TEST(TerminalLanguages, no_entry_is_missing_and_each_is_filled_in_with_the_same) {
    in_every_language([](language const& spoken) {
        expect_all_of("words", in_english.general, spoken.general);
        expect_all_of("described", in_english.described, spoken.described);
        expect_all_of("animals", in_english.animals, spoken.animals);
        expect_all_of("triangles", in_english.triangles, spoken.triangles);
        expect_all_of("mayhem", in_english.mayhem, spoken.mayhem);
        expect_all_of("race", in_english.race, spoken.race);
        expect_all_of("review", in_english.review, spoken.review);
    });
}

TEST(TerminalLanguages, they_are_those_of_the_library) {
    ASSERT_EQ(std::size(all_languages), std::size(triqueta::text::all_languages));
    for (std::size_t i = 0; i < std::size(all_languages); ++i) {
        EXPECT_EQ(all_languages[i]->library, triqueta::text::all_languages[i]);
        EXPECT_EQ(find_language(all_languages[i]->code()), all_languages[i]);
    }
    EXPECT_EQ(find_language("xx"), nullptr);
}

void expect_to_fit(int columns, std::initializer_list<std::string> const& entries) {
    for (auto const& entry : entries) EXPECT_LE(width(entry), columns) << entry;
}

// The bounds that the tables state; where a table is drawn, something stands beside each of these.
TEST(TerminalLanguages, what_stands_in_a_column_fits) {
    in_every_language([](language const& spoken) {
        auto const with = [](char const* pattern) { return fill(pattern, {"9", "[Xx]"}); };
        auto const& animals = spoken.animals;
        for (std::size_t i = 0; i < std::size(animals.headings); ++i)
            expect_to_fit(i == 0 ? 6 : 5, {animals.headings[i]});
        expect_to_fit(6, {with(animals.tower_gone), with(animals.tower_current), with(animals.tower_tile)});
        expect_to_fit(7, {animals.value, with(animals.row)});
        expect_to_fit(12, {animals.face_down});
        expect_to_fit(5, {animals.row_taken, animals.light, animals.tiles});
        expect_to_fit(4, {animals.rock, animals.out, animals.has_rock});
        expect_to_fit(6, {animals.shadow, animals.total, animals.all_tokens});
        expect_to_fit(10, {spoken.triangles.cuts[0], spoken.triangles.cuts[1], spoken.triangles.cuts[2]});
        expect_to_fit(1, {spoken.triangles.saved_mark});
        expect_to_fit(5, {fill(spoken.triangles.number, {"1", "abc"}), fill(spoken.triangles.jokers, {"abc"})});
        expect_to_fit(6, {spoken.mayhem.hand, spoken.mayhem.pure, spoken.mayhem.unpure, spoken.mayhem.points});
        expect_to_fit(38, {fill(spoken.race.discards, {"99", "[Xx]"}), spoken.race.no_discards});
        expect_to_fit(36, {spoken.race.unseen});
        expect_to_fit(6, {spoken.race.cards, spoken.race.left});
        expect_to_fit(7, {spoken.race.out, spoken.race.called});
    });
}

TEST(TerminalLanguages, the_help_fits_into_the_page) {
    in_every_language([](language const& spoken) {
        pen const p{spoken, false, false};
        for (bool const seats : {false, true}) {
            std::string const help = option_help{p, seats}.text("triqueta_play", p.say().help_play, p.say().some_seed);
            EXPECT_EQ(help.find('{'), std::string::npos) << help;
            for (std::size_t from = 0, end = 0; (end = help.find('\n', from)) != std::string::npos; from = end + 1)
                expect_to_fit(page_width, {help.substr(from, end - from)});
        }
    });
}

}  // namespace

#include <triqueta/text/languages.hpp>

#include <triqueta/text.hpp>

#include "support/every_refusal.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <vector>

// What holds in every language, so that none lacks a word.
namespace triqueta {
namespace {

using text::language;

template <class F>
void in_every_language(F f) {
    for (language const* const one : text::all_languages) {
        SCOPED_TRACE(one->code);
        f(*one);
    }
}

bool is_missing(char const* word) { return word == nullptr || *word == '\0'; }

using words = std::vector<char const*>;

words actions_of(text::animal_words const& in) {
    words all{in.draw, in.take, in.lay, in.keep, in.box, in.tower, in.add};
    return all;
}
words actions_of_mayhem(text::triangle_words const& in) { return {in.play, in.at, in.stop}; }
words actions_of_race(text::triangle_words const& in) {
    return {in.draw, in.take, in.discard, in.complete, in.save, in.play_joker, in.steal, in.nothing, in.end, in.call};
}
/// All words but those of actions and reasons.
words nouns_of(language const& in) {
    auto const& a = text::animal_words_in(in);
    auto const& t = text::triangle_words_in(in);
    words all{
        in.code,  in.name, in.unknown_reason, a.base_game, a.hidden_wolves, a.base_game_duel, a.hidden_wolves_duel,
        t.mayhem, t.race,  t.joker,           t.no_cut,    t.no_colour};
    all.insert(all.end(), std::begin(a.animals), std::end(a.animals));
    all.insert(all.end(), std::begin(a.kept), std::end(a.kept));
    all.insert(all.end(), std::begin(t.cuts), std::end(t.cuts));
    all.insert(all.end(), std::begin(t.colours), std::end(t.colours));
    return all;
}

TEST(Languages, no_word_is_missing) {
    in_every_language([](language const& in) {
        EXPECT_STREQ(text::animal_words_in(in).code, in.code) << "English stands in";
        EXPECT_STREQ(text::triangle_words_in(in).code, in.code) << "English stands in";
        auto const nouns = nouns_of(in);
        for (std::size_t i = 0; i < nouns.size(); ++i) EXPECT_FALSE(is_missing(nouns[i])) << "word " << i;
    });
}

/// All entries of a table of sentences, in the order of their declaration. The table is nothing but text.
template <class Table>
words entries_of(Table const& t) {
    auto const all = std::bit_cast<std::array<char const*, sizeof(Table) / sizeof(char const*)>>(t);
    return {all.begin(), all.end()};
}

/// Which of {1}, {2}, … a pattern has.
std::set<char> parts_of(std::string const& pattern) {
    std::set<char> numbers;
    for (auto at = pattern.find('{'); at != std::string::npos; at = pattern.find('{', at + 1))
        if (at + 2 < pattern.size() && (pattern[at + 2] == '}' || pattern[at + 2] == ':'))
            numbers.insert(pattern[at + 1]);
    return numbers;
}

template <class Table>
void expect_same_parts(Table const& english, Table const& other) {
    auto const wanted = entries_of(english);
    auto const found = entries_of(other);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        ASSERT_FALSE(is_missing(wanted[i])) << "entry " << i << " in English";
        ASSERT_FALSE(is_missing(found[i])) << "lacks: " << wanted[i];
        EXPECT_EQ(parts_of(found[i]), parts_of(wanted[i])) << found[i] << "\nfor: " << wanted[i];
    }
}

TEST(Languages, sentences_have_the_same_parts_everywhere) {
    in_every_language([](language const& in) {
        expect_same_parts(text::in_english.sentences, in.sentences);
        expect_same_parts(text::in_english.choices, in.choices);
        expect_same_parts(text::english_animals.sentences, text::animal_words_in(in).sentences);
        expect_same_parts(text::english_triangles.mayhem_sentences, text::triangle_words_in(in).mayhem_sentences);
        expect_same_parts(text::english_triangles.race_sentences, text::triangle_words_in(in).race_sentences);
    });
}

TEST(Languages, each_has_its_own_words_for_sentences) {
    for (language const* const one : {&text::in_german, &text::in_french}) {
        EXPECT_STRNE(one->sentences.player, text::in_english.sentences.player);
        EXPECT_STRNE(one->sentences.you, text::in_english.sentences.you);
        EXPECT_STRNE(one->sentences.and_, text::in_english.sentences.and_);
        EXPECT_STRNE(one->sentences.game_over, text::in_english.sentences.game_over);
        auto const own = entries_of(one->choices);
        auto const english = entries_of(text::in_english.choices);
        for (std::size_t i = 0; i < own.size(); ++i) EXPECT_STRNE(own[i], english[i]);
    }
}

TEST(Languages, a_game_that_lacks_one_is_told_in_its_first_one) {
    constexpr language nobodys{"xx", "Nobody's", {}, ""};
    EXPECT_EQ(&text::animal_words_in(nobodys), &text::english_animals);
}

TEST(Languages, every_refusal_has_a_sentence_of_its_own) {
    in_every_language([](language const& in) {
        std::set<std::string> sentences;
        for (refusal const why : support::every_refusal()) {
            char const* const said = text::sentence(why, in);
            ASSERT_FALSE(is_missing(said)) << why.code();
            std::string const sentence = said;
            EXPECT_NE(sentence, in.unknown_reason) << why.code();
            EXPECT_TRUE(sentences.insert(sentence).second) << "twice: " << sentence;
            EXPECT_FALSE(sentence.front() >= 'a' && sentence.front() <= 'z') << sentence;
            EXPECT_EQ(sentence.back(), '.') << sentence;
        }
        EXPECT_STREQ(text::sentence(refusal{}, in), "");
        EXPECT_STREQ(text::sentence(refusal{9999}, in), in.unknown_reason);
    });
}

TEST(Languages, reasons_stand_in_the_same_order_everywhere) {
    auto const alike = [](auto const& some, auto const& english) {
        return std::equal(some.begin(), some.end(), english.begin(), english.end(),
                          [](auto const& a, auto const& b) { return a.why == b.why; });
    };
    in_every_language([&](language const& in) {
        EXPECT_TRUE(alike(in.reasons, text::in_english.reasons));
        EXPECT_TRUE(alike(text::animal_words_in(in).reasons, text::english_animals.reasons));
        EXPECT_TRUE(alike(text::triangle_words_in(in).reasons, text::english_triangles.reasons));
    });
}

TEST(Languages, what_stands_for_an_action_is_one_word_and_unlike_all_others_of_its_game) {
    in_every_language([](language const& in) {
        auto const& a = text::animal_words_in(in);
        auto const& t = text::triangle_words_in(in);
        for (auto const& all :
             {actions_of(a), words{std::begin(a.kept), std::end(a.kept)}, actions_of_mayhem(t), actions_of_race(t)}) {
            std::set<std::string> different;
            for (std::string const word : all) {
                EXPECT_TRUE(different.insert(word).second) << "twice: " << word;
                for (char const c : word) {
                    bool const small_letter = (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
                    EXPECT_TRUE(small_letter) << word;
                }
            }
        }
    });
}

TEST(Languages, T6_cards_have_letters_of_their_own) {
    in_every_language([](language const& in) {
        auto const& of_cards = text::triangle_words_in(in);
        for (auto const& letters : {of_cards.cut_letters, of_cards.colour_letters}) {
            std::set<char> const different{letters[0], letters[1], letters[2]};
            EXPECT_EQ(different.size(), 3U);
            for (char const letter : different) EXPECT_TRUE(letter >= 'a' && letter <= 'z') << letter;
        }
    });
}

TEST(Languages, one_is_found_by_its_code) {
    in_every_language([](language const& in) { EXPECT_EQ(text::find_language(in.code), &in); });
    for (char const* const code : {"", "EN", "e", "end", "xx"}) EXPECT_EQ(text::find_language(code), nullptr) << code;
    static_assert(text::find_language("de") == &text::in_german);
}

using names = std::vector<std::string>;

/// As each function of a language says them.
template <class F>
names animals_in(F say) {
    names all;
    for (int code = 0; code < 7; ++code) all.emplace_back(say(animals::animal(code)));
    return all;
}
template <class F>
names cuts_in(F say) {
    names all;
    for (auto const c : triangles::all_cuts) all.emplace_back(say(c));
    return all;
}
template <class F>
names colours_in(F say) {
    names all;
    for (auto const c : triangles::all_colours) all.emplace_back(say(c));
    return all;
}

TEST(Languages, B1_the_animals_names_are_the_rules) {
    EXPECT_EQ(animals_in([](auto a) { return text::german(a); }),
              (names{"Hase", "Eule", "Hirsch", "Wildschwein", "Widder", "Bär", "Wolf"}));
    EXPECT_EQ(animals_in([](auto a) { return text::french(a); }),
              (names{"Lapin", "Chouette", "Cerf", "Sanglier", "Bélier", "Ours", "Loup"}));
}

// In German as they stand behind a verb: ein Schnitt ist waagerecht.
TEST(Languages, T6_the_words_on_the_cards_are_the_rules) {
    EXPECT_EQ(cuts_in([](auto c) { return text::german(c); }), (names{"waagerecht", "senkrecht", "mittig"}));
    EXPECT_EQ(colours_in([](auto c) { return text::german(c); }), (names{"rosa", "rot", "grün"}));
    EXPECT_STREQ(text::german_triangles.joker, "Joker");
    EXPECT_EQ(cuts_in([](auto c) { return text::french(c); }), (names{"horizontale", "verticale", "centrée"}));
    EXPECT_EQ(colours_in([](auto c) { return text::french(c); }), (names{"rose", "rouge", "vert"}));
    EXPECT_STREQ(text::french_triangles.joker, "joker");
}

TEST(Languages, a_refusal_is_told_in_german_and_in_french) {
    EXPECT_STREQ(text::german(refusal::game_is_over), "Das Spiel ist zu Ende.");
    EXPECT_STREQ(text::french(refusal::game_is_over), "La partie est terminée.");
}

}  // namespace
}  // namespace triqueta

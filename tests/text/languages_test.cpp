#include <triqueta/text/languages.hpp>

#include "support/every_refusal.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
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

/// In the order in which they are declared.
auto words_of(text::action_words const& actions) {
    return std::bit_cast<std::array<char const*, sizeof(actions) / sizeof(char const*)>>(actions);
}

/// All words but those of actions and reasons.
std::vector<char const*> nouns_of(language const& in) {
    std::vector<char const*> all{in.code, in.name, in.joker, in.no_cut, in.no_colour, in.unknown_reason};
    all.insert(all.end(), std::begin(in.animals), std::end(in.animals));
    all.insert(all.end(), std::begin(in.cuts), std::end(in.cuts));
    all.insert(all.end(), std::begin(in.colours), std::end(in.colours));
    return all;
}

TEST(Languages, no_word_is_missing) {
    in_every_language([](language const& in) {
        auto const nouns = nouns_of(in);
        for (std::size_t i = 0; i < nouns.size(); ++i) EXPECT_FALSE(is_missing(nouns[i])) << "word " << i;
        auto const actions = words_of(in.actions);
        EXPECT_EQ(actions.size(), 22U);
        for (std::size_t i = 0; i < actions.size(); ++i) EXPECT_FALSE(is_missing(actions[i])) << "action " << i;
    });
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
        EXPECT_STREQ(text::sentence(refusal{255}, in), in.unknown_reason);
    });
}

TEST(Languages, reasons_stand_in_the_same_order_everywhere) {
    in_every_language([](language const& in) {
        auto const english = text::in_english.reasons;
        EXPECT_TRUE(std::equal(in.reasons.begin(), in.reasons.end(), english.begin(), english.end(),
                               [](auto const& a, auto const& b) { return a.why == b.why; }));
    });
}

TEST(Languages, what_stands_for_an_action_is_one_word_and_unlike_all_others) {
    in_every_language([](language const& in) {
        std::set<std::string> words;
        for (std::string const word : words_of(in.actions)) {
            EXPECT_TRUE(words.insert(word).second) << "twice: " << word;
            for (char const c : word) {
                bool const small_letter = (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
                EXPECT_TRUE(small_letter) << word;
            }
        }
    });
}

TEST(Languages, T6_cards_have_letters_of_their_own) {
    in_every_language([](language const& in) {
        for (auto const& letters : {in.cut_letters, in.colour_letters}) {
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

using words = std::vector<std::string>;

/// As each function of a language says them.
template <class F>
words animals_in(F say) {
    words all;
    for (int code = 0; code < 7; ++code) all.emplace_back(say(animals::animal(code)));
    return all;
}
template <class F>
words cuts_in(F say) {
    words all;
    for (auto const c : triangles::all_cuts) all.emplace_back(say(c));
    return all;
}
template <class F>
words colours_in(F say) {
    words all;
    for (auto const c : triangles::all_colours) all.emplace_back(say(c));
    return all;
}

TEST(Languages, B1_the_animals_names_are_the_rules) {
    EXPECT_EQ(animals_in([](auto a) { return text::german(a); }),
              (words{"Hase", "Eule", "Hirsch", "Wildschwein", "Widder", "Bär", "Wolf"}));
    EXPECT_EQ(animals_in([](auto a) { return text::french(a); }),
              (words{"Lapin", "Chouette", "Cerf", "Sanglier", "Bélier", "Ours", "Loup"}));
}

// In German as they stand behind a verb: ein Schnitt ist waagerecht.
TEST(Languages, T6_the_words_on_the_cards_are_the_rules) {
    EXPECT_EQ(cuts_in([](auto c) { return text::german(c); }), (words{"waagerecht", "senkrecht", "mittig"}));
    EXPECT_EQ(colours_in([](auto c) { return text::german(c); }), (words{"rosa", "rot", "grün"}));
    EXPECT_STREQ(text::in_german.joker, "Joker");
    EXPECT_EQ(cuts_in([](auto c) { return text::french(c); }), (words{"horizontale", "verticale", "centrée"}));
    EXPECT_EQ(colours_in([](auto c) { return text::french(c); }), (words{"rose", "rouge", "vert"}));
    EXPECT_STREQ(text::in_french.joker, "joker");
}

TEST(Languages, a_refusal_is_told_in_german_and_in_french) {
    EXPECT_STREQ(text::german(refusal::game_is_over), "Das Spiel ist zu Ende.");
    EXPECT_STREQ(text::french(refusal::game_is_over), "La partie est terminée.");
}

}  // namespace
}  // namespace triqueta

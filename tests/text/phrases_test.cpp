#include "triqueta/text/phrases.hpp"

#include "triqueta/text/writer.hpp"

#include <gtest/gtest.h>

#include <iterator>
#include <string>
#include <string_view>

namespace {

using namespace triqueta::text;

template <class... Parts>
std::string put(std::string_view pattern, Parts const&... parts) {
    std::string all;
    writer to{std::back_inserter(all)};
    put_pattern(to, pattern, parts...);
    return all;
}

TEST(Phrases, a_pattern_names_its_parts_by_number) {
    EXPECT_EQ(put("{2} of {1}, {2}", 4, "one"), "one of 4, one");
    EXPECT_EQ(put("{3} {} {x} {1", 1, 2), "{3} {} {x} {1") << "what names no part stays as it is";
}

TEST(Phrases, a_word_fits_the_number_of_a_part) {
    constexpr std::string_view english = "{1} of {2} {1:fits|fit}";
    EXPECT_EQ(put(english, 0, 9), "0 of 9 fit");
    EXPECT_EQ(put(english, 1, 9), "1 of 9 fits");
    EXPECT_EQ(put(english, 2, 1), "2 of 1 fit");
    EXPECT_EQ(put(english, "1", "9"), "1 of 9 fits") << "a number may be text";
    EXPECT_EQ(put("{1} {1:point|points}", -1), "-1 point");
    EXPECT_EQ(put("{1} {1:point|points}", -2), "-2 points");
    constexpr std::string_view french = "{1} {1:carte|cartes|carte}";
    EXPECT_EQ(put(french, 0), "0 carte");
    EXPECT_EQ(put(french, 1), "1 carte");
    EXPECT_EQ(put(french, 21), "21 cartes");
    EXPECT_EQ(put("{1}{1:|s}", 2), "2s") << "a form may be empty";
}

TEST(Phrases, forms_that_never_end_stay_as_they_are) {
    EXPECT_EQ(put("{1:a|b", 1), "{1:a|b");
    EXPECT_EQ(put("{1:}", 1), "{1:}");
    EXPECT_EQ(put("{2:a|b}", 1), "{2:a|b}");
}

}  // namespace

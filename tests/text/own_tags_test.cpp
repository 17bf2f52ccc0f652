#include <triqueta/text/own_tags.hpp>

#include <triqueta/animals/rules.hpp>
#include <triqueta/animals/variants.hpp>
#include <triqueta/play/match.hpp>
#include <triqueta/text/animals/languages.hpp>
#include <triqueta/text/animals/notation.hpp>
#include <triqueta/text/record.hpp>

#include "support/print.hpp"

#include <gtest/gtest.h>

#include <concepts>
#include <iterator>
#include <optional>
#include <string>

namespace triqueta::text {
namespace {

using G = animals::base_game<2>;

static_assert(std::convertible_to<own_tags const&, tags> && !std::convertible_to<own_tags, tags>,
              "tags don't point into what is gone");

TEST(OwnTags, outlive_the_texts_that_they_were_made_of) {
    own_tags own;
    for (int s = 0; s < 2; ++s) {
        std::string const long_name(100, static_cast<char>('a' + s));
        EXPECT_FALSE(own.add("Seat" + std::to_string(s), long_name + "!"));
    }
    tags const all = own;
    ASSERT_EQ(all.size(), 2);
    EXPECT_EQ(all.find("Seat0")->value, std::string(100, 'a') + "!");
    EXPECT_EQ(all.find("Seat1")->value, std::string(100, 'b') + "!");
}

TEST(OwnTags, take_plain_texts) {
    own_tags own;
    EXPECT_FALSE(own.add("Site", "\"Zur Eule\" \\ K\xC3\xB6ln"));
    tags const all = own;
    EXPECT_EQ(all.find("Site")->value, "\\\"Zur Eule\\\" \\\\ K\xC3\xB6ln");
    std::string plain;
    write_unescaped(all.find("Site")->value, std::back_inserter(plain));
    EXPECT_EQ(plain, "\"Zur Eule\" \\ K\xC3\xB6ln");
}

TEST(OwnTags, refuse_what_tags_refuse_and_stay_as_they_were) {
    own_tags own;
    EXPECT_FALSE(own.add("Date", "2026-11-19"));
    EXPECT_EQ(own.add("Date", "again"), refusal::wrong_tag);
    EXPECT_EQ(own.add("a b", ""), refusal::wrong_tag);
    EXPECT_EQ(own.add("Site", "two\nlines"), refusal::wrong_tag);
    EXPECT_EQ(own.add("Site", "\xFF"), refusal::wrong_tag);
    EXPECT_EQ(own.size(), 1);
    for (int i = own.size(); i < tags::most; ++i) ASSERT_FALSE(own.add("T" + std::to_string(i), ""));
    EXPECT_EQ(own.add("One_more", ""), refusal::too_much);
    EXPECT_EQ(own.size(), tags::most);
}

TEST(OwnTags, a_value_of_theirs_can_be_added_again) {
    own_tags own;
    ASSERT_FALSE(own.add("A", "a value that is too long for a small string"));
    tags const before = own;
    ASSERT_FALSE(own.add("B", before.find("A")->value));
    tags const after = own;
    EXPECT_EQ(after.find("B")->value, after.find("A")->value);
}

TEST(OwnTags, keep_what_was_read_from_a_text_that_is_gone) {
    match<G> const m{setup<G>{}};
    own_tags own;
    ASSERT_FALSE(own.add("Site", "the \"Eule\""));
    auto text = std::optional<std::string>{std::in_place};
    ASSERT_TRUE(write_record(m, own, std::back_inserter(*text)));
    auto const read = read_record<G>(*text);
    ASSERT_TRUE(read);
    own_tags const kept{read->tags};
    std::string const before = *text;
    text->assign(text->size(), '?');
    text.reset();
    std::string again;
    ASSERT_TRUE(write_record(m, kept, std::back_inserter(again)));
    EXPECT_EQ(again, before);
}

}  // namespace
}  // namespace triqueta::text

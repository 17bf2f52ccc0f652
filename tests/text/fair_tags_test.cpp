#include <triqueta/text/fair_tags.hpp>

#include <triqueta/text.hpp>

#include "support/entropy.hpp"
#include "support/fairly_dealt.hpp"
#include "support/print.hpp"
#include "support/written.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

namespace triqueta::text {
namespace {

using G = race;
using support::entropy;

constexpr setup<G> start{.players = 3, .first = seat{1}, .turn_cap = 60};

fair_terms terms() {
    auto made = fair_terms_of<G>(start);
    made.contributors = seat_set::from_mask(0b101);
    made.match[0] = std::byte{0x2A};
    made.number = ~std::uint64_t{0};
    made.source = "Example lottery, draw 4711";
    return made;
}
std::string written(fair_deal const& fair, future known = future::unknown) {
    std::string text;
    write_fair_deal<G>(start, fair, std::back_inserter(text), known);
    return text;
}
/// A text with another one in place of a part of it.
std::string changed(std::string text, std::string_view from, std::string_view to) {
    auto const at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}
support::refused_at why_not(std::string const& text) {
    auto const read = read_fair_deal<G>(text);
    EXPECT_FALSE(read) << text;
    return support::refused(text, read.why(), read.where());
}

TEST(FairTags, show_a_fair_deal_as_far_as_it_is_known) {
    auto fair = *fair_deal::make(terms(), entropy(0));
    auto const begun = written(fair);
    EXPECT_EQ(begun.find("FairCommitments"), std::string::npos);
    EXPECT_NE(begun.find("\n[FairNumber \"18446744073709551615\"]\n[FairSeats \"0 2\"]\n[FairSource \"Example lottery, "
                         "draw 4711\"]\n[FairCommitment \""),
              std::string::npos);
    auto const expect_read = [&fair] {
        auto const read = read_fair_deal<G>(written(fair));
        ASSERT_TRUE(read);
        EXPECT_EQ(read->start, start);
        EXPECT_EQ(read->fair, fair.without_secret());
        EXPECT_EQ(written(read->fair), written(fair));
    };
    expect_read();
    ASSERT_FALSE(fair.commit(seat{2}, *fair.commitment_for(seat{2}, entropy(3))));
    expect_read();
    ASSERT_FALSE(fair.commit(seat{0}, *fair.commitment_for(seat{0}, entropy(1))));
    ASSERT_FALSE(fair.reveal(seat{0}, entropy(1)));
    expect_read();
    ASSERT_FALSE(fair.reveal(seat{2}, entropy(3)));
    expect_read();
    ASSERT_FALSE(fair.reveal_public(support::published));
    expect_read();
}

TEST(FairTags, have_the_secret_only_on_request) {
    auto const fair = support::fairly_dealt(terms());
    EXPECT_EQ(written(fair).find("FairSecret"), std::string::npos);
    EXPECT_EQ(written(fair.without_secret(), future::known), written(fair));
    auto const read = read_fair_deal<G>(written(fair, future::known));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->fair, fair);
}

TEST(FairTags, of_the_most_players_there_are_can_be_read) {
    setup<mayhem> const many{.players = 27};
    auto const fair = support::fairly_dealt(support::terms_of_all<mayhem>(many));
    std::string text;
    write_fair_deal<mayhem>(many, fair, std::back_inserter(text), future::known);
    auto const read = read_fair_deal<mayhem>(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->fair, fair);
}

TEST(FairTags, that_do_not_hold_are_refused_at_the_tag) {
    auto const fair = support::fairly_dealt(terms());
    auto const text = written(fair, future::known);
    auto const at = [&text](refusal why, std::string_view tag) {
        return support::refused(text, why, text.find(std::string{tag} + " \""));
    };
    EXPECT_EQ(why_not(changed(text, "FairDeal \"1\"", "FairDeal \"2\"")), at(refusal::wrong_version, "FairDeal"));
    EXPECT_EQ(why_not(changed(text, "[FairDeal \"1\"]\n", "")), (support::refused_at{refusal::no_fair_deal, 1, 1}));
    EXPECT_EQ(why_not(changed(text, "2a00", "2A00")), at(refusal::wrong_tag, "FairMatch"));
    EXPECT_EQ(why_not(changed(text, "2a00", "2a0")), at(refusal::wrong_tag, "FairMatch"));
    for (char const* const number : {"18446744073709551616", "01", "", "-1", "a"})
        EXPECT_EQ(why_not(changed(text, "18446744073709551615", number)), at(refusal::wrong_tag, "FairNumber"));
    for (char const* const seats : {"2 0", "0 0", "", "0,2", "0 32", "0 255"})
        EXPECT_EQ(why_not(changed(text, "FairSeats \"0 2\"", "FairSeats \"" + std::string{seats} + '"')),
                  at(refusal::wrong_tag, "FairSeats"))
            << seats;
    EXPECT_EQ(why_not(changed(text, "FairSeats \"0 2\"", "FairSeats \"0 3\"")), at(refusal::no_such_seat, "FairDeal"));
    EXPECT_EQ(why_not(changed(text, "FairSeats \"0 2\"", "FairSeats \"0\"")),
              at(refusal::not_a_contributor, "FairCommitments"));
    EXPECT_EQ(why_not(changed(text, "Commitments \"0:", "Commitments \"2:")),
              at(refusal::committed_already, "FairCommitments"));
    EXPECT_EQ(why_not(changed(text, "Commitments \"0:", "Commitments \"0;")),
              at(refusal::wrong_tag, "FairCommitments"));
    EXPECT_EQ(why_not(changed(text, "FairPublic \"", "FairPublic \"0")), at(refusal::wrong_tag, "FairPublic"));
    EXPECT_EQ(why_not(changed(text, "04070b", "")), at(refusal::wrong_value, "FairPublic"));
    EXPECT_EQ(why_not(changed(text, "04070b", std::string(130, '0'))), at(refusal::wrong_tag, "FairPublic"));
    EXPECT_EQ(why_not(changed(text, "[FairSource \"Example lottery, draw 4711\"]\n", "")).why,
              refusal::wrong_commitment);
}

// One bit of anything: some commitment doesn't hold.
TEST(FairTags, nothing_that_is_bound_can_be_changed) {
    auto const fair = support::fairly_dealt(terms());
    auto const text = written(fair, future::known);
    for (char const* const tag : {"TurnCap", "First", "FairMatch", "FairNumber", "FairSource", "FairCommitment",
                                  "FairCommitments", "FairContributions", "FairSecret"}) {
        auto forged = text;
        auto const name = '[' + std::string{tag} + " \"";
        auto const last = text.find('"', text.find(name) + name.size()) - 1;
        forged[last] = forged[last] == '0' ? '2' : '0';
        EXPECT_EQ(why_not(forged).why, refusal::wrong_commitment) << tag;
    }
}

}  // namespace
}  // namespace triqueta::text

#include "properties/fair.hpp"

#include "any/tested_games.hpp"
#include "properties/choices.hpp"
#include "support/entropy.hpp"
#include "support/fairly_dealt.hpp"

#include <triqueta/any.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

// Matches with a fair deal, of all games.
namespace triqueta {
namespace {

fair_deal fair_for(game_choice const& chosen) {
    auto terms = fair_terms_of(chosen);
    terms.contributors = seat_set::first(terms.players);
    terms.match[0] = std::byte{0x2A};
    return support::fairly_dealt(terms);
}
any_match made(char const* choice) {
    auto const chosen = tested::games.choose(choice);
    auto m = tested::games.make(*chosen, fair_for(*chosen));
    EXPECT_TRUE(m);
    return *std::move(m);
}
refusal play_one(any_match& m) { return m.play(*m.to_move(), m.view(*m.to_move()).legal()[0]); }

TEST(FairMatch, holds_in_every_game) {
    char const* const wanted = std::getenv("TRIQUETA_SESSIONS");  // NOLINT(concurrency-mt-unsafe): nothing sets it
    long const each = wanted != nullptr ? std::atol(wanted) : 5;
    for (long number = 0; number < each * static_cast<long>(tested::games.games().size()); ++number) {
        std::array<std::uint8_t, 8> bytes{};
        dice random{static_cast<std::uint64_t>(number)};
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
        properties::choices from{bytes};
        ASSERT_NO_THROW(properties::a_fair_game_holds(tested::games, from)) << "game number " << number;
    }
}

TEST(FairMatch, is_dealt_only_by_a_fair_deal_for_it) {
    auto const chosen = *tested::games.choose("mayhem(players=3, first=1)");
    auto const fair = fair_for(chosen);
    EXPECT_TRUE(tested::games.make(chosen, fair));
    for (char const* const other : {"mayhem(players=3)", "mayhem(players=4, first=1)", "race(players=3, first=1)",
                                    "mayhem(players=3, first=1, fast=yes)"})
        EXPECT_TRUE(tested::games.make(other, fair).why().contain(refusal::other_terms)) << other;
    EXPECT_TRUE(tested::games.make(chosen, fair.without_secret()).why().contain(refusal::no_seed));
    auto terms = fair_terms_of(chosen);
    terms.source = "x";
    auto const incomplete = fair_deal::make(terms, support::entropy(1));
    EXPECT_TRUE(tested::games.make(chosen, *incomplete).why().contain(refusal::not_all_revealed));
}

TEST(FairMatch, its_fair_deal_is_written_and_read_without_its_match) {
    auto const chosen = *tested::games.choose("race(players=3, first=1, turn_cap=60)");
    fair_choice const one{chosen, fair_for(chosen)};
    auto const shown = tested::games.read_fair_deal(fair_deal_text(one));
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->chosen, chosen);
    EXPECT_EQ(shown->fair, one.fair.without_secret());
    EXPECT_EQ(tested::games.read_fair_deal(fair_deal_text(one, future::known))->fair, one.fair);
    auto const of_record = tested::games.read_fair_deal(*tested::games.make(chosen, one.fair)->record());
    EXPECT_EQ(of_record->fair, one.fair.without_secret());
    EXPECT_EQ(tested::games.read_fair_deal("hello").why(), refusal::wrong_format);
}

TEST(FairMatch, takes_nothing_back_that_was_seen_even_if_all_agree) {
    auto m = made("base_game(players=2)");
    ASSERT_FALSE(play_one(m));  // a draw
    for (int s = 0; s < 2; ++s) ASSERT_FALSE(m.take_seat(seat{s}, seat_holder::person));
    EXPECT_EQ(m.agree_to_undo(m.cursor(seat{0}), seat{0}), refusal::undo_would_forget);
    EXPECT_TRUE(m.agreed_to_undo().empty()) << "refused before the others are asked";
    EXPECT_EQ(m.undo(undo_looks::yes, undo_span::turn), refusal::undo_would_forget);
    auto search = m.copy();
    EXPECT_FALSE(search.undo(undo_looks::yes));
}

TEST(FairMatch, has_no_secret_in_a_copy_for_a_search) {
    auto m = made("race");
    auto const copy = m.copy();
    EXPECT_EQ(copy.fair(), m.fair());
    ASSERT_FALSE(m.close("early"));
    EXPECT_NE(m.record()->find("FairSecret"), std::string::npos);
    auto closed = m.copy();
    EXPECT_EQ(closed.record()->find("FairSecret"), std::string::npos);
    EXPECT_EQ(closed.record()->find("[Seed "), std::string::npos);
    EXPECT_NE(m.exact_copy().record()->find("FairSecret"), std::string::npos);
    EXPECT_EQ(m.record(seat{0})->find("FairSecret"), std::string::npos) << "others' hidden pieces would follow from it";
    EXPECT_NE(m.record(seat{0})->find("FairCommitments"), std::string::npos);
}

TEST(FairMatch, keeps_the_tags_of_its_fair_deal) {
    auto m = made("base_game");
    for (char const* const tag : {"FairDeal", "FairCommitment", "FairSecret", "Seed"})
        EXPECT_EQ(m.set_tag(tag, "1"), refusal::wrong_tag) << tag;
    m.remove_tag("FairCommitment");
    EXPECT_TRUE(m.fair());
    EXPECT_FALSE(tested::games.make("base_game", support::entropy(3))->fair());
}

/// Changes a saved session without its tags and checks being damaged.
std::vector<std::byte> with_byte_changed(std::vector<std::byte> bytes, std::size_t where) {
    bytes[where] ^= std::byte{1};
    std::size_t at = 8;
    while (at < bytes.size()) {
        std::uint32_t size = 0;
        for (auto i = 0U; i < 4; ++i) size |= static_cast<std::uint32_t>(bytes[at + i]) << 8 * i;
        std::uint32_t check = 0x811C'9DC5;
        for (auto i = at + 4; i < at + 4 + size; ++i)
            check = (check ^ static_cast<std::uint32_t>(bytes[i])) * 0x0100'0193;
        for (auto i = 0U; i < 4; ++i) bytes[at + 4 + size + i] = static_cast<std::byte>(check >> 8 * i & 0xFF);
        at += size + 8;
    }
    return bytes;
}

TEST(FairMatch, is_not_loaded_with_another_secret_or_another_deal) {
    auto const m = made("base_game(players=2)");
    auto const bytes = m.bytes();
    ASSERT_TRUE(tested::games.read_session(bytes, 1));
    // After the header and a length: the id, the line of play, whether it is closed, and whose the seed is.
    std::size_t const secret = 8 + 4 + 16 + 12 + 1 + 1;
    auto read = tested::games.read_session(with_byte_changed(bytes, secret), 1);
    EXPECT_EQ(read.why(), refusal::wrong_seed);
    auto const text = std::string{reinterpret_cast<char const*>(bytes.data()), bytes.size()};
    for (char const* const tag : {"[FairContributions \"0:", "[FairCommitment \"", "[FairMatch \""}) {
        auto const where = text.find(tag) + std::string_view{tag}.size();
        read = tested::games.read_session(with_byte_changed(bytes, where), 1);
        EXPECT_EQ(read.why(), refusal::wrong_seed) << tag;
    }
    auto const notes = static_cast<std::size_t>(bytes[8]) | static_cast<std::size_t>(bytes[9]) << 8;
    auto const start = 8 + 4 + notes + 4;
    auto const chance = start + 4 + static_cast<std::size_t>(bytes[start]) + 4 + 4;
    ASSERT_EQ(bytes[chance], std::byte{4});
    EXPECT_EQ(tested::games.read_session(with_byte_changed(bytes, chance + 1), 1).why(), refusal::wrong_seed);
    EXPECT_EQ(tested::games.read_session(with_byte_changed(bytes, chance + 33), 1).why(), refusal::wrong_value)
        << "a fair deal deals one game";
}

TEST(FairMatch, goes_on_with_its_deal_after_it_was_saved) {
    auto m = made("hidden_wolves_duel");
    for (int i = 0; i < 10; ++i) ASSERT_FALSE(play_one(m));
    auto read = tested::games.read_session(m.bytes(), 1);
    auto again = *std::move(read);
    EXPECT_EQ(again.undo(undo_looks::yes, undo_span::turn), m.undo(undo_looks::yes, undo_span::turn));
    while (!m.is_over()) {
        ASSERT_FALSE(play_one(m));
        ASSERT_FALSE(play_one(again));
    }
    EXPECT_EQ(*m.record(), *again.record());
    EXPECT_TRUE(tested::games.verify_record(*again.record())->holds());
}

}  // namespace
}  // namespace triqueta

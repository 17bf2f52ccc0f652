#include <triqueta/play/fair_deal.hpp>

#include <triqueta/triqueta.hpp>

#include "support/entropy.hpp"
#include "support/fairly_dealt.hpp"
#include "support/print.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

namespace triqueta {
namespace {

using G = base_game<3>;
using support::entropy;

static_assert(std::is_trivially_copyable_v<fair_deal>);

fair_terms two_contribute() {
    auto terms = fair_terms_of<G>({.first = seat{1}});
    terms.contributors.insert(seat{0});
    terms.contributors.insert(seat{2});
    return terms;
}
fair_deal begun(fair_terms const& terms = two_contribute()) { return *fair_deal::make(terms, entropy(0)); }
fair_deal with_commitments() {
    auto fair = begun();
    for (int const s : {0, 2})
        EXPECT_FALSE(fair.commit(seat{s}, *fair.commitment_for(seat{s}, entropy(static_cast<std::uint8_t>(1 + s)))));
    return fair;
}

// In a constant expression, so without undefined behaviour.
static_assert([] {
    auto terms = fair_terms_of<G>({});
    terms.contributors.insert(seat{1});
    auto const made = fair_deal::make(terms, entropy(0));
    auto fair = *made;
    auto const commitment = fair.commitment_for(seat{1}, entropy(1));
    return !fair.commit(seat{1}, *commitment) && !fair.reveal(seat{1}, entropy(1)) &&
           static_cast<bool>(deal<G>::make(fair));
}());

TEST(FairDeal, goes_from_commitments_to_contributions_to_the_public_value) {
    auto terms = two_contribute();
    terms.source = "Example lottery, draw 4711";
    auto fair = begun(terms);
    EXPECT_EQ(fair.phase(), fair_phase::commitments);
    EXPECT_EQ(fair.awaited(), terms.contributors);
    ASSERT_FALSE(fair.commit(seat{2}, *fair.commitment_for(seat{2}, entropy(3))));
    EXPECT_EQ(fair.phase(), fair_phase::commitments);
    EXPECT_EQ(fair.awaited(), seat_set::first(1));
    ASSERT_FALSE(fair.commit(seat{0}, *fair.commitment_for(seat{0}, entropy(1))));
    EXPECT_EQ(fair.phase(), fair_phase::contributions);
    EXPECT_EQ(fair.awaited(), terms.contributors);
    ASSERT_FALSE(fair.reveal(seat{0}, entropy(1)));
    ASSERT_FALSE(fair.reveal(seat{2}, entropy(3)));
    EXPECT_EQ(fair.phase(), fair_phase::public_value);
    EXPECT_TRUE(fair.awaited().empty());
    EXPECT_FALSE(fair.game_seed());
    ASSERT_FALSE(fair.reveal_public(support::published));
    EXPECT_EQ(fair.phase(), fair_phase::nothing);
    EXPECT_TRUE(fair.game_seed());
    EXPECT_EQ(fair.source(), terms.source);
}

TEST(FairDeal, without_contributors_and_source_waits_for_nothing) {
    EXPECT_EQ(begun(fair_terms_of<G>({})).phase(), fair_phase::nothing);
    EXPECT_TRUE(begun(fair_terms_of<G>({})).game_seed());
}

TEST(FairDeal, refuses_each_wrong_step_with_its_reason_and_stays_as_it_was) {
    auto fair = begun();
    auto const before = fair;
    auto const commitment = *fair.commitment_for(seat{0}, entropy(1));
    EXPECT_EQ(fair.commit(seat{1}, commitment), refusal::not_a_contributor);
    EXPECT_EQ(fair.commit(seat::none(), commitment), refusal::not_a_contributor);
    EXPECT_EQ(fair.reveal(seat{1}, entropy(1)), refusal::not_a_contributor);
    EXPECT_EQ(fair.reveal(seat{0}, entropy(1)), refusal::not_all_committed);
    EXPECT_EQ(fair.reveal_public(support::published), refusal::no_public_source);
    EXPECT_EQ(fair.reveal_secret(entropy(0)), refusal::not_all_revealed);
    EXPECT_EQ(fair, before);
    ASSERT_FALSE(fair.commit(seat{0}, commitment));
    EXPECT_EQ(fair.commit(seat{0}, commitment), refusal::committed_already);
    EXPECT_EQ(fair.reveal(seat{0}, entropy(1)), refusal::not_all_committed);

    fair = with_commitments();
    auto const committed = fair;
    EXPECT_EQ(fair.reveal(seat{0}, entropy(3)), refusal::wrong_commitment);
    EXPECT_EQ(fair.reveal(seat{0}, seed_from(7)), refusal::guessable_seed);
    EXPECT_EQ(fair.commit(seat{0}, commitment), refusal::committed_already);
    EXPECT_EQ(fair, committed);
    ASSERT_FALSE(fair.reveal(seat{0}, entropy(1)));
    EXPECT_EQ(fair.reveal(seat{0}, entropy(1)), refusal::revealed_already);
    EXPECT_EQ(fair.reveal_secret(entropy(0)), refusal::not_all_revealed);
    ASSERT_FALSE(fair.reveal(seat{2}, entropy(3)));
    EXPECT_EQ(fair.reveal_secret(entropy(0)), refusal::revealed_already);
}

TEST(FairDeal, takes_a_public_value_once_and_after_the_contributions) {
    auto terms = two_contribute();
    terms.source = "Example lottery, draw 4711";
    auto fair = begun(terms);
    EXPECT_EQ(fair.reveal_public(support::published), refusal::not_all_revealed);
    fair = begun([] {
        auto alone = fair_terms_of<G>({});
        alone.source = "Example lottery, draw 4711";
        return alone;
    }());
    EXPECT_EQ(fair.reveal_public({}), refusal::wrong_value);
    std::vector<std::uint8_t> const long_value(fair_deal::most_public + 1);
    EXPECT_EQ(fair.reveal_public(long_value), refusal::wrong_value);
    ASSERT_FALSE(fair.reveal_public(std::span{long_value}.first(fair_deal::most_public)));
    EXPECT_EQ(fair.reveal_public(support::published), refusal::revealed_already);
}

TEST(FairDeal, refuses_bytes_that_are_no_entropy) {
    for (std::uint64_t const n : {std::uint64_t{0}, std::uint64_t{7}, ~std::uint64_t{0}}) {
        EXPECT_EQ(fair_deal::make(two_contribute(), seed_from(n)).why(), reasons{refusal::guessable_seed});
        EXPECT_EQ(begun().commitment_for(seat{0}, seed_from(n)).why(), reasons{refusal::guessable_seed});
    }
    EXPECT_EQ(begun().commitment_for(seat{1}, entropy(1)).why(), reasons{refusal::not_a_contributor});
}

TEST(FairDeal, refuses_terms_that_no_game_has) {
    auto terms = two_contribute();
    terms.contributors.insert(seat{3});
    EXPECT_EQ(fair_deal::make(terms, entropy(0)).why(), reasons{refusal::no_such_seat});
    EXPECT_EQ(fair_deal::follow(terms, {}).why(), reasons{refusal::no_such_seat});
    for (char const* const wrong : {"a \"quote\"", "a \\", "Köln", "two\nlines"}) {
        terms = two_contribute();
        terms.source = wrong;
        EXPECT_EQ(terms.why_not(), refusal::wrong_value) << wrong;
    }
    std::string const long_source(fair_terms::most_source + 1, 'x');
    terms.source = long_source;
    EXPECT_EQ(terms.why_not(), refusal::too_much);
    terms.source = std::string_view{long_source}.substr(1);
    EXPECT_FALSE(terms.why_not());
}

TEST(FairDeal, gives_the_server_and_those_who_follow_the_same_seed) {
    auto server = with_commitments();
    auto follower = *fair_deal::follow(two_contribute(), server.commitment());
    for (int const s : {0, 2}) ASSERT_FALSE(follower.commit(seat{s}, *server.commitment_of(seat{s})));
    for (int const s : {0, 2}) {
        auto const contribution = entropy(static_cast<std::uint8_t>(1 + s));
        ASSERT_FALSE(server.reveal(seat{s}, contribution));
        ASSERT_FALSE(follower.reveal(seat{s}, contribution));
    }
    EXPECT_TRUE(follower.has_commitments_of(server));
    EXPECT_EQ(follower, server.without_secret());
    EXPECT_TRUE(server.game_seed());
    EXPECT_FALSE(follower.game_seed());
    EXPECT_EQ(follower.reveal_secret(entropy(1)), refusal::wrong_commitment);
    EXPECT_EQ(follower.reveal_secret(seed_from(1)), refusal::guessable_seed);
    ASSERT_FALSE(follower.reveal_secret(entropy(0)));
    EXPECT_EQ(follower.game_seed(), server.game_seed());
}

TEST(FairDeal, depends_on_all_that_was_revealed_and_on_all_of_its_terms) {
    std::vector<seed> seeds;
    std::vector<sha256::digest> commitments;
    auto const add = [&](fair_terms const& terms, std::uint8_t number) {
        auto const fair = support::fairly_dealt(terms, number);
        seeds.push_back(*fair.game_seed());
        commitments.push_back(fair.commitment());
    };
    auto const terms = two_contribute();
    add(terms, 0);
    add(terms, 1);
    auto const vary = [&](auto change) {
        auto other = terms;
        change(other);
        add(other, 0);
    };
    vary([](fair_terms& t) { t.game = "base_game_"; });
    vary([](fair_terms& t) { t.players = 4; });
    vary([](fair_terms& t) { t.first = seat{0}; });
    vary([](fair_terms& t) { t.options.add(0); });
    vary([](fair_terms& t) { t.match[15] = std::byte{1}; });
    vary([](fair_terms& t) { t.number = std::uint64_t{1} << 63; });
    vary([](fair_terms& t) { t.contributors.erase(seat{2}); });
    vary([](fair_terms& t) { t.source = "x"; });
    for (std::size_t i = 0; i < seeds.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            EXPECT_NE(seeds[i], seeds[k]) << i << " and " << k;
            EXPECT_NE(commitments[i], commitments[k]) << i << " and " << k;
        }

    auto fair = *fair_deal::make(terms, entropy(0));
    auto const seed_with = [&fair](std::uint8_t last) {
        auto one = fair;
        for (int const s : {0, 2})
            EXPECT_FALSE(one.commit(seat{s}, *one.commitment_for(seat{s}, entropy(s == 0 ? 1 : last))));
        for (int const s : {0, 2}) EXPECT_FALSE(one.reveal(seat{s}, entropy(s == 0 ? 1 : last)));
        return one.game_seed();
    };
    EXPECT_NE(seed_with(3), seed_with(4));
    auto const with_public = [](std::vector<std::uint8_t> const& value) {
        auto alone = fair_terms_of<G>({});
        alone.source = "x";
        auto one = begun(alone);
        EXPECT_FALSE(one.reveal_public(value));
        return one.game_seed();
    };
    EXPECT_NE(with_public({1}), with_public({2}));
    EXPECT_NE(with_public({1}), with_public({1, 0}));
}

// Nobody can take another's commitment for their own: it binds the seat and the server's commitment.
TEST(FairDeal, a_commitment_is_of_one_seat_and_one_deal) {
    auto const fair = begun();
    EXPECT_NE(*fair.commitment_for(seat{0}, entropy(1)), *fair.commitment_for(seat{2}, entropy(1)));
    auto const other = *fair_deal::make(two_contribute(), entropy(9));
    EXPECT_NE(*fair.commitment_for(seat{0}, entropy(1)), *other.commitment_for(seat{0}, entropy(1)));
}

TEST(FairDeal, deals_the_game_that_its_seed_deals) {
    setup<G> const start{.first = seat{1}};
    auto const fair = support::fairly_dealt(two_contribute());
    auto const dealt = deal<G>::make(fair, start);
    ASSERT_TRUE(dealt);
    EXPECT_TRUE(dealt->is_fair());
    EXPECT_EQ(*dealt, (deal<G>{*fair.game_seed(), start}));
    EXPECT_EQ(dealt->source(), (seed_number{*fair.game_seed(), 0}));
    auto const m = match<G>::make(fair, start);
    ASSERT_TRUE(m);
    EXPECT_TRUE(m->is_fair());
    EXPECT_FALSE(match<G>{*m}.is_fair()) << "a copy for a search has no deal";
    EXPECT_TRUE(m->exact_copy().is_fair());
}

TEST(FairDeal, deals_no_other_game_and_none_before_it_is_complete) {
    setup<G> const start{.first = seat{1}};
    auto const fair = support::fairly_dealt(two_contribute());
    EXPECT_EQ(deal<G>::make(fair, {}).why(), reasons{refusal::other_terms});
    EXPECT_EQ(deal<base_game<4>>::make(fair, {.first = seat{1}}).why(), reasons{refusal::other_terms});
    EXPECT_EQ(deal<hidden_wolves<3>>::make(fair, {.first = seat{1}}).why(), reasons{refusal::other_terms});
    EXPECT_EQ(deal<G>::make(fair, {.first = seat{3}}).why(), reasons{refusal::no_such_seat});
    EXPECT_EQ(deal<G>::make(with_commitments(), start).why(), reasons{refusal::not_all_revealed});
    EXPECT_EQ(deal<G>::make(fair.without_secret(), start).why(), reasons{refusal::no_seed});
    EXPECT_EQ(match<G>::make(fair).why(), reasons{refusal::other_terms});
    auto const options = support::fairly_dealt(support::terms_of_all<race>({.turn_cap = 40}));
    EXPECT_TRUE(deal<race>::make(options, {.turn_cap = 40}));
    EXPECT_EQ(deal<race>::make(options, {.turn_cap = 41}).why(), reasons{refusal::other_terms});
}

// The deal stays as it is, so whoever saw a piece would know it on another line of play, and the record wouldn't show
// that.
TEST(FairDeal, a_piece_that_was_seen_stays_seen) {
    auto made = match<G>::make(support::fairly_dealt(support::terms_of_all<G>({})));
    auto m = *std::move(made);
    ASSERT_FALSE(m.play(seat{0}, draw(column{0})));
    auto const moment = m.moment();
    for (auto const span : {undo_span::action, undo_span::turn})
        for (auto const looks : {undo_looks::no, undo_looks::yes})
            EXPECT_EQ(m.undo(looks, span), refusal::undo_would_forget);
    EXPECT_EQ(m.moment(), moment);
    auto search = match<G>{m};
    EXPECT_FALSE(search.undo(undo_looks::yes)) << "a copy for a search isn't bound";
}

TEST(FairDeal, what_showed_nothing_can_be_undone) {
    using duel = base_game_duel;  // the first action of a draw shows nothing yet
    auto made = match<duel>::make(support::fairly_dealt(support::terms_of_all<duel>({})));
    auto m = *std::move(made);
    ASSERT_FALSE(m.play(seat{0}, draw(column{0})));
    EXPECT_FALSE(m.undo());
    EXPECT_EQ(m.moment(), 0U);
    EXPECT_FALSE(m.redo());
    ASSERT_FALSE(m.play(seat{0}, draw(column{1})));
    EXPECT_EQ(m.undo(undo_looks::yes), refusal::undo_would_forget);
}

}  // namespace
}  // namespace triqueta

#include <triqueta/text/verify.hpp>

#include <triqueta/catalog.hpp>
#include <triqueta/text.hpp>

#include "support/entropy.hpp"
#include "support/fairly_dealt.hpp"
#include "support/print.hpp"
#include "support/project_file.hpp"
#include "support/written.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

// tests/golden has records of games with fair deals. They are verified for ever; to write them anew:
//     TRIQUETA_RENEW=1 build/test/tests/triqueta_tests --gtest_filter='*Verify*'
namespace triqueta::text {
namespace {

template <game G>
match<G> played(fair_deal const& fair, setup<G> const& start, std::uint64_t by, int most = 100'000) {
    auto made = match<G>::make(fair, start);
    EXPECT_TRUE(made);
    auto m = *std::move(made);
    dice random{by};
    for (; most > 0 && m.to_move(); --most)
        EXPECT_FALSE(m.play(*m.to_move(), random.pick(m.view(*m.to_move()).legal())));
    return m;
}
template <game G>
std::string fair_record(match<G> const& m, fair_deal const& fair) {
    std::string text;
    EXPECT_TRUE(write_record(m, fair, tags{}, std::back_inserter(text)));
    return text;
}
template <game G>
fair_terms terms_for(setup<G> const& start) {
    auto terms = support::terms_of_all<G>(start);
    terms.match[3] = std::byte{9};
    terms.number = 12;
    terms.source = "Example lottery, draw 4711";
    return terms;
}
template <game G>
std::string whole_record(setup<G> const& start, std::uint64_t by) {
    auto const fair = support::fairly_dealt(terms_for<G>(start), 40);
    return fair_record(played<G>(fair, start, by), fair);
}
/// A game of cards in which the discards were shuffled and dealt again.
std::string record_with_new_piles() {
    namespace race = triangles::race;
    setup<triqueta::race> const start{.players = 2, .turn_cap = 200};
    auto const fair = support::fairly_dealt(terms_for<triqueta::race>(start), 40);
    auto made = match<triqueta::race>::make(fair, start);
    auto m = *std::move(made);
    dice random{5};
    while (m.to_move()) {
        auto const legal = m.view(*m.to_move()).legal();
        auto const a = legal.contains(race::draw())       ? race::draw()
                       : legal.contains(race::end_turn()) ? race::end_turn()
                                                          : random.pick(legal);
        EXPECT_FALSE(m.play(*m.to_move(), a));
    }
    EXPECT_GE(m.state().table().piles_made, 2);
    return fair_record(m, fair);
}

void expect(finding found, refusal why, std::string_view text, std::size_t where) {
    EXPECT_EQ(support::refused(text, found.why, found.where), support::refused(text, why, where));
}
std::string changed(std::string text, std::string_view from, std::string_view to) {
    auto const at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

TEST(Verify, B4_W2_M1_R1_a_fair_game_holds_in_every_game) {
    for (auto const& one : shipped::all())
        for (int players = one.least_players; players <= one.most_players && players <= 4; ++players)
            EXPECT_FALSE(shipped::visit(one.name, players, []<game G>(setup<G> const& start) {
                auto const text = whole_record<G>(start, 1);
                auto const found = verify_record<G>(text);
                EXPECT_TRUE(found.holds()) << text;
                EXPECT_GT(found.steps, 20U);
            }));
}

TEST(Verify, R6_new_piles_come_from_the_seed_too) {
    auto const text = record_with_new_piles();
    EXPECT_TRUE(verify_record<race>(text).holds());
    // Two cards of the second pile in each other's place. The rules allow it, the seed doesn't.
    auto const m = *read_record<race>(text);
    std::size_t moment = 0;
    while (m.game.state_at(moment).table().piles_made < 2) ++moment;
    auto other = match<race>{m.game.start()};
    bool has_lied = false;
    for (auto const& full : m.game.happened()) {
        auto const drawn = full.outcome();
        if (!drawn) {
            if (other.play(other.state().table().mover, *full.action())) break;
            continue;
        }
        auto lie = *drawn;
        if (!has_lied && other.moment() >= moment)
            for (int card = 0; card < rules_of<race>::outcomes; ++card) {
                auto const one = triqueta::detail::from_number<outcome<race>>(card);
                if (one != *drawn && other.state().to_draw().of(one) > 0) lie = one;
            }
        has_lied = has_lied || lie != *drawn;
        if (other.reveal(lie)) break;
        if (has_lied) break;
    }
    ASSERT_TRUE(has_lied);
    own_tags copied;
    auto const of_truth = *read_record<race>(text);
    for (tag const& one : of_truth.tags)
        if (is_of_a_session(one.name)) static_cast<void>(copied.add(one.name, one.value));
    auto const forged = support::record_of(other, copied);
    auto const found = verify_record<race>(forged);
    EXPECT_TRUE(found.commitment.holds());
    EXPECT_TRUE(found.moves.holds());
    EXPECT_EQ(found.deal.why, refusal::other_deal);
    EXPECT_GT(found.deal.where, forged.size() - 40) << "the last step is the lie";
}

TEST(Verify, says_which_part_fails_and_where) {
    using G = base_game<2>;
    auto const text = whole_record<G>({}, 1);
    {
        auto const forged = changed(text, "FairSecret \"", "FairSecret \"0");
        auto const found = verify_record<G>(forged);
        expect(found.commitment, refusal::wrong_tag, forged, forged.find("FairSecret"));
        EXPECT_TRUE(found.deal.holds() && found.moves.holds());
    }
    {
        auto forged = text;
        auto& digit = forged[text.find("FairContributions \"0:") + 25];
        digit = digit == '0' ? '1' : '0';
        auto const found = verify_record<G>(forged);
        expect(found.commitment, refusal::wrong_commitment, forged, forged.find("FairContributions"));
        EXPECT_TRUE(found.deal.holds() && found.moves.holds());
    }
    {
        auto const other = fair_record(played<G>(support::fairly_dealt(terms_for<G>({}), 80), {}, 1),
                                       support::fairly_dealt(terms_for<G>({}), 80));
        auto const seed_of = [](std::string const& record) { return record.substr(record.find("[Seed "), 73); };
        auto const forged = changed(text, seed_of(text), seed_of(other));
        auto const found = verify_record<G>(forged);
        expect(found.commitment, refusal::wrong_seed, forged, forged.find("Seed \""));
        EXPECT_EQ(found.deal.why, refusal::other_deal);
        EXPECT_TRUE(found.moves.holds());
    }
    {
        auto const forged = changed(text, "\n1: ", "\n0: ");
        auto const found = verify_record<G>(forged);
        EXPECT_TRUE(found.commitment.holds());
        EXPECT_EQ(found.moves.why, refusal::not_your_turn);
        expect(found.moves, refusal::not_your_turn, forged, text.find("\n1: ") + 1);
        EXPECT_EQ(found.deal.where, found.moves.where);
    }
}

TEST(Verify, says_that_a_record_has_no_seed_or_no_fair_deal) {
    using G = hidden_wolves<2>;
    auto const fair = support::fairly_dealt(terms_for<G>({}));
    auto const unfinished = fair_record(played<G>(fair, {}, 1, 9), fair);
    EXPECT_EQ(unfinished.find("Secret"), std::string::npos);
    EXPECT_EQ(unfinished.find("[Seed "), std::string::npos);
    auto found = verify_record<G>(unfinished);
    expect(found.commitment, refusal::no_seed, unfinished, unfinished.find("FairDeal"));
    EXPECT_EQ(found.deal.why, refusal::no_seed);
    EXPECT_TRUE(found.moves.holds());

    match<G> const unfair{support::entropy(3)};
    auto const record = support::record_of(unfair);
    found = verify_record<G>(record);
    EXPECT_EQ(found.commitment.why, refusal::no_fair_deal);
    EXPECT_EQ(found.deal.why, refusal::no_seed);
    EXPECT_TRUE(found.moves.holds());

    auto const missing = changed(whole_record<G>({}, 1), "[FairPublic \"04070b\"]\n", "");
    found = verify_record<G>(missing);
    expect(found.commitment, refusal::not_all_revealed, missing, missing.find("FairSecret"));
    EXPECT_TRUE(found.deal.holds() && found.moves.holds());

    std::string const nothing = "hello";
    found = verify_record<G>(nothing);
    EXPECT_EQ(found.commitment.why, refusal::wrong_format);
    EXPECT_EQ(found.deal.why, refusal::wrong_format);
    EXPECT_EQ(found.moves.why, refusal::wrong_format);
}

TEST(Verify, a_record_is_written_only_with_the_fair_deal_of_the_match) {
    using G = base_game<2>;
    auto const fair = support::fairly_dealt(terms_for<G>({}));
    std::string text;
    for (auto const& m : {match<G>{*fair.game_seed()}, played<G>(support::fairly_dealt(terms_for<G>({}), 9), {}, 1)}) {
        auto const written = write_record(m, fair, tags{}, std::back_inserter(text));
        EXPECT_EQ(written.why(), reasons{refusal::other_terms});
    }
    EXPECT_TRUE(text.empty());
}

void expect_golden(std::string const& name, std::string const& now) {
    auto const path = support::project_file("tests/golden/" + name + ".record");
    if (std::getenv("TRIQUETA_RENEW") != nullptr) {  // NOLINT(concurrency-mt-unsafe): nothing sets it
        std::ofstream{path, std::ios::binary} << now;
        return;
    }
    std::ifstream file{path, std::ios::binary};
    EXPECT_EQ(now, (std::string{std::istreambuf_iterator<char>{file}, {}})) << name;
}

TEST(Verify, golden_records_of_fair_games_are_written_as_they_always_were) {
    expect_golden("fair_hidden_wolves", whole_record<hidden_wolves<3>>({.first = seat{2}}, 1));
    expect_golden("fair_mayhem", whole_record<mayhem>({.players = 4, .fast = true}, 2));
    expect_golden("fair_race", record_with_new_piles());
}

}  // namespace
}  // namespace triqueta::text

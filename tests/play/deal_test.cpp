#include <triqueta/play/deal.hpp>

#include <triqueta/animals/animals.hpp>

#include "support/hand_played.hpp"
#include "support/varied_seed.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace triqueta {
namespace {

using support::varied, support::varied_number;

/// A deal in short: of each tower its columns, each from bottom to top, the animals by their codes.
template <game G>
std::vector<std::string> in_short(deal<G> const& dealt) {
    std::vector<std::string> towers;
    for (int t = 0; t < 4; ++t) {
        std::string all;
        for (int c = 0; c < 5; ++c) {
            if (c > 0) all += ' ';
            for (int level = 0; level < animals::levels<typename G::towers>(tower{t}); ++level)
                all += static_cast<char>('0' + static_cast<int>(dealt.whole().of(tower{t}, column{c}, level)));
        }
        towers.push_back(all);
    }
    return towers;
}

TEST(Deal, B4_every_byte_of_the_seed_and_of_the_games_number_counts) {
    std::set<std::vector<std::string>> deals{in_short(deal<base_game<2>>{varied, {}, varied_number})};
    for (auto i = 0U; i < 32; ++i) {
        seed other = varied;
        other[i] = static_cast<std::uint8_t>(other[i] ^ 1);
        deals.insert(in_short(deal<base_game<2>>{other, {}, varied_number}));
    }
    for (auto byte = 0U; byte < 8; ++byte)
        deals.insert(in_short(deal<base_game<2>>{varied, {}, varied_number ^ std::uint64_t{1} << 8 * byte}));
    EXPECT_EQ(deals.size(), 1U + 32 + 8);
}

TEST(Deal, the_number_is_0_where_none_is_given) {
    EXPECT_EQ(deal<base_game<3>>{seed_from(1)}, (deal<base_game<3>>{seed_from(1), {}, 0}));
    EXPECT_NE(deal<base_game<3>>{seed_from(1)}, (deal<base_game<3>>{seed_from(1), {}, 1}));
}

TEST(Deal, is_made_in_a_constant_expression) {
    constexpr deal<hidden_wolves<4>> dealt{seed_from(7)};
    static_assert(dealt.whole().of(tower{0}, column{0}, 2) == animal::ram);
    static_assert(!dealt.whole().why_not());
}

TEST(Deal, B4_B8_answers_with_the_token_that_lies_there) {
    deal<base_game<2>> dealt{seed_from(7)};
    support::hand_played<base_game<2>> g;
    for (animal const expected : {animal::owl, animal::deer, animal::bear}) {  // "521" from its top
        g.act(draw(column{0}));
        EXPECT_EQ(dealt(g), expected);
        g.find(dealt(g)).lay(0);
    }
    g.next_round();
    g.act(draw(column{2}));
    EXPECT_EQ(dealt(g), animal::bear) << R"("455" in the second tower)";
}

TEST(Deal, B1_B4_by_hand_it_must_be_of_exactly_the_packs_tokens) {
    using stacks = rules_of<base_game<2>>::order;
    EXPECT_EQ(deal<base_game<2>>::by_hand(stacks{{}}), std::nullopt) << "sixty rabbits";

    stacks::filling in_order{};
    for (int place = 0; place < 60; ++place)
        in_order[static_cast<unsigned>(place / 15)][static_cast<unsigned>(place % 5)]
                [static_cast<unsigned>(place / 5 % 3)] = static_cast<animal>(place / 10);
    auto dealt = deal<base_game<2>>::by_hand(stacks{in_order});
    ASSERT_TRUE(dealt);
    EXPECT_EQ(in_short(*dealt).front(), "001 001 001 001 001");
    EXPECT_EQ(dealt->whole(), stacks{in_order});

    auto wrong = in_order;
    wrong[0][0][0] = animal::wolf;
    EXPECT_EQ(deal<base_game<2>>::by_hand(stacks{wrong}), std::nullopt);
}

TEST(Deal, W1_W2_by_hand_the_shadow_tokens_must_lie_below) {
    using stacks = rules_of<hidden_wolves<2>>::order;
    auto filling = stacks::filling{};
    deal<hidden_wolves<2>> const dealt{seed_from(7)};
    for (int t = 0; t < 4; ++t)
        for (int c = 0; c < 5; ++c)
            for (int level = 0; level < animals::levels<hidden_wolves<2>::towers>(tower{t}); ++level)
                filling[static_cast<unsigned>(t)][static_cast<unsigned>(c)][static_cast<unsigned>(level)] =
                    dealt.whole().of(tower{t}, column{c}, level);
    EXPECT_EQ(deal<hidden_wolves<2>>::by_hand(stacks{filling}), dealt);
    std::swap(filling[2][0][0], filling[2][0][1]);  // a shadow wolf and a light rabbit
    EXPECT_EQ(deal<hidden_wolves<2>>::by_hand(stacks{filling}), std::nullopt);
}

}  // namespace
}  // namespace triqueta

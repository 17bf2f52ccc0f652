// tests/golden/deals.json has deals that tests/checks/deals.py worked out without the library: a seed gives the same
// deal for ever, on every machine and in every language.

#include <triqueta/play/deal.hpp>

#include <triqueta/catalog.hpp>

#include "support/project_file.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

namespace {

using nlohmann::json;
using triqueta::deal, triqueta::game;

triqueta::seed seed_of(std::string const& hex) {
    triqueta::seed bytes{};
    for (auto i = 0U; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(std::stoi(hex.substr(2 * i, 2), nullptr, 16));
    return bytes;
}

template <game G>
std::vector<int> pieces_of(deal<G> const& dealt) {
    std::vector<int> pieces;
    if constexpr (triqueta::animals::variant<G>) {
        using towers = typename G::towers;
        for (int t = 0; t < towers::count; ++t)
            for (int c = 0; c < towers::columns; ++c)
                for (int level = 0; level < triqueta::animals::levels<towers>(triqueta::tower{t}); ++level)
                    pieces.push_back(
                        static_cast<int>(dealt.whole().of(triqueta::tower{t}, triqueta::column{c}, level)));
    } else {
        for (auto const c : dealt.where().pile) pieces.push_back(static_cast<int>(c));
    }
    return pieces;
}

/// The new pile of one of each piece that is made for the `often`-th time.
std::vector<int> new_pile(deal<triqueta::race> const& dealt, int often) {
    auto order = dealt.whole();
    triqueta::triangles::race::table t;
    t.piles_made = often;
    triqueta::triangles::cards left;
    for (int kind = 0; kind < triqueta::triangles::piece_kinds; ++kind) left.add(triqueta::card(kind));
    std::vector<int> pieces;
    while (!left.empty()) {
        t.pile = static_cast<std::uint8_t>(left.total());
        auto const next = order.next(t, left);
        pieces.push_back(static_cast<int>(next));
        left.remove(next);
    }
    return pieces;
}

TEST(GoldenDeals, B4_W2_M1_R1_R6_a_seed_always_gives_the_same_deal) {
    std::ifstream file{support::project_file("tests/golden/deals.json")};
    auto const all = json::parse(file);
    ASSERT_GT(all.size(), 30U);
    for (auto const& golden : all) {
        auto const compare = [&]<game G>(triqueta::setup<G> const& start) {
            deal<G> const dealt{seed_of(golden["seed"]), start, std::stoull(golden["number"].get<std::string>())};
            EXPECT_EQ(pieces_of(dealt), golden["pieces"].get<std::vector<int>>());
            if constexpr (std::is_same_v<G, triqueta::race>) {
                EXPECT_EQ(new_pile(dealt, 1), golden["new_piles"][0].get<std::vector<int>>());
                EXPECT_EQ(new_pile(dealt, 2), golden["new_piles"][1].get<std::vector<int>>());
            }
        };
        SCOPED_TRACE(golden["game"].get<std::string>() + golden["players"].dump());
        EXPECT_FALSE(triqueta::shipped::visit(golden["game"].get<std::string>(), golden["players"], compare));
    }
}

/// The light tokens of the first tower, or the first cards of the pile.
template <game G>
std::vector<int> beginning(triqueta::setup<G> const& start) {
    auto pieces = pieces_of(deal<G>{triqueta::seed_from(7), start});
    pieces.resize(15);
    return pieces;
}

TEST(GoldenDeals, no_game_and_no_number_of_players_has_the_deal_of_another) {
    std::vector<std::vector<int>> deals;
    for (char const* const name :
         {"base_game", "hidden_wolves", "base_game_duel", "hidden_wolves_duel", "mayhem", "race"})
        for (int players = 2; players <= 27; ++players)
            static_cast<void>(triqueta::shipped::visit(
                name, players, [&]<game G>(triqueta::setup<G> const& start) { deals.push_back(beginning<G>(start)); }));
    ASSERT_EQ(deals.size(), 10U + 26 + 5);
    std::sort(deals.begin(), deals.end());
    EXPECT_EQ(std::adjacent_find(deals.begin(), deals.end()), deals.end());
}

TEST(GoldenDeals, who_begins_and_options_do_not_change_the_deal) {
    using triqueta::mayhem, triqueta::race, triqueta::seat;
    EXPECT_EQ(beginning<triqueta::base_game<3>>({seat{0}}), beginning<triqueta::base_game<3>>({seat{2}}));
    EXPECT_EQ(beginning<mayhem>({.players = 3}), beginning<mayhem>({.players = 3, .first = seat{1}, .fast = true}));
    EXPECT_EQ(beginning<race>({.players = 3}), beginning<race>({.players = 3, .first = seat{2}, .turn_cap = 9}));
}

}  // namespace

// tests/golden/fair_deals.json has fair deals that tests/checks/fair_deals.py worked out without the library.

#include <triqueta/play/fair_deal.hpp>

#include <triqueta/catalog.hpp>
#include <triqueta/play/deal.hpp>

#include "support/project_file.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <string>
#include <type_traits>
#include <vector>

namespace {

using nlohmann::json;
using namespace triqueta;

template <class Bytes>
Bytes from_hex(std::string const& text) {
    Bytes bytes{};
    if constexpr (requires { bytes.resize(1); }) bytes.resize(text.size() / 2);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<typename Bytes::value_type>(std::stoi(text.substr(2 * i, 2), nullptr, 16));
    return bytes;
}

json golden() {
    std::ifstream file{support::project_file("tests/golden/fair_deals.json")};
    return json::parse(file);
}

template <game G>
void expect_pieces(deal<G> const& dealt, std::vector<int> const& pieces) {
    std::vector<int> found;
    if constexpr (animals::variant<G>) {
        using towers = typename G::towers;
        for (int t = 0; t < towers::count; ++t)
            for (int c = 0; c < towers::columns; ++c)
                for (int level = 0; level < animals::levels<towers>(tower{t}); ++level)
                    found.push_back(static_cast<int>(dealt.whole().of(tower{t}, column{c}, level)));
    } else {
        for (auto const c : dealt.where().pile) found.push_back(static_cast<int>(c));
    }
    EXPECT_EQ(found, pieces);
}

TEST(GoldenFairDeals, are_worked_out_as_they_always_were) {
    auto const deals = golden()["deals"];
    ASSERT_GT(deals.size(), 20U);
    for (auto const& one : deals) {
        SCOPED_TRACE(one["game"].get<std::string>() + one["players"].dump());
        auto const check = [&]<game G>(setup<G> const& any) {
            auto start = any;
            start.first = seat{one["first"].get<int>()};
            auto const options = one["options"].get<std::vector<std::int32_t>>();
            ASSERT_FALSE(set_options<G>(start, options));
            auto terms = fair_terms_of<G>(start);
            auto const source = one["source"].get<std::string>();
            terms.match = from_hex<std::array<std::byte, 16>>(one["match"]);
            terms.number = std::stoull(one["number"].get<std::string>());
            for (auto const& s : one["contributors"]) terms.contributors.insert(seat{s.get<int>()});
            terms.source = source;
            EXPECT_EQ(terms.digest(), from_hex<sha256::digest>(one["terms"]));

            auto made = fair_deal::make(terms, from_hex<seed>(one["secret"]));
            ASSERT_TRUE(made);
            auto fair = *made;
            EXPECT_EQ(fair.commitment(), from_hex<sha256::digest>(one["commitment"]));
            std::size_t place = 0;
            for (seat const s : terms.contributors) {
                auto const commitment = fair.commitment_for(s, from_hex<seed>(one["contributions"][place]));
                ASSERT_TRUE(commitment);
                EXPECT_EQ(*commitment, from_hex<sha256::digest>(one["commitments"][place]));
                ASSERT_FALSE(fair.commit(s, from_hex<sha256::digest>(one["commitments"][place++])));
            }
            place = 0;
            for (seat const s : terms.contributors)
                ASSERT_FALSE(fair.reveal(s, from_hex<seed>(one["contributions"][place++])));
            auto const value = from_hex<std::vector<std::uint8_t>>(one["public"]);
            if (!value.empty()) {
                ASSERT_FALSE(fair.reveal_public(value));
            }
            EXPECT_EQ(fair.game_seed(), from_hex<seed>(one["seed"]));
            auto const dealt = deal<G>::make(fair, start);
            ASSERT_TRUE(dealt);
            expect_pieces(*dealt, one["pieces"].get<std::vector<int>>());
        };
        EXPECT_FALSE(shipped::visit(one["game"].get<std::string>(), one["players"].get<int>(), check));
    }
}

TEST(GoldenFairDeals, bytes_that_can_be_guessed_are_refused) {
    auto const all = golden()["guessable"];
    ASSERT_GT(all.size(), 10U);
    for (auto const& one : all)
        EXPECT_EQ(is_guessable(from_hex<seed>(one["bytes"])), one["guessable"].get<bool>()) << one;
}

}  // namespace

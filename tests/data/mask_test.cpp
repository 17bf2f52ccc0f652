#include <triqueta/data/mask.hpp>

#include <triqueta/triqueta.hpp>

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/games.hpp"
#include "properties/of_every_game.hpp"
#include "properties/walk.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace {

using namespace properties;

template <class Position>
void has_exactly_the_legal_actions(Position const& p) {
    constexpr int count = Position::action::count;
    std::vector<std::uint8_t> mask(static_cast<std::size_t>(count) + 4, 99);
    triqueta::write_mask(p, std::span{mask});
    std::vector<std::uint8_t> expected(mask.size(), 0);
    for (auto const a : p.legal()) expected[static_cast<std::size_t>(a.number())] = 1;
    for (auto behind = static_cast<std::size_t>(count); behind < mask.size(); ++behind) expected[behind] = 99;
    claim(mask == expected, "1 for each legal action, 0 for the others, nothing behind them");
}

template <class G>
class Mask : public of_every_game<G> {};
TYPED_TEST_SUITE(Mask, tested_games::as<testing::Types>);

TYPED_TEST(Mask, has_exactly_the_legal_actions) {
    this->check("a mask has exactly the legal actions", [](choices& from) {
        walk<TypeParam>(from, [&](auto const& s) {
            if (!from.one_in(8)) return;
            has_exactly_the_legal_actions(s);
            for (auto const who : viewers_of(s)) has_exactly_the_legal_actions(s.view(who));
        });
    });
}

// In a constant expression, and for who isn't to move.
static_assert([] {
    triqueta::state<triqueta::base_game<3>> const s;
    std::uint8_t mine[25]{};
    std::uint8_t others[25]{};
    triqueta::write_mask(s.view(triqueta::seat{0}), mine);
    triqueta::write_mask(s.view(triqueta::seat{1}), others);
    int sum = 0;
    int sum_of_others = 0;
    for (auto const m : mine) sum += m;
    for (auto const m : others) sum_of_others += m;
    return sum == s.legal().size() && sum > 0 && sum_of_others == 0;
}());

}  // namespace

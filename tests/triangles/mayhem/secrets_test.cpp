#include <triqueta/triangles/mayhem/secrets.hpp>

#include <triqueta/play/urn.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/mayhem_played.hpp"

#include <gtest/gtest.h>

#include <cstdint>

namespace triqueta::triangles::mayhem {
namespace {

using support::horizontal, support::mayhem_played, support::vertical;
using enum colour;

TEST(MayhemSecrets, T3_T4_unseen_is_all_that_is_neither_laid_nor_in_ones_own_hand) {
    auto const hand = cards_of(horizontal(1, pink), horizontal(1, pink), vertical(1, red));
    mayhem_played g{hand, cards_of(horizontal(2, red), horizontal(1, pink), vertical(2, red))};
    EXPECT_EQ(unseen(g.table(), nullptr), cards::all_pieces());
    EXPECT_EQ(unseen(g.table(), &g.secrets(seat{0})), cards::all_pieces() - hand);

    g.lay(horizontal(1, pink));
    EXPECT_EQ(unseen(g.table(), nullptr), cards::all_pieces() - cards_of(horizontal(1, pink)));
    EXPECT_EQ(unseen(g.table(), &g.secrets(seat{0})), cards::all_pieces() - hand) << "it was known already";
    EXPECT_EQ(unseen(g.table(), &g.secrets(seat{1})).of(horizontal(1, pink)), 1);
}

TEST(MayhemSecrets, T4_of_the_hand_the_fresh_cards_are_a_part) {
    for (std::uint64_t key = 0; key < 20; ++key) {
        dice random{key};
        state<game> s{{3, seat{0}, true}};
        while (!s.is_over()) {
            if (s.turn().is_chance())
                s.reveal_unchecked(urn{random}(s));
            else
                s.apply_unchecked(random.pick(s.legal()));
            for (auto const who : seat_set::first(3)) {
                ASSERT_TRUE(s.secrets(who).hand.contains(s.secrets(who).fresh));
                ASSERT_EQ(s.secrets(who).hand.total(), s.table().in_hand[who]);
                ASSERT_EQ(s.secrets(who).fresh.total(), who == s.table().mover ? s.table().fresh : 0);
            }
        }
    }
}

}  // namespace
}  // namespace triqueta::triangles::mayhem

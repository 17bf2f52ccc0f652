#include <triqueta/data/hash.hpp>

#include <triqueta/data.hpp>

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/games.hpp"
#include "properties/of_every_game.hpp"
#include "properties/walk.hpp"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace {

using namespace properties;
using triqueta::seat, triqueta::viewer;

std::string text_of(std::vector<std::byte> const& bytes) {
    std::string text;
    for (auto const b : bytes) text += static_cast<char>(b);
    return text;
}

/// The bits of a snapshot behind its header, hashed as docs/formats.md says; `bits`: how many they are.
std::uint64_t hash_by_the_book(std::uint32_t game, std::vector<std::byte> const& snapshot, std::size_t bits) {
    std::uint64_t hash = game;
    for (std::size_t word = 0; word <= bits / 64; ++word) {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < 8; ++i) {
            auto const place = 8 + 8 * word + i;
            if (place < snapshot.size()) value |= static_cast<std::uint64_t>(snapshot[place]) << 8 * i;
        }
        hash = (hash ^ value) * 0x9E37'79B9'7F4A'7C15;
        hash = (hash ^ hash >> 32) * 0xD6E8'FEB8'6659'FD93;
        hash ^= hash >> 32;
    }
    return hash;
}

/// Counts the bits that are written.
class bit_counter : public triqueta::numbers_out<bit_counter> {
  public:
    void number(int, int most) { count_ += static_cast<std::size_t>(triqueta::bits_for(most)); }
    [[nodiscard]] std::size_t count() const { return count_; }

  private:
    std::size_t count_ = 0;
};

template <class G>
class Hash : public of_every_game<G> {};
TYPED_TEST_SUITE(Hash, tested_games::as<testing::Types>);

TYPED_TEST(Hash, is_that_of_the_snapshots_bits) {
    this->check("a hash is that of the snapshot's bits", [](choices& from) {
        walk<TypeParam>(from, [&](auto const& s) {
            if (!from.one_in(8)) return;
            bit_counter bits;
            triqueta::detail::describe_state(s, bits);
            claim(hash_by_the_book(triqueta::game_code<TypeParam>(), triqueta::bytes(s), bits.count()) ==
                      triqueta::hash(s),
                  "of a state");
            for (auto const who : viewers_of(s)) {
                auto const v = s.view(who);
                bit_counter of_view;
                triqueta::detail::describe_view(v, of_view);
                claim(hash_by_the_book(triqueta::game_code<TypeParam>(), triqueta::bytes(v), of_view.count()) ==
                          triqueta::hash(v),
                      "of a view");
            }
        });
    });
}

TYPED_TEST(Hash, of_equal_positions_is_equal_and_of_different_ones_different) {
    std::map<std::uint64_t, std::string> seen;
    int same = 0;
    auto const note = [&](std::uint64_t hash, std::vector<std::byte> const& bytes) {
        auto const [place, is_new] = seen.try_emplace(hash, text_of(bytes));
        if (is_new) return;
        claim(place->second == text_of(bytes), "different positions have different hashes");
        ++same;
    };
    this->check("hashes tell positions apart", [&](choices& from) {
        walk<TypeParam>(from, [&](auto const& s) {
            note(triqueta::hash(s), triqueta::bytes(s));
            auto const all = viewers_of(s);
            auto const v = s.view(all[from.below(static_cast<std::uint32_t>(all.size()))]);
            note(triqueta::hash(v), triqueta::bytes(v));
            auto const again = triqueta::state<TypeParam>::assemble(s.table(), s.all_secrets());
            claim(triqueta::hash(again) == triqueta::hash(s), "equal positions have equal hashes");
        });
    });
    EXPECT_GT(same, 0) << "some position came twice";
}

TEST(Hashes, of_a_hundred_thousand_positions_are_all_different_and_use_every_bit) {
    std::set<std::uint64_t> hashes;
    std::set<std::string> positions;
    int ones[64]{};
    auto const note = [&](auto const& s) {
        auto const bytes = triqueta::bytes(s);
        if (!positions.insert(text_of(bytes)).second) return;
        auto const h = triqueta::hash(s);
        hashes.insert(h);
        for (int bit = 0; bit < 64; ++bit) ones[bit] += static_cast<int>(h >> bit & 1);
    };
    auto const play = [&]<class G>() {
        for (std::uint64_t key = 0; key < 400; ++key) {
            triqueta::dice dice{key};
            triqueta::state<G> s;
            triqueta::urn chance{dice};
            while (!s.is_over()) {
                if (s.turn().is_chance())
                    s.reveal_unchecked(chance(s));
                else
                    s.apply_unchecked(dice.pick(s.legal()));
                note(s);
            }
        }
    };
    play.operator()<triqueta::base_game<3>>();
    play.operator()<triqueta::hidden_wolves_duel>();
    play.operator()<triqueta::mayhem>();
    EXPECT_GT(positions.size(), 100'000U);
    EXPECT_EQ(hashes.size(), positions.size());
    auto const half = static_cast<int>(positions.size()) / 2;
    for (int const n : ones) EXPECT_NEAR(n, half, half / 20.0) << "each bit is set in half of them";
}

TEST(Hashes, of_one_position_in_two_games_are_different) {
    EXPECT_NE(triqueta::hash(triqueta::state<triqueta::base_game<2>>{}),
              triqueta::hash(triqueta::state<triqueta::base_game<3>>{}));
    triqueta::state<triqueta::base_game<2>> const s;
    EXPECT_NE(triqueta::hash(s.view(seat{0})), triqueta::hash(s.view(seat{1})));
    EXPECT_NE(triqueta::hash(s.view(seat{0})), triqueta::hash(s.view(viewer::spectator())));
}

// In a constant expression.
static_assert(triqueta::hash(triqueta::state<triqueta::race>{}) != 0);

}  // namespace

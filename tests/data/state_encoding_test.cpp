#include <triqueta/data/state_encoding.hpp>

#include "properties/games.hpp"

#include <triqueta/batch.hpp>

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace triqueta {
namespace {

template <class G>
class StateEncoding : public testing::Test {};
TYPED_TEST_SUITE(StateEncoding, properties::tested_games::as<testing::Types>);

TYPED_TEST(StateEncoding, is_that_of_a_view_with_every_seats_own_part) {
    using G = TypeParam;
    constexpr auto own = static_cast<std::size_t>(own_length<G>);
    constexpr auto before = static_cast<std::size_t>(own_offset<G>);
    constexpr auto seats = static_cast<std::size_t>(rules_of<G>::most_players);
    for (auto const& field : encoding_fields<G>)
        if (std::string_view{field.name}.starts_with("own_")) {
            EXPECT_GE(field.offset, own_offset<G>);
            EXPECT_LE(field.offset + field.length, own_offset<G> + own_length<G>);
        }

    dice random{3};
    state<G> s;
    for (int step = 0; step < 300 && !s.is_over(); ++step) {
        if (s.turn().is_chance()) {
            s.reveal_unchecked(urn{random}(s));
            continue;
        }
        auto const all = encode(s);
        EXPECT_EQ(all[0], -1);
        for (std::size_t i = 0; i < seats; ++i) {
            auto const view = encode(s.view(seat{static_cast<int>(i)}));
            for (std::size_t place = 1; place < before; ++place) ASSERT_EQ(all[place], view[place]);
            if (static_cast<int>(i) >= s.players()) break;
            for (std::size_t place = 0; place < own; ++place)
                ASSERT_EQ(all[before + i * own + place], view[before + place]) << i;
        }
        s.apply_unchecked(random.pick(s.legal()));
    }
}

/// What has no place anywhere is what nobody has drawn.
TEST(StateEncodingOfBaseGame, ends_in_what_is_not_drawn) {
    using game = base_game<2>;
    auto const all = encode(state<game>{});
    int sum = 0;
    for (std::size_t i = all.size() - 6; i < all.size(); ++i) sum += all[i];
    EXPECT_EQ(sum, 60);
    dice random{3};
    state<game> s;
    while (!s.is_over()) {
        if (s.turn().is_chance()) {
            auto const before = encode(s);
            auto const drawn = urn{random}(s);
            s.reveal_unchecked(drawn);
            auto const after = encode(s);
            auto const place = after.size() - 6 + static_cast<std::size_t>(detail::as_number(drawn));
            EXPECT_EQ(after[place], before[place] - 1);
        } else {
            s.apply_unchecked(random.pick(s.legal()));
        }
    }
}

}  // namespace
}  // namespace triqueta

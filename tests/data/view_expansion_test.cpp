#include <triqueta/data/view_expansion.hpp>

#include "properties/games.hpp"

#include <triqueta/data.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace triqueta {
namespace {

template <game G>
std::vector<std::int8_t> expanded(view<G> const& v, expand_how how) {
    auto const expand = view_expansion::of<G>(v.players(), how);
    std::vector<std::int8_t> all(static_cast<std::size_t>(expand.length()), 77);
    expand(encode(v), all);
    return all;
}

/// The values of a field of a view, as the list of fields tells them.
template <game G>
std::vector<std::int32_t> values_of(view<G> const& v, std::size_t index) {
    std::vector<std::int32_t> all(view_fields<G>[index].size(), -1);
    static_cast<void>(write_field(v, static_cast<int>(index), all));
    return all;
}

template <class G>
class ViewExpansion : public testing::Test {};
TYPED_TEST_SUITE(ViewExpansion, properties::tested_games::as<testing::Types>);

TYPED_TEST(ViewExpansion, changes_nothing_if_nothing_is_asked_for) {
    using G = TypeParam;
    state<G> const s;
    auto const v = s.view(seat{s.players() - 1});
    EXPECT_TRUE(std::ranges::equal(expanded(v, {false, false}), encode(v)));
}

TYPED_TEST(ViewExpansion, has_a_one_at_each_value_and_turns_seats) {
    using G = TypeParam;
    dice random{3};
    state<G> s;
    for (int step = 0; step < 120 && !s.is_over(); ++step) {
        if (s.turn().is_chance()) {
            s.reveal_unchecked(urn{random}(s));
            continue;
        }
        int const players = s.players();
        for (int i = 0; i < players; ++i) {
            auto const v = s.view(seat{i});
            auto const all = expanded(v, {});
            auto const expand = view_expansion::of<G>(players);
            std::size_t next = 0;
            for (std::size_t index = 0; index < view_fields<G>.size(); ++index) {
                field const& f = view_fields<G>[index];
                auto const place = expand.field(index);
                ASSERT_EQ(static_cast<std::size_t>(place.offset), next) << f.name;
                next += static_cast<std::size_t>(place.length);
                auto const& e = encoding_fields<G>[index];
                bool const is_wide = e.length != f.rows * f.length;
                bool const is_kind = f.kind == field_kind::choices || f.kind == field_kind::pieces;
                if (is_wide || (!is_kind && f.kind != field_kind::seats)) {
                    ASSERT_EQ(place.length, e.length) << f.name;
                    continue;
                }
                auto const values = values_of(v, index);
                int const width = f.most + 1;
                ASSERT_EQ(place.length, width * f.rows * f.length) << f.name;
                for (int row = 0; row < f.rows; ++row)
                    for (int column = 0; column < f.length; ++column) {
                        int const from = f.is_by_seat && row < players ? (row + i) % players : row;
                        int value = values[static_cast<std::size_t>(from * f.length + column)];
                        if (f.kind == field_kind::seats && index > 0 && value >= 0)
                            value = (value + players - i) % players;
                        auto const* const at =
                            &all[static_cast<std::size_t>(place.offset + (row * f.length + column) * width)];
                        for (int one = 0; one < width; ++one)
                            ASSERT_EQ(at[one], one == value ? 1 : 0) << f.name << ' ' << row << ' ' << column;
                    }
            }
            ASSERT_EQ(next, all.size());
        }
        s.apply_unchecked(random.pick(s.legal()));
    }
}

TEST(ViewExpansionOfBaseGame, turns_the_rows_of_seats) {
    using game = base_game<3>;
    dice random{3};
    state<game> s;
    for (int step = 0; step < 60; ++step) {
        if (s.turn().is_chance())
            s.reveal_unchecked(urn{random}(s));
        else
            s.apply_unchecked(random.pick(s.legal()));
    }
    auto const field = [](std::string_view name) {
        std::size_t index = 0;
        while (encoding_fields<game>[index].name != name) ++index;
        return encoding_fields<game>[index];
    };
    auto const plain = encode(s.view(seat{2}));
    auto const turned = expanded(s.view(seat{2}), {true, false});
    ASSERT_EQ(turned.size(), plain.size());
    auto const up = field("up");
    for (int i = 0; i < 3; ++i)
        for (int kind = 0; kind < 6; ++kind)
            EXPECT_EQ(turned[static_cast<std::size_t>(up.offset + 6 * i + kind)],
                      plain[static_cast<std::size_t>(up.offset + 6 * ((i + 2) % 3) + kind)]);
    auto const rows = field("rows");  // they belong to nobody
    for (int i = 0; i < rows.length; ++i)
        EXPECT_EQ(turned[static_cast<std::size_t>(rows.offset + i)], plain[static_cast<std::size_t>(rows.offset + i)]);
    auto const rock = static_cast<std::size_t>(field("rock").offset);
    EXPECT_EQ(turned[rock], (plain[rock] + 1) % 3);
    EXPECT_EQ(turned[0], 2) << "the viewer";
}

/// Encoded views come from outside: any bytes are expanded without harm.
TEST(ViewExpansionOfRace, takes_any_bytes) {
    dice random{5};
    for (int round = 0; round < 300; ++round) {
        std::array<std::int8_t, static_cast<std::size_t>(encoding_length<race>)> view;
        for (auto& one : view) one = static_cast<std::int8_t>(random.draw() >> 24);
        auto const expand = view_expansion::of<race>(2 + round % 5);
        std::vector<std::int8_t> out(static_cast<std::size_t>(expand.length()));
        expand(view, out);
    }
}

}  // namespace
}  // namespace triqueta

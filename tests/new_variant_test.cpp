// The steps by which CONTRIBUTING.md adds a variant.

#include "properties/animals_pieces.hpp"
#include "properties/choices.hpp"
#include "properties/legal.hpp"
#include "properties/noninterference.hpp"
#include "properties/square.hpp"
#include "properties/walk.hpp"

#include <triqueta/catalog.hpp>
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <cstdint>
#include <type_traits>
#include <vector>

namespace triqueta::animals {

/// Two light tokens of a draw may go the same way, but not both into the box.
struct draw_two_freely : draw_two {
    static constexpr options options_after(option first) {
        return first == option::box ? all_options.without(option::box) : all_options;
    }
};
static_assert(draw_policy<draw_two_freely>);

struct free_duel : hidden_wolves_duel {
    static constexpr char const* name = "free_duel";

    struct draw : draw_two_freely {};
};
static_assert(playable<free_duel> && !official<free_duel>);

}  // namespace triqueta::animals

namespace {

using triqueta::animals::free_duel;
using games_here = triqueta::catalog<triqueta::shipped, free_duel>;

TEST(NewVariant, is_chosen_by_its_name) {
    int visits = 0;
    EXPECT_FALSE(games_here::visit(
        "free_duel", 2, [&]<class G>(triqueta::setup<G> const&) { visits += std::is_same_v<G, free_duel>; }));
    EXPECT_EQ(visits, 1);
    EXPECT_FALSE(games_here::find("free_duel", 3));
    EXPECT_STREQ(games_here::all().back().name, "free_duel");
}

TEST(NewVariant, D4_does_differently_what_it_names) {
    triqueta::state<free_duel> s;
    for (int i = 0; i < 2; ++i) ASSERT_FALSE(s.apply(triqueta::draw(triqueta::column{0})));
    for (int i = 0; i < 2; ++i) ASSERT_FALSE(s.reveal(triqueta::animal::owl));
    auto twice_boxed = s;
    ASSERT_FALSE(s.apply(triqueta::lay(triqueta::row{0})));
    EXPECT_FALSE(s.apply(triqueta::lay(triqueta::row{1})));
    ASSERT_FALSE(twice_boxed.apply(triqueta::box()));
    EXPECT_EQ(twice_boxed.apply(triqueta::box()), triqueta::animals::refusals::same_option);
}

TEST(NewVariant, keeps_every_law) {
    for (std::uint8_t key = 0; key < 50; ++key) {
        std::vector<std::uint8_t> const bytes{key};
        properties::choices from{bytes};
        ASSERT_NO_THROW(properties::walk<free_duel>(from, [&](auto const& s) {
            properties::legal_is_exactly_what_apply_accepts(s);
            properties::pieces_are_conserved(s);
            properties::others_secrets_change_nothing(s, from);
        }));
        ASSERT_NO_THROW(properties::events_carry_every_view_along<free_duel>(from));
    }
}

}  // namespace

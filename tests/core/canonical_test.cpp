#include <triqueta/core/canonical.hpp>

#include <triqueta/data.hpp>

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/of_every_game.hpp"
#include "properties/walk.hpp"
#include "support/hand_played.hpp"

#include <gtest/gtest.h>

#include <cstdint>

namespace triqueta {
namespace {

using namespace properties;
using enum animal;
using support::hand_played;

/// Other numbers for things that are alike, by chance; towers only among those for later rounds built alike.
template <game G>
symmetry<G> any_symmetry(state<G> const& s, choices& from) {
    symmetry<G> by{};
    if constexpr (requires { by.rows; }) {
        auto const shuffle = [&](auto& numbers, int first, int count) {
            for (int last = first + count - 1; last > first; --last) {
                auto const other = first + static_cast<int>(from.below(static_cast<std::uint32_t>(last - first + 1)));
                std::swap(numbers.values[static_cast<unsigned>(last)], numbers.values[static_cast<unsigned>(other)]);
            }
        };
        shuffle(by.rows, 0, G::players);
        shuffle(by.columns, 0, G::towers::columns);
        if (G::towers::count > 1) shuffle(by.of_towers, 1, G::towers::count - 1);
        if (!s.is_over())
            for (int i = 0; i < G::players; ++i)
                if (from.one_in(2)) by.swapped.insert(seat{i});
    }
    return by;
}

template <game G>
void canonical_is_the_same_by_any_numbers(state<G> const& s, choices& from) {
    auto const form = canonical(s);
    auto const other = renumbered(s, any_symmetry(s, from));
    claim(canonical(other).position() == form.position(), "positions that differ by numbers alone have one form");
    claim(canonical_hash(other) == canonical_hash(s), "and one hash");
    claim(canonical(form.position()).position() == form.position(), "a canonical position is its own form");
    claim(renumbered(form.position(), form.by().inverse()) == s, "the way there leads back");
    claim(check_position<G>(form.position().table(), form.position().all_secrets()).empty(), "it can be");
    for (auto const who : viewers_of(s)) {
        auto const seen = canonical(s.view(who));
        claim(seen.position() == canonical(other.view(who)).position(), "views have a form too");
        claim(canonical_hash(other.view(who)) == hash(seen.position()), "and a hash");
    }
    if (!s.turn().is_seat()) return;
    claim(form.position().legal().size() == s.legal().size(), "as many actions");
    for (auto const a : s.legal()) {
        claim(form.position().legal().contains(form.there(a)) && form.back(form.there(a)) == a, "each has its like");
        auto here = s;
        auto there = form.position();
        here.apply_unchecked(a);
        there.apply_unchecked(form.there(a));
        claim(canonical(here).position() == canonical(there).position(), "and leads to the like");
    }
}

template <class G>
class Canonical : public of_every_game<G> {};
using games_with_symmetries =
    testing::Types<base_game<2>, hidden_wolves<3>, hidden_wolves_duel, base_game_duel, mayhem, race>;
TYPED_TEST_SUITE(Canonical, games_with_symmetries);

TYPED_TEST(Canonical, positions_that_differ_by_numbers_alone_are_one) {
    this->check("one form for all", [](choices& from) {
        walk<TypeParam>(from, [&](auto const& s) {
            if (from.one_in(4)) canonical_is_the_same_by_any_numbers(s, from);
        });
    });
}

TEST(CanonicalForm, of_rows_columns_and_kept_tokens_is_known) {
    hand_played<base_game<2>> one;
    one.draw(0, owl).lay(0).draw(3, bear).keep().draw(1, ram).keep().draw(2, boar).keep();
    hand_played<base_game<2>> two;
    two.draw(4, owl).lay(1).draw(2, boar).keep().draw(1, ram).keep().draw(0, bear).keep();
    EXPECT_NE(one, two);
    EXPECT_EQ(canonical(one).position(), canonical(two).position());
    EXPECT_EQ(canonical_hash(one), canonical_hash(two));
}

TEST(CanonicalForm, tells_apart_what_differs_by_more) {
    hand_played<base_game<2>> one;
    one.draw(0, owl).lay(0).draw(0, bear).keep();
    hand_played<base_game<2>> higher;
    higher.draw(0, owl).lay(0).draw(1, bear).keep();
    hand_played<base_game<2>> other;
    other.draw(0, owl).lay(0).draw(0, ram).keep();
    EXPECT_NE(canonical(one).position(), canonical(higher).position());
    EXPECT_NE(canonical(one).position(), canonical(other).position());
    EXPECT_NE(canonical_hash(one), canonical_hash(other));
}

TEST(CanonicalForm, is_found_in_a_constant_expression) {
    static_assert([] {
        state<hidden_wolves<3>> s;
        s.apply_unchecked(draw(column{2}));
        s.reveal_unchecked(owl);
        s.apply_unchecked(lay(row{1}));
        return canonical(s).position().table().rows[row{0}].of(owl) == 1;
    }());
}

}  // namespace
}  // namespace triqueta

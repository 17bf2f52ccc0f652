#include <triqueta/animals/refusals.hpp>

#include <triqueta/animals/refusal_list.hpp>

#include <triqueta/animals/variants.hpp>

#include "support/golden_refusals.hpp"
#include "support/hand_played.hpp"

#include <gtest/gtest.h>

#include <set>

namespace triqueta::animals {
namespace {

using enum animal;
using support::hand_played;

constexpr support::golden_refusal golden[] = {
    {refusals::no_such_row, 32, {'B', 3}},   {refusals::no_such_column, 33, {'B', 4}},
    {refusals::no_such_tower, 34, {'B', 4}}, {refusals::column_empty, 35, {'B', 8}},
    {refusals::row_not_there, 36, {'B', 9}}, {refusals::kept_enough, 37, {'B', 10}},
    {refusals::row_taken, 38, {'B', 11}},    {refusals::tower_used, 39, {'B', 17}},
    {refusals::not_kept, 40, {'B', 18}},     {refusals::no_box, 41, {'D', 3}},
    {refusals::same_option, 42, {'D', 4}},   {refusals::too_few_to_draw, 43, {'D', 5}},
};

TEST(Refusals, codes_and_rules_are_what_they_always_were) { support::expect_as_they_always_were(golden); }

TEST(Refusals, are_listed_with_their_names_and_no_code_twice) { support::expect_listed(golden, all_refusals); }

/// A house variant of fewer towers and columns, so that there are numbers beyond them.
struct small : base_game<2> {
    struct pack : light_pack {
        static constexpr by_kind light = values(3, 3);
    };
    struct towers : four_towers {
        static constexpr int count = 2;
        static constexpr int columns = 1;
    };
};
static_assert(playable<small>);

TEST(Refusals, B3_B4_B8_B9_B10_B11_B17_B18_D3_D4_D5_each_is_provoked_by_breaking_its_rule) {
    std::set<int> provoked;
    auto const expect = [&provoked](refusal no, refusal why) {
        EXPECT_EQ(no, why);
        provoked.insert(no.code());
    };

    hand_played<base_game<2>> g;
    expect(g.apply(take(row{2})), refusals::no_such_row);
    g.draw(0, owl).keep().draw(0, owl).lay(0).draw(0, owl).keep();
    expect(g.apply(draw(column{0})), refusals::column_empty);
    g.draw(1, owl).lay(0).draw(1, owl);
    expect(g.apply(keep()), refusals::kept_enough);
    expect(g.apply(lay(row{2})), refusals::no_such_row);
    expect(g.apply(box()), refusals::no_box);
    g.lay(1).take(0);
    expect(g.apply(take(row{0})), refusals::row_taken);
    g.draw(2, ram);
    expect(g.apply(lay(row{0})), refusals::row_not_there);
    g.lay(1).take(1);
    expect(g.apply(choose(tower{0})), refusals::tower_used);

    hand_played<base_game<2>> end;
    end.draw(0, owl).keep().end_rounds();
    expect(end.apply(decide(2)), refusals::not_kept);

    hand_played<small> few;
    expect(few.apply(draw(column{1})), refusals::no_such_column);
    few.take_rest();
    expect(few.apply(choose(tower{2})), refusals::no_such_tower);

    hand_played<base_game_duel> duel;
    duel.draw(0, owl, 0, bear).lay(0);
    expect(duel.apply(lay(row{1})), refusals::same_option);
    duel.keep().draw_down_to(1);
    expect(duel.apply(draw(column{4})), refusals::too_few_to_draw);

    for (auto const& entry : golden) EXPECT_TRUE(provoked.contains(entry.code)) << entry.code << " was not";
}

}  // namespace
}  // namespace triqueta::animals

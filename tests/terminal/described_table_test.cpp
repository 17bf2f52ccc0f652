#include "terminal/described/table.hpp"

#include "described_games.hpp"
#include "terminal/words/language.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace {

using namespace terminal;
using triqueta::seat, triqueta::viewer;

constexpr pen plain{in_english, false, false};

triqueta::match<described_wolves> in_play() {
    triqueta::match<described_wolves> m{triqueta::setup<described_wolves>{}};
    EXPECT_FALSE(m.play(seat{0}, triqueta::draw(triqueta::column{3})));
    EXPECT_FALSE(m.reveal(triqueta::animal::owl));
    return m;
}

bool has(lines const& page, std::string const& line) { return std::find(page.begin(), page.end(), line) != page.end(); }

TEST(DescribedTable, a_line_for_each_field_has_its_values) {
    auto const page = draw_table(in_play().view(viewer::spectator()), plain);
    EXPECT_TRUE(has(page, "phase: place"));
    EXPECT_TRUE(has(page, "left: 3, 3, 3, 2, 3"));
    EXPECT_TRUE(has(page, "rows: -, -, -"));
    for (auto const& line : page) EXPECT_NE(line.front(), '[') << "tags are no fields";
}

TEST(DescribedTable, things_are_in_the_language_and_the_rest_is_as_described) {
    auto m = in_play();
    EXPECT_FALSE(m.play(seat{0}, triqueta::lay(triqueta::row{1})));
    EXPECT_TRUE(has(draw_table(m.view(seat{1}), {in_german, false, false}), "rows: -, Eule, -"));
    EXPECT_TRUE(has(draw_table(m.view(seat{1}), {in_french, false, false}), "rows: -, Chouette, -"));
}

TEST(DescribedTable, a_name_is_strong_and_what_is_long_goes_on_in_the_next_line) {
    triqueta::triangles::mayhem::table t;
    for (auto const c : triqueta::triangles::mayhem::table::deck()) t.played.add(c);
    auto const v = triqueta::view<described_mayhem>::assemble(t, {}, viewer::spectator());
    auto const page = draw_table(v, {in_english, true, true});
    EXPECT_EQ(page.front(), "\x1b[1mplayers:\x1b[0m 2");
    EXPECT_EQ(page.back().substr(0, 2), "  ");
    EXPECT_EQ(page.back().substr(page.back().size() - 3), "c3g");
}

TEST(DescribedTable, K2_secrets_are_told_to_their_player_alone) {
    auto const m = in_play();
    EXPECT_EQ(tell_secrets(m.view(seat{0}), plain), lines{"Known to you alone - own_drawn: owl."});
    EXPECT_TRUE(tell_secrets(m.view(seat{1}), plain).empty()) << "who has none";
    EXPECT_TRUE(tell_secrets(m.view(viewer::spectator()), plain).empty());
    for (auto const who : {viewer{seat{1}}, viewer::spectator()})
        for (auto const& line : draw_table(m.view(who), plain)) EXPECT_EQ(line.find("owl"), std::string::npos) << line;
}

}  // namespace

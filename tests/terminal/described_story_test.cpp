#include "terminal/described/story.hpp"

#include "described_games.hpp"
#include "terminal/described/commands.hpp"
#include "terminal/narrator.hpp"
#include "terminal/words/language.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace terminal {

struct described_and_introduced : only_described<triqueta::hidden_wolves<3>> {
    static constexpr char const* name = "described_and_introduced";
};
inline lines introduction(triqueta::view<described_and_introduced> const&, pen const&) { return {"An introduction."}; }

}  // namespace terminal

namespace {

using namespace terminal;
using triqueta::seat, triqueta::viewer;

constexpr pen plain{in_english, false, false};

triqueta::match<described_wolves> in_play() {
    triqueta::match<described_wolves> m{triqueta::setup<described_wolves>{}};
    EXPECT_FALSE(m.play(seat{0}, triqueta::draw(triqueta::column{2})));
    EXPECT_FALSE(m.reveal(triqueta::animal::owl));
    EXPECT_FALSE(m.play(seat{0}, triqueta::lay(triqueta::row{0})));
    EXPECT_FALSE(m.play(seat{1}, triqueta::take(triqueta::row{0})));
    return m;
}

template <class G>
lines told(triqueta::match<G> const& m, viewer who, pen const& p) {
    narrator<G> listener{triqueta::view<G>{who, m.start()}, p};
    EXPECT_FALSE(listener.follow(m));
    listener.pause();
    return listener.take();
}

TEST(DescribedStory, an_event_is_told_in_the_words_of_the_notation) {
    EXPECT_EQ(told(in_play(), viewer::spectator(), plain),
              (lines{"Seat 0: draw 2", "Seat 0: lay 0 owl", "Seat 1: take 0"}));
    EXPECT_EQ(told(in_play(), viewer::spectator(), {in_german, false, false}),
              (lines{"Platz 0: ziehe 2", "Platz 0: lege 0 Eule", "Platz 1: nimm 0"}));
    EXPECT_EQ(told(in_play(), viewer::spectator(), {in_french, false, false}).front(), "Place 0 : pioche 2");
}

TEST(DescribedStory, what_was_drawn_is_told_to_those_who_saw_it) {
    EXPECT_EQ(told(in_play(), seat{0}, plain),
              (lines{"You: draw 2", "You: (owl)", "You: lay 0 owl", "Seat 1: take 0"}));
}

TEST(DescribedStory, players_go_by_the_names_that_are_known) {
    lines const names{"", "Ada"};
    EXPECT_EQ(told(in_play(), viewer::spectator(), plain.naming(names)).back(), "Ada: take 0");
    EXPECT_EQ(told(in_play(), viewer::spectator(), plain.naming(names)).front(), "Seat 0: draw 2");
}

TEST(DescribedStory, the_end_is_told) {
    triqueta::match<described_race> m{triqueta::seed_from(1), {2, seat{0}, 1}};
    triqueta::dice dice{1};
    while (auto const mover = m.to_move()) ASSERT_FALSE(m.play(*mover, dice.pick(m.view(*mover).legal())));
    EXPECT_EQ(told(m, viewer::spectator(), plain).back(), "The game is over.");
}

TEST(DescribedStory, the_rules_are_what_the_fields_mean) {
    auto const v = in_play().view(seat{0});
    auto const rules = rules_in_brief(v, plain);
    for (char const* const line :
         {"tower: the current tower", "own_kept: list of the kept light tokens, in the order kept"})
        EXPECT_NE(std::find(rules.begin(), rules.end(), line), rules.end()) << line;
    EXPECT_EQ(introduction(v, plain).front().rfind("Triqueta: Hidden Wolves, ", 0), 0U);
}

TEST(DescribedStory, an_action_is_typed_as_the_notation_has_it) {
    triqueta::view<described_wolves> const v{seat{0}, {}};
    EXPECT_EQ(commands_of(v, triqueta::draw(triqueta::column{3}), plain), lines{"draw 3"});
    EXPECT_EQ(explained(v, triqueta::take(triqueta::row{1}), {in_german, false, false}), "nimm 1");
}

TEST(DescribedStory, a_game_may_have_any_part_of_its_own) {
    triqueta::view<described_and_introduced> const v{viewer::spectator(), {}};
    EXPECT_EQ(introduction(v, plain), lines{"An introduction."});
    EXPECT_EQ(question(v, plain), plain.say().moves);
}

}  // namespace

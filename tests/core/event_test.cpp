#include <triqueta/core/event.hpp>

#include <triqueta/triangles/triangles.hpp>

#include "support/mayhem_played.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace triqueta::triangles {
namespace {

using support::horizontal;
using enum colour;
using mayhem::play, mayhem::stop;
using event = triqueta::event<mayhem::game>;

TEST(PublicEvent, names_the_action_or_the_card_behind_it) {
    EXPECT_EQ(event::did(stop()).action(), stop());
    EXPECT_EQ(event::did(stop()).outcome(), std::nullopt);
    EXPECT_EQ(event::drew(horizontal(1, red)).action(), std::nullopt);
    EXPECT_EQ(event::drew(horizontal(1, red)).outcome(), horizontal(1, red));
    EXPECT_EQ(event::drew().action(), std::nullopt);
    EXPECT_EQ(event::drew().outcome(), std::nullopt);
}

TEST(PublicEvent, T4_only_whoever_draws_a_card_sees_which_it_is) {
    auto const drawn = event::drew(horizontal(1, red)).by(seat{1});
    EXPECT_EQ(drawn.seen_by(seat{1}), drawn);
    EXPECT_EQ(drawn.seen_by(seat{0}), event::drew().by(seat{1}));
    EXPECT_EQ(drawn.seen_by(viewer::spectator()), event::drew().by(seat{1}));
}

TEST(PublicEvent, T3_everybody_sees_what_is_played) {
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, viewer::spectator()})
        for (event const& e : {event::did(play(horizontal(2, green))), event::did(stop())})
            EXPECT_EQ(e.by(seat{1}).seen_by(who), e.by(seat{1}));
}

TEST(PublicEvent, T4_discloses_something_if_a_card_is_drawn_or_leaves_a_hand) {
    EXPECT_TRUE(event::drew().discloses());
    EXPECT_TRUE(event::drew(horizontal(1, red)).discloses());
    EXPECT_FALSE(event::did(stop()).discloses());
    EXPECT_TRUE(event::did(play(horizontal(2, green))).discloses());
}

TEST(PublicEvent, T4_of_a_state_tells_the_seat_and_the_action_or_the_card) {
    state<mayhem::game> const s{{.players = 2, .first = seat{1}}};
    EXPECT_EQ(s.event_of(play(horizontal(2, green))), event::did(play(horizontal(2, green))).by(seat{1}));
    EXPECT_EQ(s.event_of(horizontal(1, red)), event::drew(horizontal(1, red)).by(seat{1}));
}

}  // namespace
}  // namespace triqueta::triangles

#include "triqueta/any/live_view.hpp"

#include "any/tested_games.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <utility>
#include <vector>

namespace triqueta {
namespace {

using message = std::vector<std::byte>;

any_match make(char const* text = "base_game") {
    auto made = tested::games.make(text, seed_from(3));
    EXPECT_TRUE(made);
    return *std::move(made);
}
void play(any_match& m, int actions = 1) {
    while (actions-- > 0) {
        auto const who = *m.to_move();
        ASSERT_FALSE(m.play(who, m.view(who).legal()[0]));
    }
}

TEST(LiveView, begins_with_a_whole_view_and_follows) {
    auto m = make();
    live_view view{tested::games};
    EXPECT_FALSE(view);
    EXPECT_EQ(view.get(), nullptr);
    for (int i = 0; i < 10; ++i) {
        EXPECT_EQ(view.take(m.catch_up(seat{0}, view.cursor())), stream_step::go_on);
        ASSERT_TRUE(view);
        EXPECT_FALSE(view.why());
        EXPECT_EQ(*view, m.view(seat{0}));
        play(m);
    }
}

TEST(LiveView, takes_nothing_twice) {
    auto m = make();
    live_view view{tested::games};
    static_cast<void>(view.take(m.catch_up(seat{0})));
    play(m);
    auto const next = m.catch_up(seat{0}, view.cursor());
    EXPECT_EQ(view.take(next), stream_step::go_on);
    EXPECT_EQ(view.take(next), stream_step::go_on);
    EXPECT_EQ(view.why(), refusal::repeated_message);
    EXPECT_EQ(*view, m.view(seat{0}));
}

TEST(LiveView, catches_up_after_a_lost_message) {
    auto m = make();
    live_view view{tested::games};
    static_cast<void>(view.take(m.catch_up(seat{0})));
    play(m);
    auto const seen = m.cursor(seat{0});
    play(m);
    EXPECT_EQ(view.take(m.catch_up(seat{0}, seen)), stream_step::catch_up);
    EXPECT_EQ(view.why(), refusal::missed_messages);
    ASSERT_TRUE(view) << "it asks with its cursor first";
    EXPECT_EQ(view.take(m.catch_up(seat{0}, view.cursor())), stream_step::go_on);
    EXPECT_EQ(*view, m.view(seat{0}));
}

TEST(LiveView, begins_anew_if_catching_up_does_not_help) {
    auto later = make();
    auto const loaded = tested::games.read_session(later.bytes(), 7);
    ASSERT_TRUE(loaded);
    live_view view{tested::games};
    static_cast<void>(view.take(loaded->catch_up(seat{0})));

    // A server whose run isn't greater, against what read_session wants.
    play(later, 3);
    EXPECT_EQ(view.take(later.catch_up(seat{0}, later.cursor(seat{0}))), stream_step::catch_up);
    EXPECT_NE(view.cursor(), cursor{});
    EXPECT_EQ(view.take(later.catch_up(seat{0}, view.cursor())), stream_step::catch_up);
    EXPECT_EQ(view.cursor(), cursor{}) << "it asks for the whole view";
    auto const before = later.cursor(seat{0});
    play(later);
    EXPECT_EQ(view.take(later.catch_up(seat{0}, before)), stream_step::go_on) << "it was under way";
    EXPECT_FALSE(view);
    EXPECT_EQ(view.take(later.catch_up(seat{0}, view.cursor())), stream_step::go_on);
    ASSERT_TRUE(view);
    EXPECT_EQ(*view, later.view(seat{0}));
}

TEST(LiveView, gives_up_what_it_can_not_read) {
    live_view view{tested::games};
    EXPECT_EQ(view.take(message(100, std::byte{1})), stream_step::give_up);
    EXPECT_EQ(view.why(), refusal::wrong_format);
    auto whole = make().catch_up(seat{0});
    whole.back() ^= std::byte{1};
    EXPECT_EQ(view.take(whole), stream_step::give_up);
    EXPECT_EQ(view.why(), refusal::damaged);
}

TEST(LiveView, leaves_for_another_match) {
    auto m = make();
    auto other = make("hidden_wolves");
    live_view view{tested::games};
    static_cast<void>(view.take(m.catch_up(seat{0})));
    EXPECT_EQ(view.take(other.catch_up(seat{1})), stream_step::catch_up);
    view.leave();
    EXPECT_EQ(view.cursor(), cursor{});
    EXPECT_EQ(view.take(other.catch_up(seat{1})), stream_step::go_on);
    EXPECT_EQ(*view, other.view(seat{1}));
}

}  // namespace
}  // namespace triqueta

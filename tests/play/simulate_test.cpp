#include <triqueta/batch.hpp>

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <thread>
#include <vector>

namespace {

using game = triqueta::hidden_wolves<3>;
using triqueta::simulate;
using triqueta::uniform;

TEST(Simulate, any_split_gives_the_same_totals) {
    auto const whole = simulate<game>(7, {.first = 100, .count = 300}, uniform);
    EXPECT_EQ(whole.games, 300U);
    EXPECT_EQ(whole, simulate<game>(7, {.first = 100, .count = 1}, uniform) +
                         simulate<game>(7, {.first = 101, .count = 0}, uniform) +
                         simulate<game>(7, {.first = 101, .count = 299}, uniform));
    EXPECT_EQ(whole, simulate<game>(7, {.first = 250, .count = 150}, uniform) +
                         simulate<game>(7, {.first = 100, .count = 150}, uniform));
}

TEST(Simulate, threads_give_the_same_totals) {
    auto const whole = simulate<game>(7, {.first = 0, .count = 400}, uniform);
    std::vector<triqueta::totals<game>> parts(4);
    std::vector<std::thread> threads;
    for (std::uint64_t part = 0; part < 4; ++part)
        threads.emplace_back(
            [&, part] { parts[part] = simulate<game>(7, {.first = 100 * part, .count = 100}, uniform); });
    for (auto& thread : threads) thread.join();
    EXPECT_EQ(whole, parts[0] + parts[1] + parts[2] + parts[3]);
}

TEST(Simulate, another_key_plays_other_games) {
    EXPECT_NE(simulate<game>(7, {.first = 0, .count = 20}, uniform),
              simulate<game>(8, {.first = 0, .count = 20}, uniform));
}

// Means of random play in the base game with three players, from two independent programs.
TEST(Simulate, random_play_has_the_known_means) {
    constexpr auto games = 40'000U;
    auto const t = simulate<triqueta::base_game<3>>(1, {.first = 0, .count = games}, uniform);
    EXPECT_NEAR(static_cast<double>(t.actions) / games, 78.05, 0.4);
    EXPECT_NEAR(static_cast<double>(t.points[0]) / games, 10.35, 0.25);
    EXPECT_NEAR(static_cast<double>(t.points[1]) / games, 10.68, 0.25);
    EXPECT_NEAR(static_cast<double>(t.points[2]) / games, 10.98, 0.25);
    EXPECT_NEAR(static_cast<double>(t.wins[0]) / games, 0.317, 0.012);
    EXPECT_NEAR(static_cast<double>(t.wins[2]) / games, 0.354, 0.012);
    EXPECT_NEAR(static_cast<double>(t.joint_wins) / games, 0.0062, 0.002);
}

// A policy may take a view; it never gets a state.
TEST(Simulate, a_policy_over_views_plays) {
    auto const lowest = [](triqueta::view<game> const& v) { return *v.legal().begin(); };
    auto const t = simulate<game>(7, {.first = 0, .count = 5}, lowest);
    EXPECT_EQ(t.games, 5U);

    auto const like_uniform = [](triqueta::view<game> const& v, triqueta::dice& dice) { return dice.pick(v.legal()); };
    EXPECT_EQ(simulate<game>(7, {.first = 0, .count = 50}, like_uniform),
              simulate<game>(7, {.first = 0, .count = 50}, uniform));

    using peeping = decltype([](triqueta::state<game> const&) { return triqueta::keep(); });
    static_assert(!triqueta::policy<peeping, game>);
}

TEST(Simulate, the_first_seat_is_an_argument) {
    auto const t = simulate<game>(7, {.first = 0, .count = 300}, uniform, {.first = triqueta::seat{2}});
    EXPECT_NE(t, simulate<game>(7, {.first = 0, .count = 300}, uniform));
}

TEST(Totals, have_no_room_for_what_would_make_a_number_larger_than_it_can_be) {
    using totals = triqueta::totals<game>;
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    constexpr auto most_points = std::numeric_limits<std::int64_t>::max();
    constexpr totals none;
    static_assert(none.has_room_for(none));
    static_assert(totals{.games = most}.has_room_for(none) && !totals{.games = most}.has_room_for({.games = 1}));
    static_assert(!totals{.games = 1}.has_room_for({.games = most}));
    static_assert(!totals{.actions = most}.has_room_for({.actions = 1}));
    static_assert(!totals{.joint_wins = most}.has_room_for({.joint_wins = 1}));
    static_assert(!totals{.wins = {0, most}}.has_room_for({.wins = {0, 1}}));
    static_assert(!totals{.points = {most_points}}.has_room_for({.points = {1}}));
    static_assert(totals{.points = {most_points}}.has_room_for({.points = {-1}}));
    static_assert(!totals{.points = {-most_points}}.has_room_for({.points = {-2}}));
    static_assert(totals{.points = {-most_points}}.has_room_for({.points = {-1}}));
    static_assert(!totals{.points_squared = {0, most}}.has_room_for({.points_squared = {0, 1}}));
}

}  // namespace

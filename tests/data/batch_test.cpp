#include <triqueta/data/batch.hpp>

#include <triqueta/batch.hpp>

#include "properties/games.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace triqueta {
namespace {

/// A single game by the same dice.
template <game G>
struct single {
    explicit single(std::uint64_t key, std::uint64_t number) : random{key, number} { answer_for_chance(); }

    void play(action<G> a) {
        position.apply_unchecked(a);
        answer_for_chance();
    }
    void answer_for_chance() {
        while (position.turn().is_chance()) position.reveal_unchecked(urn{random}(position));
    }

    state<G> position;
    dice random;
};

/// All that a batch tells.
template <game G>
struct told {
    explicit told(std::size_t places)
        : seats(places),
          masks(places * batch<G>::mask_length),
          views(places * batch<G>::view_length),
          rewards(places * batch<G>::reward_length, 77),
          done(places) {}

    [[nodiscard]] batch_outputs outputs() { return {seats, masks, views, rewards, done}; }

    std::vector<std::int32_t> seats;
    std::vector<std::uint8_t> masks;
    std::vector<std::int8_t> views;
    std::vector<std::int32_t> rewards;
    std::vector<std::uint8_t> done;
};

template <game G>
void expect_told(told<G> const& all, std::size_t place, state<G> const& s) {
    auto const mover = s.turn().seat();
    ASSERT_EQ(all.seats[place], mover.number());
    auto const expected = encode(s.view(mover));
    for (std::size_t i = 0; i < expected.size(); ++i)
        ASSERT_EQ(all.views[place * expected.size() + i], expected[i]) << i;
    for (int number = 0; number < action<G>::count; ++number)
        ASSERT_EQ(all.masks[place * batch<G>::mask_length + static_cast<std::size_t>(number)],
                  s.allows(action<G>::from_number_unchecked(number)) ? 1 : 0);
}

template <class G>
class Batch : public testing::Test {};
TYPED_TEST_SUITE(Batch, properties::tested_games::as<testing::Types>);

TYPED_TEST(Batch, is_what_single_games_with_the_same_dice_are) {
    using G = TypeParam;
    constexpr std::size_t places = 3;
    constexpr std::uint64_t key = 5;
    batch<G> many{key, places};
    told<G> all{places};
    std::vector<single<G>> singles;
    for (std::uint64_t i = 0; i < places; ++i) singles.emplace_back(key, i);
    many.observe(all.outputs());

    dice choices{11};
    int ended = 0;
    for (int step = 0; step < 2500 && ended < 4; ++step) {
        std::vector<std::int32_t> actions;
        for (std::size_t i = 0; i < places; ++i) {
            expect_told(all, i, singles[i].position);
            actions.push_back(choices.pick(singles[i].position.legal()).number());
        }
        ASSERT_FALSE(many.step(actions, all.outputs()));
        for (std::size_t i = 0; i < places; ++i) {
            singles[i].play(action<G>::from_number_unchecked(actions[i]));
            bool const over = singles[i].position.is_over();
            ASSERT_EQ(all.done[i], over ? 1 : 0);
            for (int s = 0; s < batch<G>::reward_length; ++s) {
                bool const scores = over && s < singles[i].position.players();
                ASSERT_EQ(all.rewards[i * batch<G>::reward_length + static_cast<std::size_t>(s)],
                          scores ? singles[i].position.result().points(seat{s}).value() : 0);
            }
            if (!over) continue;
            ++ended;
            auto const number = many[i].number;
            ASSERT_EQ(number % places, i);
            ASSERT_GE(number, places);
            singles[i] = single<G>{key, number};
        }
    }
    EXPECT_GT(ended, 0);
}

TYPED_TEST(Batch, does_nothing_where_one_action_is_refused) {
    using G = TypeParam;
    batch<G> many{1, 2};
    auto const before = many[0].position;
    auto const legal = before.legal()[0].number();
    std::vector<std::int32_t> const actions{legal, action<G>::count};
    told<G> all{2};
    EXPECT_EQ(many.step(actions, all.outputs()), (refused_in_batch{1, refusal::no_such_number}));
    EXPECT_EQ(many[0].position, before);
    EXPECT_EQ(all.rewards[0], 77) << "nothing is told";

    int never = 0;
    while (before.allows(action<G>::from_number_unchecked(never))) ++never;
    auto const why = before.why_not(before.turn().seat(), action<G>::from_number_unchecked(never));
    EXPECT_EQ(many.why_not(std::vector<std::int32_t>{never, legal}), (refused_in_batch{0, why}));
    EXPECT_FALSE(many.why_not(std::vector<std::int32_t>{legal, many[1].position.legal()[0].number()}));
}

TYPED_TEST(Batch, that_is_played_out_adds_up_to_a_simulation) {
    using G = TypeParam;
    constexpr std::size_t places = 4;
    batch<G> many{9, places};
    std::vector<std::int32_t> rewards(places * batch<G>::reward_length);
    std::vector<std::int64_t> points(static_cast<std::size_t>(batch<G>::reward_length));
    std::uint64_t actions = 0;
    for (int round = 0; round < 3; ++round) {
        actions += many.play_out(rewards);
        for (std::size_t i = 0; i < rewards.size(); ++i) points[i % points.size()] += rewards[i];
    }
    auto const whole = simulate<G>(9, {.first = 0, .count = 3 * places}, uniform);
    EXPECT_EQ(actions, whole.actions);
    for (std::size_t s = 0; s < points.size(); ++s) EXPECT_EQ(points[s], whole.points[s]);
}

}  // namespace
}  // namespace triqueta

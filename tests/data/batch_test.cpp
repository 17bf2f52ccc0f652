#include <triqueta/data/batch.hpp>

#include <triqueta/batch.hpp>

#include "properties/games.hpp"
#include "properties/repair_checks.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
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
    friend bool operator==(told const&, told const&) = default;

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

/// Whether two places have the same game.
template <game G>
void expect_same(batch_place<G> const& a, batch_place<G> const& b) {
    EXPECT_EQ(a.position, b.position);
    EXPECT_EQ(a.chance, b.chance);
    EXPECT_EQ(a.number, b.number);
    EXPECT_EQ(a.actions, b.actions);
}
template <class Batch>
void expect_same_games(Batch const& a, Batch const& b) {
    for (std::size_t i = 0; i < a.size(); ++i) expect_same(a[i], b[i]);
}

TYPED_TEST(Batch, that_is_stepped_by_its_own_choices_is_one_that_is_played_out) {
    using G = TypeParam;
    constexpr std::size_t places = 3;
    batch<G> stepped{4, places};
    batch<G> played{4, places};
    std::vector<std::int32_t> expected(places * batch<G>::reward_length);
    auto const taken = played.play_out(expected);

    told<G> all{places};
    std::vector<std::int32_t> rewards(expected.size());
    std::vector<std::int32_t> actions(places);
    std::vector<std::uint8_t> plays(places, 1);
    std::uint64_t steps = 0;
    while (std::count(plays.begin(), plays.end(), 1) > 0) {
        stepped.choose(actions, {.where = plays});
        ASSERT_FALSE(stepped.step({.actions = actions, .where = plays}, all.outputs()));
        for (std::size_t i = 0; i < places; ++i) {
            if (plays[i] == 0) continue;
            ++steps;
            if (all.done[i] == 0) continue;
            plays[i] = 0;
            auto const from = all.rewards.begin() + static_cast<std::ptrdiff_t>(i * batch<G>::reward_length);
            std::copy_n(from, batch<G>::reward_length, rewards.begin() + (from - all.rewards.begin()));
        }
    }
    EXPECT_EQ(steps, taken);
    EXPECT_EQ(rewards, expected);
    expect_same_games(stepped, played);
}

TYPED_TEST(Batch, takes_random_numbers_of_the_caller) {
    using G = TypeParam;
    batch<G> many{4, 2};
    auto const legal = many[1].position.legal();
    auto const count = static_cast<std::uint64_t>(legal.size());
    std::vector<std::int32_t> actions(2);
    for (std::uint64_t k = 0; k < count; ++k) {
        // The first random number that stands for action k, and the last one before it.
        std::uint64_t const first = k == 0 ? 0 : static_cast<std::uint64_t>(-1) / count * k + k;
        many.choose_by(std::array<std::uint64_t, 2>{0, first}, actions);
        EXPECT_EQ(actions[0], many[0].position.legal()[0].number());
        EXPECT_EQ(actions[1], legal[static_cast<int>(k)].number());
        if (k == 0) continue;
        many.choose_by(std::array<std::uint64_t, 2>{0, first - count}, actions);
        EXPECT_EQ(actions[1], legal[static_cast<int>(k - 1)].number());
    }
    expect_same(many[1], batch<G>{4, 2}[1]);
}

/// The steps of a batch of 150 places, in these ranges.
template <game G>
told<G> stepped_in(std::vector<batch_range> const& ranges, batch<G>& many) {
    told<G> all{many.size()};
    std::vector<std::int32_t> actions(many.size());
    for (int step = 0; step < 100; ++step)
        for (auto const range : ranges) {
            many.choose(actions, {.places = range});
            EXPECT_FALSE(many.step({.actions = actions, .most_actions = 60, .places = range}, all.outputs()));
        }
    return all;
}

TYPED_TEST(Batch, plays_the_same_however_its_places_are_split) {
    using G = TypeParam;
    constexpr std::size_t places = 150;
    batch<G> whole{4, places};
    auto const expected = stepped_in<G>({batch_range{}}, whole);
    for (std::size_t parts = 1; parts < 5; ++parts) {
        std::vector<batch_range> ranges;
        for (std::size_t part = parts; part-- > 0;) ranges.push_back(batch_range::part(places, parts, part));
        batch<G> split{4, places};
        EXPECT_EQ(stepped_in<G>(ranges, split), expected);
        expect_same_games(split, whole);
    }
}

TYPED_TEST(Batch, of_one_worker_among_several_plays_its_share_of_the_games) {
    using G = TypeParam;
    constexpr std::size_t places = 2;
    batch<G> whole{4, 3 * places};
    for (std::size_t worker = 0; worker < 3; ++worker) {
        batch<G> share{4, places, {}, {worker * places, 3 * places}};
        for (int round = 0; round < 2; ++round) {
            for (std::size_t i = 0; i < places; ++i) {
                auto const same = share[i];
                if (round == 0) expect_same(same, whole[worker * places + i]);
                EXPECT_EQ(same.number, worker * places + i + static_cast<std::size_t>(round) * 3 * places);
            }
            share.play_out();
        }
    }
}

TYPED_TEST(Batch, begins_other_games_where_it_is_told_to) {
    using G = TypeParam;
    constexpr std::size_t places = 3;
    batch<G> many{4, places};
    batch<G> const next{4, places, {}, {places, 0}};
    batch<G> const before = many;
    many.reset({.where = std::array<std::uint8_t, places>{0, 3, 0}});
    expect_same(many[0], before[0]);
    expect_same(many[1], next[1]);
    expect_same(many[2], before[2]);
    many.reset();
    expect_same(many[0], next[0]);
    EXPECT_EQ(many[1].number, 1 + 2 * places);

    many.restart(6, {10, 0});
    expect_same_games(many, batch<G>{6, places, {}, {10, 0}});
    many.restart(4);
    expect_same_games(many, before);
}

TYPED_TEST(Batch, cuts_off_games_that_are_too_long) {
    using G = TypeParam;
    constexpr std::size_t places = 2;
    batch<G> many{4, places};
    told<G> all{places};
    std::vector<std::int32_t> actions(places);
    int cut = 0;
    for (int step = 1; step <= 12; ++step) {
        auto const before = many[1];
        many.choose(actions);
        auto expected = before.position;
        expected.apply_unchecked(action<G>::from_number_unchecked(actions[1]));
        ASSERT_FALSE(many.step({.actions = actions, .most_actions = 2}, all.outputs()));
        bool const ends = expected.is_over() || before.actions == 1;
        cut += ends && !expected.is_over();
        EXPECT_EQ(all.done[1], ends ? 1 : 0);
        EXPECT_EQ(many[1].number, before.number + (ends ? places : 0));
        EXPECT_EQ(many[1].actions, ends ? 0 : before.actions + 1);
        for (int s = 0; ends && s < expected.players(); ++s)
            EXPECT_EQ(all.rewards[batch<G>::reward_length + static_cast<std::size_t>(s)],
                      expected.result().points(seat{s}).value());
    }
    EXPECT_GT(cut, 0);
}

/// More that a batch tells, of a single place.
template <game G>
struct told_more {
    using batch_of = batch<G>;
    static constexpr auto room = [](int length) { return static_cast<std::size_t>(length); };

    explicit told_more(int seats) : all_views(room(seats * batch_of::view_length)), final_views(all_views.size()) {}

    [[nodiscard]] batch_outputs outputs() {
        return {.rewards = rewards,
                .numbers = numbers,
                .players = players,
                .lengths = lengths,
                .mask_bits = mask_bits,
                .legal_counts = legal_counts,
                .legal = legal,
                .all_views = all_views,
                .states = states,
                .truncated = truncated,
                .wins = wins,
                .final_numbers = final_numbers,
                .final_lengths = final_lengths,
                .final_views = final_views,
                .final_states = final_states};
    }

    std::vector<std::int32_t> rewards = std::vector<std::int32_t>(room(batch_of::reward_length));
    std::vector<std::uint64_t> numbers = std::vector<std::uint64_t>(1);
    std::vector<std::int32_t> players = std::vector<std::int32_t>(1);
    std::vector<std::uint32_t> lengths = std::vector<std::uint32_t>(1);
    std::vector<std::uint8_t> mask_bits = std::vector<std::uint8_t>(room(batch_of::mask_bytes));
    std::vector<std::int32_t> legal_counts = std::vector<std::int32_t>(1);
    std::vector<std::int32_t> legal = std::vector<std::int32_t>(room(batch_of::most_legal));
    std::vector<std::int8_t> all_views;
    std::vector<std::int8_t> states = std::vector<std::int8_t>(room(batch_of::state_length));
    std::vector<std::uint8_t> truncated = std::vector<std::uint8_t>(1);
    std::vector<std::uint8_t> wins = std::vector<std::uint8_t>(room(batch_of::reward_length));
    std::vector<std::uint64_t> final_numbers = std::vector<std::uint64_t>(1, 77);
    std::vector<std::uint32_t> final_lengths = std::vector<std::uint32_t>(1, 77);
    std::vector<std::int8_t> final_views;
    std::vector<std::int8_t> final_states = std::vector<std::int8_t>(room(batch_of::state_length), 77);
};

template <game G>
void expect_views(std::vector<std::int8_t> const& all, state<G> const& s) {
    auto next = all.begin();
    for (int i = 0; i < s.players(); ++i)
        for (auto const expected : encode(s.view(seat{i}))) ASSERT_EQ(*next++, expected);
    EXPECT_EQ(next, all.end());
}

TYPED_TEST(Batch, tells_all_that_a_learner_may_want) {
    using G = TypeParam;
    batch<G> many{4, 1, {}, {5, 7}};
    int const players = many[0].position.players();
    told_more<G> all{players};
    many.observe(all.outputs());
    std::vector<std::int32_t> actions(1);
    int ended = 0;
    int cut = 0;
    for (int step = 0; step < 1500 && (ended == cut || cut == 0); ++step) {
        auto const here = many[0];
        ASSERT_EQ(all.numbers[0], here.number);
        ASSERT_EQ(all.lengths[0], here.actions);
        ASSERT_EQ((all.players[0] + static_cast<int>(here.number % static_cast<unsigned>(players))) % players,
                  here.position.turn().seat().number());
        auto const legal = here.position.legal();
        ASSERT_EQ(all.legal_counts[0], static_cast<int>(legal.size()));
        for (int number = 0, next = 0; number < action<G>::count; ++number) {
            bool const is_legal = here.position.allows(action<G>::from_number_unchecked(number));
            ASSERT_EQ(all.mask_bits[static_cast<unsigned>(number / 8)] >> number % 8 & 1, is_legal ? 1 : 0);
            if (is_legal) {
                ASSERT_EQ(all.legal[static_cast<unsigned>(next++)], number);
            }
        }
        expect_views(all.all_views, here.position);
        ASSERT_TRUE(std::ranges::equal(all.states, encode(here.position)));

        many.choose(actions);
        auto expected = many[0];
        expected.position.apply_unchecked(action<G>::from_number_unchecked(actions[0]));
        while (expected.position.turn().is_chance())
            expected.position.reveal_unchecked(urn{expected.chance}(expected.position));
        std::uint32_t const most = here.number == 5 ? 2 : 0;
        ASSERT_FALSE(many.step({.actions = actions, .most_actions = most}, all.outputs()));
        bool const is_over = expected.position.is_over();
        bool const ends = is_over || (most != 0 && here.actions + 1 == most);
        ASSERT_EQ(all.truncated[0], ends && !is_over ? 1 : 0);
        auto const result = expected.position.result();
        for (int i = 0; i < batch<G>::reward_length; ++i) {
            bool const won = ends && i < players && result.winners().contains(seat{i});
            ASSERT_EQ(all.wins[static_cast<unsigned>(i)], won ? 1 : 0);
            ASSERT_EQ(all.rewards[static_cast<unsigned>(i)], ends && i < players ? result.points(seat{i}).value() : 0);
        }
        if (ended == 0 && !ends) {
            ASSERT_EQ(all.final_lengths[0], 77U);
        }
        if (!ends) continue;
        ++ended;
        cut += all.truncated[0];
        EXPECT_EQ(all.final_numbers[0], here.number);
        EXPECT_EQ(all.final_lengths[0], here.actions + 1);
        expect_views(all.final_views, expected.position);
        EXPECT_TRUE(std::ranges::equal(all.final_states, encode(expected.position)));
    }
    EXPECT_GT(cut, 0);
    EXPECT_GT(ended, cut);
}

TYPED_TEST(Batch, completes_a_view_as_evaluations_do) {
    using G = TypeParam;
    batch<G> many{4, 5};
    std::vector<std::int32_t> actions(5);
    for (int step = 0; step < 9; ++step) {
        many.choose(actions);
        ASSERT_FALSE(many.step(actions, {}));
    }
    auto const seen = many[2].position.view(many[2].position.turn().seat());
    batch<G> const before = many;
    many.complete(seen, 8, 30, {1, 3});
    expect_same(many[0], before[0]);
    expect_same(many[4], before[4]);

    evaluation<G> expected{seen};
    expected.add(8, {30, 3});
    std::int64_t points = 0;
    actions.assign(5, expected[0].what.number());
    told<G> all{5};
    std::vector<std::uint8_t> const where{0, 1, 1, 1, 0};
    ASSERT_FALSE(many.step({.actions = actions, .where = where}, all.outputs()));
    ASSERT_EQ(std::count(all.done.begin(), all.done.end(), 1), 0);
    many.play_out(all.rewards);
    for (std::size_t i = 1; i < 4; ++i)
        points += all.rewards[i * batch<G>::reward_length + static_cast<std::size_t>(seen.seat().number())];
    EXPECT_EQ(points, expected[0].points);
}

TYPED_TEST(Batch, that_is_saved_goes_on_as_it_would_have) {
    using G = TypeParam;
    batch<G> many{4, 5, {}, {100, 7}};
    std::vector<std::int32_t> actions(5);
    auto const go_on = [&](batch<G>& from) {
        told<G> all{5};
        for (int step = 0; step < 30; ++step) {
            from.choose(actions);
            EXPECT_FALSE(from.step({.actions = actions, .most_actions = 50}, all.outputs()));
        }
        from.play_out(all.rewards);
        return all;
    };
    go_on(many);
    auto const saved = bytes(many);
    auto read = read_batch<G>(saved);
    ASSERT_TRUE(read);
    auto other = *read;
    EXPECT_EQ(go_on(many), go_on(other));
    expect_same_games(many, other);
    EXPECT_EQ(bytes(many), bytes(other));

    auto const why = [](std::span<std::byte const> from) {
        auto const no = read_batch<G>(from);
        EXPECT_FALSE(no);
        return no ? refusal{} : no.why();
    };
    EXPECT_EQ(why({}), refusal::wrong_format);
    EXPECT_EQ(why(bytes(many[0].position)), refusal::wrong_format);
    for (std::size_t size = 8; size < saved.size(); size += 13) EXPECT_TRUE(why(std::span{saved}.first(size)));
    for (std::size_t i = 0; i < saved.size(); i += 7) {
        auto damaged = saved;
        damaged[i] ^= std::byte{4};
        EXPECT_TRUE(why(damaged));
    }
    auto longer = saved;
    longer.push_back({});
    EXPECT_EQ(why(longer), refusal::bytes_too_long);
    auto cut = saved;
    cut[saved.size() - 6] ^= std::byte{1};  // in the last game
    EXPECT_EQ(why(cut), refusal::damaged);
}

/// A batch of one place, which holds any position.
template <game G>
struct batch_of_one {
    batch_place<G> place;

    [[nodiscard]] setup<G> start() const { return {}; }
    [[nodiscard]] std::uint64_t key() const { return 1; }
    [[nodiscard]] std::uint64_t stride() const { return 1; }
    [[nodiscard]] std::size_t size() const { return 1; }
    [[nodiscard]] batch_place<G> operator[](std::size_t) const { return place; }
};

TYPED_TEST(Batch, is_read_only_if_a_seat_is_to_move_in_each_place) {
    using G = TypeParam;
    batch_of_one<G> b;
    dice random{1};
    auto const expect_as_it_should_be = [&] {
        std::vector<std::byte> saved;
        detail::write_batch<G>(b, std::back_inserter(saved));
        auto const read = read_batch<G>(saved);
        ASSERT_EQ(b.place.position.turn().is_seat(), static_cast<bool>(read));
        if (!read) {
            EXPECT_EQ(read.why(), refusal::wrong_value);
        }
    };
    auto& s = b.place.position;
    while (!s.is_over()) {
        expect_as_it_should_be();
        if (s.turn().is_chance())
            s.reveal_unchecked(urn{random}(s));
        else
            s.apply_unchecked(random.pick(s.legal()));
    }
    expect_as_it_should_be();
}

TYPED_TEST(Batch, that_is_forged_is_refused_or_can_be_played) {
    using G = TypeParam;
    batch<G> many{4, 3, {}, {100, 7}};
    std::vector<std::int32_t> actions(3);
    dice random{1};
    int sound = 0;
    for (int forgery = 0; forgery < 500; ++forgery) {
        many.choose(actions);
        EXPECT_FALSE(many.step({.actions = actions}, {}));
        auto forged = bytes(many);
        for (auto changes = 1 + random.below(3); changes > 0; --changes)
            forged[8 + random.below(static_cast<std::uint32_t>(forged.size() - 8))] ^=
                static_cast<std::byte>(1U << random.below(8));
        properties::repair_checks(forged);
        auto const read = read_batch<G>(forged);
        if (!read) continue;
        ++sound;
        auto played = *read;
        for (int step = 0; step < 5; ++step) {
            played.choose(actions);
            EXPECT_FALSE(played.step({.actions = actions}, {}));
        }
        auto const again = read_batch<G>(bytes(played));
        ASSERT_TRUE(again);
        expect_same_games(played, *again);
    }
    EXPECT_GT(sound, 50);
    EXPECT_LT(sound, 450);
}

TEST(BatchRange, parts_hold_every_place_once_and_begin_at_blocks) {
    for (std::size_t places = 1; places < 400; places += 7)
        for (std::size_t parts = 1; parts < 9; ++parts) {
            std::size_t next = 0;
            for (std::size_t i = 0; i < parts; ++i) {
                auto const part = batch_range::part(places, parts, i);
                EXPECT_EQ(part.first, next);
                EXPECT_TRUE(part.count == 0 || part.first % batch_range::block == 0);
                EXPECT_LE(part.count, (places / batch_range::block / parts + 1) * batch_range::block);
                next = part.end();
            }
            EXPECT_EQ(next, places);
        }
}

}  // namespace
}  // namespace triqueta

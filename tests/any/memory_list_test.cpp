#include <triqueta/any/memory_list.hpp>

#include <triqueta/animals/animals.hpp>
#include <triqueta/play/match.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/books.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <utility>
#include <vector>

// Lists in memory from anywhere, such as a match's history. It may run out.
namespace triqueta {
namespace {

using ::testing::ElementsAre, ::testing::IsEmpty;
using G = base_game<2>;
using noted = triqueta::noted<G>;
using history = memory_list<noted>;
using support::books;

noted one(int number) { return noted{action<G>::from_number_unchecked(number)}; }

void push(history& to, int first, int count) {
    for (int i = first; i < first + count; ++i) to.push_back(one(i % 7));
}
std::vector<int> numbers(history const& all) {
    std::vector<int> found;
    for (noted const n : all) found.push_back(n.action().number());
    return found;
}

TEST(MemoryList, keeps_as_many_as_were_reserved_without_asking_for_memory_again) {
    for (int const most : {1, 2, 3, 8, 100}) {
        books all;
        history h{all.memory()};
        EXPECT_TRUE(h.reserve(static_cast<std::size_t>(most)));
        EXPECT_EQ(all.asked, 1);
        all.are_closed = true;
        push(h, 0, most);
        EXPECT_EQ(all.asked, 1);
        EXPECT_TRUE(h.reserve(h.size())) << "nothing was lost";
        ASSERT_EQ(h.size(), static_cast<std::size_t>(most));
        for (int i = 0; i < most; ++i) EXPECT_EQ(h[static_cast<std::size_t>(i)].action().number(), i % 7);
    }
}

TEST(MemoryList, reserves_for_all_that_happens_and_not_for_what_is_to_come) {
    books all;
    history h{all.memory()};
    EXPECT_TRUE(h.reserve(4));
    push(h, 0, 3);
    EXPECT_TRUE(h.reserve(4));
    EXPECT_TRUE(h.reserve(1));
    EXPECT_TRUE(h.reserve(0));
    EXPECT_EQ(all.asked, 1) << "there is room for four";
    EXPECT_TRUE(h.reserve(5));
    EXPECT_EQ(all.asked, 2);
    EXPECT_EQ(all.live, 1) << "the old memory was given back";
    EXPECT_THAT(numbers(h), ElementsAre(0, 1, 2));
    all.are_closed = true;
    push(h, 3, 2);
    EXPECT_THAT(numbers(h), ElementsAre(0, 1, 2, 3, 4));
}

TEST(MemoryList, is_as_it_was_where_there_is_no_memory_to_reserve) {
    books all;
    history h{all.memory()};
    ASSERT_TRUE(h.reserve(3));
    push(h, 0, 2);
    all.are_closed = true;
    auto const bytes = all.bytes;
    EXPECT_FALSE(h.reserve(4));
    EXPECT_TRUE(h.reserve(h.size())) << "nothing was lost";
    EXPECT_EQ(all.bytes, bytes);
    push(h, 2, 1);
    EXPECT_THAT(numbers(h), ElementsAre(0, 1, 2)) << "the room that there was is still there";
    EXPECT_TRUE(h.reserve(h.size())) << "nothing was lost";
}

TEST(MemoryList, remembers_that_it_lost_something_and_keeps_nothing_behind_that) {
    books all;
    history h{all.memory()};
    ASSERT_TRUE(h.reserve(2));
    push(h, 0, 2);
    all.are_closed = true;
    push(h, 2, 1);
    EXPECT_FALSE(h.reserve(h.size())) << "something was lost";
    EXPECT_THAT(numbers(h), ElementsAre(0, 1));
    all.are_closed = false;
    push(h, 3, 1);
    EXPECT_FALSE(h.reserve(h.size())) << "something was lost";
    EXPECT_THAT(numbers(h), ElementsAre(0, 1)) << "there would be a gap";
}

TEST(MemoryList, grows_by_itself_without_asking_every_time) {
    books all;
    history h{all.memory()};
    push(h, 0, 1000);
    ASSERT_EQ(h.size(), 1000U);
    for (int i = 0; i < 1000; ++i) ASSERT_EQ(h[static_cast<std::size_t>(i)].action().number(), i % 7);
    EXPECT_LE(all.asked, 20);
    EXPECT_EQ(all.live, 1);
}

TEST(MemoryList, forgets_its_end_and_keeps_the_room) {
    books all;
    history h{all.memory()};
    ASSERT_TRUE(h.reserve(5));
    push(h, 0, 5);
    all.are_closed = true;
    h.erase(h.begin() + 5, h.end());
    EXPECT_EQ(h.size(), 5U);
    h.erase(h.begin() + 2, h.end());
    EXPECT_THAT(numbers(h), ElementsAre(0, 1));
    push(h, 4, 3);
    EXPECT_THAT(numbers(h), ElementsAre(0, 1, 4, 5, 6));
    h.erase(h.begin(), h.end());
    EXPECT_THAT(numbers(h), IsEmpty());
    EXPECT_EQ(all.asked, 1);
}

TEST(MemoryList, takes_over_what_happened_elsewhere_into_its_own_memory) {
    books its_own, of_another;
    history h{its_own.memory()}, other{of_another.memory()};
    push(other, 2, 4);
    ASSERT_TRUE(h.reserve(6));
    push(h, 0, 6);
    its_own.are_closed = of_another.are_closed = true;
    auto const bytes = its_own.bytes;
    h = other;
    EXPECT_THAT(numbers(h), ElementsAre(2, 3, 4, 5));
    EXPECT_THAT(numbers(other), ElementsAre(2, 3, 4, 5));
    EXPECT_EQ(its_own.bytes, bytes);
    push(h, 0, 2);
    EXPECT_THAT(numbers(h), ElementsAre(2, 3, 4, 5, 0, 1)) << "of its own room";
    EXPECT_TRUE(h.reserve(h.size())) << "nothing was lost";
}

TEST(MemoryList, is_handed_on_with_its_memory) {
    books all;
    history h{all.memory()};
    ASSERT_TRUE(h.reserve(3));
    push(h, 0, 2);
    history heir{std::move(h)};
    all.are_closed = true;
    EXPECT_THAT(numbers(heir), ElementsAre(0, 1));
    push(heir, 2, 1);
    EXPECT_THAT(numbers(heir), ElementsAre(0, 1, 2));
    EXPECT_EQ(all.asked, 1);
}

/// A match whose allocator fails once there is room for so much: it plays on that far, undo and redo included.
template <game Game>
void plays_as_far_as_was_reserved(setup<Game> const& start) {
    constexpr std::size_t most = 150;  // so there are checkpoints too
    books all;
    deal<Game> const dealt{seed_from(7), start};
    match<Game, in_memory> m{start, dealt, in_memory{all.memory()}};
    match<Game> twin{start, dealt};
    ASSERT_TRUE(m.reserve(most));
    all.are_closed = true;
    auto const asked = all.asked;
    int actions = 0;
    for (; m.moment() + 4 <= most && !m.is_over(); ++actions) {
        auto const legal = m.state().legal();
        auto const a = legal[legal.size() / 2];
        m.play_unchecked(a);
        twin.play_unchecked(a);
    }
    EXPECT_GT(m.moment(), 30U);
    EXPECT_TRUE(m.reserve(m.moment())) << "nothing was lost";
    EXPECT_EQ(m.moment(), twin.moment());
    EXPECT_EQ(m.state(), twin.state());
    EXPECT_EQ(m.events(seat{0}), twin.events(seat{0}));

    for (int i = 0; i < actions; ++i) ASSERT_FALSE(m.undo(undo_looks::yes));
    EXPECT_EQ(m.undo(undo_looks::yes), refusal::nothing_to_undo);
    for (int i = 0; i < actions; ++i) ASSERT_FALSE(m.redo());
    EXPECT_EQ(m.state(), twin.state());
    EXPECT_EQ(m.events(seat{0}), twin.events(seat{0}));
    EXPECT_EQ(all.asked, asked);
}

TEST(MemoryList, of_a_match_has_room_for_all_that_was_reserved) {
    plays_as_far_as_was_reserved<G>({});
    plays_as_far_as_was_reserved<hidden_wolves_duel>({});
    plays_as_far_as_was_reserved<mayhem>({.players = 5});
    plays_as_far_as_was_reserved<race>({.players = 3});
}

}  // namespace
}  // namespace triqueta

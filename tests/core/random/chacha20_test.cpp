#include <triqueta/core/random/chacha20.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <set>
#include <utility>

namespace triqueta {
namespace {

using block = std::array<std::uint32_t, 16>;

constexpr block next_block(chacha20 random) {
    block words{};
    for (auto& word : words) word = random.next();
    return words;
}

constexpr seed with_byte(unsigned place, std::uint8_t byte) {
    seed key{};
    key[place] = byte;
    return key;
}

constexpr seed counting_up() {
    seed key{};
    for (auto i = 0U; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(i);
    return key;
}

constexpr block zero_block_0{0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0,
                             0xccef36a8, 0xc70d778b, 0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8,
                             0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2};
constexpr block zero_block_1{0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73, 0xa0290fcb, 0x6965e348,
                             0x3e53c612, 0xed7aee32, 0x7621b729, 0x434ee69c, 0xb03371d5, 0xd539d874,
                             0x281fed31, 0x45fb0a51, 0x1f0ae1ac, 0x6f4d794b};

TEST(Chacha20, gives_the_block_of_rfc_8439_section_2_3_2) {
    EXPECT_EQ(next_block(chacha20{counting_up(), {0x09000000, 0x4a000000, 0}, 1}),
              (block{0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
                     0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2}));
}

TEST(Chacha20, gives_the_five_blocks_of_rfc_8439_appendix_a_1) {
    EXPECT_EQ(next_block(chacha20{seed{}, {0, 0, 0}, 0}), zero_block_0);
    EXPECT_EQ(next_block(chacha20{seed{}, {0, 0, 0}, 1}), zero_block_1);
    EXPECT_EQ(next_block(chacha20{with_byte(31, 0x01), {0, 0, 0}, 1}),
              (block{0x2452eb3a, 0x9249f8ec, 0x8d829d9b, 0xddd4ceb1, 0xe8252083, 0x60818b01, 0xf38422b8, 0x5aaa49c9,
                     0xbb00ca8e, 0xda3ba7b4, 0xc4b592d1, 0xfdf2732f, 0x4436274e, 0x2561b3c8, 0xebdd4aa6, 0xa0136c00}));
    EXPECT_EQ(next_block(chacha20{with_byte(1, 0xff), {0, 0, 0}, 2}),
              (block{0xfb4dd572, 0x4bc42ef1, 0xdf922636, 0x327f1394, 0xa78dea8f, 0x5e269039, 0xa1bebbc1, 0xcaf09aae,
                     0xa25ab213, 0x48a6b46c, 0x1b9d9bcb, 0x092c5be6, 0x546ca624, 0x1bec45d5, 0x87f47473, 0x96f0992e}));
    EXPECT_EQ(next_block(chacha20{seed{}, {0, 0, 0x02000000}, 0}),
              (block{0x374dc6c2, 0x3736d58c, 0xb904e24a, 0xcd3f93ef, 0x88228b1a, 0x96a4dfb3, 0x5b76ab72, 0xc727ee54,
                     0x0e0e978a, 0xf3145c95, 0x1b748ea8, 0xf786c297, 0x99c28f5f, 0x628314e8, 0x398a19fa, 0x6ded1b53}));
}

TEST(Chacha20, the_stream_begins_with_block_0_and_goes_on_with_block_1) {
    chacha20 random{seed{}, 0, 0};
    for (auto const word : zero_block_0) EXPECT_EQ(random.next(), word);
    for (auto const word : zero_block_1) EXPECT_EQ(random.next(), word);
}

TEST(Chacha20, the_nonce_is_the_games_number_lowest_word_first_then_the_stream) {
    EXPECT_EQ(next_block(chacha20{counting_up(), 0x4a00'0000'0900'0000, 0x0102'0304}),
              next_block(chacha20{counting_up(), {0x09000000, 0x4a000000, 0x01020304}, 0}));
}

TEST(Chacha20, runs_in_a_constant_expression) {
    static_assert(next_block(chacha20{seed{}, {0, 0, 0}, 1}) == zero_block_1);
}

TEST(Chacha20, below_gives_each_number_about_equally_often) {
    chacha20 random{seed_from(1), 0, 0};
    std::array<int, 7> count{};
    for (int i = 0; i < 7000; ++i) ++count.at(random.below(7));
    for (int const of_one : count) EXPECT_NEAR(of_one, 1000, 150);
}

TEST(Chacha20, below_is_the_rest_of_a_word_divided_by_the_bound) {
    chacha20 random{seed{}, 0, 0};
    EXPECT_EQ(random.below(60), zero_block_0[0] % 60);
    EXPECT_EQ(random.below(1), 0U);
    EXPECT_EQ(random.below(1U << 31), zero_block_0[2] % (1U << 31));
}

TEST(Chacha20, below_passes_over_words_of_the_uneven_rest_of_the_range) {
    // Of the 2^32 words, all from 3 · 2^30 on would make the low quarter likelier than the rest.
    constexpr std::uint32_t bound = 3U << 30;
    ASSERT_LT(zero_block_0[0], bound);
    ASSERT_GE(zero_block_0[2], bound);  // passed over
    ASSERT_LT(zero_block_0[3], bound);
    chacha20 random{seed{}, 0, 0};
    EXPECT_EQ(random.below(bound), zero_block_0[0]);
    EXPECT_EQ(random.below(bound), zero_block_0[1]);
    EXPECT_EQ(random.below(bound), zero_block_0[3]);
}

TEST(Chacha20, below_takes_the_last_even_word_and_passes_over_the_next) {
    // A bound that fits just once into the 2^32 words: those below it count.
    constexpr std::uint32_t word = zero_block_0[0];
    EXPECT_EQ(chacha20(seed{}, 0, 0).below(word + 1), word);
    static_assert(zero_block_0[1] < word);
    EXPECT_EQ(chacha20(seed{}, 0, 0).below(word), zero_block_0[1]);
}

TEST(Shuffle, exchanges_each_place_from_the_last_down_with_one_at_or_before_it) {
    std::array<int, 5> expected{0, 1, 2, 3, 4};
    chacha20 numbers{seed_from(3), 0, 0};
    for (auto last = 4U; last > 0; --last) std::swap(expected.at(last), expected.at(numbers.below(last + 1)));

    std::array<int, 5> pieces{0, 1, 2, 3, 4};
    chacha20 random{seed_from(3), 0, 0};
    shuffle(pieces, random);
    EXPECT_EQ(pieces, expected);
    EXPECT_EQ(random.next(), numbers.next()) << "no more numbers were used than needed";
}

TEST(Shuffle, reaches_every_order) {
    std::set<std::array<int, 4>> orders;
    chacha20 random{seed_from(4), 0, 0};
    for (int i = 0; i < 400; ++i) {
        std::array<int, 4> pieces{0, 1, 2, 3};
        shuffle(pieces, random);
        orders.insert(pieces);
    }
    EXPECT_EQ(orders.size(), 24U);
}

TEST(Shuffle, leaves_one_or_no_piece_alone) {
    chacha20 random{seed_from(5), 0, 0};
    std::array<int, 1> one{9};
    shuffle(one, random);
    EXPECT_EQ(one.front(), 9);
    std::array<int, 0> none{};
    shuffle(none, random);
    EXPECT_EQ(random.next(), chacha20(seed_from(5), 0, 0).next());
}

}  // namespace
}  // namespace triqueta

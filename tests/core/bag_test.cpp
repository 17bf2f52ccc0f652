#include <triqueta/core/bag.hpp>

#include <triqueta/core/index.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace triqueta {
namespace {

enum class shell { mussel, cockle, whelk };
using shells = bag<shell, 3, 5>;
using places = bag<index<struct place_tag>, 16, 15>;

constexpr shells some() {
    shells all;
    all.add(shell::whelk);
    all.add(shell::mussel);
    all.add(shell::whelk);
    return all;
}

TEST(Bag, counts_each_kind_and_all) {
    EXPECT_TRUE(shells{}.empty());
    EXPECT_FALSE(some().empty());
    EXPECT_EQ(some().of(shell::mussel), 1);
    EXPECT_EQ(some().of(shell::cockle), 0);
    EXPECT_EQ(some().of(shell::whelk), 2);
    EXPECT_EQ(some().total(), 3);
    EXPECT_EQ(some().of(static_cast<shell>(3)), 0) << "no kind at all";
    EXPECT_EQ(shells::of_each(5).total(), 15);
    EXPECT_EQ(places::of_each(15).total(), 240);
    EXPECT_EQ(places::of_each(15).of(index<place_tag>{15}), 15);
}

TEST(Bag, has_its_things_in_order) {
    std::vector<shell> sorted;
    for (int place = 0; place < some().total(); ++place) sorted.push_back(some().nth(place));
    EXPECT_EQ(sorted, (std::vector{shell::mussel, shell::whelk, shell::whelk}));
    EXPECT_EQ(places::of_each(15).nth(239).number(), 15);
}

TEST(Bag, is_put_together_and_taken_apart) {
    auto const twice = some() + some();
    EXPECT_EQ(twice.of(shell::whelk), 4);
    EXPECT_TRUE(twice.contains(some()));
    EXPECT_FALSE(some().contains(twice));
    EXPECT_EQ(twice - some(), some());
    auto less = some();
    less.remove(shell::whelk);
    EXPECT_EQ(less.of(shell::whelk), 1);
    EXPECT_FALSE(less.contains(some()));
    EXPECT_TRUE(less.contains(shells{}));
}

TEST(Bag, goes_as_bits) {
    EXPECT_EQ(shells::packed_width(3), 9);
    EXPECT_EQ(places::packed_width(16), 64);
    EXPECT_EQ(some().packed(), 0b010'000'001U);
    EXPECT_EQ(shells::from_packed(some().packed()), some());
    EXPECT_FALSE(shells::of_each(5).contains(shells::from_packed(0b111))) << "more than there can be";
}

static_assert(some().nth(1) == shell::whelk && some().total() == 3);

}  // namespace
}  // namespace triqueta

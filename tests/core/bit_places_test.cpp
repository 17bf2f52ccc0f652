#include <triqueta/core/bit_places.hpp>

#include <gtest/gtest.h>

namespace triqueta::detail {
namespace {

TEST(BitPlaces, The_bits_of_every_set_are_counted_and_found_in_ascending_order) {
    for (unsigned set = 0; set < 1024; ++set) {
        int count = 0;
        for (int bit = 0; bit < 10; ++bit) {
            if ((set >> bit & 1) == 0) continue;
            ASSERT_EQ(places_of_bits.nth(set, count), bit) << set;
            ++count;
        }
        ASSERT_EQ(places_of_bits.count(set), count) << set;
    }
}

}  // namespace
}  // namespace triqueta::detail

#pragma once

#include "properties/choices.hpp"
#include "properties/games.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdint>
#include <vector>

namespace properties {

/// For typed tests over every game: runs a property of choices many times. A claim that doesn't hold fails it, with the
/// bytes that led there.
template <class G>
class of_every_game : public testing::Test {
  protected:
    template <class Property>
    static void check(char const* claim_in_words, Property property) {
        EXPECT_TRUE(rc::check(claim_in_words, [&](std::vector<std::uint8_t> const& bytes) {
            choices from{bytes};
            property(from);
        }));
    }
};

}  // namespace properties

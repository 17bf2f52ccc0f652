#include <triqueta/data.hpp>
#include <triqueta/text.hpp>

#include "support/everything.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

std::string everything_with_ndebug(std::uint64_t key);

std::string everything_with_ndebug(std::uint64_t key) { return support::everything(key); }

namespace {

TEST(OneDefinition, with_ndebug_an_assertion_is_not_evaluated_either) {
#ifndef NDEBUG
    FAIL() << "this translation unit is the one with NDEBUG";
#endif
    bool evaluated = false;
    TRIQUETA_ASSERT((evaluated = true));
    EXPECT_FALSE(evaluated);
}

}  // namespace

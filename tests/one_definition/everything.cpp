#include <triqueta/data.hpp>
#include <triqueta/text.hpp>

#include "support/everything.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

// In the other translation unit, which is compiled with NDEBUG.
std::string everything_with_ndebug(std::uint64_t key);

namespace {

TEST(OneDefinition, translation_units_with_and_without_ndebug_agree) {
    for (std::uint64_t key = 0; key < 5; ++key) {
        std::string const told = support::everything(key);
        EXPECT_EQ(told, everything_with_ndebug(key));
        EXPECT_EQ(told.find("other"), std::string::npos) << told;
    }
}

// What the default of TRIQUETA_ASSERT does is the same in both: nothing at run time, whatever NDEBUG says.
TEST(OneDefinition, an_assertion_does_not_depend_on_ndebug) {
#ifdef NDEBUG
    FAIL() << "this translation unit is the one without NDEBUG";
#endif
    bool evaluated = false;
    TRIQUETA_ASSERT((evaluated = true));
    EXPECT_FALSE(evaluated);
}

}  // namespace

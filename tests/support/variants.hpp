#pragma once

#include <triqueta/animals/variants.hpp>

#include <gtest/gtest.h>

#include <string>

namespace support {

/// Every shipped variant, for TYPED_TEST_SUITE.
using all_variants = ::testing::Types<triqueta::animals::base_game<2>, triqueta::animals::base_game<3>,
                                      triqueta::animals::base_game<4>, triqueta::animals::base_game<5>,
                                      triqueta::animals::hidden_wolves<2>, triqueta::animals::hidden_wolves<3>,
                                      triqueta::animals::hidden_wolves<4>, triqueta::animals::hidden_wolves<5>,
                                      triqueta::animals::base_game_duel, triqueta::animals::hidden_wolves_duel>;

/// Gives typed tests the variants' names.
struct variant_names {
    template <class V>
    [[nodiscard]] static std::string GetName(int) {
        return V::name + std::to_string(V::players);
    }
};

}  // namespace support

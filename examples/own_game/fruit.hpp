#pragma once

#include <triqueta/core/bag.hpp>

#include <cstdint>

namespace wasps {

inline constexpr int fruit_kinds = 5;
inline constexpr int least_crop = 3, most_crop = 8;  // F1: of each kind

/// What is on a card.
enum class fruit : std::uint8_t { plum, pear, quince, medlar, damson };

/// Fruits, as many of each kind as there are.
using fruits = triqueta::bag<fruit, fruit_kinds, most_crop>;

/// The tag of a fruit in descriptions; words.hpp says how it is written.
struct of_fruit {
    using type = fruit;
    static constexpr char const* name = "fruit";
    static constexpr int most(int) { return most_crop; }
};

}  // namespace wasps

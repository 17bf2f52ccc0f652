#pragma once

#include <cstdint>

namespace triqueta::animals {

/// B1, W1. A house variant may have an eighth kind, number 7, which has no enumerator.
enum class animal : std::uint8_t { rabbit, owl, deer, boar, ram, bear, wolf };

inline constexpr int most_kinds = 8;
inline constexpr char const* animal_names[most_kinds] = {"rabbit", "owl",  "deer", "boar",
                                                         "ram",    "bear", "wolf", "eighth"};
inline constexpr int most_of_a_kind = 15;

/// The tag of animals in descriptions.
struct of_animals {
    using type = animal;
    static constexpr char const* name = "animal";
    [[nodiscard]] static constexpr int most(int) { return most_of_a_kind; }
};

/// W1. The back of a token, which shows while it lies face down.
enum class back : std::uint8_t { light, shadow };

}  // namespace triqueta::animals

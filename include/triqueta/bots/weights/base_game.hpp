#pragma once
#include <cstdint>
namespace triqueta::bots::weights {
inline constexpr std::int8_t base_game[25874] = {1};
}

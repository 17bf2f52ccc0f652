#pragma once
#include <cstdint>
namespace triqueta::bots::weights {
inline constexpr std::int8_t race[18514] = {1};
}

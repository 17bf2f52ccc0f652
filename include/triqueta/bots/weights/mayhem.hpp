#pragma once
#include <cstdint>
namespace triqueta::bots::weights {
inline constexpr std::int8_t mayhem[22178] = {1};
}

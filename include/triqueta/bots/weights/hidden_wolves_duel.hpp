#pragma once
#include <cstdint>
namespace triqueta::bots::weights {
inline constexpr std::int8_t hidden_wolves_duel[27906] = {1};
}

// expect: this game needs a name to be written or listed
#ifndef FIXED
#define WITHOUT_A_NAME
#endif
#include <triqueta/data.hpp>

#include "support/coin_game.hpp"

auto const bytes = triqueta::bytes(triqueta::state<support::coin::game>{});

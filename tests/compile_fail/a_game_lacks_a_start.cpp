// expect: can_start
#ifndef FIXED
#define WITHOUT_A_START
#endif
#include <triqueta/triqueta.hpp>

#include "support/coin_game.hpp"

triqueta::state<support::coin::game> const start;

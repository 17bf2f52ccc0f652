// expect: can_act
#ifndef FIXED
#define WITHOUT_A_STEP
#endif
#include <triqueta/triqueta.hpp>

#include "support/coin_game.hpp"

triqueta::state<support::coin::game> const start;

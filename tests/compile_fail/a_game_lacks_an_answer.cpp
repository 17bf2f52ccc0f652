// expect: can_draw
#ifndef FIXED
#define WITHOUT_AN_ANSWER
#endif
#include <triqueta/triqueta.hpp>

#include "support/coin_game.hpp"

triqueta::state<support::coin::game> const start;

// expect: has_result
#ifndef FIXED
#define WITHOUT_WINNERS
#endif
#include <triqueta/triqueta.hpp>

#include "support/coin_game.hpp"

triqueta::state<support::coin::game> const start;

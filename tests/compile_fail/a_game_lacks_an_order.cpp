// expect: has_order
#ifndef FIXED
#define WITHOUT_AN_ORDER
#endif
#include <triqueta/triqueta.hpp>

#include "support/coin_game.hpp"

triqueta::state<support::coin::game> const start;

// expect: has_types
#ifndef FIXED
#define WITHOUT_AN_OUTCOME
#endif
#include <triqueta/triqueta.hpp>

#include "support/coin_game.hpp"

triqueta::state<support::coin::game> const start;

// expect: can_be_watched
#ifndef FIXED
#define WITHOUT_COMPLETIONS
#endif
#include <triqueta/triqueta.hpp>

#include "support/coin_game.hpp"

triqueta::state<support::coin::game> const start;

// expect: has_descriptions
#ifndef FIXED
#define WITHOUT_A_DESCRIPTION
#endif
#include <triqueta/catalog.hpp>

#include "support/coin_game.hpp"

static_assert(triqueta::described_game<support::coin::game>);

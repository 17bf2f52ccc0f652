// expect: a variant of Triqueta needs 2 to 5 players
#include <triqueta/triqueta.hpp>

#ifdef FIXED
using G = triqueta::base_game<5>;
#else
using G = triqueta::base_game<6>;
#endif

triqueta::state<G> const game;

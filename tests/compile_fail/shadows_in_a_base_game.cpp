// expect: no match for 'operator\[\]'|does not provide a subscript operator
#include <triqueta/triqueta.hpp>

#ifdef FIXED
using G = triqueta::hidden_wolves<2>;
#else
using G = triqueta::base_game<2>;
#endif

int shadows_of_first(triqueta::state<G> const& game) { return game.table().shadows[triqueta::seat{0}]; }

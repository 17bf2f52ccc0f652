// expect: (cannot|could not) convert .* to 'triqueta::seat'|no viable conversion from 'int' to 'triqueta::seat'
#include <triqueta/triqueta.hpp>

triqueta::points points_of_first(triqueta::state<triqueta::base_game<2>> const& game) {
#ifdef FIXED
    return game.result().points(triqueta::seat{0});
#else
    return game.result().points(0);
#endif
}

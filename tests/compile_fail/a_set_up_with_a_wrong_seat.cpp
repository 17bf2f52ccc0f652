// expect: impossible_setup
#include <triqueta/triqueta.hpp>

using G = triqueta::base_game<3>;

#ifdef FIXED
constexpr triqueta::state<G> game{triqueta::setup<G>{triqueta::seat{2}}};
#else
constexpr triqueta::state<G> game{triqueta::setup<G>{triqueta::seat{3}}};
#endif

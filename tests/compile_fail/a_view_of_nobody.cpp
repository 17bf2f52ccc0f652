// expect: no matching (function for call|constructor for initialization)|no default constructor
#include <triqueta/triqueta.hpp>

using G = triqueta::base_game<2>;

#ifdef FIXED
triqueta::view<G> const seen{triqueta::viewer::spectator(), {}};
#else
triqueta::view<G> const seen{};
#endif

// expect: (cannot|could not) convert .*animals::action|no viable conversion from 'triqueta::animals::action'
#include <triqueta/triqueta.hpp>

#ifdef FIXED
using G = triqueta::base_game<2>;
#else
using G = triqueta::mayhem;
#endif

triqueta::refusal keep(triqueta::match<G>& m) { return m.play(triqueta::seat{0}, triqueta::keep()); }

// expect: no matching (function for call|constructor for initialization|conversion)
#include <triqueta/triqueta.hpp>

using G = triqueta::hidden_wolves<3>;

#ifdef FIXED
triqueta::state<G> copied(triqueta::state<G> const& s) { return triqueta::state<G>{s}; }
#else
triqueta::state<G> recovered(triqueta::view<G> const& v) { return triqueta::state<G>{v}; }
#endif

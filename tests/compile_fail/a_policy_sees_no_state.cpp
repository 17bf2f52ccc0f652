// expect: no matching function for call to 'simulate
#include <triqueta/batch.hpp>

using G = triqueta::base_game<2>;

struct player {
#ifdef FIXED
    triqueta::action<G> operator()(triqueta::view<G> const& v) const { return v.legal()[0]; }
#else
    triqueta::action<G> operator()(triqueta::state<G> const& s) const { return s.legal()[0]; }
#endif
};

auto const totals = triqueta::simulate<G>(1, {.first = 0, .count = 1}, player{});

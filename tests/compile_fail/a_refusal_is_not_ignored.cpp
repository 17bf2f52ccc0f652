// expect: ignoring return(ed)? value
#include <triqueta/triqueta.hpp>

#pragma GCC diagnostic error "-Wunused-result"

void play(triqueta::match<triqueta::base_game<2>>& m) {
#ifdef FIXED
    static_cast<void>(m.play(triqueta::seat{0}, triqueta::keep()));
#else
    m.play(triqueta::seat{0}, triqueta::keep());
#endif
}

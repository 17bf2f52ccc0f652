// expect: a player may keep 0 to 2 light tokens
#include <triqueta/triqueta.hpp>

struct hoarders : triqueta::base_game<2> {
#ifdef FIXED
    struct kept : triqueta::at_most<2> {};
#else
    struct kept : triqueta::at_most<3> {};
#endif
};

triqueta::state<hoarders> const game;

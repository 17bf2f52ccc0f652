// expect: two tokens a draw need exactly two players
#include <triqueta/triqueta.hpp>

#ifdef FIXED
struct pairs : triqueta::hidden_wolves<2> {
#else
struct pairs : triqueta::hidden_wolves<3> {
#endif
    struct draw : triqueta::draw_two {};
};

triqueta::state<pairs> const game;

// expect: a draw takes 1 or 2 tokens
#include <triqueta/triqueta.hpp>

struct greedy : triqueta::base_game<2> {
    struct draw : triqueta::draw_two {
#ifdef FIXED
        static constexpr int tokens = 2;
#else
        static constexpr int tokens = 3;
#endif
    };
};

triqueta::state<greedy> const game;

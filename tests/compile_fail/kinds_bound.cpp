// expect: a pack has at most eight kinds of animals
#include <triqueta/triqueta.hpp>

struct ark : triqueta::base_game<2> {
    struct pack : triqueta::light_pack {
#ifdef FIXED
        static constexpr auto light = triqueta::values(10, 10, 10, 10, 5, 5, 5, 5);
#else
        static constexpr auto light = triqueta::values(10, 10, 10, 10, 5, 5, 5, 4, 1);
#endif
    };
};

triqueta::state<ark> const game;

// expect: 0 to 15 tokens of a kind, light and shadow together
#include <triqueta/triqueta.hpp>

struct rabbits : triqueta::base_game<2> {
    struct pack : triqueta::light_pack {
#ifdef FIXED
        static constexpr auto light = triqueta::values(15, 15, 15, 15);
#else
        static constexpr auto light = triqueta::values(16, 15, 15, 14);
#endif
    };
};

triqueta::state<rabbits> const game;

// expect: a tower has 1 to 5 columns
#include <triqueta/triqueta.hpp>

struct six_petals : triqueta::base_game<2> {
    struct towers : triqueta::four_towers {
#ifdef FIXED
        static constexpr int columns = 5;
#else
        static constexpr int columns = 6;
#endif
    };
    struct pack : triqueta::light_pack {
        static constexpr auto light = triqueta::values(12, 12, 12, 12, 12, towers::columns == 6 ? 12 : 0);
    };
};

triqueta::state<six_petals> const game;

// expect: a tower has 1 to 15 levels
#include <triqueta/triqueta.hpp>

struct skyscraper : triqueta::base_game<2> {
    struct towers : triqueta::four_towers {
        static constexpr int count = 1;
        static constexpr int columns = 1;
#ifdef FIXED
        static constexpr int light_levels = 15;
#else
        static constexpr int light_levels = 16;
#endif
    };
    struct pack : triqueta::light_pack {
        static constexpr auto light = triqueta::values(8, towers::light_levels - 8);
    };
};

triqueta::state<skyscraper> const game;

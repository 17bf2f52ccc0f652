// expect: a variant of Triqueta needs 1 to 4 towers
#include <triqueta/triqueta.hpp>

struct more_rounds : triqueta::base_game<2> {
    struct towers : triqueta::four_towers {
#ifdef FIXED
        static constexpr int count = 4;
#else
        static constexpr int count = 5;
#endif
        static constexpr int light_levels = 1;
    };
    struct pack : triqueta::light_pack {
        static constexpr auto light = triqueta::values(5, 5, 5, towers::count == 5 ? 10 : 5);
    };
};

triqueta::state<more_rounds> const game;

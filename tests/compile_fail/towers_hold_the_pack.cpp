// expect: the towers must hold exactly the pack's light and shadow tokens
#include <triqueta/triqueta.hpp>

struct one_more_bear : triqueta::base_game<2> {
    struct pack : triqueta::light_pack {
#ifdef FIXED
        static constexpr auto light = triqueta::values(9, 10, 10, 10, 10, 11);
#else
        static constexpr auto light = triqueta::values(10, 10, 10, 10, 10, 11);
#endif
    };
};

triqueta::state<one_more_bear> const game;

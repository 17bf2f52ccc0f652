// expect: a scoring policy's collection takes by_kind const& and returns an int
#include <triqueta/triqueta.hpp>

struct collector : triqueta::base_game<2> {
    struct scoring : triqueta::exactly_three {
#ifdef FIXED
        static constexpr int collection(triqueta::animals::by_kind const&) { return 5; }
#else
        static constexpr int collection(triqueta::tokens) { return 5; }
#endif
    };
};

triqueta::state<collector> const start;

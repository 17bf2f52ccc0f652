// expect: two games of this catalogue have one name for the same number of players
#include <triqueta/catalog.hpp>

struct night : triqueta::hidden_wolves<4> {
    static constexpr char const* name = "night";
};
struct dusk : triqueta::base_game<4> {
#ifdef FIXED
    static constexpr char const* name = "dusk";
#else
    static constexpr char const* name = "night";
#endif
};

using games = triqueta::catalog<night, dusk>;
static_assert(games::size == 2);

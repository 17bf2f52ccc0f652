// expect: a game's name has 1 to 32 lower-case letters, digits and underscores
#include <triqueta/catalog.hpp>

struct night : triqueta::hidden_wolves<4> {
#ifdef FIXED
    static constexpr char const* name = "night";
#else
    static constexpr char const* name = "Night";
#endif
};

using games = triqueta::catalog<triqueta::shipped, night>;
static_assert(games::size > 0);

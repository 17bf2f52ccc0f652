// expect: this name belongs to a shipped game
#include <triqueta/data.hpp>

struct night : triqueta::hidden_wolves<4> {
#ifdef FIXED
    static constexpr char const* name = "night";
#endif
    struct kept : triqueta::at_most<1> {};
};

auto const bytes = triqueta::bytes(triqueta::state<night>{});

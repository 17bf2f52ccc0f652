// expect: not a variant of Triqueta: it lacks one of the policies pack, towers, draw, kept, scoring
#include <triqueta/triqueta.hpp>

struct unscored {
    static constexpr char const* name = "unscored";
    static constexpr int players = 2;
    using pack = triqueta::light_pack;
    using towers = triqueta::four_towers;
    using draw = triqueta::draw_one;
    using kept = triqueta::at_most<2>;
#ifdef FIXED
    using scoring = triqueta::exactly_three;
#endif

    template <class V>
    using rules = triqueta::animals::rules<V>;
};

triqueta::state<unscored> const game;

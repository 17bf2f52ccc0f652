// expect: precondition_broken
#include <triqueta/triqueta.hpp>

constexpr auto second_column = [] {
    triqueta::state<triqueta::base_game<2>> s;
#ifdef FIXED
    s.apply_unchecked(triqueta::draw(triqueta::column{1}));
#else
    s.apply_unchecked(triqueta::keep());
#endif
    return s;
}();

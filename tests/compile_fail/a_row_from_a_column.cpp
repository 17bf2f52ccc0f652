// expect: (cannot|could not) convert .*column.* to .*row|no viable conversion from .*column.* to .*row
#include <triqueta/triqueta.hpp>

triqueta::column const third{2};

#ifdef FIXED
auto const action = triqueta::draw(third);
#else
auto const action = triqueta::take(third);
#endif

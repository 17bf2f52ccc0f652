// expect: (cannot|could not) convert .* to '.*column'|no viable conversion from 'int' to 'triqueta::animals::column'
#include <triqueta/triqueta.hpp>

#ifdef FIXED
auto const action = triqueta::draw(triqueta::column{2});
#else
auto const action = triqueta::draw(2);
#endif

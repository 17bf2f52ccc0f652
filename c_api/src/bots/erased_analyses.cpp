#include "erased.hpp"

template struct triqueta::erased_analyses<triqueta::shipped>;

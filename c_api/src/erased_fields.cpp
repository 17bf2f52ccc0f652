#include "erased.hpp"

template struct triqueta::erased_fields<triqueta::shipped>;

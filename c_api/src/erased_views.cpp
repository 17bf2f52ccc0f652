#include "erased.hpp"

template struct triqueta::erased_views<triqueta::shipped>;

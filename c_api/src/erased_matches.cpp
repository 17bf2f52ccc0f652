#include "erased.hpp"

template struct triqueta::erased_matches<triqueta::shipped>;

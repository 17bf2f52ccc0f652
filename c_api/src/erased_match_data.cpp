#include "erased.hpp"

template struct triqueta::erased_match_data<triqueta::shipped>;

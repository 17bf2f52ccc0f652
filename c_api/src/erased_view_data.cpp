#include "erased.hpp"

template struct triqueta::erased_view_data<triqueta::shipped>;

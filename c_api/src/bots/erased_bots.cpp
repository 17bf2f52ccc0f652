#include "erased.hpp"

template struct triqueta::erased_bots<triqueta::shipped>;

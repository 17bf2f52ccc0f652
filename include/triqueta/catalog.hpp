#pragma once

// clang-format off
// Games chosen at run time: the library's and your own.
#include "triqueta/core/option.hpp"
#include "triqueta/catalog/entry.hpp"
#include "triqueta/catalog/catalog.hpp"
#include "triqueta/catalog/shipped.hpp"
// clang-format on

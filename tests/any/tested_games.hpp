#pragma once

#include <triqueta/any.hpp>

/// The games of the tests, with their types erased. They are compiled once, in tested_games.cpp.
namespace tested {

extern triqueta::any_catalog const games;

}  // namespace tested

#pragma once

#include <triqueta/any.hpp>

/// The games that the server offers and the clients know. games.cpp makes them, and takes long to compile.
extern constinit triqueta::any_catalog const games;

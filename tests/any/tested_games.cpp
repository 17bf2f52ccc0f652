#include "any/tested_games.hpp"

#include "properties/games.hpp"

#include <triqueta/any_games.hpp>

namespace tested {

constinit triqueta::any_catalog const games = triqueta::any_games<properties::tested_games>;

}  // namespace tested

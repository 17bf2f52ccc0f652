#include "support/erased_games.hpp"

#include "properties/games.hpp"

#include <triqueta/any_games.hpp>

namespace fuzz {

constinit triqueta::any_catalog const erased_games = triqueta::any_games<properties::games_of_clients>;

}  // namespace fuzz

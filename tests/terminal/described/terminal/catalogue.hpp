#pragma once

#include "own_game/own_game.hpp"
#include "terminal/described_games.hpp"

namespace terminal {

/// In place of the catalogue of the programs: games that none of them knows.
using games = triqueta::catalog<described_games, wasps::game>;

}  // namespace terminal

#pragma once

#include "terminal/described_games.hpp"

namespace terminal {

/// In place of the catalogue of the programs: games that none of them knows.
using games = described_games;

}  // namespace terminal

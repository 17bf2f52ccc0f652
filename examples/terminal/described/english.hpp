#pragma once

#include "terminal/described/words.hpp"

namespace terminal {

inline constexpr described_words described_english{
    .about = "{1}, shown from its description. The program knows nothing else of this game.",
    .numbers = "Seats and all other numbers count from 0, as in records: player 1 has seat 0.",
    .table = "What the table shows:",
    .secrets = "What you alone know:",
    .field = "{1}: {2}",

    .own = "Known to you alone - {1}.",

    .score = "{1}: {2}",
    .score_with = "{1}: {2} ({3})",
    .points = {"1 point", "{1} {1:point|points}"},
    .line = "{1} {2}",
    .wins = {"{1} wins.", "You win."},
    .tied = "{1} win together.",
    .nobody_wins = "Nobody wins.",
};

}  // namespace terminal

#pragma once

#include "terminal/described/words.hpp"

namespace terminal {

inline constexpr described_words described_german{
    .about = "{1}, gezeigt nach der Beschreibung des Spiels. Mehr weiß das Programm von diesem Spiel nicht.",
    .numbers = "Plätze und alle anderen Nummern zählen ab 0, wie in Aufzeichnungen: Spieler 1 hat Platz 0.",
    .table = "Was der Tisch zeigt:",
    .secrets = "Was nur du weißt:",
    .field = "{1}: {2}",

    .own = "Das weißt nur du – {1}.",

    .score = "{1}: {2}",
    .score_with = "{1}: {2} ({3})",
    .points = {"1 Punkt", "{1} {1:Punkt|Punkte}"},
    .line = "{1} {2}",
    .wins = {"{1} gewinnt.", "Du gewinnst."},
    .tied = "{1} gewinnen gemeinsam.",
    .nobody_wins = "Niemand gewinnt.",
};

}  // namespace terminal

#pragma once

#include "terminal/review/words.hpp"

namespace terminal {

inline constexpr review_words review_german{
    .move = "Zug",
    .player = "Spieler",
    .played = "gespielt",
    .chance = "Chance",
    .cost = "Preis",
    .better = "Besser: {1} ({2} %). {3}",

    .legend = "Chancen in Prozent, so wie der Spieler sie wissen konnte. Preise: ?! ab 2, ? ab 5, ?? ab 10.",
    .share = "{1}: {2} von {3} Entscheidungen {2:war|waren} gut ({4} %), die anderen kosteten im Mittel je {5} %.",
    .turning = "Wendepunkte:",
    .swing = "Nach Zug {1} geht es für {2} von {3} % auf {4} %.",
    .of_it = "Der Zug selbst kostete {1} %.",
    .note = "Beurteilt mit {1} Knoten je Zug. Ein Preis zählt, wenn er größer ist als das Doppelte seines Fehlers.",
    .nothing =
        "Diese Aufzeichnung hat keine Entscheidung zu beurteilen: Niemand hat gezogen, oder sie zeigt nur, was ein "
        "Zuschauer sah.",

    .title = "{1}: Gewinnchancen",
    .axis = "Gewinnchance, %",
    .moves = "Zug",
};

}  // namespace terminal

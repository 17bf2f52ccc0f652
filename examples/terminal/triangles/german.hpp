#pragma once

#include "terminal/triangles/words.hpp"

namespace terminal {

inline constexpr triangles_words triangles_german{
    .cuts = {"waagerecht", "senkrecht", "mittig"},
    .saved_mark = "*",
    .number = "{1} {2}",
    .jokers = "J {1}",
    .unofficial = "{1}, gespielt von einem inoffiziellen Programm.",
    .about_cards = "Ein Teil wird als Schnitt, Zahl und Farbe geschrieben: W2p ist die waagerechte 2 in Rosa. "
                   "Schnitte: W waagerecht, S senkrecht, M mittig. Farben: p rosa (pink), r rot, g grün. Die Zahlen 1, "
                   "2 und 3 eines Schnitts bilden ein Dreieck; haben alle drei dieselbe Farbe, so ist es rein, sonst "
                   "gemischt. Jedes Teil gibt es dreimal.",
    .about_jokers =
        "Joker sind ganze Dreiecke, einer für jeden Schnitt und jede Farbe: [Wp] ist der waagerechte in Rosa.",
    .hand = "Deine Hand ({1}): {2}.",
    .no_hand = "Deine Hand ist leer.",
};

}  // namespace terminal

#pragma once

#include "terminal/triangles/words.hpp"

namespace terminal {

inline constexpr triangles_words triangles_french{
    .cuts = {"horizont.", "verticale", "centrée"},
    .saved_mark = "*",
    .number = "{1} {2}",
    .jokers = "J {1}",
    .unofficial = "{1}, joué par un programme non officiel.",
    .about_cards = "Une pièce s'écrit par sa coupe, son numéro et sa couleur : H2o est la 2 horizontale en rose. "
                   "Coupes : H horizontale, V verticale, C centrée. Couleurs : o rose, r rouge, v vert. Les numéros 1, "
                   "2 et 3 d'une coupe font un triangle ; il est pur si tous trois ont la même couleur, sinon impur. "
                   "Chaque pièce existe en trois exemplaires.",
    .about_jokers = "Les jokers sont des triangles entiers, un pour chaque coupe et chaque couleur : [Ho] est "
                    "l'horizontal rose.",
    .hand = "Ta main ({1}) : {2}.",
    .no_hand = "Ta main est vide.",
};

}  // namespace terminal

#pragma once

#include "terminal/review/words.hpp"

namespace terminal {

inline constexpr review_words review_french{
    .move = "coup",
    .player = "joueur",
    .played = "joué",
    .chance = "chance",
    .cost = "coût",
    .better = "Mieux : {1} ({2} %). {3}",

    .legend = "Chances en pour cent, telles que le joueur pouvait les savoir. Coûts : ?! dès 2, ? dès 5, ?? dès 10.",
    .share = "{1} : {2} choix sur {3} {2:était bon|étaient bons|était bon} ({4} %), les autres ont coûté {5} % chacun "
             "en moyenne.",
    .turning = "Moments décisifs :",
    .swing = "Après le coup {1}, {2} passe de {3} % à {4} %.",
    .of_it = "Le coup lui-même a coûté {1} %.",
    .note = "Jugé avec {1} nœuds par coup. Un coût compte s'il dépasse le double de son erreur.",
    .nothing =
        "Cette partie écrite n'a aucun choix à juger : personne n'a joué, ou elle ne montre que ce qu'un spectateur "
        "a vu.",

    .title = "{1} : chances de gagner",
    .axis = "chance de gagner, %",
    .moves = "coup",
};

}  // namespace terminal

#pragma once

#include "terminal/race/words.hpp"

namespace terminal {

inline constexpr race_words race_french{
    .option_turn_cap = "après N tours personne ne gagne",
    .name = "Le jeu à {1} cartes",
    .about_aim = "Le premier à jouer la dernière carte de sa main gagne.",
    .about_turn = "À ton tour, pioche une carte et défausses-en une, ou forme un triangle avec ta main. D'un triangle "
                  "pur tu gardes toutes les pièces visibles devant toi, d'un impur une seule ; les pièces gardées "
                  "servent encore et encore, avec au moins une de la main.",
    .about_jokers = "À la fin d'un tour, un joker peut être joué si un triangle de ce tour, ou de tes pièces gardées, "
                    "a sa coupe ou sa couleur. Pour chacun, tu peux prendre une pièce gardée par un adversaire.",
    .about_last_round =
        "Si tu peux jouer ta dernière carte au tour suivant, tu dois d'abord annoncer le dernier tour : "
        "tous les autres en ont alors encore un.",

    .rules_turn = "Un tour, c'est l'un ou l'autre. Pioche une carte, de la pioche ou du dessus de la défausse, puis "
                  "défausse n'importe laquelle de ta main. Ou bien forme un triangle. Ensuite tu peux jouer des "
                  "jokers, et le tour se termine.",
    .rules_triangle = "Un triangle, ce sont les numéros 1, 2 et 3 d'une coupe. Au moins une pièce vient de ta main, "
                      "les autres de ta main ou de tes pièces gardées.",
    .rules_save = "D'un triangle pur tu gardes toutes les pièces venues de la main. D'un impur tu n'en gardes qu'une, "
                  "à ton choix, et les autres sont défaussées. Les pièces gardées qui ont servi restent gardées.",
    .rules_pile = "Quand la pioche est vide et que quelqu'un pioche, toute la défausse sauf la carte du dessus est "
                  "mélangée pour en faire une nouvelle.",
    .rules_jokers = "Un joker peut être joué à la fin d'un tour si sa coupe ou sa couleur est celle d'un triangle "
                    "formé pendant ce tour, ou d'un triangle que tes pièces gardées peuvent former ; seul un triangle "
                    "pur a une couleur. Pour chacun, tu peux prendre en main une pièce gardée par un adversaire.",
    .rules_call = "Tant que le dernier tour n'est pas annoncé, aucun coup ne peut vider une main. Tu peux l'annoncer "
                  "avec la fin de ton tour, si l'annonce d'un autre n'est pas en cours, même si tu ne peux pas gagner "
                  "ensuite.",
    .rules_last_turn = "Après une annonce, chaque autre joueur a un dernier tour : piocher et défausser une fois, et "
                       "former autant de triangles qu'il veut, ou ne rien faire. Puis celui qui l'a faite a un tour "
                       "ordinaire. Si personne n'a vidé sa main d'ici là, l'annonce tombe.",
    .rules_dead_end = "Un joueur qui ne peut plus jamais vider sa main est dans une impasse et éliminé : avec deux "
                      "cartes et rien de gardé, ou avec une carte et sans deux pièces gardées d'une même coupe avec "
                      "des numéros différents. Le dernier qui reste gagne.",
    .rules_commands_turn =
        "Ce que tu tapes : « pioche » prend une carte de la pioche, « prends » celle du dessus de la "
        "défausse, « défausse h2o » défausse cette pièce. « forme h1o h2r h3v » forme un triangle ; "
        "un * marque une pièce que tu as gardée : « forme h1o h2r* h3v ». « garde h2 » dit laquelle "
        "de ses pièces tu gardes.",
    .rules_commands_after = "« joker cv » joue le joker [Cv] ; « vole 2 h1o » prend pour lui une pièce gardée par le "
                            "joueur 2, « rien » n'en prend pas. « termine » finit le tour, « annonce » le finit et "
                            "annonce le dernier tour.",

    .turn = "tour {1} sur {2} au plus ; pioche : {3}",
    .discards = "Défausse : {1}, dessus {2}",
    .no_discards = "Défausse : vide",
    .unseen = "Dans la pioche ou cachées en main",
    .jokers_played = "Jokers joués : {1}",
    .gone = "Hors jeu avec les éliminés : {1}",
    .last_round = "Dernier tour, annoncé par {1}",
    .cards = "cartes",
    .saved = "pièces gardées",
    .known = "(entrées en main au vu de tous : {1})",
    .out = "éliminé",
    .called = "annonce",

    .left = "reste",
    .wins = {"{1} gagne.", "Tu gagnes."},
    .nobody = "Personne ne gagne.",

    .ask_discard = "Défausse une carte :",
    .ask_save = "Garde une pièce :",
    .ask_steal = "Prends une pièce :",
    .draw = "pioche",
    .take = "prends",
    .drop = "défausse {1}",
    .make = "forme {1} {2} {3}",
    .save = "garde {1}",
    .joker = "joker {1}",
    .steal = "vole {1} {2}",
    .nothing = "rien",
    .end = "termine",
    .call = "annonce",
    .explained = "{1} ({2})",
    .from_pile = "face cachée",
    .pure = "pur",
    .with_call = "dernier tour : les autres peuvent encore tout poser",
};

}  // namespace terminal

#pragma once

#include "terminal/race/words.hpp"

namespace terminal {

inline constexpr race_words race_french{
    .option_turn_cap = "après N tours personne ne gagne",
    .name = "Le jeu à {1} cartes",
    .about_aim = "Qui joue en premier la dernière carte de sa main gagne.",
    .about_turn = "À ton tour, pioche une carte et défausses-en une, ou forme un triangle avec ta main. D'un triangle "
                  "pur tu gardes toutes les pièces visibles devant toi, d'un impur une seule ; les pièces gardées "
                  "servent encore et encore, avec au moins une de la main.",
    .about_jokers = "À la fin d'un tour, un joker peut être joué si un triangle de ce tour, ou de tes pièces gardées, "
                    "a sa coupe ou sa couleur ; chacun prend, si tu veux, une pièce gardée par un adversaire.",
    .about_last_round = "Qui pourrait jouer sa dernière carte au tour suivant doit d'abord annoncer le dernier tour : "
                        "tous les autres en ont alors encore un.",

    .rules_turn = "Un tour, c'est l'un ou l'autre. Pioche une carte, de la pioche ou du dessus de la défausse, puis "
                  "défausse n'importe laquelle de ta main. Ou bien forme un triangle. Ensuite viennent les jokers, et "
                  "la fin du tour.",
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
                  "avec la fin de ton tour, si l'annonce d'un autre n'est pas en cours ; en vain s'il le faut.",
    .rules_last_turn = "Après une annonce, chaque autre joueur a un dernier tour : piocher et défausser une fois, et "
                       "former autant de triangles qu'il veut, ou ne rien faire. Puis celui qui l'a faite a un tour "
                       "ordinaire. Si personne n'a vidé sa main d'ici là, l'annonce tombe.",
    .rules_dead_end = "Qui ne peut plus jamais vider sa main est dans une impasse et éliminé : avec deux cartes et "
                      "rien de gardé, ou avec une carte et sans deux pièces gardées d'une même coupe avec des numéros "
                      "différents. Le dernier qui reste gagne.",
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

    .you = "toi",
    .dealt = "Chacun des {1} joueurs reçoit {2} cartes, il en reste {3} dans la pioche.",
    .makes_pile = {"mélange la défausse sauf la carte du dessus pour en faire une nouvelle pioche",
                   "mélanges la défausse sauf la carte du dessus pour en faire une nouvelle pioche"},
    .draws = {"pioche une carte", "pioches {1}"},
    .takes = {"prend {1} dans la défausse", "prends {1} dans la défausse"},
    .discards_one = {"défausse {1}", "défausses {1}"},
    .completes = {"forme {1}", "formes {1}"},
    .completes_pure = {"forme le triangle pur {1}", "formes le triangle pur {1}"},
    .completes_with = {"forme {1} (pièces gardées : {2})", "formes {1} (pièces gardées : {2})"},
    .completes_pure_with = {"forme le triangle pur {1} (pièces gardées : {2})",
                            "formes le triangle pur {1} (pièces gardées : {2})"},
    .saves = {"garde {1}", "gardes {1}"},
    .saves_one = {"garde {1} (à la défausse : {2})", "gardes {1} (à la défausse : {2})"},
    .plays_joker = {"joue le joker {1}", "joues le joker {1}"},
    .steals = {"prend {1} parmi les pièces gardées par {2}", "prends {1} parmi les pièces gardées par {2}"},
    .steals_nothing = {"ne prend rien pour lui", "ne prends rien pour lui"},
    .does_nothing = {"ne fait rien", "ne fais rien"},
    .calls = {"annonce le dernier tour", "annonces le dernier tour"},
    .calls_again = {"annonce de nouveau le dernier tour", "annonces de nouveau le dernier tour"},
    .lapses = {"{1} n'a pas vidé sa main : cette annonce tombe.", "Tu n'as pas vidé ta main : ton annonce tombe."},
    .dead_end = {"{1} ne pourra plus jamais vider sa main (il y reste {2}) et sort du jeu.",
                 "Tu ne pourras plus jamais vider ta main (il y reste {2}) et sors du jeu."},
    .out_had_called = "Ainsi l'annonce tombe.",
    .last_card = {"{1} a joué sa dernière carte. La partie est terminée.",
                  "Tu as joué ta dernière carte. La partie est terminée."},
    .last_left = {"{1} reste en dernier. La partie est terminée.", "Tu restes en dernier. La partie est terminée."},
    .no_winner = "C'était le tour {1}, le dernier. La partie est terminée, et personne n'a gagné.",

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
    .with_call = "dernier tour",
};

}  // namespace terminal

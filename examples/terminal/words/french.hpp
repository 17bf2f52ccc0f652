#pragma once

#include "terminal/words/words.hpp"

namespace terminal {

inline constexpr words french{
    .or_ = " ou ",
    .range = "{1} à {2}",

    .help = "Utilisation : {1} [OPTION]...\n"
            "{2}\n\n"
            "  --variant NOM    {3} ;\n"
            "                   {8} par défaut\n"
            "  --players N      nombre de joueurs ; 3 par défaut, ou le minimum de la\n"
            "                   variante\n"
            "{4}"
            "  --seed N         numéro de donne : le même numéro redonne la même donne ;\n"
            "                   {5} par défaut\n"
            "  --speed X        1 est normal, 2 deux fois plus rapide, 0 sans pauses ;\n"
            "                   1 par défaut\n"
            "  --language CODE  {7} ;\n"
            "                   en par défaut\n"
            "{6}"
            "  --help           affiche ce texte\n\n"
            "Pauses et couleurs n'apparaissent que dans un terminal. NO_COLOR les désactive.\n",
    .help_demo = "Le programme joue une partie entière que tu regardes.",
    .help_play = "Tu joues une partie contre le programme.",
    .help_seat = "  --seat N         ton numéro de joueur ; 1 par défaut, le premier joueur\n"
                 "  --record FILE    écrit la partie dans ce fichier, finie ou non\n",
    .help_truth = "{1} : {2}",
    .help_number = "{1} : {2} ; {3} par défaut",
    .one_variant = "{1} ({2} joueurs)",
    .between_variants = ",\n                   ",
    .one_language = "{1} ({2})",
    .some_seed = "un nouveau à chaque fois",
    .unknown_option = "Option inconnue : « {1} ».",
    .lacks_value = "Il manque une valeur à {1}.",
    .bad_variant = "Variante inconnue : « {1} ». Les variantes sont {2}.",
    .bad_players = "« {1} » n'est pas un nombre de joueurs pour {2}. Il faut {3}.",
    .bad_seed = "« {1} » n'est pas un numéro de donne. Il faut un nombre entier de 0 à 18446744073709551615.",
    .bad_speed = "« {1} » n'est pas une vitesse. Il faut un nombre de 0 à 100 : 0 supprime les pauses, 1 est normal, "
                 "2 deux fois plus rapide.",
    .bad_seat = "« {1} » n'est pas une place. Il faut un nombre de 1 à {2}.",
    .bad_option = "« {1} » n'est pas une valeur de {2}. Il faut un nombre de {3} à {4}.",
    .bad_language = "Langue inconnue : « {1} ». Les langues sont {2}.",
    .no_value = "{1} ne prend pas de valeur.",
    .not_for = "{1} n'est pas une option de {2}.",
    .see_help = "{1} --language fr --help affiche les options.",

    .seed = "Donne numéro {1}. Pour la rejouer, utilise --seed {1}.",
    .internal = "Erreur interne : {1}",

    .ctrl_c = "Ctrl-C arrête le programme.",

    .seated = "Tu es le joueur {1}. « aide » donne les règles, « quitte » arrête le programme.",
    .moves = "Tes coups :",
    .prompt = "> ",
    .unknown = "Commande inconnue : « {1} ». Tape un coup ou son numéro : « coups » donne la liste des coups, « aide » "
               "explique les règles.",
    .goes_with = "Après « {1} », tape {2}.",
    .goes_with_none = "« {1} » n'est pas possible maintenant. « coups » donne la liste de tes coups.",
    .goes_with_many = "« {1} » seul n'est pas un coup. « coups » donne la liste de tes coups.",
    .not_in_list = "Aucun coup n'a ce numéro. Tape un numéro de 1 à {1}.",
    .only_one = "Aucun coup n'a ce numéro. Ton seul coup est le 1.",
    .refused_by = "{1} (règle {2})",
    .too_long = "Cette ligne est trop longue. Tape un coup ou son numéro.",
    .commands = "Tape un coup comme la liste le montre, ou son numéro dans la liste. Majuscules et accents ne comptent "
                "pas. Autres commandes : « coups » donne la liste de tes coups, « table » montre la table, « aide » "
                "affiche ce texte, « quitte » arrête le programme.",
    .input_ended = "La saisie est terminée, donc la partie s'arrête.",
    .only_nonsense = "Les cent dernières lignes ne contenaient aucun coup permis, donc la partie s'arrête.",
    .farewell = "À bientôt.",

    .type_help = "aide",
    .type_moves = "coups",
    .type_table = "table",
    .type_quit = "quitte",
};

}  // namespace terminal

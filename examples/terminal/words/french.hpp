#pragma once

#include "terminal/words/words.hpp"

namespace terminal {

inline constexpr words french{
    .player = "Joueur {1}",
    .you = "Toi",
    .comma = ", ",
    .semicolon = " ; ",
    .and_ = " et ",
    .or_ = " ou ",
    .range = "{1} à {2}",
    .sentence = {"{1} {2}.", "Tu {2}."},

    .help = "Utilisation : {1} [OPTION]...\n"
            "{2}\n\n"
            "  --variant NOM    {3} ;\n"
            "                   {8} par défaut\n"
            "  --players N      combien de joueurs ; 3 par défaut, ou ce qu'il faut à la\n"
            "                   variante\n"
            "{4}"
            "  --seed N         un numéro de donne : le même numéro, la même donne ;\n"
            "                   {5} par défaut\n"
            "  --speed X        1 est normal, 2 deux fois plus rapide, 0 sans pauses ;\n"
            "                   1 par défaut\n"
            "  --language CODE  {7} ;\n"
            "                   en par défaut\n"
            "{6}"
            "  --help           ce texte\n\n"
            "Pauses et couleurs ne sont que pour un terminal, et pas si NO_COLOR est défini.\n",
    .help_demo = "Une partie entière se joue toute seule, à regarder.",
    .help_play = "Une partie contre le programme.",
    .help_seat = "  --seat N         quel joueur tu es ; 1, qui commence, par défaut\n"
                 "  --record FILE    le fichier où la partie est écrite, finie ou non\n",
    .help_truth = "{1} : {2}",
    .help_number = "{1} : {2} ; {3} par défaut",
    .one_variant = "{1} ({2} joueurs)",
    .between_variants = ",\n                   ",
    .one_language = "{1} ({2})",
    .some_seed = "un nouveau à chaque fois",
    .unknown_option = "Il n'y a pas d'option « {1} ».",
    .lacks_value = "Il manque une valeur à {1}.",
    .bad_variant = "Il n'y a pas de variante « {1} ». Il y a : {2}.",
    .bad_players = "« {1} » n'est pas un nombre de joueurs pour {2} : il en faut {3}.",
    .bad_seed = "« {1} » n'est pas un numéro de donne : c'est un nombre entier de 0 à 18446744073709551615.",
    .bad_speed = "« {1} » n'est pas une vitesse : 0 supprime les pauses, 1 est normal, 2 deux fois plus rapide, "
                 "jusqu'à 100.",
    .bad_seat = "Il n'y a pas de place « {1} » : c'est un nombre de 1 à {2}.",
    .bad_option = "« {1} » n'est pas une valeur de {2} : c'est un nombre de {3} à {4}.",
    .bad_language = "Il n'y a pas de langue « {1} ». Il y a : {2}.",
    .no_value = "{1} ne prend pas de valeur.",
    .not_for = "{1} n'est pas une option de {2}.",
    .see_help = "{1} --language fr --help dit ce qu'il y a.",

    .seed = "Donne numéro {1} : elle revient avec --seed {1}.",
    .internal = "Le programme a fait une erreur : {1}",

    .ctrl_c = "Ctrl-C l'arrête.",

    .seated = "Tu es le joueur {1}. « aide » donne les règles, « quitte » arrête le programme.",
    .moves = "Tes coups :",
    .prompt = "> ",
    .unknown = "« {1} » ne veut rien dire ici. Tape un coup ou son numéro ; « coups » en donne la liste, « aide » en "
               "dit plus.",
    .goes_with = "Avec « {1} » va l'un de ceux-ci : {2}.",
    .goes_with_none = "Rien ne va avec « {1} » maintenant. « coups » donne la liste de ce que tu peux faire.",
    .goes_with_many = "Beaucoup va avec « {1} » maintenant. « coups » en donne la liste.",
    .not_in_list = "La liste des coups va de 1 à {1}.",
    .only_one = "Il n'y a qu'un coup, le numéro 1.",
    .refused_by = "{1} (règle {2})",
    .too_long = "Cette ligne est trop longue.",
    .commands = "Tape un coup comme il est dans la liste, ou son numéro. Majuscules et accents ne comptent pas. En "
                "outre : « coups » donne la liste de tes coups, « table » montre la table, « aide » ce texte, "
                "« quitte » arrête le programme.",
    .input_ended = "La saisie est finie, et la partie aussi.",
    .only_nonsense = "Il n'y avait aucun coup en cent lignes, la partie s'arrête donc.",
    .farewell = "À bientôt.",

    .type_help = "aide",
    .type_moves = "coups",
    .type_table = "table",
    .type_quit = "quitte",
};

}  // namespace terminal

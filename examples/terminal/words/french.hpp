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
                 "  --level LEVEL    comment joue le programme : beginner (débutant), easy\n"
                 "                   (facile), medium (moyen), strong (fort), best (le\n"
                 "                   meilleur) ; medium par défaut\n"
                 "  --record FILE    écrit la partie en texte dans ce fichier, finie ou non\n"
                 "  --save FILE      enregistre la partie dans ce fichier, avec ce qui n'est\n"
                 "                   pas encore pioché\n"
                 "  --resume FILE    reprend une partie de --save exactement comme elle aurait\n"
                 "                   continué, ou de --record, avec une chance nouvelle\n",
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
    .bad_level = "« {1} » n'est pas un niveau. Les niveaux sont {2}.",
    .not_with = "{1} ne va pas avec {2} : le fichier dit de quel jeu il s'agit.",
    .bad_option = "« {1} » n'est pas une valeur de {2}. Il faut un nombre de {3} à {4}.",
    .bad_language = "Langue inconnue : « {1} ». Les langues sont {2}.",
    .no_value = "{1} ne prend pas de valeur.",
    .not_for = "{1} n'est pas une option de {2}.",
    .see_help = "{1} --language fr --help affiche les options.",

    .seed = "Donne numéro {1}. Pour la rejouer, utilise --seed {1}.",
    .internal = "Erreur interne : {1}",
    .progress = "Coup {1}...",

    .ctrl_c = "Ctrl-C arrête le programme.",

    .seated = "Tu es le joueur {1}. « aide » donne les règles, « conseil » un avis, « quitte » arrête le programme.",
    .resumed = "La partie reprend là où elle s'était arrêtée.",
    .points_so_far = "Points jusqu'ici, d'après ce que tous voient : {1}.",
    .moves = "Tes coups :",
    .prompt = "> ",
    .unknown = "Commande inconnue : « {1} ». Tape un coup ou sa lettre : « coups » donne la liste des coups, « aide » "
               "explique les règles.",
    .goes_with = "Après « {1} », tape {2}.",
    .goes_with_none = "« {1} » n'est pas possible maintenant. « coups » donne la liste de tes coups.",
    .goes_with_many = "« {1} » seul n'est pas un coup. « coups » donne la liste de tes coups.",
    .not_in_list = "Aucun coup n'a cette lettre. Tes coups vont de a à {1}.",
    .only_one = "Aucun coup n'a cette lettre. Ton seul coup est a.",
    .number_alone = "« {1} » seul n'est pas un coup. Tape un coup entier, comme « {2} », ou sa lettre dans la liste.",
    .hint = "Le meilleur : {1}) {2}. À partir d'ici, tu gagnes environ {3} % des parties, avec environ {4} "
            "{4:point|points|point}.",
    .hint_win = "Le meilleur : {1}) {2}. À partir d'ici, tu gagnes environ {3} % des parties.",
    .hint_next = "Ensuite : {1}.",
    .hint_other = "{1}) {2} ({3} %)",
    .hint_none = "Tu n'as qu'un seul coup.",
    .undone = "Ton dernier coup est repris, avec tout ce qui a suivi. Ce que tu as vu, tu le sais encore.",
    .nothing_to_undo = "Tu n'as encore fait aucun coup qui puisse être repris.",
    .refused_by = "{1} (règle {2})",
    .too_long = "Cette ligne est trop longue. Tape un coup ou sa lettre.",
    .commands =
        "Tape un coup comme la liste le montre, ou sa lettre dans la liste. Les nombres font partie des coups : "
        "« 2 » n'est pas la deuxième ligne. Majuscules et accents ne comptent pas. Autres commandes : "
        "« conseil » dit ce que ferait le programme, « annule » reprend ton dernier coup, « coups » donne la "
        "liste de tes coups, « table » montre la table, « aide » affiche ce texte, « quitte » arrête le "
        "programme.",
    .input_ended = "La saisie est terminée, donc la partie s'arrête.",
    .only_nonsense = "Les cent dernières lignes ne contenaient aucun coup permis, donc la partie s'arrête.",
    .farewell = "À bientôt.",

    .type_help = "aide",
    .type_moves = "coups",
    .type_table = "table",
    .type_hint = "conseil",
    .type_undo = "annule",
    .type_quit = "quitte",
};

}  // namespace terminal

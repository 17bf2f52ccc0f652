#pragma once

#include "terminal/mayhem/words.hpp"

namespace terminal {

inline constexpr mayhem_words mayhem_french{
    .option_fast = "une carte à peine piochée peut être jouée aussitôt",
    .name = "Triangle Mayhem",
    .about_aim = "Tous construisent les mêmes triangles au milieu. Le joueur qui pose la dernière pièce d'un triangle "
                 "le prend : 3 points, ou 6 s'il est pur.",
    .about_turn = "À ton tour, pose une à trois des trois pièces de ta main, puis pioche jusqu'à en avoir de nouveau "
                  "trois. Une pièce qu'un triangle ouvert peut recevoir ne peut pas en commencer un nouveau.",
    .about_fast = "Tu peux jouer aussitôt une pièce à peine piochée, et tu en pioches une nouvelle.",

    .rules_turn = "À ton tour, pose une, deux ou trois pièces de ta main, l'une après l'autre. Chacune continue ou "
                  "complète un triangle ouvert de sa coupe à qui manque son numéro, ou commence un nouveau triangle.",
    .rules_start = "Une pièce qu'un triangle ouvert peut recevoir ne peut pas en commencer un nouveau : tant qu'une 2 "
                   "horizontale est ouverte, aucune 1 ou 3 horizontale ne peut commencer un triangle, mais une "
                   "deuxième 2 horizontale le peut. Si plusieurs triangles ouverts peuvent recevoir une pièce, tu "
                   "choisis.",
    .rules_draw = "Puis tu pioches jusqu'à avoir trois pièces, tant qu'il y a une pioche. Les joueurs sans pièces "
                  "passent leur tour.",
    .rules_fast = "Pioche rapide : tu peux jouer aussitôt les pièces que tu viens de piocher, aussi souvent que tu "
                  "veux, et pour chacune tu en pioches une autre. Elles peuvent aussi commencer un triangle. Le joueur "
                  "suivant ne joue qu'après.",
    .rules_end = "Le joueur qui pose la dernière pièce d'un triangle le prend : 3 points, ou 6 s'il est pur, d'une "
                 "seule couleur. La partie se termine quand les 81 pièces sont posées. Le plus de points gagne ; en "
                 "cas d'égalité, la victoire est commune.",
    .rules_commands = "Ce que tu tapes : « h2o » commence un triangle avec cette pièce ; « h2o 1 » la pose dans le "
                      "triangle ouvert qui a le numéro 1 sur la table ; « stop » met fin à tes coups.",

    .pile = "pioche : {1}",
    .open = "Triangles ouverts",
    .left = "Pas encore posées, de chaque numéro et couleur",
    .hand = "main",
    .pure = "purs",
    .unpure = "impurs",
    .points = "points",

    .fresh = "À peine piochées et jouables maintenant : {1}.",
    .moves_with_fresh = "Avec une pièce à peine piochée :",

    .wins = {"{1} gagne avec {2} {2:point|points|point}.", "Tu gagnes avec {2} {2:point|points|point}."},
    .tied = "Égalité à {2} {2:point|points|point}. Victoire commune : {1}.",

    .stop = "stop",
    .starts_new = "{1} : {2}, nouveau",
    .goes_on = "{1} : {2}",
    .scores = "{1} : {2}, {3} {3:point|points|point}",
};

}  // namespace terminal

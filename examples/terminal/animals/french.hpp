#pragma once

#include "terminal/animals/words.hpp"

namespace terminal {

inline constexpr animals_words animals_french{
    .base_game = "Triqueta",
    .hidden_wolves = "Triqueta avec Hidden Wolves",
    .two_a_draw = "{1}, à deux pièces",
    .headings = {"lapin", "chou.", "cerf", "sang.", "béli.", "ours", "loup", "huit."},

    .unofficial = "{1}, joué par un programme non officiel.",
    .about_aim = "Rassemble des animaux : exactement trois d'une espèce, une triqueta, rapportent la valeur de "
                 "l'animal ; un ou deux rapportent 1 ou 2, et chacun au-delà de trois coûte un point.",
    .about_turn = "À ton tour, pioche une pièce ({1}) de la pile en cours, regarde-la et pose-la pour tous dans une "
                  "rangée, ou garde-la face cachée (deux fois dans la partie). Ou bien prends une rangée entière et "
                  "sors de la manche.",
    .about_turn_of_two = "À ton tour, pioche deux pièces ({1}) de la pile en cours, regarde-les et fais de chacune "
                         "autre chose : pose-la dans une rangée, garde-la face cachée (deux fois dans la partie) ou "
                         "mets-la dans la boîte. Ou bien prends une rangée entière et sors de la manche.",
    .about_shadows = "Des pièces d'ombre ({1}) sont tout en bas, des loups pour la plupart. Si tu en pioches une, tu "
                     "dois la garder cachée.",

    .rules_turn = "Un tour, c'est l'un ou l'autre. Piocher : tu prends la pièce du dessus d'une colonne de la pile en "
                  "cours. Ou prendre une rangée qui est au milieu, avec toutes ses pièces : elles sont devant toi, "
                  "visibles, et tu sors de la manche. Le dernier joueur de la manche peut continuer à piocher, mais "
                  "prend à la fin la dernière rangée.",
    .rules_one_draw =
        "Une pièce claire que tu as piochée, personne d'autre ne la voit. Pose-la visible dans une rangée "
        "du milieu, ou garde-la face cachée, au plus deux dans toute la partie.",
    .rules_two_draws = "Tu pioches deux pièces, l'une après l'autre, et ne les regardes qu'ensuite. S'il y en a moins "
                       "de deux dans la pile, personne ne peut piocher. Pose chaque pièce claire visible dans une "
                       "rangée, garde-la face cachée (au plus deux dans toute la partie) ou mets-la dans la boîte. De "
                       "deux pièces claires, tu dois faire deux choses différentes.",
    .rules_shadows = "Une pièce d'ombre reste cachée devant le joueur qui l'a piochée. Leur nombre n'est pas limité. À "
                     "la fin, toutes sont retournées et comptent.",
    .rules_round = "Le joueur qui prend la dernière rangée prend aussi le rocher. Le reste de la pile va dans la boîte "
                   "sans être vu. Le joueur qui a le rocher prend la tuile Arbre d'une autre pile et commence avec "
                   "cette pile la manche suivante. Il y a autant de manches que de piles.",
    .rules_end = "À la fin, tu choisis lesquelles des pièces gardées rejoignent tes animaux ; les autres vont dans la "
                 "boîte sans être vues. Exactement trois d'un animal rapportent sa valeur, un ou deux rapportent 1 ou "
                 "2, et chacun au-delà de trois coûte un point. Le rocher et chaque tuile Arbre rapportent 1. Le plus "
                 "de points gagne, puis le plus de pièces ; en cas d'égalité parfaite, la victoire est commune.",

    .round = "Manche {1}/{2}, boîte : {3}",
    .towers = "Piles",
    .tower_gone = "{1} fini",
    .tower_current = "{1} ici",
    .tower_tile = "{1} arb.",
    .value = "les 3 :",
    .row = "rang. {1}",
    .row_taken = "prise",
    .face_down = "cachées :",
    .light = "clair",
    .shadow = "ombre",
    .tiles = "arbre",
    .rock = "roc",
    .out = "hors",
    .has_rock = "oui",

    .moves_with = "Tes coups avec {1} :",
    .own_hand = "pioché : {1}",
    .own_kept = "gardé : {1}",
    .own_shadows = "dans l'ombre : {1}",
    .own_boxed = "mis dans la boîte : {1}",
    .own_all = "Ce que personne d'autre ne sait – {1}.",

    .cell = "{1}:{2}",
    .how_to_read = "3:10 veut dire trois pièces qui rapportent dix points.",
    .total = "points",
    .all_tokens = "pièces",
    .wins = {"{1} gagne avec {2} {2:point|points|point}.", "Tu gagnes avec {2} {2:point|points|point}."},
    .tie_broken = "Égalité à {2} {2:point|points|point} : {1}. Le plus de pièces décide, {4}. Victoire : {3}.",
    .tie_shared = "Égalité à {2} {2:point|points|point} et à {4} {4:pièce|pièces|pièce}. Victoire commune : {3}.",

    .draw = "pioche {1}",
    .take = "prends {1}",
    .lay = "pose {1}",
    .keep = "garde",
    .to_box = "boîte",
    .tower = "pile {1}",
    .reveal_none = "ajoute aucune",
    .reveal_first = "ajoute première",
    .reveal_second = "ajoute seconde",
    .reveal_all = "ajoute toutes",
    .explained = "{1} ({2})",
};

}  // namespace terminal

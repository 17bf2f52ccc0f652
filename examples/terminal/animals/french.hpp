#pragma once

#include "terminal/animals/words.hpp"

namespace terminal {

inline constexpr animals_words animals_french{
    .base_game = "Triqueta",
    .hidden_wolves = "Triqueta avec Hidden Wolves",
    .two_a_draw = "{1}, à deux pièces",
    .animals = {{"un lapin", "{1} lapins"},
                {"une chouette", "{1} chouettes"},
                {"un cerf", "{1} cerfs"},
                {"un sanglier", "{1} sangliers"},
                {"un bélier", "{1} béliers"},
                {"un ours", "{1} ours"},
                {"un loup", "{1} loups"},
                {"1 de la huitième sorte", "{1} de la huitième sorte"}},
    .headings = {"lapin", "chou.", "cerf", "sang.", "béli.", "ours", "loup", "huit."},
    .tokens = {"1 pièce", "{1} pièces"},
    .light_tokens = {"une pièce claire", "{1} pièces claires"},
    .nothing = "aucune pièce",

    .unofficial = "{1}, joué par un programme non officiel.",
    .about_aim = "Rassemble des animaux : exactement trois d'une espèce, une triqueta, rapportent la valeur de "
                 "l'animal ; un ou deux rapportent 1 ou 2, et chacun au-delà de trois coûte un point.",
    .about_turn = "À ton tour, pioche une pièce ({1}) de la pile en cours, regarde-la et pose-la pour tous dans une "
                  "rangée, ou garde-la face cachée (deux fois dans la partie). Ou bien prends une rangée entière et "
                  "sors de la manche.",
    .about_turn_of_two = "À ton tour, pioche deux pièces ({1}) de la pile en cours, regarde-les et envoie-les par "
                         "des chemins différents : dans une rangée, face cachée devant toi (deux fois dans la partie), "
                         "dans la boîte. Ou bien prends une rangée entière et sors de la manche.",
    .about_shadows = "Des pièces d'ombre ({1}) sont tout en bas, des loups pour la plupart : qui en pioche une doit la "
                     "garder cachée, que cela lui plaise ou non.",

    .rules_turn = "Un tour, c'est l'un ou l'autre. Piocher : tu prends la pièce du dessus d'une colonne de la pile en "
                  "cours. Ou prendre une rangée qui est au milieu, avec toutes ses pièces : elles sont devant toi, "
                  "visibles, et tu sors de la manche. Le dernier joueur de la manche peut continuer à piocher, mais "
                  "prend à la fin la dernière rangée.",
    .rules_one_draw =
        "Une pièce claire que tu as piochée, personne d'autre ne la voit. Pose-la visible dans une rangée "
        "du milieu, ou garde-la face cachée : deux dans toute la partie, pas plus.",
    .rules_two_draws = "Tu pioches deux pièces, l'une après l'autre, et ne les regardes qu'ensuite ; s'il y en a moins "
                       "de deux dans la pile, personne ne peut piocher. Chaque pièce claire, tu la poses visible dans "
                       "une rangée, la gardes face cachée (deux dans toute la partie) ou la mets dans la boîte ; deux "
                       "pièces claires doivent prendre deux chemins différents.",
    .rules_shadows = "Une pièce d'ombre reste cachée devant qui l'a piochée. Il n'y a pas de limite, et à la fin "
                     "toutes sont retournées et comptent.",
    .rules_round = "Qui prend la dernière rangée prend aussi le rocher. Ce qui reste de la pile va dans la boîte sans "
                   "être vu. Qui a le rocher prend la tuile Arbre d'une autre pile et commence avec elle la manche "
                   "suivante. Il y a autant de manches que de piles.",
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

    .draws = {"pioche une pièce de la colonne {1}", "pioches une pièce de la colonne {1}"},
    .draws_light = {"pioche une pièce claire de la colonne {1}", "pioches une pièce claire de la colonne {1}"},
    .draws_shadow = {"pioche une pièce d'ombre de la colonne {1}", "pioches une pièce d'ombre de la colonne {1}"},
    .draws_second = {"en pioche une autre de la colonne {1}", "en pioches une autre de la colonne {1}"},
    .draws_second_light = {"pioche ensuite une pièce claire de la colonne {1}",
                           "pioches ensuite une pièce claire de la colonne {1}"},
    .draws_second_shadow = {"pioche ensuite une pièce d'ombre de la colonne {1}",
                            "pioches ensuite une pièce d'ombre de la colonne {1}"},
    .sees = "vois {1}",
    .sees_shadow = "dois garder face cachée {1}",
    .must_keep_it = "doit la garder face cachée",
    .must_keep_one = "doit garder face cachée la pièce d'ombre",
    .lays_it = {"la pose dans la rangée {1} : {2}", "poses la pièce dans la rangée {1} : {2}"},
    .lays_one = {"pose {2} dans la rangée {1}", "poses {2} dans la rangée {1}"},
    .keeps_it = {"la garde face cachée", "gardes la pièce face cachée"},
    .keeps_one = {"garde une pièce claire face cachée", "gardes une pièce claire face cachée"},
    .boxes_one = {"met une pièce claire dans la boîte", "mets une pièce claire dans la boîte"},
    .takes_row = {"prend la rangée {1} ({2}) et sort de la manche", "prends la rangée {1} ({2}) et sors de la manche"},
    .takes_last_row = {"prend la dernière rangée, la {1} ({2}), et le rocher",
                       "prends la dernière rangée, la {1} ({2}), et le rocher"},
    .takes_tile = {"prend la tuile Arbre de la pile {1} et commence la manche {2} avec cette pile",
                   "prends la tuile Arbre de la pile {1} et commences la manche {2} avec cette pile"},
    .decides = {"décide en secret des pièces gardées", "décides des pièces que tu as gardées"},
    .round_over = "La manche {1} est terminée. {2}",
    .left_over = "Ce qui reste de la pile va dans la boîte sans être vu : {1}.",
    .none_left = "Il ne reste rien de la pile.",
    .game_over = "La partie est terminée, et tout est montré :",

    .shown = "{1} : {2}.",
    .adds = "{1} en plus",
    .puts_back = "{1} dans la boîte, face cachée",
    .shows = "{1} dans l'ombre",
    .shows_nothing = "rien de gardé",
    .cell = "{1}:{2}",
    .how_to_read = "3:10 veut dire trois pièces qui rapportent dix points.",
    .total = "points",
    .all_tokens = "pièces",
    .wins = {"{1} gagne avec {2} points.", "Tu gagnes avec {2} points."},
    .tie_broken = "Égalité à {2} points : {1}. Le plus de pièces décide, {4}. Victoire : {3}.",
    .tie_shared = "Égalité à {2} points et à {4} pièces. Victoire commune : {3}.",

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

#pragma once

#include "triqueta/animals/position/invariants.hpp"
#include "triqueta/animals/refusals.hpp"
#include "triqueta/text/animals/words.hpp"
#include "triqueta/text/language.hpp"

/// Triqueta in French.
namespace triqueta::text {
namespace detail {

inline constexpr reason french_animal_reasons[] = {
    {animals::refusals::no_such_row, "Cette rangée n'existe pas : il n'y a pas plus de rangées que de joueurs."},
    {animals::refusals::no_such_column, "La pile n'a pas cette colonne."},
    {animals::refusals::no_such_tower, "Cette pile n'existe pas."},
    {animals::refusals::column_empty, "Il ne reste aucune pièce dans cette colonne."},
    {animals::refusals::row_not_there, "Cette rangée n'est plus au milieu, on ne peut donc pas y poser de pièce."},
    {animals::refusals::kept_enough,
     "Tu as déjà gardé autant de pièces claires qu'il est permis dans toute la partie."},
    {animals::refusals::row_taken, "Cette rangée a déjà été prise."},
    {animals::refusals::tower_used, "Cette pile a déjà été jouée."},
    {animals::refusals::not_kept, "Tu ne peux décider que des pièces que tu as gardées."},
    {animals::refusals::no_box,
     "Une pièce piochée ne va dans la boîte que dans les variantes où l'on en pioche deux à la fois."},
    {animals::refusals::same_option,
     "Tu as déjà choisi cette option pour l'autre pièce piochée. Choisis-en une autre."},
    {animals::refusals::too_few_to_draw, "Il faut piocher deux pièces, mais il en reste moins dans la pile."},
    {animals::invariants::wrong_tokens, "Il y a plus de pièces d'un animal que le jeu n'en compte."},
    {animals::invariants::wrong_heights, "Une colonne est plus haute que sa pile."},
    {animals::invariants::wrong_mover, "Ce ne peut pas être le tour de ce joueur."},
    {animals::invariants::wrong_hand,
     "Les pièces piochées et pas encore placées ne correspondent pas à la phase du tour."},
    {animals::invariants::wrong_kept, "Un joueur garde plus de pièces claires qu'il n'est permis."},
    {animals::invariants::wrong_rows,
     "Il faut au milieu autant de rangées que de joueurs dans la manche. Les autres doivent être vides."},
    {animals::invariants::wrong_box, "Le compte des pièces cachées, des piles et de la boîte n'est pas juste."},
    {animals::invariants::wrong_tower, "Les piles ne correspondent pas à la manche ou à la phase du tour."},
    {animals::invariants::wrong_tiles, "Il faut une tuile Arbre pour chaque manche après la première."},
    {animals::invariants::wrong_decisions,
     "Les décisions de la fin ne sont pas celles des joueurs avant l'actuel, ou sont impossibles."},
    {animals::invariants::wrong_shadows,
     "Les pièces d'ombre doivent rester cachées jusqu'à la fin, puis être visibles."},
};

}  // namespace detail

inline constexpr animal_words french_animals{
    .code = "fr",
    .base_game = "Triqueta",
    .hidden_wolves = "Triqueta : Les loups cachés",
    .base_game_duel = "Triqueta, deux jetons par tirage",
    .hidden_wolves_duel = "Triqueta : Les loups cachés à deux",
    .animals = {"Lapin", "Chouette", "Cerf", "Sanglier", "Bélier", "Ours", "Loup", "Huitième"},
    .draw = "pioche",
    .take = "prends",
    .lay = "pose",
    .keep = "garde",
    .box = "boîte",
    .tower = "pile",
    .add = "ajoute",
    .kept = {"aucune", "première", "seconde", "deux"},
    .reasons = detail::french_animal_reasons,
};

}  // namespace triqueta::text

#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/text/language.hpp"

/// What any game says in French.
namespace triqueta::text {
namespace detail {

inline constexpr reason french_reasons[] = {
    {refusal::no_such_number, "Aucune action ne porte ce numéro."},
    {refusal::game_is_over, "La partie est terminée."},
    {refusal::chance_moves, "Il faut d'abord regarder ce qui a été pioché."},
    {refusal::not_your_turn, "C'est au tour de quelqu'un d'autre."},
    {refusal::wrong_phase, "Ce n'est pas possible à ce moment du tour."},
    {refusal::no_such_seat, "Personne n'est assis à cette place."},
    {refusal::no_such_variant, "Aucune variante de ce nom n'existe pour ce nombre de joueurs."},
    {refusal::wrong_deal, "La donne ne contient pas exactement les pièces de ce jeu."},
    {refusal::chance_not_asked, "Il n'y a rien à piocher maintenant."},
    {refusal::not_to_be_drawn, "Il n'en reste plus à piocher."},
    {refusal::event_incomplete, "Il manque ici ce qui a dû être vu."},
    {refusal::event_contradicts, "Cela n'a pas pu se passer ici."},
    {refusal::nothing_to_undo, "Il n'y a rien à annuler."},
    {refusal::nothing_to_redo, "Il n'y a rien à refaire."},
    {refusal::undo_would_forget, "Quelqu'un a vu une pièce cachée depuis. Demandez à tous avant d'annuler."},
    {refusal::unknown_word, "Cela ne veut rien dire ici."},
    {refusal::text_too_short, "Il manque quelque chose ici."},
    {refusal::text_too_long, "C'est plus que ce qui peut se trouver ici."},
    {refusal::wrong_number, "Un tel nombre n'est pas possible ici."},
    {refusal::wrong_format, "Ce n'est ni l'enregistrement ni l'instantané d'un de ces jeux."},
    {refusal::wrong_version, "Cette version du format n'est pas connue."},
    {refusal::wrong_game, "Cela appartient à un autre jeu."},
    {refusal::bytes_too_short, "La fin manque."},
    {refusal::bytes_too_long, "Il y a encore quelque chose après la fin."},
    {refusal::wrong_value, "Une valeur impossible s'y trouve."},
    {refusal::lacks_tag, "Il manque une mention obligatoire."},
    {refusal::wrong_tag, "Cette mention n'a pas sa place ici, figure deux fois, ou sa valeur est impossible."},
    {refusal::wrong_result, "Ce n'est pas ainsi que cette partie se termine."},
    {refusal::too_much, "Il y en a plus qu'il n'est possible."},
    {refusal::wrong_seats, "Un tour ou une pièce revient à quelqu'un qui ne joue pas."},
    {refusal::wrong_secrets, "Ce que sait un joueur ne correspond pas à la table."},
    {refusal::wrong_json, "JSON non valide."},
    {refusal::wrong_json_type, "La valeur de cette clé n'est pas du bon type."},
    {refusal::lacks_key, "Il manque une clé."},
    {refusal::wrong_key, "Clé inconnue ou répétée."},
    {refusal::keys_disagree, "Cette valeur contredit d'autres clés."},
    {refusal::too_little, "Il n'y a pas assez d'éléments."},
};

}  // namespace detail

inline constexpr language in_french{
    .code = "fr",
    .name = "français",
    .reasons = detail::french_reasons,
    .unknown_reason = "Refusé, pour une raison que cette version ne connaît pas.",
};

}  // namespace triqueta::text

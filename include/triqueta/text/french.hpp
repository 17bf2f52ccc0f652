#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/animals/position/invariants.hpp"
#include "triqueta/animals/refusals.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/mayhem/invariants.hpp"
#include "triqueta/triangles/mayhem/refusals.hpp"
#include "triqueta/triangles/race/invariants.hpp"
#include "triqueta/triangles/race/refusals.hpp"

/// The words of the games in French.
namespace triqueta::text {
namespace detail {

namespace mayhem = triangles::mayhem::refusals;
namespace race = triangles::race::refusals;

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

    {animals::refusals::no_such_row, "Il n'y a pas plus de rangées que de joueurs."},
    {animals::refusals::no_such_column, "La pile n'a pas cette colonne."},
    {animals::refusals::no_such_tower, "Cette pile n'existe pas."},
    {animals::refusals::column_empty, "Il ne reste aucune pièce dans cette colonne."},
    {animals::refusals::row_not_there, "Cette rangée n'est plus au milieu, on ne peut donc rien y poser."},
    {animals::refusals::kept_enough,
     "Tu as déjà devant toi autant de pièces claires face cachée que tu peux en garder dans toute la partie."},
    {animals::refusals::row_taken, "Cette rangée a déjà été prise."},
    {animals::refusals::tower_used, "Cette pile a déjà été jouée."},
    {animals::refusals::not_kept, "Tu ne peux décider que des pièces que tu as gardées."},
    {animals::refusals::no_box, "Une pièce ne va dans la boîte que si l'on en pioche deux à la fois."},
    {animals::refusals::same_option, "L'autre pièce piochée a pris ce chemin, celle-ci doit en prendre un autre."},
    {animals::refusals::too_few_to_draw, "Il faut piocher deux pièces, et il en reste moins dans la pile."},
    {animals::invariants::wrong_tokens, "Il y a plus de pièces d'un animal que le jeu n'en compte."},
    {animals::invariants::wrong_heights, "Une colonne est plus haute que sa pile."},
    {animals::invariants::wrong_mover, "Ce ne peut pas être le tour de ce joueur."},
    {animals::invariants::wrong_hand,
     "Les pièces piochées et pas encore placées ne correspondent pas à ce qui doit suivre."},
    {animals::invariants::wrong_kept, "Quelqu'un garde plus de pièces claires qu'il n'est permis."},
    {animals::invariants::wrong_rows,
     "Il y a au milieu autant de rangées que de joueurs dans la manche, et les autres sont vides."},
    {animals::invariants::wrong_box, "Le compte des pièces cachées, des piles et de la boîte n'est pas juste."},
    {animals::invariants::wrong_tower, "Les piles ne correspondent pas à la manche, ou à ce qui doit suivre."},
    {animals::invariants::wrong_tiles, "Chaque manche sauf la première donne une tuile Arbre."},
    {animals::invariants::wrong_decisions,
     "Les décisions de la fin ne sont pas celles des joueurs qui précèdent celui dont c'est le tour."},
    {animals::invariants::wrong_shadows, "Les pièces d'ombre restent cachées jusqu'à la fin, et visibles ensuite."},

    {mayhem::wrong_player_count, "Triangle Mayhem se joue de deux à 27 joueurs."},
    {mayhem::not_in_hand, "Tu n'as pas cette pièce en main."},
    {mayhem::no_such_triangle, "Aucun triangle ouvert de cette sorte ne peut recevoir cette pièce."},
    {mayhem::nothing_played, "Tu dois jouer au moins une pièce."},
    {mayhem::must_continue,
     "Un triangle ouvert peut recevoir cette pièce, elle ne peut donc pas en commencer un nouveau."},
    {mayhem::not_just_drawn, "Tu ne peux jouer maintenant que des cartes piochées pendant ce tour."},
    {triangles::mayhem::invariants::wrong_cards,
     "Il y a plus de pièces d'une sorte que dans le paquet, ou bien des jokers."},
    {triangles::mayhem::invariants::wrong_turn,
     "Les cartes jouées et piochées pendant ce tour ne correspondent pas à ce qui doit suivre."},
    {triangles::mayhem::invariants::wrong_open, "Ces triangles ouverts ne peuvent pas se trouver côte à côte."},
    {triangles::mayhem::invariants::wrong_hands, "La pioche ou une main a trop de cartes, ou trop peu."},
    {triangles::mayhem::invariants::wrong_wins, "Les triangles gagnés ne correspondent pas aux pièces jouées."},

    {race::wrong_player_count, "Ce jeu se joue de deux à six joueurs."},
    {race::no_turns, "La partie doit durer au moins un tour."},
    {race::not_in_hand, "Tu n'as pas cette carte en main."},
    {race::turn_not_taken, "Tu dois d'abord piocher une carte ou former un triangle."},
    {race::one_thing_a_turn, "Tu ne peux plus rien piocher ni former pendant ce tour."},
    {race::piece_not_in_hand, "Tu n'as pas ces pièces en main."},
    {race::piece_not_saved, "Tu n'as gardé aucune pièce de ce genre."},
    {race::none_from_hand, "Au moins une pièce d'un triangle doit venir de ta main."},
    {race::not_of_this_triangle, "Tu ne peux garder qu'une pièce qui vient d'être jouée de la main."},
    {race::nothing_to_draw, "Il n'y a pas de carte à piocher."},
    {race::nothing_to_take, "La défausse est vide."},
    {race::no_such_joker, "Tu n'as pas ce joker en main."},
    {race::joker_does_not_fit,
     "Aucun triangle de ce tour ni de tes pièces gardées n'a la coupe ou la couleur de ce joker."},
    {race::not_saved_by_them, "Ce joueur n'a gardé aucune pièce de ce genre."},
    {race::own_piece, "Un joker prend une pièce à un adversaire, pas une des tiennes."},
    {race::not_called, "Cela viderait ta main, et personne n'a annoncé le dernier tour."},
    {race::called_already, "L'annonce d'un autre joueur est en cours."},
    {race::drawn_already, "Lors d'un dernier tour, tu ne pioches qu'une fois."},
    {race::jokers_come_last, "Après le premier joker, seuls d'autres jokers peuvent suivre."},
    {triangles::race::invariants::wrong_cards,
     "Il y a plus de cartes d'une sorte que dans le paquet, ou trop peu en tout."},
    {triangles::race::invariants::wrong_hands, "Un joueur a plus de cartes qu'il n'en a reçu, ou n'en a aucune."},
    {triangles::race::invariants::wrong_turn,
     "Ce qui a été fait pendant ce tour ne correspond pas à ce qui doit suivre."},
    {triangles::race::invariants::wrong_saving,
     "Les pièces dont une est à garder ne sont pas celles d'un triangle de ce tour."},
    {triangles::race::invariants::wrong_saved,
     "Les pièces gardées ne sont pas des jokers, et un joueur éliminé n'en a aucune."},
    {triangles::race::invariants::wrong_gone, "Seuls des jokers quittent le jeu tant que personne n'est éliminé."},
    {triangles::race::invariants::wrong_call, "Le joueur qui a annoncé le dernier tour ne joue pas."},
    {triangles::race::invariants::wrong_dead_ends,
     "Quelqu'un est dans une impasse et devrait être éliminé, ou trop de joueurs le sont."},
    {triangles::race::invariants::wrong_ending, "Les tours, le gagnant et la fin ne vont pas ensemble."},
    {triangles::race::invariants::wrong_known, "Une main n'a pas les cartes que tous y ont vues entrer."},
};

}  // namespace detail

inline constexpr language in_french{
    .code = "fr",
    .name = "français",
    .animals = {"Lapin", "Chouette", "Cerf", "Sanglier", "Bélier", "Ours", "Loup", "Huitième"},
    .cuts = {"horizontale", "verticale", "centrée"},
    .colours = {"rose", "rouge", "vert"},
    .joker = "joker",
    .no_cut = "aucune coupe",
    .no_colour = "aucune couleur",
    .cut_letters = {'h', 'v', 'c'},
    .colour_letters = {'o', 'r', 'v'},  // o as in rose, which begins as rouge does
    .actions = {.draw = "pioche",
                .take = "prends",
                .lay = "pose",
                .keep = "garde",
                .box = "boîte",
                .tower = "pile",
                .add = "ajoute",
                .none = "aucune",
                .first = "première",
                .second = "seconde",
                .both = "deux",
                .play = "joue",
                .at = "sur",
                .stop = "stop",
                .discard = "défausse",
                .complete = "forme",
                .save = "conserve",
                .joker = "joker",
                .steal = "vole",
                .nothing = "rien",
                .end = "termine",
                .call = "annonce"},
    .reasons = detail::french_reasons,
    .unknown_reason = "Refusé, pour une raison que cette version ne connaît pas.",
};

[[nodiscard]] constexpr char const* french(refusal r) { return sentence(r, in_french); }
[[nodiscard]] constexpr char const* french(animals::animal a) { return name(a, in_french); }
[[nodiscard]] constexpr char const* french(triangles::cut c) { return name(c, in_french); }
[[nodiscard]] constexpr char const* french(triangles::colour c) { return name(c, in_french); }

}  // namespace triqueta::text

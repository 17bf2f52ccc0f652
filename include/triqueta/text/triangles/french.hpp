#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/triangles/words.hpp"
#include "triqueta/triangles/mayhem/invariants.hpp"
#include "triqueta/triangles/mayhem/refusals.hpp"
#include "triqueta/triangles/race/invariants.hpp"
#include "triqueta/triangles/race/refusals.hpp"

/// Triangles in French.
namespace triqueta::text {
namespace detail {

namespace mayhem = triangles::mayhem::refusals;
namespace race = triangles::race::refusals;

inline constexpr reason french_triangle_reasons[] = {
    {mayhem::wrong_player_count, "Triangle Mayhem se joue de deux à 27 joueurs."},
    {mayhem::not_in_hand, "Tu n'as pas cette pièce en main."},
    {mayhem::no_such_triangle, "Aucun triangle ouvert de cette sorte ne peut recevoir cette pièce."},
    {mayhem::nothing_played, "Tu dois jouer au moins une pièce."},
    {mayhem::must_continue,
     "Un triangle ouvert peut recevoir cette pièce, elle ne peut donc pas en commencer un nouveau."},
    {mayhem::not_just_drawn, "Tu ne peux jouer maintenant que des cartes piochées pendant ce tour."},
    {triangles::mayhem::invariants::wrong_cards,
     "Il y a plus de pièces d'une sorte que dans le paquet, ou il y a des jokers."},
    {triangles::mayhem::invariants::wrong_turn,
     "Les cartes jouées et piochées pendant ce tour ne correspondent pas à la phase du tour."},
    {triangles::mayhem::invariants::wrong_open, "Ces triangles ne peuvent pas être ouverts en même temps."},
    {triangles::mayhem::invariants::wrong_hands, "La pioche ou une main a trop ou trop peu de cartes."},
    {triangles::mayhem::invariants::wrong_wins, "Les triangles gagnés ne correspondent pas aux pièces jouées."},
    {race::wrong_player_count, "Ce jeu se joue de deux à six joueurs."},
    {race::no_turns, "La partie doit durer au moins un tour."},
    {race::not_in_hand, "Tu n'as pas cette carte en main."},
    {race::turn_not_taken, "Tu dois d'abord piocher une carte ou former un triangle."},
    {race::one_thing_a_turn, "Un tour ordinaire ne permet de piocher qu'une fois ou de former un seul triangle."},
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
    {race::not_called, "Cela viderait ta main, mais personne n'a annoncé le dernier tour."},
    {race::called_already, "L'annonce d'un autre joueur est encore en cours."},
    {race::drawn_already, "Lors d'un dernier tour, tu ne peux piocher qu'une fois."},
    {race::jokers_come_last, "Après le premier joker, seuls d'autres jokers peuvent suivre."},
    {triangles::race::invariants::wrong_cards,
     "Il y a plus de cartes d'une sorte que dans le paquet, ou trop peu en tout."},
    {triangles::race::invariants::wrong_hands, "Un joueur a plus de cartes qu'il n'en a reçu, ou n'en a aucune."},
    {triangles::race::invariants::wrong_turn, "Les actions de ce tour ne correspondent pas à sa phase."},
    {triangles::race::invariants::wrong_saving, "Les pièces au choix ne viennent pas d'un triangle de ce tour."},
    {triangles::race::invariants::wrong_saved,
     "Les pièces gardées ne peuvent pas être des jokers, et un joueur éliminé n'en a aucune."},
    {triangles::race::invariants::wrong_gone,
     "Tant que personne n'est éliminé, seuls des jokers peuvent avoir quitté le jeu."},
    {triangles::race::invariants::wrong_call, "Le joueur qui a annoncé le dernier tour ne joue pas."},
    {triangles::race::invariants::wrong_dead_ends,
     "Un joueur dans une impasse n'est pas éliminé, ou trop de joueurs le sont."},
    {triangles::race::invariants::wrong_ending, "Les tours, le gagnant et la fin se contredisent."},
    {triangles::race::invariants::wrong_known, "Il manque à une main des cartes que tous y ont vues entrer."},
};

}  // namespace detail

inline constexpr triangle_words french_triangles{
    .code = "fr",
    .mayhem = "Triangle Mayhem",
    .race = "Le jeu à 21/15/9 cartes",
    .cuts = {"horizontale", "verticale", "centrée"},
    .colours = {"rose", "rouge", "vert"},
    .joker = "joker",
    .no_cut = "aucune coupe",
    .no_colour = "aucune couleur",
    .cut_letters = {'h', 'v', 'c'},
    .colour_letters = {'o', 'r', 'v'},  // o as in rose, which begins as rouge does
    .play = "joue",
    .at = "sur",
    .stop = "stop",
    .draw = "pioche",
    .take = "prends",
    .discard = "défausse",
    .complete = "forme",
    .save = "conserve",
    .play_joker = "joker",
    .steal = "vole",
    .nothing = "rien",
    .end = "termine",
    .call = "annonce",
    .mayhem_sentences =
        {
            .dealt = "Chacun des {1} joueurs reçoit {2} pièces, il en reste {3} dans la pioche.",
            .dealt_all = "Chacun des {1} joueurs reçoit {2} pièces, il n'en reste aucune.",
            .starts = {"commence un triangle avec {1}", "commences un triangle avec {1}"},
            .continues = {"ajoute {1} (maintenant {2})", "ajoutes {1} (maintenant {2})"},
            .completes = {"complète {2} avec {1} pour {3} points", "complètes {2} avec {1} pour {3} points"},
            .completes_pure = {"complète le triangle pur {2} avec {1} pour {3} points",
                               "complètes le triangle pur {2} avec {1} pour {3} points"},
            .stops = {"s'arrête de poser", "t'arrêtes de poser"},
            .draws = {"pioche {1}", "pioches {1}"},
            .cards = {"une pièce", "{1} pièces"},
            .pile_empty = "La pioche est vide : désormais personne ne pioche plus.",
            .game_over = "Toutes les pièces sont posées. La partie est terminée.",
            .pure = "triangles purs",
            .unpure = "triangles impurs",
        },
    .race_sentences =
        {
            .dealt = "Chacun des {1} joueurs reçoit {2} cartes, il en reste {3} dans la pioche.",
            .makes_pile = {"mélange la défausse sauf la carte du dessus pour en faire une nouvelle pioche",
                           "mélanges la défausse sauf la carte du dessus pour en faire une nouvelle pioche"},
            .draws = {"pioche une carte", "pioches une carte"},
            .draws_known = {"pioche {1}", "pioches {1}"},
            .sees = {"voit {1}", "vois {1}"},
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
            .ends = {"termine le tour", "termines ton tour"},
            .calls = {"annonce le dernier tour", "annonces le dernier tour"},
            .calls_again = {"annonce de nouveau le dernier tour", "annonces de nouveau le dernier tour"},
            .lapses = {"{1} n'a pas vidé sa main : cette annonce tombe.",
                       "Tu n'as pas vidé ta main : ton annonce tombe."},
            .dead_end = {"{1} ne pourra plus jamais vider sa main (il y reste {2}) et sort du jeu.",
                         "Tu ne pourras plus jamais vider ta main (il y reste {2}) et sors du jeu."},
            .out_had_called = "Ainsi l'annonce tombe.",
            .last_card = {"{1} a joué sa dernière carte. La partie est terminée.",
                          "Tu as joué ta dernière carte. La partie est terminée."},
            .last_left = {"{1} reste en dernier. La partie est terminée.",
                          "Tu restes en dernier. La partie est terminée."},
            .no_winner = "C'était le tour {1}, le dernier. La partie est terminée, et personne n'a gagné.",
            .win = "victoire",
        },
    .reasons = detail::french_triangle_reasons,
};

}  // namespace triqueta::text

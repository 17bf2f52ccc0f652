#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/text/language.hpp"

/// The sentences of any game in French.
namespace triqueta::text {
namespace detail {

inline constexpr reason french_reasons[] = {
    {refusal::no_such_number, "Aucune action ne porte ce numéro."},
    {refusal::game_is_over, "La partie est terminée."},
    {refusal::chance_moves, "Il faut d'abord regarder la pièce piochée."},
    {refusal::not_your_turn, "C'est au tour de quelqu'un d'autre."},
    {refusal::wrong_phase, "Cette action n'est pas possible à ce moment du tour."},
    {refusal::no_such_seat, "Cette place n'existe pas dans cette partie."},
    {refusal::no_such_variant, "Aucune variante n'a ce nom et ce nombre de joueurs."},
    {refusal::wrong_deal, "La donne doit contenir exactement les pièces de ce jeu."},
    {refusal::chance_not_asked, "Il n'y a rien à piocher maintenant."},
    {refusal::not_to_be_drawn, "Il ne reste aucune pièce de ce genre à piocher."},
    {refusal::event_incomplete, "Il manque à cet événement ce que cet observateur a dû voir."},
    {refusal::event_contradicts, "Cet événement n'est pas possible dans cette position."},
    {refusal::nothing_to_undo, "Il n'y a rien à annuler."},
    {refusal::nothing_to_redo, "Il n'y a rien à refaire."},
    {refusal::undo_would_forget, "Quelqu'un a vu une pièce cachée depuis. Demandez à tous avant d'annuler."},
    {refusal::unknown_word, "Mot ou signe inconnu ou mal placé. Vérifier l'orthographe et la langue."},
    {refusal::text_too_short, "Fin inattendue de la ligne ou du texte. Il manque la suite."},
    {refusal::text_too_long, "Texte en trop. La ligne ou le texte doit se terminer ici."},
    {refusal::wrong_number, "Ce nombre est hors des limites permises."},
    {refusal::wrong_format,
     "Format inconnu. Un enregistrement, une position ou un instantané de ces jeux est attendu."},
    {refusal::wrong_version, "Cette version du format n'est pas prise en charge."},
    {refusal::wrong_game, "Cela appartient à un autre jeu, ou à un jeu inconnu."},
    {refusal::bytes_too_short, "Données tronquées. D'autres octets sont attendus."},
    {refusal::bytes_too_long, "Des octets en trop suivent la fin des données."},
    {refusal::wrong_value, "Une valeur n'est pas valide."},
    {refusal::lacks_tag, "Il manque une mention obligatoire."},
    {refusal::wrong_tag,
     "Cette mention n'est pas permise ici, figure deux fois, ou son nom ou sa valeur n'est pas valide."},
    {refusal::wrong_result, "Le résultat ne correspond pas à la partie."},
    {refusal::too_much, "C'est trop long ou compte trop d'éléments."},
    {refusal::wrong_seats, "Un tour ou une pièce appartient à une place qui n'existe pas dans cette partie."},
    {refusal::wrong_secrets, "Les informations cachées d'un joueur contredisent la table."},
    {refusal::wrong_json, "JSON non valide."},
    {refusal::wrong_json_type, "Cette valeur n'est pas du bon type."},
    {refusal::lacks_key, "Il manque une clé obligatoire."},
    {refusal::wrong_key, "Clé inconnue ou répétée."},
    {refusal::keys_disagree, "Cette valeur contredit d'autres clés."},
    {refusal::too_little, "Il n'y a pas assez d'éléments."},
    {refusal::no_memory, "La mémoire est épuisée. Rien n'a changé."},
    {refusal::damaged, "Les données sont endommagées à partir d'ici."},
    {refusal::session_is_closed, "Cette partie a été fermée. Elle n'accepte plus de coups."},
    {refusal::no_record, "Cette partie a commencé par une position : elle n'a pas d'enregistrement."},
    {refusal::wrong_players, "Ce jeu n'est pas prévu pour ce nombre de joueurs."},
    {refusal::unknown_game, "Aucun jeu n'a ce nom."},
    {refusal::unknown_option, "Ce jeu n'a pas cette option."},
    {refusal::repeated_option, "Cette option est donnée deux fois."},
    {refusal::wrong_option, "Cette option ne peut pas avoir cette valeur."},
    {refusal::other_match, "Ce message appartient à une autre partie."},
    {refusal::other_viewer, "Ce message est destiné à un autre spectateur."},
    {refusal::missed_messages, "Des messages précédents manquent. Demandez l'état actuel au serveur."},
    {refusal::repeated_message, "Ce message a déjà été reçu."},
    {refusal::overlapping_message,
     "Les premiers événements de ce message sont déjà connus. Demandez l'état actuel au serveur."},
    {refusal::undone_line, "Des coups ont été repris entre ce message et la vue. Demandez l'état actuel au serveur."},
    {refusal::older_save, "Le serveur a repris une sauvegarde plus ancienne que la vue. Demandez-lui l'état actuel."},
    {refusal::wrong_end, "Ce message ne mène pas à la vue qu'il indique. Demandez l'état actuel au serveur."},
    {refusal::of_one_viewer, "C'est ce qu'un seul observateur a vu. À lire comme une vue."},
    {refusal::of_whole_game,
     "C'est la partie entière, et non ce qu'un seul observateur a vu. À lire comme une partie."},
    {refusal::seat_is_taken, "Quelqu’un occupe cette place avec une autre clé."},
};

}  // namespace detail

inline constexpr language in_french{
    .code = "fr",
    .name = "français",
    .reasons = detail::french_reasons,
    .unknown_reason = "Refusé pour une raison que cette version ne connaît pas.",
    .sentences =
        {
            .player = "Joueur {1}",
            .seat = "Place {1}",
            .you = "Toi",
            .you_as_object = "toi",
            .comma = ", ",
            .semicolon = " ; ",
            .and_ = " et ",
            .sentence = {"{1} {2}.", "Tu {2}."},
            .in_notation = "{1} : {2}",
            .game_over = "La partie est terminée.",
        },
    .choices =
        {
            .unknown_game = "Aucun jeu ne s'appelle « {1} ».",
            .unknown_option = "{1} n'a pas d'option « {2} ». Il a {3}.",
            .repeated_option = "{1} est donné deux fois.",
            .bounds = "{1} doit être de {2} à {3}.",
            .only_value = "{1} doit être {2}.",
            .yes_or_no = "{1} doit être yes ou no.",
            .expected = "À l'octet {2}, il faut {1}.",
            .game = "le nom d'un jeu",
            .option = "le nom d'une option",
            .value = "une valeur",
            .sign = "« {1} »",
            .comma_or_end = "« , » ou « ) »",
            .end = "la fin du texte",
        },
};

}  // namespace triqueta::text

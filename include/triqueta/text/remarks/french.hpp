#pragma once

#include "triqueta/text/remarks/words.hpp"

namespace triqueta::text {

inline constexpr remark_words french_remarks{
    .code = "fr",
    .points = {"1 point", "{1} {1:point|points|point}"},
    .animals =
        {
            .three = "Tu as alors {1} : {2}.",
            .too_many = "Tu as alors {1} : {2} au lieu de {3}.",
            .points = "Tes points passent de {1} à {2}.",
            .rock = "Le rocher vient avec : {1}.",
            .row_three = "Avec cette rangée, tu aurais {1} : {2}.",
            .row_too_many = "Avec cette rangée, tu aurais {1}, c'est trop.",
            .other_three = "Avec cette rangée, {1} aurait {2} face visible : {3}.",
            .other_too_many = "Avec cette rangée, {1} aurait {2} face visible, c'est trop.",
            .kept_three = "Avec ce que tu gardes, tu peux avoir {1} à la fin : {2}.",
            .last_kept = "Ensuite, tu ne pourras plus en garder.",
            .wanted =
                "Des pièces claires que tu ne connais pas, {1} sur {2} {1:serait|seraient} ta troisième d'une sorte.",
            .wanted_shadow =
                "Des pièces d'ombre que tu ne connais pas, {1} sur {2} {1:serait|seraient} ta troisième d'une sorte.",
            .unwanted_shadow = "Des pièces d'ombre que tu ne connais pas, {1} sur {2} {1:serait|seraient} de trop.",
            .row_waits = "Avec la rangée {1}, tu aurais {2} : {3}.",
            .enough = "Tu as déjà {1}.",
            .end_points = "Ton score est alors de {1}.",
            .tower_shadows = "Au-dessous se trouvent {1} pièces d'ombre.",
        },
    .mayhem =
        {
            .scores = "Cela rapporte {1}.",
            .scores_pure = "Le triangle est pur : {1}.",
            .you_finish = "Tu peux le compléter toi-même pendant ce tour.",
            .who_finishes = "Des cartes que tu ne connais pas, {1} sur {2} le {1:complète|complètent}.",
            .could_score = "Tu pourrais encore gagner {1}.",
        },
    .race =
        {
            .saves_all = "Il est pur : tu gardes {1}.",
            .saves_one = "Il n'est pas pur : tu défausses {1}.",
            .left = "Il te reste en main : {1}.",
            .loose = "Aucune autre de tes cartes ne va avec elle.",
            .helps_next = "{1} peut former un triangle avec elle et des pièces gardées.",
            .fits = "Elle forme un triangle avec d'autres de tes cartes.",
            .wanted = "Des cartes que tu ne connais pas, {1} sur {2} {1:forme|forment} un triangle avec les tiennes.",
            .others_saved = "Les autres ont gardé {1}, tu peux en prendre une.",
            .last_turns = "D'abord, chacun des autres a un dernier tour.",
        },
    .pieces = {"1 pièce", "{1} {1:pièce|pièces|pièce}"},
    .cards = {"1 carte", "{1} {1:carte|cartes|carte}"},
};

}  // namespace triqueta::text

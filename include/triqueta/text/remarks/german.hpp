#pragma once

#include "triqueta/text/remarks/words.hpp"

namespace triqueta::text {

inline constexpr remark_words german_remarks{
    .code = "de",
    .points = {"1 Punkt", "{1} {1:Punkt|Punkte}"},
    .animals =
        {
            .three = "Du hast dann {1}: {2}.",
            .too_many = "Du hast dann {1}: {2} statt {3}.",
            .points = "Deine Punkte ändern sich von {1} auf {2}.",
            .rock = "Der Startfelsen kommt dazu: {1}.",
            .row_three = "Mit dieser Reihe hättest du {1}: {2}.",
            .row_too_many = "Mit dieser Reihe hättest du {1}, zu viele.",
            .other_three = "Mit dieser Reihe hätte {1} offen {2}: {3}.",
            .other_too_many = "Mit dieser Reihe hätte {1} offen {2}, zu viele.",
            .kept_three = "Mit dem, was du behältst, kannst du am Ende {1} haben: {2}.",
            .last_kept = "Danach kannst du keinen mehr behalten.",
            .wanted =
                "Von den hellen Tiersteinen, die du nicht kennst, {1:wäre|wären} {1} von {2} dein dritter einer Art.",
            .wanted_shadow =
                "Von den Schattensteinen, die du nicht kennst, {1:wäre|wären} {1} von {2} dein dritter einer Art.",
            .unwanted_shadow =
                "Von den Schattensteinen, die du nicht kennst, {1:wäre|wären} {1} von {2} einer zu viel.",
            .row_waits = "Mit Reihe {1} hättest du {2}: {3}.",
            .enough = "Du hast schon {1}.",
            .end_points = "Du hast dann insgesamt {1}.",
            .tower_shadows = "Darunter liegen {1} Schattensteine.",
        },
    .mayhem =
        {
            .scores = "Das bringt {1}.",
            .scores_pure = "Das Dreieck ist rein: {1}.",
            .you_finish = "Du kannst es in diesem Zug selbst vollenden.",
            .who_finishes = "Von den Karten, die du nicht kennst, {1:vollendet|vollenden} es {1} von {2}.",
            .could_score = "Du könntest noch {1} bekommen.",
        },
    .race =
        {
            .saves_all = "Es ist rein: Du behältst {1}.",
            .saves_one = "Es ist nicht rein: Du wirfst {1} ab.",
            .left = "Auf der Hand bleiben: {1}.",
            .loose = "Keine andere deiner Karten passt dazu.",
            .helps_next = "{1} kann damit und mit behaltenen Teilen ein Dreieck bilden.",
            .fits = "Mit anderen deiner Karten wird daraus ein Dreieck.",
            .wanted = "Von den Karten, die du nicht kennst, {1:bildet|bilden} {1} von {2} mit deinen ein Dreieck.",
            .others_saved = "Die anderen haben {1} behalten, davon darfst du eines nehmen.",
            .last_turns = "Zuerst haben alle anderen noch einen letzten Zug.",
        },
    .pieces = {"1 Teil", "{1} Teile"},
    .cards = {"1 Karte", "{1} Karten"},
};

}  // namespace triqueta::text

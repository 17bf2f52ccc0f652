#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/triangles/words.hpp"
#include "triqueta/triangles/mayhem/invariants.hpp"
#include "triqueta/triangles/mayhem/refusals.hpp"
#include "triqueta/triangles/race/invariants.hpp"
#include "triqueta/triangles/race/refusals.hpp"

/// Triangles in German.
namespace triqueta::text {
namespace detail {

namespace mayhem = triangles::mayhem::refusals;
namespace race = triangles::race::refusals;

inline constexpr reason german_triangle_reasons[] = {
    {mayhem::wrong_player_count, "Triangle Mayhem ist für zwei bis 27 Spieler."},
    {mayhem::not_in_hand, "Dieses Teil hast du nicht auf der Hand."},
    {mayhem::no_such_triangle, "Kein offenes Dreieck dieser Art kann dieses Teil aufnehmen."},
    {mayhem::nothing_played, "Du musst mindestens ein Teil spielen."},
    {mayhem::must_continue, "Ein offenes Dreieck kann dieses Teil aufnehmen, also darf es kein neues beginnen."},
    {mayhem::not_just_drawn, "Jetzt darfst du nur Karten spielen, die du in diesem Zug gezogen hast."},
    {triangles::mayhem::invariants::wrong_cards,
     "Von einer Sorte gibt es mehr Teile als im Kartensatz, oder es sind Joker dabei."},
    {triangles::mayhem::invariants::wrong_turn,
     "Die in diesem Zug gespielten und gezogenen Karten passen nicht zur Phase des Zuges."},
    {triangles::mayhem::invariants::wrong_open, "Diese Dreiecke können nicht gleichzeitig offen sein."},
    {triangles::mayhem::invariants::wrong_hands, "Im Stapel oder auf einer Hand sind zu viele oder zu wenige Karten."},
    {triangles::mayhem::invariants::wrong_wins, "Die gewonnenen Dreiecke passen nicht zu den gespielten Teilen."},
    {race::wrong_player_count, "Dieses Spiel ist für zwei bis sechs Spieler."},
    {race::no_turns, "Das Spiel muss mindestens einen Zug dauern."},
    {race::not_in_hand, "Diese Karte hast du nicht auf der Hand."},
    {race::turn_not_taken, "Du musst zuerst eine Karte ziehen oder ein Dreieck bilden."},
    {race::one_thing_a_turn, "Ein gewöhnlicher Zug erlaubt nur eine gezogene Karte oder ein Dreieck."},
    {race::piece_not_in_hand, "Diese Teile hast du nicht auf der Hand."},
    {race::piece_not_saved, "Ein solches Teil hast du nicht behalten."},
    {race::none_from_hand, "Mindestens ein Teil eines Dreiecks muss aus deiner Hand kommen."},
    {race::not_of_this_triangle, "Behalten kannst du nur ein Teil, das du gerade aus der Hand gespielt hast."},
    {race::nothing_to_draw, "Es gibt keine Karte zu ziehen."},
    {race::nothing_to_take, "Der Ablagestapel ist leer."},
    {race::no_such_joker, "Diesen Joker hast du nicht auf der Hand."},
    {race::joker_does_not_fit,
     "Kein Dreieck aus diesem Zug oder aus deinen behaltenen Teilen hat Schnitt oder Farbe dieses Jokers."},
    {race::not_saved_by_them, "Dieser Spieler hat kein solches Teil behalten."},
    {race::own_piece, "Ein Joker nimmt das Teil eines Gegners, keines von dir."},
    {race::not_called, "Damit wäre deine Hand leer, aber niemand hat die letzte Runde angesagt."},
    {race::called_already, "Die Ansage eines anderen Spielers gilt noch."},
    {race::drawn_already, "In einem letzten Zug darfst du nur einmal ziehen."},
    {race::jokers_come_last, "Nach dem ersten Joker dürfen nur noch Joker folgen."},
    {triangles::race::invariants::wrong_cards,
     "Von einer Sorte gibt es mehr Karten als im Kartensatz, oder insgesamt zu wenige."},
    {triangles::race::invariants::wrong_hands, "Ein Spieler hat mehr Karten, als ausgeteilt wurden, oder gar keine."},
    {triangles::race::invariants::wrong_turn, "Die Aktionen dieses Zuges passen nicht zu seiner Phase."},
    {triangles::race::invariants::wrong_saving, "Die Teile zur Auswahl gehören zu keinem Dreieck dieses Zuges."},
    {triangles::race::invariants::wrong_saved,
     "Behaltene Teile können keine Joker sein, und wer ausgeschieden ist, hat keine."},
    {triangles::race::invariants::wrong_gone,
     "Solange niemand ausgeschieden ist, können nur Joker das Spiel verlassen haben."},
    {triangles::race::invariants::wrong_call, "Wer die letzte Runde angesagt hat, spielt nicht mit."},
    {triangles::race::invariants::wrong_dead_ends,
     "Ein Spieler in einer Sackgasse ist nicht ausgeschieden, oder zu viele sind ausgeschieden."},
    {triangles::race::invariants::wrong_ending, "Züge, Gewinner und Ausgang widersprechen sich."},
    {triangles::race::invariants::wrong_known, "Auf einer Hand fehlen Karten, die alle dorthin gehen sahen."},
};

}  // namespace detail

inline constexpr triangle_words german_triangles{
    .code = "de",
    .mayhem = "Triangle Mayhem",
    .race = "Das 21/15/9-Karten-Spiel",
    .cuts = {"waagerecht", "senkrecht", "mittig"},
    .colours = {"rosa", "rot", "grün"},
    .joker = "Joker",
    .no_cut = "kein Schnitt",
    .no_colour = "keine Farbe",
    .cut_letters = {'w', 's', 'm'},
    .colour_letters = {'p', 'r', 'g'},  // p as in pink: rosa and rot begin alike
    .play = "spiele",
    .at = "an",
    .stop = "stopp",
    .draw = "ziehe",
    .take = "nimm",
    .discard = "wirf",
    .complete = "bilde",
    .save = "bewahre",
    .play_joker = "joker",
    .steal = "stiehl",
    .nothing = "nichts",
    .end = "fertig",
    .call = "rufe",
    .mayhem_sentences =
        {
            .dealt = "Jeder der {1} Spieler bekommt {2} Teile, {3} bleiben im Nachziehstapel.",
            .dealt_all = "Jeder der {1} Spieler bekommt {2} Teile, keine bleiben übrig.",
            .starts = {"beginnt ein Dreieck mit {1}", "beginnst ein Dreieck mit {1}"},
            .continues = {"legt {1} an (jetzt {2})", "legst {1} an (jetzt {2})"},
            .completes = {"vollendet {2} mit {1} für {3} Punkte", "vollendest {2} mit {1} für {3} Punkte"},
            .completes_pure = {"vollendet das reine Dreieck {2} mit {1} für {3} Punkte",
                               "vollendest das reine Dreieck {2} mit {1} für {3} Punkte"},
            .stops = {"hört auf zu legen", "hörst auf zu legen"},
            .draws = {"zieht {1}", "ziehst {1}"},
            .cards = {"ein Teil", "{1} Teile"},
            .pile_empty = "Der Nachziehstapel ist leer: Von jetzt an zieht niemand mehr.",
            .game_over = "Alle Teile sind gelegt. Das Spiel ist zu Ende.",
            .pure = "reine Dreiecke",
            .unpure = "gemischte Dreiecke",
        },
    .race_sentences =
        {
            .dealt = "Jeder der {1} Spieler bekommt {2} Karten, {3} bleiben im Nachziehstapel.",
            .makes_pile = {"mischt die abgeworfenen Karten bis auf die oberste zu einem neuen Nachziehstapel",
                           "mischst die abgeworfenen Karten bis auf die oberste zu einem neuen Nachziehstapel"},
            .draws = {"zieht eine Karte", "ziehst eine Karte"},
            .draws_known = {"zieht {1}", "ziehst {1}"},
            .sees = {"sieht {1}", "siehst {1}"},
            .takes = {"nimmt {1} vom Ablagestapel", "nimmst {1} vom Ablagestapel"},
            .discards_one = {"wirft {1} ab", "wirfst {1} ab"},
            .completes = {"bildet {1}", "bildest {1}"},
            .completes_pure = {"bildet das reine Dreieck {1}", "bildest das reine Dreieck {1}"},
            .completes_with = {"bildet {1} (schon behalten: {2})", "bildest {1} (schon behalten: {2})"},
            .completes_pure_with = {"bildet das reine Dreieck {1} (schon behalten: {2})",
                                    "bildest das reine Dreieck {1} (schon behalten: {2})"},
            .saves = {"behält {1}", "behältst {1}"},
            .saves_one = {"behält {1} (abgeworfen: {2})", "behältst {1} (abgeworfen: {2})"},
            .plays_joker = {"spielt den Joker {1}", "spielst den Joker {1}"},
            .steals = {"nimmt {2} das behaltene {1} weg", "nimmst {2} das behaltene {1} weg"},
            .steals_nothing = {"nimmt nichts dafür", "nimmst nichts dafür"},
            .does_nothing = {"tut nichts", "tust nichts"},
            .ends = {"beendet den Zug", "beendest deinen Zug"},
            .calls = {"sagt die letzte Runde an", "sagst die letzte Runde an"},
            .calls_again = {"sagt noch einmal die letzte Runde an", "sagst noch einmal die letzte Runde an"},
            .lapses = {"{1} hat noch Karten auf der Hand: Die Ansage ist verfallen.",
                       "Du hast noch Karten auf der Hand: Deine Ansage ist verfallen."},
            .dead_end = {"{1} kann die Hand nie mehr leeren (Karten übrig: {2}) und scheidet aus.",
                         "Du kannst deine Hand nie mehr leeren (Karten übrig: {2}) und scheidest aus."},
            .out_had_called = "Damit ist die Ansage verfallen.",
            .last_card = {"{1} hat die letzte Karte gespielt. Das Spiel ist zu Ende.",
                          "Du hast deine letzte Karte gespielt. Das Spiel ist zu Ende."},
            .last_left = {"{1} ist als Letzter übrig. Das Spiel ist zu Ende.",
                          "Du bist als Letzter übrig. Das Spiel ist zu Ende."},
            .no_winner = "Das war Zug {1}, der letzte. Das Spiel ist zu Ende, und niemand hat gewonnen.",
            .win = "Sieg",
        },
    .reasons = detail::german_triangle_reasons,
};

}  // namespace triqueta::text

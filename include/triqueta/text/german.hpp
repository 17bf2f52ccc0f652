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

/// The words of the games in German.
namespace triqueta::text {
namespace detail {

namespace mayhem = triangles::mayhem::refusals;
namespace race = triangles::race::refusals;

inline constexpr reason german_reasons[] = {
    {refusal::no_such_number, "Es gibt keine Aktion mit dieser Nummer."},
    {refusal::game_is_over, "Das Spiel ist zu Ende."},
    {refusal::chance_moves, "Zuerst muss angesehen werden, was gezogen wurde."},
    {refusal::not_your_turn, "Jemand anders ist am Zug."},
    {refusal::wrong_phase, "Das geht an dieser Stelle des Zuges nicht."},
    {refusal::no_such_seat, "An diesem Platz sitzt niemand."},
    {refusal::no_such_variant, "Für so viele Spieler gibt es keine Variante dieses Namens."},
    {refusal::wrong_deal, "Was ausgeteilt wurde, sind nicht genau die Teile dieses Spiels."},
    {refusal::chance_not_asked, "Jetzt ist nichts zu ziehen."},
    {refusal::not_to_be_drawn, "Davon ist nichts mehr da, was gezogen werden könnte."},
    {refusal::event_incomplete, "Hier fehlt, was gesehen worden sein muss."},
    {refusal::event_contradicts, "Das kann hier nicht geschehen sein."},
    {refusal::nothing_to_undo, "Es gibt nichts zurückzunehmen."},
    {refusal::nothing_to_redo, "Es gibt nichts zu wiederholen."},
    {refusal::undo_would_forget,
     "Seitdem hat jemand ein verdecktes Teil gesehen. Fragt alle, bevor ihr das zurücknehmt."},

    {refusal::unknown_word, "Das bedeutet hier nichts."},
    {refusal::text_too_short, "Hier fehlt etwas."},
    {refusal::text_too_long, "Das ist mehr, als hier stehen kann."},
    {refusal::wrong_number, "Eine solche Zahl kann hier nicht stehen."},
    {refusal::wrong_format, "Das ist weder die Aufzeichnung noch der Spielstand eines dieser Spiele."},
    {refusal::wrong_version, "Diese Version des Formats ist nicht bekannt."},
    {refusal::wrong_game, "Das gehört zu einem anderen Spiel."},
    {refusal::bytes_too_short, "Das Ende fehlt."},
    {refusal::bytes_too_long, "Hinter dem Ende steht noch etwas."},
    {refusal::wrong_value, "Darin steht ein Wert, den es nicht geben kann."},
    {refusal::lacks_tag, "Es fehlt eine Angabe, die da sein muss."},
    {refusal::wrong_tag, "Diese Angabe gehört nicht hierher, steht zweimal da, oder ihren Wert kann es nicht geben."},
    {refusal::wrong_result, "So geht dieses Spiel nicht aus."},
    {refusal::too_much, "So viel kann es hier nicht geben."},
    {refusal::wrong_seats, "Ein Zug oder ein Teil gehört jemandem, der nicht mitspielt."},
    {refusal::wrong_secrets, "Was ein Spieler weiß, passt nicht zum Tisch."},
    {refusal::wrong_json, "Kein gültiges JSON."},
    {refusal::wrong_json_type, "Der Wert dieses Schlüssels hat einen anderen Typ."},
    {refusal::lacks_key, "Ein Schlüssel fehlt."},
    {refusal::wrong_key, "Unbekannter oder doppelter Schlüssel."},
    {refusal::keys_disagree, "Dieser Wert widerspricht anderen Schlüsseln."},
    {refusal::too_little, "Es sind zu wenige Elemente."},

    {animals::refusals::no_such_row, "Es gibt nur so viele Tierreihen wie Spieler."},
    {animals::refusals::no_such_column, "Diese Spalte hat der Turm nicht."},
    {animals::refusals::no_such_tower, "Diesen Turm gibt es nicht."},
    {animals::refusals::column_empty, "In dieser Spalte liegt kein Tierstein mehr."},
    {animals::refusals::row_not_there,
     "Diese Tierreihe liegt nicht mehr in der Mitte, also lässt sich nichts anlegen."},
    {animals::refusals::kept_enough,
     "Vor dir liegen schon so viele helle Tiersteine verdeckt, wie du im ganzen Spiel behalten darfst."},
    {animals::refusals::row_taken, "Diese Tierreihe wurde schon genommen."},
    {animals::refusals::tower_used, "Dieser Turm wurde schon gespielt."},
    {animals::refusals::not_kept, "Entscheiden kannst du nur über Tiersteine, die du behalten hast."},
    {animals::refusals::no_box, "In die Schachtel kommt ein Tierstein nur, wo zwei auf einmal gezogen werden."},
    {animals::refusals::same_option,
     "Der andere gezogene Tierstein ging denselben Weg; dieser muss einen anderen gehen."},
    {animals::refusals::too_few_to_draw, "Zwei Tiersteine sind zu ziehen, und im Turm liegen weniger."},
    {animals::invariants::wrong_tokens, "Von einem Tier gibt es mehr Tiersteine, als zum Spiel gehören."},
    {animals::invariants::wrong_heights, "Eine Spalte ist höher als ihr Turm."},
    {animals::invariants::wrong_mover, "Dieser Spieler kann nicht am Zug sein."},
    {animals::invariants::wrong_hand,
     "Die gezogenen und noch nicht gelegten Tiersteine passen nicht zu dem, was als Nächstes geschehen muss."},
    {animals::invariants::wrong_kept, "Jemand hat mehr helle Tiersteine behalten als erlaubt."},
    {animals::invariants::wrong_rows,
     "In der Mitte liegen so viele Tierreihen, wie Spieler in der Runde sind; die anderen sind leer."},
    {animals::invariants::wrong_box, "Verdeckte Tiersteine, Türme und Schachtel gehen zusammen nicht auf."},
    {animals::invariants::wrong_tower,
     "Die Türme passen nicht zur Runde, oder nicht zu dem, was als Nächstes geschehen muss."},
    {animals::invariants::wrong_tiles, "Jede Runde außer der ersten bringt ein Baumplättchen."},
    {animals::invariants::wrong_decisions, "Am Ende haben andere entschieden als die, die schon an der Reihe waren."},
    {animals::invariants::wrong_shadows, "Schattensteine liegen bis zum Ende verdeckt und von da an offen."},

    {mayhem::wrong_player_count, "Triangle Mayhem ist für zwei bis 27 Spieler."},
    {mayhem::not_in_hand, "Dieses Teil hast du nicht auf der Hand."},
    {mayhem::no_such_triangle, "Kein offenes Dreieck dieser Art kann dieses Teil aufnehmen."},
    {mayhem::nothing_played, "Du musst mindestens ein Teil spielen."},
    {mayhem::must_continue, "Ein offenes Dreieck kann dieses Teil aufnehmen, also darf es kein neues beginnen."},
    {mayhem::not_just_drawn, "Jetzt darfst du nur Karten spielen, die du in diesem Zug gezogen hast."},
    {triangles::mayhem::invariants::wrong_cards,
     "Von einer Sorte gibt es mehr Teile als im Kartensatz, oder es sind Joker dabei."},
    {triangles::mayhem::invariants::wrong_turn,
     "Die in diesem Zug gespielten und gezogenen Karten passen nicht zu dem, was als Nächstes geschehen muss."},
    {triangles::mayhem::invariants::wrong_open, "Diese offenen Dreiecke können nicht nebeneinander liegen."},
    {triangles::mayhem::invariants::wrong_hands, "Im Stapel oder auf einer Hand sind zu viele Karten, oder zu wenige."},
    {triangles::mayhem::invariants::wrong_wins, "Die gewonnenen Dreiecke passen nicht zu den gespielten Teilen."},

    {race::wrong_player_count, "Dieses Spiel ist für zwei bis sechs Spieler."},
    {race::no_turns, "Das Spiel muss mindestens einen Zug dauern."},
    {race::not_in_hand, "Diese Karte hast du nicht auf der Hand."},
    {race::turn_not_taken, "Du musst zuerst eine Karte ziehen oder ein Dreieck bilden."},
    {race::one_thing_a_turn, "In diesem Zug kannst du nichts mehr ziehen oder bilden."},
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
    {race::not_called, "Damit wäre deine Hand leer, und niemand hat die letzte Runde angesagt."},
    {race::called_already, "Die Ansage eines anderen Spielers gilt noch."},
    {race::drawn_already, "In einem letzten Zug ziehst du nur einmal."},
    {race::jokers_come_last, "Nach dem ersten Joker dürfen nur noch Joker folgen."},
    {triangles::race::invariants::wrong_cards,
     "Von einer Sorte gibt es mehr Karten als im Kartensatz, oder insgesamt zu wenige."},
    {triangles::race::invariants::wrong_hands, "Ein Spieler hat mehr Karten, als ausgeteilt wurden, oder gar keine."},
    {triangles::race::invariants::wrong_turn,
     "Was in diesem Zug getan wurde, passt nicht zu dem, was als Nächstes geschehen muss."},
    {triangles::race::invariants::wrong_saving,
     "Die Teile, von denen eines behalten wird, gehören zu keinem Dreieck dieses Zuges."},
    {triangles::race::invariants::wrong_saved,
     "Behaltene Teile sind keine Joker, und wer ausgeschieden ist, hat keine."},
    {triangles::race::invariants::wrong_gone, "Nur Joker verlassen das Spiel, solange niemand ausgeschieden ist."},
    {triangles::race::invariants::wrong_call, "Wer die letzte Runde angesagt hat, spielt nicht mit."},
    {triangles::race::invariants::wrong_dead_ends,
     "Jemand steckt in einer Sackgasse und müsste ausgeschieden sein, oder zu viele sind ausgeschieden."},
    {triangles::race::invariants::wrong_ending, "Züge, Gewinner und Ausgang passen nicht zueinander."},
    {triangles::race::invariants::wrong_known, "Auf einer Hand fehlen Karten, die vor aller Augen dorthin kamen."},
};

}  // namespace detail

inline constexpr language in_german{
    .code = "de",
    .name = "Deutsch",
    .animals = {"Hase", "Eule", "Hirsch", "Wildschwein", "Widder", "Bär", "Wolf", "Achtes"},
    .cuts = {"waagerecht", "senkrecht", "mittig"},
    .colours = {"rosa", "rot", "grün"},
    .joker = "Joker",
    .no_cut = "kein Schnitt",
    .no_colour = "keine Farbe",
    .cut_letters = {'w', 's', 'm'},
    .colour_letters = {'p', 'r', 'g'},  // p as in pink: rosa and rot begin alike
    .actions = {.draw = "ziehe",
                .take = "nimm",
                .lay = "lege",
                .keep = "behalte",
                .box = "schachtel",
                .tower = "turm",
                .add = "werte",
                .none = "keinen",
                .first = "ersten",
                .second = "zweiten",
                .both = "beide",
                .play = "spiele",
                .at = "an",
                .stop = "stopp",
                .discard = "wirf",
                .complete = "bilde",
                .save = "bewahre",
                .joker = "joker",
                .steal = "stiehl",
                .nothing = "nichts",
                .end = "fertig",
                .call = "rufe"},
    .reasons = detail::german_reasons,
    .unknown_reason = "Abgelehnt, aus einem Grund, den diese Version nicht kennt.",
};

[[nodiscard]] constexpr char const* german(refusal r) { return sentence(r, in_german); }
[[nodiscard]] constexpr char const* german(animals::animal a) { return name(a, in_german); }
[[nodiscard]] constexpr char const* german(triangles::cut c) { return name(c, in_german); }
[[nodiscard]] constexpr char const* german(triangles::colour c) { return name(c, in_german); }

}  // namespace triqueta::text

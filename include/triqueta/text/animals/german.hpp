#pragma once

#include "triqueta/animals/position/invariants.hpp"
#include "triqueta/animals/refusals.hpp"
#include "triqueta/text/animals/words.hpp"
#include "triqueta/text/language.hpp"

/// Triqueta in German.
namespace triqueta::text {
namespace detail {

inline constexpr reason german_animal_reasons[] = {
    {animals::refusals::no_such_row, "Diese Tierreihe gibt es nicht: Es gibt nur so viele Tierreihen wie Spieler."},
    {animals::refusals::no_such_column, "Diese Spalte hat der Turm nicht."},
    {animals::refusals::no_such_tower, "Diesen Turm gibt es nicht."},
    {animals::refusals::column_empty, "In dieser Spalte liegt kein Tierstein mehr."},
    {animals::refusals::row_not_there,
     "Diese Tierreihe liegt nicht mehr in der Mitte, also lässt sich dort kein Tierstein anlegen."},
    {animals::refusals::kept_enough,
     "Du hast schon so viele helle Tiersteine behalten, wie im ganzen Spiel erlaubt sind."},
    {animals::refusals::row_taken, "Diese Tierreihe wurde schon genommen."},
    {animals::refusals::tower_used, "Dieser Turm wurde schon gespielt."},
    {animals::refusals::not_kept, "Entscheiden kannst du nur über Tiersteine, die du behalten hast."},
    {animals::refusals::no_box,
     "Ein gezogener Tierstein darf nur in Varianten mit zwei Tiersteinen je Ziehen in die Schachtel."},
    {animals::refusals::same_option,
     "Diese Möglichkeit hast du schon für den anderen gezogenen Tierstein genutzt. Wähle eine andere."},
    {animals::refusals::too_few_to_draw, "Es sind zwei Tiersteine zu ziehen, aber im Turm liegen weniger."},
    {animals::invariants::wrong_tokens, "Von einem Tier gibt es mehr Tiersteine, als zum Spiel gehören."},
    {animals::invariants::wrong_heights, "Eine Spalte ist höher als ihr Turm."},
    {animals::invariants::wrong_mover, "Dieser Spieler kann nicht am Zug sein."},
    {animals::invariants::wrong_hand,
     "Die gezogenen und noch nicht gelegten Tiersteine passen nicht zur Phase des Zuges."},
    {animals::invariants::wrong_kept, "Ein Spieler hat mehr helle Tiersteine behalten als erlaubt."},
    {animals::invariants::wrong_rows,
     "In der Mitte müssen so viele Tierreihen liegen, wie Spieler in der Runde sind. Andere müssen leer sein."},
    {animals::invariants::wrong_box,
     "Verdeckte Tiersteine, Türme und Schachtel ergeben zusammen nicht die richtige Anzahl."},
    {animals::invariants::wrong_tower, "Die Türme passen nicht zur Runde oder zur Phase des Zuges."},
    {animals::invariants::wrong_tiles, "Für jede Runde nach der ersten muss es ein Baumplättchen geben."},
    {animals::invariants::wrong_decisions,
     "Die Entscheidungen am Ende sind nicht die der Spieler vor dem aktuellen oder nicht möglich."},
    {animals::invariants::wrong_shadows, "Schattensteine müssen bis zum Ende verdeckt und danach offen liegen."},
};

}  // namespace detail

inline constexpr animal_words german_animals{
    .code = "de",
    .base_game = "Triqueta",
    .hidden_wolves = "Triqueta: Verborgene Wölfe",
    .base_game_duel = "Triqueta, zwei Plättchen je Zug",
    .hidden_wolves_duel = "Triqueta: Verborgene Wölfe zu zweit",
    .animals = {"Hase", "Eule", "Hirsch", "Wildschwein", "Widder", "Bär", "Wolf", "Achtes"},
    .draw = "ziehe",
    .take = "nimm",
    .lay = "lege",
    .keep = "behalte",
    .box = "schachtel",
    .tower = "turm",
    .add = "werte",
    .kept = {"keinen", "ersten", "zweiten", "beide"},
    .reasons = detail::german_animal_reasons,
};

}  // namespace triqueta::text

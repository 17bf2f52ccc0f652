#pragma once

#include "triqueta/animals/position/invariants.hpp"
#include "triqueta/animals/refusals.hpp"
#include "triqueta/text/animals/words.hpp"
#include "triqueta/text/language.hpp"

/// Triqueta in German.
namespace triqueta::text {
namespace detail {

inline constexpr reason german_animal_reasons[] = {
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

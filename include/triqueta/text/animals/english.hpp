#pragma once

#include "triqueta/animals/position/invariants.hpp"
#include "triqueta/animals/refusals.hpp"
#include "triqueta/text/animals/words.hpp"
#include "triqueta/text/language.hpp"

/// Triqueta in English.
namespace triqueta::text {
namespace detail {

inline constexpr reason english_animal_reasons[] = {
    {animals::refusals::no_such_row, "There are only as many rows as players."},
    {animals::refusals::no_such_column, "The tower has no such column."},
    {animals::refusals::no_such_tower, "There is no such tower."},
    {animals::refusals::column_empty, "No token is left in that column."},
    {animals::refusals::row_not_there, "That row is no longer in the middle, so nothing can be laid at it."},
    {animals::refusals::kept_enough, "You hold as many light tokens face down as you may in the whole game."},
    {animals::refusals::row_taken, "That row has been taken already."},
    {animals::refusals::tower_used, "That tower has been played already."},
    {animals::refusals::not_kept, "You can only decide on tokens that you kept."},
    {animals::refusals::no_box, "A token goes into the box only where two are drawn at a time."},
    {animals::refusals::same_option, "The other token drawn went the same way; this one must go another."},
    {animals::refusals::too_few_to_draw, "Two tokens must be drawn, and fewer are left in the tower."},
    {animals::invariants::wrong_tokens, "There are more tokens of an animal than the pack has."},
    {animals::invariants::wrong_heights, "A column is higher than its tower."},
    {animals::invariants::wrong_mover, "It can't be this player's turn."},
    {animals::invariants::wrong_hand, "The tokens drawn and not placed don't fit what has to happen next."},
    {animals::invariants::wrong_kept, "Somebody keeps more light tokens than they may."},
    {animals::invariants::wrong_rows, "As many rows lie in the middle as players are in the round; others are empty."},
    {animals::invariants::wrong_box, "Hidden tokens, towers and box don't add up."},
    {animals::invariants::wrong_tower, "The towers don't fit the round, or what has to happen next."},
    {animals::invariants::wrong_tiles, "Each round but the first gives one tile."},
    {animals::invariants::wrong_decisions, "The end decisions made aren't those of the players before the mover."},
    {animals::invariants::wrong_shadows, "Shadow tokens lie hidden until the end, and open from then on."},
};

}  // namespace detail

inline constexpr animal_words english_animals{
    .code = "en",
    .base_game = "Triqueta",
    .hidden_wolves = "Triqueta: Hidden Wolves",
    .base_game_duel = "Triqueta, two tokens a draw",
    .hidden_wolves_duel = "Triqueta: Hidden Wolves for two",
    .animals = {"rabbit", "owl", "deer", "boar", "ram", "bear", "wolf", "eighth"},
    .draw = "draw",
    .take = "take",
    .lay = "lay",
    .keep = "keep",
    .box = "box",
    .tower = "tower",
    .add = "add",
    .kept = {"none", "first", "second", "both"},
    .reasons = detail::english_animal_reasons,
};

}  // namespace triqueta::text

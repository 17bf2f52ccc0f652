#pragma once

#include "triqueta/animals/position/invariants.hpp"
#include "triqueta/animals/refusals.hpp"
#include "triqueta/text/animals/words.hpp"
#include "triqueta/text/language.hpp"

/// Triqueta in English.
namespace triqueta::text {
namespace detail {

inline constexpr reason english_animal_reasons[] = {
    {animals::refusals::no_such_row, "This row doesn't exist: there are only as many rows as players."},
    {animals::refusals::no_such_column, "The tower has no such column."},
    {animals::refusals::no_such_tower, "There is no such tower."},
    {animals::refusals::column_empty, "No token is left in that column."},
    {animals::refusals::row_not_there, "That row is no longer in the middle, so no token can be laid at it."},
    {animals::refusals::kept_enough, "You have already kept as many light tokens as the game allows."},
    {animals::refusals::row_taken, "That row has been taken already."},
    {animals::refusals::tower_used, "That tower has been played already."},
    {animals::refusals::not_kept, "You can only decide on tokens that you kept."},
    {animals::refusals::no_box, "A drawn token may go into the box only in variants with two tokens a draw."},
    {animals::refusals::same_option, "You used this option for the other drawn token. Choose another one."},
    {animals::refusals::too_few_to_draw, "A draw takes two tokens, but fewer are left in the tower."},
    {animals::invariants::wrong_tokens, "There are more tokens of an animal than the pack has."},
    {animals::invariants::wrong_heights, "A column is higher than its tower."},
    {animals::invariants::wrong_mover, "It can't be this player's turn."},
    {animals::invariants::wrong_hand, "The tokens drawn and not yet placed don't fit the phase of the turn."},
    {animals::invariants::wrong_kept, "A player keeps more light tokens than allowed."},
    {animals::invariants::wrong_rows,
     "The middle must have as many rows as players in the round. The other rows must be empty."},
    {animals::invariants::wrong_box,
     "The numbers of hidden tokens, tokens in towers and tokens in the box don't add up."},
    {animals::invariants::wrong_tower, "The towers don't fit the round or the phase of the turn."},
    {animals::invariants::wrong_tiles, "There must be one tile for each round after the first."},
    {animals::invariants::wrong_decisions,
     "The end decisions aren't those of the players before the mover, or aren't possible."},
    {animals::invariants::wrong_shadows, "Shadow tokens must be face down until the end and face up after it."},
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

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
    .sentences =
        {
            .counted = {{"a rabbit", "{1} rabbits"},
                        {"an owl", "{1} owls"},
                        {"a deer", "{1} deer"},
                        {"a boar", "{1} boars"},
                        {"a ram", "{1} rams"},
                        {"a bear", "{1} bears"},
                        {"a wolf", "{1} wolves"},
                        {"1 of the eighth kind", "{1} of the eighth kind"}},
            .tokens = {"1 token", "{1} tokens"},
            .light_tokens = {"a light token", "{1} light tokens"},
            .no_tokens = "no tokens",
            .draws = {"draws a token from column {1}", "draw a token from column {1}"},
            .draws_light = {"draws a light token from column {1}", "draw a light token from column {1}"},
            .draws_shadow = {"draws a shadow token from column {1}", "draw a shadow token from column {1}"},
            .draws_second = {"draws another one from column {1}", "draw another one from column {1}"},
            .draws_second_light = {"draws a second token, a light one, from column {1}",
                                   "draw a second token, a light one, from column {1}"},
            .draws_second_shadow = {"draws a second token, a shadow, from column {1}",
                                    "draw a second token, a shadow, from column {1}"},
            .sees = {"sees {1}", "see {1}"},
            .sees_shadow = {"sees {1}, which must stay hidden", "see {1}, which you must keep hidden"},
            .must_keep_it = {"must keep it hidden", "must keep it hidden"},
            .must_keep_one = {"must keep the shadow token hidden", "must keep the shadow token hidden"},
            .lays_it = {"lays it at row {1}: {2}", "lay it at row {1}: {2}"},
            .lays_one = {"lays {2} at row {1}", "lay {2} at row {1}"},
            .keeps_it = {"keeps it face down", "keep it face down"},
            .keeps_one = {"keeps a light token face down", "keep a light token face down"},
            .boxes_one = {"puts a light token into the box", "put a light token into the box"},
            .takes_row = {"takes row {1} ({2}) and is out of the round", "take row {1} ({2}) and are out of the round"},
            .takes_last_row = {"takes the last row, row {1} ({2}), and the starting rock",
                               "take the last row, row {1} ({2}), and the starting rock"},
            .takes_tile = {"takes the tree tile off tower {1} and begins round {2} with that tower",
                           "take the tree tile off tower {1} and begin round {2} with that tower"},
            .decides = {"decides in secret on the tokens kept", "decide on the tokens that you kept"},
            .round_over = "Round {1} is over. {2}",
            .left_over = "The rest of the tower goes unseen into the box: {1}.",
            .none_left = "Nothing is left of the tower.",
            .game_over = "The game is over, and all tokens are shown:",
            .shown = "{1}: {2}.",
            .adds = "{1} added",
            .puts_back = "{1} back into the box unseen",
            .shows = "shadow tokens: {1}",
            .shows_nothing = "kept nothing",
            .collection = "collection",
            .tiles = "tiles",
            .rock = "rock",
        },
    .reasons = detail::english_animal_reasons,
};

}  // namespace triqueta::text

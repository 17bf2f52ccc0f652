#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/text/language.hpp"

/// What any game says in English.
namespace triqueta::text {
namespace detail {

inline constexpr reason english_reasons[] = {
    {refusal::no_such_number, "There is no action of this number."},
    {refusal::game_is_over, "The game is over."},
    {refusal::chance_moves, "What was drawn has to be looked at first."},
    {refusal::not_your_turn, "It is another player's turn."},
    {refusal::wrong_phase, "That can't be done at this point of the turn."},
    {refusal::no_such_seat, "Nobody sits at this seat."},
    {refusal::no_such_variant, "There is no variant of this name for so many players."},
    {refusal::wrong_deal, "The deal doesn't hold exactly the pieces of this game."},
    {refusal::chance_not_asked, "Nothing is to be drawn now."},
    {refusal::not_to_be_drawn, "None of these is left to be drawn."},
    {refusal::event_incomplete, "It isn't told what must have been seen."},
    {refusal::event_contradicts, "This can't have happened here."},
    {refusal::nothing_to_undo, "There is nothing to take back."},
    {refusal::nothing_to_redo, "There is nothing to do again."},
    {refusal::undo_would_forget,
     "Somebody has seen a hidden piece since then. Ask all players before you take that back."},
    {refusal::unknown_word, "This means nothing here."},
    {refusal::text_too_short, "Something is lacking here."},
    {refusal::text_too_long, "This is more than can stand here."},
    {refusal::wrong_number, "No number like this can stand here."},
    {refusal::wrong_format, "This is neither a record nor a snapshot of these games."},
    {refusal::wrong_version, "This version of the format isn't known."},
    {refusal::wrong_game, "It belongs to another game."},
    {refusal::bytes_too_short, "The end is lacking."},
    {refusal::bytes_too_long, "Something stands behind the end."},
    {refusal::wrong_value, "It holds a value that can't be."},
    {refusal::lacks_tag, "A tag is lacking that has to be there."},
    {refusal::wrong_tag, "This tag can't be here, is there twice, or has a value that can't be."},
    {refusal::wrong_result, "This isn't how the game ends."},
    {refusal::too_much, "There is more of this than there can be."},
    {refusal::wrong_seats, "There is a turn, or a piece, of somebody who isn't in this game."},
    {refusal::wrong_secrets, "What a player knows doesn't fit the table."},
    {refusal::wrong_json, "Invalid JSON."},
    {refusal::wrong_json_type, "The value of this key has another type."},
    {refusal::lacks_key, "A key is missing."},
    {refusal::wrong_key, "Unknown or repeated key."},
    {refusal::keys_disagree, "This value contradicts other keys."},
    {refusal::too_little, "There are too few elements."},
};

}  // namespace detail

inline constexpr language in_english{
    .code = "en",
    .name = "English",
    .reasons = detail::english_reasons,
    .unknown_reason = "Refused, for a reason that this version doesn't know.",
};

}  // namespace triqueta::text

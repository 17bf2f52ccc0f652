#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/text/language.hpp"

/// The sentences of any game in English.
namespace triqueta::text {
namespace detail {

inline constexpr reason english_reasons[] = {
    {refusal::no_such_number, "No action has this number."},
    {refusal::game_is_over, "The game is over."},
    {refusal::chance_moves, "The drawn piece must be looked at first."},
    {refusal::not_your_turn, "It is another player's turn."},
    {refusal::wrong_phase, "This action isn't possible at this point of the turn."},
    {refusal::no_such_seat, "This game has no such seat."},
    {refusal::no_such_variant, "No variant has this name and this number of players."},
    {refusal::wrong_deal, "The deal must contain exactly the pieces of this game."},
    {refusal::chance_not_asked, "There is nothing to draw now."},
    {refusal::not_to_be_drawn, "No such piece is left to draw."},
    {refusal::event_incomplete, "The event lacks information that this viewer must have seen."},
    {refusal::event_contradicts, "This event isn't possible in this position."},
    {refusal::nothing_to_undo, "There is nothing to undo."},
    {refusal::nothing_to_redo, "There is nothing to redo."},
    {refusal::undo_would_forget, "Somebody has seen a hidden piece since then. Ask all players before you undo."},
    {refusal::unknown_word, "Unknown or misplaced word or sign. Check the spelling and the language."},
    {refusal::text_too_short, "Unexpected end of the line or text. More is expected here."},
    {refusal::text_too_long, "Unexpected text. The line or text must end here."},
    {refusal::wrong_number, "This number is out of range."},
    {refusal::wrong_format, "Unknown format. Expected a record, position or snapshot of these games."},
    {refusal::wrong_version, "This version of the format isn't supported."},
    {refusal::wrong_game, "This belongs to another game, or to an unknown one."},
    {refusal::bytes_too_short, "Truncated data. More bytes are expected."},
    {refusal::bytes_too_long, "Extra bytes follow the end of the data."},
    {refusal::wrong_value, "A value is invalid."},
    {refusal::lacks_tag, "A required tag is missing."},
    {refusal::wrong_tag, "This tag isn't allowed here, is repeated, or has an invalid name or value."},
    {refusal::wrong_result, "The result doesn't match the game."},
    {refusal::too_much, "This is too long or has too many elements."},
    {refusal::wrong_seats, "A turn or a piece belongs to a seat that isn't in this game."},
    {refusal::wrong_secrets, "A player's hidden information contradicts the table."},
    {refusal::wrong_json, "Invalid JSON."},
    {refusal::wrong_json_type, "This value has the wrong type."},
    {refusal::lacks_key, "A required key is missing."},
    {refusal::wrong_key, "Unknown or repeated key."},
    {refusal::keys_disagree, "This value contradicts other keys."},
    {refusal::too_little, "There are too few elements."},
    {refusal::no_memory, "Memory ran out. Nothing changed."},
    {refusal::damaged, "The bytes are damaged from here on."},
    {refusal::session_is_closed, "This match was closed. It takes no more moves."},
    {refusal::no_record, "This match began from a position, so it has no record."},
    {refusal::wrong_players, "This game isn't for this number of players."},
    {refusal::unknown_game, "No game has this name."},
    {refusal::unknown_option, "This game has no such option."},
    {refusal::repeated_option, "This option is given twice."},
    {refusal::wrong_option, "This option can't have this value."},
    {refusal::other_match, "This message belongs to another match."},
    {refusal::other_viewer, "This message is for another viewer."},
    {refusal::missed_messages, "Messages before this one are missing. Ask the server to catch up."},
    {refusal::repeated_message, "This message was already received."},
    {refusal::overlapping_message, "The first events of this message are already known. Ask the server to catch up."},
    {refusal::undone_line, "Moves were taken back between this message and the view. Ask the server to catch up."},
    {refusal::older_save, "The server continued from an older save than the view. Ask it to catch up."},
    {refusal::wrong_end, "This message doesn't lead to the view that it names. Ask the server to catch up."},
    {refusal::of_one_viewer, "This is what one viewer saw. Read it as a view."},
    {refusal::of_whole_game, "This is the whole game, not what one viewer saw. Read it as a game."},
    {refusal::seat_is_taken, "Somebody holds this seat with another key."},
    {refusal::game_has_gone_on, "The game has gone on since this was chosen. Look at it again."},
    {refusal::no_person, "No person plays for this seat."},
    {refusal::guessable_seed, "These 32 bytes can be guessed. Take them from the operating system's entropy."},
    {refusal::not_a_contributor, "This seat doesn't contribute to the deal."},
    {refusal::committed_already, "This seat has already committed to a contribution."},
    {refusal::not_all_committed, "Not everybody has committed yet. Nobody may reveal before."},
    {refusal::revealed_already, "This was already revealed."},
    {refusal::not_all_revealed, "Not everything that the deal depends on has been revealed yet."},
    {refusal::wrong_commitment, "This isn't what the commitment was made for."},
    {refusal::no_public_source, "No source of a public value was named for this deal."},
    {refusal::other_terms, "This fair deal is for another match, game, set-up or number."},
    {refusal::no_fair_deal, "This game has no fair deal: nobody committed to its deal."},
    {refusal::no_seed, "The seed isn't in this record, so its deal can't be checked. It is there after the game."},
    {refusal::wrong_seed, "This isn't the seed that follows from the fair deal."},
    {refusal::other_deal, "The seed deals something else here."},
};

}  // namespace detail

inline constexpr language in_english{
    .code = "en",
    .name = "English",
    .reasons = detail::english_reasons,
    .unknown_reason = "Refused for a reason that this version doesn't know.",
    .sentences = {},  // as they stand in sentence_words.hpp
    .choices = {},    // and in choice_words.hpp
};

}  // namespace triqueta::text

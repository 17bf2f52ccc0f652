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

/// The words of the games in English.
namespace triqueta::text {
namespace detail {

namespace mayhem = triangles::mayhem::refusals;
namespace race = triangles::race::refusals;

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

    {mayhem::wrong_player_count, "Triangle Mayhem is for two to 27 players."},
    {mayhem::not_in_hand, "You have no such piece in your hand."},
    {mayhem::no_such_triangle, "No open triangle of that kind can take this piece."},
    {mayhem::nothing_played, "You must play at least one piece."},
    {mayhem::must_continue, "An open triangle can take this piece, so it may not start a new one."},
    {mayhem::not_just_drawn, "Only cards drawn in this turn may be played now."},
    {triangles::mayhem::invariants::wrong_cards, "There are more pieces of a kind than the deck has, or jokers."},
    {triangles::mayhem::invariants::wrong_turn,
     "The cards played and drawn in this turn don't fit what has to happen next."},
    {triangles::mayhem::invariants::wrong_open, "These open triangles can't lie side by side."},
    {triangles::mayhem::invariants::wrong_hands, "The pile or a hand has too many cards, or too few."},
    {triangles::mayhem::invariants::wrong_wins, "The triangles won don't fit the pieces played."},

    {race::wrong_player_count, "This game is for two to six players."},
    {race::no_turns, "The game must last for at least one turn."},
    {race::not_in_hand, "You have no such card in your hand."},
    {race::turn_not_taken, "You must draw a card or complete a triangle first."},
    {race::one_thing_a_turn, "Nothing more can be drawn or completed in this turn."},
    {race::piece_not_in_hand, "You don't have these pieces in your hand."},
    {race::piece_not_saved, "You haven't saved such a piece."},
    {race::none_from_hand, "At least one piece of a triangle must come from your hand."},
    {race::not_of_this_triangle, "Only a piece just played from the hand can be saved."},
    {race::nothing_to_draw, "There is no card to draw."},
    {race::nothing_to_take, "The discard pile is empty."},
    {race::no_such_joker, "You have no such joker in your hand."},
    {race::joker_does_not_fit, "No triangle of this turn or of your saved pieces has this joker's cut or colour."},
    {race::not_saved_by_them, "That player hasn't saved such a piece."},
    {race::own_piece, "A joker takes an opponent's piece, not one of your own."},
    {race::not_called, "It would empty your hand, and nobody has called last round."},
    {race::called_already, "Another player's call stands."},
    {race::drawn_already, "In a last turn you draw only once."},
    {race::jokers_come_last, "After the first joker, only jokers may follow."},
    {triangles::race::invariants::wrong_cards, "There are more cards of a kind than the deck has, or too few in all."},
    {triangles::race::invariants::wrong_hands, "A player has more cards than were dealt, or none."},
    {triangles::race::invariants::wrong_turn, "What was done in this turn doesn't fit what has to happen next."},
    {triangles::race::invariants::wrong_saving, "The pieces to save one of aren't of a triangle of this turn."},
    {triangles::race::invariants::wrong_saved, "Saved pieces are no jokers, and nobody who is out has any."},
    {triangles::race::invariants::wrong_gone, "Only jokers leave the game while nobody is out."},
    {triangles::race::invariants::wrong_call, "Whoever called isn't playing."},
    {triangles::race::invariants::wrong_dead_ends,
     "Somebody has met a dead end and should be out, or too many are out."},
    {triangles::race::invariants::wrong_ending, "Turns, winner and ending don't fit each other."},
    {triangles::race::invariants::wrong_known, "A hand doesn't hold the cards that all saw go into it."},
};

}  // namespace detail

inline constexpr language in_english{
    .code = "en",
    .name = "English",
    .animals = {"rabbit", "owl", "deer", "boar", "ram", "bear", "wolf", "eighth"},
    .cuts = {"horizontal", "vertical", "centered"},
    .colours = {"pink", "red", "green"},
    .joker = "joker",
    .no_cut = "no cut",
    .no_colour = "no colour",
    .cut_letters = {'h', 'v', 'c'},
    .colour_letters = {'p', 'r', 'g'},
    .actions = {.draw = "draw",
                .take = "take",
                .lay = "lay",
                .keep = "keep",
                .box = "box",
                .tower = "tower",
                .add = "add",
                .none = "none",
                .first = "first",
                .second = "second",
                .both = "both",
                .play = "play",
                .at = "at",
                .stop = "stop",
                .discard = "discard",
                .complete = "complete",
                .save = "save",
                .joker = "joker",
                .steal = "steal",
                .nothing = "nothing",
                .end = "end",
                .call = "call"},
    .reasons = detail::english_reasons,
    .unknown_reason = "Refused, for a reason that this version doesn't know.",
};

[[nodiscard]] constexpr char const* english(refusal r) { return sentence(r, in_english); }
[[nodiscard]] constexpr char const* english(animals::animal a) { return name(a, in_english); }
[[nodiscard]] constexpr char const* english(triangles::cut c) { return name(c, in_english); }
[[nodiscard]] constexpr char const* english(triangles::colour c) { return name(c, in_english); }

}  // namespace triqueta::text

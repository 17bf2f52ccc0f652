#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/triangles/words.hpp"
#include "triqueta/triangles/mayhem/invariants.hpp"
#include "triqueta/triangles/mayhem/refusals.hpp"
#include "triqueta/triangles/race/invariants.hpp"
#include "triqueta/triangles/race/refusals.hpp"

/// Triangles in English.
namespace triqueta::text {
namespace detail {

namespace mayhem = triangles::mayhem::refusals;
namespace race = triangles::race::refusals;

inline constexpr reason english_triangle_reasons[] = {
    {mayhem::wrong_player_count, "Triangle Mayhem is for two to 27 players."},
    {mayhem::not_in_hand, "You have no such piece in your hand."},
    {mayhem::no_such_triangle, "No open triangle of that kind can take this piece."},
    {mayhem::nothing_played, "You must play at least one piece."},
    {mayhem::must_continue, "An open triangle can take this piece, so it may not start a new one."},
    {mayhem::not_just_drawn, "Only cards drawn in this turn may be played now."},
    {triangles::mayhem::invariants::wrong_cards,
     "There are more pieces of a kind than the deck has, or there are jokers."},
    {triangles::mayhem::invariants::wrong_turn,
     "The cards played and drawn in this turn don't fit the phase of the turn."},
    {triangles::mayhem::invariants::wrong_open, "These triangles can't be open at the same time."},
    {triangles::mayhem::invariants::wrong_hands, "The pile or a hand has too many or too few cards."},
    {triangles::mayhem::invariants::wrong_wins, "The triangles won don't fit the pieces played."},
    {race::wrong_player_count, "This game is for two to six players."},
    {race::no_turns, "The game must last for at least one turn."},
    {race::not_in_hand, "You have no such card in your hand."},
    {race::turn_not_taken, "You must draw a card or complete a triangle first."},
    {race::one_thing_a_turn, "An ordinary turn allows only one draw or one triangle."},
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
    {race::not_called, "This would empty your hand, but nobody has called last round."},
    {race::called_already, "Another player's call is still in effect."},
    {race::drawn_already, "In a last turn you may draw only once."},
    {race::jokers_come_last, "After the first joker, only jokers may follow."},
    {triangles::race::invariants::wrong_cards, "There are more cards of a kind than the deck has, or too few in all."},
    {triangles::race::invariants::wrong_hands, "A player has more cards than were dealt, or none."},
    {triangles::race::invariants::wrong_turn, "The actions of this turn don't fit its phase."},
    {triangles::race::invariants::wrong_saving,
     "The pieces to choose from don't belong to a triangle completed in this turn."},
    {triangles::race::invariants::wrong_saved,
     "Saved pieces can't be jokers, and a player who is out has no saved pieces."},
    {triangles::race::invariants::wrong_gone, "Only jokers can have left the game while no player is out."},
    {triangles::race::invariants::wrong_call, "The player who called last round isn't playing."},
    {triangles::race::invariants::wrong_dead_ends,
     "A player who met a dead end isn't out, or too many players are out."},
    {triangles::race::invariants::wrong_ending, "The turns, the winner and the ending contradict each other."},
    {triangles::race::invariants::wrong_known, "A hand lacks cards that all players saw go into it."},
};

}  // namespace detail

inline constexpr triangle_words english_triangles{
    .code = "en",
    .mayhem = "Triangle Mayhem",
    .race = "The 21/15/9-card game",
    .cuts = {"horizontal", "vertical", "centered"},
    .colours = {"pink", "red", "green"},
    .joker = "joker",
    .no_cut = "no cut",
    .no_colour = "no colour",
    .cut_letters = {'h', 'v', 'c'},
    .colour_letters = {'p', 'r', 'g'},
    .play = "play",
    .at = "at",
    .stop = "stop",
    .draw = "draw",
    .take = "take",
    .discard = "discard",
    .complete = "complete",
    .save = "save",
    .play_joker = "joker",
    .steal = "steal",
    .nothing = "nothing",
    .end = "end",
    .call = "call",
    .reasons = detail::english_triangle_reasons,
};

}  // namespace triqueta::text

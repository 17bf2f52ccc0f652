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
    .mayhem_sentences =
        {
            .dealt = "Each of the {1} players is dealt {2} pieces, {3} are left in the draw pile.",
            .dealt_all = "Each of the {1} players is dealt {2} pieces, none are left.",
            .starts = {"starts a triangle with {1}", "start a triangle with {1}"},
            .continues = {"adds {1} (now {2})", "add {1} (now {2})"},
            .completes = {"completes {2} with {1} for {3} points", "complete {2} with {1} for {3} points"},
            .completes_pure = {"completes the pure {2} with {1} for {3} points",
                               "complete the pure {2} with {1} for {3} points"},
            .stops = {"stops playing", "stop playing"},
            .draws = {"draws {1}", "draw {1}"},
            .cards = {"a piece", "{1} pieces"},
            .pile_empty = "The draw pile is empty: from now on nobody draws.",
            .game_over = "All pieces are laid. The game is over.",
            .pure = "pure triangles",
            .unpure = "unpure triangles",
        },
    .race_sentences =
        {
            .dealt = "Each of the {1} players is dealt {2} cards, {3} are left in the draw pile.",
            .makes_pile = {"shuffles the discards except the top one into a new pile",
                           "shuffle the discards except the top one into a new pile"},
            .draws = {"draws a card", "draw a card"},
            .draws_known = {"draws {1}", "draw {1}"},
            .sees = {"sees {1}", "see {1}"},
            .takes = {"takes {1} from the discards", "take {1} from the discards"},
            .discards_one = {"discards {1}", "discard {1}"},
            .completes = {"completes {1}", "complete {1}"},
            .completes_pure = {"completes the pure {1}", "complete the pure {1}"},
            .completes_with = {"completes {1} with the saved {2}", "complete {1} with the saved {2}"},
            .completes_pure_with = {"completes the pure {1} with the saved {2}",
                                    "complete the pure {1} with the saved {2}"},
            .saves = {"saves {1}", "save {1}"},
            .saves_one = {"saves {1} (discarding {2})", "save {1} (discarding {2})"},
            .plays_joker = {"plays the joker {1}", "play the joker {1}"},
            .steals = {"takes the saved {1} from {2}", "take the saved {1} from {2}"},
            .steals_nothing = {"takes nothing for it", "take nothing for it"},
            .does_nothing = {"does nothing", "do nothing"},
            .ends = {"ends the turn", "end your turn"},
            .calls = {"calls last round", "call last round"},
            .calls_again = {"calls last round again", "call last round again"},
            .lapses = {"{1} hasn't emptied the hand: that call has lapsed.",
                       "You haven't emptied your hand: your call has lapsed."},
            .dead_end = {"{1} can never empty the hand any more ({2} left) and is out of the game.",
                         "You can never empty your hand any more ({2} left) and are out of the game."},
            .out_had_called = "With that the call has lapsed.",
            .last_card = {"{1} has played the last card. The game is over.",
                          "You have played your last card. The game is over."},
            .last_left = {"{1} is the last one left. The game is over.",
                          "You are the last one left. The game is over."},
            .no_winner = "That was turn {1}, the last one. The game is over, and nobody has won.",
            .win = "win",
        },
    .reasons = detail::english_triangle_reasons,
};

}  // namespace triqueta::text

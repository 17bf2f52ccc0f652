#pragma once

#include "triqueta/animals/animal.hpp"
#include "triqueta/animals/refusals.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/mayhem/refusals.hpp"
#include "triqueta/triangles/race/refusals.hpp"

/// The words of the games in English.
namespace triqueta::text {

/// Why something was refused, as a sentence; empty if it wasn't.
[[nodiscard]] constexpr char const* english(refusal r) {
    namespace mayhem = triangles::mayhem::refusals;
    namespace race = triangles::race::refusals;
    struct entry {
        refusal why;
        char const* sentence = "";
    };
    constexpr entry sentences[] = {
        {refusal{}, ""},
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
        {refusal::event_incomplete, "The event doesn't tell what this viewer must have seen."},
        {refusal::event_contradicts, "The event can't be, given what this viewer knows."},
        {refusal::nothing_to_undo, "There is nothing to take back."},
        {refusal::nothing_to_redo, "There is nothing to do again."},
        {refusal::undo_would_forget, "Somebody looked at a piece meanwhile and can't forget it."},

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

        {mayhem::wrong_player_count, "Triangle Mayhem is for two to 27 players."},
        {mayhem::not_in_hand, "You have no such piece in your hand."},
        {mayhem::no_such_triangle, "No open triangle of that kind can take this piece."},
        {mayhem::nothing_played, "You must play at least one piece."},
        {mayhem::must_continue, "An open triangle can take this piece, so it may not start a new one."},
        {mayhem::not_just_drawn, "Only cards drawn in this turn may be played now."},

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
    };
    for (auto const& [why, sentence] : sentences)
        if (why.code() == r.code()) return sentence;
    return "Refused, for a reason that this version doesn't know.";
}

/// An animal, in the singular.
[[nodiscard]] constexpr char const* english(animals::animal a) {
    constexpr char const* names[animals::most_kinds] = {"rabbit", "owl",  "deer", "boar",
                                                        "ram",    "bear", "wolf", "eighth animal"};
    return names[static_cast<unsigned>(a) % animals::most_kinds];
}

// What is on the cards: T6.

[[nodiscard]] constexpr char const* english(triangles::cut c) {
    constexpr char const* names[] = {"horizontal", "vertical", "centered", "no cut"};
    return names[static_cast<unsigned>(c) % 4];
}

[[nodiscard]] constexpr char const* english(triangles::colour c) {
    constexpr char const* names[] = {"pink", "red", "green", "no colour"};
    return names[static_cast<unsigned>(c) % 4];
}

}  // namespace triqueta::text

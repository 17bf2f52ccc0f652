#pragma once

#include "triqueta/text/language.hpp"
#include "triqueta/text/sentence_words.hpp"
#include "triqueta/triangles/card.hpp"

#include <span>

namespace triqueta::text {

/// The sentences of Triangle Mayhem in one language.
struct mayhem_sentences {
    char const* dealt;      // {1}: players, {2}: cards each, {3}: cards left
    char const* dealt_all;  // {1}: players, {2}: cards each
    deed starts;            // {1}: piece
    deed continues;         // {1}: piece, {2}: what that makes
    deed completes;         // {1}: piece, {2}: triangle, {3}: points
    deed completes_pure;    // {1}: piece, {2}: triangle, {3}: points
    deed stops;
    deed draws;  // {1}: a piece, or how many
    noun cards;
    char const* pile_empty;
    char const* game_over;

    // lines of the score
    char const* pure;
    char const* unpure;
};

/// The sentences of the 21/15/9-card game in one language.
struct race_sentences {
    char const* dealt;  // {1}: players, {2}: cards each, {3}: cards left
    deed makes_pile;
    deed draws;
    deed draws_known;   // {1}: card
    deed sees;          // {1}: card
    deed takes;         // {1}: card
    deed discards_one;  // {1}: card
    deed completes;     // {1}: triangle, as in the next three
    deed completes_pure;
    deed completes_with;       // {2}: saved pieces used
    deed completes_pure_with;  // {2}: saved pieces used
    deed saves;                // {1}: pieces
    deed saves_one;            // {1}: piece, {2}: others
    deed plays_joker;          // {1}: joker
    deed steals;               // {1}: piece, {2}: from whom
    deed steals_nothing;
    deed does_nothing;
    deed ends;
    deed calls;
    deed calls_again;

    deed lapses;    // {1}: who, unless it is you, as in the next three
    deed dead_end;  // {2}: how many cards
    char const* out_had_called;
    deed last_card;
    deed last_left;
    char const* no_winner;  // {1}: turns

    char const* win;  // the line of the score
};

/// The words of the card games in one language. The words of a game's actions are single and different words; cards and
/// numbers follow after a blank.
struct triangle_words {
    char const* code;

    // titles
    char const* mayhem;
    char const* race;

    char const* cuts[3];
    char const* colours[3];
    char const* joker;
    char const* no_cut;  // for a value that is no cut
    char const* no_colour;
    // For the short form of a card: one ASCII letter each.
    char cut_letters[3];
    char colour_letters[3];

    // actions of Triangle Mayhem
    char const* play;  // a piece
    char const* at;    // an open triangle, by its pieces
    char const* stop;
    // of the 21/15/9-card game
    char const* draw;  // from the pile
    char const* take;  // the top discard
    char const* discard;
    char const* complete;  // a triangle
    char const* save;      // the piece with this number
    char const* play_joker;
    char const* steal;    // from a seat, a saved piece
    char const* nothing;  // for a joker
    char const* end;
    char const* call;  // end the turn and call 'last round'

    text::mayhem_sentences mayhem_sentences;
    text::race_sentences race_sentences;

    std::span<reason const> reasons;
};

[[nodiscard]] constexpr char const* name_in(triangle_words const& words, triangles::cut c) {
    auto const number = static_cast<unsigned>(c);
    return number < 3 ? words.cuts[number] : words.no_cut;
}
[[nodiscard]] constexpr char const* name_in(triangle_words const& words, triangles::colour c) {
    auto const number = static_cast<unsigned>(c);
    return number < 3 ? words.colours[number] : words.no_colour;
}

}  // namespace triqueta::text

#pragma once

namespace terminal {

/// The programs' words for the cards of both triangle games in one language. {1}, {2}, … are placeholders. Letters take
/// one column; those of the cuts differ, as do those of the colours.
struct triangles_words {
    char const* cuts[3];     // horizontal, vertical, centered; at most 10 columns each
    char const* saved_mark;  // behind a piece that was saved; one column
    char const* number;      // {1}: number, {2}: letters of the colours; together at most 5 columns
    char const* jokers;      // {1}: letters of the colours; together at most 5 columns
    char const* unofficial;  // {1}: name
    char const* about_cards;
    char const* about_jokers;
    char const* hand;  // {1}: how many cards, {2}: which
    char const* no_hand;
};

}  // namespace terminal

#pragma once

namespace terminal {

/// The words of `triqueta analyze` in one language. {1}, {2}, … are placeholders.
struct review_words {
    // the table
    char const* move;
    char const* player;
    char const* played;
    char const* chance;
    char const* cost;
    char const* better;  // {1}: move, {2}: chance in percent, {3}: remarks or nothing

    // below it
    char const* legend;
    char const*
        share;  // {1}: who, {2}: good moves, {3}: all, {4}: percent, {5}: what others cost in percent, on average
    char const* turning;  // before the turning points
    char const* swing;    // {1}: move, {2}: who, {3}: chance before in percent, {4}: after it
    char const* of_it;    // {1}: what of it the move cost, in percent
    char const* note;     // {1}: nodes
    char const* nothing;  // no move to judge

    // the picture
    char const* title;  // {1}: game
    char const* axis;   // what goes up
    char const* moves;  // what goes right
};

}  // namespace terminal

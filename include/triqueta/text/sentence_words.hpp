#pragma once

/// Words of which sentences are made. In a pattern, {1}, {2}, … stand for its parts.
namespace triqueta::text {

/// One thing, with its article, and several of them.
struct noun {
    char const* one;
    char const* many;  // {1}: how many
};

/// What a player does, said about the player and to the player.
struct deed {
    char const* theirs;
    char const* yours;
};

/// A language's words for sentences in any game. Words that a language leaves out are English.
struct sentence_words {
    char const* player = "Player {1}";  // {1}: number, from 1
    char const* seat = "Seat {1}";      // {1}: number, from 0
    char const* you = "You";            // as a name; `sentence` has the subject of a sentence
    char const* you_as_object = "you";  // where others do something to you
    char const* comma = ", ";
    char const* semicolon = "; ";
    char const* and_ = " and ";             // before the last of several
    deed sentence{"{1} {2}.", "You {2}."};  // {1}: who, unless it is you; {2}: what they do
    char const* in_notation = "{1}: {2}";   // {1}: who, {2}: what they did or drew, in the notation
    char const* game_over = "The game is over.";
};

}  // namespace triqueta::text

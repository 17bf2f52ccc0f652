#pragma once

namespace triqueta::text {

/// A language's words for what is wrong with the choice of a game. Words that a language leaves out are English.
struct choice_words {
    char const* unknown_game = "No game is called \"{1}\".";
    char const* unknown_option = "{1} has no option \"{2}\". It has {3}.";  // {1}: game, {3}: its options
    char const* repeated_option = "{1} is given twice.";
    char const* bounds = "{1} must be {2} to {3}.";  // {1}: option
    char const* only_value = "{1} must be {2}.";
    char const* yes_or_no = "{1} must be yes or no.";
    char const* expected = "Expected {1} at byte {2}.";  // {1}: one of those below
    char const* game = "the name of a game";
    char const* option = "the name of an option";
    char const* value = "a value";
    char const* sign = "\"{1}\"";
    char const* comma_or_end = "\",\" or \")\"";
    char const* end = "the end of the text";
};

}  // namespace triqueta::text

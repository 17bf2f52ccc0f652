#pragma once

#include "terminal/words/words.hpp"

namespace terminal {

/// The programs' words for a game known only by its description, in one language. {1}, {2}, … are placeholders.
struct described_words {
    // introduction and rules
    char const* about;    // {1}: title
    char const* numbers;  // from where they count
    char const* table;    // before what each of its fields means
    char const* secrets;  // before what each of these means
    char const* field;    // {1}: name, {2}: what it means, or its values

    // what you alone know
    char const* own;  // {1}: fields

    // the end
    char const* score;       // {1}: who, {2}: points
    char const* score_with;  // {1}: who, {2}: points, {3}: what they consist of
    noun points;
    char const* line;  // {1}: name, {2}: points
    deed wins;         // {1}: who, unless it is you
    char const* tied;  // {1}: who
    char const* nobody_wins;
};

}  // namespace terminal

#pragma once

#include "triqueta/text/remarks/words.hpp"

namespace triqueta::text {

inline constexpr remark_words english_remarks{
    .code = "en",
    .points = {"1 point", "{1} {1:point|points}"},
    .animals =
        {
            .three = "You then have {1}: {2}.",
            .too_many = "You then have {1}: {2} instead of {3}.",
            .points = "Your points go from {1} to {2}.",
            .rock = "The starting rock goes with it: {1}.",
            .row_three = "With this row you would have {1}: {2}.",
            .row_too_many = "With this row you would have {1}, too many.",
            .other_three = "With this row {1} would have {2} face up: {3}.",
            .other_too_many = "With this row {1} would have {2} face up, too many.",
            .kept_three = "With what you keep you can have {1} at the end: {2}.",
            .last_kept = "After it you can't keep another one.",
            .wanted = "Of the light tokens that you haven't seen, {1} of {2} would be your third of a kind.",
            .wanted_shadow = "Of the shadow tokens that you haven't seen, {1} of {2} would be your third of a kind.",
            .unwanted_shadow = "Of the shadow tokens that you haven't seen, {1} of {2} would be one too many.",
            .row_waits = "With row {1} you would have {2}: {3}.",
            .enough = "You already have {1}.",
            .end_points = "Your score is then {1}.",
            .tower_shadows = "Under it lie {1} shadow tokens.",
        },
    .mayhem =
        {
            .scores = "It scores {1}.",
            .scores_pure = "The triangle is pure: {1}.",
            .you_finish = "You can complete it yourself in this turn.",
            .who_finishes = "Of the cards that you don't know, {1} of {2} {1:completes|complete} it.",
            .could_score = "You could still score {1}.",
        },
    .race =
        {
            .saves_all = "It is pure: you save {1}.",
            .saves_one = "It isn't pure: you discard {1}.",
            .left = "Left in your hand: {1}.",
            .loose = "No other card of yours goes with it.",
            .helps_next = "{1} can complete a triangle with it and saved pieces.",
            .fits = "It makes a triangle with other cards of yours.",
            .wanted = "Of the cards that you don't know, {1} of {2} {1:makes|make} a triangle with yours.",
            .others_saved = "The others have saved {1}; you may take one.",
            .last_turns = "First each of the others has a last turn.",
        },
    .pieces = {"1 piece", "{1} pieces"},
    .cards = {"1 card", "{1} cards"},
};

}  // namespace triqueta::text

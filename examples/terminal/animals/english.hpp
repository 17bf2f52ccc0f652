#pragma once

#include "terminal/animals/words.hpp"

namespace terminal {

inline constexpr animals_words animals_english{
    .base_game = "Triqueta",
    .hidden_wolves = "Triqueta with Hidden Wolves",
    .two_a_draw = "{1}, two tokens a draw",
    .animals = {{"a rabbit", "{1} rabbits"},
                {"an owl", "{1} owls"},
                {"a deer", "{1} deer"},
                {"a boar", "{1} boars"},
                {"a ram", "{1} rams"},
                {"a bear", "{1} bears"},
                {"a wolf", "{1} wolves"},
                {"1 of the eighth kind", "{1} of the eighth kind"}},
    .headings = {"rabbit", "owl", "deer", "boar", "ram", "bear", "wolf", "8th"},
    .tokens = {"1 token", "{1} tokens"},
    .light_tokens = {"a light token", "{1} light tokens"},
    .nothing = "no tokens",

    .unofficial = "{1}, played by an unofficial program.",
    .about_aim =
        "Collect animals: exactly three of a kind, a triqueta, score the animal's value; one or two score 1 or 2, "
        "and each one beyond three costs a point.",
    .about_turn =
        "On your turn draw a token ({1}) from the current tower, look at it, and lay it at a row for all or keep "
        "it face down (twice in a game). Or take a whole row and drop out of the round.",
    .about_turn_of_two =
        "On your turn draw two tokens ({1}) from the current tower, look at them, and send them different "
        "ways: to a row, face down before you (twice in a game), into the box. Or take a whole row and "
        "drop out of the round.",
    .about_shadows =
        "Shadow tokens ({1}) lie at the bottom, mostly wolves: who draws one must keep it hidden, wanted or "
        "not.",

    .rules_turn =
        "A turn is one of two things. Draw: take the top token of a column of the current tower. Or take a row "
        "that lies in the middle, with all its tokens: they are yours, face up, and you are out of the round. "
        "The last one in the round may go on drawing, but takes the last row in the end.",
    .rules_one_draw =
        "A light token that you drew you look at alone. Lay it face up at any row in the middle, or keep it "
        "face down: two in the whole game, no more.",
    .rules_two_draws =
        "You draw two tokens, one after the other, and look at them only then; with fewer than two in the "
        "tower nobody can draw. Each light one you lay face up at a row, keep face down (two in the whole "
        "game), or put into the box; two light ones must go two different ways.",
    .rules_shadows = "A shadow token stays face down before whoever drew it. There is no limit to them, and at the end "
                     "all of them are turned up and count.",
    .rules_round = "Who takes the last row takes the starting rock too. What is left of the tower goes unseen into the "
                   "box. The rock's holder takes the tree tile off another tower, and begins the next round with it. "
                   "There are as many rounds as towers.",
    .rules_end =
        "At the end you choose which of the tokens that you kept are added to your animals; the others go unseen "
        "into the box. Exactly three of an animal score its value, one or two score 1 or 2, and each one beyond "
        "three costs a point. The rock and each tree tile score 1. Most points win; then most tokens; then the "
        "tied win together.",

    .round = "Round {1} of {2}, box: {3}",
    .towers = "Towers",
    .tower_gone = "{1} gone",
    .tower_current = "{1} now",
    .tower_tile = "{1} tile",
    .value = "for 3:",
    .row = "row {1}",
    .row_taken = "taken",
    .face_down = "face down:",
    .light = "light",
    .shadow = "shadow",
    .tiles = "tiles",
    .rock = "rock",
    .out = "out",
    .has_rock = "yes",

    .moves_with = "Your moves with {1}:",
    .own_hand = "drawn: {1}",
    .own_kept = "kept: {1}",
    .own_shadows = "shadow tokens: {1}",
    .own_boxed = "put into the box: {1}",
    .own_all = "Known to you alone - {1}.",

    .draws = {"draws a token from column {1}", "draw a token from column {1}"},
    .draws_light = {"draws a light token from column {1}", "draw a light token from column {1}"},
    .draws_shadow = {"draws a shadow token from column {1}", "draw a shadow token from column {1}"},
    .draws_second = {"draws another one from column {1}", "draw another one from column {1}"},
    .draws_second_light = {"draws a second token, a light one, from column {1}",
                           "draw a second token, a light one, from column {1}"},
    .draws_second_shadow = {"draws a second token, a shadow, from column {1}",
                            "draw a second token, a shadow, from column {1}"},
    .sees = "see {1}",
    .sees_shadow = "see {1}, which you must keep hidden",
    .must_keep_it = "must keep it hidden",
    .must_keep_one = "must keep the shadow token hidden",
    .lays_it = {"lays it at row {1}: {2}", "lay it at row {1}: {2}"},
    .lays_one = {"lays {2} at row {1}", "lay {2} at row {1}"},
    .keeps_it = {"keeps it face down", "keep it face down"},
    .keeps_one = {"keeps a light token face down", "keep a light token face down"},
    .boxes_one = {"puts a light token into the box", "put a light token into the box"},
    .takes_row = {"takes row {1} ({2}) and is out of the round", "take row {1} ({2}) and are out of the round"},
    .takes_last_row = {"takes the last row, row {1} ({2}), and the starting rock",
                       "take the last row, row {1} ({2}), and the starting rock"},
    .takes_tile = {"takes the tree tile off tower {1} and begins round {2} with that tower",
                   "take the tree tile off tower {1} and begin round {2} with that tower"},
    .decides = {"decides in secret on the tokens kept", "decide on the tokens that you kept"},
    .round_over = "Round {1} is over. {2}",
    .left_over = "What is left of the tower goes unseen into the box: {1}.",
    .none_left = "Nothing is left of the tower.",
    .game_over = "The game is over, and all is shown:",

    .shown = "{1}: {2}.",
    .adds = "{1} added",
    .puts_back = "{1} back into the box unseen",
    .shows = "shadow tokens: {1}",
    .shows_nothing = "kept nothing",
    .cell = "{1}:{2}",
    .how_to_read = "3:10 stands for three tokens that score ten points.",
    .total = "points",
    .all_tokens = "tokens",
    .wins = {"{1} wins with {2} points.", "You win with {2} points."},
    .tie_broken = "A tie at {2} points: {1}. The most tokens decide it, {4}: the winner is {3}.",
    .tie_shared = "A tie at {2} points, and at {4} tokens: {3} win together.",

    .draw = "draw {1}",
    .take = "take {1}",
    .lay = "lay {1}",
    .keep = "keep",
    .to_box = "box",
    .tower = "tower {1}",
    .reveal_none = "reveal none",
    .reveal_first = "reveal first",
    .reveal_second = "reveal second",
    .reveal_all = "reveal all",
    .explained = "{1} ({2})",
};

}  // namespace terminal

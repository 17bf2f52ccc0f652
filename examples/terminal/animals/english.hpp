#pragma once

#include "terminal/animals/words.hpp"

namespace terminal {

inline constexpr animals_words animals_english{
    .base_game = "Triqueta",
    .hidden_wolves = "Triqueta with Hidden Wolves",
    .two_a_draw = "{1}, two tokens a draw",
    .headings = {"rabbit", "owl", "deer", "boar", "ram", "bear", "wolf", "8th"},

    .unofficial = "{1}, played by an unofficial program.",
    .about_aim =
        "Collect animals: exactly three of a kind, a triqueta, score the animal's value; one or two score 1 or 2, "
        "and each one beyond three costs a point.",
    .about_turn =
        "On your turn draw a token ({1}) from the current tower, look at it, and lay it at a row for all or keep "
        "it face down (twice in a game). Or take a whole row and drop out of the round.",
    .about_turn_of_two =
        "On your turn draw two tokens ({1}) from the current tower, look at them, and do different things with "
        "them: lay one at a row, keep one face down (twice in a game), or put one into the box. Or take a whole "
        "row and drop out of the round.",
    .about_shadows =
        "Shadow tokens ({1}) lie at the bottom and are mostly wolves. If you draw one, you must keep it hidden.",

    .rules_turn =
        "A turn is one of two things. Draw: take the top token of a column of the current tower. Or take a row "
        "that lies in the middle, with all its tokens: they are yours, face up, and you are out of the round. "
        "The last one in the round may go on drawing, but takes the last row in the end.",
    .rules_one_draw =
        "Only you look at a light token that you draw. Lay it face up at any row in the middle, or keep it face "
        "down, at most two in the whole game.",
    .rules_two_draws =
        "You draw two tokens, one after the other, and only then look at them. With fewer than two in the tower "
        "nobody can draw. Lay each light token face up at a row, keep it face down (at most two in the whole "
        "game), or put it into the box. You must do different things with two light tokens.",
    .rules_shadows = "A shadow token stays face down before the player who drew it. There is no limit to them. At the "
                     "end all of them are turned up and count.",
    .rules_round = "The player who takes the last row takes the starting rock too. The rest of the tower goes unseen "
                   "into the box. The rock's holder takes the tree tile off another tower and begins the next round "
                   "with that tower. There are as many rounds as towers.",
    .rules_end =
        "At the end you choose which of the tokens that you kept are added to your animals; the others go unseen "
        "into the box. Exactly three of an animal score its value, one or two score 1 or 2, and each one beyond "
        "three costs a point. The rock and each tree tile score 1. The most points win. The most tokens break a "
        "tie; players who are still tied win together.",

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

    .cell = "{1}:{2}",
    .how_to_read = "3:10 stands for three tokens that score ten points.",
    .total = "points",
    .all_tokens = "tokens",
    .wins = {"{1} wins with {2} {2:point|points}.", "You win with {2} {2:point|points}."},
    .tie_broken = "A tie at {2} {2:point|points}: {1}. The most tokens decide it, {4}: the winner is {3}.",
    .tie_shared = "A tie at {2} {2:point|points}, and at {4} {4:token|tokens}: {3} win together.",

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

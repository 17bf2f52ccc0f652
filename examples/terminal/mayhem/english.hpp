#pragma once

#include "terminal/mayhem/words.hpp"

namespace terminal {

inline constexpr mayhem_words mayhem_english{
    .option_fast = "a card just drawn may be played at once",
    .name = "Triangle Mayhem",
    .about_aim =
        "All players build the same triangles in the middle. The player who lays the last piece of a triangle takes "
        "it: 3 points, or 6 if it is pure.",
    .about_turn = "On your turn lay one to three of the three pieces in your hand, then draw until you hold three "
                  "again. A piece that an open triangle can take may not start a new one.",
    .about_fast = "A piece just drawn may be played at once, and a new one is drawn for it.",

    .rules_turn = "On your turn lay one, two or three pieces from your hand, one after the other. Each continues or "
                  "completes an open triangle of its cut that lacks its number, or starts a new triangle.",
    .rules_start = "A piece that any open triangle can take may not start a new one: while a horizontal 2 lies open, "
                   "no horizontal 1 or 3 may start a triangle, but a second horizontal 2 may. Which of several open "
                   "triangles takes a piece is your choice.",
    .rules_draw = "Then you draw until you hold three pieces, as long as there is a pile. Players without pieces are "
                  "skipped.",
    .rules_fast =
        "Fast draw-and-play: you may play pieces that you have just drawn, as often as you want, and draw a new one "
        "for each. They may start triangles too. After that the next player moves.",
    .rules_end =
        "The player who lays the last piece of a triangle takes it: 3 points, or 6 if it is pure, all of one colour. "
        "The game ends when all 81 pieces are laid. The most points win; tied players win together.",
    .rules_commands =
        "What to type: 'h2p' starts a triangle with that piece; 'h2p 1' lays it at the open triangle with the number "
        "1 on the table; 'stop' ends your plays.",

    .pile = "draw pile: {1}",
    .open = "Open triangles",
    .left = "Not laid yet, of each number and colour",
    .hand = "hand",
    .pure = "pure",
    .unpure = "unpure",
    .points = "points",

    .fresh = "Just drawn and playable now: {1}.",
    .moves_with_fresh = "With a piece just drawn:",

    .wins = {"{1} wins with {2} {2:point|points}.", "You win with {2} {2:point|points}."},
    .tied = "A tie at {2} {2:point|points}: {1} win together.",

    .stop = "stop",
    .starts_new = "{1}: {2}, new",
    .goes_on = "{1}: {2}",
    .scores = "{1}: {2}, {3} {3:point|points}",
};

}  // namespace terminal

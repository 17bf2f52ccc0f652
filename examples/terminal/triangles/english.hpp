#pragma once

#include "terminal/triangles/words.hpp"

namespace terminal {

inline constexpr triangles_words triangles_english{
    .cuts = {"horizontal", "vertical", "centered"},
    .saved_mark = "*",
    .number = "{1} {2}",
    .jokers = "J {1}",
    .unofficial = "{1}, played by an unofficial program.",
    .about_cards =
        "A piece is written as its cut, its number and its colour: H2p is the horizontal 2 in pink. Cuts: H "
        "horizontal, V vertical, C centered. Colours: p pink, r red, g green. The numbers 1, 2 and 3 of one cut "
        "make a triangle; it is pure if all three have the same colour. There are three copies of each piece.",
    .about_jokers = "Jokers are whole triangles, one for each cut and colour: [Hp] is the horizontal pink one.",
    .hand = "Your hand ({1}): {2}.",
    .no_hand = "Your hand is empty.",
};

}  // namespace terminal

#pragma once

#include "terminal/race/words.hpp"

namespace terminal {

inline constexpr race_words race_english{
    .option_turn_cap = "after N turns nobody wins",
    .name = "The {1}-Card Game",
    .about_aim = "The first player to play the last card of their hand wins.",
    .about_turn = "On your turn either draw a card and discard one, or complete one triangle from your hand. A pure "
                  "triangle saves all its pieces face up before you, any other triangle one of them. Saved pieces can "
                  "be used again and again, with at least one piece from the hand.",
    .about_jokers = "At the end of your turn you may play a joker if a triangle of this turn, or one of your saved "
                    "pieces, has its cut or colour. For each joker you may take an opponent's saved piece.",
    .about_last_round = "If you could play your last card in your next turn, you must call last round first. All "
                        "others then have one last turn.",

    .rules_turn = "A turn is one of two things. Draw a card, from the pile or the top of the discards, and then "
                  "discard any card that you hold. Or complete one triangle. After that you may play jokers, and the "
                  "turn ends.",
    .rules_triangle = "A triangle is the numbers 1, 2 and 3 of one cut. At least one piece comes from your hand, the "
                      "others from your hand or your saved pieces.",
    .rules_save = "A pure triangle saves all its pieces that came from the hand. Of any other triangle you choose one "
                  "of these to save, and discard the others. Saved pieces that were used stay saved.",
    .rules_pile = "When the pile is empty and somebody draws, all discards except the top one are shuffled into a new "
                  "pile.",
    .rules_jokers = "A joker may be played at the end of a turn if its cut or its colour is that of a triangle "
                    "completed in this turn, or of one that your saved pieces can make; only a pure triangle has a "
                    "colour. For each joker you may take one saved piece of an opponent into your hand.",
    .rules_call = "No move may empty a hand before last round is called. You can call it when you end your turn, "
                  "unless another player's call is in effect. You may call even if you can't win then.",
    .rules_last_turn = "After a call each other player has one last turn: draw and discard once, and complete any "
                       "number of triangles, or do nothing. Then the caller has an ordinary turn. If nobody has "
                       "emptied their hand by then, the call lapses.",
    .rules_dead_end = "A player who can never empty their hand is out: with two cards and nothing saved, or with one "
                      "card and no two saved pieces of one cut with different numbers. The last player left wins.",
    .rules_commands_turn =
        "What to type: 'draw' a card from the pile, or 'take' the top discard, and 'drop h2p' to discard. 'make h1p "
        "h2r h3g' completes a triangle; a * marks a piece that you have saved: 'make h1p h2r* h3g'. 'save h2' says "
        "which piece of it you save.",
    .rules_commands_after =
        "'joker cg' plays the joker [Cg]; 'steal 2 h1p' takes a saved piece from player 2 for it, 'nothing' takes "
        "none. 'end' ends the turn, 'call' ends it and calls last round.",

    .turn = "turn {1} of at most {2}; draw pile: {3}",
    .discards = "Discards: {1}, on top {2}",
    .no_discards = "Discards: none",
    .unseen = "In the pile or unseen in hands",
    .jokers_played = "Jokers played: {1}",
    .gone = "Gone with players who are out: {1}",
    .last_round = "Last round, called by {1}",
    .cards = "cards",
    .saved = "saved pieces",
    .known = "(seen going into the hand: {1})",
    .out = "is out",
    .called = "called",

    .left = "left",
    .wins = {"{1} wins.", "You win."},
    .nobody = "Nobody wins.",

    .ask_discard = "Discard one:",
    .ask_save = "Save one:",
    .ask_steal = "Take one:",
    .draw = "draw",
    .take = "take",
    .drop = "drop {1}",
    .make = "make {1} {2} {3}",
    .save = "save {1}",
    .joker = "joker {1}",
    .steal = "steal {1} {2}",
    .nothing = "nothing",
    .end = "end",
    .call = "call",
    .explained = "{1} ({2})",
    .from_pile = "from the pile",
    .pure = "pure",
    .with_call = "last round: the others may still lay all they can",
};

}  // namespace terminal

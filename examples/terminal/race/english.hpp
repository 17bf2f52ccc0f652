#pragma once

#include "terminal/race/words.hpp"

namespace terminal {

inline constexpr race_words race_english{
    .option_turn_cap = "after N turns nobody wins",
    .name = "The {1}-Card Game",
    .about_aim = "Who plays the last card of their hand first wins.",
    .about_turn = "On your turn either draw a card and discard one, or complete one triangle from your hand. A pure "
                  "one saves all its pieces face up before you, any other one of them; saved pieces can be used again "
                  "and again, with at least one from the hand.",
    .about_jokers = "At the end of a turn a joker may be played if a triangle of this turn, or one of your saved "
                    "pieces, has its cut or colour; each takes an opponent's saved piece, if you want.",
    .about_last_round = "Whoever could play their last card in their next turn must call last round first: all others "
                        "then have one last turn.",

    .rules_turn = "A turn is one of two things. Draw a card, from the pile or the top of the discards, and then "
                  "discard one, any that you hold. Or complete one triangle. After that jokers, and the end of the "
                  "turn.",
    .rules_triangle = "A triangle is the numbers 1, 2 and 3 of one cut. At least one piece comes from your hand, the "
                      "others from your hand or your saved pieces.",
    .rules_save = "A pure triangle saves all its pieces that came from the hand. Another one saves a single one of "
                  "them, your choice, and the others are discarded. Saved pieces that were used stay saved.",
    .rules_pile = "When the pile is empty and somebody draws, all discards but the top one are shuffled into a new "
                  "one.",
    .rules_jokers = "A joker may be played at the end of a turn if its cut or its colour is that of a triangle "
                    "completed in this turn, or of one that your saved pieces can make; only a pure triangle has a "
                    "colour. For each, you may take one saved piece of an opponent into your hand.",
    .rules_call = "Without a call of last round no move may empty a hand. You can call it with the end of your turn, "
                  "unless somebody else's call stands; in vain if need be.",
    .rules_last_turn = "After a call each other player has one last turn: draw and discard once, and complete any "
                       "number of triangles, or do nothing. Then the caller has an ordinary turn. If nobody has "
                       "emptied their hand by then, the call lapses.",
    .rules_dead_end = "Who can't ever empty their hand is out: with two cards and nothing saved, or with one card and "
                      "no two saved pieces of one cut with different numbers. The last one left wins.",
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

    .you = "you",
    .dealt = "Each of the {1} players is dealt {2} cards, {3} are left in the draw pile.",
    .makes_pile = {"shuffles the discards but the top one into a new pile",
                   "shuffle the discards but the top one into a new pile"},
    .draws = {"draws a card", "draw {1}"},
    .takes = {"takes {1} from the discards", "take {1} from the discards"},
    .discards_one = {"discards {1}", "discard {1}"},
    .completes = {"completes {1}", "complete {1}"},
    .completes_pure = {"completes the pure {1}", "complete the pure {1}"},
    .completes_with = {"completes {1} with the saved {2}", "complete {1} with the saved {2}"},
    .completes_pure_with = {"completes the pure {1} with the saved {2}", "complete the pure {1} with the saved {2}"},
    .saves = {"saves {1}", "save {1}"},
    .saves_one = {"saves {1} (discarding {2})", "save {1} (discarding {2})"},
    .plays_joker = {"plays the joker {1}", "play the joker {1}"},
    .steals = {"takes the saved {1} from {2}", "take the saved {1} from {2}"},
    .steals_nothing = {"takes nothing for it", "take nothing for it"},
    .does_nothing = {"does nothing", "do nothing"},
    .calls = {"calls last round", "call last round"},
    .calls_again = {"calls last round again", "call last round again"},
    .lapses = {"{1} hasn't emptied the hand: that call has lapsed.",
               "You haven't emptied your hand: your call has lapsed."},
    .dead_end = {"{1} can never empty the hand any more ({2} left) and is out of the game.",
                 "You can never empty your hand any more ({2} left) and are out of the game."},
    .out_had_called = "With that the call has lapsed.",
    .last_card = {"{1} has played the last card. The game is over.",
                  "You have played your last card. The game is over."},
    .last_left = {"{1} is the last one left. The game is over.", "You are the last one left. The game is over."},
    .no_winner = "That was turn {1}, the last one. The game is over, and nobody has won.",

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
    .with_call = "last round",
};

}  // namespace terminal

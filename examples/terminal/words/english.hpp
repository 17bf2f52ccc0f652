#pragma once

#include "terminal/words/words.hpp"

namespace terminal {

inline constexpr words english{
    .player = "Player {1}",
    .you = "You",
    .comma = ", ",
    .semicolon = "; ",
    .and_ = " and ",
    .or_ = " or ",
    .range = "{1} to {2}",
    .sentence = {"{1} {2}.", "You {2}."},

    .help = "Usage: {1} [OPTION]...\n"
            "{2}\n\n"
            "  --variant NAME   {3};\n"
            "                   {8} if not given\n"
            "  --players N      how many players; 3 if not given, or what the variant needs\n"
            "{4}"
            "  --seed N         a number for the deal: the same number, the same deal;\n"
            "                   {5} if not given\n"
            "  --speed X        1 is normal, 2 twice as fast, 0 without pauses;\n"
            "                   1 if not given\n"
            "  --language CODE  {7};\n"
            "                   en if not given\n"
            "{6}"
            "  --help           this text\n\n"
            "Pauses and colours are only for a terminal, and not where NO_COLOR is set.\n",
    .help_demo = "A whole game plays itself, to be watched.",
    .help_play = "A game against the program.",
    .help_seat = "  --seat N         which player you are; 1, who begins, if not given\n"
                 "  --record FILE    the file that the game is written to, over or not\n",
    .help_truth = "{1}: {2}",
    .help_number = "{1}: {2}; {3} if not given",
    .one_variant = "{1} ({2} players)",
    .between_variants = ",\n                   ",
    .one_language = "{1} ({2})",
    .some_seed = "a new one each time",
    .unknown_option = "There is no option '{1}'.",
    .lacks_value = "{1} needs a value.",
    .bad_variant = "There is no variant '{1}'. There are: {2}.",
    .bad_players = "'{1}' is no number of players for {2}: it takes {3}.",
    .bad_seed = "'{1}' is no seed: a seed is a whole number from 0 to 18446744073709551615.",
    .bad_speed = "'{1}' is no speed: 0 stands for no pauses, 1 is normal, 2 twice as fast, up to 100.",
    .bad_seat = "There is no seat '{1}': it may be a number from 1 to {2}.",
    .bad_option = "'{1}' is no value of {2}: it may be a number from {3} to {4}.",
    .bad_language = "There is no language '{1}'. There are: {2}.",
    .no_value = "{1} takes no value.",
    .not_for = "{1} is no option of {2}.",
    .see_help = "{1} --help tells what there is.",

    .seed = "Deal number {1}: see it again with --seed {1}.",
    .internal = "The program has made a mistake: {1}",

    .ctrl_c = "Ctrl-C ends it.",

    .seated = "You are player {1}. Type 'help' for the rules, 'quit' to leave.",
    .moves = "Your moves:",
    .prompt = "> ",
    .unknown = "'{1}' means nothing here. Type a move or its number; 'moves' lists them, 'help' tells more.",
    .goes_with = "'{1}' goes with one of these: {2}.",
    .goes_with_none = "Nothing goes with '{1}' now. 'moves' lists what you can do.",
    .goes_with_many = "Much goes with '{1}' now. 'moves' lists it.",
    .not_in_list = "The list of moves goes from 1 to {1}.",
    .only_one = "There is just one move, number 1.",
    .refused_by = "{1} (rule {2})",
    .too_long = "That line is too long.",
    .commands =
        "Type a move as it stands in the list, or its number there. Capitals don't matter. Besides: 'moves' lists "
        "your moves, 'table' shows the table, 'help' this text, 'quit' ends the program.",
    .input_ended = "The input has ended, and so does the game.",
    .only_nonsense = "There was no move in a hundred lines, and so the game ends.",
    .farewell = "Goodbye.",

    .type_help = "help",
    .type_moves = "moves",
    .type_table = "table",
    .type_quit = "quit",
};

}  // namespace terminal

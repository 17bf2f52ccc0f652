#pragma once

#include "terminal/words/words.hpp"

namespace terminal {

inline constexpr words english{
    .or_ = " or ",
    .range = "{1} to {2}",

    .help = "Usage: {1} [OPTION]...\n"
            "{2}\n\n"
            "  --variant NAME   {3};\n"
            "                   default: {8}\n"
            "  --players N      number of players; default: 3, or the fewest possible\n"
            "{4}"
            "  --seed N         seed of the deal: the same seed gives the same deal;\n"
            "                   default: {5}\n"
            "  --speed X        1 is normal, 2 twice as fast, 0 without pauses;\n"
            "                   default: 1\n"
            "  --language CODE  {7};\n"
            "                   default: en\n"
            "{6}"
            "  --help           show this text\n\n"
            "Pauses and colours appear only in a terminal. Set NO_COLOR to turn both off.\n",
    .help_demo = "The program plays a whole game for you to watch.",
    .help_play = "You play a game against the program.",
    .help_seat = "  --seat N         your player number; default: 1, the first player\n"
                 "  --level LEVEL    how well the program plays: beginner, easy, medium,\n"
                 "                   strong or best; default: medium\n"
                 "  --record FILE    write the game to this file as text, finished or not\n"
                 "  --save FILE      save the game in this file, with what is still undrawn\n"
                 "  --resume FILE    go on with a game of --save, exactly as it would have\n"
                 "                   gone on, or of --record, with new luck\n",
    .help_truth = "{1}: {2}",
    .help_number = "{1}: {2}; default: {3}",
    .one_variant = "{1} ({2} players)",
    .between_variants = ",\n                   ",
    .one_language = "{1} ({2})",
    .some_seed = "a new one each time",
    .unknown_option = "Unknown option '{1}'.",
    .lacks_value = "{1} needs a value.",
    .bad_variant = "Unknown variant '{1}'. The variants are {2}.",
    .bad_players = "'{1}' isn't a number of players for {2}. Expected {3}.",
    .bad_seed = "'{1}' isn't a seed. Expected a whole number from 0 to 18446744073709551615.",
    .bad_speed =
        "'{1}' isn't a speed. Expected a number from 0 to 100: 0 is without pauses, 1 normal, 2 twice as fast.",
    .bad_seat = "'{1}' isn't a seat. Expected a number from 1 to {2}.",
    .bad_level = "'{1}' isn't a level. The levels are {2}.",
    .not_with = "{1} doesn't go with {2}: the file says which game it is.",
    .bad_option = "'{1}' isn't a value of {2}. Expected a number from {3} to {4}.",
    .bad_language = "Unknown language '{1}'. The languages are {2}.",
    .no_value = "{1} takes no value.",
    .not_for = "{1} isn't an option of {2}.",
    .see_help = "{1} --help lists the options.",

    .seed = "Seed {1}. To play the same deal again, use --seed {1}.",
    .internal = "Internal error: {1}",
    .progress = "Move {1}...",

    .ctrl_c = "Ctrl-C ends the program.",

    .seated = "You are player {1}. Type 'help' for the rules, 'hint' for advice, 'quit' to leave.",
    .resumed = "The game goes on where it was left.",
    .points_so_far = "Points so far, by what everybody sees: {1}.",
    .moves = "Your moves:",
    .prompt = "> ",
    .unknown = "Unknown command '{1}'. Type a move or its letter: 'moves' lists the moves, 'help' explains the rules.",
    .goes_with = "After '{1}', type {2}.",
    .goes_with_none = "'{1}' isn't possible now. 'moves' lists your moves.",
    .goes_with_many = "'{1}' alone isn't a move. 'moves' lists your moves.",
    .not_in_list = "No move has this letter. Your moves are a to {1}.",
    .only_one = "No move has this letter. Your only move is a.",
    .number_alone = "'{1}' alone isn't a move. Type a whole move, such as '{2}', or its letter in the list.",
    .hint = "Best: {1}) {2}. From here you win about {3} % of games, with about {4} {4:point|points}.",
    .hint_win = "Best: {1}) {2}. From here you win about {3} % of games.",
    .hint_next = "Next: {1}.",
    .hint_other = "{1}) {2} ({3} %)",
    .hint_none = "You have only one move.",
    .undone = "Your last move is taken back, with all that happened since. What you have seen you still know.",
    .nothing_to_undo = "You haven't made a move that could be taken back.",
    .refused_by = "{1} (rule {2})",
    .too_long = "This line is too long. Type a move or its letter.",
    .commands =
        "Type a move as the list shows it, or its letter in the list. Numbers belong to moves: '2' isn't the second "
        "entry. You can use upper or lower case. Other commands: 'hint' says what the program would do, 'undo' takes "
        "your last move back, 'moves' lists your moves, 'table' shows the table, 'help' shows this text, 'quit' ends "
        "the program.",
    .input_ended = "The input has ended, so the game ends.",
    .only_nonsense = "The last hundred lines had no legal move, so the game ends.",
    .farewell = "Goodbye.",

    .type_help = "help",
    .type_moves = "moves",
    .type_table = "table",
    .type_hint = "hint",
    .type_undo = "undo",
    .type_quit = "quit",
};

}  // namespace terminal

#pragma once

#include "terminal/words/words.hpp"

namespace terminal {

inline constexpr words german{
    .player = "Spieler {1}",
    .you = "Du",
    .comma = ", ",
    .semicolon = "; ",
    .and_ = " und ",
    .or_ = " oder ",
    .range = "{1} bis {2}",
    .sentence = {"{1} {2}.", "Du {2}."},

    .help = "Aufruf: {1} [OPTION]...\n"
            "{2}\n\n"
            "  --variant NAME   {3};\n"
            "                   ohne Angabe {8}\n"
            "  --players N      wie viele Spieler; ohne Angabe 3, oder was die Variante\n"
            "                   verlangt\n"
            "{4}"
            "  --seed N         eine Zahl für das Mischen: gleiche Zahl, gleiche Mischung;\n"
            "                   ohne Angabe {5}\n"
            "  --speed X        1 ist normal, 2 doppelt so schnell, 0 ohne Pausen;\n"
            "                   ohne Angabe 1\n"
            "  --language CODE  {7};\n"
            "                   ohne Angabe en\n"
            "{6}"
            "  --help           dieser Text\n\n"
            "Pausen und Farben gibt es nur auf einem Terminal, und nicht mit NO_COLOR.\n",
    .help_demo = "Ein ganzes Spiel läuft von selbst ab, zum Zuschauen.",
    .help_play = "Ein Spiel gegen das Programm.",
    .help_seat = "  --seat N         welcher Spieler du bist; ohne Angabe 1, der beginnt\n"
                 "  --record FILE    in diese Datei wird die Partie geschrieben, zu Ende\n"
                 "                   oder nicht\n",
    .help_truth = "{1}: {2}",
    .help_number = "{1}: {2}; ohne Angabe {3}",
    .one_variant = "{1} ({2} Spieler)",
    .between_variants = ",\n                   ",
    .one_language = "{1} ({2})",
    .some_seed = "jedes Mal eine neue",
    .unknown_option = "Die Option „{1}“ gibt es nicht.",
    .lacks_value = "{1} braucht einen Wert.",
    .bad_variant = "Die Variante „{1}“ gibt es nicht. Es gibt: {2}.",
    .bad_players = "„{1}“ geht nicht als Spielerzahl für {2}; es geht: {3}.",
    .bad_seed = "„{1}“ ist keine Zahl für das Mischen: sie ist ganz und liegt zwischen 0 und 18446744073709551615.",
    .bad_speed = "„{1}“ ist kein Tempo: 0 steht für keine Pausen, 1 ist normal, 2 doppelt so schnell, bis 100.",
    .bad_seat = "Den Platz „{1}“ gibt es nicht: möglich ist eine Zahl von 1 bis {2}.",
    .bad_option = "„{1}“ ist kein Wert für {2}: möglich ist eine Zahl von {3} bis {4}.",
    .bad_language = "Die Sprache „{1}“ gibt es nicht. Es gibt: {2}.",
    .no_value = "{1} nimmt keinen Wert an.",
    .not_for = "{1} ist keine Option von {2}.",
    .see_help = "{1} --language de --help sagt, was es gibt.",

    .seed = "Mischung Nummer {1}: mit --seed {1} kommt sie wieder.",
    .internal = "Das Programm hat einen Fehler gemacht: {1}",

    .ctrl_c = "Strg-C beendet es.",

    .seated = "Du bist Spieler {1}. „hilfe“ zeigt die Regeln, „schluss“ beendet das Programm.",
    .moves = "Deine Züge:",
    .prompt = "> ",
    .unknown = "„{1}“ bedeutet hier nichts. Gib einen Zug oder seine Nummer ein; „liste“ zählt die Züge auf, „hilfe“ "
               "sagt mehr.",
    .goes_with = "Zu „{1}“ gehört eines von diesen: {2}.",
    .goes_with_none = "Zu „{1}“ passt jetzt nichts. „liste“ zeigt, was du tun kannst.",
    .goes_with_many = "Zu „{1}“ passt jetzt vieles. „liste“ zählt es auf.",
    .not_in_list = "Die Liste der Züge geht von 1 bis {1}.",
    .only_one = "Es gibt nur einen Zug, Nummer 1.",
    .refused_by = "{1} (Regel {2})",
    .too_long = "Diese Zeile ist zu lang.",
    .commands = "Gib einen Zug so ein, wie er in der Liste steht, oder seine Nummer dort. Groß oder klein ist gleich. "
                "Außerdem: „liste“ zählt deine Züge auf, „tisch“ zeigt den Tisch, „hilfe“ diesen Text, „schluss“ "
                "beendet das Programm.",
    .input_ended = "Die Eingabe ist zu Ende, und damit auch das Spiel.",
    .only_nonsense = "In hundert Zeilen war kein Zug, und so endet das Spiel.",
    .farewell = "Bis bald.",

    .type_help = "hilfe",
    .type_moves = "liste",
    .type_table = "tisch",
    .type_quit = "schluss",
};

}  // namespace terminal

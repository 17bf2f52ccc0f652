#pragma once

#include "terminal/words/words.hpp"

namespace terminal {

inline constexpr words german{
    .or_ = " oder ",
    .range = "{1} bis {2}",

    .help = "Aufruf: {1} [OPTION]...\n"
            "{2}\n\n"
            "  --variant NAME   {3};\n"
            "                   ohne Angabe {8}\n"
            "  --players N      Zahl der Spieler; ohne Angabe 3 oder so wenige, wie die\n"
            "                   Variante erlaubt\n"
            "{4}"
            "  --seed N         eine Zahl für das Mischen: gleiche Zahl, gleiche Mischung;\n"
            "                   ohne Angabe {5}\n"
            "  --speed X        1 ist normal, 2 doppelt so schnell, 0 ohne Pausen;\n"
            "                   ohne Angabe 1\n"
            "  --language CODE  {7};\n"
            "                   ohne Angabe en\n"
            "{6}"
            "  --help           zeigt diesen Text\n\n"
            "Pausen und Farben gibt es nur im Terminal. NO_COLOR schaltet beides ab.\n",
    .help_demo = "Das Programm spielt eine ganze Partie zum Zuschauen.",
    .help_play = "Du spielst eine Partie gegen das Programm.",
    .help_seat = "  --seat N         deine Nummer als Spieler; ohne Angabe 1, der Startspieler\n"
                 "  --level LEVEL    wie gut das Programm spielt: beginner (Anfänger), easy\n"
                 "                   (leicht), medium (mittel), strong (stark), best (am\n"
                 "                   besten); ohne Angabe medium\n"
                 "  --record FILE    schreibt die Partie als Text in diese Datei, beendet oder\n"
                 "                   nicht\n"
                 "  --save FILE      sichert die Partie in dieser Datei, auch was noch keiner\n"
                 "                   gezogen hat\n"
                 "  --resume FILE    setzt eine Partie von --save genau so fort, wie sie\n"
                 "                   weitergegangen wäre, oder eine von --record mit neuem Glück\n",
    .help_truth = "{1}: {2}",
    .help_number = "{1}: {2}; ohne Angabe {3}",
    .one_variant = "{1} ({2} Spieler)",
    .between_variants = ",\n                   ",
    .one_language = "{1} ({2})",
    .some_seed = "jedes Mal eine neue",
    .unknown_option = "Unbekannte Option „{1}“.",
    .lacks_value = "{1} braucht einen Wert.",
    .bad_variant = "Unbekannte Variante „{1}“. Es gibt {2}.",
    .bad_players = "„{1}“ ist keine Spielerzahl für {2}. Möglich: {3}.",
    .bad_seed = "„{1}“ ist keine Zahl für das Mischen. Möglich: eine ganze Zahl von 0 bis 18446744073709551615.",
    .bad_speed = "„{1}“ ist kein Tempo. Möglich: eine Zahl von 0 bis 100; 0 ist ohne Pausen, 1 normal, 2 doppelt so "
                 "schnell.",
    .bad_seat = "„{1}“ ist kein Platz. Möglich: eine Zahl von 1 bis {2}.",
    .bad_level = "„{1}“ ist keine Stufe. Es gibt {2}.",
    .not_with = "{1} passt nicht zu {2}: Die Datei sagt, welches Spiel es ist.",
    .bad_option = "„{1}“ ist kein Wert für {2}. Möglich: eine Zahl von {3} bis {4}.",
    .bad_language = "Unbekannte Sprache „{1}“. Es gibt {2}.",
    .no_value = "{1} nimmt keinen Wert an.",
    .not_for = "{1} ist keine Option von {2}.",
    .see_help = "{1} --language de --help zeigt die Optionen.",

    .seed = "Mischung {1}. Mit --seed {1} spielst du sie noch einmal.",
    .internal = "Interner Fehler: {1}",
    .progress = "Zug {1}...",

    .ctrl_c = "Strg-C beendet das Programm.",

    .seated = "Du bist Spieler {1}. „hilfe“ zeigt die Regeln, „tipp“ gibt Rat, „schluss“ beendet das Programm.",
    .resumed = "Die Partie geht weiter, wo sie unterbrochen wurde.",
    .points_so_far = "Punkte bisher, nach allem, was offen liegt: {1}.",
    .moves = "Deine Züge:",
    .prompt = "> ",
    .unknown =
        "Unbekannte Eingabe „{1}“. Gib einen Zug oder seinen Buchstaben ein: „liste“ zeigt die Züge, „hilfe“ erklärt "
        "die Regeln.",
    .goes_with = "Gib nach „{1}“ eines davon ein: {2}.",
    .goes_with_none = "„{1}“ ist jetzt nicht möglich. „liste“ zeigt deine Züge.",
    .goes_with_many = "„{1}“ allein ist kein Zug. „liste“ zeigt deine Züge.",
    .not_in_list = "Kein Zug hat diesen Buchstaben. Deine Züge sind a bis {1}.",
    .only_one = "Kein Zug hat diesen Buchstaben. Dein einziger Zug ist a.",
    .number_alone = "„{1}“ allein ist kein Zug. Gib einen ganzen Zug ein, etwa „{2}“, oder seinen Buchstaben in der "
                    "Liste.",
    .hint = "Am besten: {1}) {2}. Von hier aus gewinnst du etwa {3} % der Partien, mit etwa {4} {4:Punkt|Punkten}.",
    .hint_win = "Am besten: {1}) {2}. Von hier aus gewinnst du etwa {3} % der Partien.",
    .hint_next = "Danach: {1}.",
    .hint_other = "{1}) {2} ({3} %)",
    .hint_none = "Du hast nur einen Zug.",
    .undone =
        "Dein letzter Zug ist zurückgenommen, mit allem, was seither geschah. Was du gesehen hast, weißt du noch.",
    .nothing_to_undo = "Du hast noch keinen Zug gemacht, der sich zurücknehmen ließe.",
    .refused_by = "{1} (Regel {2})",
    .too_long = "Diese Zeile ist zu lang. Gib einen Zug oder seinen Buchstaben ein.",
    .commands = "Gib einen Zug so ein, wie ihn die Liste zeigt, oder seinen Buchstaben in der Liste. Zahlen gehören zu "
                "den Zügen: „2“ ist nicht der zweite Eintrag. Groß- und Kleinschreibung ist egal. Weitere Befehle: "
                "„tipp“ sagt, was das Programm täte, „zurück“ nimmt deinen letzten Zug zurück, „liste“ zeigt deine "
                "Züge, „tisch“ den Tisch, „hilfe“ diesen Text; „schluss“ beendet das Programm.",
    .input_ended = "Die Eingabe ist zu Ende, darum endet das Spiel.",
    .only_nonsense = "Die letzten hundert Zeilen enthielten keinen erlaubten Zug, darum endet das Spiel.",
    .farewell = "Bis bald.",

    .type_help = "hilfe",
    .type_moves = "liste",
    .type_table = "tisch",
    .type_hint = "tipp",
    .type_undo = "zurück",
    .type_quit = "schluss",
};

}  // namespace terminal

#pragma once

#include "terminal/animals/words.hpp"

namespace terminal {

/// Animals and tokens are in the accusative, and patterns fit that.
inline constexpr animals_words animals_german{
    .base_game = "Triqueta",
    .hidden_wolves = "Triqueta mit Hidden Wolves",
    .two_a_draw = "{1}, je zwei Tiersteine",
    .headings = {"Hase", "Eule", "Hirs.", "Wild.", "Widd.", "Bär", "Wolf", "acht."},

    .unofficial = "{1}, gespielt von einem inoffiziellen Programm.",
    .about_aim = "Sammle Tiere: Genau drei einer Art, eine Triqueta, bringen den Wert des Tiers; eines oder zwei "
                 "bringen 1 oder 2, und jedes über drei hinaus kostet einen Punkt.",
    .about_turn = "Bist du am Zug, dann ziehe einen Tierstein ({1}) vom aktuellen Turm, sieh ihn dir an und lege ihn "
                  "für alle an eine Reihe, oder behalte ihn verdeckt (zweimal im Spiel). Oder nimm eine ganze Reihe "
                  "und steige aus der Runde aus.",
    .about_turn_of_two = "Bist du am Zug, dann ziehe zwei Tiersteine ({1}) vom aktuellen Turm, sieh sie dir an und "
                         "mache mit jedem etwas anderes: Lege ihn an eine Reihe, behalte ihn verdeckt (zweimal im "
                         "Spiel) oder lege ihn in die Schachtel. Oder nimm eine ganze Reihe und steige aus der Runde "
                         "aus.",
    .about_shadows = "Schattensteine ({1}) liegen zuunterst und sind meist Wölfe. Ziehst du einen, musst du ihn "
                     "verdeckt behalten.",

    .rules_turn = "Ein Zug ist eines von beiden. Ziehen: Du nimmst den obersten Tierstein einer Spalte des aktuellen "
                  "Turms. Oder eine Reihe nehmen, die in der Mitte liegt, mit allen ihren Tiersteinen: Sie liegen "
                  "dann offen vor dir, und du bist ausgestiegen. Wer als Letzter in der Runde ist, darf weiter "
                  "ziehen, nimmt aber zum Schluss die letzte Reihe.",
    .rules_one_draw = "Einen hellen Tierstein, den du gezogen hast, siehst nur du an. Lege ihn offen an eine Reihe in "
                      "der Mitte, oder behalte ihn verdeckt, höchstens zwei im ganzen Spiel.",
    .rules_two_draws = "Du ziehst zwei Tiersteine, einen nach dem anderen, und siehst sie erst danach an. Liegen "
                       "weniger als zwei im Turm, so kann niemand ziehen. Jeden hellen legst du offen an eine Reihe, "
                       "behältst ihn verdeckt (höchstens zwei im ganzen Spiel) oder legst ihn in die Schachtel. Mit "
                       "zwei hellen musst du Verschiedenes machen.",
    .rules_shadows = "Ein Schattenstein bleibt verdeckt vor dem Spieler liegen, der ihn gezogen hat. Für sie gibt es "
                     "keine Grenze. Am Ende werden alle aufgedeckt und zählen.",
    .rules_round = "Wer die letzte Reihe nimmt, bekommt auch den Startfelsen. Der Rest des Turms kommt ungesehen in "
                   "die Schachtel. Wer den Startfelsen hat, nimmt das Baumplättchen von einem anderen Turm und "
                   "beginnt mit diesem Turm die nächste Runde. Es gibt so viele Runden wie Türme.",
    .rules_end = "Am Ende bestimmst du, welche der behaltenen Tiersteine zu deinen Tieren kommen; die anderen gehen "
                 "ungesehen in die Schachtel. Genau drei eines Tiers bringen seinen Wert, eines oder zwei bringen 1 "
                 "oder 2, und jedes über drei hinaus kostet einen Punkt. Startfelsen und Baumplättchen bringen je 1. "
                 "Die meisten Punkte gewinnen. Bei Gleichstand entscheiden die meisten Tiersteine; wer dann noch "
                 "gleichauf liegt, gewinnt gemeinsam.",

    .round = "Runde {1}/{2}, Schachtel: {3}",
    .towers = "Türme",
    .tower_gone = "{1} weg",
    .tower_current = "{1} dran",
    .tower_tile = "{1} Baum",
    .value = "für 3:",
    .row = "Reihe {1}",
    .row_taken = "weg",
    .face_down = "verdeckt:",
    .light = "hell",
    .shadow = "dunkel",
    .tiles = "Bäume",
    .rock = "Fels",
    .out = "raus",
    .has_rock = "ja",

    .moves_with = "Deine Züge für {1}:",
    .own_hand = "gezogen: {1}",
    .own_kept = "behalten: {1}",
    .own_shadows = "als Schattensteine: {1}",
    .own_boxed = "in die Schachtel gelegt: {1}",
    .own_all = "Das weißt nur du – {1}.",

    .cell = "{1}:{2}",
    .how_to_read = "3:10 steht für drei Tiersteine, die zehn Punkte bringen.",
    .total = "Punkte",
    .all_tokens = "Steine",
    .wins = {"{1} gewinnt mit {2} {2:Punkt|Punkten}.", "Du gewinnst mit {2} {2:Punkt|Punkten}."},
    .tie_broken =
        "Gleichstand bei {2} {2:Punkt|Punkten}: {1}. Es entscheiden die meisten Tiersteine, {4}. Gewinner: {3}.",
    .tie_shared = "Gleichstand bei {2} {2:Punkt|Punkten} und {4} {4:Tierstein|Tiersteinen}. Gemeinsame Gewinner: {3}.",

    .draw = "ziehe {1}",
    .take = "nimm {1}",
    .lay = "lege {1}",
    .keep = "behalte",
    .to_box = "schachtel",
    .tower = "turm {1}",
    .reveal_none = "werte keinen",
    .reveal_first = "werte ersten",
    .reveal_second = "werte zweiten",
    .reveal_all = "werte alle",
    .explained = "{1} ({2})",
};

}  // namespace terminal

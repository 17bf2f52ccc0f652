#pragma once

#include "terminal/animals/words.hpp"

namespace terminal {

/// Animals and tokens are in the accusative, and patterns fit that.
inline constexpr animals_words animals_german{
    .base_game = "Triqueta",
    .hidden_wolves = "Triqueta mit Hidden Wolves",
    .two_a_draw = "{1}, je zwei Steine",
    .animals = {{"einen Hasen", "{1} Hasen"},
                {"eine Eule", "{1} Eulen"},
                {"einen Hirsch", "{1} Hirsche"},
                {"ein Wildschwein", "{1} Wildschweine"},
                {"einen Widder", "{1} Widder"},
                {"einen Bären", "{1} Bären"},
                {"einen Wolf", "{1} Wölfe"},
                {"1 Tier der achten Art", "{1} Tiere der achten Art"}},
    .headings = {"Hase", "Eule", "Hirs.", "Wild.", "Widd.", "Bär", "Wolf", "acht."},
    .tokens = {"1 Stein", "{1} Steine"},
    .light_tokens = {"einen hellen Tierstein", "{1} helle Tiersteine"},
    .nothing = "keine Tiersteine",

    .unofficial = "{1}, gespielt von einem inoffiziellen Programm.",
    .about_aim = "Sammle Tiere: Genau drei einer Art, eine Triqueta, bringen den Wert des Tiers; eines oder zwei "
                 "bringen 1 oder 2, und jedes über drei hinaus kostet einen Punkt.",
    .about_turn = "Bist du am Zug, dann ziehe einen Tierstein ({1}) vom aktuellen Turm, sieh ihn dir an und lege ihn "
                  "für alle an eine Reihe, oder behalte ihn verdeckt (zweimal im Spiel). Oder nimm eine ganze Reihe "
                  "und steige aus der Runde aus.",
    .about_turn_of_two = "Bist du am Zug, dann ziehe zwei Tiersteine ({1}) vom aktuellen Turm, sieh sie dir an und "
                         "schicke sie auf verschiedene Wege: an eine Reihe, verdeckt vor dich (zweimal im Spiel), in "
                         "die Schachtel. Oder nimm eine ganze Reihe und steige aus der Runde aus.",
    .about_shadows = "Schattensteine ({1}) liegen zuunterst, meist Wölfe: Wer einen zieht, muss ihn verdeckt "
                     "behalten, ob er will oder nicht.",

    .rules_turn = "Ein Zug ist eines von beiden. Ziehen: Du nimmst den obersten Tierstein einer Spalte des aktuellen "
                  "Turms. Oder eine Reihe nehmen, die in der Mitte liegt, mit allen ihren Tiersteinen: Sie liegen "
                  "dann offen vor dir, und du bist ausgestiegen. Wer als Letzter in der Runde ist, darf weiter "
                  "ziehen, nimmt aber zum Schluss die letzte Reihe.",
    .rules_one_draw = "Einen hellen Tierstein, den du gezogen hast, siehst nur du an. Lege ihn offen an eine Reihe in "
                      "der Mitte, oder behalte ihn verdeckt: zwei im ganzen Spiel, mehr nicht.",
    .rules_two_draws = "Du ziehst zwei Tiersteine, einen nach dem anderen, und siehst sie erst danach an; liegen "
                       "weniger als zwei im Turm, so kann niemand ziehen. Jeden hellen legst du offen an eine Reihe, "
                       "behältst ihn verdeckt (zwei im ganzen Spiel) oder legst ihn in die Schachtel; zwei helle "
                       "müssen verschiedene Wege gehen.",
    .rules_shadows = "Ein Schattenstein bleibt verdeckt vor dem liegen, der ihn gezogen hat. Für sie gibt es keine "
                     "Grenze, und am Ende werden alle aufgedeckt und zählen.",
    .rules_round = "Wer die letzte Reihe nimmt, bekommt auch den Startfelsen. Was vom Turm übrig ist, kommt ungesehen "
                   "in die Schachtel. Wer den Startfelsen hat, nimmt das Baumplättchen von einem anderen Turm und "
                   "beginnt mit ihm die nächste Runde. Es gibt so viele Runden wie Türme.",
    .rules_end = "Am Ende bestimmst du, welche der behaltenen Tiersteine zu deinen Tieren kommen; die anderen gehen "
                 "ungesehen in die Schachtel. Genau drei eines Tiers bringen seinen Wert, eines oder zwei bringen 1 "
                 "oder 2, und jedes über drei hinaus kostet einen Punkt. Startfelsen und Baumplättchen bringen je 1. "
                 "Es gewinnen die meisten Punkte, dann die meisten Tiersteine; wer dann noch gleichauf liegt, gewinnt "
                 "gemeinsam.",

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

    .draws = {"zieht einen Tierstein aus Spalte {1}", "ziehst einen Tierstein aus Spalte {1}"},
    .draws_light = {"zieht einen hellen Tierstein aus Spalte {1}", "ziehst einen hellen Tierstein aus Spalte {1}"},
    .draws_shadow = {"zieht einen Schattenstein aus Spalte {1}", "ziehst einen Schattenstein aus Spalte {1}"},
    .draws_second = {"zieht noch einen aus Spalte {1}", "ziehst noch einen aus Spalte {1}"},
    .draws_second_light = {"zieht als zweiten einen hellen Tierstein aus Spalte {1}",
                           "ziehst als zweiten einen hellen Tierstein aus Spalte {1}"},
    .draws_second_shadow = {"zieht als zweiten einen Schattenstein aus Spalte {1}",
                            "ziehst als zweiten einen Schattenstein aus Spalte {1}"},
    .sees = "siehst {1}",
    .sees_shadow = "musst {1} verdeckt behalten",
    .must_keep_it = "muss ihn verdeckt behalten",
    .must_keep_one = "muss den Schattenstein verdeckt behalten",
    .lays_it = {"legt ihn an Reihe {1}: {2}", "legst den Stein an Reihe {1}: {2}"},
    .lays_one = {"legt {2} an Reihe {1}", "legst {2} an Reihe {1}"},
    .keeps_it = {"behält ihn verdeckt", "behältst den Stein verdeckt"},
    .keeps_one = {"behält einen hellen Tierstein verdeckt", "behältst einen hellen Tierstein verdeckt"},
    .boxes_one = {"legt einen hellen Tierstein in die Schachtel", "legst einen hellen Tierstein in die Schachtel"},
    .takes_row = {"nimmt Reihe {1} ({2}) und steigt aus der Runde aus",
                  "nimmst Reihe {1} ({2}) und steigst aus der Runde aus"},
    .takes_last_row = {"nimmt die letzte Reihe, Reihe {1} ({2}), und den Startfelsen",
                       "nimmst die letzte Reihe, Reihe {1} ({2}), und den Startfelsen"},
    .takes_tile = {"nimmt das Baumplättchen von Turm {1} und beginnt mit diesem Turm Runde {2}",
                   "nimmst das Baumplättchen von Turm {1} und beginnst mit diesem Turm Runde {2}"},
    .decides = {"entscheidet heimlich über die behaltenen Tiersteine",
                "entscheidest über die Tiersteine, die du behalten hast"},
    .round_over = "Runde {1} ist zu Ende. {2}",
    .left_over = "Was vom Turm übrig ist, kommt ungesehen in die Schachtel: {1}.",
    .none_left = "Vom Turm ist nichts übrig.",
    .game_over = "Das Spiel ist zu Ende, und alles wird gezeigt:",

    .shown = "{1}: {2}.",
    .adds = "{1} hinzugenommen",
    .puts_back = "{1} ungesehen in die Schachtel gelegt",
    .shows = "als Schattensteine aufgedeckt: {1}",
    .shows_nothing = "nichts behalten",
    .cell = "{1}:{2}",
    .how_to_read = "3:10 steht für drei Tiersteine, die zehn Punkte bringen.",
    .total = "Punkte",
    .all_tokens = "Steine",
    .wins = {"{1} gewinnt mit {2} Punkten.", "Du gewinnst mit {2} Punkten."},
    .tie_broken = "Gleichstand bei {2} Punkten: {1}. Es entscheiden die meisten Tiersteine, {4}. Gewinner: {3}.",
    .tie_shared = "Gleichstand bei {2} Punkten und {4} Tiersteinen. Gemeinsame Gewinner: {3}.",

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

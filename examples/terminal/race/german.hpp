#pragma once

#include "terminal/race/words.hpp"

namespace terminal {

inline constexpr race_words race_german{
    .option_turn_cap = "nach N Zügen gewinnt niemand",
    .name = "Das {1}-Karten-Spiel",
    .about_aim = "Wer zuerst die letzte Karte der eigenen Hand spielt, gewinnt.",
    .about_turn = "Bist du am Zug, dann ziehe entweder eine Karte und wirf eine ab, oder bilde aus deiner Hand ein "
                  "Dreieck. Von einem reinen behältst du alle Teile offen vor dir, von einem gemischten eines; "
                  "behaltene Teile lassen sich immer wieder verwenden, mit mindestens einem aus der Hand.",
    .about_jokers = "Am Ende eines Zuges darfst du einen Joker spielen, wenn ein Dreieck dieses Zuges oder eines aus "
                    "deinen behaltenen Teilen seinen Schnitt oder seine Farbe hat. Für jeden Joker darfst du ein "
                    "behaltenes Teil eines Gegners nehmen.",
    .about_last_round = "Wer im nächsten Zug die letzte Karte spielen könnte, muss vorher die letzte Runde ansagen: "
                        "Alle anderen haben dann noch einen letzten Zug.",

    .rules_turn = "Ein Zug ist eines von beiden. Ziehe eine Karte, vom Nachziehstapel oder die oberste vom "
                  "Ablagestapel, und wirf dann eine beliebige aus deiner Hand ab. Oder bilde ein Dreieck. Danach "
                  "darfst du Joker spielen, und der Zug endet.",
    .rules_triangle = "Ein Dreieck besteht aus den Zahlen 1, 2 und 3 eines Schnitts. Mindestens ein Teil kommt aus "
                      "deiner Hand, die anderen aus der Hand oder von deinen behaltenen Teilen.",
    .rules_save = "Von einem reinen Dreieck behältst du alle Teile, die aus der Hand kamen. Von einem gemischten "
                  "behältst du ein einziges davon nach deiner Wahl, die anderen werden abgeworfen. Behaltene Teile, "
                  "die du verwendest, bleiben behalten.",
    .rules_pile = "Ist der Nachziehstapel leer, wenn jemand zieht, dann werden alle abgeworfenen Karten bis auf die "
                  "oberste zu einem neuen gemischt.",
    .rules_jokers = "Ein Joker darf am Ende eines Zuges gespielt werden, wenn sein Schnitt oder seine Farbe die eines "
                    "Dreiecks ist, das in diesem Zug gebildet wurde oder das sich aus deinen behaltenen Teilen bilden "
                    "lässt; nur ein reines Dreieck hat eine Farbe. Für jeden darfst du ein behaltenes Teil eines "
                    "Gegners auf die Hand nehmen.",
    .rules_call =
        "Solange die letzte Runde nicht angesagt ist, darf kein Zug eine Hand leeren. Ansagen kannst du sie "
        "mit dem Ende deines Zuges, wenn nicht schon die Ansage eines anderen gilt, auch wenn du danach nicht "
        "gewinnen kannst.",
    .rules_last_turn = "Nach einer Ansage hat jeder andere noch einen letzten Zug: einmal ziehen und abwerfen, und "
                       "beliebig viele Dreiecke bilden, oder nichts tun. Dann folgt ein gewöhnlicher Zug dessen, der "
                       "angesagt hat. Hat bis dahin niemand eine leere Hand, so verfällt die Ansage.",
    .rules_dead_end = "In einer Sackgasse scheidet aus, wer die Hand nie mehr leeren kann: mit zwei Karten und keinem "
                      "behaltenen Teil, oder mit einer Karte und ohne zwei behaltene Teile eines Schnitts mit "
                      "verschiedenen Zahlen. Wer als Letzter übrig ist, gewinnt.",
    .rules_commands_turn = "Was du eingibst: „ziehe“ zieht eine Karte vom Nachziehstapel, „nimm“ nimmt die oberste vom "
                           "Ablagestapel, „wirf w2p“ wirft dieses Teil ab. „bilde w1p w2r w3g“ bildet ein Dreieck; "
                           "ein * kennzeichnet ein Teil, das du behalten hast: „bilde w1p w2r* w3g“. „behalte w2“ "
                           "sagt, welches Teil davon du behältst.",
    .rules_commands_after =
        "„joker mg“ spielt den Joker [Mg]; „stiehl 2 w1p“ nimmt dafür ein behaltenes Teil von Spieler 2, „nichts“ "
        "nimmt keines. „fertig“ beendet den Zug, „rufe“ beendet ihn und sagt die letzte Runde an.",

    .turn = "Zug {1} von höchstens {2}; Nachziehstapel: {3}",
    .discards = "Ablagestapel: {1}, oben {2}",
    .no_discards = "Ablagestapel: leer",
    .unseen = "Im Stapel oder verdeckt auf Händen",
    .jokers_played = "Gespielte Joker: {1}",
    .gone = "Mit Ausgeschiedenen aus dem Spiel: {1}",
    .last_round = "Letzte Runde, angesagt von {1}",
    .cards = "Karten",
    .saved = "behaltene Teile",
    .known = "(sichtbar auf die Hand gekommen: {1})",
    .out = "raus",
    .called = "Ansage",

    .left = "übrig",
    .wins = {"{1} gewinnt.", "Du gewinnst."},
    .nobody = "Niemand gewinnt.",

    .ask_discard = "Wirf eine ab:",
    .ask_save = "Behalte eines:",
    .ask_steal = "Nimm eines:",
    .draw = "ziehe",
    .take = "nimm",
    .drop = "wirf {1}",
    .make = "bilde {1} {2} {3}",
    .save = "behalte {1}",
    .joker = "joker {1}",
    .steal = "stiehl {1} {2}",
    .nothing = "nichts",
    .end = "fertig",
    .call = "rufe",
    .explained = "{1} ({2})",
    .from_pile = "vom Stapel",
    .pure = "rein",
    .with_call = "letzte Runde: die anderen dürfen noch alles legen",
};

}  // namespace terminal

#pragma once

#include "terminal/mayhem/words.hpp"

namespace terminal {

inline constexpr mayhem_words mayhem_german{
    .option_fast = "eben Gezogenes darf gleich gespielt werden",
    .name = "Triangle Mayhem",
    .about_aim = "Alle bauen in der Mitte an denselben Dreiecken. Wer das letzte Teil eines Dreiecks legt, nimmt es: 3 "
                 "Punkte, oder 6, wenn es rein ist.",
    .about_turn = "Bist du am Zug, dann lege eines bis drei der drei Teile aus deiner Hand, und ziehe danach, bis du "
                  "wieder drei hast. Ein Teil, das ein offenes Dreieck aufnehmen kann, darf kein neues beginnen.",
    .about_fast = "Ein eben gezogenes Teil darfst du gleich spielen und ziehst dafür ein neues.",

    .rules_turn = "Bist du am Zug, dann lege ein, zwei oder drei Teile aus deiner Hand, eines nach dem anderen. Jedes "
                  "setzt ein offenes Dreieck seines Schnitts fort, dem seine Zahl fehlt, oder vollendet es, oder "
                  "beginnt ein neues Dreieck.",
    .rules_start = "Ein Teil, das irgendein offenes Dreieck aufnehmen kann, darf kein neues beginnen: Solange eine "
                   "waagerechte 2 offen liegt, darf keine waagerechte 1 oder 3 ein Dreieck beginnen, wohl aber eine "
                   "zweite waagerechte 2. Welches von mehreren offenen Dreiecken ein Teil aufnimmt, bestimmst du.",
    .rules_draw = "Danach ziehst du, bis du drei Teile hast, solange der Nachziehstapel reicht. Wer keine Teile mehr "
                  "hat, wird übersprungen.",
    .rules_fast = "Schnell gezogen und gespielt: Eben gezogene Teile darfst du gleich spielen, so oft du willst, und "
                  "ziehst für jedes ein neues. Auch sie dürfen Dreiecke beginnen. Erst danach ist der Nächste dran.",
    .rules_end = "Wer das letzte Teil eines Dreiecks legt, nimmt es: 3 Punkte, oder 6, wenn es rein ist, also ganz in "
                 "einer Farbe. Das Spiel endet, wenn alle 81 Teile gelegt sind. Die meisten Punkte gewinnen; bei "
                 "Gleichstand gewinnt man gemeinsam.",
    .rules_commands = "Was du eingibst: „w2p“ beginnt mit diesem Teil ein Dreieck; „w2p 1“ legt es an das offene "
                      "Dreieck, das auf dem Tisch die Nummer 1 hat; „stopp“ beendet dein Legen.",

    .pile = "Nachziehstapel: {1}",
    .open = "Offene Dreiecke",
    .left = "Noch nicht gelegt, von jeder Zahl und Farbe",
    .hand = "Hand",
    .pure = "rein",
    .unpure = "gem.",
    .points = "Punkte",

    .fresh = "Eben gezogen und jetzt spielbar: {1}.",
    .moves_with_fresh = "Mit einem eben gezogenen Teil:",

    .wins = {"{1} gewinnt mit {2} {2:Punkt|Punkten}.", "Du gewinnst mit {2} {2:Punkt|Punkten}."},
    .tied = "Gleichstand bei {2} {2:Punkt|Punkten}. Gemeinsame Gewinner: {1}.",

    .stop = "stopp",
    .starts_new = "{1}: {2}, neu",
    .goes_on = "{1}: {2}",
    .scores = "{1}: {2}, {3} {3:Punkt|Punkte}",
};

}  // namespace terminal

#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/text/language.hpp"

/// The sentences of any game in German.
namespace triqueta::text {
namespace detail {

inline constexpr reason german_reasons[] = {
    {refusal::no_such_number, "Keine Aktion hat diese Nummer."},
    {refusal::game_is_over, "Das Spiel ist zu Ende."},
    {refusal::chance_moves, "Zuerst muss das gezogene Teil angesehen werden."},
    {refusal::not_your_turn, "Jemand anders ist am Zug."},
    {refusal::wrong_phase, "Diese Aktion ist an dieser Stelle des Zuges nicht möglich."},
    {refusal::no_such_seat, "Diesen Platz gibt es in diesem Spiel nicht."},
    {refusal::no_such_variant, "Keine Variante hat diesen Namen und diese Spielerzahl."},
    {refusal::wrong_deal, "Ausgeteilt werden müssen genau die Teile dieses Spiels."},
    {refusal::chance_not_asked, "Jetzt gibt es nichts zu ziehen."},
    {refusal::not_to_be_drawn, "Ein solches Teil ist nicht mehr zu ziehen."},
    {refusal::event_incomplete, "Dem Ereignis fehlt etwas, das dieser Betrachter gesehen haben muss."},
    {refusal::event_contradicts, "Dieses Ereignis ist in dieser Stellung nicht möglich."},
    {refusal::nothing_to_undo, "Es gibt nichts zurückzunehmen."},
    {refusal::nothing_to_redo, "Es gibt nichts zu wiederholen."},
    {refusal::undo_would_forget,
     "Seitdem hat jemand ein verdecktes Teil gesehen. Fragt alle, bevor ihr das zurücknehmt."},
    {refusal::unknown_word, "Unbekanntes oder unpassendes Wort oder Zeichen. Schreibweise und Sprache prüfen."},
    {refusal::text_too_short, "Unerwartetes Ende der Zeile oder des Textes. Hier muss noch etwas folgen."},
    {refusal::text_too_long, "Überzähliger Text. Die Zeile oder der Text muss hier enden."},
    {refusal::wrong_number, "Diese Zahl liegt außerhalb des erlaubten Bereichs."},
    {refusal::wrong_format,
     "Unbekanntes Format. Erwartet wird eine Aufzeichnung, Stellung oder ein Spielstand dieser Spiele."},
    {refusal::wrong_version, "Diese Version des Formats wird nicht unterstützt."},
    {refusal::wrong_game, "Das gehört zu einem anderen Spiel oder zu einem unbekannten."},
    {refusal::bytes_too_short, "Unvollständige Daten. Es werden weitere Bytes erwartet."},
    {refusal::bytes_too_long, "Nach dem Ende der Daten folgen überzählige Bytes."},
    {refusal::wrong_value, "Ein Wert ist ungültig."},
    {refusal::lacks_tag, "Eine erforderliche Angabe fehlt."},
    {refusal::wrong_tag,
     "Diese Angabe ist hier nicht erlaubt, steht doppelt da, oder ihr Name oder Wert ist ungültig."},
    {refusal::wrong_result, "Das Ergebnis passt nicht zum Spiel."},
    {refusal::too_much, "Das ist zu lang oder hat zu viele Elemente."},
    {refusal::wrong_seats, "Ein Zug oder ein Teil gehört zu einem Platz, den es in diesem Spiel nicht gibt."},
    {refusal::wrong_secrets, "Die verdeckten Informationen eines Spielers widersprechen dem Tisch."},
    {refusal::wrong_json, "Kein gültiges JSON."},
    {refusal::wrong_json_type, "Dieser Wert hat den falschen Typ."},
    {refusal::lacks_key, "Ein erforderlicher Schlüssel fehlt."},
    {refusal::wrong_key, "Unbekannter oder doppelter Schlüssel."},
    {refusal::keys_disagree, "Dieser Wert widerspricht anderen Schlüsseln."},
    {refusal::too_little, "Es sind zu wenige Elemente."},
    {refusal::no_memory, "Der Speicher reicht nicht. Nichts wurde geändert."},
    {refusal::damaged, "Die Daten sind ab hier beschädigt."},
    {refusal::session_is_closed, "Diese Partie wurde geschlossen. Sie nimmt keine Züge mehr an."},
    {refusal::no_record, "Diese Partie begann mit einer Stellung und hat darum keine Aufzeichnung."},
    {refusal::wrong_players, "Dieses Spiel ist nicht für diese Spielerzahl."},
    {refusal::unknown_option, "Dieses Spiel hat keine solche Option, oder sie steht zweimal da."},
    {refusal::wrong_option, "Diese Option kann diesen Wert nicht haben."},
    {refusal::other_match, "Diese Nachricht gehört zu einer anderen Partie."},
    {refusal::other_viewer, "Diese Nachricht ist für einen anderen Betrachter."},
    {refusal::missed_messages, "Vor dieser Nachricht fehlen andere. Den Server um den neuesten Stand bitten."},
    {refusal::repeated_message, "Diese Nachricht wurde schon empfangen."},
    {refusal::overlapping_message,
     "Die ersten Ereignisse dieser Nachricht sind schon bekannt. Den Server um den neuesten Stand bitten."},
    {refusal::undone_line,
     "Zwischen dieser Nachricht und der Ansicht wurden Züge zurückgenommen. Den Server um den neuesten Stand bitten."},
    {refusal::older_save,
     "Der Server hat mit einem älteren Stand als dem der Ansicht weitergemacht. Ihn um den neuesten Stand bitten."},
    {refusal::wrong_end,
     "Diese Nachricht führt nicht zu der Ansicht, die sie nennt. Den Server um den neuesten Stand bitten."},
    {refusal::of_one_viewer, "Das ist, was ein einzelner Betrachter gesehen hat. Als Ansicht lesen."},
    {refusal::of_whole_game,
     "Das ist das ganze Spiel, nicht was ein einzelner Betrachter gesehen hat. Als Spiel lesen."},
    {refusal::seat_is_taken, "Diesen Platz hat jemand mit einem anderen Schlüssel."},
};

}  // namespace detail

inline constexpr language in_german{
    .code = "de",
    .name = "Deutsch",
    .reasons = detail::german_reasons,
    .unknown_reason = "Abgelehnt aus einem Grund, den diese Version nicht kennt.",
    .sentences =
        {
            .player = "Spieler {1}",
            .seat = "Platz {1}",
            .you = "Du",
            .you_as_object = "dir",
            .comma = ", ",
            .semicolon = "; ",
            .and_ = " und ",
            .sentence = {"{1} {2}.", "Du {2}."},
            .in_notation = "{1}: {2}",
            .game_over = "Das Spiel ist zu Ende.",
        },
};

}  // namespace triqueta::text

#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/text/language.hpp"

/// What any game says in German.
namespace triqueta::text {
namespace detail {

inline constexpr reason german_reasons[] = {
    {refusal::no_such_number, "Es gibt keine Aktion mit dieser Nummer."},
    {refusal::game_is_over, "Das Spiel ist zu Ende."},
    {refusal::chance_moves, "Zuerst muss angesehen werden, was gezogen wurde."},
    {refusal::not_your_turn, "Jemand anders ist am Zug."},
    {refusal::wrong_phase, "Das geht an dieser Stelle des Zuges nicht."},
    {refusal::no_such_seat, "An diesem Platz sitzt niemand."},
    {refusal::no_such_variant, "Für so viele Spieler gibt es keine Variante dieses Namens."},
    {refusal::wrong_deal, "Was ausgeteilt wurde, sind nicht genau die Teile dieses Spiels."},
    {refusal::chance_not_asked, "Jetzt ist nichts zu ziehen."},
    {refusal::not_to_be_drawn, "Davon ist nichts mehr da, was gezogen werden könnte."},
    {refusal::event_incomplete, "Hier fehlt, was gesehen worden sein muss."},
    {refusal::event_contradicts, "Das kann hier nicht geschehen sein."},
    {refusal::nothing_to_undo, "Es gibt nichts zurückzunehmen."},
    {refusal::nothing_to_redo, "Es gibt nichts zu wiederholen."},
    {refusal::undo_would_forget,
     "Seitdem hat jemand ein verdecktes Teil gesehen. Fragt alle, bevor ihr das zurücknehmt."},
    {refusal::unknown_word, "Das bedeutet hier nichts."},
    {refusal::text_too_short, "Hier fehlt etwas."},
    {refusal::text_too_long, "Das ist mehr, als hier stehen kann."},
    {refusal::wrong_number, "Eine solche Zahl kann hier nicht stehen."},
    {refusal::wrong_format, "Das ist weder die Aufzeichnung noch der Spielstand eines dieser Spiele."},
    {refusal::wrong_version, "Diese Version des Formats ist nicht bekannt."},
    {refusal::wrong_game, "Das gehört zu einem anderen Spiel."},
    {refusal::bytes_too_short, "Das Ende fehlt."},
    {refusal::bytes_too_long, "Hinter dem Ende steht noch etwas."},
    {refusal::wrong_value, "Darin steht ein Wert, den es nicht geben kann."},
    {refusal::lacks_tag, "Es fehlt eine Angabe, die da sein muss."},
    {refusal::wrong_tag, "Diese Angabe gehört nicht hierher, steht zweimal da, oder ihren Wert kann es nicht geben."},
    {refusal::wrong_result, "So geht dieses Spiel nicht aus."},
    {refusal::too_much, "So viel kann es hier nicht geben."},
    {refusal::wrong_seats, "Ein Zug oder ein Teil gehört jemandem, der nicht mitspielt."},
    {refusal::wrong_secrets, "Was ein Spieler weiß, passt nicht zum Tisch."},
    {refusal::wrong_json, "Kein gültiges JSON."},
    {refusal::wrong_json_type, "Der Wert dieses Schlüssels hat einen anderen Typ."},
    {refusal::lacks_key, "Ein Schlüssel fehlt."},
    {refusal::wrong_key, "Unbekannter oder doppelter Schlüssel."},
    {refusal::keys_disagree, "Dieser Wert widerspricht anderen Schlüsseln."},
    {refusal::too_little, "Es sind zu wenige Elemente."},
};

}  // namespace detail

inline constexpr language in_german{
    .code = "de",
    .name = "Deutsch",
    .reasons = detail::german_reasons,
    .unknown_reason = "Abgelehnt, aus einem Grund, den diese Version nicht kennt.",
};

}  // namespace triqueta::text

#pragma once

#include "triqueta.h"

#include <triqueta/catalog.hpp>

#include <iterator>

/// Checks that the refusal codes of triqueta.h are those of the library.
namespace tq {

struct refusal_code {
    int number;
    triqueta::refusal why;
};

inline constexpr refusal_code refusal_codes[] = {
    {TQ_REFUSAL_NO_SUCH_NUMBER, triqueta::refusal::no_such_number},
    {TQ_REFUSAL_GAME_IS_OVER, triqueta::refusal::game_is_over},
    {TQ_REFUSAL_CHANCE_MOVES, triqueta::refusal::chance_moves},
    {TQ_REFUSAL_NOT_YOUR_TURN, triqueta::refusal::not_your_turn},
    {TQ_REFUSAL_WRONG_PHASE, triqueta::refusal::wrong_phase},
    {TQ_REFUSAL_NO_SUCH_SEAT, triqueta::refusal::no_such_seat},
    {TQ_REFUSAL_NO_SUCH_VARIANT, triqueta::refusal::no_such_variant},
    {TQ_REFUSAL_WRONG_DEAL, triqueta::refusal::wrong_deal},
    {TQ_REFUSAL_CHANCE_NOT_ASKED, triqueta::refusal::chance_not_asked},
    {TQ_REFUSAL_NOT_TO_BE_DRAWN, triqueta::refusal::not_to_be_drawn},
    {TQ_REFUSAL_EVENT_INCOMPLETE, triqueta::refusal::event_incomplete},
    {TQ_REFUSAL_EVENT_CONTRADICTS, triqueta::refusal::event_contradicts},
    {TQ_REFUSAL_NOTHING_TO_UNDO, triqueta::refusal::nothing_to_undo},
    {TQ_REFUSAL_NOTHING_TO_REDO, triqueta::refusal::nothing_to_redo},
    {TQ_REFUSAL_UNDO_WOULD_FORGET, triqueta::refusal::undo_would_forget},
    {TQ_REFUSAL_UNKNOWN_WORD, triqueta::refusal::unknown_word},
    {TQ_REFUSAL_TEXT_TOO_SHORT, triqueta::refusal::text_too_short},
    {TQ_REFUSAL_TEXT_TOO_LONG, triqueta::refusal::text_too_long},
    {TQ_REFUSAL_WRONG_NUMBER, triqueta::refusal::wrong_number},
    {TQ_REFUSAL_WRONG_FORMAT, triqueta::refusal::wrong_format},
    {TQ_REFUSAL_WRONG_VERSION, triqueta::refusal::wrong_version},
    {TQ_REFUSAL_WRONG_GAME, triqueta::refusal::wrong_game},
    {TQ_REFUSAL_BYTES_TOO_SHORT, triqueta::refusal::bytes_too_short},
    {TQ_REFUSAL_BYTES_TOO_LONG, triqueta::refusal::bytes_too_long},
    {TQ_REFUSAL_WRONG_VALUE, triqueta::refusal::wrong_value},
    {TQ_REFUSAL_LACKS_TAG, triqueta::refusal::lacks_tag},
    {TQ_REFUSAL_WRONG_TAG, triqueta::refusal::wrong_tag},
    {TQ_REFUSAL_WRONG_RESULT, triqueta::refusal::wrong_result},
    {TQ_REFUSAL_TOO_MUCH, triqueta::refusal::too_much},
    {TQ_REFUSAL_WRONG_SEATS, triqueta::refusal::wrong_seats},
    {TQ_REFUSAL_WRONG_SECRETS, triqueta::refusal::wrong_secrets},
    {TQ_REFUSAL_TRIQUETA_NO_SUCH_ROW, triqueta::animals::refusals::no_such_row},
    {TQ_REFUSAL_TRIQUETA_NO_SUCH_COLUMN, triqueta::animals::refusals::no_such_column},
    {TQ_REFUSAL_TRIQUETA_NO_SUCH_TOWER, triqueta::animals::refusals::no_such_tower},
    {TQ_REFUSAL_TRIQUETA_COLUMN_EMPTY, triqueta::animals::refusals::column_empty},
    {TQ_REFUSAL_TRIQUETA_ROW_NOT_THERE, triqueta::animals::refusals::row_not_there},
    {TQ_REFUSAL_TRIQUETA_KEPT_ENOUGH, triqueta::animals::refusals::kept_enough},
    {TQ_REFUSAL_TRIQUETA_ROW_TAKEN, triqueta::animals::refusals::row_taken},
    {TQ_REFUSAL_TRIQUETA_TOWER_USED, triqueta::animals::refusals::tower_used},
    {TQ_REFUSAL_TRIQUETA_NOT_KEPT, triqueta::animals::refusals::not_kept},
    {TQ_REFUSAL_TRIQUETA_NO_BOX, triqueta::animals::refusals::no_box},
    {TQ_REFUSAL_TRIQUETA_SAME_OPTION, triqueta::animals::refusals::same_option},
    {TQ_REFUSAL_TRIQUETA_TOO_FEW_TO_DRAW, triqueta::animals::refusals::too_few_to_draw},
    {TQ_REFUSAL_TRIQUETA_WRONG_TOKENS, triqueta::animals::invariants::wrong_tokens},
    {TQ_REFUSAL_TRIQUETA_WRONG_HEIGHTS, triqueta::animals::invariants::wrong_heights},
    {TQ_REFUSAL_TRIQUETA_WRONG_MOVER, triqueta::animals::invariants::wrong_mover},
    {TQ_REFUSAL_TRIQUETA_WRONG_HAND, triqueta::animals::invariants::wrong_hand},
    {TQ_REFUSAL_TRIQUETA_WRONG_KEPT, triqueta::animals::invariants::wrong_kept},
    {TQ_REFUSAL_TRIQUETA_WRONG_ROWS, triqueta::animals::invariants::wrong_rows},
    {TQ_REFUSAL_TRIQUETA_WRONG_BOX, triqueta::animals::invariants::wrong_box},
    {TQ_REFUSAL_TRIQUETA_WRONG_TOWER, triqueta::animals::invariants::wrong_tower},
    {TQ_REFUSAL_TRIQUETA_WRONG_TILES, triqueta::animals::invariants::wrong_tiles},
    {TQ_REFUSAL_TRIQUETA_WRONG_DECISIONS, triqueta::animals::invariants::wrong_decisions},
    {TQ_REFUSAL_TRIQUETA_WRONG_SHADOWS, triqueta::animals::invariants::wrong_shadows},
    {TQ_REFUSAL_MAYHEM_WRONG_PLAYER_COUNT, triqueta::triangles::mayhem::refusals::wrong_player_count},
    {TQ_REFUSAL_MAYHEM_NOT_IN_HAND, triqueta::triangles::mayhem::refusals::not_in_hand},
    {TQ_REFUSAL_MAYHEM_NO_SUCH_TRIANGLE, triqueta::triangles::mayhem::refusals::no_such_triangle},
    {TQ_REFUSAL_MAYHEM_NOTHING_PLAYED, triqueta::triangles::mayhem::refusals::nothing_played},
    {TQ_REFUSAL_MAYHEM_MUST_CONTINUE, triqueta::triangles::mayhem::refusals::must_continue},
    {TQ_REFUSAL_MAYHEM_NOT_JUST_DRAWN, triqueta::triangles::mayhem::refusals::not_just_drawn},
    {TQ_REFUSAL_MAYHEM_WRONG_CARDS, triqueta::triangles::mayhem::invariants::wrong_cards},
    {TQ_REFUSAL_MAYHEM_WRONG_TURN, triqueta::triangles::mayhem::invariants::wrong_turn},
    {TQ_REFUSAL_MAYHEM_WRONG_OPEN, triqueta::triangles::mayhem::invariants::wrong_open},
    {TQ_REFUSAL_MAYHEM_WRONG_HANDS, triqueta::triangles::mayhem::invariants::wrong_hands},
    {TQ_REFUSAL_MAYHEM_WRONG_WINS, triqueta::triangles::mayhem::invariants::wrong_wins},
    {TQ_REFUSAL_RACE_WRONG_PLAYER_COUNT, triqueta::triangles::race::refusals::wrong_player_count},
    {TQ_REFUSAL_RACE_NO_TURNS, triqueta::triangles::race::refusals::no_turns},
    {TQ_REFUSAL_RACE_NOT_IN_HAND, triqueta::triangles::race::refusals::not_in_hand},
    {TQ_REFUSAL_RACE_TURN_NOT_TAKEN, triqueta::triangles::race::refusals::turn_not_taken},
    {TQ_REFUSAL_RACE_ONE_THING_A_TURN, triqueta::triangles::race::refusals::one_thing_a_turn},
    {TQ_REFUSAL_RACE_PIECE_NOT_IN_HAND, triqueta::triangles::race::refusals::piece_not_in_hand},
    {TQ_REFUSAL_RACE_PIECE_NOT_SAVED, triqueta::triangles::race::refusals::piece_not_saved},
    {TQ_REFUSAL_RACE_NONE_FROM_HAND, triqueta::triangles::race::refusals::none_from_hand},
    {TQ_REFUSAL_RACE_NOT_OF_THIS_TRIANGLE, triqueta::triangles::race::refusals::not_of_this_triangle},
    {TQ_REFUSAL_RACE_NOTHING_TO_DRAW, triqueta::triangles::race::refusals::nothing_to_draw},
    {TQ_REFUSAL_RACE_NOTHING_TO_TAKE, triqueta::triangles::race::refusals::nothing_to_take},
    {TQ_REFUSAL_RACE_NO_SUCH_JOKER, triqueta::triangles::race::refusals::no_such_joker},
    {TQ_REFUSAL_RACE_JOKER_DOES_NOT_FIT, triqueta::triangles::race::refusals::joker_does_not_fit},
    {TQ_REFUSAL_RACE_NOT_SAVED_BY_THEM, triqueta::triangles::race::refusals::not_saved_by_them},
    {TQ_REFUSAL_RACE_OWN_PIECE, triqueta::triangles::race::refusals::own_piece},
    {TQ_REFUSAL_RACE_NOT_CALLED, triqueta::triangles::race::refusals::not_called},
    {TQ_REFUSAL_RACE_CALLED_ALREADY, triqueta::triangles::race::refusals::called_already},
    {TQ_REFUSAL_RACE_DRAWN_ALREADY, triqueta::triangles::race::refusals::drawn_already},
    {TQ_REFUSAL_RACE_JOKERS_COME_LAST, triqueta::triangles::race::refusals::jokers_come_last},
    {TQ_REFUSAL_RACE_WRONG_CARDS, triqueta::triangles::race::invariants::wrong_cards},
    {TQ_REFUSAL_RACE_WRONG_HANDS, triqueta::triangles::race::invariants::wrong_hands},
    {TQ_REFUSAL_RACE_WRONG_TURN, triqueta::triangles::race::invariants::wrong_turn},
    {TQ_REFUSAL_RACE_WRONG_SAVING, triqueta::triangles::race::invariants::wrong_saving},
    {TQ_REFUSAL_RACE_WRONG_SAVED, triqueta::triangles::race::invariants::wrong_saved},
    {TQ_REFUSAL_RACE_WRONG_GONE, triqueta::triangles::race::invariants::wrong_gone},
    {TQ_REFUSAL_RACE_WRONG_CALL, triqueta::triangles::race::invariants::wrong_call},
    {TQ_REFUSAL_RACE_WRONG_DEAD_ENDS, triqueta::triangles::race::invariants::wrong_dead_ends},
    {TQ_REFUSAL_RACE_WRONG_ENDING, triqueta::triangles::race::invariants::wrong_ending},
    {TQ_REFUSAL_RACE_WRONG_KNOWN, triqueta::triangles::race::invariants::wrong_known},
    {TQ_REFUSAL_WRONG_JSON, triqueta::refusal::wrong_json},
    {TQ_REFUSAL_WRONG_JSON_TYPE, triqueta::refusal::wrong_json_type},
    {TQ_REFUSAL_LACKS_KEY, triqueta::refusal::lacks_key},
    {TQ_REFUSAL_WRONG_KEY, triqueta::refusal::wrong_key},
    {TQ_REFUSAL_KEYS_DISAGREE, triqueta::refusal::keys_disagree},
    {TQ_REFUSAL_TOO_LITTLE, triqueta::refusal::too_little},
    {TQ_REFUSAL_NO_MEMORY, triqueta::refusal::no_memory},
    {TQ_REFUSAL_DAMAGED, triqueta::refusal::damaged},
    {TQ_REFUSAL_SESSION_IS_CLOSED, triqueta::refusal::session_is_closed},
    {TQ_REFUSAL_NO_RECORD, triqueta::refusal::no_record},
    {TQ_REFUSAL_WRONG_PLAYERS, triqueta::refusal::wrong_players},
    {TQ_REFUSAL_UNKNOWN_OPTION, triqueta::refusal::unknown_option},
    {TQ_REFUSAL_WRONG_OPTION, triqueta::refusal::wrong_option},
    {TQ_REFUSAL_UNKNOWN_GAME, triqueta::refusal::unknown_game},
    {TQ_REFUSAL_OTHER_MATCH, triqueta::refusal::other_match},
    {TQ_REFUSAL_OTHER_VIEWER, triqueta::refusal::other_viewer},
    {TQ_REFUSAL_MISSED_MESSAGES, triqueta::refusal::missed_messages},
    {TQ_REFUSAL_REPEATED_MESSAGE, triqueta::refusal::repeated_message},
    {TQ_REFUSAL_OVERLAPPING_MESSAGE, triqueta::refusal::overlapping_message},
    {TQ_REFUSAL_UNDONE_LINE, triqueta::refusal::undone_line},
    {TQ_REFUSAL_OLDER_SAVE, triqueta::refusal::older_save},
    {TQ_REFUSAL_WRONG_END, triqueta::refusal::wrong_end},
    {TQ_REFUSAL_REPEATED_OPTION, triqueta::refusal::repeated_option},
    {TQ_REFUSAL_OF_ONE_VIEWER, triqueta::refusal::of_one_viewer},
    {TQ_REFUSAL_OF_WHOLE_GAME, triqueta::refusal::of_whole_game},
    {TQ_REFUSAL_SEAT_IS_TAKEN, triqueta::refusal::seat_is_taken},
    {TQ_REFUSAL_GAME_HAS_GONE_ON, triqueta::refusal::game_has_gone_on},
    {TQ_REFUSAL_NO_PERSON, triqueta::refusal::no_person},
    {TQ_REFUSAL_GUESSABLE_SEED, triqueta::refusal::guessable_seed},
    {TQ_REFUSAL_NOT_A_CONTRIBUTOR, triqueta::refusal::not_a_contributor},
    {TQ_REFUSAL_COMMITTED_ALREADY, triqueta::refusal::committed_already},
    {TQ_REFUSAL_NOT_ALL_COMMITTED, triqueta::refusal::not_all_committed},
    {TQ_REFUSAL_REVEALED_ALREADY, triqueta::refusal::revealed_already},
    {TQ_REFUSAL_NOT_ALL_REVEALED, triqueta::refusal::not_all_revealed},
    {TQ_REFUSAL_WRONG_COMMITMENT, triqueta::refusal::wrong_commitment},
    {TQ_REFUSAL_NO_PUBLIC_SOURCE, triqueta::refusal::no_public_source},
    {TQ_REFUSAL_OTHER_TERMS, triqueta::refusal::other_terms},
    {TQ_REFUSAL_NO_FAIR_DEAL, triqueta::refusal::no_fair_deal},
    {TQ_REFUSAL_NO_SEED, triqueta::refusal::no_seed},
    {TQ_REFUSAL_WRONG_SEED, triqueta::refusal::wrong_seed},
    {TQ_REFUSAL_OTHER_DEAL, triqueta::refusal::other_deal},
};

static_assert([] {
    for (auto const& [number, why] : refusal_codes)
        if (number != why.code()) return false;
    return true;
}());
static_assert(
    [] {
        return !triqueta::shipped::any_refusal([](triqueta::named_refusal const& one) {
            for (auto const& [number, why] : refusal_codes)
                if (number == one.why.code()) return false;
            return true;
        });
    }(),
    "a refusal has no constant TQ_REFUSAL_... in triqueta.h: add it, and to the table above");

}  // namespace tq

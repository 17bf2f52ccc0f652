#pragma once

#include <cstdint>

namespace triqueta {

/// The number of a rule in docs/rules.md, such as B10; empty for a refusal that cites no rule.
struct rule_number {
    char letter = 0;
    std::uint8_t number = 0;

    [[nodiscard]] constexpr explicit operator bool() const { return letter != 0; }
    friend constexpr bool operator==(rule_number, rule_number) = default;
};

/// Why something was refused; false if it wasn't. Codes are stable and a closed list: those here belong to any game,
/// each family names its own beside its rules. text/ has a sentence for each. Your own games use codes from
/// first_of_your_own on.
class [[nodiscard]] refusal {
  public:
    /// Not refused.
    constexpr refusal() = default;
    constexpr explicit refusal(int code, rule_number broken = {})
        : code_{static_cast<std::uint16_t>(code)}, rule_{broken} {}

    /// True when refused.
    [[nodiscard]] constexpr explicit operator bool() const { return code_ != 0; }
    [[nodiscard]] constexpr int code() const { return code_; }
    [[nodiscard]] constexpr rule_number rule() const { return rule_; }

    friend constexpr bool operator==(refusal, refusal) = default;

    // moves
    static const refusal no_such_number;  // no action has this number
    static const refusal game_is_over;
    static const refusal chance_moves;   // chance has to answer before anybody acts
    static const refusal not_your_turn;  // it is another seat's turn
    static const refusal wrong_phase;    // this kind of action isn't possible at this point of a turn

    // set-up
    static const refusal no_such_seat;
    static const refusal no_such_variant;  // no shipped variant has this name with this number of players
    static const refusal wrong_deal;       // not the pieces of this variant

    // chance
    static const refusal chance_not_asked;  // nothing is to be drawn now
    static const refusal not_to_be_drawn;   // none of these is left to be drawn

    // events
    static const refusal event_incomplete;   // lacks what this viewer must have seen
    static const refusal event_contradicts;  // can't have happened, given what is known

    // history
    static const refusal nothing_to_undo;
    static const refusal nothing_to_redo;
    static const refusal undo_would_forget;  // somebody saw a hidden token or card meanwhile

    // text
    static const refusal unknown_word;    // not a word that is expected here
    static const refusal text_too_short;  // more is expected
    static const refusal text_too_long;   // something follows the end
    static const refusal wrong_number;    // not a number that is valid here

    // records and snapshots
    static const refusal wrong_format;     // not one at all
    static const refusal wrong_version;    // of an unknown version
    static const refusal wrong_game;       // of another game, or of an unknown one
    static const refusal bytes_too_short;  // cut off
    static const refusal bytes_too_long;   // something follows the end
    static const refusal wrong_value;      // an invalid value
    static const refusal lacks_tag;        // a required tag is missing
    static const refusal wrong_tag;        // misplaced, repeated, or with an invalid value
    static const refusal wrong_result;     // not how this game ends
    static const refusal too_much;         // more than any game holds
    static const refusal of_one_viewer;    // cut down to what one viewer saw: read it as a view
    static const refusal of_whole_game;    // of the whole game: read it as a match or state

    // JSON
    static const refusal wrong_json;       // not JSON from here on
    static const refusal wrong_json_type;  // the value has the wrong type
    static const refusal lacks_key;        // a required key is missing
    static const refusal wrong_key;        // an unknown or repeated key
    static const refusal keys_disagree;    // contradicts other keys, from which it follows
    static const refusal too_little;       // too few elements

    // memory and sessions
    static const refusal no_memory;          // memory ran out; nothing changed
    static const refusal damaged;            // the check of these bytes fails
    static const refusal session_is_closed;  // the server closed it
    static const refusal no_record;          // a game that began from a position has none
    static const refusal seat_is_taken;      // somebody holds it, with another key
    static const refusal game_has_gone_on;   // what was asked belongs to an earlier position
    static const refusal no_person;          // no person holds the seat

    // games chosen at run time
    static const refusal unknown_game;     // no game has this name
    static const refusal wrong_players;    // this game isn't for so many players
    static const refusal unknown_option;   // the game has no option of this name
    static const refusal repeated_option;  // the option is given twice
    static const refusal wrong_option;     // the option can't have this value

    // messages of a match
    static const refusal other_match;          // the message is for another match
    static const refusal other_viewer;         // the message is for another viewer
    static const refusal missed_messages;      // messages before this one are missing
    static const refusal repeated_message;     // the view has all of it
    static const refusal overlapping_message;  // the view has its beginning
    static const refusal undone_line;          // moves were taken back between the message and the view
    static const refusal older_save;           // the server went on from another save than the view
    static const refusal wrong_end;            // it doesn't lead to the position that it claims

    // fair deals
    static const refusal guessable_seed;     // bytes that are no entropy
    static const refusal not_a_contributor;  // this seat contributes nothing to the deal
    static const refusal committed_already;  // this seat has committed
    static const refusal not_all_committed;  // nobody may reveal before everybody has committed
    static const refusal revealed_already;   // this has been revealed
    static const refusal not_all_revealed;   // contributions or the public value are missing
    static const refusal wrong_commitment;   // not what was committed to
    static const refusal no_public_source;   // no source of a public value was named
    static const refusal other_terms;        // the fair deal is for another game, match or set-up
    static const refusal no_fair_deal;       // nobody committed to this deal
    static const refusal no_seed;            // the seed isn't there, so the deal can't be checked
    static const refusal wrong_seed;         // not the seed that follows from the fair deal
    static const refusal other_deal;         // not what the seed deals

    // positions set up by hand; each game has its own beside these
    static const refusal wrong_seats;    // a turn or pieces of a seat without a player
    static const refusal wrong_secrets;  // what a player knows doesn't fit the table

    static constexpr int first_of_your_own = 1024;

  private:
    std::uint16_t code_ = 0;
    rule_number rule_;
};

/// A refusal and its name, for lists at run time. The names are unique and as stable as the codes.
struct named_refusal {
    refusal why;
    char const* name = "";
};

inline constexpr refusal refusal::no_such_number{1};
inline constexpr refusal refusal::game_is_over{2};
inline constexpr refusal refusal::chance_moves{3};
inline constexpr refusal refusal::not_your_turn{4};
inline constexpr refusal refusal::wrong_phase{5};
inline constexpr refusal refusal::no_such_seat{6};
inline constexpr refusal refusal::no_such_variant{7};
inline constexpr refusal refusal::wrong_deal{8};
inline constexpr refusal refusal::chance_not_asked{9};
inline constexpr refusal refusal::not_to_be_drawn{10};
inline constexpr refusal refusal::event_incomplete{11};
inline constexpr refusal refusal::event_contradicts{12};
inline constexpr refusal refusal::nothing_to_undo{13};
inline constexpr refusal refusal::nothing_to_redo{14};
inline constexpr refusal refusal::undo_would_forget{15};
inline constexpr refusal refusal::unknown_word{16};
inline constexpr refusal refusal::text_too_short{17};
inline constexpr refusal refusal::text_too_long{18};
inline constexpr refusal refusal::wrong_number{19};
inline constexpr refusal refusal::wrong_format{20};
inline constexpr refusal refusal::wrong_version{21};
inline constexpr refusal refusal::wrong_game{22};
inline constexpr refusal refusal::bytes_too_short{23};
inline constexpr refusal refusal::bytes_too_long{24};
inline constexpr refusal refusal::wrong_value{25};
inline constexpr refusal refusal::lacks_tag{26};
inline constexpr refusal refusal::wrong_tag{27};
inline constexpr refusal refusal::wrong_result{28};
inline constexpr refusal refusal::too_much{29};
inline constexpr refusal refusal::wrong_seats{30};
inline constexpr refusal refusal::wrong_secrets{31};
inline constexpr refusal refusal::no_memory{160};
inline constexpr refusal refusal::damaged{161};
inline constexpr refusal refusal::session_is_closed{162};
inline constexpr refusal refusal::no_record{163};
inline constexpr refusal refusal::wrong_players{164};
inline constexpr refusal refusal::unknown_option{165};
inline constexpr refusal refusal::wrong_option{166};
inline constexpr refusal refusal::unknown_game{167};
inline constexpr refusal refusal::other_match{168};
inline constexpr refusal refusal::other_viewer{169};
inline constexpr refusal refusal::missed_messages{170};
inline constexpr refusal refusal::repeated_message{171};
inline constexpr refusal refusal::overlapping_message{172};
inline constexpr refusal refusal::undone_line{173};
inline constexpr refusal refusal::older_save{174};
inline constexpr refusal refusal::wrong_end{175};
inline constexpr refusal refusal::repeated_option{176};
inline constexpr refusal refusal::of_one_viewer{177};
inline constexpr refusal refusal::of_whole_game{178};
inline constexpr refusal refusal::seat_is_taken{179};
inline constexpr refusal refusal::game_has_gone_on{180};
inline constexpr refusal refusal::no_person{181};
inline constexpr refusal refusal::guessable_seed{192};
inline constexpr refusal refusal::not_a_contributor{193};
inline constexpr refusal refusal::committed_already{194};
inline constexpr refusal refusal::not_all_committed{195};
inline constexpr refusal refusal::revealed_already{196};
inline constexpr refusal refusal::not_all_revealed{197};
inline constexpr refusal refusal::wrong_commitment{198};
inline constexpr refusal refusal::no_public_source{199};
inline constexpr refusal refusal::other_terms{200};
inline constexpr refusal refusal::no_fair_deal{201};
inline constexpr refusal refusal::no_seed{202};
inline constexpr refusal refusal::wrong_seed{203};
inline constexpr refusal refusal::other_deal{204};
inline constexpr refusal refusal::wrong_json{128};
inline constexpr refusal refusal::wrong_json_type{129};
inline constexpr refusal refusal::lacks_key{130};
inline constexpr refusal refusal::wrong_key{131};
inline constexpr refusal refusal::keys_disagree{132};
inline constexpr refusal refusal::too_little{133};

/// The refusals of any game.
inline constexpr named_refusal general_refusals[] = {
    {refusal::no_such_number, "no_such_number"},
    {refusal::game_is_over, "game_is_over"},
    {refusal::chance_moves, "chance_moves"},
    {refusal::not_your_turn, "not_your_turn"},
    {refusal::wrong_phase, "wrong_phase"},
    {refusal::no_such_seat, "no_such_seat"},
    {refusal::no_such_variant, "no_such_variant"},
    {refusal::wrong_deal, "wrong_deal"},
    {refusal::chance_not_asked, "chance_not_asked"},
    {refusal::not_to_be_drawn, "not_to_be_drawn"},
    {refusal::event_incomplete, "event_incomplete"},
    {refusal::event_contradicts, "event_contradicts"},
    {refusal::nothing_to_undo, "nothing_to_undo"},
    {refusal::nothing_to_redo, "nothing_to_redo"},
    {refusal::undo_would_forget, "undo_would_forget"},
    {refusal::unknown_word, "unknown_word"},
    {refusal::text_too_short, "text_too_short"},
    {refusal::text_too_long, "text_too_long"},
    {refusal::wrong_number, "wrong_number"},
    {refusal::wrong_format, "wrong_format"},
    {refusal::wrong_version, "wrong_version"},
    {refusal::wrong_game, "wrong_game"},
    {refusal::bytes_too_short, "bytes_too_short"},
    {refusal::bytes_too_long, "bytes_too_long"},
    {refusal::wrong_value, "wrong_value"},
    {refusal::lacks_tag, "lacks_tag"},
    {refusal::wrong_tag, "wrong_tag"},
    {refusal::wrong_result, "wrong_result"},
    {refusal::too_much, "too_much"},
    {refusal::wrong_seats, "wrong_seats"},
    {refusal::wrong_secrets, "wrong_secrets"},
    {refusal::wrong_json, "wrong_json"},
    {refusal::wrong_json_type, "wrong_json_type"},
    {refusal::lacks_key, "lacks_key"},
    {refusal::wrong_key, "wrong_key"},
    {refusal::keys_disagree, "keys_disagree"},
    {refusal::too_little, "too_little"},
    {refusal::no_memory, "no_memory"},
    {refusal::damaged, "damaged"},
    {refusal::session_is_closed, "session_is_closed"},
    {refusal::no_record, "no_record"},
    {refusal::wrong_players, "wrong_players"},
    {refusal::unknown_option, "unknown_option"},
    {refusal::wrong_option, "wrong_option"},
    {refusal::unknown_game, "unknown_game"},
    {refusal::other_match, "other_match"},
    {refusal::other_viewer, "other_viewer"},
    {refusal::missed_messages, "missed_messages"},
    {refusal::repeated_message, "repeated_message"},
    {refusal::overlapping_message, "overlapping_message"},
    {refusal::undone_line, "undone_line"},
    {refusal::older_save, "older_save"},
    {refusal::wrong_end, "wrong_end"},
    {refusal::repeated_option, "repeated_option"},
    {refusal::of_one_viewer, "of_one_viewer"},
    {refusal::of_whole_game, "of_whole_game"},
    {refusal::seat_is_taken, "seat_is_taken"},
    {refusal::game_has_gone_on, "game_has_gone_on"},
    {refusal::no_person, "no_person"},
    {refusal::guessable_seed, "guessable_seed"},
    {refusal::not_a_contributor, "not_a_contributor"},
    {refusal::committed_already, "committed_already"},
    {refusal::not_all_committed, "not_all_committed"},
    {refusal::revealed_already, "revealed_already"},
    {refusal::not_all_revealed, "not_all_revealed"},
    {refusal::wrong_commitment, "wrong_commitment"},
    {refusal::no_public_source, "no_public_source"},
    {refusal::other_terms, "other_terms"},
    {refusal::no_fair_deal, "no_fair_deal"},
    {refusal::no_seed, "no_seed"},
    {refusal::wrong_seed, "wrong_seed"},
    {refusal::other_deal, "other_deal"},
};

}  // namespace triqueta

#pragma once

#include "triqueta/any/cursor.hpp"
#include "triqueta/any/encoding_list.hpp"
#include "triqueta/any/field_functions.hpp"
#include "triqueta/any/game_choice.hpp"
#include "triqueta/any/memory.hpp"
#include "triqueta/any/output.hpp"
#include "triqueta/core/field.hpp"
#include "triqueta/core/game_limits.hpp"
#include "triqueta/core/option.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/data/action_record.hpp"
#include "triqueta/play/fair_terms.hpp"
#include "triqueta/play/match_choices.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/names.hpp"
#include "triqueta/text/tags.hpp"
#include "triqueta/text/verification.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A game with its type erased: what the library does with the matches and views of one game, as functions. The matches
/// and views are behind pointers to void. any_games.hpp makes an any_game for each game of a catalogue.
///
/// The functions of matches and of views stand in two tables each: what games are played with, and what is read,
/// written and computed for others. So a library can compile the first for speed and the second for size.
namespace triqueta {

namespace detail {

class byte_reader;

/// Why a text or bytes were refused, and at which byte. Positions may have several reasons.
struct fault {
    reasons why;
    std::size_t where = 0;

    [[nodiscard]] constexpr explicit operator bool() const { return !why.empty(); }
};

/// An action of a seat, or an answer of chance, by its number.
struct happening {
    turn whose = turn::chance();
    int number = 0;
};

/// Where the events of a message end.
struct end_of_events {
    std::uint64_t count = 0;
    std::uint64_t view_hash = 0;
};

/// The most score lines that any game has.
inline constexpr std::size_t most_lines_of_a_result = 32;

/// The rules, for the position of a match or view.
struct position_functions {
    turn (*whose_turn)(void const*);
    int (*players)(void const*);
    // Both return how many actions there are, and write them if they fit.
    std::size_t (*legal)(void const*, std::span<std::int32_t> out);
    std::size_t (*distinct)(void const*, std::span<std::int32_t> out);
    void (*write_mask)(void const*, std::span<std::uint8_t> out);
    refusal (*why_not)(void const*, seat, int action);
};

/// What is computed and written of the position of a match or view.
struct position_outputs {
    void (*points)(void const*, std::int32_t* out);       // of each player
    void (*lines)(void const*, seat, std::int32_t* out);  // of one player
    seat_set (*winners)(void const*);
    std::uint64_t (*hash)(void const*);
    std::uint64_t (*canonical_hash)(void const*);
    byte_output (*write_bytes)(void const*, byte_output);
    text_output (*write_text)(void const*, text::language const&, text_output);
    text_output (*write_result)(void const*, text_output);

    [[nodiscard]] int points_of(void const* at, seat s) const {
        std::int32_t all[most_seats_of_any_game];
        points(at, all);
        return all[s.number()];
    }
    [[nodiscard]] int line_of(void const* at, int line, seat s) const {
        std::int32_t all[most_lines_of_a_result];
        lines(at, s, all);
        return all[line];
    }
};

struct match_functions {
    position_functions position;

    /// Creates a match at a place in memory. False: nothing was created.
    bool (*make_copy)(void* at, memory const&, void const* from, future);
    void (*destroy)(void*);

    bool (*copy)(void* to, void const* from, future);

    refusal (*play)(void*, seat, int action);
    /// Plays an action of the seat to move, and writes the next turn and its legal actions.
    refusal (*step)(void*, int action, turn& next, std::int32_t* legal, std::size_t& count);
    int (*chance)(void const*, std::int32_t* outcomes, std::uint32_t* weights);
    refusal (*reveal)(void*, int outcome);
    refusal (*draw)(void*, dice&, std::int32_t* outcome);
    refusal (*draw_by)(void*, std::optional<dice> const&);
    std::uint64_t (*play_out)(void*, dice&);

    std::size_t (*moment)(void const*);
    void (*make_view)(void const*, viewer, void* at);
};

struct match_data_functions {
    position_outputs position;

    // Each creates a match at a place in memory. Refused, `fault` or false: nothing was created.
    refusal (*make)(void* at, memory const&, game_choice const&, chance_source const&);
    fault (*read_state)(void* at, memory const&, std::span<std::byte const>);
    fault (*read_state_text)(void* at, memory const&, std::string_view, text::language const&);
    fault (*read_record)(void* at, memory const&, std::string_view, text::tags&);
    text::verification (*verify_record)(std::string_view);
    parsed<fair_choice> (*read_fair_deal)(any_game const&, std::string_view);
    text_output (*write_fair_deal)(fair_choice const&, future, text_output);
    bool (*read_match)(void* at, memory const&, byte_reader&);

    game_choice (*choice)(void const*, any_game const&);
    bool (*is_from_position)(void const*);
    bool (*is_fair)(void const*);
    refusal (*undo)(void*, undo_looks, undo_span);
    refusal (*why_not_undo)(void const*, undo_looks, undo_span);
    refusal (*redo)(void*);

    bool (*equal)(void const*, void const*);
    std::optional<seed_number> (*source)(void const*);
    std::uint64_t (*view_hash)(void const*, viewer, std::size_t moment);
    /// Makes the view that a viewer had at a moment.
    void (*make_view_at)(void const*, viewer, std::size_t moment, void* at);
    std::size_t (*history_size)(void const*);
    /// What happened at a place of the history: whose turn it was, and the number of the action or outcome.
    happening (*happened)(void const*, std::size_t place);
    byte_output (*write_events)(void const*, viewer, std::size_t since, bool with_header, byte_output);
    byte_output (*write_view)(void const*, viewer, byte_output);
    text_output (*write_record)(void const*, std::optional<viewer>, text::tags const&, text_output);
    byte_output (*write_match)(void const*, byte_output);
};

struct view_functions {
    position_functions position;

    bool (*make_start)(void* at, viewer, game_choice const&);
    void (*copy)(void* at, void const* from);
    game_choice (*choice)(void const*, any_game const&);
    viewer (*who)(void const*);
    void (*encode)(void const*, std::span<std::int8_t> out);
    /// Moves on by events with a header, or by those of a message, which has none and says where they end. Refused, and
    /// nothing changed, if one doesn't fit or they end elsewhere.
    refusal (*advance)(void*, std::span<std::byte const>, end_of_events const* end, std::size_t& count);
    /// Makes a match that goes on from a completion of the view; `is_match`: there is one already.
    void (*complete)(void const*, dice&, void* match, memory const&, bool is_match);
};

struct view_data_functions {
    position_outputs position;

    // Each creates a view at a place in memory. `fault`: nothing was created.
    fault (*read)(void* at, std::span<std::byte const>);
    fault (*read_text)(void* at, std::string_view, text::language const&);
    fault (*read_record)(void* at, std::string_view, text::tags&);
    fault (*read_json)(void* at, std::string_view, text::language const&);

    /// Becomes another view, from its bytes. Refused, and nothing changed, if it hasn't this viewer and hash.
    refusal (*replace)(void* at, std::span<std::byte const>, viewer, std::uint64_t hash);
    bool (*equal)(void const*, void const*);
    text_output (*write_json)(void const*, text::language const&, text_output);
    /// Writes the events of a message, or those with a header, as sentences, a line for each event that has some.
    /// Refused if one doesn't fit.
    refusal (*write_sentences)(void const*, std::span<std::byte const>, bool with_header, text::language const&,
                               text::names const&, text_output&);
};

}  // namespace detail

/// A game of a catalogue.
struct any_game {
    char const* name;
    int variant;  // the index of its entry in the catalogue
    char const* (*title_in)(text::language const&);
    bool (*takes)(int players);
    option_list options;

    int actions;     // their numbers are below it
    int most_legal;  // at once
    int outcomes;    // of chance; their numbers are below it
    int most_players;
    int most_at_once;  // entries that one call adds to a history
    int encoding_length;
    encoding_list encoding_fields;
    int state_encoding_length;
    int own_offset;  // in the encoding of a view
    int own_length;
    int lines;   // of a result
    int pieces;  // of a deal by hand, without later piles; 0 if there are none

    std::uint32_t code;  // in snapshots
    std::size_t match_size;
    std::size_t match_alignment;
    std::size_t view_size;
    std::size_t view_alignment;

    // Words of actions, outcomes, events and results.

    text_output (*write_action)(int action, text::language const&, text_output);
    parsed<int> (*read_action)(std::string_view, text::language const&);
    text_output (*write_outcome)(int outcome, text::language const&, text_output);
    parsed<int> (*read_outcome)(std::string_view, text::language const&);
    refusal (*check_events)(std::span<std::byte const>);
    text_output (*write_events_json)(std::span<std::byte const>, text_output);
    text_output (*write_events_text)(std::span<std::byte const>, text::language const&, text_output);
    parsed<bool> (*read_event)(std::string_view, text::language const&, byte_output&);
    char const* (*line_name)(int line);
    char const* (*line_label)(int line, text::language const&);
    bool (*reserves)(std::string_view tag);
    char const* (*sentence)(refusal, text::language const&);
    /// Why these options aren't possible, and the index of the one that is wrong: −1 for the seat that begins.
    refusal (*why_not)(game_choice const&, int& wrong);
    /// What no game of these options goes beyond. Precondition: they are possible.
    game_limits (*limits)(game_choice const&);

    detail::match_functions const* match;
    detail::match_data_functions const* match_data;
    detail::view_functions const* view;
    detail::view_data_functions const* view_data;
    detail::field_functions const* fields;

    [[nodiscard]] char const* title(text::language const& in) const { return title_in(in); }
    /// The words of an action. Empty if none has this number.
    [[nodiscard]] std::string action_text(int action, text::language const& in) const {
        if (action < 0 || action >= actions) return {};
        return detail::string_of([&](text_output to) { return write_action(action, in, to); });
    }

    /// The kinds of actions, with their fields.
    [[nodiscard]] std::span<action_kind const> action_kinds() const { return fields->actions; }
    /// The kind of an action. Precondition: there is such an action.
    [[nodiscard]] action_kind const& kind_of(int action) const {
        return fields->actions[static_cast<std::size_t>(kind_of_action(fields->actions, action))];
    }
    /// The values of all fields of an action, each at its offset. Precondition: there is such an action.
    [[nodiscard]] std::vector<std::int32_t> action_record(int action) const {
        std::vector<std::int32_t> all(record_length(kind_of(action).fields));
        detail::put_action_record(kind_of(action), action, fields->write_action, all);
        return all;
    }
    /// The number of the action of this kind with these fields: action("draw", {2}). None if there is none.
    [[nodiscard]] std::optional<int> action(std::string_view kind, std::span<std::int32_t const> record) const {
        for (auto const& one : fields->actions)
            if (one.name == kind) return detail::find_action(one, record, fields->write_action);
        return std::nullopt;
    }
    [[nodiscard]] std::optional<int> action(std::string_view kind, std::initializer_list<std::int32_t> record) const {
        return action(kind, std::span{record.begin(), record.size()});
    }

    [[nodiscard]] field_list const& event_fields() const { return fields->of_events; }
    [[nodiscard]] field_list const& view_fields() const { return fields->of_views; }
    [[nodiscard]] field_list const& result_fields() const { return fields->of_results; }
    /// The pieces with this name, of a field of pieces or counts. Null if there are none.
    [[nodiscard]] any_pieces const* pieces_named(std::string_view wanted) const {
        for (auto const& one : fields->pieces)
            if (one.name == wanted) return &one;
        return nullptr;
    }
};

/// The terms of a fair deal for a game chosen at run time, where nobody contributes yet.
[[nodiscard]] constexpr fair_terms fair_terms_of(game_choice const& chosen) {
    fair_terms made;
    made.game = chosen.game->name;
    made.players = chosen.players;
    made.first = seat{chosen.first};
    for (int i = 0; i < chosen.game->options.size(); ++i) made.options.add(chosen.options[static_cast<std::size_t>(i)]);
    return made;
}

}  // namespace triqueta

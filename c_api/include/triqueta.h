/** @file
 * The C API of Triqueta: the complete rules of the Triqueta and Triangles tabletop games, as functions over handles.
 *
 * Use it from C, or bind another language to it (docs/bindings.md). This header is its own manual: it is all you need
 * to write a program that plays any of the games.
 *
 * There are two families of games. **Triqueta** has tokens with animals: the variants base_game, hidden_wolves,
 * base_game_duel and hidden_wolves_duel. **Triangles** has cards with pieces of triangles: mayhem and race.
 *
 * # Overview
 *
 * 1. tq_variant_find finds a variant, and tq_game_new creates a game of it.
 * 2. While tq_game_turn returns a seat, tq_game_legal lists the legal actions of that seat, and tq_game_play plays one.
 * 3. tq_game_points returns the points, and tq_game_free frees the game.
 *
 * Actions are numbers, and so are the tokens and cards that chance draws (the outcomes). These numbers never change.
 * docs/views.md lists them; tq_action_text and tq_outcome_text turn them into words, in the grammar of docs/words.md.
 * Variants, options, languages, refusals, statuses and fields are listed at run time: a program that uses the lists
 * needs no change for a new game.
 *
 * # Views
 *
 * A tq_view is the observation of one player or spectator: all that this viewer may know, and nothing else. Give views
 * to clients and bots, and keep games on the server. Most functions that query a game have a twin for views.
 *
 * A tq_game is a session: a match with its history, its source of chance, names and seats, saved by tq_game_save. It
 * sends each viewer a stream of messages by tq_game_catch_up. A client on another machine creates its view from the
 * first message by tq_view_join, and tq_view_advance applies the others.
 *
 * You may give a viewer everything that you get from the viewer's own view, or from a function that takes this viewer
 * as `viewer`. The rest of a tq_game can reveal secrets: its save, snapshot, text, complete record, history and hashes,
 * its tags, and the outcomes that chance can draw. docs/bindings.md has a table.
 *
 * # Conventions
 *
 * **Status.** Every function that can fail returns a `tq_status`. On failure nothing changes: handles and buffers stay
 * as they were. Numbers are set to 0, and new handles to NULL. (Only TQ_TOO_SMALL sets `*count`, and only TQ_REFUSED
 * sets a refusal or a tq_fault.) A pointer may be NULL only where this header says so; otherwise the function returns
 * TQ_NULL.
 *
 * **Errors.** Every function with a parameter of one of these names has its status: what isn't valid as `variant` is
 * TQ_NO_SUCH_VARIANT, as `options` TQ_WRONG_OPTIONS, as `seat` TQ_NO_SUCH_SEAT, as `viewer` TQ_NO_SUCH_VIEWER, as
 * `language` TQ_NO_SUCH_LANGUAGE, as `index` TQ_NO_SUCH_INDEX, and as text TQ_NOT_UTF8. Every function with a buffer
 * has TQ_TOO_SMALL and TQ_TOO_LONG, and with an allocator TQ_NO_MEMORY. The comment of a function lists only its other
 * errors. It also leaves out TQ_NULL, and the errors of handles and structs. A few refusals are named like a status,
 * such as TQ_REFUSAL_NO_SUCH_SEAT: a refusal always comes with the status TQ_REFUSED.
 *
 * **Order.** Inputs come first, then an allocator, then outputs, then the refusal or fault. A function that copies has
 * its source first; its destination is called `into`.
 *
 * **Refusals.** If the rules don't allow a move, the function returns TQ_REFUSED and sets `*refusal` to the reason, one
 * of TQ_REFUSAL_…. tq_refusal_text and tq_refusal_rule explain it. 0 means that there is no refusal. A function that
 * parses text or bytes fills a tq_fault instead, which also says where the fault is. `refusal` and `fault` may be NULL.
 *
 * **Choices.** A game is chosen by `(variant, options, option_count)`. Option 0 is the number of players, option 1 the
 * seat that begins, and the others are the variant's own: tq_option_count, tq_option_name and tq_option_bounds list
 * them. Options that are left out have their defaults. So `options` may be NULL if `option_count` is 0. tq_choice_check
 * says which option is wrong, and why. tq_choice_parse reads a choice from text, such as
 * "hidden_wolves(players=4, first=2)".
 *
 * **Handles** are tq_game, tq_view and tq_batch. Functions with `new`, `from`, `join`, `load` or `clone` in their names
 * create them. The caller owns a handle, and frees it with the `free` function of its type, which accepts NULL. A live
 * handle of another type is TQ_WRONG_HANDLE. The library can't recognize a pointer that was freed or never was a
 * handle: the behaviour is undefined.
 *
 * **Buffers** belong to the caller: `(out, capacity, count)`. The function sets `*count` to the number of elements. If
 * `capacity` is less than that, it writes nothing and returns TQ_TOO_SMALL. To ask for the count, pass NULL as `out`
 * and 0 as `capacity`; the status is then TQ_TOO_SMALL, or TQ_OK if the count is 0. Text is UTF-8. Its count excludes
 * the terminating NUL, which the function writes if there is room for it. `count` may be NULL.
 *
 * **Inputs** of text or bytes are a pointer and a length in bytes. The pointer may be NULL if the length is 0. The
 * library neither reads an input nor writes an output of more than TQ_MOST_INPUT bytes: both are TQ_TOO_LONG. Only
 * saved games may be longer.
 *
 * **Lists.** An index counts from 0 and is below the count of its list.
 *
 * **Overlaps.** An output must not overlap another output or an input. If it does, its contents are unspecified, even
 * if it is a new handle. Still, the call damages none of its handles, and writes nothing outside its outputs.
 *
 * **Structs**, except tq_dice and tq_cursor, begin with `struct_size`. Set it to `sizeof` before any call; 0 is
 * TQ_NO_STRUCT_SIZE. Structs grow only at the end. If yours is smaller, because your header is older, the library uses
 * the fields that it has. If yours is larger, because your header is newer, the library ignores the fields that it
 * doesn't know. tq_struct_size returns the size that the library knows.
 *
 * **Constants** fit an `int32_t`, as which they are passed. Every enumeration has a negative member, so its type is
 * signed in all languages and generators. The library neither returns nor accepts members whose names end in _SIGNED.
 *
 * **Seats** count from 0, clockwise.
 *
 * **Threads.** There is no global state. Use a handle from one thread at a time; only functions that take it as `const`
 * may run concurrently, and those of separate ranges of a batch. Functions without a handle are thread-safe. The
 * library calls an allocator on the thread that calls the library. So concurrent calls with one allocator, such as of
 * tq_view_new, can call it concurrently.
 *
 * **Callbacks.** The library calls back only the allocator, and only from functions that take or free memory. These are
 * the functions that create a handle (with `new`, `from`, `join`, `load` or `clone` in their names) or free it, and
 * tq_game_copy, tq_game_play, tq_game_play_at, tq_game_step, tq_game_reveal, tq_game_draw, tq_game_redo,
 * tq_game_set_dice, tq_game_play_out, tq_game_set_tag, tq_game_claim_seat, tq_game_close, tq_view_complete and
 * tq_batch_game: the history, times or tags of their game may grow or be freed. No exception, assert or abort reaches
 * the caller.
 *
 * **Linking.** On Windows, define TQ_STATIC if you link the static library; the functions are then not declared as
 * imported from a DLL. (Users of CMake get it from triqueta::c.) If your tool can't parse attributes, define TQ_API as
 * nothing before you include this header.
 */
#ifndef TRIQUETA_H
#define TRIQUETA_H

#include <stddef.h>
#include <stdint.h>

#ifndef TQ_API
#if defined(_WIN32) && !defined(TQ_STATIC)
#ifdef TQ_BUILDING
#define TQ_API __declspec(dllexport)
#else
#define TQ_API __declspec(dllimport)
#endif
#elif defined(__GNUC__)
#define TQ_API __attribute__((visibility("default")))
#else
#define TQ_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------ constants */

/** The status of a call: one of the constants of tq_status_code. */
typedef int32_t tq_status;

/** The values of tq_status. They never change; a later version may have more of them. */
enum tq_status_code {
    TQ_STATUS_SIGNED = -1,
    TQ_OK = 0,
    TQ_NULL = 1,              /**< a required pointer is NULL */
    TQ_WRONG_HANDLE = 2,      /**< not a live handle of this type */
    TQ_NO_MEMORY = 3,         /**< the allocator returned no memory */
    TQ_TOO_SMALL = 4,         /**< the buffer is too small; `*count` is the capacity that it needs */
    TQ_REFUSED = 5,           /**< against the rules, or it can't be parsed; the refusal or fault has the reason */
    TQ_NO_STRUCT_SIZE = 6,    /**< `struct_size` is 0: set it to `sizeof` */
    TQ_WRONG_STRUCT_SIZE = 7, /**< `struct_size` is less than the first version of the struct had */
    TQ_NO_SUCH_VARIANT = 8,   /**< no variant has this number or name */
    TQ_WRONG_OPTIONS = 9,     /**< the variant doesn't allow these options: tq_choice_check says which is wrong */
    TQ_OUT_OF_RANGE = 10,     /**< a number is out of range that has no status of its own */
    TQ_NOT_UTF8 = 11,         /**< the text isn't valid UTF-8 */
    TQ_OTHER_GAME = 12,       /**< of another variant, or with another number of players */
    TQ_NO_RECORD = 13,        /**< the game began from a position, so it has no record */
    TQ_WRONG_DEAL = 14,       /**< the pieces of the deal aren't those of the variant */
    TQ_NOT_FOUND = 15,        /**< nothing has this name */
    TQ_TOO_LONG = 16,         /**< a text or bytes, read or to be written, exceed TQ_MOST_INPUT bytes */
    TQ_NO_SUCH_SEAT = 17,     /**< the game doesn't have this seat */
    TQ_NO_SUCH_VIEWER = 18,   /**< neither a seat of the game nor TQ_SPECTATOR */
    TQ_NO_SUCH_LANGUAGE = 19, /**< no language has this number */
    TQ_NO_SUCH_INDEX = 20,    /**< the index isn't below the count of its list */
    TQ_NO_SUCH_MOMENT = 21,   /**< so much hasn't happened in the game */
    TQ_NO_SUCH_ACTION = 22,   /**< the variant has no action of this number */
    TQ_NO_SUCH_OUTCOME = 23,  /**< the variant has no outcome of this number */
    TQ_NO_SUCH_REFUSAL = 24,  /**< no refusal has this code */
    TQ_OVERLAP = 25,          /**< an output overlaps an input that is still needed */
    TQ_NO_SUCH_LEVEL = 26,    /**< no level of a bot has this number */
    TQ_NOT_BEGUN = 27         /**< nothing was begun: begin with a view first */
};

/** Special values used where a seat or a viewer is expected. */
enum tq_who {
    TQ_CHANCE = -1,    /**< as a turn, or in the history: chance */
    TQ_OVER = -2,      /**< as a turn: the game is over */
    TQ_SPECTATOR = -3, /**< as a viewer: a spectator, who knows no secrets */
    TQ_ALL = -4        /**< for tq_game_record: the complete record, not that of one viewer */
};

/** The kernel of games that are played one after the other. The others are listed by tq_kernel_count. */
enum tq_kernel { TQ_ONE_BY_ONE = -1 };

/** The languages of all texts. tq_language_count and tq_language_code list them. */
enum tq_language { TQ_LANGUAGE_SIGNED = -1, TQ_ENGLISH = 0, TQ_GERMAN = 1, TQ_FRENCH = 2 };

/** Whether a copy of a game knows what will be drawn. */
enum tq_future {
    TQ_FUTURE_SIGNED = -1,
    TQ_FUTURE_UNKNOWN = 0, /**< the copy has neither deal nor dice: for a search, and for all who may not know */
    TQ_FUTURE_KNOWN = 1    /**< an exact copy, for a server */
};

/** How much to undo. */
enum tq_span {
    TQ_SPAN_SIGNED = -1,
    TQ_LAST_ACTION = 0, /**< the last action */
    TQ_LAST_TURN = 1    /**< all actions since another seat acted */
};

/** Who plays for a seat. */
enum tq_holder { TQ_HOLDER_SIGNED = -1, TQ_NOBODY = 0, TQ_PERSON = 1, TQ_BOT = 2 };

/** How the player of a seat left. Somebody else may play on for the seat. */
enum tq_exit { TQ_EXIT_SIGNED = -1, TQ_NO_EXIT = 0, TQ_RESIGNED = 1, TQ_ABANDONED = 2 };

/** The version of this header, limits and lengths. */
enum tq_constant {
    TQ_CONSTANT_SIGNED = -1,
    TQ_HEADER_VERSION = 200, /**< tq_version returns the same number if the library has the same version */
    TQ_MOST_PLAYERS = 27,    /**< players of any variant; enough capacity for points and winners */
    TQ_MOST_OPTIONS = 16,    /**< options of any variant, players and first included */
    TQ_MOST_INPUT = 1048576, /**< bytes of a text, a snapshot or a message */
    TQ_SEED_SIZE = 32,       /**< bytes of a seed */
    TQ_ID_SIZE = 16,         /**< bytes of the id of a game */
    TQ_RANGE_PLACES = 64     /**< ranges of a batch for threads begin at multiples of this */
};

/** The structs whose sizes tq_struct_size returns. */
enum tq_struct {
    TQ_STRUCT_SIGNED = -1,
    TQ_STRUCT_SIZES = 0,
    TQ_STRUCT_ALLOCATOR = 1,
    TQ_STRUCT_FAULT = 2,
    TQ_STRUCT_TOTALS = 3,
    TQ_STRUCT_BATCH_IO = 4,
    TQ_STRUCT_DICE = 5,
    TQ_STRUCT_CURSOR = 6,
    TQ_STRUCT_FIELD = 7
};

/** The lists of fields. */
enum tq_field_list {
    TQ_FIELDS_SIGNED = -1,
    TQ_VIEW_FIELDS = 0,   /**< of a view, for tq_view_field; in the order of its encoding */
    TQ_RESULT_FIELDS = 1, /**< of a result, for tq_view_result_field */
    TQ_EVENT_FIELDS = 2,  /**< of an event, for tq_view_events */
    TQ_ACTION_FIELDS = 16 /**< add the index of a kind of actions: of such an action, for tq_action_fields */
};

/** What the values of a field are. */
enum tq_field_kind {
    TQ_FIELD_KIND_SIGNED = -1,
    TQ_NUMBERS = 0, /**< quantities, or indexes such as those of rows */
    TQ_FLAGS = 1,   /**< 0 or 1 */
    TQ_CHOICES = 2, /**< indexes of names, for tq_field_choice */
    TQ_COUNTS = 3,  /**< how many pieces there are of a kind; the place in a row is the number of the kind */
    TQ_SEATS = 4,   /**< seats. The field `turn` also has TQ_CHANCE and TQ_OVER; in `viewer` a spectator is -1 */
    TQ_PIECES = 5,  /**< kinds of pieces (tokens or cards), for tq_piece_text */
    TQ_ACTIONS = 6  /**< action numbers */
};

/** How tq_encoding_expand rewrites encoded views. */
enum tq_expansion {
    TQ_EXPANSION_SIGNED = -1,
    TQ_RELATIVE_SEATS = 1, /**< seats are counted from the viewer, who is seat 0 */
    TQ_ONE_HOT = 2         /**< seats, choices and pieces become a 1 among zeros */
};

/** How a tie was broken. */
enum tq_tie_break {
    TQ_TIE_BREAK_SIGNED = -1,
    TQ_NO_TIE = 0,        /**< one player had the most points */
    TQ_TIE_BY_TOKENS = 1, /**< one of those with the most points had the most tokens */
    TQ_TIE_SHARED = 2     /**< several had the most of both, and win together */
};

/** The codes of refusals: reasons why a move, text or bytes were refused. tq_refusal_text returns a sentence for each.
 * They never change; a later version may have more of them. tq_refusal_count and tq_refusal_at list them, and
 * tq_refusal_name returns their names. A constant with a game in its name occurs only in that game. Constants with
 * WRONG are mostly faults of a position (docs/positions.md) or of another input. */
enum tq_refusal_code {
    TQ_REFUSAL_SIGNED = -1,
    TQ_REFUSAL_NO_SUCH_NUMBER = 1,
    TQ_REFUSAL_GAME_IS_OVER = 2,
    TQ_REFUSAL_CHANCE_MOVES = 3,
    TQ_REFUSAL_NOT_YOUR_TURN = 4,
    TQ_REFUSAL_WRONG_PHASE = 5,
    TQ_REFUSAL_NO_SUCH_SEAT = 6,
    TQ_REFUSAL_NO_SUCH_VARIANT = 7,
    TQ_REFUSAL_WRONG_DEAL = 8,
    TQ_REFUSAL_CHANCE_NOT_ASKED = 9,
    TQ_REFUSAL_NOT_TO_BE_DRAWN = 10,
    TQ_REFUSAL_EVENT_INCOMPLETE = 11,
    TQ_REFUSAL_EVENT_CONTRADICTS = 12,
    TQ_REFUSAL_NOTHING_TO_UNDO = 13,
    TQ_REFUSAL_NOTHING_TO_REDO = 14,
    TQ_REFUSAL_UNDO_WOULD_FORGET = 15,
    TQ_REFUSAL_UNKNOWN_WORD = 16,
    TQ_REFUSAL_TEXT_TOO_SHORT = 17,
    TQ_REFUSAL_TEXT_TOO_LONG = 18,
    TQ_REFUSAL_WRONG_NUMBER = 19,
    TQ_REFUSAL_WRONG_FORMAT = 20,
    TQ_REFUSAL_WRONG_VERSION = 21,
    TQ_REFUSAL_WRONG_GAME = 22,
    TQ_REFUSAL_BYTES_TOO_SHORT = 23,
    TQ_REFUSAL_BYTES_TOO_LONG = 24,
    TQ_REFUSAL_WRONG_VALUE = 25,
    TQ_REFUSAL_LACKS_TAG = 26,
    TQ_REFUSAL_WRONG_TAG = 27,
    TQ_REFUSAL_WRONG_RESULT = 28,
    TQ_REFUSAL_TOO_MUCH = 29,
    TQ_REFUSAL_WRONG_SEATS = 30,
    TQ_REFUSAL_WRONG_SECRETS = 31,
    TQ_REFUSAL_TRIQUETA_NO_SUCH_ROW = 32,
    TQ_REFUSAL_TRIQUETA_NO_SUCH_COLUMN = 33,
    TQ_REFUSAL_TRIQUETA_NO_SUCH_TOWER = 34,
    TQ_REFUSAL_TRIQUETA_COLUMN_EMPTY = 35,
    TQ_REFUSAL_TRIQUETA_ROW_NOT_THERE = 36,
    TQ_REFUSAL_TRIQUETA_KEPT_ENOUGH = 37,
    TQ_REFUSAL_TRIQUETA_ROW_TAKEN = 38,
    TQ_REFUSAL_TRIQUETA_TOWER_USED = 39,
    TQ_REFUSAL_TRIQUETA_NOT_KEPT = 40,
    TQ_REFUSAL_TRIQUETA_NO_BOX = 41,
    TQ_REFUSAL_TRIQUETA_SAME_OPTION = 42,
    TQ_REFUSAL_TRIQUETA_TOO_FEW_TO_DRAW = 43,
    TQ_REFUSAL_TRIQUETA_WRONG_TOKENS = 44,
    TQ_REFUSAL_TRIQUETA_WRONG_HEIGHTS = 45,
    TQ_REFUSAL_TRIQUETA_WRONG_MOVER = 46,
    TQ_REFUSAL_TRIQUETA_WRONG_HAND = 47,
    TQ_REFUSAL_TRIQUETA_WRONG_KEPT = 48,
    TQ_REFUSAL_TRIQUETA_WRONG_ROWS = 49,
    TQ_REFUSAL_TRIQUETA_WRONG_BOX = 50,
    TQ_REFUSAL_TRIQUETA_WRONG_TOWER = 51,
    TQ_REFUSAL_TRIQUETA_WRONG_TILES = 52,
    TQ_REFUSAL_TRIQUETA_WRONG_DECISIONS = 53,
    TQ_REFUSAL_TRIQUETA_WRONG_SHADOWS = 54,
    TQ_REFUSAL_MAYHEM_WRONG_PLAYER_COUNT = 64,
    TQ_REFUSAL_MAYHEM_NOT_IN_HAND = 65,
    TQ_REFUSAL_MAYHEM_NO_SUCH_TRIANGLE = 66,
    TQ_REFUSAL_MAYHEM_NOTHING_PLAYED = 67,
    TQ_REFUSAL_MAYHEM_MUST_CONTINUE = 68,
    TQ_REFUSAL_MAYHEM_NOT_JUST_DRAWN = 69,
    TQ_REFUSAL_MAYHEM_WRONG_CARDS = 70,
    TQ_REFUSAL_MAYHEM_WRONG_TURN = 71,
    TQ_REFUSAL_MAYHEM_WRONG_OPEN = 72,
    TQ_REFUSAL_MAYHEM_WRONG_HANDS = 73,
    TQ_REFUSAL_MAYHEM_WRONG_WINS = 74,
    TQ_REFUSAL_RACE_WRONG_PLAYER_COUNT = 80,
    TQ_REFUSAL_RACE_NO_TURNS = 81,
    TQ_REFUSAL_RACE_NOT_IN_HAND = 82,
    TQ_REFUSAL_RACE_TURN_NOT_TAKEN = 83,
    TQ_REFUSAL_RACE_ONE_THING_A_TURN = 84,
    TQ_REFUSAL_RACE_PIECE_NOT_IN_HAND = 85,
    TQ_REFUSAL_RACE_PIECE_NOT_SAVED = 86,
    TQ_REFUSAL_RACE_NONE_FROM_HAND = 87,
    TQ_REFUSAL_RACE_NOT_OF_THIS_TRIANGLE = 88,
    TQ_REFUSAL_RACE_NOTHING_TO_DRAW = 89,
    TQ_REFUSAL_RACE_NOTHING_TO_TAKE = 90,
    TQ_REFUSAL_RACE_NO_SUCH_JOKER = 91,
    TQ_REFUSAL_RACE_JOKER_DOES_NOT_FIT = 92,
    TQ_REFUSAL_RACE_NOT_SAVED_BY_THEM = 93,
    TQ_REFUSAL_RACE_OWN_PIECE = 94,
    TQ_REFUSAL_RACE_NOT_CALLED = 95,
    TQ_REFUSAL_RACE_CALLED_ALREADY = 96,
    TQ_REFUSAL_RACE_DRAWN_ALREADY = 97,
    TQ_REFUSAL_RACE_JOKERS_COME_LAST = 98,
    TQ_REFUSAL_RACE_WRONG_CARDS = 99,
    TQ_REFUSAL_RACE_WRONG_HANDS = 100,
    TQ_REFUSAL_RACE_WRONG_TURN = 101,
    TQ_REFUSAL_RACE_WRONG_SAVING = 102,
    TQ_REFUSAL_RACE_WRONG_SAVED = 103,
    TQ_REFUSAL_RACE_WRONG_GONE = 104,
    TQ_REFUSAL_RACE_WRONG_CALL = 105,
    TQ_REFUSAL_RACE_WRONG_DEAD_ENDS = 106,
    TQ_REFUSAL_RACE_WRONG_ENDING = 107,
    TQ_REFUSAL_RACE_WRONG_KNOWN = 108,
    TQ_REFUSAL_WRONG_JSON = 128,
    TQ_REFUSAL_WRONG_JSON_TYPE = 129,
    TQ_REFUSAL_LACKS_KEY = 130,
    TQ_REFUSAL_WRONG_KEY = 131,
    TQ_REFUSAL_KEYS_DISAGREE = 132,
    TQ_REFUSAL_TOO_LITTLE = 133,
    TQ_REFUSAL_NO_MEMORY = 160,
    TQ_REFUSAL_DAMAGED = 161,
    TQ_REFUSAL_SESSION_IS_CLOSED = 162,
    TQ_REFUSAL_NO_RECORD = 163,
    TQ_REFUSAL_WRONG_PLAYERS = 164,
    TQ_REFUSAL_UNKNOWN_OPTION = 165,
    TQ_REFUSAL_WRONG_OPTION = 166,
    TQ_REFUSAL_UNKNOWN_GAME = 167,
    TQ_REFUSAL_OTHER_MATCH = 168,
    TQ_REFUSAL_OTHER_VIEWER = 169,
    TQ_REFUSAL_MISSED_MESSAGES = 170,
    TQ_REFUSAL_REPEATED_MESSAGE = 171,
    TQ_REFUSAL_OVERLAPPING_MESSAGE = 172,
    TQ_REFUSAL_UNDONE_LINE = 173,
    TQ_REFUSAL_OLDER_SAVE = 174,
    TQ_REFUSAL_WRONG_END = 175,
    TQ_REFUSAL_REPEATED_OPTION = 176,
    TQ_REFUSAL_OF_ONE_VIEWER = 177,
    TQ_REFUSAL_OF_WHOLE_GAME = 178,
    TQ_REFUSAL_SEAT_IS_TAKEN = 179,
    TQ_REFUSAL_GAME_HAS_GONE_ON = 180,
    TQ_REFUSAL_NO_PERSON = 181,
    TQ_REFUSAL_GUESSABLE_SEED = 192,
    TQ_REFUSAL_NOT_A_CONTRIBUTOR = 193,
    TQ_REFUSAL_COMMITTED_ALREADY = 194,
    TQ_REFUSAL_NOT_ALL_COMMITTED = 195,
    TQ_REFUSAL_REVEALED_ALREADY = 196,
    TQ_REFUSAL_NOT_ALL_REVEALED = 197,
    TQ_REFUSAL_WRONG_COMMITMENT = 198,
    TQ_REFUSAL_NO_PUBLIC_SOURCE = 199,
    TQ_REFUSAL_OTHER_TERMS = 200,
    TQ_REFUSAL_NO_FAIR_DEAL = 201,
    TQ_REFUSAL_NO_SEED = 202,
    TQ_REFUSAL_WRONG_SEED = 203,
    TQ_REFUSAL_OTHER_DEAL = 204
};

/* ------------------------------------------------------------------------------------------------ structs */

/** The sizes of a game, for the lengths of buffers. tq_choice_sizes fills it. */
typedef struct tq_sizes {
    uint32_t struct_size;    /**< sizeof(tq_sizes) */
    int32_t players;         /**< number of players */
    int32_t actions;         /**< number of action numbers, from 0 up; the length of a mask */
    int32_t most_legal;      /**< most actions that are ever legal at once */
    int32_t outcomes;        /**< number of outcomes of chance (tokens or cards), from 0 up */
    int32_t lines;           /**< number of score lines of a seat */
    int32_t encoding_length; /**< length of an encoded view; in Triqueta it depends on the number of players */
    int32_t encoding_fields; /**< number of fields of an encoded view */
    int32_t pieces;          /**< number of tokens or cards of a deal by hand */
    int32_t reward_length;   /**< rewards of one game of a batch: one for each possible seat */
    int32_t state_length;    /**< length of an encoded state, for `state` of tq_batch_io */
    int32_t own_offset;      /**< where in an encoded view the part begins that only the viewer knows */
    int32_t own_length;      /**< length of that part */
    int32_t least_reward;    /**< least points of a seat at the end of a game */
    int32_t most_reward;     /**< most points of a seat at the end of a game */
    int32_t longest_game;    /**< most actions of a game; 0 if there is no limit */
} tq_sizes;

/** The shape of a field: which values it has. tq_field_shape fills it.
 *
 * The values are whole numbers in rows: first all of row 0, then all of row 1, and so on. A row has `length` places,
 * and a place `parts` values. Most fields have one row, one place and one part. -1 fills what isn't there: an optional
 * value, the places behind the end of a list, and the last parts of a piece that has fewer parts. A value isn't there
 * if it is below `least`; where `least` is -1 or less, such as for points, -1 is a value. */
typedef struct tq_field {
    uint32_t struct_size; /**< sizeof(tq_field) */
    int32_t kind;         /**< what the values are: one of tq_field_kind */
    int32_t least;        /**< the least value that is there */
    int32_t most;         /**< the greatest value */
    int32_t rows;         /**< the most rows. A view of a game with fewer players has fewer */
    int32_t has_rows;     /**< 1 if there is a value for each row, even if there is only one row */
    int32_t is_by_seat;   /**< 1 if row i belongs to seat i */
    int32_t length;       /**< places of a row */
    int32_t is_list;      /**< 1 if a row is a list: `length` is the most, and -1 follows the last */
    int32_t is_optional;  /**< 1 if there may be no value */
    int32_t parts;        /**< values of a place; above 1 only for a piece that consists of others, as a triangle */
    int32_t offset;       /**< where its values begin in a record of all fields, in which each has the most rows */
    int32_t pieces;  /**< pieces and counts: of which pieces, by their index in the list of tq_pieces_name; else -1 */
    int32_t choices; /**< choices: how many names there are; else 0 */
} tq_field;

/** A memory allocator. Pass NULL in its place to use malloc and free. The library calls its functions on the calling
 * thread. They must not call the library with a handle of that call: a handle that the call changes or frees is
 * TQ_WRONG_HANDLE; changing or freeing a handle that the call only reads is undefined. Everything that is created with
 * an allocator keeps a copy of this struct. */
typedef struct tq_allocator {
    uint32_t struct_size; /**< sizeof(tq_allocator) */
    uint32_t reserved;    /**< 0 */
    void* context;        /**< passed to both functions */
    /** Allocates memory; returns NULL if there is none. `size` is above 0. The library releases memory that isn't
     * aligned, and returns TQ_NO_MEMORY. */
    void* (*allocate)(void* context, size_t size, size_t alignment);
    /** Frees memory that `allocate` returned for this size and alignment. `memory` is never NULL. */
    void (*release)(void* context, void* memory, size_t size, size_t alignment);
} tq_allocator;

/** Why an input was refused, and where. Set `struct_size` before the call, which sets all the rest: to zeros if nothing
 * was refused. tq_fault_refusal lists all reasons, and tq_fault_name returns what is wrong or missing by its name. */
typedef struct tq_fault {
    uint32_t struct_size; /**< sizeof(tq_fault) */
    int32_t refusal;      /**< the first reason, one of TQ_REFUSAL_…; 0 if there is none */
    int32_t count;        /**< number of reasons. Only a position can have several: every invariant that it breaks */
    int32_t option;       /**< index of the option that is wrong; -1 if none is */
    uint64_t where;       /**< text or bytes: offset of the fault, or their end for a broken invariant; else 0 */
    int32_t line;         /**< text: line of the fault, from 1; else 0 */
    int32_t column;       /**< text: column of the fault in characters, from 1; else 0 */
    int32_t least;        /**< least value of the option that is out of its bounds; else 0 */
    int32_t most;         /**< its greatest value; else 0 */
    uint64_t details[16]; /**< private */
} tq_fault;

/** Sums over many games. All are integers, so partial sums add up to the same in any order. The arrays are the
 * caller's, each with its own capacity, which must be at least the number of players. A NULL array is left out. */
typedef struct tq_totals {
    uint32_t struct_size;           /**< sizeof(tq_totals) */
    int32_t players;                /**< players of each game; 0 before the first game */
    uint64_t games;                 /**< games played */
    uint64_t actions;               /**< actions played in all games */
    uint64_t joint_wins;            /**< games with more than one winner */
    uint64_t* wins;                 /**< wins of each seat, alone or shared */
    size_t wins_capacity;           /**< capacity of `wins` */
    int64_t* points;                /**< sum of the points of each seat */
    size_t points_capacity;         /**< capacity of `points` */
    uint64_t* points_squared;       /**< sum of the squared points of each seat */
    size_t points_squared_capacity; /**< capacity of `points_squared` */
} tq_totals;

/** The arrays of a batch: what it reads and writes, place by place. All are the caller's, flat, and each has its
 * capacity, as a number of elements. An output that is NULL is left out. Set what you don't use to 0. `players`,
 * `actions`, `most_legal`, `encoding_length`, `state_length` and `reward_length` below are those of tq_sizes.
 * docs/batches.md explains all of them. An encoded state is the encoded view of a spectator, in which the part from
 * own_offset on stands reward_length times, once for each possible seat, and whose last part counts what nobody has
 * drawn yet. */
typedef struct tq_batch_io {
    uint32_t struct_size;   /**< sizeof(tq_batch_io) */
    uint32_t reserved;      /**< 0 */
    const int32_t* action;  /**< read: the action to play at each place */
    size_t action_capacity; /**< capacity of `action`, at least the places */
    int32_t* seat;          /**< written: the seat to move */
    size_t seat_capacity;   /**< capacity of `seat`, at least the places */
    uint8_t* mask;          /**< written: for every action number 1 if it is legal, else 0 */
    size_t mask_capacity;   /**< capacity of `mask`, at least places · actions */
    int8_t* view;           /**< written: the view of the seat to move, encoded */
    size_t view_capacity;   /**< capacity of `view`, at least places · encoding_length */
    int32_t* reward;        /**< written: the points of each seat if the game ended, else 0 */
    size_t reward_capacity; /**< capacity of `reward`, at least places · reward_length */
    uint8_t* done;          /**< written: 1 if the game ended, else 0 */
    size_t done_capacity;   /**< capacity of `done`, at least the places */
    const uint8_t* where;   /**< read: 0 leaves the place and its outputs as they are. NULL: all places take part */
    size_t where_capacity;  /**< capacity of `where`, at least the places */
    const uint64_t* random; /**< read by tq_batch_choose: a random number for each place. NULL: the places' dice */
    size_t random_capacity; /**< capacity of `random`, at least the places */
    int32_t* chosen;        /**< written by tq_batch_choose: a legal action */
    size_t chosen_capacity; /**< capacity of `chosen`, at least the places */
    uint32_t most_actions;  /**< read: a game ends after so many actions in the batch (truncation). 0: no limit */
    uint32_t also_reserved; /**< 0 */

    uint64_t* number;             /**< written: the number of the game */
    size_t number_capacity;       /**< capacity of `number`, at least the places */
    int32_t* player;              /**< written: the player whose turn it is, if players change seats with each game */
    size_t player_capacity;       /**< capacity of `player`, at least the places */
    uint32_t* length;             /**< written: how many actions the game has had in the batch */
    size_t length_capacity;       /**< capacity of `length`, at least the places */
    uint8_t* mask_bits;           /**< written: the mask as bits, action 0 in the lowest bit of the first byte */
    size_t mask_bits_capacity;    /**< capacity of `mask_bits`, at least places · (actions + 7) / 8 */
    int32_t* legal_count;         /**< written: how many actions are legal */
    size_t legal_count_capacity;  /**< capacity of `legal_count`, at least the places */
    int32_t* legal;               /**< written: the legal actions, ascending; what is behind them stays as it is */
    size_t legal_capacity;        /**< capacity of `legal`, at least places · most_legal */
    int8_t* seat_view;            /**< written: the views of all seats, encoded */
    size_t seat_view_capacity;    /**< capacity of `seat_view`, at least places · players · encoding_length */
    int8_t* state;                /**< written: the whole position, encoded, with everybody's secrets */
    size_t state_capacity;        /**< capacity of `state`, at least places · state_length */
    uint8_t* truncated;           /**< written: 1 if the game ended by `most_actions`, else 0 */
    size_t truncated_capacity;    /**< capacity of `truncated`, at least the places */
    uint8_t* won;                 /**< written: for each seat 1 if the game ended and it won, alone or shared, else 0 */
    size_t won_capacity;          /**< capacity of `won`, at least places · reward_length */
    uint64_t* final_number;       /**< written where a game ended: its number */
    size_t final_number_capacity; /**< capacity of `final_number`, at least the places */
    uint32_t* final_length;       /**< written where a game ended: how many actions it had */
    size_t final_length_capacity; /**< capacity of `final_length`, at least the places */
    int8_t* final_view;           /**< written where a game ended: the last views of all seats, encoded */
    size_t final_view_capacity;   /**< capacity of `final_view`, at least places · players · encoding_length */
    int8_t* final_state;          /**< written where a game ended: its last position, encoded */
    size_t final_state_capacity;  /**< capacity of `final_state`, at least places · state_length */
} tq_batch_io;

/** A small, fast random number generator for bots and playouts (rollouts). Don't deal games with it: it is predictable.
 * It is a plain value, and a copy yields the same numbers. Before version 1.0 the numbers may change. */
typedef struct tq_dice {
    uint64_t state[2]; /**< private; tq_dice_set fills it */
} tq_dice;

/** The numbers of tq_view_evaluate for each action: sums over the tries. */
enum tq_tried {
    TQ_TRIED_SIGNED = -1,
    TQ_TRIED_ACTION = 0,         /**< the action */
    TQ_TRIED_WINS = 1,           /**< wins of the viewer, in parts of TQ_TRIED_WHOLE_WIN; a shared win is divided */
    TQ_TRIED_POINTS = 2,         /**< points of the viewer */
    TQ_TRIED_POINTS_SQUARED = 3, /**< their squares */
    TQ_TRIED_LENGTH = 4,         /**< how many numbers an action has */
    TQ_TRIED_WHOLE_WIN = 65536
};

/** A place in the stream of what one viewer sees. It is a plain value; tq_cursor_text writes it as text. */
typedef struct tq_cursor {
    uint64_t moment;    /**< how many things had happened */
    uint64_t view_hash; /**< the hash of the viewer's view then */
} tq_cursor;

/** A game, as a session: its position, its history, its source of chance, its tags and seats. */
typedef struct tq_game tq_game;
/** A view: the observation (information set) of one viewer. No function can get the game's secrets from it. */
typedef struct tq_view tq_view;
/** Many games that are stepped together. */
typedef struct tq_batch tq_batch;

/* ------------------------------------------------------------------------------------------------ library */

/** Returns the version of the library at run time: major · 10000 + minor · 100 + patch. */
TQ_API int32_t tq_version(void);

/** Returns the size of a struct as the library at run time knows it.
 * `which` is one of TQ_STRUCT_….
 * Errors: TQ_OUT_OF_RANGE (no such struct). */
TQ_API tq_status tq_struct_size(int32_t which, size_t* size);

/** Returns the number of statuses. They are numbered from 0 up. */
TQ_API tq_status tq_status_count(int32_t* count);

/** Writes the name of a status: that of its constant without TQ_ and in lower case, such as "too_small".
 * Errors: TQ_OUT_OF_RANGE (no such status). */
TQ_API tq_status tq_status_name(tq_status status, char* out, size_t capacity, size_t* count);

/** Describes a status in English.
 * Errors: TQ_OUT_OF_RANGE (no such status). */
TQ_API tq_status tq_status_text(tq_status status, char* out, size_t capacity, size_t* count);

/** Returns the number of languages. They are numbered from 0 up. */
TQ_API tq_status tq_language_count(int32_t* count);

/** Finds a language by its ISO 639 code, such as "en".
 * Errors: TQ_NOT_FOUND. */
TQ_API tq_status tq_language_find(const char* code, size_t length, int32_t* language);

/** Writes the ISO 639 code of a language. */
TQ_API tq_status tq_language_code(int32_t language, char* out, size_t capacity, size_t* count);

/** Writes the name of a language in that language. */
TQ_API tq_status tq_language_name(int32_t language, char* out, size_t capacity, size_t* count);

/* ------------------------------------------------------------------------------------------------ refusals */

/** Returns the number of refusals. */
TQ_API tq_status tq_refusal_count(int32_t* count);

/** Returns the code of a refusal by its index in the list of all.
 * A later version may have other indices; the codes stay. */
TQ_API tq_status tq_refusal_at(int32_t index, int32_t* refusal);

/** Writes the name of a refusal, such as "not_your_turn".
 * Errors: TQ_NO_SUCH_REFUSAL (0 is none). */
TQ_API tq_status tq_refusal_name(int32_t refusal, char* out, size_t capacity, size_t* count);

/** Writes the sentence of a refusal, for people to read.
 * Errors: TQ_NO_SUCH_REFUSAL (0 is none). */
TQ_API tq_status tq_refusal_text(int32_t refusal, int32_t language, char* out, size_t capacity, size_t* count);

/** Writes the number of the rule behind a refusal, such as "B10".
 * The text is empty if no rule is behind it.
 * Errors: TQ_NO_SUCH_REFUSAL (0 is none). */
TQ_API tq_status tq_refusal_rule(int32_t refusal, char* out, size_t capacity, size_t* count);

/** Returns a reason of a fault.
 * `index` is below the count of the fault. */
TQ_API tq_status tq_fault_refusal(const tq_fault* fault, int32_t index, int32_t* refusal);

/** Writes the name of what is wrong or missing: an option, or a tag of a record.
 * The text is empty if the fault has no name. */
TQ_API tq_status tq_fault_name(const tq_fault* fault, char* out, size_t capacity, size_t* count);

/* ------------------------------------------------------------------------------------------------ dice */

/** Seeds dice by a key and a game number.
 * The numbers that they yield depend only on these two and on how many were drawn before. */
TQ_API tq_status tq_dice_set(tq_dice* dice, uint64_t key, uint64_t game);

/** Draws a number below `bound`, each equally likely.
 * Errors: TQ_OUT_OF_RANGE (`bound` is 0). */
TQ_API tq_status tq_dice_below(tq_dice* dice, uint32_t bound, uint32_t* number);

/* ------------------------------------------------------------------------------------------------ variants */

/** Returns the number of variants.
 * Variants are numbered from 0 up, and their numbers never change. */
TQ_API tq_status tq_variant_count(int32_t* count);

/** Finds a variant by its name, such as "hidden_wolves". */
TQ_API tq_status tq_variant_find(const char* name, size_t length, int32_t* variant);

/** Writes the name of a variant. */
TQ_API tq_status tq_variant_name(int32_t variant, char* out, size_t capacity, size_t* count);

/** Writes the title of a variant, for people to read. */
TQ_API tq_status tq_variant_title(int32_t variant, int32_t language, char* out, size_t capacity, size_t* count);

/** Returns the number of options of a variant, players and first included. */
TQ_API tq_status tq_option_count(int32_t variant, int32_t* count);

/** Writes the name of an option: "players", "first", or one of the variant's own, such as "turn_cap". */
TQ_API tq_status tq_option_name(int32_t variant, int32_t index, char* out, size_t capacity, size_t* count);

/** Writes what an option means, in English. */
TQ_API tq_status tq_option_meaning(int32_t variant, int32_t index, char* out, size_t capacity, size_t* count);

/** Returns the bounds of an option, and its value where it is left out.
 * The bounds of players and first are those over all numbers of players; `first` must also be below the number of
 * players. tq_choice_check has the last word. */
TQ_API tq_status tq_option_bounds(int32_t variant, int32_t index, int32_t* least, int32_t* most, int32_t* initial);

/** Returns whether an option is yes or no, as 1 or 0.
 * Its bounds are then 0 and 1. */
TQ_API tq_status tq_option_is_truth(int32_t variant, int32_t index, int32_t* is_truth);

/** Checks a choice of a game.
 * The fault says which option is wrong: by its index, its name, and a refusal.
 * Errors: TQ_REFUSED (instead of TQ_WRONG_OPTIONS). */
TQ_API tq_status tq_choice_check(int32_t variant, const int32_t* options, size_t option_count, tq_fault* fault);

/** Parses a choice, such as "race(players=3, turn_cap=60)".
 * `options` gets the values of all options, also of those that the text leaves out. The text may write yes and no for 1
 * and 0.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_choice_parse(const char* text, size_t length, int32_t* variant, int32_t* options, size_t capacity,
                                 size_t* count, tq_fault* fault);

/** Writes a choice with all its options, in the form that tq_choice_parse reads. */
TQ_API tq_status tq_choice_text(int32_t variant, const int32_t* options, size_t option_count, char* out,
                                size_t capacity, size_t* count);

/** Fills `io` with the sizes of the games of a choice.
 * Set `struct_size` of `io` before the call. */
TQ_API tq_status tq_choice_sizes(int32_t variant, const int32_t* options, size_t option_count, tq_sizes* io);

/* ------------------------------------------------------------------------------------------------ words */

/** Writes an action of a variant as text, such as "lay 2".
 * docs/words.md has the words; rows, columns and towers in them count from 0.
 * Errors: TQ_NO_SUCH_ACTION. */
TQ_API tq_status tq_action_text(int32_t variant, int32_t action, int32_t language, char* out, size_t capacity,
                                size_t* count);

/** Parses the text of an action.
 * Errors: TQ_REFUSED (not an action). */
TQ_API tq_status tq_action_parse(int32_t variant, const char* text, size_t length, int32_t language, int32_t* action,
                                 tq_fault* fault);

/** Writes an outcome of chance, a token or a card, as text, such as "owl" or "horizontal 2 pink".
 * tq_event_parse reads it in the brackets of an event: "1: (owl)".
 * Errors: TQ_NO_SUCH_OUTCOME. */
TQ_API tq_status tq_outcome_text(int32_t variant, int32_t outcome, int32_t language, char* out, size_t capacity,
                                 size_t* count);

/** Parses the text of an outcome, a token or a card.
 * Errors: TQ_REFUSED (not an outcome). */
TQ_API tq_status tq_outcome_parse(int32_t variant, const char* text, size_t length, int32_t language, int32_t* outcome,
                                  tq_fault* fault);

/** Writes all legal actions of the seat to move as text, a line each, in the order of tq_game_legal.
 * Each line ends with a line feed. */
TQ_API tq_status tq_game_legal_text(const tq_game* game, int32_t language, char* out, size_t capacity, size_t* count);

/** Writes all legal actions of a viewer as text, a line each, in the order of tq_view_legal. */
TQ_API tq_status tq_view_legal_text(const tq_view* view, int32_t language, char* out, size_t capacity, size_t* count);

/* ------------------------------------------------------------------------------------------------ named fields */
/* Views, results, events and actions of any game have fields: named lists of whole numbers with a shape. A program that
 * draws a table or animates events by these lists needs no change for a new game. docs/fields.md has them as tables. A
 * field has the same values as its key in JSON; there no value is null, and a name is a text. */

/** Returns the number of fields of a list, one of tq_field_list.
 * Errors: TQ_OUT_OF_RANGE (no such list). */
TQ_API tq_status tq_field_count(int32_t variant, const int32_t* options, size_t option_count, int32_t list,
                                int32_t* count);

/** Fills `io` with the shape of a field.
 * Set `struct_size` of `io` before the call.
 * Errors: TQ_OUT_OF_RANGE (no such list). */
TQ_API tq_status tq_field_shape(int32_t variant, const int32_t* options, size_t option_count, int32_t list,
                                int32_t index, tq_field* io);

/** Writes the name of a field, such as "tiles".
 * Errors: TQ_OUT_OF_RANGE (no such list). */
TQ_API tq_status tq_field_name(int32_t variant, const int32_t* options, size_t option_count, int32_t list,
                               int32_t index, char* out, size_t capacity, size_t* count);

/** Writes the part that a field belongs to: "table", "own" (the viewer's secrets) or "unseen" of a view, "lines" or
 * "facts" of a result, the name of a part of an event. The text is empty if it belongs to none.
 * Errors: TQ_OUT_OF_RANGE (no such list). */
TQ_API tq_status tq_field_part(int32_t variant, const int32_t* options, size_t option_count, int32_t list,
                               int32_t index, char* out, size_t capacity, size_t* count);

/** Writes what a field means, in English.
 * Errors: TQ_OUT_OF_RANGE (no such list). */
TQ_API tq_status tq_field_meaning(int32_t variant, const int32_t* options, size_t option_count, int32_t list,
                                  int32_t index, char* out, size_t capacity, size_t* count);

/** Writes the name of a value of a field of choices, such as "turn".
 * Errors: TQ_OUT_OF_RANGE (no such list, or no such choice). */
TQ_API tq_status tq_field_choice(int32_t variant, const int32_t* options, size_t option_count, int32_t list,
                                 int32_t index, int32_t choice, char* out, size_t capacity, size_t* count);

/** Finds a field by its name, or by its part and name, such as "table.tiles".
 * Errors: TQ_OUT_OF_RANGE (no such list), TQ_NOT_FOUND. */
TQ_API tq_status tq_field_find(int32_t variant, const int32_t* options, size_t option_count, int32_t list,
                               const char* name, size_t length, int32_t* index);

/** Returns how many lists of pieces the fields of a variant refer to. Most variants have one: its tokens or cards. */
TQ_API tq_status tq_pieces_count(int32_t variant, int32_t* count);

/** Writes the name of pieces, such as "card". */
TQ_API tq_status tq_pieces_name(int32_t variant, int32_t index, char* out, size_t capacity, size_t* count);

/** Writes a kind of pieces as text, as it stands in actions and events, such as "owl" or "h2p".
 * `index` is that of the pieces, `piece` the number of the kind.
 * Errors: TQ_OUT_OF_RANGE (no such piece). */
TQ_API tq_status tq_piece_text(int32_t variant, int32_t index, int32_t piece, int32_t language, char* out,
                               size_t capacity, size_t* count);

/** Returns the values of a field of a view.
 * `index` is that in the list TQ_VIEW_FIELDS. `*count` is 0 if the field is hidden from this viewer, as the secrets of
 * a player (`own`) from a spectator. Otherwise it is rows · length · parts. */
TQ_API tq_status tq_view_field(const tq_view* view, int32_t index, int32_t* out, size_t capacity, size_t* count);

/** Returns the values of a field of the result.
 * `index` is that in the list TQ_RESULT_FIELDS. Before the end it is the result if the game ended now. */
TQ_API tq_status tq_view_result_field(const tq_view* view, int32_t index, int32_t* out, size_t capacity, size_t* count);

/** Lists the events in bytes: a message of tq_game_catch_up, or what tq_game_events or tq_event_parse wrote.
 * A message must be the next one of the view: call this before tq_view_advance. All events have the same number of
 * values: the seat; the kind, which is the index of a kind of actions, or the number of kinds if chance answered
 * (somebody drew or looked); then the record of TQ_EVENT_FIELDS, where each field begins at its offset. The record is
 * as long as the greatest offset + rows · length · parts of these fields. -1 fills the places of what isn't there or is
 * hidden. `*count` is 0 for a message that has the whole view because moves were taken back; the message for
 * tq_view_join is refused. Errors: TQ_REFUSED (with the refusal that tq_view_advance or tq_view_see would have). */
TQ_API tq_status tq_view_events(const tq_view* view, const uint8_t* bytes, size_t length, int32_t* out, size_t capacity,
                                size_t* count, int32_t* refusal);

/** Returns the number of kinds of actions of a variant. */
TQ_API tq_status tq_action_kind_count(int32_t variant, int32_t* count);

/** Writes the name of a kind of actions, such as "draw". */
TQ_API tq_status tq_action_kind_name(int32_t variant, int32_t index, char* out, size_t capacity, size_t* count);

/** Returns the number of the first action of a kind, and how many there are. Their numbers follow each other. */
TQ_API tq_status tq_action_kind_numbers(int32_t variant, int32_t index, int32_t* first, int32_t* number);

/** Returns the kind of an action, and the record of its fields.
 * Its fields are the list TQ_ACTION_FIELDS + `*kind`. "draw 2" has the kind "draw" and the field `column` with value 2.
 * Errors: TQ_NO_SUCH_ACTION. */
TQ_API tq_status tq_action_fields(int32_t variant, int32_t action, int32_t* kind, int32_t* out, size_t capacity,
                                  size_t* count);

/** Finds the action of a kind with these fields.
 * `index` is that of the kind, `values` the record of its fields.
 * Errors: TQ_NOT_FOUND. */
TQ_API tq_status tq_action_find(int32_t variant, int32_t index, const int32_t* values, size_t value_count,
                                int32_t* action);

/* ------------------------------------------------------------------------------------------------ scoring */
/* A score pad for people at a table: these functions need no game. A pile has a number for each animal, 0 to 15, in the
 * order of the score lines. */

/** Scores one player of Triqueta: the points of each line, in the order of tq_line_name.
 * `tiles` is how many tree tiles the player has, `has_rock` is 1 for the starting rock.
 * Errors: TQ_NO_SUCH_VARIANT (not one of Triqueta), TQ_OUT_OF_RANGE (a number or the length of the pile, or `tiles`).
 */
TQ_API tq_status tq_score_lines(int32_t variant, const int32_t* pile, size_t pile_count, int32_t tiles,
                                int32_t has_rock, int32_t* out, size_t capacity, size_t* count);

/** Scores all players of Triqueta: the points of each seat, and 1 in `wins` for each that has won, else 0.
 * `piles` has the pile of each seat, one after the other, `tiles` a number for each seat; `tile_count` is the number of
 * players, from 1 to 5. `rock` is the seat that has the starting rock, or -1. `tie_break` gets one of tq_tie_break.
 * Errors: TQ_NO_SUCH_VARIANT (not one of Triqueta), TQ_OUT_OF_RANGE (a number of the piles or of tiles, or their
 * counts), TQ_NO_SUCH_SEAT (`rock`). */
TQ_API tq_status tq_score_players(int32_t variant, const int32_t* piles, size_t pile_count, const int32_t* tiles,
                                  size_t tile_count, int32_t rock, int32_t* points, int32_t* wins, size_t capacity,
                                  size_t* count, int32_t* tie_break);

/** Returns the end decision that is best for one player of Triqueta: a mask of the kept tokens that are added.
 * `pile` has the tokens that score anyway, also shadow tokens; `kept` the animals of at most two kept tokens. The best
 * decision has the most points, then the most tokens.
 * Errors: TQ_NO_SUCH_VARIANT (not one of Triqueta), TQ_OUT_OF_RANGE (a number of the pile, or a kept animal). */
TQ_API tq_status tq_best_reveal(int32_t variant, const int32_t* pile, size_t pile_count, const int32_t* kept,
                                size_t kept_count, int32_t* mask);

/** Scores Triangle Mayhem by the triangles that players claimed, which may be wrong (rule M10).
 * Each claim is four numbers: the seat, and three cards; claims of a seat stand in the order in which it made them.
 * `players` is from 1 to 27.
 * `left` has the cards that are left in the middle. For each of `players` seats there are five numbers: points, pure
 * triangles, other triangles, wrong claims, and pieces left because of them.
 * Errors: TQ_OUT_OF_RANGE (a card, the number of players, or claims that aren't four numbers each), TQ_NO_SUCH_SEAT. */
TQ_API tq_status tq_settle(int32_t players, const int32_t* claims, size_t claim_count, const int32_t* left,
                           size_t left_count, int32_t* out, size_t capacity, size_t* count);

/** Checks the cards of tq_settle. For each of 36 kinds of cards there are three numbers: how many of the cards left in
 * the middle no wrong claim explains, how many are missing, and how many there are too many. Errors: those of
 * tq_settle. */
TQ_API tq_status tq_settle_cards(int32_t players, const int32_t* claims, size_t claim_count, const int32_t* left,
                                 size_t left_count, int32_t* out, size_t capacity, size_t* count);

/* ------------------------------------------------------------------------------------------------ games */

/** Creates a game that is dealt from a seed of 32 bytes.
 * Anyone who knows the seed knows the deal, so a server takes it from the operating system's entropy. The seed must
 * deal no other game: after the game, its complete record shows the seed. For several games of one seed, use
 * tq_game_new_numbered. The deal supplies all outcomes of chance. */
TQ_API tq_status tq_game_new(int32_t variant, const int32_t* options, size_t option_count, const uint8_t seed[32],
                             const tq_allocator* allocator, tq_game** game);

/** Creates a game that is dealt from a seed that deals many games.
 * `number` distinguishes the games of the seed. No record shows the seed. Number 0 deals as tq_game_new does. */
TQ_API tq_status tq_game_new_numbered(int32_t variant, const int32_t* options, size_t option_count,
                                      const uint8_t seed[32], uint64_t number, const tq_allocator* allocator,
                                      tq_game** game);

/** Creates a game that is dealt by hand.
 * `pieces` in Triqueta: all tokens, tower by tower, in a tower column by column, in a column from bottom to top.
 * `pieces` in Triangles: the cards in the order drawn. The first ones go to the hands, one card at a time: to the
 * player who begins, to the next one clockwise, and so on around until all have theirs. The others are the pile. Then,
 * for each time that the discards become a new pile (at most seven), -1 and the cards of that pile. If these aren't the
 * discards, or aren't given, chance waits for tq_game_reveal. Errors: TQ_WRONG_DEAL. */
TQ_API tq_status tq_game_new_dealt(int32_t variant, const int32_t* options, size_t option_count, const int32_t* pieces,
                                   size_t piece_count, const tq_allocator* allocator, tq_game** game);

/** Creates a game without a deal: the caller supplies each outcome of chance.
 * Use tq_game_reveal or tq_game_draw for that. In Triangles the first outcomes are the opening hands: one card at a
 * time to the player who begins, to the next one clockwise, and so on around. */
TQ_API tq_status tq_game_new_open(int32_t variant, const int32_t* options, size_t option_count,
                                  const tq_allocator* allocator, tq_game** game);

/** Creates a copy of a game, with all that tq_game_copy copies.
 * `future` is one of TQ_FUTURE_….
 * Errors: TQ_OUT_OF_RANGE (`future`). */
TQ_API tq_status tq_game_clone(const tq_game* from, int32_t future, const tq_allocator* allocator, tq_game** game);

/** Makes `into` a copy of `from`, whatever variant `into` was.
 * This copies the position, the tags and seats, and the history: two bytes for each event, and a position for every 64
 * events. With TQ_FUTURE_UNKNOWN the copy has neither deal nor dice, so nobody who has it can predict the game, and the
 * caller supplies the outcomes of chance. With TQ_FUTURE_KNOWN it goes on exactly as the original. `from` and `into`
 * may be the same: with TQ_FUTURE_UNKNOWN that game then forgets its future. The call needs no memory if `into` had as
 * long a history before, in a game of the same variant and number of players. Errors: TQ_OUT_OF_RANGE (`future`),
 * TQ_NO_MEMORY. */
TQ_API tq_status tq_game_copy(const tq_game* from, int32_t future, tq_game* into);

/** Frees a game.
 * NULL is allowed. The function ignores a live handle of another type. */
TQ_API void tq_game_free(tq_game* game);

/** Returns the variant of a game, and the values of all its options.
 * If the game began from a position, `first` is the seat that was to move there. */
TQ_API tq_status tq_game_choice(const tq_game* game, int32_t* variant, int32_t* options, size_t capacity,
                                size_t* count);

/** Returns whose turn it is: a seat, TQ_CHANCE or TQ_OVER. */
TQ_API tq_status tq_game_turn(const tq_game* game, int32_t* turn);

/** Lists all legal actions in ascending order.
 * The list is empty if no seat is to move. */
TQ_API tq_status tq_game_legal(const tq_game* game, int32_t* out, size_t capacity, size_t* count);

/** Lists legal actions without equivalent ones.
 * Actions are equivalent if they differ only in which of several like things they name. The list has the lowest of each
 * group. */
TQ_API tq_status tq_game_distinct(const tq_game* game, int32_t* out, size_t capacity, size_t* count);

/** Writes the action mask: for every action number 1 if it is legal, else 0. */
TQ_API tq_status tq_game_mask(const tq_game* game, uint8_t* out, size_t capacity, size_t* count);

/** Returns why a seat may not play an action now.
 * `*refusal` is 0 if it may. The status is TQ_OK in both cases. */
TQ_API tq_status tq_game_why_not(const tq_game* game, int32_t seat, int32_t action, int32_t* refusal);

/** Plays an action for a seat.
 * `action` may be any number that a client sends. If the game has a deal or dice, chance draws at once.
 * Errors: TQ_REFUSED, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_play(tq_game* game, int32_t seat, int32_t action, int32_t* refusal);

/** Plays an action for a seat that chose it from the view at a cursor, and keeps the time.
 * If the view of this seat isn't at the cursor now, the call is refused (TQ_REFUSAL_GAME_HAS_GONE_ON): so nobody plays
 * on something that has changed. `cursor` may be NULL, to play at any cursor. `time` is the app's, in any unit, such as
 * milliseconds; NULL if there is none. Errors: TQ_REFUSED, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_play_at(tq_game* game, const tq_cursor* cursor, int32_t seat, int32_t action,
                                 const int64_t* time, int32_t* refusal);

/** Plays an action for the seat to move, and returns the next turn and its legal actions.
 * It replaces tq_game_play, tq_game_turn and tq_game_legal in a playout (rollout). `legal` needs room for
 * tq_sizes.most_legal actions, even if fewer are legal. `turn` and `count` must not be NULL.
 * Errors: TQ_REFUSED, TQ_TOO_SMALL (the action isn't played), TQ_NO_MEMORY. */
TQ_API tq_status tq_game_step(tq_game* game, int32_t action, int32_t* turn, int32_t* legal, size_t capacity,
                              size_t* count, int32_t* refusal);

/** Lists the outcomes that chance can draw now in ascending order, and how often each is there.
 * The list is empty if chance isn't to draw. The probability of an outcome is its weight over the sum of weights.
 * `weight` may be NULL; otherwise it has the same capacity. */
TQ_API tq_status tq_game_chance(const tq_game* game, int32_t* outcome, uint32_t* weight, size_t capacity,
                                size_t* count);

/** Sets the outcome that chance draws.
 * For a game without a deal or dice. `time` is as in tq_game_play_at, and may be NULL.
 * Errors: TQ_REFUSED, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_reveal(tq_game* game, int32_t outcome, const int64_t* time, int32_t* refusal);

/** Draws the outcome of chance by dice.
 * Each remaining token or card is equally likely. The call takes one number from the dice. `time` is as in
 * tq_game_play_at. `time` and `outcome` may be NULL.
 * Errors: TQ_REFUSED (chance isn't to draw), TQ_NO_MEMORY. */
TQ_API tq_status tq_game_draw(tq_game* game, tq_dice* dice, const int64_t* time, int32_t* outcome, int32_t* refusal);

/** Makes chance draw by dice from now on, or, with NULL, wait for the caller.
 * The game uses a copy of the dice wherever no deal supplies the outcome, and takes one number from it for each draw.
 * If chance is to draw now, it draws at once. Use it for playouts and bots: anybody who knows the dice can predict the
 * draws. A game that was completed from a view or read from data has no dice.
 * Errors: TQ_REFUSED (the game is closed), TQ_NO_MEMORY. */
TQ_API tq_status tq_game_set_dice(tq_game* game, const tq_dice* dice, int32_t* refusal);

/** Plays a game to its end at random (a playout, or rollout).
 * Every legal action is equally likely, and so is every remaining token or card. Each action and each draw takes one
 * number from the dice. The game loses its deal, its dice, its history, its tags and its seats, and is open. `actions`
 * gets the number of actions played, or may be NULL. */
TQ_API tq_status tq_game_play_out(tq_game* game, tq_dice* dice, uint64_t* actions);

/** Undoes the last action or turn, with the draws that followed.
 * `span` is one of tq_span. The call is refused if what is undone showed a hidden piece to anybody, the mover included:
 * a piece that was drawn, that came from a player's hidden pieces, or that was shown at the end. In
 * mayhem that is nearly every action. Pass 1 as `also_looks` to undo such actions too. Dice aren't rewound:
 * tq_game_redo repeats their outcome, and another action gets a new one. Errors: TQ_REFUSED, TQ_OUT_OF_RANGE (`span`).
 */
TQ_API tq_status tq_game_undo(tq_game* game, int32_t span, int32_t also_looks, int32_t* refusal);

/** Plays again what was undone last.
 * Errors: TQ_REFUSED, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_redo(tq_game* game, int32_t* refusal);

/** Returns the points of each seat.
 * Before the end these are the points so far, from what everybody sees. In race the winner has 1, everybody else 0. */
TQ_API tq_status tq_game_points(const tq_game* game, int32_t* out, size_t capacity, size_t* count);

/** Returns the score lines of a seat, which add up to its points.
 * tq_line_name and tq_line_label return what they are. */
TQ_API tq_status tq_game_lines(const tq_game* game, int32_t seat, int32_t* out, size_t capacity, size_t* count);

/** Lists the seats that have won, or would win if the game ended now. */
TQ_API tq_status tq_game_winners(const tq_game* game, int32_t* out, size_t capacity, size_t* count);

/** Writes the result as JSON, with the tie-break or how the game ended.
 * docs/json.md has the keys. */
TQ_API tq_status tq_game_result_json(const tq_game* game, char* out, size_t capacity, size_t* count);

/** Returns a hash of the position.
 * It is the same on every machine, and in every release with the same version of the formats (docs/formats.md). */
TQ_API tq_status tq_game_hash(const tq_game* game, uint64_t* hash);

/** Returns a hash that is equal for equivalent positions.
 * Positions are equivalent if they differ only in how like things are numbered. Use it for transposition tables. */
TQ_API tq_status tq_game_canonical_hash(const tq_game* game, uint64_t* hash);

/** Returns the number of score lines of a variant. */
TQ_API tq_status tq_line_count(int32_t variant, int32_t* count);

/** Writes the name of a score line, such as "rabbit". In the JSON of a result it is the `name` of the line. */
TQ_API tq_status tq_line_name(int32_t variant, int32_t index, char* out, size_t capacity, size_t* count);

/** Writes the label of a score line, for people to read. */
TQ_API tq_status tq_line_label(int32_t variant, int32_t index, int32_t language, char* out, size_t capacity,
                               size_t* count);

/* ------------------------------------------------------------------------------------------------ history */

/** Returns the moment: how many actions and draws have happened. */
TQ_API tq_status tq_game_moment(const tq_game* game, uint64_t* moment);

/** Returns an action or a draw of the history, by its place.
 * `place` is below the moment. `seat` gets who acted, or TQ_CHANCE for a draw; `number` the action or the outcome.
 * Draws may be secret: tq_game_events returns what a viewer saw. Errors: TQ_NO_SUCH_MOMENT. */
TQ_API tq_status tq_game_happened(const tq_game* game, uint64_t place, int32_t* seat, int32_t* number);

/** Returns the time that was given with an action or a draw, by its place.
 * A draw that followed an action at once has the time of the action.
 * Errors: TQ_NO_SUCH_MOMENT, TQ_NOT_FOUND (it has no time). */
TQ_API tq_status tq_game_time(const tq_game* game, uint64_t place, int64_t* time);

/** Writes the events that a viewer has seen since a moment, for tq_view_see, logs and animations.
 * The bytes name their game; they are valid even without events. Don't concatenate them. The cost depends on the new
 * events, not on the earlier ones. For clients use tq_game_catch_up, whose messages can't go wrong unnoticed.
 * Errors: TQ_NO_SUCH_MOMENT. */
TQ_API tq_status tq_game_events(const tq_game* game, int32_t viewer, uint64_t since, uint8_t* out, size_t capacity,
                                size_t* count);

/** Returns how often the game was changed since it was created or loaded.
 * Keep the number with what you save or send: if it differs from the number now, that is out of date. */
TQ_API tq_status tq_game_changes(const tq_game* game, uint64_t* changes);

/* ------------------------------------------------------------------------------------------------ messages */

/** Sets the 16 bytes that identify a game in its messages, such as a UUID.
 * Call it before the first message. A new game has zeros. */
TQ_API tq_status tq_game_set_id(tq_game* game, const uint8_t id[16]);

/** Returns the id of a game.
 * `id` gets 16 bytes. */
TQ_API tq_status tq_game_id(const tq_game* game, uint8_t* id);

/** Returns where a viewer who has seen everything is in the stream of messages. */
TQ_API tq_status tq_game_cursor(const tq_game* game, int32_t viewer, tq_cursor* cursor);

/** Writes the message that takes a viewer from a cursor to now, for tq_view_advance.
 * It has the events since then. It has the whole view instead if that takes less than half the bytes, or if the cursor
 * isn't on this line of play (after an undo, or after an older save was loaded). If `from` is NULL, it has the whole
 * view for tq_view_join; tq_view_advance refuses such a message. The message leads to tq_game_cursor; keep that for the
 * next call. Sending a message again does no harm. */
TQ_API tq_status tq_game_catch_up(const tq_game* game, int32_t viewer, const tq_cursor* from, uint8_t* out,
                                  size_t capacity, size_t* count);

/** Writes a cursor as text, for requests and addresses, such as "12.0123456789abcdef". */
TQ_API tq_status tq_cursor_text(const tq_cursor* cursor, char* out, size_t capacity, size_t* count);

/** Parses exactly what tq_cursor_text writes.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_cursor_parse(const char* text, size_t length, tq_cursor* cursor, tq_fault* fault);

/* ------------------------------------------------------------------------------------------------ sessions */

/** Saves a game: position, history with what was undone, source of chance, id, tags, seats and times.
 * The bytes have all secrets and the future: keep them on the server. They may exceed TQ_MOST_INPUT. */
TQ_API tq_status tq_game_save(const tq_game* game, uint8_t* out, size_t capacity, size_t* count);

/** Creates a game from what tq_game_save wrote. It goes on exactly as the saved one would have, chance included.
 * `run` must be greater than at every earlier start of the server, such as the time in milliseconds: it shows viewers
 * that an older save was loaded, and gets them the whole view.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_game_load(const uint8_t* bytes, size_t length, uint64_t run, const tq_allocator* allocator,
                              tq_game** game, tq_fault* fault);

/** Closes a game: it takes no more moves.
 * `why` is a line of text, which the record has in its tag Closed. Closing it again replaces the text.
 * Errors: TQ_REFUSED, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_close(tq_game* game, const char* why, size_t length, int32_t* refusal);

/** Returns whether a game was closed, as 1 or 0. */
TQ_API tq_status tq_game_is_closed(const tq_game* game, int32_t* is_closed);

/** Sets a tag of a game to a line of text, such as Seat0 to the name of a player.
 * Names consist of letters, digits and underscores. Names that these games use themselves are refused. Records have the
 * tags, except those whose name begins with an underscore: these are only saved. A game has at most 64 tags.
 * Errors: TQ_REFUSED, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_set_tag(tq_game* game, const char* name, size_t name_length, const char* value,
                                 size_t value_length, int32_t* refusal);

/** Removes a tag of a game.
 * Errors: TQ_NOT_FOUND. */
TQ_API tq_status tq_game_remove_tag(tq_game* game, const char* name, size_t name_length);

/** Returns the number of tags of a game. */
TQ_API tq_status tq_game_tag_count(const tq_game* game, int32_t* count);

/** Writes the name of a tag of a game.
 * Setting or removing a tag changes the indices. */
TQ_API tq_status tq_game_tag_name(const tq_game* game, int32_t index, char* out, size_t capacity, size_t* count);

/** Writes the value of a tag of a game.
 * Errors: TQ_NOT_FOUND. */
TQ_API tq_status tq_game_tag(const tq_game* game, const char* name, size_t name_length, char* out, size_t capacity,
                             size_t* count);

/** Lets somebody play for a seat, even if somebody else holds it.
 * `holder` is one of tq_holder.
 * Errors: TQ_OUT_OF_RANGE (`holder`). */
TQ_API tq_status tq_game_take_seat(tq_game* game, int32_t seat, int32_t holder);

/** Takes a seat that nobody holds, with a key that its player chose, or returns to it by this key.
 * The key isn't empty. It is kept in the tag _Key and the seat's number, which no record has.
 * Errors: TQ_REFUSED (the seat is held with another key, or the key is no line of text), TQ_OUT_OF_RANGE (`holder`),
 * TQ_NO_MEMORY. */
TQ_API tq_status tq_game_claim_seat(tq_game* game, int32_t seat, int32_t holder, const char* key, size_t key_length,
                                    int32_t* refusal);

/** Makes the player of a seat leave it.
 * `exit` is one of tq_exit. The game goes on: let somebody take the seat, or close the game.
 * Errors: TQ_OUT_OF_RANGE (`exit`). */
TQ_API tq_status tq_game_leave_seat(tq_game* game, int32_t seat, int32_t exit);

/** Returns who plays for a seat, and how its last player left.
 * `holder` gets one of tq_holder, `exit` one of tq_exit. */
TQ_API tq_status tq_game_seat(const tq_game* game, int32_t seat, int32_t* holder, int32_t* exit);

/** Writes what people see beside the game as JSON: who holds each seat (`seats`), who agrees to undo
 * (`agreed_to_undo`), and why it was closed (`closed`). docs/json.md has the keys. */
TQ_API tq_status tq_game_seats_json(const tq_game* game, char* out, size_t capacity, size_t* count);

/** Agrees to undo the last action, for a seat that a person holds, whose view is at a cursor.
 * When all seats that persons hold agree, the action is undone, even if it showed a hidden piece. An agreement ends
 * with the next move, and isn't saved. `cursor` may be NULL. Errors: TQ_REFUSED (with TQ_REFUSAL_NO_PERSON if no person
 * holds the seat, and TQ_REFUSAL_GAME_HAS_GONE_ON for an older cursor). */
TQ_API tq_status tq_game_agree_to_undo(tq_game* game, const tq_cursor* cursor, int32_t seat, int32_t* refusal);

/** Takes back all agreements to undo. */
TQ_API tq_status tq_game_refuse_to_undo(tq_game* game);

/** Lists the seats that agree to undo. */
TQ_API tq_status tq_game_agreed(const tq_game* game, int32_t* out, size_t capacity, size_t* count);

/* ------------------------------------------------------------------------------------------------ views */

/** Creates the view of a seat, or of TQ_SPECTATOR.
 * It may outlive the game. */
TQ_API tq_status tq_view_new(const tq_game* game, int32_t viewer, const tq_allocator* allocator, tq_view** view);

/** Creates the view of a new game, without the game: for a companion to a game on a real table.
 * The events since moment 0 keep it up to date; in Triangles these begin with the opening hands. */
TQ_API tq_status tq_view_new_start(int32_t variant, const int32_t* options, size_t option_count, int32_t viewer,
                                   const tq_allocator* allocator, tq_view** view);

/** Creates a client's view, from the message that tq_game_catch_up writes without a cursor.
 * The bytes may be untrusted. Compare tq_view_id and tq_view_viewer if the client knows its game and its seat.
 * Errors: TQ_REFUSED (with TQ_REFUSAL_MISSED_MESSAGES for a message that has events instead of the view). */
TQ_API tq_status tq_view_join(const uint8_t* message, size_t length, const tq_allocator* allocator, tq_view** view,
                              tq_fault* fault);

/** Creates a copy of a view. */
TQ_API tq_status tq_view_clone(const tq_view* from, const tq_allocator* allocator, tq_view** view);

/** Makes `into` a copy of `from`, whatever variant `into` was. */
TQ_API tq_status tq_view_copy(const tq_view* from, tq_view* into);

/** Makes `into` the current view of a viewer of a game, whatever variant `into` was. */
TQ_API tq_status tq_view_refresh(const tq_game* game, int32_t viewer, tq_view* into);

/** Makes `into` the view that a viewer had at a moment of a game, whatever variant `into` was.
 * Errors: TQ_NO_SUCH_MOMENT. */
TQ_API tq_status tq_view_refresh_at(const tq_game* game, int32_t viewer, uint64_t moment, tq_view* into);

/** Frees a view.
 * NULL is allowed. The function ignores a live handle of another type. */
TQ_API void tq_view_free(tq_view* view);

/** Returns the variant of the view's game, and the values of all its options.
 * A view doesn't know who began: `first` is the seat to move, or the seat that moves after chance. */
TQ_API tq_status tq_view_choice(const tq_view* view, int32_t* variant, int32_t* options, size_t capacity,
                                size_t* count);

/** Returns whose view it is: a seat or TQ_SPECTATOR. */
TQ_API tq_status tq_view_viewer(const tq_view* view, int32_t* viewer);

/** Returns the id of the view's game.
 * `id` gets 16 bytes. */
TQ_API tq_status tq_view_id(const tq_view* view, uint8_t* id);

/** Returns where a view is in the stream of messages. */
TQ_API tq_status tq_view_cursor(const tq_view* view, tq_cursor* cursor);

/** Applies a message of tq_game_catch_up to a view.
 * The bytes may be untrusted. A refusal changes nothing. After TQ_REFUSAL_REPEATED_MESSAGE, do nothing: the view has
 * all of it. After TQ_REFUSAL_MISSED_MESSAGES, _OVERLAPPING_MESSAGE, _UNDONE_LINE, _OLDER_SAVE or _WRONG_END, send
 * tq_view_cursor to the server and ask it to catch up; if the next message is refused too, ask without a cursor and
 * call tq_view_join. After TQ_REFUSAL_OTHER_MATCH, _OTHER_VIEWER or any other, drop the message. Errors: TQ_REFUSED. */
TQ_API tq_status tq_view_advance(tq_view* view, const uint8_t* message, size_t length, int32_t* refusal);

/** Applies loose events to a view: of tq_game_events for the same viewer, or of tq_event_parse.
 * The bytes may be untrusted: if one of the events is impossible, the call applies none of them. Use either messages or
 * loose events for a view.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_view_see(tq_view* view, const uint8_t* events, size_t length, int32_t* refusal);

/** Writes the events of a message, or loose events, as sentences for people to read, a line for each event that has
 * one. They must be the next ones of the view: call it before tq_view_advance or tq_view_see. `names` has a line with
 * the name of each player, seat 0 first; a name that is missing or empty is "Player 1" and so on. If you join names,
 * replace the line feeds in them: otherwise a name can name others. With `says_you` 1 the viewer is "you". The text is
 * empty for a message that has the whole view because moves were taken back. Errors: TQ_REFUSED (with the refusal that
 * tq_view_advance or tq_view_see would have). */
TQ_API tq_status tq_view_sentences(const tq_view* view, const uint8_t* bytes, size_t length, int32_t language,
                                   const char* names, size_t names_length, int32_t says_you, char* out, size_t capacity,
                                   size_t* count, int32_t* refusal);

/** Returns whose turn it is: a seat, TQ_CHANCE or TQ_OVER. */
TQ_API tq_status tq_view_turn(const tq_view* view, int32_t* turn);

/** Lists the legal actions of this viewer in ascending order.
 * The list is empty if it isn't the viewer's turn. */
TQ_API tq_status tq_view_legal(const tq_view* view, int32_t* out, size_t capacity, size_t* count);

/** Lists the viewer's legal actions without equivalent ones, as tq_game_distinct does. */
TQ_API tq_status tq_view_distinct(const tq_view* view, int32_t* out, size_t capacity, size_t* count);

/** Writes the mask of the viewer's legal actions, as tq_game_mask does. */
TQ_API tq_status tq_view_mask(const tq_view* view, uint8_t* out, size_t capacity, size_t* count);

/** Returns why a seat may not play an action now, as tq_game_why_not does.
 * For a seat other than the viewer's, it considers only what everybody sees. */
TQ_API tq_status tq_view_why_not(const tq_view* view, int32_t seat, int32_t action, int32_t* refusal);

/** Encodes a view as a flat array of small numbers, for machine learning.
 * tq_encoding_field returns where each field is. A number that may be above 127 takes two places: its lower seven bits,
 * then the others. It is cut to 16,383. A list has as many places as it can ever need; each holds an element's number
 * plus 1, or 0 behind the end. Counts are ordered by seat or cut, then by kind. docs/formats.md has the details. */
TQ_API tq_status tq_view_encode(const tq_view* view, int8_t* out, size_t capacity, size_t* count);

/** Returns where a field of an encoded view is.
 * `index` is below tq_sizes.encoding_fields. */
TQ_API tq_status tq_encoding_field(int32_t variant, const int32_t* options, size_t option_count, int32_t index,
                                   int32_t* offset, int32_t* length);

/** Rewrites encoded views for neural networks.
 * `how` is a sum of TQ_RELATIVE_SEATS and TQ_ONE_HOT, or 0 for a copy. `views` has one or more encoded views, one after
 * the other, and `out` gets them in the same order. With TQ_RELATIVE_SEATS, rows that belong to seats begin with the
 * viewer's, and seats are counted clockwise from the viewer; only the first field, the viewer, stays as it is. With
 * TQ_ONE_HOT, each seat, choice and piece becomes as many places as it has values: a 1 at that of the value, and zeros;
 * zeros only for what isn't there. Numbers, counts and pieces of more than 127 kinds stay as they are. Neither `length`
 * nor `*count` has a limit.
 * Errors: TQ_OUT_OF_RANGE (`how`, or `length` isn't a multiple of encoding_length). */
TQ_API tq_status tq_encoding_expand(int32_t variant, const int32_t* options, size_t option_count, int32_t how,
                                    const int8_t* views, size_t length, int8_t* out, size_t capacity, size_t* count);

/** Returns where a field of a view is that tq_encoding_expand has rewritten. `index` is below tq_sizes.encoding_fields;
 * with tq_sizes.encoding_fields as `index`, `*offset` is the length of an expanded view, and `*length` 0.
 * Errors: TQ_OUT_OF_RANGE (`how`). */
TQ_API tq_status tq_expanded_field(int32_t variant, const int32_t* options, size_t option_count, int32_t how,
                                   int32_t index, int32_t* offset, int32_t* length);

/** Writes the name of a field of an encoded view. */
TQ_API tq_status tq_encoding_field_name(int32_t variant, const int32_t* options, size_t option_count, int32_t index,
                                        char* out, size_t capacity, size_t* count);

/** Writes what a field of an encoded view means, in English. */
TQ_API tq_status tq_encoding_field_meaning(int32_t variant, const int32_t* options, size_t option_count, int32_t index,
                                           char* out, size_t capacity, size_t* count);

/** Writes a view as JSON, with the texts of the legal actions in a language.
 * docs/json.md has the keys. */
TQ_API tq_status tq_view_json(const tq_view* view, int32_t language, char* out, size_t capacity, size_t* count);

/** Completes a view to a whole game that has exactly this view (determinization).
 * Dice lay out anew what the viewer can't see, each arrangement equally likely. `into` may be a game of any variant. It
 * gets no deal, no dice and no history, so the caller supplies the outcomes of chance.
 * Errors: TQ_NO_MEMORY. */
TQ_API tq_status tq_view_complete(const tq_view* view, tq_dice* dice, tq_game* into);

/** Plays games on at random after each action of the viewer (flat Monte Carlo), and writes what they came to.
 * A try completes the view by the dice of tq_dice_set(key, number), plays an action, and then every legal action is
 * equally likely, and so is every remaining token or card. All actions meet the same completions. The tries are number
 * `first` to `first` + `tries` - 1, so you may split them over calls, threads and machines, and stop after any call:
 * the sums add up. Of each action of tq_view_distinct it writes the numbers of tq_tried; there are none if it isn't the
 * viewer's turn. Without tries, only the actions are written. It takes about a tenth of a microsecond a try and action
 * in Triqueta, and some microseconds in Triangles. */
TQ_API tq_status tq_view_evaluate(const tq_view* view, uint64_t key, uint64_t first, uint64_t tries, int64_t* out,
                                  size_t capacity, size_t* count);

/** Returns the points of each seat, as tq_game_points does. */
TQ_API tq_status tq_view_points(const tq_view* view, int32_t* out, size_t capacity, size_t* count);

/** Returns the score lines of a seat, as tq_game_lines does. */
TQ_API tq_status tq_view_lines(const tq_view* view, int32_t seat, int32_t* out, size_t capacity, size_t* count);

/** Lists the seats that have won, as tq_game_winners does. */
TQ_API tq_status tq_view_winners(const tq_view* view, int32_t* out, size_t capacity, size_t* count);

/** Writes the result as JSON, as tq_game_result_json does. */
TQ_API tq_status tq_view_result_json(const tq_view* view, char* out, size_t capacity, size_t* count);

/** Returns a hash of what the viewer knows, with the promises of tq_game_hash. */
TQ_API tq_status tq_view_hash(const tq_view* view, uint64_t* hash);

/** Returns a hash of what the viewer knows that is equal for equivalent views, as tq_game_canonical_hash does. */
TQ_API tq_status tq_view_canonical_hash(const tq_view* view, uint64_t* hash);

/* ------------------------------------------------------------------------------------------------ events */

/** Writes events as a JSON array.
 * The events are those of tq_game_events or tq_event_parse, which name their game. docs/json.md has the keys.
 * Errors: TQ_REFUSED (the bytes aren't events). */
TQ_API tq_status tq_events_json(const uint8_t* events, size_t length, char* out, size_t capacity, size_t* count,
                                tq_fault* fault);

/** Writes events as text, one line each, such as "1: draw 2".
 * A line begins with the event's seat: who acted, looked or drew.
 * Errors: TQ_REFUSED (the bytes aren't events). */
TQ_API tq_status tq_events_text(const uint8_t* events, size_t length, int32_t language, char* out, size_t capacity,
                                size_t* count, tq_fault* fault);

/** Parses one line of tq_events_text, without its line end, to the bytes of an event.
 * Use it to enter the moves of a game on a real table.
 * Errors: TQ_REFUSED (not an event, or without its seat). */
TQ_API tq_status tq_event_parse(int32_t variant, const int32_t* options, size_t option_count, const char* text,
                                size_t length, int32_t language, uint8_t* out, size_t capacity, size_t* count,
                                tq_fault* fault);

/* ------------------------------------------------------------------------------------------------ serialization */

/** Serializes the position of a game to bytes, without its history.
 * The snapshot has all secrets: keep it on the server. */
TQ_API tq_status tq_game_snapshot(const tq_game* game, uint8_t* out, size_t capacity, size_t* count);

/** Creates a game from a snapshot.
 * The caller supplies the outcomes of chance. The bytes may be untrusted: impossible positions are refused.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_game_from_snapshot(const uint8_t* bytes, size_t length, const tq_allocator* allocator,
                                       tq_game** game, tq_fault* fault);

/** Serializes a view to bytes: what the viewer knows, and nothing else. */
TQ_API tq_status tq_view_snapshot(const tq_view* view, uint8_t* out, size_t capacity, size_t* count);

/** Creates a view from a snapshot.
 * The bytes may be untrusted.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_view_from_snapshot(const uint8_t* bytes, size_t length, const tq_allocator* allocator,
                                       tq_view** view, tq_fault* fault);

/** Writes a position as text that people can read and edit.
 * docs/words.md has the format, docs/positions.md the invariants of a position. */
TQ_API tq_status tq_game_text(const tq_game* game, int32_t language, char* out, size_t capacity, size_t* count);

/** Creates a game from the text of a position, which may be set up by hand.
 * The caller supplies the outcomes of chance. The fault has the place that can't be parsed, or every invariant that the
 * position breaks.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_game_from_text(const char* text, size_t length, int32_t language, const tq_allocator* allocator,
                                   tq_game** game, tq_fault* fault);

/** Writes a view as text, as tq_game_text does a position. */
TQ_API tq_status tq_view_text(const tq_view* view, int32_t language, char* out, size_t capacity, size_t* count);

/** Creates a view from its text, as tq_game_from_text creates a game.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_view_from_text(const char* text, size_t length, int32_t language, const tq_allocator* allocator,
                                   tq_view** view, tq_fault* fault);

/** Creates a view from what tq_view_json wrote, in the same language.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_view_from_json(const char* text, size_t length, int32_t language, const tq_allocator* allocator,
                                   tq_view** view, tq_fault* fault);

/** Writes the record of a game: its tags and every action and draw as text, for people, for archives and replay.
 * docs/records.md has the format. With TQ_ALL as `viewer` the record is complete; otherwise it is cut down to what that
 * viewer saw. A record of tens of thousands of turns is TQ_TOO_LONG.
 * Errors: TQ_NO_RECORD. */
TQ_API tq_status tq_game_record(const tq_game* game, int32_t viewer, char* out, size_t capacity, size_t* count);

/** Creates a game from a complete record by replaying it, with its history and its tags.
 * If the game isn't over, the caller supplies the outcomes of chance.
 * Errors: TQ_REFUSED (with TQ_REFUSAL_OF_ONE_VIEWER for a record that was cut down). */
TQ_API tq_status tq_game_from_record(const char* text, size_t length, const tq_allocator* allocator, tq_game** game,
                                     tq_fault* fault);

/** Creates the view at the end of a record that was cut down for its viewer.
 * Errors: TQ_REFUSED (with TQ_REFUSAL_OF_WHOLE_GAME for a complete record). */
TQ_API tq_status tq_view_from_record(const char* text, size_t length, const tq_allocator* allocator, tq_view** view,
                                     tq_fault* fault);

/** Returns the number of tags of a record, or of a position in text. */
TQ_API tq_status tq_text_tag_count(const char* text, size_t length, int32_t* count);

/** Writes the name of a tag of a record, or of a position in text. */
TQ_API tq_status tq_text_tag_name(const char* text, size_t length, int32_t index, char* out, size_t capacity,
                                  size_t* count);

/** Writes the value of a tag of a record, or of a position in text.
 * Errors: TQ_NOT_FOUND. */
TQ_API tq_status tq_text_tag(const char* text, size_t length, const char* name, size_t name_length, char* out,
                             size_t capacity, size_t* count);

/* ------------------------------------------------------------------------------------------------ fair deals */
/* A deal that nobody can choose and everybody can check: docs/fair_deals.md has the steps and what they protect from. A
 * fair deal is a text, the tags of a record: each step reads it, and writes it with what was added. The text never has
 * the secret before the game ends, so send it to everybody, and save it. The server keeps the secret. tq_text_tag reads
 * single tags. */

/** What a fair deal waits for. */
enum tq_fair_phase {
    TQ_FAIR_SIGNED = -1,
    TQ_FAIR_COMMITMENTS = 0,   /**< of seats: tq_fair_commit */
    TQ_FAIR_CONTRIBUTIONS = 1, /**< of seats: tq_fair_reveal */
    TQ_FAIR_PUBLIC_VALUE = 2,  /**< tq_fair_reveal_public */
    TQ_FAIR_NOTHING = 3        /**< tq_game_new_fair */
};

/** The parts of a record that tq_record_verify checks. */
enum tq_record_part {
    TQ_PART_SIGNED = -1,
    TQ_PART_COMMITMENT = 0, /**< everything revealed is what was committed to, and the seed follows from it */
    TQ_PART_DEAL = 1,       /**< the seed deals each piece that was drawn */
    TQ_PART_MOVES = 2       /**< the rules allow each move, and the result is right */
};

/** Begins a fair deal: the server commits to a secret of 32 bytes of entropy, which deals this game alone.
 * `id` identifies the match, and `number` the game in it. `seats` lists the seats that contribute. `source` says where
 * a public value will come from, in up to 120 characters of ASCII without quotes and backslashes; if it is empty, there
 * is none. Errors: TQ_NO_SUCH_SEAT, TQ_REFUSED (TQ_REFUSAL_GUESSABLE_SEED if the secret isn't entropy, such as a number
 * followed by zeros). */
TQ_API tq_status tq_fair_begin(int32_t variant, const int32_t* options, size_t option_count, const uint8_t id[16],
                               uint64_t number, const int32_t* seats, size_t seat_count, const char* source,
                               size_t source_length, const uint8_t secret[32], char* out, size_t capacity,
                               size_t* count, tq_fault* fault);

/** Computes the commitment of a seat to a contribution: 32 bytes of entropy that the seat keeps until all have
 * committed. Writes 32 bytes.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_fair_commitment(const char* text, size_t length, int32_t seat, const uint8_t contribution[32],
                                    uint8_t* commitment, tq_fault* fault);

/** Adds the commitment of a seat to a fair deal.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_fair_commit(const char* text, size_t length, int32_t seat, const uint8_t commitment[32], char* out,
                                size_t capacity, size_t* count, tq_fault* fault);

/** Adds the contribution of a seat to a fair deal, after all have committed.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_fair_reveal(const char* text, size_t length, int32_t seat, const uint8_t contribution[32],
                                char* out, size_t capacity, size_t* count, tq_fault* fault);

/** Adds the public value of 1 to 64 bytes to a fair deal, after all have revealed.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_fair_reveal_public(const char* text, size_t length, const uint8_t* value, size_t value_length,
                                       char* out, size_t capacity, size_t* count, tq_fault* fault);

/** Returns what a fair deal waits for, one of tq_fair_phase, and lists the seats that it waits for.
 * Every commitment in it is checked. Errors: TQ_REFUSED. */
TQ_API tq_status tq_fair_awaited(const char* text, size_t length, int32_t* phase, int32_t* seats, size_t capacity,
                                 size_t* count, tq_fault* fault);

/** Computes the seed of the game from a fair deal that waits for nothing. Writes 32 bytes.
 * `secret` may be NULL if the text is a record that has it. Errors: TQ_REFUSED. */
TQ_API tq_status tq_fair_seed(const char* text, size_t length, const uint8_t* secret, uint8_t* seed, tq_fault* fault);

/** Creates a game with a fair deal that waits for nothing.
 * The text has the variant and the options, and its id becomes that of the game. `secret` is as for tq_fair_seed. The
 * records of the game have the fair deal, and complete ones after the game its secret. Nothing that anybody saw can be
 * taken back (TQ_REFUSAL_UNDO_WOULD_FORGET), even if all agree. Errors: TQ_REFUSED. */
TQ_API tq_status tq_game_new_fair(const char* text, size_t length, const uint8_t* secret, const tq_allocator* allocator,
                                  tq_game** game, tq_fault* fault);

/** Verifies a part of a complete record, one of tq_record_part. Each is checked on its own; but the deal is checked up
 * to the first wrong move. Errors: TQ_OUT_OF_RANGE (no such part), TQ_REFUSED (it doesn't hold, or there is nothing to
 * check: TQ_REFUSAL_NO_FAIR_DEAL, or TQ_REFUSAL_NO_SEED before the end). */
TQ_API tq_status tq_record_verify(const char* text, size_t length, int32_t part, tq_fault* fault);

/* ------------------------------------------------------------------------------------------------ batches */

/** Creates a batch: many games of one variant, stepped together.
 * A batch of n places (slots) plays games i, i + n, i + 2n, … at place i. The chance of each game draws by dice of
 * `key` and the game's number: it is the game that tq_game_new_open begins, and tq_game_draw continues with the dice of
 * tq_dice_set(key, number). tq_batch_restart chooses other numbers.
 * Errors: TQ_OUT_OF_RANGE (no places, or more than memory can have), TQ_NO_MEMORY. */
TQ_API tq_status tq_batch_new(int32_t variant, const int32_t* options, size_t option_count, uint64_t key, size_t places,
                              const tq_allocator* allocator, tq_batch** batch);

/** Frees a batch.
 * NULL is allowed. The function ignores a live handle of another type. */
TQ_API void tq_batch_free(tq_batch* batch);

/** Creates a copy of a batch. It goes on exactly as the original. */
TQ_API tq_status tq_batch_clone(const tq_batch* from, const tq_allocator* allocator, tq_batch** batch);

/** Makes `into` a copy of a batch of the same variant, number of players and number of places.
 * Errors: TQ_OTHER_GAME, TQ_OUT_OF_RANGE (another number of places). */
TQ_API tq_status tq_batch_copy(const tq_batch* from, tq_batch* into);

/** Saves a batch: its games with their chance and numbers, and the key.
 * The bytes have all secrets and the future. They may exceed TQ_MOST_INPUT. */
TQ_API tq_status tq_batch_save(const tq_batch* batch, uint8_t* out, size_t capacity, size_t* count);

/** Creates a batch from what tq_batch_save wrote. It goes on exactly as the saved one would have.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_batch_load(const uint8_t* bytes, size_t length, const tq_allocator* allocator, tq_batch** batch,
                               tq_fault* fault);

/** Returns the variant of a batch, and the values of all its options. */
TQ_API tq_status tq_batch_choice(const tq_batch* batch, int32_t* variant, int32_t* options, size_t capacity,
                                 size_t* count);

/** Returns the number of places of a batch. */
TQ_API tq_status tq_batch_places(const tq_batch* batch, size_t* places);

/** Begins all games of a batch anew, with another key and other numbers: place i plays games `first` + i,
 * `first` + i + `stride`, … With `stride` 0 it is the number of places. Workers that share a key play different games
 * if worker w of W, with n places each, has w · n as `first` and W · n as `stride`. */
TQ_API tq_status tq_batch_restart(tq_batch* batch, uint64_t key, uint64_t first, uint64_t stride);

/** Leaves the games of some places and begins the next ones there.
 * `where` has a byte for each place: 0 leaves the place as it is. NULL with a count of 0 stands for all places.
 * Errors: TQ_TOO_SMALL (fewer bytes than places). */
TQ_API tq_status tq_batch_reset(tq_batch* batch, const uint8_t* where, size_t where_count);

/** Puts the position of a game at a place.
 * The game has the number `number` there, and its chance draws by dice of `key` and the number. The next game at the
 * place has this number plus the stride, and the key of the batch.
 * Errors: TQ_NO_SUCH_INDEX (the place), TQ_OTHER_GAME (another variant or number of players), TQ_REFUSED (the game is
 * over). */
TQ_API tq_status tq_batch_put(tq_batch* batch, size_t place, const tq_game* game, uint64_t key, uint64_t number);

/** Puts completions of a view (determinizations) at `count` places from `first` on, each arrangement of what the viewer
 * can't see equally likely.
 * Dice of `key` and `number` + i complete the view for the i-th of these places, and go on to draw for its chance. Its
 * game has that number, too.
 * Errors: TQ_OUT_OF_RANGE (the places), TQ_OTHER_GAME (another variant or number of players), TQ_REFUSED (the view's
 * game is over). */
TQ_API tq_status tq_batch_complete(tq_batch* batch, const tq_view* view, uint64_t key, uint64_t number, size_t first,
                                   size_t count);

/** Writes the observations of all places: `seat`, `mask`, `view` and from `number` to `state` the arrays of `io`.
 * It also uses `where`. The other arrays aren't used. The caller's struct stays as it is.
 * Errors: TQ_TOO_SMALL (the capacity of an array), TQ_OVERLAP (an output overlaps `where`). */
TQ_API tq_status tq_batch_observe(const tq_batch* batch, const tq_batch_io* io);

/** Plays `action` of `io` at each place, draws for chance, and replaces each game that has ended by a new one.
 * Then it writes all other arrays of `io`, except `chosen`. `reward`, `done`, `truncated`, `won` and `final_…` are of
 * the game that was played, the others of the next turn. `where` chooses places, and `most_actions` cuts off long
 * games: those are done, and their rewards are the points so far. If any action is illegal, no action is played;
 * tq_batch_why_not returns which one it is. Errors: TQ_REFUSED, TQ_NULL (also `action` of `io`), TQ_TOO_SMALL (the
 * capacity of an array), TQ_OVERLAP (an output overlaps `action` or `where`). */
TQ_API tq_status tq_batch_step(tq_batch* batch, const tq_batch_io* io);

/** Chooses a legal action for each place, every one equally likely, and writes it to `chosen` of `io`.
 * Each takes one draw of the place's dice: tq_batch_step with these actions plays the games of tq_batch_play_out. Or it
 * takes `random` of `io`, 64 random bits for each place. `where` chooses places. The other arrays aren't used.
 * Errors: TQ_NULL (also `chosen` of `io`), TQ_TOO_SMALL (the capacity of an array), TQ_OVERLAP (`chosen` overlaps
 * `where` or `random`). */
TQ_API tq_status tq_batch_choose(tq_batch* batch, const tq_batch_io* io);

/** Returns the first place whose action is illegal, and why.
 * `action` has an action for each place. `*refusal` is 0 if all are legal. `place` may be NULL.
 * Errors: TQ_TOO_SMALL (fewer actions than places). */
TQ_API tq_status tq_batch_why_not(const tq_batch* batch, const int32_t* action, size_t action_count, size_t* place,
                                  int32_t* refusal);

/** Plays the game of every place to its end at random (a playout, or rollout), and begins the next one.
 * Every legal action is equally likely, and so is every remaining token or card. Each action and each draw takes one
 * number from the place's dice. The call writes `reward` of `io`, and doesn't use its other arrays. `actions` gets the
 * number of actions played, or may be NULL.
 * Errors: TQ_TOO_SMALL (the capacity of `reward`). */
TQ_API tq_status tq_batch_play_out(tq_batch* batch, const tq_batch_io* io, uint64_t* actions);

/** Splits the places of a batch for threads: returns one of `parts` ranges, as equal as they can be.
 * Each begins at a multiple of TQ_RANGE_PLACES. A batch with few places leaves some ranges empty.
 * Errors: TQ_OUT_OF_RANGE (`part` isn't below `parts`). */
TQ_API tq_status tq_batch_range(size_t places, size_t parts, size_t part, size_t* first, size_t* count);

/** tq_batch_observe for a range of places: `count` places from `first` on.
 * The arrays of `io` are those of the whole batch. Threads may call this and the other functions of ranges for one
 * batch at the same time if their ranges have no place in common. The results are the same however places are split.
 * Errors: those of tq_batch_observe, and TQ_OUT_OF_RANGE (the range exceeds the batch, or begins or ends neither at a
 * multiple of TQ_RANGE_PLACES nor at the end). */
TQ_API tq_status tq_batch_observe_range(const tq_batch* batch, const tq_batch_io* io, size_t first, size_t count);

/** tq_batch_step for a range of places, as for tq_batch_observe_range.
 * If any action in the range is illegal, no action of the range is played.
 * Errors: those of tq_batch_step, and TQ_OUT_OF_RANGE (as for tq_batch_observe_range). */
TQ_API tq_status tq_batch_step_range(tq_batch* batch, const tq_batch_io* io, size_t first, size_t count);

/** tq_batch_choose for a range of places, as for tq_batch_observe_range.
 * Errors: those of tq_batch_choose, and TQ_OUT_OF_RANGE (as for tq_batch_observe_range). */
TQ_API tq_status tq_batch_choose_range(tq_batch* batch, const tq_batch_io* io, size_t first, size_t count);

/** tq_batch_why_not for a range of places, as for tq_batch_observe_range, by `action` and `where` of `io`.
 * Errors: TQ_NULL (also `action` of `io`), TQ_TOO_SMALL (the capacity of an array), TQ_OUT_OF_RANGE (as for
 * tq_batch_observe_range). */
TQ_API tq_status tq_batch_why_not_range(const tq_batch* batch, const tq_batch_io* io, size_t first, size_t count,
                                        size_t* place, int32_t* refusal);

/** tq_batch_play_out for a range of places, as for tq_batch_observe_range.
 * Errors: those of tq_batch_play_out, and TQ_OUT_OF_RANGE (as for tq_batch_observe_range). */
TQ_API tq_status tq_batch_play_out_range(tq_batch* batch, const tq_batch_io* io, size_t first, size_t count,
                                         uint64_t* actions);

/** Returns the number of the game that each place is playing. */
TQ_API tq_status tq_batch_numbers(const tq_batch* batch, uint64_t* out, size_t capacity, size_t* count);

/** Makes `into` a copy of the game of one place, without its history.
 * `into` may be a game of any variant.
 * Errors: TQ_NO_SUCH_INDEX (the place), TQ_NO_MEMORY. */
TQ_API tq_status tq_batch_game(const tq_batch* batch, size_t place, tq_game* into);

/** Plays games at random and adds them to `sum`.
 * The games are those of `key` with the numbers `first` to `first` + `games` - 1. You may split a range over calls,
 * threads or machines: the sums add up to the same. Before the first call, set `struct_size` and the arrays of `sum`,
 * and all its other numbers to 0, also those in the arrays. Use one sum for each variant.
 * Errors: TQ_OTHER_GAME (`sum` has another number of players), TQ_TOO_SMALL (the capacity of an array),
 * TQ_OUT_OF_RANGE (a number of `sum` would overflow). */
TQ_API tq_status tq_simulate(int32_t variant, const int32_t* options, size_t option_count, uint64_t key, uint64_t first,
                             uint64_t games, tq_totals* sum);

/* ------------------------------------------------------------------------------------------------ kernels */

/** Returns the number of kernels that this machine can run.
 * A kernel plays many games of Triqueta side by side, with vectors of one set of instructions. They are numbered from 0
 * up, the fastest last. tq_simulate and new batches use the fastest, so you need these functions only to measure, to
 * test, or to say in a log which one runs: all kernels give the same results. Where there are no vectors, the number
 * is 0. */
TQ_API tq_status tq_kernel_count(int32_t* count);

/** Writes the name of a kernel: "vectors" (what every x86-64 or ARM64 machine has), "avx2" or "avx512".
 * `index` is below tq_kernel_count. On another machine it may be another kernel. */
TQ_API tq_status tq_kernel_name(int32_t index, char* out, size_t capacity, size_t* count);

/** Returns the kernel that tq_simulate and new batches use for a variant.
 * It is TQ_ONE_BY_ONE where games are played one after the other: those of Triangles, and all where there is no kernel.
 * tq_simulate also plays a few games, fewer than half of those that fit into a vector, one after the other. */
TQ_API tq_status tq_variant_kernel(int32_t variant, int32_t* index);

/** Returns the kernel of a batch, or TQ_ONE_BY_ONE. */
TQ_API tq_status tq_batch_kernel(const tq_batch* batch, int32_t* index);

/** Lets another kernel go on with the games of a batch, with the same results.
 * Errors: TQ_NO_SUCH_INDEX (also a kernel that doesn't play this variant; TQ_ONE_BY_ONE where a kernel does). */
TQ_API tq_status tq_batch_use_kernel(tq_batch* batch, int32_t index);

/** tq_simulate by one kernel, or by TQ_ONE_BY_ONE, which plays every variant.
 * Errors: those of tq_simulate, and TQ_NO_SUCH_INDEX (also a kernel that doesn't play this variant). */
TQ_API tq_status tq_simulate_by(int32_t index, int32_t variant, const int32_t* options, size_t option_count,
                                uint64_t key, uint64_t first, uint64_t games, tq_totals* sum);

#ifdef __cplusplus
}
#endif

#endif

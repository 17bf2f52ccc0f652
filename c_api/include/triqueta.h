/** @file
 * The C API of Triqueta: the complete rules of the Triqueta and Triangles tabletop games, as functions over handles.
 *
 * Use it from C, or bind another language to it (docs/bindings.md). This header is its own manual: it is all you need
 * to write a program that plays any of the games.
 *
 * # Overview
 *
 * 1. tq_variant_find and tq_options_default choose a game, and tq_game_new creates it.
 * 2. While tq_game_turn returns a seat, tq_game_legal lists the legal actions of that seat, and tq_game_play plays one.
 * 3. tq_game_points returns the points, and tq_game_free frees the game.
 *
 * Actions are numbers, and so are the tokens and cards that chance draws (the outcomes). These numbers never change.
 * docs/views.md lists them; tq_action_text and tq_outcome_text turn them into words, in the grammar of docs/words.md.
 *
 * # Views
 *
 * A tq_view is the observation of one player or spectator: all that this viewer may know, and nothing else. Give views
 * to clients and bots, and keep games on the server. Most functions that query a game have a twin for views.
 *
 * A client on another machine creates its view by tq_view_new_start. The server sends it the bytes that tq_game_events
 * writes, and tq_view_advance applies them.
 *
 * You may give a viewer everything that you get from the viewer's own view, or from a function that takes this viewer
 * as `viewer`. The rest of a tq_game can reveal secrets: its snapshot, text, complete record and hashes, and the
 * outcomes that chance can draw. docs/bindings.md has a table.
 *
 * # Conventions
 *
 * **Status.** Every function that can fail returns a `tq_status`, and writes its results through pointers that follow
 * the inputs. On failure nothing changes: handles and buffers stay as they were. Numbers are set to 0, and new handles
 * to NULL. (Only TQ_TOO_SMALL sets `*count`, and only TQ_REFUSED sets a reason.) A pointer may be NULL only where this
 * header says so; otherwise the function returns TQ_NULL.
 *
 * **Errors.** The comment of a function lists the statuses that it can return on failure. The list leaves out TQ_NULL,
 * TQ_WRONG_HANDLE, TQ_NO_STRUCT_SIZE, TQ_WRONG_STRUCT_SIZE and TQ_TOO_LONG. Any function can return these if it takes
 * such an argument or writes text or bytes.
 *
 * **Refusals.** If the rules don't allow a move, the function returns TQ_REFUSED and sets `*refusal` to the reason, one
 * of TQ_REFUSAL_…. tq_refusal_text and tq_refusal_rule explain it. 0 means that there is no refusal.
 *
 * **Handles** are tq_game, tq_view and tq_batch. Functions with `new`, `from` or `clone` in their names create them.
 * The caller owns a handle, and frees it with the `free` function of its type, which accepts NULL. A live handle of
 * another type is TQ_WRONG_HANDLE. The library can't recognize a pointer that was freed or never was a handle: the
 * behaviour is undefined.
 *
 * **Buffers** belong to the caller: `(out, capacity, count)`. The function sets `*count` to the number of elements. If
 * `capacity` is less than that, it writes nothing and returns TQ_TOO_SMALL. To ask for the count, pass NULL as `out`
 * and 0 as `capacity`; the status is then TQ_TOO_SMALL, or TQ_OK if the count is 0. Text is UTF-8. Its count excludes
 * the terminating NUL, which the function writes if there is room for it. `count` may be NULL.
 *
 * **Inputs** of text or bytes are a pointer and a length in bytes. The pointer may be NULL if the length is 0. Text
 * that isn't valid UTF-8 is TQ_NOT_UTF8. The library neither reads an input nor writes an output of more than
 * TQ_MOST_INPUT bytes: both are TQ_TOO_LONG.
 *
 * **Overlaps.** An output must not overlap another output or an input. If it does, its contents are unspecified, even
 * if it is a new handle. Still, the call damages none of its handles, and writes nothing outside its outputs.
 *
 * **Structs**, except tq_dice, begin with `struct_size`. Set it to `sizeof` before any call; 0 is TQ_NO_STRUCT_SIZE.
 * Structs grow only at the end. If yours is smaller, because your header is older, the library uses the fields that it
 * has. If yours is larger, because your header is newer, the library ignores the fields that it doesn't know.
 * tq_struct_size returns the size that the library knows.
 *
 * **Seats** count from 0, clockwise. A seat or viewer that the game doesn't have is TQ_OUT_OF_RANGE.
 *
 * **Threads.** There is no global state. Use a handle from one thread at a time; only functions that take it as `const`
 * may run concurrently. Functions without a handle are thread-safe. The library calls an allocator on the thread that
 * calls the library. So concurrent calls of tq_view_new or tq_game_clone can call one allocator concurrently.
 *
 * **Callbacks.** The library calls back only the allocator, and only from functions that take or free memory. These are
 * the functions with new, from, free or clone in their names, and tq_game_copy, tq_game_play, tq_game_step,
 * tq_game_reveal, tq_game_draw, tq_game_redo, tq_game_set_dice, tq_game_play_out, tq_view_complete and tq_batch_game:
 * the history of their game may grow or be freed. No exception, assert or abort reaches the caller.
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

/* ------------------------------------------------------------------------------------------------ status */

/** The status of a call: one of the constants of tq_status_code. */
typedef int32_t tq_status;

/** The values of tq_status. They never change; a later version may have more of them. */
enum tq_status_code {
    TQ_OK = 0,
    TQ_NULL = 1,              /**< a required pointer is NULL */
    TQ_WRONG_HANDLE = 2,      /**< not a live handle of this type */
    TQ_NO_MEMORY = 3,         /**< the allocator returned no memory */
    TQ_TOO_SMALL = 4,         /**< the buffer is too small; `*count` is the capacity that it needs */
    TQ_REFUSED = 5,           /**< against the rules, or it can't be parsed; `*refusal` or `why` has the reason */
    TQ_NO_STRUCT_SIZE = 6,    /**< `struct_size` is 0: set it to `sizeof` */
    TQ_WRONG_STRUCT_SIZE = 7, /**< `struct_size` is less than the first version of the struct had */
    TQ_NO_SUCH_VARIANT = 8,   /**< no variant has this number or name */
    TQ_WRONG_OPTIONS = 9,     /**< the variant doesn't allow this number of players, first seat or other option */
    TQ_OUT_OF_RANGE = 10,     /**< a seat, viewer, language, index, place or another number is out of range */
    TQ_NOT_UTF8 = 11,         /**< the text isn't valid UTF-8 */
    TQ_OTHER_GAME = 12,       /**< the sums are of games with another number of players */
    TQ_NO_RECORD = 13,        /**< the game began from a position, so it has no record */
    TQ_WRONG_DEAL = 14,       /**< the pieces of the deal aren't those of the variant */
    TQ_NOT_FOUND = 15,        /**< nothing has this name */
    TQ_TOO_LONG = 16          /**< a text or bytes, read or to be written, exceed TQ_MOST_INPUT bytes */
};

/** Describes a status in English.
 * Errors: TQ_OUT_OF_RANGE (no such status), TQ_TOO_SMALL. */
TQ_API tq_status tq_status_text(tq_status status, char* out, size_t capacity, size_t* count);

/** @name Special numbers */
/**@{*/
/** Special values used where a seat is expected. */
enum tq_who {
    TQ_CHANCE = -1,    /**< as a turn: chance has to draw */
    TQ_OVER = -2,      /**< as a turn: the game is over */
    TQ_SPECTATOR = -3, /**< as a viewer: a spectator, who knows no secrets */
    TQ_ALL = -4        /**< for tq_game_record: the complete record, not that of one viewer */
};
/** The languages of all texts. tq_language_find finds them by their ISO 639 codes. */
enum tq_language { TQ_ENGLISH = 0, TQ_GERMAN = 1, TQ_FRENCH = 2 };
/** Limits of all variants. */
enum tq_most {
    TQ_MOST_PLAYERS = 27,   /**< players of any variant; enough capacity for points and winners */
    TQ_MOST_REASONS = 16,   /**< refusals in a tq_reasons */
    TQ_MOST_INPUT = 1048576 /**< bytes of a text, a snapshot or a message */
};
/**@}*/

/** @name Refusals
 * Reasons why a move, text or bytes were refused. tq_refusal_text returns a sentence for each. A constant with a game
 * in its name occurs only in that game. Constants with WRONG are mostly faults of a position (docs/positions.md) or of
 * another input. */
/**@{*/
/** The codes of refusals. They never change; a later version may have more of them. */
enum tq_refusal_code {
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
/**@}*/

/* ------------------------------------------------------------------------------------------------ version */

/** @name Header version */
/**@{*/
/** The version of this header. tq_version returns the same number if the library has the same version. */
enum tq_header { TQ_HEADER_VERSION = 200 };
/**@}*/

/** Returns the version of the library at run time: major · 10000 + minor · 100 + patch. */
TQ_API int32_t tq_version(void);

/** @name Struct numbers */
/**@{*/
/** The structs whose sizes tq_struct_size returns. */
enum tq_struct {
    TQ_STRUCT_OPTIONS = 0,
    TQ_STRUCT_BOUNDS = 1,
    TQ_STRUCT_ALLOCATOR = 2,
    TQ_STRUCT_REASONS = 3,
    TQ_STRUCT_TOTALS = 4,
    TQ_STRUCT_DICE = 5
};
/**@}*/

/** Returns the size of a struct as the library at run time knows it.
 * `which` is one of TQ_STRUCT_….
 * Errors: TQ_OUT_OF_RANGE (no such struct). */
TQ_API tq_status tq_struct_size(int32_t which, size_t* size);

/* ------------------------------------------------------------------------------------------------ structs */

/** The options of a new game. tq_options_default fills it. The library ignores the options of other variants. */
typedef struct tq_options {
    uint32_t struct_size; /**< sizeof(tq_options) */
    int32_t variant;      /**< the variant's number, from tq_variant_find */
    int32_t players;      /**< the number of players, within tq_bounds */
    int32_t first;        /**< the seat that begins */
    int32_t fast;         /**< mayhem: 1 with fast draw-and-play, else 0 */
    int32_t turn_cap;     /**< race: after this many turns the game ends without a winner; at least 1 */
} tq_options;

/** The bounds of a variant for a number of players, such as the lengths of buffers. tq_variant_bounds fills it. */
typedef struct tq_bounds {
    uint32_t struct_size;    /**< sizeof(tq_bounds) */
    int32_t least_players;   /**< fewest players of the variant, whatever number of players the options have */
    int32_t most_players;    /**< most players, likewise */
    int32_t actions;         /**< number of action numbers, from 0 up; the length of a mask */
    int32_t most_legal;      /**< most actions that are ever legal at once */
    int32_t outcomes;        /**< number of outcomes of chance (tokens or cards), from 0 up */
    int32_t encoding_length; /**< length of an encoded view; in Triqueta it depends on the number of players */
    int32_t encoding_fields; /**< number of fields of an encoded view */
    int32_t parts;           /**< number of score lines of a seat */
    int32_t pieces;          /**< number of tokens or cards of a deal by hand */
    int32_t reward_length;   /**< rewards of one game of a batch: one for each possible seat */
    int32_t reserved;        /**< 0 */
} tq_bounds;

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

/** The reasons why an input was refused, and where in a text. */
typedef struct tq_reasons {
    uint32_t struct_size;             /**< sizeof(tq_reasons) */
    int32_t count;                    /**< number of refusals; 0 if there are none */
    int32_t refusal[TQ_MOST_REASONS]; /**< codes, for tq_refusal_text */
    uint64_t where;                   /**< text: byte offset of the fault, its length for a broken invariant; else 0 */
    int32_t line;                     /**< text: line of the fault, from 1; else 0 */
    int32_t column;                   /**< text: column of the fault in characters, from 1; else 0 */
} tq_reasons;

/** Sums over many games. All are integers, so partial sums add up to the same in any order. */
typedef struct tq_totals {
    uint32_t struct_size;                     /**< sizeof(tq_totals) */
    int32_t players;                          /**< players of each game; 0 before the first game */
    uint64_t games;                           /**< games played */
    uint64_t actions;                         /**< actions played in all games */
    uint64_t joint_wins;                      /**< games with more than one winner */
    uint64_t wins[TQ_MOST_PLAYERS];           /**< wins of each seat, alone or shared */
    int64_t points[TQ_MOST_PLAYERS];          /**< sum of the points of each seat */
    uint64_t points_squared[TQ_MOST_PLAYERS]; /**< sum of the squared points of each seat */
} tq_totals;

/** A small, fast random number generator for bots and playouts (rollouts). Don't deal games with it: it is predictable.
 * It is a plain value, and a copy yields the same numbers. Before version 1.0 the numbers may change. */
typedef struct tq_dice {
    uint64_t state[2]; /**< private; tq_dice_set fills it */
} tq_dice;

/** A game: its position, its history, and its source of chance. */
typedef struct tq_game tq_game;
/** A view: the observation (information set) of one viewer. No function can get the game's secrets from it. */
typedef struct tq_view tq_view;
/** Many games that are stepped together. */
typedef struct tq_batch tq_batch;

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

/** Finds a variant by its name.
 * The names are base_game, hidden_wolves, base_game_duel, hidden_wolves_duel, mayhem and race.
 * Errors: TQ_NO_SUCH_VARIANT, TQ_NOT_UTF8. */
TQ_API tq_status tq_variant_find(const char* name, size_t length, int32_t* variant);

/** Returns the name of a variant.
 * Errors: TQ_NO_SUCH_VARIANT, TQ_TOO_SMALL. */
TQ_API tq_status tq_variant_name(int32_t variant, char* out, size_t capacity, size_t* count);

/** Fills `io` with the default options of a variant: the fewest players, seat 0 first.
 * Set `struct_size` of `io` before the call.
 * Errors: TQ_NO_SUCH_VARIANT. */
TQ_API tq_status tq_options_default(int32_t variant, tq_options* io);

/** Fills `io` with the bounds of a variant for these options.
 * Set `struct_size` of `io` before the call. To find the variant's numbers of players, pass the options of
 * tq_options_default.
 * Errors: TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS. */
TQ_API tq_status tq_variant_bounds(const tq_options* options, tq_bounds* io);

/** Returns where a field of an encoded view is (tq_view_encode).
 * `index` is below tq_bounds.encoding_fields.
 * Errors: TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS, TQ_OUT_OF_RANGE. */
TQ_API tq_status tq_encoding_field(const tq_options* options, int32_t index, int32_t* offset, int32_t* length);

/** Returns the name of a field of an encoded view.
 * Errors: those of tq_encoding_field, TQ_TOO_SMALL. */
TQ_API tq_status tq_encoding_field_name(const tq_options* options, int32_t index, char* out, size_t capacity,
                                        size_t* count);

/** Returns what a field of an encoded view means, in English.
 * Errors: those of tq_encoding_field, TQ_TOO_SMALL. */
TQ_API tq_status tq_encoding_field_meaning(const tq_options* options, int32_t index, char* out, size_t capacity,
                                           size_t* count);

/** Returns the name of a score line of tq_game_parts, in English.
 * `index` is below tq_bounds.parts. The names are those of docs/json.md; race has a single line, "win".
 * Errors: those of tq_encoding_field, TQ_TOO_SMALL. */
TQ_API tq_status tq_part_name(const tq_options* options, int32_t index, char* out, size_t capacity, size_t* count);

/* ------------------------------------------------------------------------------------------------ words */

/** Finds a language by its ISO 639 code: en, de or fr.
 * Errors: TQ_NOT_FOUND, TQ_NOT_UTF8. */
TQ_API tq_status tq_language_find(const char* code, size_t length, int32_t* language);

/** Writes an action of a variant as text, such as "lay 2".
 * Numbers in the text count from 0.
 * Errors: TQ_NO_SUCH_VARIANT, TQ_OUT_OF_RANGE (the action or the language), TQ_TOO_SMALL. */
TQ_API tq_status tq_action_text(int32_t variant, int32_t action, int32_t language, char* out, size_t capacity,
                                size_t* count);

/** Parses the text of an action.
 * `why` gets the reason and the place of a fault, or may be NULL.
 * Errors: TQ_REFUSED (not an action), TQ_NO_SUCH_VARIANT, TQ_OUT_OF_RANGE (the language), TQ_NOT_UTF8. */
TQ_API tq_status tq_action_parse(int32_t variant, const char* text, size_t length, int32_t language, int32_t* action,
                                 tq_reasons* why);

/** Writes an outcome of chance, a token or a card, as text.
 * Errors: TQ_NO_SUCH_VARIANT, TQ_OUT_OF_RANGE (the outcome or the language), TQ_TOO_SMALL. */
TQ_API tq_status tq_outcome_text(int32_t variant, int32_t outcome, int32_t language, char* out, size_t capacity,
                                 size_t* count);

/** Parses the text of an outcome, a token or a card.
 * `why` may be NULL.
 * Errors: TQ_REFUSED (not an outcome), TQ_NO_SUCH_VARIANT, TQ_OUT_OF_RANGE (the language), TQ_NOT_UTF8. */
TQ_API tq_status tq_outcome_parse(int32_t variant, const char* text, size_t length, int32_t language, int32_t* outcome,
                                  tq_reasons* why);

/** Writes the sentence of a refusal, for people to read.
 * Errors: TQ_OUT_OF_RANGE (no such refusal, such as 0, or no such language), TQ_TOO_SMALL. */
TQ_API tq_status tq_refusal_text(int32_t refusal, int32_t language, char* out, size_t capacity, size_t* count);

/** Returns the number of the rule behind a refusal, such as "B10".
 * The text is empty if no rule is behind it.
 * Errors: TQ_OUT_OF_RANGE (no such refusal), TQ_TOO_SMALL. */
TQ_API tq_status tq_refusal_rule(int32_t refusal, char* out, size_t capacity, size_t* count);

/* ------------------------------------------------------------------------------------------------ games */

/** Creates a game that is dealt from a seed of 32 bytes.
 * Anyone who knows the seed knows the deal, so a server takes it from the operating system's entropy. `number`
 * distinguishes games of one seed. The deal supplies all outcomes of chance. `allocator` may be NULL.
 * Errors: TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_new(const tq_options* options, const uint8_t seed[32], uint64_t number,
                             const tq_allocator* allocator, tq_game** game);

/** Creates a game that is dealt by hand.
 * `pieces` in Triqueta: all tokens, tower by tower, in a tower column by column, in a column from bottom to top.
 * `pieces` in the card games: the cards in the order drawn. The first ones go to the hands, one to each player in turn.
 * Then, for each time that the discards become a new pile (at most seven), -1 and the cards of that pile. If these
 * aren't the discards, or aren't given, chance waits for tq_game_reveal. `allocator` may be NULL.
 * Errors: TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS, TQ_WRONG_DEAL, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_new_dealt(const tq_options* options, const int32_t* pieces, size_t count,
                                   const tq_allocator* allocator, tq_game** game);

/** Creates a game without a deal: the caller supplies each outcome of chance.
 * Use tq_game_reveal or tq_game_draw for that. `allocator` may be NULL.
 * Errors: TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_new_open(const tq_options* options, const tq_allocator* allocator, tq_game** game);

/** Creates a copy of a game.
 * The copy has all that tq_game_copy copies. `allocator` may be NULL.
 * Errors: TQ_NO_MEMORY. */
TQ_API tq_status tq_game_clone(const tq_game* from, const tq_allocator* allocator, tq_game** game);

/** Makes `to` a copy of `from`, whatever variant `to` was.
 * This copies the position, the source of chance with its future outcomes, and the history: two bytes for each event,
 * and a position for every 64 events. It allocates nothing if `to` once had a history as long, in a game of the same
 * variant and number of players.
 * Errors: TQ_NO_MEMORY. */
TQ_API tq_status tq_game_copy(tq_game* to, const tq_game* from);

/** Frees a game.
 * NULL is allowed. The function ignores a live handle of another type. */
TQ_API void tq_game_free(tq_game* game);

/** Fills `io` with the options of a game.
 * Set `struct_size` of `io` before the call. If the game began from a position, `first` is the seat to move there. */
TQ_API tq_status tq_game_options(const tq_game* game, tq_options* io);

/** Returns whose turn it is: a seat, TQ_CHANCE or TQ_OVER. */
TQ_API tq_status tq_game_turn(const tq_game* game, int32_t* turn);

/** Lists all legal actions in ascending order.
 * The list is empty if no seat is to move.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_game_legal(const tq_game* game, int32_t* out, size_t capacity, size_t* count);

/** Lists legal actions without equivalent ones.
 * Actions are equivalent if they differ only in which of several like things they name. The list has the lowest of each
 * group.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_game_distinct(const tq_game* game, int32_t* out, size_t capacity, size_t* count);

/** Writes the action mask: for every action number 1 if it is legal, else 0.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_game_mask(const tq_game* game, uint8_t* out, size_t capacity, size_t* count);

/** Returns why a seat may not play an action now.
 * `*refusal` is 0 if it may. The status is TQ_OK in both cases.
 * Errors: TQ_OUT_OF_RANGE (the seat). */
TQ_API tq_status tq_game_why_not(const tq_game* game, int32_t seat, int32_t action, int32_t* refusal);

/** Plays an action for a seat.
 * `action` may be any number that a client sends. If the game has a deal or dice, chance draws at once. `refusal` may
 * be NULL.
 * Errors: TQ_REFUSED, TQ_OUT_OF_RANGE (the seat), TQ_NO_MEMORY. */
TQ_API tq_status tq_game_play(tq_game* game, int32_t seat, int32_t action, int32_t* refusal);

/** Plays an action for the seat to move, and returns the next turn and its legal actions.
 * It replaces tq_game_play, tq_game_turn and tq_game_legal in a playout (rollout). `legal` needs room for
 * tq_bounds.most_legal actions, even if fewer are legal. `turn` and `count` must not be NULL; `refusal` may be NULL.
 * Errors: TQ_REFUSED, TQ_TOO_SMALL (the action isn't played), TQ_NO_MEMORY. */
TQ_API tq_status tq_game_step(tq_game* game, int32_t action, int32_t* turn, int32_t* legal, size_t capacity,
                              size_t* count, int32_t* refusal);

/** Lists the outcomes that chance can draw now in ascending order, and how often each is there.
 * The list is empty if chance isn't to draw. The probability of an outcome is its weight over the sum of weights.
 * `weight` may be NULL; otherwise it has the same capacity.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_game_chance(const tq_game* game, int32_t* outcome, uint32_t* weight, size_t capacity,
                                size_t* count);

/** Sets the outcome that chance draws.
 * For a game without a deal or dice. `refusal` may be NULL.
 * Errors: TQ_REFUSED, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_reveal(tq_game* game, int32_t outcome, int32_t* refusal);

/** Draws the outcome of chance by dice.
 * Each remaining token or card is equally likely. The call takes one number from the dice. `outcome` and `refusal` may
 * be NULL.
 * Errors: TQ_REFUSED (chance isn't to draw), TQ_NO_MEMORY. */
TQ_API tq_status tq_game_draw(tq_game* game, tq_dice* dice, int32_t* outcome, int32_t* refusal);

/** Makes chance draw by dice from now on, or, with NULL, wait for the caller.
 * The game uses a copy of the dice wherever no deal supplies the outcome, and takes one number from it for each draw.
 * If chance is to draw now, it draws at once. Use it for playouts and bots: anybody who knows the dice can predict the
 * draws. A game that was completed from a view or read from data has no dice.
 * Errors: TQ_NO_MEMORY. */
TQ_API tq_status tq_game_set_dice(tq_game* game, const tq_dice* dice);

/** Plays a game to its end at random (a playout, or rollout).
 * Every legal action is equally likely, and so is every remaining token or card. Each action and each draw takes one
 * number from the dice. The game loses its deal, its dice and its history. `actions` gets the number of actions played,
 * or may be NULL. */
TQ_API tq_status tq_game_play_out(tq_game* game, tq_dice* dice, uint64_t* actions);

/** Undoes the last action, with the draws that followed it.
 * The call is refused if the action showed a hidden piece to anybody, the mover included. Such a piece was drawn; was
 * laid, discarded or played from a player's hidden pieces; or was shown at the end. In mayhem that is nearly every
 * action. Pass 1 as `also_looks` to undo such actions too. Dice aren't rewound: tq_game_redo repeats their outcome, and
 * another action gets a new one. `refusal` may be NULL.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_game_undo(tq_game* game, int32_t also_looks, int32_t* refusal);

/** Plays again what was undone last.
 * `refusal` may be NULL.
 * Errors: TQ_REFUSED, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_redo(tq_game* game, int32_t* refusal);

/** Returns how many events have happened: a cursor for the next tq_game_events. */
TQ_API tq_status tq_game_moment(const tq_game* game, uint64_t* moment);

/** Writes the events that a viewer has seen since a moment, for tq_view_advance.
 * The bytes are one message that names its game; it is valid even without events. Don't concatenate messages. After an
 * undo, viewers need new views. The cost depends on the new events, not on the earlier ones.
 * Errors: TQ_OUT_OF_RANGE (the viewer, or a moment in the future), TQ_TOO_SMALL, TQ_TOO_LONG (more than some 400,000
 * events: create a new view). */
TQ_API tq_status tq_game_events(const tq_game* game, int32_t viewer, uint64_t since, uint8_t* out, size_t capacity,
                                size_t* count);

/** Returns the points of each seat.
 * Before the end these are the points so far, from what everybody sees. In race the winner has 1, everybody else 0.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_game_points(const tq_game* game, int32_t* out, size_t capacity, size_t* count);

/** Returns the score lines of a seat, which add up to its points.
 * tq_part_name returns their names.
 * Errors: TQ_OUT_OF_RANGE (the seat), TQ_TOO_SMALL. */
TQ_API tq_status tq_game_parts(const tq_game* game, int32_t seat, int32_t* out, size_t capacity, size_t* count);

/** Lists the seats that have won, or would win if the game ended now.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_game_winners(const tq_game* game, int32_t* out, size_t capacity, size_t* count);

/** Writes the result as JSON, with the tie-break or how the game ended.
 * docs/json.md has the keys.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_game_result_json(const tq_game* game, char* out, size_t capacity, size_t* count);

/** Returns a hash of the position.
 * It is the same on every machine, and in every release with the same version of the formats (docs/formats.md). */
TQ_API tq_status tq_game_hash(const tq_game* game, uint64_t* hash);

/** Returns a hash that is equal for equivalent positions.
 * Positions are equivalent if they differ only in how like things are numbered. Use it for transposition tables. */
TQ_API tq_status tq_game_canonical_hash(const tq_game* game, uint64_t* hash);

/* ------------------------------------------------------------------------------------------------ views */

/** Creates the view of a seat, or of TQ_SPECTATOR.
 * The events since the current tq_game_moment keep it up to date. It may outlive the game. Its memory comes from the
 * game's allocator, which must outlive it.
 * Errors: TQ_OUT_OF_RANGE (the viewer), TQ_NO_MEMORY. */
TQ_API tq_status tq_view_new(const tq_game* game, int32_t viewer, tq_view** view);

/** Creates the view of a new game, without the game: for a client, or for a companion to a game on a real table.
 * The events since moment 0 keep it up to date; in the card games these begin with the opening hands. `allocator` may
 * be NULL.
 * Errors: TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS, TQ_OUT_OF_RANGE (the viewer), TQ_NO_MEMORY. */
TQ_API tq_status tq_view_new_start(const tq_options* options, int32_t viewer, const tq_allocator* allocator,
                                   tq_view** view);

/** Makes `view` the current view of a viewer of this game, whatever variant it was.
 * Errors: TQ_OUT_OF_RANGE (the viewer). */
TQ_API tq_status tq_view_refresh(tq_view* view, const tq_game* game, int32_t viewer);

/** Makes `to` a copy of `from`, whatever variant `to` was. */
TQ_API tq_status tq_view_copy(tq_view* to, const tq_view* from);

/** Frees a view.
 * NULL is allowed. The function ignores a live handle of another type. */
TQ_API void tq_view_free(tq_view* view);

/** Fills `io` with the options of the view's game.
 * Set `struct_size` of `io` before the call. `first` is the seat to move. */
TQ_API tq_status tq_view_options(const tq_view* view, tq_options* io);

/** Returns whose view it is: a seat or TQ_SPECTATOR. */
TQ_API tq_status tq_view_viewer(const tq_view* view, int32_t* viewer);

/** Returns whose turn it is: a seat, TQ_CHANCE or TQ_OVER. */
TQ_API tq_status tq_view_turn(const tq_view* view, int32_t* turn);

/** Lists the legal actions of this viewer in ascending order.
 * The list is empty if it isn't the viewer's turn.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_view_legal(const tq_view* view, int32_t* out, size_t capacity, size_t* count);

/** Lists the viewer's legal actions without equivalent ones, as tq_game_distinct does.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_view_distinct(const tq_view* view, int32_t* out, size_t capacity, size_t* count);

/** Writes the mask of the viewer's legal actions, as tq_game_mask does.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_view_mask(const tq_view* view, uint8_t* out, size_t capacity, size_t* count);

/** Returns why a seat may not play an action now, as tq_game_why_not does.
 * For a seat other than the viewer's, it considers only what everybody sees.
 * Errors: TQ_OUT_OF_RANGE (the seat). */
TQ_API tq_status tq_view_why_not(const tq_view* view, int32_t seat, int32_t action, int32_t* refusal);

/** Applies events to a view.
 * The events come from tq_game_events for the same viewer, or from tq_event_parse. The bytes may be untrusted: if one
 * of the events is impossible, the call applies none of them. `refusal` may be NULL.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_view_advance(tq_view* view, const uint8_t* events, size_t length, int32_t* refusal);

/** Encodes a view as a flat array of small numbers, for machine learning.
 * tq_encoding_field returns where each field is. A number that may be above 127 takes two places: its lower seven bits,
 * then the others. It is cut to 16,383. A list has as many places as it can ever need; each holds an element's number
 * plus 1, or 0 behind the end. Counts are ordered by seat or cut, then by kind. docs/formats.md has the details.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_view_encode(const tq_view* view, int8_t* out, size_t capacity, size_t* count);

/** Writes a view as JSON, with the texts of the legal actions in a language.
 * docs/json.md has the keys.
 * Errors: TQ_OUT_OF_RANGE (the language), TQ_TOO_SMALL. */
TQ_API tq_status tq_view_json(const tq_view* view, int32_t language, char* out, size_t capacity, size_t* count);

/** Completes a view to a whole game that has exactly this view (determinization).
 * Dice lay out anew what the viewer can't see, each arrangement equally likely. `into` may be a game of any variant. It
 * gets no deal, no dice and no history, so the caller supplies the outcomes of chance.
 * Errors: TQ_NO_MEMORY. */
TQ_API tq_status tq_view_complete(const tq_view* view, tq_dice* dice, tq_game* into);

/** Returns the points of each seat, as tq_game_points does.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_view_points(const tq_view* view, int32_t* out, size_t capacity, size_t* count);

/** Returns the score lines of a seat, as tq_game_parts does.
 * Errors: TQ_OUT_OF_RANGE (the seat), TQ_TOO_SMALL. */
TQ_API tq_status tq_view_parts(const tq_view* view, int32_t seat, int32_t* out, size_t capacity, size_t* count);

/** Lists the seats that have won, as tq_game_winners does.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_view_winners(const tq_view* view, int32_t* out, size_t capacity, size_t* count);

/** Writes the result as JSON, as tq_game_result_json does.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_view_result_json(const tq_view* view, char* out, size_t capacity, size_t* count);

/** Returns a hash of what the viewer knows, with the promises of tq_game_hash. */
TQ_API tq_status tq_view_hash(const tq_view* view, uint64_t* hash);

/** Returns a hash of what the viewer knows that is equal for equivalent views, as tq_game_canonical_hash does. */
TQ_API tq_status tq_view_canonical_hash(const tq_view* view, uint64_t* hash);

/* ------------------------------------------------------------------------------------------------ events */

/** Writes events as a JSON array.
 * docs/json.md has the keys. `why` may be NULL.
 * Errors: TQ_REFUSED (the bytes aren't events of this game), TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS, TQ_TOO_SMALL. */
TQ_API tq_status tq_events_json(const tq_options* options, const uint8_t* events, size_t length, char* out,
                                size_t capacity, size_t* count, tq_reasons* why);

/** Writes events as text, one line each, such as "1: draw 2".
 * A line begins with the event's seat: who acted, looked or drew. `why` may be NULL.
 * Errors: TQ_REFUSED (the bytes aren't events of this game), TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS, TQ_OUT_OF_RANGE (the
 * language), TQ_TOO_SMALL. */
TQ_API tq_status tq_events_text(const tq_options* options, const uint8_t* events, size_t length, int32_t language,
                                char* out, size_t capacity, size_t* count, tq_reasons* why);

/** Parses one line of tq_events_text, without its line end, to the bytes of an event.
 * Use it to enter the moves of a game on a real table. `why` may be NULL.
 * Errors: TQ_REFUSED (not an event, or without its seat), TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS, TQ_OUT_OF_RANGE (the
 * language), TQ_NOT_UTF8, TQ_TOO_SMALL. */
TQ_API tq_status tq_event_parse(const tq_options* options, const char* text, size_t length, int32_t language,
                                uint8_t* out, size_t capacity, size_t* count, tq_reasons* why);

/* ------------------------------------------------------------------------------------------------ serialization */

/** Serializes the position of a game to bytes, without its history.
 * The snapshot has all secrets: keep it on the server.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_game_snapshot(const tq_game* game, uint8_t* out, size_t capacity, size_t* count);

/** Creates a game from a snapshot.
 * The caller supplies the outcomes of chance. The bytes may be untrusted: impossible positions are refused. `why` gets
 * every reason, or may be NULL. `allocator` may be NULL.
 * Errors: TQ_REFUSED, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_from_snapshot(const uint8_t* bytes, size_t length, const tq_allocator* allocator,
                                       tq_game** game, tq_reasons* why);

/** Serializes a view to bytes: what the viewer knows, and nothing else.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_view_snapshot(const tq_view* view, uint8_t* out, size_t capacity, size_t* count);

/** Creates a view from a snapshot.
 * The bytes may be untrusted. `why` gets every reason, or may be NULL. `allocator` may be NULL.
 * Errors: TQ_REFUSED, TQ_NO_MEMORY. */
TQ_API tq_status tq_view_from_snapshot(const uint8_t* bytes, size_t length, const tq_allocator* allocator,
                                       tq_view** view, tq_reasons* why);

/** Writes a position as text that people can read and edit.
 * docs/words.md has the format, docs/positions.md the invariants of a position.
 * Errors: TQ_OUT_OF_RANGE (the language), TQ_TOO_SMALL. */
TQ_API tq_status tq_game_text(const tq_game* game, int32_t language, char* out, size_t capacity, size_t* count);

/** Creates a game from the text of a position, which may be set up by hand.
 * The caller supplies the outcomes of chance. `why` gets the place that can't be parsed, or every invariant that the
 * position breaks; it may be NULL. `allocator` may be NULL.
 * Errors: TQ_REFUSED, TQ_OUT_OF_RANGE (the language), TQ_NOT_UTF8, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_from_text(const char* text, size_t length, int32_t language, const tq_allocator* allocator,
                                   tq_game** game, tq_reasons* why);

/** Writes a view as text, as tq_game_text does a position.
 * Errors: TQ_OUT_OF_RANGE (the language), TQ_TOO_SMALL. */
TQ_API tq_status tq_view_text(const tq_view* view, int32_t language, char* out, size_t capacity, size_t* count);

/** Creates a view from its text, as tq_game_from_text creates a game.
 * `why` and `allocator` may be NULL.
 * Errors: TQ_REFUSED, TQ_OUT_OF_RANGE (the language), TQ_NOT_UTF8, TQ_NO_MEMORY. */
TQ_API tq_status tq_view_from_text(const char* text, size_t length, int32_t language, const tq_allocator* allocator,
                                   tq_view** view, tq_reasons* why);

/** Writes the record of a game: its tags and every action and draw as text, for saving and replay.
 * docs/records.md has the format. With TQ_ALL as `viewer` the record is complete; otherwise it is cut down to what that
 * viewer saw. `tags` has more tags, up to 64 lines such as `[Seat0 "Ada"]`, or is NULL; tags that these games give a
 * meaning are left out. `why` gets what is wrong with the tags, or may be NULL. A record of tens of thousands of turns
 * is TQ_TOO_LONG.
 * Errors: TQ_NO_RECORD, TQ_OUT_OF_RANGE (the viewer), TQ_NOT_UTF8, TQ_REFUSED (the tags), TQ_TOO_SMALL. */
TQ_API tq_status tq_game_record(const tq_game* game, int32_t viewer, const char* tags, size_t tags_length, char* out,
                                size_t capacity, size_t* count, tq_reasons* why);

/** Creates a game from a complete record by replaying it, with its history.
 * If the game isn't over, the caller supplies the outcomes of chance. `why` gets the reason and the place of a fault,
 * or may be NULL. `allocator` may be NULL.
 * Errors: TQ_REFUSED, TQ_NOT_UTF8, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_from_record(const char* text, size_t length, const tq_allocator* allocator, tq_game** game,
                                     tq_reasons* why);

/** Creates the view at the end of a record that was cut down for its viewer.
 * `why` and `allocator` may be NULL.
 * Errors: TQ_REFUSED, TQ_NOT_UTF8, TQ_NO_MEMORY. */
TQ_API tq_status tq_view_from_record(const char* text, size_t length, const tq_allocator* allocator, tq_view** view,
                                     tq_reasons* why);

/** Returns the value of a tag of a record, or of a position in text.
 * Errors: TQ_NOT_FOUND, TQ_NOT_UTF8, TQ_TOO_SMALL. */
TQ_API tq_status tq_text_tag(const char* text, size_t length, const char* name, size_t name_length, char* out,
                             size_t capacity, size_t* count);

/* ------------------------------------------------------------------------------------------------ batches */

/** Creates a batch: many games of one variant, stepped together.
 * A batch of n places (slots) plays games i, i + n, i + 2n, … at place i. The chance of each game draws by dice of
 * `key` and the game's number. So the game is the one that tq_game_new_open, tq_dice_set(key, number) and tq_game_draw
 * yield. `allocator` may be NULL.
 * Errors: TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS, TQ_OUT_OF_RANGE (no places, or too many), TQ_NO_MEMORY. */
TQ_API tq_status tq_batch_new(const tq_options* options, uint64_t key, size_t places, const tq_allocator* allocator,
                              tq_batch** batch);

/** Frees a batch.
 * NULL is allowed. The function ignores a live handle of another type. */
TQ_API void tq_batch_free(tq_batch* batch);

/** Writes the observations of all places.
 * For each place: `seat`, the seat to move; `mask`, tq_bounds.actions bytes; `view`, the view of the seat to move,
 * encoded in tq_bounds.encoding_length places. Each pointer may be NULL; otherwise it has room for all places. */
TQ_API tq_status tq_batch_observe(const tq_batch* batch, int32_t* seat, uint8_t* mask, int8_t* view);

/** Plays one action at each place, draws for chance, and replaces each game that has ended by a new one.
 * Then it writes what tq_batch_observe writes, and for each place: `reward`, tq_bounds.reward_length numbers, the
 * points of each seat if the game ended, else 0; `done`, 1 if the game ended, else 0. Each output may be NULL. If any
 * action is illegal, no action is played; tq_batch_why_not returns which one it is.
 * Errors: TQ_REFUSED, TQ_OUT_OF_RANGE (an output overlaps `action`). */
TQ_API tq_status tq_batch_step(tq_batch* batch, const int32_t* action, int32_t* seat, uint8_t* mask, int8_t* view,
                               int32_t* reward, uint8_t* done);

/** Returns the first place whose action is illegal, and why.
 * `*refusal` is 0 if all actions are legal. `place` may be NULL. */
TQ_API tq_status tq_batch_why_not(const tq_batch* batch, const int32_t* action, uint64_t* place, int32_t* refusal);

/** Plays the game of every place to its end at random (a playout, or rollout), and begins the next one.
 * Every legal action is equally likely, and so is every remaining token or card. Each action and each draw takes one
 * number from the place's dice. `reward` gets the rewards as in tq_batch_step, `actions` the number of actions played;
 * each may be NULL. */
TQ_API tq_status tq_batch_play_out(tq_batch* batch, int32_t* reward, uint64_t* actions);

/** Returns the number of the game that each place is playing.
 * Errors: TQ_TOO_SMALL. */
TQ_API tq_status tq_batch_numbers(const tq_batch* batch, uint64_t* out, size_t capacity, size_t* count);

/** Makes `into` a copy of the game of one place, without its history.
 * `into` may be a game of any variant.
 * Errors: TQ_OUT_OF_RANGE (the place), TQ_NO_MEMORY. */
TQ_API tq_status tq_batch_game(const tq_batch* batch, size_t place, tq_game* into);

/** Plays games at random and adds them to `sum`.
 * The games are those of `key` with the numbers `first` to `first` + `count` - 1. You may split a range over calls,
 * threads or machines: the sums add up to the same. Before the first call, set `struct_size` of `sum`, and all its
 * other fields to 0. Use one sum for each variant.
 * Errors: TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS, TQ_OTHER_GAME (`sum` has another number of players), TQ_OUT_OF_RANGE (a
 * number of `sum` would overflow). */
TQ_API tq_status tq_simulate(const tq_options* options, uint64_t key, uint64_t first, uint64_t count, tq_totals* sum);

#ifdef __cplusplus
}
#endif

#endif

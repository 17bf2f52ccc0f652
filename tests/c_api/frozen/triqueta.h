/** @file
 * The C API of Triqueta: the rules of two families of tabletop games, for other languages to bind to.
 *
 * This header is its own manual: a whole game of any variant can be programmed with what stands here.
 *
 * # A game
 *
 * tq_variant_find, tq_options_default and tq_game_new make one. As long as tq_game_turn gives a seat, tq_game_legal
 * lists what it may do and tq_game_play does it; then tq_game_points has the points, and tq_game_free frees the game.
 * Actions, and the tokens and cards that chance answers with, are numbers; they never change, docs/views.md lists them,
 * tq_action_text and tq_outcome_text put them into words. (docs/words.md has the grammar of all texts.)
 *
 * A player, whether a client or a bot, gets a tq_view, which has the same questions. Where the game runs elsewhere,
 * tq_view_new_start makes it, and the bytes of tq_game_events move it on by tq_view_advance. What is made of a view,
 * and what names a viewer, may be given to that viewer. All else that is made of a tq_game can tell secrets: its
 * snapshot, text, whole record and hash, and what chance can answer.
 *
 * # Conventions
 *
 * **Status.** Whatever can fail returns a `tq_status`, and its results through pointers behind the inputs. On failure
 * nothing has changed: handles are as they were, buffers untouched, numbers set to 0 and new handles to NULL. (Only
 * TQ_TOO_SMALL sets `*count`.) A pointer may be NULL only where it says "or NULL"; otherwise TQ_NULL is returned.
 *
 * **Refusals.** A move against the rules is TQ_REFUSED; why, `*refusal` tells: a number, one of TQ_REFUSAL_…, that
 * tq_refusal_text and tq_refusal_rule explain; 0 is none. Whoever doesn't want it passes NULL where that is allowed.
 *
 * **Handles** (tq_game, tq_view, tq_batch) are made by the functions with `new` or `from` in their names, belong to the
 * caller and are freed by the function with `free`, which takes NULL too. A live handle of another type is
 * TQ_WRONG_HANDLE. A pointer that was freed, or never was a handle, is an error that can't be found: the behaviour is
 * undefined.
 *
 * **Buffers** are the caller's: `(out, capacity, count)`. `*count` is how many elements there are. If `capacity` is
 * less, nothing is written and TQ_TOO_SMALL returned; `out` NULL with capacity 0 asks for the count that way (if that
 * is 0, with TQ_OK). Text is UTF-8; its count is without the NUL, which is written behind it when there is room.
 * `count` may be NULL.
 *
 * **Inputs** of text or bytes are a pointer and a length in bytes, NULL allowed only with length 0. A text that isn't
 * UTF-8 is TQ_NOT_UTF8. Nothing is read of an input of more than TQ_MOST_INPUT bytes, and no text or bytes of more than
 * that are written: both are TQ_TOO_LONG.
 *
 * **Overlaps.** No output may lie where another output or an input does. If one does, what stands there afterwards may
 * be anything, also a new handle; but no handle of the call is harmed and nothing is written outside the outputs.
 *
 * **Structs** (but tq_dice) begin with `struct_size`, which the caller sets to `sizeof` before any call; 0 is
 * TQ_NO_STRUCT_SIZE. They only ever grow at the end: a smaller one, of an older header, is served as far as it goes; of
 * a larger one, of a newer header, what the library that runs doesn't know is neither read nor written
 * (tq_struct_size tells what it knows).
 *
 * **Seats** count from 0, clockwise. A seat or viewer that the game doesn't have is TQ_OUT_OF_RANGE.
 *
 * **Threads.** There is no global state. A handle belongs to one thread at a time; functions that take it as `const`
 * may be called side by side. Functions without a handle may be called from anywhere. An allocator is called by
 * whichever thread calls the library, also by tq_view_new and tq_game_clone side by side.
 *
 * **Callbacks.** Only functions that take or free memory call back, and only the allocator: those named new, from, free
 * or clone, and tq_game_copy, tq_game_play, tq_game_step, tq_game_reveal, tq_game_draw, tq_game_redo,
 * tq_game_set_dice, tq_game_play_out, tq_view_complete and tq_batch_game, whose game may need more room for its
 * history, or give some back. No exception, assert or abort reaches the caller.
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

/** How a call went; one of the constants below, which never get other numbers. */
typedef int32_t tq_status;

/** The numbers of a tq_status. */
enum tq_status_code {
    TQ_OK = 0,
    TQ_NULL = 1,              /**< a pointer that must not be NULL is */
    TQ_WRONG_HANDLE = 2,      /**< no handle, or a handle of another type */
    TQ_NO_MEMORY = 3,         /**< the allocator gave none */
    TQ_TOO_SMALL = 4,         /**< the buffer; `*count` is what is needed */
    TQ_REFUSED = 5,           /**< against the rules, or nothing that can be: `*refusal` or `why` tells the reason */
    TQ_NO_STRUCT_SIZE = 6,    /**< `struct_size` is 0: it was forgotten */
    TQ_WRONG_STRUCT_SIZE = 7, /**< `struct_size` is less than the first version had */
    TQ_NO_SUCH_VARIANT = 8,
    TQ_WRONG_OPTIONS = 9, /**< a number of players, a first seat, or another option that the variant can't have */
    TQ_OUT_OF_RANGE = 10, /**< a seat, a viewer, a place, a language, an index, a number of places */
    TQ_NOT_UTF8 = 11,
    TQ_OTHER_GAME = 12, /**< sums of games with another number of players */
    TQ_NO_RECORD = 13,  /**< a game that began from a position, not from its set-up, has none */
    TQ_WRONG_DEAL = 14, /**< not the pieces of this variant */
    TQ_NOT_FOUND = 15,  /**< there is nothing of this name */
    TQ_TOO_LONG = 16    /**< a text, or bytes, of more than TQ_MOST_INPUT bytes: to be read, or that would be written */
};

/** What a status means, in English. TQ_OUT_OF_RANGE for what is none. */
TQ_API tq_status tq_status_text(tq_status status, char* out, size_t capacity, size_t* count);

/** @name Numbers with a meaning */
/**@{*/
/** Who isn't a seat. */
enum tq_who {
    TQ_CHANCE = -1,    /**< whose turn it is: chance has to answer */
    TQ_OVER = -2,      /**< whose turn it is: nobody's any more */
    TQ_SPECTATOR = -3, /**< a viewer who has no secrets */
    TQ_ALL = -4        /**< tq_game_record: everything, not one viewer's */
};
/** The languages of all texts; tq_language_find has them by their codes. */
enum tq_language { TQ_ENGLISH = 0, TQ_GERMAN = 1, TQ_FRENCH = 2 };
/** How much there may be of something. */
enum tq_most {
    TQ_MOST_PLAYERS = 27,   /**< of any variant, so also enough for points and winners */
    TQ_MOST_REASONS = 16,   /**< of a tq_reasons */
    TQ_MOST_INPUT = 1048576 /**< bytes of a text, a snapshot or a message */
};
/**@}*/

/** @name Reasons of refusals
 * tq_refusal_text has a sentence for each. Those with the name of a game in theirs are this game's alone; WRONG stands
 * for what is wrong with something that was read, in a position mostly: docs/positions.md. */
/**@{*/
/** The numbers of refusals, which never get other ones. There may be more in a later version. */
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
    TQ_REFUSAL_TOO_LITTLE = 133
};
/**@}*/

/* ------------------------------------------------------------------------------------------------ version */

/** @name The version of this header */
/**@{*/
/** What tq_version gives where the library that runs is of this header's version. */
enum tq_header { TQ_HEADER_VERSION = 200 };
/**@}*/

/** The version of the library that runs: major · 10000 + minor · 100 + patch. */
TQ_API int32_t tq_version(void);

/** @name Structs, for tq_struct_size */
/**@{*/
/** Which struct. */
enum tq_struct {
    TQ_STRUCT_OPTIONS = 0,
    TQ_STRUCT_BOUNDS = 1,
    TQ_STRUCT_ALLOCATOR = 2,
    TQ_STRUCT_REASONS = 3,
    TQ_STRUCT_TOTALS = 4,
    TQ_STRUCT_DICE = 5
};
/**@}*/

/** How large the library that runs takes a struct to be. TQ_OUT_OF_RANGE for what is none. */
TQ_API tq_status tq_struct_size(int32_t which, size_t* size);

/* ------------------------------------------------------------------------------------------------ structs */

/** How a game is set up; tq_options_default fills it. Fields that a variant doesn't have are ignored. */
typedef struct tq_options {
    uint32_t struct_size; /**< sizeof(tq_options) */
    int32_t variant;      /**< as tq_variant_find tells */
    int32_t players;      /**< how many, as tq_bounds tells for the variant */
    int32_t first;        /**< the seat that begins */
    int32_t fast;         /**< mayhem: 1 with fast draw-and-play, else 0 */
    int32_t turn_cap;     /**< race: after how many turns nobody wins; at least 1 */
} tq_options;

/** What a variant's numbers can be, for a number of players; tq_variant_bounds fills it. */
typedef struct tq_bounds {
    uint32_t struct_size;    /**< sizeof(tq_bounds) */
    int32_t least_players;   /**< of the variant, whatever was asked for */
    int32_t most_players;    /**< likewise */
    int32_t actions;         /**< action numbers are below this; the length of a mask */
    int32_t most_legal;      /**< no more are ever legal at once */
    int32_t outcomes;        /**< what chance can answer is below this */
    int32_t encoding_length; /**< of an encoded view; of Triqueta's variants it depends on the number of players */
    int32_t encoding_fields; /**< how many fields it has */
    int32_t parts;           /**< the lines of a seat's score */
    int32_t pieces;          /**< tokens or cards of a deal by hand */
    int32_t reward_length;   /**< rewards of one game of a batch: a number for each seat that it may have */
    int32_t reserved;        /**< 0 */
} tq_bounds;

/** Where memory comes from. A NULL in place of one means malloc and free. The functions are called by the thread that
 * calls the library. They must not call back into it with the handles of that call: one that it changes or frees is
 * TQ_WRONG_HANDLE for them; changing or freeing one that it only reads is undefined. What is made with an allocator
 * keeps a copy of this struct. */
typedef struct tq_allocator {
    uint32_t struct_size; /**< sizeof(tq_allocator) */
    uint32_t reserved;    /**< 0 */
    void* context;        /**< passed on to the functions */
    /** Some memory, of a size above 0; NULL where there is none left. What isn't aligned is released: TQ_NO_MEMORY. */
    void* (*allocate)(void* context, size_t size, size_t alignment);
    /** Takes back what `allocate` gave for this size and alignment, never NULL. */
    void (*release)(void* context, void* memory, size_t size, size_t alignment);
} tq_allocator;

/** Every reason why something that was read can't be, and where in a text. */
typedef struct tq_reasons {
    uint32_t struct_size;             /**< sizeof(tq_reasons) */
    int32_t count;                    /**< of refusals; 0 when there was none */
    int32_t refusal[TQ_MOST_REASONS]; /**< for tq_refusal_text */
    uint64_t where;                   /**< of a text: bytes before the place, all if an invariant is broken; else 0 */
    int32_t line;                     /**< of the place, from 1; of a text, else 0 */
    int32_t column;                   /**< in characters, from 1; of a text, else 0 */
} tq_reasons;

/** Sums over many games. Whole numbers: parts add up to the same in any order. */
typedef struct tq_totals {
    uint32_t struct_size;                     /**< sizeof(tq_totals) */
    int32_t players;                          /**< of each game; 0 before the first */
    uint64_t games;                           /**< how many were played */
    uint64_t actions;                         /**< taken in all of them */
    uint64_t joint_wins;                      /**< games with more than one winner */
    uint64_t wins[TQ_MOST_PLAYERS];           /**< of each seat, alone or with others */
    int64_t points[TQ_MOST_PLAYERS];          /**< of each seat */
    uint64_t points_squared[TQ_MOST_PLAYERS]; /**< of each seat */
} tq_totals;

/** A small, fast generator of random numbers for bots and playouts; not for deals, which have to be secret. It is a
 * value of the caller's: a copy goes on alike. Which numbers it gives is no promise before version 1.0. */
typedef struct tq_dice {
    uint64_t state[2]; /**< the library's own; tq_dice_set fills it */
} tq_dice;

/** A game: its position, its history, and who plays chance. */
typedef struct tq_game tq_game;
/** What one viewer may know of a game; no call on it can reach the game's secrets. */
typedef struct tq_view tq_view;
/** Many games stepped together. */
typedef struct tq_batch tq_batch;

/* ------------------------------------------------------------------------------------------------ dice */

/** Dice whose numbers are a function of key, game and how many were drawn before. */
TQ_API tq_status tq_dice_set(tq_dice* dice, uint64_t key, uint64_t game);

/** A number below `bound`, and one draw. TQ_OUT_OF_RANGE if bound is 0. */
TQ_API tq_status tq_dice_below(tq_dice* dice, uint32_t bound, uint32_t* number);

/* ------------------------------------------------------------------------------------------------ variants */

/** How many variants there are; they have the numbers from 0 up, which never change. */
TQ_API tq_status tq_variant_count(int32_t* count);

/** The number of a variant by its name: base_game, hidden_wolves, base_game_duel, hidden_wolves_duel, mayhem or race.
 * TQ_NO_SUCH_VARIANT if there is none. */
TQ_API tq_status tq_variant_find(const char* name, size_t length, int32_t* variant);

/** The name of a variant. TQ_NO_SUCH_VARIANT if there is none. */
TQ_API tq_status tq_variant_name(int32_t variant, char* out, size_t capacity, size_t* count);

/** Fills `io`, whose `struct_size` is set, with a variant's defaults: the fewest players, seat 0 first.
 * TQ_NO_SUCH_VARIANT if there is none. */
TQ_API tq_status tq_options_default(int32_t variant, tq_options* io);

/** Fills `io`, whose `struct_size` is set, for these options; those of tq_options_default will do to ask a variant for
 * its numbers of players. TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS. */
TQ_API tq_status tq_variant_bounds(const tq_options* options, tq_bounds* io);

/** What stands where in an encoded view: field `index` of tq_bounds.encoding_fields. TQ_NO_SUCH_VARIANT,
 * TQ_WRONG_OPTIONS, TQ_OUT_OF_RANGE. */
TQ_API tq_status tq_encoding_field(const tq_options* options, int32_t index, int32_t* offset, int32_t* length);

/** The name of that field. Errors as of tq_encoding_field, and TQ_TOO_SMALL. */
TQ_API tq_status tq_encoding_field_name(const tq_options* options, int32_t index, char* out, size_t capacity,
                                        size_t* count);

/** What that field counts, in English. Errors as of tq_encoding_field, and TQ_TOO_SMALL. */
TQ_API tq_status tq_encoding_field_meaning(const tq_options* options, int32_t index, char* out, size_t capacity,
                                           size_t* count);

/** The name of a part that points are made up of, in English: part `index` of tq_bounds.parts. Errors as of
 * tq_encoding_field, and TQ_TOO_SMALL. */
TQ_API tq_status tq_part_name(const tq_options* options, int32_t index, char* out, size_t capacity, size_t* count);

/* ------------------------------------------------------------------------------------------------ words */

/** A language by its code in ISO 639: en, de, fr. TQ_NOT_FOUND if there is none. */
TQ_API tq_status tq_language_find(const char* code, size_t length, int32_t* language);

/** What an action of a variant is called, "lay 2": numbers count from 0. TQ_NO_SUCH_VARIANT, TQ_OUT_OF_RANGE (the
 * action, the language), TQ_TOO_SMALL. */
TQ_API tq_status tq_action_text(int32_t variant, int32_t action, int32_t language, char* out, size_t capacity,
                                size_t* count);

/** The action of such a text. TQ_REFUSED if it is none; `why` (or NULL) tells the reason and the place.
 * TQ_NO_SUCH_VARIANT, TQ_OUT_OF_RANGE, TQ_NOT_UTF8. */
TQ_API tq_status tq_action_parse(int32_t variant, const char* text, size_t length, int32_t language, int32_t* action,
                                 tq_reasons* why);

/** What chance can answer, a token or a card, in words. Errors as of tq_action_text. */
TQ_API tq_status tq_outcome_text(int32_t variant, int32_t outcome, int32_t language, char* out, size_t capacity,
                                 size_t* count);

/** The token or card of such a text. Errors as of tq_action_parse. */
TQ_API tq_status tq_outcome_parse(int32_t variant, const char* text, size_t length, int32_t language, int32_t* outcome,
                                  tq_reasons* why);

/** Why something was refused, as a sentence. TQ_OUT_OF_RANGE (no such refusal, as 0 isn't one, or no such language),
 * TQ_TOO_SMALL. */
TQ_API tq_status tq_refusal_text(int32_t refusal, int32_t language, char* out, size_t capacity, size_t* count);

/** The rule behind a refusal, "B10"; empty where it isn't a rule's. Errors as of tq_refusal_text. */
TQ_API tq_status tq_refusal_rule(int32_t refusal, char* out, size_t capacity, size_t* count);

/* ------------------------------------------------------------------------------------------------ games */

/** A game that is dealt from 32 bytes of the caller's: of entropy, for a server, since who knows them knows the deal.
 * `number` tells games of the same seed apart. The deal answers for chance by itself. `allocator` may be NULL.
 * TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_new(const tq_options* options, const uint8_t seed[32], uint64_t number,
                             const tq_allocator* allocator, tq_game** game);

/** A game dealt by hand. Triqueta: the token at every place, tower by tower, in it column by column, in it from the
 * bottom up. Triangles: the cards in the order they come from the pile, the first hands included, one to each in turn;
 * then, for each time that the discards become a new pile (seven times at most), a -1 and its cards in their order.
 * Where these don't fit, chance waits for tq_game_reveal. `allocator` may be NULL. TQ_WRONG_DEAL, and the errors of
 * tq_game_new. */
TQ_API tq_status tq_game_new_dealt(const tq_options* options, const int32_t* pieces, size_t count,
                                   const tq_allocator* allocator, tq_game** game);

/** A game whose chance the caller plays, by tq_game_reveal or tq_game_draw. `allocator` may be NULL. Errors as of
 * tq_game_new. */
TQ_API tq_status tq_game_new_open(const tq_options* options, const tq_allocator* allocator, tq_game** game);

/** A new game that is a copy of another. `allocator` may be NULL. TQ_NO_MEMORY. */
TQ_API tq_status tq_game_clone(const tq_game* from, const tq_allocator* allocator, tq_game** game);

/** Makes `to`, of whatever variant, a copy of `from`: its position, its chance with the future too, and its history,
 * two bytes for each happening and a position for every 64 of them. It takes no memory once `to` has had a history as
 * long in a game of the same variant. TQ_NO_MEMORY. */
TQ_API tq_status tq_game_copy(tq_game* to, const tq_game* from);

/** Frees a game; NULL is fine. A pointer that isn't a live game is left alone where that can be seen. */
TQ_API void tq_game_free(tq_game* game);

/** Fills `io`, whose `struct_size` is set. Of a game that began from a position, `first` is the seat that was to move
 * there. */
TQ_API tq_status tq_game_options(const tq_game* game, tq_options* io);

/** Whose turn it is: a seat, TQ_CHANCE or TQ_OVER. */
TQ_API tq_status tq_game_turn(const tq_game* game, int32_t* turn);

/** The numbers of all legal actions, ascending; none when no seat is to move. TQ_TOO_SMALL. */
TQ_API tq_status tq_game_legal(const tq_game* game, int32_t* out, size_t capacity, size_t* count);

/** Of each group of legal actions that differ only by which of like things they name, the lowest. TQ_TOO_SMALL. */
TQ_API tq_status tq_game_distinct(const tq_game* game, int32_t* out, size_t capacity, size_t* count);

/** For every action number 1 if it is legal, else 0. TQ_TOO_SMALL. */
TQ_API tq_status tq_game_mask(const tq_game* game, uint8_t* out, size_t capacity, size_t* count);

/** Why a seat may not do this now; `*refusal` is 0 if it may. That it may not is no failure: the status is TQ_OK.
 * TQ_OUT_OF_RANGE (the seat). */
TQ_API tq_status tq_game_why_not(const tq_game* game, int32_t seat, int32_t action, int32_t* refusal);

/** A seat does something; whatever number a client sent may be tried. Where the game was dealt, or has dice, chance
 * answers at once. `refusal` may be NULL. TQ_REFUSED, TQ_OUT_OF_RANGE (the seat), TQ_NO_MEMORY. */
TQ_API tq_status tq_game_play(tq_game* game, int32_t seat, int32_t action, int32_t* refusal);

/** The same for whoever is to move, and then what tq_game_turn and tq_game_legal tell: all that a playout asks for, in
 * one call. `legal` has room for tq_bounds.most_legal actions, however many there will be; neither `turn` nor
 * `count` may be NULL, `refusal` may. TQ_REFUSED, TQ_TOO_SMALL (and nothing has happened), TQ_NO_MEMORY. */
TQ_API tq_status tq_game_step(tq_game* game, int32_t action, int32_t* turn, int32_t* legal, size_t capacity,
                              size_t* count, int32_t* refusal);

/** All that chance can answer now, ascending, and how often each is there; none if it isn't asked. `weight` may be
 * NULL, else it has the same capacity. TQ_TOO_SMALL. */
TQ_API tq_status tq_game_chance(const tq_game* game, int32_t* outcome, uint32_t* weight, size_t capacity,
                                size_t* count);

/** Chance's answer, where the caller plays it. `refusal` may be NULL. TQ_REFUSED, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_reveal(tq_game* game, int32_t outcome, int32_t* refusal);

/** Chance's answer by dice, with one draw: each token or card that is left equally likely. `outcome` and `refusal` may
 * be NULL. TQ_REFUSED if chance isn't asked, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_draw(tq_game* game, tq_dice* dice, int32_t* outcome, int32_t* refusal);

/** From now on chance answers at once (also now, if it is asked), by a copy of these dice, one draw an answer, where no
 * deal does; or, by NULL, as the caller plays it. For playouts and bots: who knows the dice knows what comes. A game
 * that is completed from a view or read anew has none. TQ_NO_MEMORY. */
TQ_API tq_status tq_game_set_dice(tq_game* game, const tq_dice* dice);

/** Plays the game to its end, every legal action and every answer of chance equally likely, with one draw for each. Its
 * deal and its history are given up. `actions`, or NULL: how many were taken. */
TQ_API tq_status tq_game_play_out(tq_game* game, tq_dice* dice, uint64_t* actions);

/** Takes the last action back, with what chance answered to it. Unless `also_looks` is 1, it is refused if anybody saw
 * a hidden piece by it, the mover included: a piece that was drawn, that was laid, discarded or played from somebody's
 * hidden ones, or that was shown at the end. In mayhem that is nearly every action. Dice aren't taken back:
 * tq_game_redo repeats their answer, another action gets a new one. `refusal` may be NULL. TQ_REFUSED. */
TQ_API tq_status tq_game_undo(tq_game* game, int32_t also_looks, int32_t* refusal);

/** Does again what was undone last. `refusal` may be NULL. TQ_REFUSED, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_redo(tq_game* game, int32_t* refusal);

/** How much has happened: a watcher's cursor for the next tq_game_events. */
TQ_API tq_status tq_game_moment(const tq_game* game, uint64_t* moment);

/** What a viewer saw happen since a moment, as bytes for tq_view_advance: one message, which tells its game and ends
 * with its last byte, so that two can't be joined. If nothing happened it is a message too. After an undo, watchers
 * need new views. It costs what is new, not what happened before. TQ_OUT_OF_RANGE (the viewer, or a moment to come),
 * TQ_TOO_SMALL; TQ_TOO_LONG for a watcher who has missed some 400,000 events: give them a new view. */
TQ_API tq_status tq_game_events(const tq_game* game, int32_t viewer, uint64_t since, uint8_t* out, size_t capacity,
                                size_t* count);

/** The points of each seat; before the end as they stand, from what lies open. (race: 1 for the winner.) TQ_TOO_SMALL.
 */
TQ_API tq_status tq_game_points(const tq_game* game, int32_t* out, size_t capacity, size_t* count);

/** What a seat's points are made up of; tq_part_name has the names. TQ_OUT_OF_RANGE (the seat), TQ_TOO_SMALL. */
TQ_API tq_status tq_game_parts(const tq_game* game, int32_t seat, int32_t* out, size_t capacity, size_t* count);

/** The seats that have won, or would if the game were over now. TQ_TOO_SMALL. */
TQ_API tq_status tq_game_winners(const tq_game* game, int32_t* out, size_t capacity, size_t* count);

/** The result as JSON, with the tie-break or how it ended: docs/json.md has the keys. TQ_TOO_SMALL. */
TQ_API tq_status tq_game_result_json(const tq_game* game, char* out, size_t capacity, size_t* count);

/** A hash of the position, the same on every machine and in every release with this version of the formats
 * (docs/formats.md). */
TQ_API tq_status tq_game_hash(const tq_game* game, uint64_t* hash);

/** The same of all positions that differ only by which of like things has which number. */
TQ_API tq_status tq_game_canonical_hash(const tq_game* game, uint64_t* hash);

/* ------------------------------------------------------------------------------------------------ views */

/** What a seat, or TQ_SPECTATOR, may know of a game; what happens from then on, after tq_game_moment, moves it on. It
 * may outlive the game. Its memory comes from the game's allocator, which has to outlive it. TQ_OUT_OF_RANGE,
 * TQ_NO_MEMORY. */
TQ_API tq_status tq_view_new(const tq_game* game, int32_t viewer, tq_view** view);

/** The same of a game that begins, without the game: for a client, or for people at a table. All that happens since
 * moment 0 moves it on, with Triangles the deal first of all. `allocator` may be NULL. TQ_NO_SUCH_VARIANT,
 * TQ_WRONG_OPTIONS, TQ_OUT_OF_RANGE, TQ_NO_MEMORY. */
TQ_API tq_status tq_view_new_start(const tq_options* options, int32_t viewer, const tq_allocator* allocator,
                                   tq_view** view);

/** Makes `view` what this viewer knows of this game, of whatever variant. TQ_OUT_OF_RANGE. */
TQ_API tq_status tq_view_refresh(tq_view* view, const tq_game* game, int32_t viewer);

/** Makes `to` a copy of `from`. */
TQ_API tq_status tq_view_copy(tq_view* to, const tq_view* from);

/** Frees a view; NULL is fine. */
TQ_API void tq_view_free(tq_view* view);

/** Fills `io`, whose `struct_size` is set; `first` is the seat to move. */
TQ_API tq_status tq_view_options(const tq_view* view, tq_options* io);

/** Whose view it is: a seat or TQ_SPECTATOR. */
TQ_API tq_status tq_view_viewer(const tq_view* view, int32_t* viewer);

/** Whose turn it is: a seat, TQ_CHANCE or TQ_OVER. */
TQ_API tq_status tq_view_turn(const tq_view* view, int32_t* turn);

/** The numbers of all actions that are open to this viewer, ascending; none if it isn't their turn. TQ_TOO_SMALL. */
TQ_API tq_status tq_view_legal(const tq_view* view, int32_t* out, size_t capacity, size_t* count);

/** As tq_game_distinct, of those. TQ_TOO_SMALL. */
TQ_API tq_status tq_view_distinct(const tq_view* view, int32_t* out, size_t capacity, size_t* count);

/** As tq_game_mask, of those. TQ_TOO_SMALL. */
TQ_API tq_status tq_view_mask(const tq_view* view, uint8_t* out, size_t capacity, size_t* count);

/** As tq_game_why_not; of another seat than the viewer's, what can be told from the table alone. TQ_OUT_OF_RANGE (the
 * seat). */
TQ_API tq_status tq_view_why_not(const tq_view* view, int32_t seat, int32_t action, int32_t* refusal);

/** Moves a view on by events of tq_game_events for the same viewer, or of tq_event_parse. Bytes may come from anybody:
 * what can't have happened is refused, and then none of them has. `refusal` may be NULL. TQ_REFUSED. */
TQ_API tq_status tq_view_advance(tq_view* view, const uint8_t* events, size_t length, int32_t* refusal);

/** A flat array of small numbers, for programs that learn; tq_encoding_field tells what stands where. A number that may
 * be above 127 takes two places, its lower seven bits first, and stands for 16,383 where it is more than that. A list
 * has as many places as it may ever need: in each one more than what stands there, then zeros. Counts stand by seat or
 * cut, then by kind. docs/formats.md has it all. TQ_TOO_SMALL. */
TQ_API tq_status tq_view_encode(const tq_view* view, int8_t* out, size_t capacity, size_t* count);

/** All that the viewer knows, as JSON, with the words of the legal actions in a language: docs/json.md has the keys.
 * TQ_OUT_OF_RANGE (the language), TQ_TOO_SMALL. */
TQ_API tq_status tq_view_json(const tq_view* view, int32_t language, char* out, size_t capacity, size_t* count);

/** Makes `into`, of whatever variant, a whole game that has exactly this view: what the viewer can't see is laid out
 * anew by dice, each arrangement equally likely. The caller plays its chance; its history is empty. TQ_NO_MEMORY. */
TQ_API tq_status tq_view_complete(const tq_view* view, tq_dice* dice, tq_game* into);

/** As tq_game_points. */
TQ_API tq_status tq_view_points(const tq_view* view, int32_t* out, size_t capacity, size_t* count);

/** As tq_game_parts. */
TQ_API tq_status tq_view_parts(const tq_view* view, int32_t seat, int32_t* out, size_t capacity, size_t* count);

/** As tq_game_winners. */
TQ_API tq_status tq_view_winners(const tq_view* view, int32_t* out, size_t capacity, size_t* count);

/** As tq_game_result_json. */
TQ_API tq_status tq_view_result_json(const tq_view* view, char* out, size_t capacity, size_t* count);

/** As tq_game_hash, of what the viewer knows. */
TQ_API tq_status tq_view_hash(const tq_view* view, uint64_t* hash);

/** As tq_game_canonical_hash, of what the viewer knows. */
TQ_API tq_status tq_view_canonical_hash(const tq_view* view, uint64_t* hash);

/* ------------------------------------------------------------------------------------------------ events */

/** Events as a JSON array: docs/json.md has the keys. `why` may be NULL. TQ_REFUSED if these bytes are no events of
 * such a game, TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS, TQ_TOO_SMALL. */
TQ_API tq_status tq_events_json(const tq_options* options, const uint8_t* events, size_t length, char* out,
                                size_t capacity, size_t* count, tq_reasons* why);

/** Events in words, a line each, behind the seat that acted or looked: "1: draw 2". Errors as of tq_events_json, and
 * TQ_OUT_OF_RANGE (the language). */
TQ_API tq_status tq_events_text(const tq_options* options, const uint8_t* events, size_t length, int32_t language,
                                char* out, size_t capacity, size_t* count, tq_reasons* why);

/** Such a line, without its end, as an event, for people at a table who tell what they do. `why` may be NULL.
 * TQ_REFUSED if it is none, or lacks its seat; TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS, TQ_OUT_OF_RANGE, TQ_NOT_UTF8,
 * TQ_TOO_SMALL. */
TQ_API tq_status tq_event_parse(const tq_options* options, const char* text, size_t length, int32_t language,
                                uint8_t* out, size_t capacity, size_t* count, tq_reasons* why);

/* ------------------------------------------------------------------------------------------------ to be kept */

/** A position as bytes; all of it, so for whoever runs the game. Its history isn't in it. TQ_TOO_SMALL. */
TQ_API tq_status tq_game_snapshot(const tq_game* game, uint8_t* out, size_t capacity, size_t* count);

/** A game that goes on from such a position; the caller plays its chance. Bytes may come from anybody: what can't be a
 * position is refused, and `why` (or NULL) has every reason. `allocator` may be NULL. TQ_REFUSED, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_from_snapshot(const uint8_t* bytes, size_t length, const tq_allocator* allocator,
                                       tq_game** game, tq_reasons* why);

/** What the viewer knows, as bytes, and nothing else. TQ_TOO_SMALL. */
TQ_API tq_status tq_view_snapshot(const tq_view* view, uint8_t* out, size_t capacity, size_t* count);

/** As tq_game_from_snapshot, of a view. */
TQ_API tq_status tq_view_from_snapshot(const uint8_t* bytes, size_t length, const tq_allocator* allocator,
                                       tq_view** view, tq_reasons* why);

/** A position as text that people can read and change: docs/words.md has the format, docs/positions.md what a position
 * has to keep. TQ_OUT_OF_RANGE (the language), TQ_TOO_SMALL. */
TQ_API tq_status tq_game_text(const tq_game* game, int32_t language, char* out, size_t capacity, size_t* count);

/** A game from such a text, so also one that is set up by hand; the caller plays its chance. `why` (or NULL) has the
 * place of what can't be read, or every invariant that the position breaks. `allocator` may be NULL. TQ_REFUSED,
 * TQ_OUT_OF_RANGE, TQ_NOT_UTF8, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_from_text(const char* text, size_t length, int32_t language, const tq_allocator* allocator,
                                   tq_game** game, tq_reasons* why);

/** As tq_game_text, of a view. */
TQ_API tq_status tq_view_text(const tq_view* view, int32_t language, char* out, size_t capacity, size_t* count);

/** As tq_game_from_text, of a view. */
TQ_API tq_status tq_view_from_text(const char* text, size_t length, int32_t language, const tq_allocator* allocator,
                                   tq_view** view, tq_reasons* why);

/** The whole game as text, its tags and all that happened: docs/records.md has the format. For `viewer` TQ_ALL, else
 * cut down to what that viewer saw. Tens of thousands of turns are TQ_TOO_LONG. `tags`: more of them, lines like [Seat0
 * "Ada"], or NULL; those with a meaning in these games are left out. TQ_NO_RECORD, TQ_OUT_OF_RANGE, TQ_NOT_UTF8,
 * TQ_REFUSED (the tags; `why`, or NULL, tells), TQ_TOO_SMALL. */
TQ_API tq_status tq_game_record(const tq_game* game, int32_t viewer, const char* tags, size_t tags_length, char* out,
                                size_t capacity, size_t* count, tq_reasons* why);

/** The game of a whole record, with its history; the caller plays its chance if it goes on. `why` (or NULL) tells why
 * and where it can't be. `allocator` may be NULL. TQ_REFUSED, TQ_NOT_UTF8, TQ_NO_MEMORY. */
TQ_API tq_status tq_game_from_record(const char* text, size_t length, const tq_allocator* allocator, tq_game** game,
                                     tq_reasons* why);

/** What the viewer knows at the end of a record that was cut down for them. Errors as of tq_game_from_record. */
TQ_API tq_status tq_view_from_record(const char* text, size_t length, const tq_allocator* allocator, tq_view** view,
                                     tq_reasons* why);

/** The value of a tag of a record or of a position in text. TQ_NOT_FOUND if it has none of this name, TQ_NOT_UTF8,
 * TQ_TOO_SMALL. */
TQ_API tq_status tq_text_tag(const char* text, size_t length, const char* name, size_t name_length, char* out,
                             size_t capacity, size_t* count);

/* ------------------------------------------------------------------------------------------------ batches */

/** Many games of one variant. Place i of n plays games i, i + n, i + 2n, …: its chance is played by dice of this key
 * and the game's number, so each is what tq_game_new_open, tq_dice_set(key, number) and tq_game_draw give. `allocator`
 * may be NULL. TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS, TQ_OUT_OF_RANGE (no places, or too many), TQ_NO_MEMORY. */
TQ_API tq_status tq_batch_new(const tq_options* options, uint64_t key, size_t places, const tq_allocator* allocator,
                              tq_batch** batch);

/** Frees a batch; NULL is fine. */
TQ_API void tq_batch_free(tq_batch* batch);

/** How each game stands. Of each place: `seat` to move; `mask`, tq_bounds.actions bytes; `view`, the mover's, encoded
 * in tq_bounds.encoding_length places. Each may be NULL if it isn't wanted; else it has room for all places. */
TQ_API tq_status tq_batch_observe(const tq_batch* batch, int32_t* seat, uint8_t* mask, int8_t* view);

/** Each place's seat to move does its action, chance answers, and games that end begin anew. Then as tq_batch_observe,
 * and of each place: `reward`, tq_bounds.reward_length numbers, the points of each seat if its game ended, else 0;
 * `done`, 1 if it ended. Each output may be NULL. TQ_OUT_OF_RANGE if one lies where `action` does.
 * TQ_REFUSED if any action isn't legal: then nothing has happened, and tq_batch_why_not tells which. */
TQ_API tq_status tq_batch_step(tq_batch* batch, const int32_t* action, int32_t* seat, uint8_t* mask, int8_t* view,
                               int32_t* reward, uint8_t* done);

/** The first place whose action would be refused, and why; `*refusal` is 0 if there is none. `place` may be NULL. */
TQ_API tq_status tq_batch_why_not(const tq_batch* batch, const int32_t* action, uint64_t* place, int32_t* refusal);

/** Plays every place's game to its end, each action and answer of chance equally likely and one draw of the place's
 * dice, and begins the next one. `reward` (or NULL) as tq_batch_step has it; `actions`, or NULL: how many were taken in
 * all. */
TQ_API tq_status tq_batch_play_out(tq_batch* batch, int32_t* reward, uint64_t* actions);

/** The number of the game that each place plays. TQ_TOO_SMALL. */
TQ_API tq_status tq_batch_numbers(const tq_batch* batch, uint64_t* out, size_t capacity, size_t* count);

/** Makes `into`, of whatever variant, a copy of one place's game, without its history. TQ_OUT_OF_RANGE, TQ_NO_MEMORY.
 */
TQ_API tq_status tq_batch_game(const tq_batch* batch, size_t place, tq_game* into);

/** Plays games number `first` to `first` + `count` - 1 of this key at random and adds them to `sum`, whose
 * `struct_size` is set and whose other fields are 0 at first. Ranges may be split in any way, over calls, threads or
 * machines: they add up to the same. Each variant needs a sum of its own. TQ_NO_SUCH_VARIANT, TQ_WRONG_OPTIONS;
 * TQ_OTHER_GAME if `sum` is of another number of players, TQ_OUT_OF_RANGE if one of its numbers would become larger
 * than it can be. */
TQ_API tq_status tq_simulate(const tq_options* options, uint64_t key, uint64_t first, uint64_t count, tq_totals* sum);

#ifdef __cplusplus
}
#endif

#endif

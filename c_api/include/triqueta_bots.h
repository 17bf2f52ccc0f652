/** @file
 * Opponents for the games of Triqueta, and what each of their actions is worth: a library of its own, triqueta_bots.
 *
 * It isn't part of the library of triqueta.h, since the learnt weights of the opponents and their code would make that
 * one half as large again. The two share no handles: a bot is given the bytes of a view, as tq_view_snapshot writes
 * them. So it can run in another process, on another machine or in a worker, and knows nothing that its seat doesn't
 * know. This library needs nothing of the other one.
 *
 * # Overview
 *
 *     tq_bot* bot;
 *     tq_bot_new(TQ_LEVEL_MEDIUM, key, number, NULL, &bot);
 *     … when it is the seat's turn:
 *     tq_view_snapshot(view, bytes, sizeof bytes, &length);
 *     tq_bot_choose(bot, bytes, length, 0, &action, &refusal);
 *     tq_game_play(game, seat, action, &refusal);
 *     … at the end:
 *     tq_bot_free(bot);
 *
 * A bot serves any of the games, one after the other. To think in slices, show progress or stop early, call
 * tq_bot_begin, then tq_bot_think until it is done, then tq_bot_choice. A tq_analysis is used in the same way, and has
 * estimates for each legal action. docs/bots.md and docs/analysis.md say how they judge, and how strong the levels are.
 *
 * # Conventions
 *
 * Those of triqueta.h: statuses, refusals, handles, buffers, threads and callbacks. No function allocates except
 * tq_bot_new, tq_bot_use_net, tq_analysis_new and tq_analysis_use_net.
 *
 * **Results are a function** of the view, the level, the dice, the budget and the weights: the same on every machine,
 * in every language. Each choice of a bot takes two numbers from its dice; an analysis takes none. How a budget is
 * split into slices doesn't matter.
 *
 * **Budgets** count nodes: positions that are evaluated, about a microsecond each. 0 stands for as much as suits the
 * level, or an analysis. To think for some time, think in small slices and look at your clock.
 *
 * **Refusals** of a view that is begun: of bytes from anywhere, that they are no view (TQ_REFUSAL_WRONG_FORMAT,
 * TQ_REFUSAL_WRONG_GAME and those of tq_view_from_snapshot); of the position, that its viewer isn't to move
 * (TQ_REFUSAL_NOT_YOUR_TURN, TQ_REFUSAL_CHANCE_MOVES, TQ_REFUSAL_GAME_IS_OVER).
 */
#ifndef TRIQUETA_BOTS_H
#define TRIQUETA_BOTS_H

#include "triqueta.h"

#ifdef __cplusplus
extern "C" {
#endif

/** How well a bot plays. */
enum tq_level {
    TQ_LEVEL_SIGNED = -1,
    TQ_LEVEL_BEGINNER = 0,
    TQ_LEVEL_EASY = 1,
    TQ_LEVEL_MEDIUM = 2,
    TQ_LEVEL_STRONG = 3,
    TQ_LEVEL_BEST = 4
};

/** The numbers of tq_analysis_worth for each action. Estimates are in 65536ths, of a point or of a sure win. An error
 * is a standard error; before the second try it is TQ_ERROR_UNKNOWN. */
enum tq_worth {
    TQ_WORTH_SIGNED = -1,
    TQ_WORTH_ACTION = 0,       /**< the action */
    TQ_WORTH_CHANCE = 1,       /**< the chance to win; a shared win counts in parts */
    TQ_WORTH_CHANCE_ERROR = 2, /**< its error */
    TQ_WORTH_CHANCE_TRIES = 3, /**< the tries that it is from */
    TQ_WORTH_POINTS = 4,       /**< the points at the end of the game */
    TQ_WORTH_POINTS_ERROR = 5, /**< their error */
    TQ_WORTH_POINTS_TRIES = 6, /**< the tries that they are from */
    TQ_WORTH_LENGTH = 7,       /**< how many numbers an action has */
    TQ_ERROR_UNKNOWN = 2147483647
};

/* ------------------------------------------------------------------------------------------------ levels */

/** Returns the number of levels. */
TQ_API tq_status tq_level_count(int32_t* count);

/** Writes the name of a level, such as "medium". It is for programs.
 * Errors: TQ_NO_SUCH_LEVEL. */
TQ_API tq_status tq_level_name(int32_t level, char* out, size_t capacity, size_t* count);

/* ------------------------------------------------------------------------------------------------ bots */

/** An opponent. */
typedef struct tq_bot tq_bot;

/** Creates a bot of a level, with the dice of `key` and `number` as of tq_dice_set.
 * Errors: TQ_NO_SUCH_LEVEL, TQ_NO_MEMORY. */
TQ_API tq_status tq_bot_new(int32_t level, uint64_t key, uint64_t number, const tq_allocator* allocator, tq_bot** bot);

/** Frees a bot. */
TQ_API void tq_bot_free(tq_bot* bot);

/** Gives a bot the weights of a file that `make train` wrote, in place of the shipped ones.
 * The bytes are copied. From then on, views of games that these weights aren't for are refused. What was begun is
 * forgotten.
 * Errors: TQ_REFUSED (TQ_REFUSAL_WRONG_FORMAT, _WRONG_VERSION, _WRONG_GAME, _DAMAGED, _BYTES_TOO_SHORT,
 * _BYTES_TOO_LONG), TQ_NO_MEMORY. */
TQ_API tq_status tq_bot_use_net(tq_bot* bot, const uint8_t* net, size_t length, int32_t* refusal);

/** Begins to think about a view, for as many nodes as this budget.
 * After a refusal, the bot is as before.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_bot_begin(tq_bot* bot, const uint8_t* view, size_t length, uint64_t nodes, int32_t* refusal);

/** Thinks on for about so many nodes. `*is_done` is 1 if the budget is spent or the choice is clear, otherwise 0.
 * Errors: TQ_NOT_BEGUN. */
TQ_API tq_status tq_bot_think(tq_bot* bot, uint64_t nodes, int32_t* is_done);

/** Returns how many nodes are spent, and how many will be at most. `granted` may be NULL.
 * Errors: TQ_NOT_BEGUN. */
TQ_API tq_status tq_bot_spent(const tq_bot* bot, uint64_t* spent, uint64_t* granted);

/** Returns the action that the bot chooses, so far: a legal one at any time after tq_bot_begin.
 * Errors: TQ_NOT_BEGUN. */
TQ_API tq_status tq_bot_choice(const tq_bot* bot, int32_t* action);

/** Begins, thinks until it is done, and returns the choice.
 * Errors: TQ_REFUSED. */
TQ_API tq_status tq_bot_choose(tq_bot* bot, const uint8_t* view, size_t length, uint64_t nodes, int32_t* action,
                               int32_t* refusal);

/* ------------------------------------------------------------------------------------------------ analyses */

/** What each action of a seat is worth. */
typedef struct tq_analysis tq_analysis;

/** Creates an analysis, with the dice of `key` and `number`. The same dice yield the same results.
 * Errors: TQ_NO_MEMORY. */
TQ_API tq_status tq_analysis_new(uint64_t key, uint64_t number, const tq_allocator* allocator, tq_analysis** analysis);

/** Frees an analysis. */
TQ_API void tq_analysis_free(tq_analysis* analysis);

/** Does as tq_bot_use_net. */
TQ_API tq_status tq_analysis_use_net(tq_analysis* analysis, const uint8_t* net, size_t length, int32_t* refusal);

/** Does as tq_bot_begin. */
TQ_API tq_status tq_analysis_begin(tq_analysis* analysis, const uint8_t* view, size_t length, uint64_t nodes,
                                   int32_t* refusal);

/** Does as tq_bot_think. */
TQ_API tq_status tq_analysis_think(tq_analysis* analysis, uint64_t nodes, int32_t* is_done);

/** Does as tq_bot_spent. */
TQ_API tq_status tq_analysis_spent(const tq_analysis* analysis, uint64_t* spent, uint64_t* granted);

/** Writes the results so far: for each action TQ_WORTH_LENGTH numbers, in the order of tq_worth.
 * Of actions that are alike, such as drawing from columns of one height, the lowest stands for all.
 * Errors: TQ_NOT_BEGUN. */
TQ_API tq_status tq_analysis_worth(const tq_analysis* analysis, int32_t* out, size_t capacity, size_t* count);

/** Returns the place, in the results, of the action with the best chance to win; of equal ones, that which scores
 * most at once, then that with the most points.
 * Errors: TQ_NOT_BEGUN. */
TQ_API tq_status tq_analysis_best(const tq_analysis* analysis, int32_t* place);

/** Returns the place, in the results, of a legal action, or of the action that stands for it.
 * Errors: TQ_NOT_BEGUN, TQ_NO_SUCH_ACTION (the action isn't legal). */
TQ_API tq_status tq_analysis_place_of(const tq_analysis* analysis, int32_t action, int32_t* place);

/** Writes what is true of an action, for the player who may take it: "You then have 3 rams: 9 points."
 * These sentences come from the position alone, so they can be read right after tq_analysis_begin. The text is empty
 * if there is nothing to say. `names` has a line for each player, and may be empty; a player without a name is
 * "Player 2".
 * Errors: TQ_NOT_BEGUN, TQ_NO_SUCH_ACTION (the action isn't legal). */
TQ_API tq_status tq_analysis_remarks(const tq_analysis* analysis, int32_t action, int32_t language, const char* names,
                                     size_t names_length, char* out, size_t capacity, size_t* count);

#ifdef __cplusplus
}
#endif

#endif

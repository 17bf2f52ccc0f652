/* Two opponents of different levels play, one of them in slices, and an analysis says what a move was worth. */

#include <triqueta.h>
#include <triqueta_bots.h>

#include <stdio.h>
#include <stdlib.h>

static void must(tq_status status) {
    char why[200];
    if (status == TQ_OK) return;
    tq_status_text(status, why, sizeof why, NULL);
    puts(why);
    exit(1);
}

/* What a seat knows, as bytes. They may go to another process or machine. */
typedef struct known {
    uint8_t bytes[1024];
    size_t length;
} known;
static known seen_by(const tq_game* game, int32_t seat, tq_view* view) {
    known k;
    must(tq_view_refresh(game, seat, view));
    must(tq_view_snapshot(view, k.bytes, sizeof k.bytes, &k.length));
    return k;
}

/* A choice in slices: between them a program can do other things, or stop. */
static int32_t think(tq_bot* bot, const known* k) {
    int32_t is_done = 0, action;
    must(tq_bot_begin(bot, k->bytes, k->length, 1000, NULL));
    while (!is_done) must(tq_bot_think(bot, 100, &is_done));
    must(tq_bot_choice(bot, &action));
    return action;
}

/* Prints the best action, its chance and what is true of it. */
static void hint(const known* k, int32_t variant) {
    tq_analysis* analysis;
    int32_t worth[64 * TQ_WORTH_LENGTH], best, is_done = 0;
    size_t count;
    char action[100], remarks[500];
    must(tq_analysis_new(1, 1, NULL, &analysis));
    must(tq_analysis_begin(analysis, k->bytes, k->length, 2000, NULL));
    while (!is_done) must(tq_analysis_think(analysis, 1000, &is_done));
    must(tq_analysis_worth(analysis, worth, sizeof worth / sizeof *worth, &count));
    must(tq_analysis_best(analysis, &best));
    const int32_t* const of_best = worth + best * TQ_WORTH_LENGTH;
    must(tq_action_text(variant, of_best[TQ_WORTH_ACTION], TQ_ENGLISH, action, sizeof action, NULL));
    must(tq_analysis_remarks(analysis, of_best[TQ_WORTH_ACTION], TQ_ENGLISH, NULL, 0, remarks, sizeof remarks, NULL));
    printf("Best of %d: %s (%d %%). %s\n", (int)(count / TQ_WORTH_LENGTH), action,
           (int)(of_best[TQ_WORTH_CHANCE] * 100LL / 65536), remarks);
    tq_analysis_free(analysis);
}

int main(void) {
    static const char name[] = "hidden_wolves";
    int32_t variant, turn, refusal, points[2];
    tq_game* game;
    tq_view* view;
    tq_bot *best, *easy;
    tq_dice chance;
    must(tq_variant_find(name, sizeof name - 1, &variant));
    must(tq_game_new_open(variant, NULL, 0, NULL, &game));
    must(tq_dice_set(&chance, 7, 1));
    must(tq_game_set_dice(game, &chance, NULL));
    must(tq_view_new(game, 0, NULL, &view));
    must(tq_bot_new(TQ_LEVEL_BEST, 1, 1, NULL, &best));
    must(tq_bot_new(TQ_LEVEL_EASY, 1, 2, NULL, &easy));

    for (int moves = 0; tq_game_turn(game, &turn) == TQ_OK && turn >= 0; ++moves) {
        const known k = seen_by(game, turn, view);
        int32_t action = 0;
        if (turn == 0) {
            if (moves == 40 || moves == 41) hint(&k, variant);
            action = think(best, &k);
        } else {
            must(tq_bot_choose(easy, k.bytes, k.length, 0, &action, &refusal));
        }
        must(tq_game_play(game, turn, action, &refusal));
    }
    must(tq_game_points(game, points, 2, NULL));
    printf("best %d, easy %d\n", (int)points[0], (int)points[1]);

    tq_bot_free(best);
    tq_bot_free(easy);
    tq_view_free(view);
    tq_game_free(game);
    return 0;
}

/* tq_view_evaluate writes what single tries come to. Argument: the tries of each view (70). */
#include "support.h"

#include <stdlib.h>

/* More than any kernel plays at once, and no multiple of it. */
static uint64_t tries_wanted = 70;

enum { key = 5, first = 1000 };

/* Plays a try by single calls, and adds it to the numbers of its action. */
static void add_try(const tq_view* view, int32_t seat, uint64_t number, int64_t* tried) {
    tq_dice dice;
    tq_game* game = NULL;
    blob points = {0}, winners = {0};
    REQUIRE(tq_dice_set(&dice, key, number) == TQ_OK);
    REQUIRE(tq_game_new_open(0, NULL, 0, NULL, &game) == TQ_OK);
    REQUIRE(tq_view_complete(view, &dice, game) == TQ_OK);
    REQUIRE(tq_game_play(game, seat, (int32_t)tried[TQ_TRIED_ACTION], NULL) == TQ_OK);
    REQUIRE(tq_game_play_out(game, &dice, NULL) == TQ_OK);
    GATHER(&points, int32_t, tq_game_points(game, out, capacity, &count));
    GATHER(&winners, int32_t, tq_game_winners(game, out, capacity, &count));
    const int64_t scored = ELEMENT(points, int32_t, seat);
    const size_t won = COUNT_OF(winners, int32_t);
    for (size_t i = 0; i < won; ++i)
        if (ELEMENT(winners, int32_t, i) == seat) tried[TQ_TRIED_WINS] += TQ_TRIED_WHOLE_WIN / (int64_t)won;
    tried[TQ_TRIED_POINTS] += scored;
    tried[TQ_TRIED_POINTS_SQUARED] += scored * scored;
    blob_free(&points);
    blob_free(&winners);
    tq_game_free(game);
}

static void is_what_tries_come_to(const tq_view* view, int32_t seat) {
    blob actions = {0}, all = {0}, part = {0}, none = {0};
    GATHER(&actions, int32_t, tq_view_distinct(view, out, capacity, &count));
    GATHER(&none, int64_t, tq_view_evaluate(view, key, first, 0, out, capacity, &count));
    REQUIRE(COUNT_OF(none, int64_t) == COUNT_OF(actions, int32_t) * TQ_TRIED_LENGTH);
    for (size_t i = 0; i < COUNT_OF(actions, int32_t); ++i) {
        int64_t* const tried = &ELEMENT(none, int64_t, i * TQ_TRIED_LENGTH);
        CHECK(tried[TQ_TRIED_ACTION] == ELEMENT(actions, int32_t, i));
        CHECK(tried[TQ_TRIED_WINS] == 0 && tried[TQ_TRIED_POINTS] == 0 && tried[TQ_TRIED_POINTS_SQUARED] == 0);
        for (uint64_t number = 0; number < tries_wanted; ++number) add_try(view, seat, first + number, tried);
    }
    GATHER(&all, int64_t, tq_view_evaluate(view, key, first, tries_wanted, out, capacity, &count));
    CHECK(blob_equal(&all, &none));

    /* In two calls. */
    GATHER(&all, int64_t, tq_view_evaluate(view, key, first, 3, out, capacity, &count));
    GATHER(&part, int64_t, tq_view_evaluate(view, key, first + 3, tries_wanted - 3, out, capacity, &count));
    for (size_t i = 0; i < COUNT_OF(all, int64_t); ++i)
        if (i % TQ_TRIED_LENGTH != TQ_TRIED_ACTION) ELEMENT(all, int64_t, i) += ELEMENT(part, int64_t, i);
    CHECK(blob_equal(&all, &none));
    blob_free(&actions);
    blob_free(&all);
    blob_free(&part);
    blob_free(&none);
}

/* Views of the seat to move, early and late in a game. */
static void of_a_game(const choice* options) {
    tq_game* game = NULL;
    tq_dice choices, chance;
    REQUIRE(tq_dice_set(&choices, 2, 0) == TQ_OK && tq_dice_set(&chance, 2, 1) == TQ_OK);
    REQUIRE(tq_game_new_open(CHOICE(*options), NULL, &game) == TQ_OK);
    for (;;) {
        size_t count = 1;
        tq_view* view = NULL;
        answer_chance(game, &chance);
        const int32_t seat = turn_of(game);
        if (seat < 0) break;
        REQUIRE(tq_view_new(game, seat, NULL, &view) == TQ_OK);
        is_what_tries_come_to(view, seat);
        REQUIRE(tq_view_refresh(game, (seat + 1) % options->value[PLAYERS], view) == TQ_OK);
        CHECK(tq_view_evaluate(view, key, first, 1, NULL, 0, &count) == TQ_OK && count == 0); /* it isn't their turn */
        tq_view_free(view);
        play_on(game, &choices, is_triqueta(options) ? 25 : 40);
    }
    tq_game_free(game);
}

int main(int count, char** arguments) {
    most_players = 5;
    if (count > 1) tries_wanted = strtoull(arguments[1], NULL, 10);
    each_game(of_a_game);
    return check_result();
}

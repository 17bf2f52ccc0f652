/* Opponents and analyses: the golden choices, thinking in slices, nets, whole games, and wrong arguments. The arguments
 * are tests/golden/choices.json and analyses.json. */
#include "support.h"
#include "vectors.h"

#include <triqueta_bots.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { most_line = 1 << 15, most_view = 4096, most_numbers = 8192 };

static uint64_t whole(const char* line, const char* name) {
    const char* const value = value_of(line, name);
    return strtoull(value + (*value == '"'), NULL, 10);
}

/* Calls f with each vector of a file. */
static void each_vector(const char* path, void (*f)(const char* line)) {
    static char line[most_line];
    FILE* const file = fopen(path, "rb");
    REQUIRE(file != NULL);
    int vectors = 0;
    check_in(path);
    while (fgets(line, sizeof line, file) != NULL)
        if (*line == '{') f(line), ++vectors;
    fclose(file);
    CHECK(vectors > 20);
}

static void check_choice(const char* line) {
    static uint8_t view[most_view];
    const size_t length = hex(value_of(line, "view"), view, sizeof view);
    const uint64_t nodes = whole(line, "nodes");
    const int32_t expected = (int32_t)whole(line, "action");
    for (uint64_t slice = 0; slice < 200; slice += 67) { /* 0: at once */
        tq_bot* bot = NULL;
        int32_t action = -1, is_done = 0;
        REQUIRE(tq_bot_new((int32_t)whole(line, "level"), whole(line, "key"), whole(line, "number"), NULL, &bot) ==
                TQ_OK);
        if (slice == 0) {
            CHECK(tq_bot_choose(bot, view, length, nodes, &action, NULL) == TQ_OK);
        } else {
            CHECK(tq_bot_begin(bot, view, length, nodes, NULL) == TQ_OK);
            while (!is_done) REQUIRE(tq_bot_think(bot, slice, &is_done) == TQ_OK);
            CHECK(tq_bot_choice(bot, &action) == TQ_OK);
        }
        CHECK(action == expected);
        tq_bot_free(bot);
    }
}

static void check_analysis(const char* line) {
    static uint8_t view[most_view];
    static int32_t expected[most_numbers];
    const size_t length = hex(value_of(line, "view"), view, sizeof view);
    const size_t wanted = numbers(value_of(line, "worth"), expected);
    tq_analysis* analysis = NULL;
    blob found = {0};
    int32_t is_done = 0, place = -1;
    uint64_t spent = 0, granted = 0;
    REQUIRE(tq_analysis_new(whole(line, "key"), whole(line, "number"), NULL, &analysis) == TQ_OK);
    REQUIRE(tq_analysis_begin(analysis, view, length, whole(line, "nodes"), NULL) == TQ_OK);
    while (!is_done) REQUIRE(tq_analysis_think(analysis, 111, &is_done) == TQ_OK);
    CHECK(tq_analysis_spent(analysis, &spent, &granted) == TQ_OK && spent >= granted);
    GATHER(&found, int32_t, tq_analysis_worth(analysis, out, capacity, &count));
    CHECK(COUNT_OF(found, int32_t) == wanted && memcmp(found.bytes, expected, found.size) == 0);
    CHECK(tq_analysis_best(analysis, &place) == TQ_OK && place == (int32_t)whole(line, "best"));
    const int32_t action = expected[place * TQ_WORTH_LENGTH + TQ_WORTH_ACTION];
    CHECK(tq_analysis_place_of(analysis, action, &place) == TQ_OK && place == (int32_t)whole(line, "best"));
    GATHER(&found, char, tq_analysis_remarks(analysis, action, TQ_ENGLISH, NULL, 0, out, capacity, &count));
    const char* const words = value_of(line, "remarks") + 1;
    CHECK(strncmp(words, (const char*)found.bytes, found.size) == 0 && words[found.size] == '"');
    CHECK(tq_analysis_place_of(analysis, 100000, &place) == TQ_NO_SUCH_ACTION && place == 0);
    CHECK(tq_analysis_remarks(analysis, -1, TQ_ENGLISH, NULL, 0, NULL, 0, NULL) == TQ_NO_SUCH_ACTION);
    CHECK(tq_analysis_remarks(analysis, action, 99, NULL, 0, NULL, 0, NULL) == TQ_NO_SUCH_LANGUAGE);
    blob_free(&found);
    tq_analysis_free(analysis);
}

/* A game of each variant between bots of all levels, one bot for all seats of a level. */
static void play_a_game(const choice* options) {
    enum { levels = 5 };
    tq_game* game = NULL;
    tq_view* view = NULL;
    tq_bot* bots[levels];
    tq_dice chance;
    blob seen = {0};
    REQUIRE(tq_game_new_open(CHOICE(*options), NULL, &game) == TQ_OK);
    REQUIRE(tq_dice_set(&chance, 3, 4) == TQ_OK);
    REQUIRE(tq_game_set_dice(game, &chance, NULL) == TQ_OK);
    REQUIRE(tq_view_new(game, TQ_SPECTATOR, NULL, &view) == TQ_OK);
    for (int32_t l = 0; l < levels; ++l) REQUIRE(tq_bot_new(l, 1, (uint64_t)l, NULL, &bots[l]) == TQ_OK);
    for (int moves = 0; moves < 200 && turn_of(game) >= 0; ++moves) {
        const int32_t turn = turn_of(game);
        int32_t action = -1, refusal = 0;
        REQUIRE(tq_view_refresh(game, turn, view) == TQ_OK);
        GATHER(&seen, uint8_t, tq_view_snapshot(view, out, capacity, &count));
        REQUIRE(tq_bot_choose(bots[moves % levels], BYTES_OF(seen), 50, &action, &refusal) == TQ_OK);
        REQUIRE(tq_game_play(game, turn, action, &refusal) == TQ_OK);
    }
    for (int l = 0; l < levels; ++l) tq_bot_free(bots[l]);
    blob_free(&seen);
    tq_view_free(view);
    tq_game_free(game);
}

/* The snapshot of a view of a new game. */
static void first_view(const char* variant, int32_t viewer, blob* into) {
    const choice options = options_of(variant);
    tq_view* view = NULL;
    REQUIRE(tq_view_new_start(CHOICE(options), viewer, NULL, &view) == TQ_OK);
    GATHER(into, uint8_t, tq_view_snapshot(view, out, capacity, &count));
    tq_view_free(view);
}

static void check_refusals(void) {
    static const uint8_t nonsense[64] = {1};
    tq_bot* bot = NULL;
    blob view = {0};
    int32_t refusal = 0, action = -1, is_done = -1;
    REQUIRE(tq_bot_new(TQ_LEVEL_EASY, 1, 1, NULL, &bot) == TQ_OK);
    CHECK(tq_bot_choice(bot, &action) == TQ_NOT_BEGUN && action == 0);
    CHECK(tq_bot_think(bot, 10, &is_done) == TQ_NOT_BEGUN && is_done == 0);
    CHECK(tq_bot_begin(bot, nonsense, sizeof nonsense, 0, &refusal) == TQ_REFUSED);
    CHECK(refusal == TQ_REFUSAL_WRONG_FORMAT);
    first_view("base_game", TQ_SPECTATOR, &view);
    CHECK(tq_bot_begin(bot, BYTES_OF(view), 0, &refusal) == TQ_REFUSED && refusal == TQ_REFUSAL_NOT_YOUR_TURN);
    first_view("base_game", 0, &view);
    CHECK(tq_bot_begin(bot, view.bytes, view.size - 1, 0, &refusal) == TQ_REFUSED && refusal != 0);
    CHECK(tq_bot_begin(bot, BYTES_OF(view), UINT64_MAX, &refusal) == TQ_OK && refusal == 0);
    CHECK(tq_bot_think(bot, UINT64_MAX, &is_done) == TQ_OK && is_done == 1);
    CHECK(tq_bot_choice(bot, &action) == TQ_OK);
    int32_t same = -1;
    CHECK(tq_bot_begin(bot, nonsense, sizeof nonsense, 0, NULL) == TQ_REFUSED);
    CHECK(tq_bot_choice(bot, &same) == TQ_OK && same == action);
    CHECK(tq_bot_use_net(bot, nonsense, sizeof nonsense, &refusal) == TQ_REFUSED);
    CHECK(refusal == TQ_REFUSAL_WRONG_FORMAT);
    blob_free(&view);
    tq_bot_free(bot);
}

static void check_arguments(void) {
    static const uint8_t bytes[1] = {0};
    tq_bot* bot = NULL;
    tq_analysis* analysis = NULL;
    tq_game* game = NULL;
    int32_t number = 7;
    uint64_t spent = 7;
    size_t count = 7;
    char name[16];
    const choice options = options_of("base_game");
    REQUIRE(tq_game_new_open(CHOICE(options), NULL, &game) == TQ_OK);
    REQUIRE(tq_bot_new(TQ_LEVEL_BEST, 1, 1, NULL, &bot) == TQ_OK);
    REQUIRE(tq_analysis_new(1, 1, NULL, &analysis) == TQ_OK);

    CHECK(tq_level_count(&number) == TQ_OK && number == 5);
    CHECK(tq_level_count(NULL) == TQ_NULL);
    CHECK(tq_level_name(TQ_LEVEL_STRONG, name, sizeof name, &count) == TQ_OK && strcmp(name, "strong") == 0);
    CHECK(tq_level_name(5, name, sizeof name, &count) == TQ_NO_SUCH_LEVEL && count == 0);
    CHECK(tq_level_name(-1, name, sizeof name, NULL) == TQ_NO_SUCH_LEVEL);
    CHECK(tq_bot_new(0, 1, 1, NULL, NULL) == TQ_NULL);
    tq_bot* none = bot;
    CHECK(tq_bot_new(9, 1, 1, NULL, &none) == TQ_NO_SUCH_LEVEL && none == NULL);
    CHECK(tq_analysis_new(1, 1, NULL, NULL) == TQ_NULL);

    tq_bot* const no_bot = (tq_bot*)(void*)game;
    tq_analysis* const no_analysis = (tq_analysis*)(void*)bot;
    CHECK(tq_bot_begin(NULL, bytes, 1, 0, NULL) == TQ_NULL &&
          tq_bot_begin(no_bot, bytes, 1, 0, NULL) == TQ_WRONG_HANDLE);
    CHECK(tq_bot_begin(bot, NULL, 1, 0, NULL) == TQ_NULL);
    CHECK(tq_bot_begin(bot, bytes, TQ_MOST_INPUT + 1, 0, NULL) == TQ_TOO_LONG);
    CHECK(tq_bot_use_net(NULL, bytes, 1, NULL) == TQ_NULL && tq_bot_use_net(no_bot, bytes, 1, NULL) == TQ_WRONG_HANDLE);
    CHECK(tq_bot_use_net(bot, NULL, 1, NULL) == TQ_NULL);
    CHECK(tq_bot_think(NULL, 1, &number) == TQ_NULL && tq_bot_think(no_bot, 1, &number) == TQ_WRONG_HANDLE);
    CHECK(tq_bot_think(bot, 1, NULL) == TQ_NULL);
    CHECK(tq_bot_spent(NULL, &spent, NULL) == TQ_NULL && tq_bot_spent(no_bot, &spent, NULL) == TQ_WRONG_HANDLE);
    CHECK(tq_bot_spent(bot, NULL, NULL) == TQ_NULL && tq_bot_spent(bot, &spent, NULL) == TQ_NOT_BEGUN && spent == 0);
    CHECK(tq_bot_choice(NULL, &number) == TQ_NULL && tq_bot_choice(no_bot, &number) == TQ_WRONG_HANDLE);
    CHECK(tq_bot_choice(bot, NULL) == TQ_NULL);
    CHECK(tq_bot_choose(NULL, bytes, 1, 0, &number, NULL) == TQ_NULL);
    CHECK(tq_bot_choose(no_bot, bytes, 1, 0, &number, NULL) == TQ_WRONG_HANDLE);
    CHECK(tq_bot_choose(bot, bytes, 1, 0, NULL, NULL) == TQ_NULL);

    CHECK(tq_analysis_begin(NULL, bytes, 1, 0, NULL) == TQ_NULL);
    CHECK(tq_analysis_begin(no_analysis, bytes, 1, 0, NULL) == TQ_WRONG_HANDLE);
    CHECK(tq_analysis_use_net(NULL, bytes, 1, NULL) == TQ_NULL);
    CHECK(tq_analysis_use_net(no_analysis, bytes, 1, NULL) == TQ_WRONG_HANDLE);
    CHECK(tq_analysis_think(no_analysis, 1, &number) == TQ_WRONG_HANDLE);
    CHECK(tq_analysis_think(analysis, 1, &number) == TQ_NOT_BEGUN);
    CHECK(tq_analysis_spent(no_analysis, &spent, NULL) == TQ_WRONG_HANDLE);
    CHECK(tq_analysis_spent(analysis, &spent, NULL) == TQ_NOT_BEGUN);
    CHECK(tq_analysis_worth(no_analysis, NULL, 0, &count) == TQ_WRONG_HANDLE);
    CHECK(tq_analysis_worth(analysis, NULL, 0, &count) == TQ_NOT_BEGUN && count == 0);
    CHECK(tq_analysis_best(no_analysis, &number) == TQ_WRONG_HANDLE && tq_analysis_best(analysis, NULL) == TQ_NULL);
    CHECK(tq_analysis_best(analysis, &number) == TQ_NOT_BEGUN && number == 0);
    CHECK(tq_analysis_place_of(no_analysis, 0, &number) == TQ_WRONG_HANDLE);
    CHECK(tq_analysis_place_of(analysis, 0, &number) == TQ_NOT_BEGUN);
    CHECK(tq_analysis_remarks(no_analysis, 0, TQ_FRENCH, NULL, 0, NULL, 0, &count) == TQ_WRONG_HANDLE);
    CHECK(tq_analysis_remarks(analysis, 0, TQ_FRENCH, NULL, 0, NULL, 0, &count) == TQ_NOT_BEGUN);

    blob view = {0};
    first_view("base_game", 0, &view);
    REQUIRE(tq_analysis_begin(analysis, BYTES_OF(view), 20, NULL) == TQ_OK);
    CHECK(tq_analysis_worth(analysis, NULL, 1, &count) == TQ_NULL);
    int32_t few[1] = {7};
    CHECK(tq_analysis_worth(analysis, few, 1, &count) == TQ_TOO_SMALL && few[0] == 7 && count > 7);
    CHECK(tq_analysis_remarks(analysis, 0, TQ_FRENCH, "\xFF", 1, NULL, 0, &count) == TQ_NOT_UTF8);
    blob_free(&view);

    tq_bot_free(no_bot); /* does nothing */
    tq_analysis_free(no_analysis);
    tq_bot_free(NULL);
    tq_analysis_free(NULL);
    tq_bot_free(bot);
    tq_analysis_free(analysis);
    tq_game_free(game);
}

/* Every request for memory fails once. */
static void check_allocations(void) {
    size_t fails = 0;
    for (;; ++fails) {
        ledger books = {.fails_at = fails + 1};
        const tq_allocator allocator = allocator_of(&books);
        tq_bot* bot = NULL;
        tq_analysis* analysis = NULL;
        const tq_status of_bot = tq_bot_new(TQ_LEVEL_BEST, 1, 1, &allocator, &bot);
        const tq_status of_analysis = tq_analysis_new(1, 1, &allocator, &analysis);
        CHECK((of_bot == TQ_OK) == (bot != NULL) && (of_analysis == TQ_OK) == (analysis != NULL));
        const int failed = of_bot != TQ_OK || of_analysis != TQ_OK;
        CHECK(!failed || of_bot == TQ_NO_MEMORY || of_analysis == TQ_NO_MEMORY);
        tq_bot_free(bot);
        tq_analysis_free(analysis);
        CHECK(books.live == 0 && books.mistakes == 0);
        release_all(&books);
        if (!failed) break;
    }
    CHECK(fails == 6);
}

int main(int argc, char** argv) {
    REQUIRE(argc == 3);
    each_vector(argv[1], check_choice);
    each_vector(argv[2], check_analysis);
    check_in("games");
    each_game(play_a_game);
    check_in("refusals");
    check_refusals();
    check_in("arguments");
    check_arguments();
    check_in("allocations");
    check_allocations();
    return check_result();
}

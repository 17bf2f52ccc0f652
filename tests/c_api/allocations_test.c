/* Every allocation failed in turn, the first, the second, ..., by no memory or by memory at an odd address: the status
 * is TQ_NO_MEMORY, nothing is made, nothing leaks, and nothing has changed, so that the same call succeeds afterwards.
 * Allocators that call back find no handle that is half changed. The argument is triqueta.h itself: each function in it
 * that may lack memory must be in the table. */
#include "support.h"

#include <limits.h>
#include <stdio.h>

/* ------------------------------------------------------------------------------------------------ a scene */

/* Handles whose memory comes from the ledger, and what calls need besides. */
static struct scene {
    ledger books;
    tq_allocator allocator;
    choice options;
    tq_game *game, *undone_game, *chance_game, *other_game, *short_game;
    tq_view* view;
    tq_batch* batch;
    tq_dice dice;
    int32_t pieces[90];
    size_t pieces_count;
    blob game_bytes, view_bytes, game_words, view_words, record, seen_record;
    blob message, saved, view_json;
    /* what a call makes */
    tq_game* game_made;
    tq_view* view_made;
    tq_batch* batch_made;
} scene;

static const uint8_t seed[32] = {9, 8, 7};

/* A game that goes on from the same position, without any room for a history: the next thing that happens needs memory.
 */
static tq_game* without_room(const tq_game* game) {
    static blob position;
    tq_game* made = NULL;
    GATHER(&position, uint8_t, tq_game_snapshot(game, out, capacity, &count));
    REQUIRE(tq_game_from_snapshot(BYTES_OF(position), &scene.allocator, &made, NULL) == TQ_OK);
    return made;
}

static void set_scene(const choice* options) {
    tq_game* game = NULL;
    const choice of_another = options_of(is_triqueta(options) ? "mayhem" : "base_game");
    scene.options = *options;
    scene.allocator = allocator_of(&scene.books);
    REQUIRE(tq_dice_set(&scene.dice, 3, 3) == TQ_OK);

    REQUIRE(tq_game_new_numbered(CHOICE(*options), seed, 0, NULL, &game) == TQ_OK);
    play_on(game, &scene.dice, 12);
    scene.game = without_room(game);
    GATHER(&scene.record, char, tq_game_record(game, TQ_ALL, out, capacity, &count));
    GATHER(&scene.seen_record, char, tq_game_record(game, 0, out, capacity, &count));
    REQUIRE(tq_game_undo(game, TQ_LAST_ACTION, 1, NULL) == TQ_OK);
    REQUIRE(tq_game_clone(game, TQ_FUTURE_KNOWN, &scene.allocator, &scene.undone_game) == TQ_OK);
    tq_game_free(game);

    REQUIRE(tq_game_new_open(CHOICE(*options), NULL, &game) == TQ_OK);
    while (turn_of(game) != TQ_CHANCE)
        REQUIRE(tq_game_play(game, turn_of(game), any_action(game, &scene.dice), NULL) == TQ_OK);
    scene.chance_game = without_room(game);
    tq_game_free(game);

    REQUIRE(tq_game_new_numbered(CHOICE(of_another), seed, 1, &scene.allocator, &scene.other_game) == TQ_OK);
    play_on(scene.other_game, &scene.dice, 2);
    REQUIRE(tq_game_new_open(CHOICE(*options), &scene.allocator, &scene.short_game) == TQ_OK);
    REQUIRE(tq_view_new(scene.game, 0, &scene.allocator, &scene.view) == TQ_OK);
    REQUIRE(tq_batch_new(CHOICE(*options), 6, 2, &scene.allocator, &scene.batch) == TQ_OK);

    scene.pieces_count = deal_by_hand(options, &scene.dice, scene.pieces);
    GATHER(&scene.game_bytes, uint8_t, tq_game_snapshot(scene.game, out, capacity, &count));
    GATHER(&scene.view_bytes, uint8_t, tq_view_snapshot(scene.view, out, capacity, &count));
    GATHER(&scene.game_words, char, tq_game_text(scene.game, TQ_GERMAN, out, capacity, &count));
    GATHER(&scene.view_words, char, tq_view_text(scene.view, TQ_GERMAN, out, capacity, &count));
    GATHER(&scene.view_json, char, tq_view_json(scene.view, TQ_GERMAN, out, capacity, &count));
    GATHER(&scene.message, uint8_t, tq_game_catch_up(scene.game, 0, NULL, out, capacity, &count));
    GATHER(&scene.saved, uint8_t, tq_game_save(scene.undone_game, out, capacity, &count));
}

static void clear_scene(void) {
    tq_game_free(scene.game);
    tq_game_free(scene.undone_game);
    tq_game_free(scene.chance_game);
    tq_game_free(scene.other_game);
    tq_game_free(scene.short_game);
    tq_game_free(scene.game_made);
    tq_view_free(scene.view);
    tq_view_free(scene.view_made);
    tq_batch_free(scene.batch);
    tq_batch_free(scene.batch_made);
    scene.game_made = NULL;
    scene.view_made = NULL;
    scene.batch_made = NULL;
}

static size_t copy_in(blob* all, const void* bytes, size_t size) {
    REQUIRE(all->size + size <= all->room);
    if (size > 0) memcpy(all->bytes + all->size, bytes, size);
    return all->size += size;
}

/* All that can be seen of the scene, the handles that were made included. */
static void portray_scene(blob* into) {
    static blob one;
    const tq_game* const games[] = {scene.game,       scene.undone_game, scene.chance_game,
                                    scene.other_game, scene.short_game,  scene.game_made};
    const tq_view* const views[] = {scene.view, scene.view_made};
    const tq_batch* const batches[] = {scene.batch, scene.batch_made};
    blob_make_room(into, 1 << 16);
    for (int i = 0; i < 6; ++i) {
        if (games[i] == NULL) continue;
        portray(games[i], &one);
        copy_in(into, one.bytes, one.size);
    }
    for (int i = 0; i < 2; ++i) {
        if (views[i] == NULL) continue;
        GATHER(&one, uint8_t, tq_view_snapshot(views[i], out, capacity, &count));
        copy_in(into, one.bytes, one.size);
    }
    for (int i = 0; i < 2; ++i) {
        if (batches[i] == NULL) continue;
        GATHER(&one, uint64_t, tq_batch_numbers(batches[i], out, capacity, &count));
        copy_in(into, one.bytes, one.size);
        tq_batch_io io;
        memset(&io, 0, sizeof io);
        io.struct_size = sizeof io;
        io.view_capacity = 2 * (size_t)sizes_of(&scene.options).encoding_length;
        io.view = blob_make_room(&one, io.view_capacity);
        REQUIRE(tq_batch_observe(batches[i], &io) == TQ_OK);
        copy_in(into, one.bytes, io.view_capacity);
    }
    copy_in(into, &scene.dice, sizeof scene.dice);
}

/* ------------------------------------------------------------------------------------------------ calls */

static tq_status new_by_own_seed(void) {
    return tq_game_new(CHOICE(scene.options), seed, &scene.allocator, &scene.game_made);
}
static tq_status new_by_seed(void) {
    return tq_game_new_numbered(CHOICE(scene.options), seed, 5, &scene.allocator, &scene.game_made);
}
static tq_status new_dealt(void) {
    return tq_game_new_dealt(CHOICE(scene.options), scene.pieces, scene.pieces_count, &scene.allocator,
                             &scene.game_made);
}
static tq_status new_open(void) { return tq_game_new_open(CHOICE(scene.options), &scene.allocator, &scene.game_made); }
static tq_status new_fair(void) {
    static const uint8_t secret[32] = "any 32 bytes that look random 1";
    char text[2048];
    size_t count = 0;
    REQUIRE(tq_fair_begin(CHOICE(scene.options), seed, 7, NULL, 0, NULL, 0, secret, text, sizeof text, &count, NULL) ==
            TQ_OK);
    return tq_game_new_fair(text, count, secret, &scene.allocator, &scene.game_made, NULL);
}
static tq_status clone(void) {
    return tq_game_clone(scene.undone_game, TQ_FUTURE_KNOWN, &scene.allocator, &scene.game_made);
}
static tq_status copy_to_another(void) { return tq_game_copy(scene.undone_game, TQ_FUTURE_KNOWN, scene.other_game); }
static tq_status copy_to_a_shorter_one(void) {
    return tq_game_copy(scene.undone_game, TQ_FUTURE_KNOWN, scene.short_game);
}
static tq_status play(void) {
    tq_dice dice = scene.dice;
    int32_t refusal = 9;
    const tq_status status = tq_game_play(scene.game, turn_of(scene.game), any_action(scene.game, &dice), &refusal);
    CHECK(refusal == 0);
    return status;
}
static tq_status play_at(void) {
    tq_dice dice = scene.dice;
    const int64_t time = 5;
    const int32_t turn = turn_of(scene.game);
    tq_cursor at = {0, 0};
    REQUIRE(tq_game_cursor(scene.game, turn, &at) == TQ_OK);
    return tq_game_play_at(scene.game, &at, turn, any_action(scene.game, &dice), &time, NULL);
}
static tq_status set_tag(void) { return tq_game_set_tag(scene.game, WORDS("Seat0"), WORDS("Ada"), NULL); }
static tq_status claim_seat(void) { return tq_game_claim_seat(scene.game, 1, TQ_BOT, WORDS("key"), NULL); }
static tq_status close_it(void) { return tq_game_close(scene.game, WORDS("enough"), NULL); }
static tq_status step(void) {
    tq_dice dice = scene.dice;
    int32_t turn = 9, legal[512];
    size_t count = 9;
    const tq_status status = tq_game_step(scene.game, any_action(scene.game, &dice), &turn, legal, 512, &count, NULL);
    CHECK(status == TQ_OK || (turn == 0 && count == 0));
    return status;
}
static tq_status reveal(void) {
    int32_t outcome[64], refusal = 9;
    REQUIRE(tq_game_chance(scene.chance_game, outcome, NULL, 64, NULL) == TQ_OK);
    const tq_status status = tq_game_reveal(scene.chance_game, outcome[0], NULL, &refusal);
    CHECK(refusal == 0);
    return status;
}
static tq_status draw(void) {
    int32_t outcome = 9;
    const tq_status status = tq_game_draw(scene.chance_game, &scene.dice, NULL, &outcome, NULL);
    CHECK(status == TQ_OK || outcome == 0);
    return status;
}
static tq_status redo(void) { return tq_game_redo(scene.undone_game, NULL); }
static tq_status set_dice(void) { return tq_game_set_dice(scene.chance_game, &scene.dice, NULL); }
static tq_status play_out(void) { return tq_game_play_out(scene.game, &scene.dice, NULL); }
static tq_status view_new(void) { return tq_view_new(scene.game, 1, &scene.allocator, &scene.view_made); }
static tq_status view_clone(void) { return tq_view_clone(scene.view, &scene.allocator, &scene.view_made); }
static tq_status view_join(void) {
    return tq_view_join(BYTES_OF(scene.message), &scene.allocator, &scene.view_made, NULL);
}
static tq_status game_load(void) {
    return tq_game_load(BYTES_OF(scene.saved), 4, &scene.allocator, &scene.game_made, NULL);
}
static tq_status view_from_json(void) {
    return tq_view_from_json(TEXT_OF(scene.view_json), TQ_GERMAN, &scene.allocator, &scene.view_made, NULL);
}
static tq_status view_new_start(void) {
    return tq_view_new_start(CHOICE(scene.options), TQ_SPECTATOR, &scene.allocator, &scene.view_made);
}
static tq_status complete(void) { return tq_view_complete(scene.view, &scene.dice, scene.other_game); }
static tq_status game_from_snapshot(void) {
    return tq_game_from_snapshot(BYTES_OF(scene.game_bytes), &scene.allocator, &scene.game_made, NULL);
}
static tq_status view_from_snapshot(void) {
    return tq_view_from_snapshot(BYTES_OF(scene.view_bytes), &scene.allocator, &scene.view_made, NULL);
}
static tq_status game_from_text(void) {
    return tq_game_from_text(TEXT_OF(scene.game_words), TQ_GERMAN, &scene.allocator, &scene.game_made, NULL);
}
static tq_status view_from_text(void) {
    return tq_view_from_text(TEXT_OF(scene.view_words), TQ_GERMAN, &scene.allocator, &scene.view_made, NULL);
}
static tq_status game_from_record(void) {
    return tq_game_from_record(TEXT_OF(scene.record), &scene.allocator, &scene.game_made, NULL);
}
static tq_status view_from_record(void) {
    return tq_view_from_record(TEXT_OF(scene.seen_record), &scene.allocator, &scene.view_made, NULL);
}
static tq_status batch_new(void) {
    return tq_batch_new(CHOICE(scene.options), 8, 2, &scene.allocator, &scene.batch_made);
}
static tq_status batch_clone(void) { return tq_batch_clone(scene.batch, &scene.allocator, &scene.batch_made); }
static tq_status batch_load(void) {
    static blob saved;
    GATHER(&saved, uint8_t, tq_batch_save(scene.batch, out, capacity, &count));
    return tq_batch_load(BYTES_OF(saved), &scene.allocator, &scene.batch_made, NULL);
}
static tq_status batch_game(void) { return tq_batch_game(scene.batch, 1, scene.other_game); }

typedef struct allocating {
    const char* name;
    tq_status (*call)(void);
    size_t least;      /* requests that it makes, at least */
    tq_game** changed; /* the game that it changes, or NULL */
} allocating;

static const allocating table[] = {{"tq_game_new", new_by_own_seed, 1, NULL},
                                   {"tq_game_new_numbered", new_by_seed, 1, NULL},
                                   {"tq_game_new_dealt", new_dealt, 1, NULL},
                                   {"tq_game_new_open", new_open, 1, NULL},
                                   {"tq_game_new_fair", new_fair, 2, NULL},
                                   {"tq_game_clone", clone, 2, NULL},
                                   {"tq_game_copy", copy_to_another, 1, &scene.other_game},
                                   {"tq_game_copy", copy_to_a_shorter_one, 1, &scene.short_game},
                                   {"tq_game_play", play, 1, &scene.game},
                                   {"tq_game_play_at", play_at, 2, &scene.game},
                                   {"tq_game_set_tag", set_tag, 1, &scene.game},
                                   {"tq_game_claim_seat", claim_seat, 1, &scene.game},
                                   {"tq_game_close", close_it, 1, &scene.game},
                                   {"tq_game_step", step, 1, &scene.game},
                                   {"tq_game_reveal", reveal, 1, &scene.chance_game},
                                   {"tq_game_draw", draw, 1, &scene.chance_game},
                                   {"tq_game_set_dice", set_dice, 1, &scene.chance_game},
                                   {"tq_game_redo", redo, 0, &scene.undone_game},
                                   {"tq_game_play_out", play_out, 0, &scene.game},
                                   {"tq_view_new", view_new, 1, NULL},
                                   {"tq_view_new_start", view_new_start, 1, NULL},
                                   {"tq_view_clone", view_clone, 1, NULL},
                                   {"tq_view_join", view_join, 1, NULL},
                                   {"tq_game_load", game_load, 2, NULL},
                                   {"tq_view_from_json", view_from_json, 1, NULL},
                                   {"tq_view_complete", complete, 0, &scene.other_game},
                                   {"tq_game_from_snapshot", game_from_snapshot, 1, NULL},
                                   {"tq_view_from_snapshot", view_from_snapshot, 1, NULL},
                                   {"tq_game_from_text", game_from_text, 1, NULL},
                                   {"tq_view_from_text", view_from_text, 1, NULL},
                                   {"tq_game_from_record", game_from_record, 2, NULL},
                                   {"tq_view_from_record", view_from_record, 1, NULL},
                                   {"tq_batch_new", batch_new, 2, NULL},
                                   {"tq_batch_clone", batch_clone, 2, NULL},
                                   {"tq_batch_load", batch_load, 2, NULL},
                                   {"tq_batch_game", batch_game, 0, &scene.other_game}};
enum { rows = sizeof table / sizeof *table };

/* ------------------------------------------------------------------------------------------------ the test */

static size_t bytes_live(void) {
    size_t sum = 0;
    for (size_t i = 0; i < scene.books.live; ++i) sum += scene.books.block[i].size;
    return sum;
}

/* The call with the n-th request failing; 1 if it had no n-th one. */
static int fails_at(const allocating* what, size_t n, int misaligns, const choice* options, const blob* succeeded) {
    static blob before, after;
    set_scene(options);
    scene.books.misaligns = misaligns;
    portray_scene(&before);
    const size_t blocks = scene.books.live, bytes = bytes_live();
    scene.books.fails_at = scene.books.asked + n;
    tq_status status = what->call();
    const int had_enough = scene.books.asked < scene.books.fails_at;
    scene.books.fails_at = 0;
    CHECK(status == (had_enough ? TQ_OK : TQ_NO_MEMORY));
    if (status == TQ_NO_MEMORY) {
        CHECK(scene.game_made == NULL && scene.view_made == NULL && scene.batch_made == NULL);
        CHECK(scene.books.live >= blocks && bytes_live() >= bytes); /* a list that found room keeps it */
        portray_scene(&after);
        CHECK(blob_equal(&before, &after));
        status = what->call();
        CHECK(status == TQ_OK);
    }
    portray_scene(&after);
    CHECK(blob_equal(succeeded, &after));
    clear_scene();
    CHECK(scene.books.live == 0 && scene.books.mistakes == 0);
    return had_enough;
}

/* What an allocator does that calls back. */
static tq_game* half_changed;
static tq_batch* half_freed;
static size_t called_back;

static void meanwhile(void) {
    tq_game* other = NULL;
    int32_t number[2] = {0, 0};
    tq_dice dice = {{1, 0}};
    ++called_back;
    CHECK(tq_game_new_numbered(CHOICE(scene.options), seed, 9, NULL, &other) == TQ_OK);
    if (half_changed != NULL) {
        CHECK(tq_game_turn(half_changed, number) == TQ_WRONG_HANDLE);
        CHECK(tq_game_play(half_changed, 0, 0, NULL) == TQ_WRONG_HANDLE);
        CHECK(tq_game_play_out(half_changed, &dice, NULL) == TQ_WRONG_HANDLE);
        CHECK(tq_game_copy(other, TQ_FUTURE_KNOWN, half_changed) == TQ_WRONG_HANDLE);
        CHECK(tq_game_copy(half_changed, TQ_FUTURE_KNOWN, other) == TQ_WRONG_HANDLE);
        tq_game_free(half_changed);
    }
    if (half_freed != NULL) {
        size_t there = 9;
        CHECK(tq_batch_places(half_freed, &there) == TQ_WRONG_HANDLE && there == 0);
        tq_batch_free(half_freed);
    }
    tq_game_free(other);
}

/* The call with an allocator that calls back: the handle that is changed is none till then. */
static void call_back(const allocating* what, const choice* options, const blob* succeeded) {
    static blob after;
    set_scene(options);
    scene.books.meanwhile = meanwhile;
    half_changed = what->changed == NULL ? NULL : *what->changed;
    called_back = 0;
    CHECK(what->call() == TQ_OK);
    CHECK(called_back >= what->least);
    scene.books.meanwhile = NULL;
    portray_scene(&after);
    CHECK(blob_equal(succeeded, &after));

    /* Freeing is a change too. */
    scene.books.meanwhile = meanwhile;
    half_changed = scene.game;
    tq_game_free(scene.game);
    half_changed = NULL;
    half_freed = scene.batch;
    tq_batch_free(scene.batch);
    half_freed = NULL;
    scene.books.meanwhile = NULL;
    scene.game = NULL;
    scene.batch = NULL;
    clear_scene();
    CHECK(scene.books.live == 0 && scene.books.mistakes == 0);
}

static size_t asked_in_all[rows];

static void fail_all(const choice* options) {
    static blob succeeded;
    for (int i = 0; i < rows; ++i) {
        check_in(table[i].name);
        set_scene(options);
        const size_t asked_before = scene.books.asked;
        CHECK(table[i].call() == TQ_OK);
        CHECK(scene.books.asked - asked_before >= table[i].least);
        asked_in_all[i] += scene.books.asked - asked_before;
        portray_scene(&succeeded);
        clear_scene();
        CHECK(scene.books.live == 0 && scene.books.mistakes == 0);
        for (size_t n = 1; !fails_at(&table[i], n, 0, options, &succeeded);) ++n;
        for (size_t n = 1; !fails_at(&table[i], n, 1, options, &succeeded);) ++n;
        call_back(&table[i], options, &succeeded);
    }
}

/* A whole game of which every action, and every answer of chance, first gets no memory if it wants any. */
static void fail_throughout(const choice* options) {
    check_in("a whole game");
    static blob before, after;
    tq_dice choices;
    tq_game* game = NULL;
    int failures = 0;
    scene.allocator = allocator_of(&scene.books);
    REQUIRE(tq_dice_set(&choices, 7, 7) == TQ_OK);
    REQUIRE(tq_game_new_open(CHOICE(*options), &scene.allocator, &game) == TQ_OK);
    for (int32_t turn; (turn = turn_of(game)) != TQ_OVER;) {
        const int32_t action = turn == TQ_CHANCE ? 0 : any_action(game, &choices);
        portray(game, &before);
        for (int attempt = 0;; ++attempt) {
            scene.books.fails_at = attempt == 0 ? scene.books.asked + 1 : 0;
            const tq_status status = turn == TQ_CHANCE ? tq_game_draw(game, &choices, NULL, NULL, NULL)
                                                       : tq_game_play(game, turn, action, NULL);
            if (status == TQ_OK) break;
            REQUIRE(status == TQ_NO_MEMORY && attempt == 0);
            portray(game, &after);
            CHECK(blob_equal(&before, &after));
            ++failures;
        }
        scene.books.fails_at = 0;
    }
    CHECK(failures > 1);
    tq_game_free(game);
    CHECK(scene.books.live == 0 && scene.books.mistakes == 0);
}

/* A copy takes no memory where there was a history as long, whatever the game became in between. */
static void copy_again(const choice* options) {
    check_in("tq_game_copy, again");
    static blob wanted, copied;
    tq_dice choices;
    tq_game *game = NULL, *shorter = NULL, *to = NULL;
    tq_view* view = NULL;
    scene.allocator = allocator_of(&scene.books);
    REQUIRE(tq_dice_set(&choices, 5, 5) == TQ_OK);
    REQUIRE(tq_game_new_numbered(CHOICE(*options), seed, 0, NULL, &game) == TQ_OK);
    play_on(game, &choices, 5);
    REQUIRE(tq_game_clone(game, TQ_FUTURE_KNOWN, NULL, &shorter) == TQ_OK);
    play_on(game, &choices, 40);
    REQUIRE(tq_game_new_open(CHOICE(*options), &scene.allocator, &to) == TQ_OK);
    REQUIRE(tq_game_copy(game, TQ_FUTURE_KNOWN, to) == TQ_OK && tq_view_new(game, 0, NULL, &view) == TQ_OK);
    const size_t asked = scene.books.asked;
    scene.books.fails_at = asked + 1;
    for (int i = 0; i < 3; ++i) {
        const tq_game* const from = i == 1 ? game : shorter;
        CHECK(tq_game_copy(from, TQ_FUTURE_KNOWN, to) == TQ_OK);
        portray(from, &wanted);
        portray(to, &copied);
        CHECK(blob_equal(&wanted, &copied));
        CHECK(tq_view_complete(view, &choices, to) == TQ_OK);
    }
    CHECK(scene.books.asked == asked);
    scene.books.fails_at = 0;
    tq_game_free(game);
    tq_game_free(shorter);
    tq_game_free(to);
    tq_view_free(view);
    CHECK(scene.books.live == 0 && scene.books.mistakes == 0);
}

/* How much was asked for last, of an allocator that has nothing. */
static size_t asked_for;
static void* take_nothing(void* context, size_t size, size_t alignment) {
    (void)context, (void)alignment;
    asked_for = size;
    return NULL;
}
static void give_nothing_back(void* context, void* memory, size_t size, size_t alignment) {
    (void)context, (void)size, (void)alignment;
    CHECK(memory == NULL); /* nothing was given */
}

/* Numbers of places at which sizes might wrap around: too many, or so much memory is asked for. */
static void too_many_places(const choice* options) {
    check_in("numbers of places");
    const tq_allocator none = {sizeof none, 0, NULL, take_nothing, give_nothing_back};
    for (size_t k = 1; k <= 5000; ++k)
        for (int more = -1; more <= 1; ++more) {
            const size_t places = SIZE_MAX / k + (k == 1 && more > 0 ? 0 : (size_t)more);
            tq_batch* batch = NULL;
            asked_for = 0;
            const tq_status status = tq_batch_new(CHOICE(*options), 1, places, &none, &batch);
            CHECK(batch == NULL && status == (asked_for == 0 ? TQ_OUT_OF_RANGE : TQ_NO_MEMORY));
            CHECK(asked_for == 0 || (asked_for % places == 0 && asked_for / places > 8 && asked_for <= SIZE_MAX / 2));
        }
}

/* Whatever the header says may lack memory, or takes an allocator, is in the table. */
static void check_table(const char* header) {
    static char doing[100];
    declared d;
    for (const char* at = read_header(header); next_declared(&at, &d);) {
        int found = 0;
        if (!declared_with(&d, "TQ_NO_MEMORY") && !declared_with(&d, "tq_allocator")) continue;
        snprintf(doing, sizeof doing, "the table of functions, %.*s", (int)d.name_length, d.name);
        check_in(doing);
        for (int i = 0; i < rows; ++i) found = found || is_named(&d, table[i].name);
        CHECK(found);
    }
}

/* What the header lets ask for memory in later versions. */
static int never_asks(const char* name) { return strcmp(name, "tq_game_play_out") == 0; }

int main(int count, char** arguments) {
    static const char* const variants[] = {"base_game", "hidden_wolves_duel", "mayhem", "race", "mayhem"};
    REQUIRE(count == 2);
    check_table(arguments[1]);
    for (int i = 0; i < 5; ++i) {
        choice options = options_of(variants[i]);
        if (i == 4) options.value[PLAYERS] = TQ_MOST_PLAYERS; /* to whom more is dealt than goes without a checkpoint */
        fail_all(&options);
        fail_throughout(&options);
        copy_again(&options);
        too_many_places(&options);
    }
    check_in("requests in all");
    for (int i = 0; i < rows; ++i) CHECK((asked_in_all[i] > 0) != never_asks(table[i].name));
    blob* const blobs[] = {&scene.game_bytes,  &scene.view_bytes, &scene.game_words, &scene.view_words, &scene.record,
                           &scene.seen_record, &scene.message,    &scene.saved,      &scene.view_json};
    for (int i = 0; i < 9; ++i) blob_free(blobs[i]);
    return check_result();
}

/* Many games at once, one a thread; and one game and one view that all threads read at once. The thread sanitizer has
 * to find nothing. */
#define _POSIX_C_SOURCE 200809L /* pthread_barrier_t */

#include "support.h"

#include <pthread.h>
#include <stdlib.h>

enum { threads = 4, rounds = 3, readings = 20, room_size = 1 << 14 };

static const char* const variants[] = {"base_game", "hidden_wolves", "hidden_wolves_duel", "mayhem", "race"};
enum { variants_there = sizeof variants / sizeof *variants };

/* The checks of support.c count without a lock, so threads have only this, and main looks at the sums. */
#define MUST(condition)             \
    do {                            \
        if (!(condition)) return 0; \
    } while (0)

static void run_at_once(void* (*run)(void*), void* arguments, size_t size) {
    pthread_t all[threads];
    for (size_t i = 0; i < threads; ++i) REQUIRE(pthread_create(&all[i], NULL, run, (char*)arguments + i * size) == 0);
    for (size_t i = 0; i < threads; ++i) REQUIRE(pthread_join(all[i], NULL) == 0);
}

/* ------------------------------------------------------------------------------------------------ each its own */

/* What a thread is given and tells; all threads the same, so all must tell the same. */
typedef struct job {
    choice options;
    uint64_t told;
    int done;
} job;

static uint64_t mix(uint64_t hash, uint64_t more) { return (hash ^ more) * 0x9E3779B97F4A7C15u; }

/* A game by seed and a client's view of it, a batch and a simulation, from the beginning to the end. */
static int play_own(job* j) {
    static const uint8_t seed[32] = {42};
    tq_game* game = NULL;
    tq_view* view = NULL;
    tq_batch* batch = NULL;
    tq_dice choices;
    tq_totals sum;
    uint64_t since = 0, hash = 0, actions = 0;
    int32_t turn = 0;
    tq_batch_io io;
    memset(&io, 0, sizeof io);
    io.struct_size = sizeof io;
    memset(&sum, 0, sizeof sum);
    sum.struct_size = sizeof sum;
    MUST(tq_game_new(CHOICE(j->options), seed, NULL, &game) == TQ_OK);
    MUST(tq_view_new_start(CHOICE(j->options), 0, NULL, &view) == TQ_OK && tq_dice_set(&choices, 1, 1) == TQ_OK);
    while (tq_game_turn(game, &turn) == TQ_OK && turn != TQ_OVER) {
        int32_t legal[512];
        uint32_t chosen = 0;
        uint8_t events[4096];
        size_t count = 0;
        MUST(tq_game_legal(game, legal, 512, &count) == TQ_OK);
        MUST(tq_dice_below(&choices, (uint32_t)count, &chosen) == TQ_OK);
        MUST(tq_game_play(game, turn, legal[chosen], NULL) == TQ_OK);
        MUST(tq_game_events(game, 0, since, events, sizeof events, &count) == TQ_OK);
        MUST(tq_view_see(view, events, count, NULL) == TQ_OK && tq_game_moment(game, &since) == TQ_OK);
    }
    MUST(tq_view_hash(view, &hash) == TQ_OK);
    j->told = mix(j->told, hash);
    MUST(tq_batch_new(CHOICE(j->options), 3, 5, NULL, &batch) == TQ_OK);
    MUST(tq_batch_play_out(batch, &io, &actions) == TQ_OK);
    MUST(tq_simulate(CHOICE(j->options), 3, 0, 5, &sum) == TQ_OK && sum.actions == actions);
    j->told = mix(j->told, actions);
    tq_game_free(game);
    tq_view_free(view);
    tq_batch_free(batch);
    return 1;
}

static void* run_own(void* argument) {
    job* const j = argument;
    j->done = 1;
    for (int i = 0; i < rounds; ++i) j->done = j->done && play_own(j);
    return NULL;
}

static void each_its_own(const choice* options) {
    job all[threads];
    memset(all, 0, sizeof all);
    for (int i = 0; i < threads; ++i) all[i].options = *options;
    run_at_once(run_own, all, sizeof *all);
    for (int i = 0; i < threads; ++i) CHECK(all[i].done && all[i].told != 0 && all[i].told == all[0].told);
}

/* ------------------------------------------------------------------------------------------------ all the same one */

typedef struct reader {
    const tq_game* game;
    const tq_view* view;
    const tq_batch* batch;
    pthread_barrier_t* start;
    void* room; /* room_size bytes of its own */
    uint64_t told;
    int done;
} reader;

#define READ(type, call)                                                                 \
    do {                                                                                 \
        type* const out = r->room;                                                       \
        const size_t capacity = room_size / sizeof(type);                                \
        size_t count = 0;                                                                \
        MUST((call) == TQ_OK);                                                           \
        for (size_t i_ = 0; i_ < count; ++i_) r->told = mix(r->told, (uint64_t)out[i_]); \
    } while (0)

/* The allocator of what is shared: threads that make views and clones of it call it side by side. */
static pthread_mutex_t allocator_lock = PTHREAD_MUTEX_INITIALIZER;
static size_t blocks_live = 0;
static void* take_locked(void* context, size_t size, size_t alignment) {
    (void)context, (void)alignment;
    pthread_mutex_lock(&allocator_lock);
    ++blocks_live;
    pthread_mutex_unlock(&allocator_lock);
    return malloc(size);
}
static void give_back_locked(void* context, void* memory, size_t size, size_t alignment) {
    (void)context, (void)size, (void)alignment;
    pthread_mutex_lock(&allocator_lock);
    --blocks_live;
    pthread_mutex_unlock(&allocator_lock);
    free(memory);
}
static const tq_allocator shared_allocator = {sizeof shared_allocator, 0, NULL, take_locked, give_back_locked};

/* Every function that takes a game, a view or a batch as const. */
static int read_shared(reader* r) {
    uint64_t hash = 0;
    int32_t number = 0, action = 0;
    choice options = {0, 0, {0}};
    tq_cursor at = {0, 0}, of_view = {0, 0};
    tq_batch_io io;
    uint8_t id[TQ_ID_SIZE];
    int64_t time = 0;
    size_t length = 0;
    tq_game *own = NULL, *clone = NULL;
    tq_view *own_view = NULL, *copy = NULL;
    tq_dice dice;
    MUST(tq_dice_set(&dice, 8, 8) == TQ_OK);

    READ(int32_t, tq_game_legal(r->game, out, capacity, &count));
    READ(int32_t, tq_game_distinct(r->game, out, capacity, &count));
    action = *(const int32_t*)r->room;
    READ(uint8_t, tq_game_mask(r->game, out, capacity, &count));
    READ(int32_t, tq_game_points(r->game, out, capacity, &count));
    READ(int32_t, tq_game_lines(r->game, 0, out, capacity, &count));
    READ(int32_t, tq_game_winners(r->game, out, capacity, &count));
    READ(int32_t, tq_game_chance(r->game, out, NULL, capacity, &count));
    READ(char, tq_game_result_json(r->game, out, capacity, &count));
    READ(char, tq_game_text(r->game, TQ_FRENCH, out, capacity, &count));
    READ(char, tq_game_record(r->game, TQ_ALL, out, capacity, &count));
    READ(uint8_t, tq_game_snapshot(r->game, out, capacity, &count));
    READ(uint8_t, tq_game_events(r->game, 1, 0, out, capacity, &count));
    MUST(tq_game_moment(r->game, &hash) == TQ_OK);
    for (uint64_t since = hash; since > 0; since -= since < 17 ? since : 17) /* played again from many checkpoints */
        READ(uint8_t, tq_game_events(r->game, TQ_SPECTATOR, since, out, capacity, &count));
    MUST(tq_game_hash(r->game, &hash) == TQ_OK);
    r->told = mix(r->told, hash);
    MUST(tq_game_canonical_hash(r->game, &hash) == TQ_OK && tq_game_moment(r->game, &hash) == TQ_OK);
    MUST(tq_game_turn(r->game, &number) == TQ_OK &&
         tq_game_choice(r->game, &options.variant, options.value, TQ_MOST_OPTIONS, &options.count) == TQ_OK);
    MUST(tq_game_why_not(r->game, number, action, &number) == TQ_OK && number == 0);
    MUST(tq_game_clone(r->game, TQ_FUTURE_KNOWN, &shared_allocator, &clone) == TQ_OK);
    MUST(tq_view_new(r->game, 1, &shared_allocator, &own_view) == TQ_OK);

    READ(uint8_t, tq_game_save(r->game, out, capacity, &count));
    READ(char, tq_game_seats_json(r->game, out, capacity, &count));
    READ(uint8_t, tq_game_catch_up(r->game, 1, NULL, out, capacity, &count));
    MUST(tq_game_cursor(r->game, 1, &at) == TQ_OK && tq_game_id(r->game, id) == TQ_OK);
    MUST(tq_game_changes(r->game, &hash) == TQ_OK && tq_game_is_closed(r->game, &number) == TQ_OK && number == 0);
    MUST(tq_game_tag_count(r->game, &number) == TQ_OK && number == 1);
    READ(char, tq_game_tag_name(r->game, 0, out, capacity, &count));
    READ(char, tq_game_tag(r->game, WORDS("Seat0"), out, capacity, &count));
    MUST(tq_game_seat(r->game, 0, &number, &number) == TQ_OK);
    MUST(tq_game_agreed(r->game, &number, 1, &length) == TQ_OK && length == 0);
    MUST(tq_game_happened(r->game, 3, &number, &number) == TQ_OK && tq_game_time(r->game, 3, &time) == TQ_NOT_FOUND);
    MUST(tq_view_refresh_at(r->game, 1, 3, own_view) == TQ_OK);
    READ(uint8_t, tq_view_snapshot(own_view, out, capacity, &count));
    MUST(tq_game_turn(r->game, &number) == TQ_OK);

    READ(int32_t, tq_view_legal(r->view, out, capacity, &count));
    READ(int32_t, tq_view_distinct(r->view, out, capacity, &count));
    READ(uint8_t, tq_view_mask(r->view, out, capacity, &count));
    READ(int8_t, tq_view_encode(r->view, out, capacity, &count));
    READ(int32_t, tq_view_field(r->view, 3, out, capacity, &count));
    READ(int32_t, tq_view_result_field(r->view, 0, out, capacity, &count));
    READ(char, tq_view_legal_text(r->view, TQ_FRENCH, out, capacity, &count));
    READ(char, tq_game_legal_text(r->game, TQ_FRENCH, out, capacity, &count));
    READ(int32_t, tq_view_points(r->view, out, capacity, &count));
    READ(int32_t, tq_view_lines(r->view, 0, out, capacity, &count));
    READ(int32_t, tq_view_winners(r->view, out, capacity, &count));
    READ(char, tq_view_json(r->view, TQ_ENGLISH, out, capacity, &count));
    READ(char, tq_view_result_json(r->view, out, capacity, &count));
    READ(char, tq_view_text(r->view, TQ_GERMAN, out, capacity, &count));
    READ(uint8_t, tq_view_snapshot(r->view, out, capacity, &count));
    MUST(tq_view_hash(r->view, &hash) == TQ_OK && tq_view_cursor(r->view, &of_view) == TQ_OK);
    MUST(tq_view_id(r->view, id) == TQ_OK && tq_view_clone(r->view, &shared_allocator, &copy) == TQ_OK);
    tq_view_free(copy);
    {
        static const uint8_t no_message[1] = {0};
        MUST(tq_view_sentences(r->view, no_message, 1, TQ_ENGLISH, NULL, 0, 0, NULL, 0, NULL, &number) == TQ_REFUSED);
        MUST(tq_view_events(r->view, no_message, 1, NULL, 0, NULL, &number) == TQ_REFUSED);
    }
    MUST(tq_view_turn(r->view, &number) == TQ_OK);
    r->told = mix(r->told, hash);
    MUST(tq_view_canonical_hash(r->view, &hash) == TQ_OK);
    MUST(tq_view_turn(r->view, &number) == TQ_OK &&
         tq_view_choice(r->view, &options.variant, options.value, TQ_MOST_OPTIONS, &options.count) == TQ_OK);
    MUST(tq_view_why_not(r->view, number, action, &number) == TQ_OK && tq_view_viewer(r->view, &number) == TQ_OK);
    MUST(tq_view_new_start(CHOICE(options), TQ_SPECTATOR, NULL, &copy) == TQ_OK &&
         tq_view_copy(r->view, copy) == TQ_OK);
    MUST(tq_view_refresh(r->game, TQ_SPECTATOR, copy) == TQ_OK);
    MUST(tq_game_new_open(CHOICE(options), NULL, &own) == TQ_OK && tq_view_complete(r->view, &dice, own) == TQ_OK);
    MUST(tq_game_play_out(own, &dice, &hash) == TQ_OK);
    r->told = mix(r->told, hash);
    MUST(tq_game_copy(r->game, TQ_FUTURE_UNKNOWN, own) == TQ_OK);

    READ(uint64_t, tq_batch_numbers(r->batch, out, capacity, &count));
    memset(&io, 0, sizeof io);
    io.struct_size = sizeof io;
    io.view = r->room;
    io.view_capacity = room_size;
    MUST(tq_batch_observe(r->batch, &io) == TQ_OK && tq_batch_places(r->batch, &length) == TQ_OK);
    MUST(tq_batch_choice(r->batch, &options.variant, options.value, TQ_MOST_OPTIONS, &options.count) == TQ_OK);
    MUST(tq_batch_game(r->batch, 0, own) == TQ_OK && tq_game_hash(own, &hash) == TQ_OK);
    r->told = mix(r->told, hash);
    int32_t none[2] = {-1, -1};
    MUST(tq_batch_why_not(r->batch, none, 2, &length, &number) == TQ_OK && number != 0);
    tq_game_free(own);
    tq_game_free(clone);
    tq_view_free(own_view);
    tq_view_free(copy);
    return 1;
}

static void* run_reader(void* argument) {
    reader* const r = argument;
    pthread_barrier_wait(r->start);
    r->done = 1;
    for (int i = 0; i < readings; ++i) r->done = r->done && read_shared(r);
    return NULL;
}

static int behind_a_checkpoint = 0;

static void all_the_same(const choice* options) {
    static const uint8_t seed[32] = {24};
    tq_game* game = NULL;
    tq_view* view = NULL;
    tq_batch* batch = NULL;
    tq_dice choices;
    reader all[threads];
    pthread_barrier_t start;
    REQUIRE(tq_game_new_numbered(CHOICE(*options), seed, 0, &shared_allocator, &game) == TQ_OK &&
            tq_dice_set(&choices, 2, 2) == TQ_OK);
    REQUIRE(tq_batch_new(CHOICE(*options), 4, 2, NULL, &batch) == TQ_OK &&
            pthread_barrier_init(&start, NULL, threads) == 0);
    REQUIRE(tq_game_set_tag(game, WORDS("Seat0"), WORDS("Ada"), NULL) == TQ_OK);
    play_on(game, &choices, 15);
    while (moment_of(game) < 70 && turn_of(game) >= 0) play_on(game, &choices, 1); /* behind a checkpoint */
    if (turn_of(game) == TQ_OVER) REQUIRE(tq_game_undo(game, TQ_LAST_ACTION, 1, NULL) == TQ_OK);
    behind_a_checkpoint += moment_of(game) > 64;
    REQUIRE(turn_of(game) >= 0 && tq_view_new(game, turn_of(game), NULL, &view) == TQ_OK);
    for (int i = 0; i < threads; ++i) {
        const reader one = {game, view, batch, &start, malloc(room_size), 0, 0};
        REQUIRE(one.room != NULL);
        all[i] = one;
    }
    run_at_once(run_reader, all, sizeof *all);
    for (int i = 0; i < threads; ++i) {
        CHECK(all[i].done && all[i].told != 0 && all[i].told == all[0].told);
        free(all[i].room);
    }
    pthread_barrier_destroy(&start);
    tq_game_free(game);
    tq_view_free(view);
    tq_batch_free(batch);
    CHECK(blocks_live == 0);
}

enum { ranged_places = 200, ranged_steps = 60 };

/* A batch whose ranges are stepped by threads, and its arrays. */
typedef struct range {
    tq_batch* batch;
    tq_batch_io io;
    size_t part, parts;
    int done;
} range;

static void* run_range(void* argument) {
    range* const r = argument;
    size_t first = 0, count = 0;
    uint64_t taken = 0;
    MUST(tq_batch_range(ranged_places, r->parts, r->part, &first, &count) == TQ_OK);
    for (int step = 0; step < ranged_steps; ++step) {
        MUST(tq_batch_choose_range(r->batch, &r->io, first, count) == TQ_OK);
        MUST(tq_batch_step_range(r->batch, &r->io, first, count) == TQ_OK);
        MUST(tq_batch_observe_range(r->batch, &r->io, first, count) == TQ_OK);
    }
    MUST(tq_batch_play_out_range(r->batch, &r->io, first, count, &taken) == TQ_OK);
    r->done = 1;
    return NULL;
}

/* Ranges of one batch, each by a thread: the batch is then as one thread alone would have left it. */
static void a_range_each(const choice* options) {
    static blob saved[2];
    static int32_t action[ranged_places], seat[2][ranged_places];
    for (int shared = 0; shared < 2; ++shared) {
        tq_batch* batch = NULL;
        range all[threads];
        REQUIRE(tq_batch_new(CHOICE(*options), 4, ranged_places, NULL, &batch) == TQ_OK);
        for (size_t i = 0; i < threads; ++i) {
            memset(&all[i], 0, sizeof all[i]);
            all[i].batch = batch;
            all[i].io.struct_size = sizeof all[i].io;
            all[i].io.action = all[i].io.chosen = action;
            all[i].io.action_capacity = all[i].io.chosen_capacity = ranged_places;
            all[i].io.seat = seat[shared], all[i].io.seat_capacity = ranged_places;
            all[i].part = i;
            all[i].parts = threads;
        }
        if (shared) {
            run_at_once(run_range, all, sizeof *all);
            for (int i = 0; i < threads; ++i) CHECK(all[i].done);
        } else {
            all[0].parts = 1;
            run_range(&all[0]);
            CHECK(all[0].done);
        }
        GATHER(&saved[shared], uint8_t, tq_batch_save(batch, out, capacity, &count));
        tq_batch_free(batch);
    }
    CHECK(blob_equal(&saved[0], &saved[1]) && memcmp(seat[0], seat[1], sizeof seat[0]) == 0);
}

int main(void) {
    for (int i = 0; i < variants_there; ++i) {
        choice options = options_of(variants[i]);
        if (is_race(&options)) options.value[OWN] = 60; /* turns */
        check_in(variants[i]);
        each_its_own(&options);
        all_the_same(&options);
        a_range_each(&options);
    }
    CHECK(behind_a_checkpoint >= 2);
    return check_result();
}

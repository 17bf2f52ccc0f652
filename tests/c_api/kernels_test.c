/* Every kernel that this machine has plays exactly the single games. Argument: about how many decisions of each game by
 * each kernel (20000). */
#include "support.h"

#include <stdio.h>
#include <stdlib.h>

/* More than any kernel plays at once, and no multiple of it. */
enum { places = 150 };

static uint64_t decisions_wanted = 20000;

/* A kernel that is off goes unnoticed otherwise. */
static void kernels_of_this_machine(void) {
    check_in("the kernels of this machine");
    int32_t count = -1;
    const char* names[3] = {NULL, NULL, NULL}; /* where they are known */
    CHECK(tq_kernel_count(&count) == TQ_OK);
#if defined(TRIQUETA_NO_VECTORS) || (!defined(__SSE2__) && !defined(__ARM_NEON) && !defined(__wasm_simd128__))
    CHECK(count == 0);
#elif !defined(__x86_64__) || defined(__clang__) || defined(_WIN32) || defined(__AVX2__)
    CHECK(count >= 1);
#else
    const int avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
    const int avx512 = avx2 && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
    REQUIRE(count == 1 + avx2 + avx512);
    names[0] = "vectors";
    names[1] = "avx2";
    names[2] = "avx512";
#endif
    CHECK(tq_kernel_name(count, NULL, 0, NULL) == TQ_NO_SUCH_INDEX);
    for (int32_t k = 0; k < count; ++k) {
        char name[32];
        REQUIRE(tq_kernel_name(k, name, sizeof name, NULL) == TQ_OK);
        CHECK(k > 2 || names[k] == NULL || strcmp(name, names[k]) == 0);
        printf("kernel %d: %s\n", (int)k, name);
    }
}

/* ------------------------------------------------------------------------------------------------ batches */

typedef struct single {
    tq_game* game;
    tq_view* view;
    tq_dice chance;
    uint64_t number;
} single;

static void begin_single(single* s, const choice* options, uint64_t key, uint64_t number) {
    tq_game_free(s->game);
    s->game = NULL;
    REQUIRE(tq_game_new_open(CHOICE(*options), NULL, &s->game) == TQ_OK);
    REQUIRE(tq_dice_set(&s->chance, key, number) == TQ_OK);
    s->number = number;
    answer_chance(s->game, &s->chance);
}

/* Writes what a batch should for the ends of single games, and begins the next ones. */
static void close_singles(single* all, const choice* options, uint64_t key, const tq_sizes* sizes,
                          const tq_batch_io* to) {
    memset(to->reward, 0, places * (size_t)sizes->reward_length * sizeof *to->reward);
    for (size_t i = 0; i < places; ++i) {
        to->done[i] = turn_of(all[i].game) == TQ_OVER;
        if (!to->done[i]) continue;
        REQUIRE(tq_game_points(all[i].game, to->reward + i * (size_t)sizes->reward_length, (size_t)sizes->reward_length,
                               NULL) == TQ_OK);
        begin_single(&all[i], options, key, all[i].number + places);
    }
}
static void observe_singles(single* all, const tq_sizes* sizes, const tq_batch_io* to) {
    for (size_t i = 0; i < places; ++i) {
        single* const s = &all[i];
        to->seat[i] = turn_of(s->game);
        REQUIRE(tq_game_mask(s->game, to->mask + i * (size_t)sizes->actions, (size_t)sizes->actions, NULL) == TQ_OK);
        if (s->view == NULL)
            REQUIRE(tq_view_new(s->game, to->seat[i], NULL, &s->view) == TQ_OK);
        else
            REQUIRE(tq_view_refresh(s->game, to->seat[i], s->view) == TQ_OK);
        REQUIRE(tq_view_encode(s->view, to->view + i * (size_t)sizes->encoding_length, (size_t)sizes->encoding_length,
                               NULL) == TQ_OK);
    }
}

static tq_batch_io make_io(const tq_sizes* sizes, int32_t* action) {
    tq_batch_io io;
    memset(&io, 0, sizeof io);
    io.struct_size = sizeof io;
    io.action = action;
    io.action_capacity = io.seat_capacity = io.done_capacity = places;
    io.mask_capacity = places * (size_t)sizes->actions;
    io.view_capacity = places * (size_t)sizes->encoding_length;
    io.reward_capacity = places * (size_t)sizes->reward_length;
    io.seat = calloc(io.seat_capacity, sizeof *io.seat);
    io.mask = calloc(io.mask_capacity, 1);
    io.view = calloc(io.view_capacity, 1);
    io.reward = calloc(io.reward_capacity, sizeof *io.reward);
    io.done = calloc(io.done_capacity, 1);
    REQUIRE(io.seat != NULL && io.mask != NULL && io.view != NULL && io.reward != NULL && io.done != NULL);
    return io;
}
static void free_io(const tq_batch_io* io) {
    free(io->seat);
    free(io->mask);
    free(io->view);
    free(io->reward);
    free(io->done);
}
static int same_observations(const tq_batch_io* a, const tq_batch_io* b) {
    return memcmp(a->seat, b->seat, a->seat_capacity * sizeof *a->seat) == 0 &&
           memcmp(a->mask, b->mask, a->mask_capacity) == 0 && memcmp(a->view, b->view, a->view_capacity) == 0;
}
static int same_rewards(const tq_batch_io* a, const tq_batch_io* b) {
    return memcmp(a->reward, b->reward, a->reward_capacity * sizeof *a->reward) == 0;
}

/* One of the actions of a mask. */
static int32_t pick(const uint8_t* mask, int32_t actions, tq_dice* choices) {
    uint32_t count = 0;
    for (int32_t a = 0; a < actions; ++a) count += mask[a];
    REQUIRE(count > 0);
    uint32_t left = below(choices, count);
    for (int32_t a = 0;; ++a)
        if (mask[a] && left-- == 0) return a;
}

/* Steps by one kernel, or, if it is TQ_ONE_BY_ONE, by another one in each step. */
static void batch_by(int32_t kernel, int32_t kernels, const choice* options) {
    const tq_sizes sizes = sizes_of(options);
    const uint64_t key = (uint64_t)(kernel + 9);
    static single game[places];
    int32_t action[places], refusal = 0;
    uint64_t numbers[places], decisions = 0, taken = 0;
    const tq_batch_io told = make_io(&sizes, action), wanted = make_io(&sizes, NULL);
    tq_batch* batch = NULL;
    tq_dice choices;
    REQUIRE(tq_dice_set(&choices, key, 1) == TQ_OK);
    REQUIRE(tq_batch_new(CHOICE(*options), key, places, NULL, &batch) == TQ_OK);
    for (size_t i = 0; i < places; ++i) begin_single(&game[i], options, key, i);

    for (int32_t step = 0; decisions < decisions_wanted; ++step) {
        const int32_t named = kernel == TQ_ONE_BY_ONE ? step % kernels : kernel;
        int32_t used = -9;
        CHECK(tq_batch_use_kernel(batch, named) == TQ_OK);
        observe_singles(game, &sizes, &wanted);
        CHECK(tq_batch_observe(batch, &told) == TQ_OK && same_observations(&told, &wanted));
        for (size_t i = 0; i < places; ++i)
            action[i] = pick(wanted.mask + i * (size_t)sizes.actions, sizes.actions, &choices);

        /* An illegal action is found, wherever it is. */
        const size_t wrong = below(&choices, places);
        const int32_t right = action[wrong];
        size_t place = 0;
        action[wrong] = (int32_t)below(&choices, (uint32_t)sizes.actions);
        if (wanted.mask[wrong * (size_t)sizes.actions + (size_t)action[wrong]] == 0) {
            int32_t why = 0;
            CHECK(tq_batch_step(batch, &told) == TQ_REFUSED);
            CHECK(tq_batch_why_not(batch, action, places, &place, &refusal) == TQ_OK && place == wrong);
            CHECK(tq_game_why_not(game[wrong].game, turn_of(game[wrong].game), action[wrong], &why) == TQ_OK);
            CHECK(refusal == why);
        }
        action[wrong] = right;

        CHECK(tq_batch_step(batch, &told) == TQ_OK);
        for (size_t i = 0; i < places; ++i) {
            REQUIRE(tq_game_play(game[i].game, turn_of(game[i].game), action[i], NULL) == TQ_OK);
            answer_chance(game[i].game, &game[i].chance);
        }
        close_singles(game, options, key, &sizes, &wanted);
        observe_singles(game, &sizes, &wanted);
        CHECK(same_observations(&told, &wanted) && same_rewards(&told, &wanted));
        CHECK(memcmp(told.done, wanted.done, places) == 0);
        decisions += places;

        /* Now and then, a playout ends each game by its own dice. */
        if (step % 64 == 63) {
            uint64_t all = 0;
            CHECK(tq_batch_play_out(batch, &told, &taken) == TQ_OK);
            for (size_t i = 0; i < places; ++i) {
                uint64_t actions = 0;
                CHECK(tq_game_play_out(game[i].game, &game[i].chance, &actions) == TQ_OK);
                all += actions;
            }
            close_singles(game, options, key, &sizes, &wanted);
            CHECK(taken == all && same_rewards(&told, &wanted));
            decisions += taken;
        }
        CHECK(tq_batch_kernel(batch, &used) == TQ_OK && used == named);
    }
    CHECK(tq_batch_numbers(batch, numbers, places, NULL) == TQ_OK);
    for (size_t i = 0; i < places; ++i) {
        CHECK(numbers[i] == game[i].number);
        tq_game_free(game[i].game);
        tq_view_free(game[i].view);
        game[i].game = NULL;
        game[i].view = NULL;
    }
    tq_batch_free(batch);
    free_io(&told);
    free_io(&wanted);
}

/* ------------------------------------------------------------------------------------------------ simulations */

typedef struct sums {
    tq_totals all;
    uint64_t wins[TQ_MOST_PLAYERS];
    int64_t points[TQ_MOST_PLAYERS];
    uint64_t points_squared[TQ_MOST_PLAYERS];
} sums;

static sums sums_by(int32_t kernel, const choice* options, uint64_t games) {
    static sums s;
    memset(&s, 0, sizeof s);
    s.all.struct_size = sizeof s.all;
    s.all.wins = s.wins;
    s.all.points = s.points;
    s.all.points_squared = s.points_squared;
    s.all.wins_capacity = s.all.points_capacity = s.all.points_squared_capacity = TQ_MOST_PLAYERS;
    CHECK(tq_simulate_by(kernel, CHOICE(*options), 3, UINT32_MAX - 50, games, &s.all) == TQ_OK);
    return s;
}

static void simulation_by(int32_t kernel, const choice* options) {
    const uint64_t most = decisions_wanted / 60;
    for (uint64_t games = 1; games <= most; games = games * 5 + 1) {
        const sums one_by_one = sums_by(TQ_ONE_BY_ONE, options, games), told = sums_by(kernel, options, games);
        CHECK(memcmp(&told, &one_by_one, sizeof told) == 0);
    }
}

static void by_each_kernel(const choice* options) {
    int32_t count = 0, best = 0, of_batch = 0;
    tq_batch* batch = NULL;
    REQUIRE(tq_kernel_count(&count) == TQ_OK);
    REQUIRE(tq_variant_kernel(options->variant, &best) == TQ_OK);
    CHECK(best == (is_triqueta(options) ? count - 1 : TQ_ONE_BY_ONE));
    REQUIRE(tq_batch_new(CHOICE(*options), 1, 2, NULL, &batch) == TQ_OK);
    CHECK(tq_batch_kernel(batch, &of_batch) == TQ_OK && of_batch == best);
    if (best == TQ_ONE_BY_ONE) {
        CHECK(tq_batch_use_kernel(batch, 0) == TQ_NO_SUCH_INDEX);
        CHECK(tq_batch_use_kernel(batch, TQ_ONE_BY_ONE) == TQ_OK);
    }
    tq_batch_free(batch);
    if (best == TQ_ONE_BY_ONE) return;
    for (int32_t kernel = 0; kernel < count; ++kernel) {
        char name[32];
        REQUIRE(tq_kernel_name(kernel, name, sizeof name, NULL) == TQ_OK);
        check_in(name);
        batch_by(kernel, count, options);
        simulation_by(kernel, options);
    }
    check_in("kernels in turns");
    batch_by(TQ_ONE_BY_ONE, count, options);
}

int main(int count, char** arguments) {
    if (count > 1) decisions_wanted = strtoull(arguments[1], NULL, 10);
    kernels_of_this_machine();
    each_game(by_each_kernel);
    return check_result();
}

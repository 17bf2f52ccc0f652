/* Plays many random games at once over flat arrays: first step by step, as for machine learning, then each to its end
 * in one call. */
#include <triqueta.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYERS = 3, PLACES = 256, STEPS = 1000, ROUNDS = 20 };

/* Exits on any failure: a bug in this program, or no memory. */
static void must(tq_status status) {
    char text[200];
    if (status == TQ_OK) return;
    tq_status_text(status, text, sizeof text, NULL);
    fprintf(stderr, "%s\n", text);
    exit(1);
}

static void* array(size_t count, size_t size) {
    void* const made = calloc(count, size);
    if (made == NULL) must(TQ_NO_MEMORY);
    return made;
}

/* How many games ended, and the sums of their points. */
typedef struct sums {
    int games;
    int64_t points[TQ_MOST_PLAYERS];
} sums;

static void add(sums* to, const int32_t* reward, int32_t seats) {
    int32_t seat;
    ++to->games;
    for (seat = 0; seat < seats; ++seat) to->points[seat] += reward[seat];
}

static void print(const char* what, const sums* all, int32_t seats) {
    int32_t seat;
    printf("%s: %d games, mean points", what, all->games);
    for (seat = 0; seat < seats; ++seat) printf(" %.2f", (double)all->points[seat] / all->games);
    printf("\n");
}

int main(void) {
    const int32_t options[] = {PLAYERS};
    tq_sizes sizes;
    tq_batch_io io;
    sums stepped = {0, {0}}, played = {0, {0}};
    tq_batch* batch = NULL;
    int32_t variant;
    int step, i;

    must(tq_variant_find("base_game", strlen("base_game"), &variant));
    memset(&sizes, 0, sizeof sizes);
    sizes.struct_size = sizeof sizes;
    must(tq_choice_sizes(variant, options, 1, &sizes));
    must(tq_batch_new(variant, options, 1, 7, PLACES, NULL, &batch));

    /* The arrays that are wanted. In each, the part of place i begins at i times the length of one. A learner also
     * wants views and masks, and chooses its own actions. */
    memset(&io, 0, sizeof io);
    io.struct_size = sizeof io;
    io.chosen_capacity = io.action_capacity = io.done_capacity = PLACES;
    io.reward_capacity = (size_t)PLACES * (size_t)sizes.reward_length;
    io.action = io.chosen = array(io.chosen_capacity, sizeof *io.chosen);
    io.reward = array(io.reward_capacity, sizeof *io.reward);
    io.done = array(io.done_capacity, sizeof *io.done);

    for (step = 0; step < STEPS; ++step) {
        must(tq_batch_choose(batch, &io));
        must(tq_batch_step(batch, &io));
        for (i = 0; i < PLACES; ++i)
            if (io.done[i]) add(&stepped, io.reward + i * sizes.reward_length, PLAYERS);
    }
    print("stepped", &stepped, PLAYERS);

    for (step = 0; step < ROUNDS; ++step) {
        must(tq_batch_play_out(batch, &io, NULL));
        for (i = 0; i < PLACES; ++i) add(&played, io.reward + i * sizes.reward_length, PLAYERS);
    }
    print("played out", &played, PLAYERS);

    free(io.chosen);
    free(io.reward);
    free(io.done);
    tq_batch_free(batch);
    return 0;
}

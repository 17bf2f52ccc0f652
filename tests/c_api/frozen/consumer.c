/* A program that knows nothing but the triqueta.h beside it, the first one: a game of every variant with its clients,
 * what is kept of it, a batch and a simulation. It prints what was promised never to change: which games a seed deals,
 * and the hashes of how they end. */
#include "triqueta.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 16, MOST_ACTIONS = 1024, MOST_PIECES = 256 };

static void require(int holds, const char* what, int line) {
    if (holds) return;
    fprintf(stderr, "consumer.c:%d: %s\n", line, what);
    exit(1);
}
#define REQUIRE(what) require((what) ? 1 : 0, #what, __LINE__)
#define MUST(call) require((call) == TQ_OK, #call, __LINE__)

/* Memory of its own, so that a library which reads tq_allocator otherwise is seen. */
typedef struct purse {
    size_t blocks;
    size_t bytes;
} purse;

static void* take(void* context, size_t size, size_t alignment) {
    purse* mine = context;
    REQUIRE(size > 0 && alignment > 0 && (alignment & (alignment - 1)) == 0);
    mine->blocks += 1;
    mine->bytes += size;
    return malloc(size);
}

static void give_back(void* context, void* memory, size_t size, size_t alignment) {
    purse* mine = context;
    REQUIRE(memory != NULL && alignment > 0);
    mine->blocks -= 1;
    mine->bytes -= size;
    free(memory);
}

static uint64_t hash_of(const tq_game* game) {
    uint64_t hash = 0;
    MUST(tq_game_hash(game, &hash));
    return hash;
}

static tq_options options_of(int32_t variant, int32_t players) {
    tq_options options;
    memset(&options, 0, sizeof options);
    options.struct_size = sizeof options;
    MUST(tq_options_default(variant, &options));
    REQUIRE(options.variant == variant && options.first == 0 && options.struct_size == sizeof options);
    options.players = players;
    return options;
}

static tq_bounds bounds_of(const tq_options* options) {
    tq_bounds bounds;
    memset(&bounds, 0, sizeof bounds);
    bounds.struct_size = sizeof bounds;
    MUST(tq_variant_bounds(options, &bounds));
    REQUIRE(bounds.actions > 0 && bounds.actions <= MOST_ACTIONS && bounds.encoding_length <= ROOM);
    REQUIRE(bounds.most_legal > 0 && bounds.outcomes > 0 && bounds.pieces > 0 && bounds.pieces <= MOST_PIECES);
    REQUIRE(bounds.reward_length >= options->players && bounds.reward_length <= TQ_MOST_PLAYERS);
    return bounds;
}

/* The fields of an encoding lie one behind the other and fill it. */
static void look_at_encoding(const tq_options* options, const tq_bounds* bounds) {
    int32_t end = 0;
    for (int32_t i = 0; i < bounds->encoding_fields; ++i) {
        char name[64];
        int32_t offset = -1;
        int32_t length = -1;
        MUST(tq_encoding_field(options, i, &offset, &length));
        MUST(tq_encoding_field_name(options, i, name, sizeof name, NULL));
        REQUIRE(offset == end && length > 0 && name[0] != '\0');
        end = offset + length;
    }
    REQUIRE(end == bounds->encoding_length);
}

/* The legal action that this step takes: any rule will do that never changes. */
static int32_t choose(const tq_game* game, const tq_bounds* bounds, uint64_t step) {
    static int32_t legal[MOST_ACTIONS];
    static uint8_t mask[MOST_ACTIONS];
    size_t count = 0;
    size_t actions = 0;
    size_t ones = 0;
    MUST(tq_game_legal(game, legal, MOST_ACTIONS, &count));
    MUST(tq_game_mask(game, mask, MOST_ACTIONS, &actions));
    REQUIRE(count > 0 && count <= (size_t)bounds->most_legal && actions == (size_t)bounds->actions);
    for (size_t i = 0; i < actions; ++i) ones += mask[i];
    for (size_t i = 0; i < count; ++i) REQUIRE(mask[legal[i]] == 1);
    REQUIRE(ones == count);
    return legal[step * 7 % count];
}

/* What is against the rules is refused with a reason and changes nothing. */
static void break_a_rule(tq_game* game, int32_t seat, int32_t players) {
    char text[256];
    size_t length = 0;
    int32_t refusal = 0;
    const uint64_t before = hash_of(game);
    REQUIRE(tq_game_play(game, (seat + 1) % players, 0, &refusal) == TQ_REFUSED && refusal != 0);
    MUST(tq_refusal_text(refusal, TQ_ENGLISH, text, sizeof text, &length));
    REQUIRE(length > 0 && strlen(text) == length && hash_of(game) == before);
    REQUIRE(tq_game_play(game, players, 0, &refusal) == TQ_OUT_OF_RANGE && refusal == 0);
    REQUIRE(tq_game_play(NULL, 0, 0, NULL) == TQ_NULL);
}

/* A client, who is sent events, sees what the server would show. */
static void send_events(const tq_game* game, tq_view* client, int32_t viewer, uint64_t since, tq_view* shown) {
    static uint8_t events[ROOM];
    static int8_t encoded[2][ROOM];
    size_t length = 0;
    size_t numbers[2] = {0, 0};
    uint64_t hash[2] = {0, 1};
    int32_t who = 0;
    MUST(tq_game_events(game, viewer, since, events, sizeof events, &length));
    MUST(tq_view_advance(client, events, length, NULL));
    MUST(tq_view_refresh(shown, game, viewer));
    MUST(tq_view_hash(client, &hash[0]));
    MUST(tq_view_hash(shown, &hash[1]));
    MUST(tq_view_encode(client, encoded[0], ROOM, &numbers[0]));
    MUST(tq_view_encode(shown, encoded[1], ROOM, &numbers[1]));
    MUST(tq_view_viewer(client, &who));
    REQUIRE(hash[0] == hash[1] && numbers[0] == numbers[1] && memcmp(encoded[0], encoded[1], numbers[0]) == 0);
    REQUIRE(who == viewer);
}

/* Each way of keeping a game gives the same one again. */
static void keep(const tq_game* game, const tq_allocator* allocator) {
    static uint8_t bytes[ROOM];
    static char text[ROOM];
    tq_game* again = NULL;
    tq_reasons why;
    size_t length = 0;
    int32_t line = 1;
    int32_t column = 1;
    memset(&why, 0, sizeof why);
    why.struct_size = sizeof why;

    MUST(tq_game_snapshot(game, bytes, sizeof bytes, &length));
    MUST(tq_game_from_snapshot(bytes, length, allocator, &again, &why));
    REQUIRE(hash_of(again) == hash_of(game) && why.count == 0);
    tq_game_free(again);
    REQUIRE(tq_game_from_snapshot(bytes, length - 1, allocator, &again, &why) == TQ_REFUSED);
    REQUIRE(again == NULL && why.count > 0 && why.refusal[0] != 0);

    MUST(tq_game_text(game, TQ_FRENCH, text, sizeof text, &length));
    MUST(tq_game_from_text(text, length, TQ_FRENCH, allocator, &again, &why));
    REQUIRE(hash_of(again) == hash_of(game) && why.count == 0);
    tq_game_free(again);

    MUST(tq_game_record(game, TQ_ALL, NULL, 0, text, sizeof text, &length, &why));
    MUST(tq_game_from_record(text, length, allocator, &again, &why));
    REQUIRE(hash_of(again) == hash_of(game));
    tq_game_free(again);
    text[length - 3] = '\t'; /* in the last line, where it breaks a word */
    text[length - 2] = '?';
    REQUIRE(tq_game_from_record(text, length, allocator, &again, &why) == TQ_REFUSED);
    REQUIRE(why.where > 0 && why.where < length);
    for (uint64_t i = 0; i < why.where; ++i) {
        line += text[i] == '\n';
        column = text[i] == '\n' ? 1 : column + 1;
    }
    REQUIRE(why.line == line && why.column == column);
}

static void tell_the_end(const tq_game* game, const tq_options* options, const tq_bounds* bounds, uint64_t taken) {
    char name[64];
    char json[4096];
    int32_t points[TQ_MOST_PLAYERS];
    int32_t parts[64];
    int32_t winners[TQ_MOST_PLAYERS];
    size_t count = 0;
    size_t won = 0;
    MUST(tq_variant_name(options->variant, name, sizeof name, NULL));
    MUST(tq_game_points(game, points, TQ_MOST_PLAYERS, &count));
    REQUIRE(count == (size_t)options->players);
    printf("%s of %d, %u actions, hash %016llx:", name, (int)options->players, (unsigned)taken,
           (unsigned long long)hash_of(game));
    for (int32_t seat = 0; seat < options->players; ++seat) {
        int32_t sum = 0;
        MUST(tq_game_parts(game, seat, parts, 64, &count));
        REQUIRE(count == (size_t)bounds->parts);
        for (size_t i = 0; i < count; ++i) sum += parts[i];
        REQUIRE(count == 0 || sum == points[seat]);
        printf(" %d", (int)points[seat]);
    }
    MUST(tq_game_winners(game, winners, TQ_MOST_PLAYERS, &won));
    printf(", won by");
    for (size_t i = 0; i < won; ++i) printf(" %d", (int)winners[i]);
    printf("\n");
    MUST(tq_game_result_json(game, json, sizeof json, &count));
    REQUIRE(json[0] == '{' && json[count - 1] == '}' && json[count] == '\0');
}

static void play_a_game(int32_t variant, int32_t players) {
    purse spent = {0, 0};
    tq_allocator allocator;
    const tq_options options = options_of(variant, players);
    const tq_bounds bounds = bounds_of(&options);
    uint8_t seed[32];
    tq_game* game = NULL;
    tq_view* clients[TQ_MOST_PLAYERS + 1];
    tq_view* shown = NULL;
    uint64_t moment = 0;
    uint64_t taken = 0;
    int32_t turn = TQ_OVER;

    memset(&allocator, 0, sizeof allocator);
    allocator.struct_size = sizeof allocator;
    allocator.context = &spent;
    allocator.allocate = take;
    allocator.release = give_back;
    for (int i = 0; i < 32; ++i) seed[i] = (uint8_t)i;
    look_at_encoding(&options, &bounds);

    /* The clients join before anything has happened, the last one as a spectator. */
    MUST(tq_game_new(&options, seed, 7, &allocator, &game));
    for (int32_t i = 0; i <= players; ++i)
        MUST(tq_view_new_start(&options, i < players ? i : TQ_SPECTATOR, &allocator, &clients[i]));
    MUST(tq_view_new(game, 0, &shown));
    REQUIRE(spent.blocks >= (size_t)players + 3);

    MUST(tq_game_turn(game, &turn));
    while (turn != TQ_OVER) {
        const uint64_t since = taken == 0 ? 0 : moment; /* at first also what the deal showed */
        REQUIRE(turn >= 0 && turn < players);
        if (taken % 16 == 0) break_a_rule(game, turn, players);
        MUST(tq_game_play(game, turn, choose(game, &bounds, taken), NULL));
        for (int32_t i = 0; i <= players; ++i)
            send_events(game, clients[i], i < players ? i : TQ_SPECTATOR, since, shown);
        MUST(tq_game_moment(game, &moment));
        if (taken++ % 32 == 0) keep(game, &allocator);
        MUST(tq_game_turn(game, &turn));
    }
    keep(game, &allocator);
    tell_the_end(game, &options, &bounds, taken);

    /* The last action, taken back and done again. */
    {
        tq_game* copy = NULL;
        MUST(tq_game_clone(game, &allocator, &copy));
        MUST(tq_game_undo(copy, 1, NULL));
        REQUIRE(hash_of(copy) != hash_of(game));
        MUST(tq_game_redo(copy, NULL));
        REQUIRE(hash_of(copy) == hash_of(game));
        tq_game_free(copy);
    }

    REQUIRE(tq_game_hash((const tq_game*)(const void*)shown, &moment) == TQ_WRONG_HANDLE && moment == 0);
    for (int32_t i = 0; i <= players; ++i) tq_view_free(clients[i]);
    tq_view_free(shown);
    tq_game_free(game);
    REQUIRE(spent.blocks == 0 && spent.bytes == 0);
}

/* Each place of a batch goes as a game that is played alone by the same dice. */
static void play_a_batch(int32_t variant, int32_t players) {
    enum { PLACES = 3, STEPS = 100 };
    const tq_options options = options_of(variant, players);
    const tq_bounds bounds = bounds_of(&options);
    int32_t seat[PLACES];
    int32_t action[PLACES];
    static uint8_t mask[PLACES * MOST_ACTIONS];
    static int8_t view[PLACES * ROOM];
    int32_t reward[PLACES * TQ_MOST_PLAYERS];
    uint8_t done[PLACES];
    uint64_t numbers[PLACES];
    size_t count = 0;
    tq_batch* batch = NULL;
    tq_game* alone = NULL;
    tq_dice dice;

    MUST(tq_batch_new(&options, 5, PLACES, NULL, &batch));
    MUST(tq_game_new_open(&options, NULL, &alone));
    MUST(tq_dice_set(&dice, 5, 0));
    MUST(tq_batch_observe(batch, seat, mask, view));
    for (int step = 0; step < STEPS; ++step) {
        int32_t turn = TQ_CHANCE;
        for (;;) {
            MUST(tq_game_turn(alone, &turn));
            if (turn != TQ_CHANCE) break;
            MUST(tq_game_draw(alone, &dice, NULL, NULL));
        }
        REQUIRE(turn == seat[0]);
        for (int i = 0; i < PLACES; ++i)
            for (action[i] = 0; mask[i * bounds.actions + action[i]] == 0;) ++action[i];
        MUST(tq_game_play(alone, turn, action[0], NULL));
        MUST(tq_batch_step(batch, action, seat, mask, view, reward, done));
        if (done[0]) break;
    }
    if (done[0]) {
        int32_t points[TQ_MOST_PLAYERS];
        MUST(tq_game_points(alone, points, TQ_MOST_PLAYERS, NULL));
        for (int32_t i = 0; i < players; ++i) REQUIRE(points[i] == reward[i]);
    }
    MUST(tq_batch_numbers(batch, numbers, PLACES, &count));
    REQUIRE(count == PLACES && numbers[1] % PLACES == 1 && numbers[0] == (done[0] ? PLACES : 0));
    action[2] = -1;
    REQUIRE(tq_batch_step(batch, action, NULL, NULL, NULL, NULL, NULL) == TQ_REFUSED);
    MUST(tq_batch_play_out(batch, reward, &numbers[0]));
    REQUIRE(numbers[0] > 0);
    tq_game_free(alone);
    tq_batch_free(batch);
}

/* However a range of games is split, their sums are the same. */
static void simulate(int32_t variant, int32_t players) {
    const tq_options options = options_of(variant, players);
    tq_totals whole;
    tq_totals split;
    memset(&whole, 0, sizeof whole);
    memset(&split, 0, sizeof split);
    whole.struct_size = split.struct_size = sizeof whole;
    MUST(tq_simulate(&options, 3, 0, 6, &whole));
    MUST(tq_simulate(&options, 3, 2, 4, &split));
    MUST(tq_simulate(&options, 3, 0, 2, &split));
    REQUIRE(memcmp(&whole, &split, sizeof whole) == 0);
    REQUIRE(whole.games == 6 && whole.players == players && whole.actions > 6);
    for (int i = players; i < TQ_MOST_PLAYERS; ++i)
        REQUIRE(whole.wins[i] == 0 && whole.points[i] == 0 && whole.points_squared[i] == 0);
}

int main(void) {
    static const size_t sizes[] = {sizeof(tq_options), sizeof(tq_bounds), sizeof(tq_allocator),
                                   sizeof(tq_reasons), sizeof(tq_totals), sizeof(tq_dice)};
    int32_t variants = 0;
    for (int32_t i = 0; i < 6; ++i) { /* structs only ever grow */
        size_t size = 0;
        MUST(tq_struct_size(i, &size));
        REQUIRE(size >= sizes[i]);
    }
    REQUIRE(tq_version() >= 100);
    MUST(tq_variant_count(&variants));
    for (int32_t variant = 0; variant < variants && variant < 6; ++variant) {
        tq_options options = options_of(variant, 0);
        tq_bounds bounds;
        options.players = 2;
        bounds = bounds_of(&options);
        play_a_game(variant, bounds.least_players);
        if (bounds.most_players != bounds.least_players) play_a_game(variant, bounds.most_players);
        play_a_batch(variant, bounds.least_players);
        simulate(variant, bounds.most_players);
    }
    return 0;
}

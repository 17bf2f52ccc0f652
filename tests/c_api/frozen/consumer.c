/* A program that knows nothing but the triqueta.h beside it, the first one: a game of every variant with its clients,
 * what is kept of it, a batch and a simulation. It prints what was promised never to change: which games a seed deals,
 * and the hashes of how they end. */
#include "triqueta.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 16, MOST_ACTIONS = 1024, MOST_PIECES = 256, MOST_RECORD = 64 };

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

/* A choice of a game, with the players wanted and everything else as it is by default. */
typedef struct choice {
    int32_t variant;
    int32_t options[TQ_MOST_OPTIONS];
    size_t count;
} choice;
#define CHOICE(c) (c).variant, (c).options, (c).count

static choice choose_game(int32_t variant, int32_t players) {
    choice made;
    tq_fault fault;
    int32_t count = 0;
    int32_t bounds[2];
    memset(&made, 0, sizeof made);
    memset(&fault, 0, sizeof fault);
    fault.struct_size = sizeof fault;
    made.variant = variant;
    MUST(tq_option_count(variant, &count));
    REQUIRE(count >= 2 && count <= TQ_MOST_OPTIONS);
    for (int32_t i = 0; i < count; ++i) MUST(tq_option_bounds(variant, i, &bounds[0], &bounds[1], &made.options[i]));
    made.count = (size_t)count;
    made.options[1] = players;
    made.options[0] = players;
    REQUIRE(tq_choice_check(CHOICE(made), &fault) == TQ_REFUSED && fault.option == 1 && fault.refusal != 0);
    made.options[1] = 0;
    MUST(tq_choice_check(CHOICE(made), &fault));
    REQUIRE(fault.refusal == 0 && fault.count == 0);
    return made;
}

static int32_t least_players(int32_t variant, int32_t* most) {
    int32_t least = 0;
    int32_t initial = 0;
    MUST(tq_option_bounds(variant, 0, &least, most, &initial));
    return least;
}

static tq_sizes sizes_of(const choice* chosen) {
    tq_sizes sizes;
    memset(&sizes, 0, sizeof sizes);
    sizes.struct_size = sizeof sizes;
    MUST(tq_choice_sizes(CHOICE(*chosen), &sizes));
    REQUIRE(sizes.actions > 0 && sizes.actions <= MOST_ACTIONS && sizes.encoding_length <= ROOM);
    REQUIRE(sizes.most_legal > 0 && sizes.outcomes > 0 && sizes.pieces > 0 && sizes.pieces <= MOST_PIECES);
    REQUIRE(sizes.players == chosen->options[0]);
    REQUIRE(sizes.reward_length >= sizes.players && sizes.reward_length <= TQ_MOST_PLAYERS);
    return sizes;
}

/* The fields of an encoding lie one behind the other and fill it. */
static void look_at_encoding(const choice* chosen, const tq_sizes* sizes) {
    int32_t end = 0;
    for (int32_t i = 0; i < sizes->encoding_fields; ++i) {
        char name[64];
        int32_t offset = -1;
        int32_t length = -1;
        MUST(tq_encoding_field(CHOICE(*chosen), i, &offset, &length));
        MUST(tq_encoding_field_name(CHOICE(*chosen), i, name, sizeof name, NULL));
        REQUIRE(offset == end && length > 0 && name[0] != '\0');
        end = offset + length;
    }
    REQUIRE(end == sizes->encoding_length);
}

/* The legal action that this step takes: any rule will do that never changes. */
static int32_t choose(const tq_game* game, const tq_sizes* sizes, uint64_t step) {
    static int32_t legal[MOST_ACTIONS];
    static uint8_t mask[MOST_ACTIONS];
    size_t count = 0;
    size_t actions = 0;
    size_t ones = 0;
    MUST(tq_game_legal(game, legal, MOST_ACTIONS, &count));
    MUST(tq_game_mask(game, mask, MOST_ACTIONS, &actions));
    REQUIRE(count > 0 && count <= (size_t)sizes->most_legal && actions == (size_t)sizes->actions);
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
    REQUIRE(tq_game_play(game, players, 0, &refusal) == TQ_NO_SUCH_SEAT && refusal == 0);
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
    MUST(tq_view_see(client, events, length, NULL));
    MUST(tq_view_refresh(game, viewer, shown));
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
    tq_fault why;
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
    REQUIRE(again == NULL && why.count > 0 && why.refusal != 0);

    MUST(tq_game_text(game, TQ_FRENCH, text, sizeof text, &length));
    MUST(tq_game_from_text(text, length, TQ_FRENCH, allocator, &again, &why));
    REQUIRE(hash_of(again) == hash_of(game) && why.count == 0);
    tq_game_free(again);

    MUST(tq_game_record(game, TQ_ALL, text, sizeof text, &length));
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

static void tell_the_end(const tq_game* game, const choice* chosen, const tq_sizes* sizes, uint64_t taken) {
    char name[64];
    char json[4096];
    int32_t points[TQ_MOST_PLAYERS];
    int32_t lines[64];
    int32_t winners[TQ_MOST_PLAYERS];
    size_t count = 0;
    size_t won = 0;
    MUST(tq_variant_name(chosen->variant, name, sizeof name, NULL));
    MUST(tq_game_points(game, points, TQ_MOST_PLAYERS, &count));
    REQUIRE(count == (size_t)chosen->options[0]);
    printf("%s of %d, %u actions, hash %016llx:", name, (int)chosen->options[0], (unsigned)taken,
           (unsigned long long)hash_of(game));
    for (int32_t seat = 0; seat < chosen->options[0]; ++seat) {
        int32_t sum = 0;
        MUST(tq_game_lines(game, seat, lines, 64, &count));
        REQUIRE(count == (size_t)sizes->lines);
        for (size_t i = 0; i < count; ++i) sum += lines[i];
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

/* A record of named fields is found again as the same action, and every field has a name and a shape. */
static void look_at_fields(const choice* chosen, const tq_sizes* sizes) {
    const int32_t lists[] = {TQ_VIEW_FIELDS, TQ_RESULT_FIELDS, TQ_EVENT_FIELDS};
    int32_t record[MOST_RECORD];
    int32_t kinds = 0;
    int32_t next = 0;
    for (int32_t i = 0; i < 3; ++i) {
        int32_t fields = 0;
        int32_t end = 0;
        MUST(tq_field_count(CHOICE(*chosen), lists[i], &fields));
        REQUIRE(fields > 0);
        for (int32_t index = 0; index < fields; ++index) {
            char name[64];
            size_t length = 0;
            int32_t found = -1;
            tq_field shape;
            memset(&shape, 0, sizeof shape);
            shape.struct_size = sizeof shape;
            MUST(tq_field_shape(CHOICE(*chosen), lists[i], index, &shape));
            MUST(tq_field_name(CHOICE(*chosen), lists[i], index, name, sizeof name, &length));
            MUST(tq_field_find(CHOICE(*chosen), lists[i], name, length, &found));
            REQUIRE(found <= index && shape.offset == end && shape.least <= shape.most);
            end += shape.rows * shape.length * shape.parts;
        }
    }
    MUST(tq_action_kind_count(chosen->variant, &kinds));
    for (int32_t kind = 0; kind < kinds; ++kind) {
        int32_t first = 0;
        int32_t number = 0;
        MUST(tq_action_kind_numbers(chosen->variant, kind, &first, &number));
        REQUIRE(first == next && number > 0);
        next += number;
        for (int32_t action = first; action < next; ++action) {
            size_t length = 0;
            int32_t found = -1;
            MUST(tq_action_fields(chosen->variant, action, &found, record, MOST_RECORD, &length));
            REQUIRE(found == kind);
            MUST(tq_action_find(chosen->variant, kind, record, length, &found));
            REQUIRE(found == action);
        }
    }
    REQUIRE(next == sizes->actions);
}

/* A view in named fields, its events and its legal actions in words. */
static void look_at_view(const choice* chosen, const tq_game* game, const tq_view* view) {
    static int32_t values[ROOM];
    static uint8_t events[ROOM];
    static char words[ROOM];
    int32_t fields = 0;
    size_t count = 0;
    size_t length = 0;
    size_t lines = 0;
    MUST(tq_field_count(CHOICE(*chosen), TQ_VIEW_FIELDS, &fields));
    for (int32_t i = 0; i < fields; ++i) {
        tq_field shape;
        memset(&shape, 0, sizeof shape);
        shape.struct_size = sizeof shape;
        MUST(tq_field_shape(CHOICE(*chosen), TQ_VIEW_FIELDS, i, &shape));
        MUST(tq_view_field(view, i, values, ROOM, &count));
        REQUIRE(count <= (size_t)(shape.rows * shape.length * shape.parts));
        for (size_t k = 0; k < count; ++k) REQUIRE(values[k] >= -3 && values[k] <= shape.most);
    }
    MUST(tq_view_result_field(view, 0, values, ROOM, &count));
    MUST(tq_game_events(game, 0, 0, events, ROOM, &length));
    MUST(tq_view_events(view, events, length, values, ROOM, &count, NULL));
    REQUIRE(count > 0);
    MUST(tq_game_legal_text(game, TQ_ENGLISH, words, ROOM, &length));
    for (size_t i = 0; i < length; ++i) lines += words[i] == '\n';
    MUST(tq_game_legal(game, values, ROOM, &count));
    REQUIRE(lines == count);
    MUST(tq_view_legal_text(view, TQ_GERMAN, words, ROOM, &length));
}

static void play_a_game(int32_t variant, int32_t players) {
    purse spent = {0, 0};
    tq_allocator allocator;
    const choice chosen = choose_game(variant, players);
    const tq_sizes sizes = sizes_of(&chosen);
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
    look_at_encoding(&chosen, &sizes);
    look_at_fields(&chosen, &sizes);

    /* The clients join before anything has happened, the last one as a spectator. */
    MUST(tq_game_new_numbered(CHOICE(chosen), seed, 7, &allocator, &game));
    for (int32_t i = 0; i <= players; ++i)
        MUST(tq_view_new_start(CHOICE(chosen), i < players ? i : TQ_SPECTATOR, &allocator, &clients[i]));
    MUST(tq_view_new(game, 0, &allocator, &shown));
    REQUIRE(spent.blocks >= (size_t)players + 3);

    MUST(tq_game_turn(game, &turn));
    while (turn != TQ_OVER) {
        const uint64_t since = taken == 0 ? 0 : moment; /* at first also what the deal showed */
        REQUIRE(turn >= 0 && turn < players);
        if (taken % 16 == 0) break_a_rule(game, turn, players);
        MUST(tq_game_play(game, turn, choose(game, &sizes, taken), NULL));
        for (int32_t i = 0; i <= players; ++i)
            send_events(game, clients[i], i < players ? i : TQ_SPECTATOR, since, shown);
        MUST(tq_game_moment(game, &moment));
        if (taken % 32 == 0) look_at_view(&chosen, game, clients[0]);
        if (taken++ % 32 == 0) keep(game, &allocator);
        MUST(tq_game_turn(game, &turn));
    }
    keep(game, &allocator);
    tell_the_end(game, &chosen, &sizes, taken);

    /* The last action, taken back and done again. */
    {
        tq_game* copy = NULL;
        MUST(tq_game_clone(game, TQ_FUTURE_KNOWN, &allocator, &copy));
        MUST(tq_game_undo(copy, TQ_LAST_ACTION, 1, NULL));
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
    const choice chosen = choose_game(variant, players);
    const tq_sizes sizes = sizes_of(&chosen);
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
    tq_batch_io io;

    MUST(tq_batch_new(CHOICE(chosen), 5, PLACES, NULL, &batch));
    MUST(tq_game_new_open(CHOICE(chosen), NULL, &alone));
    MUST(tq_dice_set(&dice, 5, 0));
    memset(&io, 0, sizeof io);
    io.struct_size = sizeof io;
    io.action = action;
    io.seat = seat;
    io.mask = mask;
    io.view = view;
    io.reward = reward;
    io.done = done;
    io.action_capacity = io.seat_capacity = io.done_capacity = PLACES;
    io.mask_capacity = sizeof mask;
    io.view_capacity = sizeof view;
    io.reward_capacity = PLACES * TQ_MOST_PLAYERS;
    MUST(tq_batch_observe(batch, &io));
    for (int step = 0; step < STEPS; ++step) {
        int32_t turn = TQ_CHANCE;
        for (;;) {
            MUST(tq_game_turn(alone, &turn));
            if (turn != TQ_CHANCE) break;
            MUST(tq_game_draw(alone, &dice, NULL, NULL, NULL));
        }
        REQUIRE(turn == seat[0]);
        for (int i = 0; i < PLACES; ++i)
            for (action[i] = 0; mask[i * sizes.actions + action[i]] == 0;) ++action[i];
        MUST(tq_game_play(alone, turn, action[0], NULL));
        MUST(tq_batch_step(batch, &io));
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
    REQUIRE(tq_batch_step(batch, &io) == TQ_REFUSED);
    MUST(tq_batch_play_out(batch, &io, &numbers[0]));
    REQUIRE(numbers[0] > 0);
    tq_game_free(alone);
    tq_batch_free(batch);
}

/* However a range of games is split, their sums are the same. */
static void simulate(int32_t variant, int32_t players) {
    const choice chosen = choose_game(variant, players);
    tq_totals sum[2];
    uint64_t wins[2][TQ_MOST_PLAYERS];
    int64_t points[2][TQ_MOST_PLAYERS];
    uint64_t squares[2][TQ_MOST_PLAYERS];
    memset(sum, 0, sizeof sum);
    memset(wins, 0, sizeof wins);
    memset(points, 0, sizeof points);
    memset(squares, 0, sizeof squares);
    for (int i = 0; i < 2; ++i) {
        sum[i].struct_size = sizeof sum[i];
        sum[i].wins = wins[i];
        sum[i].points = points[i];
        sum[i].points_squared = squares[i];
        sum[i].wins_capacity = sum[i].points_capacity = sum[i].points_squared_capacity = TQ_MOST_PLAYERS;
    }
    MUST(tq_simulate(CHOICE(chosen), 3, 0, 6, &sum[0]));
    MUST(tq_simulate(CHOICE(chosen), 3, 2, 4, &sum[1]));
    MUST(tq_simulate(CHOICE(chosen), 3, 0, 2, &sum[1]));
    REQUIRE(sum[0].games == 6 && sum[0].players == players && sum[0].actions > 6);
    REQUIRE(sum[0].games == sum[1].games && sum[0].actions == sum[1].actions);
    REQUIRE(memcmp(wins[0], wins[1], sizeof wins[0]) == 0 && memcmp(points[0], points[1], sizeof points[0]) == 0);
    REQUIRE(memcmp(squares[0], squares[1], sizeof squares[0]) == 0);
    for (int i = players; i < TQ_MOST_PLAYERS; ++i) REQUIRE(wins[0][i] == 0 && points[0][i] == 0 && squares[0][i] == 0);
}

/* A saved game goes on as it would have, and a client follows it by messages. */
static void save_and_follow(int32_t variant, int32_t players) {
    static uint8_t bytes[ROOM];
    static const uint8_t seed[32] = {3};
    static const uint8_t id[TQ_ID_SIZE] = {9};
    const choice chosen = choose_game(variant, players);
    const tq_sizes sizes = sizes_of(&chosen);
    tq_game* game = NULL;
    tq_game* loaded = NULL;
    tq_view* client = NULL;
    tq_cursor at[2];
    size_t length = 0;
    int32_t turn = 0;
    MUST(tq_game_new(CHOICE(chosen), seed, NULL, &game));
    MUST(tq_game_set_id(game, id));
    MUST(tq_game_set_tag(game, "Seat0", 5, "Ada", 3, NULL));
    MUST(tq_game_catch_up(game, 0, NULL, bytes, sizeof bytes, &length));
    MUST(tq_view_join(bytes, length, NULL, &client, NULL));
    for (uint64_t i = 0; i < 30; ++i) {
        MUST(tq_game_turn(game, &turn));
        if (turn < 0) break;
        MUST(tq_game_play(game, turn, choose(game, &sizes, i), NULL));
        MUST(tq_view_cursor(client, &at[0]));
        MUST(tq_game_catch_up(game, 0, &at[0], bytes, sizeof bytes, &length));
        MUST(tq_view_advance(client, bytes, length, NULL));
        MUST(tq_view_cursor(client, &at[0]));
        MUST(tq_game_cursor(game, 0, &at[1]));
        REQUIRE(at[0].moment == at[1].moment && at[0].view_hash == at[1].view_hash);
        if (i != 10) continue;
        MUST(tq_game_save(game, bytes, sizeof bytes, &length));
        MUST(tq_game_load(bytes, length, 1, NULL, &loaded, NULL));
        tq_game_free(game);
        game = loaded;
        MUST(tq_view_cursor(client, &at[0]));
        MUST(tq_game_catch_up(game, 0, &at[0], bytes, sizeof bytes, &length));
        MUST(tq_view_advance(client, bytes, length, NULL));
    }
    printf("followed and saved, hash %016llx\n", (unsigned long long)hash_of(game));
    tq_game_free(game);
    tq_view_free(client);
}

/* What a score pad of Triqueta and of Mayhem says without a game. */
static void keep_score(void) {
    static const int32_t piles[12] = {3, 0, 1, 2, 0, 5, 1, 1, 1, 1, 1, 1};
    static const int32_t tiles[2] = {1, 2};
    static const int32_t kept[2] = {0, 3};
    static const int32_t claims[4] = {1, 0, 1, 2};
    int32_t lines[16];
    int32_t points[2];
    int32_t wins[2];
    int32_t settled[10];
    int32_t number = 0;
    size_t count = 0;
    MUST(tq_score_lines(0, piles, 6, 1, 1, lines, 16, &count));
    printf("score lines");
    for (size_t i = 0; i < count; ++i) printf(" %d", (int)lines[i]);
    MUST(tq_score_players(0, piles, 12, tiles, 2, 0, points, wins, 2, NULL, &number));
    printf(", points %d %d, wins %d %d, tie break %d", (int)points[0], (int)points[1], (int)wins[0], (int)wins[1],
           (int)number);
    MUST(tq_best_reveal(0, piles, 6, kept, 2, &number));
    printf(", best mask %d, settled", (int)number);
    MUST(tq_settle(2, claims, 4, NULL, 0, settled, 10, &count));
    REQUIRE(count == 10);
    for (int i = 0; i < 10; ++i) printf(" %d", (int)settled[i]);
    printf("\n");
}

/* A fair deal of two players: its seed never changes, and a record of the game holds. */
static void deal_fairly(int32_t variant, int32_t players) {
    static const uint8_t id[TQ_ID_SIZE] = {4};
    static const int32_t seats[2] = {0, 1};
    static char text[2][ROOM];
    static char record[ROOM];
    const choice chosen = choose_game(variant, players);
    const tq_sizes sizes = sizes_of(&chosen);
    uint8_t secrets[3][32];
    uint8_t seed[32];
    int32_t phase = 0;
    int32_t turn = 0;
    size_t length = 0;
    tq_game* game = NULL;
    for (int i = 0; i < 96; ++i) secrets[i / 32][i % 32] = (uint8_t)(i * i * 37 + 11 * i + 5);
    MUST(tq_fair_begin(CHOICE(chosen), id, 3, seats, 2, "dice", 4, secrets[2], text[0], ROOM, &length, NULL));
    for (int32_t seat = 0; seat < 2; ++seat) {
        uint8_t commitment[32];
        MUST(tq_fair_commitment(text[0], length, seat, secrets[seat], commitment, NULL));
        MUST(tq_fair_commit(text[0], length, seat, commitment, text[1], ROOM, &length, NULL));
        memcpy(text[0], text[1], length);
    }
    for (int32_t seat = 0; seat < 2; ++seat) {
        MUST(tq_fair_reveal(text[0], length, seat, secrets[seat], text[1], ROOM, &length, NULL));
        memcpy(text[0], text[1], length);
    }
    MUST(tq_fair_awaited(text[0], length, &phase, NULL, 0, NULL, NULL));
    REQUIRE(phase == TQ_FAIR_PUBLIC_VALUE);
    MUST(tq_fair_reveal_public(text[0], length, (const uint8_t*)"6 1 5", 5, text[1], ROOM, &length, NULL));
    MUST(tq_fair_seed(text[1], length, secrets[2], seed, NULL));
    printf("fair seed");
    for (int i = 0; i < 32; ++i) printf("%s%02x", i == 0 ? " " : "", seed[i]);
    printf("\n");

    MUST(tq_game_new_fair(text[1], length, secrets[2], NULL, &game, NULL));
    for (uint64_t i = 0;; ++i) {
        MUST(tq_game_turn(game, &turn));
        if (turn < 0) break;
        MUST(tq_game_play(game, turn, choose(game, &sizes, i), NULL));
    }
    MUST(tq_game_record(game, TQ_ALL, record, ROOM, &length));
    for (int32_t part = TQ_PART_COMMITMENT; part <= TQ_PART_MOVES; ++part)
        MUST(tq_record_verify(record, length, part, NULL));
    tq_game_free(game);
}

int main(void) {
    static const size_t sizes[] = {sizeof(tq_sizes),    sizeof(tq_allocator), sizeof(tq_fault),  sizeof(tq_totals),
                                   sizeof(tq_batch_io), sizeof(tq_dice),      sizeof(tq_cursor), sizeof(tq_field)};
    int32_t variants = 0;
    for (int32_t i = 0; i < 8; ++i) { /* structs only ever grow */
        size_t size = 0;
        MUST(tq_struct_size(i, &size));
        REQUIRE(size >= sizes[i]);
    }
    REQUIRE(tq_version() >= TQ_HEADER_VERSION);
    MUST(tq_variant_count(&variants));
    for (int32_t variant = 0; variant < variants && variant < 6; ++variant) {
        int32_t most = 0;
        const int32_t least = least_players(variant, &most);
        play_a_game(variant, least);
        if (most != least) play_a_game(variant, most);
        play_a_batch(variant, least);
        simulate(variant, most);
        save_and_follow(variant, least);
        deal_fairly(variant, least);
    }
    keep_score();
    return 0;
}

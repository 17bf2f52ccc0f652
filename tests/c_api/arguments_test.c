/* Every argument of every function tried with every wrong kind of value, one at a time and in pairs: the status is the
 * one that the header tells, outputs are zero, buffers untouched, handles unchanged. Then outputs that overlap whatever
 * else is handed over, which must break no handle, and structs of every size. The argument is triqueta.h itself: each
 * function in it must be in the table. */
#include "support.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

/* ------------------------------------------------------------------------------------------------ functions */

typedef union value {
    void* pointer;
    int32_t number;
    uint32_t word;
    uint64_t wide;
    size_t size;
} value;

/* What a parameter can be; list_trials has all values to try for each. */
enum kind {
    END,
    /* handles */
    GAME,
    CHANCE_GAME,
    UNDONE_GAME,
    OTHER_GAME,
    VIEW,
    OTHER_VIEW,
    BATCH,
    OTHER_BATCH,
    GAME_OF_BATCH,
    VIEW_OF_BATCH,
    /* structs and other things that are read */
    GAME_CHOSEN,
    GAME_ASKED,
    ALLOCATOR,
    SEED,
    ENTROPY,
    CONTRIBUTION,
    FAIR_SECRET,
    DICE_IF_WANTED,
    FAULT_READ,
    ID,
    CURSOR,
    CURSOR_IF_KNOWN,
    ANY_CURSOR_IF_KNOWN,
    TIME_IF_KNOWN,
    IO_OF_OBSERVE,
    IO_OF_STEP,
    IO_OF_CHOOSE,
    IO_OF_WHY_NOT,
    IO_OF_PLAY_OUT,
    /* pointers with a length */
    PIECES,
    ACTIONS_ASKED,
    EVENTS,
    NEXT_EVENTS,
    GAME_BYTES,
    VIEW_BYTES,
    VARIANT_NAME,
    LANGUAGE_CODE,
    ACTION_WORDS,
    OUTCOME_WORDS,
    EVENT_WORDS,
    GAME_WORDS,
    VIEW_WORDS,
    RECORD,
    SEEN_RECORD,
    VIEW_JSON,
    CHOICE_WORDS,
    CURSOR_WORDS,
    FIRST_MESSAGE,
    NEXT_MESSAGE,
    SAVED,
    SAVED_BATCH,
    PLACES_CHOSEN,
    ENCODED,
    LINE,
    KEY,
    NAMES,
    NEW_TAG,
    TAGGED,
    ANY_TAGGED,
    TAGGED_FOR_INDEX,
    FAIR_SEATS,
    FAIR_SOURCE,
    FAIR_VALUE,
    FAIR_BEGUN,
    FAIR_UNCOMMITTED,
    FAIR_COMMITTED,
    FAIR_REVEALED,
    FAIR_COMPLETE,
    FAIR_RECORD,
    TAG_NAME,
    FIELD_NAME,
    ACTION_RECORD,
    PILE,
    PILES,
    TILES,
    KEPT,
    CLAIMS,
    CARDS_LEFT,
    /* numbers */
    STATUS,
    STRUCT,
    VARIANT,
    LANGUAGE,
    FIELD,
    FIELD_LIST,
    RESULT_FIELD,
    CHOICES_FIELD,
    FIELD_CHOICE,
    PIECES_INDEX,
    PIECE,
    ACTION_KIND,
    FIRST_KIND,
    SCORED_VARIANT,
    TILE_COUNT,
    ROCK,
    SETTLED_PLAYERS,
    OPTION_INDEX,
    LINE_INDEX,
    REFUSAL_INDEX,
    FAULT_INDEX,
    TAG_INDEX,
    TEXT_TAG_INDEX,
    KERNEL,
    KERNEL_OF_BATCH,
    KERNEL_OF_GAME,
    FUTURE,
    SPAN,
    HOLDER,
    EXIT,
    PERSON,
    FREE_SEAT,
    PAST,
    PAST_WITH_TIME,
    SEAT,
    MOVER,
    VIEWER,
    VIEWER_OR_ALL,
    ACTION,
    ACTION_ASKED,
    ACTION_TOLD,
    OUTCOME,
    OUTCOME_TOLD,
    REFUSAL_CODE,
    FLAG,
    FAIR_SEAT,
    PART,
    BOUND,
    SINCE,
    PLACES,
    PLACE,
    FIRST_PLACE,
    PLACE_COUNT,
    RANGE_BEGIN,
    RANGE_SIZE,
    ANY_SIZE,
    PARTS,
    PART_OF_PLACES,
    EXPANSION,
    EXPANDED_FIELD,
    GAMES,
    ANY_WIDE,
    /* outputs: one number */
    NUMBER_OUT,
    NUMBER_IF_WANTED,
    REFUSAL_OUT,
    WORD_OUT,
    WIDE_OUT,
    WIDE_IF_WANTED,
    SIZE_OUT,
    SIZE_IF_WANTED,
    /* a new handle */
    GAME_MADE,
    VIEW_MADE,
    BATCH_MADE,
    /* a struct */
    DICE_OUT,
    DICE,
    ID_OUT,
    DIGEST_OUT,
    CURSOR_OUT,
    SIZES_OUT,
    FIELD_OUT,
    TOTALS,
    FAULT,
    /* a buffer */
    CHARS_OUT,
    BYTES_OUT,
    NUMBERS_OUT,
    LEGAL_OUT,
    WIDES_OUT,
    CHANCE_OUT,
    SCORES_OUT
};

#define POINTER(i) a[i].pointer
#define NUMBER(i) a[i].number
#define WORD(i) a[i].word
#define WIDE(i) a[i].wide
#define SIZE(i) a[i].size
#define INPUT(i) a[i].pointer, a[(i) + 1].size
#define CHOSEN(i) a[i].number, a[(i) + 1].pointer, a[(i) + 2].size
#define BUFFER(i) a[i].pointer, a[(i) + 1].size, a[(i) + 2].pointer

#define FUNCTION(name, call, ...) \
    static tq_status call_##name(const value* a) { return name call; }
#include "functions.def"
#undef FUNCTION

enum { most_parameters = 8, most_values = 16, most_trials = 48 };

typedef struct function {
    const char* name;
    tq_status (*call)(const value* a);
    enum kind parameter[most_parameters + 1];
} function;

static const function functions[] = {
#define FUNCTION(name, call, ...) {#name, call_##name, {__VA_ARGS__, END}},
#include "functions.def"
#undef FUNCTION
};
enum { functions_there = sizeof functions / sizeof *functions };

/* Those without a status have tests of their own, below. */
static const char* const without_status[] = {"tq_version", "tq_game_free", "tq_view_free", "tq_batch_free"};
enum { without_status_there = sizeof without_status / sizeof *without_status };

/* ------------------------------------------------------------------------------------------------ a scene */

enum { places = 3, most_options = 24, most_cards = 90, most_new_piles = 7 };

/* Something right for every argument, of one variant. */
static struct scene {
    choice options;
    tq_sizes sizes;
    tq_game *game, *chance_game, *undone_game, *other_game;
    tq_view *view, *other_view;
    tq_batch *batch, *other_batch;
    int32_t mover, action, wrong_action, outcome, wrong_outcome;
    int32_t batch_action[6][places];
    int32_t pieces[most_cards + 1], wrong_pieces[5][most_cards + 1];
    int32_t new_piles[most_cards + most_new_piles + 1], long_pile[2 * most_cards + 2], wrong_pile[most_cards + 2];
    size_t pieces_count;
    blob events, next_events, other_events, game_bytes, view_bytes, game_words, view_words, record, seen_record;
    blob fair_begun, fair_committed, fair_revealed, fair_complete, fair_record;
    blob action_words, outcome_words, event_words, view_json, first_message, next_message, saved, saved_batch, encoded;
    tq_fault fault;
    tq_cursor cursor;
    tq_batch_io io[16];
    int ios;
} scene;

static const uint8_t seed[32] = {1, 2, 3};
static const uint8_t entropy[32] = "any 32 bytes that look random 1";
static const uint8_t contribution[32] = "any 32 bytes that look random 2";
static const tq_dice dice = {{5, 0}};
static uint64_t no_handle[64];

static void choose_wrong_numbers(void) {
    static blob mask;
    int32_t outcome[64];
    size_t kinds = 0, seen = 0;
    GATHER(&mask, uint8_t, tq_game_mask(scene.game, out, capacity, &count));
    for (scene.wrong_action = 0; mask.bytes[scene.wrong_action] != 0;) ++scene.wrong_action;
    REQUIRE(tq_game_chance(scene.chance_game, outcome, NULL, 64, &kinds) == TQ_OK && kinds > 0);
    scene.outcome = outcome[0];
    while (seen < kinds && outcome[seen] == (int32_t)seen) ++seen;
    scene.wrong_outcome = (int32_t)seen;
}

static void choose_batch_actions(void) {
    blob mask = {NULL, 0, 0};
    const size_t actions = (size_t)scene.sizes.actions;
    tq_batch_io io;
    memset(&io, 0, sizeof io);
    io.struct_size = sizeof io;
    io.mask = blob_make_room(&mask, actions * places);
    io.mask_capacity = actions * places;
    REQUIRE(tq_batch_observe(scene.batch, &io) == TQ_OK);
    for (int row = 0; row < 6; ++row)
        for (size_t i = 0; i < places; ++i) {
            int32_t action = 0;
            while (mask.bytes[i * actions + (size_t)action] == 0) ++action;
            scene.batch_action[row][i] = action;
        }
    int32_t forbidden = 0;
    while (mask.bytes[(places - 1) * actions + (size_t)forbidden] != 0) ++forbidden;
    scene.batch_action[1][places - 1] = forbidden;
    scene.batch_action[2][0] = -1;
    scene.batch_action[3][1] = scene.sizes.actions;
    scene.batch_action[4][places - 1] = INT32_MIN;
    scene.batch_action[5][places - 1] = INT32_MAX;
    blob_free(&mask);
}

static void choose_pieces(void) {
    tq_dice mixing;
    REQUIRE(tq_dice_set(&mixing, 4, 4) == TQ_OK);
    scene.pieces_count = deal_by_hand(&scene.options, &mixing, scene.pieces);
    for (int row = 0; row < 5; ++row) memcpy(scene.wrong_pieces[row], scene.pieces, sizeof scene.pieces);
    scene.wrong_pieces[0][3] = -1;
    scene.wrong_pieces[1][3] = INT32_MAX;
    scene.wrong_pieces[2][3] = INT32_MIN;
    scene.wrong_pieces[3][3] = scene.sizes.outcomes;
    scene.wrong_pieces[4][3] = (scene.pieces[3] + 1) % scene.sizes.outcomes; /* one kind too often */

    /* New piles behind them, each begun by a -1: empty ones, a long one, and one with a card that there isn't. */
    int32_t* const all[] = {scene.new_piles, scene.long_pile, scene.wrong_pile};
    for (int i = 0; i < 3; ++i) memcpy(all[i], scene.pieces, scene.pieces_count * sizeof(int32_t));
    for (size_t i = 0; i <= most_new_piles; ++i) scene.new_piles[scene.pieces_count + i] = -1;
    memset(scene.long_pile + scene.pieces_count + 1, 0, (most_cards + 1) * sizeof(int32_t));
    scene.long_pile[scene.pieces_count] = scene.wrong_pile[scene.pieces_count] = -1;
    scene.wrong_pile[scene.pieces_count + 1] = scene.sizes.outcomes;
}

static void write_things(void) {
    const int32_t watcher = scene.mover;
    GATHER(&scene.events, uint8_t, tq_game_events(scene.game, TQ_SPECTATOR, 0, out, capacity, &count));
    GATHER(&scene.game_bytes, uint8_t, tq_game_snapshot(scene.game, out, capacity, &count));
    GATHER(&scene.view_bytes, uint8_t, tq_view_snapshot(scene.view, out, capacity, &count));
    GATHER(&scene.game_words, char, tq_game_text(scene.game, TQ_ENGLISH, out, capacity, &count));
    GATHER(&scene.view_words, char, tq_view_text(scene.view, TQ_ENGLISH, out, capacity, &count));
    GATHER(&scene.record, char, tq_game_record(scene.game, TQ_ALL, out, capacity, &count));
    GATHER(&scene.seen_record, char, tq_game_record(scene.game, watcher, out, capacity, &count));
    GATHER(&scene.action_words, char,
           tq_action_text(scene.options.variant, scene.action, TQ_ENGLISH, out, capacity, &count));
    GATHER(&scene.outcome_words, char, tq_outcome_text(scene.options.variant, 0, TQ_ENGLISH, out, capacity, &count));
    GATHER(&scene.event_words, char, tq_events_text(BYTES_OF(scene.events), TQ_ENGLISH, out, capacity, &count, NULL));
    scene.event_words.size = strcspn((const char*)scene.event_words.bytes, "\n");
    GATHER(&scene.view_json, char, tq_view_json(scene.view, TQ_ENGLISH, out, capacity, &count));
    GATHER(&scene.first_message, uint8_t, tq_game_catch_up(scene.game, watcher, NULL, out, capacity, &count));
    GATHER(&scene.saved, uint8_t, tq_game_save(scene.game, out, capacity, &count));
    GATHER(&scene.encoded, int8_t, tq_view_encode(scene.view, out, capacity, &count));
    GATHER(&scene.saved_batch, uint8_t, tq_batch_save(scene.batch, out, capacity, &count));
    scene.fault.struct_size = sizeof scene.fault;
    REQUIRE(tq_choice_check(scene.options.variant, (int32_t[]){-1}, 1, &scene.fault) == TQ_REFUSED);
    REQUIRE(tq_game_cursor(scene.game, scene.mover, &scene.cursor) == TQ_OK);
}

/* A fair deal to which seat 0 contributes, after each step, and the record of its game, which was closed. */
static void deal_fairly(void) {
    static const int32_t seats[] = {0};
    uint8_t commitment[32];
    tq_game* game = NULL;
    GATHER(&scene.fair_begun, char,
           tq_fair_begin(CHOICE(scene.options), seed, 7, seats, 1, WORDS("a lottery"), entropy, out, capacity, &count,
                         NULL));
    REQUIRE(tq_fair_commitment(TEXT_OF(scene.fair_begun), 0, contribution, commitment, NULL) == TQ_OK);
    GATHER(&scene.fair_committed, char,
           tq_fair_commit(TEXT_OF(scene.fair_begun), 0, commitment, out, capacity, &count, NULL));
    GATHER(&scene.fair_revealed, char,
           tq_fair_reveal(TEXT_OF(scene.fair_committed), 0, contribution, out, capacity, &count, NULL));
    GATHER(&scene.fair_complete, char,
           tq_fair_reveal_public(TEXT_OF(scene.fair_revealed), seed, 3, out, capacity, &count, NULL));
    REQUIRE(tq_game_new_fair(TEXT_OF(scene.fair_complete), entropy, NULL, &game, NULL) == TQ_OK);
    REQUIRE(tq_game_close(game, WORDS("early"), NULL) == TQ_OK);
    GATHER(&scene.fair_record, char, tq_game_record(game, TQ_ALL, out, capacity, &count));
    tq_game_free(game);
}

/* The game is in the middle, a seat's turn; the view is one action behind. */
static void set_scene(const choice* options) {
    tq_dice choices;
    const choice of_another = options_of(is_triqueta(options) ? "mayhem" : "base_game");
    REQUIRE(tq_dice_set(&choices, 11, 11) == TQ_OK);
    scene.options = *options;
    scene.sizes = sizes_of(options);
    REQUIRE(tq_game_new_numbered(CHOICE(*options), seed, 1, NULL, &scene.game) == TQ_OK);
    REQUIRE(tq_game_set_tag(scene.game, WORDS("White"), WORDS("Ada"), NULL) == TQ_OK);
    play_on(scene.game, &choices, 14);
    const uint64_t before = moment_of(scene.game);
    const int32_t watcher = turn_of(scene.game);
    const int64_t time = 3;
    tq_cursor at;
    REQUIRE(tq_game_cursor(scene.game, watcher, &at) == TQ_OK);
    REQUIRE(watcher >= 0 && tq_view_new(scene.game, watcher, NULL, &scene.view) == TQ_OK);
    REQUIRE(tq_game_play_at(scene.game, NULL, watcher, any_action(scene.game, &choices), &time, NULL) == TQ_OK);
    GATHER(&scene.next_message, uint8_t, tq_game_catch_up(scene.game, watcher, &at, out, capacity, &count));
    GATHER(&scene.next_events, uint8_t, tq_game_events(scene.game, watcher, before, out, capacity, &count));
    scene.mover = turn_of(scene.game);
    REQUIRE(scene.mover >= 0);
    REQUIRE(tq_game_take_seat(scene.game, scene.mover, TQ_PERSON) == TQ_OK);
    scene.action = any_action(scene.game, &choices);
    REQUIRE(tq_game_clone(scene.game, TQ_FUTURE_KNOWN, NULL, &scene.undone_game) == TQ_OK);
    REQUIRE(tq_game_undo(scene.undone_game, TQ_LAST_ACTION, 1, NULL) == TQ_OK);
    REQUIRE(tq_game_new_open(CHOICE(*options), NULL, &scene.chance_game) == TQ_OK);
    while (turn_of(scene.chance_game) != TQ_CHANCE)
        REQUIRE(tq_game_play(scene.chance_game, turn_of(scene.chance_game), any_action(scene.chance_game, &choices),
                             NULL) == TQ_OK);
    REQUIRE(tq_game_new_numbered(CHOICE(of_another), seed, 2, NULL, &scene.other_game) == TQ_OK);
    play_on(scene.other_game, &choices, 3);
    GATHER(&scene.other_events, uint8_t, tq_game_events(scene.other_game, 0, 0, out, capacity, &count));
    REQUIRE(tq_view_new(scene.other_game, TQ_SPECTATOR, NULL, &scene.other_view) == TQ_OK);
    REQUIRE(tq_batch_new(CHOICE(*options), 5, places, NULL, &scene.batch) == TQ_OK);
    REQUIRE(tq_batch_new(CHOICE(*options), 6, places, NULL, &scene.other_batch) == TQ_OK);
    choose_wrong_numbers();
    choose_batch_actions();
    choose_pieces();
    write_things();
    deal_fairly();
}

static void clear_scene(void) {
    tq_game_free(scene.game);
    tq_game_free(scene.chance_game);
    tq_game_free(scene.undone_game);
    tq_game_free(scene.other_game);
    tq_view_free(scene.view);
    tq_view_free(scene.other_view);
    tq_batch_free(scene.batch);
    tq_batch_free(scene.other_batch);
}

static void free_blobs(void) {
    blob* const all[] = {&scene.events,        &scene.next_events,   &scene.other_events,  &scene.game_bytes,
                         &scene.view_bytes,    &scene.game_words,    &scene.view_words,    &scene.record,
                         &scene.seen_record,   &scene.action_words,  &scene.outcome_words, &scene.event_words,
                         &scene.view_json,     &scene.first_message, &scene.next_message,  &scene.saved,
                         &scene.encoded,       &scene.saved_batch,   &scene.fair_begun,    &scene.fair_committed,
                         &scene.fair_revealed, &scene.fair_complete, &scene.fair_record};
    for (size_t i = 0; i < sizeof all / sizeof *all; ++i) blob_free(all[i]);
}

static uint64_t mix(uint64_t hash, const void* bytes, size_t size) {
    const unsigned char* const from = bytes;
    for (size_t i = 0; i < size; ++i) hash = (hash ^ from[i]) * 0x100000001B3u;
    return hash;
}

/* A number that changes if any handle does; only `closely` also by what no position tells, a history. */
static uint64_t look_at_handles(int closely) {
    static blob picture;
    const tq_game* const game[] = {scene.game, scene.chance_game, scene.undone_game, scene.other_game};
    const tq_view* const view[] = {scene.view, scene.other_view};
    uint64_t sum = 0xCBF29CE484222325u;
    for (int i = 0; i < 4; ++i) {
        const uint64_t told[] = {hash_of(game[i]), moment_of(game[i])};
        sum = mix(sum, told, sizeof told);
        if (!closely) continue;
        portray(game[i], &picture);
        sum = mix(sum, picture.bytes, picture.size);
    }
    for (int i = 0; i < 2; ++i) {
        uint64_t hash = 0;
        REQUIRE(tq_view_hash(view[i], &hash) == TQ_OK);
        sum = mix(sum, &hash, sizeof hash);
    }
    const tq_batch* const batch[] = {scene.batch, scene.other_batch};
    for (int i = 0; i < 2; ++i) {
        GATHER(&picture, uint8_t, tq_batch_save(batch[i], out, capacity, &count));
        sum = mix(sum, picture.bytes, picture.size);
    }
    return sum;
}

/* ------------------------------------------------------------------------------------------------ what is tried */

/* A value to try for a parameter, and the status if all others are right. */
typedef struct trial {
    const char* what;
    value v[4];
    uint32_t struct_size; /* of a struct that is filled */
    int32_t players;      /* of tq_totals */
    tq_status expected;
} trial;

typedef struct trials {
    trial one[most_trials];
    int count;
} trials;

enum { room = 8192, pattern = 0xC3 };

/* Where the outputs of a parameter go. */
static struct slot {
    union {
        unsigned char bytes[room];
        uint64_t aligned;
        void* pointer;
    } out, second;
    union {
        size_t size;
        unsigned char bytes[sizeof(size_t)];
    } count;
} slots[most_parameters];

/* How many elements the buffer of the function has to have, as the right call tells; of a function with one. */
static size_t needed;

static trial* add(trials* to, const char* what, tq_status expected) {
    REQUIRE(to->count < most_trials);
    trial* const made = &to->one[to->count++];
    memset(made, 0, sizeof *made);
    made->what = what;
    made->expected = expected;
    return made;
}

static void add_pointer(trials* to, const char* what, const void* pointer, tq_status expected) {
    add(to, what, expected)->v[0].pointer = (void*)pointer;
}

static void add_number(trials* to, const char* what, int32_t number, tq_status expected) {
    add(to, what, expected)->v[0].number = number;
}

/* A number, and those that it can't be. */
/* That of the scene's game. */
static int32_t best_kernel(void) {
    int32_t best = 0;
    REQUIRE(tq_variant_kernel(scene.options.variant, &best) == TQ_OK);
    return best;
}

static void add_numbers(trials* to, int32_t good, int32_t too_small, int32_t too_large, tq_status expected) {
    add_number(to, "right", good, TQ_OK);
    add_number(to, "too small", too_small, expected);
    add_number(to, "too large", too_large, expected);
    add_number(to, "far too small", INT32_MIN, expected);
    add_number(to, "far too large", INT32_MAX, expected);
}

static void add_size(trials* to, const char* what, size_t size, tq_status expected) {
    add(to, what, expected)->v[0].size = size;
}

static void add_wide(trials* to, const char* what, uint64_t wide, tq_status expected) {
    add(to, what, expected)->v[0].wide = wide;
}

static void add_handles(trials* to, const void* good, int is_game, int is_view, int is_batch) {
    add_pointer(to, "right", good, TQ_OK);
    add_pointer(to, "NULL", NULL, TQ_NULL);
    add_pointer(to, "no handle", no_handle, TQ_WRONG_HANDLE);
    if (!is_game) add_pointer(to, "a game", scene.game, TQ_WRONG_HANDLE);
    if (!is_view) add_pointer(to, "a view", scene.view, TQ_WRONG_HANDLE);
    if (!is_batch) add_pointer(to, "a batch", scene.batch, TQ_WRONG_HANDLE);
}

static void add_input(trials* to, const char* what, const void* bytes, size_t length, tq_status expected) {
    trial* const made = add(to, what, expected);
    made->v[0].pointer = (void*)bytes;
    made->v[1].size = length;
}

static void add_bytes(trials* to, const blob* good) {
    static const unsigned char nonsense[] = {0xFE, 0x01, 0x80, 0xFF, 0xFF, 0x00, 0x33};
    add_input(to, "right", good->bytes, good->size, TQ_OK);
    add_input(to, "NULL with a length", NULL, good->size, TQ_NULL);
    add_input(to, "NULL without", NULL, 0, TQ_REFUSED);
    add_input(to, "empty", good->bytes, 0, TQ_REFUSED);
    add_input(to, "nonsense", nonsense, sizeof nonsense, TQ_REFUSED);
    add_input(to, "zeros", no_handle, sizeof no_handle, TQ_REFUSED);
    add_input(to, "cut off", good->bytes, good->size - 1, TQ_REFUSED);
    add_input(to, "too long, which nothing reads", nonsense, TQ_MOST_INPUT + 1, TQ_TOO_LONG);
    add_input(to, "of something else", scene.other_events.bytes, scene.other_events.size, TQ_REFUSED);
}

static void add_text(trials* to, const void* good, size_t length, tq_status empty, tq_status garbage) {
    add_input(to, "right", good, length, TQ_OK);
    add_input(to, "NULL with a length", NULL, length, TQ_NULL);
    add_input(to, "NULL without", NULL, 0, empty);
    add_input(to, "empty", good, 0, empty);
    add_input(to, "nonsense", "?!", 2, garbage);
    add_input(to, "a NUL", "\0", 1, garbage);
    add_input(to, "too long, which nothing reads", "?", TQ_MOST_INPUT + 1, TQ_TOO_LONG);
    add_input(to, "not UTF-8, no beginning", "\xBF", 1, TQ_NOT_UTF8);
    add_input(to, "not UTF-8, cut off", "\xC3", 1, TQ_NOT_UTF8);
    add_input(to, "not UTF-8, longer than it need be", "\xC0\x80", 2, TQ_NOT_UTF8);
    add_input(to, "not UTF-8, half a pair", "\xED\xA0\x80", 3, TQ_NOT_UTF8);
    add_input(to, "not UTF-8, beyond all", "\xF4\x90\x80\x80", 4, TQ_NOT_UTF8);
}

static void add_text_blob(trials* to, const blob* good, tq_status empty, tq_status garbage) {
    add_text(to, good->bytes, good->size, empty, garbage);
}

static void add_out(trials* to, struct slot* s, tq_status without) {
    add_pointer(to, "right", s->out.bytes, TQ_OK);
    add_pointer(to, "NULL", NULL, without);
}

static void add_struct_out(trials* to, struct slot* s, tq_status without, uint32_t size, uint32_t too_small) {
    add_out(to, s, without);
    to->one[0].struct_size = size;
    add_pointer(to, "no struct_size", s->out.bytes, TQ_NO_STRUCT_SIZE);
    trial* const small = add(to, "a struct_size too small", TQ_WRONG_STRUCT_SIZE);
    small->v[0].pointer = s->out.bytes;
    small->struct_size = too_small;
}

static void add_buffer(trials* to, const char* what, struct slot* s, size_t capacity, tq_status expected) {
    trial* const made = add(to, what, expected);
    made->v[0].pointer = s->out.bytes;
    made->v[1].size = capacity;
    made->v[2].pointer = &s->count;
}

static void add_buffers(trials* to, struct slot* s, size_t element) {
    const tq_status too_small = needed > 0 ? TQ_TOO_SMALL : TQ_OK;
    add_buffer(to, "right", s, room / element, TQ_OK);
    add_buffer(to, "NULL with a capacity", s, room / element, TQ_NULL);
    to->one[1].v[0].pointer = NULL;
    add_buffer(to, "only the count", s, 0, too_small);
    to->one[2].v[0].pointer = NULL;
    add_buffer(to, "no capacity", s, 0, too_small);
    add_buffer(to, "one too small", s, needed > 0 ? needed - 1 : 0, too_small);
    add_buffer(to, "just enough", s, needed, TQ_OK);
    add_buffer(to, "the largest capacity", s, SIZE_MAX, TQ_OK);
    add_buffer(to, "no count", s, room / element, TQ_OK);
    to->one[7].v[2].pointer = NULL;
    add_buffer(to, "no count and too small", s, 0, too_small);
    to->one[8].v[2].pointer = NULL;
}

/* Actions, for which there has to be room for as many as there can ever be. */
static void add_legal(trials* to, struct slot* s) {
    const size_t most = (size_t)scene.sizes.most_legal;
    add_buffer(to, "right", s, most, TQ_OK);
    add_buffer(to, "NULL with a capacity", s, most, TQ_NULL);
    to->one[1].v[0].pointer = NULL;
    add_buffer(to, "only the count", s, 0, TQ_TOO_SMALL);
    to->one[2].v[0].pointer = NULL;
    add_buffer(to, "no capacity", s, 0, TQ_TOO_SMALL);
    add_buffer(to, "one too small", s, most - 1, TQ_TOO_SMALL);
    add_buffer(to, "the largest capacity", s, SIZE_MAX, TQ_OK);
    add_buffer(to, "no count", s, most, TQ_NULL);
    to->one[6].v[2].pointer = NULL;
}

/* Outcomes and their weights, or points and wins: the buffers with two outputs. */
static void add_chances(trials* to, struct slot* s, tq_status without_second) {
    const size_t all = room / sizeof(int32_t);
    const struct {
        const char* what;
        int outcomes, weights, capacity, count;
        tq_status expected;
    } how[] = {{"right", 1, 1, 1, 1, TQ_OK},
               {"no weights", 1, 0, 1, 1, without_second},
               {"no outcomes", 0, 1, 1, 1, TQ_NULL},
               {"neither", 0, 0, 1, 1, TQ_NULL},
               {"only the count", 0, 0, 0, 1, TQ_TOO_SMALL},
               {"no capacity", 1, 1, 0, 1, TQ_TOO_SMALL},
               {"no count", 1, 1, 1, 0, TQ_OK}};
    for (size_t i = 0; i < sizeof how / sizeof *how; ++i) {
        trial* const made = add(to, how[i].what, how[i].expected);
        made->v[0].pointer = how[i].outcomes ? s->out.bytes : NULL;
        made->v[1].pointer = how[i].weights ? s->second.bytes : NULL;
        made->v[2].size = how[i].capacity ? all : 0;
        made->v[3].pointer = how[i].count ? &s->count : NULL;
    }
    add(to, "one too small", TQ_TOO_SMALL)->v[2].size = needed - 1;
    to->one[to->count - 1].v[0].pointer = s->out.bytes;
    to->one[to->count - 1].v[1].pointer = s->second.bytes;
    to->one[to->count - 1].v[3].pointer = &s->count;
}

static void add_chosen(trials* to, const char* what, const choice* options, tq_status expected) {
    trial* const made = add(to, what, expected);
    made->v[0].number = options->variant;
    made->v[1].pointer = (void*)options->value;
    made->v[2].size = options->count;
}

static void add_choices(trials* to, tq_status wrong) {
    static choice all[most_options];
    static const int32_t values[] = {INT32_MIN, -1, INT32_MAX};
    int count = 0;
    add_chosen(to, "right", &scene.options, TQ_OK);
    add_chosen(to, "NULL", &scene.options, TQ_NULL);
    to->one[1].v[1].pointer = NULL;
    add_chosen(to, "NULL without options", &scene.options, TQ_OK);
    to->one[2].v[1].pointer = NULL;
    to->one[2].v[2].size = 0;
    const int32_t variants[] = {-1, 6, INT32_MIN, INT32_MAX};
    for (int i = 0; i < 4; ++i) {
        all[count] = scene.options;
        all[count].variant = variants[i];
        add_chosen(to, "a wrong variant", &all[count++], TQ_NO_SUCH_VARIANT);
    }
    for (size_t option = 0; option < scene.options.count; ++option)
        for (int i = 0; i < 3; ++i) {
            if (i == 2 && most_of(&scene.options, (int32_t)option) == INT32_MAX) continue;
            all[count] = scene.options;
            all[count].value[option] = values[i];
            add_chosen(to, "a wrong option", &all[count++], wrong);
        }
    all[count] = scene.options;
    all[count].value[PLAYERS] = most_of(&scene.options, PLAYERS) + 1;
    add_chosen(to, "too many players", &all[count++], wrong);
    all[count] = scene.options;
    all[count].value[FIRST] = scene.options.value[PLAYERS];
    add_chosen(to, "a seat too many", &all[count++], wrong);
    all[count] = scene.options;
    ++all[count].count;
    add_chosen(to, "an option too many", &all[count++], wrong);
    add_chosen(to, "all too many", &scene.options, wrong);
    to->one[to->count - 1].v[2].size = SIZE_MAX;
    REQUIRE(count <= most_options);
}

/* The sizes of the first versions of structs that have grown. */
static const uint32_t first_io_size = offsetof(tq_batch_io, where);
static const uint32_t first_sizes_size = offsetof(tq_sizes, state_length);

/* The arrays of a batch, each with too little room in turn. Those that are written lie in the slot. */
static void add_io(trials* to, struct slot* s, enum kind kind) {
    static tq_batch_io all[32];
    static union {
        unsigned char bytes[1 << 16];
        uint64_t aligned;
    } more; /* outputs beyond those of the first version */
    static const uint8_t everywhere[places] = {1, 2, 255};
    static const uint64_t random[places] = {0, 1, UINT64_MAX};
    const size_t actions = (size_t)scene.sizes.actions, length = (size_t)scene.sizes.encoding_length;
    const int is_step = kind == IO_OF_STEP, observes = is_step || kind == IO_OF_OBSERVE;
    const int pays = is_step || kind == IO_OF_PLAY_OUT, acts = is_step || kind == IO_OF_WHY_NOT;
    const int chooses = kind == IO_OF_CHOOSE, selects = kind != IO_OF_PLAY_OUT;
    int count = 0;
    tq_batch_io right;
    memset(&right, 0, sizeof right);
    right.struct_size = sizeof right;
    if (acts) right.action = scene.batch_action[0], right.action_capacity = places;
    if (selects) right.where = everywhere, right.where_capacity = places;
    if (chooses) {
        right.random = random, right.random_capacity = places;
        right.chosen = (int32_t*)(void*)s->out.bytes, right.chosen_capacity = places;
    }
    if (observes) {
        right.seat = (int32_t*)(void*)s->out.bytes, right.seat_capacity = places;
        right.mask = (uint8_t*)(right.seat + places), right.mask_capacity = places * actions;
        right.view = (int8_t*)(right.mask + places * actions), right.view_capacity = places * length;
    }
    if (pays) {
        right.reward = (int32_t*)(void*)s->second.bytes;
        right.reward_capacity = places * (size_t)scene.sizes.reward_length;
        if (is_step) right.done = (uint8_t*)(right.reward + right.reward_capacity), right.done_capacity = places;
    }
    unsigned char* next = more.bytes;
#define MORE(array, type, row)                                                     \
    do {                                                                           \
        right.array = (type*)(void*)next, right.array##_capacity = places * (row); \
        next += (places * (row) * sizeof(type) + 7) / 8 * 8;                       \
        REQUIRE(next <= more.bytes + sizeof more.bytes);                           \
        memset(right.array, pattern, places*(row) * sizeof(type));                 \
    } while (0)
    const size_t views = length * (size_t)scene.options.value[PLAYERS], states = (size_t)scene.sizes.state_length;
    if (observes) {
        MORE(number, uint64_t, 1);
        MORE(player, int32_t, 1);
        MORE(length, uint32_t, 1);
        MORE(mask_bits, uint8_t, (actions + 7) / 8);
        MORE(legal_count, int32_t, 1);
        MORE(legal, int32_t, (size_t)scene.sizes.most_legal);
        MORE(seat_view, int8_t, views);
        MORE(state, int8_t, states);
    }
    if (is_step) {
        MORE(truncated, uint8_t, 1);
        MORE(won, uint8_t, (size_t)scene.sizes.reward_length);
        MORE(final_number, uint64_t, 1);
        MORE(final_length, uint32_t, 1);
        MORE(final_view, int8_t, views);
        MORE(final_state, int8_t, states);
    }
#undef MORE
#define WITH(what, expected, change)           \
    do {                                       \
        REQUIRE(count < 32);                   \
        tq_batch_io* const io = &all[count++]; \
        *io = right;                           \
        change;                                \
        add_pointer(to, what, io, expected);   \
    } while (0)
    WITH("right", TQ_OK, (void)0);
    add_pointer(to, "NULL", NULL, TQ_NULL);
    WITH("no struct_size", TQ_NO_STRUCT_SIZE, io->struct_size = 0);
    WITH("a struct_size too small", TQ_WRONG_STRUCT_SIZE, io->struct_size = first_io_size - 1);
    if (selects) {
        WITH("too few places chosen", TQ_TOO_SMALL, io->where_capacity = places - 1);
        WITH("all places", TQ_OK, io->where = NULL);
    }
    if (chooses) {
        WITH("too few random numbers", TQ_TOO_SMALL, io->random_capacity = places - 1);
        WITH("the dice", TQ_OK, io->random = NULL);
        WITH("too few to choose", TQ_TOO_SMALL, io->chosen_capacity = places - 1);
        WITH("nothing to choose", TQ_NULL, io->chosen = NULL);
        WITH("choices over where", TQ_OVERLAP, io->where = s->out.bytes);
    }
    if (observes) {
        WITH("too few seats", TQ_TOO_SMALL, io->seat_capacity = places - 1);
        WITH("too short a mask", TQ_TOO_SMALL, io->mask_capacity -= 1);
        WITH("too short a view", TQ_TOO_SMALL, io->view_capacity = 0);
    }
    if (pays) WITH("too few rewards", TQ_TOO_SMALL, io->reward_capacity -= 1);
    if (observes) {
        WITH("an output over where", TQ_OVERLAP, io->where = io->mask);
        WITH("bits over where", TQ_OVERLAP, io->where = io->mask_bits);
        WITH("too few numbers", TQ_TOO_SMALL, io->number_capacity = places - 1);
        WITH("too few players", TQ_TOO_SMALL, io->player_capacity = places - 1);
        WITH("too few lengths", TQ_TOO_SMALL, io->length_capacity = places - 1);
        WITH("too few bits", TQ_TOO_SMALL, io->mask_bits_capacity -= 1);
        WITH("too few counts", TQ_TOO_SMALL, io->legal_count_capacity = places - 1);
        WITH("too short a list", TQ_TOO_SMALL, io->legal_capacity -= 1);
        WITH("too few views", TQ_TOO_SMALL, io->seat_view_capacity -= 1);
        WITH("too short a state", TQ_TOO_SMALL, io->state_capacity -= 1);
    }
    if (is_step) {
        WITH("too few truncated", TQ_TOO_SMALL, io->truncated_capacity = places - 1);
        WITH("too few winners", TQ_TOO_SMALL, io->won_capacity -= 1);
        WITH("too few final numbers", TQ_TOO_SMALL, io->final_number_capacity = places - 1);
        WITH("too few final lengths", TQ_TOO_SMALL, io->final_length_capacity = places - 1);
        WITH("too few final views", TQ_TOO_SMALL, io->final_view_capacity -= 1);
        WITH("too short a final state", TQ_TOO_SMALL, io->final_state_capacity -= 1);
    }
    if (acts) {
        WITH("too few actions", TQ_TOO_SMALL, io->action_capacity = places - 1);
        WITH("no actions", TQ_NULL, io->action = NULL);
        WITH("an illegal action", is_step ? TQ_REFUSED : TQ_OK, io->action = scene.batch_action[1]);
    }
    if (is_step) {
        WITH("too few done", TQ_TOO_SMALL, io->done_capacity = 0);
        WITH("an output over the actions", TQ_OVERLAP, io->action = io->seat);
    }
#undef WITH
}

static void add_allocators(trials* to) {
    static ledger books;
    static tq_allocator all[5];
    for (int i = 0; i < 5; ++i) all[i] = allocator_of(&books);
    all[1].struct_size = 0;
    all[2].struct_size = sizeof(tq_allocator) - 1;
    all[3].allocate = NULL;
    all[4].release = NULL;
    add_pointer(to, "none", NULL, TQ_OK);
    add_pointer(to, "one's own", &all[0], TQ_OK);
    add_pointer(to, "no struct_size", &all[1], TQ_NO_STRUCT_SIZE);
    add_pointer(to, "a struct_size too small", &all[2], TQ_WRONG_STRUCT_SIZE);
    add_pointer(to, "nothing to allocate with", &all[3], TQ_NULL);
    add_pointer(to, "nothing to release with", &all[4], TQ_NULL);
}

static void add_batch_actions(trials* to) {
    add_input(to, "right", scene.batch_action[0], places, TQ_OK);
    add_input(to, "NULL", NULL, places, TQ_NULL);
    add_input(to, "one too few", scene.batch_action[0], places - 1, TQ_TOO_SMALL);
    add_input(to, "not legal", scene.batch_action[1], places, TQ_OK);
    add_input(to, "too small", scene.batch_action[2], places, TQ_OK);
    add_input(to, "too large", scene.batch_action[3], places, TQ_OK);
    add_input(to, "far too small", scene.batch_action[4], places, TQ_OK);
    add_input(to, "far too large", scene.batch_action[5], places, TQ_OK);
}

static void add_pieces(trials* to) {
    add_input(to, "right", scene.pieces, scene.pieces_count, TQ_OK);
    add_input(to, "NULL", NULL, scene.pieces_count, TQ_NULL);
    add_input(to, "none", scene.pieces, 0, TQ_WRONG_DEAL);
    add_input(to, "one too few", scene.pieces, scene.pieces_count - 1, TQ_WRONG_DEAL);
    add_input(to, "one too many", scene.pieces, scene.pieces_count + 1, TQ_WRONG_DEAL);
    for (int i = 0; i < 5; ++i) add_input(to, "a wrong one", scene.wrong_pieces[i], scene.pieces_count, TQ_WRONG_DEAL);
    /* The discards become a new pile in the games of cards alone. */
    const tq_status with_new_piles = is_triqueta(&scene.options) ? TQ_WRONG_DEAL : TQ_OK;
    const size_t behind = scene.pieces_count + 1;
    add_input(to, "a new pile", scene.new_piles, behind, with_new_piles);
    add_input(to, "seven new piles", scene.new_piles, scene.pieces_count + most_new_piles, with_new_piles);
    add_input(to, "eight", scene.new_piles, scene.pieces_count + most_new_piles + 1, TQ_WRONG_DEAL);
    add_input(to, "a new pile of all cards", scene.long_pile, behind + most_cards, with_new_piles);
    add_input(to, "one of more", scene.long_pile, behind + most_cards + 1, TQ_WRONG_DEAL);
    add_input(to, "one with a wrong card", scene.wrong_pile, behind + 1, TQ_WRONG_DEAL);
}

/* The record of the first action, and such as no action has. */
static void add_first_action(trials* to) {
    static int32_t right[64], wrong[64];
    int32_t kind;
    size_t count;
    REQUIRE(tq_action_fields(scene.options.variant, 0, &kind, right, 64, &count) == TQ_OK);
    for (size_t i = 0; i < count; ++i) wrong[i] = INT32_MAX;
    add_input(to, "right", right, count, TQ_OK);
    add_input(to, "NULL with a length", NULL, 1, TQ_NULL);
    add_input(to, "too long", right, count + 1, TQ_NOT_FOUND);
    add_input(to, "far too long", right, SIZE_MAX, TQ_NOT_FOUND);
    if (count == 0) return;
    add_input(to, "none", NULL, 0, TQ_NOT_FOUND);
    add_input(to, "impossible", wrong, count, TQ_NOT_FOUND);
}

/* Tokens of each of six animals, for so many players. */
static void add_counts(trials* to, size_t players, tq_status expected) {
    static const int32_t right[12] = {1, 2, 3, 4, 5, 0, 0, 15}, negative[12] = {0, -1}, many[12] = {0, 0, 0, 0, 0, 16};
    add_input(to, "right", right, 6 * players, TQ_OK);
    add_input(to, "NULL with a length", NULL, 6 * players, TQ_NULL);
    add_input(to, "NULL without", NULL, 0, expected);
    add_input(to, "too few", right, 6 * players - 1, expected);
    add_input(to, "too many", right, SIZE_MAX, expected);
    add_input(to, "a number below 0", negative, 6 * players, expected);
    add_input(to, "a number above 15", many, 6 * players, expected);
}

/* The table: every value to try for a parameter of each kind. The first one is right. */
static void list_trials(enum kind kind, struct slot* s, trials* to) {
    const int32_t players = scene.options.value[PLAYERS];
    to->count = 0;
    switch (kind) {
        case END: break;

        case GAME: add_handles(to, scene.game, 1, 0, 0); break;
        case CHANCE_GAME: add_handles(to, scene.chance_game, 1, 0, 0); break;
        case UNDONE_GAME: add_handles(to, scene.undone_game, 1, 0, 0); break;
        case OTHER_GAME: add_handles(to, scene.other_game, 1, 0, 0); break;
        case VIEW: add_handles(to, scene.view, 0, 1, 0); break;
        case OTHER_VIEW: add_handles(to, scene.other_view, 0, 1, 0); break;
        case BATCH: add_handles(to, scene.batch, 0, 0, 1); break;
        case OTHER_BATCH: add_handles(to, scene.other_batch, 0, 0, 1); break;
        case GAME_OF_BATCH:
            add_handles(to, scene.game, 1, 0, 0);
            add_pointer(to, "of another variant", scene.other_game, TQ_OTHER_GAME);
            break;
        case VIEW_OF_BATCH:
            add_handles(to, scene.view, 0, 1, 0);
            add_pointer(to, "of another variant", scene.other_view, TQ_OTHER_GAME);
            break;

        case GAME_CHOSEN: add_choices(to, TQ_WRONG_OPTIONS); break;
        case GAME_ASKED: add_choices(to, TQ_REFUSED); break;
        case FAULT_READ: {
            static tq_fault wrong[2];
            wrong[0] = wrong[1] = scene.fault;
            wrong[0].struct_size = 0;
            wrong[1].struct_size = sizeof *wrong - 1;
            add_pointer(to, "right", &scene.fault, TQ_OK);
            add_pointer(to, "NULL", NULL, TQ_NULL);
            add_pointer(to, "no struct_size", &wrong[0], TQ_NO_STRUCT_SIZE);
            add_pointer(to, "a struct_size too small", &wrong[1], TQ_WRONG_STRUCT_SIZE);
            break;
        }
        case ID:
            add_pointer(to, "right", seed, TQ_OK);
            add_pointer(to, "NULL", NULL, TQ_NULL);
            break;
        case CURSOR:
        case CURSOR_IF_KNOWN:
        case ANY_CURSOR_IF_KNOWN: {
            static tq_cursor wrong;
            wrong = scene.cursor;
            wrong.view_hash ^= 1;
            add_pointer(to, "right", &scene.cursor, TQ_OK);
            add_pointer(to, "NULL", NULL, kind == CURSOR ? TQ_NULL : TQ_OK);
            add_pointer(to, "elsewhere", &wrong, kind == CURSOR_IF_KNOWN ? TQ_REFUSED : TQ_OK);
            break;
        }
        case TIME_IF_KNOWN: {
            static const int64_t time = -7;
            add_pointer(to, "right", &time, TQ_OK);
            add_pointer(to, "NULL", NULL, TQ_OK);
            break;
        }
        case IO_OF_OBSERVE:
        case IO_OF_STEP:
        case IO_OF_CHOOSE:
        case IO_OF_WHY_NOT:
        case IO_OF_PLAY_OUT: add_io(to, s, kind); break;
        case ALLOCATOR: add_allocators(to); break;
        case SEED:
            add_pointer(to, "right", seed, TQ_OK);
            add_pointer(to, "NULL", NULL, TQ_NULL);
            break;
        case ENTROPY:
        case CONTRIBUTION:
            add_pointer(to, "right", contribution, TQ_OK);
            add_pointer(to, "NULL", NULL, TQ_NULL);
            add_pointer(to, "a number and zeros", seed, TQ_REFUSED);
            add_pointer(to, "other ones", entropy, kind == ENTROPY ? TQ_OK : TQ_REFUSED);
            break;
        case FAIR_SECRET:
            add_pointer(to, "right", entropy, TQ_OK);
            add_pointer(to, "none", NULL, TQ_REFUSED);
            add_pointer(to, "a number and zeros", seed, TQ_REFUSED);
            add_pointer(to, "another one", contribution, TQ_REFUSED);
            break;
        case DICE_IF_WANTED:
            add_pointer(to, "right", &dice, TQ_OK);
            add_pointer(to, "NULL", NULL, TQ_OK);
            break;
        case ACTIONS_ASKED: add_batch_actions(to); break;

        case PIECES: add_pieces(to); break;
        case EVENTS:
            add_bytes(to, &scene.events);
            to->one[to->count - 1].expected = TQ_OK; /* they name their game */
            break;
        case NEXT_EVENTS: add_bytes(to, &scene.next_events); break;
        case GAME_BYTES:
            add_bytes(to, &scene.game_bytes);
            add_input(to, "a view's", scene.view_bytes.bytes, scene.view_bytes.size, TQ_REFUSED);
            break;
        case VIEW_BYTES:
            add_bytes(to, &scene.view_bytes);
            add_input(to, "a game's", scene.game_bytes.bytes, scene.game_bytes.size, TQ_REFUSED);
            break;
        case VARIANT_NAME: add_text(to, WORDS("mayhem"), TQ_NO_SUCH_VARIANT, TQ_NO_SUCH_VARIANT); break;
        case LANGUAGE_CODE: add_text(to, WORDS("fr"), TQ_NOT_FOUND, TQ_NOT_FOUND); break;
        case ACTION_WORDS: add_text_blob(to, &scene.action_words, TQ_REFUSED, TQ_REFUSED); break;
        case OUTCOME_WORDS: add_text_blob(to, &scene.outcome_words, TQ_REFUSED, TQ_REFUSED); break;
        case EVENT_WORDS: add_text_blob(to, &scene.event_words, TQ_REFUSED, TQ_REFUSED); break;
        case GAME_WORDS:
            add_text_blob(to, &scene.game_words, TQ_REFUSED, TQ_REFUSED);
            add_input(to, "a view's", scene.view_words.bytes, scene.view_words.size, TQ_REFUSED);
            add_input(to, "cut off", scene.game_words.bytes, scene.game_words.size / 2, TQ_REFUSED);
            break;
        case VIEW_WORDS:
            add_text_blob(to, &scene.view_words, TQ_REFUSED, TQ_REFUSED);
            add_input(to, "a game's", scene.game_words.bytes, scene.game_words.size, TQ_REFUSED);
            add_input(to, "cut off", scene.view_words.bytes, scene.view_words.size / 2, TQ_REFUSED);
            break;
        case RECORD:
            add_text_blob(to, &scene.record, TQ_REFUSED, TQ_REFUSED);
            add_input(to, "cut down", scene.seen_record.bytes, scene.seen_record.size, TQ_REFUSED);
            break;
        case SEEN_RECORD:
            add_text_blob(to, &scene.seen_record, TQ_REFUSED, TQ_REFUSED);
            add_input(to, "whole", scene.record.bytes, scene.record.size, TQ_REFUSED);
            break;
        case VIEW_JSON: add_text_blob(to, &scene.view_json, TQ_REFUSED, TQ_REFUSED); break;
        case CHOICE_WORDS: add_text(to, WORDS("race(players=3)"), TQ_REFUSED, TQ_REFUSED); break;
        case CURSOR_WORDS: add_text(to, WORDS("7.00000000000000ff"), TQ_REFUSED, TQ_REFUSED); break;
        case FIRST_MESSAGE:
            add_bytes(to, &scene.first_message);
            add_input(to, "a view's", scene.view_bytes.bytes, scene.view_bytes.size, TQ_REFUSED);
            break;
        case NEXT_MESSAGE: add_bytes(to, &scene.next_message); break;
        case SAVED:
            add_bytes(to, &scene.saved);
            to->one[7].v[1].size = 7; /* any length is read */
            to->one[7].expected = TQ_REFUSED;
            break;
        case SAVED_BATCH:
            add_bytes(to, &scene.saved_batch);
            to->one[7].v[1].size = 7; /* any length is read */
            to->one[7].expected = TQ_REFUSED;
            add_input(to, "a game's", scene.saved.bytes, scene.saved.size, TQ_REFUSED);
            break;
        case ENCODED: {
            const size_t length = (size_t)scene.sizes.encoding_length;
            add_input(to, "right", scene.encoded.bytes, length, TQ_OK);
            add_input(to, "NULL with a length", NULL, length, TQ_NULL);
            add_input(to, "a place too few", scene.encoded.bytes, length - 1, TQ_OUT_OF_RANGE);
            break;
        }
        case PLACES_CHOSEN: {
            static const uint8_t some[places] = {0, 1, 7};
            add_input(to, "right", some, places, TQ_OK);
            add_input(to, "NULL with a length", NULL, places, TQ_NULL);
            add_input(to, "all", NULL, 0, TQ_OK);
            add_input(to, "too few", some, places - 1, TQ_TOO_SMALL);
            break;
        }
        case LINE:
            add_text(to, WORDS("K\xC3\xB6ln \"am Tor\""), TQ_OK, TQ_OK);
            to->one[5].expected = TQ_REFUSED; /* a NUL */
            break;
        case KEY:
            add_text(to, WORDS("key"), TQ_REFUSED, TQ_OK);
            to->one[5].expected = TQ_REFUSED; /* a NUL */
            break;
        case NAMES: add_text(to, WORDS("Ada\nGrace"), TQ_OK, TQ_OK); break;
        case NEW_TAG:
            add_text(to, WORDS("Seat0"), TQ_REFUSED, TQ_REFUSED);
            add_input(to, "one of the library's", WORDS("Players"), TQ_REFUSED);
            break;
        case ANY_TAGGED: add_text_blob(to, &scene.record, TQ_OK, TQ_OK); break;
        case TAGGED_FOR_INDEX: add_text_blob(to, &scene.record, TQ_NO_SUCH_INDEX, TQ_NO_SUCH_INDEX); break;
        case TAGGED: add_text_blob(to, &scene.record, TQ_NOT_FOUND, TQ_NOT_FOUND); break;
        case FAIR_SEATS: {
            static const int32_t seats[][2] = {{0, 1}, {-1, 0}, {0, INT32_MAX}};
            add_input(to, "right", seats[0], 2, TQ_OK);
            add_input(to, "NULL with a length", NULL, 2, TQ_NULL);
            add_input(to, "NULL without", NULL, 0, TQ_OK);
            add_input(to, "too small", seats[1], 2, TQ_NO_SUCH_SEAT);
            add_input(to, "too large", seats[2], 2, TQ_NO_SUCH_SEAT);
            break;
        }
        case FAIR_SOURCE:
            add_text(to, WORDS("a lottery"), TQ_OK, TQ_OK);
            to->one[5].expected = TQ_REFUSED; /* a NUL */
            add_input(to, "a quote", WORDS("\""), TQ_REFUSED);
            break;
        case FAIR_VALUE:
            add_input(to, "right", seed, 3, TQ_OK);
            add_input(to, "NULL with a length", NULL, 3, TQ_NULL);
            add_input(to, "NULL without", NULL, 0, TQ_REFUSED);
            add_input(to, "longer than any", no_handle, 65, TQ_REFUSED);
            add_input(to, "too long, which nothing reads", seed, TQ_MOST_INPUT + 1, TQ_TOO_LONG);
            break;
        case FAIR_BEGUN: add_text_blob(to, &scene.fair_begun, TQ_REFUSED, TQ_REFUSED); break;
        case FAIR_UNCOMMITTED:
            add_text_blob(to, &scene.fair_begun, TQ_REFUSED, TQ_REFUSED);
            add_input(to, "committed", scene.fair_committed.bytes, scene.fair_committed.size, TQ_REFUSED);
            add_input(to, "of no fair deal", scene.record.bytes, scene.record.size, TQ_REFUSED);
            break;
        case FAIR_COMMITTED:
            add_text_blob(to, &scene.fair_committed, TQ_REFUSED, TQ_REFUSED);
            add_input(to, "not committed", scene.fair_begun.bytes, scene.fair_begun.size, TQ_REFUSED);
            add_input(to, "revealed", scene.fair_revealed.bytes, scene.fair_revealed.size, TQ_REFUSED);
            break;
        case FAIR_REVEALED:
            add_text_blob(to, &scene.fair_revealed, TQ_REFUSED, TQ_REFUSED);
            add_input(to, "not revealed", scene.fair_committed.bytes, scene.fair_committed.size, TQ_REFUSED);
            add_input(to, "complete", scene.fair_complete.bytes, scene.fair_complete.size, TQ_REFUSED);
            break;
        case FAIR_COMPLETE:
            add_text_blob(to, &scene.fair_complete, TQ_REFUSED, TQ_REFUSED);
            add_input(to, "not complete", scene.fair_revealed.bytes, scene.fair_revealed.size, TQ_REFUSED);
            break;
        case FAIR_RECORD:
            add_text_blob(to, &scene.fair_record, TQ_REFUSED, TQ_REFUSED);
            add_input(to, "of no fair deal", scene.record.bytes, scene.record.size, TQ_REFUSED);
            break;
        case TAG_NAME: add_text(to, WORDS("White"), TQ_NOT_FOUND, TQ_NOT_FOUND); break;

        case FIELD_NAME: add_text(to, WORDS("table.phase"), TQ_NOT_FOUND, TQ_NOT_FOUND); break;
        case ACTION_RECORD: add_first_action(to); break;
        case PILE: add_counts(to, 1, TQ_OUT_OF_RANGE); break;
        case PILES: add_counts(to, 2, TQ_OUT_OF_RANGE); break;
        case TILES: {
            static const int32_t right[] = {1, 2}, wrong[][2] = {{-1, 0}, {0, 4}};
            add_input(to, "right", right, 2, TQ_OK);
            add_input(to, "NULL with a length", NULL, 2, TQ_NULL);
            add_input(to, "NULL without", NULL, 0, TQ_OUT_OF_RANGE);
            add_input(to, "of one player", right, 1, TQ_OUT_OF_RANGE);
            add_input(to, "too many", right, SIZE_MAX, TQ_OUT_OF_RANGE);
            add_input(to, "too few tiles", wrong[0], 2, TQ_OUT_OF_RANGE);
            add_input(to, "too many tiles", wrong[1], 2, TQ_OUT_OF_RANGE);
            break;
        }
        case KEPT: {
            static const int32_t right[] = {1, 5}, wrong[][2] = {{-1, 0}, {0, 6}};
            add_input(to, "right", right, 2, TQ_OK);
            add_input(to, "none", NULL, 0, TQ_OK);
            add_input(to, "NULL with a length", NULL, 2, TQ_NULL);
            add_input(to, "too many", right, 3, TQ_OUT_OF_RANGE);
            add_input(to, "a number below 0", wrong[0], 2, TQ_OUT_OF_RANGE);
            add_input(to, "an animal that it hasn't", wrong[1], 2, TQ_OUT_OF_RANGE);
            break;
        }
        case CLAIMS: {
            static const int32_t right[] = {1, 0, 3, 6}, wrong[][4] = {{-1, 0, 3, 6}, {3, 0, 3, 6}, {1, 0, 36, 6}};
            add_input(to, "right", right, 4, TQ_OK);
            add_input(to, "none", NULL, 0, TQ_OK);
            add_input(to, "NULL with a length", NULL, 4, TQ_NULL);
            add_input(to, "a claim cut off", right, 3, TQ_OUT_OF_RANGE);
            add_input(to, "too many", right, SIZE_MAX / 8 * 8, TQ_OUT_OF_RANGE);
            add_input(to, "of nobody", wrong[0], 4, TQ_NO_SUCH_SEAT);
            add_input(to, "of a seat too many", wrong[1], 4, TQ_NO_SUCH_SEAT);
            add_input(to, "no card", wrong[2], 4, TQ_OUT_OF_RANGE);
            break;
        }
        case CARDS_LEFT: {
            static const int32_t right[] = {0, 35}, wrong[][2] = {{0, -1}, {0, 36}};
            add_input(to, "right", right, 2, TQ_OK);
            add_input(to, "none", NULL, 0, TQ_OK);
            add_input(to, "NULL with a length", NULL, 2, TQ_NULL);
            add_input(to, "too many", right, SIZE_MAX, TQ_OUT_OF_RANGE);
            add_input(to, "a number below 0", wrong[0], 2, TQ_OUT_OF_RANGE);
            add_input(to, "no card", wrong[1], 2, TQ_OUT_OF_RANGE);
            break;
        }

        case FIELD_LIST:
            add_numbers(to, TQ_VIEW_FIELDS, -1, TQ_ACTION_FIELDS + 99, TQ_OUT_OF_RANGE);
            add_number(to, "none", TQ_ACTION_FIELDS - 1, TQ_OUT_OF_RANGE);
            break;
        case RESULT_FIELD: add_numbers(to, 0, -1, 99, TQ_NO_SUCH_INDEX); break;
        case CHOICES_FIELD:
            add_numbers(to, is_triqueta(&scene.options) ? 2 : 4, -1, scene.sizes.encoding_fields, TQ_NO_SUCH_INDEX);
            add_number(to, "without choices", 0, TQ_OUT_OF_RANGE);
            break;
        case FIELD_CHOICE: add_numbers(to, 0, -1, 99, TQ_OUT_OF_RANGE); break;
        case PIECES_INDEX: add_numbers(to, 0, -1, 1, TQ_NO_SUCH_INDEX); break;
        case PIECE: add_numbers(to, 0, -1, 99, TQ_OUT_OF_RANGE); break;
        case ACTION_KIND: add_numbers(to, 0, -1, 99, TQ_NO_SUCH_INDEX); break;
        case FIRST_KIND: add_numbers(to, 0, -1, 99, TQ_NO_SUCH_INDEX); break;
        case SCORED_VARIANT:
            add_numbers(to, options_of("base_game").variant, -1, 6, TQ_NO_SUCH_VARIANT);
            add_number(to, "of another family", options_of("race").variant, TQ_NO_SUCH_VARIANT);
            break;
        case TILE_COUNT: add_numbers(to, 2, -1, 4, TQ_OUT_OF_RANGE); break;
        case ROCK:
            add_numbers(to, 1, -2, 2, TQ_NO_SUCH_SEAT);
            add_number(to, "nobody's", -1, TQ_OK);
            break;
        case SETTLED_PLAYERS: add_numbers(to, 3, 0, TQ_MOST_PLAYERS + 1, TQ_OUT_OF_RANGE); break;

        case STATUS: add_numbers(to, TQ_REFUSED, -1, TQ_NOT_BEGUN + 1, TQ_OUT_OF_RANGE); break;
        case STRUCT: add_numbers(to, TQ_STRUCT_TOTALS, -1, TQ_STRUCT_FIELD + 1, TQ_OUT_OF_RANGE); break;
        case VARIANT: add_numbers(to, scene.options.variant, -1, 6, TQ_NO_SUCH_VARIANT); break;
        case LANGUAGE: add_numbers(to, TQ_ENGLISH, -1, TQ_FRENCH + 1, TQ_NO_SUCH_LANGUAGE); break;
        case FIELD: add_numbers(to, 0, -1, scene.sizes.encoding_fields, TQ_NO_SUCH_INDEX); break;
        case OPTION_INDEX: add_numbers(to, 1, -1, (int32_t)scene.options.count, TQ_NO_SUCH_INDEX); break;
        case LINE_INDEX: add_numbers(to, 0, -1, scene.sizes.lines, TQ_NO_SUCH_INDEX); break;
        case REFUSAL_INDEX: add_numbers(to, 3, -1, 1000, TQ_NO_SUCH_INDEX); break;
        case FAULT_INDEX: add_numbers(to, 0, -1, 1, TQ_NO_SUCH_INDEX); break;
        case TAG_INDEX: add_numbers(to, 0, -1, 1, TQ_NO_SUCH_INDEX); break;
        case TEXT_TAG_INDEX: add_numbers(to, 0, -1, 99, TQ_NO_SUCH_INDEX); break;
        case KERNEL: {
            int32_t kernels = -1;
            REQUIRE(tq_kernel_count(&kernels) == TQ_OK);
            if (kernels > 0)
                add_numbers(to, 0, -1, kernels, TQ_NO_SUCH_INDEX);
            else
                add_number(to, "none here", 0, TQ_NO_SUCH_INDEX);
            break;
        }
        case KERNEL_OF_BATCH: {
            const int32_t best = best_kernel();
            add_numbers(to, best, best == TQ_ONE_BY_ONE ? -2 : TQ_ONE_BY_ONE, best + 1, TQ_NO_SUCH_INDEX);
            break;
        }
        case KERNEL_OF_GAME: add_numbers(to, TQ_ONE_BY_ONE, -2, best_kernel() + 1, TQ_NO_SUCH_INDEX); break;
        case FUTURE: add_numbers(to, TQ_FUTURE_KNOWN, -1, 2, TQ_OUT_OF_RANGE); break;
        case SPAN: add_numbers(to, TQ_LAST_TURN, -1, 2, TQ_OUT_OF_RANGE); break;
        case HOLDER: add_numbers(to, TQ_BOT, -1, 3, TQ_OUT_OF_RANGE); break;
        case EXIT: add_numbers(to, TQ_RESIGNED, -1, 3, TQ_OUT_OF_RANGE); break;
        case PERSON:
            add_numbers(to, scene.mover, -1, players, TQ_NO_SUCH_SEAT);
            add_number(to, "nobody's", (scene.mover + 1) % players, TQ_REFUSED);
            break;
        case FREE_SEAT:
            add_numbers(to, (scene.mover + 1) % players, -1, players, TQ_NO_SUCH_SEAT);
            add_number(to, "taken", scene.mover, TQ_REFUSED);
            break;
        case PAST:
            add_wide(to, "right", 0, TQ_OK);
            add_wide(to, "now", moment_of(scene.game), TQ_NO_SUCH_MOMENT);
            add_wide(to, "far too large", UINT64_MAX, TQ_NO_SUCH_MOMENT);
            break;
        case PAST_WITH_TIME:
            add_wide(to, "right", moment_of(scene.game) - 1, TQ_OK);
            add_wide(to, "without a time", 0, TQ_NOT_FOUND);
            add_wide(to, "now", moment_of(scene.game), TQ_NO_SUCH_MOMENT);
            break;
        case SEAT:
            add_numbers(to, scene.mover, -1, players, TQ_NO_SUCH_SEAT);
            add_number(to, "a spectator", TQ_SPECTATOR, TQ_NO_SUCH_SEAT);
            break;
        case MOVER:
            add_numbers(to, scene.mover, -1, players, TQ_NO_SUCH_SEAT);
            add_number(to, "a spectator", TQ_SPECTATOR, TQ_NO_SUCH_SEAT);
            add_number(to, "not to move", (scene.mover + 1) % players, TQ_REFUSED);
            break;
        case VIEWER:
        case VIEWER_OR_ALL:
            add_numbers(to, players - 1, -1, players, TQ_NO_SUCH_VIEWER);
            add_number(to, "a spectator", TQ_SPECTATOR, TQ_OK);
            add_number(to, "nobody", TQ_OVER, TQ_NO_SUCH_VIEWER);
            add_number(to, "all", TQ_ALL, kind == VIEWER_OR_ALL ? TQ_OK : TQ_NO_SUCH_VIEWER);
            break;
        case ACTION:
            add_numbers(to, scene.action, -1, scene.sizes.actions, TQ_REFUSED);
            add_number(to, "not legal", scene.wrong_action, TQ_REFUSED);
            break;
        case ACTION_ASKED: add_numbers(to, scene.action, -1, scene.sizes.actions, TQ_OK); break;
        case ACTION_TOLD: add_numbers(to, scene.action, -1, scene.sizes.actions, TQ_NO_SUCH_ACTION); break;
        case OUTCOME:
            add_numbers(to, scene.outcome, -1, scene.sizes.outcomes, TQ_REFUSED);
            add_number(to, "not there", scene.wrong_outcome, TQ_REFUSED);
            break;
        case OUTCOME_TOLD: add_numbers(to, 0, -1, scene.sizes.outcomes, TQ_NO_SUCH_OUTCOME); break;
        case REFUSAL_CODE:
            add_numbers(to, 48, -1, 9999, TQ_NO_SUCH_REFUSAL);
            add_number(to, "none", 0, TQ_NO_SUCH_REFUSAL);
            break;
        case FAIR_SEAT:
            add_numbers(to, 0, -1, players, TQ_NO_SUCH_SEAT);
            add_number(to, "of no contributor", 1, TQ_REFUSED);
            break;
        case PART: add_numbers(to, TQ_PART_COMMITMENT, -1, TQ_PART_MOVES + 1, TQ_OUT_OF_RANGE); break;
        case FLAG: add_number(to, "right", 1, TQ_OK); break;
        case BOUND:
            add(to, "right", TQ_OK)->v[0].word = 6;
            add(to, "the largest", TQ_OK)->v[0].word = UINT32_MAX;
            add(to, "none", TQ_OUT_OF_RANGE)->v[0].word = 0;
            break;
        case SINCE:
            add_wide(to, "right", 0, TQ_OK);
            add_wide(to, "now", moment_of(scene.game), TQ_OK);
            add_wide(to, "to come", moment_of(scene.game) + 1, TQ_NO_SUCH_MOMENT);
            add_wide(to, "far too large", UINT64_MAX, TQ_NO_SUCH_MOMENT);
            break;
        case PLACES:
            add_size(to, "right", 2, TQ_OK);
            add_size(to, "none", 0, TQ_OUT_OF_RANGE);
            add_size(to, "too many", SIZE_MAX / 16, TQ_OUT_OF_RANGE);
            add_size(to, "far too many", SIZE_MAX, TQ_OUT_OF_RANGE);
            break;
        case PLACE:
            add_size(to, "right", places - 1, TQ_OK);
            add_size(to, "too large", places, TQ_NO_SUCH_INDEX);
            add_size(to, "far too large", SIZE_MAX, TQ_NO_SUCH_INDEX);
            break;
        case FIRST_PLACE:
        case RANGE_BEGIN:
            add_size(to, "right", 0, TQ_OK);
            add_size(to, "too large", places + 1, TQ_OUT_OF_RANGE);
            add_size(to, "far too large", SIZE_MAX, TQ_OUT_OF_RANGE);
            if (kind == RANGE_BEGIN) add_size(to, "within a block", 1, TQ_OUT_OF_RANGE);
            break;
        case PLACE_COUNT:
        case RANGE_SIZE:
            add_size(to, "right", places, TQ_OK);
            add_size(to, "none", 0, TQ_OK);
            add_size(to, "too many", places + 1, TQ_OUT_OF_RANGE);
            add_size(to, "far too many", SIZE_MAX, TQ_OUT_OF_RANGE);
            if (kind == RANGE_SIZE) add_size(to, "a part of a block", places - 1, TQ_OUT_OF_RANGE);
            break;
        case ANY_SIZE:
            add_size(to, "right", 1000, TQ_OK);
            add_size(to, "none", 0, TQ_OK);
            add_size(to, "the largest", SIZE_MAX, TQ_OK);
            break;
        case PARTS:
            add_size(to, "right", 2, TQ_OK);
            add_size(to, "the largest", SIZE_MAX, TQ_OK);
            add_size(to, "none", 0, TQ_OUT_OF_RANGE);
            break;
        case PART_OF_PLACES:
            add_size(to, "right", 1, TQ_OK);
            add_size(to, "too large", 2, TQ_OUT_OF_RANGE);
            add_size(to, "far too large", SIZE_MAX, TQ_OUT_OF_RANGE);
            break;
        case EXPANSION:
            add_numbers(to, TQ_RELATIVE_SEATS + TQ_ONE_HOT, -1, 4, TQ_OUT_OF_RANGE);
            add_number(to, "none", 0, TQ_OK);
            break;
        case EXPANDED_FIELD:
            add_numbers(to, 1, -1, scene.sizes.encoding_fields + 1, TQ_NO_SUCH_INDEX);
            add_number(to, "the end", scene.sizes.encoding_fields, TQ_OK);
            break;
        case GAMES:
            add_wide(to, "right", 2, TQ_OK);
            add_wide(to, "none", 0, TQ_OK);
            break;
        case ANY_WIDE:
            add_wide(to, "right", 1, TQ_OK);
            add_wide(to, "the largest", UINT64_MAX, TQ_OK);
            break;

        case NUMBER_OUT:
        case WORD_OUT:
        case WIDE_OUT:
        case SIZE_OUT:
        case GAME_MADE:
        case VIEW_MADE:
        case BATCH_MADE:
        case DICE:
        case DICE_OUT:
        case ID_OUT:
        case DIGEST_OUT:
        case CURSOR_OUT: add_out(to, s, TQ_NULL); break;
        case NUMBER_IF_WANTED:
        case REFUSAL_OUT:
        case WIDE_IF_WANTED:
        case SIZE_IF_WANTED: add_out(to, s, TQ_OK); break;

        case SIZES_OUT: add_struct_out(to, s, TQ_NULL, sizeof(tq_sizes), 4); break;
        case FIELD_OUT: add_struct_out(to, s, TQ_NULL, sizeof(tq_field), sizeof(tq_field) - 4); break;
        case FAULT: add_struct_out(to, s, TQ_OK, sizeof(tq_fault), 8); break;
        case TOTALS:
            add_struct_out(to, s, TQ_NULL, sizeof(tq_totals), sizeof(tq_totals) - 8);
            add_pointer(to, "of as many players", s->out.bytes, TQ_OK);
            to->one[to->count - 1].struct_size = sizeof(tq_totals);
            to->one[to->count - 1].players = players;
            add_pointer(to, "of more players", s->out.bytes, TQ_OTHER_GAME);
            to->one[to->count - 1].struct_size = sizeof(tq_totals);
            to->one[to->count - 1].players = players + 1;
            break;

        case CHARS_OUT:
        case BYTES_OUT: add_buffers(to, s, 1); break;
        case NUMBERS_OUT: add_buffers(to, s, sizeof(int32_t)); break;
        case WIDES_OUT: add_buffers(to, s, sizeof(uint64_t)); break;
        case LEGAL_OUT: add_legal(to, s); break;
        case CHANCE_OUT: add_chances(to, s, TQ_OK); break;
        case SCORES_OUT: add_chances(to, s, TQ_NULL); break;
    }
}

/* How many arguments a parameter stands for. */
static int width_of(enum kind kind) {
    if (kind == CHANCE_OUT || kind == SCORES_OUT) return 4;
    if (kind >= CHARS_OUT && kind <= WIDES_OUT) return 3;
    if (kind == GAME_CHOSEN || kind == GAME_ASKED) return 3;
    if (kind >= PIECES && kind <= CARDS_LEFT) return 2;
    return 1;
}

static size_t element_of(enum kind kind) {
    if (kind == WIDES_OUT) return sizeof(uint64_t);
    return kind == NUMBERS_OUT || kind == LEGAL_OUT || kind == CHANCE_OUT || kind == SCORES_OUT ? sizeof(int32_t) : 1;
}

/* ------------------------------------------------------------------------------------------------ outputs */

static void fill_slot(enum kind kind, struct slot* s, const trial* t) {
    memset(s, pattern, sizeof *s);
    if (kind == TOTALS) {
        tq_totals sum;
        memset(&sum, 0, sizeof sum);
        sum.players = t->players;
        memcpy(s->out.bytes, &sum, sizeof sum);
    }
    if (kind == TOTALS || kind == FAULT || kind == SIZES_OUT || kind == FIELD_OUT)
        memcpy(s->out.bytes, &t->struct_size, sizeof t->struct_size);
}

static int is_untouched(const unsigned char* bytes, size_t from, size_t to) {
    /* Overlapping: each byte is like the one before it. */
    return from >= to || (bytes[from] == pattern && memcmp(bytes + from, bytes + from + 1, to - from - 1) == 0);
}

static int is_zero(const struct slot* s, size_t size) {
    static const unsigned char zeros[16];
    return memcmp(s->out.bytes, zeros, size) == 0 && is_untouched(s->out.bytes, size, room);
}

static void check_number(const struct slot* s, size_t size, tq_status status) {
    CHECK(is_untouched(s->out.bytes, size, room));
    if (status != TQ_OK) CHECK(is_zero(s, size));
}

static void check_fault(const struct slot* s, const trial* t, tq_status status) {
    tq_fault fault;
    int32_t refusal = 0;
    memcpy(&fault, s->out.bytes, sizeof fault);
    CHECK(is_untouched(s->out.bytes, sizeof fault, room) && fault.struct_size == t->struct_size);
    if (t->expected != TQ_OK) {
        CHECK(is_untouched(s->out.bytes, sizeof t->struct_size, room)); /* nobody knows how long it is */
        return;
    }
    CHECK((fault.count > 0) == (status == TQ_REFUSED) && (fault.refusal != 0) == (status == TQ_REFUSED));
    for (int32_t i = 0; i < fault.count; ++i)
        CHECK(tq_fault_refusal(&fault, i, &refusal) == TQ_OK && (i > 0 || refusal == fault.refusal));
    CHECK(tq_fault_refusal(&fault, fault.count, &refusal) == TQ_NO_SUCH_INDEX);
    if (status == TQ_REFUSED) return;
    CHECK(fault.where == 0 && fault.line == 0 && fault.column == 0 && fault.option == -1);
    CHECK(fault.least == 0 && fault.most == 0);
    for (int i = 0; i < 16; ++i) CHECK(fault.details[i] == 0);
}

static void check_buffer(enum kind kind, const struct slot* s, const trial* t, tq_status status) {
    const int is_chance = kind == CHANCE_OUT;
    const size_t element = element_of(kind), capacity = t->v[is_chance ? 2 : 1].size;
    const int has_count = t->v[is_chance ? 3 : 2].pointer != NULL;
    if (has_count && status == TQ_TOO_SMALL) CHECK(s->count.size > capacity);
    if (has_count && status != TQ_OK && status != TQ_TOO_SMALL) CHECK(s->count.size == 0);
    if (!has_count) CHECK(is_untouched(s->count.bytes, 0, sizeof s->count));
    if (status != TQ_OK) {
        CHECK(is_untouched(s->out.bytes, 0, room) && is_untouched(s->second.bytes, 0, room));
        return;
    }
    size_t end = has_count ? s->count.size * element : room;
    CHECK(!has_count || s->count.size <= capacity);
    if (kind == CHARS_OUT && has_count && s->count.size < capacity) CHECK(s->out.bytes[end++] == '\0');
    CHECK(is_untouched(s->out.bytes, end, room) && is_untouched(s->second.bytes, is_chance ? end : 0, room));
}

static void check_slot(enum kind kind, const struct slot* s, const trial* t, tq_status status) {
    void* made = NULL;
    if (kind >= CHARS_OUT && kind <= CHANCE_OUT) {
        check_buffer(kind, s, t, status);
        return;
    }
    if (t->v[0].pointer == NULL) return;
    switch (kind) {
        case NUMBER_OUT:
        case NUMBER_IF_WANTED: check_number(s, sizeof(int32_t), status); break;
        case REFUSAL_OUT:
            CHECK(status == TQ_REFUSED ? !is_zero(s, sizeof(int32_t)) : is_zero(s, sizeof(int32_t)));
            CHECK(is_untouched(s->out.bytes, sizeof(int32_t), room));
            break;
        case WORD_OUT: check_number(s, sizeof(uint32_t), status); break;
        case WIDE_OUT:
        case WIDE_IF_WANTED: check_number(s, sizeof(uint64_t), status); break;
        case SIZE_OUT:
        case SIZE_IF_WANTED: check_number(s, sizeof(size_t), status); break;
        case GAME_MADE:
        case VIEW_MADE:
        case BATCH_MADE:
            memcpy(&made, s->out.bytes, sizeof made);
            CHECK((made != NULL) == (status == TQ_OK));
            CHECK(is_untouched(s->out.bytes, sizeof made, room));
            break;
        case DICE:
        case DICE_OUT: CHECK(is_untouched(s->out.bytes, status == TQ_OK ? sizeof(tq_dice) : 0, room)); break;
        case ID_OUT: CHECK(is_untouched(s->out.bytes, status == TQ_OK ? TQ_ID_SIZE : 0, room)); break;
        case DIGEST_OUT: CHECK(is_untouched(s->out.bytes, status == TQ_OK ? 32 : 0, room)); break;
        case CURSOR_OUT: check_number(s, sizeof(tq_cursor), status); break;
        case SIZES_OUT: CHECK(is_untouched(s->out.bytes, status == TQ_OK ? sizeof(tq_sizes) : 4, room)); break;
        case TOTALS: {
            struct slot before;
            fill_slot(TOTALS, &before, t);
            CHECK(is_untouched(s->out.bytes, sizeof(tq_totals), room));
            if (status != TQ_OK) CHECK(memcmp(before.out.bytes, s->out.bytes, sizeof(tq_totals)) == 0);
            break;
        }
        case FAULT: check_fault(s, t, status); break;
        case IO_OF_OBSERVE:
        case IO_OF_STEP:
        case IO_OF_CHOOSE:
        case IO_OF_WHY_NOT:
        case IO_OF_PLAY_OUT:
            CHECK(status == TQ_OK || (is_untouched(s->out.bytes, 0, room) && is_untouched(s->second.bytes, 0, room)));
            break;
        default: break;
    }
}

static void free_made(enum kind kind, const struct slot* s, const trial* t) {
    void* made = NULL;
    if (t->v[0].pointer == NULL) return;
    memcpy(&made, s->out.bytes, sizeof made);
    if (kind == GAME_MADE) tq_game_free(made);
    if (kind == VIEW_MADE) tq_view_free(made);
    if (kind == BATCH_MADE) tq_batch_free(made);
}

/* ------------------------------------------------------------------------------------------------ calls */

static trials tried[most_parameters];
static const int all_right[most_parameters];
static char doing[200];

/* All arguments, with trial chosen[i] for parameter i. */
static void gather(const function* f, const int* chosen, value* all) {
    int next = 0;
    for (int i = 0; f->parameter[i] != END; ++i) {
        const trial* const t = &tried[i].one[chosen[i]];
        fill_slot(f->parameter[i], &slots[i], t);
        for (int j = 0; j < width_of(f->parameter[i]); ++j) {
            REQUIRE(next < most_values);
            all[next++] = t->v[j];
        }
    }
}

static tq_status call(const function* f, const int* chosen) {
    value all[most_values];
    gather(f, chosen, all);
    const tq_status status = f->call(all);
    for (int i = 0; f->parameter[i] != END; ++i)
        check_slot(f->parameter[i], &slots[i], &tried[i].one[chosen[i]], status);
    if (status != TQ_OK) return status;
    for (int i = 0; f->parameter[i] != END; ++i) free_made(f->parameter[i], &slots[i], &tried[i].one[chosen[i]]);
    return status;
}

static void list_all(const function* f) {
    for (int i = 0; f->parameter[i] != END; ++i) list_trials(f->parameter[i], &slots[i], &tried[i]);
}

static void begin_again(const function* f) {
    const choice options = scene.options;
    clear_scene();
    set_scene(&options);
    list_all(f);
}

static void say(const function* f, int i, const trial* a, int j, const trial* b) {
    snprintf(doing, sizeof doing, "%s, parameter %d: %s", f->name, i, a->what);
    if (b == NULL) return;
    const size_t length = strlen(doing);
    snprintf(doing + length, sizeof doing - length, "; parameter %d: %s", j, b->what);
}

/* Every value of every parameter, with all others right. */
static void try_one_by_one(const function* f) {
    int chosen[most_parameters] = {0};
    const uint64_t before = look_at_handles(1);
    for (int i = 0; f->parameter[i] != END; ++i) {
        for (chosen[i] = 0; chosen[i] < tried[i].count; ++chosen[i]) {
            const tq_status expected = tried[i].one[chosen[i]].expected;
            say(f, i, &tried[i].one[chosen[i]], 0, NULL);
            CHECK(call(f, chosen) == expected);
            const int is_changed = look_at_handles(1) != before;
            CHECK(expected == TQ_OK || !is_changed);
            if (is_changed) begin_again(f);
        }
        chosen[i] = 0;
    }
}

/* Two wrong ones at once: it is one of the two statuses, and nothing else is different. */
static void try_in_pairs(const function* f) {
    int chosen[most_parameters] = {0};
    const uint64_t before = look_at_handles(0);
    for (int i = 0; f->parameter[i] != END; ++i)
        for (int j = i + 1; f->parameter[j] != END; ++j)
            for (int a = 1; a < tried[i].count; ++a)
                for (int b = 1; b < tried[j].count; ++b) {
                    const trial *const one = &tried[i].one[a], *const other = &tried[j].one[b];
                    if (one->expected == TQ_OK || other->expected == TQ_OK) continue;
                    memset(chosen, 0, sizeof chosen);
                    chosen[i] = a;
                    chosen[j] = b;
                    say(f, i, one, j, other);
                    const tq_status status = call(f, chosen);
                    CHECK(status == one->expected || status == other->expected);
                }
    CHECK(look_at_handles(0) == before);
}

/* ------------------------------------------------------------------------------------------------ overlaps */

enum { overlaps = 200, arena_room = 1 << 16 };

static ledger overlap_books;

/* How many bytes a parameter reads, handles and allocators apart; 0 if it is an output. */
static size_t size_of_input(enum kind kind, const trial* t) {
    switch (kind) {
        case GAME_CHOSEN:
        case GAME_ASKED: return t->v[2].size * sizeof(int32_t);
        case SEED:
        case ENTROPY:
        case CONTRIBUTION:
        case FAIR_SECRET: return sizeof seed;
        case FAIR_SEATS: return t->v[1].size * sizeof(int32_t);
        case ID: return TQ_ID_SIZE;
        case CURSOR:
        case CURSOR_IF_KNOWN:
        case ANY_CURSOR_IF_KNOWN: return sizeof(tq_cursor);
        case TIME_IF_KNOWN: return sizeof(int64_t);
        case FAULT_READ: return sizeof(tq_fault);
        case IO_OF_OBSERVE:
        case IO_OF_STEP:
        case IO_OF_CHOOSE:
        case IO_OF_WHY_NOT:
        case IO_OF_PLAY_OUT: return sizeof(tq_batch_io);
        case DICE_IF_WANTED: return sizeof dice;
        case ACTIONS_ASKED:
        case PIECES: return t->v[1].size * sizeof(int32_t);
        default: return kind > PIECES && kind <= TAG_NAME ? t->v[1].size : 0;
    }
}

/* Which of its arguments points to it. */
static int pointer_of(enum kind kind) { return kind == GAME_CHOSEN || kind == GAME_ASKED ? 1 : 0; }

static size_t larger(size_t a, size_t b) { return a > b ? a : b; }

/* How many bytes there are to write; 0 if it isn't an output. */
static size_t size_of_output(enum kind kind) {
    switch (kind) {
        case NUMBER_OUT:
        case NUMBER_IF_WANTED:
        case REFUSAL_OUT:
        case WORD_OUT: return sizeof(int32_t);
        case WIDE_OUT:
        case WIDE_IF_WANTED: return sizeof(uint64_t);
        case SIZE_OUT:
        case SIZE_IF_WANTED: return sizeof(size_t);
        case ID_OUT: return TQ_ID_SIZE;
        case DIGEST_OUT: return 32;
        case CURSOR_OUT: return sizeof(tq_cursor);
        case GAME_MADE:
        case VIEW_MADE:
        case BATCH_MADE: return sizeof(void*);
        case DICE:
        case DICE_OUT: return sizeof(tq_dice);
        case SIZES_OUT: return sizeof(tq_sizes);
        case TOTALS: return sizeof(tq_totals);
        case FAULT: return sizeof(tq_fault);
        case LEGAL_OUT: return (size_t)scene.sizes.most_legal * sizeof(int32_t);
        default: return kind >= CHARS_OUT && kind <= CHANCE_OUT ? needed * element_of(kind) : 0;
    }
}

/* Somewhere in the arena: where something else begins, near it, or anywhere. */
static size_t any_place(tq_dice* mixing, const size_t* begins, int known, size_t arena, size_t size, enum kind kind) {
    const size_t step = kind == CHARS_OUT || kind == BYTES_OUT ? 1 : 8;
    size_t at = known > 0 && below(mixing, 4) > 0 ? begins[below(mixing, (uint32_t)known)] : below(mixing, arena_room);
    at += below(mixing, 4) * step;
    return (at % (arena - size + 1)) / step * step;
}

/* A game whose position can be read anew, and which is at the turn that it tells. */
static void check_sound(const tq_game* game) {
    static blob bytes, again;
    tq_game* read = NULL;
    GATHER(&bytes, uint8_t, tq_game_snapshot(game, out, capacity, &count));
    CHECK(tq_game_from_snapshot(BYTES_OF(bytes), NULL, &read, NULL) == TQ_OK);
    if (read == NULL) return;
    GATHER(&again, uint8_t, tq_game_snapshot(read, out, capacity, &count));
    CHECK(blob_equal(&bytes, &again) && turn_of(read) == turn_of(game));
    tq_game_free(read);
}

static void check_all_sound(void) {
    tq_game* copy = NULL;
    blob bytes = {NULL, 0, 0};
    tq_view* read = NULL;
    check_sound(scene.game);
    check_sound(scene.chance_game);
    check_sound(scene.undone_game);
    check_sound(scene.other_game);
    REQUIRE(tq_game_clone(scene.other_game, TQ_FUTURE_KNOWN, NULL, &copy) == TQ_OK);
    for (size_t place = 0; place < places; ++place) {
        CHECK(tq_batch_game(scene.batch, place, copy) == TQ_OK);
        check_sound(copy);
    }
    tq_game_free(copy);
    GATHER(&bytes, uint8_t, tq_view_snapshot(scene.other_view, out, capacity, &count));
    CHECK(tq_view_from_snapshot(BYTES_OF(bytes), NULL, &read, NULL) == TQ_OK);
    tq_view_free(read);
    blob_free(&bytes);
}

/* Right inputs side by side in one block of memory, and the outputs anywhere in it. Handles may lie nowhere else. */
static void overlap(const function* f, tq_dice* mixing) {
    value all[most_values];
    size_t begins[most_values], end = 0, widest = 8;
    int next = 0, known = 0;
    for (int i = 0; f->parameter[i] != END; ++i) {
        const enum kind kind = f->parameter[i];
        end += (size_of_input(kind, &tried[i].one[0]) + 7) / 8 * 8;
        widest = larger(widest, size_of_output(kind));
    }
    const size_t arena = end + widest + below(mixing, 3) * 8;
    unsigned char* const memory = malloc(arena);
    const tq_allocator allocator = allocator_of(&overlap_books);
    REQUIRE(memory != NULL);
    memset(memory, pattern, arena);
    end = 0;
    for (int i = 0; f->parameter[i] != END; ++i) {
        const trial* const t = &tried[i].one[0];
        const size_t size = size_of_input(f->parameter[i], t);
        for (int j = 0; j < width_of(f->parameter[i]); ++j) all[next + j] = t->v[j];
        if (size > 0) {
            memcpy(memory + end, t->v[pointer_of(f->parameter[i])].pointer, size);
            all[next + pointer_of(f->parameter[i])].pointer = memory + end;
            begins[known++] = end;
            end += (size + 7) / 8 * 8;
        }
        if (f->parameter[i] == ALLOCATOR) all[next].pointer = (void*)&allocator;
        next += width_of(f->parameter[i]);
    }
    next = 0;
    for (int i = 0; f->parameter[i] != END; ++i) {
        const enum kind kind = f->parameter[i];
        const size_t size = size_of_output(kind);
        const int is_buffer = kind >= CHARS_OUT && kind <= CHANCE_OUT;
        if (size > 0 || is_buffer) {
            const size_t at = any_place(mixing, begins, known, arena, size, kind);
            begins[known++] = at;
            all[next].pointer = memory + at;
            memcpy(memory + at, &tried[i].one[0].struct_size, tried[i].one[0].struct_size > 0 ? 4 : 0);
            if (kind == CHANCE_OUT)
                all[next + 1].pointer = memory + any_place(mixing, begins, known, arena, size, kind);
            if (is_buffer) {
                const int capacity = next + width_of(kind) - 2;
                all[capacity].size =
                    kind == CHANCE_OUT || below(mixing, 2) ? size / element_of(kind) : (arena - at) / element_of(kind);
                if (kind == LEGAL_OUT) all[capacity].size = size / element_of(kind);
                all[capacity + 1].pointer = memory + any_place(mixing, begins, known, arena, sizeof(size_t), WIDES_OUT);
            }
        }
        next += width_of(kind);
    }
    const tq_status status = f->call(all);
    CHECK(status >= TQ_OK && status <= TQ_NOT_BEGUN);
    free(memory);
}

/* Whatever outputs overlap, no handle is the worse for it. */
static void try_overlapping(const function* f) {
    tq_dice mixing;
    const uint64_t before = look_at_handles(0);
    REQUIRE(tq_dice_set(&mixing, 31, (uint64_t)(f - functions)) == TQ_OK);
    snprintf(doing, sizeof doing, "%s, outputs that overlap", f->name);
    for (int i = 0; i < overlaps; ++i) {
        overlap(f, &mixing);
        release_all(&overlap_books);
        if (look_at_handles(0) == before) continue;
        check_all_sound();
        begin_again(f);
    }
}

/* ------------------------------------------------------------------------------------------------ sizes of structs */

/* A struct of every size from none to larger than this header's, with not a byte behind it. */
static void try_struct_sizes(const function* f) {
    for (int i = 0, first = 0; f->parameter[i] != END; first += width_of(f->parameter[i++])) {
        const enum kind kind = f->parameter[i];
        const int is_io = kind >= IO_OF_OBSERVE && kind <= IO_OF_PLAY_OUT;
        const int is_read = kind == FAULT_READ || kind == ALLOCATOR || is_io;
        const size_t known = kind == ALLOCATOR ? sizeof(tq_allocator)
                             : is_read         ? size_of_input(kind, &tried[i].one[0])
                             : kind == SIZES_OUT || kind == TOTALS || kind == FAULT ? size_of_output(kind)
                                                                                    : 0;
        if (known == 0) continue;
        for (uint32_t size = 0; size <= known + 64; ++size) {
            value all[most_values];
            const size_t there = size < sizeof size ? sizeof size : size;
            const tq_allocator allocator = allocator_of(&overlap_books);
            unsigned char* const memory = malloc(there);
            REQUIRE(memory != NULL);
            gather(f, all_right, all);
            memset(memory, kind == TOTALS ? 0 : pattern, there);
            if (is_read)
                memcpy(memory, kind == ALLOCATOR ? (const void*)&allocator : tried[i].one[0].v[0].pointer,
                       there < known ? there : known);
            memcpy(memory, &size, sizeof size);
            if (there > known) memset(memory + known, pattern, there - known);
            all[first].pointer = memory;
            snprintf(doing, sizeof doing, "%s, a struct of %u bytes as parameter %d", f->name, (unsigned)size, i);
            const size_t least = is_io ? first_io_size : kind == SIZES_OUT ? first_sizes_size : known;
            const tq_status without = kind == IO_OF_CHOOSE ? TQ_NULL : TQ_OK; /* the first version has no `chosen` */
            const tq_status expected = size == 0      ? TQ_NO_STRUCT_SIZE
                                       : size < least ? TQ_WRONG_STRUCT_SIZE
                                       : size < known ? without
                                                      : TQ_OK;
            const tq_status status = f->call(all);
            CHECK(status == expected);
            CHECK(memcmp(memory, &size, sizeof size) == 0 && is_untouched(memory, known, there));
            if (status == TQ_OK)
                for (int j = 0; f->parameter[j] != END; ++j) free_made(f->parameter[j], &slots[j], &tried[j].one[0]);
            CHECK(overlap_books.live == 0 && overlap_books.mistakes == 0);
            free(memory);
            if (status == TQ_OK && kind == IO_OF_STEP) begin_again(f); /* the actions were played */
        }
        begin_again(f);
    }
}

static void try_function(const function* f) {
    int chosen[most_parameters] = {0};
    needed = 1;
    list_all(f);
    for (int i = 0; f->parameter[i] != END; ++i)
        if (tried[i].one[0].expected != TQ_OK) return; /* a variant that has nothing to ask for */
    snprintf(doing, sizeof doing, "%s, all right", f->name);
    check_in(doing);
    CHECK(call(f, chosen) == TQ_OK);
    for (int i = 0; f->parameter[i] != END; ++i)
        if (f->parameter[i] >= CHARS_OUT && f->parameter[i] <= CHANCE_OUT) needed = slots[i].count.size;
    begin_again(f);
    try_one_by_one(f);
    try_in_pairs(f);
    try_overlapping(f);
    try_struct_sizes(f);
}

/* A pointer that isn't a live handle of this type is left alone. */
static void try_freeing(void) {
    check_in("free");
    const uint64_t before = look_at_handles(1);
    tq_game_free(NULL);
    tq_view_free(NULL);
    tq_batch_free(NULL);
    tq_game_free((tq_game*)no_handle);
    tq_view_free((tq_view*)no_handle);
    tq_batch_free((tq_batch*)no_handle);
    tq_game_free((tq_game*)scene.view);
    tq_game_free((tq_game*)scene.batch);
    tq_view_free((tq_view*)scene.game);
    tq_view_free((tq_view*)scene.batch);
    tq_batch_free((tq_batch*)scene.game);
    tq_batch_free((tq_batch*)scene.view);
    CHECK(look_at_handles(1) == before && tq_version() > 0);
}

static int given_back = 0;

static void* take_memory(void* context, size_t size, size_t alignment) {
    (void)context;
    (void)alignment;
    return malloc(size);
}
static void keep_memory(void* context, void* memory, size_t size, size_t alignment) {
    void** const kept = context;
    (void)size;
    (void)alignment;
    kept[given_back++] = memory;
}

/* Of memory that its owner keeps, the library sees that what was there is freed: it is given back once. */
static void try_freeing_twice(void) {
    check_in("free, twice");
    void* kept[16];
    const tq_allocator keeping = {sizeof keeping, 0, kept, take_memory, keep_memory};
    tq_game* game = NULL;
    tq_view* view = NULL;
    tq_batch* batch = NULL;
    int32_t turn = 0;
    given_back = 0;
    REQUIRE(tq_game_new_numbered(CHOICE(scene.options), seed, 0, &keeping, &game) == TQ_OK &&
            tq_view_new(game, 0, &keeping, &view) == TQ_OK);
    REQUIRE(tq_batch_new(CHOICE(scene.options), 0, 2, &keeping, &batch) == TQ_OK);
    tq_view_free(view);
    tq_batch_free(batch);
    tq_game_free(game);
    const int once = given_back;
    CHECK(once >= 4); /* a batch has its places apart */
    tq_view_free(view);
    tq_batch_free(batch);
    tq_game_free(game);
    CHECK(given_back == once);
    CHECK(tq_game_turn(game, &turn) == TQ_WRONG_HANDLE && tq_view_turn(view, &turn) == TQ_WRONG_HANDLE);
    size_t there = 0;
    CHECK(tq_batch_places(batch, &there) == TQ_WRONG_HANDLE);
    for (int i = 0; i < once; ++i) free(kept[i]);
}

static void try_all(const char* variant) {
    const choice options = options_of(variant);
    set_scene(&options);
    for (int i = 0; i < functions_there; ++i) try_function(&functions[i]);
    try_freeing();
    try_freeing_twice();
    clear_scene();
}

/* ------------------------------------------------------------------------------------------------ the header */

static int is_in_table(const declared* d) {
    for (int i = 0; i < functions_there; ++i)
        if (is_named(d, functions[i].name)) return 1;
    for (int i = 0; i < without_status_there; ++i)
        if (is_named(d, without_status[i])) return 1;
    return 0;
}

/* Whatever the header declares is in the table, and nothing else. */
static void check_table(const char* header) {
    declared d;
    int there = 0;
    for (const char* at = read_header(header); next_declared(&at, &d); ++there) {
        snprintf(doing, sizeof doing, "the table of functions, %.*s", (int)d.name_length, d.name);
        check_in(doing);
        CHECK(is_in_table(&d));
    }
    CHECK(there == functions_there + without_status_there);
}

int main(int count, char** arguments) {
    REQUIRE(count == 2);
    check_table(arguments[1]);
    try_all("base_game");
    try_all("hidden_wolves_duel");
    try_all("mayhem");
    try_all("race");
    free_blobs();
    return check_result();
}

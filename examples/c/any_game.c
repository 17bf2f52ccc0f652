/* Plays every game of the library by its run-time lists alone: no game, option, action or field is named. Of each it
 * draws a table, saves and restores the game in the middle, plays to the end and scores it. */

#include <triqueta.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LANGUAGE = TQ_ENGLISH, ROOM = 4096 };

static void fail(tq_status status, const char* what) {
    char why[200];
    tq_status_text(status, why, sizeof why, NULL);
    printf("%s: %s\n", what, why);
    exit(1);
}
#define DO(call)                              \
    do {                                      \
        const tq_status done = (call);        \
        if (done != TQ_OK) fail(done, #call); \
    } while (0)

/* A choice of a game: the values of all its options. */
typedef struct choice {
    int32_t variant;
    int32_t option[TQ_MOST_OPTIONS];
    size_t count;
} choice;
#define CHOICE(c) (c)->variant, (c)->option, (c)->count

/* ---------------------------------------------------------------------------------------------------- fields */

/* Writes one value in words. */
static void print_value(const choice* of, int32_t list, int32_t index, const tq_field* shape, int32_t value) {
    char word[100] = "";
    if (shape->kind == TQ_CHOICES)
        DO(tq_field_choice(CHOICE(of), list, index, value, word, sizeof word, NULL));
    else if (shape->kind == TQ_PIECES)
        DO(tq_piece_text(of->variant, shape->pieces, value, LANGUAGE, word, sizeof word, NULL));
    else if (shape->kind == TQ_ACTIONS)
        DO(tq_action_text(of->variant, value, LANGUAGE, word, sizeof word, NULL));
    else
        snprintf(word, sizeof word, "%d", (int)value);
    fputs(word, stdout);
}

/* Writes one row of a field. -1 is what isn't there. */
static void print_row(const choice* of, int32_t list, int32_t index, const tq_field* shape, const int32_t* row) {
    int printed = 0;
    for (int32_t place = 0; place < shape->length; ++place) {
        for (int32_t part = 0; part < shape->parts; ++part) {
            const int32_t value = row[place * shape->parts + part];
            if (shape->kind == TQ_COUNTS) {
                char piece[100];
                if (value == 0) continue;
                DO(tq_piece_text(of->variant, shape->pieces, place, LANGUAGE, piece, sizeof piece, NULL));
                printf(" %dx%s", (int)value, piece);
            } else if (value >= shape->least) {
                putchar(part == 0 ? ' ' : '+');
                print_value(of, list, index, shape, value);
            } else {
                continue;
            }
            ++printed;
        }
    }
    if (printed == 0) fputs(" -", stdout);
}

static void print_values(const choice* of, int32_t list, int32_t index, const tq_field* shape, const int32_t* values,
                         size_t count) {
    const size_t width = (size_t)shape->length * (size_t)shape->parts;
    for (size_t at = 0; at < count; at += width) {
        if (at > 0) putchar(',');
        print_row(of, list, index, shape, values + at);
    }
}

static tq_field shape_of(const choice* of, int32_t list, int32_t index) {
    tq_field shape = {.struct_size = sizeof shape};
    DO(tq_field_shape(CHOICE(of), list, index, &shape));
    return shape;
}

/* Draws the fields of a view or of its result, a line each. */
static void draw(const choice* of, const tq_view* view, int32_t list) {
    int32_t fields;
    static int32_t values[ROOM];
    DO(tq_field_count(CHOICE(of), list, &fields));
    for (int32_t index = 0; index < fields; ++index) {
        char name[100];
        size_t count;
        const tq_field shape = shape_of(of, list, index);
        DO((list == TQ_VIEW_FIELDS ? tq_view_field : tq_view_result_field)(view, index, values, ROOM, &count));
        if (count == 0) continue; /* hidden */
        DO(tq_field_name(CHOICE(of), list, index, name, sizeof name, NULL));
        printf("  %s:", name);
        print_values(of, list, index, &shape, values, count);
        putchar('\n');
    }
}

/* ---------------------------------------------------------------------------------------------------- actions */

/* Writes an action by the names of its fields, such as "draw column 2", and finds it again by them. */
static void print_action(const choice* of, int32_t action) {
    char kind_name[100];
    int32_t kind, fields, again, record[64];
    size_t count;
    DO(tq_action_fields(of->variant, action, &kind, record, 64, &count));
    DO(tq_action_kind_name(of->variant, kind, kind_name, sizeof kind_name, NULL));
    fputs(kind_name, stdout);
    DO(tq_field_count(CHOICE(of), TQ_ACTION_FIELDS + kind, &fields));
    for (int32_t index = 0; index < fields; ++index) {
        char name[100];
        const int32_t list = TQ_ACTION_FIELDS + kind;
        const tq_field shape = shape_of(of, list, index);
        DO(tq_field_name(CHOICE(of), list, index, name, sizeof name, NULL));
        printf(" %s", name);
        print_values(of, list, index, &shape, record + shape.offset,
                     (size_t)shape.rows * (size_t)shape.length * (size_t)shape.parts);
    }
    DO(tq_action_find(of->variant, kind, record, count, &again));
    if (again != action) fail(TQ_NOT_FOUND, "the same action");
}

/* Plays an action at random, and prints what a spectator sees of it. */
static void play(const choice* of, tq_game* game, tq_dice* dice, int prints) {
    static int32_t legal[ROOM], seen[ROOM];
    static uint8_t message[ROOM];
    int32_t turn, refusal, fields, kinds;
    uint32_t chosen;
    size_t count, size, numbers;
    tq_view* view;
    tq_cursor cursor;
    DO(tq_game_turn(game, &turn));
    DO(tq_game_legal(game, legal, ROOM, &count));
    DO(tq_dice_below(dice, (uint32_t)count, &chosen));
    DO(tq_view_new(game, TQ_SPECTATOR, NULL, &view));
    DO(tq_view_cursor(view, &cursor));
    if (prints) {
        printf("  seat %d: ", (int)turn);
        print_action(of, legal[chosen]);
        putchar('\n');
    }
    DO(tq_game_play(game, turn, legal[chosen], &refusal));
    DO(tq_game_catch_up(game, TQ_SPECTATOR, &cursor, message, sizeof message, &size));
    DO(tq_view_events(view, message, size, seen, ROOM, &numbers, &refusal));
    DO(tq_field_count(CHOICE(of), TQ_EVENT_FIELDS, &fields));
    DO(tq_action_kind_count(of->variant, &kinds));
    const tq_field last = shape_of(of, TQ_EVENT_FIELDS, fields - 1);
    const size_t length = 2 + (size_t)(last.offset + last.rows * last.length * last.parts);
    for (size_t at = 0; prints && at < numbers; at += length)
        if (seen[at + 1] == kinds) printf("  chance gives seat %d something\n", (int)seen[at]);
    tq_view_free(view);
}

/* ---------------------------------------------------------------------------------------------------- games */

/* Saves a game and restores it, as a server does that is started anew. */
static tq_game* save_and_load(tq_game* game) {
    size_t size;
    tq_game* again;
    tq_fault fault = {.struct_size = sizeof fault};
    if (tq_game_save(game, NULL, 0, &size) != TQ_TOO_SMALL) fail(TQ_NULL, "the size of a saved game");
    uint8_t* const saved = malloc(size);
    if (saved == NULL) fail(TQ_NO_MEMORY, "a saved game");
    DO(tq_game_save(game, saved, size, &size));
    tq_game_free(game);
    DO(tq_game_load(saved, size, 1, NULL, &again, &fault));
    free(saved);
    return again;
}

static void play_game(int32_t variant) {
    choice of = {variant, {0}, 0};
    char text[200];
    static char words[1 << 16];
    uint8_t seed[32] = {7};
    int32_t turn, first_line_end;
    tq_game* game;
    tq_view* view;
    tq_dice dice;

    DO(tq_variant_title(variant, LANGUAGE, text, sizeof text, NULL));
    printf("%s", text);
    DO(tq_game_new(variant, NULL, 0, seed, NULL, &game)); /* the default options */
    DO(tq_game_choice(game, &of.variant, of.option, TQ_MOST_OPTIONS, &of.count));
    DO(tq_choice_text(CHOICE(&of), text, sizeof text, NULL));
    printf(": %s\n", text);

    DO(tq_dice_set(&dice, 1, (uint64_t)variant));
    for (int i = 0; i < 5; ++i) play(&of, game, &dice, 1);
    game = save_and_load(game);
    DO(tq_game_turn(game, &turn));
    DO(tq_view_new(game, turn, NULL, &view));
    draw(&of, view, TQ_VIEW_FIELDS);
    DO(tq_view_legal_text(view, LANGUAGE, words, sizeof words, NULL));
    first_line_end = (int32_t)strcspn(words, "\n");
    printf("  its first legal action: %.*s\n", (int)first_line_end, words);
    tq_view_free(view);

    while (tq_game_turn(game, &turn) == TQ_OK && turn != TQ_OVER) play(&of, game, &dice, 0);
    DO(tq_view_new(game, TQ_SPECTATOR, NULL, &view));
    puts("  --- the end");
    draw(&of, view, TQ_RESULT_FIELDS);
    tq_view_free(view);
    tq_game_free(game);
}

int main(void) {
    int32_t variants;
    DO(tq_variant_count(&variants));
    for (int32_t variant = 0; variant < variants; ++variant) play_game(variant);
    return 0;
}

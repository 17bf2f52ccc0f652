/* Named fields, the words of legal actions, and scoring without a game, compared with what other functions say. */
#include "support.h"

static tq_field shape_of(const choice* options, int32_t list, int32_t index) {
    tq_field shape = {0};
    shape.struct_size = sizeof shape;
    REQUIRE(tq_field_shape(CHOICE(*options), list, index, &shape) == TQ_OK);
    return shape;
}

static int32_t fields_in(const choice* options, int32_t list) {
    int32_t fields = 0;
    REQUIRE(tq_field_count(CHOICE(*options), list, &fields) == TQ_OK);
    return fields;
}

static int32_t find(const choice* options, int32_t list, const char* name) {
    int32_t index = -1;
    REQUIRE(tq_field_find(CHOICE(*options), list, name, strlen(name), &index) == TQ_OK);
    return index;
}

static size_t size_of(const tq_field* shape) {
    return (size_t)shape->rows * (size_t)shape->length * (size_t)shape->parts;
}

static void check_values(const tq_field* shape, const int32_t* values, size_t count) {
    const int may_lack = shape->is_list || shape->is_optional || shape->parts > 1;
    CHECK(count <= size_of(shape));
    CHECK(count % ((size_t)shape->length * (size_t)shape->parts) == 0);
    for (size_t i = 0; i < count; ++i)
        CHECK((values[i] >= shape->least && values[i] <= shape->most) || (values[i] == -1 && may_lack));
}

static int equal_numbers(const blob* values, const int32_t* others, size_t count) {
    return values->size == count * sizeof *others && memcmp(values->bytes, others, values->size) == 0;
}

/* ------------------------------------------------------------------------------------------------ lists */

static void check_list(const choice* options, int32_t list) {
    static blob name, part, text;
    int32_t offset = 0;
    const int32_t fields = fields_in(options, list);
    for (int32_t index = 0; index < fields; ++index) {
        const tq_field shape = shape_of(options, list, index);
        CHECK(shape.offset == offset);
        offset += (int32_t)size_of(&shape);
        CHECK(shape.rows >= 0 && shape.length >= 1 && shape.parts >= 1 && shape.least <= shape.most);
        CHECK(shape.kind >= TQ_NUMBERS && shape.kind <= TQ_ACTIONS);
        CHECK((shape.kind == TQ_PIECES || shape.kind == TQ_COUNTS) == (shape.pieces >= 0));
        CHECK((shape.kind == TQ_CHOICES) == (shape.choices > 0));
        GATHER(&name, char, tq_field_name(CHOICE(*options), list, index, out, capacity, &count));
        GATHER(&part, char, tq_field_part(CHOICE(*options), list, index, out, capacity, &count));
        GATHER(&text, char, tq_field_meaning(CHOICE(*options), list, index, out, capacity, &count));
        CHECK(name.size > 0 && text.size > 0);

        char full[200];
        const size_t dot = part.size > 0;
        REQUIRE(part.size + dot + name.size < sizeof full);
        memcpy(full, part.bytes, part.size);
        if (dot) full[part.size] = '.';
        memcpy(full + part.size + dot, name.bytes, name.size);
        full[part.size + dot + name.size] = '\0';
        CHECK(find(options, list, full) == index);

        for (int32_t value = 0; value < shape.choices; ++value)
            GATHER(&text, char, tq_field_choice(CHOICE(*options), list, index, value, out, capacity, &count));
        if (shape.pieces < 0) continue;
        const int32_t kinds = shape.kind == TQ_COUNTS ? shape.length : shape.most + 1;
        for (int32_t piece = 0; piece < kinds; ++piece)
            GATHER(&text, char, tq_piece_text(options->variant, shape.pieces, piece, TQ_FRENCH, out, capacity, &count));
    }
}

static void check_actions(const choice* options) {
    static blob record;
    int32_t kinds = 0, next = 0, kind = 0, action = 0;
    REQUIRE(tq_action_kind_count(options->variant, &kinds) == TQ_OK && kinds > 0);
    for (int32_t index = 0; index < kinds; ++index) {
        int32_t first = -1, number = -1;
        REQUIRE(tq_action_kind_numbers(options->variant, index, &first, &number) == TQ_OK);
        CHECK(first == next && number > 0);
        check_list(options, TQ_ACTION_FIELDS + index);
        for (next = first; next < first + number; ++next) {
            GATHER(&record, int32_t, tq_action_fields(options->variant, next, &kind, out, capacity, &count));
            CHECK(kind == index);
            for (int32_t i = 0; i < fields_in(options, TQ_ACTION_FIELDS + kind); ++i) {
                const tq_field shape = shape_of(options, TQ_ACTION_FIELDS + kind, i);
                check_values(&shape, &ELEMENT(record, int32_t, (size_t)shape.offset), size_of(&shape));
            }
            CHECK(tq_action_find(options->variant, kind, &ELEMENT(record, int32_t, 0), COUNT_OF(record, int32_t),
                                 &action) == TQ_OK &&
                  action == next);
        }
    }
    CHECK(next == sizes_of(options).actions);
}

/* ------------------------------------------------------------------------------------------------ values */

static void check_view(const choice* options, const tq_view* view) {
    static blob values, others;
    int32_t number = 0, seat = 0;
    for (int32_t index = 0; index < fields_in(options, TQ_VIEW_FIELDS); ++index) {
        const tq_field shape = shape_of(options, TQ_VIEW_FIELDS, index);
        GATHER(&values, int32_t, tq_view_field(view, index, out, capacity, &count));
        check_values(&shape, &ELEMENT(values, int32_t, 0), COUNT_OF(values, int32_t));
    }
    GATHER(&values, int32_t, tq_view_field(view, find(options, TQ_VIEW_FIELDS, "turn"), out, capacity, &count));
    CHECK(tq_view_turn(view, &number) == TQ_OK && equal_numbers(&values, &number, 1));
    GATHER(&values, int32_t, tq_view_field(view, find(options, TQ_VIEW_FIELDS, "viewer"), out, capacity, &count));
    CHECK(tq_view_viewer(view, &seat) == TQ_OK);
    CHECK(ELEMENT(values, int32_t, 0) == (seat == TQ_SPECTATOR ? -1 : seat));

    const int32_t result = TQ_RESULT_FIELDS;
    for (int32_t index = 0; index < fields_in(options, result); ++index) {
        const tq_field shape = shape_of(options, result, index);
        GATHER(&values, int32_t, tq_view_result_field(view, index, out, capacity, &count));
        check_values(&shape, &ELEMENT(values, int32_t, 0), COUNT_OF(values, int32_t));
    }
    GATHER(&values, int32_t, tq_view_result_field(view, find(options, result, "points"), out, capacity, &count));
    GATHER(&others, int32_t, tq_view_points(view, out, capacity, &count));
    CHECK(blob_equal(&values, &others));
    GATHER(&values, int32_t, tq_view_result_field(view, find(options, result, "winners"), out, capacity, &count));
    GATHER(&others, int32_t, tq_view_winners(view, out, capacity, &count));
    CHECK(others.size <= values.size && memcmp(values.bytes, others.bytes, others.size) == 0);
    for (size_t i = COUNT_OF(others, int32_t); i < COUNT_OF(values, int32_t); ++i)
        CHECK(ELEMENT(values, int32_t, i) == -1);
}

static void check_legal_text(const choice* options, const tq_game* game, const tq_view* view) {
    static blob legal, one, all, text;
    GATHER(&legal, int32_t, tq_game_legal(game, out, capacity, &count));
    GATHER(&text, char, tq_game_legal_text(game, TQ_GERMAN, out, capacity, &count));
    GATHER(&all, char, tq_view_legal_text(view, TQ_GERMAN, out, capacity, &count));
    CHECK(blob_equal(&text, &all));
    size_t at = 0;
    for (size_t i = 0; i < COUNT_OF(legal, int32_t); ++i) {
        const int32_t action = ELEMENT(legal, int32_t, i);
        GATHER(&one, char, tq_action_text(options->variant, action, TQ_GERMAN, out, capacity, &count));
        REQUIRE(at + one.size < text.size);
        CHECK(memcmp(text.bytes + at, one.bytes, one.size) == 0 && text.bytes[at + one.size] == '\n');
        at += one.size + 1;
    }
    CHECK(at == text.size);
}

/* Events of a message and loose ones: the same numbers, of seats that there are. */
static void check_events(const choice* options, const tq_game* game, uint64_t since, const tq_view* before,
                         int32_t viewer) {
    static blob message, events, of_message, numbers;
    tq_cursor cursor;
    int32_t kinds = 0;
    REQUIRE(tq_view_cursor(before, &cursor) == TQ_OK);
    REQUIRE(tq_action_kind_count(options->variant, &kinds) == TQ_OK);
    GATHER(&message, uint8_t, tq_game_catch_up(game, viewer, &cursor, out, capacity, &count));
    GATHER(&events, uint8_t, tq_game_events(game, viewer, since, out, capacity, &count));
    GATHER(&of_message, int32_t, tq_view_events(before, message.bytes, message.size, out, capacity, &count, NULL));
    GATHER(&numbers, int32_t, tq_view_events(before, events.bytes, events.size, out, capacity, &count, NULL));
    CHECK(blob_equal(&of_message, &numbers));
    const int32_t fields = fields_in(options, TQ_EVENT_FIELDS);
    const tq_field last = shape_of(options, TQ_EVENT_FIELDS, fields - 1);
    const size_t length = 2 + (size_t)last.offset + size_of(&last);
    const size_t seat_at =
        2 + (size_t)shape_of(options, TQ_EVENT_FIELDS, find(options, TQ_EVENT_FIELDS, "seat")).offset;
    CHECK(COUNT_OF(numbers, int32_t) % length == 0 && numbers.size > 0);
    for (size_t at = 0; at < COUNT_OF(numbers, int32_t); at += length) {
        CHECK(ELEMENT(numbers, int32_t, at) >= 0 && ELEMENT(numbers, int32_t, at) < options->value[PLAYERS]);
        CHECK(ELEMENT(numbers, int32_t, at) == ELEMENT(numbers, int32_t, at + seat_at));
        CHECK(ELEMENT(numbers, int32_t, at + 1) >= 0 && ELEMENT(numbers, int32_t, at + 1) <= kinds);
    }
}

/* What a spectator may not see has no values. */
static void check_hidden(const choice* options, const tq_view* view, int is_spectator) {
    static blob part, values;
    int hidden = 0;
    for (int32_t index = 0; index < fields_in(options, TQ_VIEW_FIELDS); ++index) {
        GATHER(&part, char, tq_field_part(CHOICE(*options), TQ_VIEW_FIELDS, index, out, capacity, &count));
        GATHER(&values, int32_t, tq_view_field(view, index, out, capacity, &count));
        const int is_own = part.size == 3 && memcmp(part.bytes, "own", 3) == 0;
        CHECK(!(is_own && is_spectator) || values.size == 0);
        hidden += is_own;
    }
    CHECK(hidden > 0);
}

/* The words of an outcome, in an event. */
static void check_outcome_words(const choice* options) {
    static blob words, events;
    tq_fault fault = {0};
    fault.struct_size = sizeof fault;
    for (int32_t outcome = 0; outcome < sizes_of(options).outcomes; ++outcome)
        for (int32_t language = TQ_ENGLISH; language <= TQ_FRENCH; ++language) {
            char line[100] = "0: (";
            GATHER(&words, char, tq_outcome_text(options->variant, outcome, language, out, capacity, &count));
            REQUIRE(words.size + 6 < sizeof line);
            memcpy(line + 4, words.bytes, words.size);
            line[4 + words.size] = ')';
            GATHER(&events, uint8_t,
                   tq_event_parse(CHOICE(*options), line, words.size + 5, language, out, capacity, &count, &fault));
        }
}

/* ------------------------------------------------------------------------------------------------ scoring */

static const int32_t* field_values(const choice* options, const tq_view* view, const char* name, blob* into) {
    GATHER(into, int32_t, tq_view_field(view, find(options, TQ_VIEW_FIELDS, name), out, capacity, &count));
    return &ELEMENT(*into, int32_t, 0);
}

/* The score pad agrees with the game about what lies on its table. */
static void check_scores(const choice* options, const tq_view* view) {
    static blob up, tiles, rock, points, winners, lines, tie;
    int32_t scored[TQ_MOST_PLAYERS], wins[TQ_MOST_PLAYERS], pad[32], tie_break = -1;
    const int32_t players = options->value[PLAYERS];
    size_t given = 0, all_wins = 0;
    const int32_t* const piles = field_values(options, view, "up", &up);
    const int32_t* const all_tiles = field_values(options, view, "tiles", &tiles);
    const int32_t rock_at = *field_values(options, view, "rock", &rock);
    CHECK(tq_score_players(options->variant, piles, COUNT_OF(up, int32_t), all_tiles, COUNT_OF(tiles, int32_t), rock_at,
                           scored, wins, TQ_MOST_PLAYERS, &given, &tie_break) == TQ_OK);
    GATHER(&points, int32_t, tq_view_points(view, out, capacity, &count));
    CHECK(equal_numbers(&points, scored, (size_t)players));
    GATHER(&winners, int32_t, tq_view_winners(view, out, capacity, &count));
    for (int32_t i = 0; i < players; ++i) all_wins += wins[i] == 1;
    CHECK(all_wins == COUNT_OF(winners, int32_t));
    for (size_t i = 0; i < COUNT_OF(winners, int32_t); ++i) CHECK(wins[ELEMENT(winners, int32_t, i)] == 1);
    const int32_t tie_at = find(options, TQ_RESULT_FIELDS, "tie_break");
    GATHER(&tie, int32_t, tq_view_result_field(view, tie_at, out, capacity, &count));
    CHECK(equal_numbers(&tie, &tie_break, 1));
    const size_t kinds = COUNT_OF(up, int32_t) / (size_t)players;
    for (int32_t seat = 0; seat < players; ++seat) {
        CHECK(tq_score_lines(options->variant, piles + (size_t)seat * kinds, kinds, all_tiles[seat], seat == rock_at,
                             pad, 32, &given) == TQ_OK);
        GATHER(&lines, int32_t, tq_view_lines(view, seat, out, capacity, &count));
        CHECK(equal_numbers(&lines, pad, COUNT_OF(lines, int32_t)));
    }
}

/* Two bears and three rams lie on the table: a bear makes a triqueta, and a ram too many would break one. */
static void check_best_reveal(void) {
    const int32_t variant = options_of("base_game").variant;
    const int32_t pile[6] = {0, 0, 0, 0, 3, 2}, kept[2] = {5, 4};
    int32_t mask = 9;
    CHECK(tq_best_reveal(variant, pile, 6, kept, 2, &mask) == TQ_OK && mask == 1);
    CHECK(tq_best_reveal(variant, pile, 6, kept + 1, 1, &mask) == TQ_OK && mask == 0);
    CHECK(tq_best_reveal(variant, pile, 6, NULL, 0, &mask) == TQ_OK && mask == 0);
}

/* Seat 0 has a pure triangle, seat 1 claims two 1s and a 2 of a cut while the 3s lie in the middle. */
static void check_settle(void) {
    const int32_t claims[] = {0, 0, 3, 6, 1, 1, 2, 4}, left[] = {7, 8};
    int32_t seats[10], cards[3 * 36];
    const int32_t expected[10] = {6, 1, 0, 0, 0, -5, 0, 0, 1, 2}; /* it lacks a 2, and two 3s that are there */
    size_t count = 0;
    CHECK(tq_settle(2, claims, 8, left, 2, seats, 10, &count) == TQ_OK && count == 10);
    CHECK(memcmp(seats, expected, sizeof expected) == 0);
    CHECK(tq_settle_cards(2, claims, 8, left, 2, cards, 3 * 36, &count) == TQ_OK && count == 3 * 36);
    CHECK(cards[0] == 0 && cards[1] == 2 && cards[2] == 0); /* one of three was found */
    CHECK(cards[3 * 7] == 0);                               /* the claim lacks it */
    CHECK(cards[3 * 27 + 1] == 0);                          /* jokers don't belong to this game */
}

static void play_through(const choice* options) {
    static const uint8_t seed[32] = {4, 2};
    tq_game* game = NULL;
    tq_view *view = NULL, *before = NULL;
    tq_dice choices;
    REQUIRE(tq_dice_set(&choices, 3, (uint64_t)options->variant) == TQ_OK);
    REQUIRE(tq_game_new(CHOICE(*options), seed, NULL, &game) == TQ_OK);
    check_in("lists");
    for (int32_t list = TQ_VIEW_FIELDS; list <= TQ_EVENT_FIELDS; ++list) check_list(options, list);
    if (options->value[PLAYERS] == 2) check_actions(options);
    if (options->value[PLAYERS] == 2) check_outcome_words(options);
    check_in("values");
    REQUIRE(tq_view_new(game, TQ_SPECTATOR, NULL, &before) == TQ_OK);
    REQUIRE(tq_view_new(game, TQ_SPECTATOR, NULL, &view) == TQ_OK);
    for (int step = 0; turn_of(game) != TQ_OVER; ++step) {
        const uint64_t since = moment_of(game);
        const int32_t viewer =
            step % 3 == 0 ? TQ_SPECTATOR : (int32_t)below(&choices, (uint32_t)options->value[PLAYERS]);
        if (step % 5 == 0) {
            REQUIRE(tq_view_refresh(game, turn_of(game), view) == TQ_OK);
            check_legal_text(options, game, view);
            check_view(options, view);
        }
        REQUIRE(tq_view_refresh(game, viewer, before) == TQ_OK);
        play_on(game, &choices, 1);
        if (step % 2 == 0) check_events(options, game, since, before, viewer);
        if (step % 7 == 0) check_hidden(options, before, viewer == TQ_SPECTATOR);
    }
    REQUIRE(tq_view_refresh(game, TQ_SPECTATOR, view) == TQ_OK);
    check_view(options, view);
    if (is_triqueta(options)) check_scores(options, view);
    tq_view_free(view);
    tq_view_free(before);
    tq_game_free(game);
}

int main(void) {
    most_players = 4;
    each_game(play_through);
    check_in("scoring");
    check_best_reveal();
    check_settle();
    return check_result();
}

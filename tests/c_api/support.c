#include "support.h"

#include <stdio.h>
#include <stdlib.h>

static const char* checked = "";
static unsigned long checks = 0;
static unsigned long failures = 0;

enum { most_messages = 40, towers = 4, columns = 5, light_levels = 3 };

void check_in(const char* name) { checked = name; }

void check_that(int holds, const char* file, int line, const char* what) {
    ++checks;
    if (holds) return;
    if (++failures <= most_messages) printf("%s:%d: %s: not so: %s\n", file, line, checked, what);
}

void require_that(int holds, const char* file, int line, const char* what) {
    check_that(holds, file, line, what);
    if (!holds) exit(check_result());
}

int check_result(void) {
    printf("%lu checks, %lu failed\n", checks, failures);
    return failures == 0 && checks > 0 ? 0 : 1;
}

void* blob_make_room(blob* b, size_t size) {
    if (b->bytes == NULL || b->room < size + 1) {
        free(b->bytes);
        b->room = 2 * size + 1;
        b->bytes = malloc(b->room);
        REQUIRE(b->bytes != NULL);
    }
    b->size = 0;
    return b->bytes;
}

int blob_equal(const blob* a, const blob* b) {
    return a->size == b->size && (a->size == 0 || memcmp(a->bytes, b->bytes, a->size) == 0);
}

void blob_free(blob* b) {
    free(b->bytes);
    memset(b, 0, sizeof *b);
}

static choice default_options(int32_t variant) {
    choice made = {variant, 0, {0}};
    int32_t count = 0, least = 0, most = 0;
    REQUIRE(tq_option_count(variant, &count) == TQ_OK && count <= TQ_MOST_OPTIONS);
    made.count = (size_t)count;
    for (int32_t i = 0; i < count; ++i) REQUIRE(tq_option_bounds(variant, i, &least, &most, &made.value[i]) == TQ_OK);
    return made;
}

choice options_of(const char* variant) {
    int32_t number = 0;
    REQUIRE(tq_variant_find(variant, strlen(variant), &number) == TQ_OK);
    return default_options(number);
}

tq_sizes sizes_of(const choice* options) {
    tq_sizes sizes;
    sizes.struct_size = sizeof sizes;
    REQUIRE(tq_choice_sizes(CHOICE(*options), &sizes) == TQ_OK);
    return sizes;
}

int32_t most_of(const choice* options, int32_t option) {
    int32_t least = 0, most = 0, initial = 0;
    REQUIRE(tq_option_bounds(options->variant, option, &least, &most, &initial) == TQ_OK);
    return most;
}

int32_t most_players = TQ_MOST_PLAYERS;

void each_game(void (*f)(const choice* options)) {
    int32_t variants = 0;
    REQUIRE(tq_variant_count(&variants) == TQ_OK);
    for (int32_t variant = 0; variant < variants; ++variant) {
        choice options = default_options(variant);
        const int32_t least = options.value[PLAYERS], most = most_of(&options, PLAYERS);
        if (is_race(&options)) options.value[OWN] = 60; /* turns */
        for (int32_t players = least; players <= most && players <= most_players; ++players) {
            options.value[PLAYERS] = players;
            options.value[FIRST] = (players + variant) % players;
            f(&options);
        }
        if (variant != options_of("mayhem").variant) continue;
        options.value[PLAYERS] = least;
        options.value[FIRST] = 0;
        options.value[OWN] = 1; /* fast */
        f(&options);
    }
}

int is_triqueta(const choice* options) { return options->variant < options_of("mayhem").variant; }

int is_race(const choice* options) { return options->variant == options_of("race").variant; }

static int has_shadows(const choice* options) { return sizes_of(options).outcomes == 7; }

int height_of(const choice* options, int tower) { return light_levels + (tower > 0 && has_shadows(options)); }

static void shuffle(int32_t* pieces, size_t count, tq_dice* dice) {
    for (size_t i = count; i > 1; --i) {
        const size_t j = below(dice, (uint32_t)i);
        const int32_t one = pieces[i - 1];
        pieces[i - 1] = pieces[j];
        pieces[j] = one;
    }
}

static size_t deal_tokens(const choice* options, tq_dice* dice, int32_t* pieces) {
    int32_t light[60], shadow[15];
    size_t count = 0, next_light = 0, next_shadow = 0;
    for (int i = 0; i < 60; ++i) light[i] = i / 10;
    for (int i = 0; i < 15; ++i) shadow[i] = i < 6 ? i : 6; /* nine of them wolves */
    shuffle(light, 60, dice);
    shuffle(shadow, 15, dice);
    for (int tower = 0; tower < towers; ++tower)
        for (int column = 0; column < columns; ++column)
            for (int level = height_of(options, tower); level > 0; --level)
                pieces[count++] = level > light_levels ? shadow[next_shadow++] : light[next_light++];
    return count;
}

static size_t deal_cards(const choice* options, tq_dice* dice, int32_t* pieces) {
    enum { kinds_of_pieces = 27, copies_of_a_piece = 3 }; /* behind them stand the jokers */
    const int32_t kinds = sizes_of(options).outcomes;
    size_t count = 0;
    for (int32_t card = 0; card < kinds; ++card)
        for (int copy = 0; copy < (card < kinds_of_pieces ? copies_of_a_piece : 1); ++copy) pieces[count++] = card;
    shuffle(pieces, count, dice);
    return count;
}

size_t deal_by_hand(const choice* options, tq_dice* dice, int32_t* pieces) {
    const size_t count = is_triqueta(options) ? deal_tokens(options, dice, pieces) : deal_cards(options, dice, pieces);
    REQUIRE(count == (size_t)sizes_of(options).pieces);
    return count;
}

uint32_t below(tq_dice* dice, uint32_t bound) {
    uint32_t number = 0;
    REQUIRE(tq_dice_below(dice, bound, &number) == TQ_OK && number < bound);
    return number;
}

int32_t any_action(const tq_game* game, tq_dice* choices) {
    int32_t actions[512];
    size_t count = 0;
    REQUIRE(tq_game_legal(game, actions, sizeof actions / sizeof *actions, &count) == TQ_OK);
    return count == 0 ? -1 : actions[below(choices, (uint32_t)count)];
}

void answer_chance(tq_game* game, tq_dice* chance) {
    while (turn_of(game) == TQ_CHANCE) REQUIRE(tq_game_draw(game, chance, NULL, NULL, NULL) == TQ_OK);
}

void play_on(tq_game* game, tq_dice* choices, int most) {
    for (answer_chance(game, choices); most > 0 && turn_of(game) != TQ_OVER; --most) {
        REQUIRE(tq_game_play(game, turn_of(game), any_action(game, choices), NULL) == TQ_OK);
        answer_chance(game, choices);
    }
}

int32_t turn_of(const tq_game* game) {
    int32_t turn = 0;
    REQUIRE(tq_game_turn(game, &turn) == TQ_OK);
    return turn;
}

uint64_t hash_of(const tq_game* game) {
    uint64_t hash = 0;
    REQUIRE(tq_game_hash(game, &hash) == TQ_OK);
    return hash;
}

uint64_t moment_of(const tq_game* game) {
    uint64_t moment = 0;
    REQUIRE(tq_game_moment(game, &moment) == TQ_OK);
    return moment;
}

static void portray_tags(const tq_game* game, blob* into) {
    static blob name, value;
    int32_t tags = 0;
    REQUIRE(tq_game_tag_count(game, &tags) == TQ_OK);
    into->size = 0;
    for (int32_t i = 0; i < tags; ++i) {
        GATHER(&name, char, tq_game_tag_name(game, i, out, capacity, &count));
        GATHER(&value, char, tq_game_tag(game, TEXT_OF(name), out, capacity, &count));
        REQUIRE(into->size + name.size + value.size <= into->room);
        memcpy(into->bytes + into->size, name.bytes, name.size);
        into->size += name.size;
        if (value.size > 0) memcpy(into->bytes + into->size, value.bytes, value.size);
        into->size += value.size;
    }
}

void portray(const tq_game* game, blob* into) {
    static blob tags, seats;
    size_t position = 0, record = 0;
    const uint64_t numbers[2] = {moment_of(game), (uint64_t)turn_of(game)};
    unsigned char* to = NULL;
    if (tags.bytes == NULL) blob_make_room(&tags, 1 << 14);
    portray_tags(game, &tags);
    GATHER(&seats, char, tq_game_seats_json(game, out, capacity, &count));
    REQUIRE(tq_game_snapshot(game, NULL, 0, &position) == TQ_TOO_SMALL);
    const tq_status asked = tq_game_record(game, TQ_ALL, NULL, 0, &record);
    REQUIRE(asked == TQ_TOO_SMALL || asked == TQ_NO_RECORD);
    to = blob_make_room(into, sizeof numbers + tags.size + seats.size + position + record);
    memcpy(to, numbers, sizeof numbers);
    to += sizeof numbers;
    if (tags.size > 0) memcpy(to, tags.bytes, tags.size);
    to += tags.size;
    memcpy(to, seats.bytes, seats.size);
    to += seats.size;
    REQUIRE(tq_game_snapshot(game, to, position, NULL) == TQ_OK);
    to += position;
    if (asked == TQ_TOO_SMALL) REQUIRE(tq_game_record(game, TQ_ALL, (char*)to, record, NULL) == TQ_OK);
    into->size = sizeof numbers + tags.size + seats.size + position + record;
}

/* Behind each block lies a fence, which nobody may touch. */
enum { fence = 16, fence_byte = 0xE7 };

static int has_fence(const unsigned char* end) {
    for (int i = 0; i < fence; ++i)
        if (end[i] != fence_byte) return 0;
    return 1;
}

static void* take(void* context, size_t size, size_t alignment) {
    ledger* const books = context;
    const int fails = ++books->asked == books->fails_at;
    if (books->meanwhile != NULL) books->meanwhile();
    if (fails && (!books->misaligns || alignment == 1)) return NULL; /* no address is odd for that */
    REQUIRE(books->live < sizeof books->block / sizeof *books->block && size > 0);
    struct block* const b = &books->block[books->live];
    b->begin = malloc(size + fence + (fails ? 1 : 0));
    REQUIRE(b->begin != NULL);
    b->memory = (char*)b->begin + (fails ? 1 : 0);
    b->size = size;
    b->alignment = alignment;
    memset(b->memory, 0xA5, size); /* nobody may rely on zeros */
    memset((unsigned char*)b->memory + size, fence_byte, fence);
    ++books->live;
    return b->memory;
}

static void give_back(void* context, void* memory, size_t size, size_t alignment) {
    ledger* const books = context;
    if (books->meanwhile != NULL) books->meanwhile();
    for (size_t i = 0; i < books->live; ++i) {
        struct block* const b = &books->block[i];
        if (b->memory != memory) continue;
        if (b->size != size || b->alignment != alignment) ++books->mistakes;
        if (!has_fence((unsigned char*)memory + b->size)) ++books->mistakes;
        memset(memory, 0x5A, b->size); /* nobody may look at it any more */
        free(b->begin);
        *b = books->block[--books->live];
        return;
    }
    ++books->mistakes;
}

tq_allocator allocator_of(ledger* books) {
    const tq_allocator allocator = {sizeof allocator, 0, books, take, give_back};
    return allocator;
}

void release_all(ledger* books) {
    while (books->live > 0) free(books->block[--books->live].begin);
}

const char* read_header(const char* path) {
    static char text[1 << 17];
    FILE* const file = fopen(path, "rb");
    REQUIRE(file != NULL);
    const size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    REQUIRE(length > 0 && length < sizeof text - 1);
    text[length] = '\0';
    return text;
}

int next_declared(const char** at, declared* found) {
    const char* comment = NULL;
    const char* const function = strstr(*at, "\nTQ_API ");
    if (function == NULL) return 0;
    for (const char* next = strstr(*at, "/**"); next != NULL && next < function; next = strstr(next + 1, "/**"))
        comment = next;
    REQUIRE(comment != NULL);
    const char* const name_end = strchr(function, '(');
    const char* name = name_end;
    while (name[-1] != ' ' && name[-1] != '*') --name;
    found->comment = comment;
    found->name = name;
    found->name_length = (size_t)(name_end - name);
    found->end = strchr(function, ';');
    *at = found->end;
    return 1;
}

int declared_with(const declared* function, const char* words) {
    const char* const at = strstr(function->comment, words);
    return at != NULL && at < function->end;
}

int is_named(const declared* function, const char* name) {
    return strlen(name) == function->name_length && memcmp(name, function->name, function->name_length) == 0;
}

/* Fair deals: the vectors of tests/golden/fair_deals.json, which were worked out without the library, and a game from
 * its first commitment to the verification of its record. */
#include "support.h"
#include "vectors.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------ vectors */

enum { most_text = 8192, most_seats = 32 };

/* The value at a place of a list of values in hexadecimal digits. */
static void hex_at(const char* list, size_t place, uint8_t to[32]) {
    list += 1 + place * 68; /* 64 digits in quotes, a comma and a blank */
    REQUIRE(hex(list, to, 32) == 32);
}

static void check_vector(const char* line) {
    int32_t options[8] = {0}, seats[most_seats], listed[most_seats], variant = -1, phase = -1;
    char text[2][most_text], source[200];
    uint8_t id[16], secret[32], bytes[32], expected[32], value[64];
    size_t count = 0, listed_count = 0;
    const char* const game = value_of(line, "game") + 1;
    REQUIRE(tq_variant_find(game, strcspn(game, "\""), &variant) == TQ_OK);
    options[0] = (int32_t)strtol(value_of(line, "players"), NULL, 10);
    options[1] = (int32_t)strtol(value_of(line, "first"), NULL, 10);
    const size_t option_count = 2 + numbers(value_of(line, "options"), options + 2);
    const size_t seat_count = numbers(value_of(line, "contributors"), seats);
    const uint64_t number = strtoull(value_of(line, "number") + 1, NULL, 10);
    const char* const named = value_of(line, "source") + 1;
    snprintf(source, sizeof source, "%.*s", (int)strcspn(named, "\""), named);
    REQUIRE(hex(value_of(line, "match"), id, 16) == 16 && hex(value_of(line, "secret"), secret, 32) == 32);

    REQUIRE(tq_fair_begin(variant, options, option_count, id, number, seats, seat_count, source, strlen(source), secret,
                          text[0], most_text, &count, NULL) == TQ_OK);
    CHECK(hex(value_of(line, "commitment"), expected, 32) == 32);
    char digits[65];
    REQUIRE(tq_text_tag(text[0], count, WORDS("FairCommitment"), digits, sizeof digits, NULL) == TQ_OK);
    CHECK(hex(digits, bytes, 32) == 32 && memcmp(bytes, expected, 32) == 0);
    CHECK(tq_fair_awaited(text[0], count, &phase, listed, most_seats, &listed_count, NULL) == TQ_OK);
    CHECK(listed_count == seat_count && memcmp(listed, seats, seat_count * sizeof *seats) == 0);
    for (size_t i = 0; i < seat_count; ++i) {
        uint8_t contribution[32];
        hex_at(value_of(line, "contributions"), i, contribution);
        hex_at(value_of(line, "commitments"), i, expected);
        CHECK(tq_fair_commitment(text[0], count, seats[i], contribution, bytes, NULL) == TQ_OK);
        CHECK(memcmp(bytes, expected, 32) == 0);
        REQUIRE(tq_fair_commit(text[0], count, seats[i], bytes, text[1], most_text, &count, NULL) == TQ_OK);
        memcpy(text[0], text[1], count);
    }
    for (size_t i = 0; i < seat_count; ++i) {
        hex_at(value_of(line, "contributions"), i, bytes);
        REQUIRE(tq_fair_reveal(text[0], count, seats[i], bytes, text[1], most_text, &count, NULL) == TQ_OK);
        memcpy(text[0], text[1], count);
    }
    const size_t value_length = hex(value_of(line, "public"), value, sizeof value);
    if (value_length > 0) {
        REQUIRE(tq_fair_reveal_public(text[0], count, value, value_length, text[1], most_text, &count, NULL) == TQ_OK);
        memcpy(text[0], text[1], count);
    }
    CHECK(tq_fair_awaited(text[0], count, &phase, listed, most_seats, &listed_count, NULL) == TQ_OK);
    CHECK(phase == TQ_FAIR_NOTHING && listed_count == 0);
    REQUIRE(hex(value_of(line, "seed"), expected, 32) == 32);
    CHECK(tq_fair_seed(text[0], count, secret, bytes, NULL) == TQ_OK && memcmp(bytes, expected, 32) == 0);

    tq_game *fair = NULL, *dealt = NULL;
    REQUIRE(tq_game_new_fair(text[0], count, secret, NULL, &fair, NULL) == TQ_OK);
    REQUIRE(tq_game_new(variant, options, option_count, expected, NULL, &dealt) == TQ_OK);
    CHECK(tq_game_id(fair, bytes) == TQ_OK && memcmp(bytes, id, 16) == 0);
    tq_dice choices;
    REQUIRE(tq_dice_set(&choices, 1, 1) == TQ_OK);
    tq_dice same = choices;
    play_on(fair, &choices, 20);
    play_on(dealt, &same, 20);
    CHECK(hash_of(fair) == hash_of(dealt));
    tq_game_free(fair);
    tq_game_free(dealt);
}

static void check_vectors(const char* path) {
    static char line[1 << 16];
    int vectors = 0, seeds = 0;
    uint8_t bytes[32];
    FILE* const file = fopen(path, "rb");
    REQUIRE(file != NULL);
    while (fgets(line, sizeof line, file) != NULL) {
        check_in("fair_deals.json");
        if (strstr(line, "\"contributors\"") != NULL) check_vector(line), ++vectors;
        if (strncmp(line, "{\"bytes\"", 8) != 0) continue;
        char text[2048];
        tq_fault fault = {.struct_size = sizeof fault};
        REQUIRE(hex(value_of(line, "bytes"), bytes, 32) == 32);
        const int is_guessable = strncmp(value_of(line, "guessable"), "true", 4) == 0;
        const tq_status status =
            tq_fair_begin(0, NULL, 0, bytes, 0, NULL, 0, NULL, 0, bytes, text, sizeof text, NULL, &fault);
        CHECK(status == (is_guessable ? TQ_REFUSED : TQ_OK));
        CHECK(fault.refusal == (is_guessable ? TQ_REFUSAL_GUESSABLE_SEED : 0));
        ++seeds;
    }
    fclose(file);
    CHECK(vectors > 20 && seeds > 10);
}

/* ------------------------------------------------------------------------------------------------ a game */

static void check_game(void) {
    static const uint8_t secret[32] = "any 32 bytes that look random 1", id[16] = {42};
    static char record[1 << 16];
    char text[most_text];
    size_t count = 0;
    int32_t refusal = 0;
    tq_game *game = NULL, *loaded = NULL;
    tq_fault fault = {.struct_size = sizeof fault};
    const choice options = options_of("base_game");
    REQUIRE(tq_fair_begin(CHOICE(options), id, 1, NULL, 0, NULL, 0, secret, text, sizeof text, &count, NULL) == TQ_OK);
    REQUIRE(tq_game_new_fair(text, count, secret, NULL, &game, NULL) == TQ_OK);
    tq_dice choices;
    REQUIRE(tq_dice_set(&choices, 1, 2) == TQ_OK);
    play_on(game, &choices, 1); /* a draw, which its player saw */
    CHECK(tq_game_undo(game, TQ_LAST_ACTION, 1, &refusal) == TQ_REFUSED);
    CHECK(refusal == TQ_REFUSAL_UNDO_WOULD_FORGET);
    REQUIRE(tq_game_record(game, TQ_ALL, record, sizeof record, &count) == TQ_OK);
    CHECK(tq_record_verify(record, count, TQ_PART_COMMITMENT, &fault) == TQ_REFUSED);
    CHECK(fault.refusal == TQ_REFUSAL_NO_SEED);
    CHECK(tq_record_verify(record, count, TQ_PART_MOVES, &fault) == TQ_OK);

    static uint8_t saved[1 << 14];
    REQUIRE(tq_game_save(game, saved, sizeof saved, &count) == TQ_OK);
    REQUIRE(tq_game_load(saved, count, 1, NULL, &loaded, NULL) == TQ_OK);
    play_on(loaded, &choices, 1000);
    REQUIRE(tq_game_record(loaded, TQ_ALL, record, sizeof record, &count) == TQ_OK);
    for (int32_t part = TQ_PART_COMMITMENT; part <= TQ_PART_MOVES; ++part)
        CHECK(tq_record_verify(record, count, part, &fault) == TQ_OK);
    uint8_t of_record[32], of_text[32];
    CHECK(tq_fair_seed(record, count, NULL, of_record, NULL) == TQ_OK);
    CHECK(tq_fair_seed(text, strlen(text), secret, of_text, NULL) == TQ_OK);
    CHECK(memcmp(of_record, of_text, 32) == 0);
    char* const digit = strstr(record, "[FairSecret \"") + 13;
    *digit = *digit == '0' ? '1' : '0';
    CHECK(tq_record_verify(record, count, TQ_PART_COMMITMENT, &fault) == TQ_REFUSED);
    CHECK(fault.refusal == TQ_REFUSAL_WRONG_COMMITMENT && fault.column == 2);
    CHECK(tq_record_verify(record, count, TQ_PART_DEAL, &fault) == TQ_OK);
    tq_game_free(game);
    tq_game_free(loaded);
}

int main(int argc, char** argv) {
    REQUIRE(argc == 2);
    check_vectors(argv[1]);
    check_game();
    return check_result();
}

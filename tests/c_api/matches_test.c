/* Games as sessions: history, copies, saving, messages, tags, seats, undo by agreement. Each game of every variant. */
#include "support.h"

#include <stdio.h>

enum { most_happened = 1 << 14 };

static const uint8_t seed[32] = {5, 0, 7};
static const uint8_t id[TQ_ID_SIZE] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};

static tq_game* new_game(const choice* options) {
    tq_game* game = NULL;
    REQUIRE(tq_game_new(CHOICE(*options), seed, NULL, &game) == TQ_OK);
    return game;
}

static tq_dice dice_of(uint64_t purpose) {
    tq_dice dice;
    REQUIRE(tq_dice_set(&dice, 99, purpose) == TQ_OK);
    return dice;
}

static uint64_t changes_of(const tq_game* game) {
    uint64_t changes = 0;
    REQUIRE(tq_game_changes(game, &changes) == TQ_OK);
    return changes;
}

static tq_cursor cursor_of(const tq_game* game, int32_t viewer) {
    tq_cursor at = {0, 0};
    REQUIRE(tq_game_cursor(game, viewer, &at) == TQ_OK);
    return at;
}

static void catch_up(const tq_game* game, int32_t viewer, const tq_cursor* from, blob* message) {
    GATHER(message, uint8_t, tq_game_catch_up(game, viewer, from, out, capacity, &count));
}

static void check_same_views(const tq_view* a, const tq_view* b) {
    uint64_t of_a = 0, of_b = 1;
    CHECK(tq_view_hash(a, &of_a) == TQ_OK && tq_view_hash(b, &of_b) == TQ_OK && of_a == of_b);
}

static void save(const tq_game* game, blob* into) { GATHER(into, uint8_t, tq_game_save(game, out, capacity, &count)); }

/* ------------------------------------------------------------------------------------------------ history */

/* What happened, replayed in an open game, leads to the same position; and each view of the past is what was seen. */
static void history(const choice* options) {
    check_in("history");
    static blob a, b;
    tq_dice choices = dice_of(1);
    tq_game *const game = new_game(options), *replayed = NULL;
    tq_view *past = NULL, *then = NULL;
    int32_t seat = 0, number = 0;
    int64_t time = 0;
    play_on(game, &choices, 12);
    const int64_t at_noon = 12;
    const int32_t turn = turn_of(game);
    const uint64_t before = moment_of(game);
    REQUIRE(turn >= 0);
    CHECK(tq_game_play_at(game, NULL, turn, any_action(game, &choices), &at_noon, NULL) == TQ_OK);
    CHECK(tq_game_time(game, before, &time) == TQ_OK && time == at_noon);
    CHECK(tq_game_time(game, before - 1, &time) == TQ_NOT_FOUND && time == 0);
    play_on(game, &choices, 12);
    CHECK(tq_game_time(game, moment_of(game) - 1, &time) == TQ_NOT_FOUND);
    CHECK(tq_game_time(game, moment_of(game), &time) == TQ_NO_SUCH_MOMENT);

    REQUIRE(tq_game_new_open(CHOICE(*options), NULL, &replayed) == TQ_OK);
    REQUIRE(tq_view_new(replayed, 0, NULL, &then) == TQ_OK && tq_view_new(replayed, 0, NULL, &past) == TQ_OK);
    for (uint64_t i = 0; i < moment_of(game); ++i) {
        CHECK(tq_view_refresh_at(game, 0, i, past) == TQ_OK && tq_view_refresh(replayed, 0, then) == TQ_OK);
        check_same_views(past, then);
        tq_cursor at = {0, 0};
        CHECK(tq_view_cursor(past, &at) == TQ_OK && at.moment == i);
        CHECK(tq_game_happened(game, i, &seat, &number) == TQ_OK && seat == turn_of(replayed));
        if (seat == TQ_CHANCE)
            REQUIRE(tq_game_reveal(replayed, number, NULL, NULL) == TQ_OK);
        else
            REQUIRE(tq_game_play(replayed, seat, number, NULL) == TQ_OK);
    }
    GATHER(&a, uint8_t, tq_game_snapshot(game, out, capacity, &count));
    GATHER(&b, uint8_t, tq_game_snapshot(replayed, out, capacity, &count));
    CHECK(blob_equal(&a, &b));
    CHECK(tq_game_happened(game, moment_of(game), &seat, &number) == TQ_NO_SUCH_MOMENT && seat == 0 && number == 0);
    CHECK(tq_view_refresh_at(game, 0, moment_of(game) + 1, past) == TQ_NO_SUCH_MOMENT);

    /* A turn is all that one seat did. */
    uint64_t start = moment_of(game);
    int32_t last = -1;
    while (start > 0) {
        CHECK(tq_game_happened(game, start - 1, &seat, &number) == TQ_OK);
        if (seat != TQ_CHANCE && last >= 0 && seat != last) break;
        if (seat != TQ_CHANCE) last = seat;
        --start;
    }
    while (tq_game_happened(game, start, &seat, &number) == TQ_OK && seat == TQ_CHANCE) ++start;
    CHECK(tq_game_undo(game, TQ_LAST_TURN, 1, NULL) == TQ_OK && moment_of(game) == start);
    CHECK(tq_game_undo(game, 2, 1, NULL) == TQ_OUT_OF_RANGE && tq_game_undo(game, -1, 1, NULL) == TQ_OUT_OF_RANGE);
    tq_view_free(past);
    tq_view_free(then);
    tq_game_free(game);
    tq_game_free(replayed);
}

/* ------------------------------------------------------------------------------------------------ copies */

/* A plain copy waits for its chance; an exact one has the deal of the original. */
static void futures(const choice* options) {
    check_in("futures");
    static blob a, b;
    tq_dice choices = dice_of(2), same;
    tq_game *const game = new_game(options), *plain = NULL, *exact = NULL;
    play_on(game, &choices, 6);
    REQUIRE(tq_game_clone(game, TQ_FUTURE_UNKNOWN, NULL, &plain) == TQ_OK);
    REQUIRE(tq_game_clone(game, TQ_FUTURE_KNOWN, NULL, &exact) == TQ_OK);
    CHECK(hash_of(plain) == hash_of(game) && hash_of(exact) == hash_of(game));
    tq_game_free(plain);
    CHECK(tq_game_clone(game, 2, NULL, &plain) == TQ_OUT_OF_RANGE && plain == NULL);
    CHECK(tq_game_clone(game, TQ_FUTURE_UNKNOWN, NULL, &plain) == TQ_OK);
    CHECK(tq_game_copy(game, -1, plain) == TQ_OUT_OF_RANGE);
    int waits = 0;
    same = choices;
    for (int i = 0; i < 300 && turn_of(plain) >= 0; ++i) {
        REQUIRE(tq_game_play(plain, turn_of(plain), any_action(plain, &choices), NULL) == TQ_OK);
        waits += turn_of(plain) == TQ_CHANCE;
    }
    CHECK(waits == 1);
    choices = same;
    play_on(exact, &same, 12);
    play_on(game, &choices, 12);
    portray(game, &a);
    portray(exact, &b);
    CHECK(blob_equal(&a, &b));
    CHECK(tq_game_copy(game, TQ_FUTURE_UNKNOWN, exact) == TQ_OK);
    save(game, &a);
    save(exact, &b);
    CHECK(!blob_equal(&a, &b)); /* it lacks the deal */
    CHECK(tq_game_copy(game, TQ_FUTURE_KNOWN, game) == TQ_OK);
    CHECK(tq_game_copy(game, TQ_FUTURE_UNKNOWN, game) == TQ_OK);
    save(game, &a);
    CHECK(a.size == b.size); /* neither does its own copy of itself */
    tq_game_free(game);
    tq_game_free(plain);
    tq_game_free(exact);
}

/* ------------------------------------------------------------------------------------------------ saving */

/* A loaded game goes on exactly as the saved one, its chance included, and has all that the session had. */
static void saving(const choice* options) {
    check_in("saving");
    static blob saved, a, b, again;
    tq_dice choices = dice_of(3), same, chance = dice_of(4);
    for (int by_dice = 0; by_dice < 2; ++by_dice) {
        tq_game *game = NULL, *loaded = NULL;
        tq_fault fault;
        fault.struct_size = sizeof fault;
        REQUIRE(tq_game_new_open(CHOICE(*options), NULL, &game) == TQ_OK);
        if (!by_dice) {
            tq_game_free(game);
            game = new_game(options);
        } else {
            REQUIRE(tq_game_set_dice(game, &chance, NULL) == TQ_OK);
        }
        REQUIRE(tq_game_set_id(game, id) == TQ_OK);
        CHECK(tq_game_take_seat(game, 0, TQ_BOT) == TQ_OK);
        CHECK(tq_game_set_tag(game, WORDS("Seat0"), WORDS("Ada \"the first\""), NULL) == TQ_OK);
        play_on(game, &choices, 20);
        CHECK(tq_game_undo(game, TQ_LAST_ACTION, 1, NULL) == TQ_OK);
        save(game, &saved);
        REQUIRE(tq_game_load(BYTES_OF(saved), 7, NULL, &loaded, &fault) == TQ_OK && fault.refusal == 0);
        CHECK(changes_of(loaded) == 0 && changes_of(game) > 0);
        CHECK(tq_game_redo(loaded, NULL) == TQ_OK && tq_game_redo(game, NULL) == TQ_OK);
        same = choices;
        play_on(game, &choices, 20);
        play_on(loaded, &same, 20);
        portray(game, &a);
        portray(loaded, &b);
        CHECK(blob_equal(&a, &b));

        uint8_t its_id[TQ_ID_SIZE] = {0};
        int32_t holder = 0, exit = -1;
        CHECK(tq_game_id(loaded, its_id) == TQ_OK && memcmp(id, its_id, sizeof id) == 0);
        CHECK(tq_game_seat(loaded, 0, &holder, &exit) == TQ_OK && holder == TQ_BOT && exit == TQ_NO_EXIT);
        GATHER(&again, char, tq_game_tag(loaded, WORDS("Seat0"), out, capacity, &count));
        CHECK(again.size == 15 && memcmp(again.bytes, "Ada \"the first\"", 15) == 0);
        tq_game_free(loaded);

        /* Any byte may be wrong, and any number of them missing: it is refused, with its place. */
        for (size_t i = 0; i < saved.size; i += 1 + saved.size / 64) {
            saved.bytes[i] ^= 0x10;
            CHECK(tq_game_load(BYTES_OF(saved), 7, NULL, &loaded, &fault) == TQ_REFUSED && loaded == NULL);
            CHECK(fault.refusal != 0 && fault.count == 1 && fault.where <= saved.size && fault.line == 0);
            saved.bytes[i] ^= 0x10;
            CHECK(tq_game_load(saved.bytes, i, 7, NULL, &loaded, NULL) == TQ_REFUSED);
        }
        tq_game_free(game);
    }
}

/* The seed is in the whole record after the game, if it dealt no other game. */
static void seeds(const choice* options) {
    check_in("seeds");
    tq_dice choices = dice_of(5);
    for (int numbered = 0; numbered < 2; ++numbered) {
        tq_game* game = NULL;
        blob record = {NULL, 0, 0};
        REQUIRE((numbered ? tq_game_new_numbered(CHOICE(*options), seed, 0, NULL, &game)
                          : tq_game_new(CHOICE(*options), seed, NULL, &game)) == TQ_OK);
        play_on(game, &choices, 4);
        GATHER(&record, char, tq_game_record(game, TQ_ALL, out, capacity, &count));
        CHECK(tq_text_tag(TEXT_OF(record), WORDS("Seed"), NULL, 0, NULL) == TQ_NOT_FOUND);
        CHECK(tq_game_close(game, WORDS("enough"), NULL) == TQ_OK);
        GATHER(&record, char, tq_game_record(game, TQ_ALL, out, capacity, &count));
        CHECK(tq_text_tag(TEXT_OF(record), WORDS("Seed"), NULL, 0, NULL) == (numbered ? TQ_NOT_FOUND : TQ_TOO_SMALL));
        GATHER(&record, char, tq_game_record(game, TQ_SPECTATOR, out, capacity, &count));
        CHECK(tq_text_tag(TEXT_OF(record), WORDS("Seed"), NULL, 0, NULL) == TQ_NOT_FOUND);
        blob_free(&record);
        tq_game_free(game);
    }
}

/* ------------------------------------------------------------------------------------------------ messages */

static int sentences_there = 0;

/* The sentences of a message are those of the same events, and nothing else is told of one that doesn't come next. */
static void check_sentences(const tq_view* view, const blob* message, const blob* events, int32_t expected) {
    static blob a, b;
    static const char names[] = "Ada\n\nGrace";
    int32_t refusal = -1;
    if (expected != 0) {
        CHECK(tq_view_sentences(view, BYTES_OF(*message), TQ_ENGLISH, NULL, 0, 0, NULL, 0, NULL, &refusal) ==
                  TQ_REFUSED &&
              refusal == expected);
        return;
    }
    GATHER(&a, char,
           tq_view_sentences(view, BYTES_OF(*message), TQ_GERMAN, WORDS(names), 1, out, capacity, &count, &refusal));
    GATHER(&b, char,
           tq_view_sentences(view, BYTES_OF(*events), TQ_GERMAN, WORDS(names), 1, out, capacity, &count, &refusal));
    CHECK(refusal == 0 && (a.size == 0 || blob_equal(&a, &b)));
    sentences_there += a.size > 0;
    CHECK(a.size == 0 || a.bytes[a.size - 1] == '\n');
}

/* A client that loses, repeats and reorders messages is never wrong in silence. */
static void messages(const choice* options) {
    check_in("messages");
    static blob first, message, events, old, late;
    tq_dice choices = dice_of(6);
    tq_game *game = new_game(options), *loaded = NULL;
    tq_view *view = NULL, *current = NULL;
    const int32_t viewer = options->value[PLAYERS] - 1;
    uint8_t its_id[TQ_ID_SIZE] = {0};
    int32_t refusal = -1, number = 0;
    tq_cursor at, seen;
    tq_fault fault;
    fault.struct_size = sizeof fault;
    REQUIRE(tq_game_set_id(game, id) == TQ_OK);
    catch_up(game, viewer, NULL, &first);
    REQUIRE(tq_view_join(BYTES_OF(first), NULL, &view, &fault) == TQ_OK);
    CHECK(tq_view_id(view, its_id) == TQ_OK && memcmp(id, its_id, sizeof id) == 0);
    CHECK(tq_view_viewer(view, &number) == TQ_OK && number == viewer);
    REQUIRE(tq_view_new(game, viewer, NULL, &current) == TQ_OK);
    seen = cursor_of(game, viewer);
    for (int i = 0; i < 8; ++i) {
        const uint64_t since = seen.moment;
        play_on(game, &choices, 1);
        if (message.size > 0) memcpy(blob_make_room(&old, message.size), message.bytes, message.size);
        old.size = message.size;
        catch_up(game, viewer, &seen, &message);
        GATHER(&events, uint8_t, tq_game_events(game, viewer, since, out, capacity, &count));
        check_sentences(view, &message, &events, 0);
        CHECK(tq_view_advance(view, BYTES_OF(message), &refusal) == TQ_OK && refusal == 0);
        CHECK(tq_view_advance(view, BYTES_OF(message), &refusal) == TQ_REFUSED);
        CHECK(refusal == TQ_REFUSAL_REPEATED_MESSAGE);
        check_sentences(view, &message, &events, TQ_REFUSAL_REPEATED_MESSAGE);
        if (i > 0) CHECK(tq_view_advance(view, BYTES_OF(old), &refusal) == TQ_REFUSED);
        CHECK(tq_view_refresh(game, viewer, current) == TQ_OK);
        check_same_views(view, current);
        seen = cursor_of(game, viewer);
        CHECK(tq_view_cursor(view, &at) == TQ_OK && at.moment == seen.moment && at.view_hash == seen.view_hash);
        tq_view* joined = NULL;
        if (tq_view_join(BYTES_OF(message), NULL, &joined, &fault) == TQ_REFUSED)
            CHECK(joined == NULL && fault.refusal == TQ_REFUSAL_MISSED_MESSAGES);
        else
            check_same_views(joined, view);
        tq_view_free(joined);
    }
    const tq_cursor before = seen;
    play_on(game, &choices, 1);
    seen = cursor_of(game, viewer);
    play_on(game, &choices, 1);
    catch_up(game, viewer, &seen, &late);
    refusal = 0;
    if (tq_view_advance(view, BYTES_OF(late), &refusal) == TQ_REFUSED) CHECK(refusal == TQ_REFUSAL_MISSED_MESSAGES);

    /* After an undo, the cursor isn't on the line of play; who catches up gets the whole view. */
    CHECK(tq_game_undo(game, TQ_LAST_ACTION, 1, NULL) == TQ_OK);
    CHECK(tq_game_play_at(game, &before, turn_of(game), any_action(game, &choices), NULL, &refusal) == TQ_REFUSED);
    CHECK(refusal == TQ_REFUSAL_GAME_HAS_GONE_ON);
    CHECK(tq_view_cursor(view, &at) == TQ_OK);
    catch_up(game, viewer, &at, &message);
    CHECK(tq_view_advance(view, BYTES_OF(message), &refusal) == TQ_OK);
    CHECK(tq_view_refresh(game, viewer, current) == TQ_OK);
    check_same_views(view, current);

    /* A message of another match, or for another viewer, changes nothing. */
    tq_game* const other = new_game(options);
    catch_up(other, viewer, NULL, &message);
    CHECK(tq_view_advance(view, BYTES_OF(message), &refusal) == TQ_REFUSED && refusal == TQ_REFUSAL_OTHER_MATCH);
    catch_up(game, TQ_SPECTATOR, NULL, &message);
    CHECK(tq_view_advance(view, BYTES_OF(message), &refusal) == TQ_REFUSED && refusal == TQ_REFUSAL_OTHER_VIEWER);
    check_same_views(view, current);

    /* An older save that was loaded is noticed. */
    save(game, &old);
    play_on(game, &choices, 1);
    catch_up(game, viewer, &at, &message);
    tq_view_advance(view, BYTES_OF(message), &refusal);
    REQUIRE(tq_game_load(BYTES_OF(old), 3, NULL, &loaded, NULL) == TQ_OK);
    play_on(loaded, &choices, 1);
    at = cursor_of(loaded, viewer);
    play_on(loaded, &choices, 2);
    catch_up(loaded, viewer, &at, &message);
    CHECK(tq_view_advance(view, BYTES_OF(message), &refusal) == TQ_REFUSED);
    CHECK(refusal == TQ_REFUSAL_OLDER_SAVE || refusal == TQ_REFUSAL_MISSED_MESSAGES);
    tq_game_free(loaded);
    tq_game_free(other);
    tq_game_free(game);
    tq_view_free(view);
    tq_view_free(current);
}

static void cursors(void) {
    check_in("cursors");
    static const struct {
        tq_cursor at;
        const char* text;
    } known[] = {{{12, 0x0123456789ABCDEFu}, "12.0123456789abcdef"},
                 {{0, 0}, "0.0000000000000000"},
                 {{UINT64_MAX, UINT64_MAX}, "18446744073709551615.ffffffffffffffff"}};
    static blob text;
    for (size_t i = 0; i < sizeof known / sizeof *known; ++i) {
        tq_cursor read = {1, 1};
        GATHER(&text, char, tq_cursor_text(&known[i].at, out, capacity, &count));
        CHECK(text.size == strlen(known[i].text) && memcmp(text.bytes, known[i].text, text.size) == 0);
        CHECK(tq_cursor_parse(TEXT_OF(text), &read, NULL) == TQ_OK);
        CHECK(read.moment == known[i].at.moment && read.view_hash == known[i].at.view_hash);
    }
    tq_cursor read = {1, 1};
    tq_fault fault;
    fault.struct_size = sizeof fault;
    CHECK(tq_cursor_parse(WORDS("12.0123456789abcdeX"), &read, &fault) == TQ_REFUSED && read.moment == 0);
    CHECK(fault.refusal == TQ_REFUSAL_UNKNOWN_WORD && fault.where == 18 && fault.line == 1 && fault.column == 19);
}

/* ------------------------------------------------------------------------------------------------ seats */

static void seats(const choice* options) {
    check_in("seats");
    static blob json;
    tq_dice choices = dice_of(7);
    tq_game* const game = new_game(options);
    int32_t holder = 0, exit = 0, refusal = 0, tags = 0, agreed[TQ_MOST_PLAYERS];
    size_t seat_count = 0;
    CHECK(tq_game_seat(game, 0, &holder, &exit) == TQ_OK && holder == TQ_NOBODY && exit == TQ_NO_EXIT);
    CHECK(tq_game_claim_seat(game, 0, TQ_PERSON, WORDS("ada"), &refusal) == TQ_OK);
    CHECK(tq_game_claim_seat(game, 0, TQ_PERSON, WORDS("ada"), &refusal) == TQ_OK && refusal == 0);
    CHECK(tq_game_claim_seat(game, 0, TQ_PERSON, WORDS("eve"), &refusal) == TQ_REFUSED);
    CHECK(refusal == TQ_REFUSAL_SEAT_IS_TAKEN);
    CHECK(tq_game_claim_seat(game, 1, TQ_PERSON, WORDS(""), &refusal) == TQ_REFUSED && refusal == TQ_REFUSAL_WRONG_TAG);
    CHECK(tq_game_claim_seat(game, 1, TQ_BOT + 1, WORDS("x"), NULL) == TQ_OUT_OF_RANGE);
    CHECK(tq_game_claim_seat(game, options->value[PLAYERS], TQ_BOT, WORDS("x"), NULL) == TQ_NO_SUCH_SEAT);
    CHECK(tq_game_take_seat(game, 1, TQ_PERSON) == TQ_OK && tq_game_take_seat(game, 1, 3) == TQ_OUT_OF_RANGE);
    CHECK(tq_game_tag_count(game, &tags) == TQ_OK && tags == 1);

    /* No record has the key. */
    GATHER(&json, char, tq_game_record(game, TQ_ALL, out, capacity, &count));
    json.bytes[json.size] = '\0';
    CHECK(strstr((const char*)json.bytes, "ada") == NULL);

    /* Undone when both persons agree. */
    play_on(game, &choices, 4);
    const uint64_t hash = hash_of(game);
    play_on(game, &choices, 1);
    const tq_cursor at = cursor_of(game, 0), of_other = cursor_of(game, 1);
    CHECK(tq_game_agree_to_undo(game, &of_other, 0, &refusal) == TQ_REFUSED || at.view_hash == of_other.view_hash);
    CHECK(tq_game_agree_to_undo(game, &at, 0, &refusal) == TQ_OK);
    CHECK(tq_game_agreed(game, agreed, TQ_MOST_PLAYERS, &seat_count) == TQ_OK && seat_count == 1 && agreed[0] == 0);
    CHECK(tq_game_refuse_to_undo(game) == TQ_OK);
    CHECK(tq_game_agreed(game, agreed, TQ_MOST_PLAYERS, &seat_count) == TQ_OK && seat_count == 0);
    CHECK(tq_game_agree_to_undo(game, NULL, 1, NULL) == TQ_OK && hash_of(game) != hash);
    CHECK(tq_game_agree_to_undo(game, NULL, 0, NULL) == TQ_OK && hash_of(game) == hash);
    if (options->value[PLAYERS] > 2)
        CHECK(tq_game_agree_to_undo(game, NULL, 2, &refusal) == TQ_REFUSED && refusal == TQ_REFUSAL_NO_PERSON);

    CHECK(tq_game_leave_seat(game, 1, TQ_RESIGNED) == TQ_OK && tq_game_leave_seat(game, 1, 3) == TQ_OUT_OF_RANGE);
    CHECK(tq_game_seat(game, 1, &holder, &exit) == TQ_OK && holder == TQ_NOBODY && exit == TQ_RESIGNED);
    CHECK(tq_game_close(game, WORDS("the \"end\""), NULL) == TQ_OK);
    CHECK(tq_game_is_closed(game, &holder) == TQ_OK && holder == 1);
    CHECK(tq_game_play(game, turn_of(game), any_action(game, &choices), &refusal) == TQ_REFUSED);
    CHECK(refusal == TQ_REFUSAL_SESSION_IS_CLOSED);
    CHECK(tq_game_remove_tag(game, WORDS("Closed")) == TQ_NOT_FOUND);
    if (options->value[PLAYERS] == 2) {
        static const char expected[] =
            "{\"seats\":[\"person\",\"nobody\"],\"agreed_to_undo\":[],\"closed\":\"the \\\"end\\\"\"}";
        GATHER(&json, char, tq_game_seats_json(game, out, capacity, &count));
        CHECK(json.size == sizeof expected - 1 && memcmp(json.bytes, expected, json.size) == 0);
    }
    tq_game_free(game);
}

/* A view that was cloned goes its own way. */
static void clones(const choice* options) {
    check_in("clones of views");
    static blob events, json;
    tq_dice choices = dice_of(8);
    tq_game* const game = new_game(options);
    tq_view *view = NULL, *clone = NULL, *read = NULL;
    choice found = {0, 0, {0}};
    play_on(game, &choices, 3);
    const uint64_t since = moment_of(game);
    REQUIRE(tq_view_new(game, 0, NULL, &view) == TQ_OK && tq_view_clone(view, NULL, &clone) == TQ_OK);
    CHECK(tq_view_choice(clone, &found.variant, found.value, TQ_MOST_OPTIONS, &found.count) == TQ_OK);
    CHECK(found.variant == options->variant && found.count == options->count);
    CHECK(found.value[PLAYERS] == options->value[PLAYERS]);
    play_on(game, &choices, 1);
    GATHER(&events, uint8_t, tq_game_events(game, 0, since, out, capacity, &count));
    CHECK(tq_view_see(view, BYTES_OF(events), NULL) == TQ_OK);
    uint64_t of_view = 0, of_clone = 0;
    CHECK(tq_view_hash(view, &of_view) == TQ_OK && tq_view_hash(clone, &of_clone) == TQ_OK && of_view != of_clone);
    CHECK(tq_view_see(clone, BYTES_OF(events), NULL) == TQ_OK);
    check_same_views(view, clone);
    for (int32_t language = TQ_ENGLISH; language <= TQ_FRENCH; ++language) {
        GATHER(&json, char, tq_view_json(view, language, out, capacity, &count));
        REQUIRE(tq_view_from_json(TEXT_OF(json), language, NULL, &read, NULL) == TQ_OK);
        check_same_views(view, read);
        tq_view_free(read);
    }
    tq_view_free(view);
    tq_view_free(clone);
    tq_game_free(game);
}

int main(void) {
    most_players = 5;
    cursors();
    each_game(history);
    each_game(futures);
    each_game(saving);
    each_game(seeds);
    each_game(messages);
    each_game(seats);
    each_game(clones);
    CHECK(sentences_there > 50);
    return check_result();
}

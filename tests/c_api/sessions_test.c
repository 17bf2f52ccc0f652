/* Long sessions of calls on a few handles, chosen at random: once with all the memory they want, then once for each
 * request of it, which fails. The call that it fails changes nothing and can be made again, so each of these sessions
 * ends as the first one did. */
#include "support.h"

enum { games = 3, views = 2, calls = 260 };

static struct session {
    ledger books;
    tq_allocator allocator;
    choice options[2];
    tq_game* game[games];
    tq_view* view[views];
    tq_batch* batch;
    tq_dice choices, chance;
    blob bytes, record;
    /* the call that is made: its kind, the handles, a number */
    uint32_t what, to, from, more;
    tq_game* game_made;
    tq_view* view_made;
    tq_batch* batch_made;
} now;

static const uint8_t seed[32] = {6, 5, 4};

static tq_status make_call(void) {
    tq_game *const to = now.game[now.to], *const from = now.game[now.from];
    const choice* const options = &now.options[now.more % 2];
    const int32_t turn = turn_of(to);
    int32_t number = 0, legal[512];
    size_t count = 0;
    tq_dice choices = now.choices;
    switch (now.what) {
        case 0: return tq_game_new_numbered(CHOICE(*options), seed, now.more, &now.allocator, &now.game_made);
        case 1: return tq_game_new_open(CHOICE(*options), &now.allocator, &now.game_made);
        case 2: return tq_game_clone(from, TQ_FUTURE_KNOWN, &now.allocator, &now.game_made);
        case 3: return tq_game_copy(from, TQ_FUTURE_KNOWN, to);
        case 4: return tq_game_from_snapshot(BYTES_OF(now.bytes), &now.allocator, &now.game_made, NULL);
        case 5: return tq_game_from_record(TEXT_OF(now.record), &now.allocator, &now.game_made, NULL);
        case 6: return tq_view_new(from, TQ_SPECTATOR, NULL, &now.view_made);
        case 7: return tq_view_new_start(CHOICE(*options), 0, &now.allocator, &now.view_made);
        case 8: return tq_view_complete(now.view[now.from % views], &now.chance, to);
        case 9: return tq_batch_new(CHOICE(*options), now.more, 1 + now.more % 3, &now.allocator, &now.batch_made);
        case 10: return now.batch == NULL ? TQ_OK : tq_batch_game(now.batch, 0, to);
        case 11: return tq_game_set_dice(to, now.more % 2 ? &now.chance : NULL, NULL);
        case 12: return tq_game_undo(to, TQ_LAST_ACTION, 1, NULL) == TQ_NO_MEMORY ? TQ_NO_MEMORY : TQ_OK;
        case 13: return tq_game_redo(to, NULL) == TQ_NO_MEMORY ? TQ_NO_MEMORY : TQ_OK;
        case 14: return now.more % 8 > 0 ? TQ_OK : tq_game_play_out(to, &now.chance, NULL);
        case 15:
            return turn < 0 ? TQ_OK : tq_game_step(to, any_action(to, &choices), &number, legal, 512, &count, NULL);
        default:
            if (turn == TQ_CHANCE) return tq_game_draw(to, &now.chance, NULL, NULL, NULL);
            return turn == TQ_OVER ? TQ_OK : tq_game_play(to, turn, any_action(to, &choices), NULL);
    }
}

static void look(blob* into) {
    static blob one;
    blob_make_room(into, 1 << 19);
    for (int i = 0; i < games; ++i) {
        portray(now.game[i], &one);
        memcpy(into->bytes + into->size, one.bytes, one.size);
        into->size += one.size;
    }
    for (int i = 0; i < views; ++i) {
        GATHER(&one, uint8_t, tq_view_snapshot(now.view[i], out, capacity, &count));
        memcpy(into->bytes + into->size, one.bytes, one.size);
        into->size += one.size;
    }
    memcpy(into->bytes + into->size, &now.chance, sizeof now.chance);
    into->size += sizeof now.chance;
}

/* What a call has made takes the place of what was there. */
static void keep_made(void) {
    if (now.game_made != NULL) {
        tq_game_free(now.game[now.to]);
        now.game[now.to] = now.game_made;
    }
    if (now.view_made != NULL) {
        tq_view_free(now.view[now.to % views]);
        now.view[now.to % views] = now.view_made;
    }
    if (now.batch_made != NULL) {
        tq_batch_free(now.batch);
        now.batch = now.batch_made;
    }
    now.game_made = NULL;
    now.view_made = NULL;
    now.batch_made = NULL;
}

/* Some bytes and a record to read, of a game of this session. */
static void write_some(void) {
    const tq_game* const game = now.game[now.from];
    GATHER(&now.bytes, uint8_t, tq_game_snapshot(game, out, capacity, &count));
    if (tq_game_record(game, TQ_ALL, NULL, 0, NULL) == TQ_TOO_SMALL)
        GATHER(&now.record, char, tq_game_record(game, TQ_ALL, out, capacity, &count));
}

/* A session whose request number `fails_at` gets no memory; its end. How many requests there were. */
static size_t hold_session(const choice* options, uint64_t number, size_t fails_at, blob* end) {
    static blob before, after;
    size_t failures = 0;
    now.books.asked = 0;
    now.books.fails_at = 0;
    now.allocator = allocator_of(&now.books);
    now.options[0] = *options;
    now.options[1] = options_of(number % 2 ? "race" : "hidden_wolves");
    REQUIRE(tq_dice_set(&now.choices, 21, number) == TQ_OK && tq_dice_set(&now.chance, 22, number) == TQ_OK);
    for (int i = 0; i < games; ++i)
        REQUIRE(tq_game_new_numbered(CHOICE(now.options[i % 2]), seed, (uint64_t)i, &now.allocator, &now.game[i]) ==
                TQ_OK);
    for (int i = 0; i < views; ++i) REQUIRE(tq_view_new(now.game[i], 0, &now.allocator, &now.view[i]) == TQ_OK);
    now.from = 0;
    write_some();
    now.books.asked = 0;
    now.books.fails_at = fails_at;
    for (int i = 0; i < calls; ++i) {
        now.what = below(&now.choices, 48);
        now.to = below(&now.choices, games);
        now.from = below(&now.choices, games);
        now.more = below(&now.choices, 1000);
        const int may_fail = now.books.asked < fails_at && now.books.asked + 8 >= fails_at;
        if (may_fail) look(&before);
        const size_t live = now.books.live;
        tq_status status = make_call();
        if (status == TQ_NO_MEMORY) {
            ++failures;
            CHECK(may_fail && now.books.asked >= fails_at);
            CHECK(now.game_made == NULL && now.view_made == NULL && now.batch_made == NULL);
            CHECK(now.books.live - live <= 1); /* a list that found room keeps it */
            look(&after);
            CHECK(blob_equal(&before, &after));
            status = make_call();
        }
        CHECK(status == TQ_OK);
        keep_made();
        if (now.more % 16 == 0) write_some();
    }
    CHECK(failures == (fails_at == 0 ? 0 : 1));
    const size_t asked = now.books.asked;
    look(end);
    for (int i = 0; i < games; ++i) tq_game_free(now.game[i]);
    for (int i = 0; i < views; ++i) tq_view_free(now.view[i]);
    tq_batch_free(now.batch);
    now.batch = NULL;
    CHECK(now.books.live == 0 && now.books.mistakes == 0);
    return asked;
}

int main(void) {
    static const char* const variants[] = {"base_game", "hidden_wolves_duel", "mayhem", "race", "mayhem"};
    static blob right, end;
    for (int i = 0; i < 5; ++i) {
        choice options = options_of(variants[i]);
        if (i == 4) options.value[PLAYERS] = TQ_MOST_PLAYERS;
        check_in(variants[i]);
        now.books.misaligns = 0;
        const size_t asked = hold_session(&options, (uint64_t)i, 0, &right);
        CHECK(asked > 40);
        for (size_t n = 1; n <= asked; ++n) {
            now.books.misaligns = n % 2 == 0;
            hold_session(&options, (uint64_t)i, n, &end);
            CHECK(blob_equal(&right, &end));
        }
    }
    blob_free(&now.bytes);
    blob_free(&now.record);
    blob_free(&right);
    blob_free(&end);
    return check_result();
}

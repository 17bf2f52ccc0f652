/* Whole games of every variant and every number of players. Arguments: how many games of each to play (1), and for how
 * many players at most. */
#include "support.h"

#include <stdio.h>
#include <stdlib.h>

enum { no_such_number = 1, chance_not_asked = 9, not_to_be_drawn = 10, undo_would_forget = 15 }; /* refusals */
enum { most_viewers = TQ_MOST_PLAYERS + 1, most_moments = 4096 };

static uint64_t round_of_games = 0;

static tq_dice dice_of(const choice* options, uint64_t purpose) {
    tq_dice dice;
    const uint64_t key =
        (uint64_t)options->variant << 16 | (uint64_t)options->value[PLAYERS] << 8 | (uint64_t)(options->count > OWN);
    REQUIRE(tq_dice_set(&dice, key + purpose * 1000003, round_of_games) == TQ_OK);
    return dice;
}

static tq_game* game_by_seed(const choice* options, uint64_t number) {
    uint8_t seed[32] = {0};
    tq_game* game = NULL;
    seed[0] = (uint8_t)options->variant;
    seed[31] = (uint8_t)options->value[PLAYERS];
    REQUIRE(tq_game_new_numbered(CHOICE(*options), seed, number, NULL, &game) == TQ_OK);
    return game;
}

static tq_game* open_game(const choice* options) {
    tq_game* game = NULL;
    REQUIRE(tq_game_new_open(CHOICE(*options), NULL, &game) == TQ_OK);
    return game;
}

static tq_view* view_of(const tq_game* game, int32_t viewer) {
    tq_view* view = NULL;
    REQUIRE(tq_view_new(game, viewer, NULL, &view) == TQ_OK);
    return view;
}

static choice choice_of(const tq_game* game) {
    choice found = {0, 0, {0}};
    REQUIRE(tq_game_choice(game, &found.variant, found.value, TQ_MOST_OPTIONS, &found.count) == TQ_OK);
    return found;
}

static int32_t players_of(const tq_game* game) { return choice_of(game).value[PLAYERS]; }

/* Seat i, and behind the seats the spectator. */
static int32_t viewer_at(int32_t i, int32_t players) { return i < players ? i : TQ_SPECTATOR; }

/* ------------------------------------------------------------------------------------------------ actions */

static void check_ascending(const blob* numbers, int32_t bound) {
    int32_t before = -1;
    for (size_t i = 0; i < COUNT_OF(*numbers, int32_t); ++i) {
        const int32_t one = ELEMENT(*numbers, int32_t, i);
        CHECK(one > before && one < bound);
        before = one;
    }
}

static int has(const blob* numbers, int32_t wanted) {
    for (size_t i = 0; i < COUNT_OF(*numbers, int32_t); ++i)
        if (ELEMENT(*numbers, int32_t, i) == wanted) return 1;
    return 0;
}

/* Lists, mask and refusals say the same of every action number, to the game and to its viewers; and an action that
 * isn't legal is refused by this refusal. */
static void check_actions(const tq_game* game, const tq_sizes* sizes) {
    static blob legal, distinct, mask, seen;
    const int32_t turn = turn_of(game), players = players_of(game);
    tq_game* trial = NULL;
    REQUIRE(tq_game_clone(game, TQ_FUTURE_KNOWN, NULL, &trial) == TQ_OK);
    GATHER(&legal, int32_t, tq_game_legal(game, out, capacity, &count));
    GATHER(&distinct, int32_t, tq_game_distinct(game, out, capacity, &count));
    GATHER(&mask, uint8_t, tq_game_mask(game, out, capacity, &count));
    check_ascending(&legal, sizes->actions);
    check_ascending(&distinct, sizes->actions);
    CHECK((COUNT_OF(legal, int32_t) > 0) == (turn >= 0) && (COUNT_OF(distinct, int32_t) > 0) == (turn >= 0));
    CHECK(COUNT_OF(legal, int32_t) <= (size_t)sizes->most_legal);
    CHECK(mask.size == (size_t)sizes->actions);
    for (size_t i = 0; i < COUNT_OF(distinct, int32_t); ++i) CHECK(has(&legal, ELEMENT(distinct, int32_t, i)));

    for (int32_t action = -1; action <= sizes->actions; ++action) {
        const int in_range = action >= 0 && action < sizes->actions;
        const int open = has(&legal, action);
        int32_t refusal = -1;
        if (in_range) CHECK(mask.bytes[action] == open);
        for (int32_t seat = 0; seat < players; ++seat) {
            if (seat > 1 && seat != turn) continue; /* two seats who aren't to move are enough */
            CHECK(tq_game_why_not(game, seat, action, &refusal) == TQ_OK);
            CHECK((refusal == 0) == (open && seat == turn));
            if (!in_range) CHECK(refusal == no_such_number);
            if (refusal == 0) continue;
            int32_t why = -1;
            CHECK(tq_game_play(trial, seat, action, &why) == TQ_REFUSED && why == refusal);
        }
    }
    tq_game_free(trial);

    for (int32_t i = 0; i <= players; ++i) {
        const int32_t viewer = viewer_at(i, players);
        tq_view* const view = view_of(game, viewer);
        int32_t number = 99;
        CHECK(tq_view_viewer(view, &number) == TQ_OK && number == viewer);
        CHECK(tq_view_turn(view, &number) == TQ_OK && number == turn);
        GATHER(&seen, int32_t, tq_view_legal(view, out, capacity, &count));
        CHECK(viewer == turn ? blob_equal(&seen, &legal) : seen.size == 0);
        GATHER(&seen, int32_t, tq_view_distinct(view, out, capacity, &count));
        CHECK(viewer == turn ? blob_equal(&seen, &distinct) : seen.size == 0);
        GATHER(&seen, uint8_t, tq_view_mask(view, out, capacity, &count));
        CHECK(seen.size == mask.size);
        for (size_t a = 0; a < seen.size; ++a) CHECK(seen.bytes[a] == (viewer == turn ? mask.bytes[a] : 0));
        for (int32_t action = -1; viewer == turn && action <= sizes->actions; ++action) {
            int32_t refusal = -1;
            CHECK(tq_view_why_not(view, turn, action, &refusal) == TQ_OK);
            CHECK((refusal == 0) == has(&legal, action));
        }
        tq_view_free(view);
    }
}

/* What chance can answer, and that it can answer nothing else. */
static void check_chance(tq_game* game, const tq_sizes* sizes) {
    int32_t outcome[64], refusal = 0;
    uint32_t weight[64];
    size_t count = 0, next = 0;
    const uint64_t before = hash_of(game);
    const int32_t why = turn_of(game) == TQ_CHANCE ? not_to_be_drawn : chance_not_asked;
    CHECK(tq_game_chance(game, outcome, weight, 64, &count) == TQ_OK);
    CHECK((count > 0) == (turn_of(game) == TQ_CHANCE));
    for (int32_t i = -1; i <= sizes->outcomes; ++i) {
        if (next < count && outcome[next] == i) {
            CHECK(weight[next] > 0);
            ++next;
        } else {
            CHECK(tq_game_reveal(game, i, NULL, &refusal) == TQ_REFUSED && refusal == why);
        }
    }
    CHECK(next == count && hash_of(game) == before);
    if (turn_of(game) == TQ_CHANCE) return;

    /* Refused, a draw leaves the dice where they are, and gives no outcome. */
    tq_dice dice = {{12345, 67890}}, untouched = dice;
    int32_t drawn = 99;
    CHECK(tq_game_draw(game, &dice, NULL, &drawn, &refusal) == TQ_REFUSED && refusal == chance_not_asked && drawn == 0);
    CHECK(tq_game_draw(game, &dice, NULL, NULL, NULL) == TQ_REFUSED);
    CHECK(memcmp(&dice, &untouched, sizeof dice) == 0 && hash_of(game) == before);
}

/* ------------------------------------------------------------------------------------------------ views */

static void check_same_view(const tq_view* a, const tq_view* b, int in_words_too) {
    static blob of_a, of_b;
    uint64_t hash_a = 0, hash_b = 1;
    GATHER(&of_a, uint8_t, tq_view_snapshot(a, out, capacity, &count));
    GATHER(&of_b, uint8_t, tq_view_snapshot(b, out, capacity, &count));
    CHECK(blob_equal(&of_a, &of_b));
    CHECK(tq_view_hash(a, &hash_a) == TQ_OK && tq_view_hash(b, &hash_b) == TQ_OK && hash_a == hash_b);
    if (!in_words_too) return;
    CHECK(tq_view_canonical_hash(a, &hash_a) == TQ_OK && tq_view_canonical_hash(b, &hash_b) == TQ_OK);
    CHECK(hash_a == hash_b);
    GATHER(&of_a, char, tq_view_json(a, TQ_ENGLISH, out, capacity, &count));
    GATHER(&of_b, char, tq_view_json(b, TQ_ENGLISH, out, capacity, &count));
    CHECK(of_a.size > 2 && blob_equal(&of_a, &of_b));
    GATHER(&of_a, int8_t, tq_view_encode(a, out, capacity, &count));
    GATHER(&of_b, int8_t, tq_view_encode(b, out, capacity, &count));
    CHECK(blob_equal(&of_a, &of_b));
    GATHER(&of_a, char, tq_view_text(a, TQ_FRENCH, out, capacity, &count));
    GATHER(&of_b, char, tq_view_text(b, TQ_FRENCH, out, capacity, &count));
    CHECK(blob_equal(&of_a, &of_b));
}

/* Every seat and a spectator, who watch a game by its events alone. */
typedef struct watchers {
    tq_view* view[most_viewers];
    int32_t players;
    uint64_t since;
    int32_t turn_of_words; /* who is looked at more closely next */
} watchers;

static watchers watch(const choice* options) {
    watchers all;
    memset(&all, 0, sizeof all);
    all.players = options->value[PLAYERS];
    for (int32_t i = 0; i <= all.players; ++i)
        REQUIRE(tq_view_new_start(CHOICE(*options), viewer_at(i, all.players), NULL, &all.view[i]) == TQ_OK);
    return all;
}

/* In big games, each time only some are compared with the game's own views. */
static void watch_on(watchers* all, const tq_game* game) {
    static blob events;
    for (int32_t i = 0; i <= all->players; ++i) {
        const int32_t viewer = viewer_at(i, all->players);
        int32_t refusal = 0;
        GATHER(&events, uint8_t, tq_game_events(game, viewer, all->since, out, capacity, &count));
        CHECK(tq_view_see(all->view[i], BYTES_OF(events), &refusal) == TQ_OK && refusal == 0);
        if (all->players <= 4 || i == all->turn_of_words || turn_of(game) == TQ_OVER) {
            tq_view* const view = view_of(game, viewer);
            check_same_view(all->view[i], view, i == all->turn_of_words || turn_of(game) == TQ_OVER);
            tq_view_free(view);
        }
    }
    all->since = moment_of(game);
    all->turn_of_words = (all->turn_of_words + 1) % (all->players + 1);
}

static void watch_no_more(watchers* all) {
    for (int32_t i = 0; i <= all->players; ++i) tq_view_free(all->view[i]);
}

/* As JSON, events are an array; with one more before them, that one stands before a comma. */
static void check_events_json(const tq_game* game) {
    static blob events, json, rest;
    const uint64_t moment = moment_of(game);
    for (uint64_t back = 0; back <= 3 && back <= moment; ++back) {
        GATHER(&events, uint8_t, tq_game_events(game, TQ_SPECTATOR, moment - back, out, capacity, &count));
        GATHER(&json, char, tq_events_json(BYTES_OF(events), out, capacity, &count, NULL));
        REQUIRE(json.size >= 2 && json.bytes[0] == '[' && json.bytes[json.size - 1] == ']');
        if (back == 0) {
            CHECK(json.size == 2);
        } else {
            const size_t behind = rest.size - 1; /* all but its bracket */
            REQUIRE(json.size > behind + 2);
            CHECK(json.bytes[1] == '{');
            CHECK(memcmp(json.bytes + json.size - behind, rest.bytes + 1, behind) == 0);
            const char before = (char)json.bytes[json.size - behind - 1];
            CHECK(before == (back == 1 ? '}' : ','));
        }
        memcpy(blob_make_room(&rest, json.size), json.bytes, json.size);
        rest.size = json.size;
    }
}

/* Events can be told in words and, but for what isn't for people at a table, read from them. */
static void check_events(const tq_game* game, const choice* options) {
    static blob events, line;
    int32_t refusal = 0;
    check_events_json(game);
    for (int32_t viewer = TQ_SPECTATOR; viewer < 1; viewer += 3) {
        tq_view* view = NULL;
        GATHER(&events, uint8_t, tq_game_events(game, viewer, 0, out, capacity, &count));
        GATHER(&line, char, tq_events_json(BYTES_OF(events), out, capacity, &count, NULL));
        CHECK(line.size > 2 && line.bytes[0] == '[' && line.bytes[line.size - 1] == ']');

        REQUIRE(tq_view_new_start(CHOICE(*options), viewer, NULL, &view) == TQ_OK);
        GATHER(&line, char, tq_events_text(BYTES_OF(events), TQ_GERMAN, out, capacity, &count, NULL));
        for (size_t from = 0; from < line.size;) {
            uint8_t event[64];
            size_t length = 0, size = 0;
            while (line.bytes[from + length] != '\n') ++length;
            CHECK(tq_event_parse(CHOICE(*options), (const char*)line.bytes + from, length, TQ_GERMAN, event,
                                 sizeof event, &size, NULL) == TQ_OK);
            CHECK(tq_view_see(view, event, size, &refusal) == TQ_OK);
            from += length + 1;
        }
        tq_view* const direct = view_of(game, viewer);
        check_same_view(view, direct, 0);
        tq_view_free(direct);
        tq_view_free(view);
    }
}

/* ------------------------------------------------------------------------------------------------ results */

/* A seat's points for a score line of this name. */
static int32_t line_named(const tq_game* game, const choice* options, int32_t seat, const char* wanted) {
    static blob lines, name;
    GATHER(&lines, int32_t, tq_game_lines(game, seat, out, capacity, &count));
    size_t i = 0;
    for (; i < COUNT_OF(lines, int32_t); ++i) {
        GATHER(&name, char, tq_line_name(options->variant, (int32_t)i, out, capacity, &count));
        if (name.size == strlen(wanted) && memcmp(name.bytes, wanted, name.size) == 0) break;
    }
    REQUIRE(i < COUNT_OF(lines, int32_t));
    return ELEMENT(lines, int32_t, i);
}

static int odd_numbers_of_unpure_triangles = 0;

/* Of Triangle Mayhem: a pure triangle scores 6, another one 3. */
static void check_mayhem_lines(const tq_game* game, const choice* options) {
    if (options->variant != options_of("mayhem").variant) return;
    for (int32_t seat = 0; seat < options->value[PLAYERS]; ++seat) {
        const int32_t unpure = line_named(game, options, seat, "unpure triangles");
        CHECK(line_named(game, options, seat, "pure triangles") % 6 == 0 && unpure % 3 == 0);
        odd_numbers_of_unpure_triangles += unpure % 6 != 0;
    }
}

static void check_points(const tq_game* game, const choice* options) {
    static blob points, seen, winners, json;
    const tq_sizes sizes = sizes_of(options);
    const tq_view* const view = view_of(game, TQ_SPECTATOR);
    int32_t most = 0;
    GATHER(&points, int32_t, tq_game_points(game, out, capacity, &count));
    CHECK(COUNT_OF(points, int32_t) == (size_t)options->value[PLAYERS]);
    GATHER(&seen, int32_t, tq_view_points(view, out, capacity, &count));
    CHECK(blob_equal(&points, &seen));

    check_mayhem_lines(game, options);
    for (int32_t seat = 0; seat < options->value[PLAYERS]; ++seat) {
        static blob parts;
        int32_t sum = 0;
        const int32_t all = ELEMENT(points, int32_t, seat);
        if (seat == 0 || all > most) most = all;
        GATHER(&parts, int32_t, tq_game_lines(game, seat, out, capacity, &count));
        CHECK(COUNT_OF(parts, int32_t) == (size_t)sizes.lines);
        for (int32_t i = 0; i < sizes.lines; ++i) sum += ELEMENT(parts, int32_t, i);
        CHECK(sum == all);
        GATHER(&seen, int32_t, tq_view_lines(view, seat, out, capacity, &count));
        CHECK(blob_equal(&parts, &seen));
    }

    GATHER(&winners, int32_t, tq_game_winners(game, out, capacity, &count));
    check_ascending(&winners, options->value[PLAYERS]);
    for (size_t i = 0; i < COUNT_OF(winners, int32_t); ++i)
        CHECK(ELEMENT(points, int32_t, ELEMENT(winners, int32_t, i)) == most);
    /* A race may end without a winner. */
    if (!is_race(options)) CHECK(winners.size > 0);
    GATHER(&seen, int32_t, tq_view_winners(view, out, capacity, &count));
    CHECK(blob_equal(&winners, &seen));

    GATHER(&json, char, tq_game_result_json(game, out, capacity, &count));
    CHECK(json.size > 2 && json.bytes[0] == '{' && json.bytes[json.size - 1] == '}');
    GATHER(&seen, char, tq_view_result_json(view, out, capacity, &count));
    CHECK(blob_equal(&json, &seen));
    tq_view_free((tq_view*)view);
}

/* ------------------------------------------------------------------------------------------------ to be kept */

static void check_same_position(const tq_game* a, const tq_game* b) {
    static blob of_a, of_b;
    GATHER(&of_a, uint8_t, tq_game_snapshot(a, out, capacity, &count));
    GATHER(&of_b, uint8_t, tq_game_snapshot(b, out, capacity, &count));
    CHECK(blob_equal(&of_a, &of_b));
}

static void check_tag(const blob* text, const char* name, const char* value) {
    static blob found;
    GATHER(&found, char, tq_text_tag(TEXT_OF(*text), name, strlen(name), out, capacity, &count));
    CHECK(found.size == strlen(value) && memcmp(found.bytes, value, found.size) == 0);
}

static void check_kept(const tq_game* game, int is_from_its_start) {
    static blob kept, again;
    const int32_t players = players_of(game);
    tq_game *other = NULL, *named = NULL;
    tq_view* other_view = NULL;
    tq_fault fault;
    fault.struct_size = sizeof fault;

    GATHER(&kept, uint8_t, tq_game_snapshot(game, out, capacity, &count));
    REQUIRE(tq_game_from_snapshot(BYTES_OF(kept), NULL, &other, NULL) == TQ_OK);
    check_same_position(game, other);
    CHECK(hash_of(game) == hash_of(other) && moment_of(other) == 0);
    CHECK(tq_game_record(other, TQ_ALL, NULL, 0, NULL) == TQ_NO_RECORD);
    tq_game_free(other);

    REQUIRE(tq_game_clone(game, TQ_FUTURE_KNOWN, NULL, &named) == TQ_OK);
    CHECK(tq_game_set_tag(named, WORDS("White"), WORDS("Ada"), NULL) == TQ_OK);
    CHECK(tq_game_set_tag(named, WORDS("Place"), WORDS("K\xC3\xB6ln \"am Tor\""), NULL) == TQ_OK);
    CHECK(tq_game_set_tag(named, WORDS("Players"), WORDS("99"), NULL) == TQ_REFUSED);

    for (int32_t language = TQ_ENGLISH; language <= TQ_FRENCH; ++language) {
        GATHER(&kept, char, tq_game_text(game, language, out, capacity, &count));
        REQUIRE(tq_game_from_text(TEXT_OF(kept), language, NULL, &other, NULL) == TQ_OK);
        check_same_position(game, other);
        tq_game_free(other);
    }

    for (int32_t i = 0; i <= players; i += (players > 4 ? players : 1)) {
        tq_view* const view = view_of(game, viewer_at(i, players));
        GATHER(&kept, uint8_t, tq_view_snapshot(view, out, capacity, &count));
        REQUIRE(tq_view_from_snapshot(BYTES_OF(kept), NULL, &other_view, NULL) == TQ_OK);
        check_same_view(view, other_view, 1);
        tq_view_free(other_view);
        GATHER(&kept, char, tq_view_text(view, TQ_GERMAN, out, capacity, &count));
        REQUIRE(tq_view_from_text(TEXT_OF(kept), TQ_GERMAN, NULL, &other_view, NULL) == TQ_OK);
        check_same_view(view, other_view, 1);
        tq_view_free(other_view);
        if (is_from_its_start) {
            GATHER(&kept, char, tq_game_record(named, viewer_at(i, players), out, capacity, &count));
            REQUIRE(tq_view_from_record(TEXT_OF(kept), NULL, &other_view, NULL) == TQ_OK);
            check_same_view(view, other_view, 1);
            check_tag(&kept, "White", "Ada");
            CHECK(tq_game_from_record(TEXT_OF(kept), NULL, &other, &fault) == TQ_REFUSED && other == NULL);
            CHECK(fault.refusal == TQ_REFUSAL_OF_ONE_VIEWER && fault.line == 3 + (int32_t)choice_of(game).count);
            tq_view_free(other_view);
        }
        tq_view_free(view);
    }
    if (!is_from_its_start) {
        tq_game_free(named);
        return;
    }

    GATHER(&kept, char, tq_game_record(named, TQ_ALL, out, capacity, &count));
    tq_game_free(named);
    check_tag(&kept, "White", "Ada");
    check_tag(&kept, "Place", "K\xC3\xB6ln \"am Tor\"");
    CHECK(tq_text_tag(TEXT_OF(kept), WORDS("Black"), NULL, 0, NULL) == TQ_NOT_FOUND);
    REQUIRE(tq_game_from_record(TEXT_OF(kept), NULL, &other, NULL) == TQ_OK);
    check_same_position(game, other);
    CHECK(turn_of(game) == turn_of(other));
    CHECK(moment_of(game) == moment_of(other));
    GATHER(&again, char, tq_game_record(other, TQ_ALL, out, capacity, &count));
    CHECK(blob_equal(&kept, &again));
    CHECK(tq_view_from_record(TEXT_OF(kept), NULL, &other_view, &fault) == TQ_REFUSED && other_view == NULL);
    CHECK(fault.refusal == TQ_REFUSAL_OF_WHOLE_GAME);
    tq_game* back = NULL; /* it has its history */
    REQUIRE(tq_game_clone(game, TQ_FUTURE_KNOWN, NULL, &back) == TQ_OK);
    CHECK(tq_game_undo(other, TQ_LAST_ACTION, 1, NULL) == tq_game_undo(back, TQ_LAST_ACTION, 1, NULL));
    check_same_position(back, other);
    tq_game_free(back);
    tq_game_free(other);
}

/* ------------------------------------------------------------------------------------------------ whole games */

static void check_options(const tq_game* game, const choice* wanted) {
    const choice found = choice_of(game);
    CHECK(found.variant == wanted->variant && found.count == wanted->count);
    CHECK(memcmp(found.value, wanted->value, found.count * sizeof(int32_t)) == 0);
}

/* All that can be asked of a game at every moment of it, in one that is dealt (by seed) or open (by dice). */
static void play_whole(const choice* options, tq_game* game) {
    const tq_sizes sizes = sizes_of(options);
    tq_dice choices = dice_of(options, 1), chance = dice_of(options, 2);
    watchers all = watch(options);
    check_options(game, options);
    for (int step = 0;; ++step) {
        watch_on(&all, game);
        const int32_t turn = turn_of(game);
        if (step % (options->value[PLAYERS] > 6 ? 8 : 1) == 0 || turn == TQ_OVER) {
            check_actions(game, &sizes);
            check_chance(game, &sizes);
        }
        if (step % 16 == 5) check_points(game, options);
        if (step % 32 == 9) check_kept(game, 1);
        if (turn == TQ_OVER) break;
        if (turn == TQ_CHANCE) {
            int32_t outcome = -1, refusal = -1;
            CHECK(tq_game_play(game, 0, 0, &refusal) == TQ_REFUSED && refusal != 0);
            CHECK(tq_game_draw(game, &chance, NULL, &outcome, &refusal) == TQ_OK && refusal == 0);
            CHECK(outcome >= 0 && outcome < sizes.outcomes);
        } else {
            int32_t refusal = -1;
            const int32_t other = (turn + 1) % options->value[PLAYERS], action = any_action(game, &choices);
            CHECK(tq_game_play(game, other, action, &refusal) == TQ_REFUSED && refusal != 0);
            CHECK(tq_game_play(game, turn, -1, &refusal) == TQ_REFUSED && refusal == no_such_number);
            CHECK(tq_game_play(game, turn, action, &refusal) == TQ_OK && refusal == 0);
        }
    }
    check_points(game, options);
    check_kept(game, 1);
    check_events(game, options);
    watch_no_more(&all);
}

static void by_seed(const choice* options) {
    check_in("by seed");
    tq_game* const game = game_by_seed(options, round_of_games);
    CHECK(turn_of(game) != TQ_CHANCE);
    play_whole(options, game);
    tq_game_free(game);
}

static void by_dice(const choice* options) {
    check_in("by dice");
    tq_game* const game = open_game(options);
    play_whole(options, game);
    tq_game_free(game);
}

static void legal_of(const tq_game* game, blob* legal) {
    GATHER(legal, int32_t, tq_game_legal(game, out, capacity, &count));
}

/* Steps are what playing is, with what is asked for next; and a game with dice is one whose chance is drawn by them. */
static void by_steps(const choice* options) {
    check_in("by steps");
    static blob legal;
    tq_dice choices = dice_of(options, 11), chance = dice_of(options, 12);
    tq_game *game = open_game(options), *twin = open_game(options);
    const size_t room = (size_t)sizes_of(options).most_legal;
    int32_t* const open = blob_make_room(&legal, room * sizeof(int32_t));
    REQUIRE(tq_game_set_dice(game, &chance, NULL) == TQ_OK);
    answer_chance(twin, &chance);
    for (int actions = 0;; ++actions) {
        check_same_position(game, twin);
        CHECK(turn_of(game) == turn_of(twin) && moment_of(game) == moment_of(twin));
        if (turn_of(twin) == TQ_OVER) break;
        int32_t turn = -9, refusal = -9;
        size_t count = 0;
        const int32_t action = any_action(twin, &choices);
        CHECK(tq_game_step(game, -1, &turn, open, room, &count, &refusal) == TQ_REFUSED && refusal == no_such_number);
        CHECK(tq_game_step(game, action, &turn, open, room, &count, &refusal) == TQ_OK && refusal == 0);
        REQUIRE(tq_game_play(twin, turn_of(twin), action, NULL) == TQ_OK);
        answer_chance(twin, &chance);

        static blob wanted;
        legal_of(twin, &wanted);
        CHECK(turn == turn_of(twin) && COUNT_OF(wanted, int32_t) == count);
        CHECK(count * sizeof(int32_t) == wanted.size && (count == 0 || memcmp(open, wanted.bytes, wanted.size) == 0));

        /* Without dice the caller plays chance; what was undone comes back as it was. */
        if (actions % 8 == 3)
            CHECK(tq_game_set_dice(game, NULL, NULL) == TQ_OK && tq_game_set_dice(game, &chance, NULL) == TQ_OK);
        if (actions % 8 == 5)
            CHECK(tq_game_undo(game, TQ_LAST_ACTION, 1, NULL) == TQ_OK && tq_game_redo(game, NULL) == TQ_OK);
    }
    tq_game_free(game);
    tq_game_free(twin);
}

static int chance_asked_without_dice = 0;

/* Dice answer as long as the game has them; then the caller plays chance again, until there are others. */
static void with_dice_for_a_while(const choice* options) {
    check_in("with dice for a while");
    tq_dice choices = dice_of(options, 13), chance = dice_of(options, 14), other_chance = chance;
    tq_game *game = open_game(options), *twin = open_game(options);
    for (int actions = 0; actions < 60; ++actions) {
        const int has_dice = actions / 20 != 1;
        if (actions % 20 == 0) {
            other_chance = chance = dice_of(options, 15 + (uint64_t)actions);
            CHECK(tq_game_set_dice(game, has_dice ? &chance : NULL, NULL) == TQ_OK);
        } else {
            const int32_t action = any_action(twin, &choices);
            REQUIRE(tq_game_play(game, turn_of(game), action, NULL) == TQ_OK);
            REQUIRE(tq_game_play(twin, turn_of(twin), action, NULL) == TQ_OK);
        }
        CHECK(!has_dice || turn_of(game) != TQ_CHANCE);
        chance_asked_without_dice += turn_of(game) == TQ_CHANCE;
        answer_chance(game, &chance);
        answer_chance(twin, &other_chance);
        check_same_position(game, twin);
        if (turn_of(twin) == TQ_OVER) break;
    }
    tq_game_free(game);
    tq_game_free(twin);
}

/* A game that goes on from a position has the options of that position, however it goes on. */
static void options_of_a_position(const choice* options) {
    check_in("options of a position");
    static blob kept;
    tq_dice choices = dice_of(options, 16);
    tq_game* const game = game_by_seed(options, 16);
    int others = 0;
    for (int i = 0; i < 4; ++i) {
        choice wanted = *options;
        tq_game* other = NULL;
        play_on(game, &choices, 3);
        if (turn_of(game) == TQ_OVER) break;
        wanted.value[FIRST] = turn_of(game);
        GATHER(&kept, uint8_t, tq_game_snapshot(game, out, capacity, &count));
        REQUIRE(tq_game_from_snapshot(BYTES_OF(kept), NULL, &other, NULL) == TQ_OK);
        for (int actions = 0; actions < 6; ++actions) {
            check_options(other, &wanted);
            play_on(other, &choices, 1);
            others += turn_of(other) != wanted.value[FIRST];
        }
        tq_game_free(other);
    }
    CHECK(others > 0);
    tq_game_free(game);
}

/* The same seed and number are the same game, another number is another. */
static void seeds_and_numbers(const choice* options) {
    check_in("seeds and numbers");
    uint64_t hash[3];
    for (int i = 0; i < 3; ++i) {
        tq_dice choices = dice_of(options, 3);
        tq_game* const game = game_by_seed(options, i == 2);
        play_on(game, &choices, 20);
        hash[i] = hash_of(game);
        tq_game_free(game);
    }
    CHECK(hash[0] == hash[1] && hash[0] != hash[2]);
}

/* ------------------------------------------------------------------------------------------------ dealt by hand */

enum { columns = 5, most_pieces = 1024 };

/* What lies on top where the twin of a dealt game draws, told by a person who watched the towers being stacked. */
typedef struct hand {
    const choice* options;
    const int32_t* pieces;
    size_t next; /* of the cards */
    int tower;
    int height[columns];
    int32_t drawn[2];
    int waiting;
} hand;

static void raise_tower(hand* h, int tower) {
    h->tower = tower;
    for (int c = 0; c < columns; ++c) h->height[c] = height_of(h->options, tower);
}

static void follow(hand* h, int32_t action) {
    char words[64];
    int number = 0;
    if (!is_triqueta(h->options)) return;
    REQUIRE(tq_action_text(h->options->variant, action, TQ_ENGLISH, words, sizeof words, NULL) == TQ_OK);
    if (sscanf(words, "tower %d", &number) == 1) raise_tower(h, number);
    if (sscanf(words, "draw %d", &number) == 1) {
        size_t below_it = 0;
        for (int t = 0; t < h->tower; ++t) below_it += (size_t)(columns * height_of(h->options, t));
        below_it += (size_t)(number * height_of(h->options, h->tower)) + (size_t)--h->height[number];
        REQUIRE(h->height[number] >= 0 && h->waiting < 2);
        h->drawn[h->waiting++] = h->pieces[below_it];
    }
}

static int32_t next_piece(hand* h) {
    if (!is_triqueta(h->options)) return h->pieces[h->next++];
    REQUIRE(h->waiting > 0);
    const int32_t piece = h->drawn[0];
    h->drawn[0] = h->drawn[1];
    --h->waiting;
    return piece;
}

/* Plays a dealt game beside an open one whose chance is played by hand. Returns 1 when it is over; 0 if the deal
 * doesn't know a new pile: then that pile, in order of the cards' numbers, is added to the deal. */
static int play_dealt(const choice* options, int32_t* pieces, size_t* count) {
    tq_dice choices = dice_of(options, 5);
    tq_game *game = NULL, *twin = open_game(options);
    hand h = {options, pieces, 0, 0, {0}, {0}, 0};
    int over = 0;
    raise_tower(&h, 0);
    REQUIRE(tq_game_new_dealt(CHOICE(*options), pieces, *count, NULL, &game) == TQ_OK);
    for (;;) {
        while (turn_of(twin) == TQ_CHANCE && turn_of(game) != TQ_CHANCE) {
            if (!is_triqueta(options) && h.next < *count && pieces[h.next] == -1) ++h.next;
            REQUIRE(tq_game_reveal(twin, next_piece(&h), NULL, NULL) == TQ_OK);
        }
        check_same_position(game, twin);
        const int32_t turn = turn_of(game);
        if (turn < 0) {
            over = turn == TQ_OVER;
            break;
        }
        const int32_t action = any_action(game, &choices);
        REQUIRE(tq_game_play(game, turn, action, NULL) == TQ_OK);
        follow(&h, action);
        if (turn_of(game) == TQ_CHANCE) { /* the twin is where the deal ends, too */
            while (h.next < *count) REQUIRE(tq_game_reveal(twin, next_piece(&h), NULL, NULL) == TQ_OK);
        }
        REQUIRE(tq_game_play(twin, turn, action, NULL) == TQ_OK);
    }
    if (!over) {
        int32_t outcome[64];
        uint32_t weight[64];
        size_t kinds = 0;
        REQUIRE(tq_game_chance(game, outcome, weight, 64, &kinds) == TQ_OK);
        pieces[(*count)++] = -1;
        for (size_t i = 0; i < kinds; ++i)
            for (uint32_t copy = 0; copy < weight[i]; ++copy) pieces[(*count)++] = outcome[i];
        REQUIRE(*count < most_pieces - 100);
    }
    tq_game_free(game);
    tq_game_free(twin);
    return over;
}

static int piles_made_anew = 0;

static void by_hand(const choice* options) {
    check_in("by hand");
    int32_t pieces[most_pieces];
    choice long_game = *options;
    tq_dice dice = dice_of(options, 4);
    size_t count = deal_by_hand(options, &dice, pieces);
    if (is_race(options)) long_game.value[OWN] = 400; /* turns, so that its pile runs out */
    for (int piles = 1; !play_dealt(&long_game, pieces, &count) && piles < 8; ++piles) {
        CHECK(!is_triqueta(options));
        ++piles_made_anew;
    }
}

/* ------------------------------------------------------------------------------------------------ undo, copies */

static void undo_and_redo(const choice* options) {
    check_in("undo and redo");
    static uint64_t hash[most_moments];
    static uint64_t moment[most_moments];
    tq_dice choices = dice_of(options, 6);
    tq_game* const game = game_by_seed(options, 7);
    int actions = 0, refused = 0;
    int32_t refusal = 0;
    hash[0] = hash_of(game);
    moment[0] = moment_of(game);
    CHECK(tq_game_undo(game, TQ_LAST_ACTION, 1, &refusal) == TQ_REFUSED && tq_game_redo(game, &refusal) == TQ_REFUSED &&
          refusal != 0);
    while (turn_of(game) != TQ_OVER && actions + 1 < 300) {
        play_on(game, &choices, 1);
        hash[++actions] = hash_of(game);
        moment[actions] = moment_of(game);
    }
    for (int i = actions; i > 0; --i) {
        const tq_status without_looks = tq_game_undo(game, TQ_LAST_ACTION, 0, &refusal);
        if (without_looks == TQ_REFUSED) {
            CHECK(refusal == undo_would_forget && hash_of(game) == hash[i] && moment_of(game) == moment[i]);
            ++refused;
            CHECK(tq_game_undo(game, TQ_LAST_ACTION, 1, &refusal) == TQ_OK);
        }
        CHECK(hash_of(game) == hash[i - 1] && moment_of(game) == moment[i - 1]);
        /* What was undone hasn't happened. */
        CHECK(tq_game_events(game, TQ_SPECTATOR, moment[i - 1], NULL, 0, NULL) == TQ_TOO_SMALL);
        CHECK(tq_game_events(game, TQ_SPECTATOR, moment[i], NULL, 0, NULL) == TQ_NO_SUCH_MOMENT);
    }
    /* What nobody saw is undone freely; in mayhem nearly every action shows a card. */
    CHECK(refused > 0 && (refused < actions || options->value[PLAYERS] == TQ_MOST_PLAYERS));
    for (int i = 1; i <= actions; ++i) {
        CHECK(tq_game_redo(game, NULL) == TQ_OK);
        CHECK(hash_of(game) == hash[i] && moment_of(game) == moment[i]);
    }
    CHECK(tq_game_redo(game, &refusal) == TQ_REFUSED && refusal != 0);

    /* Whoever plays on forgets what was undone. */
    CHECK(tq_game_undo(game, TQ_LAST_ACTION, 1, NULL) == TQ_OK && tq_game_undo(game, TQ_LAST_ACTION, 1, NULL) == TQ_OK);
    play_on(game, &choices, 1);
    CHECK(tq_game_redo(game, &refusal) == TQ_REFUSED);
    check_kept(game, 1);
    tq_game_free(game);
}

static void copies(const choice* options) {
    check_in("copies");
    static blob of_game, of_clone, of_copy, later;
    tq_dice choices = dice_of(options, 8);
    const choice of_another = options_of(is_triqueta(options) ? "race" : "base_game_duel");
    tq_game *game = game_by_seed(options, 8), *clone = NULL, *copy = open_game(&of_another);
    play_on(game, &choices, 25);
    portray(game, &of_game);
    REQUIRE(tq_game_clone(game, TQ_FUTURE_KNOWN, NULL, &clone) == TQ_OK &&
            tq_game_copy(game, TQ_FUTURE_KNOWN, copy) == TQ_OK);
    portray(clone, &of_copy);
    CHECK(blob_equal(&of_game, &of_copy));
    portray(copy, &of_copy);
    CHECK(blob_equal(&of_game, &of_copy));
    check_options(copy, options);

    /* The copies go on as the game would, each by itself: they have its deal. */
    tq_dice same = choices;
    play_on(clone, &choices, 25);
    portray(clone, &later);
    CHECK(!blob_equal(&later, &of_game));
    portray(game, &of_copy);
    CHECK(blob_equal(&of_game, &of_copy));
    choices = same;
    play_on(copy, &choices, 25);
    portray(copy, &of_copy);
    CHECK(blob_equal(&later, &of_copy));
    play_on(game, &same, 25);
    portray(game, &of_copy);
    CHECK(blob_equal(&later, &of_copy));

    /* Their histories are their own as well. */
    CHECK(tq_game_undo(clone, TQ_LAST_ACTION, 1, NULL) == TQ_OK);
    play_on(copy, &same, 1);
    CHECK(tq_game_copy(clone, TQ_FUTURE_KNOWN, copy) == TQ_OK && tq_game_copy(copy, TQ_FUTURE_KNOWN, copy) == TQ_OK);
    portray(clone, &of_clone);
    portray(copy, &of_copy);
    CHECK(blob_equal(&of_clone, &of_copy));
    CHECK(tq_game_redo(copy, NULL) == TQ_OK);
    CHECK(hash_of(copy) == hash_of(game) && moment_of(clone) < moment_of(copy));
    tq_game_free(game);
    CHECK(tq_game_redo(clone, NULL) == TQ_OK);
    portray(clone, &of_copy);
    CHECK(blob_equal(&later, &of_copy));

    tq_view *view = view_of(clone, 0), *other = view_of(copy, TQ_SPECTATOR);
    CHECK(tq_view_copy(view, other) == TQ_OK && tq_view_copy(other, other) == TQ_OK);
    check_same_view(view, other, 1);
    CHECK(tq_view_refresh(clone, 1, other) == TQ_OK);
    tq_view_free(view);
    view = view_of(clone, 1);
    check_same_view(view, other, 1);
    tq_view_free(view);
    tq_view_free(other);
    tq_game_free(clone);
    tq_game_free(copy);
}

/* ------------------------------------------------------------------------------------------------ completions */

static void completions(const choice* options) {
    check_in("completions");
    tq_dice choices = dice_of(options, 9);
    const choice of_another = options_of(is_triqueta(options) ? "mayhem" : "base_game_duel");
    tq_game *game = open_game(options), *whole = open_game(&of_another);
    for (int i = 0; i < 6; ++i) {
        play_on(game, &choices, 12);
        for (int32_t viewer = 0; viewer < 3; ++viewer) {
            tq_view* const view = view_of(game, viewer == 2 ? TQ_SPECTATOR : viewer);
            tq_view* again = NULL;
            uint64_t actions = 0;
            CHECK(tq_view_complete(view, &choices, whole) == TQ_OK);
            CHECK(moment_of(whole) == 0 && tq_game_undo(whole, TQ_LAST_ACTION, 1, NULL) == TQ_REFUSED);
            CHECK(turn_of(whole) == turn_of(game));
            again = view_of(whole, viewer == 2 ? TQ_SPECTATOR : viewer);
            check_same_view(view, again, 1);
            if (viewer == 0) check_kept(whole, 0);
            CHECK(tq_game_play_out(whole, &choices, &actions) == TQ_OK && turn_of(whole) == TQ_OVER);
            CHECK((actions > 0) == (turn_of(game) != TQ_OVER));
            tq_view_free(view);
            tq_view_free(again);
        }
    }
    tq_game_free(game);
    tq_game_free(whole);
}

/* ------------------------------------------------------------------------------------------------ what stands where */

static void encodings(const choice* options) {
    check_in("encodings");
    static blob name, meaning, other;
    const tq_sizes sizes = sizes_of(options);
    tq_game* const game = game_by_seed(options, 0);
    tq_view* const view = view_of(game, 0);
    int32_t end = 0;
    for (int32_t i = 0; i < sizes.encoding_fields; ++i) {
        int32_t offset = -1, length = -1;
        CHECK(tq_encoding_field(CHOICE(*options), i, &offset, &length) == TQ_OK);
        CHECK(offset == end && length > 0);
        end = offset + length;
        GATHER(&name, char, tq_encoding_field_name(CHOICE(*options), i, out, capacity, &count));
        GATHER(&meaning, char, tq_encoding_field_meaning(CHOICE(*options), i, out, capacity, &count));
        CHECK(name.size > 0 && meaning.size > 0);
        for (int32_t j = 0; j < i; ++j) {
            GATHER(&other, char, tq_encoding_field_name(CHOICE(*options), j, out, capacity, &count));
            CHECK(!blob_equal(&name, &other));
        }
    }
    CHECK(end == sizes.encoding_length);
    GATHER(&other, int8_t, tq_view_encode(view, out, capacity, &count));
    CHECK(other.size == (size_t)end);
    tq_view_free(view);
    tq_game_free(game);
}

/* Whatever a variant has a number for can be written in every language and read again. */
static void words(const choice* options) {
    check_in("words");
    static blob text, of_action;
    const tq_sizes sizes = sizes_of(options);
    int32_t number = -1;
    GATHER(&text, char, tq_variant_name(options->variant, out, capacity, &count));
    CHECK(tq_variant_find(TEXT_OF(text), &number) == TQ_OK && number == options->variant);
    for (int32_t language = TQ_ENGLISH; language <= TQ_FRENCH; ++language) {
        for (int32_t i = 0; i < sizes.actions; ++i) {
            GATHER(&of_action, char, tq_action_text(options->variant, i, language, out, capacity, &count));
            CHECK(tq_action_parse(options->variant, TEXT_OF(of_action), language, &number, NULL) == TQ_OK);
            CHECK(number == i);
        }
        for (int32_t i = 0; i < sizes.outcomes; ++i) {
            GATHER(&text, char, tq_outcome_text(options->variant, i, language, out, capacity, &count));
            CHECK(tq_outcome_parse(options->variant, TEXT_OF(text), language, &number, NULL) == TQ_OK && number == i);
        }
        /* Wolves are drawn in Hidden Wolves alone, jokers in the 21/15/9-card game. */
        const choice with_all = options_of(is_triqueta(options) ? "hidden_wolves" : "race");
        if (sizes.outcomes == sizes_of(&with_all).outcomes) continue;
        GATHER(&text, char, tq_outcome_text(with_all.variant, sizes.outcomes, language, out, capacity, &count));
        CHECK(tq_outcome_parse(options->variant, TEXT_OF(text), language, &number, NULL) == TQ_REFUSED && number == 0);
    }
}

/* Every choice of a variant can be written and read, and a wrong one says which option is wrong. */
static void choices_of(const choice* options) {
    check_in("choices");
    static blob text, name, label;
    choice read = {0, 0, {0}}, wrong = *options;
    tq_fault fault;
    fault.struct_size = sizeof fault;
    GATHER(&text, char, tq_choice_text(CHOICE(*options), out, capacity, &count));
    CHECK(tq_choice_parse(TEXT_OF(text), &read.variant, read.value, TQ_MOST_OPTIONS, &read.count, &fault) == TQ_OK);
    CHECK(read.variant == options->variant && read.count == options->count && fault.refusal == 0);
    CHECK(memcmp(read.value, options->value, read.count * sizeof(int32_t)) == 0);
    CHECK(tq_choice_check(CHOICE(*options), &fault) == TQ_OK && fault.count == 0 && fault.option == -1);
    for (int32_t i = 0; i < (int32_t)options->count; ++i) {
        int32_t least = 0, most = 0, initial = 0, is_truth = -1;
        CHECK(tq_option_bounds(options->variant, i, &least, &most, &initial) == TQ_OK);
        CHECK(least <= initial && initial <= most);
        CHECK(tq_option_is_truth(options->variant, i, &is_truth) == TQ_OK);
        CHECK(!is_truth || (i >= OWN && least == 0 && most == 1));
        GATHER(&name, char, tq_option_name(options->variant, i, out, capacity, &count));
        GATHER(&label, char, tq_option_meaning(options->variant, i, out, capacity, &count));
        CHECK(name.size > 0 && label.size > 0);
        wrong.value[i] = least - 1;
        CHECK(tq_choice_check(CHOICE(wrong), &fault) == TQ_REFUSED && fault.option == i && fault.refusal != 0);
        CHECK(fault.least == least && (fault.most == most || (i == FIRST && fault.most < most)));
        GATHER(&label, char, tq_fault_name(&fault, out, capacity, &count));
        CHECK(blob_equal(&name, &label));
        tq_game* game = NULL;
        CHECK(tq_game_new_open(CHOICE(wrong), NULL, &game) == TQ_WRONG_OPTIONS && game == NULL);
        wrong.value[i] = options->value[i];
    }
    /* One more option than there are, and fewer. */
    wrong.count = options->count + 1;
    CHECK(tq_choice_check(CHOICE(wrong), &fault) == TQ_REFUSED && fault.option == (int32_t)options->count);
    CHECK(fault.refusal == TQ_REFUSAL_UNKNOWN_OPTION && tq_fault_name(&fault, NULL, 0, NULL) == TQ_OK);
    for (wrong.count = 0; wrong.count < options->count; ++wrong.count)
        if (wrong.count != 1) CHECK(tq_choice_check(CHOICE(wrong), NULL) == TQ_OK);
    CHECK(tq_choice_check(options->variant, NULL, 0, NULL) == TQ_OK);

    int32_t lines = 0;
    CHECK(tq_line_count(options->variant, &lines) == TQ_OK && lines == sizes_of(options).lines);
    for (int32_t i = 0; i < lines; ++i) {
        GATHER(&name, char, tq_line_name(options->variant, i, out, capacity, &count));
        CHECK(name.size > 0);
        for (int32_t language = TQ_ENGLISH; language <= TQ_FRENCH; ++language) {
            GATHER(&label, char, tq_line_label(options->variant, i, language, out, capacity, &count));
            CHECK(label.size > 0);
        }
    }
}

/* What is wrong with the text of a choice, and where. */
static void wrong_choices(void) {
    check_in("wrong choices");
    static const struct {
        const char* text;
        int32_t refusal, column, option;
        const char* name;
        int32_t least, most;
    } wrong[] = {{"chess", TQ_REFUSAL_UNKNOWN_GAME, 1, -1, "", 0, 0},
                 {"race(players=99)", TQ_REFUSAL_WRONG_PLAYERS, 14, PLAYERS, "players", 2, 6},
                 {"race(players=3, first=5)", TQ_REFUSAL_NO_SUCH_SEAT, 23, FIRST, "first", 0, 2},
                 {"race(turn_cap=0)", TQ_REFUSAL_WRONG_OPTION, 15, OWN, "turn_cap", 1, INT32_MAX},
                 {"race(speed=1)", TQ_REFUSAL_UNKNOWN_OPTION, 6, -1, "speed", 0, 0},
                 {"race(first=0, first=1)", TQ_REFUSAL_REPEATED_OPTION, 15, FIRST, "first", 0, 0},
                 {"race(players=2", TQ_REFUSAL_UNKNOWN_WORD, 15, -1, "", 0, 0}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
        choice read = {0, 0, {0}};
        tq_fault fault;
        char name[64];
        size_t length = 0;
        fault.struct_size = sizeof fault;
        check_in(wrong[i].text);
        CHECK(tq_choice_parse(wrong[i].text, strlen(wrong[i].text), &read.variant, read.value, TQ_MOST_OPTIONS,
                              &read.count, &fault) == TQ_REFUSED);
        CHECK(fault.refusal == wrong[i].refusal && fault.option == wrong[i].option);
        CHECK(fault.line == 1 && fault.column == wrong[i].column && fault.where + 1 == (uint64_t)fault.column);
        CHECK(fault.least == wrong[i].least && fault.most == wrong[i].most);
        CHECK(tq_fault_name(&fault, name, sizeof name, &length) == TQ_OK && strcmp(name, wrong[i].name) == 0);
    }
}

static void library(void) {
    check_in("library");
    static blob text;
    static const size_t size[] = {sizeof(tq_sizes),    sizeof(tq_allocator), sizeof(tq_fault), sizeof(tq_totals),
                                  sizeof(tq_batch_io), sizeof(tq_dice),      sizeof(tq_cursor)};
    int32_t statuses = 0, languages = 0, refusals = 0, of_rules = 0, variants = 0;
    CHECK(tq_variant_count(&variants) == TQ_OK && variants == 6);
    for (int32_t i = TQ_STRUCT_SIZES; i <= TQ_STRUCT_CURSOR; ++i) {
        size_t told = 0;
        CHECK(tq_struct_size(i, &told) == TQ_OK && told == size[i]);
    }
    CHECK(tq_status_count(&statuses) == TQ_OK && statuses == TQ_NOT_BEGUN + 1);
    for (tq_status i = TQ_OK; i < statuses; ++i) {
        GATHER(&text, char, tq_status_text(i, out, capacity, &count));
        CHECK(text.size > 0);
        GATHER(&text, char, tq_status_name(i, out, capacity, &count));
        CHECK(text.size > 0);
    }
    CHECK(tq_version() == TQ_HEADER_VERSION);
    CHECK(tq_language_count(&languages) == TQ_OK && languages == TQ_FRENCH + 1);
    for (int32_t language = 0; language < languages; ++language) {
        int32_t found = -1;
        GATHER(&text, char, tq_language_code(language, out, capacity, &count));
        CHECK(tq_language_find(TEXT_OF(text), &found) == TQ_OK && found == language);
        GATHER(&text, char, tq_language_name(language, out, capacity, &count));
        CHECK(text.size > 0);
        for (int32_t variant = 0; variant < variants; ++variant) {
            GATHER(&text, char, tq_variant_title(variant, language, out, capacity, &count));
            CHECK(text.size > 0);
        }
    }

    CHECK(tq_refusal_count(&refusals) == TQ_OK);
    for (int32_t i = 0; i < refusals; ++i) {
        int32_t code = 0, previous = 0;
        char name[64] = ";";
        CHECK(tq_refusal_at(i, &code) == TQ_OK && code > 0);
        for (int32_t j = 0; j < i; ++j) CHECK(tq_refusal_at(j, &previous) == TQ_OK && previous != code);
        CHECK(tq_refusal_name(code, name, sizeof name, NULL) == TQ_OK && name[0] != '\0');
        for (int32_t language = TQ_ENGLISH; language <= TQ_FRENCH; ++language) {
            GATHER(&text, char, tq_refusal_text(code, language, out, capacity, &count));
            CHECK(text.size > 0);
        }
        GATHER(&text, char, tq_refusal_rule(code, out, capacity, &count));
        of_rules += text.size > 0;
    }
    CHECK(refusals > 100 && of_rules > 30 && of_rules < refusals);
}

/* ------------------------------------------------------------------------------------------------ set up by hand */

/* The very end of a base game for two: seat 0 has two tokens left to decide on. */
static const char puzzle[] =
    "[Triqueta \"2\"]\n[Game \"base_game\"]\n[Players \"2\"]\n\n"
    "phase: decide\nmover: 0\nrock: 0\ntower: 3\nstanding: 0, 0, 0, 0\nleft: 0, 0, 0, 0, 0\n"
    "in_middle: 0, 0\nrows: -, -\nup: rabbit rabbit owl owl owl bear bear bear bear, deer deer "
    "deer\nkept: 2, 0\nboxed: 0, 0\ntiles: 0, 3\nout: 1, 1\ndecided: 0, 0\nbox: 46\n"
    "drawn: -\nunlooked: -\n\n"
    "player 0\nown_kept: rabbit owl\nown_drawn: -\nown_boxed: -\nown_decision: -\n\n"
    "player 1\nown_kept: -\nown_drawn: -\nown_boxed: -\nown_decision: -\n";

/* Copies the puzzle with some of its lines changed: a change is a line "name: ..." or "[Name ..." in place
 * of the one of that name. */
static void change_puzzle(const char* const* changes, blob* into) {
    char* to = blob_make_room(into, 2 * sizeof puzzle);
    for (const char* line = puzzle; *line != '\0';) {
        const char* end = strchr(line, '\n');
        const char* from = line;
        size_t length = (size_t)(end - line);
        for (const char* const* change = changes; *change != NULL; ++change) {
            const size_t name = strcspn(*change, ": ");
            if (strncmp(line, *change, name) != 0 || strchr(": ", line[name]) == NULL) continue;
            from = *change;
            length = strlen(from);
            if (strchr(from, ' ') == NULL) length = 0; /* leaves it out */
        }
        memcpy(to + into->size, from, length);
        into->size += length;
        to[into->size++] = '\n';
        line = end + 1;
    }
}

static void check_reasons(const char* const* changes, const int32_t* wanted) {
    static blob text;
    tq_game* game = NULL;
    tq_fault why;
    int32_t count = 0;
    memset(&why, 0, sizeof why);
    why.struct_size = sizeof why;
    while (wanted[count] != 0) ++count;
    change_puzzle(changes, &text);
    CHECK(tq_game_from_text(TEXT_OF(text), TQ_ENGLISH, NULL, &game, &why) == (count == 0 ? TQ_OK : TQ_REFUSED));
    CHECK((game != NULL) == (count == 0) && why.count == count);
    for (int32_t i = 0; i < count; ++i) {
        int32_t refusal = 0;
        CHECK(tq_fault_refusal(&why, i, &refusal) == TQ_OK && refusal == wanted[i]);
    }
    CHECK(why.refusal == wanted[0]);
    if (count > 0) CHECK(why.where == text.size); /* the end of the text stands for an invariant */
    tq_game_free(game);
}

static void set_up_by_hand(void) {
    check_in("set up by hand");
    static const char *nothing[] = {NULL}, *one[] = {"tiles: 0, 1", NULL},
                      *several[] = {"rock: 1", "tiles: 0, 1", "kept: 2, 1", "decided: 0, 1", NULL};
    enum { wrong_secrets = 31, wrong_tiles = 52, wrong_decisions = 53 };
    static const int32_t none[] = {0}, tiles[] = {wrong_tiles, 0},
                         many[] = {wrong_tiles, wrong_decisions, wrong_secrets, 0};
    check_reasons(nothing, none);
    check_reasons(one, tiles);
    check_reasons(several, many);

    /* A text that can't be read has a place. */
    static const char* unread[] = {"kept: 2, many", NULL};
    static blob text;
    tq_game* game = NULL;
    tq_fault why;
    why.struct_size = sizeof why;
    change_puzzle(unread, &text);
    CHECK(tq_game_from_text(TEXT_OF(text), TQ_ENGLISH, NULL, &game, &why) == TQ_REFUSED && game == NULL);
    CHECK(why.count == 1 && why.line == 14 && why.column == 10);
    CHECK(why.where < text.size && memcmp(text.bytes + why.where, "many", 4) == 0);

    /* Nor can one of another game, or for more players than its game can have. */
    static const char *of_chess[] = {"[Game \"chess\"]", NULL}, *for_nine[] = {"[Players \"9\"]", NULL};
    enum { wrong_game = 22, wrong_players = 164 };
    change_puzzle(of_chess, &text);
    CHECK(tq_game_from_text(TEXT_OF(text), TQ_ENGLISH, NULL, &game, &why) == TQ_REFUSED && game == NULL);
    CHECK(why.count == 1 && why.refusal == wrong_game);
    change_puzzle(for_nine, &text);
    CHECK(tq_game_from_text(TEXT_OF(text), TQ_ENGLISH, NULL, &game, &why) == TQ_REFUSED && game == NULL);
    CHECK(why.count == 1 && why.refusal == wrong_players);

    /* A tag that is missing is named. */
    static const char *without_players[] = {"[Players", NULL}, *without_game[] = {"[Game", NULL};
    char name[32];
    change_puzzle(without_players, &text);
    CHECK(tq_game_from_text(TEXT_OF(text), TQ_ENGLISH, NULL, &game, &why) == TQ_REFUSED);
    CHECK(why.refusal == TQ_REFUSAL_LACKS_TAG && tq_fault_name(&why, name, sizeof name, NULL) == TQ_OK);
    CHECK(strcmp(name, "Players") == 0);
    change_puzzle(without_game, &text);
    CHECK(tq_game_from_text(TEXT_OF(text), TQ_ENGLISH, NULL, &game, &why) == TQ_REFUSED);
    CHECK(why.refusal == TQ_REFUSAL_LACKS_TAG && tq_fault_name(&why, name, sizeof name, NULL) == TQ_OK);
    CHECK(strcmp(name, "Game") == 0);

    /* What was set up can be played: with the third rabbit the game is won. */
    change_puzzle(nothing, &text);
    REQUIRE(tq_game_from_text(TEXT_OF(text), TQ_ENGLISH, NULL, &game, NULL) == TQ_OK);
    const choice of_puzzle = options_of("base_game");
    CHECK(line_named(game, &of_puzzle, 0, "tiles") == 0 && line_named(game, &of_puzzle, 1, "tiles") == 3);
    CHECK(line_named(game, &of_puzzle, 0, "rock") == 1 && line_named(game, &of_puzzle, 1, "rock") == 0);
    int32_t action = 0, points[2], winners[2];
    size_t count = 0;
    REQUIRE(tq_action_parse(options_of("base_game").variant, WORDS("add first"), TQ_ENGLISH, &action, NULL) == TQ_OK);
    CHECK(tq_game_play(game, 0, action, NULL) == TQ_OK && turn_of(game) == TQ_OVER);
    CHECK(tq_game_points(game, points, 2, NULL) == TQ_OK && tq_game_winners(game, winners, 2, &count) == TQ_OK);
    CHECK(points[0] == 11 && points[1] == 10 && count == 1 && winners[0] == 0);
    tq_game_free(game);
}

/* ------------------------------------------------------------------------------------------------ limits */

/* What is just short enough is written and can be read; what is longer by a byte isn't written. */
static void longest_record(void) {
    check_in("the longest record");
    const choice options = options_of("base_game");
    tq_game *const game = open_game(&options), *again = NULL;
    blob value = {NULL, 0, 0}, record = {NULL, 0, 0};
    size_t written = 0, length = 0;
    CHECK(tq_game_set_tag(game, WORDS("A"), WORDS("x"), NULL) == TQ_OK);
    CHECK(tq_game_record(game, TQ_ALL, NULL, 0, &written) == TQ_TOO_SMALL);
    const size_t letters = TQ_MOST_INPUT - written + 1;
    memset(blob_make_room(&value, letters + 1), 'x', letters + 1);
    CHECK(tq_game_set_tag(game, WORDS("A"), (const char*)value.bytes, letters, NULL) == TQ_OK);
    char* const text = blob_make_room(&record, TQ_MOST_INPUT + 1);
    text[TQ_MOST_INPUT] = 'y';
    CHECK(tq_game_record(game, TQ_ALL, text, TQ_MOST_INPUT + 1, &written) == TQ_OK);
    CHECK(written == TQ_MOST_INPUT && text[TQ_MOST_INPUT] == '\0');
    CHECK(tq_game_from_record(text, TQ_MOST_INPUT, NULL, &again, NULL) == TQ_OK && hash_of(again) == hash_of(game));
    CHECK(tq_text_tag(text, TQ_MOST_INPUT, WORDS("A"), NULL, 0, &length) == TQ_TOO_SMALL && length == letters);
    tq_game_free(again);
    again = NULL;
    CHECK(tq_game_from_record(text, TQ_MOST_INPUT + 1, NULL, &again, NULL) == TQ_TOO_LONG && again == NULL);

    CHECK(tq_game_set_tag(game, WORDS("A"), (const char*)value.bytes, letters + 1, NULL) == TQ_OK);
    memset(text, 'y', TQ_MOST_INPUT + 1);
    CHECK(tq_game_record(game, TQ_ALL, text, TQ_MOST_INPUT + 1, &written) == TQ_TOO_LONG);
    CHECK(written == 0 && text[0] == 'y' && memcmp(text, text + 1, TQ_MOST_INPUT) == 0);
    CHECK(tq_game_record(game, TQ_ALL, NULL, 0, &written) == TQ_TOO_LONG && written == 0);
    CHECK(tq_game_record(game, TQ_ALL, NULL, 1, &written) == TQ_NULL && written == 0);

    /* A saved game may be longer. */
    GATHER(&record, uint8_t, tq_game_save(game, out, capacity, &count));
    CHECK(record.size > TQ_MOST_INPUT);
    REQUIRE(tq_game_load(BYTES_OF(record), 1, NULL, &again, NULL) == TQ_OK);
    CHECK(tq_game_tag(again, WORDS("A"), NULL, 0, &length) == TQ_TOO_SMALL && length == letters + 1);
    tq_game_free(again);
    tq_game_free(game);
    blob_free(&value);
    blob_free(&record);
}

/* A game has at most 64 tags. */
static void most_tags(void) {
    check_in("the most tags");
    const choice options = options_of("base_game");
    tq_game *const game = open_game(&options), *again = NULL;
    static blob record, name;
    int32_t refusal = 0, tags = 0;
    for (int i = 0; i < 64; ++i) {
        char tag[4];
        snprintf(tag, sizeof tag, "T%02d", i);
        CHECK(tq_game_set_tag(game, tag, 3, NULL, 0, &refusal) == TQ_OK && refusal == 0);
        GATHER(&name, char, tq_game_tag_name(game, i, out, capacity, &count));
        CHECK(name.size == 3 && memcmp(name.bytes, tag, 3) == 0);
    }
    CHECK(tq_game_set_tag(game, WORDS("More"), NULL, 0, &refusal) == TQ_REFUSED && refusal == TQ_REFUSAL_TOO_MUCH);
    CHECK(tq_game_tag_count(game, &tags) == TQ_OK && tags == 64);
    CHECK(tq_game_tag_name(game, 64, NULL, 0, NULL) == TQ_NO_SUCH_INDEX);
    GATHER(&record, char, tq_game_record(game, TQ_ALL, out, capacity, &count));
    CHECK(tq_game_from_record(TEXT_OF(record), NULL, &again, NULL) == TQ_OK);
    CHECK(tq_game_tag_count(again, &tags) == TQ_OK && tags == 64);
    CHECK(tq_text_tag_count(TEXT_OF(record), &tags) == TQ_OK && tags > 64 && tags < 80);
    GATHER(&name, char, tq_text_tag_name(TEXT_OF(record), 0, out, capacity, &count));
    CHECK(name.size == 8 && memcmp(name.bytes, "Triqueta", 8) == 0);
    CHECK(tq_text_tag_name(TEXT_OF(record), tags, NULL, 0, NULL) == TQ_NO_SUCH_INDEX);
    CHECK(tq_game_remove_tag(game, WORDS("T00")) == TQ_OK && tq_game_tag_count(game, &tags) == TQ_OK && tags == 63);
    CHECK(tq_game_remove_tag(game, WORDS("T00")) == TQ_NOT_FOUND);
    tq_game_free(again);
    tq_game_free(game);
}

/* ------------------------------------------------------------------------------------------------ batches */

enum { places = 3 };

/* A game of a batch, played singly. */
typedef struct single {
    tq_game* game;
    tq_dice chance;
    uint64_t number;
} single;

static void begin_single(single* s, const choice* options, uint64_t key, uint64_t number) {
    tq_game_free(s->game);
    s->game = open_game(options);
    s->number = number;
    REQUIRE(tq_dice_set(&s->chance, key, number) == TQ_OK);
    answer_chance(s->game, &s->chance);
}

/* The arrays of a batch; those that aren't wanted are NULL. */
static tq_batch_io io_of(const tq_sizes* sizes, const int32_t* action, int32_t* seat, uint8_t* mask, int8_t* view,
                         int32_t* reward, uint8_t* done) {
    tq_batch_io io;
    memset(&io, 0, sizeof io);
    io.struct_size = sizeof io;
    io.action = action, io.action_capacity = places;
    io.seat = seat, io.seat_capacity = places;
    io.mask = mask, io.mask_capacity = places * (size_t)sizes->actions;
    io.view = view, io.view_capacity = places * (size_t)sizes->encoding_length;
    io.reward = reward, io.reward_capacity = places * (size_t)sizes->reward_length;
    io.done = done, io.done_capacity = places;
    return io;
}

typedef struct outputs {
    int32_t seat[places];
    uint8_t* mask;
    int8_t* view;
    int32_t* reward;
    uint8_t done[places];
} outputs;

static outputs make_outputs(const tq_sizes* sizes) {
    outputs made;
    memset(&made, 0, sizeof made);
    made.mask = calloc(places, (size_t)sizes->actions);
    made.view = calloc(places, (size_t)sizes->encoding_length);
    made.reward = calloc(places, (size_t)sizes->reward_length * sizeof *made.reward);
    REQUIRE(made.mask != NULL && made.view != NULL && made.reward != NULL);
    return made;
}

static void free_outputs(outputs* out) {
    free(out->mask);
    free(out->view);
    free(out->reward);
}

static void check_place(const tq_batch* batch, size_t place, const single* s, const outputs* told,
                        const tq_sizes* sizes) {
    static blob mask, encoded;
    const size_t actions = (size_t)sizes->actions, length = (size_t)sizes->encoding_length;
    tq_view* const view = view_of(s->game, turn_of(s->game));
    CHECK(told->seat[place] == turn_of(s->game));
    GATHER(&mask, uint8_t, tq_game_mask(s->game, out, capacity, &count));
    CHECK(mask.size == actions && memcmp(mask.bytes, told->mask + place * actions, actions) == 0);
    GATHER(&encoded, int8_t, tq_view_encode(view, out, capacity, &count));
    CHECK(encoded.size == length && memcmp(encoded.bytes, told->view + place * length, length) == 0);
    tq_view_free(view);

    tq_game* const copy = open_game(&(choice){0, 0, {0}});
    CHECK(tq_batch_game(batch, place, copy) == TQ_OK);
    check_same_position(copy, s->game);
    CHECK(turn_of(copy) == turn_of(s->game));
    tq_game_free(copy);
}

/* Ends a single game, if it is over, and tells what the batch has to tell of it. */
static void close_single(single* s, const choice* options, uint64_t key, const tq_sizes* sizes, uint8_t* done,
                         int32_t* reward) {
    *done = turn_of(s->game) == TQ_OVER;
    memset(reward, 0, (size_t)sizes->reward_length * sizeof *reward);
    if (!*done) return;
    CHECK(tq_game_points(s->game, reward, (size_t)sizes->reward_length, NULL) == TQ_OK);
    begin_single(s, options, key, s->number + places);
}

static tq_status observe(const tq_batch* batch, const tq_sizes* sizes, outputs* out) {
    const tq_batch_io io = io_of(sizes, NULL, out->seat, out->mask, out->view, NULL, NULL);
    return tq_batch_observe(batch, &io);
}

static tq_status step_batch(tq_batch* batch, const tq_sizes* sizes, const int32_t* action, int32_t* seat, uint8_t* mask,
                            int8_t* view, int32_t* reward, uint8_t* done) {
    const tq_batch_io io = io_of(sizes, action, seat, mask, view, reward, done);
    return tq_batch_step(batch, &io);
}

static tq_status play_out(tq_batch* batch, int32_t* reward, size_t capacity, uint64_t* actions) {
    tq_batch_io io;
    memset(&io, 0, sizeof io);
    io.struct_size = sizeof io;
    io.reward = reward;
    io.reward_capacity = capacity;
    return tq_batch_play_out(batch, &io, actions);
}

static void batches(const choice* options) {
    check_in("batches");
    const tq_sizes sizes = sizes_of(options);
    const uint64_t key = 77 + round_of_games;
    const size_t rewards = (size_t)sizes.reward_length;
    tq_dice choices = dice_of(options, 10);
    single game[places];
    outputs told = make_outputs(&sizes), wanted = make_outputs(&sizes), kept = make_outputs(&sizes);
    tq_batch* batch = NULL;
    uint64_t numbers[places];
    size_t ended = 0;
    memset(game, 0, sizeof game);
    REQUIRE(tq_batch_new(CHOICE(*options), key, places, NULL, &batch) == TQ_OK);
    choice of_batch = {0, 0, {0}};
    size_t told_places = 0;
    CHECK(tq_batch_choice(batch, &of_batch.variant, of_batch.value, TQ_MOST_OPTIONS, &of_batch.count) == TQ_OK);
    CHECK(of_batch.variant == options->variant && of_batch.count == options->count);
    CHECK(memcmp(of_batch.value, options->value, of_batch.count * sizeof(int32_t)) == 0);
    CHECK(tq_batch_places(batch, &told_places) == TQ_OK && told_places == places);
    for (size_t i = 0; i < places; ++i) begin_single(&game[i], options, key, i);
    CHECK(observe(batch, &sizes, &told) == TQ_OK);

    for (int step = 0; ended < 5; ++step) {
        int32_t action[places], wrong[places], refusal = -1;
        size_t place = 99;
        CHECK(tq_batch_numbers(batch, numbers, places, NULL) == TQ_OK);
        for (size_t i = 0; i < places; ++i) {
            check_place(batch, i, &game[i], &told, &sizes);
            CHECK(numbers[i] == game[i].number);
            wrong[i] = action[i] = any_action(game[i].game, &choices);
        }
        CHECK(tq_batch_why_not(batch, action, places, &place, &refusal) == TQ_OK && refusal == 0 && place == 0);

        /* One wrong action, and nothing happens at any place. */
        wrong[step % places] = sizes.actions;
        CHECK(tq_batch_why_not(batch, wrong, places, &place, &refusal) == TQ_OK && refusal == no_such_number);
        CHECK(place == (size_t)(step % places));
        CHECK(step_batch(batch, &sizes, wrong, kept.seat, kept.mask, kept.view, kept.reward, kept.done) == TQ_REFUSED);
        CHECK(observe(batch, &sizes, &kept) == TQ_OK);
        CHECK(memcmp(kept.seat, told.seat, sizeof told.seat) == 0);
        CHECK(memcmp(kept.view, told.view, (size_t)sizes.encoding_length * places) == 0);

        /* An output may lie beside the actions, but not where one of them is. */
        int32_t side_by_side[3 * places];
        int32_t* const between = side_by_side + places;
        memcpy(between, action, sizeof action);
        CHECK(step_batch(batch, &sizes, between, between, NULL, NULL, NULL, NULL) == TQ_OVERLAP);
        CHECK(step_batch(batch, &sizes, between, between - 1, NULL, NULL, NULL, NULL) == TQ_OVERLAP);
        CHECK(step_batch(batch, &sizes, between, between + places - 1, NULL, NULL, NULL, NULL) == TQ_OVERLAP);
        CHECK(step_batch(batch, &sizes, between, NULL, (uint8_t*)between, NULL, NULL, NULL) == TQ_OVERLAP);
        CHECK(step_batch(batch, &sizes, between, NULL, NULL, (int8_t*)between, NULL, NULL) == TQ_OVERLAP);
        CHECK(step_batch(batch, &sizes, between, NULL, NULL, NULL, between, NULL) == TQ_OVERLAP);
        CHECK(step_batch(batch, &sizes, between, NULL, NULL, NULL, NULL, (uint8_t*)between) == TQ_OVERLAP);
        CHECK(memcmp(between, action, sizeof action) == 0);
        between[0] = sizes.actions;
        CHECK(step_batch(batch, &sizes, between, side_by_side, NULL, NULL, NULL, NULL) == TQ_REFUSED);
        CHECK(step_batch(batch, &sizes, between, between + places, NULL, NULL, NULL, NULL) == TQ_REFUSED);
        CHECK(observe(batch, &sizes, &kept) == TQ_OK);
        CHECK(memcmp(kept.seat, told.seat, sizeof told.seat) == 0);

        /* What isn't wanted isn't told. */
        CHECK(step % 4 == 1 ? step_batch(batch, &sizes, action, NULL, NULL, NULL, told.reward, told.done) == TQ_OK &&
                                  observe(batch, &sizes, &told) == TQ_OK
                            : step_batch(batch, &sizes, action, told.seat, told.mask, told.view, told.reward,
                                         told.done) == TQ_OK);
        for (size_t i = 0; i < places; ++i) {
            REQUIRE(tq_game_play(game[i].game, turn_of(game[i].game), action[i], NULL) == TQ_OK);
            answer_chance(game[i].game, &game[i].chance);
            close_single(&game[i], options, key, &sizes, &wanted.done[i], wanted.reward + i * rewards);
            ended += wanted.done[i];
        }
        CHECK(memcmp(told.done, wanted.done, sizeof told.done) == 0);
        CHECK(memcmp(told.reward, wanted.reward, places * rewards * sizeof *told.reward) == 0);
    }

    /* Midway, a playout ends each game by its own dice. */
    uint64_t taken = 0, all_taken = 0;
    CHECK(play_out(batch, told.reward, places * rewards, &taken) == TQ_OK);
    CHECK(observe(batch, &sizes, &told) == TQ_OK);
    for (size_t i = 0; i < places; ++i) {
        uint64_t actions = 0;
        CHECK(tq_game_play_out(game[i].game, &game[i].chance, &actions) == TQ_OK);
        all_taken += actions;
        close_single(&game[i], options, key, &sizes, &wanted.done[i], wanted.reward + i * rewards);
        check_place(batch, i, &game[i], &told, &sizes);
        tq_game_free(game[i].game);
    }
    CHECK(taken == all_taken);
    CHECK(memcmp(told.reward, wanted.reward, places * rewards * sizeof *told.reward) == 0);
    tq_batch_free(batch);
    free_outputs(&told);
    free_outputs(&wanted);
    free_outputs(&kept);
}

static int same_batches(const tq_batch* a, const tq_batch* b) {
    static blob one, other;
    GATHER(&one, uint8_t, tq_batch_save(a, out, capacity, &count));
    GATHER(&other, uint8_t, tq_batch_save(b, out, capacity, &count));
    return blob_equal(&one, &other);
}

/* Steps a batch by its own choices, in ranges of places. */
static void step_by_choice(tq_batch* batch, const tq_batch_io* given, size_t of_places, size_t parts) {
    tq_batch_io io = *given;
    for (size_t part = 0; part < parts; ++part) {
        size_t first = 0, count = 0, place = 0;
        int32_t refusal = 0;
        REQUIRE(tq_batch_range(of_places, parts, part, &first, &count) == TQ_OK);
        CHECK(tq_batch_choose_range(batch, &io, first, count) == TQ_OK);
        io.action = io.chosen;
        io.action_capacity = io.chosen_capacity;
        CHECK(tq_batch_why_not_range(batch, &io, first, count, &place, &refusal) == TQ_OK && refusal == 0);
        CHECK(tq_batch_step_range(batch, &io, first, count) == TQ_OK);
    }
}

/* Copies, ranges, chosen places, and games from elsewhere. */
static void arranged_batches(const choice* options) {
    check_in("batches, arranged");
    enum { many = 150 };
    static int32_t action[many], seat[many], other_seat[many];
    static uint8_t where[many], done[many];
    static uint64_t numbers[many];
    static blob saved, rewards, other_rewards;
    const tq_sizes sizes = sizes_of(options);
    const size_t reward_room = many * (size_t)sizes.reward_length;
    tq_batch *batch = NULL, *copy = NULL, *loaded = NULL;
    tq_batch_io io;
    memset(&io, 0, sizeof io);
    io.struct_size = sizeof io;
    io.chosen = action, io.chosen_capacity = many;
    io.seat = seat, io.seat_capacity = many;
    io.reward = (int32_t*)(void*)blob_make_room(&rewards, reward_room * sizeof(int32_t)),
    io.reward_capacity = reward_room;
    io.done = done, io.done_capacity = many;
    tq_batch_io other = io;
    other.seat = other_seat;
    other.reward = (int32_t*)(void*)blob_make_room(&other_rewards, reward_room * sizeof(int32_t));

    /* Numbers of its own, as one of three workers. */
    REQUIRE(tq_batch_new(CHOICE(*options), 7, many, NULL, &batch) == TQ_OK);
    CHECK(tq_batch_restart(batch, 8, 2 * many, 3 * many) == TQ_OK);
    CHECK(tq_batch_reset(batch, NULL, 0) == TQ_OK);
    CHECK(tq_batch_numbers(batch, numbers, many, NULL) == TQ_OK && numbers[5] == 5 * many + 5);
    where[3] = 1;
    CHECK(tq_batch_reset(batch, where, many) == TQ_OK);
    CHECK(tq_batch_numbers(batch, numbers, many, NULL) == TQ_OK);
    CHECK(numbers[2] == 5 * many + 2 && numbers[3] == 8 * many + 3);

    /* However places are split, and in copies: the same. */
    REQUIRE(tq_batch_clone(batch, NULL, &copy) == TQ_OK);
    CHECK(same_batches(batch, copy));
    io.most_actions = other.most_actions = 50;
    for (int step = 0; step < 80; ++step) {
        step_by_choice(batch, &io, many, 1);
        step_by_choice(copy, &other, many, 4);
        CHECK(memcmp(seat, other_seat, sizeof seat) == 0);
        CHECK(memcmp(io.reward, other.reward, reward_room * sizeof(int32_t)) == 0);
    }
    CHECK(same_batches(batch, copy));
    GATHER(&saved, uint8_t, tq_batch_save(batch, out, capacity, &count));
    REQUIRE(tq_batch_load(BYTES_OF(saved), NULL, &loaded, NULL) == TQ_OK);
    uint64_t taken = 0, part_taken = 0, sum = 0;
    CHECK(tq_batch_play_out(batch, &io, &taken) == TQ_OK);
    CHECK(tq_batch_play_out_range(loaded, &other, 64, many - 64, &part_taken) == TQ_OK);
    sum += part_taken;
    CHECK(tq_batch_play_out_range(loaded, &other, 0, 64, &part_taken) == TQ_OK && sum + part_taken == taken);
    CHECK(memcmp(io.reward, other.reward, reward_room * sizeof(int32_t)) == 0);
    CHECK(same_batches(batch, loaded) && !same_batches(batch, copy));
    CHECK(tq_batch_copy(loaded, copy) == TQ_OK && same_batches(batch, copy));
    CHECK(tq_batch_copy(copy, copy) == TQ_OK && same_batches(batch, copy));

    /* Damage is found, with its place. */
    tq_batch* refused = batch;
    tq_fault fault;
    fault.struct_size = sizeof fault;
    saved.bytes[saved.size - 6] ^= 1;
    CHECK(tq_batch_load(BYTES_OF(saved), NULL, &refused, &fault) == TQ_REFUSED && refused == NULL);
    CHECK(fault.refusal == TQ_REFUSAL_DAMAGED && fault.where > saved.size / 2);

    /* Places that are left out stay as they are, with their outputs. */
    memset(where, 0, sizeof where);
    where[70] = 9;
    CHECK(tq_batch_observe(batch, &io) == TQ_OK);
    CHECK(tq_batch_choose(batch, &io) == TQ_OK);
    CHECK(tq_batch_copy(batch, copy) == TQ_OK);
    memset(other_seat, 77, sizeof other_seat);
    memset(done, 77, sizeof done);
    other.where = where, other.where_capacity = many;
    other.action = action, other.action_capacity = many;
    const int32_t chosen = action[71];
    action[71] = -1;
    size_t place = 0;
    int32_t refusal = 0;
    CHECK(tq_batch_why_not_range(copy, &other, 0, many, &place, &refusal) == TQ_OK && refusal == 0 && place == 0);
    CHECK(tq_batch_step(copy, &other) == TQ_OK);
    CHECK(other_seat[70] >= 0 && other_seat[70] < 77 && done[70] <= 1);
    CHECK(other_seat[69] == other_seat[71] && done[69] == 77 && done[71] == 77);
    where[70] = 0, where[71] = 1;
    CHECK(tq_batch_why_not_range(copy, &other, 0, many, &place, &refusal) == TQ_OK && place == 71);
    CHECK(refusal == TQ_REFUSAL_NO_SUCH_NUMBER && tq_batch_step(copy, &other) == TQ_REFUSED);
    action[71] = chosen;

    /* A random number of the caller's stands for the same action wherever it is used. */
    static uint64_t random[many];
    io.random = random, io.random_capacity = many;
    CHECK(tq_batch_copy(batch, copy) == TQ_OK);
    CHECK(tq_batch_choose(batch, &io) == TQ_OK && same_batches(batch, copy));
    static blob mask;
    io.mask = blob_make_room(&mask, many * (size_t)sizes.actions), io.mask_capacity = many * (size_t)sizes.actions;
    CHECK(tq_batch_observe(batch, &io) == TQ_OK);
    for (size_t i = 0; i < many; ++i) {
        int32_t lowest = 0;
        while (io.mask[i * (size_t)sizes.actions + (size_t)lowest] == 0) ++lowest;
        CHECK(action[i] == lowest);
    }

    /* Games and completions from elsewhere. */
    tq_game *game = open_game(options), *put = open_game(options);
    tq_dice chance = dice_of(options, 3);
    answer_chance(game, &chance);
    for (int i = 0; i < 6; ++i) {
        REQUIRE(tq_game_play(game, turn_of(game), any_action(game, &chance), NULL) == TQ_OK);
        answer_chance(game, &chance);
    }
    CHECK(tq_batch_put(batch, 149, game, 4, 1000) == TQ_OK);
    CHECK(tq_batch_game(batch, 149, put) == TQ_OK);
    check_same_position(put, game);
    CHECK(tq_batch_numbers(batch, numbers, many, NULL) == TQ_OK && numbers[149] == 1000);
    tq_view* const view = view_of(game, turn_of(game));
    CHECK(tq_batch_complete(batch, view, 4, 500, 60, 10) == TQ_OK);
    CHECK(tq_batch_numbers(batch, numbers, many, NULL) == TQ_OK && numbers[60] == 500 && numbers[69] == 509);
    CHECK(numbers[59] != 499 && numbers[70] != 510);
    for (size_t i = 60; i < 70; ++i) {
        uint64_t expected = 0, told = 0;
        CHECK(tq_batch_game(batch, i, put) == TQ_OK);
        tq_view* const seen = view_of(put, turn_of(game));
        CHECK(tq_view_hash(view, &expected) == TQ_OK && tq_view_hash(seen, &told) == TQ_OK && told == expected);
        tq_view_free(seen);
        tq_dice luck;
        REQUIRE(tq_dice_set(&luck, 4, 500 + i - 60) == TQ_OK);
        REQUIRE(tq_view_complete(view, &luck, game) == TQ_OK);
        check_same_position(put, game);
    }

    /* What doesn't fit together. */
    const choice of_another = options_of(is_triqueta(options) ? "mayhem" : "base_game");
    tq_batch *another = NULL, *smaller = NULL;
    tq_game* const foreign = open_game(&of_another);
    REQUIRE(tq_batch_new(CHOICE(of_another), 7, many, NULL, &another) == TQ_OK);
    REQUIRE(tq_batch_new(CHOICE(*options), 7, many - 1, NULL, &smaller) == TQ_OK);
    CHECK(tq_batch_copy(another, batch) == TQ_OTHER_GAME && tq_batch_copy(smaller, batch) == TQ_OUT_OF_RANGE);
    CHECK(tq_batch_put(batch, 0, foreign, 0, 0) == TQ_OTHER_GAME);
    uint64_t ignored = 0;
    REQUIRE(tq_game_play_out(game, &chance, &ignored) == TQ_OK);
    CHECK(tq_batch_put(batch, 0, game, 0, 0) == TQ_REFUSED);
    tq_view* const last = view_of(game, 0);
    CHECK(tq_batch_complete(batch, last, 0, 0, 0, 1) == TQ_REFUSED);

    tq_view_free(view);
    tq_view_free(last);
    tq_game_free(game);
    tq_game_free(put);
    tq_game_free(foreign);
    tq_batch_free(batch);
    tq_batch_free(copy);
    tq_batch_free(loaded);
    tq_batch_free(another);
    tq_batch_free(smaller);
}

/* Encoded views, rewritten: as they are, turned to the viewer, and in ones and zeros. */
static void expansions(const choice* options) {
    check_in("expansions");
    static blob views, out_all, plain;
    const tq_sizes sizes = sizes_of(options);
    const size_t length = (size_t)sizes.encoding_length, players = (size_t)sizes.players;
    tq_game* const game = open_game(options);
    tq_dice chance = dice_of(options, 9);
    answer_chance(game, &chance);
    int8_t* const all = (int8_t*)(void*)blob_make_room(&views, players * length);
    for (size_t s = 0; s < players; ++s) {
        tq_view* const view = view_of(game, (int32_t)s);
        CHECK(tq_view_encode(view, all + s * length, length, NULL) == TQ_OK);
        tq_view_free(view);
    }
    GATHER(&plain, int8_t, tq_encoding_expand(CHOICE(*options), 0, all, players * length, out, capacity, &count));
    CHECK(plain.size == players * length && memcmp(plain.bytes, all, plain.size) == 0);
    for (int32_t how = 0; how <= TQ_RELATIVE_SEATS + TQ_ONE_HOT; ++how) {
        int32_t offset = 0, end = 0, width = 0;
        CHECK(tq_expanded_field(CHOICE(*options), how, sizes.encoding_fields, &end, &width) == TQ_OK && width == 0);
        GATHER(&out_all, int8_t,
               tq_encoding_expand(CHOICE(*options), how, all, players * length, out, capacity, &count));
        CHECK(out_all.size == players * (size_t)end && (how < TQ_ONE_HOT) == (end == sizes.encoding_length));
        /* Whose turn it is, the second field: a number, or a 1 at it. */
        CHECK(tq_expanded_field(CHOICE(*options), how, 1, &offset, &width) == TQ_OK);
        for (size_t s = 0; s < players; ++s) {
            const int8_t* const field = (const int8_t*)(const void*)out_all.bytes + s * (size_t)end + offset;
            const int32_t from = how & TQ_RELATIVE_SEATS ? (int32_t)s : 0;
            const int32_t turn = (turn_of(game) + sizes.players - from) % sizes.players;
            if (how & TQ_ONE_HOT)
                for (int32_t i = 0; i < width; ++i) CHECK(field[i] == (i == turn));
            else
                CHECK(width == 1 && *field == turn);
        }
    }
    tq_game_free(game);
}

/* All that a batch can tell, beside what single games tell of themselves. */
static void telling_batches(const choice* options) {
    check_in("batches, telling");
    static blob room[8], expected;
    const tq_sizes sizes = sizes_of(options);
    const size_t actions = (size_t)sizes.actions, view_length = (size_t)sizes.encoding_length;
    const size_t players = (size_t)sizes.players, rewards = (size_t)sizes.reward_length;
    const size_t bytes = (actions + 7) / 8, states = (size_t)sizes.state_length, most = (size_t)sizes.most_legal;
    const size_t own = (size_t)sizes.own_length, own_offset = (size_t)sizes.own_offset;
    int32_t chosen[places], player[places], legal_count[places];
    uint64_t number[places], final_number[places];
    uint32_t length[places], final_length[places];
    uint8_t done[places], truncated[places];
    tq_batch* batch = NULL;
    tq_game* const game = open_game(options);
    tq_batch_io io;
    int ended = 0;
    memset(&io, 0, sizeof io);
    io.struct_size = sizeof io;
#define ARRAY(name) io.name = name, io.name##_capacity = places
    ARRAY(chosen), ARRAY(player), ARRAY(legal_count), ARRAY(number), ARRAY(final_number), ARRAY(length);
    ARRAY(final_length), ARRAY(done), ARRAY(truncated);
#undef ARRAY
#define ROOM(i, name, type, row) \
    io.name = (type*)(void*)blob_make_room(&room[i], places * (row) * sizeof(type)), io.name##_capacity = places * (row)
    ROOM(0, mask_bits, uint8_t, bytes);
    ROOM(1, legal, int32_t, most);
    ROOM(2, seat_view, int8_t, players * view_length);
    ROOM(3, state, int8_t, states);
    ROOM(4, won, uint8_t, rewards);
    ROOM(5, final_view, int8_t, players * view_length);
    ROOM(6, final_state, int8_t, states);
    ROOM(7, reward, int32_t, rewards);
#undef ROOM
    CHECK(states == view_length + (rewards - 1) * own && own_offset + own <= view_length);
    REQUIRE(tq_batch_new(CHOICE(*options), 3, places, NULL, &batch) == TQ_OK);
    CHECK(tq_batch_observe(batch, &io) == TQ_OK);
    for (uint32_t step = 1; step <= 60 || ended == 0; ++step) {
        for (size_t i = 0; i < places; ++i) {
            CHECK(tq_batch_game(batch, i, game) == TQ_OK);
            GATHER(&expected, int32_t, tq_game_legal(game, out, capacity, &count));
            const size_t legal = expected.size / sizeof(int32_t);
            CHECK((size_t)legal_count[i] == legal && memcmp(io.legal + i * most, expected.bytes, expected.size) == 0);
            GATHER(&expected, uint8_t, tq_game_mask(game, out, capacity, &count));
            for (size_t a = 0; a < actions; ++a)
                CHECK((io.mask_bits[i * bytes + a / 8] >> a % 8 & 1) == expected.bytes[a]);
            const uint64_t seat = ((uint64_t)player[i] + number[i]) % players;
            CHECK((int32_t)seat == turn_of(game) && number[i] % places == i);
            for (size_t s = 0; s < players; ++s) {
                tq_view* const view = view_of(game, (int32_t)s);
                GATHER(&expected, int8_t, tq_view_encode(view, out, capacity, &count));
                CHECK(memcmp(io.seat_view + (i * players + s) * view_length, expected.bytes, view_length) == 0);
                CHECK(memcmp(io.state + i * states + own_offset + s * own, expected.bytes + own_offset, own) == 0);
                CHECK(memcmp(io.state + i * states + 1, expected.bytes + 1, own_offset - 1) == 0);
                tq_view_free(view);
            }
        }
        uint64_t before[places];
        uint32_t actions_before[places];
        memcpy(before, number, sizeof number);
        memcpy(actions_before, length, sizeof length);
        CHECK(tq_batch_choose(batch, &io) == TQ_OK);
        io.action = io.chosen, io.action_capacity = places;
        io.most_actions = step < 40 ? 20 : 0;
        CHECK(tq_batch_step(batch, &io) == TQ_OK);
        for (size_t i = 0; i < places; ++i) {
            uint8_t winners = 0;
            for (size_t s = 0; s < rewards; ++s) winners = (uint8_t)(winners + io.won[i * rewards + s]);
            CHECK(truncated[i] <= done[i] && (winners == 0 || done[i]) && number[i] == before[i] + places * done[i]);
            CHECK(length[i] == (done[i] ? 0 : actions_before[i] + 1));
            if (step < 40) CHECK(done[i] == (length[i] == 0) && (step % 20 != 0 || done[i]));
            if (!done[i]) continue;
            ended += !truncated[i];
            CHECK(final_number[i] == before[i] && final_length[i] == actions_before[i] + 1);
            for (size_t s = 0; s < players; ++s) {
                const int8_t* const view = io.final_view + (i * players + s) * view_length;
                CHECK(view[0] == (int8_t)s && (truncated[i] ? view[1] >= 0 : view[1] == TQ_OVER));
                CHECK(memcmp(view + 1, io.final_state + i * states + 1, own_offset - 1) == 0);
                CHECK(io.reward[i * rewards + s] >= sizes.least_reward &&
                      io.reward[i * rewards + s] <= sizes.most_reward);
            }
            CHECK(sizes.longest_game == 0 || final_length[i] <= (uint32_t)sizes.longest_game);
        }
    }
    tq_game_free(game);
    tq_batch_free(batch);
}

/* Sums with their arrays. */
typedef struct sums {
    tq_totals all;
    uint64_t wins[TQ_MOST_PLAYERS];
    int64_t points[TQ_MOST_PLAYERS];
    uint64_t points_squared[TQ_MOST_PLAYERS];
} sums;

static tq_totals* arrays_of(sums* s) {
    s->all.struct_size = sizeof s->all;
    s->all.wins = s->wins;
    s->all.points = s->points;
    s->all.points_squared = s->points_squared;
    s->all.wins_capacity = s->all.points_capacity = s->all.points_squared_capacity = TQ_MOST_PLAYERS;
    return &s->all;
}

static int equal_sums(const sums* a, const sums* b) {
    return a->all.players == b->all.players && a->all.games == b->all.games && a->all.actions == b->all.actions &&
           a->all.joint_wins == b->all.joint_wins && memcmp(a->wins, b->wins, sizeof a->wins) == 0 &&
           memcmp(a->points, b->points, sizeof a->points) == 0 &&
           memcmp(a->points_squared, b->points_squared, sizeof a->points_squared) == 0;
}

static void simulations(const choice* options) {
    check_in("simulations");
    enum { games = 12 };
    const tq_sizes sizes = sizes_of(options);
    const uint64_t key = 5 + round_of_games;
    sums whole, parts, batched, single_ones;
    memset(&whole, 0, sizeof whole);
    batched = single_ones = parts = whole;
    CHECK(tq_simulate(CHOICE(*options), key, 0, games, arrays_of(&whole)) == TQ_OK);
    CHECK(whole.all.games == games && whole.all.players == options->value[PLAYERS] && whole.all.actions > games);

    /* In parts, in any order; none add nothing. */
    CHECK(tq_simulate(CHOICE(*options), key, 9, 3, arrays_of(&parts)) == TQ_OK &&
          tq_simulate(CHOICE(*options), key, 0, 1, arrays_of(&parts)) == TQ_OK);
    CHECK(tq_simulate(CHOICE(*options), key, 5, 0, arrays_of(&parts)) == TQ_OK &&
          tq_simulate(CHOICE(*options), key, 1, 8, arrays_of(&parts)) == TQ_OK);
    CHECK(equal_sums(&whole, &parts));

    /* Sums from elsewhere that would overflow are refused and left alone. */
    uint64_t* const counts[] = {&parts.all.games, &parts.all.actions};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; ++i) {
        parts = whole;
        *counts[i] = UINT64_MAX;
        const sums before = parts;
        CHECK(tq_simulate(CHOICE(*options), key, 0, games, arrays_of(&parts)) == TQ_OUT_OF_RANGE);
        CHECK(equal_sums(&parts, &before));
    }

    /* So many games that they couldn't be counted any more are refused before the first one. */
    parts = whole;
    CHECK(tq_simulate(CHOICE(*options), key, 0, UINT64_MAX, arrays_of(&parts)) == TQ_OUT_OF_RANGE);
    CHECK(equal_sums(&parts, &whole));

    /* What isn't wanted is left out, and too small an array is refused. */
    tq_totals bare;
    memset(&bare, 0, sizeof bare);
    bare.struct_size = sizeof bare;
    CHECK(tq_simulate(CHOICE(*options), key, 0, games, &bare) == TQ_OK && bare.actions == whole.all.actions);
    parts = whole;
    arrays_of(&parts)->points_capacity = (size_t)options->value[PLAYERS] - 1;
    CHECK(tq_simulate(CHOICE(*options), key, 0, games, &parts.all) == TQ_TOO_SMALL && equal_sums(&parts, &whole));

    /* As a batch, and singly. */
    tq_batch* batch = NULL;
    blob reward = {NULL, 0, 0};
    const size_t length = (size_t)sizes.reward_length;
    REQUIRE(tq_batch_new(CHOICE(*options), key, games / 2, NULL, &batch) == TQ_OK);
    blob_make_room(&reward, games / 2 * length * sizeof(int32_t));
    for (int round = 0; round < 2; ++round) {
        uint64_t taken = 0;
        CHECK(play_out(batch, &ELEMENT(reward, int32_t, 0), games / 2 * length, &taken) == TQ_OK);
        batched.all.actions += taken;
        for (size_t i = 0; i < games / 2; ++i) {
            for (size_t seat = 0; seat < length; ++seat) {
                const int32_t points = ELEMENT(reward, int32_t, i * length + seat);
                batched.points[seat] += points;
                batched.points_squared[seat] += (uint64_t)(points * points);
            }
        }
    }
    CHECK(batched.all.actions == whole.all.actions);
    CHECK(memcmp(batched.points, whole.points, sizeof whole.points) == 0);
    CHECK(memcmp(batched.points_squared, whole.points_squared, sizeof whole.points_squared) == 0);
    tq_batch_free(batch);
    blob_free(&reward);

    for (uint64_t i = 0; i < games; ++i) {
        tq_game* const game = open_game(options);
        tq_dice dice;
        uint64_t taken = 0;
        int32_t winners[TQ_MOST_PLAYERS];
        size_t count = 0;
        REQUIRE(tq_dice_set(&dice, key, i) == TQ_OK);
        CHECK(tq_game_play_out(game, &dice, &taken) == TQ_OK);
        CHECK(tq_game_winners(game, winners, TQ_MOST_PLAYERS, &count) == TQ_OK);
        single_ones.all.actions += taken;
        single_ones.all.joint_wins += count > 1;
        while (count > 0) ++single_ones.wins[winners[--count]];
        tq_game_free(game);
    }
    CHECK(single_ones.all.actions == whole.all.actions && single_ones.all.joint_wins == whole.all.joint_wins);
    CHECK(memcmp(single_ones.wins, whole.wins, sizeof whole.wins) == 0);
}

int main(int count, char** arguments) {
    const uint64_t rounds = count > 1 ? strtoull(arguments[1], NULL, 10) : 1;
    if (count > 2) most_players = (int32_t)strtol(arguments[2], NULL, 10);
    library();
    wrong_choices();
    set_up_by_hand();
    longest_record();
    most_tags();
    each_game(choices_of);
    each_game(words);
    each_game(encodings);
    for (; round_of_games < rounds; ++round_of_games) {
        each_game(by_seed);
        each_game(by_dice);
        each_game(by_steps);
        each_game(with_dice_for_a_while);
        CHECK(chance_asked_without_dice > 0);
        each_game(options_of_a_position);
        each_game(seeds_and_numbers);
        each_game(by_hand);
        CHECK(piles_made_anew > 0 || most_players < TQ_MOST_PLAYERS);
        each_game(undo_and_redo);
        each_game(copies);
        each_game(completions);
        each_game(batches);
        each_game(arranged_batches);
        each_game(telling_batches);
        each_game(expansions);
        each_game(simulations);
        CHECK(odd_numbers_of_unpure_triangles > 0);
    }
    return check_result();
}

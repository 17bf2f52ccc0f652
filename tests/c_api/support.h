/* What several tests of the C API need. */
#ifndef TRIQUETA_TESTS_C_API_SUPPORT_H
#define TRIQUETA_TESTS_C_API_SUPPORT_H

#include "check.h"

#include <triqueta.h>

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Bytes that a function gave: `size` of them. They may be anything's; blob_free when done. */
typedef struct blob {
    unsigned char* bytes;
    size_t size;
    size_t room;
} blob;

/* Room for so many bytes and one more; what was there is gone. */
void* blob_make_room(blob* b, size_t size);
int blob_equal(const blob* a, const blob* b);
void blob_free(blob* b);

#define COUNT_OF(b, type) ((b).size / sizeof(type))
#define ELEMENT(b, type, i) (((type*)(void*)(b).bytes)[i])

/* All that a call gives which ends in `out, capacity, &count`: asked for the count first, then with just enough room.
 *     GATHER(&b, uint8_t, tq_game_snapshot(game, out, capacity, &count)); */
#define GATHER(into, type, call)                                          \
    do {                                                                  \
        type* out = NULL;                                                 \
        size_t capacity = 0, count = 0;                                   \
        const tq_status asked = (call);                                   \
        REQUIRE(asked == TQ_TOO_SMALL || (asked == TQ_OK && count == 0)); \
        capacity = count;                                                 \
        out = blob_make_room(into, count * sizeof(type));                 \
        REQUIRE((call) == TQ_OK && count == capacity);                    \
        (into)->size = count * sizeof(type);                              \
    } while (0)

/* A blob as the pointer and length of an input. */
#define TEXT_OF(b) (const char*)(b).bytes, (b).size
#define BYTES_OF(b) (b).bytes, (b).size
#define WORDS(literal) literal, sizeof literal - 1

/* A choice of a game: the values of all its options. */
typedef struct choice {
    int32_t variant;
    size_t count;
    int32_t value[TQ_MOST_OPTIONS];
} choice;
enum { PLAYERS, FIRST, OWN }; /* places of the options; OWN is the first of the variant's own */
#define CHOICE(c) (c).variant, (c).value, (c).count

/* Calls f with options of every variant for every number of players up to most_players, all at first. Race has fewer
 * turns, so that it ends soon. */
extern int32_t most_players;
void each_game(void (*f)(const choice* options));
/* The default options of a variant. */
choice options_of(const char* variant);
tq_sizes sizes_of(const choice* options);

/* The greatest value of an option. */
int32_t most_of(const choice* options, int32_t option);

int is_triqueta(const choice* options);
int is_race(const choice* options);

/* How high a tower's columns are: those of Hidden Wolves stand on a shadow token, but for the first round's. */
int height_of(const choice* options, int tower);
/* The pieces of a deal by hand, mixed; `pieces` has room for 90. Returns how many there are. */
size_t deal_by_hand(const choice* options, tq_dice* dice, int32_t* pieces);

/* A number below `bound`. */
uint32_t below(tq_dice* dice, uint32_t bound);
/* One of the legal actions; -1 if there is none. */
int32_t any_action(const tq_game* game, tq_dice* choices);
/* While chance is asked, it answers by dice. */
void answer_chance(tq_game* game, tq_dice* chance);
/* Plays on at random, chance included where it is asked, for at most so many actions. */
void play_on(tq_game* game, tq_dice* choices, int most);

int32_t turn_of(const tq_game* game);
uint64_t hash_of(const tq_game* game);
uint64_t moment_of(const tq_game* game);

/* All that there is to know of a game from outside: its position, its turn, its moment, its tags and seats, and its
 * record if it has one. Equal for two games only if they are alike. */
void portray(const tq_game* game, blob* into);

/* An allocator that keeps books, and can be made to fail. */
typedef struct ledger {
    struct block {
        void* memory;
        void* begin; /* of what malloc gave */
        size_t size;
        size_t alignment;
    } block[256];
    size_t live;     /* blocks that weren't given back yet */
    size_t asked;    /* how often memory was asked for */
    size_t fails_at; /* this request, counted from 1, gets none; 0 for never */
    int misaligns;   /* or it gets memory at an odd address */
    size_t mistakes; /* releases of what isn't live, with another size or alignment, or written beyond its end */
    void (*meanwhile)(void); /* called whenever memory is taken or given back, if there is one */
} ledger;
tq_allocator allocator_of(ledger* books);
/* Frees what wasn't given back. */
void release_all(ledger* books);

/* A function as triqueta.h declares it: the comment before it, its name, the end of the declaration. */
typedef struct declared {
    const char* comment;
    const char* name;
    size_t name_length;
    const char* end;
} declared;
/* The whole text of triqueta.h. */
const char* read_header(const char* path);
/* The next function behind `at`, which moves on; 0 if there is none. */
int next_declared(const char** at, declared* found);
/* Whether these words stand in it, in its comment too. */
int declared_with(const declared* function, const char* words);
int is_named(const declared* function, const char* name);

#endif

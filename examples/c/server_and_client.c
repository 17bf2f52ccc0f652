/* Runs a server and its clients in one process. They exchange only bytes. The server holds the game. A client holds a
 * view (its observation), and applies the messages that it receives. The server sends nobody what they may not see. A
 * message that was lost is noticed by the next one, and made up for. */
#include <triqueta.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYERS = 4, CLIENTS = PLAYERS + 1 }; /* the last one is a spectator */

/* To the server: an action number, low byte first. To a client: 'm' and a message of the game, or 'r' and a refusal
 * code, low byte first. */
typedef struct message {
    uint8_t bytes[4096];
    size_t length;
} message;

/* Exits on any failure: a bug in this program, or no memory. */
static void must(tq_status status) {
    char text[200];
    if (status == TQ_OK) return;
    tq_status_text(status, text, sizeof text, NULL);
    fprintf(stderr, "%s\n", text);
    exit(1);
}

static void put_number(message* to, int32_t number) {
    to->bytes[to->length++] = (uint8_t)(number & 0xFF);
    to->bytes[to->length++] = (uint8_t)(number >> 8 & 0xFF);
}

/* ---- the server */

typedef struct server {
    tq_game* game;
    tq_cursor sent[CLIENTS]; /* where each client is after its last message */
} server;

static int32_t viewer_of(int client) { return client < PLAYERS ? client : TQ_SPECTATOR; }

/* Handles a client's message. Returns 1 if the action was played, else 0 and an answer. A real server takes the
 * seat from the connection, not from the message. */
static int server_receives(server* s, int32_t seat, const message* asked, message* answer) {
    const int32_t action = asked->length == 2 ? asked->bytes[0] | asked->bytes[1] << 8 : -1;
    int32_t refusal;
    const tq_status status = tq_game_play(s->game, seat, action, &refusal);
    if (status == TQ_OK) return 1;
    if (status != TQ_REFUSED) must(status);
    answer->bytes[0] = 'r';
    answer->length = 1;
    put_number(answer, refusal);
    return 0;
}

/* Takes a client from a cursor to now; NULL for one that has no view yet. */
static message server_sends(server* s, int client, const tq_cursor* from) {
    message m = {{'m'}, 1};
    size_t count;
    must(tq_game_catch_up(s->game, viewer_of(client), from, m.bytes + 1, sizeof m.bytes - 1, &count));
    must(tq_game_cursor(s->game, viewer_of(client), &s->sent[client]));
    m.length += count;
    return m;
}

/* ---- the client: it has no game, only its view */

/* Applies a message. Returns 1, or 0 if the client has to catch up from its cursor. */
static int client_receives(tq_view** view, const message* told) {
    const uint8_t* const bytes = told->bytes + 1;
    const size_t length = told->length - 1;
    if (told->bytes[0] == 'r') {
        char text[200];
        must(tq_refusal_text(bytes[0] | bytes[1] << 8, TQ_ENGLISH, text, sizeof text, NULL));
        printf("refused: %s\n", text);
    } else if (*view == NULL) {
        must(tq_view_join(bytes, length, NULL, view, NULL));
    } else {
        int32_t refusal;
        const tq_status status = tq_view_advance(*view, bytes, length, &refusal);
        if (status == TQ_REFUSED && refusal == TQ_REFUSAL_MISSED_MESSAGES) return 0;
        must(status);
    }
    return 1;
}

/* Picks a random action. The client computes its legal actions itself. */
static message client_moves(const tq_view* view, tq_dice* dice) {
    message m = {{0}, 0};
    int32_t actions[64];
    uint32_t choice;
    size_t count;
    must(tq_view_legal(view, actions, 64, &count));
    must(tq_dice_below(dice, (uint32_t)count, &choice));
    put_number(&m, actions[choice]);
    return m;
}

/* The client sends its cursor, and the server the message from there to now. */
static int catch_up(server* s, int client, tq_view** view) {
    tq_cursor at;
    must(tq_view_cursor(*view, &at));
    const message told = server_sends(s, client, &at);
    return client_receives(view, &told);
}

int main(void) {
    const uint8_t seed[32] = {7}; /* a server takes 32 bytes of entropy instead */
    const message wrong[] = {{{0, 0}, 2}, {{25, 0}, 2}, {{0}, 0}};
    const int32_t options[] = {PLAYERS};
    tq_view* clients[CLIENTS] = {NULL};
    server s = {NULL, {{0, 0}}};
    message answer;
    tq_dice dice;
    int32_t variant, turn, points[PLAYERS];
    int i, sent = 0, caught_up = 0;

    must(tq_variant_find("hidden_wolves", strlen("hidden_wolves"), &variant));
    must(tq_game_new(variant, options, 1, seed, NULL, &s.game));
    for (i = 0; i < CLIENTS; ++i) {
        const message first = server_sends(&s, i, NULL);
        client_receives(&clients[i], &first);
    }
    must(tq_dice_set(&dice, 2, 0));

    /* Three bad messages: it isn't the client's turn; no action has this number; the message has no number. */
    for (i = 0; i < 3; ++i)
        if (!server_receives(&s, 2, &wrong[i], &answer)) client_receives(&clients[2], &answer);

    while (tq_game_turn(s.game, &turn) == TQ_OK && turn >= 0) {
        const message asked = client_moves(clients[turn], &dice);
        if (!server_receives(&s, turn, &asked, &answer)) return 1;
        for (i = 0; i < CLIENTS; ++i) {
            const message told = server_sends(&s, i, &s.sent[i]);
            if (i == PLAYERS && ++sent % 10 == 0) continue; /* lost on its way to the spectator */
            if (!client_receives(&clients[i], &told)) caught_up += catch_up(&s, i, &clients[i]);
        }
    }
    catch_up(&s, PLAYERS, &clients[PLAYERS]); /* the last message may be the lost one */

    printf("the spectator caught up %d times\n", caught_up);
    must(tq_view_points(clients[PLAYERS], points, PLAYERS, NULL));
    for (i = 0; i < PLAYERS; ++i) printf("the spectator sees %d points of seat %d\n", (int)points[i], i);
    for (i = 0; i < CLIENTS; ++i) tq_view_free(clients[i]);
    tq_game_free(s.game);
    return 0;
}

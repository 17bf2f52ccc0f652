/* Plays a first game in C: Hidden Wolves for three players, with random actions. */
#include <triqueta.h>

#include <stdio.h>
#include <string.h>

int main(void) {
    const uint8_t seed[32] = {7};  /* a server takes 32 bytes of entropy instead */
    const int32_t options[] = {3}; /* option 0: the number of players; the others have their defaults */
    tq_game* game = NULL;
    tq_dice dice;
    int32_t variant, turn, refusal, actions[64], points[TQ_MOST_PLAYERS];
    uint32_t choice;
    size_t count, i;

    tq_variant_find("hidden_wolves", strlen("hidden_wolves"), &variant);
    if (tq_game_new(variant, options, 1, seed, NULL, &game) != TQ_OK) return 1;
    tq_dice_set(&dice, 1, 0);

    while (tq_game_turn(game, &turn) == TQ_OK && turn >= 0) {
        tq_game_legal(game, actions, 64, &count);
        tq_dice_below(&dice, (uint32_t)count, &choice);
        if (tq_game_play(game, turn, actions[choice], &refusal) != TQ_OK) {
            char reason[200];
            tq_refusal_text(refusal, TQ_ENGLISH, reason, sizeof reason, NULL);
            puts(reason);
            break;
        }
    }

    tq_game_points(game, points, TQ_MOST_PLAYERS, &count);
    for (i = 0; i < count; ++i) printf("%d points\n", (int)points[i]);
    tq_game_free(game);
    return 0;
}

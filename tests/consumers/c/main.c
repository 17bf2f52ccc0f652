#include <triqueta.h>

#include <stdio.h>

int main(void) {
    const uint8_t seed[32] = {7};
    int32_t variant = 0;
    tq_game* game = NULL;
    tq_dice dice;
    int32_t turn = TQ_OVER;

    if (tq_variant_find("mayhem", 6, &variant) != TQ_OK) return 1;
    if (tq_game_new(variant, NULL, 0, seed, NULL, &game) != TQ_OK) return 1;
    if (tq_dice_set(&dice, 1, 0) != TQ_OK || tq_game_play_out(game, &dice, NULL) != TQ_OK) return 1;
    tq_game_turn(game, &turn);
    tq_game_free(game);
    puts(turn == TQ_OVER ? "a game was played" : "the game isn't over");
    return turn != TQ_OVER;
}

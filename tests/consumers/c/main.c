#include <triqueta.h>
#include <triqueta_bots.h>

#include <stdio.h>

int main(void) {
    const uint8_t seed[32] = {7};
    int32_t variant = 0, action = -1, refusal = -1;
    uint8_t seen[512];
    size_t length = 0;
    tq_game* game = NULL;
    tq_view* view = NULL;
    tq_bot* bot = NULL;
    tq_dice dice;
    int32_t turn = TQ_OVER;

    if (tq_variant_find("mayhem", 6, &variant) != TQ_OK) return 1;
    if (tq_game_new(variant, NULL, 0, seed, NULL, &game) != TQ_OK) return 1;
    if (tq_view_new(game, 0, NULL, &view) != TQ_OK) return 1;
    if (tq_view_snapshot(view, seen, sizeof seen, &length) != TQ_OK) return 1;
    if (tq_bot_new(TQ_LEVEL_EASY, 1, 0, NULL, &bot) != TQ_OK) return 1;
    if (tq_bot_choose(bot, seen, length, 0, &action, NULL) != TQ_OK) return 1;
    if (tq_game_play(game, 0, action, &refusal) != TQ_OK) return 1;
    if (tq_dice_set(&dice, 1, 0) != TQ_OK || tq_game_play_out(game, &dice, NULL) != TQ_OK) return 1;
    tq_game_turn(game, &turn);
    tq_bot_free(bot);
    tq_view_free(view);
    tq_game_free(game);
    puts(turn == TQ_OVER ? "a game was played" : "the game isn't over");
    return turn != TQ_OVER;
}

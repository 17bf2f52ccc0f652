// A game against an untrusted bot. It runs in a worker, which receives nothing but the bot's view.
import { load, seedFrom } from "triqueta";
import { BotError, BotWorker } from "triqueta/worker";

const triqueta = await load();
const game = triqueta.game({ variant: "base_game", players: 2 }, seedFrom(7));
const dice = triqueta.dice(1);
const bot = await BotWorker.start(new URL("stranger.mjs", import.meta.url));

while (typeof game.turn === "number") {
    const seat = game.turn;
    const view = game.view(seat);
    let action = dice.pick(view.legal()); // used if the bot gives no legal answer
    if (seat === 0)
        try {
            const answer = await bot.ask(view, { timeout: 5000 });
            if (game.whyNot(seat, answer) === null) action = answer;
        } catch (error) {
            if (!(error instanceof BotError)) throw error;
            console.log(error.message);
        }
    game.play(seat, action);
    view.free();
}
for (const points of game.points()) console.log(`${points} points`);
game.free();
bot.stop();

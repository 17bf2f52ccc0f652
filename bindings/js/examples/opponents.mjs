// A game against a bot, which thinks in a worker. Here another bot, without a worker, stands for you.
import { load, seedFrom } from "triqueta";
import { analyze, loadBots, opponent } from "triqueta/bots";

const triqueta = await load();
const game = triqueta.game("hidden_wolves_duel", seedFrom(7));
const you = (await loadBots()).bot({ level: "easy", seed: 1 });
const bot = await opponent({ level: "best", seed: 2 });

for (let moves = 0; typeof game.turn === "number"; ++moves) {
    const view = game.view(game.turn); // all that the bot knows
    if (moves === 60) {
        const { actions, best } = await analyze(view, { nodes: 3000 });
        const hint = triqueta.actionText("hidden_wolves_duel", best.action);
        console.log(`Best of ${actions.length}: ${hint} (${Math.round(100 * best.chance.mean)} %)`);
    }
    game.play(game.turn, game.turn === 0 ? you.choose(view) : await bot.choose(view, { nodes: 500 }));
    view.free();
}
console.log(`You ${game.points()[0]}, bot ${game.points()[1]}`);

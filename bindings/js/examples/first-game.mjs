// A first game: Hidden Wolves for three, every choice by dice.
import { load, seedFrom } from "triqueta";

const triqueta = await load();
const game = triqueta.game({ variant: "hidden_wolves", players: 3 }, seedFrom(7)); // a server takes 32 bytes of entropy
const dice = triqueta.dice(1);

while (typeof game.turn === "number") {
    const view = game.view(game.turn); // all that this player may know
    game.play(game.turn, dice.pick(view.legal()));
    view.free();
}
for (const points of game.points()) console.log(`${points} points`);
game.free();

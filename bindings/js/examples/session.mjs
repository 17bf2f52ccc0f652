// A server and a client. Messages are lost and repeated, the server starts anew, and the client misses nothing.
import { load, Refused, seedFrom } from "triqueta";

const triqueta = await load();
let game = triqueta.game("mayhem(players=2)", seedFrom(7));
game.setId(new Uint8Array(16).fill(1)); // the UUID of the match
game.takeSeat(0);
game.takeSeat(1, "bot");

/** What the server does: the first legal action. It returns the message for seat 0. */
const play = () => {
    const before = game.cursor(0);
    game.step(game.legal()[0] ?? 0);
    return game.catchUp(0, before);
};

const client = triqueta.join(game.catchUp(0)); // the client's first message has the whole view
/** @param {Uint8Array} message */
function receive(message) {
    try {
        process.stdout.write(client.sentences(message, { names: ["Ada", "Bo"] }));
        client.advance(message);
    } catch (error) {
        if (!(error instanceof Refused)) throw error;
        console.log(`(${error.reason})`);
    }
}

const message = play();
receive(message);
receive(message); // it arrives twice
play(); // and this one never

const saved = game.save(); // the server ends, and goes on later
game.free();
game = triqueta.gameFromSave(saved, Date.now());

receive(play());
receive(game.catchUp(0, client.cursor)); // what the client asks for
console.log(client.hash() === game.view(0).hash());

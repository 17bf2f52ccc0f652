import { readFileSync } from "node:fs";
import { load, seedFrom, type Game, type Options, type Triqueta, type View } from "triqueta";

/** The repository; the compiled tests are in build/js/test. */
export const root = new URL("../../../", import.meta.url);

export function readText(path: string): string {
    return readFileSync(new URL(path, root), "utf8");
}

/** One module for all tests of a file. */
export const triqueta: Triqueta = await load();

/** One of each variant, with as many players as are usual. */
export const everyVariant: readonly Options[] = [
    { variant: "base_game", players: 4 },
    { variant: "hidden_wolves", players: 3 },
    { variant: "base_game_duel" },
    { variant: "hidden_wolves_duel" },
    { variant: "mayhem", players: 4, fast: true },
    { variant: "race", players: 3, turn_cap: 40 },
];

/** A game in which some actions were played by dice. */
export function someGame(options: Options, actions = 20): Game {
    const game = triqueta.game(options, seedFrom(7));
    const dice = triqueta.dice(1);
    for (let i = 0; i < actions && typeof game.turn === "number"; ++i) game.play(game.turn, dice.pick(game.legal()));
    return game;
}

/** The view of every seat in order, and then a spectator's. */
export function everyView(game: Game): View[] {
    const seats = Array.from({ length: game.options.players }, (_, seat) => game.view(seat));
    return [...seats, game.view("spectator")];
}

/** The seat to move; throws if there is none. */
export function mover(position: Game | View): number {
    const { turn } = position;
    if (typeof turn !== "number") throw new Error(`it is ${turn}'s turn`);
    return turn;
}

export function hex(bytes: Uint8Array): string {
    return Buffer.from(bytes).toString("hex");
}

/** The bots of all rooms. They think in a thread with a module of its own, which is sent views alone. */
import { randomBytes } from "node:crypto";
import type { Opponent } from "triqueta/bots";
import { Opponents } from "triqueta/bots";
import type { Level } from "../src/host/protocol.ts";

export class Bots {
    #thinkers: Opponents | null = null;
    readonly #bots = new Map<Level, Promise<Opponent>>();

    /** The action that a bot of this level chooses in a view, by its snapshot. */
    async choose(snapshot: Uint8Array, level: Level): Promise<number> {
        this.#thinkers ??= new Opponents();
        let bot = this.#bots.get(level);
        if (bot === undefined) {
            bot = this.#thinkers.opponent({ level, seed: randomBytes(8).readBigUInt64LE() });
            this.#bots.set(level, bot);
        }
        return (await bot).choose(snapshot);
    }

    stop(): void {
        this.#thinkers?.stop();
        this.#thinkers = null;
        this.#bots.clear();
    }
}

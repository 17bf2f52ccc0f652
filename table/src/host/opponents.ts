/** The bots and the adviser of a match. They think in a worker of their own, which is sent views. */
import type { View } from "triqueta";
import { Opponents as Thinkers, type Opponent } from "triqueta/bots";
import type { Hint, Level } from "./protocol.ts";
import type { Judge } from "./review.ts";
import type { Telling } from "./story.ts";

/** How many positions the adviser looks at: about a second on a phone. */
const nodes = 4000;
/** How many for each move of a report. */
const nodesOfReport = 20_000;

export class Opponents {
    readonly #module: URL;
    #running: Thinkers | null = null;
    /** The bots by their levels: what they answer depends on a view, not on what they were asked before. */
    readonly #bots = new Map<Level, Promise<Opponent>>();

    /** They are in the module of the games; it is the same file. */
    constructor(module: URL) {
        this.#module = module;
    }

    /** Their worker is started when they are needed first. */
    get #thinkers(): Thinkers {
        return (this.#running ??= new Thinkers({ module: this.#module }));
    }

    /** The action that a bot of this level chooses. */
    async choose(view: View, level: Level): Promise<number> {
        const snapshot = view.snapshot();
        let bot = this.#bots.get(level);
        if (bot === undefined) {
            const [seed] = crypto.getRandomValues(new BigUint64Array(1));
            bot = this.#thinkers.opponent({ level, seed: seed! });
            this.#bots.set(level, bot);
        }
        return (await bot).choose(snapshot);
    }

    /** Judges moves, until the signal stops it. */
    judge(signal: AbortSignal): Judge {
        return async (view, played, seed) => {
            const judgement = await this.#thinkers.analyze(view, { nodes: nodesOfReport, seed, signal });
            const worth = await judgement.of(played);
            signal.throwIfAborted();
            return { best: judgement.best, played: worth };
        };
    }

    /** What is true of an action. */
    remarks(view: View, action: number, telling: Telling): Promise<string> {
        return this.#thinkers.remarks(view.snapshot(), action, telling);
    }

    /** What is best to do in a view, and why. */
    async advise(view: View, telling: Telling): Promise<Omit<Hint, "cursor">> {
        const judgement = await this.#thinkers.analyze(view.snapshot(), { nodes });
        const { action, chance } = judgement.best;
        return { action, chance: chance.mean, remarks: await judgement.remarks(action, telling) };
    }
}

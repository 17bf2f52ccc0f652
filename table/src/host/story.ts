/** A match told to one viewer, step by step, in the library's sentences. */
import { Refused, type Game, type Language, type Triqueta, type Viewer } from "triqueta";
import type { Step } from "./protocol.ts";

/** How sentences are told. */
export interface Telling {
    readonly language: Language;
    readonly names: readonly string[];
    readonly saysYou?: boolean;
}

interface Listener {
    readonly viewer: Viewer;
    readonly language: Language;
    readonly names: readonly string[];
}

export class Story {
    #listener: Listener | null = null;
    #steps: Step[] = [];

    /** The steps up to now. Only those that are new are told, unless the listener is another one. */
    steps(triqueta: Triqueta, game: Game, listener: Listener): readonly Step[] {
        if (JSON.stringify(listener) !== JSON.stringify(this.#listener)) this.#steps = [];
        this.#listener = listener;
        while (this.#now > game.moment) this.#steps.pop();
        if (this.#now < game.moment) this.#steps.push(...retold(triqueta, game, listener, this.#now));
        return [...this.#steps];
    }

    get #now(): number {
        return this.#steps.at(-1)?.moment ?? 0;
    }
}

/** Takes a step back, if there is one: what was dealt stays. */
function goesBack(game: Game): boolean {
    try {
        game.undo({ alsoLooks: true });
        return true;
    } catch (error) {
        if (error instanceof Refused) return false;
        throw error;
    }
}

/** The steps after a moment, told by a copy of the match that is played again from there. */
function retold(triqueta: Triqueta, game: Game, listener: Listener, since: number): Step[] {
    using again = triqueta.gameFromSave(game.save(), 1);
    while (again.moment > since && goesBack(again));
    const steps: Step[] = [];
    while (again.moment < game.moment) {
        const before = again.moment;
        const seat = typeof again.turn === "number" ? again.turn : 0;
        again.redo();
        using view = again.view(listener.viewer, before);
        const told = view.sentences(again.events(listener.viewer, before), {
            language: listener.language,
            names: listener.names,
            saysYou: listener.viewer !== "spectator",
        });
        steps.push({ moment: again.moment, seat, sentences: told.split("\n").filter((line) => line !== "") });
    }
    return steps;
}

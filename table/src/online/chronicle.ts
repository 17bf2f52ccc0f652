/** The story of a game that the server tells: what its viewer saw, step by step. */
import type { Choice, Language, Triqueta, View, Viewer } from "triqueta";
import type { Step } from "../host/protocol.ts";

interface Telling {
    readonly language: Language;
    readonly names: readonly string[];
}

interface Seen {
    readonly event: Uint8Array;
    /** The seat that acted; null: chance answered. */
    readonly seat: number | null;
}

export class Chronicle {
    readonly #triqueta: Triqueta;
    readonly #choice: Choice;
    readonly #viewer: Viewer;
    #seen: Seen[] = [];
    /** The steps told so far, to whom, and the view after them. */
    #steps: Step[] = [];
    #told: { readonly telling: string; readonly view: View; count: number } | null = null;

    constructor(triqueta: Triqueta, choice: Choice, viewer: Viewer) {
        this.#triqueta = triqueta;
        this.#choice = choice;
        this.#viewer = viewer;
    }

    get length(): number {
        return this.#seen.length;
    }

    /** Adds what the viewer saw since a moment. Returns whether nothing is missing before it. */
    add(events: Uint8Array, since: number): boolean {
        if (since === 0) {
            this.#seen = [];
            this.#forget();
        }
        const lines = this.#triqueta.eventsText(events).split("\n").filter((line) => line !== "");
        if (since > this.length) return false;
        for (const line of lines.slice(this.length - since)) {
            const [, seat, what] = /^(\d+): (.*)$/.exec(line)!;
            this.#seen.push({
                event: this.#triqueta.parseEvent(this.#choice, line),
                seat: what!.startsWith("(") ? null : Number(seat),
            });
        }
        return true;
    }

    steps(telling: Telling): readonly Step[] {
        const key = JSON.stringify(telling);
        if (this.#told?.telling !== key) {
            this.#forget();
            this.#told = { telling: key, view: this.#triqueta.view(this.#choice, this.#viewer), count: 0 };
        }
        const told = this.#told!;
        for (; told.count < this.length; ++told.count) {
            const { event, seat } = this.#seen[told.count]!;
            const sentences = told.view
                .sentences(event, { ...telling, saysYou: this.#viewer !== "spectator" })
                .split("\n")
                .filter((line) => line !== "");
            told.view.see(event);
            const moment = told.count + 1;
            const last = this.#steps.at(-1);
            // What chance answers belongs to the action before it. What is dealt at first is no step.
            if (seat !== null) this.#steps.push({ moment, seat, sentences });
            else if (last) this.#steps[this.#steps.length - 1] = { ...last, moment, sentences: [...last.sentences, ...sentences] };
        }
        return [...this.#steps];
    }

    /** What the viewer knew at a moment. */
    viewAt(moment: number): View {
        const view = this.#triqueta.view(this.#choice, this.#viewer);
        for (const { event } of this.#seen.slice(0, moment)) view.see(event);
        return view;
    }

    #forget(): void {
        this.#told?.view.free();
        this.#told = null;
        this.#steps = [];
    }

    free(): void {
        this.#forget();
    }
}

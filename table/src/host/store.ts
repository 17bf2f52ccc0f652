/** The matches that are kept in the browser's database. Each is stored whole at every move. */
import type { KeptMatch } from "./protocol.ts";
import type { JudgedMove } from "./review.ts";
import { Shelf } from "./shelf.ts";

export interface StoredMatch extends KeptMatch {
    /** The library's save: all of the match, with its secrets and its future. */
    readonly save: Uint8Array<ArrayBuffer>;
    /** The moves of its report; none: it wasn't asked for. */
    readonly judged?: readonly JudgedMove[];
}

export class Store extends Shelf<StoredMatch> {
    constructor() {
        super("triqueta", "matches");
    }

    /** All of them, the one that was changed last first. */
    async list(): Promise<KeptMatch[]> {
        return (await this.all())
            .sort((a, b) => b.changed - a.changed)
            .map(({ id, variant, players, changed, isOver }) => ({ id, variant, players, changed, isOver }));
    }
}

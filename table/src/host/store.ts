/** The matches that are kept in the browser's database. Each is stored whole at every move. */
import type { KeptMatch } from "./protocol.ts";
import type { JudgedMove } from "./review.ts";

export interface StoredMatch extends KeptMatch {
    /** The library's save: all of the match, with its secrets and its future. */
    readonly save: Uint8Array<ArrayBuffer>;
    /** The moves of its report; none: it wasn't asked for. */
    readonly judged?: readonly JudgedMove[];
}

const name = "triqueta";
const matches = "matches";

function finished<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("The database doesn't answer."));
    });
}

function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(matches, { keyPath: "id" });
    return finished(request);
}

/** The store of the browser; where it is forbidden, of this visit alone. */
export class Store {
    readonly #database = open().catch(() => null);
    readonly #unsaved = new Map<string, StoredMatch>();

    async put(match: StoredMatch): Promise<void> {
        const objects = await this.#objects("readwrite");
        if (objects) await finished(objects.put(match));
        else this.#unsaved.set(match.id, match);
    }

    async get(id: string): Promise<StoredMatch | undefined> {
        const objects = await this.#objects("readonly");
        return objects ? finished<StoredMatch | undefined>(objects.get(id)) : this.#unsaved.get(id);
    }

    async remove(id: string): Promise<void> {
        const objects = await this.#objects("readwrite");
        if (objects) await finished(objects.delete(id));
        this.#unsaved.delete(id);
    }

    /** All of them, the one that was changed last first. */
    async list(): Promise<KeptMatch[]> {
        const objects = await this.#objects("readonly");
        const all: StoredMatch[] = objects ? await finished(objects.getAll()) : [...this.#unsaved.values()];
        return all
            .sort((a, b) => b.changed - a.changed)
            .map(({ id, variant, players, changed, isOver }) => ({ id, variant, players, changed, isOver }));
    }

    async #objects(mode: IDBTransactionMode): Promise<IDBObjectStore | undefined> {
        return (await this.#database)?.transaction(matches, mode).objectStore(matches);
    }
}

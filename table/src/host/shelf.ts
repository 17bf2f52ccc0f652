/** Things that are kept in a database of the browser; where that is forbidden, for this visit alone. */
export class Shelf<T extends { readonly id: string }> {
    readonly #name: string;
    readonly #database: Promise<IDBDatabase | null>;
    readonly #unsaved = new Map<string, T>();

    constructor(database: string, name: string) {
        this.#name = name;
        this.#database = open(database, name).catch(() => null);
    }

    async put(one: T): Promise<void> {
        const objects = await this.#objects("readwrite");
        if (objects) await finished(objects.put(one));
        else this.#unsaved.set(one.id, one);
    }

    async get(id: string): Promise<T | undefined> {
        const objects = await this.#objects("readonly");
        return objects ? finished<T | undefined>(objects.get(id)) : this.#unsaved.get(id);
    }

    async remove(id: string): Promise<void> {
        const objects = await this.#objects("readwrite");
        if (objects) await finished(objects.delete(id));
        this.#unsaved.delete(id);
    }

    async all(): Promise<T[]> {
        const objects = await this.#objects("readonly");
        return objects ? finished<T[]>(objects.getAll()) : [...this.#unsaved.values()];
    }

    async #objects(mode: IDBTransactionMode): Promise<IDBObjectStore | undefined> {
        return (await this.#database)?.transaction(this.#name, mode).objectStore(this.#name);
    }
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("The database doesn't answer."));
    });
}

function open(database: string, name: string): Promise<IDBDatabase> {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: "id" });
    return finished(request);
}

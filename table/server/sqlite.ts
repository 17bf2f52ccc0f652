/** Rooms in a file of SQLite. */
import { createRequire } from "node:module";
import type { Storage, StoredRoom } from "./storage.ts";

/** What node:sqlite and better-sqlite3 have in common. */
interface Statement {
    run(...values: unknown[]): unknown;
    get(...values: unknown[]): unknown;
}
interface Database {
    exec(sql: string): void;
    prepare(sql: string): Statement;
    close(): void;
}

const require = createRequire(import.meta.url);

/** Node's own SQLite, where it has one (from 22.13 on). */
function openDatabase(file: string): Database {
    const builtIn = process.getBuiltinModule?.("node:sqlite" as "node:fs") as unknown as { DatabaseSync: new (file: string) => Database } | undefined;
    if (builtIn) return new builtIn.DatabaseSync(file);
    const BetterSqlite = require("better-sqlite3") as new (file: string) => Database;
    return new BetterSqlite(file);
}

const version = 1;

// With synchronous = FULL each transaction is on the disk before it is answered, also if the machine fails.
const setUp = `
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS rooms (
        id TEXT PRIMARY KEY,
        changed INTEGER NOT NULL,
        expires INTEGER NOT NULL,
        address TEXT NOT NULL,
        state TEXT NOT NULL,
        game BLOB
    ) STRICT;
    CREATE INDEX IF NOT EXISTS rooms_by_end ON rooms (expires);
    CREATE INDEX IF NOT EXISTS rooms_by_address ON rooms (address);
    PRAGMA user_version = ${version};
`;

interface Row {
    readonly id: string;
    readonly changed: number;
    readonly expires: number;
    readonly address: string;
    readonly state: string;
    readonly game: Uint8Array | null;
}

export class SqliteStorage implements Storage {
    readonly #database: Database;
    readonly #save: Statement;
    readonly #load: Statement;
    readonly #count: Statement;
    readonly #expire: Statement;

    constructor(file: string) {
        const database = openDatabase(file);
        const { user_version: found } = database.prepare("PRAGMA user_version").get() as { user_version: number };
        if (found > version) throw new Error(`${file} is of a newer version of this server.`);
        database.exec(setUp);
        this.#database = database;
        this.#save = database.prepare("INSERT OR REPLACE INTO rooms VALUES (?, ?, ?, ?, ?, ?)");
        this.#load = database.prepare("SELECT * FROM rooms WHERE id = ?");
        this.#count = database.prepare("SELECT count(*) AS rooms, count(*) FILTER (WHERE address = ?) AS here FROM rooms");
        this.#expire = database.prepare("DELETE FROM rooms WHERE expires <= ?");
    }

    async save(rooms: readonly StoredRoom[]): Promise<void> {
        this.#database.exec("BEGIN IMMEDIATE");
        try {
            for (const { id, changed, expires, address, state, game } of rooms)
                this.#save.run(id, changed, expires, address, JSON.stringify(state), game);
            this.#database.exec("COMMIT");
        } catch (error) {
            this.#database.exec("ROLLBACK");
            throw error;
        }
    }

    async load(id: string): Promise<StoredRoom | null> {
        const row = this.#load.get(id) as Row | undefined;
        return row ? { ...row, state: JSON.parse(row.state) } : null;
    }

    async count(address: string): Promise<{ ofAddress: number; all: number }> {
        const { rooms, here } = this.#count.get(address) as { rooms: number; here: number };
        return { ofAddress: here, all: rooms };
    }

    async expire(now: number): Promise<void> {
        this.#expire.run(now);
    }

    async close(): Promise<void> {
        this.#database.close();
    }
}

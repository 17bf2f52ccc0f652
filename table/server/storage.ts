/** Where rooms are kept. The server holds those that somebody is in; all others are only here. */
import type { RoomState } from "./room.ts";

export interface StoredRoom {
    readonly id: string;
    /** When it was changed last, and when it is to be forgotten, in milliseconds. */
    readonly changed: number;
    readonly expires: number;
    /** The address that opened it. */
    readonly address: string;
    readonly state: RoomState;
    /** The library's save, with all secrets; null before the game. */
    readonly game: Uint8Array | null;
}

/** The functions are asynchronous, so that a database over a network can stand behind them too. */
export interface Storage {
    /** Keeps all of these or none. When it is done, they survive a crash. */
    save(rooms: readonly StoredRoom[]): Promise<void>;
    load(id: string): Promise<StoredRoom | null>;
    /** How many rooms of an address are kept, and how many of all. */
    count(address: string): Promise<{ readonly ofAddress: number; readonly all: number }>;
    /** Forgets rooms whose time is over. */
    expire(now: number): Promise<void>;
    close(): Promise<void>;
}

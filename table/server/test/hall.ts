/** A hall in the process of a test, with rooms in memory and bots that play at random. */
import type { Dice, Triqueta } from "triqueta";
import type { Bots } from "../bots.ts";
import { Hall } from "../hall.ts";
import { usualLimits, type Limits } from "../limits.ts";
import type { Storage, StoredRoom } from "../storage.ts";

interface Surroundings {
    readonly triqueta: Triqueta;
    readonly dice: Dice;
    /** Lets the storage and the bots take up to so many turns of the event loop. */
    readonly pause?: (most: number) => Promise<void>;
    readonly limits?: Partial<Limits>;
    readonly fail: (error: unknown) => void;
}

export function hallInMemory({ triqueta, dice, pause = async () => {}, limits, fail }: Surroundings): Hall {
    const rooms = new Map<string, StoredRoom>();
    const storage: Storage = {
        save: async (changed) => {
            await pause(3);
            for (const room of changed) rooms.set(room.id, structuredClone(room));
        },
        load: async (id) => {
            await pause(6);
            return rooms.get(id) ?? null;
        },
        count: async () => {
            await pause(3);
            return { ofAddress: 0, all: rooms.size };
        },
        expire: async () => {},
        close: async () => {},
    };
    const bots: Pick<Bots, "choose"> = {
        choose: async (snapshot) => {
            await pause(6);
            using view = triqueta.viewFromSnapshot(snapshot);
            return dice.pick(view.legal());
        },
    };
    return new Hall({
        triqueta,
        storage,
        bots: bots as Bots,
        limits: { ...usualLimits, burst: Infinity, ...limits },
        botPause: 0,
        welcome: { kind: "welcome", addresses: [], isLocal: true },
        fail,
    });
}

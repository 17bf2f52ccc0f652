/** Bounds for what one connection and one address may do. */

/** So many at once, and so many a second after that. */
export class Bucket {
    readonly #size: number;
    readonly #rate: number;
    #left: number;
    #at: number;

    constructor({ size, perSecond, now }: { size: number; perSecond: number; now: number }) {
        this.#size = size;
        this.#rate = perSecond / 1000;
        this.#left = size;
        this.#at = now;
    }

    /** Whether one more is allowed now. */
    take(now: number): boolean {
        this.#left = Math.min(this.#size, this.#left + (now - this.#at) * this.#rate);
        this.#at = now;
        if (this.#left < 1) return false;
        --this.#left;
        return true;
    }
}

/** How many of something each address has. */
export class Counts {
    readonly #counts = new Map<string, number>();

    of(address: string): number {
        return this.#counts.get(address) ?? 0;
    }

    add(address: string, change: 1 | -1): void {
        const count = this.of(address) + change;
        if (count > 0) this.#counts.set(address, count);
        else this.#counts.delete(address);
    }
}

/** An address as limits count it: of IPv6 the network, since a household has all of one. */
export function household(address: string): string {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
    if (!plain.includes(":")) return plain;
    const [head = "", tail] = plain.split("::") as [string, string?];
    const left = head.split(":").filter(Boolean);
    const right = tail === undefined ? [] : tail.split(":").filter(Boolean);
    const all = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
    return `${all.slice(0, 4).join(":")}::/64`;
}

export interface Limits {
    readonly connections: number;
    readonly connectionsOfAddress: number;
    readonly rooms: number;
    readonly roomsOfAddress: number;
    readonly spectators: number;
    /** Requests of one connection: at once, and each second. */
    readonly burst: number;
    readonly perSecond: number;
}

export const usualLimits: Limits = {
    connections: 2000,
    connectionsOfAddress: 60,
    rooms: 20_000,
    roomsOfAddress: 200,
    spectators: 30,
    burst: 60,
    perSecond: 20,
};

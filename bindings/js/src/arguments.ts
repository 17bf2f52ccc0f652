// Converts arguments to numbers, and to strings and arrays of our own. All of a call's arguments are converted before a
// handle is read or anything is written into the module: what a caller hands over may be a proxy or have getters, whose
// code could free or make games in the middle of the call. The engine takes nothing else: its types see to it.
import { all, spectator } from "./abi.js";
import type { Engine } from "./engine.js";
import {
    BigInt,
    Int32Array,
    Uint8Array,
    copyInto,
    encodeUtf8,
    indexOf,
    isInteger,
    isSafeInteger,
    keys,
    kindOf,
    lengthOf,
} from "./intrinsics.js";
import type { Language, Options, Viewer } from "./options.js";

declare const own: unique symbol;
/** Something that this package alone holds, so that nothing of it changes. */
export type Own<T> = T & { readonly [own]: true };

/** What of options is given, with the number of the variant. */
export type OwnOptions = Own<{
    readonly variant: number;
    readonly players: number | undefined;
    readonly first: number | undefined;
    readonly fast: number | undefined;
    readonly turnCap: number | undefined;
}>;

/** The library refuses longer texts and bytes: TQ_MOST_INPUT. They don't even go into the module, which never shrinks. */
const mostBytes = 2 ** 20;

/** A whole number that fits into 32 bits; WebAssembly itself would make one of anything. */
export function int32(value: number, what: string): number {
    if (!isInteger(value)) throw new TypeError(`${what} is no whole number`);
    if (value !== (value | 0)) throw new RangeError(`${what} is too far from 0`);
    return value;
}

/** A number of 64 bits without a sign, of what is a safe one or a BigInt. */
export function uint64(value: number | bigint, what: string): bigint {
    if (typeof value === "number" ? !isSafeInteger(value) : typeof value !== "bigint")
        throw new TypeError(`${what} is no whole number`);
    const big = BigInt(value);
    if (big < 0n || big >= 2n ** 64n) throw new RangeError(`${what} doesn't fit into 64 bits`);
    return big;
}

export function truth(value: boolean, what: string): boolean {
    if (typeof value !== "boolean") throw new TypeError(`${what} is neither true nor false`);
    return value;
}

/** A copy. Throws `too_long` if there are too many. */
export function bytes(engine: Engine, value: Uint8Array): Own<Uint8Array> {
    if (kindOf(value) !== "Uint8Array") throw new TypeError("these are no bytes");
    const length = lengthOf(value);
    if (length > mostBytes) throw engine.error("too_long");
    const copy = new Uint8Array(length);
    copyInto(copy, value);
    return copy as Uint8Array as Own<Uint8Array>;
}

export function seed(engine: Engine, value: Uint8Array): Own<Uint8Array> {
    if (kindOf(value) !== "Uint8Array" || lengthOf(value) !== 32) throw new TypeError("a seed has 32 bytes");
    return bytes(engine, value);
}

/** The text in UTF-8. Throws `too_long`. */
export function text(engine: Engine, value: string): Own<Uint8Array> {
    if (typeof value !== "string") throw new TypeError("this is no text");
    if (value.length > mostBytes) throw engine.error("too_long");
    return encodeUtf8(value) as Uint8Array as Own<Uint8Array>;
}

/** Tags as the lines of a record. */
export function tags(engine: Engine, value: Readonly<Record<string, string>>): Own<Uint8Array> {
    let lines = "";
    const names = keys(value);
    for (let i = 0; i < names.length; ++i) {
        const name = names[i]!;
        const tag = value[name];
        if (typeof tag !== "string") throw new TypeError(`the tag ${name} is no text`);
        let quoted = "";
        for (let at = 0; at < tag.length; ++at) {
            const unit = tag[at]!;
            quoted += unit === '"' || unit === "\\" ? `\\${unit}` : unit;
        }
        lines += `[${name} "${quoted}"]\n`;
    }
    return text(engine, lines);
}

/** Throws `wrong_deal` if there are too many. */
export function pieces(engine: Engine, value: ArrayLike<number>): Own<Int32Array> {
    const { length } = value;
    if (!isInteger(length) || length < 0) throw new TypeError("these are no pieces");
    if (length > mostBytes / 4) throw engine.error("wrong_deal");
    const copy = new Int32Array(length);
    for (let i = 0; i < length; ++i) copy[i] = int32(value[i]!, "a piece");
    return copy as Int32Array as Own<Int32Array>;
}

const languages = ["en", "de", "fr"] as const satisfies Language[];

export function language(value: Language): number {
    const number = indexOf(languages, value);
    if (number < 0)
        throw new TypeError(typeof value === "string" ? `there is no language ${value}` : "this is no language");
    return number;
}

/** The number of a variant. Throws `no_such_variant`. */
export function variant(engine: Engine, name: string): number {
    const number = indexOf(engine.variants, name);
    if (number < 0) throw engine.error("no_such_variant");
    return number;
}

export function viewer(engine: Engine, value: Viewer): number {
    if (value === "spectator") return spectator;
    const seat = int32(value, "the viewer");
    if (seat < 0) throw engine.error("out_of_range");
    return seat;
}

/** A viewer, or everything there is. */
export function viewerOrAll(engine: Engine, value: Viewer | undefined): number {
    return value === undefined ? all : viewer(engine, value);
}

/** Each is read once. */
export function options(engine: Engine, { variant: name, players, first, fast, turnCap }: Options): OwnOptions {
    const number = (value: number | undefined, what: string) => (value === undefined ? value : int32(value, what));
    return {
        variant: variant(engine, name),
        players: number(players, "players"),
        first: number(first, "first"),
        fast: fast === undefined ? fast : truth(fast, "fast") ? 1 : 0,
        turnCap: number(turnCap, "turnCap"),
    } as OwnOptions;
}

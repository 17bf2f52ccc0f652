// Converts arguments to numbers, and to strings and arrays of our own. All of a call's arguments are converted before a
// handle is read or anything is written into the module: what a caller hands over may be a proxy or have getters, whose
// code could free or make games in the middle of the call. The engine takes nothing else: its types see to it.
import { constant, statusCode, who } from "./abi.js";
import type { Engine } from "./engine.js";
import {
    BigInt,
    Int32Array,
    Int8Array,
    Uint8Array,
    bytesOf,
    copyInto,
    encodeUtf8,
    indexOf,
    isInteger,
    isSafeInteger,
    keys,
    kindOf,
    lengthOf,
    writeJSON,
} from "./intrinsics.js";
import type { Module } from "./module.js";
import type { Choice, Language, Viewer } from "./options.js";

declare const own: unique symbol;
/** Something that this package alone holds, so that nothing of it changes. */
export type Own<T> = T & { readonly [own]: true };

/** A variant by its number, with the values of all its options. */
export type OwnChoice = Own<{ readonly variant: number; readonly values: Int32Array; readonly count: number }>;

/** A whole number that fits into 32 bits; WebAssembly itself would make one of anything. */
export function int32(value: number, what: string): number {
    if (!isInteger(value)) throw new TypeError(`${what} is no whole number`);
    if (value !== (value | 0)) throw new RangeError(`${what} is too far from 0`);
    return value;
}

/** As {@link int32}, from 0 up. */
export function natural(value: number, what: string): number {
    if (int32(value, what) < 0) throw new RangeError(`${what} is less than 0`);
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

/** Nothing, or a time: a number of 64 bits. */
export function time(value: number | bigint | undefined): bigint | undefined {
    if (value === undefined) return undefined;
    if (typeof value === "number" ? !isSafeInteger(value) : typeof value !== "bigint")
        throw new TypeError("the time is no whole number");
    const big = BigInt(value);
    if (big < -(2n ** 63n) || big >= 2n ** 63n) throw new RangeError("the time doesn't fit into 64 bits");
    return big;
}

export function truth(value: boolean, what: string): boolean {
    if (typeof value !== "boolean") throw new TypeError(`${what} is neither true nor false`);
    return value;
}

/** A copy. Throws `too_long` if there are too many. */
export function bytes(module: Module, value: Uint8Array, most: number = constant.mostInput): Own<Uint8Array> {
    if (kindOf(value) !== "Uint8Array") throw new TypeError("these are no bytes");
    const length = lengthOf(value);
    if (length > most) throw module.error(statusCode.tooLong);
    const copy = new Uint8Array(length);
    copyInto(copy, value);
    return copy as Uint8Array as Own<Uint8Array>;
}

/** Exactly so many bytes. */
export function block(module: Module, value: Uint8Array, size: number, what: string): Own<Uint8Array> {
    if (kindOf(value) !== "Uint8Array" || lengthOf(value) !== size) throw new TypeError(`${what} has ${size} bytes`);
    return bytes(module, value);
}

/** A copy of encoded views of this length each. */
export function encodedViews(value: Int8Array, length: number): Own<Int8Array> {
    const count = kindOf(value) === "Int8Array" ? lengthOf(value) : -1;
    if (count < 0 || count % length !== 0)
        throw new TypeError(`encoded views are an Int8Array with ${length} numbers for each`);
    const copy = new Int8Array(count);
    copyInto(copy, value);
    return copy as Int8Array as Own<Int8Array>;
}

/** Nothing, or a byte for each place of a batch. */
export function maybeWhere(module: Module, value: Uint8Array | undefined, places: number): Own<Uint8Array> | undefined {
    return value === undefined ? undefined : block(module, value, places, "what says where");
}

/** Nothing, or the bytes of a number of 64 bits for each place of a batch. */
export function maybeRandom(value: BigUint64Array | undefined, places: number): Own<Uint8Array> | undefined {
    if (value === undefined) return undefined;
    if (kindOf(value) !== "BigUint64Array" || lengthOf(value) !== places)
        throw new TypeError(`there are ${places} random numbers, in a BigUint64Array`);
    const copy = new Uint8Array(8 * places);
    copyInto(copy, bytesOf(value));
    return copy as Uint8Array as Own<Uint8Array>;
}

/** The text in UTF-8. Throws `too_long`. */
export function text(module: Module, value: string): Own<Uint8Array> {
    if (typeof value !== "string") throw new TypeError("this is no text");
    if (value.length > constant.mostInput) throw module.error(statusCode.tooLong);
    return encodeUtf8(value) as Uint8Array as Own<Uint8Array>;
}

/** Nothing, or the text. */
export function maybeText(module: Module, value: string | undefined): Own<Uint8Array> | undefined {
    return value === undefined ? undefined : text(module, value);
}

/** JSON of a value, or JSON that is a text already. */
export function json(module: Module, value: unknown): Own<Uint8Array> {
    return text(module, typeof value === "string" ? value : (writeJSON(value) as string));
}

/** A line for each name. */
export function names(module: Module, value: ArrayLike<string>): Own<Uint8Array> {
    let lines = "";
    const { length } = value;
    if (!isInteger(length) || length < 0 || length > constant.mostPlayers) throw new TypeError("these are no names");
    for (let i = 0; i < length; ++i) {
        const name = value[i];
        if (typeof name !== "string") throw new TypeError("a name is no text");
        for (let at = 0; at < name.length; ++at) if (name[at] === "\n") throw new TypeError("a name has several lines");
        lines += `${name}\n`;
    }
    return text(module, lines);
}

/** The length of a list that a caller gives. */
export function count(value: ArrayLike<unknown>, wrong: string): number {
    if (typeof value !== "object" || value === null) throw new TypeError(wrong);
    const { length } = value;
    if (!isInteger(length) || length < 0 || length > constant.mostInput / 4) throw new TypeError(wrong);
    return length;
}

/** A copy of numbers. Throws `too_long` if there are too many. */
export function numbers(module: Module, value: ArrayLike<number>, what: string): Own<Int32Array> {
    const { length } = value;
    if (!isInteger(length) || length < 0) throw new TypeError(`${what} is no list of numbers`);
    if (length > constant.mostInput / 4) throw module.error(statusCode.tooLong);
    const copy = new Int32Array(length);
    for (let i = 0; i < length; ++i) copy[i] = int32(value[i]!, what);
    return copy as Int32Array as Own<Int32Array>;
}

/** Throws `wrong_deal` if there are too many. */
export function pieces(engine: Engine, value: ArrayLike<number>): Own<Int32Array> {
    const { length } = value;
    if (!isInteger(length) || length < 0) throw new TypeError("these are no pieces");
    if (length > constant.mostInput / 4) throw engine.error(statusCode.wrongDeal);
    const copy = new Int32Array(length);
    for (let i = 0; i < length; ++i) copy[i] = int32(value[i]!, "a piece");
    return copy as Int32Array as Own<Int32Array>;
}

export function language(module: Module, value: Language): number {
    const number = indexOf(module.languages, value);
    if (number < 0)
        throw new TypeError(typeof value === "string" ? `there is no language ${value}` : "this is no language");
    return number;
}

/** The number of a variant. Throws `no_such_variant`. */
export function variant(engine: Engine, name: string): number {
    const number = indexOf(engine.variants, name);
    if (number < 0) throw engine.error(statusCode.noSuchVariant, typeof name === "string" ? name : undefined);
    return number;
}

export function viewer(engine: Engine, value: Viewer): number {
    if (value === "spectator") return who.spectator;
    const seat = int32(value, "the viewer");
    if (seat < 0) throw engine.error(statusCode.noSuchViewer);
    return seat;
}

/** A viewer, or everything there is. */
export function viewerOrAll(engine: Engine, value: Viewer | undefined): number {
    return value === undefined ? who.all : viewer(engine, value);
}

/** The value of a member of an enumeration. */
export function member(values: Readonly<Record<string, number>>, name: string, what: string): number {
    const all = keys(values);
    const index = indexOf(all, name);
    if (index < 0) throw new TypeError(`${what} is none of ${listed(all)}`);
    return values[all[index]!]!;
}
function listed(names: readonly string[]): string {
    let text = "";
    for (let i = 0; i < names.length; ++i) text += (i === 0 ? "" : ", ") + names[i]!;
    return text;
}

/** A variant with the defaults of its options. */
export function anyChoice(engine: Engine, variant: number): OwnChoice {
    const options = engine.optionsOf[variant]!;
    const values = new Int32Array(options.length);
    for (let i = 0; i < options.length; ++i) values[i] = options[i]!.initial;
    return { variant, values, count: options.length } as unknown as OwnChoice;
}

/** A choice of a game. Each option is read once. Throws what is wrong with it; its numbers are checked later. */
export function choice(engine: Engine, value: Choice): OwnChoice {
    if (typeof value === "string") return engine.parseChoice(text(engine, value));
    const number = variant(engine, value.variant);
    const options = engine.optionsOf[number]!;
    const values = new Int32Array(options.length);
    const given = value as unknown as Readonly<Record<string, unknown>>;
    for (let i = 0; i < options.length; ++i) {
        const { name, isTruth, initial } = options[i]!;
        const one = given[name];
        if (one === undefined) values[i] = initial;
        else if (isTruth) values[i] = truth(one as boolean, name) ? 1 : 0;
        else values[i] = int32(one as number, name);
    }
    const names = keys(given);
    for (let i = 0; i < names.length; ++i) {
        let isKnown = names[i] === "variant";
        for (let at = 0; at < options.length; ++at) isKnown ||= names[i] === options[at]!.name;
        if (!isKnown) throw engine.unknownOption(names[i]!);
    }
    return { variant: number, values, count: options.length } as unknown as OwnChoice;
}

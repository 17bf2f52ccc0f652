import {
    boundsAt,
    chance,
    optionsAt,
    over,
    reasonsAt,
    spectator,
    structs,
    totalsAt,
    type Code,
    type Exports,
    type Pointer,
    type Size,
} from "./abi.js";
import { Refused, TriquetaError, statuses, type Place, type Refusal } from "./errors.js";
import type { Bounds, FullOptions, Language, Options, Totals, Turn, Variant, Viewer } from "./options.js";

const languages: readonly string[] = ["en", "de", "fr"] satisfies Language[];
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true }); // it would be taken away else

/** A whole number that fits into 32 bits; WebAssembly itself would make one of anything. */
export function int32(value: number, what: string): number {
    if (!Number.isInteger(value)) throw new TypeError(`${what} is no whole number`);
    if (value !== (value | 0)) throw new RangeError(`${what} is too far from 0`);
    return value;
}

/** A number of 64 bits without a sign, of what is a safe one or a BigInt. */
export function uint64(value: number | bigint, what: string): bigint {
    if (typeof value === "number" && !Number.isSafeInteger(value)) throw new TypeError(`${what} is no whole number`);
    if (typeof value !== "number" && typeof value !== "bigint") throw new TypeError(`${what} is no number`);
    const big = BigInt(value);
    if (big !== BigInt.asUintN(64, big)) throw new RangeError(`${what} doesn't fit into 64 bits`);
    return big;
}

export function utf8(text: string): Uint8Array {
    if (typeof text !== "string") throw new TypeError("this is no text");
    return encoder.encode(text);
}

/** Memory within the module that grows as it must, for what goes in or comes out of one call. */
class Block {
    readonly #c: Exports;
    pointer: Pointer = 0;
    size: Size = 0;

    constructor(c: Exports, size: Size) {
        this.#c = c;
        this.reserve(size);
    }

    /** Room for `size` bytes; what was in it is gone then. */
    reserve(size: Size): Pointer {
        if (size <= this.size) return this.pointer;
        const larger = this.#c.malloc(size);
        if (larger === 0) throw new TriquetaError("no_memory", "there is no memory left");
        this.#c.free(this.pointer);
        this.size = size;
        return (this.pointer = larger);
    }
}

// What games and views have in common: tq_game_… and tq_view_… of the same name take the same arguments.
const common = [
    "options",
    "turn",
    "legal",
    "distinct",
    "mask",
    "why_not",
    "points",
    "parts",
    "winners",
    "result_json",
    "hash",
    "canonical_hash",
    "snapshot",
    "text",
] as const;

/** Those functions, of games or of views. */
export type PositionCalls = { readonly [Name in (typeof common)[number]]: Exports[`tq_game_${Name}`] };

function callsOf(c: Exports, kind: "game" | "view"): PositionCalls {
    return Object.fromEntries(common.map((name) => [name, c[`tq_${kind}_${name}`]])) as unknown as PositionCalls;
}

/** A call that writes into a buffer. */
export type Writes = (out: Pointer, capacity: Size, count: Pointer) => Code;

/** One instance of the module, and how JavaScript's values go into it and come out. */
export class Engine {
    readonly c: Exports;
    readonly games: PositionCalls;
    readonly views: PositionCalls;
    /** The variants' names, by their numbers. */
    readonly variants: readonly Variant[];

    // Where calls leave single results, and a place for dice.
    readonly count: Pointer;
    readonly refusal: Pointer;
    readonly number: Pointer;
    readonly second: Pointer;
    readonly made: Pointer;
    readonly dice: Pointer;

    readonly #reasons: Pointer;
    readonly #options: Pointer;
    readonly #bounds: Pointer;
    readonly #totals: Pointer;
    readonly #in: Block;
    readonly #out: Block;
    #data: DataView;
    #bytes: Uint8Array;

    constructor(exports: Exports) {
        this.c = exports;
        exports._initialize();
        this.games = callsOf(exports, "game");
        this.views = callsOf(exports, "view");
        this.#data = new DataView(exports.memory.buffer);
        this.#bytes = new Uint8Array(exports.memory.buffer);
        this.#in = new Block(exports, 1024);
        this.#out = new Block(exports, 16384);

        let free = new Block(exports, 1024).pointer;
        const room = (size: Size) => (free += size) - size;
        this.count = room(8);
        this.refusal = room(8);
        this.number = room(8);
        this.second = room(8);
        this.made = room(8);
        this.dice = room(structs.dice.size);
        this.#reasons = room(structs.reasons.size);
        this.#options = room(structs.options.size);
        this.#bounds = room(structs.bounds.size);
        this.#totals = room(structs.totals.size);

        for (const { which, size } of Object.values(structs)) {
            this.check(exports.tq_struct_size(which, this.count));
            if (this.uint32At(this.count) !== size)
                throw new TriquetaError("wrong_struct_size", "this module is of another version than this package");
        }
        this.check(exports.tq_variant_count(this.number));
        this.variants = Array.from(
            { length: this.int32At(this.number) },
            (_, variant) => this.text((...out) => exports.tq_variant_name(variant, ...out)) as Variant,
        );
    }

    // ------------------------------------------------------------------------------------------------ memory

    /** All of the memory; not to be kept over a call, by which it may grow: then the old one is gone. */
    get data(): DataView {
        if (this.#data.buffer !== this.c.memory.buffer) this.#data = new DataView(this.c.memory.buffer);
        return this.#data;
    }
    /** The same. */
    get bytes(): Uint8Array {
        if (this.#bytes.buffer !== this.c.memory.buffer) this.#bytes = new Uint8Array(this.c.memory.buffer);
        return this.#bytes;
    }
    int32At(pointer: Pointer): number {
        return this.data.getInt32(pointer, true);
    }
    uint32At(pointer: Pointer): number {
        return this.data.getUint32(pointer, true);
    }
    uint64At(pointer: Pointer): bigint {
        return this.data.getBigUint64(pointer, true);
    }
    /** What has 64 bits, and is small. */
    sumAt(pointer: Pointer): number {
        const number = Number(this.data.getBigInt64(pointer, true));
        if (!Number.isSafeInteger(number)) throw new RangeError("a sum is too large for a number");
        return number;
    }
    /** So much memory, which whoever asked frees. */
    take(size: Size): Pointer {
        const taken = size < 2 ** 32 ? this.c.malloc(size) : 0;
        if (taken === 0) throw this.#error(statuses.indexOf("no_memory"));
        return taken;
    }

    // ------------------------------------------------------------------------------------------------ errors

    /** Throws what a status tells; of a refusal, the one that the call left in `refusal`. */
    check(status: Code): void {
        if (status === 0) return;
        if (statuses[status] === "refused") throw new Refused([this.refusalOf(this.int32At(this.refusal), "en")]);
        throw this.#error(status);
    }
    /** Throws what a status tells; of a refusal, all that the call left in `reasons`. */
    checkReasons(status: Code): void {
        if (status === 0) return;
        throw statuses[status] === "refused" ? this.#refused() : this.#error(status);
    }
    /** A tq_reasons for the next call. */
    reasons(): Pointer {
        this.data.setUint32(this.#reasons, structs.reasons.size, true);
        return this.#reasons;
    }
    refusalOf(code: number, language: Language): Refusal {
        const spoken = this.language(language);
        const text = this.text((...out) => this.c.tq_refusal_text(code, spoken, ...out));
        const rule = this.text((...out) => this.c.tq_refusal_rule(code, ...out));
        return { code, rule: rule === "" ? null : rule, text };
    }
    #refused(): Refused {
        const at = this.#reasons;
        const [first = 0, ...others] = Array.from({ length: this.int32At(at + reasonsAt.count) }, (_, i) =>
            this.int32At(at + reasonsAt.refusal + 4 * i),
        );
        const place: Place = {
            offset: this.sumAt(at + reasonsAt.where),
            line: this.int32At(at + reasonsAt.line),
            column: this.int32At(at + reasonsAt.column),
        };
        return new Refused([this.refusalOf(first, "en"), ...others.map((code) => this.refusalOf(code, "en"))], place);
    }
    #error(status: Code): TriquetaError {
        const text = this.text((...out) => this.c.tq_status_text(status, ...out));
        return new TriquetaError(statuses[status] ?? "out_of_range", text);
    }

    // ------------------------------------------------------------------------------------------------ out of it

    /** How many elements of `size` bytes a call wrote into #out, which grows as it must. */
    #filled(size: Size, call: Writes, checked: (status: Code) => void): Size {
        for (;;) {
            const status = call(this.#out.pointer, Math.floor(this.#out.size / size), this.count);
            const count = this.uint32At(this.count);
            if (statuses[status] !== "too_small") {
                checked(status);
                return count;
            }
            this.#out.reserve((count + 1) * size);
        }
    }
    #byCheck = (status: Code) => this.check(status);
    #byReasons = (status: Code) => this.checkReasons(status);

    text(call: Writes): string {
        return this.#textOf(this.#filled(1, call, this.#byCheck));
    }
    /** As `text`; undefined where nothing is found. */
    textIfFound(call: Writes): string | undefined {
        let found = true;
        const length = this.#filled(1, call, (status) => {
            found = statuses[status] !== "not_found";
            if (found) this.check(status);
        });
        return found ? this.#textOf(length) : undefined;
    }
    /** The text of a call that is handed `reasons()` too. */
    textOrReasons(call: Writes): string {
        return this.#textOf(this.#filled(1, call, this.#byReasons));
    }
    #textOf(length: Size): string {
        return decoder.decode(this.bytes.subarray(this.#out.pointer, this.#out.pointer + length));
    }
    copy(call: Writes): Uint8Array {
        return this.#copyOf(this.#filled(1, call, this.#byCheck));
    }
    copyOrReasons(call: Writes): Uint8Array {
        return this.#copyOf(this.#filled(1, call, this.#byReasons));
    }
    #copyOf(length: Size): Uint8Array {
        return this.bytes.slice(this.#out.pointer, this.#out.pointer + length);
    }
    int32s(call: Writes): number[] {
        const length = this.#filled(4, call, this.#byCheck);
        const { data } = this; // a loop is several times as fast as Array.from
        const list: number[] = [];
        for (let i = 0, at = this.#out.pointer; i < length; ++i, at += 4) list.push(data.getInt32(at, true));
        return list;
    }
    uint64s(call: Writes): bigint[] {
        const length = this.#filled(8, call, this.#byCheck);
        return Array.from(new BigUint64Array(this.c.memory.buffer, this.#out.pointer, length));
    }
    /** Two lists of one length. */
    pairs(call: (one: Pointer, other: Pointer, capacity: Size, count: Pointer) => Code): [number, number][] {
        let other = 0;
        const length = this.#filled(
            8,
            (out, capacity, count) => call(out, (other = out + 4 * capacity), capacity, count),
            this.#byCheck,
        );
        return Array.from({ length }, (_, i) => [
            this.int32At(this.#out.pointer + 4 * i),
            this.uint32At(other + 4 * i),
        ]);
    }
    turnOf(turn: number): Turn {
        return turn === chance ? "chance" : turn === over ? "over" : turn;
    }
    viewerOf(viewer: number): Viewer {
        return viewer === spectator ? "spectator" : viewer;
    }

    // ------------------------------------------------------------------------------------------------ into it

    /** Lays these side by side where the next call finds them. */
    put(...all: readonly (Uint8Array | Int32Array)[]): Pointer[] {
        for (const one of all)
            if (!(one instanceof Uint8Array || one instanceof Int32Array)) throw new TypeError("these are no bytes");
        // What lies in the module itself would be gone when memory grows.
        const parts = all.map((one) => (one.buffer === this.c.memory.buffer ? one.slice() : one));
        let end = 0;
        const starts = parts.map((part) => {
            const start = end;
            end += (part.byteLength + 7) & ~7;
            return start;
        });
        const base = this.#in.reserve(end);
        parts.forEach((part, i) =>
            this.bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), base + starts[i]!),
        );
        return starts.map((start) => base + start);
    }
    /** As `put`, of one: the pointer and the length that a call takes. */
    lay(one: Uint8Array | Int32Array): [Pointer, Size] {
        const [pointer = 0] = this.put(one);
        return [pointer, one.length];
    }
    layText(text: string): [Pointer, Size] {
        return this.lay(utf8(text));
    }
    language(language: Language): number {
        const number = languages.indexOf(language);
        if (number < 0) throw new TypeError(`there is no language ${String(language)}`);
        return number;
    }
    variant(name: Variant): number {
        const number = this.variants.indexOf(name);
        if (number < 0) throw this.#error(statuses.indexOf("no_such_variant"));
        return number;
    }
    viewer(viewer: Viewer): number {
        if (viewer === "spectator") return spectator;
        if (int32(viewer, "the viewer") < 0) throw this.#error(statuses.indexOf("out_of_range"));
        return viewer;
    }

    // ------------------------------------------------------------------------------------------------ structs

    /** Options, filled up, for the next call. */
    options(given: Options): Pointer {
        const at = this.#emptyOptions();
        this.check(this.c.tq_options_default(this.variant(given.variant), at));
        const set = (field: keyof typeof optionsAt, value: number | undefined) => {
            if (value !== undefined) this.data.setInt32(at + optionsAt[field], int32(value, field), true);
        };
        set("players", given.players);
        set("first", given.first);
        set("fast", given.fast === undefined ? undefined : Number(given.fast));
        set("turnCap", given.turnCap);
        return at;
    }
    /** What a call wrote into options. */
    readOptions(call: (io: Pointer) => Code): FullOptions {
        const at = this.#emptyOptions();
        this.check(call(at));
        return this.fullOptions();
    }
    /** The options of the last call of `options`. */
    fullOptions(): FullOptions {
        const field = (name: keyof typeof optionsAt) => this.int32At(this.#options + optionsAt[name]);
        return {
            variant: this.variants[field("variant")]!,
            players: field("players"),
            first: field("first"),
            fast: field("fast") !== 0,
            turnCap: field("turnCap"),
        };
    }
    #emptyOptions(): Pointer {
        this.data.setUint32(this.#options, structs.options.size, true);
        return this.#options;
    }
    bounds(options: Options): Bounds {
        const at = this.#bounds;
        this.data.setUint32(at, structs.bounds.size, true);
        this.check(this.c.tq_variant_bounds(this.options(options), at));
        const fields = Object.entries(boundsAt).map(([name, offset]) => [name, this.int32At(at + offset)]);
        return Object.fromEntries(fields) as unknown as Bounds;
    }
    totals(call: (sum: Pointer) => Code): Totals {
        const at = this.#totals;
        this.bytes.fill(0, at, at + structs.totals.size);
        this.data.setUint32(at, structs.totals.size, true);
        this.check(call(at));
        const players = this.int32At(at + totalsAt.players);
        const ofSeats = (start: Size) =>
            Array.from({ length: players }, (_, seat) => this.sumAt(at + start + 8 * seat));
        return {
            players,
            games: this.sumAt(at + totalsAt.games),
            actions: this.sumAt(at + totalsAt.actions),
            jointWins: this.sumAt(at + totalsAt.jointWins),
            wins: ofSeats(totalsAt.wins),
            points: ofSeats(totalsAt.points),
            pointsSquared: ofSeats(totalsAt.pointsSquared),
        };
    }
}

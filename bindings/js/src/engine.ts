import {
    boundsAt,
    chance,
    optionsAt,
    over,
    reasonsAt,
    spectator,
    structs,
    totalsAt,
    type Calls,
    type Code,
    type Exports,
    type Pointer,
    type Size,
} from "./abi.js";
import type { Own, OwnOptions } from "./arguments.js";
import { Refused, TriquetaError, statuses, type Place, type Refusal, type Status } from "./errors.js";
import {
    DataView,
    Number,
    Uint8Array,
    apply,
    bufferOf,
    byteLengthOf,
    bytesOf,
    copyInto,
    dataBuffer,
    decodeUtf8,
    fill,
    freeze,
    getInt32,
    getUint32,
    getUint64,
    indexOf,
    isSafeInteger,
    keys,
    seal,
    setUint32,
    sizeOf,
    type AnyArray,
} from "./intrinsics.js";
import type { Bounds, FullOptions, Totals, Turn, Variant, Viewer } from "./options.js";

/** Memory within the module that grows as it must, for what goes in or comes out of one call. */
class Block {
    readonly #engine: Engine;
    pointer: Pointer = 0;
    size: Size = 0;

    constructor(engine: Engine, size: Size) {
        this.#engine = engine;
        this.reserve(size);
    }

    /** Room for `size` bytes; what was in it is gone then. */
    reserve(size: Size): Pointer {
        if (size <= this.size) return this.pointer;
        const larger = this.#engine.take(size);
        this.#engine.c.free(this.pointer);
        this.size = size;
        return (this.pointer = larger);
    }
}

/** What games and views have in common: tq_game_… and tq_view_… of the same name take the same arguments. */
export interface PositionCalls {
    readonly options: Exports["tq_game_options"];
    readonly turn: Exports["tq_game_turn"];
    readonly legal: Exports["tq_game_legal"];
    readonly distinct: Exports["tq_game_distinct"];
    readonly mask: Exports["tq_game_mask"];
    readonly whyNot: Exports["tq_game_why_not"];
    readonly points: Exports["tq_game_points"];
    readonly parts: Exports["tq_game_parts"];
    readonly winners: Exports["tq_game_winners"];
    readonly result: Exports["tq_game_result_json"];
    readonly hash: Exports["tq_game_hash"];
    readonly canonicalHash: Exports["tq_game_canonical_hash"];
    readonly snapshot: Exports["tq_game_snapshot"];
    readonly text: Exports["tq_game_text"];
}

/** A call that writes into a buffer. */
export type Writes = (out: Pointer, capacity: Size, count: Pointer) => Code;

/** One instance of the module, and how JavaScript's values go into it and come out. */
export class Engine {
    readonly c: Calls;
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

    readonly #memory: WebAssembly.Memory;
    readonly #reasons: Pointer;
    readonly #options: Pointer;
    readonly #bounds: Pointer;
    readonly #totals: Pointer;
    readonly #in: Block;
    readonly #out: Block;
    #data: DataView;
    #broken = false;

    constructor(exports: Exports) {
        const c = (this.c = this.#guarded(exports));
        this.#memory = exports.memory;
        this.#data = new DataView(bufferOf(this.#memory));
        c._initialize();
        this.games = {
            options: c.tq_game_options,
            turn: c.tq_game_turn,
            legal: c.tq_game_legal,
            distinct: c.tq_game_distinct,
            mask: c.tq_game_mask,
            whyNot: c.tq_game_why_not,
            points: c.tq_game_points,
            parts: c.tq_game_parts,
            winners: c.tq_game_winners,
            result: c.tq_game_result_json,
            hash: c.tq_game_hash,
            canonicalHash: c.tq_game_canonical_hash,
            snapshot: c.tq_game_snapshot,
            text: c.tq_game_text,
        };
        this.views = {
            options: c.tq_view_options,
            turn: c.tq_view_turn,
            legal: c.tq_view_legal,
            distinct: c.tq_view_distinct,
            mask: c.tq_view_mask,
            whyNot: c.tq_view_why_not,
            points: c.tq_view_points,
            parts: c.tq_view_parts,
            winners: c.tq_view_winners,
            result: c.tq_view_result_json,
            hash: c.tq_view_hash,
            canonicalHash: c.tq_view_canonical_hash,
            snapshot: c.tq_view_snapshot,
            text: c.tq_view_text,
        };

        let free = this.take(1024);
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
        this.#in = new Block(this, 1024);
        this.#out = new Block(this, 16384);

        const all = keys(structs);
        for (let i = 0; i < all.length; ++i) {
            const { which, size } = structs[all[i] as keyof typeof structs];
            this.check(c.tq_struct_size(which, this.count));
            if (this.uint32At(this.count) !== size)
                throw new TriquetaError("wrong_struct_size", "this module is of another version than this package");
        }
        this.check(c.tq_variant_count(this.number));
        const names: Variant[] = [];
        const variants = this.int32At(this.number);
        for (let variant = 0; variant < variants; ++variant)
            names[variant] = this.text((out, room, count) => c.tq_variant_name(variant, out, room, count)) as Variant;
        this.variants = freeze(names);
    }

    // ------------------------------------------------------------------------------------------------ calls

    /** Whether a call didn't come to its end, so that nobody knows what the module's memory is worth. */
    get broken(): boolean {
        return this.#broken;
    }

    /**
     * What the module exports, but that a call which doesn't come to its end is the last one: a trap, or JavaScript's
     * own stack, which may overflow within the module too.
     */
    #guarded(exports: Exports): Calls {
        const engine = this;
        const all = { __proto__: null } as unknown as Record<string, unknown>;
        const names = keys(exports) as (keyof Exports)[];
        for (let i = 0; i < names.length; ++i) {
            const called = exports[names[i]!];
            if (typeof called !== "function") continue;
            all[names[i]!] = function () {
                if (engine.#broken) throw engine.#breakdown();
                try {
                    return apply(called, undefined, arguments) as unknown;
                } catch {
                    engine.#broken = true;
                    throw engine.#breakdown();
                }
            };
        }
        return all as unknown as Calls;
    }
    #breakdown(): TriquetaError {
        return new TriquetaError(
            "broken",
            "a call was cut short, by a stack that overflowed or a fault: load another module",
        );
    }

    // ------------------------------------------------------------------------------------------------ memory

    /** How much there is, in bytes. */
    get size(): Size {
        return sizeOf(bufferOf(this.#memory));
    }
    /** All of it; not to be kept over a call, by which it may grow: then the old one is gone. */
    get #now(): DataView {
        const buffer = bufferOf(this.#memory);
        if (dataBuffer(this.#data) !== buffer) this.#data = new DataView(buffer);
        return this.#data;
    }
    /** So many bytes of it, likewise. They stay within this class. */
    #bytes(at: Pointer, length: Size): Uint8Array {
        return new Uint8Array(bufferOf(this.#memory), at, length);
    }
    int32At(pointer: Pointer): number {
        return getInt32(this.#now, pointer, true);
    }
    uint32At(pointer: Pointer): number {
        return getUint32(this.#now, pointer, true);
    }
    uint64At(pointer: Pointer): bigint {
        return getUint64(this.#now, pointer, true);
    }
    /** What has 64 bits, and is small. */
    sumAt(pointer: Pointer): number {
        const number = Number(this.uint64At(pointer));
        if (!isSafeInteger(number)) throw new RangeError("a sum is too large for a number");
        return number;
    }
    #set(pointer: Pointer, value: number): void {
        setUint32(this.#now, pointer, value, true);
    }
    /** Fills an array of our own from there on. */
    read(into: AnyArray, pointer: Pointer): void {
        copyInto(bytesOf(into), this.#bytes(pointer, byteLengthOf(into)));
    }
    /** Writes an array of our own there. */
    write(pointer: Pointer, from: AnyArray): void {
        copyInto(this.#bytes(pointer, byteLengthOf(from)), bytesOf(from));
    }
    /** So much memory, which whoever asked frees. */
    take(size: Size): Pointer {
        const taken = size < 2 ** 32 ? this.c.malloc(size) : 0; // it would take the rest of a larger number
        if (taken === 0) throw new TriquetaError("no_memory", "there is no memory left");
        return taken;
    }

    // ------------------------------------------------------------------------------------------------ errors

    /** Throws what a status tells; of a refusal, the one that the call left in `refusal`. */
    check(status: Code): void {
        if (status === 0) return;
        if (statuses[status] === "refused") throw this.refused(this.int32At(this.refusal));
        throw this.#error(status);
    }
    /** Throws what a status tells; of a refusal, all that the call left in `reasons`. */
    checkReasons(status: Code): void {
        if (status === 0) return;
        throw statuses[status] === "refused" ? this.#refused() : this.#error(status);
    }
    /** A tq_reasons for the next call. */
    reasons(): Pointer {
        this.#set(this.#reasons, structs.reasons.size);
        return this.#reasons;
    }
    /** A refusal by its number, in the language of a number. */
    refusalOf(code: number, language = 0): Refusal {
        const { c } = this;
        const text = this.text((out, room, count) => c.tq_refusal_text(code, language, out, room, count));
        const rule = this.text((out, room, count) => c.tq_refusal_rule(code, out, room, count));
        return { code, rule: rule === "" ? null : rule, text };
    }
    refused(code: number): Refused {
        return new Refused([this.refusalOf(code)]);
    }
    error(status: (typeof statuses)[number]): TriquetaError {
        return this.#error(indexOf(statuses, status));
    }
    #refused(): Refused {
        const at = this.#reasons;
        const count = this.int32At(at + reasonsAt.count);
        const place: Place = {
            offset: this.sumAt(at + reasonsAt.where),
            line: this.int32At(at + reasonsAt.line),
            column: this.int32At(at + reasonsAt.column),
        };
        const reasons: [Refusal] = [this.refusalOf(this.int32At(at + reasonsAt.refusal))];
        for (let i = 1; i < count; ++i) reasons[i] = this.refusalOf(this.int32At(at + reasonsAt.refusal + 4 * i));
        return new Refused(reasons, place);
    }
    #error(status: Code): TriquetaError {
        const text = this.text((out, room, count) => this.c.tq_status_text(status, out, room, count));
        const name: Status = statuses[status] ?? "out_of_range";
        return new TriquetaError(name, text);
    }

    // ------------------------------------------------------------------------------------------------ out of it

    /** How many elements of `size` bytes a call wrote into #out, which grows as it must. */
    #filled(size: Size, call: Writes, checked: (status: Code) => void): Size {
        for (;;) {
            const status = call(this.#out.pointer, (this.#out.size / size) >>> 0, this.count);
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
        return decodeUtf8(this.#copyOf(length));
    }
    copy(call: Writes): Uint8Array<ArrayBuffer> {
        return this.#copyOf(this.#filled(1, call, this.#byCheck));
    }
    copyOrReasons(call: Writes): Uint8Array {
        return this.#copyOf(this.#filled(1, call, this.#byReasons));
    }
    #copyOf(length: Size): Uint8Array<ArrayBuffer> {
        const copy = new Uint8Array(length);
        copyInto(copy, this.#bytes(this.#out.pointer, length));
        return copy;
    }
    int32s(call: Writes): number[] {
        const length = this.#filled(4, call, this.#byCheck);
        const data = this.#now;
        const list: number[] = [];
        for (let i = 0, at = this.#out.pointer; i < length; ++i, at += 4) list[i] = getInt32(data, at, true);
        return list;
    }
    uint64s(call: Writes): bigint[] {
        const length = this.#filled(8, call, this.#byCheck);
        const list: bigint[] = [];
        for (let i = 0; i < length; ++i) list[i] = this.uint64At(this.#out.pointer + 8 * i);
        return list;
    }
    /** What a call writes in two lists of one length, made into a list of one thing of each pair. */
    pairs<T>(
        call: (one: Pointer, other: Pointer, capacity: Size, count: Pointer) => Code,
        make: (one: number, other: number) => T,
    ): T[] {
        let other = 0;
        const length = this.#filled(
            8,
            (out, capacity, count) => call(out, (other = out + 4 * capacity), capacity, count),
            this.#byCheck,
        );
        const list: T[] = [];
        for (let i = 0; i < length; ++i)
            list[i] = make(this.int32At(this.#out.pointer + 4 * i), this.uint32At(other + 4 * i));
        return list;
    }
    turnOf(turn: number): Turn {
        return turn === chance ? "chance" : turn === over ? "over" : turn;
    }
    viewerOf(viewer: number): Viewer {
        return viewer === spectator ? "spectator" : viewer;
    }

    // ------------------------------------------------------------------------------------------------ into it

    /** Lays this where the next call finds it; then the length tells how much of it there is. */
    lay(one: Own<Uint8Array> | Own<Int32Array>): Pointer {
        const pointer = this.#in.reserve(byteLengthOf(one));
        this.write(pointer, one);
        return pointer;
    }
    /** The same of two; the other one lies behind the first. */
    layBoth(one: Own<Uint8Array>, other: Own<Uint8Array>): Pointer {
        const length = byteLengthOf(one);
        const pointer = this.#in.reserve(length + byteLengthOf(other));
        this.write(pointer, one);
        this.write(pointer + length, other);
        return pointer;
    }

    // ------------------------------------------------------------------------------------------------ structs

    /** Options, filled up, for the next call. */
    options({ variant, players, first, fast, turnCap }: OwnOptions): Pointer {
        const at = this.#emptyOptions();
        this.check(this.c.tq_options_default(variant, at));
        const set = (field: Size, value: number | undefined) => {
            if (value !== undefined) this.#set(at + field, value);
        };
        set(optionsAt.players, players);
        set(optionsAt.first, first);
        set(optionsAt.fast, fast);
        set(optionsAt.turnCap, turnCap);
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
        const at = this.#options;
        return {
            variant: this.variants[this.int32At(at + optionsAt.variant)]!,
            players: this.int32At(at + optionsAt.players),
            first: this.int32At(at + optionsAt.first),
            fast: this.int32At(at + optionsAt.fast) !== 0,
            turnCap: this.int32At(at + optionsAt.turnCap),
        };
    }
    #emptyOptions(): Pointer {
        this.#set(this.#options, structs.options.size);
        return this.#options;
    }
    bounds(options: OwnOptions): Bounds {
        const at = this.#bounds;
        this.#set(at, structs.bounds.size);
        this.check(this.c.tq_variant_bounds(this.options(options), at));
        const field = (name: keyof Bounds) => this.int32At(at + boundsAt[name]);
        return {
            leastPlayers: field("leastPlayers"),
            mostPlayers: field("mostPlayers"),
            actions: field("actions"),
            mostLegal: field("mostLegal"),
            outcomes: field("outcomes"),
            encodingLength: field("encodingLength"),
            encodingFields: field("encodingFields"),
            parts: field("parts"),
            pieces: field("pieces"),
            rewardLength: field("rewardLength"),
        };
    }
    totals(call: (sum: Pointer) => Code): Totals {
        const at = this.#totals;
        fill(this.#bytes(at, structs.totals.size), 0);
        this.#set(at, structs.totals.size);
        this.check(call(at));
        const players = this.int32At(at + totalsAt.players);
        const ofSeats = (start: Size) => {
            const sums: number[] = [];
            for (let seat = 0; seat < players; ++seat) sums[seat] = this.sumAt(at + start + 8 * seat);
            return sums;
        };
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
seal(Block);
seal(Engine);

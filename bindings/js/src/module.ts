import { statusCode, type Allocating, type Calls, type Code, type Memory, type Pointer, type Size } from "./abi.js";
import type { Own } from "./arguments.js";
import { Refused, TriquetaError, type Reason, type Refusal, type Status } from "./errors.js";
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
    getInt64,
    getUint32,
    getUint64,
    isSafeInteger,
    keys,
    seal,
    setInt64,
    setUint32,
    sizeOf,
    type AnyArray,
} from "./intrinsics.js";
import type { Language } from "./names.js";

/** The functions that every module has. */
export type SharedCalls = Allocating &
    Pick<
        Calls,
        | "tq_version"
        | "tq_status_count"
        | "tq_status_name"
        | "tq_status_text"
        | "tq_refusal_name"
        | "tq_refusal_text"
        | "tq_refusal_rule"
        | "tq_language_count"
        | "tq_language_code"
    >;

/** Memory within the module that grows as it must, for what goes in or comes out of one call. */
class Block {
    readonly #module: Module;
    pointer: Pointer = 0;
    size: Size = 0;

    constructor(module: Module, size: Size) {
        this.#module = module;
        this.reserve(size);
    }

    /** Room for `size` bytes; what was in it is gone then. */
    reserve(size: Size): Pointer {
        if (size <= this.size) return this.pointer;
        const larger = this.#module.take(size);
        this.#module.c.free(this.pointer);
        this.size = size;
        return (this.pointer = larger);
    }
}

/** A call that writes into a buffer. */
export type Writes = (out: Pointer, capacity: Size, count: Pointer) => Code;

/** One instance of a WebAssembly module, and how JavaScript's values go into it and come out. */
export class Module<C extends SharedCalls = SharedCalls> {
    readonly c: C;
    /** The names of statuses, by their numbers. */
    readonly statuses: readonly Status[];
    /** The codes of languages, by their numbers. */
    readonly languages: readonly Language[];

    // Where calls leave single results, and places for what they take.
    readonly count: Pointer;
    readonly refusal: Pointer;
    readonly number: Pointer;
    readonly second: Pointer;
    readonly third: Pointer;
    readonly made: Pointer;
    readonly #memory: WebAssembly.Memory;
    readonly #in: Block;
    readonly #out: Block;
    #data: DataView;
    #broken = false;

    constructor(exports: C & Memory) {
        const c = (this.c = this.#guarded(exports));
        this.#memory = exports.memory;
        this.#data = new DataView(bufferOf(this.#memory));
        c._initialize();

        const room = this.take(48);
        this.count = room;
        this.refusal = room + 8;
        this.number = room + 16;
        this.second = room + 24;
        this.third = room + 32;
        this.made = room + 40;
        this.#in = new Block(this, 1024);
        this.#out = new Block(this, 16384);

        this.statuses = this.list(c.tq_status_count, (status) =>
            this.text((out, room, count) => c.tq_status_name(status, out, room, count)),
        ) as Status[];
        this.languages = this.list(c.tq_language_count, (language) =>
            this.text((out, room, count) => c.tq_language_code(language, out, room, count)),
        ) as Language[];
    }

    /** The version of the module, `"1.2.3"`. */
    get version(): string {
        const version = this.c.tq_version();
        const part = (unit: number) => ((version / unit) | 0) % 100;
        return `${part(10000)}.${part(100)}.${part(1)}`;
    }

    /** What a list of the library has, each by its index. */
    list<T>(size: (count: Pointer) => Code, make: (index: number) => T): readonly T[] {
        this.check(size(this.number));
        const count = this.int32At(this.number);
        const made: T[] = [];
        for (let index = 0; index < count; ++index) made[index] = make(index);
        return freeze(made);
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
    #guarded(exports: C & Memory): C {
        const module = this;
        const all = { __proto__: null } as unknown as Record<keyof C, unknown>;
        const names = keys(exports) as (keyof C)[];
        for (let i = 0; i < names.length; ++i) {
            const called = exports[names[i]!];
            if (typeof called !== "function") continue;
            all[names[i]!] = function () {
                if (module.#broken) throw module.#breakdown();
                try {
                    return apply(called, undefined, arguments) as unknown;
                } catch {
                    module.#broken = true;
                    throw module.#breakdown();
                }
            };
        }
        return all as unknown as C;
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
        const number = Number(getInt64(this.#now, pointer, true));
        if (!isSafeInteger(number)) throw new RangeError("a sum is too large for a number");
        return number;
    }
    set(pointer: Pointer, value: number): void {
        setUint32(this.#now, pointer, value, true);
    }
    setInt64(pointer: Pointer, value: bigint): void {
        setInt64(this.#now, pointer, value, true);
    }
    /** Makes so many bytes 0. */
    clear(pointer: Pointer, size: Size): void {
        fill(this.#bytes(pointer, size), 0);
    }
    /** Fills an array of our own from there on. */
    read(into: AnyArray, pointer: Pointer): void {
        copyInto(bytesOf(into), this.#bytes(pointer, byteLengthOf(into)));
    }
    /** Writes an array of our own there. */
    write(pointer: Pointer, from: AnyArray): void {
        copyInto(this.#bytes(pointer, byteLengthOf(from)), bytesOf(from));
    }
    /** So much memory. The caller frees it. */
    take(size: Size): Pointer {
        const taken = size < 2 ** 32 ? this.c.malloc(size) : 0; // it would take the rest of a larger number
        if (taken === 0) throw new TriquetaError("no_memory", "there is no memory left");
        return taken;
    }

    // ------------------------------------------------------------------------------------------------ errors

    /** Throws the error of a status; for a refusal, the one that the call left in `refusal`. */
    check(status: Code): void {
        if (status === statusCode.ok) return;
        if (status === statusCode.refused) throw new Refused([this.refusalOf(this.int32At(this.refusal))]);
        throw this.error(status);
    }
    /** A refusal by its number, in the language of a number. */
    refusalOf(code: number, language = 0): Refusal {
        const { c } = this;
        const reason = this.text((out, room, count) => c.tq_refusal_name(code, out, room, count)) as Reason;
        const text = this.text((out, room, count) => c.tq_refusal_text(code, language, out, room, count));
        const rule = this.text((out, room, count) => c.tq_refusal_rule(code, out, room, count));
        return { code, reason, rule: rule === "" ? null : rule, text };
    }
    /** The error of a status; `about` is what it is about. */
    error(status: Code, about?: string): TriquetaError {
        const text = this.text((out, room, count) => this.c.tq_status_text(status, out, room, count));
        return new TriquetaError(this.statuses[status]!, about === undefined ? text : `${text}: ${about}`);
    }

    // ------------------------------------------------------------------------------------------------ out of it

    /** How many elements of `size` bytes a call wrote into #out, which grows as it must. */
    filled(size: Size, call: Writes, checked: (status: Code) => void): Size {
        for (;;) {
            const status = call(this.#out.pointer, (this.#out.size / size) >>> 0, this.count);
            const count = this.uint32At(this.count);
            if (status !== statusCode.tooSmall) {
                checked(status);
                return count;
            }
            this.#out.reserve((count + 1) * size);
        }
    }
    byCheck = (status: Code) => this.check(status);
    text(call: Writes): string {
        return this.textOf(this.filled(1, call, this.byCheck));
    }
    textOf(length: Size): string {
        return decodeUtf8(this.copyOf(length));
    }
    /** The lines of a text, without their ends. */
    lines(call: Writes): string[] {
        const text = this.text(call);
        const lines: string[] = [];
        let line = "";
        for (let i = 0; i < text.length; ++i) {
            if (text[i] !== "\n") line += text[i]!;
            else {
                lines[lines.length] = line;
                line = "";
            }
        }
        return lines;
    }
    copy(call: Writes): Uint8Array<ArrayBuffer> {
        return this.copyOf(this.filled(1, call, this.byCheck));
    }
    /** A block of a known size that a call writes. */
    block(size: Size, call: (out: Pointer) => Code, checked = this.byCheck): Uint8Array {
        checked(call(this.#out.pointer));
        return this.copyOf(size);
    }
    copyOf(length: Size): Uint8Array<ArrayBuffer> {
        const copy = new Uint8Array(length);
        copyInto(copy, this.#bytes(this.#out.pointer, length));
        return copy;
    }
    int32s(call: Writes, checked = this.byCheck): number[] {
        const length = this.filled(4, call, checked);
        const data = this.#now;
        const list: number[] = [];
        for (let i = 0, at = this.#out.pointer; i < length; ++i, at += 4) list[i] = getInt32(data, at, true);
        return list;
    }
    uint64s(call: Writes): bigint[] {
        const length = this.filled(8, call, this.byCheck);
        const list: bigint[] = [];
        for (let i = 0; i < length; ++i) list[i] = this.uint64At(this.#out.pointer + 8 * i);
        return list;
    }
    /** What has 64 bits each, and is small. */
    sums(call: Writes): number[] {
        const length = this.filled(8, call, this.byCheck);
        const list: number[] = [];
        for (let i = 0; i < length; ++i) list[i] = this.sumAt(this.#out.pointer + 8 * i);
        return list;
    }
    /** What a call writes in two lists of one length, made into a list of one thing of each pair. */
    pairs<T>(
        call: (one: Pointer, other: Pointer, capacity: Size, count: Pointer) => Code,
        make: (one: number, other: number) => T,
    ): T[] {
        let other = 0;
        const length = this.filled(
            8,
            (out, capacity, count) => call(out, (other = out + 4 * capacity), capacity, count),
            this.byCheck,
        );
        const list: T[] = [];
        for (let i = 0; i < length; ++i)
            list[i] = make(this.int32At(this.#out.pointer + 4 * i), this.uint32At(other + 4 * i));
        return list;
    }

    // ------------------------------------------------------------------------------------------------ into it

    /** Lays this where the next call finds it; then the length says how much of it there is. */
    lay(one: Own<AnyArray>): Pointer {
        const pointer = this.#in.reserve(byteLengthOf(one));
        this.write(pointer, one);
        return pointer;
    }
    /** The same of several, each at an address of its own. */
    layAll(all: readonly Own<AnyArray>[]): readonly Pointer[] {
        const room = (one: AnyArray) => (byteLengthOf(one) + 7) & ~7;
        let size = 0;
        for (let i = 0; i < all.length; ++i) size += room(all[i]!);
        let free = this.#in.reserve(size);
        const pointers: Pointer[] = [];
        for (let i = 0; i < all.length; ++i) {
            pointers[i] = free;
            this.write(free, all[i]!);
            free += room(all[i]!);
        }
        return pointers;
    }
}
seal(Block);
seal(Module);

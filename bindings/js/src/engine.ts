import {
    constant,
    statusCode,
    structs,
    who,
    type Calls,
    type Code,
    type Exports,
    type Pointer,
    type Size,
} from "./abi.js";
import type { Own, OwnChoice } from "./arguments.js";
import { readActionKinds, readFields, type ActionKind, type Field } from "./fields.js";
import { Refused, TriquetaError, type Reason, type Refusal, type Status } from "./errors.js";
import {
    DataView,
    Int32Array,
    Map,
    Number,
    Uint8Array,
    apply,
    bufferOf,
    byteLengthOf,
    bytesOf,
    copyInto,
    dataBuffer,
    decodeUtf8,
    encodeUtf8,
    fill,
    freeze,
    getInt32,
    getInt64,
    getUint32,
    getUint64,
    isSafeInteger,
    keys,
    lengthOf,
    seal,
    setInMap,
    setInt64,
    setUint32,
    sizeOf,
    type AnyArray,
} from "./intrinsics.js";
import type { Cursor, FullOptions, Language, OptionInfo, Sizes, Totals, Turn, Variant, Viewer } from "./options.js";

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
function positionCalls(c: Calls, kind: "game" | "view") {
    return {
        choice: c[`tq_${kind}_choice` as const],
        id: c[`tq_${kind}_id` as const],
        turn: c[`tq_${kind}_turn` as const],
        legal: c[`tq_${kind}_legal` as const],
        legalText: c[`tq_${kind}_legal_text` as const],
        distinct: c[`tq_${kind}_distinct` as const],
        mask: c[`tq_${kind}_mask` as const],
        whyNot: c[`tq_${kind}_why_not` as const],
        points: c[`tq_${kind}_points` as const],
        lines: c[`tq_${kind}_lines` as const],
        winners: c[`tq_${kind}_winners` as const],
        result: c[`tq_${kind}_result_json` as const],
        hash: c[`tq_${kind}_hash` as const],
        canonicalHash: c[`tq_${kind}_canonical_hash` as const],
        snapshot: c[`tq_${kind}_snapshot` as const],
        text: c[`tq_${kind}_text` as const],
    };
}
export type PositionCalls = ReturnType<typeof positionCalls>;

/** A call that writes into a buffer. */
export type Writes = (out: Pointer, capacity: Size, count: Pointer) => Code;

/** One instance of the module, and how JavaScript's values go into it and come out. */
export class Engine {
    readonly c: Calls;
    readonly games: PositionCalls;
    readonly views: PositionCalls;
    /** The names of statuses, by their numbers. */
    readonly statuses: readonly Status[];
    /** The codes of languages, by their numbers. */
    readonly languages: readonly Language[];
    /** The names of variants, by their numbers. */
    readonly variants: readonly Variant[];
    /** The options of each variant. */
    readonly optionsOf: readonly (readonly OptionInfo[])[];

    // Where calls leave single results, and places for what they take.
    readonly count: Pointer;
    readonly refusal: Pointer;
    readonly number: Pointer;
    readonly second: Pointer;
    readonly third: Pointer;
    readonly made: Pointer;
    readonly dice: Pointer;
    readonly cursor: Pointer;
    readonly #time: Pointer;
    readonly #memory: WebAssembly.Memory;
    readonly #fault: Pointer;
    readonly #options: Pointer;
    readonly #sizes: Pointer;
    readonly #shape: Pointer;
    readonly #totals: Pointer;
    readonly #in: Block;
    readonly #out: Block;
    #data: DataView;
    #broken = false;
    // What was read once, by what it is of.
    readonly #fields = { __proto__: null } as unknown as Record<string, readonly Field[]>;
    readonly #kinds = { __proto__: null } as unknown as Record<string, readonly ActionKind[]>;

    constructor(exports: Exports) {
        const c = (this.c = this.#guarded(exports));
        this.#memory = exports.memory;
        this.#data = new DataView(bufferOf(this.#memory));
        c._initialize();
        this.games = positionCalls(c, "game");
        this.views = positionCalls(c, "view");

        let free = this.take(2048);
        const room = (size: Size) => (free += size) - size;
        this.count = room(8);
        this.refusal = room(8);
        this.number = room(8);
        this.second = room(8);
        this.third = room(8);
        this.made = room(8);
        this.#time = room(8);
        this.dice = room(structs.dice.size);
        this.cursor = room(structs.cursor.size);
        this.#fault = room(structs.fault.size);
        this.#options = room(4 * constant.mostOptions);
        this.#sizes = room(structs.sizes.size);
        this.#shape = room(structs.field.size);
        this.#totals = room(structs.totals.size + 3 * 8 * constant.mostPlayers);
        this.#in = new Block(this, 1024);
        this.#out = new Block(this, 16384);

        const all = keys(structs);
        for (let i = 0; i < all.length; ++i) {
            const { which, size } = structs[all[i] as keyof typeof structs];
            this.check(c.tq_struct_size(which, this.count));
            if (this.uint32At(this.count) !== size)
                throw new TriquetaError("wrong_struct_size", "this module is of another version than this package");
        }
        this.statuses = this.list(c.tq_status_count, (status) =>
            this.text((out, room, count) => c.tq_status_name(status, out, room, count)),
        ) as Status[];
        this.languages = this.list(c.tq_language_count, (language) =>
            this.text((out, room, count) => c.tq_language_code(language, out, room, count)),
        ) as Language[];
        this.variants = this.list(c.tq_variant_count, (variant) =>
            this.text((out, room, count) => c.tq_variant_name(variant, out, room, count)),
        ) as Variant[];
        this.optionsOf = this.list(c.tq_variant_count, (variant) =>
            this.list(
                (count) => c.tq_option_count(variant, count),
                (index) => this.#option(variant, index),
            ),
        );
    }

    /** What a list of the library has, each by its index. */
    list<T>(size: (count: Pointer) => Code, make: (index: number) => T): readonly T[] {
        this.check(size(this.number));
        const count = this.int32At(this.number);
        const made: T[] = [];
        for (let index = 0; index < count; ++index) made[index] = make(index);
        return freeze(made);
    }
    #option(variant: number, index: number): OptionInfo {
        const { c, number, second, third } = this;
        const name = this.text((out, room, count) => c.tq_option_name(variant, index, out, room, count));
        const meaning = this.text((out, room, count) => c.tq_option_meaning(variant, index, out, room, count));
        this.check(c.tq_option_is_truth(variant, index, number));
        const isTruth = this.int32At(number) !== 0;
        this.check(c.tq_option_bounds(variant, index, number, second, third));
        return freeze({
            name,
            meaning,
            isTruth,
            least: this.int32At(number),
            most: this.int32At(second),
            initial: this.int32At(third),
        });
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
        const number = Number(getInt64(this.#now, pointer, true));
        if (!isSafeInteger(number)) throw new RangeError("a sum is too large for a number");
        return number;
    }
    set(pointer: Pointer, value: number): void {
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
    /** Throws the error of a status; for a refusal, all that the call left in `fault`. Options have no place. */
    checkFault(status: Code, hasPlace = true): void {
        if (status === statusCode.ok) return;
        throw status === statusCode.refused ? this.#refused(hasPlace) : this.error(status);
    }
    /** A tq_fault for the next call. */
    fault(): Pointer {
        this.set(this.#fault, structs.fault.size);
        return this.#fault;
    }
    /** A refusal by its number, in the language of a number. */
    refusalOf(code: number, language = 0): Refusal {
        const { c } = this;
        const reason = this.text((out, room, count) => c.tq_refusal_name(code, out, room, count)) as Reason;
        const text = this.text((out, room, count) => c.tq_refusal_text(code, language, out, room, count));
        const rule = this.text((out, room, count) => c.tq_refusal_rule(code, out, room, count));
        return { code, reason, rule: rule === "" ? null : rule, text };
    }
    #refused(hasPlace: boolean): Refused {
        const { at } = structs.fault;
        const fault = this.#fault;
        const subject = this.text((out, room, count) => this.c.tq_fault_name(fault, out, room, count));
        const field = (name: keyof typeof at) => this.int32At(fault + at[name]);
        const least = field("least");
        const most = field("most");
        const hasBounds = field("option") >= 0 && (least !== 0 || most !== 0);
        const place = { offset: this.sumAt(fault + at.where), line: field("line"), column: field("column") };
        const count = field("count");
        const reason = (index: number) => {
            this.check(this.c.tq_fault_refusal(fault, index, this.number));
            return this.refusalOf(this.int32At(this.number));
        };
        const reasons: [Refusal] = [reason(0)];
        for (let i = 1; i < count; ++i) reasons[i] = reason(i);
        return new Refused(reasons, {
            place: hasPlace ? place : undefined,
            subject: subject === "" ? undefined : subject,
            bounds: hasBounds ? { least, most } : undefined,
        });
    }
    /** The error of a status; `about` is what it is about. */
    error(status: Code, about?: string): TriquetaError {
        const text = this.text((out, room, count) => this.c.tq_status_text(status, out, room, count));
        return new TriquetaError(this.statuses[status]!, about === undefined ? text : `${text}: ${about}`);
    }
    /** The error of an option that its variant doesn't have. */
    unknownOption(name: string): Refused {
        return new Refused([this.refusalOf(this.refusalNamed("unknown_option"))], { subject: name });
    }
    /** The number of a refusal. */
    refusalNamed(reason: Reason): number {
        const { c } = this;
        let found = 0;
        this.list(c.tq_refusal_count, (index) => {
            this.check(c.tq_refusal_at(index, this.number));
            const code = this.int32At(this.number);
            if (this.text((out, room, count) => c.tq_refusal_name(code, out, room, count)) === reason) found = code;
        });
        return found;
    }

    // ------------------------------------------------------------------------------------------------ out of it

    /** How many elements of `size` bytes a call wrote into #out, which grows as it must. */
    #filled(size: Size, call: Writes, checked: (status: Code) => void): Size {
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
    #byCheck = (status: Code) => this.check(status);
    #byFault = (status: Code) => this.checkFault(status);

    text(call: Writes): string {
        return this.#textOf(this.#filled(1, call, this.#byCheck));
    }
    /** Whether a call found something; throws the error of any other status. */
    ifFound(status: Code): boolean {
        if (status === statusCode.notFound) return false;
        this.check(status);
        return true;
    }
    /** As `text`; undefined where nothing is found. */
    textIfFound(call: Writes): string | undefined {
        let found = true;
        const length = this.#filled(1, call, (status) => void (found = this.ifFound(status)));
        return found ? this.#textOf(length) : undefined;
    }
    /** The text of a call that is handed `fault()` too. */
    textOrFault(call: Writes): string {
        return this.#textOf(this.#filled(1, call, this.#byFault));
    }
    #textOf(length: Size): string {
        return decodeUtf8(this.#copyOf(length));
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
        return this.#copyOf(this.#filled(1, call, this.#byCheck));
    }
    copyOrFault(call: Writes): Uint8Array {
        return this.#copyOf(this.#filled(1, call, this.#byFault));
    }
    /** A block of a known size that a call writes. */
    block(size: Size, call: (out: Pointer) => Code, checked = this.#byCheck): Uint8Array {
        checked(call(this.#out.pointer));
        return this.#copyOf(size);
    }
    /** A cursor that a call leaves at an address. */
    cursorOf(call: (cursor: Pointer) => Code): Cursor {
        const { c, cursor } = this;
        this.check(call(cursor));
        return this.text((out, room, count) => c.tq_cursor_text(cursor, out, room, count));
    }
    /** Tags: their names are a list, and each has a value. */
    tags(
        size: (count: Pointer) => Code,
        name: (index: number, out: Pointer, capacity: Size, count: Pointer) => Code,
        value: (name: Own<Uint8Array>) => string | undefined,
    ): Map<string, string> {
        const names = this.list(size, (index) => this.text((out, room, count) => name(index, out, room, count)));
        const made = new Map<string, string>();
        for (let i = 0; i < names.length; ++i) setInMap(made, names[i]!, value(encodeUtf8(names[i]!) as never) ?? "");
        return made;
    }
    #copyOf(length: Size): Uint8Array<ArrayBuffer> {
        const copy = new Uint8Array(length);
        copyInto(copy, this.#bytes(this.#out.pointer, length));
        return copy;
    }
    int32s(call: Writes, checked = this.#byCheck): number[] {
        const length = this.#filled(4, call, checked);
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
        return turn === who.chance ? "chance" : turn === who.over ? "over" : turn;
    }
    viewerOf(viewer: number): Viewer {
        return viewer === who.spectator ? "spectator" : viewer;
    }

    // ------------------------------------------------------------------------------------------------ into it

    /** Lays this where the next call finds it; then the length tells how much of it there is. */
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

    /** A cursor for the next call; none is 0. */
    layCursor(text: Own<Uint8Array> | undefined): Pointer {
        if (text === undefined) return 0;
        this.checkFault(this.c.tq_cursor_parse(this.lay(text), lengthOf(text), this.cursor, this.fault()));
        return this.cursor;
    }
    /** A time for the next call; none is 0. */
    layTime(time: bigint | undefined): Pointer {
        if (time === undefined) return 0;
        setInt64(this.#now, this.#time, time, true);
        return this.#time;
    }

    // ------------------------------------------------------------------------------------------------ structs

    /** The fields of a list; they are read once for each choice. */
    fields(of: OwnChoice, list: number): readonly Field[] {
        return this.#remembered(this.#fields, of, list, () => readFields(this, of, list));
    }
    actionKinds(of: OwnChoice): readonly ActionKind[] {
        return this.#remembered(this.#kinds, of, 0, () => readActionKinds(this, of));
    }
    #remembered<T>(all: Record<string, T>, { variant, values }: OwnChoice, list: number, read: () => T): T {
        // of the options only the number of players counts, which is the first one
        return (all[`${variant} ${values[0]!} ${list}`] ??= read());
    }
    findField(of: OwnChoice, list: number, name: Own<Uint8Array>): number {
        const at = this.options(of);
        const words = this.lay(name);
        this.check(this.c.tq_field_find(of.variant, at, of.count, list, words, lengthOf(name), this.number));
        return this.int32At(this.number);
    }

    /** The options of a choice for the next call. Throws what is wrong with them. */
    options({ variant, values, count }: OwnChoice): Pointer {
        const at = this.#options;
        this.write(at, values);
        this.checkFault(this.c.tq_choice_check(variant, at, count, this.fault()), false);
        return at;
    }
    parseChoice(text: Own<Uint8Array>): OwnChoice {
        const { number: variant, count } = this;
        const at = this.#options;
        const words = this.lay(text);
        const most = constant.mostOptions;
        this.checkFault(this.c.tq_choice_parse(words, lengthOf(text), variant, at, most, count, this.fault()));
        const values = new Int32Array(this.uint32At(count));
        this.read(values, at);
        return { variant: this.int32At(variant), values, count: lengthOf(values) } as unknown as OwnChoice;
    }
    /** The choice that a call writes. */
    readChoice(call: (variant: Pointer, out: Pointer, capacity: Size, count: Pointer) => Code): OwnChoice {
        const at = this.#options;
        this.check(call(this.number, at, constant.mostOptions, this.count));
        const values = new Int32Array(this.uint32At(this.count));
        this.read(values, at);
        return { variant: this.int32At(this.number), values, count: lengthOf(values) } as unknown as OwnChoice;
    }
    fullOptions({ variant, values }: OwnChoice): FullOptions {
        const options = this.optionsOf[variant]!;
        const made: Record<string, unknown> = { variant: this.variants[variant]! };
        for (let i = 0; i < options.length; ++i) {
            const value = values[i]!;
            made[options[i]!.name] = options[i]!.isTruth ? value !== 0 : value;
        }
        return made as unknown as FullOptions;
    }
    sizes(choice: OwnChoice): Sizes {
        const options = this.options(choice);
        return this.#filledStruct(this.#sizes, structs.sizes, (io) =>
            this.c.tq_choice_sizes(choice.variant, options, choice.count, io),
        );
    }
    /** The shape of a field. */
    shape(call: (io: Pointer) => Code): Readonly<Record<keyof typeof structs.field.at, number>> {
        return this.#filledStruct(this.#shape, structs.field, call);
    }
    /** The fields of a struct of 32-bit numbers that a call fills. */
    #filledStruct<Name extends string>(
        start: Pointer,
        { size, at }: { readonly size: Size; readonly at: Readonly<Record<Name, Size>> },
        call: (io: Pointer) => Code,
    ): Readonly<Record<Name, number>> {
        this.set(start, size);
        this.check(call(start));
        const names = keys(at) as Name[];
        const made = {} as Record<Name, number>;
        for (let i = 0; i < names.length; ++i) made[names[i]!] = this.int32At(start + at[names[i]!]);
        return made;
    }
    totals(call: (sum: Pointer) => Code): Totals {
        const sum = this.#totals;
        const { size, at } = structs.totals;
        const arrays = sum + size;
        const length = 8 * constant.mostPlayers;
        fill(this.#bytes(sum, size + 3 * length), 0);
        this.set(sum, size);
        const place = (pointer: Size, capacity: Size, index: number) => {
            this.set(sum + pointer, arrays + index * length);
            this.set(sum + capacity, constant.mostPlayers);
        };
        place(at.wins, at.winsCapacity, 0);
        place(at.points, at.pointsCapacity, 1);
        place(at.pointsSquared, at.pointsSquaredCapacity, 2);
        this.check(call(sum));
        const players = this.int32At(sum + at.players);
        const ofSeats = (index: number) => {
            const sums: number[] = [];
            for (let seat = 0; seat < players; ++seat) sums[seat] = this.sumAt(arrays + index * length + 8 * seat);
            return sums;
        };
        return {
            players,
            games: this.sumAt(sum + at.games),
            actions: this.sumAt(sum + at.actions),
            jointWins: this.sumAt(sum + at.jointWins),
            wins: ofSeats(0),
            points: ofSeats(1),
            pointsSquared: ofSeats(2),
        };
    }
}
seal(Block);
seal(Engine);

import {
    constant,
    statusCode,
    structs,
    who,
    type Calls,
    type Code,
    type Memory,
    type Pointer,
    type Size,
} from "./abi.js";
import type { Own, OwnChoice } from "./arguments.js";
import { readActionKinds, readFields, type ActionKind, type Field } from "./fields.js";
import { Refused, TriquetaError, type Reason, type Refusal } from "./errors.js";
import { Int32Array, Map, encodeUtf8, freeze, keys, lengthOf, seal, setInMap } from "./intrinsics.js";
import { Module, type Writes } from "./module.js";
import type { Cursor, FullOptions, OptionInfo, Sizes, Totals, Turn, Variant, Viewer } from "./options.js";

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

/** The module of the games. */
export class Engine extends Module<Calls> {
    readonly games: PositionCalls;
    readonly views: PositionCalls;
    /** The names of variants, by their numbers. */
    readonly variants: readonly Variant[];
    /** The options of each variant. */
    readonly optionsOf: readonly (readonly OptionInfo[])[];

    // Places for what calls take and leave.
    readonly dice: Pointer;
    readonly cursor: Pointer;
    readonly #time: Pointer;
    readonly #fault: Pointer;
    readonly #options: Pointer;
    readonly #sizes: Pointer;
    readonly #shape: Pointer;
    readonly #totals: Pointer;
    // What was read once, by what it is of.
    readonly #fields = { __proto__: null } as unknown as Record<string, readonly Field[]>;
    readonly #kinds = { __proto__: null } as unknown as Record<string, readonly ActionKind[]>;

    constructor(exports: Calls & Memory) {
        super(exports);
        const { c } = this;
        this.games = positionCalls(c, "game");
        this.views = positionCalls(c, "view");

        let free = this.take(2048);
        const room = (size: Size) => (free += size) - size;
        this.#time = room(8);
        this.dice = room(structs.dice.size);
        this.cursor = room(structs.cursor.size);
        this.#fault = room(structs.fault.size);
        this.#options = room(4 * constant.mostOptions);
        this.#sizes = room(structs.sizes.size);
        this.#shape = room(structs.field.size);
        this.#totals = room(structs.totals.size + 3 * 8 * constant.mostPlayers);

        const all = keys(structs);
        for (let i = 0; i < all.length; ++i) {
            const { which, size } = structs[all[i] as keyof typeof structs];
            this.check(c.tq_struct_size(which, this.count));
            if (this.uint32At(this.count) !== size)
                throw new TriquetaError("wrong_struct_size", "this module is of another version than this package");
        }
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

    /** The calls for many games, which a module for pages hasn't. */
    get many(): Calls {
        if ("tq_batch_new" in this.c) return this.c;
        throw new TypeError("this module has single games only; triqueta.wasm has many games");
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

    // ------------------------------------------------------------------------------------------------ errors

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

    #byFault = (status: Code) => this.checkFault(status);

    /** Whether a call found something; throws the error of any other status. */
    ifFound(status: Code): boolean {
        if (status === statusCode.notFound) return false;
        this.check(status);
        return true;
    }
    /** As `text`; undefined where nothing is found. */
    textIfFound(call: Writes): string | undefined {
        let found = true;
        const length = this.filled(1, call, (status) => void (found = this.ifFound(status)));
        return found ? this.textOf(length) : undefined;
    }
    /** The text of a call that is handed `fault()` too. */
    textOrFault(call: Writes): string {
        return this.textOf(this.filled(1, call, this.#byFault));
    }
    copyOrFault(call: Writes): Uint8Array {
        return this.copyOf(this.filled(1, call, this.#byFault));
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
    turnOf(turn: number): Turn {
        return turn === who.chance ? "chance" : turn === who.over ? "over" : turn;
    }
    viewerOf(viewer: number): Viewer {
        return viewer === who.spectator ? "spectator" : viewer;
    }

    // ------------------------------------------------------------------------------------------------ into it

    /** A cursor for the next call; none is 0. */
    layCursor(text: Own<Uint8Array> | undefined): Pointer {
        if (text === undefined) return 0;
        this.checkFault(this.c.tq_cursor_parse(this.lay(text), lengthOf(text), this.cursor, this.fault()));
        return this.cursor;
    }
    /** A time for the next call; none is 0. */
    layTime(time: bigint | undefined): Pointer {
        if (time === undefined) return 0;
        this.setInt64(this.#time, time);
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
        this.clear(sum, size + 3 * length);
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
seal(Engine);

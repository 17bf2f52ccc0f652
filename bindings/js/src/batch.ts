import { statusCode, structs, type Code, type Pointer, type Size } from "./abi.js";
import * as own from "./arguments.js";
import type { Engine } from "./engine.js";
import { Refused, type Refusal } from "./errors.js";
import { makeOpenGame, type Game } from "./game.js";
import { Handle, pointerOf } from "./handle.js";
import {
    BigUint64Array,
    Int32Array,
    Int8Array,
    Uint32Array,
    Uint8Array,
    indexOf,
    keys,
    lengthOf,
    seal,
    type AnyArray,
} from "./intrinsics.js";
import type { FullOptions, Language, Sizes } from "./options.js";
import type { View } from "./view.js";

const ofPlace = () => 1;
const ofSeats = ({ rewardLength }: Sizes) => rewardLength;
const ofView = ({ encodingLength }: Sizes) => encodingLength;
const ofViews = ({ players, encodingLength }: Sizes) => players * encodingLength;
const ofState = ({ stateLength }: Sizes) => stateLength;

/** The arrays that tell of the next turn, by the names of C: what they hold, and how many elements a place has. */
const observed = {
    seat: { kind: Int32Array, row: ofPlace },
    mask: { kind: Uint8Array, row: ({ actions }: Sizes) => actions },
    view: { kind: Int8Array, row: ofView },
    number: { kind: BigUint64Array, row: ofPlace },
    player: { kind: Int32Array, row: ofPlace },
    length: { kind: Uint32Array, row: ofPlace },
    maskBits: { kind: Uint8Array, row: ({ actions }: Sizes) => (actions + 7) >> 3 },
    legalCount: { kind: Int32Array, row: ofPlace },
    legal: { kind: Int32Array, row: ({ mostLegal }: Sizes) => mostLegal },
    seatView: { kind: Int8Array, row: ofViews },
    state: { kind: Int8Array, row: ofState },
} as const;
/** Those that tell of the games that a step played. */
const played = {
    reward: { kind: Int32Array, row: ofSeats },
    done: { kind: Uint8Array, row: ofPlace },
    truncated: { kind: Uint8Array, row: ofPlace },
    won: { kind: Uint8Array, row: ofSeats },
    finalNumber: { kind: BigUint64Array, row: ofPlace },
    finalLength: { kind: Uint32Array, row: ofPlace },
    finalView: { kind: Int8Array, row: ofViews },
    finalState: { kind: Int8Array, row: ofState },
} as const;
const outputs = { ...observed, ...played };
type Output = keyof typeof outputs;
type ArrayOf<Name extends Output> = (typeof outputs)[Name]["kind"]["prototype"];

const outputNames = keys(outputs) as Output[];
const usual: readonly Output[] = ["seat", "mask", "view", "reward", "done"];
/** A call leaves some elements of these as they are. */
const partial: readonly Output[] = ["legal", "finalNumber", "finalLength", "finalView", "finalState"];

/**
 * Which of its arrays a batch has; what isn't wanted takes no time. `seat`, `mask`, `view`, `reward` and `done` are
 * there unless they are false, the others if they are true.
 */
export type BatchOptions = { readonly [Name in Output]?: boolean };
/** @internal */
export type Wanted = Readonly<Record<Output, boolean>>;

/**
 * All of a caller's options.
 * @internal
 */
export function wantedOf(options: BatchOptions): Wanted {
    const given = keys(options);
    for (let i = 0; i < given.length; ++i)
        if (indexOf(outputNames, given[i]) < 0) throw new TypeError(`a batch has no array ${given[i]!}`);
    const wanted = { __proto__: null } as unknown as Record<Output, boolean>;
    for (let i = 0; i < outputNames.length; ++i) {
        const name = outputNames[i]!;
        const one = options[name];
        wanted[name] = one === undefined ? indexOf(usual, name) >= 0 : own.truth(one, name);
    }
    return wanted;
}

/** Which places take part. */
export interface WhereOptions {
    /** A byte for each place: 0 leaves the place, and what the arrays have of it, as they are. By default all take part. */
    readonly where?: Uint8Array | undefined;
}
/** How a step is played. */
export interface StepOptions extends WhereOptions {
    /** Ends a game after so many of its actions in the batch (truncation); 0, which is the default: never. */
    readonly mostActions?: number | undefined;
}
/** How actions are chosen. */
export interface ChooseOptions extends WhereOptions {
    /** A random number for each place. By default the dice of the places choose. */
    readonly random?: BigUint64Array | undefined;
}

/** An array of the caller's, and where in the module's memory calls have the same. */
class Column<T extends AnyArray = AnyArray> {
    readonly #kind: new (length: Size) => T;
    readonly #at: Size;
    readonly #length: Size;
    readonly #isPartial: boolean;
    #array: T | undefined;

    constructor(kind: new (length: Size) => T, at: Size, length: Size, isPartial: boolean) {
        this.#kind = kind;
        this.#at = at;
        this.#length = length;
        this.#isPartial = isPartial;
    }
    /** One whose buffer the caller gave away is followed by a new one. */
    get array(): T {
        if (this.#array === undefined || lengthOf(this.#array) !== this.#length)
            this.#array = new this.#kind(this.#length);
        return this.#array;
    }
    /** Fills the two fields of a tq_batch_io at the start; 0 where the column isn't wanted. */
    connect(engine: Engine, start: Pointer, pointer: Size, capacity: Size): void {
        engine.set(start + pointer, this.#length === 0 ? 0 : start + this.#at);
        engine.set(start + capacity, this.#length);
    }
    /** Lays the caller's array where calls find it. */
    lay(engine: Engine, start: Pointer): void {
        engine.write(start + this.#at, this.array);
    }
    /** The same before a call that leaves some elements as they are. Of what was given away the module has them. */
    keep(engine: Engine, start: Pointer, isForSome: boolean): void {
        if (!isForSome && !this.#isPartial) return;
        if (this.#array !== undefined && lengthOf(this.#array) === this.#length) this.lay(engine, start);
    }
    /** Takes it over from the module. */
    read(engine: Engine, start: Pointer): void {
        if (this.#length !== 0) engine.read(this.array, start + this.#at);
    }
}

/** All of them behind a tq_batch_io, and how many bytes they take. */
class Columns {
    readonly wanted: Wanted;
    readonly size: Size;
    readonly action: Column<Int32Array>;
    readonly of: { readonly [Name in Output]: Column<ArrayOf<Name>> };
    readonly all: readonly Column[];
    readonly observed: readonly Column[];

    constructor(places: number, sizes: Sizes, wanted: Wanted) {
        let end: Size = structs.batchIo.size;
        const column = <T extends AnyArray>(
            kind: (new (length: Size) => T) & { readonly BYTES_PER_ELEMENT: number },
            length: Size,
            isPartial = false,
        ) => {
            const at = end;
            end += length * kind.BYTES_PER_ELEMENT;
            end += (8 - (end % 8)) % 8;
            return new Column<T>(kind, at, length, isPartial);
        };
        const action = column(Int32Array, places);
        const of = { __proto__: null } as unknown as Record<Output, Column>;
        const all: Column[] = [];
        const first: Column[] = [];
        for (let i = 0; i < outputNames.length; ++i) {
            const name = outputNames[i]!;
            const { kind, row } = outputs[name];
            const length = wanted[name] ? places * row(sizes) : 0;
            const one = column<AnyArray>(kind, length, indexOf(partial, name) >= 0);
            all[i] = of[name] = one;
            if (name in observed) first[first.length] = one;
        }
        this.wanted = wanted;
        this.size = end;
        this.action = action;
        this.of = of as unknown as Columns["of"];
        this.all = all;
        this.observed = first;
    }

    /** Fills the tq_batch_io at the start, and zeros what is behind it: no array shows what lay there before. */
    connect(engine: Engine, start: Pointer): void {
        const { size, at } = structs.batchIo;
        engine.clear(start, this.size);
        engine.set(start, size);
        this.action.connect(engine, start, at.action, at.actionCapacity);
        this.action.connect(engine, start, at.chosen, at.chosenCapacity);
        for (let i = 0; i < outputNames.length; ++i) {
            const name = outputNames[i]!;
            this.all[i]!.connect(engine, start, at[name], at[`${name}Capacity`]);
        }
    }
}

/**
 * Many games of one variant, stepped together. Place i of n plays games i, i + n, i + 2n, …, each with dice of the
 * batch's key and the game's number; where one ends, the next one begins.
 *
 * Its arrays hold place after place: write {@link action}, call {@link step}, read the others. They lie outside the
 * module and stay the same ones; where the buffer of one was transferred, to a worker for example, there is a new one.
 * One that the batch was made without is empty.
 * Steps and playouts fill them. After {@link restart}, {@link reset}, {@link put}, {@link complete} or {@link copyFrom},
 * call {@link observe}.
 */
export class Batch extends Handle {
    /** How many games are played at a time. */
    readonly places: number;
    /** How much of an array is a place's: `actions` of the mask, `encodingLength` of the view, … */
    readonly sizes: Sizes;

    readonly #engine: Engine;
    readonly #start: Pointer;
    readonly #columns: Columns;

    /** @internal */
    constructor(
        engine: Engine,
        pointer: Pointer,
        start: Pointer,
        columns: Columns,
        of: { readonly places: number; readonly sizes: Sizes },
    ) {
        super(engine, pointer, () => {
            engine.c.tq_batch_free(pointer);
            engine.c.free(start);
        });
        this.places = of.places;
        this.sizes = of.sizes;
        this.#engine = engine;
        this.#start = start;
        this.#columns = columns;
    }
    get #pointer(): Pointer {
        return pointerOf(this, this.#engine);
    }
    #array<Name extends Output>(name: Name): ArrayOf<Name> {
        pointerOf(this, this.#engine); // none of one that was freed
        return this.#columns.of[name].array;
    }
    /** Lays what the next call reads besides the actions. */
    #layInputs({ where, random, mostActions }: OwnInputs): void {
        const engine = this.#engine;
        const start = this.#start;
        const { at } = structs.batchIo;
        const given: own.Own<Uint8Array>[] = [];
        if (random !== undefined) given[0] = random;
        if (where !== undefined) given[given.length] = where;
        const laid = engine.layAll(given);
        engine.set(start + at.random, random === undefined ? 0 : laid[0]!);
        engine.set(start + at.randomCapacity, random === undefined ? 0 : this.places);
        engine.set(start + at.where, where === undefined ? 0 : laid[laid.length - 1]!);
        engine.set(start + at.whereCapacity, where === undefined ? 0 : this.places);
        engine.set(start + at.mostActions, mostActions ?? 0);
    }
    /** Makes a call with these inputs, and takes over the columns that it writes. */
    #write(written: readonly Column[], inputs: OwnInputs, call: () => Code, checked = this.#engine.byCheck): void {
        const engine = this.#engine;
        const start = this.#start;
        this.#layInputs(inputs);
        for (let i = 0; i < written.length; ++i) written[i]!.keep(engine, start, inputs.where !== undefined);
        checked(call());
        for (let i = 0; i < written.length; ++i) written[i]!.read(engine, start);
    }
    /** Checks the status of a call that is refused for the end of a game alone. */
    #checkEnd(status: Code): void {
        const engine = this.#engine;
        if (status === statusCode.refused) throw new Refused([engine.refusalOf(engine.refusalNamed("game_is_over"))]);
        engine.check(status);
    }

    /** How its games are set up. */
    get options(): FullOptions {
        const engine = this.#engine;
        const pointer = this.#pointer;
        return engine.fullOptions(choiceOf(engine, pointer));
    }
    /** What each seat to move does in the next {@link step}: write it, or let {@link choose} do so. */
    get action(): Int32Array {
        pointerOf(this, this.#engine);
        return this.#columns.action.array;
    }
    /** The seat to move of each place. */
    get seat(): Int32Array {
        return this.#array("seat");
    }
    /** For every action number of each place 1 if it is legal, else 0. */
    get mask(): Uint8Array {
        return this.#array("mask");
    }
    /** The mover's view of each place, encoded; {@link Triqueta.encoding} says what stands where. */
    get view(): Int8Array {
        return this.#array("view");
    }
    /** The number of each place's game. */
    get number(): BigUint64Array {
        return this.#array("number");
    }
    /** The player whose turn it is, if players change seats with each game: player p has seat (p + number) % players. */
    get player(): Int32Array {
        return this.#array("player");
    }
    /** How many actions each place's game has had in the batch. */
    get length(): Uint32Array {
        return this.#array("length");
    }
    /** The {@link mask} as bits, action 0 in the lowest bit of a place's first byte. */
    get maskBits(): Uint8Array {
        return this.#array("maskBits");
    }
    /** How many actions are legal at each place. */
    get legalCount(): Int32Array {
        return this.#array("legalCount");
    }
    /** The legal actions of each place, ascending; `mostLegal` elements, of which {@link legalCount} are written. */
    get legal(): Int32Array {
        return this.#array("legal");
    }
    /** The views of all seats of each place, encoded. */
    get seatView(): Int8Array {
        return this.#array("seatView");
    }
    /** The whole position of each place, encoded, with everybody's secrets: never give it to a player. */
    get state(): Int8Array {
        return this.#array("state");
    }
    /** The points of each seat of each place whose game ended by the last step, else 0. */
    get reward(): Int32Array {
        return this.#array("reward");
    }
    /** 1 for each place whose game ended by the last step, else 0. */
    get done(): Uint8Array {
        return this.#array("done");
    }
    /** 1 for each place whose game `mostActions` ended in the last step, else 0. */
    get truncated(): Uint8Array {
        return this.#array("truncated");
    }
    /** 1 for each seat of each place whose game ended by the last step if it won, alone or with others, else 0. */
    get won(): Uint8Array {
        return this.#array("won");
    }
    /** The number of the game that ended; like all `final…`, it is written only where a game ended. */
    get finalNumber(): BigUint64Array {
        return this.#array("finalNumber");
    }
    /** How many actions the game had that ended. */
    get finalLength(): Uint32Array {
        return this.#array("finalLength");
    }
    /** The last views of all seats of the game that ended, encoded. */
    get finalView(): Int8Array {
        return this.#array("finalView");
    }
    /** The last position of the game that ended, encoded. */
    get finalState(): Int8Array {
        return this.#array("finalState");
    }

    /** Fills anew what the arrays tell of the next turn: from {@link seat} to {@link state}. */
    observe({ where }: WhereOptions = {}): void {
        const engine = this.#engine;
        const inputs = { where: own.maybeWhere(engine, where, this.places) };
        const pointer = this.#pointer;
        this.#write(this.#columns.observed, inputs, () => engine.c.tq_batch_observe(pointer, this.#start));
    }

    /**
     * Each place's seat to move does its {@link action}, chance answers, and games that end begin anew. Throws a
     * {@link Refused} if any action isn't legal: then nothing has happened, and {@link whyNot} tells which.
     */
    step({ where, mostActions = 0 }: StepOptions = {}): void {
        const engine = this.#engine;
        const { action, all } = this.#columns;
        const inputs = {
            where: own.maybeWhere(engine, where, this.places),
            mostActions: own.natural(mostActions, "the number of actions"),
        };
        const pointer = this.#pointer;
        action.lay(engine, this.#start);
        this.#write(
            all,
            inputs,
            () => engine.c.tq_batch_step(pointer, this.#start),
            (status) => {
                if (status !== statusCode.refused) return engine.check(status);
                const { place, code } = this.#whyNot(pointer);
                throw new Refused([engine.refusalOf(code)], { subject: `place ${place}` });
            },
        );
    }

    /** The first place whose {@link action} would be refused, and why; null if there is none. */
    whyNot(language: Language = "en", { where }: WhereOptions = {}): (Refusal & { readonly at: number }) | null {
        const engine = this.#engine;
        const spoken = own.language(engine, language);
        const inputs = { where: own.maybeWhere(engine, where, this.places) };
        const pointer = this.#pointer;
        this.#columns.action.lay(engine, this.#start);
        this.#layInputs(inputs);
        const { place, code } = this.#whyNot(pointer);
        return code === 0 ? null : { at: place, ...engine.refusalOf(code, spoken) };
    }
    /** What is wrong with the actions and inputs that were laid. */
    #whyNot(pointer: Pointer): { readonly place: number; readonly code: number } {
        const engine = this.#engine;
        const { number, refusal } = engine;
        engine.check(engine.c.tq_batch_why_not_range(pointer, this.#start, 0, this.places, number, refusal));
        return { place: engine.uint32At(number), code: engine.int32At(refusal) };
    }

    /**
     * Writes a legal action for each place to {@link action}, every one equally likely. It takes one draw of the place's
     * dice: steps by these actions play the games of {@link playOut}. With `random`, 64 random bits of yours for each
     * place choose instead.
     */
    choose({ where, random }: ChooseOptions = {}): void {
        const engine = this.#engine;
        const inputs = {
            where: own.maybeWhere(engine, where, this.places),
            random: own.maybeRandom(random, this.places),
        };
        const pointer = this.#pointer;
        this.#write([this.#columns.action], inputs, () => engine.c.tq_batch_choose(pointer, this.#start));
    }

    /**
     * Plays every place's game to its end, each action and answer of chance equally likely, and begins the next one.
     * Fills {@link reward}, and what {@link observe} does. Returns how many actions were taken in all.
     */
    playOut(): number {
        const engine = this.#engine;
        const pointer = this.#pointer;
        const call = () => engine.c.tq_batch_play_out(pointer, this.#start, engine.number);
        this.#write([this.#columns.of.reward], {}, call);
        const actions = engine.sumAt(engine.number);
        this.observe();
        return actions;
    }

    /**
     * Begins all games anew, with another key and other numbers: place i plays games `first` + i, `first` + i + `stride`,
     * …; with `stride` 0 it is the number of places. Workers that share a key play different games if worker w of W, with
     * n places each, has w · n as `first` and W · n as `stride`.
     */
    restart(key: number | bigint, first: number | bigint = 0, stride: number | bigint = 0): void {
        const engine = this.#engine;
        const ofKey = own.uint64(key, "the key");
        const from = own.uint64(first, "the first game");
        const step = own.uint64(stride, "the stride");
        engine.check(engine.c.tq_batch_restart(this.#pointer, ofKey, from, step));
    }

    /** Leaves the games of the places where `where` isn't 0, or of all, and begins the next ones there. */
    reset(where?: Uint8Array): void {
        const engine = this.#engine;
        const only = own.maybeWhere(engine, where, this.places);
        const pointer = this.#pointer;
        const at = only === undefined ? 0 : engine.lay(only);
        engine.check(engine.c.tq_batch_reset(pointer, at, only === undefined ? 0 : this.places));
    }

    /**
     * Puts the position of a game at a place. The game has this number there, and its chance draws by dice of this key
     * and the number. The next game at the place has the number plus the stride, and the key of the batch. Throws a
     * {@link Refused} if the game is over.
     */
    put(place: number, game: Game, key: number | bigint, number: number | bigint): void {
        const engine = this.#engine;
        const which = own.int32(place, "the place");
        const ofKey = own.uint64(key, "the key");
        const ofGame = own.uint64(number, "the game's number");
        const position = pointerOf(game, engine);
        this.#checkEnd(engine.c.tq_batch_put(this.#pointer, which, position, ofKey, ofGame));
    }

    /**
     * Puts completions of a view (determinizations) at `count` places from `first` on, by default at all, each
     * arrangement of what the viewer can't see equally likely. Dice of the key and of `number` + i complete the view for
     * the i-th of these places, and go on to draw for its chance; its game has that number, too. A search puts the same
     * completions for each action, so that all actions meet the same luck. Throws a {@link Refused} if the game is over.
     */
    complete(view: View, key: number | bigint, number: number | bigint, first = 0, count = this.places - first): void {
        const engine = this.#engine;
        const ofKey = own.uint64(key, "the key");
        const from = own.uint64(number, "the first number");
        const begin = own.int32(first, "the first place");
        const places = own.int32(count, "the number of places");
        const seen = pointerOf(view, engine);
        this.#checkEnd(engine.c.tq_batch_complete(this.#pointer, seen, ofKey, from, begin, places));
    }

    /** A copy, which goes on exactly as this batch does. */
    copy(): Batch {
        const engine = this.#engine;
        const pointer = this.#pointer;
        const call = (made: Pointer) => engine.c.tq_batch_clone(pointer, 0, made);
        return makeBatch(engine, call, this.#columns.wanted);
    }

    /** Becomes a {@link copy} of another batch of the same variant, number of players and number of places. */
    copyFrom(other: Batch): void {
        const engine = this.#engine;
        const from = pointerOf(other, engine);
        engine.check(engine.c.tq_batch_copy(from, this.#pointer));
    }

    /**
     * The batch as bytes: its games with their chance and numbers, and the key. They have all secrets and the future;
     * {@link Triqueta.batchFromSave} reads them.
     */
    save(): Uint8Array {
        const pointer = this.#pointer;
        return this.#engine.copy((out, room, count) => this.#engine.c.tq_batch_save(pointer, out, room, count));
    }

    /** The number of the game that each place plays. */
    numbers(): bigint[] {
        const { c } = this.#engine;
        const pointer = this.#pointer;
        return this.#engine.uint64s((out, room, count) => c.tq_batch_numbers(pointer, out, room, count));
    }

    /** A copy of one place's game, without its history. With `into`, it is that game which becomes it. */
    game(place: number, into?: Game): Game {
        const engine = this.#engine;
        const which = own.int32(place, "the place");
        const game = into ?? makeOpenGame(engine, choiceOf(engine, this.#pointer));
        engine.check(engine.c.tq_batch_game(this.#pointer, which, pointerOf(game, engine)));
        return game;
    }
}
seal(Column);
seal(Batch);

/** What a call of a batch reads besides its actions. */
interface OwnInputs {
    readonly where?: own.Own<Uint8Array> | undefined;
    readonly random?: own.Own<Uint8Array> | undefined;
    readonly mostActions?: number;
}

function choiceOf(engine: Engine, batch: Pointer): own.OwnChoice {
    return engine.readChoice((variant, out, room, count) => engine.c.tq_batch_choice(batch, variant, out, room, count));
}

/**
 * The batch that a call makes.
 * @internal
 */
export function makeBatch(
    engine: Engine,
    call: (made: Pointer) => Code,
    wanted: Wanted,
    checked: (status: Code) => void = engine.byCheck,
): Batch {
    checked(call(engine.made));
    const pointer = engine.uint32At(engine.made);
    const of = choiceOf(engine, pointer);
    engine.check(engine.c.tq_batch_places(pointer, engine.number));
    const places = engine.uint32At(engine.number);
    const sizes = engine.sizes(of);
    const columns = new Columns(places, sizes, wanted);
    let start: Pointer;
    try {
        start = engine.take(columns.size);
    } catch (error) {
        engine.c.tq_batch_free(pointer);
        throw error;
    }
    columns.connect(engine, start);
    const batch = new Batch(engine, pointer, start, columns, { places, sizes });
    batch.observe();
    return batch;
}

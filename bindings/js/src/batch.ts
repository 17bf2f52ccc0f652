import { statusCode, structs, type Code, type Pointer, type Size } from "./abi.js";
import * as own from "./arguments.js";
import type { Engine } from "./engine.js";
import { Refused, type Refusal } from "./errors.js";
import { makeOpenGame, type Game } from "./game.js";
import { Handle, pointerOf } from "./handle.js";
import { Int32Array, Int8Array, Uint8Array, lengthOf, seal, type AnyArray } from "./intrinsics.js";
import type { FullOptions, Language, Sizes } from "./options.js";
import type { View } from "./view.js";

/** What a batch observes; what isn't wanted takes no time. */
export interface BatchOptions {
    /** Masks of legal actions; true if it isn't given. */
    readonly mask?: boolean;
    /** Encoded views; true if it isn't given. */
    readonly view?: boolean;
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
class Column<T extends AnyArray> {
    readonly #kind: new (length: Size) => T;
    readonly #at: Size;
    readonly #length: Size;
    #array: T | undefined;

    constructor(kind: new (length: Size) => T, at: Size, length: Size) {
        this.#kind = kind;
        this.#at = at;
        this.#length = length;
    }
    /** One whose buffer the caller gave away is followed by a new one. */
    get array(): T {
        if (this.#array === undefined || lengthOf(this.#array) !== this.#length)
            this.#array = new this.#kind(this.#length);
        return this.#array;
    }
    /** 0 where it isn't wanted. */
    in(start: Pointer): Pointer {
        return this.#length === 0 ? 0 : start + this.#at;
    }
    get length(): Size {
        return this.#length;
    }
    /** Lays what the caller has of it where calls find it. */
    lay(engine: Engine, start: Pointer): void {
        if (this.#array === undefined || lengthOf(this.#array) !== this.#length) return;
        engine.write(start + this.#at, this.#array);
    }
}

/** All of them behind a tq_batch_io, and how many bytes they take; those whose elements are larger come first. */
class Columns {
    readonly size: Size;
    readonly action: Column<Int32Array>;
    readonly seat: Column<Int32Array>;
    readonly reward: Column<Int32Array>;
    readonly view: Column<Int8Array>;
    readonly mask: Column<Uint8Array>;
    readonly done: Column<Uint8Array>;

    constructor(places: number, sizes: Sizes, mask: boolean, view: boolean) {
        const rewards = places * sizes.rewardLength;
        const views = view ? places * sizes.encodingLength : 0;
        const masks = mask ? places * sizes.actions : 0;
        let end: Size = structs.batchIo.size;
        const room = (bytes: Size) => (end += bytes) - bytes;
        this.action = new Column(Int32Array, room(4 * places), places);
        this.seat = new Column(Int32Array, room(4 * places), places);
        this.reward = new Column(Int32Array, room(4 * rewards), rewards);
        this.view = new Column(Int8Array, room(views), views);
        this.mask = new Column(Uint8Array, room(masks), masks);
        this.done = new Column(Uint8Array, room(places), places);
        this.size = end;
    }

    /** Fills the tq_batch_io at the start. */
    connect(engine: Engine, start: Pointer): void {
        const { size, at } = structs.batchIo;
        const column = (pointer: Size, capacity: Size, one: Column<AnyArray>) => {
            engine.set(start + pointer, one.in(start));
            engine.set(start + capacity, one.length);
        };
        for (let i = 0; i < size; i += 4) engine.set(start + i, i === 0 ? size : 0);
        column(at.action, at.actionCapacity, this.action);
        column(at.chosen, at.chosenCapacity, this.action);
        column(at.seat, at.seatCapacity, this.seat);
        column(at.reward, at.rewardCapacity, this.reward);
        column(at.view, at.viewCapacity, this.view);
        column(at.mask, at.maskCapacity, this.mask);
        column(at.done, at.doneCapacity, this.done);
    }
}

/**
 * Many games of one variant, stepped together. Place i of n plays games i, i + n, i + 2n, …, each with dice of the
 * batch's key and the game's number; where one ends, the next one begins.
 *
 * Its arrays hold place after place: write {@link action}, call {@link step}, read the others. They lie outside the
 * module and stay the same ones; where the buffer of one was transferred, to a worker for example, there is a new one.
 * Steps and playouts fill them. After {@link restart}, {@link reset}, {@link put}, {@link complete} or {@link copyFrom},
 * call {@link observe}.
 */
export class Batch extends Handle {
    /** How many games are played at a time. */
    readonly places: number;
    /** How much of an array is a place's: `actions` of the mask, `encodingLength` of the view, `rewardLength`. */
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
    #array<T extends AnyArray>(column: Column<T>): T {
        pointerOf(this, this.#engine); // none of one that was freed
        return column.array;
    }
    /** Takes a column over from the module. */
    #read(column: Column<AnyArray>): void {
        const at = column.in(this.#start);
        if (at !== 0) this.#engine.read(column.array, at);
    }
    /** Takes columns over from the module. */
    #readAll(...columns: readonly Column<AnyArray>[]): void {
        for (let i = 0; i < columns.length; ++i) this.#read(columns[i]!);
    }
    /** Lays the actions where the next call finds them. */
    #layActions(): void {
        const { action } = this.#columns;
        this.#engine.write(action.in(this.#start), action.array);
    }
    /** Lays what the next call reads besides; the columns that it writes, too, if it writes only some places. */
    #layInputs({ where, random, mostActions }: OwnInputs, written: readonly Column<AnyArray>[]): void {
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
        if (where !== undefined) for (let i = 0; i < written.length; ++i) written[i]!.lay(engine, start);
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
        return this.#array(this.#columns.action);
    }
    /** The seat to move of each place. */
    get seat(): Int32Array {
        return this.#array(this.#columns.seat);
    }
    /** For every action number of each place 1 if it is legal, else 0. */
    get mask(): Uint8Array {
        return this.#array(this.#columns.mask);
    }
    /** The mover's view of each place, encoded; {@link Triqueta.fields} tells what stands where. */
    get view(): Int8Array {
        return this.#array(this.#columns.view);
    }
    /** The points of each seat of each place whose game ended by the last step, else 0. */
    get reward(): Int32Array {
        return this.#array(this.#columns.reward);
    }
    /** 1 for each place whose game ended by the last step, else 0. */
    get done(): Uint8Array {
        return this.#array(this.#columns.done);
    }

    /** Fills {@link seat}, {@link mask} and {@link view} anew. */
    observe({ where }: WhereOptions = {}): void {
        const engine = this.#engine;
        const { seat, mask, view } = this.#columns;
        const inputs = { where: own.maybeWhere(engine, where, this.places) };
        const pointer = this.#pointer;
        this.#layInputs(inputs, [seat, mask, view]);
        engine.check(engine.c.tq_batch_observe(pointer, this.#start));
        this.#readAll(seat, mask, view);
    }

    /**
     * Each place's seat to move does its {@link action}, chance answers, and games that end begin anew. Throws a
     * {@link Refused} if any action isn't legal: then nothing has happened, and {@link whyNot} tells which.
     */
    step({ where, mostActions = 0 }: StepOptions = {}): void {
        const engine = this.#engine;
        const { seat, mask, view, reward, done } = this.#columns;
        const inputs = {
            where: own.maybeWhere(engine, where, this.places),
            mostActions: own.natural(mostActions, "the number of actions"),
        };
        const pointer = this.#pointer;
        this.#layActions();
        this.#layInputs(inputs, [seat, mask, view, reward, done]);
        const status = engine.c.tq_batch_step(pointer, this.#start);
        if (status === statusCode.refused) {
            const { place, code } = this.#whyNot(pointer);
            throw new Refused([engine.refusalOf(code)], { subject: `place ${place}` });
        }
        engine.check(status);
        this.#readAll(seat, mask, view, reward, done);
    }

    /** The first place whose {@link action} would be refused, and why; null if there is none. */
    whyNot(language: Language = "en", { where }: WhereOptions = {}): (Refusal & { readonly at: number }) | null {
        const engine = this.#engine;
        const spoken = own.language(engine, language);
        const inputs = { where: own.maybeWhere(engine, where, this.places) };
        const pointer = this.#pointer;
        this.#layActions();
        this.#layInputs(inputs, []);
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
        this.#layInputs(inputs, [this.#columns.action]);
        engine.check(engine.c.tq_batch_choose(pointer, this.#start));
        this.#read(this.#columns.action);
    }

    /**
     * Plays every place's game to its end, each action and answer of chance equally likely, and begins the next one.
     * Fills {@link reward}, and what {@link observe} does. Returns how many actions were taken in all.
     */
    playOut(): number {
        const engine = this.#engine;
        const { reward } = this.#columns;
        engine.check(engine.c.tq_batch_play_out(this.#pointer, this.#start, engine.number));
        const actions = engine.sumAt(engine.number);
        this.#read(reward);
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
        const { mask, view } = this.#columns;
        const pointer = this.#pointer;
        const call = (made: Pointer) => engine.c.tq_batch_clone(pointer, 0, made);
        return makeBatch(engine, call, mask.length > 0, view.length > 0);
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
    wantsMask: boolean,
    wantsView: boolean,
    checked: (status: Code) => void = engine.byCheck,
): Batch {
    checked(call(engine.made));
    const pointer = engine.uint32At(engine.made);
    const of = choiceOf(engine, pointer);
    engine.check(engine.c.tq_batch_places(pointer, engine.number));
    const places = engine.uint32At(engine.number);
    const sizes = engine.sizes(of);
    const columns = new Columns(places, sizes, wantsMask, wantsView);
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

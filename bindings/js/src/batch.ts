import { statusCode, structs, type Pointer, type Size } from "./abi.js";
import * as own from "./arguments.js";
import type { Engine } from "./engine.js";
import { Refused, type Refusal } from "./errors.js";
import { makeOpenGame, type Game } from "./game.js";
import { Handle, pointerOf } from "./handle.js";
import { Int32Array, Int8Array, Uint8Array, lengthOf, seal, type AnyArray } from "./intrinsics.js";
import type { FullOptions, Language, Sizes } from "./options.js";

/** What a batch observes; what isn't wanted takes no time. */
export interface BatchOptions {
    /** Masks of legal actions; true if it isn't given. */
    readonly mask?: boolean;
    /** Encoded views; true if it isn't given. */
    readonly view?: boolean;
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
 */
export class Batch extends Handle {
    /** How many games are played at a time. */
    readonly places: number;
    /** How its games are set up. */
    readonly options: FullOptions;
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
        of: { readonly places: number; readonly options: FullOptions; readonly sizes: Sizes },
    ) {
        super(engine, pointer, () => {
            engine.c.tq_batch_free(pointer);
            engine.c.free(start);
        });
        this.places = of.places;
        this.options = of.options;
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
    /** Lays the actions where the next call finds them. */
    #layActions(): Pointer {
        const { action } = this.#columns;
        this.#engine.write(action.in(this.#start), action.array);
        return action.in(this.#start);
    }

    /** What each seat to move does in the next {@link step}: write it. */
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
    observe(): void {
        const engine = this.#engine;
        const { seat, mask, view } = this.#columns;
        engine.check(engine.c.tq_batch_observe(this.#pointer, this.#start));
        this.#read(seat);
        this.#read(mask);
        this.#read(view);
    }

    /**
     * Each place's seat to move does its {@link action}, chance answers, and games that end begin anew. Throws a
     * {@link Refused} if any action isn't legal: then nothing has happened, and {@link whyNot} tells which.
     */
    step(): void {
        const engine = this.#engine;
        const { seat, mask, view, reward, done } = this.#columns;
        const pointer = this.#pointer;
        const actions = this.#layActions();
        const status = engine.c.tq_batch_step(pointer, this.#start);
        if (status === statusCode.refused) {
            engine.c.tq_batch_why_not(pointer, actions, this.places, engine.number, engine.refusal);
            const place = engine.uint32At(engine.number);
            throw new Refused([engine.refusalOf(engine.int32At(engine.refusal))], { subject: `place ${place}` });
        }
        engine.check(status);
        this.#read(seat);
        this.#read(mask);
        this.#read(view);
        this.#read(reward);
        this.#read(done);
    }

    /** The first place whose {@link action} would be refused, and why; null if there is none. */
    whyNot(language: Language = "en"): (Refusal & { readonly at: number }) | null {
        const engine = this.#engine;
        const spoken = own.language(engine, language);
        const pointer = this.#pointer;
        engine.check(engine.c.tq_batch_why_not(pointer, this.#layActions(), this.places, engine.number, engine.refusal));
        const code = engine.int32At(engine.refusal);
        return code === 0 ? null : { at: engine.uint32At(engine.number), ...engine.refusalOf(code, spoken) };
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
        const game = into ?? makeOpenGame(engine, own.choice(engine, this.options));
        engine.check(engine.c.tq_batch_game(this.#pointer, which, pointerOf(game, engine)));
        return game;
    }
}
seal(Column);
seal(Batch);

/**
 * A batch of so many games.
 * @internal
 */
export function makeBatch(
    engine: Engine,
    of: own.OwnChoice,
    key: bigint,
    places: number,
    wantsMask: boolean,
    wantsView: boolean,
): Batch {
    const sizes = engine.sizes(of);
    const columns = new Columns(places > 0 ? places : 0, sizes, wantsMask, wantsView);
    const start = engine.take(columns.size);
    const status = engine.c.tq_batch_new(of.variant, engine.options(of), of.count, key, places, 0, engine.made);
    if (status !== 0) engine.c.free(start);
    engine.check(status);
    const pointer = engine.uint32At(engine.made);
    columns.connect(engine, start);
    const options = engine.fullOptions(
        engine.readChoice((variant, out, room, count) => engine.c.tq_batch_choice(pointer, variant, out, room, count)),
    );
    engine.check(engine.c.tq_batch_places(pointer, engine.number));
    const about = { places: engine.uint32At(engine.number), options, sizes };
    const batch = new Batch(engine, pointer, start, columns, about);
    batch.observe();
    return batch;
}

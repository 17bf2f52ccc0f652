import type { Pointer, Size } from "./abi.js";
import { int32, type Engine } from "./engine.js";
import type { Refusal } from "./errors.js";
import { makeGame, type Game } from "./game.js";
import { Handle, pointerOf } from "./handle.js";
import type { Bounds, FullOptions, Language } from "./options.js";

/** What a batch observes; what isn't wanted takes no time. */
export interface BatchOptions {
    /** Masks of legal actions; true if it isn't given. */
    readonly mask?: boolean;
    /** Encoded views; true if it isn't given. */
    readonly view?: boolean;
}

/** The arrays of a batch: how many elements of how many bytes, and from where in its memory on. */
class Layout {
    size: Size = 0;
    readonly action: readonly [at: Size, length: Size];
    readonly seat: readonly [at: Size, length: Size];
    readonly reward: readonly [at: Size, length: Size];
    readonly view: readonly [at: Size, length: Size];
    readonly mask: readonly [at: Size, length: Size];
    readonly done: readonly [at: Size, length: Size];

    constructor(places: number, bounds: Bounds, { mask = true, view = true }: BatchOptions) {
        this.action = this.#room(places, 4);
        this.seat = this.#room(places, 4);
        this.reward = this.#room(places * bounds.rewardLength, 4);
        this.view = this.#room(view ? places * bounds.encodingLength : 0, 1);
        this.mask = this.#room(mask ? places * bounds.actions : 0, 1);
        this.done = this.#room(places, 1);
    }
    #room(length: Size, bytes: Size): [Size, Size] {
        const at = this.size;
        this.size += length * bytes;
        return [at, length];
    }
}

/** The same as typed arrays, as long as memory stays where it is. */
class Arrays {
    readonly action: Int32Array;
    readonly seat: Int32Array;
    readonly reward: Int32Array;
    readonly view: Int8Array;
    readonly mask: Uint8Array;
    readonly done: Uint8Array;

    constructor(
        readonly buffer: ArrayBuffer,
        start: Pointer,
        { action, seat, reward, view, mask, done }: Layout,
    ) {
        this.action = new Int32Array(buffer, start + action[0], action[1]);
        this.seat = new Int32Array(buffer, start + seat[0], seat[1]);
        this.reward = new Int32Array(buffer, start + reward[0], reward[1]);
        this.view = new Int8Array(buffer, start + view[0], view[1]);
        this.mask = new Uint8Array(buffer, start + mask[0], mask[1]);
        this.done = new Uint8Array(buffer, start + done[0], done[1]);
    }
}

/**
 * Many games of one variant, stepped together. Place i of n plays games i, i + n, i + 2n, …, each with dice of the
 * batch's key and the game's number; where one ends, the next one begins.
 *
 * Its arrays lie in the module's memory, place after place, and nothing is copied: write {@link action}, call
 * {@link step}, read the others. Take them from the batch each time: an array that was kept is empty once that memory
 * had to grow, and not to be used once the batch was freed. Whoever is handed one can reach all of this module's memory
 * by its `buffer`, so a bot that mustn't see others' secrets gets a copy.
 */
export class Batch extends Handle {
    /** How many games are played at a time. */
    readonly places: number;
    /** How its games are set up. */
    readonly options: FullOptions;
    /** How much of an array is a place's: `actions` of the mask, `encodingLength` of the view, `rewardLength`. */
    readonly bounds: Bounds;

    readonly #engine: Engine;
    readonly #start: Pointer;
    readonly #layout: Layout;
    #arrays: Arrays | undefined;

    /** @internal */
    constructor(
        engine: Engine,
        pointer: Pointer,
        start: Pointer,
        layout: Layout,
        of: { readonly places: number; readonly options: FullOptions; readonly bounds: Bounds },
    ) {
        super(engine, pointer, () => {
            engine.c.tq_batch_free(pointer);
            engine.c.free(start);
        });
        this.places = of.places;
        this.options = of.options;
        this.bounds = of.bounds;
        this.#engine = engine;
        this.#start = start;
        this.#layout = layout;
    }
    get #pointer(): Pointer {
        return pointerOf(this, this.#engine);
    }
    get #now(): Arrays {
        const { buffer } = this.#engine.c.memory;
        if (this.#pointer !== 0 && this.#arrays?.buffer !== buffer)
            this.#arrays = new Arrays(buffer, this.#start, this.#layout);
        return this.#arrays!;
    }
    /** Where an array lies; 0 where it isn't wanted. */
    #at(name: Exclude<keyof Layout, "size">): Pointer {
        const [at, length] = this.#layout[name];
        return length === 0 ? 0 : this.#start + at;
    }

    /** What each seat to move does in the next {@link step}: write it. */
    get action(): Int32Array {
        return this.#now.action;
    }
    /** The seat to move of each place. */
    get seat(): Int32Array {
        return this.#now.seat;
    }
    /** For every action number of each place 1 if it is legal, else 0. */
    get mask(): Uint8Array {
        return this.#now.mask;
    }
    /** The mover's view of each place, encoded; {@link Triqueta.fields} tells what stands where. */
    get view(): Int8Array {
        return this.#now.view;
    }
    /** The points of each seat of each place whose game ended by the last step, else 0. */
    get reward(): Int32Array {
        return this.#now.reward;
    }
    /** 1 for each place whose game ended by the last step, else 0. */
    get done(): Uint8Array {
        return this.#now.done;
    }

    /** Fills {@link seat}, {@link mask} and {@link view} anew. */
    observe(): void {
        const engine = this.#engine;
        engine.check(engine.c.tq_batch_observe(this.#pointer, this.#at("seat"), this.#at("mask"), this.#at("view")));
    }

    /**
     * Each place's seat to move does its {@link action}, chance answers, and games that end begin anew. Throws a
     * {@link Refused} if any action isn't legal: then nothing has happened, and {@link whyNot} tells which.
     */
    step(): void {
        const engine = this.#engine;
        const [action, seat, mask, view, reward, done] = (
            ["action", "seat", "mask", "view", "reward", "done"] as const
        ).map((name) => this.#at(name)) as [number, number, number, number, number, number];
        const status = engine.c.tq_batch_step(this.#pointer, action, seat, mask, view, reward, done);
        if (status === 0) return;
        engine.c.tq_batch_why_not(this.#pointer, action, engine.number, engine.refusal);
        engine.check(status);
    }

    /** The first place whose {@link action} would be refused, and why; null if there is none. */
    whyNot(language: Language = "en"): (Refusal & { readonly at: number }) | null {
        const engine = this.#engine;
        const { number, refusal } = engine;
        engine.check(engine.c.tq_batch_why_not(this.#pointer, this.#at("action"), number, refusal));
        const code = engine.int32At(refusal);
        return code === 0 ? null : { at: engine.sumAt(number), ...engine.refusalOf(code, language) };
    }

    /**
     * Plays every place's game to its end, each action and answer of chance equally likely, and begins the next one.
     * Fills {@link reward}, and what {@link observe} does. Returns how many actions were taken in all.
     */
    playOut(): number {
        const engine = this.#engine;
        engine.check(engine.c.tq_batch_play_out(this.#pointer, this.#at("reward"), engine.number));
        const actions = engine.sumAt(engine.number);
        this.observe();
        return actions;
    }

    /** The number of the game that each place plays. */
    numbers(): bigint[] {
        const pointer = this.#pointer;
        return this.#engine.uint64s((...out) => this.#engine.c.tq_batch_numbers(pointer, ...out));
    }

    /** A copy of one place's game, without its history. With `into`, it is that game which becomes it. */
    game(place: number, into?: Game): Game {
        const engine = this.#engine;
        const pointer = this.#pointer;
        const { variant } = this.options;
        const game =
            into ?? makeGame(engine, (made) => engine.c.tq_game_new_open(engine.options({ variant }), 0, made));
        engine.check(engine.c.tq_batch_game(pointer, int32(place, "the place"), pointerOf(game, engine)));
        return game;
    }
}

/**
 * A batch of so many games.
 * @internal
 */
export function makeBatch(
    engine: Engine,
    options: FullOptions,
    key: bigint,
    places: number,
    wanted: BatchOptions,
): Batch {
    const bounds = engine.bounds(options);
    const layout = new Layout(Math.max(places, 0), bounds, wanted);
    const start = engine.take(layout.size);
    const status = engine.c.tq_batch_new(engine.options(options), key, places, 0, engine.made);
    if (status !== 0) engine.c.free(start);
    engine.check(status);
    engine.bytes.fill(0, start, start + layout.size);
    const batch = new Batch(engine, engine.uint32At(engine.made), start, layout, { places, options, bounds });
    batch.observe();
    return batch;
}

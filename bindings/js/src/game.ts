import type { Code, Pointer } from "./abi.js";
import * as own from "./arguments.js";
import { useDice, type Dice } from "./dice.js";
import type { Engine } from "./engine.js";
import { pointerOf } from "./handle.js";
import { lengthOf, seal } from "./intrinsics.js";
import type { Chance, Viewer } from "./options.js";
import { Position } from "./position.js";
import { View, makeView } from "./view.js";

/** What a record is to hold. */
export interface RecordOptions {
    /** Whose record it is; everything there was if it isn't given. */
    readonly viewer?: Viewer;
    /** More tags, such as names or a place; those with a meaning in these games are left out. */
    readonly tags?: Readonly<Record<string, string>>;
}

/**
 * A game: its position, its history, and who plays chance. It is for whoever runs the game, since it knows all secrets;
 * players and bots get a {@link View}.
 */
export class Game extends Position {
    readonly #engine: Engine;

    /** @internal */
    constructor(engine: Engine, pointer: Pointer) {
        super(engine, engine.games, pointer, () => engine.c.tq_game_free(pointer));
        this.#engine = engine;
    }
    get #pointer(): Pointer {
        return pointerOf(this, this.#engine);
    }

    /** A seat does something. Where the game was dealt, chance answers at once. Throws a {@link Refused}. */
    play(seat: number, action: number): void {
        const engine = this.#engine;
        const mover = own.int32(seat, "the seat");
        const number = own.int32(action, "the action");
        engine.check(engine.c.tq_game_play(this.#pointer, mover, number, engine.refusal));
    }

    /** All that chance can answer now, ascending; nothing if it isn't asked. */
    chance(): Chance[] {
        const { c } = this.#engine;
        const pointer = this.#pointer;
        return this.#engine.pairs(
            (outcomes, weights, room, count) => c.tq_game_chance(pointer, outcomes, weights, room, count),
            (outcome, weight) => ({ outcome, weight }),
        );
    }

    /** Chance's answer, where the caller plays it. Throws a {@link Refused}. */
    reveal(outcome: number): void {
        const engine = this.#engine;
        const number = own.int32(outcome, "the outcome");
        engine.check(engine.c.tq_game_reveal(this.#pointer, number, engine.refusal));
    }

    /** Chance's answer by dice, with one draw: each token or card that is left equally likely. Returns what it was. */
    draw(dice: Dice): number {
        const engine = this.#engine;
        const pointer = this.#pointer;
        const { number, refusal } = engine;
        engine.check(useDice(dice, engine, (at) => engine.c.tq_game_draw(pointer, at, number, refusal)));
        return engine.int32At(number);
    }

    /**
     * From now on chance answers at once, by a copy of these dice, where no deal does; by null, the caller plays it.
     */
    setDice(dice: Dice | null): void {
        const engine = this.#engine;
        const pointer = this.#pointer;
        const { tq_game_set_dice } = engine.c;
        engine.check(
            dice === null ? tq_game_set_dice(pointer, 0) : useDice(dice, engine, (at) => tq_game_set_dice(pointer, at)),
        );
    }

    /**
     * Plays the game to its end, every legal action and every answer of chance equally likely, with one draw for each.
     * Its deal and its history are given up. Returns how many actions were taken.
     */
    playOut(dice: Dice): number {
        const engine = this.#engine;
        const pointer = this.#pointer;
        engine.check(useDice(dice, engine, (at) => engine.c.tq_game_play_out(pointer, at, engine.number)));
        return engine.sumAt(engine.number);
    }

    /**
     * Takes the last action back, with what chance answered to it. Throws a {@link Refused} if anybody saw a hidden piece
     * by it, the mover included, unless `alsoLooks`. Watchers need new views then.
     */
    undo({ alsoLooks = false }: { readonly alsoLooks?: boolean } = {}): void {
        const looks = own.truth(alsoLooks, "alsoLooks") ? 1 : 0;
        this.#engine.check(this.#engine.c.tq_game_undo(this.#pointer, looks, this.#engine.refusal));
    }

    /** Does again what was undone last. Throws a {@link Refused}. */
    redo(): void {
        this.#engine.check(this.#engine.c.tq_game_redo(this.#pointer, this.#engine.refusal));
    }

    /** How much has happened: a watcher's cursor for the next {@link events}. */
    get moment(): number {
        this.#engine.check(this.#engine.c.tq_game_moment(this.#pointer, this.#engine.number));
        return this.#engine.sumAt(this.#engine.number);
    }

    /** What a viewer saw happen since a moment, as bytes for {@link View.advance}. */
    events(viewer: Viewer, since: number): Uint8Array {
        const engine = this.#engine;
        const who = own.viewer(engine, viewer);
        const moment = own.uint64(since, "the moment");
        const pointer = this.#pointer;
        return engine.copy((out, room, count) => engine.c.tq_game_events(pointer, who, moment, out, room, count));
    }

    /** What a viewer may know of it now. */
    view(viewer: Viewer): View {
        const who = own.viewer(this.#engine, viewer);
        const pointer = this.#pointer;
        return makeView(this.#engine, (made) => this.#engine.c.tq_view_new(pointer, who, made));
    }

    /** Another game like it, with its history. */
    clone(): Game {
        const pointer = this.#pointer;
        return makeGame(this.#engine, (made) => this.#engine.c.tq_game_clone(pointer, 0, made));
    }

    /** Becomes a copy of another game, of whatever variant. */
    copyFrom(other: Game): void {
        this.#engine.check(this.#engine.c.tq_game_copy(this.#pointer, pointerOf(other, this.#engine)));
    }

    /**
     * The whole game as text; docs/records.md has the format. Throws a {@link TriquetaError} `no_record` if it began
     * from a position.
     */
    record({ viewer, tags = {} }: RecordOptions = {}): string {
        const engine = this.#engine;
        const who = own.viewerOrAll(engine, viewer);
        const lines = own.tags(engine, tags);
        const pointer = this.#pointer;
        const at = engine.lay(lines);
        return engine.textOrReasons((out, room, count) =>
            engine.c.tq_game_record(pointer, who, at, lengthOf(lines), out, room, count, engine.reasons()),
        );
    }
}
seal(Game);

/**
 * The game that a call leaves at an address.
 * @internal
 */
export function makeGame(
    engine: Engine,
    call: (made: Pointer) => Code,
    check = (status: Code) => engine.check(status),
): Game {
    check(call(engine.made));
    return new Game(engine, engine.uint32At(engine.made));
}

/**
 * A game whose chance the caller plays.
 * @internal
 */
export function makeOpenGame(engine: Engine, options: own.OwnOptions): Game {
    return makeGame(engine, (made) => engine.c.tq_game_new_open(engine.options(options), 0, made));
}

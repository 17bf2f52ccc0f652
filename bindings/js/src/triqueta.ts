import type { Pointer } from "./abi.js";
import { Batch, makeBatch, type BatchOptions } from "./batch.js";
import { Dice, makeDice } from "./dice.js";
import { int32, uint64, utf8, type Engine } from "./engine.js";
import type { Refusal } from "./errors.js";
import { Game, makeGame } from "./game.js";
import type { EventJson } from "./json.js";
import type { Bounds, Field, FullOptions, Language, Options, Totals, Variant, Viewer } from "./options.js";
import { View, makeView } from "./view.js";

/** A loaded module: what makes games, views and batches, and what can be asked without one. */
export class Triqueta {
    readonly #engine: Engine;

    /** @internal */
    constructor(engine: Engine) {
        this.#engine = engine;
    }

    /** The version of the module, `"1.2.3"`. */
    get version(): string {
        const version = this.#engine.c.tq_version();
        return [Math.floor(version / 10000), Math.floor(version / 100) % 100, version % 100].join(".");
    }

    /** How much memory the module has, in bytes; it never gets less. */
    get memory(): number {
        return this.#engine.c.memory.buffer.byteLength;
    }

    // ------------------------------------------------------------------------------------------------ variants

    /** The names of all variants. */
    get variants(): readonly Variant[] {
        return this.#engine.variants;
    }

    /** Options in which what was left open is filled in. */
    options(options: Options): FullOptions {
        this.#engine.options(options);
        return this.#engine.fullOptions();
    }

    /** What a variant's numbers can be. */
    bounds(options: Options): Bounds {
        return this.#engine.bounds(options);
    }

    /** What stands where in an encoded view. */
    fields(options: Options): Field[] {
        const engine = this.#engine;
        const { c, number, second } = engine;
        const { encodingFields } = engine.bounds(options);
        const at = engine.options(options);
        return Array.from({ length: encodingFields }, (_, index) => {
            engine.check(c.tq_encoding_field(at, index, number, second));
            return {
                name: engine.text((...out) => c.tq_encoding_field_name(at, index, ...out)),
                offset: engine.int32At(number),
                length: engine.int32At(second),
                meaning: engine.text((...out) => c.tq_encoding_field_meaning(at, index, ...out)),
            };
        });
    }

    /** The names of the parts that points are made up of, in English. */
    parts(options: Options): string[] {
        const engine = this.#engine;
        const { parts } = engine.bounds(options);
        const at = engine.options(options);
        return Array.from({ length: parts }, (_, index) =>
            engine.text((...out) => engine.c.tq_part_name(at, index, ...out)),
        );
    }

    // ------------------------------------------------------------------------------------------------ words

    /** What an action is called, `"lay 2"`: numbers count from 0. */
    actionText(variant: Variant, action: number, language: Language = "en"): string {
        const engine = this.#engine;
        const [of, number, spoken] = [engine.variant(variant), int32(action, "the action"), engine.language(language)];
        return engine.text((...out) => engine.c.tq_action_text(of, number, spoken, ...out));
    }

    /** The action of such a text. Throws a {@link Refused} with the place if it is none. */
    parseAction(variant: Variant, text: string, language: Language = "en"): number {
        const engine = this.#engine;
        const [of, spoken] = [engine.variant(variant), engine.language(language)];
        const [at, length] = engine.layText(text);
        engine.checkReasons(engine.c.tq_action_parse(of, at, length, spoken, engine.number, engine.reasons()));
        return engine.int32At(engine.number);
    }

    /** What chance can answer, a token or a card, in words. */
    outcomeText(variant: Variant, outcome: number, language: Language = "en"): string {
        const engine = this.#engine;
        const [of, number, spoken] = [
            engine.variant(variant),
            int32(outcome, "the outcome"),
            engine.language(language),
        ];
        return engine.text((...out) => engine.c.tq_outcome_text(of, number, spoken, ...out));
    }

    /** The token or card of such a text. Throws a {@link Refused} with the place if it is none. */
    parseOutcome(variant: Variant, text: string, language: Language = "en"): number {
        const engine = this.#engine;
        const [of, spoken] = [engine.variant(variant), engine.language(language)];
        const [at, length] = engine.layText(text);
        engine.checkReasons(engine.c.tq_outcome_parse(of, at, length, spoken, engine.number, engine.reasons()));
        return engine.int32At(engine.number);
    }

    /** A refusal by its number, as a sentence of a language. */
    refusal(code: number, language: Language = "en"): Refusal {
        return this.#engine.refusalOf(int32(code, "the refusal"), language);
    }

    /** Events in words, a line each. Throws a {@link Refused} if these bytes are no events of such a game. */
    eventsText(options: Options, events: Uint8Array, language: Language = "en"): string {
        const engine = this.#engine;
        const spoken = engine.language(language);
        const [at, length] = engine.lay(events);
        const how = engine.options(options);
        return engine.textOrReasons((...out) =>
            engine.c.tq_events_text(how, at, length, spoken, ...out, engine.reasons()),
        );
    }

    /** Events as objects; docs/views.md has the keys. Throws as {@link eventsText} does. */
    eventsJSON(options: Options, events: Uint8Array): EventJson[] {
        const engine = this.#engine;
        const [at, length] = engine.lay(events);
        const how = engine.options(options);
        const text = engine.textOrReasons((...out) =>
            engine.c.tq_events_json(how, at, length, ...out, engine.reasons()),
        );
        return JSON.parse(text) as EventJson[];
    }

    /** An event of such a line, for people at a table who tell what they do. Throws {@link Refused} with the place. */
    parseEvent(options: Options, text: string, language: Language = "en"): Uint8Array {
        const engine = this.#engine;
        const spoken = engine.language(language);
        const [at, length] = engine.layText(text);
        const how = engine.options(options);
        return engine.copyOrReasons((...out) =>
            engine.c.tq_event_parse(how, at, length, spoken, ...out, engine.reasons()),
        );
    }

    /** The value of a tag of a record, or of a position in text; undefined if it has none of this name. */
    tag(text: string, name: string): string | undefined {
        const engine = this.#engine;
        const [bytes, nameBytes] = [utf8(text), utf8(name)];
        const [at = 0, nameAt = 0] = engine.put(bytes, nameBytes);
        return engine.textIfFound((...out) => engine.c.tq_text_tag(at, bytes.length, nameAt, nameBytes.length, ...out));
    }

    // ------------------------------------------------------------------------------------------------ games

    /**
     * A game that is dealt from 32 bytes: of entropy, for a server, since who knows them knows the deal. `number` tells
     * games of the same seed apart. The deal answers for chance by itself.
     */
    game(options: Options, seed: Uint8Array, number: number | bigint = 0): Game {
        const engine = this.#engine;
        const which = uint64(number, "the game's number");
        const [at, length] = engine.lay(seed);
        if (!(seed instanceof Uint8Array) || length !== 32) throw new TypeError("a seed has 32 bytes");
        return makeGame(engine, (made) => engine.c.tq_game_new(engine.options(options), at, which, 0, made));
    }

    /**
     * A game dealt by hand. Triqueta: the token at every place, tower by tower, in it column by column, in it from the
     * bottom up. Triangles: the cards in the order they come from the pile, the first hands included, one to each in
     * turn; then, for each time that the discards become a new pile, a −1 and its cards in their order. Where these
     * don't fit, chance waits for {@link Game.reveal}.
     */
    dealtGame(options: Options, pieces: readonly number[] | Int32Array): Game {
        const engine = this.#engine;
        const [at, length] = engine.lay(Int32Array.from(pieces, (piece) => int32(piece, "a piece")));
        return makeGame(engine, (made) => engine.c.tq_game_new_dealt(engine.options(options), at, length, 0, made));
    }

    /** A game whose chance the caller plays, by {@link Game.reveal} or {@link Game.draw}. */
    openGame(options: Options): Game {
        const engine = this.#engine;
        return makeGame(engine, (made) => engine.c.tq_game_new_open(engine.options(options), 0, made));
    }

    /**
     * A game that goes on from a position; the caller plays its chance. Bytes may come from anybody: a {@link Refused}
     * with every reason is thrown if they can't be one.
     */
    gameFromSnapshot(bytes: Uint8Array): Game {
        const engine = this.#engine;
        const [at, length] = engine.lay(bytes);
        return this.#read(makeGame, (made, why) => engine.c.tq_game_from_snapshot(at, length, 0, made, why));
    }

    /** A game of a position in text, also one set up by hand. Throws {@link Refused} with place or every reason. */
    gameFromText(text: string, language: Language = "en"): Game {
        const engine = this.#engine;
        const spoken = engine.language(language);
        const [at, length] = engine.layText(text);
        return this.#read(makeGame, (made, why) => engine.c.tq_game_from_text(at, length, spoken, 0, made, why));
    }

    /** The game of a whole record, with its history; the caller plays its chance. Throws a {@link Refused}. */
    gameFromRecord(text: string): Game {
        const engine = this.#engine;
        const [at, length] = engine.layText(text);
        return this.#read(makeGame, (made, why) => engine.c.tq_game_from_record(at, length, 0, made, why));
    }

    // ------------------------------------------------------------------------------------------------ views

    /** What a viewer knows of a game that begins, without the game: for a client, or for people at a table. */
    view(options: Options, viewer: Viewer): View {
        const engine = this.#engine;
        const who = engine.viewer(viewer);
        return makeView(engine, (made) => engine.c.tq_view_new_start(engine.options(options), who, 0, made));
    }

    /** As {@link gameFromSnapshot}, of a view. */
    viewFromSnapshot(bytes: Uint8Array): View {
        const engine = this.#engine;
        const [at, length] = engine.lay(bytes);
        return this.#read(makeView, (made, why) => engine.c.tq_view_from_snapshot(at, length, 0, made, why));
    }

    /** As {@link gameFromText}, of a view. */
    viewFromText(text: string, language: Language = "en"): View {
        const engine = this.#engine;
        const spoken = engine.language(language);
        const [at, length] = engine.layText(text);
        return this.#read(makeView, (made, why) => engine.c.tq_view_from_text(at, length, spoken, 0, made, why));
    }

    /** What the viewer knows at the end of a record that was cut down for them. Throws a {@link Refused}. */
    viewFromRecord(text: string): View {
        const engine = this.#engine;
        const [at, length] = engine.layText(text);
        return this.#read(makeView, (made, why) => engine.c.tq_view_from_record(at, length, 0, made, why));
    }

    #read<T>(make: Make<T>, call: (made: Pointer, why: Pointer) => number): T {
        const engine = this.#engine;
        return make(
            engine,
            (made) => call(made, engine.reasons()),
            (status) => engine.checkReasons(status),
        );
    }

    // ------------------------------------------------------------------------------------------------ many games

    /** Dice of a key and a game's number; the same two give the same dice. */
    dice(key: number | bigint, game: number | bigint = 0): Dice {
        return makeDice(this.#engine, key, game);
    }

    /** So many games, stepped together; chance is played by dice of this key. */
    batch(options: Options, key: number | bigint, places: number, wanted: BatchOptions = {}): Batch {
        const ofKey = uint64(key, "the key");
        return makeBatch(this.#engine, this.options(options), ofKey, int32(places, "the number of places"), wanted);
    }

    /**
     * Plays games number `first` to `first + count − 1` of this key at random and adds them up. Ranges may be split in
     * any way, over calls, threads or machines. It returns when all are played; a page leaves it to a worker.
     */
    simulate(options: Options, key: number | bigint, first: number | bigint, count: number | bigint): Totals {
        const engine = this.#engine;
        const [ofKey, from, games] = [
            uint64(key, "the key"),
            uint64(first, "the first game"),
            uint64(count, "the count"),
        ];
        const how = engine.options(options);
        return engine.totals((sum) => engine.c.tq_simulate(how, ofKey, from, games, sum));
    }
}

type Make<T> = (engine: Engine, call: (made: Pointer) => number, check: (status: number) => void) => T;

/** The seed of a small number, for tests and demonstrations: who can guess the number knows the deal. */
export function seedFrom(number: number | bigint): Uint8Array {
    const seed = new Uint8Array(32);
    new DataView(seed.buffer).setBigUint64(0, uint64(number, "the number"), true);
    return seed;
}

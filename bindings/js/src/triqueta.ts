import type { Exports, Pointer } from "./abi.js";
import * as own from "./arguments.js";
import { makeBatch, type Batch, type BatchOptions } from "./batch.js";
import { makeDice, type Dice } from "./dice.js";
import type { Engine } from "./engine.js";
import type { Refusal } from "./errors.js";
import { makeGame, makeOpenGame, type Game } from "./game.js";
import { Number, Uint8Array, lengthOf, parseJSON } from "./intrinsics.js";
import type { EventJson } from "./json.js";
import type { Bounds, Field, FullOptions, Language, Options, Totals, Variant, Viewer } from "./options.js";
import { makeView, type View } from "./view.js";

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
        const part = (unit: number) => ((version / unit) | 0) % 100;
        return `${part(10000)}.${part(100)}.${part(1)}`;
    }

    /** How much memory the module has, in bytes; it never gets less. */
    get memory(): number {
        return this.#engine.size;
    }

    // ------------------------------------------------------------------------------------------------ variants

    /** The names of all variants. */
    get variants(): readonly Variant[] {
        return this.#engine.variants;
    }

    /** Options in which what was left open is filled in. */
    options(options: Options): FullOptions {
        const engine = this.#engine;
        engine.options(own.options(engine, options));
        return engine.fullOptions();
    }

    /** What a variant's numbers can be. */
    bounds(options: Options): Bounds {
        return this.#engine.bounds(own.options(this.#engine, options));
    }

    /** What stands where in an encoded view. */
    fields(options: Options): Field[] {
        const engine = this.#engine;
        const { c, number, second } = engine;
        const how = own.options(engine, options);
        const { encodingFields } = engine.bounds(how);
        const at = engine.options(how);
        const fields: Field[] = [];
        for (let index = 0; index < encodingFields; ++index) {
            engine.check(c.tq_encoding_field(at, index, number, second));
            fields[index] = {
                name: engine.text((out, room, count) => c.tq_encoding_field_name(at, index, out, room, count)),
                offset: engine.int32At(number),
                length: engine.int32At(second),
                meaning: engine.text((out, room, count) => c.tq_encoding_field_meaning(at, index, out, room, count)),
            };
        }
        return fields;
    }

    /** The names of the parts that points are made up of, in English. */
    parts(options: Options): string[] {
        const engine = this.#engine;
        const how = own.options(engine, options);
        const { parts } = engine.bounds(how);
        const at = engine.options(how);
        const names: string[] = [];
        for (let index = 0; index < parts; ++index)
            names[index] = engine.text((out, room, count) => engine.c.tq_part_name(at, index, out, room, count));
        return names;
    }

    // ------------------------------------------------------------------------------------------------ words

    /** What an action is called, `"lay 2"`: numbers count from 0. */
    actionText(variant: Variant, action: number, language: Language = "en"): string {
        const engine = this.#engine;
        const of = own.variant(engine, variant);
        const number = own.int32(action, "the action");
        const spoken = own.language(language);
        return engine.text((out, room, count) => engine.c.tq_action_text(of, number, spoken, out, room, count));
    }

    /** The action of such a text. Throws a {@link Refused} with the place if it is none. */
    parseAction(variant: Variant, text: string, language: Language = "en"): number {
        return this.#parse(this.#engine.c.tq_action_parse, variant, text, language);
    }

    /** What chance can answer, a token or a card, in words. */
    outcomeText(variant: Variant, outcome: number, language: Language = "en"): string {
        const engine = this.#engine;
        const of = own.variant(engine, variant);
        const number = own.int32(outcome, "the outcome");
        const spoken = own.language(language);
        return engine.text((out, room, count) => engine.c.tq_outcome_text(of, number, spoken, out, room, count));
    }

    /** The token or card of such a text. Throws a {@link Refused} with the place if it is none. */
    parseOutcome(variant: Variant, text: string, language: Language = "en"): number {
        return this.#parse(this.#engine.c.tq_outcome_parse, variant, text, language);
    }

    #parse(call: Exports["tq_action_parse"], variant: Variant, text: string, language: Language): number {
        const engine = this.#engine;
        const of = own.variant(engine, variant);
        const words = own.text(engine, text);
        const spoken = own.language(language);
        const at = engine.lay(words);
        engine.checkReasons(call(of, at, lengthOf(words), spoken, engine.number, engine.reasons()));
        return engine.int32At(engine.number);
    }

    /** A refusal by its number, as a sentence of a language. */
    refusal(code: number, language: Language = "en"): Refusal {
        return this.#engine.refusalOf(own.int32(code, "the refusal"), own.language(language));
    }

    /**
     * Events in words, a line each, behind the seat that acted or looked: `"1: draw 2"`. Throws a {@link Refused} if
     * these bytes are no events of such a game.
     */
    eventsText(options: Options, events: Uint8Array, language: Language = "en"): string {
        const engine = this.#engine;
        const of = own.options(engine, options);
        const bytes = own.bytes(engine, events);
        const spoken = own.language(language);
        const how = engine.options(of);
        const at = engine.lay(bytes);
        const length = lengthOf(bytes);
        return engine.textOrReasons((out, room, count) =>
            engine.c.tq_events_text(how, at, length, spoken, out, room, count, engine.reasons()),
        );
    }

    /** Events as objects; docs/json.md has the keys. Throws as {@link eventsText} does. */
    eventsJSON(options: Options, events: Uint8Array): EventJson[] {
        const engine = this.#engine;
        const of = own.options(engine, options);
        const bytes = own.bytes(engine, events);
        const how = engine.options(of);
        const at = engine.lay(bytes);
        const length = lengthOf(bytes);
        const text = engine.textOrReasons((out, room, count) =>
            engine.c.tq_events_json(how, at, length, out, room, count, engine.reasons()),
        );
        return parseJSON(text) as EventJson[];
    }

    /**
     * An event of such a line, for people at a table who tell what they do. Throws a {@link Refused} with the place if
     * it is none, or lacks its seat.
     */
    parseEvent(options: Options, text: string, language: Language = "en"): Uint8Array {
        const engine = this.#engine;
        const of = own.options(engine, options);
        const words = own.text(engine, text);
        const spoken = own.language(language);
        const how = engine.options(of);
        const at = engine.lay(words);
        const length = lengthOf(words);
        return engine.copyOrReasons((out, room, count) =>
            engine.c.tq_event_parse(how, at, length, spoken, out, room, count, engine.reasons()),
        );
    }

    /** The value of a tag of a record, or of a position in text; undefined if it has none of this name. */
    tag(text: string, name: string): string | undefined {
        const engine = this.#engine;
        const words = own.text(engine, text);
        const named = own.text(engine, name);
        const length = lengthOf(words);
        const nameLength = lengthOf(named);
        const at = engine.layBoth(words, named);
        return engine.textIfFound((out, room, count) =>
            engine.c.tq_text_tag(at, length, at + length, nameLength, out, room, count),
        );
    }

    // ------------------------------------------------------------------------------------------------ games

    /**
     * A game that is dealt from 32 bytes: of entropy, for a server, since who knows them knows the deal. `number` tells
     * games of the same seed apart. The deal answers for chance by itself.
     */
    game(options: Options, seed: Uint8Array, number: number | bigint = 0): Game {
        const engine = this.#engine;
        const of = own.options(engine, options);
        const bytes = own.seed(engine, seed);
        const which = own.uint64(number, "the game's number");
        const how = engine.options(of);
        const at = engine.lay(bytes);
        return makeGame(engine, (made) => engine.c.tq_game_new(how, at, which, 0, made));
    }

    /**
     * A game dealt by hand. Triqueta: the token at every place, tower by tower, in it column by column, in it from the
     * bottom up. Triangles: the cards in the order they come from the pile, the first hands included, one to each in
     * turn; then, for each time that the discards become a new pile, a −1 and its cards in their order. Where these
     * don't fit, chance waits for {@link Game.reveal}.
     */
    dealtGame(options: Options, pieces: readonly number[] | Int32Array): Game {
        const engine = this.#engine;
        const of = own.options(engine, options);
        const all = own.pieces(engine, pieces);
        const how = engine.options(of);
        const at = engine.lay(all);
        return makeGame(engine, (made) => engine.c.tq_game_new_dealt(how, at, lengthOf(all), 0, made));
    }

    /** A game whose chance the caller plays, by {@link Game.reveal} or {@link Game.draw}. */
    openGame(options: Options): Game {
        return makeOpenGame(this.#engine, own.options(this.#engine, options));
    }

    /**
     * A game that goes on from a position; the caller plays its chance. Bytes may come from anybody: a {@link Refused}
     * with every reason is thrown if they can't be one.
     */
    gameFromSnapshot(bytes: Uint8Array): Game {
        const { c } = this.#engine;
        return this.#read(makeGame, own.bytes(this.#engine, bytes), c.tq_game_from_snapshot);
    }

    /** A game of a position in text, also one set up by hand. Throws {@link Refused} with place or every reason. */
    gameFromText(text: string, language: Language = "en"): Game {
        const { c } = this.#engine;
        const words = own.text(this.#engine, text);
        const spoken = own.language(language);
        return this.#read(makeGame, words, (at, length, allocator, made, why) =>
            c.tq_game_from_text(at, length, spoken, allocator, made, why),
        );
    }

    /** The game of a whole record, with its history; the caller plays its chance. Throws a {@link Refused}. */
    gameFromRecord(text: string): Game {
        const { c } = this.#engine;
        return this.#read(makeGame, own.text(this.#engine, text), c.tq_game_from_record);
    }

    // ------------------------------------------------------------------------------------------------ views

    /** What a viewer knows of a game that begins, without the game: for a client, or for people at a table. */
    view(options: Options, viewer: Viewer): View {
        const engine = this.#engine;
        const of = own.options(engine, options);
        const who = own.viewer(engine, viewer);
        const how = engine.options(of);
        return makeView(engine, (made) => engine.c.tq_view_new_start(how, who, 0, made));
    }

    /** As {@link gameFromSnapshot}, of a view. */
    viewFromSnapshot(bytes: Uint8Array): View {
        const { c } = this.#engine;
        return this.#read(makeView, own.bytes(this.#engine, bytes), c.tq_view_from_snapshot);
    }

    /** As {@link gameFromText}, of a view. */
    viewFromText(text: string, language: Language = "en"): View {
        const { c } = this.#engine;
        const words = own.text(this.#engine, text);
        const spoken = own.language(language);
        return this.#read(makeView, words, (at, length, allocator, made, why) =>
            c.tq_view_from_text(at, length, spoken, allocator, made, why),
        );
    }

    /** What the viewer knows at the end of a record that was cut down for them. Throws a {@link Refused}. */
    viewFromRecord(text: string): View {
        const { c } = this.#engine;
        return this.#read(makeView, own.text(this.#engine, text), c.tq_view_from_record);
    }

    #read<T>(make: Make<T>, bytes: own.Own<Uint8Array>, call: Exports["tq_game_from_snapshot"]): T {
        const engine = this.#engine;
        const at = engine.lay(bytes);
        return make(
            engine,
            (made) => call(at, lengthOf(bytes), 0, made, engine.reasons()),
            (status) => engine.checkReasons(status),
        );
    }

    // ------------------------------------------------------------------------------------------------ many games

    /** Dice of a key and a game's number; the same two give the same dice. */
    dice(key: number | bigint, game: number | bigint = 0): Dice {
        const ofKey = own.uint64(key, "the key");
        const ofGame = own.uint64(game, "the game's number");
        return makeDice(this.#engine, ofKey, ofGame);
    }

    /** So many games, stepped together; chance is played by dice of this key. */
    batch(
        options: Options,
        key: number | bigint,
        places: number,
        { mask = true, view = true }: BatchOptions = {},
    ): Batch {
        const of = own.options(this.#engine, options);
        const ofKey = own.uint64(key, "the key");
        const number = own.int32(places, "the number of places");
        const wantsMask = own.truth(mask, "mask");
        const wantsView = own.truth(view, "view");
        return makeBatch(this.#engine, of, ofKey, number, wantsMask, wantsView);
    }

    /**
     * Plays games number `first` to `first + count − 1` of this key at random and adds them up. Ranges may be split in
     * any way, over calls, threads or machines. It returns when all are played; a page leaves it to a worker.
     */
    simulate(options: Options, key: number | bigint, first: number | bigint, count: number | bigint): Totals {
        const engine = this.#engine;
        const of = own.options(engine, options);
        const ofKey = own.uint64(key, "the key");
        const from = own.uint64(first, "the first game");
        const games = own.uint64(count, "the count");
        const how = engine.options(of);
        return engine.totals((sum) => engine.c.tq_simulate(how, ofKey, from, games, sum));
    }
}

type Make<T> = (engine: Engine, call: (made: Pointer) => number, check: (status: number) => void) => T;

/** The seed of a small number, for tests and demonstrations: who can guess the number knows the deal. */
export function seedFrom(number: number | bigint): Uint8Array {
    const seed = new Uint8Array(32);
    for (let i = 0, rest = own.uint64(number, "the number"); i < 8; ++i, rest >>= 8n) seed[i] = Number(rest & 255n);
    return seed;
}

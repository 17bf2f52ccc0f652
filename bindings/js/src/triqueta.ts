import { constant, expansion, type Calls, type Pointer } from "./abi.js";
import * as own from "./arguments.js";
import { makeBatch, wantedOf, type Batch, type BatchOptions } from "./batch.js";
import { makeDice, type Dice } from "./dice.js";
import type { Engine } from "./engine.js";
import type { Refusal, Status } from "./errors.js";
import { makeExpansion, type Expansion, type ExpansionOptions } from "./expansion.js";
import { Fair } from "./fair.js";
import {
    listOf,
    recordOf,
    valuesOf,
    type ActionFields,
    type ActionKind,
    type Field,
    type FieldList,
} from "./fields.js";
import { makeGame, makeOpenGame, type Game } from "./game.js";
import { Number, Uint8Array, lengthOf, parseJSON } from "./intrinsics.js";
import type { EventJson, ViewJson } from "./json.js";
import type {
    Choice,
    EncodingField,
    FullOptions,
    GameInfo,
    Language,
    LanguageInfo,
    Sizes,
    Totals,
    Variant,
    Viewer,
} from "./options.js";
import { Scoring } from "./scoring.js";
import { makeView, type View } from "./view.js";

/** A loaded module: what makes games, views and batches, and what can be asked without one. */
export class Triqueta {
    readonly #engine: Engine;
    /** Deals that players can check. */
    readonly fair: Fair;
    /** Scores without a game. */
    readonly scoring: Scoring;

    /** @internal */
    constructor(engine: Engine) {
        this.#engine = engine;
        this.fair = new Fair(engine);
        this.scoring = new Scoring(engine);
    }

    /** The version of the module, `"1.2.3"`. */
    get version(): string {
        return this.#engine.version;
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

    /** All games with their titles, options and score lines: what a lobby shows. */
    games(language: Language = "en"): readonly GameInfo[] {
        const engine = this.#engine;
        const { c } = engine;
        const spoken = own.language(engine, language);
        return engine.list(c.tq_variant_count, (variant) => {
            const options = engine.optionsOf[variant]!;
            return {
                variant: engine.variants[variant]!,
                title: engine.text((out, room, count) => c.tq_variant_title(variant, spoken, out, room, count)),
                leastPlayers: options[0]!.least,
                mostPlayers: options[0]!.most,
                options,
                lines: engine.list(
                    (count) => c.tq_line_count(variant, count),
                    (line) => ({
                        name: engine.text((out, room, count) => c.tq_line_name(variant, line, out, room, count)),
                        label: engine.text((out, room, count) =>
                            c.tq_line_label(variant, line, spoken, out, room, count),
                        ),
                    }),
                ),
            };
        });
    }

    /** The languages of all texts. */
    get languages(): readonly LanguageInfo[] {
        const engine = this.#engine;
        return engine.list(engine.c.tq_language_count, (language) => ({
            code: engine.languages[language]!,
            name: engine.text((out, room, count) => engine.c.tq_language_name(language, out, room, count)),
        }));
    }

    /** The names of all statuses, by their numbers in C. */
    get statuses(): readonly Status[] {
        return this.#engine.statuses;
    }

    /** All refusals, in a language. */
    refusals(language: Language = "en"): readonly Refusal[] {
        const engine = this.#engine;
        const spoken = own.language(engine, language);
        return engine.list(engine.c.tq_refusal_count, (index) => {
            engine.check(engine.c.tq_refusal_at(index, engine.number));
            return engine.refusalOf(engine.int32At(engine.number), spoken);
        });
    }

    /** The values of all options of a choice. Throws a {@link Refused} that says which is wrong, and its bounds. */
    options(choice: Choice): FullOptions {
        const engine = this.#engine;
        const of = own.choice(engine, choice);
        engine.options(of);
        return engine.fullOptions(of);
    }

    /** A choice with all its options as text, `"race(players=3, first=0, turn_cap=60)"`. */
    choiceText(choice: Choice): string {
        const engine = this.#engine;
        const of = own.choice(engine, choice);
        const at = engine.options(of);
        return engine.text((out, room, count) =>
            engine.c.tq_choice_text(of.variant, at, of.count, out, room, count),
        );
    }

    /** The sizes of the games of a choice, for the lengths of arrays. */
    sizes(choice: Choice): Sizes {
        return this.#engine.sizes(own.choice(this.#engine, choice));
    }

    /** Where each field of an encoded view is. */
    encoding(choice: Choice): readonly EncodingField[] {
        return makeExpansion(this.#engine, own.choice(this.#engine, choice), 0).fields;
    }

    /** What rewrites encoded views for neural networks. */
    expansion(choice: Choice, { relativeSeats = false, oneHot = false }: ExpansionOptions = {}): Expansion {
        const of = own.choice(this.#engine, choice);
        const areRelative = own.truth(relativeSeats, "relativeSeats");
        const isOneHot = own.truth(oneHot, "oneHot");
        const how = (areRelative ? expansion.relativeSeats : 0) + (isOneHot ? expansion.oneHot : 0);
        return makeExpansion(this.#engine, of, how);
    }

    // ------------------------------------------------------------------------------------------------ words

    /** What an action is called, `"lay 2"`: numbers count from 0. */
    actionText(variant: Variant, action: number, language: Language = "en"): string {
        const engine = this.#engine;
        const of = own.variant(engine, variant);
        const number = own.int32(action, "the action");
        const spoken = own.language(engine, language);
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
        const spoken = own.language(engine, language);
        return engine.text((out, room, count) => engine.c.tq_outcome_text(of, number, spoken, out, room, count));
    }

    /** The token or card of such a text. Throws a {@link Refused} with the place if it is none. */
    parseOutcome(variant: Variant, text: string, language: Language = "en"): number {
        return this.#parse(this.#engine.c.tq_outcome_parse, variant, text, language);
    }

    #parse(call: Calls["tq_action_parse"], variant: Variant, text: string, language: Language): number {
        const engine = this.#engine;
        const of = own.variant(engine, variant);
        const words = own.text(engine, text);
        const spoken = own.language(engine, language);
        const at = engine.lay(words);
        engine.checkFault(call(of, at, lengthOf(words), spoken, engine.number, engine.fault()));
        return engine.int32At(engine.number);
    }

    /** A refusal by its number, as a sentence of a language. */
    refusal(code: number, language: Language = "en"): Refusal {
        return this.#engine.refusalOf(own.int32(code, "the refusal"), own.language(this.#engine, language));
    }

    /**
     * Events in words, a line each, behind the seat that acted or looked: `"1: draw 2"`. Throws a {@link Refused} if
     * the bytes aren't events.
     */
    eventsText(events: Uint8Array, language: Language = "en"): string {
        const engine = this.#engine;
        const bytes = own.bytes(engine, events);
        const spoken = own.language(engine, language);
        const at = engine.lay(bytes);
        const length = lengthOf(bytes);
        return engine.textOrFault((out, room, count) =>
            engine.c.tq_events_text(at, length, spoken, out, room, count, engine.fault()),
        );
    }

    /** Events as objects; docs/json.md has the keys. Throws as {@link eventsText} does. */
    eventsJSON(events: Uint8Array): EventJson[] {
        const engine = this.#engine;
        const bytes = own.bytes(engine, events);
        const at = engine.lay(bytes);
        const length = lengthOf(bytes);
        const text = engine.textOrFault((out, room, count) =>
            engine.c.tq_events_json(at, length, out, room, count, engine.fault()),
        );
        return parseJSON(text) as EventJson[];
    }

    /**
     * The event of a line of {@link eventsText}, for people at a table who tell what they do. Throws a {@link Refused}
     * with the place if it is none, or lacks its seat.
     */
    parseEvent(choice: Choice, text: string, language: Language = "en"): Uint8Array {
        const engine = this.#engine;
        const of = own.choice(engine, choice);
        const words = own.text(engine, text);
        const spoken = own.language(engine, language);
        const how = engine.options(of);
        const at = engine.lay(words);
        const length = lengthOf(words);
        const { tq_event_parse: call } = engine.c;
        return engine.copyOrFault((out, room, count) =>
            call(of.variant, how, of.count, at, length, spoken, out, room, count, engine.fault()),
        );
    }

    /** The value of a tag of a record, or of a position in text; undefined if it has none of this name. */
    tag(text: string, name: string): string | undefined {
        return this.#tag(own.text(this.#engine, text), own.text(this.#engine, name));
    }
    #tag(words: own.Own<Uint8Array>, name: own.Own<Uint8Array>): string | undefined {
        const engine = this.#engine;
        const length = lengthOf(words);
        const nameLength = lengthOf(name);
        const at = engine.layAll([words, name]);
        return engine.textIfFound((out, room, count) =>
            engine.c.tq_text_tag(at[0]!, length, at[1]!, nameLength, out, room, count),
        );
    }

    /** All tags of a record, or of a position in text. */
    tags(text: string): Map<string, string> {
        const engine = this.#engine;
        const { c } = engine;
        const words = own.text(engine, text);
        const length = lengthOf(words);
        const at = engine.lay(words);
        return engine.tags(
            (count) => c.tq_text_tag_count(at, length, count),
            (index, out, room, count) => c.tq_text_tag_name(at, length, index, out, room, count),
            (name) => this.#tag(words, name),
        );
    }

    // ------------------------------------------------------------------------------------------------ fields

    /**
     * The named fields of views, results or events, for programs that know no game; docs/named_fields.md explains them.
     */
    fields(choice: Choice, list: FieldList): readonly Field[] {
        const of = own.choice(this.#engine, choice);
        return this.#engine.fields(of, listOf(list));
    }

    /** The kinds of a game's actions, with their fields. */
    actionKinds(variant: Variant): readonly ActionKind[] {
        return this.#engine.actionKinds(own.anyChoice(this.#engine, own.variant(this.#engine, variant)));
    }

    /** An action by its fields: "draw 2" is `{ kind: "draw", fields: { column: 2 } }`. */
    actionFields(variant: Variant, action: number): ActionFields {
        const engine = this.#engine;
        const of = own.variant(engine, variant);
        const number = own.int32(action, "the action");
        const kinds = engine.actionKinds(own.anyChoice(engine, of));
        const { tq_action_fields: call } = engine.c;
        const record = engine.int32s((out, room, count) => call(of, number, engine.number, out, room, count));
        const kind = kinds[engine.int32At(engine.number)]!;
        return { kind: kind.name, fields: valuesOf(kind.fields, record, 0) };
    }

    /** The number of the action that {@link actionFields} describes; undefined if there is none. */
    findAction(variant: Variant, { kind, fields }: ActionFields): number | undefined {
        const engine = this.#engine;
        const of = own.variant(engine, variant);
        const kinds = engine.actionKinds(own.anyChoice(engine, of));
        for (let index = 0; index < kinds.length; ++index) {
            if (kinds[index]!.name !== kind) continue;
            const record = own.numbers(engine, recordOf(kinds[index]!.fields, fields), kind);
            const at = engine.lay(record);
            const status = engine.c.tq_action_find(of, index, at, lengthOf(record), engine.number);
            return engine.ifFound(status) ? engine.int32At(engine.number) : undefined;
        }
        throw new TypeError("this is no kind of actions of the game");
    }

    /** The names of the pieces that fields refer to, such as `"card"`. */
    pieces(variant: Variant): readonly string[] {
        const engine = this.#engine;
        const of = own.variant(engine, variant);
        return engine.list(
            (count) => engine.c.tq_pieces_count(of, count),
            (index) => engine.text((out, room, count) => engine.c.tq_pieces_name(of, index, out, room, count)),
        );
    }

    /** A kind of pieces in words, as in actions and events: `"owl"`. `pieces` is their index, {@link Field.pieces}. */
    pieceText(variant: Variant, pieces: number, piece: number, language: Language = "en"): string {
        const engine = this.#engine;
        const of = own.variant(engine, variant);
        const index = own.int32(pieces, "the pieces");
        const number = own.int32(piece, "the piece");
        const spoken = own.language(engine, language);
        return engine.text((out, room, count) =>
            engine.c.tq_piece_text(of, index, number, spoken, out, room, count),
        );
    }

    // ------------------------------------------------------------------------------------------------ games

    /**
     * A game that is dealt from 32 bytes of entropy: anyone who knows them knows the deal, and the record shows them
     * after the game. With a `number`, which distinguishes the games of one seed, no record shows it.
     */
    game(choice: Choice, seed: Uint8Array, number?: number | bigint): Game {
        const engine = this.#engine;
        const of = own.choice(engine, choice);
        const bytes = own.block(engine, seed, constant.seedSize, "a seed");
        const which = number === undefined ? undefined : own.uint64(number, "the game's number");
        const how = engine.options(of);
        const at = engine.lay(bytes);
        const { c } = engine;
        return makeGame(engine, (made) =>
            which === undefined
                ? c.tq_game_new(of.variant, how, of.count, at, 0, made)
                : c.tq_game_new_numbered(of.variant, how, of.count, at, which, 0, made),
        );
    }

    /**
     * A game dealt by hand. Triqueta: the token at every place, tower by tower, in it column by column, in it from the
     * bottom up. Triangles: the cards in the order they come from the pile, the first hands included, one to each in
     * turn; then, for each time that the discards become a new pile, a −1 and its cards in their order. Where these
     * don't fit, chance waits for {@link Game.reveal}.
     */
    dealtGame(choice: Choice, pieces: readonly number[] | Int32Array): Game {
        const engine = this.#engine;
        const of = own.choice(engine, choice);
        const all = own.pieces(engine, pieces);
        const how = engine.options(of);
        const at = engine.lay(all);
        return makeGame(engine, (made) =>
            engine.c.tq_game_new_dealt(of.variant, how, of.count, at, lengthOf(all), 0, made),
        );
    }

    /** A game whose chance the caller plays, by {@link Game.reveal} or {@link Game.draw}. */
    openGame(choice: Choice): Game {
        return makeOpenGame(this.#engine, own.choice(this.#engine, choice));
    }

    /**
     * The game of {@link Game.save}: it goes on exactly as the saved one would have. `run` must be greater than at
     * every earlier start of the server, such as `Date.now()`: so viewers notice that an older save was loaded.
     */
    gameFromSave(bytes: Uint8Array, run: number | bigint): Game {
        const { c } = this.#engine;
        const start = own.uint64(run, "the run");
        const all = own.bytes(this.#engine, bytes, 2 ** 31);
        return this.#read(makeGame, all, (at, length, allocator, made, fault) =>
            c.tq_game_load(at, length, start, allocator, made, fault),
        );
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
        const spoken = own.language(this.#engine, language);
        return this.#read(makeGame, words, (at, length, allocator, made, fault) =>
            c.tq_game_from_text(at, length, spoken, allocator, made, fault),
        );
    }

    /** The game of a whole record, with its history; the caller plays its chance. Throws a {@link Refused}. */
    gameFromRecord(text: string): Game {
        const { c } = this.#engine;
        return this.#read(makeGame, own.text(this.#engine, text), c.tq_game_from_record);
    }

    // ------------------------------------------------------------------------------------------------ views

    /** What a viewer knows of a game that begins, without the game: for people at a table. */
    view(choice: Choice, viewer: Viewer): View {
        const engine = this.#engine;
        const of = own.choice(engine, choice);
        const whose = own.viewer(engine, viewer);
        const how = engine.options(of);
        return makeView(engine, (made) => engine.c.tq_view_new_start(of.variant, how, of.count, whose, 0, made));
    }

    /**
     * A client's view, of the message that {@link Game.catchUp} writes without a cursor. The bytes may come from
     * anybody. Throws a {@link Refused}.
     */
    join(message: Uint8Array): View {
        return this.#read(makeView, own.bytes(this.#engine, message), this.#engine.c.tq_view_join);
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
        const spoken = own.language(this.#engine, language);
        return this.#read(makeView, words, (at, length, allocator, made, fault) =>
            c.tq_view_from_text(at, length, spoken, allocator, made, fault),
        );
    }

    /** The view of {@link View.json}, or of its text, in the same language. Throws a {@link Refused}. */
    viewFromJSON(json: ViewJson | string, language: Language = "en"): View {
        const { c } = this.#engine;
        const words = own.json(this.#engine, json);
        const spoken = own.language(this.#engine, language);
        return this.#read(makeView, words, (at, length, allocator, made, fault) =>
            c.tq_view_from_json(at, length, spoken, allocator, made, fault),
        );
    }

    /** What the viewer knows at the end of a record that was cut down for them. Throws a {@link Refused}. */
    viewFromRecord(text: string): View {
        const { c } = this.#engine;
        return this.#read(makeView, own.text(this.#engine, text), c.tq_view_from_record);
    }

    #read<T>(make: Make<T>, bytes: own.Own<Uint8Array>, call: Calls["tq_game_from_snapshot"]): T {
        const engine = this.#engine;
        const at = engine.lay(bytes);
        return make(
            engine,
            (made) => call(at, lengthOf(bytes), 0, made, engine.fault()),
            (status) => engine.checkFault(status),
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
    batch(choice: Choice, key: number | bigint, places: number, arrays: BatchOptions = {}): Batch {
        const of = own.choice(this.#engine, choice);
        const ofKey = own.uint64(key, "the key");
        const number = own.int32(places, "the number of places");
        const wanted = wantedOf(arrays);
        const engine = this.#engine;
        const how = engine.options(of);
        const call = (made: Pointer) => engine.many.tq_batch_new(of.variant, how, of.count, ofKey, number, 0, made);
        return makeBatch(engine, call, wanted);
    }

    /** The batch of {@link Batch.save}: it goes on exactly as the saved one would have. Throws a {@link Refused}. */
    batchFromSave(bytes: Uint8Array, arrays: BatchOptions = {}): Batch {
        const engine = this.#engine;
        const c = engine.many;
        const all = own.bytes(engine, bytes, 2 ** 31);
        const wanted = wantedOf(arrays);
        const at = engine.lay(all);
        const call = (made: Pointer) => c.tq_batch_load(at, lengthOf(all), 0, made, engine.fault());
        return makeBatch(engine, call, wanted, (status) => engine.checkFault(status));
    }

    /**
     * Plays games number `first` to `first + count − 1` of this key at random and adds them up. Ranges may be split
     * in any way, over calls, threads or machines. It returns when all are played; a page leaves it to a worker.
     */
    simulate(choice: Choice, key: number | bigint, first: number | bigint, count: number | bigint): Totals {
        const engine = this.#engine;
        const of = own.choice(engine, choice);
        const ofKey = own.uint64(key, "the key");
        const from = own.uint64(first, "the first game");
        const games = own.uint64(count, "the count");
        const how = engine.options(of);
        return engine.totals((sum) => engine.many.tq_simulate(of.variant, how, of.count, ofKey, from, games, sum));
    }
}

type Make<T> = (engine: Engine, call: (made: Pointer) => number, check: (status: number) => void) => T;

/** The seed of a small number, for tests and demonstrations: who can guess the number knows the deal. */
export function seedFrom(number: number | bigint): Uint8Array {
    const seed = new Uint8Array(32);
    for (let i = 0, rest = own.uint64(number, "the number"); i < 8; ++i, rest >>= 8n) seed[i] = Number(rest & 255n);
    return seed;
}

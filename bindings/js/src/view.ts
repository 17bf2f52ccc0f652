import { fieldList, tried, type Code, type Pointer } from "./abi.js";
import * as own from "./arguments.js";
import { useDice, type Dice } from "./dice.js";
import type { Engine } from "./engine.js";
import { eventsOf, valueOf, type EventFields, type FieldValue } from "./fields.js";
import { makeOpenGame, type Game } from "./game.js";
import { pointerOf } from "./handle.js";
import { Number, lengthOf, parseJSON, seal, signed } from "./intrinsics.js";
import type { ViewJson } from "./json.js";
import type { Cursor, Language, Viewer } from "./options.js";
import { Position } from "./position.js";

/** How events are told to people. */
export interface Telling {
    /** English by default. */
    readonly language?: Language;
    /** The name of each player, seat 0 first; a name that is missing or empty is `"Player 1"` and so on. */
    readonly names?: readonly string[];
    /** Whether the viewer is "you". */
    readonly saysYou?: boolean;
}

/** What random play after an action came to for the viewer who takes it: sums over tries, which add up exactly. */
export interface Tried {
    readonly action: number;
    readonly tries: number;
    /** The wins; a shared win counts in parts. */
    readonly wins: number;
    readonly points: number;
    readonly pointsSquared: number;
}

/** What one viewer may know of a game: no call on it can reach the game's secrets. */
export class View extends Position {
    readonly #engine: Engine;

    /** @internal */
    constructor(engine: Engine, pointer: Pointer) {
        super(engine, engine.views, pointer, () => engine.c.tq_view_free(pointer));
        this.#engine = engine;
    }
    get #pointer(): Pointer {
        return pointerOf(this, this.#engine);
    }

    /** Whose view it is. */
    get viewer(): Viewer {
        this.#engine.check(this.#engine.c.tq_view_viewer(this.#pointer, this.#engine.number));
        return this.#engine.viewerOf(this.#engine.int32At(this.#engine.number));
    }

    /** Where it is in the stream of messages. */
    get cursor(): Cursor {
        const pointer = this.#pointer;
        return this.#engine.cursorOf((cursor) => this.#engine.c.tq_view_cursor(pointer, cursor));
    }

    /** Becomes what a viewer knows of a game, whatever its variant: now, or at a moment of the past. */
    refresh(game: Game, viewer: Viewer = this.viewer, moment?: number): void {
        const engine = this.#engine;
        const whose = own.viewer(engine, viewer);
        const at = moment === undefined ? undefined : own.uint64(moment, "the moment");
        const pointer = this.#pointer;
        const from = pointerOf(game, engine);
        engine.check(
            at === undefined
                ? engine.c.tq_view_refresh(from, whose, pointer)
                : engine.c.tq_view_refresh_at(from, whose, at, pointer),
        );
    }

    /** Another view like it. */
    copy(): View {
        const pointer = this.#pointer;
        return makeView(this.#engine, (made) => this.#engine.c.tq_view_clone(pointer, 0, made));
    }

    /** Becomes a copy of another view. */
    copyFrom(other: View): void {
        this.#engine.check(this.#engine.c.tq_view_copy(pointerOf(other, this.#engine), this.#pointer));
    }

    /**
     * Applies a message of {@link Game.catchUp}, which may come from anybody. Throws a {@link Refused}, and nothing has
     * changed. Its `reason` says what to do: `repeated_message`: nothing; `missed_messages`, `overlapping_message`,
     * `undone_line`, `older_save` or `wrong_end`: send {@link cursor} to the server, to be caught up; any other: drop
     * it.
     */
    advance(message: Uint8Array): void {
        this.#apply(this.#engine.c.tq_view_advance, message);
    }

    /**
     * Applies loose events, of {@link Game.events} or {@link Triqueta.parseEvent}, which may come from anybody. Throws
     * a {@link Refused} if one can't have happened; then none has. Use either messages or loose events for a view.
     */
    see(events: Uint8Array): void {
        this.#apply(this.#engine.c.tq_view_see, events);
    }

    #apply(call: Engine["c"]["tq_view_see"], message: Uint8Array): void {
        const engine = this.#engine;
        const bytes = own.bytes(engine, message);
        const pointer = this.#pointer;
        engine.check(call(pointer, engine.lay(bytes), lengthOf(bytes), engine.refusal));
    }

    /**
     * The events of a message, or loose events, as sentences, a line each. They must be the next ones: call it before
     * {@link advance} or {@link see}. The text is empty for a message that has the whole view. Throws a {@link
     * Refused}.
     */
    sentences(message: Uint8Array, { language = "en", names = [], saysYou = false }: Telling = {}): string {
        const engine = this.#engine;
        const bytes = own.bytes(engine, message);
        const spoken = own.language(engine, language);
        const called = own.names(engine, names);
        const you = own.truth(saysYou, "saysYou") ? 1 : 0;
        const pointer = this.#pointer;
        const length = lengthOf(bytes);
        const size = lengthOf(called);
        const at = engine.layAll([bytes, called]);
        const { tq_view_sentences: call } = engine.c;
        return engine.text((out, room, count) =>
            call(pointer, at[0]!, length, spoken, at[1]!, size, you, out, room, count, engine.refusal),
        );
    }

    /**
     * The value of a field by its name, or by its part and name, such as `"table.tiles"`; {@link Triqueta.fields} lists
     * them. Null if it is hidden from this viewer.
     */
    field(name: string): FieldValue {
        return this.#field(name, fieldList.viewFields, this.#engine.c.tq_view_field);
    }

    /** The same of the result, as it is or as it would be if the game ended now. */
    resultField(name: string): FieldValue {
        return this.#field(name, fieldList.resultFields, this.#engine.c.tq_view_result_field);
    }

    #field(name: string, list: number, call: Engine["c"]["tq_view_field"]): FieldValue {
        const engine = this.#engine;
        const named = own.text(engine, name);
        const pointer = this.#pointer;
        const of = this.#choice();
        const index = engine.findField(of, list, named);
        const field = engine.fields(of, list)[index]!;
        const numbers = engine.int32s((out, room, count) => call(pointer, index, out, room, count));
        return numbers.length === 0 ? null : valueOf(field, numbers, 0, numbers.length);
    }

    #choice(): own.OwnChoice {
        const pointer = this.#pointer;
        const { c } = this.#engine;
        return this.#engine.readChoice((variant, out, room, count) =>
            c.tq_view_choice(pointer, variant, out, room, count),
        );
    }

    /**
     * The events of a message, or loose events, with named fields: for animations and logs. They must be the next ones:
     * call it before {@link advance} or {@link see}. There are none for a message that has the whole view. Throws a
     * {@link Refused}.
     */
    events(message: Uint8Array): EventFields[] {
        const engine = this.#engine;
        const bytes = own.bytes(engine, message);
        const pointer = this.#pointer;
        const of = this.#choice();
        const fields = engine.fields(of, fieldList.eventFields);
        const kinds = engine.actionKinds(of);
        const at = engine.lay(bytes);
        const { tq_view_events: call } = engine.c;
        const numbers = engine.int32s((out, room, count) =>
            call(pointer, at, lengthOf(bytes), out, room, count, engine.refusal),
        );
        return eventsOf(fields, kinds, numbers);
    }

    /** A flat array of small numbers, for machine learning; {@link Triqueta.encoding} lists its fields. */
    encode(): Int8Array {
        const pointer = this.#pointer;
        const { c } = this.#engine;
        const bytes = this.#engine.copy((out, room, count) => c.tq_view_encode(pointer, out, room, count));
        return signed(bytes);
    }

    /**
     * All that the viewer knows; docs/json.md has the keys. The words of the legal actions are in this language; all
     * else is the same in every language.
     */
    json(language: Language = "en"): ViewJson {
        return this.#json(own.language(this.#engine, language));
    }

    /** The same in English, for `JSON.stringify`, which passes an argument of its own. */
    toJSON(): ViewJson {
        return this.#json(own.language(this.#engine, "en"));
    }

    #json(language: number): ViewJson {
        const pointer = this.#pointer;
        const { c } = this.#engine;
        return parseJSON(
            this.#engine.text((out, room, count) => c.tq_view_json(pointer, language, out, room, count)),
        ) as ViewJson;
    }

    /**
     * A whole game that has exactly this view: what the viewer can't see is laid out anew, each arrangement equally
     * likely. The caller plays its chance, and its history is empty. With `into`, it is that game which becomes it.
     */
    complete(dice: Dice, into?: Game): Game {
        const engine = this.#engine;
        const game = into ?? makeOpenGame(engine, own.choice(engine, this.options));
        const pointer = this.#pointer;
        const target = pointerOf(game, engine);
        engine.check(useDice(dice, engine, (at) => engine.c.tq_view_complete(pointer, at, target)));
        return game;
    }

    /**
     * What random play after each action of the viewer comes to: a try completes the view, plays the action, and goes
     * on at random to the end. All actions meet the same completions. The tries are those of this key with the numbers
     * from `first` on, so they can be split over calls and workers: the sums add up to the same. There are none if it
     * isn't the viewer's turn.
     */
    evaluate(key: number | bigint, first: number | bigint, tries: number | bigint): Tried[] {
        const ofKey = own.uint64(key, "the key");
        const from = own.uint64(first, "the first try");
        const count = own.uint64(tries, "the number of tries");
        const pointer = this.#pointer;
        const c = this.#engine.many;
        const numbers = this.#engine.sums((out, room, written) =>
            c.tq_view_evaluate(pointer, ofKey, from, count, out, room, written),
        );
        const list: Tried[] = [];
        for (let at = 0; at < numbers.length; at += tried.length)
            list[list.length] = {
                action: numbers[at + tried.action]!,
                tries: Number(count),
                wins: numbers[at + tried.wins]! / tried.wholeWin,
                points: numbers[at + tried.points]!,
                pointsSquared: numbers[at + tried.pointsSquared]!,
            };
        return list;
    }
}
seal(View);

/**
 * The view that a call leaves at an address.
 * @internal
 */
export function makeView(
    engine: Engine,
    call: (made: Pointer) => Code,
    check = (status: Code) => engine.check(status),
): View {
    check(call(engine.made));
    return new View(engine, engine.uint32At(engine.made));
}

import type { Pointer } from "./abi.js";
import * as own from "./arguments.js";
import { constant } from "./abi.js";
import type { Engine, PositionCalls } from "./engine.js";
import type { Refusal } from "./errors.js";
import { Handle, pointerOf } from "./handle.js";
import { parseJSON, seal } from "./intrinsics.js";
import type { LegalAction, ResultJson } from "./json.js";
import type { FullOptions, Language, Turn } from "./options.js";

/** What a game and a view can both be asked. */
export abstract class Position extends Handle {
    readonly #engine: Engine;
    readonly #calls: PositionCalls;

    /** @internal */
    constructor(engine: Engine, calls: PositionCalls, pointer: Pointer, release: () => void) {
        super(engine, pointer, release);
        this.#engine = engine;
        this.#calls = calls;
    }
    get #pointer(): Pointer {
        return pointerOf(this, this.#engine);
    }

    /** How it was set up; of a view, and of what began from a position, `first` is the seat that was to move. */
    get options(): FullOptions {
        const pointer = this.#pointer;
        const of = this.#engine.readChoice((variant, out, room, count) =>
            this.#calls.choice(pointer, variant, out, room, count),
        );
        return this.#engine.fullOptions(of);
    }

    /** The 16 bytes that identify the game in its messages. */
    get id(): Uint8Array {
        const pointer = this.#pointer;
        return this.#engine.block(constant.idSize, (out) => this.#calls.id(pointer, out));
    }

    /** Whose turn it is. */
    get turn(): Turn {
        const { number } = this.#engine;
        this.#engine.check(this.#calls.turn(this.#pointer, number));
        return this.#engine.turnOf(this.#engine.int32At(number));
    }

    /** The numbers of all legal actions (of a view: of those open to its viewer), ascending. */
    legal(): number[] {
        return this.#int32s(this.#calls.legal);
    }

    /** The same with their words in a language. */
    legalActions(language: Language = "en"): LegalAction[] {
        const engine = this.#engine;
        const spoken = own.language(engine, language);
        const pointer = this.#pointer;
        const words = engine.lines((out, room, count) => this.#calls.legalText(pointer, spoken, out, room, count));
        const actions = this.#int32s(this.#calls.legal);
        const list: LegalAction[] = [];
        for (let i = 0; i < actions.length; ++i) list[i] = { action: actions[i]!, words: words[i]! };
        return list;
    }

    /** Of each group of legal actions that differ only by which of like things they name, the lowest. */
    distinct(): number[] {
        return this.#int32s(this.#calls.distinct);
    }

    /** For every action number 1 if it is legal, else 0. */
    mask(): Uint8Array {
        return this.#copy(this.#calls.mask);
    }

    /** Why a seat may not do this now; null if it may. Of another seat, a view tells what the table shows. */
    whyNot(seat: number, action: number, language: Language = "en"): Refusal | null {
        const engine = this.#engine;
        const ofSeat = own.int32(seat, "the seat");
        const number = own.int32(action, "the action");
        const spoken = own.language(this.#engine, language);
        engine.check(this.#calls.whyNot(this.#pointer, ofSeat, number, engine.refusal));
        const code = engine.int32At(engine.refusal);
        return code === 0 ? null : engine.refusalOf(code, spoken);
    }

    /** The points of each seat; before the end as they stand, from what lies open. (race: 1 for the winner.) */
    points(): number[] {
        return this.#int32s(this.#calls.points);
    }

    /** The score lines of a seat, which add up to its points; {@link Triqueta.games} has their names. */
    lines(seat: number): number[] {
        const ofSeat = own.int32(seat, "the seat");
        const pointer = this.#pointer;
        return this.#engine.int32s((out, room, count) => this.#calls.lines(pointer, ofSeat, out, room, count));
    }

    /** The seats that have won, or would if the game were over now. */
    winners(): number[] {
        return this.#int32s(this.#calls.winners);
    }

    /** The result, with the tie-break or how it ended; docs/json.md has the keys. */
    result(): ResultJson {
        return parseJSON(this.#text(this.#calls.result)) as ResultJson;
    }

    /** A hash of what it is, of 64 bits, the same in every release and on every machine. */
    hash(): bigint {
        return this.#uint64(this.#calls.hash);
    }

    /** The same of all that differ only by which of like things has which number. */
    canonicalHash(): bigint {
        return this.#uint64(this.#calls.canonicalHash);
    }

    /** It as bytes: of a game all of it, but for its history; of a view what its viewer knows. */
    snapshot(): Uint8Array {
        return this.#copy(this.#calls.snapshot);
    }

    /** It as text that people can read and change; docs/positions.md has the format. */
    text(language: Language = "en"): string {
        const spoken = own.language(this.#engine, language);
        const pointer = this.#pointer;
        return this.#engine.text((out, room, count) => this.#calls.text(pointer, spoken, out, room, count));
    }

    #int32s(call: PositionCalls["legal"]): number[] {
        const pointer = this.#pointer;
        return this.#engine.int32s((out, room, count) => call(pointer, out, room, count));
    }
    #copy(call: PositionCalls["snapshot"]): Uint8Array {
        const pointer = this.#pointer;
        return this.#engine.copy((out, room, count) => call(pointer, out, room, count));
    }
    #text(call: PositionCalls["result"]): string {
        const pointer = this.#pointer;
        return this.#engine.text((out, room, count) => call(pointer, out, room, count));
    }
    #uint64(call: PositionCalls["hash"]): bigint {
        this.#engine.check(call(this.#pointer, this.#engine.number));
        return this.#engine.uint64At(this.#engine.number);
    }
}
seal(Position);

import type { Code, Pointer } from "./abi.js";
import * as own from "./arguments.js";
import { useDice, type Dice } from "./dice.js";
import type { Engine } from "./engine.js";
import { makeOpenGame, type Game } from "./game.js";
import { pointerOf } from "./handle.js";
import { lengthOf, parseJSON, seal, signed } from "./intrinsics.js";
import type { ViewJson } from "./json.js";
import type { Language, Viewer } from "./options.js";
import { Position } from "./position.js";

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

    /** Becomes what a viewer knows of a game, of whatever variant. */
    refresh(game: Game, viewer: Viewer = this.viewer): void {
        const engine = this.#engine;
        const who = own.viewer(engine, viewer);
        engine.check(engine.c.tq_view_refresh(this.#pointer, pointerOf(game, engine), who));
    }

    /** Becomes a copy of another view. */
    copyFrom(other: View): void {
        this.#engine.check(this.#engine.c.tq_view_copy(this.#pointer, pointerOf(other, this.#engine)));
    }

    /**
     * Moves it on by what its viewer saw: bytes of {@link Game.events} or {@link Triqueta.parseEvent}, which may come
     * from anybody. Throws a {@link Refused} if that can't have happened; then none of it has.
     */
    advance(events: Uint8Array): void {
        const engine = this.#engine;
        const bytes = own.bytes(engine, events);
        const pointer = this.#pointer;
        engine.check(engine.c.tq_view_advance(pointer, engine.lay(bytes), lengthOf(bytes), engine.refusal));
    }

    /** A flat array of small numbers, for programs that learn; {@link Triqueta.fields} tells what stands where. */
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
        return this.#json(own.language(language));
    }

    /** The same in English, for `JSON.stringify`, which passes an argument of its own. */
    toJSON(): ViewJson {
        return this.#json(own.language("en"));
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
        const { variant } = this.options;
        const game = into ?? makeOpenGame(engine, own.options(engine, { variant }));
        const pointer = this.#pointer;
        const target = pointerOf(game, engine);
        engine.check(useDice(dice, engine, (at) => engine.c.tq_view_complete(pointer, at, target)));
        return game;
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

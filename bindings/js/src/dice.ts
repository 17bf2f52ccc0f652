import { structs, type Code, type Pointer } from "./abi.js";
import type { Engine } from "./engine.js";
import { Uint8Array, copyInto, isInteger, seal } from "./intrinsics.js";

/**
 * Lets a call use dice, and keeps how they lie then; for this package alone.
 * @internal
 */
export let useDice: (dice: Dice, engine: Engine, call: (dice: Pointer) => Code) => Code;

/**
 * A small, fast generator of random numbers for bots and playouts; not for deals, which have to be secret. Its numbers
 * are a function of key, game and how many were drawn before. It holds no memory that would have to be freed.
 */
export class Dice {
    readonly #engine: Engine;
    readonly #state: Uint8Array;

    static {
        useDice = (dice, engine, call) => {
            if (typeof dice !== "object" || dice === null || !(#state in dice))
                throw new TypeError("these are no dice");
            const at = engine.dice;
            engine.write(at, dice.#state);
            const status = call(at);
            engine.read(dice.#state, at);
            return status;
        };
    }

    /** @internal */
    constructor(engine: Engine, state: Uint8Array) {
        this.#engine = engine;
        this.#state = state;
    }

    /** A whole number below `bound`, and one draw. */
    below(bound: number): number {
        const engine = this.#engine;
        if (!isInteger(bound) || bound < 0 || bound >= 2 ** 32) throw new RangeError("the bound has 32 bits");
        engine.check(useDice(this, engine, (dice) => engine.c.tq_dice_below(dice, bound, engine.number)));
        return engine.uint32At(engine.number);
    }

    /** One of a list that isn't empty, each equally likely. */
    pick<T>(list: ArrayLike<T>): T {
        return list[this.below(list.length)] as T;
    }

    /** Others that go on alike. */
    copy(): Dice {
        const state = new Uint8Array(structs.dice.size);
        copyInto(state, this.#state);
        return new Dice(this.#engine, state);
    }
}
seal(Dice);

/**
 * Dice of a key and a game's number.
 * @internal
 */
export function makeDice(engine: Engine, key: bigint, game: bigint): Dice {
    const dice = new Dice(engine, new Uint8Array(structs.dice.size));
    engine.check(useDice(dice, engine, (at) => engine.c.tq_dice_set(at, key, game)));
    return dice;
}

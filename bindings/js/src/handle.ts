/// <reference lib="esnext.disposable" preserve="true" />
import { TriquetaError } from "./errors.js";
import type { Engine } from "./engine.js";

/**
 * Where a handle lives, for this package alone: whoever reached it could read the game's secrets.
 * @internal
 */
export let pointerOf: (handle: Handle, engine: Engine) => number;

// Frees what was forgotten, some time after nobody can reach its handle any more. The function must not reach it.
const forgotten = new FinalizationRegistry<() => void>((release) => release());

/**
 * Something whose memory lies within the WebAssembly module. `free()` gives it back, as does leaving the block of a
 * `using`; of what is forgotten, the garbage collector does it in its own time.
 */
export abstract class Handle {
    readonly #engine: Engine;
    readonly #release: () => void;
    #pointer: number;

    static {
        pointerOf = (handle, engine) => {
            if (!(handle instanceof Handle)) throw new TypeError("this is nothing that the library made");
            if (handle.#pointer === 0) throw new TriquetaError("wrong_handle", "this was freed");
            if (handle.#engine !== engine) throw new TriquetaError("wrong_handle", "this belongs to another module");
            return handle.#pointer;
        };
    }

    /** @internal */
    constructor(engine: Engine, pointer: number, release: () => void) {
        this.#engine = engine;
        this.#pointer = pointer;
        this.#release = release;
        forgotten.register(this, release, this);
    }

    /** Gives its memory back; any later use but another `free()` throws. */
    free(): void {
        if (this.#pointer === 0) return;
        this.#pointer = 0;
        forgotten.unregister(this);
        this.#release();
    }

    /** As {@link free}, for `using`. */
    declare readonly [Symbol.dispose]: () => void;
}

// Where there is no such symbol yet, there is no `using` either.
if (Symbol.dispose !== undefined)
    Object.defineProperty(Handle.prototype, Symbol.dispose, {
        value(this: Handle) {
            this.free();
        },
        configurable: true,
        writable: true,
    });

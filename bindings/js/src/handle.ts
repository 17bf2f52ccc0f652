/// <reference lib="esnext.disposable" preserve="true" />
import { TriquetaError } from "./errors.js";
import { onceForgotten, remembered, seal } from "./intrinsics.js";
import type { Module } from "./module.js";

/**
 * Where a handle lives, for this package alone: code that reached it could read the game's secrets. It is read last,
 * when all other arguments are numbers and copies: nothing that is done to those can free it any more.
 * @internal
 */
export let pointerOf: (handle: Handle, module: Module) => number;

/**
 * Something whose memory lies within the WebAssembly module. `free()` gives it back, as does leaving the block of a
 * `using`; of what is forgotten, the garbage collector does it in its own time.
 */
export abstract class Handle {
    readonly #module: Module;
    readonly #release: () => void;
    #pointer: number;

    static {
        pointerOf = (handle, module) => {
            if (typeof handle !== "object" || handle === null || !(#pointer in handle))
                throw new TypeError("this is nothing that the library made");
            if (handle.#pointer === 0) throw new TriquetaError("wrong_handle", "this was freed");
            if (handle.#module !== module) throw new TriquetaError("wrong_handle", "this belongs to another module");
            return handle.#pointer;
        };
    }

    /** @internal */
    constructor(module: Module, pointer: number, free: () => void) {
        this.#module = module;
        this.#pointer = pointer;
        // of a module that broke down nothing is freed any more, and that is no error: it is all gone together
        this.#release = () => {
            if (!module.broken) free();
        };
        onceForgotten(this, this.#release);
    }

    /** Gives its memory back; any later use but another `free()` throws. */
    free(): void {
        if (this.#pointer === 0) return;
        this.#pointer = 0;
        remembered(this);
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
    });
seal(Handle);

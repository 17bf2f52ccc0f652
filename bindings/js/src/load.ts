import type { Calls, Memory } from "./abi.js";
import { Engine } from "./engine.js";
import { instantiate, type Source } from "./instantiate.js";
import { Triqueta } from "./triqueta.js";

/**
 * Loads the module: the file beside this one, a URL, or its bytes. Each call gives a new one with memory of its own;
 * nothing goes from one to another but numbers, text and bytes.
 */
export async function load(source: Source = new URL("triqueta.wasm", import.meta.url)): Promise<Triqueta> {
    return new Triqueta(new Engine((await instantiate(source))() as unknown as Calls & Memory));
}

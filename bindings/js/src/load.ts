import type { Exports } from "./abi.js";
import { Engine } from "./engine.js";
import { Instance, compile, compileStreaming, exportsOf } from "./intrinsics.js";
import { Triqueta } from "./triqueta.js";

/**
 * Loads the module: the file beside this one, a URL, or its bytes. Each call gives a new one with memory of its own;
 * nothing goes from one to another but numbers, text and bytes.
 */
export async function load(
    source: URL | ArrayBuffer | Uint8Array = new URL("triqueta.wasm", import.meta.url),
): Promise<Triqueta> {
    // Instantiating at once, since a promise would look for a `then` in the instance, which has the memory.
    const instance = new Instance(await compiled(source));
    return new Triqueta(new Engine(exportsOf(instance) as unknown as Exports));
}

async function compiled(source: URL | ArrayBuffer | Uint8Array): Promise<WebAssembly.Module> {
    if (!(source instanceof URL)) return compile(source as BufferSource);
    if (source.protocol === "file:") {
        const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:fs/promises");
        return compile(new Uint8Array(await readFile(source)));
    }
    const response = await fetch(source);
    if (!response.ok) throw new Error(`${source.href}: ${response.status} ${response.statusText}`);
    // Compiling while it comes in needs a server that tells the type.
    return response.headers.get("content-type") === "application/wasm"
        ? compileStreaming(response)
        : compile(await response.arrayBuffer());
}

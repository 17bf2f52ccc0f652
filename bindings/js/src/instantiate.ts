import { Instance, compile, compileStreaming, exportsOf } from "./intrinsics.js";

/** Where a module comes from: a file or an address, or its bytes. */
export type Source = URL | ArrayBuffer | Uint8Array;

/**
 * Compiles a module. The function makes an instance of it and returns what it exports; a promise of these would look
 * for a `then` in them, and they have the memory.
 * @internal
 */
export async function instantiate(source: Source): Promise<() => WebAssembly.Exports> {
    const module = await compiled(source);
    return () => exportsOf(new Instance(module));
}

async function compiled(source: Source): Promise<WebAssembly.Module> {
    if (!(source instanceof URL)) return compile(source as BufferSource);
    if (source.protocol === "file:") {
        const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:fs/promises");
        return compile(new Uint8Array(await readFile(source)));
    }
    const response = await fetch(source);
    if (!response.ok) throw new Error(`${source.href}: ${response.status} ${response.statusText}`);
    // Compiling while it comes in needs a server that states the type.
    return response.headers.get("content-type") === "application/wasm"
        ? compileStreaming(response)
        : compile(await response.arrayBuffer());
}

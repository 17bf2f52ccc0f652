import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Writes each asset that can be compressed with Brotli and gzip besides, for servers that send such files as they are. */
export function compressed(): Plugin {
    return {
        name: "compressed",
        apply: "build",
        writeBundle({ dir }) {
            const folder = join(dir!, "assets");
            for (const name of readdirSync(folder).filter((name) => /\.(css|js|wasm)$/.test(name))) {
                const file = join(folder, name);
                const bytes = readFileSync(file);
                writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }));
                writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
            }
        },
    };
}

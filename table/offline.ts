import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Writes into the built service worker which files it keeps, and a version that is their hash. */
export function offline(): Plugin {
    const entry = "service_worker.js";
    return {
        name: "offline",
        generateBundle: {
            order: "post",
            handler(_, bundle) {
                const worker = bundle[entry];
                if (worker?.type !== "chunk") return;
                const hash = createHash("sha256").update(worker.code);
                const files = ["index.html"];
                // The browser fetches icons itself when it installs the page.
                for (const file of readdirSync("public").filter((file) => !file.endsWith(".png")).sort()) {
                    hash.update(file).update(readFileSync(`public/${file}`));
                    files.push(file);
                }
                for (const [file, one] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
                    if (file === entry) continue;
                    hash.update(file).update(one.type === "chunk" ? one.code : one.source);
                    if (file !== "index.html") files.push(file);
                }
                const version = hash.digest("hex").slice(0, 16);
                worker.code = `const VERSION = ${JSON.stringify(version)}, FILES = ${JSON.stringify(files)};\n${worker.code}`;
            },
        },
    };
}

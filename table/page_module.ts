import type { Plugin } from "vite";

/** Leaves the package's other modules out of the build: what it loads by default is the module for pages, too. */
export function pageModule(): Plugin {
    return {
        name: "page module",
        apply: "build",
        transform: {
            filter: { code: "import.meta.url" },
            handler: (code) => code.replace(/"triqueta(_bots)?\.wasm"/, '"triqueta_page.wasm"'),
        },
    };
}

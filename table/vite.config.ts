import { defineConfig } from "vite";
import { compressed } from "./compressed.ts";
import { glossaries } from "./glossaries.ts";
import { offline } from "./offline.ts";
import { pageModule } from "./page_module.ts";

export default defineConfig({
    base: "./", // the built folder works at any address
    worker: { format: "es", plugins: () => [pageModule()] },
    plugins: [glossaries(), pageModule(), offline(), compressed()],
    build: {
        target: "es2022",
        assetsInlineLimit: 0,
        outDir: "../build/table",
        emptyOutDir: true,
        rollupOptions: {
            input: { index: "index.html", service_worker: "src/offline/service_worker.ts" },
            output: {
                // The service worker's address never changes, or browsers wouldn't find a new one.
                entryFileNames: ({ name }) => (name === "service_worker" ? "[name].js" : "assets/[name]-[hash].js"),
            },
        },
    },
    server: { host: "127.0.0.1" },
    preview: { host: "127.0.0.1" },
});

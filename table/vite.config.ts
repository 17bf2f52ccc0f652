import { defineConfig } from "vite";

export default defineConfig({
    base: "./", // the built folder works at any address
    worker: { format: "es" },
    build: { target: "es2022", assetsInlineLimit: 0, outDir: "../build/table", emptyOutDir: true },
    server: { host: "127.0.0.1" },
    preview: { host: "127.0.0.1" },
});

import { defineConfig } from "@playwright/test";

const port = Number(process.env["PORT"] ?? 4317);

export default defineConfig({
    testDir: "test",
    outputDir: "../build/table-test",
    workers: 1,
    timeout: 120_000,
    reporter: "list",
    use: {
        baseURL: `http://127.0.0.1:${port}`,
        launchOptions: { executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] },
    },
    webServer: { command: `npx vite preview --port ${port} --strictPort`, port },
});

import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { begin, choices, expect, open, playOn, tap, test } from "./table.ts";
import { built, serve } from "./server.ts";

const isControlled = (page: Page) => expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

test("after one visit a whole game is played without a server", async ({ browser }) => {
    const server = await serve(built);
    const context = await browser.newContext({ baseURL: server.baseURL });
    const page = await context.newPage();
    await open(page);
    await isControlled(page);
    await server.stop();
    await page.goto("/");
    await begin(page, { game: "Triqueta: Hidden Wolves", players: 3 });
    await playOn(page, (choice) => choice.click());
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(page.getByRole("heading", { name: /win/ })).toBeVisible();
    await context.close();
});

test("the page can be installed", async ({ page }) => {
    await open(page);
    await isControlled(page);
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
    const { errors, data } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    for (const { src } of JSON.parse(data!).icons as { src: string }[]) expect((await page.request.get(src)).ok()).toBe(true);
});

test("a new version is offered, and the game goes on in it", async ({ browser }) => {
    const newer = join(built, "../table-newer");
    await rm(newer, { recursive: true, force: true });
    await cp(built, newer, { recursive: true });
    const change = async (file: string, before: string | RegExp, after: string) => {
        const text = await readFile(join(newer, file), "utf8");
        expect(text).toMatch(before);
        await writeFile(join(newer, file), text.replace(before, after));
    };
    await change("index.html", "<title>Triqueta</title>", "<title>Newer</title>");
    await change("service_worker.js", /VERSION = "\w+"/, 'VERSION = "newer"');

    const server = await serve(built);
    const context = await browser.newContext({ baseURL: server.baseURL });
    const page = await context.newPage();
    await open(page);
    await isControlled(page);
    await begin(page, { game: "Triqueta", first: "You" });
    await choices(page).first().click();
    server.give(newer);
    await page.goto("/#/");
    await page.reload();
    await expect(page).toHaveTitle("Triqueta"); // the version that is kept, as a whole
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page).toHaveTitle("Newer");
    expect(await page.evaluate(() => caches.keys())).toEqual(["triqueta-table-newer"]);
    await page.getByRole("link", { name: /^Continue/ }).click();
    await playOn(page, (choice) => choice.click());
    await context.close();
    await server.stop();
});

test("without HTTPS the page works, without a service worker", async () => {
    const server = await serve(built);
    const browser = await chromium.launch({
        executablePath: "/usr/bin/chromium",
        args: ["--no-sandbox", "--host-resolver-rules=MAP table.home 127.0.0.1"],
    });
    const context = await browser.newContext({ baseURL: `http://table.home:${server.port}` });
    const page = await context.newPage();
    await open(page);
    expect(await page.evaluate(() => isSecureContext || "serviceWorker" in navigator)).toBe(false);
    await begin(page, { game: "Triqueta", players: 2 });
    await playOn(page, (choice) => choice.click());
    await page.reload();
    await expect(page.getByRole("heading", { name: "Counting …" })).toBeVisible();
    await browser.close();
    await server.stop();
});

test("the page stays small: 570 KB gzipped until the first bot has moved, 585 KB of all", async ({ browser }) => {
    const server = await serve(built);
    const context = await browser.newContext({ baseURL: server.baseURL, serviceWorkers: "block" });
    const page = await context.newPage();
    const loaded = new Set<string>();
    context.on("request", (request) => loaded.add(new URL(request.url()).pathname.slice(1) || "index.html"));
    await open(page);
    await begin(page, { game: "Triqueta", first: "You" });
    await tap(choices(page).first()); // draws
    await tap(choices(page).first()); // lays
    await expect.poll(() => [...loaded].some((file) => file.includes("botsworker"))).toBe(true);
    await expect(choices(page).first()).toBeVisible({ timeout: 60_000 });
    const sizeOf = async (files: Iterable<string>) => {
        let size = 0;
        for (const file of files) size += gzipSync(await readFile(join(built, file))).length;
        return size;
    };
    expect([...loaded].filter((file) => file.endsWith(".wasm"))).toHaveLength(1);
    expect(await sizeOf(loaded)).toBeLessThan(570_000);
    const worker = await readFile(join(built, "service_worker.js"), "utf8");
    expect(await sizeOf(JSON.parse(/FILES = (\[.*?\]);/.exec(worker)![1]!))).toBeLessThan(585_000);
    await context.close();
    await server.stop();
});

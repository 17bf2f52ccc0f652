// table/measure.mjs [--rounds N] [FOLDER...]: how fast the built page is in Chromium that is slowed down four times, and how large it
// is. Several built pages take turns, so that the load of the machine is the same for all; build/table is the page of none.
import { chromium } from "@playwright/test";
import { readdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { preview } from "vite";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: "string", default: "3" } } });
const root = fileURLToPath(new URL(".", import.meta.url));
const folders = positionals.length > 0 ? positionals.map((folder) => resolve(folder)) : [resolve(root, "../build/table")];

const slowdown = 4;
const taps = 8;
const firstPort = 4399;
const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
const most = (all) => Math.max(...all);

/** Makes the time from a tap to the next picture known as `window.taps`, and when there was something to see first. */
function watch() {
    const all = (window.taps = []);
    const at = "pointerup";
    addEventListener(
        at,
        ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => all.push(performance.now() - timeStamp))),
        { capture: true },
    );
    new MutationObserver(() => {
        if (document.querySelector(".games")) window.firstView ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
    localStorage.setItem("settings", JSON.stringify({ language: "en", pace: "instant" }));
}

const games = [
    ["Triqueta", "Triqueta", 3],
    ["Triqueta for two", "Triqueta", 2],
    ["Hidden Wolves", "Triqueta: Hidden Wolves", 3],
    ["Hidden Wolves for two", "Triqueta: Hidden Wolves", 2],
    ["Triangle Mayhem for 27", "Triangle Mayhem", 27],
    ["the 21-card game", "The 21/15/9-card game", 2],
];

/** What can be tapped, the first of it: a petal, a row, a card, a place. */
const choices = '.match :is(.petal, .row, .open-triangle, .card-button:not([aria-pressed="true"]), .stack)[aria-disabled="false"], .places > .drop';

const servers = await Promise.all(
    folders.map((outDir, i) => preview({ root, build: { outDir }, preview: { port: firstPort + i, strictPort: true }, logLevel: "silent" })),
);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });

async function opened() {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: "block" });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(watch);
    return page;
}

/** Milliseconds to the first view, and to the picture after a tap. */
async function measured(port, game, players) {
    const page = await opened();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.locator(".games").waitFor();
    const firstView = await page.evaluate(() => window.firstView);
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: game, exact: true }) });
    await card.getByRole("link", { name: "Play bots" }).click();
    const count = page.getByLabel("Number of players");
    await page.getByRole("button", { name: "Start" }).waitFor();
    if (await count.isVisible()) await count.selectOption(`${players}`);
    while ((await page.getByRole("button", { name: /^Remove / }).count()) > players)
        await page.getByRole("button", { name: /^Remove / }).last().click();
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator(choices).first().waitFor();
    await page.evaluate(() => (window.taps.length = 0));
    for (let i = 0; i < taps && !(await page.locator(".final").isVisible()); ++i) {
        await page.waitForTimeout(500); // or it may be a double tap
        await page.locator(choices).first().click();
        await page.waitForTimeout(300);
        await page.locator(choices).or(page.locator(".final")).first().waitFor();
    }
    const all = await page.evaluate(() => window.taps);
    await page.context().close();
    return { firstView, taps: all };
}

/** Of each folder, of each game. */
const found = folders.map(() => games.map(() => ({ firstViews: [], taps: [] })));
for (let round = 0; round < Number(values.rounds); ++round)
    for (const [g, [, game, players]] of games.entries())
        for (const [f] of folders.entries()) {
            const { firstView, taps: all } = await measured(firstPort + f, game, players);
            found[f][g].firstViews.push(firstView);
            found[f][g].taps.push(...all);
        }
await browser.close();
await Promise.all(servers.map((server) => server.close()));

for (const [f, folder] of folders.entries()) {
    console.log(`\n${folder}\n\n| game | first view, ms | the slowest | a tap, ms | the slowest |\n|---|---|---|---|---|`);
    const row = (title, { firstViews, taps: all }) =>
        console.log(`| ${title} | ${[median(firstViews), most(firstViews), median(all), most(all)].map(Math.round).join(" | ")} |`);
    games.forEach(([title], g) => row(title, found[f][g]));
    row("all", { firstViews: found[f].flatMap(({ firstViews }) => firstViews), taps: found[f].flatMap(({ taps: all }) => all) });
    size(folder);
}

function size(folder) {
    const parts = { wasm: 0, js: 0, css: 0, woff2: 0 };
    const sums = { gzip: { ...parts }, brotli: { ...parts } };
    // Fonts are compressed as they are.
    for (const file of readdirSync(`${folder}/assets`)) {
        const { size: bytes } = statSync(`${folder}/assets/${file}`);
        const [, ending, coding] = /\.([a-z0-9]+)(\.br|\.gz)?$/.exec(file);
        if (coding !== ".br" && (coding || ending === "woff2")) sums.gzip[ending] += bytes;
        if (coding !== ".gz" && (coding || ending === "woff2")) sums.brotli[ending] += bytes;
    }
    for (const [how, sum] of Object.entries(sums)) {
        const all = Object.values(sum).reduce((a, b) => a + b);
        console.log(`${how}: ${Math.round(all / 1000)} KB, of them ${Object.entries(sum).map(([ending, size]) => `${ending} ${Math.round(size / 1000)}`).join(", ")}`);
    }
}

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type Page } from "playwright-core";
import { root, triqueta } from "./support.js";

const folder = new URL("build/js/page/", root);
const types: Record<string, string> = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
};

let server: Server;
let browser: Browser;
let address: string;
const wrong: string[] = [];

before(async () => {
    server = createServer((request, response) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost"); // which has no .. any more
        const file = new URL(`.${pathname === "/" ? "/index.html" : pathname}`, folder);
        readFile(file).then(
            (content) => response.setHeader("content-type", types[extname(file.pathname)] ?? "text/plain").end(content),
            () => response.writeHead(404).end(),
        );
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    browser = await chromium.launch({
        executablePath: "/usr/bin/chromium",
        args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ],
    });
});
after(async () => {
    await browser?.close();
    server.close();
    server.closeAllConnections?.();
});

async function open(size: { width: number; height: number }): Promise<Page> {
    const page = await browser.newPage({ viewport: size });
    page.on("pageerror", (error) => wrong.push(String(error)));
    page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
    page.on("requestfailed", (request) => wrong.push(request.url()));
    await page.goto(address);
    await page.getByRole("button", { name: "Next" }).waitFor();
    return page;
}

async function begin(page: Page, variant: string, viewer: string, players?: number): Promise<void> {
    await page.getByRole("combobox", { name: "Game" }).selectOption(variant);
    if (players !== undefined) await page.getByLabel("Players").fill(String(players));
    await page.getByLabel("Players").dispatchEvent("change");
    await page.getByRole("combobox", { name: "You are" }).selectOption(viewer);
    await page.getByRole("button", { name: "New game" }).click();
}

const screenshot = (name: string) => fileURLToPath(new URL(`build/js/${name}.png`, root));
const status = (page: Page) => page.getByRole("status");
const actions = (page: Page) => page.locator("#actions button");

test("a watcher sees a game of every variant to its end", async () => {
    const page = await open({ width: 1200, height: 900 });
    for (const variant of triqueta.variants) {
        await begin(page, variant, "spectator");
        const lines = page.getByRole("log").locator("li");
        const first = await lines.count();
        await page.getByRole("button", { name: "Next" }).click();
        assert.equal(await lines.count(), first + 1);
        await page.getByRole("button", { name: "To the end" }).click();
        assert.match((await status(page).textContent()) ?? "", /^The game is over: .+ won$/);
        assert.ok((await lines.count()) > 20);
        assert.equal(await actions(page).count(), 0);
        await page.screenshot({ path: screenshot(`watched-${variant}`) });
    }
    assert.deepEqual(wrong, []);
});

test("a player plays a game of every variant, on a phone", async () => {
    const page = await open({ width: 360, height: 740 });
    for (const variant of triqueta.variants) {
        await begin(page, variant, "1");
        for (let turns = 0; (await actions(page).count()) > 0; ++turns) {
            assert.ok(turns < 1000);
            assert.equal(await status(page).textContent(), "It's your turn");
            await (turns % 2 === 0 ? actions(page).first() : actions(page).last()).click();
            if (turns === 4) await page.screenshot({ path: screenshot(`played-${variant}`), fullPage: true });
        }
        assert.match((await status(page).textContent()) ?? "", /^The game is over/);
        const { scrollWidth } = (await page.evaluate("({ scrollWidth: document.documentElement.scrollWidth })")) as {
            scrollWidth: number;
        };
        assert.ok(scrollWidth <= 360, `${scrollWidth} wide`);
    }
    assert.deepEqual(wrong, []);
});

test("what can't be is refused with its reason, and what can be is done", async () => {
    const page = await open({ width: 360, height: 740 });
    await begin(page, "base_game", "0", 2);
    const say = async (words: string) => {
        await page.getByLabel("Or say it").fill(words);
        await page.keyboard.press("Enter");
    };
    const alert = page.getByRole("alert");
    const lines = page.getByRole("log").locator("li");
    await say("keep");
    const phase = (await alert.textContent()) ?? "";
    assert.notEqual(phase, "");
    await say("take the owl");
    assert.match((await alert.textContent()) ?? "", /^line 1, column 6: /);
    assert.equal(await lines.count(), 0);

    await say("draw 3");
    assert.equal(await alert.textContent(), "");
    assert.match((await lines.first().textContent()) ?? "", /^Seat 0: draw 3; \((rabbit|owl|deer|boar|ram|bear)\)$/);
    assert.equal(await page.getByRole("button", { name: "keep" }).count(), 1);
    assert.deepEqual(wrong, []);
});

test("words come in another language, and buttons work from the keyboard", async () => {
    const page = await open({ width: 800, height: 600 });
    await page.getByRole("combobox", { name: "Words" }).selectOption("fr");
    await begin(page, "hidden_wolves", "0", 3);
    const name = triqueta.actionText("hidden_wolves", 0, "fr");
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
    assert.match((await page.getByRole("log").textContent()) ?? "", new RegExp(`^Seat 0: ${name};`));
    assert.equal(await page.locator("#actions button:focus").count(), 1);
    assert.deepEqual(wrong, []);
});

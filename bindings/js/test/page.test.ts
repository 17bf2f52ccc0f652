import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type Page } from "playwright-core";
import { readText, root, triqueta } from "./support.js";

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

/** A page whose errors are noted. */
async function watched(page: Page): Promise<Page> {
    page.on("pageerror", (error) => wrong.push(String(error)));
    page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
    page.on("requestfailed", (request) => wrong.push(request.url()));
    await page.goto(address);
    await page.getByRole("button", { name: "Next" }).waitFor();
    return page;
}
async function open(size: { width: number; height: number }): Promise<Page> {
    return watched(await browser.newPage({ viewport: size }));
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
        assert.ok((await lines.count()) >= 11); // the shortest game: eight rows are taken, three towers chosen
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

/** How many lines of the log are of what a seat did. */
const done = (page: Page, seat: number) =>
    page
        .getByRole("log")
        .locator("li", { hasText: `Seat ${seat}:` })
        .count();

test("a watcher can't move", async () => {
    const page = await open({ width: 800, height: 600 });
    await begin(page, "base_game", "spectator", 3);
    assert.equal(await page.getByLabel("Or say it").isVisible(), false);
    await page.locator("#say").evaluate((form: HTMLFormElement) => {
        form.querySelector("input")!.value = "draw 0";
        form.requestSubmit();
    });
    assert.equal(await page.getByRole("log").locator("li").count(), 0);
    // nor by words after they have taken a seat and left it again
    await begin(page, "base_game", "0", 3);
    assert.equal(await page.getByLabel("Or say it").isVisible(), true);
    await begin(page, "base_game", "spectator", 3);
    assert.equal(await page.getByLabel("Or say it").isVisible(), false);
    // whatever has to be hidden is
    const shown = await page.locator("[hidden]").evaluateAll((all) => all.filter((one) => one.checkVisibility()));
    assert.deepEqual(shown, []);
    assert.deepEqual(wrong, []);
});

test("a double click, a double tap and a key held down are one action each", async () => {
    const page = await open({ width: 800, height: 600 });
    for (const act of [
        () => actions(page).first().dblclick(),
        () => actions(page).first().click({ clickCount: 3 }),
        async () => {
            await actions(page).first().focus();
            for (let i = 0; i < 4; ++i) await page.keyboard.down("Enter");
            await page.keyboard.up("Enter");
        },
    ]) {
        await begin(page, "base_game", "0", 2);
        await act();
        assert.equal(await done(page, 0), 1);
        await actions(page).last().click(); // and the game goes on
        assert.equal(await done(page, 0), 2);
    }

    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const touched = await watched(await phone.newPage());
    await begin(touched, "base_game", "0", 2);
    const box = (await actions(touched).first().boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await touched.touchscreen.tap(x, y);
    await touched.touchscreen.tap(x, y);
    assert.equal(await done(touched, 0), 1);
    await phone.close();
    assert.deepEqual(wrong, []);
});

test("numbers that can't be never stop the page, and the game that was goes on", async () => {
    const page = await open({ width: 800, height: 600 });
    await begin(page, "base_game", "0", 2);
    await actions(page).first().click();
    const newGame = page.getByRole("button", { name: "New game" });
    const [deal, players] = [page.getByLabel("Deal"), page.getByLabel("Players")];
    const unlimited = (input: HTMLInputElement) => {
        input.max = input.min = "";
        input.step = "any";
    };
    for (const checked of [true, false]) {
        if (!checked) for (const field of [deal, players]) await field.evaluate(unlimited); // as another page may lack them
        for (const number of ["1e300", "9007199254740992", "-1", "0.5", "1e-300"]) {
            await deal.fill(number);
            await newGame.click();
            assert.equal(await done(page, 0), 1);
            if (!checked) assert.notEqual(await page.getByRole("alert").textContent(), "");
        }
        await deal.fill("7");
        for (const number of ["1000000000", "-1000000000", "1e300", "2.5", "0"]) {
            await players.fill(number);
            await players.dispatchEvent("change");
            assert.ok((await page.getByLabel("You are").locator("option").count()) <= 6);
            await newGame.click();
            assert.equal(await done(page, 0), 1);
        }
        await players.fill("2");
        await players.dispatchEvent("change");
    }
    await actions(page).last().click();
    assert.equal(await done(page, 0), 2);
    await deal.fill("9007199254740991");
    await newGame.click();
    assert.equal(await done(page, 0), 0);
    await actions(page).first().click();
    assert.equal(await done(page, 0), 1);
    assert.deepEqual(wrong, []);
});

test("bots in workers of the browser answer, and hostile ones are errors", async () => {
    const page = await open({ width: 800, height: 600 });
    const answers = await page.evaluate(async () => {
        const address = (path: string) => new URL(path, location.href).href;
        const { load, seedFrom } = (await import(address("triqueta/index.js"))) as typeof import("triqueta");
        const { BotError, BotWorker } = (await import(
            address("triqueta/worker.js")
        )) as typeof import("triqueta/worker");
        const triqueta = await load();
        const game = triqueta.game({ variant: "hidden_wolves", players: 3 }, seedFrom(7));
        const ask = async (text: string) => {
            let bot;
            try {
                bot = await BotWorker.start(`data:text/javascript,${encodeURIComponent(text)}`, { timeout: 5000 });
                return [await bot.ask(game.view(0), { timeout: 1500 }), await bot.ask(game.view(0), { timeout: 1500 })];
            } catch (error) {
                return error instanceof BotError ? error.fault : `${error}`;
            } finally {
                bot?.stop();
            }
        };
        const bots = [
            "export default (view) => view.legal()[0]",
            "export default (view, { triqueta }) => view.complete(triqueta.dice(1)).turn",
            "export default () => -7",
            "export default () => { throw new Error('no') }",
            "export default () => 'x'",
            "export default () => () => 1",
            "export default () => { for (;;); }",
            "export default () => new Promise(() => {})",
            "export default () => { postMessage({ action: 1 }); return new Promise(() => {}) }",
            "export default () => { for (;;) postMessage({ action: 1 }) }",
            "export default () => { setTimeout(() => { throw 5 }); return new Promise(() => {}) }",
            "addEventListener('message', ({ data }) => data.port.postMessage({ action: { valueOf: 1, toString: 1 } }))\n" +
                "export default () => new Promise((soon) => setTimeout(soon, 100, 1))",
            "const ports = []; addEventListener('message', ({ data }) => { ports.push(data.port); " +
                "for (const port of ports.slice(0, -1)) port.postMessage({ action: 9 }) })\n" +
                "export default () => new Promise((soon) => setTimeout(soon, 100, 1))",
            "export const one = 1",
            "for (;;);",
        ];
        const answers = [];
        for (const bot of bots) answers.push(await ask(bot));
        return answers;
    });
    assert.deepEqual(answers, [
        [0, 0],
        [0, 0],
        [-7, -7],
        "threw",
        "answer",
        "threw",
        "timeout",
        "timeout",
        "ended",
        "ended",
        "ended",
        "answer",
        [1, 1],
        "threw",
        "timeout",
    ]);
    assert.deepEqual(wrong, []);
});

test("opponents in a worker of the browser choose as everywhere, and are cancelled", async () => {
    const page = await open({ width: 800, height: 600 });
    const vectors = JSON.stringify({
        choices: JSON.parse(readText("tests/golden/choices.json")) as unknown,
        analyses: JSON.parse(readText("tests/golden/analyses.json")) as unknown,
    });
    const found = await page.evaluate(async (text) => {
        const path = new URL("triqueta/bots.js", location.href).href;
        const { analyze, loadBots, opponent, stopOpponents } = (await import(path)) as typeof import("triqueta/bots");
        interface Vector {
            readonly key: string;
            readonly number: string;
            readonly nodes: number;
            readonly view: string;
        }
        const { choices, analyses } = JSON.parse(text) as {
            readonly choices: readonly (Vector & { readonly level: number; readonly action: number })[];
            readonly analyses: readonly (Vector & { readonly worth: number[]; readonly best: number })[];
        };
        const bytes = (hex: string) => Uint8Array.from(hex.match(/../g)!, (two) => parseInt(two, 16));
        const rolls = ({ key, number }: Vector) => ({ seed: BigInt(key), number: BigInt(number) });
        const { levels } = await loadBots();
        const other: string[] = [];
        for (const one of choices) {
            const bot = await opponent({ level: levels[one.level]!, ...rolls(one) });
            if ((await bot.choose(bytes(one.view), { nodes: one.nodes })) !== one.action) other.push(one.view);
            bot.free();
        }
        for (const one of analyses) {
            const { actions, best } = await analyze(bytes(one.view), { ...rolls(one), nodes: one.nodes });
            const means = actions.flatMap(({ action, chance, points }) => [action, chance.mean, points.mean]);
            const expected = one.worth
                .map((value, at) => (at % 7 === 0 ? value : value / 65536))
                .filter((_, at) => [0, 1, 4].includes(at % 7));
            if (means.join() !== expected.join() || actions[one.best] !== best) other.push(one.view);
        }

        const bot = await opponent({ level: "best", seed: 1 });
        const abort = new AbortController();
        let told = 0;
        const ends = choices.map(({ view }) =>
            bot
                .choose(bytes(view), {
                    nodes: 100_000_000,
                    signal: abort.signal,
                    onProgress: () => void (++told === 3 && abort.abort()),
                })
                .then(
                    () => "chosen",
                    (error: Error) => error.name,
                ),
        );
        const cancelled = (await Promise.all(ends)).includes("AbortError");
        const goesOn = typeof (await bot.choose(bytes(choices[0]!.view))) === "number";
        const refused = await bot.choose(bytes(choices[0]!.view).subarray(0, 20)).then(
            () => "",
            (error: { readonly reason?: string }) => error.reason,
        );
        stopOpponents();
        return { asked: choices.length + analyses.length, other, cancelled, goesOn, refused };
    }, vectors);
    assert.ok(found.asked > 120);
    assert.deepEqual(
        { ...found, asked: 0 },
        { asked: 0, other: [], cancelled: true, goesOn: true, refused: "bytes_too_short" },
    );
    assert.deepEqual(wrong, []);
});

/** What a new player stumbled over: choices that gain nothing, cards that are blocked, sums, hints, and the way to the rules. */
import { load, type Game, type TriquetaView } from "triqueta";
import { loadBots } from "triqueta/bots";
import { examine, fits, largeEnough } from "./manners.ts";
import { begin, choices, desk, expect, open, petals, phone, tap, test } from "./table.ts";
import type { Page } from "@playwright/test";

const first = "You";

test("a question comes before an empty row is taken, and can be switched off", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, { pace: "calm" });
    await begin(page, { game: "Triqueta", deal: 7, first });
    const row = page.locator(".row").nth(1);
    await row.click();
    const question = page.getByRole("dialog", { name: "Take row 2, which is empty?" });
    await expect(question).toContainText("You would get no tokens, and be out of the round.");
    await examine(page, "the question");
    await largeEnough(page);
    await question.getByRole("button", { name: "No, not yet" }).click();
    await expect(question).toBeHidden();
    await expect(page.locator(".own .tag")).toHaveCount(0);
    await tap(row);
    await question.getByRole("button", { name: "Yes, do it" }).click();
    await expect(page.locator(".own .tag")).toHaveText("out of the round");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Ask before a choice that gains nothing").uncheck();
    await page.keyboard.press("Escape");
    await tap(row);
    await expect(page.locator(".own .tag")).toHaveText("out of the round");
});

for (const [game, size, rule] of [
    ["Triqueta: Hidden Wolves", phone, "Two light tokens must go in different ways."],
    ["The 21/15/9-card game", desk, "1, 2 and 3 of one cut are a triangle, whatever their colours."],
] as const)
    test(`the rules of the game are at hand while it is set up and played: ${game}`, async ({ page }) => {
        await page.setViewportSize(size);
        await open(page);
        await page.getByRole("article").filter({ hasText: game }).getByRole("link", { name: "Play bots" }).click();
        if (game !== "The 21/15/9-card game") await page.getByRole("button", { name: "Remove Fern" }).click();
        await page.getByRole("button", { name: "Rules of this game" }).click();
        await expect(page.getByRole("dialog")).toContainText(rule);
        await examine(page, "the rules before the game");
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Start" }).click();
        await page.getByRole("button", { name: "Rules of this game" }).click();
        const panel = page.getByRole("complementary", { name: "Rules of this game" });
        await expect(panel).toContainText(rule);
        await examine(page, "the rules in the game");
        await largeEnough(page);
        await fits(page);
        await panel.getByRole("button", { name: "Close" }).click();
        await expect(panel).toBeHidden();
    });

/** Opens a match that stands as this game does. The viewer is at seat 0. */
async function openAs(page: Page, game: Game): Promise<void> {
    const id = "0123456789abcdef0123456789abcdef";
    const save = [...new Uint8Array(game.save())];
    const { variant } = game.options;
    await page.evaluate(
        ({ id, save, variant }) =>
            new Promise<void>((done) => {
                const opening = indexedDB.open("triqueta", 1);
                // The page may not have come to it yet.
                opening.onupgradeneeded = () => opening.result.createObjectStore("matches", { keyPath: "id" });
                opening.onsuccess = () => {
                    const writing = opening.result.transaction("matches", "readwrite");
                    const players = [
                        { kind: "person", name: "You" },
                        { kind: "bot", level: "easy", name: "Moss" },
                    ];
                    writing.objectStore("matches").put({ id, variant, players, changed: 1, isOver: false, save: new Uint8Array(save) });
                    writing.oncomplete = () => {
                        opening.result.close();
                        done();
                    };
                };
            }),
        { id, save, variant },
    );
    await page.goto(`/#/match/${id}`);
    await expect(page.locator(".clearing")).toBeVisible();
}

/** A game of bots in which seat 0 is to move in a position like this. */
async function played(isWanted: (game: Game) => boolean, variant: "race" | "hidden_wolves_duel" = "race"): Promise<Game> {
    const triqueta = await load();
    const bots = await loadBots();
    for (let seed = 1; seed < 200; ++seed) {
        const game = triqueta.game({ variant, players: 2 }, new Uint8Array(32).fill(seed));
        const bot = bots.bot({ level: "easy", seed });
        while (typeof game.turn === "number") {
            if (game.turn === 0 && isWanted(game)) return game;
            using view = game.view(game.turn);
            game.play(game.turn, bot.choose(view));
        }
        game.free();
    }
    throw new Error("no such position");
}

const completions = Array.from({ length: 648 }, (_, i) => 38 + i);
const endAndCall = 862;

test("a card that can't be played because nobody has called says so", async ({ page }) => {
    using game = await played((one) => completions.some((action) => one.whyNot(0, action)?.reason === "race_not_called"));
    await page.setViewportSize(phone);
    await open(page);
    await openAs(page, game);
    await expect(page.locator(".task")).toContainText("Before you can play your last card, you must call last round at the end of a turn.");
    const blocked = page.locator('.own > .lanes .card-button[aria-disabled="true"]');
    const free = page.locator('.own > .lanes .card-button[aria-disabled="false"][aria-pressed="false"]');
    while ((await free.count()) > 0) await tap(free.first());
    await page.waitForTimeout(360);
    await blocked.first().click({ force: true });
    await expect(page.getByRole("alert")).toHaveText(/nobody has called last round\.\s*R9/);
    await fits(page);
});

test("the prompt names the call of the last round, first where it can succeed", async ({ page }) => {
    using game = await played((one) => one.legal().includes(endAndCall) && (one.view(0).field("in_hand") as readonly number[])[0]! > 6);
    await page.setViewportSize(phone);
    await open(page);
    await openAs(page, game);
    await expect(page.locator(".task")).toHaveText("End your turn, with or without calling last round.");
    await page.getByText("Call last round …").click();
    await tap(page.getByRole("button", { name: /^End your turn and call last round/ }));
    const question = page.getByRole("dialog", { name: "Call last round although it can't succeed?" });
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "No, not yet" }).click();
    await expect(page.locator(".last-round")).toBeVisible();
});

test("undo says why it isn't possible", async ({ page }) => {
    await open(page, { pace: "calm" });
    await begin(page, { game: "Triqueta", deal: 7, first });
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.click({ force: true });
    await expect(page.getByRole("alert")).toHaveText("There is nothing to undo: you haven't chosen anything yet.");
    await tap(petals(page).first());
    await expect(page.locator(".drop")).toBeVisible();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(undo).toBeDisabled();
    await undo.click({ force: true });
    await expect(page.getByRole("alert")).toHaveText(/since your last choice, somebody has seen something that was hidden\.$/);
});

test("the pieces of which one is saved are marked as what can be tapped", async ({ page }) => {
    const save = 686;
    using game = await played((one) => one.legal().some((action) => action >= save && action < save + 3) && one.legal().length > 1);
    await open(page);
    await openAs(page, game);
    await expect(page.locator(".task")).toHaveText("Which piece do you save? The others are discarded.");
    const outlines = await page.locator(".bench .card").evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
    expect(outlines.length).toBeGreaterThan(1);
    expect(new Set(outlines)).toEqual(new Set(["solid"]));
});

for (const game of ["Triqueta", "The 21/15/9-card game"] as const)
    test(`a hint marks what it names: ${game}`, async ({ page }) => {
        await open(page);
        await begin(page, { game, deal: 7, first });
        const marked = page.locator('[data-judged="hinted"]');
        await expect(marked).toHaveCount(0);
        await page.getByRole("button", { name: "Hint" }).click();
        await expect(page.getByRole("note")).toHaveText(/ % to win\./);
        await expect(marked.first()).toBeVisible();
        await tap(choices(page).first());
        await expect(marked).toHaveCount(0);
    });

test("a number at a row is what all of the row would bring, before and after a token is laid", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, { pace: "calm" });
    await begin(page, { game: "Triqueta", deal: 7, first, players: 2 });
    const row = page.locator(".row").first();
    const number = async (behind: string) =>
        Number(new RegExp(`${behind}([+−]\\d+)`).exec(await row.innerText())?.[1]?.replace("−", "-"));
    let bare = 0;
    for (let laid = 1; laid <= 3; ++laid) {
        await tap(petals(page).first());
        await expect(page.locator(".drop")).toBeVisible();
        expect(await number("now ")).toBe(bare);
        const then = await number("with it ");
        await tap(row);
        await expect(row).not.toContainText("with it"); // the bot takes its time
        expect(await number("")).toBe(then);
        await page.getByRole("button", { name: "Skip ahead" }).click();
        await expect(petals(page).first()).toBeVisible();
        if (!(await row.locator(".worth b").isVisible())) break; // the bot took it
        bare = await number("");
    }
});

test("on a phone, rows and what is one's own stay where they are while a token is placed and others move", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, { pace: "fast" });
    await begin(page, { game: "Triqueta: Hidden Wolves", deal: 7, first, players: 2 });
    const places = async () =>
        Promise.all([".row >> nth=0", ".row >> nth=1", ".own"].map(async (one) => Math.round((await page.locator(one).boundingBox())!.y)));
    await expect(petals(page).first()).toBeVisible();
    const start = await places();
    expect((await page.locator(".own").boundingBox())!.y + 100).toBeLessThan(phone.height);
    await tap(petals(page).first());
    expect(await places()).toEqual(start);
    await tap(petals(page).first());
    await expect(page.locator(".drop").first()).toBeVisible();
    expect(await places()).toEqual(start);
    await tap(page.locator(".row").nth(1));
    await expect(page.locator(".drop").first()).toBeVisible();
    expect(await places()).toEqual(start);
    await tap(page.locator(".drop").first());
    await expect(page.getByRole("button", { name: "Skip ahead" })).toBeVisible();
    expect(await places()).toEqual(start);
    await expect(petals(page).first()).toBeVisible();
    expect(await places()).toEqual(start);
});

test("shadow tokens are shown to who drew them before the next player moves", async ({ page }) => {
    const tableOf = (game: Game) => (game.view(0).json() as TriquetaView).table;
    using game = await played((one) => {
        const { phase, tower, drawn, left } = tableOf(one);
        return phase === "second_draw" && tower > 0 && drawn[0] === 1 && left.includes(1);
    }, "hidden_wolves_duel");
    await page.setViewportSize(phone);
    await open(page, { pace: "calm" });
    await openAs(page, game);
    await tap(page.locator(`[data-spot="column-${tableOf(game).left.indexOf(1)}"]`));
    await expect(page.locator(".shadow-seen")).toHaveCount(2);
    await expect(page.locator(".task")).toHaveText(/^Drawn from the shadows, and kept face down: \w+ and \w+\.\s*$/);
    await fits(page);
    await page.screenshot({ path: test.info().outputPath("shadows.png") });
});

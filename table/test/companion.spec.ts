import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { load, seedFrom, type TriquetaView } from "triqueta";
import { loadBots } from "triqueta/bots";
import { follow } from "../src/host/companion.ts";
import type { Tap, Told } from "../src/host/protocol.ts";
import { desk, expect, open, phone, test } from "./table.ts";
import { examine, fits, largeEnough } from "./manners.ts";

interface Game {
    readonly game?: string;
    readonly viewer?: string;
    readonly players?: number;
}

async function followGame(page: Page, { game = "Triqueta", viewer, players = 3 }: Game = {}): Promise<void> {
    await open(page);
    await page.locator('a[href="#/companion"]').click();
    await page.getByLabel("New game").selectOption({ label: game });
    if (players === 2 && !game.endsWith("two")) await page.getByRole("button", { name: "Remove Player 3" }).click();
    if (viewer !== undefined) await page.getByLabel("Who holds the device").selectOption({ label: viewer });
    await page.getByRole("button", { name: "Follow a game" }).click();
    await expect(page.locator(".ask")).toBeVisible();
}

const told = (page: Page) => page.locator(".told");
const alert = (page: Page) => page.getByRole("alert");

/** Taps, not so fast that it is a double tap. */
async function tap(page: Page, ...names: readonly string[]): Promise<void> {
    for (const name of names) {
        await page.waitForTimeout(360);
        await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    }
}

test("a game is followed by taps, and what the rules forbid is refused with the rule", async ({ page }) => {
    await followGame(page);
    await tap(page, "Column 3", "owl", "Lay at row 2");
    await expect(told(page)).toHaveText("Player 1 lays an owl at row 2.");
    await expect(page.getByRole("button", { name: "Column 3, 2 high" })).toBeVisible();
    await expect(page.locator(".unseen tr[data-animal='1'] td")).toHaveText("9 15 %");
    await tap(page, "Column 3");
    await expect(told(page)).toHaveText("Player 2 draws a token from column 3.");
    await tap(page, "Lay at row 1");
    await expect(alert(page)).toHaveText("Choose the animal first.");
    await tap(page, "Keep it");
    await expect(page.locator(".told-players li").nth(1)).toContainText("1 kept");
    await tap(page, "Take row 2");
    await tap(page, "Take row 2");
    await expect(alert(page)).toHaveText("That row has been taken already.B11");
    await expect(told(page)).toHaveText("Player 3 takes row 2 (an owl) and is out of the round.");
    await tap(page, "Column 3");
    await expect(alert(page)).toBeHidden();
    await tap(page, "bear", "Lay at row 1", "Column 3");
    await expect(alert(page)).toHaveText(/\.B8$/);

    await page.reload();
    await expect(told(page)).toHaveText("Player 1 lays a bear at row 1.");
    await tap(page, "Undo");
    await expect(page.locator(".ask")).toHaveText(/^Player 1 has a token\./);
    await page.getByRole("button", { name: "End this game" }).click();
    await expect(page.getByRole("button", { name: "Follow a game" })).toBeVisible();
});

test("the player who holds the device enters what they see, and it is unseen no more", async ({ page }) => {
    await followGame(page, { viewer: "Player 1" });
    await tap(page, "Column 1", "ram");
    await expect(told(page)).toHaveText("You see a ram.");
    await expect(page.locator(".unseen tr[data-animal='4'] td")).toHaveText("9 15 %");
    await tap(page, "Keep it");
    await tap(page, "Column 1");
    await expect(page.locator(".ask")).toHaveText(/^Player 2 has a token\. Tap its animal/);
});

test("Hidden Wolves for two: two tokens, different ways, shadows", async ({ page }) => {
    await followGame(page, { game: "Triqueta: Hidden Wolves for two" });
    await tap(page, "Column 1", "Column 1", "owl", "Lay at row 1", "owl", "Lay at row 2");
    await expect(alert(page)).toHaveText(/D4$/);
    await tap(page, "Into the box", "Take row 2", "Take row 1", "Tower 2");
    for (let i = 0; i < 3; ++i) await tap(page, "Column 1");
    await expect(page.locator(".ask")).toBeVisible();
    await expect(page.locator(".unseen tr[data-animal='6'] td")).toHaveText(["0 0 %", "9 60 %"]);
});

for (const game of ["Triqueta", "Triqueta: Hidden Wolves"])
    test(`after the last tower of ${game} the score pad has what lay open`, async ({ page }) => {
        await followGame(page, { game, players: 2 });
        await tap(page, "Column 1", "bear", "Lay at row 1", "Take row 1", "Take row 2");
        for (const tower of [2, 3, 4]) {
            await tap(page, `Tower ${tower}`, "Take row 1");
            // The last one draws a whole column of the last tower: in Hidden Wolves a shadow token lies below.
            if (tower === 4) for (let i = 0; i < 3; ++i) await tap(page, "Column 1", "owl", "Lay at row 2");
            if (tower === 4 && game !== "Triqueta") await tap(page, "Column 1");
            await tap(page, "Take row 2");
        }
        await expect(page.locator(".ask")).toHaveText(/^The towers are gone/);
        await tap(page, "On to the score pad");
        await expect(page.getByRole("combobox").first()).toHaveValue(game === "Triqueta" ? "base_game" : "hidden_wolves");
        const points = page.locator(".pad-player header output");
        await expect(points).toHaveCount(2);
        await expect
            .poll(async () => (await points.allTextContents()).reduce((all, one) => all + Number(one), 0))
            .toBe(1 + 6 + 1 + 3); // a bear, three owls, the rock, three tiles
    });

/** The places where the words say what a token is: laid at a row. */
const laysAtRow = (action: number) => action >= 10 && action < 15;

for (const variant of ["base_game", "base_game_duel", "hidden_wolves", "hidden_wolves_duel"] as const)
    test(`at the end of ${variant} the companion knows what the one who holds the device best adds`, async () => {
        const [triqueta, bots] = await Promise.all([load(), loadBots()]);
        let decided = 0;
        for (let seed = 0; seed < 12; ++seed) {
            const players = variant.endsWith("duel") ? 2 : 3;
            using game = triqueta.game({ variant, players, first: 0 }, seedFrom(seed));
            using bot = bots.bot({ level: "easy", seed });
            const taps: Tap[] = [];
            let best: number | null = null;
            while (typeof game.turn === "number") {
                const seat = game.turn;
                using view = game.view(seat);
                const { table, own } = view.json() as TriquetaView;
                if (table.phase === "decide") {
                    if (seat === 0) {
                        const scores = view.legal().map((action) => {
                            using trial = game.exactCopy();
                            trial.play(0, action);
                            while (typeof trial.turn === "number") trial.play(trial.turn, trial.legal()[0]!);
                            return trial.points()[0]!;
                        });
                        best = Math.max(...scores);
                    }
                    game.play(seat, view.legal()[0]!);
                    continue;
                }
                const action = bot.choose(view);
                taps.push({ action, animal: laysAtRow(action) ? own!.own_drawn[0]! : null });
                const before = game.moment;
                game.play(seat, action);
                if (seat !== 0) continue;
                for (let place = before + 1; place < game.moment; ++place) {
                    const { outcome } = game.happened(place);
                    if (outcome !== null) taps.push({ action: null, animal: outcome });
                }
            }
            const told: Told = { variant, names: Array.from({ length: players }, (_, i) => `${i}`), first: 0, viewer: 0, taps };
            const { end, decision, refusal } = follow(triqueta, told, "en");
            expect(refusal).toBe(null);
            expect(end).not.toBe(null);
            if (decision === null) continue;
            ++decided;
            if (best !== null) expect(decision.points).toBe(best);
            expect(decision.pile.reduce((a, b) => a + b)).toBeGreaterThan(0);
        }
        expect(decided).toBeGreaterThan(2);
    });

test("whatever is told, the companion takes it or refuses it with words", async () => {
    const triqueta = await load();
    const dice = triqueta.dice(9);
    let longest = 0;
    let refused = 0;
    for (let game = 0; game < 40; ++game) {
        const variant = dice.pick(["base_game", "hidden_wolves", "hidden_wolves_duel"] as const);
        const players = variant === "hidden_wolves_duel" ? 2 : 2 + dice.below(4);
        const names = Array.from({ length: players }, (_, seat) => `${seat}`);
        let told: Told = { variant, names, first: dice.below(players), viewer: dice.pick([null, 0, players - 1]), taps: [] };
        for (let taps = 0; taps < 300; ++taps) {
            const tap: Tap = { action: dice.below(8) === 0 ? null : dice.below(45), animal: dice.below(3) === 0 ? null : dice.below(8) };
            const now = follow(triqueta, { ...told, taps: [...told.taps, tap] }, dice.pick(["en", "de", "fr"]));
            if (now.refusal !== null) ++refused;
            assert.notEqual(now.refusal?.text, "");
            assert.ok(now.told.taps.length <= told.taps.length + (now.refusal === null ? 1 : 0));
            told = now.told;
            if (now.end !== null) break;
        }
        longest = Math.max(longest, told.taps.length);
    }
    expect(refused).toBeGreaterThan(1000);
    expect(longest).toBeGreaterThan(20);
});

test("what is stored and is no game is left alone", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("companion", '{"variant":"race","names":["A","B"],"taps":[]}'));
    await open(page);
    await page.goto("/#/companion");
    await expect(page.getByRole("button", { name: "Follow a game" })).toBeVisible();
});

for (const [name, size, colorScheme] of [
    ["a phone in the light", phone, "light"],
    ["a desk in the dark", desk, "dark"],
] as const)
    test(`the companion on ${name}: axe, sizes, width`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await followGame(page, { game: "Triqueta: Hidden Wolves" });
        await tap(page, "Column 3", "owl", "Lay at row 2", "Column 3");
        await examine(page, "a token to be told");
        await largeEnough(page);
        await fits(page);
        await tap(page, "End this game");
        await examine(page, "a new game");
        await largeEnough(page);
        await fits(page);
    });

import { load, seedFrom, type Game, type Triqueta } from "triqueta";
import { loadBots, type Bots } from "triqueta/bots";
import { endAndCall, prospectsOf } from "../src/host/prospects.ts";
import { Review, type Judge, type JudgedMove } from "../src/host/review.ts";
import { gradeOf, shareOf, turningPoints } from "../src/report/figures.ts";
import { playCards } from "./cards.ts";
import { examine, fits, largeEnough } from "./manners.ts";
import { begin, desk, expect, open, phone, playOn, scenes, test } from "./table.ts";
import type { Page } from "@playwright/test";

// ------------------------------------------------------------------------------------------------ without a page

/** What has a smaller number draws or discards. */
const firstComplete = 38;

/** A whole game of bots. */
function played(triqueta: Triqueta, bots: Bots, variant: "hidden_wolves_duel" | "mayhem" | "race", seed: number): Game {
    const game = triqueta.game({ variant, players: 2 }, seedFrom(seed));
    const bot = bots.bot({ level: "easy", seed });
    while (typeof game.turn === "number") {
        using view = game.view(game.turn);
        game.play(game.turn, bot.choose(view));
    }
    return game;
}

for (const variant of ["hidden_wolves_duel", "mayhem", "race"] as const)
    test(`every choice of ${variant} is judged from its player's view alone, and goes on after a stop`, async () => {
        const [triqueta, bots] = await Promise.all([load(), loadBots()]);
        using game = played(triqueta, bots, variant, 5);
        using analysis = bots.analysis();
        let asked = 0;
        const judge: Judge = async (bytes, action, seed) => {
            using view = triqueta.viewFromSnapshot(bytes);
            const { viewer } = view;
            expect(view.turn).toBe(viewer);
            expect(view.legal()).toContain(action);
            expect(view.distinct().length).toBeGreaterThan(1);
            const choice = choices[asked++]!;
            expect([viewer, action, seed]).toEqual([choice.seat, choice.action, choice.step + 1]);
            const worth = analysis.analyze(view, { nodes: 300 });
            return { best: worth[analysis.best]!, played: worth[analysis.placeOf(action)]! };
        };
        const choices: { seat: number; action: number; step: number }[] = [];
        let step = 0;
        for (let moment = 0; moment < game.moment; ++moment) {
            const { seat, action } = game.happened(moment);
            if (action === null || typeof seat !== "number") continue;
            using view = game.view(seat, moment);
            if (view.distinct().length > 1) choices.push({ seat, action, step });
            ++step;
        }
        const review = new Review(triqueta, game);
        expect(review.progress).toEqual({ done: 0, all: choices.length });
        while (!review.isDone) {
            // One that is stopped leaves nothing behind.
            await expect(review.judgeNext(() => Promise.reject(new Error("stopped")))).rejects.toThrow("stopped");
            await review.judgeNext(judge);
        }
        expect(asked).toBe(choices.length);
        for (const { cost, chance, best } of review.moves) {
            expect(chance).toBeLessThanOrEqual(best.chance);
            expect([0, best.chance - chance]).toContain(cost);
        }
        // The same again, as it is stored.
        expect(new Review(triqueta, game, structuredClone(review.moves)).isDone).toBe(true);
        const told = review.told(0, { language: "en", names: ["Ada", "Bo"] });
        told.forEach((move) => {
            expect(move.done).toMatch(move.seat === 0 ? /^You / : /^Bo /);
            expect(move.better === null).toBe(gradeOf(move) === "good");
            if (move.better !== null) expect(move.better).not.toBe(move.done);
        });
    });

test("a call of the last round that was sure to succeed, and did, costs nothing; what others did does", async () => {
    test.slow();
    const [triqueta, bots] = await Promise.all([load(), loadBots()]);
    // A judge that prefers something else to every move.
    const judge: Judge = async (_, action) => ({
        best: { action: -1, chance: { mean: 0.9, error: 0.01 } },
        played: { action, chance: { mean: 0.1, error: 0.01 } },
    });
    let found = 0;
    for (let seed = 0; seed < 60 && found < 2; ++seed) {
        using game = played(triqueta, bots, "race", seed);
        const [winner] = game.winners();
        const review = new Review(triqueta, game);
        while (!review.isDone) await review.judgeNext(judge);
        const call = review.moves.findLast(({ seat, action }) => seat === winner && action === endAndCall);
        for (const { seat, cost } of review.moves.filter((one) => one.seat !== winner || one.step < (call?.step ?? 0)))
            expect([seed, seat, cost]).toEqual([seed, seat, expect.closeTo(0.8)]);
        if (call === undefined) continue;
        using view = game.view(winner!, call.moment);
        const hasMovedOn = review.moves.some(({ seat, step, action }) => seat === winner && step > call.step && action < firstComplete);
        if (prospectsOf(triqueta, view)!.call !== "sure" || hasMovedOn) continue;
        expect([seed, call.cost]).toEqual([seed, 0]);
        ++found;
    }
    expect(found).toBe(2);
});

const move = (step: number, seat: number, best: number, cost: number): JudgedMove => ({
    ...{ step, seat, moment: step, action: 0, cost, chance: best - cost },
    best: { action: 1, chance: best },
});

test("costs have the marks of the terminal's report", () => {
    const costs = [0, 0.0149, 0.015, 0.0449, 0.045, 0.0949, 0.095, 0.6];
    expect(costs.map((cost) => gradeOf({ cost }))).toEqual([
        ...["good", "good", "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder", "blunder"],
    ]);
    const moves = [move(0, 0, 0.5, 0), move(1, 1, 0.5, 0.2), move(2, 0, 0.6, 0.04), move(3, 0, 0.5, 0.1)];
    expect(shareOf(moves, 0)).toEqual({ good: 1, all: 3, cost: 0.07 });
    expect(shareOf(moves, 1)).toEqual({ good: 0, all: 1, cost: 0.2 });
    expect(shareOf(moves, 2)).toEqual({ good: 0, all: 0, cost: 0 });
});

test("turning points are the five largest changes of ten percent and more, in order, the result among them", () => {
    const moves = [0.5, 0.41, 0.7, 0.48, 0.9, 0.1, 0.3].map((best, step) => move(step, 0, best, 0));
    const found = turningPoints(moves, [1, 0]);
    expect(found.map(({ move: { step }, after }) => [step, after])).toEqual([
        ...[[1, 0.7], [2, 0.48], [3, 0.9], [4, 0.1], [6, 1]],
    ]);
    expect(turningPoints([move(0, 0, 0.95, 0), move(1, 1, 0.05, 0)], [1, 0])).toEqual([]);
});

// ------------------------------------------------------------------------------------------------ on the page

const reports = (page: Page) =>
    page.evaluate(() =>
        (window as unknown as { posted: { kind: string; report: { progress: { done: number; all: number }; moves: JudgedMove[] | null } }[] }).posted
            .filter(({ kind }) => kind === "report")
            .map(({ report }) => report),
    );

const showAll = async (page: Page) => {
    const all = page.getByRole("button", { name: "Show all" });
    if (await all.isVisible()) await all.click();
};

test("the report is made with progress, can be stopped, shows each position, and is kept", async ({ page }) => {
    await page.setViewportSize(desk);
    await open(page);
    await begin(page, { game: "Triqueta", players: 2, deal: 7, first: "You" });
    await playOn(page, (choice) => choice.click());
    await page.getByRole("button", { name: "Show all" }).click();
    await page.locator(".final").getByRole("button", { name: "Game report" }).click();
    await expect(page.getByText(/^Judging choice \d+ of \d+/)).toBeVisible();
    await page.getByRole("button", { name: "Stop" }).click();
    const before = (await reports(page)).at(-1)!.progress.done;
    await page.waitForTimeout(500);
    expect((await reports(page)).at(-1)!.progress.done).toBe(before);
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByRole("img", { name: /^Chances to win over the game\. You: between \d+ % and \d+ %, in the end \d+ %\.$/ })).toBeVisible({
        timeout: 90_000,
    });
    const { moves } = (await reports(page)).at(-1)!;
    const share = shareOf(moves!, 0);
    await expect(page.locator(".found")).toContainText(`You: ${share.good} of ${share.all} choices were good`);

    // A tap on a move shows the table before it, as its player saw it.
    await page.locator(".choosers button", { hasText: "Moss" }).click();
    await page.getByLabel("All choices").selectOption("all");
    const items = page.locator(".found section").first().getByRole("listitem");
    const others = moves!.filter(({ seat }) => seat === 1);
    await expect(items).toHaveCount(others.length);
    const placed = others.findIndex(({ action }) => action >= 10 && action <= 15);
    await items.nth(placed).getByRole("button").click();
    await expect(page.getByRole("note")).toContainText(`Move ${others[placed]!.step + 1}. Moss`);
    const scene = (await scenes(page)).at(-1)!;
    expect(scene.situation !== "covered" && [scene.viewer, scene.reviewed, scene.view.turn]).toEqual([1, others[placed]!.step, 1]);
    await expect(page.locator(".in-hand .token")).toHaveCount(1); // which only Moss had seen
    await expect(page.locator(".board [data-judged]").first()).toBeAttached();
    await page.getByRole("button", { name: "Later move" }).click();
    await expect(page.getByRole("note")).toContainText(`Move ${others[placed + 1]!.step + 1}. Moss`);
    await page.getByRole("button", { name: "Back to now" }).click();
    await expect(page.locator(".final")).toBeVisible();

    // Its words change with the language, and it isn't made again.
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Language").selectOption("de");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Spielbericht" })).toBeVisible();
    await expect(items.first()).toContainText(/^\s*\d+.*Moss (zieht|nimmt|legt|behält)/);
    await page.reload();
    await page.getByRole("button", { name: "Spielbericht" }).first().click();
    await expect(page.locator(".chart")).toBeVisible();
    expect((await reports(page)).map(({ progress }) => progress.done)).not.toContain(0);
    expect((await reports(page)).at(-1)!.moves).toMatchObject(moves!.map(({ step, cost }) => ({ step, cost })));
});

for (const [game, size, colorScheme] of [
    ["Triangle Mayhem", phone, "dark"],
    ["The 21/15/9-card game", phone, "light"],
    ["Triqueta: Hidden Wolves", desk, "dark"],
] as const)
    test(`${game}: the report for everybody, of several at one device`, async ({ page }) => {
        test.slow();
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await open(page);
        await begin(page, { game, way: "Pass the phone", players: 2, deal: 7 });
        await (game.startsWith("Triqueta") ? playOn(page, (choice) => choice.click()) : playCards(page, (choice) => choice.click()));
        await showAll(page);
        await page.locator(".final").getByRole("button", { name: "Game report" }).click();
        await expect(page.getByText(/^Judging choice/)).toBeVisible();
        await examine(page, "the report is made");
        await largeEnough(page);
        await expect(page.locator(".chart")).toBeVisible({ timeout: 150_000 });
        await examine(page, "the report");
        await largeEnough(page);
        await fits(page);
        await page.getByLabel("All choices").selectOption("all");
        await page.locator(".judged-moves button").first().click();
        await expect(page.getByRole("note")).toContainText(/^\s*\S+\s*\w*\s*Move \d+\. Player \d/);
        await examine(page, "a move of the report");
        await largeEnough(page);
        await fits(page);
    });

import type { Page } from "@playwright/test";
import { own, playCards, targets } from "./cards.ts";
import { begin, desk, expect, open, phone, press, scenes, tap, test, type Begin } from "./table.ts";

const games: readonly (Begin & { readonly title: string })[] = [
    { title: "Triangle Mayhem for three", game: "Triangle Mayhem" },
    { title: "Triangle Mayhem for two, fast", game: "Triangle Mayhem", players: 2, fast: true },
    { title: "Triangle Mayhem for 27", game: "Triangle Mayhem", players: 27 },
    { title: "the 21-card game for two", game: "The 21/15/9-card game", players: 2 },
    { title: "the 15-card game for three", game: "The 21/15/9-card game" },
    { title: "the 9-card game for six", game: "The 21/15/9-card game", players: 6 },
];

games.forEach(({ title, ...how }, i) => {
    test(`${title}: a whole game against bots, ${i % 2 ? "by the keyboard" : "by the mouse"}`, async ({ page }) => {
        test.slow();
        await page.setViewportSize(i === 0 || i === 3 ? desk : phone);
        await open(page);
        await begin(page, how);
        const fits = async () => {
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
        };
        await playCards(page, async (choice) => {
            await fits();
            await (i % 2 ? press(choice) : choice.click());
        });
        const all = page.getByRole("button", { name: "Show all" });
        if (await all.isVisible()) await all.click();
        await expect(page.getByRole("heading", { name: /win/ })).toBeVisible();
        await fits();
    });
});

test("a game of Triangle Mayhem by touch on a phone, and a rematch by the same rules", async ({ browser }) => {
    const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await open(page);
    await begin(page, { game: "Triangle Mayhem", players: 2, fast: true });
    await playCards(page, (choice) => choice.tap());
    await page.getByRole("button", { name: "Show all" }).tap();
    await page.getByRole("button", { name: "Rematch" }).tap();
    await expect(page.locator(".clearing")).toBeVisible();
    const scene = (await scenes(page)).at(-1)!;
    expect(scene.situation !== "covered" && scene.view.options).toEqual({ fast: true });
    await context.close();
});

test("only triangles that a piece fits light up, with what it would bring", async ({ page }) => {
    await open(page);
    await begin(page, { game: "Triangle Mayhem", deal: 7, first: "You" });
    await expect(targets(page)).toHaveCount(0);
    await expect(own(page)).toHaveCount(3);
    await own(page).first().click();
    await expect(targets(page)).toHaveCount(1); // nothing lies there yet
    await expect(targets(page)).toHaveAccessibleName("Start a triangle with horizontal 1 pink");
    await tap(targets(page));
    await own(page).first().click();
    await expect(targets(page)).toHaveCount(1); // what fits an open triangle may not start one
    await expect(targets(page)).toHaveAccessibleName("Open triangle: horizontal 1 pink, 2 of 3");
    await tap(own(page).first());
    await expect(targets(page)).toHaveCount(0);
});

test("the points that a triangle promises are the points that it brings", async ({ page }) => {
    await open(page);
    await begin(page, { game: "Triangle Mayhem", players: 2 });
    let promised = 0;
    await playCards(page, async (choice) => {
        const points = /(\d)$/.exec((await choice.getAttribute("data-completes")) === "true" ? await choice.innerText() : "");
        promised += Number(points?.[1] ?? 0);
        await choice.click();
    });
    await page.getByRole("button", { name: "Show all" }).click();
    expect(promised).toBeGreaterThan(0);
    await expect(page.locator(".final tfoot td").first()).toHaveText(`${promised}`);
});

test("chosen pieces lie together, and what they save is told before", async ({ page }) => {
    await open(page);
    await begin(page, { game: "The 21/15/9-card game", deal: 7, first: "You" });
    await expect(page.locator(".bench")).toHaveText("Or choose pieces of a triangle that you can complete.");
    await page.getByRole("button", { name: "centered 1 red", exact: true }).click();
    await expect(page.locator(".bench .hint")).toHaveText("Choose the pieces that go with it.");
    await page.getByRole("button", { name: "2 × centered 2 red" }).click();
    await page.getByRole("button", { name: "centered 3 red", exact: true }).click();
    await expect(page.locator(".complete")).toHaveAccessibleName(
        "Complete centered 1 red, centered 2 red, centered 3 red Pure: all 3 pieces are saved. 12 cards are left.",
    );
    await page.getByRole("button", { name: "centered 3 green", exact: true }).click(); // in place of the red one
    await expect(page.locator(".complete small")).toHaveText("Unpure: you save one piece and discard 2. 12 cards are left.");
    await page.locator(".complete").click();
    await expect(page.locator(".task")).toHaveText("Which piece do you save? The others are discarded.");
    await tap(page.locator(".bench .card-button").first());
    await expect(page.locator(".own-saved .card-button")).toHaveAccessibleName("centered 1 red");
    await expect(page.locator(".own .points")).toHaveText("12 cards in hand");
});

test("a call of the last round is explained, and one that can't succeed warned of", async ({ page }) => {
    await open(page);
    await begin(page, { game: "The 21/15/9-card game", deal: 7, first: "You" });
    await page.locator('.stack[data-action="0"]').click();
    await own(page).first().click();
    await tap(page.locator(".discards"));
    await page.getByText("Call last round …").click();
    await expect(page.locator(".verdict")).toHaveText("You can't empty your hand in your next turn: a call only helps the others.");
    await expect(page.getByRole("button", { name: "End your turn and call last round this call can't succeed" })).toBeVisible();
});

for (const game of ["Triangle Mayhem", "The 21/15/9-card game"] as const) {
    test(`${game}: undo, a hint in drawings, the story and its slider, a reload`, async ({ page }) => {
        await page.setViewportSize(desk);
        await open(page);
        await begin(page, { game, deal: 7, first: "You", players: 2 });
        await page.getByRole("button", { name: "Hint" }).click();
        await expect(page.getByRole("note")).toHaveText(/: \d+ % to win\./);
        const undo = page.getByRole("button", { name: "Undo" });
        const before = await own(page).count();
        // What a player lays from the hand is seen by all, so it stays; a card that all had seen can be given back.
        if (game === "Triangle Mayhem") {
            await own(page).first().click();
            await targets(page).first().click();
            await expect(own(page)).toHaveCount(before - 1);
        } else {
            await page.locator('.stack[data-action="0"]').click();
            await own(page).first().click();
            await tap(page.locator(".discards"));
            await tap(page.locator(".places > .drop"));
            await expect(page.locator('.stack[data-action="1"]')).toHaveAttribute("aria-disabled", "false");
            await expect(undo).toBeDisabled();
            await tap(page.locator('.stack[data-action="1"]'));
            await expect(page.locator(".own .points")).toHaveText("22 cards in hand");
            await page.reload();
            await undo.click();
            await expect(page.locator(".own .points")).toHaveText("21 cards in hand");
        }
        await expect(undo).toBeDisabled();
        await expect(page.locator(".story li .named-card").first()).toBeVisible();
        await playCards(page, (choice) => choice.click());
        await page.getByRole("slider").fill("0");
        await expect(page.locator(".story [aria-current]")).toHaveCount(1);
        await expect(page.locator(".clearing")).toBeVisible();
        await page.getByRole("button", { name: "Back to now" }).click();
        await expect(page.locator(".final")).toBeVisible();
    });

    test(`${game}: the page is given the view of the seat that uncovered it, and no card under the cover`, async ({ page }) => {
        test.slow();
        await page.setViewportSize(phone);
        await open(page);
        await begin(page, { game, way: "Pass the phone", players: 2 });
        for (let turn = 0; turn < 12; ++turn) {
            await expect(page.locator(".cover")).toBeVisible();
            await expect(page.locator(".card, [data-card]")).toHaveCount(0);
            await tap(page.locator(".cover .primary"));
            await expect(page.locator(".cover")).toBeHidden();
            await playTurn(page);
        }
        let uncovered: number | null = null;
        for (const scene of await scenes(page)) {
            if (scene.situation === "covered") {
                uncovered = null;
                expect(Object.keys(scene).sort()).toEqual(["canUndo", "id", "players", "situation", "turn", "variant"]);
            } else {
                uncovered ??= scene.viewer;
                expect([scene.viewer, scene.view.viewer]).toEqual([uncovered, uncovered]);
            }
        }
    });
}

/** Plays with the shortest turn, until the cover comes. */
async function playTurn(page: Page): Promise<void> {
    const cover = page.locator(".cover");
    const anything = page.locator('.own .card-button[aria-disabled="false"], .places > .drop').or(cover);
    for (;;) {
        await expect(anything.first()).toBeVisible();
        if (await cover.isVisible()) return;
        await page.waitForTimeout(360);
        for (const one of [".places > .drop", ".open-triangle[aria-disabled=false]", ".stack[aria-disabled=false]", ".own .card-button[aria-disabled=false]"])
            if (await page.locator(one).count()) {
                await page.locator(one).first().click();
                break;
            }
    }
}

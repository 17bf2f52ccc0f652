import type { Locator } from "@playwright/test";
import { own, playCards } from "./cards.ts";
import { examine, largeEnough } from "./manners.ts";
import { begin, choices, desk, expect, open, petals, phone, playOn, tap, test } from "./table.ts";

for (const [name, size, colorScheme] of [
    ["a phone in the light", phone, "light"],
    ["a desk in the dark", desk, "dark"],
] as const)
    test(`axe finds nothing on ${name}`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await open(page);
        await examine(page, "home");
        await page.getByRole("button", { name: "Settings" }).click();
        await examine(page, "settings");
        await page.keyboard.press("Escape");
        await page.goto("/#/new/wolves");
        await expect(page.getByText("Advanced")).toBeVisible();
        await page.getByText("Advanced").click();
        await examine(page, "a new game");
        await page.goto("/#/");
        await begin(page, { game: "Triqueta: Hidden Wolves", way: "Pass the phone", players: 2 });
        await examine(page, "the cover");
        await page.getByRole("button", { name: /^I am / }).click();
        await expect(choices(page).first()).toBeVisible();
        await examine(page, "a turn");
        await petals(page).first().click();
        await page.waitForTimeout(400);
        await petals(page).first().click();
        await expect(page.locator(".drop").first()).toBeVisible();
        await examine(page, "a token in hand");
        const story = page.getByRole("button", { name: "What happened" });
        if ((await story.getAttribute("aria-pressed")) !== "true") {
            await story.click();
            await examine(page, "the story");
            await page.getByRole("complementary").getByRole("button", { name: "Close" }).click();
        }
        await playOn(page, (choice) => choice.click());
        await examine(page, "the end");
        await page.getByRole("button", { name: "Show all" }).click();
        await examine(page, "the score");
    });

for (const [game, size, colorScheme] of [
    ["Triangle Mayhem", phone, "dark"],
    ["The 21/15/9-card game", desk, "light"],
] as const)
    test(`axe finds nothing in ${game}`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await open(page);
        await begin(page, { game, deal: 7, first: "You", players: game === "Triangle Mayhem" ? 27 : 3 });
        await examine(page, "a turn");
        await page.locator('.own .card-button[aria-disabled="false"]').first().click();
        await examine(page, "a card taken up");
        if (game === "Triangle Mayhem") return;
        await page.locator('.stack[data-action="0"]').click();
        await page.locator('.own .card-button[aria-disabled="false"]').first().click();
        await tap(page.locator(".discards"));
        await page.getByText("Call last round …").click();
        await examine(page, "the last round");
    });

for (const game of ["Triqueta: Hidden Wolves", "Triangle Mayhem", "The 21/15/9-card game"] as const)
    test(`what is to be tapped is 44 pixels wide and high on a phone: ${game}`, async ({ page }) => {
        test.slow();
        await page.setViewportSize(phone);
        await open(page);
        await largeEnough(page);
        await begin(page, { game, players: game === "Triangle Mayhem" ? 27 : 3 });
        const measured = async (choice: Locator) => {
            await largeEnough(page);
            await choice.click();
        };
        await (game === "Triqueta: Hidden Wolves" ? playOn(page, measured) : playCards(page, measured));
        await largeEnough(page);
        await page.getByRole("button", { name: "What happened" }).click();
        await largeEnough(page);
    });

test("a screen reader hears what happened in the library's words", async ({ page }) => {
    await open(page, { pace: "normal" });
    await begin(page, { game: "Triqueta", deal: 7, first: "You", players: 2 });
    await expect(page.getByRole("button", { name: "Column 1, 3 high" })).toBeVisible();
    await petals(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toHaveText(/^You draw a token from column 1\. You see an? \w+\.$/);
    await expect(page.getByRole("button", { name: "Column 1, 2 high" })).toBeVisible();
});

for (const contrast of [{ contrast: "more" }, { forcedColors: "active" }] as const)
    test(`axe finds nothing with ${Object.keys(contrast)[0]}: ${Object.values(contrast)[0]}`, async ({ page }) => {
        test.slow();
        await page.emulateMedia(contrast);
        await open(page);
        await examine(page, "home");
        await begin(page, { game: "Triqueta", deal: 7, first: "You", players: 2 });
        await petals(page).first().click();
        await expect(page.locator(".drop").first()).toBeVisible();
        await examine(page, "a token in hand");
        // What can be chosen is told from what can't by a line, which stays in any colours.
        const border = (of: string) => page.locator(of).first().evaluate((one) => getComputedStyle(one).borderTopStyle);
        expect([await border('.row[data-state="open"]'), await border(".drop")]).toEqual(["solid", "dashed"]);
        for (const game of ["Triangle Mayhem", "The 21/15/9-card game"] as const) {
            await page.goto("/#/");
            await begin(page, { game, deal: 7, first: "You" });
            await own(page).first().click();
            await examine(page, `${game}: a card taken up`);
            const outline = (of: string) => page.locator(of).first().evaluate((one) => getComputedStyle(one).outlineStyle);
            const [taken, free] = ['[aria-pressed="true"]', '[aria-pressed="false"]'].map((state) => `.own .card-button${state} .card`);
            expect([await outline(taken!), await outline(free!)]).toEqual(["solid", "none"]);
        }
    });

for (const reducedMotion of ["reduce", "no-preference"] as const)
    test(`with reduced motion ${reducedMotion}, ${reducedMotion === "reduce" ? "nothing" : "a token"} moves`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion });
        await open(page, { pace: "calm" });
        await begin(page, { game: "Triqueta", deal: 7, first: "You" });
        let moved = 0;
        for (let i = 0; i < 2; ++i) {
            await choices(page).first().click();
            for (let frame = 0; frame < 20; ++frame)
                moved += await page.evaluate(
                    () => new Promise<number>((done) => requestAnimationFrame(() => done(document.getAnimations().length))),
                );
            await page.waitForTimeout(400);
        }
        expect(moved > 0).toBe(reducedMotion === "no-preference");
    });

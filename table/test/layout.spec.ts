/** What can be seen at once: the first view, the table on a desk, and on a phone what is laid together. */
import { own, playCards } from "./cards.ts";
import { begin, desk, expect, open, phone, playOn, test } from "./table.ts";

test("the games are shown before the library is loaded, and screens that come next don't wait for it", async ({ page }) => {
    await page.route("**/*.wasm", () => {}); // which so never comes
    await open(page);
    await expect(page.getByRole("heading", { name: "Triqueta: Hidden Wolves" })).toBeVisible();
    await page.goto("/#/new/race");
    await expect(page.getByRole("heading", { name: "The 21/15/9-card game" })).toBeVisible();
});

for (const size of [desk, { width: 1680, height: 1000 }])
    for (const game of ["Triqueta: Hidden Wolves", "Triangle Mayhem", "The 21/15/9-card game"] as const)
        test(`the table fills a desk of ${size.width} by ${size.height} pixels: ${game}`, async ({ page }) => {
            await page.setViewportSize(size);
            await open(page);
            await begin(page, { game, deal: 7, first: "You" });
            await expect(page.locator(".own")).toBeVisible();
            const { y, height } = (await page.locator(".own").boundingBox())!;
            expect(Math.abs(size.height - y - height)).toBeLessThan(30);
            expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(size.height);
        });

test("on a phone, what is laid together stays in sight while the hand is looked through", async ({ page }) => {
    await page.setViewportSize({ ...phone, height: 480 });
    await open(page);
    await begin(page, { game: "The 21/15/9-card game", players: 2, deal: 7, first: "You" });
    await own(page).first().click();
    await expect(page.locator(".bench .triangle")).toBeVisible();
    await page.locator(".own .card-button").last().scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.locator(".bench .triangle")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".stack").first()).toBeInViewport({ ratio: 1 });
});

test("on a phone, the hand of Triangle Mayhem stays in sight while the open triangles are looked through", async ({ page }) => {
    await page.setViewportSize({ ...phone, height: 480 });
    await open(page);
    await begin(page, { game: "Triangle Mayhem", deal: 7, first: "You" });
    await expect(own(page).first()).toBeInViewport({ ratio: 1 });
    await playCards(page, async (choice) => choice.click());
    await expect(page.locator(".final")).toBeVisible();
});

test("at the end everybody shows what lay face down", async ({ page }) => {
    await open(page);
    await begin(page, { game: "Triqueta: Hidden Wolves", players: 4 });
    await expect(page.locator(".revealed")).toHaveCount(0);
    await playOn(page, (choice) => choice.click());
    await expect(page.locator(".revealed").first()).toContainText("Face down until the end:");
    const shown = await page.locator(".revealed").count();
    expect(shown).toBeGreaterThan(1);
    await page.reload();
    await expect(page.locator(".revealed")).toHaveCount(shown);
    await expect(page.locator('.revealed [data-back="shadow"]').first()).toBeVisible();
});

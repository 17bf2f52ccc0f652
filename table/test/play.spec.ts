import { fits } from "./manners.ts";
import { begin, desk, expect, open, phone, playOn, press, test, type Begin } from "./table.ts";

const variants: readonly (Begin & { readonly title: string })[] = [
    { title: "the base game for three", game: "Triqueta", players: 3 },
    { title: "the base game for five", game: "Triqueta", players: 5 },
    { title: "the base game for two, two tokens a draw", game: "Triqueta", players: 2, tokens: "Two" },
    { title: "Hidden Wolves for four", game: "Triqueta: Hidden Wolves", players: 4 },
    { title: "Hidden Wolves for two", game: "Triqueta: Hidden Wolves", players: 2 },
    { title: "Hidden Wolves for two, one token a draw", game: "Triqueta: Hidden Wolves", players: 2, tokens: "One" },
];

variants.forEach(({ title, ...how }, i) => {
    test(`${title}: a whole game against bots, ${i % 2 ? "by the keyboard" : "by the mouse"}`, async ({ page }) => {
        await page.setViewportSize(i % 3 ? phone : desk);
        await open(page);
        await begin(page, how);
        await playOn(page, async (choice) => {
            await fits(page);
            await (i % 2 ? press(choice) : choice.click());
        });
        await expect(page.getByRole("heading", { name: "Counting …" })).toBeVisible();
        await page.getByRole("button", { name: "Show all" }).click();
        await expect(page.getByRole("heading", { name: /win/ })).toBeVisible();
        await fits(page);
    });
});

test("a game by touch on a phone, and a rematch", async ({ browser }) => {
    const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await open(page);
    await begin(page, { game: "Triqueta", players: 2 });
    await playOn(page, (choice) => choice.tap());
    await page.getByRole("button", { name: "Show all" }).tap();
    const address = page.url();
    await page.getByRole("button", { name: "Rematch" }).tap();
    await expect(page.locator(".clearing")).toBeVisible();
    expect(page.url()).not.toBe(address);
    await context.close();
});

test("points add up line by line, and each is shown by itself", async ({ page }) => {
    await open(page);
    await begin(page, { game: "Triqueta: Hidden Wolves", players: 3 });
    await playOn(page, (choice) => choice.click());
    const rows = page.locator(".final tbody tr");
    for (let shown = 1; shown <= 9; ++shown) {
        await expect(rows).toHaveCount(shown);
        if (shown < 9) await page.getByRole("button", { name: "Next" }).click();
    }
    const numbers = async (cells: string) =>
        (await page.locator(cells).allTextContents()).map((text) => Number(text.replace("−", "-")));
    const [points, sums] = [await numbers(".final tbody td"), await numbers(".final tfoot td")];
    for (let seat = 0; seat < 3; ++seat)
        expect(points.filter((_, i) => i % 3 === seat).reduce((sum, one) => sum + one, 0)).toBe(sums[seat]);
});

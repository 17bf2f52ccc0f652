import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { playCards } from "./cards.ts";
import { begin, choices, expect, open, playOn, scenes, test } from "./table.ts";

async function save(page: Page): Promise<string> {
    const story = page.getByRole("complementary");
    if (!(await story.isVisible())) await page.getByRole("button", { name: "What happened" }).click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the record" }).click()]);
    return download.path();
}

const openRecord = (page: Page, path: string) => page.getByLabel("Open a record").setInputFiles(path);

test("a record that was saved opens again, with its names, its story and its result", async ({ page }) => {
    await open(page);
    await begin(page, { game: "Triqueta: Hidden Wolves", players: 2 });
    await playOn(page, (choice) => choice.click());
    await page.getByRole("button", { name: "Show all" }).click();
    const sums = await page.locator(".final tfoot td").allTextContents();
    const path = await save(page);
    expect(readFileSync(path, "utf8")).toContain('[Seat1 "Moss"]');
    await page.getByRole("button", { name: "All games" }).click();
    await openRecord(page, path);
    await page.getByRole("button", { name: "Show all" }).click();
    expect(await page.locator(".final tfoot td").allTextContents()).toEqual(sums);
    await expect(page.locator(".final thead th")).toHaveText(["You", "Moss"]);
    await page.getByRole("button", { name: "Watch it again" }).click();
    await expect(page.locator(".story [aria-current]")).toHaveText(/draws a light token/);
});

for (const game of ["Triangle Mayhem", "The 21/15/9-card game"] as const)
    test(`${game}: a record is shared, saved and opened again; a rematch has the same players`, async ({ page }) => {
        test.slow();
        await page.addInitScript(() => {
            navigator.share = async ({ text } = {}) => void Object.assign(window, { shared: text });
        });
        await open(page);
        await begin(page, { game, players: 2, fast: game === "Triangle Mayhem" });
        await playCards(page, (choice) => choice.click());
        const showAll = async () => {
            await expect(page.locator(".final")).toBeVisible();
            const all = page.getByRole("button", { name: "Show all" });
            if (await all.isVisible()) await all.click();
            return (await page.locator(".final table").innerText()).replace(/\s+/g, " ");
        };
        const end = await showAll();
        const path = await save(page);
        await page.getByRole("button", { name: "Share the record" }).click();
        await expect.poll(() => page.evaluate(() => (window as { shared?: string }).shared)).toBe(readFileSync(path, "utf8"));
        await page.getByRole("button", { name: "All games" }).click();
        await openRecord(page, path);
        expect(await showAll()).toBe(end);
        await page.getByRole("button", { name: "Watch it again" }).click();
        await expect(page.locator(".clearing")).toBeVisible();
        await page.getByRole("button", { name: "All games" }).click();
        await page.getByRole("link", { name: /^Look at it/ }).last().click();
        await showAll();
        await page.getByRole("button", { name: "Rematch" }).click();
        await expect(page.locator(".clearing")).toBeVisible();
        const scene = (await scenes(page)).at(-1)!;
        expect(scene.players.map(({ name, kind }) => [name, kind])).toEqual([
            ["You", "person"],
            ["Moss", "bot"],
        ]);
    });

test("what is no record of a whole game is refused with its reason", async ({ page }) => {
    await open(page);
    await begin(page, { game: "Triqueta" });
    await expect(choices(page).first()).toBeVisible();
    const path = await save(page); // what one player has seen so far
    expect(readFileSync(path, "utf8")).toContain('[View "0"]');
    await page.getByRole("button", { name: "All games" }).click();
    for (const file of [path, "package.json"]) {
        await openRecord(page, file);
        await expect(page.getByRole("alert")).toHaveText(/\.$/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Triqueta");
    }
});

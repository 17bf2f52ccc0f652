import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { begin, choices, expect, open, playOn, test } from "./table.ts";

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

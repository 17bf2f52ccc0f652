import { begin, choices, expect, open, petals, phone, playOn, scenes, test } from "./table.ts";

test("the page is given the view of the seat that uncovered it, and nothing under the cover", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page);
    await begin(page, { game: "Triqueta: Hidden Wolves", way: "Pass the phone", players: 3 });
    await expect(page.locator(".cover")).toBeVisible();
    await playOn(page, (choice) => choice.click());
    const all = await scenes(page);
    let uncovered: number | null = null;
    let covers = 0;
    for (const scene of all) {
        if (scene.situation === "covered") {
            ++covers;
            uncovered = null;
            expect(Object.keys(scene).sort()).toEqual(["canUndo", "id", "players", "situation", "turn", "variant"]);
        } else if (scene.situation !== "over") {
            uncovered ??= scene.viewer;
            expect(scene.viewer).toBe(uncovered);
            expect(scene.view.viewer).toBe(uncovered);
        } else expect(scene.viewer).toBe(null);
    }
    expect(covers).toBeGreaterThan(10);
});

test("a kept token is nowhere on the page while another looks", async ({ page }) => {
    await open(page);
    await begin(page, { game: "Triqueta", way: "Pass the phone", players: 2, deal: 7, first: "Player 1" });
    const ready = page.getByRole("button", { name: /^I am / });
    await ready.click();
    await petals(page).first().click();
    await expect(page.locator(".drop")).toBeVisible();
    const drawn = (await page.locator(".task").textContent())!.split(":")[0]!.toLowerCase();
    await page.waitForTimeout(400);
    await page.getByRole("button", { name: /^Keep it/ }).click();
    await expect(page.getByRole("heading", { name: "Hand the device to Player 2" })).toBeVisible();
    const told = () => page.evaluate(() => document.documentElement.outerHTML.toLowerCase());
    expect(await told()).not.toContain(drawn);
    await ready.click();
    await expect(choices(page).first()).toBeVisible();
    await expect(page.locator(".player .face-down")).toHaveText("1 light face down");
    // Player 2 has nothing yet, and the rows are empty: no animal but those of the empty places is named.
    await expect(page.locator(".story li").first()).toHaveText(/^Player 1 draws a token from column 1\.\s*$/);
    await expect(page.locator(".player")).not.toContainText(drawn);
});

test("the cover comes when the page is hidden and after a reload", async ({ page }) => {
    await open(page);
    await begin(page, { game: "Triqueta", way: "Pass the phone", players: 2 });
    await page.getByRole("button", { name: /^I am / }).click();
    await expect(page.locator(".clearing")).toBeVisible();
    await page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect(page.locator(".cover")).toBeVisible();
    await page.getByRole("button", { name: /^I am / }).click();
    await expect(page.locator(".clearing")).toBeVisible();
    await page.reload();
    await expect(page.locator(".cover")).toBeVisible();
    await expect(page.locator(".clearing")).toHaveCount(0);
});

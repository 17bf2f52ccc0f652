import { begin, choices, expect, lastScene, open, petals, playOn, scenes, tap, test } from "./table.ts";

const first = "You";

test("a token is drawn, seen by its player, and laid at a row with the effect shown before", async ({ page }) => {
    await open(page, { pace: "calm" });
    await begin(page, { game: "Triqueta", deal: 7, first });
    await petals(page).first().click();
    await expect(page.locator(".task")).toHaveText(/lay it at a row, or keep it\.$/);
    await expect(page.locator(".row").first()).toHaveAccessibleName(/^Row 1, empty, with it \+1 now \+0 · 1st \w+$/);
    await expect(page.getByRole("button", { name: /Keep it face down, 2 left · 1st \w+: \+1/ })).toBeVisible();
    await tap(page.locator(".row").first());
    await expect(page.locator(".row").first().locator(".token:not(.ghost)")).toHaveCount(1);
});

test("the last choice is undone until somebody has seen something hidden", async ({ page }) => {
    await open(page, { pace: "calm" });
    await begin(page, { game: "Triqueta", deal: 7, first });
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toBeDisabled();
    await page.locator(".row").first().click(); // takes an empty row, which shows nobody anything
    await page.getByRole("button", { name: "Yes, do it" }).click();
    await expect(page.locator(".own .tag")).toHaveText("out of the round");
    await undo.click();
    await expect(page.locator(".own .tag")).toHaveCount(0);
    await tap(petals(page).first());
    await expect(page.locator(".drop")).toBeVisible();
    await expect(undo).toBeDisabled();
});

test("a double tap and a key held down are one action", async ({ page }) => {
    await open(page);
    const second = page.locator(".task", { hasText: "Draw a second token." });
    const drawn = page.locator(".in-hand .token");
    // Two tokens are drawn at a time here, so a second tap would be the second draw.
    for (const draw of [
        () => petals(page).first().dblclick(),
        async () => {
            await petals(page).first().focus();
            for (let i = 0; i < 3; ++i) await page.keyboard.down("Enter");
            await page.keyboard.up("Enter");
        },
    ]) {
        await page.goto("/#/");
        await begin(page, { game: "Triqueta", players: 2, tokens: "Two", first });
        await draw();
        await page.waitForTimeout(300);
        await expect(second).toBeVisible();
        await expect(drawn).toHaveCount(1);
    }
});

test("what the rules forbid is refused with its rule", async ({ page }) => {
    await open(page, { language: "de" });
    await page.goto("/#/new/triqueta");
    await page.getByRole("button", { name: "Los" }).click();
    await petals(page).first().click();
    await page.waitForTimeout(400);
    await expect(page.locator(".drop")).toBeVisible();
    await page.locator(".petal").first().click({ force: true });
    await expect(page.getByRole("alert")).toHaveText(/\.$/);
    await page.waitForTimeout(400);
    await page.locator(".drop").first().click();
    await expect(page.getByRole("alert")).toBeHidden();
});

test("a reload at any moment goes on where it was", async ({ page }) => {
    await open(page);
    await begin(page, { game: "Triqueta: Hidden Wolves" });
    for (let i = 0; i < 8; ++i) {
        await expect(choices(page).first()).toBeVisible();
        await choices(page).first().click();
        if (i % 2 === 0) await expect.poll(async () => (await scenes(page)).length).toBeGreaterThan(1);
        await page.waitForTimeout(400);
        await expect(choices(page).first()).toBeVisible();
        const before = (await scenes(page)).at(-1)!;
        await page.reload();
        await expect(choices(page).first()).toBeVisible();
        const after = (await scenes(page)).at(-1)!;
        expect(after.situation === "covered" ? null : after.view).toEqual(before.situation === "covered" ? null : before.view);
    }
    await page.getByRole("button", { name: "All games" }).click();
    await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(1);
    await page.getByRole("link", { name: /^Continue/ }).click();
    await expect(choices(page).first()).toBeVisible();
    await page.getByRole("button", { name: "All games" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
});

test("the story is told in sentences, and its slider shows the past", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page);
    await begin(page, { game: "Triqueta", deal: 7, first });
    for (let i = 0; i < 6; ++i) {
        await choices(page).first().click();
        await page.waitForTimeout(400);
        await expect(choices(page).first()).toBeVisible();
    }
    const sentences = page.locator(".story li");
    await expect(sentences.first()).toHaveText(/^You draw a token from column 1\. You see an? \w+\.\s*$/);
    const slider = page.getByRole("slider");
    await slider.fill("0");
    await expect(page.locator(".story [aria-current]")).toHaveText(/^You draw a token from column 1/);
    await expect(page.locator(".row .token")).toHaveCount(0);
    await expect(choices(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Back to now" }).click();
    await expect(choices(page).first()).toBeVisible();
});

test("words change while the game goes on, all of them", async ({ page }) => {
    await open(page);
    await begin(page, { game: "Triqueta", deal: 7, first });
    await expect(page.locator(".task")).toHaveText("Draw a token, or take a row.");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Language").selectOption("fr");
    await expect(page.locator(".task")).toHaveText("Pioche une pièce, ou prends une rangée.");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.keyboard.press("Escape");
    await petals(page).first().click();
    await expect(page.locator(".task")).toHaveText(/ : pose-la dans une rangée, ou garde-la\.$/);
});

for (const playsForced of [true, false])
    test(`a move without a choice ${playsForced ? "plays itself" : "waits, if that is switched off"}`, async ({ page }) => {
        await open(page, { playsForced });
        await begin(page, { game: "Triqueta", players: 2 });
        const legal = async () => {
            const scene = await lastScene(page);
            return scene?.situation === "yours" ? scene.view.legal.length : 0;
        };
        let waited = 0;
        await playOn(page, async (choice) => {
            if (playsForced) await expect.poll(legal).toBeGreaterThan(1);
            else if ((await legal()) === 1) ++waited;
            await choice.click();
        });
        expect(waited > 0).toBe(!playsForced);
    });

test("a hint names the best move, its chance and its reason, until the table changes", async ({ page }) => {
    await open(page);
    await begin(page, { game: "Triqueta", deal: 7, first, players: 2 });
    await tap(petals(page).first());
    const hint = page.getByRole("button", { name: "Hint" });
    await hint.click();
    await expect(page.getByRole("note")).toHaveText(/^(Lay it at row \d|Keep it): \d+ % to win\./);
    await tap(page.locator(".row").first());
    await expect(page.getByRole("note")).toHaveCount(0);
});

for (const level of ["beginner", "best"])
    test(`a bot of the level ${level} plays to the end`, async ({ page }) => {
        await open(page);
        await page.goto("/#/new/wolves");
        for (const choice of await page.getByLabel(/^Who plays for (Moss|Fern)/).all()) await choice.selectOption(level);
        await page.getByRole("button", { name: "Start" }).click();
        await playOn(page, (choice) => choice.click());
    });

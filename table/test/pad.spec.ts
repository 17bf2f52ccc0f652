import type { Locator, Page } from "@playwright/test";
import { desk, expect, open, phone, test } from "./table.ts";
import { examine, fits, largeEnough } from "./manners.ts";

async function openPad(page: Page, game: string, language: "en" | "de" | "fr" = "en"): Promise<void> {
    await open(page, { language });
    await page.locator('a[href="#/pad"]').click();
    await expect(page.getByRole("combobox").first()).toBeVisible();
    await page.getByRole("combobox").first().selectOption({ label: game });
}

const player = (page: Page, seat: number) => page.locator(".pad-players > section").nth(seat);

async function count(of: Locator, what: string, times: number): Promise<void> {
    for (let i = 0; i < times; ++i) await of.getByRole("button", { name: `More: ${what}` }).click();
}

const points = (of: Locator) => of.locator("header output");

test("the books' example scores 18 points, and is kept over a reload", async ({ page }) => {
    await openPad(page, "Triqueta");
    const first = player(page, 0);
    await first.getByRole("textbox").fill("Ada");
    for (const [animal, times] of [["rabbit", 2], ["owl", 3], ["deer", 1], ["boar", 3], ["bear", 5]] as const) await count(first, animal, times);
    await count(first, "Tree tiles", 2);
    await first.getByLabel("Starting rock").check();
    await expect(points(first)).toHaveText("18"); // B22
    await expect(page.getByRole("status").first()).toHaveText(/^Ada leads\./);
    await page.reload();
    await expect(points(player(page, 0))).toHaveText("18");
    await expect(player(page, 0).getByRole("textbox")).toHaveValue("Ada");
    await page.getByRole("button", { name: "New scores" }).click();
    await expect(points(player(page, 0))).toHaveText("0");
    await expect(player(page, 0).getByRole("textbox")).toHaveValue("Ada");
});

test("ties are broken by tokens, or shared", async ({ page }) => {
    await openPad(page, "Triqueta");
    await count(player(page, 0), "rabbit", 1);
    await count(player(page, 1), "owl", 1);
    await count(player(page, 2), "owl", 1);
    const standings = page.getByRole("status").first();
    await expect(standings).toHaveText(/^Player 1 and Player 2 and Player 3 lead together\. A tie in points and tokens\.$/);
    await count(player(page, 0), "bear", 4); // −1
    await count(player(page, 0), "deer", 1);
    await expect(points(player(page, 0))).toHaveText("1");
    await expect(standings).toHaveText(/^Player 1 leads\. Most tokens decide the tie\.$/);
});

test("the rock has one owner, there are three tiles, and more animals than there are get a warning", async ({ page }) => {
    await openPad(page, "Triqueta: Hidden Wolves");
    await player(page, 0).getByLabel("Starting rock").check();
    await player(page, 1).getByLabel("Starting rock").check();
    await expect(player(page, 0).getByLabel("Starting rock")).not.toBeChecked();
    await count(player(page, 0), "Tree tiles", 2);
    await count(player(page, 1), "Tree tiles", 1);
    for (let seat = 0; seat < 3; ++seat)
        await expect(player(page, seat).getByRole("button", { name: "More: Tree tiles" })).toBeDisabled();
    await count(player(page, 0), "wolf", 9);
    await expect(page.locator(".warning")).toHaveCount(0);
    await count(player(page, 2), "wolf", 1);
    await expect(page.locator(".warning")).toHaveText("Too many: 10 × wolf, and there are 9 in the game.");
    await page.getByRole("button", { name: "Remove Player 2" }).click();
    await expect(page.getByLabel("Starting rock")).toHaveCount(2);
    for (let seat = 0; seat < 2; ++seat) await expect(player(page, seat).getByLabel("Starting rock")).not.toBeChecked();
});

test("Mayhem: wrong threes cost their pieces, and what is left because of them", async ({ page }) => {
    await openPad(page, "Triangle Mayhem");
    const first = player(page, 0);
    await count(first, "Pure triangles", 2);
    await count(first, "Unpure triangles", 1);
    await expect(points(first)).toHaveText("15");
    await first.getByRole("button", { name: "Add a wrong three" }).click();
    await expect(points(first)).toHaveText("15"); // none is chosen yet
    for (const [i, piece] of ["horizontal 1 pink", "horizontal 1 red", "horizontal 2 pink"].entries())
        await first.getByLabel(`Piece ${i + 1}`).selectOption(piece);
    await expect(points(first)).toHaveText("12");
    await page.getByLabel("Add a piece").selectOption("horizontal 3 green");
    await expect(points(first)).toHaveText("11");
    await page.getByLabel("Add a piece").selectOption("vertical 3 green");
    await expect(points(first)).toHaveText("11");
    await expect(page.locator(".warning")).toHaveText("1 piece in the middle belongs to no wrong three.");
    await first.getByLabel("Piece 3").selectOption("horizontal 3 green");
    await page.getByRole("button", { name: "Remove horizontal 3 green" }).click();
    await expect(points(first)).toHaveText("12");
    await expect(page.getByText("14 of 81 pieces counted")).toBeHidden();
    await expect(page.getByText("13 of 81 pieces counted")).toBeVisible();
});

test("Mayhem for 27 on a phone", async ({ page }) => {
    await page.setViewportSize(phone);
    await openPad(page, "Triangle Mayhem");
    for (let seat = 3; seat < 27; ++seat) await page.getByRole("button", { name: "Add a player" }).click();
    await expect(page.getByRole("button", { name: "Add a player" })).toHaveCount(0);
    await count(player(page, 26), "Pure triangles", 1);
    await expect(page.getByRole("status").first()).toHaveText(/^Player 27 leads\./);
    await fits(page);
});

for (const [name, size, colorScheme, game, language] of [
    ["a phone in the light", phone, "light", "Triqueta: Hidden Wolves", "en"],
    ["a phone in the dark", phone, "dark", "Triangle Mayhem", "fr"],
    ["a desk in the dark", desk, "dark", "Triqueta", "de"],
] as const)
    test(`the pad on ${name}: axe, sizes, width`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await openPad(page, game, language);
        const more = player(page, 0).getByRole("button", { name: /^(More|Mehr|Plus)/ });
        for (let i = 0; i < 3; ++i) await more.first().click();
        if (game === "Triangle Mayhem") await player(page, 0).locator(".add").click();
        await examine(page, "the pad");
        await largeEnough(page);
        await fits(page);
    });

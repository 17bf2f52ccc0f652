import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { choices, desk, expect, open, phone, playOn, press, scenes, test } from "./table.ts";
import { examine, fits, largeEnough } from "./manners.ts";
import type { Page } from "@playwright/test";

async function learn(page: Page, language: "en" | "de" | "fr" = "en"): Promise<void> {
    await open(page, { language });
    await page.locator('a[href="#/learn"]').click();
    await page.locator(".lead .primary").click();
    await expect(page.locator(".lesson")).toBeVisible();
}

/** What the explanation asks for; null: it asks for nothing more. */
async function asked(page: Page): Promise<number | null> {
    await expect.poll(async () => (await scenes(page)).at(-1)?.situation).toBe("yours");
    const scene = (await scenes(page)).at(-1)!;
    return scene.situation === "covered" ? null : (scene.lesson?.action ?? null);
}

const placeOf = (page: Page, action: number) => {
    if (action < 5) return page.locator(`[data-spot="column-${action}"]`);
    if (action < 15) return page.locator(`[data-spot="row-${action % 5}"]`);
    return action === 15 ? page.locator(".drop").first() : page.locator(".waiting-tower[aria-disabled=false]").nth(0);
};

for (const [language, byKeyboard] of [["en", false], ["de", true], ["fr", false]] as const)
    test(`the first game is played through by its explanations in ${language}`, async ({ page }) => {
        await page.setViewportSize(language === "de" ? desk : phone);
        await learn(page, language);
        const told = new Set<string>();
        for (let action = await asked(page); action !== null; action = await asked(page)) {
            told.add((await page.locator(".lesson").textContent()) ?? "");
            await page.waitForTimeout(400);
            await fits(page);
            const before = (await scenes(page)).length;

            const choice = placeOf(page, action);
            await (byKeyboard ? press(choice) : choice.click());
            await expect.poll(async () => (await scenes(page)).length).toBeGreaterThan(before);
        }
        expect(told.size).toBe(13);
        await expect(page.locator(".lesson")).not.toBeEmpty();
        await choices(page).first().click();
        await expect(page.locator(".lesson")).toHaveCount(0);
        if (language === "en") await playOn(page, (choice) => choice.click());
    });

test("the first game waits for what it explains, and survives a reload", async ({ page }) => {
    await learn(page);
    await page.locator(".row").first().click();
    await expect(page.getByRole("alert")).toHaveText(/step by step/);
    await page.waitForTimeout(400);
    await page.locator('[data-spot="column-0"]').click();
    await expect(page.locator(".lesson")).toHaveText(/^Only you see it: an owl/);
    await page.reload();
    await expect(page.locator(".lesson")).toHaveText(/^Only you see it: an owl/);
    await examine(page, "the first game");
});

test("the rules have the numbers of docs/rules.md, the same in all languages", async ({ page }) => {
    const document = await readFile(join(import.meta.dirname, "../../docs/rules.md"), "utf8");
    const known = new Set([...document.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, number]) => number!));
    const numbers: string[] = [];
    for (const language of ["en", "de", "fr"] as const) {
        await page.addInitScript((code) => localStorage.setItem("settings", JSON.stringify({ language: code })), language);
        await page.goto("/#/learn");
        await page.reload();
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator(".rules details")).toHaveCount(5);
        const found = (await page.locator(".rules small").allTextContents()).join("; ");
        for (const [number] of found.matchAll(/[A-Z]\d+/g)) expect(known).toContain(number);
        numbers.push(found);
    }
    expect(numbers[0]!.length).toBeGreaterThan(100);
    expect(new Set(numbers).size).toBe(1);
});

for (const [name, size, colorScheme] of [
    ["a phone in the light", phone, "light"],
    ["a desk in the dark", desk, "dark"],
] as const)
    test(`the rules on ${name}: axe, sizes, width`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await open(page);
        await examine(page, "home");
        await fits(page);
        await page.locator('a[href="#/learn"]').click();
        await page.locator("summary").first().click();
        await examine(page, "the rules");
        await largeEnough(page);
        await fits(page);
        await page.locator(".lead .primary").click();
        await expect(page.locator(".lesson")).toBeVisible();
        await page.waitForTimeout(500);
    });

/** How the tests play the games of Triangles: they take up cards, which changes the page alone, and then act. */
import { expect, type Locator, type Page } from "@playwright/test";
import { sceneCount } from "./table.ts";

export const own = (page: Page): Locator => page.locator('.own .card-button[aria-disabled="false"]');
export const targets = (page: Page): Locator => page.locator('.open-triangle[aria-disabled="false"]');

const untaken = (page: Page): Locator => page.locator('.own .card-button[aria-disabled="false"][aria-pressed="false"]');

/** What acts as the page stands, the best first. */
async function actionOf(page: Page): Promise<Locator | null> {
    const call = page.locator('.verdict[data-call="sure"]');
    if (await call.isVisible()) return page.locator(".last-round .drop");
    for (const one of [
        page.locator(".cover .primary"),
        page.locator(".complete"),
        page.locator('.open-triangle[data-completes="true"]'),
        targets(page),
        page.locator(".bench .card-button"),
        page.locator('.player .card-button[aria-disabled="false"]'),
        page.locator('.discards[data-action]:not([data-action="1"])[aria-disabled="false"]'),
    ])
        if (await one.count()) return one.first();
    return null;
}

/** Plays until the game is over, in the way that `tap` does what is tapped. Returns how often something was done. */
export async function playCards(page: Page, tap: (choice: Locator) => Promise<void>, { patience = 5000 } = {}): Promise<number> {
    const over = page.locator(".final");
    const anything = page.locator('.cover .primary, .complete, .bench .card-button, [aria-disabled="false"], .places > .drop');
    let done = 0;
    let taken = 0;
    for (;;) {
        await expect(anything.or(over).first()).toBeVisible({ timeout: patience });
        if (await over.isVisible()) return done;
        expect(done).toBeLessThan(600);
        let action = await actionOf(page);
        if (action === null && taken < 4 && (await untaken(page).count()) > 0) {
            // To take up a card acts if it is a joker; then a scene comes by itself.
            const free = untaken(page);
            await tap(free.nth(done % (await free.count())));
            ++taken;
            await page.waitForTimeout(30);
            continue;
        }
        action ??= page.locator('.stack[aria-disabled="false"], .places > .drop').first();
        const before = await sceneCount(page);
        if (taken === 0) await page.waitForTimeout(360); // or it may be a double tap
        await tap(action);
        taken = 0;
        ++done;
        await expect.poll(() => sceneCount(page), { intervals: [20] }).toBeGreaterThan(before);
    }
}

/** What every screen is examined for. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function examine(page: Page, state: string): Promise<void> {
    await page.waitForTimeout(600); // until animations have ended
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${state}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
    expect(found).toEqual([]);
}

/** What is to be tapped is 44 pixels wide and high. */
export async function largeEnough(page: Page): Promise<void> {
    const touchable = "button:visible, a:visible, select:visible, input[type=text]:visible, label.check:visible, .petal[aria-disabled=false]";
    for (const one of await page.locator(touchable).all()) {
        const box = await one.boundingBox();
        const isIdle = (await one.getAttribute("aria-disabled")) === "true";
        if (box && !isIdle) expect(Math.min(box.width, box.height), await one.innerHTML()).toBeGreaterThanOrEqual(43.9);
    }
}

/** Nothing stands out to the right. */
export async function fits(page: Page): Promise<void> {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
}

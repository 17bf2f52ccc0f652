/** What every screen is examined for. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function examine(page: Page, state: string): Promise<void> {
    await page.waitForTimeout(600); // until animations have ended
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${state}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
    expect(found).toEqual([]);
}

const touchable = `a, button, select, summary, input[type="text"], input[type="range"], label.check, label.open-record, .petal`;

/** What is to be tapped is 44 pixels wide and high. */
export async function largeEnough(page: Page): Promise<void> {
    const small = await page.locator(touchable).evaluateAll((all) =>
        all
            .filter((one) => one.checkVisibility() && one.ariaDisabled !== "true" && !one.closest(".visually-hidden"))
            .map((one) => ({ box: one.getBoundingClientRect(), html: one.outerHTML.slice(0, 200) }))
            .filter(({ box }) => Math.min(box.width, box.height) < 43.9)
            .map(({ box, html }) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${html}`),
    );
    expect(small).toEqual([]);
}

/** Nothing stands out to the right. */
export async function fits(page: Page): Promise<void> {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
}

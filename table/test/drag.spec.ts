import type { Locator, Page } from "@playwright/test";
import { own, targets } from "./cards.ts";
import { begin, expect, open, petals, phone, tap, test } from "./table.ts";

const middle = async (of: Locator) => {
    const { x, y, width, height } = (await of.boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
};

/** Drags by the mouse. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
    await page.mouse.move(...(await middle(from)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page.locator(".bar"))), { steps: 4 });
    await page.mouse.move(...(await middle(to)), { steps: 4 });
    await expect(page.locator(".dragged")).toHaveCount(1);
    await page.mouse.up();
    await expect(page.locator(".dragged")).toHaveCount(0);
}

test("a token is dragged to a row; dropped elsewhere, it stays in hand", async ({ page }) => {
    await open(page, { pace: "calm" });
    await begin(page, { game: "Triqueta", deal: 7, first: "You" });
    await tap(petals(page).first());
    const token = page.locator(".in-hand .drawn");
    await expect(token).toBeVisible();
    await drag(page, token, page.locator(".bar"));
    await expect(token).toBeVisible();
    await drag(page, token, page.locator(".row").nth(1));
    await expect(page.locator(".row").nth(1).locator(".token:not(.ghost)")).toHaveCount(1);
    await expect(token).toHaveCount(0);
});

test("a token is dragged by touch, and kept", async ({ browser }) => {
    const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await open(page, { pace: "calm" });
    await begin(page, { game: "Triqueta", deal: 7, first: "You" });
    await tap(petals(page).first());
    await expect(page.locator(".drop")).toBeVisible();
    const cdp = await context.newCDPSession(page);
    const [[fromX, fromY], [toX, toY]] = [await middle(page.locator(".in-hand .drawn")), await middle(page.locator(".drop"))];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
        cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", { x: fromX, y: fromY });
    for (let i = 1; i <= 5; ++i) await touch("touchMove", { x: fromX + ((toX - fromX) * i) / 5, y: fromY + ((toY - fromY) * i) / 5 });
    await touch("touchEnd");
    await expect(page.locator(".own .hidden-token:not(.empty)")).toHaveCount(1);
    await context.close();
});

test("a piece is dragged to the triangles that it fits alone", async ({ page }) => {
    await open(page);
    await begin(page, { game: "Triangle Mayhem", deal: 7, first: "You" });
    await expect(own(page)).toHaveCount(3);
    const [x, y] = await middle(own(page).first());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 60, { steps: 3 });
    await expect(targets(page)).toHaveCount(1); // as when it is tapped
    await page.mouse.move(...(await middle(targets(page))), { steps: 3 });
    await expect(targets(page)).toHaveAttribute("data-over", "true");
    await page.mouse.up();
    await expect(own(page)).toHaveCount(2);
});

test("a card is dragged to the discards", async ({ page }) => {
    await open(page);
    await begin(page, { game: "The 21/15/9-card game", deal: 7, first: "You" });
    await page.locator('.stack[data-action="0"]').click();
    const [x, y] = await middle(own(page).first());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 60, { steps: 3 });
    await page.mouse.move(...(await middle(page.locator(".discards"))), { steps: 3 });
    await page.mouse.up();
    await expect(page.locator(".places > .drop").first()).toBeVisible();
});

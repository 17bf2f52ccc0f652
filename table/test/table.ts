/** What the tests do at the table. */
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import type { Scene } from "../src/host/protocol.ts";
import type { Settings } from "../src/settings.ts";

/** A test fails if the page reports an error. */
export const test = base.extend<{ faults: string[] }>({
    faults: [
        async ({ page }, use) => {
            const faults: string[] = [];
            page.on("pageerror", (error) => faults.push(error.message));
            page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
            await use(faults);
            expect(faults).toEqual([]);
        },
        { auto: true },
    ],
});
export { expect };

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 800 };

/** Opens the page with these settings, and keeps its workers in `window.workers`,
 * all that they post to it in `window.posted`. */
export async function open(page: Page, settings: Partial<Settings> = {}): Promise<void> {
    await page.addInitScript((all) => {
        if (!localStorage.getItem("settings")) localStorage.setItem("settings", JSON.stringify(all));
        const posted: unknown[] = [];
        const workers: Worker[] = [];
        const Original = Worker;
        Object.assign(window, {
            posted,
            workers,
            Worker: class extends Original {
                constructor(url: string | URL, options?: WorkerOptions) {
                    super(url, options);
                    workers.push(this);
                    this.addEventListener("message", ({ data }) => posted.push(data));
                }
            },
        });
    }, { language: "en", pace: "instant", ...settings });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** The scenes that the page was given since it was loaded. */
export const scenes = (page: Page): Promise<Scene[]> =>
    page.evaluate(() =>
        (window as unknown as { posted: { kind: string; scene: Scene }[] }).posted
            .filter(({ kind }) => kind === "scene")
            .map(({ scene }) => scene),
    );

/** The last of them: all take long to hand over in a long game. */
export const lastScene = (page: Page): Promise<Scene | undefined> =>
    page.evaluate(() => (window as unknown as { posted: { kind: string; scene: Scene }[] }).posted.findLast(({ kind }) => kind === "scene")?.scene);

/** How many scenes that were. */
export const sceneCount = (page: Page): Promise<number> =>
    page.evaluate(() => (window as unknown as { posted: { kind: string }[] }).posted.filter(({ kind }) => kind === "scene").length);

export interface Begin {
    readonly game: "Triqueta" | "Triqueta: Hidden Wolves" | "Triangle Mayhem" | "The 21/15/9-card game";
    readonly way?: "Play bots" | "Pass the phone";
    readonly players?: number;
    readonly tokens?: "One" | "Two";
    readonly fast?: boolean;
    readonly deal?: number;
    readonly first?: string;
}

export async function begin(page: Page, { game, way = "Play bots", players = 3, tokens, fast, deal, first }: Begin): Promise<void> {
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: game, exact: true }) });
    await card.getByRole("link", { name: way }).click();
    const remove = page.getByRole("button", { name: /^Remove / });
    await expect(remove.first()).toBeVisible();
    const count = page.getByLabel("Number of players");
    if (await count.isVisible()) await count.selectOption(`${players}`);
    while ((await remove.count()) > players) await remove.last().click();
    while ((await remove.count()) < players) await page.getByRole("button", { name: "Add a player" }).click();
    await page.getByText("Advanced").click();
    if (tokens) await page.getByLabel("Tokens a draw").selectOption(tokens);
    if (fast) await page.getByLabel("Fast draw-and-play").check();
    if (first !== undefined) await page.getByLabel("Who begins").selectOption({ label: first });
    if (deal !== undefined) await page.getByLabel("Number of the deal").fill(`${deal}`);
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByRole("main")).toHaveClass(/match|cover/);
}

/** What can be done now: petals, rows, places and decisions. */
export const choices = (page: Page): Locator =>
    page.locator('[aria-disabled="false"]').or(page.locator(".drop, .decision .primary, .cover .primary"));

/** Clicks after so long that it is no double click. */
export async function tap(choice: Locator): Promise<void> {
    await expect(choice).toBeVisible();
    await choice.page().waitForTimeout(360);
    await choice.click();
}

/** Draws rather than takes a row, so that games are long. */
export const petals = (page: Page): Locator => page.locator('.petal[aria-disabled="false"]');

/** Plays until the game is over or `most` is done, in the way that `choose` does what can be done. Returns how often. `patience` is how
 * long others may take. */
export async function playOn(
    page: Page,
    choose: (choice: Locator, number: number) => Promise<void>,
    { patience = 5000, most = Infinity } = {},
): Promise<number> {
    const over = page.locator(".final");
    let last: string | null = null;
    for (let number = 0; ; ++number) {
        await expect(choices(page).or(over).first()).toBeVisible({ timeout: patience });
        if (number === most || (await over.isVisible())) return number;
        expect(number).toBeLessThan(400);
        const drawn = number % 5 < 4 && (await petals(page).count()) > 0;
        const before = await sceneCount(page);
        const choice = (drawn ? petals(page) : choices(page)).first();
        const name = await choice.getAttribute("data-spot");
        if (name !== null && name === last) await page.waitForTimeout(360); // or it is a double tap
        last = name;
        await choose(choice, number);
        await expect.poll(() => sceneCount(page), { intervals: [20] }).toBeGreaterThan(before);
    }
}

export const press = async (choice: Locator): Promise<void> => {
    await choice.focus();
    await choice.press("Enter");
};

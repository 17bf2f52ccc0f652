import { test as plain, type Page } from "@playwright/test";
import { begin, choices, expect, open, test } from "./table.ts";

/** Posts something to the host that the page never does. */
const disturb = (page: Page) =>
    page.evaluate(() => (window as unknown as { workers: Worker[] }).workers[0]!.postMessage({ kind: "start" }));

test("an error of the host is shown, and the game goes on from where it was", async ({ page }) => {
    await open(page);
    await begin(page, { game: "Triqueta", players: 2, first: "You" });
    await choices(page).first().click();
    await disturb(page);
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText(/^This is a bug, not your mistake/);
    await page.getByText("What happened").click();
    await expect(page.locator("pre")).toContainText("Error");
    await page.getByRole("button", { name: "Load again" }).click();
    await expect(choices(page).first()).toBeVisible();
});

test("a stored game that is damaged is left for all games, and can be deleted", async ({ page }) => {
    await open(page);
    await begin(page, { game: "Triqueta" });
    await expect(choices(page).first()).toBeVisible();
    await page.evaluate(
        () =>
            new Promise<void>((done) => {
                indexedDB.open("triqueta").onsuccess = ({ target }) => {
                    const objects = (target as IDBOpenDBRequest).result.transaction("matches", "readwrite").objectStore("matches");
                    objects.getAll().onsuccess = ({ target }) => {
                        const [match] = (target as IDBRequest<{ save: Uint8Array }[]>).result;
                        match!.save = match!.save.slice(0, 40);
                        objects.put(match).onsuccess = () => done();
                    };
                };
            }),
    );
    await page.reload();
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await page.getByRole("button", { name: "All games" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
});

// The fixture of the others fails by an error of the page.
plain("an error of the page is shown", async ({ page }) => {
    await open(page);
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error("planted"))));
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(page.locator("pre")).toContainText("planted");
});

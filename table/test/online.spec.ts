/** People at several devices, over the server. */
import { chromium, type Page } from "@playwright/test";
import { load } from "triqueta";
import type { OpenScene } from "../src/host/protocol.ts";
import { playCards } from "./cards.ts";
import { examine, fits, largeEnough } from "./manners.ts";
import { arrive, depart, invite, sit, start, TableServer, type Guest } from "./online.ts";
import { choices, desk, expect, phone, playOn, scenes, tap, test } from "./table.ts";

let server: TableServer;
test.beforeAll(async () => void (server = await new TableServer().start()));
test.afterAll(() => server.remove());

const patience = { patience: 60_000 };
const whole = (page: Page) => playOn(page, (choice) => choice.click(), patience);
const showAll = (page: Page) => page.getByRole("button", { name: "Show all" }).click();

/** What a guest was sent is the stream of its own seat. */
async function sentItsOwnAlone({ wire, page }: Guest, seat: number | "spectator"): Promise<void> {
    const triqueta = await load();
    const { answers } = wire.answers();
    let updates = 0;
    for (const answer of answers) {
        if (answer.kind === "room") expect(JSON.stringify(answer)).not.toMatch(/FairSecret|"(secret|token|key)"/);
        if (answer.kind !== "update") continue;
        ++updates;
        const events = triqueta.eventsText(Buffer.from(answer.events, "base64"));
        const drawn = events.split("\n").filter((line) => /^\d+: \(/.test(line));
        for (const line of drawn) if (!line.startsWith(`${seat}:`)) expect(line).toContain("(?)");
    }
    expect(updates).toBeGreaterThan(5);
    const whose = seat === "spectator" ? null : seat;
    for (const scene of await scenes(page)) expect(scene.situation !== "covered" && scene.viewer).toBe(whose);
}

test("three browsers play Hidden Wolves to the end, and each checks the deal", async ({ browser }) => {
    test.slow();
    const guests = [
        await arrive(browser, server, { viewport: desk }),
        await arrive(browser, server, { viewport: phone, hasTouch: true }),
        await arrive(browser, server, { viewport: phone, colorScheme: "dark" }),
    ] as const;
    const [ada, bo, cleo] = guests;
    const path = await invite(ada, { game: "Triqueta: Hidden Wolves", name: "Ada", players: 3 });
    await expect(ada.page.getByRole("button", { name: "Start the game" })).toBeDisabled();
    await sit(bo, path, "Bo", 2);
    await sit(cleo, path, "Cleo", 3);
    await start(ada);
    await Promise.all([whole(ada.page), playOn(bo.page, (choice) => choice.tap(), patience), whole(cleo.page)]);
    for (const [seat, guest] of guests.entries()) {
        const { page } = guest;
        await expect(page.locator(".final thead th")).toHaveText(["Ada", "Bo", "Cleo"]);
        await showAll(page);
        await expect(page.locator(".verdict-of-deal")).toHaveAttribute("data-fair", "true");
        await expect(page.locator(".verdict-of-deal li")).toHaveCount(5);
        await fits(page);
        await sentItsOwnAlone(guest, seat);
    }
    const sums = await Promise.all(guests.map(({ page }) => page.locator(".final tfoot").innerText()));
    expect(new Set(sums).size).toBe(1);

    await ada.page.getByRole("button", { name: "Rematch" }).click();
    await expect(ada.page.getByRole("button", { name: "Waiting for the others …" })).toBeDisabled();
    await expect(bo.page.getByText("Ada: another game!")).toBeVisible();
    await examine(bo.page, "the end of a game with others");
    await largeEnough(bo.page);
    await cleo.page.getByRole("button", { name: "Keep the game here, for its report" }).click();
    await expect(cleo.page.locator(".final")).toBeVisible(); // a match of its own now
    await expect(bo.page.getByRole("button", { name: "Rematch" })).toBeVisible();
    await bo.page.getByRole("button", { name: "Rematch" }).click();
    for (const { page } of [ada, bo]) {
        await expect(page.locator(".final")).toHaveCount(0);
        await expect(page.locator(".clearing")).toBeVisible();
    }
    await cleo.page.goto(path);
    await expect(cleo.page.locator(".clearing")).toBeVisible();
    await depart(guests);
});

test("three browsers play Triangle Mayhem to the end; to one of them the server changes the record", async ({ browser }) => {
    test.slow();
    const guests = await Promise.all([1, 2, 3].map(() => arrive(browser, server, { viewport: phone })));
    const [ada, bo, cleo] = guests as [Guest, Guest, Guest];
    const path = await invite(ada, { game: "Triangle Mayhem", name: "Ada", players: 3 });
    await sit(bo, path, "Bo", 2);
    await sit(cleo, path, "Cleo", 3);
    await start(bo); // anybody may
    // As if the game were of another secret.
    cleo.wire.tamper = (text) => text.replace(/(FairSecret \\")(.)/, (_, tag: string, digit: string) => tag + (digit === "0" ? "1" : "0"));
    await Promise.all(guests.map(({ page }) => playCards(page, (choice) => choice.click(), patience)));
    for (const [seat, guest] of guests.entries()) {
        await showAll(guest.page);
        const verdict = guest.page.locator(".verdict-of-deal");
        await expect(verdict).toHaveAttribute("data-fair", `${guest !== cleo}`);
        await expect(verdict.getByRole("heading")).toHaveText(guest !== cleo ? "The deal was fair: this page has checked it." : "The deal doesn't check out.");
        await sentItsOwnAlone(guest, seat);
    }
    await depart(guests);
});

/** Two players and a bot, in the middle of a game. */
async function two(browser: Parameters<typeof arrive>[0], game = "Triqueta"): Promise<{ ada: Guest; bo: Guest; path: string }> {
    const ada = await arrive(browser, server);
    const bo = await arrive(browser, server, { viewport: phone });
    const path = await invite(ada, { game, name: "Ada", players: 3, bots: { 3: "beginner" } });
    await sit(bo, path, "Bo", 2);
    await start(ada);
    await expect(ada.page.locator(".board")).toBeVisible();
    return { ada, bo, path };
}

/** The next one to move does something, and both see it. */
async function goOn({ ada, bo }: { ada: Guest; bo: Guest }): Promise<void> {
    const cursor = async ({ page }: Guest) => Number(((await scenes(page)).at(-1) as OpenScene).cursor.split(".")[0]);
    const mine = (guest: Guest) => choices(guest.page).first();
    let mover = ada;
    await expect
        .poll(async () => {
            for (const guest of [ada, bo]) if (await mine((mover = guest)).isVisible()) return true;
            return false;
        }, { timeout: 15_000 })
        .toBe(true);
    const before = await cursor(mover);
    await tap(mine(mover));
    for (const guest of [ada, bo]) await expect.poll(() => cursor(guest), { timeout: 15_000 }).toBeGreaterThan(before);
}

test("a reload, a lost line and a killed server lose nothing", async ({ browser }) => {
    test.slow();
    const { ada, bo } = await two(browser);
    const both = { ada, bo };
    for (let i = 0; i < 3; ++i) await goOn(both);

    const told = await ada.page.locator(".story li").allInnerTexts();
    await ada.page.reload();
    await expect(ada.page.locator(".board")).toBeVisible();
    expect(await ada.page.locator(".story li").allInnerTexts()).toEqual(told);
    await goOn(both);

    ada.wire.cut();
    await expect(ada.page.locator(".connectedness")).toContainText("The connection is lost");
    await expect(bo.page.locator(".away")).toContainText("Ada: away");
    ada.wire.mend();
    await expect(ada.page.locator(".connectedness")).toHaveText("Connected again.", { timeout: 15_000 });
    await expect(bo.page.locator(".away")).toBeHidden();
    await goOn(both);

    for (let kill = 0; kill < 3; ++kill) {
        await server.kill();
        await expect(bo.page.locator(".connectedness")).toContainText("The connection is lost");
        await server.start();
        await expect(ada.page.locator(".connectedness")).not.toContainText("lost", { timeout: 15_000 });
        await expect(bo.page.locator(".connectedness")).not.toContainText("lost", { timeout: 15_000 });
        await goOn(both);
    }
    const { answers } = bo.wire.answers();
    expect(answers.filter((answer) => answer.kind === "update" && answer.since === 0).length).toBeLessThanOrEqual(2); // the start
    const story = (guest: Guest) => scenes(guest.page).then((all) => (all.at(-1) as OpenScene).steps.length);
    await expect.poll(async () => (await story(ada)) - (await story(bo))).toBe(0);
    await depart([ada, bo]);
});

test("who comes late watches: every open thing, nothing hidden, and no choice", async ({ browser }) => {
    const { ada, bo, path } = await two(browser, "Triqueta: Hidden Wolves");
    const eve = await arrive(browser, server, { viewport: phone });
    await eve.page.goto(path);
    await expect(eve.page.locator(".watching")).toHaveText("You are watching.");
    for (let i = 0; i < 4; ++i) await goOn({ ada, bo });
    await expect(choices(eve.page)).toHaveCount(0);
    const length = (guest: Guest) => scenes(guest.page).then((all) => (all.at(-1) as OpenScene).steps.length);
    await expect.poll(async () => (await length(eve)) - (await length(ada))).toBe(0);
    await sentItsOwnAlone(eve, "spectator");
    await ada.page.getByRole("button", { name: "The room" }).click();
    await expect(ada.page.getByText("One person watches.")).toBeVisible();
    const committed = ada.wire.answers().answers.flatMap((answer) => (answer.kind === "room" && answer.room.phase === "dealing" ? [answer.room.fair!] : []));
    const shown = await ada.page.locator(".commitment code").textContent();
    expect(shown).toMatch(/^[0-9a-f]{64}$/);
    expect(committed.length).toBeGreaterThan(1);
    for (const fair of committed) expect(fair).toContain(shown); // from before the players contributed
    await depart([ada, bo, eve]);
});

test("a bot plays for one who has gone; the seat waits for them on the list of games", async ({ browser }) => {
    const { ada, bo } = await two(browser);
    await bo.page.getByRole("button", { name: "All games" }).click();
    await expect(bo.page.locator(".kept")).toContainText("Ada, Bo, Fern");
    await ada.page.getByRole("button", { name: "Let a bot play for Bo" }).click();
    await expect(ada.page.locator(".room-bar")).toContainText("A bot plays for Bo until they return.");
    await playOn(ada.page, (choice) => choice.click(), { ...patience, most: 3 });
    await bo.page.getByRole("link", { name: /^Continue/ }).click();
    await expect(bo.page.locator(".board")).toBeVisible();
    await expect(ada.page.locator(".room-bar")).not.toContainText("A bot plays");
    await depart([ada, bo]);
});

for (const [size, colorScheme] of [
    [phone, "dark"],
    [desk, "light"],
] as const)
    test(`axe finds nothing in rooms, ${size.width} px wide and ${colorScheme}`, async ({ browser }) => {
        test.slow();
        const ada = await arrive(browser, server, { viewport: size, colorScheme });
        const { page } = ada;
        const look = async (state: string) => {
            await fits(page);
            await examine(page, state);
            await largeEnough(page);
        };
        await page.goto("/#/invite/mayhem");
        await page.getByText("Advanced").click();
        await look("invite");
        await page.goto("/");
        const path = await invite(ada, { game: "Triqueta: Hidden Wolves", name: "A name of 24 characters.", players: 3, bots: { 3: "easy" } });
        await look("waiting");
        const bo = await arrive(browser, server, { viewport: size, colorScheme });
        await bo.page.goto(path);
        await expect(bo.page.getByRole("button", { name: "Take seat 2" })).toBeVisible();
        await fits(bo.page);
        await examine(bo.page, "by the link");
        await largeEnough(bo.page);
        await sit(bo, path, "Bo", 2);
        await start(ada);
        await expect(page.locator(".board")).toBeVisible();
        bo.wire.cut();
        await expect(page.locator(".away")).toBeVisible();
        await look("away");
        await expect(bo.page.locator(".connectedness")).toBeVisible();
        await examine(bo.page, "lost");
        await page.getByRole("button", { name: "The room" }).click();
        await look("the room");
        await depart([ada, bo]);
    });

for (const [language, said] of [
    ["de", ["Mit Link einladen", "Dein Name", "Raum öffnen", "Der Link"]],
    ["fr", ["Inviter par un lien", "Votre nom", "Ouvrir la salle", "Le lien"]],
] as const)
    test(`a room in ${language}, on a phone`, async ({ browser }) => {
        const guest = await arrive(browser, server, { viewport: phone, settings: { language } });
        const { page } = guest;
        await page.getByRole("link", { name: said[0] }).first().click();
        await page.getByLabel(said[1]).fill("Ada");
        await fits(page);
        await page.getByRole("button", { name: said[2] }).click();
        await expect(page.getByLabel(said[3])).toBeVisible();
        await fits(page);
        await largeEnough(page);
        await depart([guest]);
    });

test("a phone at home without HTTPS: no service worker, no crypto.subtle, and the deal is fair all the same", async () => {
    const browser = await chromium.launch({
        executablePath: "/usr/bin/chromium",
        args: ["--no-sandbox", "--host-resolver-rules=MAP table.test 127.0.0.1"],
    });
    const page = await (await browser.newContext({ viewport: phone })).newPage();
    await page.goto(`http://table.test:${server.port}/`);
    expect(await page.evaluate(() => [isSecureContext, "serviceWorker" in navigator, crypto.subtle === undefined])).toEqual([false, false, true]);
    await page.getByRole("link", { name: "Invite by link" }).first().click();
    await page.locator(".seats-to-fill select").selectOption("beginner");
    await page.getByRole("button", { name: "Open the room" }).click();
    await page.getByRole("button", { name: "Copy the link" }).click();
    await expect(page.getByRole("button", { name: "Copied." })).toBeVisible();
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page.locator(".board")).toBeVisible();
    await page.getByRole("button", { name: "The room" }).click();
    await expect(page.getByText("Your page has added to the deal.")).toBeVisible();
    await browser.close();
});

test("a room that isn't there, and a page without a server, say so", async ({ browser, page }) => {
    const guest = await arrive(browser, server);
    await guest.page.goto(`/#/room/${"0".repeat(32)}`);
    await expect(guest.page.getByText("This room doesn't exist, or no longer.")).toBeVisible();
    await guest.page.goto("/#/invite/race");
    await expect(guest.page.getByRole("button", { name: "Open the room" })).toBeVisible();
    guest.wire.cut();
    await guest.page.getByRole("button", { name: "Open the room" }).click();
    await expect(guest.page.getByRole("alert")).toHaveText("The server can't be reached. The room opens when it can.");
    guest.wire.mend();
    await expect(guest.page.locator(".waiting-room")).toBeVisible({ timeout: 15_000 });
    await depart([guest]);
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Play bots" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Invite by link" })).toHaveCount(0);
    await page.goto(`/#/room/${"0".repeat(32)}`);
    await expect(page.getByText(/has no game server/)).toBeVisible();
});

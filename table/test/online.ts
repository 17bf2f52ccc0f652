/** The server of the table, and lines to it that tests can cut and listen to. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import type { Answer } from "../server/protocol.ts";
import type { Settings } from "../src/settings.ts";
import { open } from "./table.ts";

const main = join(import.meta.dirname, "../../build/table-server/server/main.js");

export class TableServer {
    readonly #folder = mkdtempSync(join(tmpdir(), "table-online-"));
    #process: ChildProcess | null = null;
    port = 0;

    async start(): Promise<this> {
        const args = [main, "--port", `${this.port}`, "--rooms", join(this.#folder, "rooms.sqlite"), "--bot-pause", "0"];
        const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
        this.#process = child;
        for await (const line of createInterface({ input: child.stdout })) {
            const found = /^http:\/\/127\.0\.0\.1:(\d+)\/$/.exec(line);
            if (!found) continue;
            this.port = Number(found[1]);
            return this;
        }
        throw new Error("The server didn't start.");
    }

    async kill(): Promise<void> {
        const child = this.#process;
        if (child === null) return;
        this.#process = null;
        const ended = new Promise((done) => child.once("exit", done));
        child.kill("SIGKILL");
        await ended;
    }

    async remove(): Promise<void> {
        await this.kill();
        rmSync(this.#folder, { recursive: true, force: true });
    }
}

/** A line to the server: what comes through it is kept, and it can be cut. */
export class Wire {
    readonly #server: Server;
    readonly #sockets = new Set<Socket>();
    #received: Buffer[] = [];
    #isCut = false;
    /** Changes what the server says, in place. */
    tamper: (text: string) => string = (text) => text;
    readonly url: string;

    private constructor(server: Server) {
        this.#server = server;
        this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }

    static async to(target: TableServer): Promise<Wire> {
        let wire: Wire;
        const server = createServer((near) => {
            if (wire.#isCut) return void near.destroy();
            const far = connect(target.port, "127.0.0.1");
            for (const socket of [near, far]) {
                wire.#sockets.add(socket);
                socket.on("error", () => socket.destroy());
            }
            near.on("close", () => far.destroy());
            far.on("close", () => near.destroy());
            near.pipe(far);
            far.on("data", (data: Buffer) => {
                const passed = Buffer.from(wire.tamper(data.toString("latin1")), "latin1");
                wire.#received.push(passed);
                near.write(passed);
            });
            far.on("end", () => near.end());
        });
        await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
        wire = new Wire(server);
        return wire;
    }

    cut(): void {
        this.#isCut = true;
        for (const socket of this.#sockets) socket.destroy();
        this.#sockets.clear();
    }

    mend(): void {
        this.#isCut = false;
    }

    /** The answers of the server that came through, and all of it as text. */
    answers(): { answers: Answer[]; text: string } {
        const text = Buffer.concat(this.#received).toString("latin1");
        const answers: Answer[] = [];
        // Frames of a server aren't masked: each answer stands there as it is.
        for (const found of text.matchAll(/\{"kind":"(?:welcome|created|room|update|record|denied|alive)"/g)) {
            const end = endOfObject(text, found.index);
            if (end !== null) answers.push(JSON.parse(Buffer.from(text.slice(found.index, end), "latin1").toString()) as Answer);
        }
        return { answers, text };
    }

    async close(): Promise<void> {
        this.cut();
        await new Promise((done) => this.#server.close(done));
    }
}

function endOfObject(text: string, start: number): number | null {
    let depth = 0;
    let isQuoted = false;
    for (let i = start; i < text.length; ++i) {
        const one = text[i];
        if (isQuoted) {
            if (one === "\\") ++i;
            else if (one === '"') isQuoted = false;
        } else if (one === '"') isQuoted = true;
        else if (one === "{") ++depth;
        else if (one === "}" && --depth === 0) return i + 1;
    }
    return null;
}

export interface Guest {
    readonly page: Page;
    readonly wire: Wire;
    /** What went wrong on the page. */
    readonly faults: string[];
}

/** A browser of its own, at a line of its own. */
export async function arrive(browser: Browser, server: TableServer, { settings, ...context }: BrowserContextOptions & { settings?: Partial<Settings> } = {}): Promise<Guest> {
    const wire = await Wire.to(server);
    const page = await (await browser.newContext({ baseURL: wire.url, serviceWorkers: "block", ...context })).newPage();
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    await open(page, settings);
    return { page, wire, faults };
}

export async function depart(guests: readonly Guest[]): Promise<void> {
    for (const { page, wire, faults } of guests) {
        expect(faults).toEqual([]);
        await expect(page.getByRole("heading", { name: "Something went wrong" })).toHaveCount(0);
        await page.context().close();
        await wire.close();
    }
}

export interface Opening {
    readonly game: string;
    readonly name: string;
    readonly players: number;
    /** The levels of bots, by their seats from 2 on; guests have all others. */
    readonly bots?: Readonly<Record<number, string>>;
}

/** Opens a room. Returns the path of its link. */
export async function invite({ page }: Guest, { game, name, players, bots = {} }: Opening): Promise<string> {
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: game, exact: true }) });
    await card.getByRole("link", { name: "Invite by link" }).click();
    await page.getByLabel("Your name").fill(name);
    await page.getByLabel("Number of players").selectOption(`${players}`);
    for (const [seat, level] of Object.entries(bots)) await page.locator(".seats-to-fill").getByLabel(`Seat ${seat}`).selectOption(level);
    await page.getByRole("button", { name: "Open the room" }).click();
    await expect(page.locator(".link input")).toHaveValue(/#\/room\/[0-9a-f]{32}$/);
    return `/${new URL(await page.locator(".link input").inputValue()).hash}`;
}

/** Comes by the link, and takes a seat. */
export async function sit({ page }: Guest, path: string, name: string, seat: number): Promise<void> {
    await page.goto(path);
    await page.getByLabel("Your name").fill(name);
    await page.getByRole("button", { name: `Take seat ${seat}` }).click();
    await expect(page.locator('.seats li[data-own="true"]')).toContainText(name);
}

export const start = ({ page }: Guest) => page.getByRole("button", { name: "Start the game" }).click();

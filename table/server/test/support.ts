/** What the server's tests share: servers as processes of their own, and guests who play over real sockets. */
import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { load, Refused, type Triqueta, type View } from "triqueta";
import { WebSocket } from "ws";
import type { Level } from "../../src/host/protocol.ts";
import type { Hall, Line } from "../hall.ts";
import type { Answer, Request, RequestOf, RoomView } from "../protocol.ts";

export const triqueta: Triqueta = await load();

export const hex = (bytes: number): string => randomBytes(bytes).toString("hex");
export const bytesOf = (text: string, encoding: "hex" | "base64" = "hex") => Uint8Array.from(Buffer.from(text, encoding));

/** A folder for the time of a test file. */
export function scratch() {
    const folder = mkdtempSync(join(tmpdir(), "table-server-"));
    return { file: (name: string) => join(folder, name), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A server in a process of its own, which can be killed. */
export class Served {
    readonly port: number;
    readonly #process: ChildProcess;

    private constructor(process: ChildProcess, port: number) {
        this.#process = process;
        this.port = port;
    }

    static async start(rooms: string, { port = 0, rate = 1000 } = {}): Promise<Served> {
        const main = resolve(import.meta.dirname, "../main.js");
        const args = [main, "--port", `${port}`, "--rooms", rooms, "--bot-pause", "0", "--rate", `${rate}`];
        const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
        for await (const line of createInterface({ input: child.stdout! })) {
            const found = /^http:\/\/127\.0\.0\.1:(\d+)\/$/.exec(line);
            if (found) return new Served(child, Number(found[1]));
        }
        throw new Error("The server didn't start.");
    }

    /** Ends it at once, whatever it does. */
    async kill(signal: "SIGKILL" | "SIGTERM" = "SIGKILL"): Promise<void> {
        const ended = new Promise((done) => this.#process.once("exit", done));
        this.#process.kill(signal);
        await ended;
    }
}

export type AnswerOf<K extends Answer["kind"]> = Extract<Answer, { kind: K }>;

/** How a guest reaches a server. */
interface Wire {
    send(text: string | Uint8Array): void;
    leave(): void;
}

/** A player or spectator, as a page would be: it contributes to fair deals, and follows with a view of its own. */
export class Guest {
    readonly token: string;
    readonly answers: Answer[] = [];
    /** All that the socket received. */
    received = "";
    room: RoomView | null = null;
    view: View | null = null;
    number = 0;
    canUndo = false;
    closed: { code: number; reason: string } | null = null;
    /** Whether it takes part in fair deals. */
    contributes = true;
    #wire!: Wire;
    readonly #contributions = new Map<number, Uint8Array>();
    #revealed = 0;
    #wake: () => void = () => {};

    constructor(token = hex(16)) {
        this.token = token;
    }

    async connect(port: number, headers: Record<string, string> = {}): Promise<this> {
        this.closed = null;
        const socket = new WebSocket(`ws://127.0.0.1:${port}/online`, { headers });
        this.#wire = { send: (text) => socket.send(text), leave: () => socket.terminate() };
        socket.on("message", (data) => this.#take(data.toString()));
        socket.on("close", (code, reason) => {
            this.closed = { code, reason: reason.toString() };
            this.#wake();
        });
        await new Promise<void>((done, failed) => socket.once("open", done).once("error", failed));
        socket.on("error", () => {});
        return this;
    }

    /** Enters a hall of this process, which hears each message in a turn of its own. */
    visit(hall: Hall): this {
        this.closed = null;
        const line: Line = {
            address: "a guest's",
            waiting: () => 0,
            send: (text) => {
                if (this.#wire === wire) this.#take(text);
            },
            close: (reason) => {
                this.closed = { code: 0, reason };
                hall.leave(line);
            },
        };
        const wire: Wire = {
            send: (text) => void setImmediate(() => hall.hear(line, `${text}`)),
            leave: () => void setImmediate(() => hall.leave(line)),
        };
        this.#wire = wire;
        hall.join(line);
        return this;
    }

    leave(): void {
        this.#wire.leave();
    }

    send(request: Request): void {
        this.sendText(JSON.stringify(request));
    }
    sendText(text: string | Uint8Array): void {
        this.#wire.send(text);
    }

    #take(text: string): void {
        this.received += `${text}\n`;
        const answer = JSON.parse(text) as Answer;
        this.answers.push(answer);
        if (answer.kind === "room") this.#meet(answer.room);
        if (answer.kind === "update") this.#follow(answer);
        this.#wake();
    }

    #meet(room: RoomView): void {
        if (room.id !== this.room?.id || this.view?.viewer !== (room.you ?? "spectator")) this.#forget();
        this.room = room;
        if (room.phase !== "dealing" || room.you === null || !this.contributes) return;
        const { phase, seats } = triqueta.fair.awaited(room.fair!);
        if (!seats.includes(room.you)) return;
        if (phase === "commitments" && !this.#contributions.has(room.number)) {
            const contribution = Uint8Array.from(randomBytes(32));
            this.#contributions.set(room.number, contribution);
            const commitment = Buffer.from(triqueta.fair.commitment(room.fair!, room.you, contribution)).toString("hex");
            this.send({ kind: "commit", number: room.number, commitment });
        }
        const contribution = this.#contributions.get(room.number);
        if (phase === "contributions" && this.#revealed < room.number && contribution) {
            this.#revealed = room.number;
            this.send({ kind: "reveal", number: room.number, contribution: Buffer.from(contribution).toString("hex") });
        }
    }

    #forget(): void {
        this.view?.free();
        this.view = null;
    }

    #follow({ number, message, canUndo }: AnswerOf<"update">): void {
        const bytes = bytesOf(message, "base64");
        this.canUndo = canUndo;
        if (this.number !== number) this.#forget();
        this.number = number;
        try {
            if (this.view === null) this.view = triqueta.join(bytes);
            else this.view.advance(bytes);
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            if (error.reason !== "repeated_message") this.send({ kind: "catchUp", cursor: this.view?.cursor ?? null });
        }
    }

    /** Waits until something holds. */
    async until<T>(what: () => T | null | undefined | false, milliseconds = 15_000): Promise<T> {
        const end = Date.now() + milliseconds;
        for (;;) {
            const found = what();
            if (found !== null && found !== undefined && found !== false) return found;
            if (Date.now() > end) throw new Error(`It didn't come: ${what}. The last answers: ${JSON.stringify(this.answers.slice(-3))}`);
            await new Promise<void>((done) => {
                this.#wake = done;
                setTimeout(done, 50);
            });
        }
    }

    /** The answer of a kind that comes after a request. */
    async ask<K extends Answer["kind"]>(request: Request, kind: K): Promise<AnswerOf<K>> {
        const before = this.answers.length;
        this.send(request);
        return this.until(() => this.answers.slice(before).find((one): one is AnswerOf<K> => one.kind === kind));
    }

    async create(setup: Partial<RequestOf<"create">> & { seats: readonly (Level | null)[] }): Promise<string> {
        const { room } = await this.ask(
            { kind: "create", variant: "hidden_wolves", options: {}, first: null, name: "Ada", token: this.token, ...setup },
            "created",
        );
        await this.until(() => this.room?.id === room);
        return room;
    }

    /** Enters a room, or returns to it from where the view is. */
    sendEnter(room: string): void {
        const view = this.room?.id === room ? this.view : null;
        this.send({ kind: "enter", room, token: this.token, number: view && this.number, cursor: view?.cursor ?? null });
    }

    /** The same, and waits for what the room is then. */
    async enter(room: string): Promise<RoomView> {
        const before = this.answers.length;
        this.sendEnter(room);
        return (await this.until(() => this.answers.slice(before).find((one): one is AnswerOf<"room"> => one.kind === "room"))).room;
    }

    get isToMove(): boolean {
        return this.room?.phase === "playing" && this.view !== null && this.number === this.room.number && this.view.turn === this.room.you;
    }

    /** Plays an action of its own by dice. */
    act(random = Math.random()): Request {
        const legal = this.view!.legal();
        const request: Request = { kind: "act", action: legal[Math.floor(random * legal.length)]!, cursor: this.view!.cursor };
        this.send(request);
        return request;
    }
}

/** Plays until the game is over, or so many moves of guests are made. Returns how many were. */
export async function play(guests: readonly Guest[], most = Infinity): Promise<number> {
    for (let moves = 0; moves < most; ++moves) {
        const isOver = () => guests.some(({ room }) => room?.phase === "over");
        const isClosed = () => guests.some(({ closed }) => closed !== null);
        await guests[0]!.until(() => isOver() || isClosed() || guests.some(({ isToMove }) => isToMove));
        if (isClosed()) throw new Error("A connection was closed.");
        const mover = guests.find(({ isToMove }) => isToMove);
        if (isOver() || mover === undefined) return moves;
        const { cursor } = mover.view!;
        mover.act();
        await mover.until(() => mover.view!.cursor !== cursor || isClosed());
    }
    return most;
}

/** A room in which guests have seats and the game has begun. */
export async function begin(
    port: number,
    { guests: count, bots = 0, ...setup }: { guests: number; bots?: number } & Partial<RequestOf<"create">>,
): Promise<{ room: string; guests: Guest[] }> {
    const guests = await Promise.all(Array.from({ length: count }, () => new Guest().connect(port)));
    const [host, ...others] = guests as [Guest, ...Guest[]];
    const seats = [...Array<null>(count).fill(null), ...Array<Level>(bots).fill("beginner")];
    const room = await host.create({ ...setup, seats });
    for (const [i, guest] of others.entries()) {
        await guest.enter(room);
        guest.send({ kind: "sit", seat: i + 1, name: `Guest ${i + 1}` });
        await guest.until(() => guest.room?.you === i + 1);
    }
    host.send({ kind: "start" });
    await Promise.all(guests.map((guest) => guest.until(() => guest.room?.phase === "playing" && guest.view)));
    return { room, guests };
}

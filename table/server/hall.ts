/** All rooms that somebody is in, and everybody's connections. What changed is stored before anybody is told of it. */
import { Refused, TriquetaError, type Cursor, type Triqueta, type Viewer } from "triqueta";
import type { Bots } from "./bots.ts";
import { Bucket, Counts, type Limits } from "./limits.ts";
import { readRequest, type Answer, type Request, type RequestOf } from "./protocol.ts";
import { Denied, Room } from "./room.ts";
import type { Storage } from "./storage.ts";

/** A connection, whatever carries it. */
export interface Line {
    readonly address: string;
    /** How many bytes it hasn't taken yet. */
    waiting(): number;
    send(text: string): void;
    close(reason: "malformed" | "too fast" | "too slow"): void;
}

export interface Around {
    readonly triqueta: Triqueta;
    readonly storage: Storage;
    readonly bots: Bots;
    readonly limits: Limits;
    /** Milliseconds between a view and the move of a bot. */
    readonly botPause: number;
    /** What a client is told of the server's addresses. */
    readonly welcome: Extract<Answer, { kind: "welcome" }>;
    /** The storage failed: nobody may be answered any more. */
    readonly fail: (error: unknown) => void;
}

/** A client with more bytes than this on the way gets one message for all that happened when it has taken them. */
const muchWaiting = 64 * 1024;
/** Milliseconds between signs of life; a client that gives none for three times as long has gone. */
const pulse = 20_000;

class Client {
    readonly line: Line;
    readonly bucket: Bucket;
    room: Room | null = null;
    token = "";
    seat: number | null = null;
    /** Where its view will be when it has taken what was sent; null: it has none. */
    cursor: Cursor | null = null;
    /** Whether this view is on the line that is played, so that its story goes on. */
    hasStory = false;
    /** The number of the game of this view, and how often something was undone in it. */
    number = 0;
    undos = 0;
    /** The version of the room that it was shown. */
    version = 0;
    wantsUpdate = false;
    heard: number;
    /** Its requests are done one after the other. */
    doing: Promise<void> = Promise.resolve();

    constructor(line: Line, limits: Limits, now: number) {
        this.line = line;
        this.bucket = new Bucket({ size: limits.burst, perSecond: limits.perSecond, now });
        this.heard = now;
    }

    get viewer(): Viewer {
        return this.seat ?? "spectator";
    }

    /** It has no view of the game. */
    forgetView(): void {
        this.cursor = null;
        this.wantsUpdate = true;
    }

    /** It has a view of the room's game, at a cursor. */
    hold(room: Room, cursor: Cursor | null): void {
        this.cursor = cursor;
        this.hasStory = cursor !== null && room.knows(this.viewer, cursor);
        this.number = room.number;
        this.undos = room.undos;
    }
}

export class Hall {
    readonly #around: Around;
    readonly #clients = new Map<Line, Client>();
    readonly #connections = new Counts();
    /** The rooms in memory, with their clients. */
    readonly #rooms = new Map<string, { readonly room: Room; readonly clients: Set<Client> }>();
    readonly #loading = new Map<string, Promise<Room | null>>();
    readonly #thinking = new Set<Room>();
    /** Clients that are to be told something, besides those of changed rooms. */
    #due = new Set<Client>();
    /** What is to be stored and sent next. */
    #changed = new Set<Room>();
    /** Clients that didn't take what was sent. */
    #slow = new Set<Client>();
    #answers: (readonly [Client, Answer])[] = [];
    #round: Promise<void> | null = null;
    #run = 0;
    readonly #clock: NodeJS.Timeout;
    #isStopping = false;
    #lastPulse = Date.now();

    constructor(around: Around) {
        this.#around = around;
        this.#clock = setInterval(() => this.#tick(), 1000);
    }

    get rooms(): number {
        return this.#rooms.size;
    }

    /** Stops, after what happened was stored. */
    async stop(): Promise<void> {
        this.#isStopping = true;
        clearInterval(this.#clock);
        this.#clients.clear();
        await this.#round;
        for (const { room } of this.#rooms.values()) room.free();
        this.#rooms.clear();
    }

    // ------------------------------------------------------------------------------------------------ connections

    /** Whether one more from this address may connect. */
    admits(address: string): boolean {
        const { connections, connectionsOfAddress } = this.#around.limits;
        return this.#clients.size < connections && this.#connections.of(address) < connectionsOfAddress;
    }

    join(line: Line): void {
        const client = new Client(line, this.#around.limits, Date.now());
        this.#clients.set(line, client);
        this.#connections.add(line.address, 1);
        line.send(JSON.stringify(this.#around.welcome));
    }

    leave(line: Line): void {
        const client = this.#clients.get(line);
        if (client === undefined) return;
        this.#clients.delete(line);
        this.#connections.add(line.address, -1);
        this.#exit(client);
    }

    /** A message from a client. What isn't one closes the connection. */
    hear(line: Line, text: string): void {
        const client = this.#clients.get(line);
        if (client === undefined) return;
        const now = Date.now();
        client.heard = now;
        if (!client.bucket.take(now)) return line.close("too fast");
        const request = readRequest(text);
        if (request === null) return line.close("malformed");
        client.doing = client.doing
            .then(() => this.#do(client, request, now))
            .catch((error: unknown) => {
                if (error instanceof Denied) this.#answer(client, { kind: "denied", why: error.why, code: error.code });
                else if (error instanceof Refused) this.#answer(client, { kind: "denied", why: "rules", code: error.code });
                else if (error instanceof TriquetaError) line.close("malformed"); // nothing has changed
                else this.#around.fail(error);
            });
    }

    // ------------------------------------------------------------------------------------------------ requests

    async #do(client: Client, request: Request, now: number): Promise<void> {
        if (request.kind === "alive" || !this.#clients.has(client.line)) return;
        if (request.kind === "create") return this.#create(client, request, now);
        if (request.kind === "enter") return this.#enter(client, request);
        const { room } = client;
        if (room === null) throw new Denied("noSuchRoom");
        if (request.kind === "catchUp") {
            client.hold(room, request.cursor);
            client.wantsUpdate = true;
            this.#due.add(client);
            return this.#wake();
        }
        if (request.kind === "record")
            return this.#answer(client, { kind: "record", number: room.number, text: room.record(client.viewer) });
        if (request.kind === "sit") {
            room.sit(client.seat, request, client.token, now);
            return this.#arrange(room);
        }
        const { seat } = client;
        if (seat === null) throw new Denied("notSeated");
        switch (request.kind) {
            case "rise":
                room.rise(seat, now);
                return this.#arrange(room);
            case "fill":
                room.fill(request, now);
                break;
            case "start":
                room.start(now);
                break;
            case "commit":
                room.commit(seat, request, now);
                break;
            case "reveal":
                room.reveal(seat, request, now);
                break;
            case "act":
                room.act(seat, request.action, request.cursor, now);
                break;
            case "undo":
                room.undo(seat, request.cursor, now);
                break;
            case "standIn":
                room.standIn(request, now);
                break;
            case "rematch":
                room.rematch(seat, now);
                break;
        }
        this.#change(room);
    }

    async #create(client: Client, request: RequestOf<"create">, now: number): Promise<void> {
        const { storage, triqueta, limits } = this.#around;
        const { address } = client.line;
        const kept = await storage.count(address);
        if (kept.ofAddress >= limits.roomsOfAddress || kept.all >= limits.rooms) throw new Denied("tooManyRooms");
        const room = Room.open(request, { address, now, triqueta });
        if (!this.#clients.has(client.line)) return room.free();
        this.#exit(client);
        this.#rooms.set(room.id, { room, clients: new Set() });
        this.#changed.add(room);
        this.#answer(client, { kind: "created", room: room.id });
        this.#seat(client, room, request.token);
    }

    async #enter(client: Client, request: RequestOf<"enter">): Promise<void> {
        const { room: id, token, number, cursor } = request;
        const room = await this.#load(id);
        if (!this.#clients.has(client.line)) return this.#leaveEmpty(id); // it has gone in the meantime
        if (room === null) throw new Denied("noSuchRoom");
        const here = this.#rooms.get(id);
        if (here?.room !== room) return this.#enter(client, request); // all others have left it in the meantime
        const { clients } = here;
        const spectators = [...clients].filter(({ seat }) => seat === null).length;
        if (room.seatOf(token) === null && spectators >= this.#around.limits.spectators) throw new Denied("tooManySpectators");
        this.#exit(client);
        this.#seat(client, room, token);
        if (number === room.number) client.hold(room, cursor);
    }

    /** The room, from memory or from the storage. */
    async #load(id: string): Promise<Room | null> {
        const here = this.#rooms.get(id);
        if (here) return here.room;
        const loading =
            this.#loading.get(id) ??
            this.#around.storage.load(id).then((stored) => {
                this.#loading.delete(id);
                if (stored === null || stored.expires <= Date.now()) return null;
                this.#run = Math.max(this.#run + 1, Date.now());
                const room = Room.restore(stored, this.#around.triqueta, this.#run);
                this.#rooms.set(id, { room, clients: new Set() });
                return room;
            });
        this.#loading.set(id, loading);
        return loading;
    }

    #seat(client: Client, room: Room, token: string): void {
        client.room = room;
        client.token = token;
        client.seat = room.seatOf(token);
        client.version = 0;
        client.number = 0;
        client.forgetView();
        this.#rooms.get(room.id)!.clients.add(client);
        this.#arrange(room);
    }

    /** After seats or clients of a room changed. */
    #arrange(room: Room): void {
        const { clients } = this.#rooms.get(room.id)!;
        for (const client of clients) {
            const seat = room.seatOf(client.token);
            if (seat === client.seat) continue;
            client.seat = seat;
            client.forgetView();
        }
        const seats = [...clients].map(({ seat }) => seat);
        room.meet(new Set(seats.filter((seat) => seat !== null)), seats.filter((seat) => seat === null).length, Date.now());
        this.#change(room);
    }

    #exit(client: Client): void {
        const { room } = client;
        if (room === null) return;
        client.room = null;
        client.seat = null;
        this.#rooms.get(room.id)?.clients.delete(client);
        this.#arrange(room);
    }

    // ------------------------------------------------------------------------------------------------ rounds

    #answer(client: Client, answer: Answer): void {
        this.#answers.push([client, answer]);
        this.#wake();
    }

    #change(room: Room): void {
        this.#changed.add(room);
        this.#wake();
        this.#letBotsPlay(room);
    }

    /** What happens until the next turn of the event loop is stored at once. */
    #wake(): void {
        this.#round ??= new Promise<void>((done) => setImmediate(done))
            .then(() => this.#finish())
            .catch(this.#around.fail)
            .finally(() => (this.#round = null));
    }

    async #finish(): Promise<void> {
        while (this.#changed.size > 0 || this.#answers.length > 0 || this.#due.size > 0) {
            const rooms = [...this.#changed];
            const answers = this.#answers;
            const due = new Set([...this.#due, ...rooms.flatMap(({ id }) => [...(this.#rooms.get(id)?.clients ?? [])])]);
            this.#changed = new Set();
            this.#answers = [];
            this.#due = new Set();
            const stored = rooms.map((room) => room.stored());
            const news = [...due].flatMap((client) => this.#newsFor(client));
            await this.#around.storage.save(stored);
            for (const [{ line }, answer] of [...answers, ...news]) line.send(JSON.stringify(answer));
            for (const room of rooms) this.#leaveEmpty(room.id);
        }
    }

    /** What a client is to be told of its room. One that is slow is told later, and then all at once. */
    #newsFor(client: Client): (readonly [Client, Answer])[] {
        const { room, line } = client;
        if (room === null) return [];
        if (line.waiting() > muchWaiting) {
            this.#slow.add(client);
            return [];
        }
        const news: Answer[] = [];
        if (client.version !== room.version) {
            client.version = room.version;
            news.push({ kind: "room", room: room.view(client.seat) });
        }
        const update = updateOf(client, room);
        if (update !== null) news.push(update);
        return news.map((answer) => [client, answer] as const);
    }

    /** Frees the memory of a room that nobody is in. */
    #leaveEmpty(id: string): void {
        const here = this.#rooms.get(id);
        if (here === undefined || here.clients.size > 0 || this.#changed.has(here.room)) return;
        this.#rooms.delete(id);
        here.room.free();
    }

    // ------------------------------------------------------------------------------------------------ by itself

    #letBotsPlay(room: Room): void {
        if (this.#thinking.has(room) || room.isEmpty) return;
        const asked = room.botToMove();
        if (asked === null) return;
        this.#thinking.add(room);
        const pause = new Promise((done) => setTimeout(done, this.#around.botPause));
        Promise.all([this.#around.bots.choose(asked.snapshot, asked.level), pause])
            .then(([action]) => {
                this.#thinking.delete(room);
                if (this.#rooms.get(room.id)?.room !== room) return;
                const now = room.botToMove();
                // The person may have returned, or undone.
                if (now?.seat === asked.seat && now.cursor === asked.cursor) room.act(asked.seat, action, asked.cursor, Date.now());
                this.#change(room);
            })
            .catch((error: unknown) => {
                // Bots that were still thinking are stopped with the server.
                if (!this.#isStopping) this.#around.fail(error);
            });
    }

    #tick(): void {
        const now = Date.now();
        for (const { room } of this.#rooms.values()) if (room.remind(now)) this.#change(room);
        if (this.#slow.size > 0) {
            for (const client of this.#slow) this.#due.add(client);
            this.#slow.clear();
            this.#wake();
        }
        if (now < this.#lastPulse + pulse) return;
        this.#lastPulse = now;
        for (const { line, heard } of this.#clients.values())
            if (now > heard + 3 * pulse || line.waiting() > 16 * muchWaiting) line.close("too slow");
            else line.send(JSON.stringify({ kind: "alive" } satisfies Answer));
        this.#around.storage.expire(now).catch(this.#around.fail);
    }
}

/** The update that a client lacks; then it counts as sent. */
function updateOf(client: Client, room: Room): Answer | null {
    const to = room.cursor(client.viewer);
    if (client.number !== room.number || to === null) client.cursor = null;
    const isUndone = client.undos !== room.undos;
    const isCurrent = client.cursor === to && !isUndone && !client.wantsUpdate;
    client.number = room.number;
    client.undos = room.undos;
    client.wantsUpdate = false;
    if (to === null || isCurrent) return null;
    const update = room.update(client.viewer, client.cursor, { hasStory: client.hasStory && !isUndone });
    client.cursor = to;
    client.hasStory = true;
    return update;
}

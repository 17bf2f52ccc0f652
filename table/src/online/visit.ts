/** A room on the server, as its visitor sees it. It follows the server's match with a view of its own. */
import { Refused, type FullOptions, type View, type Viewer } from "triqueta";
import type { Answer, Denial, Request, RoomView } from "../../server/protocol.ts";
import { outlookOf, revealedBy } from "../host/outlook.ts";
import { pauses, type Surroundings } from "../host/match.ts";
import { prospectsOf } from "../host/prospects.ts";
import type { Hint, Player, Reply, Scene } from "../host/protocol.ts";
import type { Shelf } from "../host/shelf.ts";
import type { Table } from "../host/table.ts";
import { Chronicle } from "./chronicle.ts";
import { Connection } from "./connection.ts";
import { answerTo, checkOf, type OwnPart } from "./deal.ts";
import type { Invitation, KeptRoom, OnlineRoom, RoomRequest } from "./protocol.ts";

/** What this browser keeps of a room. */
export interface StoredRoom extends KeptRoom {
    readonly token: string;
    readonly changed: number;
    readonly own: OwnPart | null;
}

export interface VisitSurroundings extends Pick<Surroundings, "triqueta" | "settings" | "show"> {
    readonly rooms: Shelf<StoredRoom>;
    readonly reply: (message: Reply) => void;
}

type State = Pick<OnlineRoom, "connection" | "gone" | "addresses" | "isLocal">;
type Update = Extract<Answer, { kind: "update" }>;

const bytesOf = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
const newToken = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The reasons after which the server can catch a view up. */
const behind: readonly string[] = ["missed_messages", "overlapping_message", "undone_line", "older_save", "wrong_end"];

export class Visit implements Table {
    #id: string;
    #token = newToken();
    readonly #around: VisitSurroundings;
    /** Null until it is known what this browser keeps of the room. */
    #connection: Connection | null = null;
    #room: RoomView | null = null;
    #state: State = { connection: "connecting", gone: null, addresses: [], isLocal: false };
    #own: OwnPart | null = null;
    #kept: StoredRoom | null = null;

    #view: View | null = null;
    /** The number of the game of the view. */
    #number = 0;
    #chronicle: Chronicle | null = null;
    #canUndo = false;
    /** What happened and isn't shown yet. */
    #coming: Update[] = [];
    #isShowing = false;
    #isHurried = false;
    #isStopped = false;
    #last: Update | null = null;
    #past: number | null = null;
    /** The record of the game that is over. */
    #record: string | null = null;
    #waitsForRecord: ((text: string) => void)[] = [];

    private constructor(id: string, around: VisitSurroundings) {
        this.#id = id;
        this.#around = around;
    }

    #connect(server: string, invitation: Invitation | null): void {
        const { reply } = this.#around;
        let waits = invitation;
        this.#connection = new Connection(server, {
            opened: () => {
                this.#tell({ connection: "open" });
                if (waits !== null) this.#send({ kind: "create", token: this.#token, ...waits });
                else this.#enter();
            },
            answered: (answer) => {
                if (answer.kind === "created") {
                    waits = null;
                    this.#id = answer.room;
                    reply({ kind: "opened", room: answer.room });
                } else this.#take(answer);
            },
            lost: () => {
                this.#tell({ connection: "lost" });
                if (waits !== null) reply({ kind: "denied", why: "unreachable" });
            },
        });
    }

    /** Opens a room on the server. */
    static invite(invitation: Invitation, server: string, around: VisitSurroundings): Visit {
        const visit = new Visit("", around);
        visit.#connect(server, invitation);
        return visit;
    }

    /** Enters a room; returns to the seat of which this browser keeps the key. */
    static enter(id: string, server: string, around: VisitSurroundings): Visit {
        const visit = new Visit(id, around);
        void around.rooms.get(id).then((kept) => {
            if (visit.#isStopped) return;
            if (kept !== undefined) {
                visit.#kept = kept;
                visit.#token = kept.token;
                visit.#own = kept.own;
            }
            visit.#connect(server, null);
        });
        return visit;
    }

    get id(): string {
        return this.#id;
    }

    #send(request: Request): void {
        this.#connection?.send(request);
    }

    #enter(): void {
        for (const update of this.#coming.splice(0)) if (update.number === this.#room?.number) this.#follow(update);
        this.show();
        const cursor = this.#view?.cursor ?? null;
        this.#send({ kind: "enter", room: this.#id, token: this.#token, number: cursor === null ? null : this.#number, cursor });
    }

    stop(): void {
        this.#isStopped = true;
        this.#connection?.close();
        this.#forget();
    }

    // ------------------------------------------------------------------------------------------------ what comes

    #take(answer: Answer): void {
        switch (answer.kind) {
            case "welcome":
                this.#tell({ addresses: answer.addresses, isLocal: answer.isLocal });
                break;
            case "room":
                this.#meet(answer.room);
                break;
            case "update":
                this.#coming.push(answer);
                void this.#showComing();
                break;
            case "record":
                if (answer.number !== this.#room?.number) break;
                if (this.#room.phase === "over") this.#record = answer.text;
                for (const wants of this.#waitsForRecord.splice(0)) wants(answer.text);
                this.#tell();
                break;
            case "denied":
                this.#deny(answer.why, answer.code);
                break;
        }
    }

    #deny(why: Denial, code: number | null): void {
        const { triqueta, settings, reply } = this.#around;
        if (this.#room === null && this.#id !== "") {
            if (why === "noSuchRoom") void this.#around.rooms.remove(this.#id);
            return this.#tell({ gone: why });
        }
        if (why === "old" || (code !== null && triqueta.refusal(code).reason === "game_has_gone_on")) return; // the view goes on as well
        if (code === null) return reply({ kind: "denied", why });
        const { text, rule } = triqueta.refusal(code, settings().language);
        reply({ kind: "refused", text, rule });
    }

    #meet(room: RoomView): void {
        const before = this.#room;
        this.#room = room;
        if (before !== null && (before.number !== room.number || before.you !== room.you)) this.#forget();
        const answer = answerTo(this.#around.triqueta, room, this.#own);
        if (answer !== null) {
            this.#own = answer.own;
            // It is kept before it is sent: after a reload, the same is revealed.
            void this.#keep().then(() => this.#send(answer.request));
        } else if (before?.phase !== room.phase || before.you !== room.you) void this.#keep();
        if (room.phase === "over" && this.#record === null) this.#send({ kind: "record" });
        this.#tell();
        if (this.#view !== null) this.show();
    }

    /** Keeps the key of the seat. A spectator has nothing to return to. */
    async #keep(): Promise<void> {
        const room = this.#room!;
        if (room.you === null && this.#kept === null) return;
        const names = room.seats.flatMap((seat) => (seat.kind === "open" ? [] : [seat.name]));
        this.#kept = { id: room.id, variant: room.variant, names, isOver: room.phase === "over", token: this.#token, changed: Date.now(), own: this.#own };
        await this.#around.rooms.put(this.#kept);
    }

    #forget(): void {
        this.#view?.free();
        this.#chronicle?.free();
        this.#view = null;
        this.#chronicle = null;
        this.#coming = [];
        this.#last = null;
        this.#past = null;
        this.#record = null;
    }

    /** Shows what others did, one by one. */
    async #showComing(): Promise<void> {
        if (this.#isShowing) return;
        this.#isShowing = true;
        for (let next = this.#coming.shift(); next !== undefined && !this.#isStopped; next = this.#coming.shift()) {
            // A pause lies between others' moves; what came while nobody looked needs none.
            if (this.#view !== null && this.#isOthers()) await this.#pause();
            if (this.#isStopped) break;
            if (next.number !== this.#room?.number) continue; // of the game before
            this.#follow(next);
            this.show();
        }
        this.#isShowing = false;
        this.#isHurried = false;
        if (!this.#isStopped) await this.#playForced();
    }

    #isOthers(): boolean {
        const { turn } = this.#view!;
        return typeof turn === "number" && turn !== this.#room?.you;
    }

    async #pause(): Promise<void> {
        const milliseconds = this.#isHurried ? 0 : pauses[this.#around.settings().pace] / 2;
        await new Promise((done) => setTimeout(done, milliseconds));
    }

    #follow(update: Update): void {
        const { triqueta } = this.#around;
        const message = bytesOf(update.message);
        try {
            if (this.#view === null) {
                this.#view = triqueta.join(message);
                this.#number = update.number;
            } else this.#view.advance(message);
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            if (behind.includes(error.reason)) this.#send({ kind: "catchUp", cursor: this.#view?.cursor ?? null });
            if (error.reason !== "repeated_message") return;
        }
        this.#last = update;
        this.#canUndo = update.canUndo;
        this.#past = null;
        this.#chronicle ??= new Chronicle(triqueta, this.#choice(), this.#viewer);
        if (this.#chronicle.add(bytesOf(update.events), update.since)) return;
        this.#forget();
        this.#send({ kind: "catchUp", cursor: null });
    }

    #choice(): FullOptions {
        const { variant, options, seats, fair } = this.#room!;
        const first = Number(this.#around.triqueta.tag(fair ?? "", "First") ?? 0);
        return { ...options, variant, players: seats.length, first } as FullOptions;
    }

    get #viewer(): Viewer {
        return this.#room?.you ?? "spectator";
    }

    /** A move without a choice plays itself, if the player wants that. */
    async #playForced(): Promise<void> {
        const view = this.#view;
        if (view === null || view.turn !== this.#room?.you || !this.#around.settings().playsForced) return;
        const legal = view.legal();
        const { cursor } = view;
        if (legal.length !== 1) return;
        await this.#pause();
        if (this.#view === view && !this.#isStopped && view.cursor === cursor) this.#send({ kind: "act", action: legal[0]!, cursor });
    }

    // ------------------------------------------------------------------------------------------------ what is asked

    ask(request: RoomRequest): void {
        this.#send(request);
    }

    act(action: number, cursor: string): void {
        const view = this.#view;
        const you = this.#room?.you ?? null;
        if (view === null || you === null || view.cursor !== cursor) return;
        const refusal = view.whyNot(you, action, this.#around.settings().language);
        if (refusal !== null) throw new Refused([refusal]);
        this.#send({ kind: "act", action, cursor });
    }

    undo(): void {
        if (this.#view !== null) this.#send({ kind: "undo", cursor: this.#view.cursor });
    }

    /** Among people, nobody is advised. */
    async hint(): Promise<Hint | null> {
        return null;
    }

    uncover(): void {}
    cover(): void {}

    hurry(): void {
        this.#isHurried = true;
    }

    look(step: number | null): void {
        this.#past = step;
        this.show();
    }

    record(): Promise<string> {
        if (this.#record !== null) return Promise.resolve(this.#record);
        this.#send({ kind: "record" });
        return new Promise((done) => this.#waitsForRecord.push(done));
    }

    // ------------------------------------------------------------------------------------------------ what is shown

    /** Tells the page of the room. */
    #tell(changes: Partial<State> = {}): void {
        this.#state = { ...this.#state, ...changes };
        if (this.#id === "") return;
        const view = this.#room;
        const deal = view === null ? null : checkOf(this.#around.triqueta, view, this.#own, this.#record);
        this.#around.reply({ kind: "room", room: { id: this.#id, view, ...this.#state, deal } });
    }

    show(): void {
        if (this.#view !== null && this.#room !== null) this.#around.show(this.#scene(this.#view, this.#room));
    }

    #scene(now: View, room: RoomView): Scene {
        const { triqueta, settings } = this.#around;
        const { language } = settings();
        const players = room.seats.map((seat): Player => (seat.kind === "bot" ? seat : { kind: "person", name: seat.kind === "open" ? "–" : seat.name }));
        const steps = this.#chronicle?.steps({ language, names: players.map(({ name }) => name) }) ?? [];
        const moment = this.#past === null ? undefined : steps[this.#past]?.moment;
        const past = moment === undefined ? null : this.#chronicle!.viewAt(moment);
        const view = past ?? now;
        const turn = typeof now.turn === "number" ? now.turn : null;
        const scene: Scene = {
            id: this.#id,
            variant: room.variant,
            players,
            turn,
            canUndo: this.#canUndo && this.#coming.length === 0,
            situation: turn === null ? "over" : turn === room.you ? "yours" : "waiting",
            viewer: room.you,
            view: view.json(language),
            cursor: now.cursor,
            points: view.points(),
            result: view.result(),
            happened: past === null && this.#last !== null && this.#last.since > 0 ? triqueta.eventsJSON(bytesOf(this.#last.events)) : [],
            steps,
            past: past === null ? null : this.#past,
            reviewed: null,
            outlook: outlookOf(triqueta.scoring, view.json()),
            revealed: turn === null && past === null && this.#last !== null ? revealedBy(triqueta.eventsJSON(bytesOf(this.#last.events))) : null,
            prospects: past === null ? prospectsOf(triqueta, view) : null,
            lesson: null,
        };
        past?.free();
        return scene;
    }
}

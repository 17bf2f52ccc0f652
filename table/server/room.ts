/** A room: its seats, its fair deal and its game. It knows no connections; the hall tells it who is there. */
import { createHash, randomBytes, randomInt } from "node:crypto";
import { Refused, type Cursor, type FullOptions, type Game, type Triqueta, type Variant, type Viewer } from "triqueta";
import { botNames } from "../src/online/names.ts";
import type { GameOptions, Level } from "../src/host/protocol.ts";
import type { Denial, Phase, RequestOf, RoomView, SeatView } from "./protocol.ts";
import type { StoredRoom } from "./storage.ts";

/** Something that isn't done. Nothing has changed. */
export class Denied extends Error {
    readonly why: Denial;
    /** The library's refusal. */
    readonly code: number | null;

    constructor(why: Denial, code: number | null = null) {
        super(why);
        this.why = why;
        this.code = code;
    }
}

type Seat =
    | { readonly kind: "open" }
    | { readonly kind: "bot"; readonly name: string; readonly level: Level }
    | {
          readonly kind: "person";
          readonly name: string;
          /** The hash of their token. */
          readonly key: string;
          readonly hasStandIn: boolean;
          readonly wantsRematch: boolean;
      };

/** A room without its game, as it is stored. */
export interface RoomState {
    readonly variant: Variant;
    readonly options: GameOptions;
    /** The seat that begins; null: chance decides. */
    readonly first: number | null;
    readonly seats: readonly Seat[];
    readonly phase: Phase;
    readonly number: number;
    readonly fair: string | null;
    /** The secret of the fair deal; null before the first one. */
    readonly secret: string | null;
    /** When the fair deal began to wait for what it waits for. */
    readonly waitsSince: number;
    readonly withdrawn: readonly number[];
}

/** Milliseconds that contributors of a fair deal have for each step: those who have left, and those who are there. */
const patience = { left: 6_000, there: 20_000 } as const;
const hour = 3_600_000;
/** How long rooms are kept after their last change. */
const lifetimes: Readonly<Record<Phase, number>> = { gathering: 24 * hour, dealing: 24 * hour, playing: 30 * 24 * hour, over: 7 * 24 * hour };

const hash = (...parts: string[]) => createHash("sha256").update(parts.join(" ")).digest();
const bytesOf = (digits: string): Uint8Array => Uint8Array.from(Buffer.from(digits, "hex"));

export class Room {
    readonly id: string;
    readonly #address: string;
    readonly #triqueta: Triqueta;
    #state: RoomState;
    #game: Game | null = null;
    #changed: number;
    /** The seats of persons who are there. */
    #present: ReadonlySet<number> = new Set();
    #spectators = 0;
    /** Grows with every change of what {@link view} shows. */
    version = 1;
    /** Grows when actions are undone: then viewers' stories don't go on from where they were. */
    undos = 0;

    constructor({ id, address, state, changed }: Omit<StoredRoom, "expires" | "game">, triqueta: Triqueta) {
        this.id = id;
        this.#address = address;
        this.#state = state;
        this.#changed = changed;
        this.#triqueta = triqueta;
    }

    /** A new room. Throws a {@link Denied} if the game can't be played so. */
    static open(
        { variant, options, first, seats, name, token }: RequestOf<"create">,
        { address, now, triqueta }: { address: string; now: number; triqueta: Triqueta },
    ): Room {
        try {
            triqueta.options(choiceOf({ variant, options, first, seats }));
        } catch (error) {
            throw new Denied("rules", error instanceof Refused ? error.code : null); // what is no option at all is a TypeError
        }
        const id = randomBytes(16).toString("hex");
        const state: RoomState = {
            variant,
            options,
            first,
            seats: seats.map((level, seat) => (level === null ? { kind: "open" } : { kind: "bot", level, name: botNames[seat]! })),
            phase: "gathering",
            number: 0,
            fair: null,
            secret: null,
            waitsSince: now,
            withdrawn: [],
        };
        const room = new Room({ id, address, state, changed: now }, triqueta);
        const free = seats.indexOf(null);
        if (free === -1) throw new Denied("seatTaken");
        room.sit(null, { kind: "sit", seat: free, name }, token, now);
        return room;
    }

    static restore(stored: StoredRoom, triqueta: Triqueta, run: number): Room {
        const room = new Room(stored, triqueta);
        if (stored.game) room.#game = triqueta.gameFromSave(stored.game, run);
        return room;
    }

    stored(): StoredRoom {
        return {
            id: this.id,
            changed: this.#changed,
            expires: this.#changed + lifetimes[this.phase],
            address: this.#address,
            state: this.#state,
            game: this.#game?.save() ?? null,
        };
    }

    free(): void {
        this.#game?.free();
        this.#game = null;
    }

    get phase(): Phase {
        return this.#state.phase;
    }

    /** The number of the game. */
    get number(): number {
        return this.#state.number;
    }

    get isEmpty(): boolean {
        return this.#spectators === 0 && this.#present.size === 0;
    }

    #change(changes: Partial<RoomState>, now: number): void {
        this.#state = { ...this.#state, ...changes };
        this.#changed = now;
        ++this.version;
    }

    #changeSeat(seat: number, to: Seat, now: number): void {
        this.#change({ seats: this.#state.seats.with(seat, to) }, now);
    }

    // ------------------------------------------------------------------------------------------------ seats

    #key(token: string): string {
        return hash("triqueta.seat", this.id, token).toString("hex");
    }

    /** The seat that was taken with a token. */
    seatOf(token: string): number | null {
        const key = this.#key(token);
        const seat = this.#state.seats.findIndex((one) => one.kind === "person" && one.key === key);
        return seat === -1 ? null : seat;
    }

    /** Tells who is there. A person who returns plays again. */
    meet(present: ReadonlySet<number>, spectators: number, now: number): void {
        const isSame = present.size === this.#present.size && [...present].every((seat) => this.#present.has(seat));
        if (isSame && spectators === this.#spectators) return;
        this.#present = present;
        this.#spectators = spectators;
        ++this.version;
        for (const seat of present) {
            const person = this.#state.seats[seat]!;
            if (person.kind === "person" && person.hasStandIn) this.#changeSeat(seat, { ...person, hasStandIn: false }, now);
        }
        this.#goOn(now);
    }

    /** Takes a free seat, also from another one. */
    sit(from: number | null, { seat, name }: RequestOf<"sit">, token: string, now: number): void {
        if (this.phase !== "gathering") throw new Denied("notNow");
        const taken = this.#state.seats[seat];
        if (taken === undefined || (taken.kind !== "open" && seat !== from)) throw new Denied("seatTaken");
        if (from !== null) this.#changeSeat(from, { kind: "open" }, now);
        this.#changeSeat(seat, { kind: "person", name, key: this.#key(token), hasStandIn: false, wantsRematch: false }, now);
    }

    /** Gives a seat up; in a game that runs, to a bot. */
    rise(seat: number, now: number): void {
        const person = this.#state.seats[seat]!;
        if (person.kind !== "person" || this.phase === "dealing") throw new Denied("notNow");
        if (this.phase !== "playing") return this.#changeSeat(seat, { kind: "open" }, now);
        this.#changeSeat(seat, { kind: "bot", name: person.name, level: "medium" }, now);
        this.#game!.leaveSeat(seat, "resigned");
        this.#game!.takeSeat(seat, "bot");
    }

    fill({ seat, level }: RequestOf<"fill">, now: number): void {
        if (this.phase !== "gathering") throw new Denied("notNow");
        if ((this.#state.seats[seat]?.kind ?? "person") === "person") throw new Denied("seatTaken");
        this.#changeSeat(seat, level === null ? { kind: "open" } : { kind: "bot", level, name: botNames[seat]! }, now);
    }

    standIn({ seat }: RequestOf<"standIn">, now: number): void {
        const person = this.#state.seats[seat];
        if (this.phase !== "playing" || person?.kind !== "person" || this.#present.has(seat)) throw new Denied("notNow");
        this.#changeSeat(seat, { ...person, hasStandIn: true }, now);
    }

    // ------------------------------------------------------------------------------------------------ the deal

    /** Begins the game, or another one, when every seat has somebody. */
    start(now: number): void {
        if (this.phase !== "gathering") throw new Denied("notNow");
        if (this.#state.seats.some(({ kind }) => kind === "open")) throw new Denied("seatsFree");
        this.#deal([...this.#present], [], now);
    }

    /** Begins a fair deal: the server commits to a secret, and waits for the commitments of those who are there. */
    #deal(contributors: readonly number[], withdrawn: readonly number[], now: number): void {
        this.free();
        const { variant, options, seats, first } = this.#state;
        const number = this.number + 1;
        const secret = randomBytes(32);
        const choice = choiceOf({ variant, options, seats, first: first ?? randomInt(seats.length) });
        const terms = { id: bytesOf(this.id), number, seats: [...contributors].sort((a, b) => a - b) };
        const fair = this.#triqueta.fair.begin(choice, secret, terms);
        this.#change({ phase: "dealing", number, fair, secret: secret.toString("hex"), waitsSince: now, withdrawn }, now);
        this.#begin(now);
    }

    #contribute(number: number, add: (fair: string) => string, now: number): void {
        if (this.phase !== "dealing" || number !== this.number) throw new Denied("notNow");
        this.#change({ fair: add(this.#state.fair!), waitsSince: now }, now);
        this.#begin(now);
    }

    commit(seat: number, { number, commitment }: RequestOf<"commit">, now: number): void {
        this.#contribute(number, (fair) => this.#triqueta.fair.commit(fair, seat, bytesOf(commitment)), now);
    }

    reveal(seat: number, { number, contribution }: RequestOf<"reveal">, now: number): void {
        this.#contribute(number, (fair) => this.#triqueta.fair.reveal(fair, seat, bytesOf(contribution)), now);
    }

    /** Begins the game if the fair deal waits for nothing. */
    #begin(now: number): void {
        const { fair, secret, seats } = this.#state;
        if (this.#triqueta.fair.awaited(fair!).phase !== "nothing") return;
        const game = this.#triqueta.fair.game(fair!, bytesOf(secret!));
        game.setId(Uint8Array.from(hash("triqueta.game", this.id, `${this.number}`).subarray(0, 16)));
        seats.forEach((one, seat) => {
            if (one.kind === "open") return;
            game.setTag(`Seat${seat}`, one.name);
            if (one.kind === "person") game.claimSeat(seat, one.key);
            else game.takeSeat(seat, "bot");
        });
        this.#game = game;
        this.#change({ phase: "playing", seats: seats.map((one) => (one.kind === "person" ? { ...one, wantsRematch: false } : one)) }, now);
        this.#end(now);
    }

    /** Begins the deal anew without those who don't contribute in time. Returns whether it did. */
    remind(now: number): boolean {
        if (this.phase !== "dealing") return false;
        const { fair, waitsSince } = this.#state;
        const { seats: awaited } = this.#triqueta.fair.awaited(fair!);
        const limit = awaited.every((seat) => this.#present.has(seat)) ? patience.there : patience.left;
        if (now < waitsSince + limit) return false;
        this.#deal([...this.#present].filter((seat) => !awaited.includes(seat)), awaited, now);
        return true;
    }

    // ------------------------------------------------------------------------------------------------ the game

    get #running(): Game {
        if (this.phase !== "playing") throw new Denied("notNow");
        return this.#game!;
    }

    /** The seat to move, and the bot that plays for it; null if a person is to move, or nobody. */
    botToMove(): { readonly seat: number; readonly level: Level; readonly snapshot: Uint8Array; readonly cursor: Cursor } | null {
        const game = this.#game;
        if (this.phase !== "playing" || game === null || typeof game.turn !== "number") return null;
        const seat = game.turn;
        const player = this.#state.seats[seat]!;
        const level = player.kind === "bot" ? player.level : player.kind === "person" && player.hasStandIn ? "medium" : null;
        if (level === null) return null;
        using view = game.view(seat);
        return { seat, level, snapshot: view.snapshot(), cursor: game.cursor(seat) };
    }

    /** Throws a {@link Refused} if the rules or an old cursor forbid it. */
    act(seat: number, action: number, cursor: Cursor, now: number): void {
        this.#running.play(seat, action, { cursor, time: now });
        this.#changed = now;
        this.#end(now);
    }

    #end(now: number): void {
        if (this.#game!.turn === "over") this.#change({ phase: "over" }, now);
    }

    /** Takes back the last action, if it was this seat's and nobody saw anything hidden by it. */
    undo(seat: number, cursor: Cursor, now: number): void {
        const game = this.#running;
        if (game.cursor(seat) !== cursor) throw new Denied("old");
        if (!this.#mayUndo(seat)) throw new Denied("notNow");
        game.undo();
        this.#changed = now;
        ++this.undos;
    }

    #mayUndo(seat: number): boolean {
        const game = this.#game!;
        if (this.phase !== "playing" || lastToAct(game) !== seat) return false;
        using trial = game.exactCopy();
        try {
            trial.undo();
            return true;
        } catch (error) {
            if (error instanceof Refused) return false;
            throw error;
        }
    }

    /** Another game when all persons who are there want it; seats that are free then are to be taken first. */
    rematch(seat: number, now: number): void {
        if (this.phase !== "over") throw new Denied("notNow");
        const person = this.#state.seats[seat]!;
        if (person.kind === "person") this.#changeSeat(seat, { ...person, wantsRematch: true }, now);
        this.#goOn(now);
    }

    /** Begins the next game if all who are there want it. */
    #goOn(now: number): void {
        const { seats, phase } = this.#state;
        if (phase !== "over" || this.#present.size === 0) return;
        const wants = (one: Seat) => one.kind === "person" && one.wantsRematch;
        if (![...this.#present].every((seat) => wants(seats[seat]!))) return;
        if (seats.some(({ kind }) => kind === "open")) this.#change({ phase: "gathering" }, now);
        else this.#deal([...this.#present], [], now);
    }

    /** The record: of the whole game when it is over, before that as the viewer saw it. */
    record(viewer: Viewer): string {
        if (this.#game === null) throw new Denied("notNow");
        return this.#game.record(this.phase === "over" ? {} : { viewer });
    }

    // ------------------------------------------------------------------------------------------------ what is shown

    /** Where a viewer's stream is; null without a game. */
    cursor(viewer: Viewer): Cursor | null {
        return this.#game?.cursor(viewer) ?? null;
    }

    /** Whether a cursor is a place on the line that is played. */
    knows(viewer: Viewer, cursor: Cursor): boolean {
        const moment = momentOf(cursor);
        if (this.#game === null || moment > this.#game.moment) return false;
        try {
            using view = this.#game.view(viewer, moment);
            return view.cursor === cursor;
        } catch (error) {
            if (error instanceof Refused) return false;
            throw error;
        }
    }

    /** What takes a viewer from a cursor, on whatever line of play, to now; null: from nothing. */
    update(viewer: Viewer, from: Cursor | null, { hasStory }: { hasStory: boolean }) {
        const game = this.#game!;
        const since = from === null || !hasStory ? 0 : momentOf(from);
        return {
            kind: "update",
            number: this.number,
            message: base64(game.catchUp(viewer, from ?? undefined)),
            events: base64(game.events(viewer, since)),
            since,
            canUndo: viewer !== "spectator" && this.#mayUndo(viewer),
        } as const;
    }

    view(you: number | null): RoomView {
        const { variant, options, phase, seats, number, fair, withdrawn } = this.#state;
        const shown = (one: Seat, seat: number): SeatView => {
            if (one.kind !== "person") return one;
            const { name, hasStandIn, wantsRematch } = one;
            return { kind: "person", name, isPresent: this.#present.has(seat), hasStandIn, wantsRematch };
        };
        return { id: this.id, variant, options, phase, seats: seats.map(shown), you, spectators: this.#spectators, number, fair, withdrawn };
    }
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

const momentOf = (cursor: Cursor) => Number(cursor.slice(0, cursor.indexOf(".")));

function choiceOf({ variant, options, first, seats }: { variant: Variant; options: GameOptions; first: number | null; seats: readonly unknown[] }): FullOptions {
    return { ...options, variant, players: seats.length, first: first ?? 0 } as FullOptions;
}

/** The seat of the last action; null if there was none. */
function lastToAct(game: Game): number | null {
    for (let place = game.moment - 1; place >= 0; --place) {
        const { seat } = game.happened(place);
        if (typeof seat === "number") return seat;
    }
    return null;
}

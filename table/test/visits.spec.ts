/** Visits to rooms of a server, whatever the visitors do and however often lines break. They need no page. */
import assert from "node:assert/strict";
import { load, type Dice, type Triqueta, type Variant } from "triqueta";
import type { Hall, Line } from "../server/hall.ts";
import type { Answer } from "../server/protocol.ts";
import { hallInMemory } from "../server/test/hall.ts";
import type { OpenScene, Reply, Scene } from "../src/host/protocol.ts";
import type { OnlineRoom } from "../src/online/protocol.ts";
import { Visit, type StoredRoom, type VisitSurroundings } from "../src/online/visit.ts";
import { test } from "@playwright/test";

const rounds = Number(process.env["ROUNDS"] ?? 15);
const variants: readonly Variant[] = ["base_game", "hidden_wolves", "mayhem", "race"];

const soon = (what: () => void) => void setImmediate(what);
const turnsOfTheLoop = async (count: number) => {
    for (; count > 0; --count) await new Promise((done) => setTimeout(done, 0));
};

/** The hall to which sockets lead. */
let hall: Hall;
const sockets = new Set<Socket>();

/** A WebSocket to the hall of this process. */
class Socket {
    static readonly OPEN = 1;
    readyState = 0;
    onopen: () => void = () => {};
    onmessage: (message: { data: string }) => void = () => {};
    onclose: () => void = () => {};
    readonly #line: Line = {
        address: "a visitor's",
        waiting: () => 0,
        send: (data) => soon(() => this.readyState === 1 && this.onmessage({ data })),
        close: (reason) => assert.fail(reason),
    };

    constructor() {
        sockets.add(this);
        soon(() => {
            if (this.readyState !== 0) return;
            this.readyState = 1;
            hall.join(this.#line);
            this.onopen();
        });
    }

    send(text: string): void {
        soon(() => hall.hear(this.#line, text));
    }

    close(): void {
        this.readyState = 3;
        sockets.delete(this);
        soon(() => {
            hall.leave(this.#line);
            this.onclose();
        });
    }
}

Object.assign(globalThis, {
    WebSocket: Socket,
    location: { href: "http://127.0.0.1/" },
    addEventListener: () => {},
    removeEventListener: () => {},
    self: { setTimeout: (what: () => void, milliseconds: number) => (milliseconds > 10_000 ? 0 : setTimeout(what, 0)) },
});

class Visitor {
    readonly #dice: Dice;
    readonly #kept = new Map<string, StoredRoom>();
    readonly #around: VisitSurroundings;
    #visit: Visit | null = null;
    room: OnlineRoom | null = null;
    scene: Scene | null = null;

    constructor(triqueta: Triqueta, dice: Dice) {
        this.#dice = dice;
        const rooms = { get: async (id: string) => this.#kept.get(id), put: async (one: StoredRoom) => void this.#kept.set(one.id, one), remove: async () => {} };
        this.#around = {
            triqueta,
            rooms: rooms as unknown as VisitSurroundings["rooms"],
            settings: () => ({ language: "en", pace: "instant", playsForced: true }),
            show: (scene) => void (this.scene = scene),
            reply: (reply: Reply) => {
                if (reply.kind === "room") this.room = reply.room;
            },
        };
    }

    get token(): string | null {
        return this.#kept.get(this.room?.id ?? "")?.token ?? null;
    }

    invite(variant: Variant, seats: number): void {
        const bots = Array.from({ length: seats }, (_, seat) => (seat > 1 && this.#dice.below(2) === 0 ? ("beginner" as const) : null));
        this.#visit = Visit.invite({ variant, options: variant === "race" ? { turn_cap: 40 } : {}, first: null, seats: bots, name: "Ada" }, "/online", this.#around);
    }

    enter(room: string): void {
        this.#visit?.stop();
        this.scene = null;
        this.#visit = Visit.enter(room, "/online", this.#around);
    }

    stop(): void {
        this.#visit?.stop();
    }

    /** What a visitor may do in a page at any time. */
    doAnything(): void {
        const dice = this.#dice;
        const visit = this.#visit!;
        const scene = this.scene as OpenScene | null;
        if (scene?.situation === "yours" && scene.past === null && dice.below(3) > 0) return visit.act(dice.pick(scene.view.legal).action, scene.cursor);
        const seat = dice.below(5);
        switch (dice.below(12)) {
            case 0:
            case 1:
                return visit.ask({ kind: "sit", seat, name: "Bo" });
            case 2:
                return dice.below(5) === 0 ? visit.ask({ kind: "rise" }) : undefined;
            case 3:
                return visit.ask({ kind: "fill", seat, level: "beginner" });
            case 4:
            case 5:
                return visit.ask({ kind: "start" });
            case 6:
                return visit.undo();
            case 7:
                return visit.look(dice.below(3) === 0 ? dice.below(1 + (scene?.steps.length ?? 0)) : null);
            case 8:
                return visit.ask({ kind: "standIn", seat });
            case 9:
                return visit.ask({ kind: "rematch" });
            case 10:
                return dice.below(4) === 0 ? this.enter(this.room!.id) : undefined;
            case 11:
                return visit.hurry();
        }
    }

    /** Shows the present. */
    returnToPresent(): void {
        this.#visit!.look(null);
    }
}

/** The view of one who enters now, by the key of a seat, as JSON; null: no game has begun. */
async function viewOf(triqueta: Triqueta, room: string, token: string): Promise<unknown> {
    let found: unknown = null;
    const line: Line = {
        address: "a newcomer's",
        waiting: () => 0,
        send: (text) => {
            const answer = JSON.parse(text) as Answer;
            if (answer.kind !== "update") return;
            using view = triqueta.join(Uint8Array.from(Buffer.from(answer.message, "base64")));
            found = view.json();
        },
        close: (reason) => assert.fail(reason),
    };
    hall.join(line);
    hall.hear(line, JSON.stringify({ kind: "enter", room, token, number: null, cursor: null }));
    await turnsOfTheLoop(20);
    hall.leave(line);
    return found;
}

test("whatever visitors do, and however often lines break, each is shown the match as it is", async () => {
    test.slow();
    const triqueta = await load();
    let compared = 0;
    for (let round = 0; round < rounds; ++round) {
        const dice = triqueta.dice(round);
        const faults: unknown[] = [];
        hall = hallInMemory({ triqueta, dice, fail: (error) => faults.push(error) });
        const visitors = Array.from({ length: 4 }, () => new Visitor(triqueta, dice));
        visitors[0]!.invite(dice.pick(variants), 2 + dice.below(3));
        await turnsOfTheLoop(20);
        for (const visitor of visitors.slice(1)) visitor.enter(visitors[0]!.room!.id);
        await turnsOfTheLoop(20);
        for (let step = 0; step < 600; ++step) {
            dice.pick(visitors).doAnything();
            if (dice.below(40) === 0 && sockets.size > 0) dice.pick([...sockets]).close();
            if (dice.below(2) === 0) await turnsOfTheLoop(dice.below(3));
        }
        // Bots play on while their people are there; nobody else does.
        for (let tries = 0; tries < 20; ++tries) {
            await turnsOfTheLoop(100);
            const scenes = visitors.map(({ scene }) => scene);
            if (scenes.every((scene) => scene === null || scene.turn === null || visitors[0]!.room!.view!.seats[scene.turn]!.kind === "person")) break;
        }
        for (const visitor of visitors) {
            const there = await viewOf(triqueta, visitor.room!.id, visitor.token ?? "0".repeat(32));
            if (there === null) continue;
            visitor.returnToPresent();
            assert.deepEqual((visitor.scene as OpenScene | null)?.view, there, `round ${round}, visitor ${visitors.indexOf(visitor)}`);
            ++compared;
        }
        assert.deepEqual(faults, []);
        for (const visitor of visitors) visitor.stop();
        await turnsOfTheLoop(5);
        await hall.stop();
    }
    assert.ok(compared > rounds);
});

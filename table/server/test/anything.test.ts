/** Guests who ask for anything at any time, in a hall of this process whose storage and bots take their time. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import type { Variant } from "triqueta";
import type { Hall } from "../hall.ts";
import type { RequestOf } from "../protocol.ts";
import { hallInMemory } from "./hall.ts";
import { Guest, hex, triqueta } from "./support.ts";

const seeds = Number(process.env["SEEDS"] ?? 20);
const variants: readonly Variant[] = ["base_game", "hidden_wolves", "hidden_wolves_duel", "mayhem", "race"];

class Chaos {
    readonly #dice;
    readonly #guests: readonly Guest[];
    readonly #rooms: string[] = [hex(16)];
    /** The guests who wait for a room, and how many answers they had before. */
    readonly #waiting = new Map<Guest, number>();
    readonly #hall: Hall;
    /** Why the server would have ended. */
    fault: unknown = null;

    /** How many guests were turned out. */
    get closed(): number {
        return this.#guests.filter(({ closed }) => closed !== null).length;
    }

    constructor(seed: number) {
        this.#dice = triqueta.dice(seed);
        this.#hall = hallInMemory({
            triqueta,
            dice: this.#dice,
            pause: (most) => this.#turns(most),
            limits: { spectators: 4 },
            fail: (error) => (this.fault ??= error),
        });
        this.#guests = Array.from({ length: 7 }, () => new Guest().visit(this.#hall));
    }

    /** Waits for up to so many turns of the event loop. */
    async #turns(most: number): Promise<void> {
        for (let turns = this.#dice.below(most + 1); turns > 0; --turns) await new Promise((done) => setImmediate(done));
    }

    async go(steps: number): Promise<void> {
        for (let step = 0; step < steps && this.fault === null; ++step) {
            await this.#turns(4);
            if (this.#dice.below(200) === 0) mock.timers.tick(1000 * (1 + this.#dice.below(30)));
            this.#ask(this.#dice.pick(this.#guests));
        }
        await this.#settle();
    }

    /** Waits until all that was asked for is done. */
    async #settle(): Promise<void> {
        for (let turns = 0; turns < 200; ++turns) await new Promise((done) => setImmediate(done));
    }

    #ask(guest: Guest): void {
        const dice = this.#dice;
        const { room, view } = guest;
        const before = this.#waiting.get(guest);
        if (before !== undefined && !guest.answers.slice(before).some(({ kind }) => kind === "room" || kind === "denied")) return;
        this.#waiting.delete(guest);
        if (guest.isToMove && dice.below(3) > 0) return void guest.act(dice.below(1000) / 1000);
        const cursor = view?.cursor ?? ("0.0123456789abcdef" as const);
        const number = dice.below(4) === 0 ? dice.below(4) : guest.number;
        const seat = dice.below(5);
        const level = dice.pick([null, "beginner"] as const);
        switch (dice.below(room === null ? 3 : 20)) {
            case 0:
                this.#waiting.set(guest, guest.answers.length);
                guest.send(this.#create(guest));
                break;
            case 1:
            case 2:
                for (const { room } of this.#guests) if (room && !this.#rooms.includes(room.id)) this.#rooms.push(room.id);
                this.#waiting.set(guest, guest.answers.length);
                guest.sendEnter(dice.pick(this.#rooms));
                break;
            case 3:
                guest.leave();
                guest.visit(this.#hall);
                if (room !== null) guest.sendEnter(room.id);
                break;
            case 4:
            case 5:
                guest.send({ kind: "sit", seat, name: "Ada" });
                break;
            case 6:
                if (dice.below(4) === 0) guest.send({ kind: "rise" });
                break;
            case 7:
            case 8:
                guest.send({ kind: "fill", seat, level });
                break;
            case 9:
            case 10:
                guest.send({ kind: "start" });
                break;
            case 11:
                guest.send({ kind: "commit", number, commitment: hex(32) });
                break;
            case 12:
                guest.send({ kind: "reveal", number, contribution: hex(32) });
                break;
            case 13:
                guest.send({ kind: "act", action: dice.below(2) === 0 ? dice.below(900) : dice.below(2 ** 31), cursor });
                break;
            case 14:
                guest.send({ kind: "undo", cursor });
                break;
            case 15:
                guest.send({ kind: "catchUp", cursor: view && cursor });
                break;
            case 16:
                guest.send({ kind: "standIn", seat });
                break;
            case 17:
                guest.send({ kind: "rematch" });
                break;
            case 18:
                guest.send({ kind: "record" });
                break;
            case 19:
                guest.contributes = dice.below(4) > 0;
                break;
        }
    }

    #create({ token }: Guest): RequestOf<"create"> {
        const dice = this.#dice;
        return {
            kind: "create",
            variant: dice.pick(variants),
            options: dice.below(4) === 0 ? { turn_cap: dice.below(100) } : {},
            first: dice.pick([null, 0, 1, 5]),
            seats: Array.from({ length: dice.below(5) }, () => dice.pick([null, "beginner"] as const)),
            name: "Ada",
            token,
        };
    }

    /** Every guest who sees a game has the view that one who joins there anew is given. Returns how many were compared. */
    async compare(): Promise<number> {
        let compared = 0;
        for (const guest of this.#guests) {
            if (guest.view === null) continue;
            const other = new Guest(guest.token).visit(this.#hall);
            for (let tries = 0; tries < 20; ++tries) {
                other.sendEnter(guest.room!.id);
                await this.#settle();
                if (other.view?.cursor !== guest.view.cursor) continue; // bots play on, or the guest isn't there any more
                assert.deepEqual(other.view.json(), guest.view.json());
                ++compared;
                break;
            }
            other.leave();
        }
        return compared;
    }

    stop(): Promise<void> {
        return this.#hall.stop();
    }

    get updates(): number {
        return this.#guests.flatMap(({ answers }) => answers).filter(({ kind }) => kind === "update").length;
    }
}

test("whatever guests ask for, and whenever, the server goes on and their views are right", { timeout: 600_000 }, async () => {
    mock.timers.enable({ apis: ["Date", "setInterval"], now: 1_000_000 });
    let compared = 0;
    let updates = 0;
    for (let seed = 0; seed < seeds; ++seed) {
        const chaos = new Chaos(seed);
        await chaos.go(1500);
        compared += await chaos.compare();
        assert.ifError(chaos.fault);
        assert.equal(chaos.closed, 0);
        updates += chaos.updates;
        await chaos.stop();
    }
    mock.timers.reset();
    assert.ok(compared > seeds && updates > 100 * seeds, `${compared} views of ${updates} updates`);
});

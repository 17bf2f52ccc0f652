import { constant, fairPhase, recordPart, type Pointer } from "./abi.js";
import * as own from "./arguments.js";
import type { Engine } from "./engine.js";
import { Refused } from "./errors.js";
import { makeGame, type Game } from "./game.js";
import { lengthOf, nameOf, seal } from "./intrinsics.js";
import type { Choice } from "./options.js";

/** What a fair deal is of, besides the game. */
export interface FairTerms {
    /** The 16 bytes that identify the match. */
    readonly id: Uint8Array;
    /** The number of the game in the match; 0 by default. */
    readonly number?: number | bigint;
    /** The seats that contribute; none by default. */
    readonly seats?: readonly number[];
    /** Where a public value will come from, in up to 120 characters of ASCII; by default there is none. */
    readonly source?: string;
}

/** What a fair deal waits for. */
export interface Awaited {
    readonly phase: "commitments" | "contributions" | "publicValue" | "nothing";
    /** The seats that it waits for. */
    readonly seats: readonly number[];
}

/** Whether the parts of a record hold: null if a part does, else why not. */
export interface Verification {
    /** Everything revealed is what was committed to, and the seed follows from it. */
    readonly commitment: Refused | null;
    /** The seed deals each piece that was drawn. */
    readonly deal: Refused | null;
    /** The rules allow each move, and the result is right. */
    readonly moves: Refused | null;
}

/**
 * Deals that nobody can choose and everybody can check; docs/fair_deals.md has the steps. A fair deal is a text without
 * the server's secret: each step takes it and returns it with what was added, so send it to everybody. Each step throws
 * a {@link Refused}.
 */
export class Fair {
    readonly #engine: Engine;

    /** @internal */
    constructor(engine: Engine) {
        this.#engine = engine;
    }

    /** Begins a fair deal: the server commits to a secret, 32 bytes of entropy that deal this game alone. */
    begin(choice: Choice, secret: Uint8Array, { id, number = 0, seats = [], source = "" }: FairTerms): string {
        const engine = this.#engine;
        const of = own.choice(engine, choice);
        const kept = own.block(engine, secret, constant.seedSize, "a secret");
        const match = own.block(engine, id, constant.idSize, "an id");
        const which = own.uint64(number, "the game's number");
        const who = own.numbers(engine, seats, "a seat");
        const from = own.text(engine, source);
        const how = engine.options(of);
        const at = engine.layAll([match, who, from, kept]);
        const { tq_fair_begin: call } = engine.c;
        const [seatCount, length] = [lengthOf(who), lengthOf(from)] as const;
        return engine.textOrFault((out, room, count) =>
            call(
                of.variant,
                how,
                of.count,
                at[0]!,
                which,
                at[1]!,
                seatCount,
                at[2]!,
                length,
                at[3]!,
                out,
                room,
                count,
                engine.fault(),
            ),
        );
    }

    /** The commitment of a seat to a contribution, 32 bytes of entropy that it keeps until all have committed. */
    commitment(text: string, seat: number, contribution: Uint8Array): Uint8Array {
        const engine = this.#engine;
        const words = own.text(engine, text);
        const which = own.int32(seat, "the seat");
        const bytes = own.block(engine, contribution, constant.seedSize, "a contribution");
        const at = engine.layAll([words, bytes]);
        return engine.block(
            constant.seedSize,
            (out) => engine.c.tq_fair_commitment(at[0]!, lengthOf(words), which, at[1]!, out, engine.fault()),
            (status) => engine.checkFault(status),
        );
    }

    /** Adds the commitment of a seat. */
    commit(text: string, seat: number, commitment: Uint8Array): string {
        return this.#add(this.#engine.c.tq_fair_commit, text, seat, commitment, "a commitment");
    }

    /** Adds the contribution of a seat, after all have committed. */
    reveal(text: string, seat: number, contribution: Uint8Array): string {
        return this.#add(this.#engine.c.tq_fair_reveal, text, seat, contribution, "a contribution");
    }

    #add(call: Engine["c"]["tq_fair_commit"], text: string, seat: number, added: Uint8Array, what: string): string {
        const engine = this.#engine;
        const words = own.text(engine, text);
        const which = own.int32(seat, "the seat");
        const bytes = own.block(engine, added, constant.seedSize, what);
        const at = engine.layAll([words, bytes]);
        const length = lengthOf(words);
        return engine.textOrFault((out, room, count) =>
            call(at[0]!, length, which, at[1]!, out, room, count, engine.fault()),
        );
    }

    /** Adds the public value of 1 to 64 bytes, after all have revealed. */
    revealPublic(text: string, value: Uint8Array): string {
        const engine = this.#engine;
        const words = own.text(engine, text);
        const bytes = own.bytes(engine, value);
        const at = engine.layAll([words, bytes]);
        const { tq_fair_reveal_public: call } = engine.c;
        return engine.textOrFault((out, room, count) =>
            call(at[0]!, lengthOf(words), at[1]!, lengthOf(bytes), out, room, count, engine.fault()),
        );
    }

    /** What a fair deal waits for. Every commitment in it is checked. */
    awaited(text: string): Awaited {
        const engine = this.#engine;
        const words = own.text(engine, text);
        const at = engine.lay(words);
        const { tq_fair_awaited: call } = engine.c;
        const seats = engine.int32s(
            (out, room, count) => call(at, lengthOf(words), engine.number, out, room, count, engine.fault()),
            (status) => engine.checkFault(status),
        );
        return { phase: nameOf(fairPhase, engine.int32At(engine.number)), seats };
    }

    /** The seed of the game, of a fair deal that waits for nothing. A record of the whole game has the secret. */
    seed(text: string, secret?: Uint8Array): Uint8Array {
        const engine = this.#engine;
        return this.#withSecret(text, secret, (at, length, kept) =>
            engine.block(
                constant.seedSize,
                (out) => engine.c.tq_fair_seed(at, length, kept, out, engine.fault()),
                (status) => engine.checkFault(status),
            ),
        );
    }

    /**
     * The game of a fair deal that waits for nothing. Its records have the fair deal, and after the game the secret.
     */
    game(text: string, secret?: Uint8Array): Game {
        const engine = this.#engine;
        return this.#withSecret(text, secret, (at, length, kept) =>
            makeGame(
                engine,
                (made) => engine.c.tq_game_new_fair(at, length, kept, 0, made, engine.fault()),
                (status) => engine.checkFault(status),
            ),
        );
    }

    #withSecret<T>(
        text: string,
        secret: Uint8Array | undefined,
        use: (at: Pointer, length: number, secret: Pointer) => T,
    ): T {
        const engine = this.#engine;
        const words = own.text(engine, text);
        const kept = secret === undefined ? undefined : own.block(engine, secret, constant.seedSize, "a secret");
        if (kept === undefined) return use(engine.lay(words), lengthOf(words), 0);
        const at = engine.layAll([words, kept]);
        return use(at[0]!, lengthOf(words), at[1]!);
    }

    /** Verifies a complete record: what was committed to, the deal, and the moves, each on its own. */
    verify(record: string): Verification {
        const engine = this.#engine;
        const words = own.text(engine, record);
        const check = (part: number): Refused | null => {
            const at = engine.lay(words);
            try {
                engine.checkFault(engine.c.tq_record_verify(at, lengthOf(words), part, engine.fault()));
            } catch (error) {
                if (error instanceof Refused) return error;
                throw error;
            }
            return null;
        };
        return {
            commitment: check(recordPart.commitment),
            deal: check(recordPart.deal),
            moves: check(recordPart.moves),
        };
    }
}
seal(Fair);

import { tieBreak } from "./abi.js";
import * as own from "./arguments.js";
import type { Engine } from "./engine.js";
import { lengthOf, nameOf, seal } from "./intrinsics.js";
import type { Variant } from "./options.js";

/** What a player of Triqueta has at the end. */
export interface Holding {
    /** The number of tokens of each animal, 0 to 15. */
    readonly pile: readonly number[];
    /** How many tree tiles the player has; 0 by default. */
    readonly tiles?: number;
    /** Whether the player has the starting rock; false by default. */
    readonly rock?: boolean;
}

/** How a tie was broken, as in the JSON of results. */
export type TieBreak = "none" | "tokens" | "shared";

/** The score of all players. */
export interface Score {
    readonly points: readonly number[];
    /** The seats that have won. */
    readonly winners: readonly number[];
    readonly tieBreak: TieBreak;
}

/** A triangle that a player of Triangle Mayhem claims. */
export interface Claim {
    readonly seat: number;
    /** Three cards. */
    readonly cards: readonly number[];
}

/** The score of a player of Triangle Mayhem. */
export interface Settlement {
    readonly points: number;
    readonly pure: number;
    readonly unpure: number;
    readonly wrong: number;
    /** Pieces left because of wrong claims. */
    readonly left: number;
}

/** The check of one kind of cards of {@link Scoring.settleCards}. */
export interface CardCheck {
    /** How many are left in the middle for no wrong claim. */
    readonly left: number;
    readonly missing: number;
    readonly surplus: number;
}

const tieBreaks = { noTie: "none", tieByTokens: "tokens", tieShared: "shared" } as const;

/** A score pad for people at a table: scores without a game. */
export class Scoring {
    readonly #engine: Engine;

    /** @internal */
    constructor(engine: Engine) {
        this.#engine = engine;
    }

    /** The points of one player of Triqueta, line by line; {@link Triqueta.games} has the lines' names. */
    lines(variant: Variant, holding: Holding): number[] {
        const engine = this.#engine;
        const of = own.variant(engine, variant);
        const { pile, tiles, rock } = held(engine, holding);
        const at = engine.lay(pile);
        return engine.int32s((out, room, count) =>
            engine.c.tq_score_lines(of, at, lengthOf(pile), tiles, rock, out, room, count),
        );
    }

    /** The points of all players of Triqueta, seat 0 first, and who has won. */
    players(variant: Variant, holdings: readonly Holding[]): Score {
        const engine = this.#engine;
        const of = own.variant(engine, variant);
        const players = own.count(holdings, "these are no players");
        let each = 0;
        let rock = -1;
        const piles: number[] = [];
        const tiles: number[] = [];
        for (let seat = 0; seat < players; ++seat) {
            const one = held(engine, holdings[seat]!);
            if (seat > 0 && lengthOf(one.pile) !== each) throw new TypeError("the piles have several lengths");
            each = lengthOf(one.pile);
            for (let i = 0; i < each; ++i) piles[piles.length] = one.pile[i]!;
            tiles[seat] = one.tiles;
            if (one.rock === 0) continue;
            if (rock >= 0) throw new TypeError("several players have the starting rock");
            rock = seat;
        }
        const allPiles = own.numbers(engine, piles, "a pile");
        const allTiles = own.numbers(engine, tiles, "the tiles");
        const at = engine.layAll([allPiles, allTiles]);
        const { tq_score_players: call } = engine.c;
        const winners: number[] = [];
        const points: number[] = [];
        const pairs = engine.pairs(
            (one, wins, room, count) =>
                call(of, at[0]!, lengthOf(allPiles), at[1]!, players, rock, one, wins, room, count, engine.number),
            (one, wins) => ({ one, wins }),
        );
        for (let seat = 0; seat < pairs.length; ++seat) {
            points[seat] = pairs[seat]!.one;
            if (pairs[seat]!.wins !== 0) winners[winners.length] = seat;
        }
        return { points, winners, tieBreak: tieBreaks[nameOf(tieBreak, engine.int32At(engine.number))] };
    }

    /**
     * Which of the kept tokens a player of Triqueta best adds at the end: for each whether to. `pile` has the tokens
     * that score anyway.
     */
    bestReveal(variant: Variant, pile: readonly number[], kept: readonly number[]): boolean[] {
        const engine = this.#engine;
        const of = own.variant(engine, variant);
        const scored = own.numbers(engine, pile, "a pile");
        const hidden = own.numbers(engine, kept, "a kept token");
        const at = engine.layAll([scored, hidden]);
        engine.check(
            engine.c.tq_best_reveal(of, at[0]!, lengthOf(scored), at[1]!, lengthOf(hidden), engine.number),
        );
        const mask = engine.int32At(engine.number);
        const adds: boolean[] = [];
        for (let i = 0; i < lengthOf(hidden); ++i) adds[i] = ((mask >> i) & 1) !== 0;
        return adds;
    }

    /**
     * Scores Triangle Mayhem by the triangles that players claimed, which may be wrong (rule M10). Claims of a seat
     * stand in the order in which it made them; `left` has the cards that are left in the middle.
     */
    settle(players: number, claims: readonly Claim[], left: readonly number[]): Settlement[] {
        const { c } = this.#engine;
        return this.#settled(c.tq_settle, players, claims, left, 5, (n, at) => ({
            points: n[at]!,
            pure: n[at + 1]!,
            unpure: n[at + 2]!,
            wrong: n[at + 3]!,
            left: n[at + 4]!,
        }));
    }

    /** Checks the cards of {@link settle}: each kind of cards, by its number. */
    settleCards(players: number, claims: readonly Claim[], left: readonly number[]): CardCheck[] {
        const { c } = this.#engine;
        return this.#settled(c.tq_settle_cards, players, claims, left, 3, (n, at) => ({
            left: n[at]!,
            missing: n[at + 1]!,
            surplus: n[at + 2]!,
        }));
    }

    #settled<T>(
        call: Engine["c"]["tq_settle"],
        players: number,
        claims: readonly Claim[],
        left: readonly number[],
        size: number,
        make: (numbers: readonly number[], at: number) => T,
    ): T[] {
        const engine = this.#engine;
        const seats = own.int32(players, "the number of players");
        const flat: number[] = [];
        const length = own.count(claims, "these are no claims");
        for (let i = 0; i < length; ++i) {
            const { seat, cards } = claims[i]!;
            flat[flat.length] = own.int32(seat, "the seat");
            if (own.count(cards, "these are no cards") !== 3) throw new TypeError("a claim has three cards");
            for (let j = 0; j < 3; ++j) flat[flat.length] = own.int32(cards[j]!, "a card");
        }
        const all = own.numbers(engine, flat, "a claim");
        const rest = own.numbers(engine, left, "a card");
        const at = engine.layAll([all, rest]);
        const numbers = engine.int32s((out, room, count) =>
            call(seats, at[0]!, lengthOf(all), at[1]!, lengthOf(rest), out, room, count),
        );
        const made: T[] = [];
        for (let i = 0; i < numbers.length; i += size) made[made.length] = make(numbers, i);
        return made;
    }
}
seal(Scoring);

/** A copy of what a caller says of a player. */
function held(
    engine: Engine,
    { pile, tiles = 0, rock = false }: Holding,
): { readonly pile: own.Own<Int32Array>; readonly tiles: number; readonly rock: number } {
    return {
        pile: own.numbers(engine, pile, "a pile"),
        tiles: own.int32(tiles, "the tiles"),
        rock: own.truth(rock, "rock") ? 1 : 0,
    };
}

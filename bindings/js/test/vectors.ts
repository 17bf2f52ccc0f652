import { isDeepStrictEqual } from "node:util";
import type { Game, Options, RaceResult, TriquetaResult, Variant } from "triqueta";
import { everyView, triqueta } from "./support.js";
import { vectorView } from "./vectorview.js";

// docs/conformance.md tells what a vector is.
type Action = [seat: number, legal: number[], taken: number, views?: object[]];
type Answer = [chance: -1, drawn: number, weights?: [number, number][]];

interface Line {
    readonly game: string;
    readonly players: number;
    readonly first: number;
    readonly wolves?: boolean;
    readonly pair?: boolean;
    readonly fast?: boolean;
    readonly turn_cap?: number;
    readonly towers?: number[][][];
    readonly hands?: number[][];
    readonly pile?: number[];
    readonly perft?: number[];
    readonly steps?: (Action | Answer)[];
    readonly views?: object[];
    readonly [result: string]: unknown;
}

/** The first point where the library and a vector disagree; step 0 is the set-up, and the result counts on. */
export class Difference extends Error {
    constructor(step: number, what: string, expected: unknown, found: unknown) {
        super(`step ${step}: ${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
    }
}

function expect(step: number, what: string, expected: unknown, found: unknown): void {
    if (!isDeepStrictEqual(found, expected)) throw new Difference(step, what, expected, found);
}

function variantOf({ game, wolves = false, pair = false }: Line): Variant {
    if (game === "mayhem" || game === "race") return game;
    if (game !== "triqueta") throw new Difference(0, "game", "triqueta, mayhem or race", game);
    return `${wolves ? "hidden_wolves" : "base_game"}${pair ? "_duel" : ""}`;
}

function optionsOf(line: Line): Options {
    const { players, first, fast, turn_cap } = line;
    return {
        variant: variantOf(line),
        players,
        first,
        ...(fast === undefined ? {} : { fast }),
        ...(turn_cap === undefined ? {} : { turn_cap }),
    } as Options;
}

/** Cards of first hands in the order in which they are dealt: one to each in turn, from the seat that begins. */
function dealtCards({ hands = [], first, players }: Line): number[] {
    expect(0, "number of hands", players, hands.length);
    const rounds = hands[0]!.map((_, round) => hands.map((_, i) => hands[(first + i) % players]![round]!));
    return rounds.flat();
}

/** The game with this very deal, where a vector tells all of it. */
function dealtGame(line: Line): Game | undefined {
    const options = optionsOf(line);
    if (line.towers) return triqueta.dealtGame(options, line.towers.flat(2));
    if (line.pile) return triqueta.dealtGame(options, [...dealtCards(line), ...line.pile]);
    return undefined;
}

function openGame(line: Line): Game {
    const game = triqueta.openGame(optionsOf(line));
    if (line.hands) for (const card of dealtCards(line)) game.reveal(card);
    return game;
}

const turnNumber = (game: Game) => (game.turn === "chance" ? -1 : game.turn === "over" ? -2 : game.turn);

function views(game: Game): unknown[] {
    return everyView(game).map((view) => {
        const converted = vectorView(view);
        view.free();
        return converted;
    });
}

/** Plays a vector's steps in a game whose chance it plays, beside one with its deal, and compares at each. */
function replay(line: Line, steps: readonly (Action | Answer)[], game: Game, dealt: Game | undefined): void {
    let number = 0;
    for (const step of steps) {
        ++number;
        expect(number, "whose turn", step[0], turnNumber(game));
        if (step[0] < 0) {
            const [, drawn, weights] = step as Answer;
            const chance = game.chance().map(({ outcome, weight }) => [outcome, weight]);
            if (weights) expect(number, "chance", weights, chance);
            game.reveal(drawn);
            continue;
        }
        const [seat, legal, taken, seen] = step as Action;
        if (dealt) expect(number, "what was drawn", dealt.hash().toString(16), game.hash().toString(16));
        if (seen) expect(number, "views", seen, views(game));
        expect(number, "legal actions", legal, game.legal());
        expect(number, `action ${taken}`, null, game.whyNot(seat, taken));
        game.play(seat, taken);
        dealt?.play(seat, taken);
    }
    ++number;
    expect(number, "whose turn at the end", -2, turnNumber(game));
    if (line.views) expect(number, "views at the end", line.views, views(game));
    expect(number, "winners", line["winners"], game.winners());
    const { scores, tokens, dead, turns, left } = line;
    if (scores) expect(number, "scores", scores, game.points());
    if (tokens) expect(number, "tokens", tokens, (game.result() as TriquetaResult).facts.tokens);
    if (line.game !== "race") return;
    const { facts } = game.result() as RaceResult;
    expect(number, "dead", dead, facts.out);
    expect(number, "turns", turns, facts.turns);
    expect(number, "left", left, facts.left);
}

/** How many sequences of so many actions there are from here. */
function perft(game: Game, depth: number): number {
    if (depth === 0) return 1;
    let sequences = 0;
    for (const action of game.legal()) {
        const next = game.exactCopy();
        next.play(game.turn as number, action);
        sequences += perft(next, depth - 1);
        next.free();
    }
    return sequences;
}

/** Throws a {@link Difference}, or what the library throws, unless it agrees with a line of a file of vectors. */
export function compare(text: string): void {
    const line = JSON.parse(text) as Line;
    const dealt = dealtGame(line);
    try {
        if (line.perft) {
            if (!dealt) throw new Difference(0, "deal", "a whole one", undefined);
            const found = line.perft.map((_, i) => perft(dealt, i + 1));
            expect(0, "perft", line.perft, found);
            return;
        }
        const game = openGame(line);
        replay(line, line.steps ?? [], game, dealt);
        game.free();
    } finally {
        dealt?.free();
    }
}

import assert from "node:assert/strict";
import { test } from "node:test";
import type { TriquetaView } from "triqueta";
import { someGame, triqueta } from "./support.js";

const { scoring } = triqueta;

test("a score pad says what a game says", () => {
    for (const variant of ["base_game", "hidden_wolves", "base_game_duel"] as const) {
        using game = someGame({ variant }, 1000);
        const { table } = game.view(0).json() as TriquetaView;
        const holdings = table.up.map((up, seat) => ({
            pile: up,
            tiles: table.tiles[seat] ?? 0,
            rock: table.rock === seat,
        }));
        const score = scoring.players(variant, holdings);
        assert.deepEqual(score.points, game.points());
        assert.deepEqual(score.winners, game.winners());
        const facts = game.result().facts as { tie_break: string };
        assert.equal(score.tieBreak, facts.tie_break);
        holdings.forEach((holding, seat) => assert.deepEqual(scoring.lines(variant, holding), game.lines(seat)));
    }
    assert.throws(() => scoring.lines("race", { pile: [1, 2, 3, 4, 5, 6] }), { status: "no_such_variant" });
    assert.throws(() => scoring.lines("base_game", { pile: [1, 2, 3, 4, 5, 99] }), { status: "out_of_range" });
    const both = { pile: [1, 2, 3, 4, 5, 6], rock: true };
    assert.throws(() => scoring.players("base_game", [both, both]), TypeError);
});

test("the best decision has the most points of all", () => {
    const dice = triqueta.dice(3);
    for (let round = 0; round < 50; ++round) {
        const pile = Array.from({ length: 6 }, () => dice.below(5));
        const kept = [dice.below(6), dice.below(6)];
        const points = (adds: readonly boolean[]) => {
            const all = pile.slice();
            kept.forEach((token, i) => (all[token]! += adds[i] ? 1 : 0));
            return scoring.lines("base_game", { pile: all }).reduce((sum, line) => sum + line);
        };
        const best = scoring.bestReveal("base_game", pile, kept);
        assert.equal(best.length, 2);
        for (const one of [false, true])
            for (const other of [false, true]) assert.ok(points([one, other]) <= points(best));
    }
});

test("triangles that were claimed are settled, wrong ones too", () => {
    // h1p, h2p, h3p are a pure triangle; the second claim has three cards of number 1.
    const claims = [
        { seat: 0, cards: [0, 3, 6] },
        { seat: 1, cards: [9, 10, 11] },
    ];
    const settled = scoring.settle(2, claims, []);
    assert.equal(settled.length, 2);
    assert.equal(settled[0]!.pure, 1);
    assert.equal(settled[1]!.wrong, 1);
    assert.ok(settled[0]!.points > settled[1]!.points);
    const cards = scoring.settleCards(2, claims, [20]);
    assert.equal(cards.length, 36);
    assert.deepEqual(Object.keys(cards[0]!), ["left", "missing", "surplus"]);
    assert.throws(() => scoring.settle(2, [{ seat: 2, cards: [0, 3, 6] }], []), { status: "no_such_seat" });
    assert.throws(() => scoring.settle(2, [{ seat: 0, cards: [0, 3] }], []), TypeError);
    assert.throws(() => scoring.settle(2, claims, [99]), { status: "out_of_range" });
});

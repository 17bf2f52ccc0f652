import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused, type Game, type Reason } from "triqueta";
import { hex, mover, readText, triqueta } from "./support.js";

const { fair } = triqueta;
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "hex"));

interface Vector {
    readonly game: string;
    readonly players: number;
    readonly first: number;
    readonly options: readonly number[];
    readonly match: string;
    readonly number: string;
    readonly contributors: readonly number[];
    readonly source: string;
    readonly secret: string;
    readonly public: string;
    readonly contributions: readonly string[];
    readonly terms: string;
    readonly commitment: string;
    readonly commitments: readonly string[];
    readonly seed: string;
    readonly pieces: readonly number[];
}
const vectors = JSON.parse(readText("tests/golden/fair_deals.json")) as {
    readonly deals: readonly Vector[];
    readonly guessable: readonly { readonly bytes: string; readonly guessable: boolean }[];
};

function reason(call: () => unknown): Reason {
    try {
        call();
    } catch (error) {
        assert.ok(error instanceof Refused, String(error));
        return error.reason;
    }
    return assert.fail("nothing was refused");
}

/** The choice of a vector, whose options have no names. */
function choiceOf({ game, players, first, options }: Vector): string {
    const own = triqueta.games().find(({ variant }) => variant === game)!.options.slice(2);
    const named = own.map(({ name }, i) => `, ${name}=${options[i]}`).join("");
    return `${game}(players=${players}, first=${first}${named})`;
}

function begin(vector: Vector): string {
    const { match, number, contributors, source, secret } = vector;
    const terms = { id: bytes(match), number: BigInt(number), seats: contributors, source };
    return fair.begin(choiceOf(vector), bytes(secret), terms);
}

/** All steps of a vector's deal. */
function complete(vector: Vector): string {
    let text = begin(vector);
    vector.contributors.forEach((seat, i) => (text = fair.commit(text, seat, bytes(vector.commitments[i]!))));
    vector.contributors.forEach((seat, i) => (text = fair.reveal(text, seat, bytes(vector.contributions[i]!))));
    return vector.source === "" ? text : fair.revealPublic(text, bytes(vector.public));
}

test("the test vectors of fair deals hold, step by step", () => {
    assert.ok(vectors.deals.length >= 20);
    for (const vector of vectors.deals) {
        const { contributors, contributions, commitments, secret } = vector;
        let text = begin(vector);
        assert.ok(text.includes(vector.commitment));
        contributors.forEach((seat, i) => {
            assert.deepEqual(fair.awaited(text), { phase: "commitments", seats: contributors.slice(i) });
            assert.equal(hex(fair.commitment(text, seat, bytes(contributions[i]!))), commitments[i]);
            text = fair.commit(text, seat, bytes(commitments[i]!));
        });
        contributors.forEach((seat, i) => {
            assert.deepEqual(fair.awaited(text), { phase: "contributions", seats: contributors.slice(i) });
            text = fair.reveal(text, seat, bytes(contributions[i]!));
        });
        if (vector.source !== "") {
            assert.equal(fair.awaited(text).phase, "publicValue");
            text = fair.revealPublic(text, bytes(vector.public));
        }
        assert.deepEqual(fair.awaited(text), { phase: "nothing", seats: [] });
        assert.ok(!text.includes(secret));
        assert.equal(hex(fair.seed(text, bytes(secret))), vector.seed);
        using game = fair.game(text, bytes(secret));
        assert.equal(hex(game.id), vector.match);
        using dealt = triqueta.game(choiceOf(vector), bytes(vector.seed));
        using byHand = triqueta.dealtGame(choiceOf(vector), vector.pieces);
        for (const one of [game, dealt, byHand]) finish(one, 40);
        assert.equal(dealt.hash(), game.hash());
        assert.equal(byHand.hash(), game.hash());
    }
});

test("a secret that can be guessed is refused", () => {
    for (const { bytes: secret, guessable } of vectors.guessable) {
        const call = () => fair.begin("base_game", bytes(secret), { id: new Uint8Array(16) });
        if (guessable) assert.equal(reason(call), "guessable_seed");
        else assert.equal(typeof call(), "string");
    }
});

test("a step out of its turn is refused with its reason", () => {
    const vector = vectors.deals.find(({ contributors, source }) => contributors.length === 3 && source !== "")!;
    const [first, other] = vector.contributors as [number, number];
    const contribution = bytes(vector.contributions[0]!);
    const begun = begin(vector);
    assert.equal(reason(() => fair.reveal(begun, first, contribution)), "not_all_committed");
    const committed = fair.commit(begun, first, bytes(vector.commitments[0]!));
    assert.equal(reason(() => fair.commit(committed, first, bytes(vector.commitments[0]!))), "committed_already");
    assert.equal(reason(() => fair.seed(begun, bytes(vector.secret))), "not_all_revealed");
    const full = complete(vector);
    assert.equal(reason(() => fair.seed(full, bytes(vector.contributions[0]!))), "wrong_commitment");
    assert.equal(reason(() => fair.reveal(full, other, contribution)), "revealed_already");
    assert.equal(reason(() => fair.awaited("nonsense")), "wrong_format");
    assert.throws(() => fair.begin("base_game", new Uint8Array(31), { id: new Uint8Array(16) }), TypeError);
});

/** Plays so many actions by dice, or a game to its end. */
function finish(game: Game, actions = 10_000): void {
    const dice = triqueta.dice(1);
    for (let i = 0; i < actions && typeof game.turn === "number"; ++i) game.play(mover(game), dice.pick(game.legal()));
}

test("a record proves its deal after the game, and each part that was changed is found", () => {
    for (const name of ["hidden_wolves", "mayhem", "race"]) {
        const text = readText(`tests/golden/fair_${name}.record`);
        assert.deepEqual(fair.verify(text), { commitment: null, deal: null, moves: null });
        using read = triqueta.gameFromRecord(text);
        assert.equal(read.record(), text);
    }
    const vector = vectors.deals.find(({ game, contributors }) => game === "base_game" && contributors.length > 0)!;
    using game = fair.game(complete(vector), bytes(vector.secret));
    const early = fair.verify(game.record());
    assert.equal(early.deal?.reason, "no_seed");
    assert.equal(early.moves, null);
    assert.ok(!game.record().includes(vector.secret));
    finish(game);
    const record = game.record();
    assert.deepEqual(fair.verify(record), { commitment: null, deal: null, moves: null });
    assert.equal(hex(fair.seed(record)), vector.seed);
    const changed = record.replace(vector.contributions[0]!, vectors.deals.at(-1)!.secret);
    assert.notEqual(changed, record);
    const found = fair.verify(changed);
    assert.equal(found.commitment?.reason, "wrong_commitment");
    assert.equal(found.moves, null);
    const moved = fair.verify(record.replace(/Winners "[^"]*"/, 'Winners "-"').replace(/draw \d/, "draw 9"));
    assert.notEqual(moved.moves, null);
    assert.equal(moved.commitment, null);
    assert.ok(fair.verify("").commitment instanceof Refused);
});

test("what anybody saw of a fair deal isn't taken back, even if all agree", () => {
    const vector = vectors.deals[0]!;
    using game = fair.game(complete(vector), bytes(vector.secret));
    game.takeSeat(0);
    game.play(mover(game), game.legal()[0]!);
    assert.equal(reason(() => game.undo({ alsoLooks: true })), "undo_would_forget");
    assert.equal(reason(() => game.agreeToUndo(0)), "undo_would_forget");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { load, Refused, TriquetaError, type Batch, type Game } from "triqueta";
import { everyVariant, mover, triqueta } from "./support.js";

const key = 2024n;

/** The game that a batch plays by this number. */
function single(batch: Batch, number: bigint): { game: Game; play: (action: number) => void } {
    const game = triqueta.openGame(batch.options);
    const dice = triqueta.dice(key, number);
    const answer = () => {
        while (game.turn === "chance") game.draw(dice);
    };
    answer();
    return {
        game,
        play(action) {
            game.play(mover(game), action);
            answer();
        },
    };
}

for (const options of everyVariant)
    test(`a batch of ${options.variant} is its games, step by step`, () => {
        const places = 5;
        using batch = triqueta.batch(options, key, places);
        const { actions, encodingLength, rewardLength } = batch.sizes;
        const singles = batch.numbers().map((number) => single(batch, number));
        const choose = triqueta.dice(1);
        let ended = 0;
        for (let step = 0; ended < 8; ++step) {
            singles.forEach(({ game }, place) => {
                const seat = mover(game);
                assert.equal(batch.seat[place], seat);
                assert.deepEqual(batch.mask.slice(place * actions, (place + 1) * actions), game.mask());
                using view = game.view(seat);
                const encoded = batch.view.slice(place * encodingLength, (place + 1) * encodingLength);
                assert.deepEqual(encoded, view.encode());
                batch.action[place] = choose.pick(game.legal());
            });
            const taken = batch.action.slice();
            batch.step();
            const numbers = batch.numbers();
            for (let place = 0; place < places; ++place) {
                const { game, play } = singles[place]!;
                play(taken[place]!);
                const over = game.turn === "over";
                const reward = Array.from(batch.reward.slice(place * rewardLength, (place + 1) * rewardLength));
                const points = over ? game.points() : [];
                assert.equal(batch.done[place], Number(over));
                assert.deepEqual(reward, Object.assign(Array<number>(rewardLength).fill(0), points));
                using copy = batch.game(place);
                if (over) {
                    ++ended;
                    game.free();
                    singles[place] = single(batch, numbers[place]!);
                }
                assert.equal(copy.hash(), singles[place]!.game.hash());
            }
        }
        assert.deepEqual([...new Set(batch.numbers())].length, places);
    });

test("an action that isn't legal is refused with its place, and nothing has happened", () => {
    using batch = triqueta.batch({ variant: "base_game", players: 3 }, key, 4);
    const before = [0, 1, 2, 3].map((place) => batch.game(place).hash());
    batch.action.set([0, 1, 10, 2]);
    assert.equal(batch.whyNot()?.at, 2);
    assert.throws(
        () => batch.step(),
        (error) => error instanceof Refused && error.code === batch.whyNot()?.code,
    );
    assert.deepEqual(
        [0, 1, 2, 3].map((place) => batch.game(place).hash()),
        before,
    );
    batch.action[2] = 3;
    assert.equal(batch.whyNot(), null);
    batch.step();
});

test("its arrays are there after memory had to grow", async () => {
    const own = await load(); // whose memory is small yet
    using batch = own.batch({ variant: "mayhem", players: 3 }, key, 3);
    const { seat, mask } = batch;
    const [seats, masks] = [seat.slice(), mask.slice()];
    const size = own.memory;
    using large = own.batch({ variant: "race" }, key, 2000);
    assert.ok(own.memory > size);
    assert.equal(large.seat.length, 2000);
    assert.equal(batch.seat, seat);
    assert.equal(batch.mask, mask);
    assert.deepEqual(seat, seats);
    assert.deepEqual(mask, masks);
});

test("what isn't wanted isn't there", () => {
    using batch = triqueta.batch({ variant: "race" }, key, 2, { mask: false, view: false });
    assert.equal(batch.mask.length + batch.view.length, 0);
    assert.equal(batch.seat.length, 2);
    assert.ok(batch.playOut() > 100);
});

test("played out it is what simulate adds up", () => {
    for (const options of everyVariant) {
        using batch = triqueta.batch(options, key, 50);
        const [points, squares] = [0, 1].map(() => Array<number>(batch.options.players).fill(0)) as [
            number[],
            number[],
        ];
        let actions = 0;
        for (let half = 0; half < 2; ++half) {
            actions += batch.playOut();
            batch.reward.forEach((reward, i) => {
                const seat = i % batch.sizes.rewardLength;
                if (seat >= points.length) return;
                points[seat]! += reward;
                squares[seat]! += reward ** 2;
            });
        }
        const sum = triqueta.simulate(options, key, 0, 100);
        assert.deepEqual(sum.points, points);
        assert.deepEqual(sum.pointsSquared, squares);
        if (options.variant === "race") assert.deepEqual(sum.wins, points);
        else assert.ok(sum.wins.reduce((all, wins) => all + wins) >= sum.games + sum.jointWins);
        assert.equal(sum.games, 100);
        assert.equal(sum.actions, actions);
        const parts = [triqueta.simulate(options, key, 0, 30), triqueta.simulate(options, key, 30n, 70n)];
        for (const field of ["games", "actions", "jointWins"] as const)
            assert.equal(parts[0]![field] + parts[1]![field], sum[field]);
        for (const field of ["wins", "points", "pointsSquared"] as const)
            assert.deepEqual(
                parts[0]![field].map((part, seat) => part + parts[1]![field][seat]!),
                sum[field],
            );
        assert.equal(sum.wins.length, sum.players);
    }
});

test("a batch that can't be is an error", () => {
    const status = (call: () => unknown) => {
        try {
            call();
        } catch (error) {
            return error instanceof TriquetaError ? error.status : error;
        }
        return "ok";
    };
    assert.equal(
        status(() => triqueta.batch({ variant: "race" }, key, 0)),
        "out_of_range",
    );
    assert.equal(
        status(() => triqueta.batch({ variant: "race" }, key, -1)),
        "out_of_range",
    );
    assert.equal(
        status(() => triqueta.batch({ variant: "race" }, key, 2 ** 31 - 1)),
        "no_memory",
    );
    const batch = triqueta.batch({ variant: "race" }, key, 1);
    batch.free();
    assert.equal(
        status(() => batch.seat),
        "wrong_handle",
    );
    assert.equal(
        status(() => batch.step()),
        "wrong_handle",
    );
});

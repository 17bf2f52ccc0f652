import assert from "node:assert/strict";
import { test } from "node:test";
import {
    load,
    Refused,
    TriquetaError,
    type Batch,
    type BatchOptions,
    type Dice,
    type Game,
    type Options,
    type Viewer,
} from "triqueta";
import { everyVariant, mover, triqueta } from "./support.js";

const key = 2024n;

interface Single {
    readonly game: Game;
    readonly dice: Dice;
    readonly play: (action: number) => void;
}

/** A game as a batch plays it with dice. */
function withDice(game: Game, dice: Dice): Single {
    const answer = () => {
        while (game.turn === "chance") game.draw(dice);
    };
    answer();
    return {
        game,
        dice,
        play(action) {
            game.play(mover(game), action);
            answer();
        },
    };
}

/** The game that a batch plays by this number. */
function single(batch: Batch, number: bigint): Single {
    return withDice(triqueta.openGame(batch.options), triqueta.dice(key, number));
}

/** The seats' points of a place's game that ended. */
function rewardOf({ reward, sizes, options }: Batch, place: number): number[] {
    const from = place * sizes.rewardLength;
    return Array.from(reward.slice(from, from + options.players));
}

/** A batch with some games begun. */
function begun(options: Options, places = 70): Batch {
    const batch = triqueta.batch(options, key, places, withAll);
    for (let step = 0; step < 7; ++step) {
        batch.choose();
        batch.step();
    }
    return batch;
}
/** The arrays that a batch has only if they are wanted. */
const further = [
    ...(["number", "player", "length", "maskBits", "legalCount", "legal", "seatView", "state"] as const),
    ...(["truncated", "won", "finalNumber", "finalLength", "finalView", "finalState"] as const),
];
const withAll: BatchOptions = Object.fromEntries(further.map((name) => [name, true]));
const outputs = ["seat", "mask", "view", "reward", "done", ...further] as const;
const everything = (batch: Batch) => (["action", ...outputs] as const).map((name) => batch[name].slice());

/** The part of an array that a place has. */
function rowOf(batch: Batch, name: (typeof outputs)[number], place: number): (number | bigint)[] {
    const length = batch[name].length / batch.places;
    return Array.from<number | bigint>(batch[name].slice(place * length, (place + 1) * length));
}
/** Each seat's part of something, and zeros for seats that nobody has. */
const bySeat = ({ sizes }: Batch, values: readonly number[]) =>
    Object.assign(Array<number>(sizes.rewardLength).fill(0), values);

function encodedBy(game: Game, viewer: Viewer): number[] {
    using view = game.view(viewer);
    return [...view.encode()];
}
const encodedByAll = (game: Game) => game.points().flatMap((_, seat) => encodedBy(game, seat));

/** Compares an encoded state with the views of a game: it has the part that one viewer knows for each seat. */
function checkState(batch: Batch, state: readonly (number | bigint)[], game: Game): void {
    const { ownOffset, ownLength, rewardLength, players, encodingLength, stateLength } = batch.sizes;
    assert.equal(stateLength, encodingLength + (rewardLength - 1) * ownLength);
    assert.deepEqual(state.slice(0, ownOffset), encodedBy(game, "spectator").slice(0, ownOffset));
    for (let seat = 0; seat < players; ++seat) {
        const own = encodedBy(game, seat).slice(ownOffset, ownOffset + ownLength);
        assert.deepEqual(state.slice(ownOffset + seat * ownLength).slice(0, ownLength), own);
    }
}

for (const options of everyVariant)
    test(`a batch of ${options.variant} is its games, step by step`, () => {
        const places = 5;
        const mostActions = { mayhem: 108, race: 120 }[options.variant as string] ?? 85; // about half are longer
        using batch = triqueta.batch(options, key, places, withAll);
        const { actions, leastReward, mostReward, players } = batch.sizes;
        const singles = batch.numbers().map((number) => ({ number, actions: 0, ...single(batch, number) }));
        const choose = triqueta.dice(1);
        let ended = 0;
        let cut = 0;
        for (let step = 0; ended < 4 || cut < 4; ++step) {
            assert.ok(step < 3000);
            singles.forEach(({ game, number, actions: length }, place) => {
                const row = (name: (typeof outputs)[number]) => rowOf(batch, name, place);
                const seat = mover(game);
                const legal = game.legal();
                const mask = game.mask();
                assert.deepEqual(row("seat"), [seat]);
                assert.deepEqual(row("mask"), [...mask]);
                assert.deepEqual(row("view"), encodedBy(game, seat));
                assert.deepEqual(row("number"), [number]);
                assert.equal((batch.player[place]! + Number(number % BigInt(players))) % players, seat);
                assert.deepEqual(row("length"), [length]);
                const bits = row("maskBits").flatMap((byte) => Array.from(Array(8), (_, bit) => (Number(byte) >> bit) & 1));
                assert.deepEqual(bits.slice(0, actions), [...mask]);
                assert.ok(!bits.slice(actions).includes(1));
                assert.deepEqual(row("legalCount"), [legal.length]);
                assert.deepEqual(row("legal").slice(0, legal.length), legal);
                assert.deepEqual(row("seatView"), encodedByAll(game));
                checkState(batch, row("state"), game);
                batch.action[place] = choose.pick(legal);
            });
            const taken = batch.action.slice();
            const before = everything(batch);
            batch.step({ mostActions });
            const numbers = batch.numbers();
            for (let place = 0; place < places; ++place) {
                const row = (name: (typeof outputs)[number]) => rowOf(batch, name, place);
                const one = singles[place]!;
                const { game } = one;
                one.play(taken[place]!);
                ++one.actions;
                const isOver = game.turn === "over";
                const isCut = !isOver && one.actions === mostActions;
                const isDone = isOver || isCut;
                const points = isDone ? game.points() : [];
                assert.ok(points.every((sum) => sum >= leastReward && sum <= mostReward));
                assert.deepEqual(row("done"), [Number(isDone)]);
                assert.deepEqual(row("reward"), bySeat(batch, points));
                assert.deepEqual(row("truncated"), [Number(isCut)]);
                if (isOver) assert.deepEqual(row("won"), bySeat(batch, points.map((_, seat) => Number(game.winners().includes(seat)))));
                if (!isDone) assert.deepEqual(row("won"), bySeat(batch, []));
                using copy = batch.game(place);
                if (isDone) {
                    ended += Number(isOver);
                    cut += Number(isCut);
                    assert.deepEqual(row("finalNumber"), [one.number]);
                    assert.deepEqual(row("finalLength"), [one.actions]);
                    assert.deepEqual(row("finalView"), encodedByAll(game));
                    checkState(batch, row("finalState"), game);
                    game.free();
                    const number = numbers[place]!;
                    singles[place] = { number, actions: 0, ...single(batch, number) };
                } else
                    for (const name of ["finalNumber", "finalLength", "finalView", "finalState"] as const) {
                        const old = before[1 + outputs.indexOf(name)]!;
                        const length = old.length / places;
                        assert.deepEqual(row(name), Array.from<unknown>(old.slice(place * length, (place + 1) * length)));
                    }
                assert.equal(copy.hash(), singles[place]!.game.hash());
            }
        }
        assert.deepEqual([...new Set(batch.numbers())].length, places);
    });

test("what a call doesn't write stays as it is, and shows nothing of what lay there", async () => {
    const own = await load();
    for (const size of [100, 1000, 10000, 100000, 1000000]) {
        // memory that was used, and is free again
        using other = own.batch("race", 1, Math.max(1, Math.floor(size / 1000)), withAll);
        for (let i = 0; i < 20; ++i) {
            other.choose();
            other.step();
        }
    }
    for (const places of [1, 10, 100, 1000]) {
        using batch = own.batch("mayhem(players=3)", 1, places, withAll);
        batch.choose();
        batch.step();
        batch.choose();
        batch.step({ where: new Uint8Array(places) });
        for (const name of outputs.slice(outputs.indexOf("truncated")))
            assert.ok(Array.from<unknown>(batch[name]).every((one) => Number(one) === 0), `${name} ${places}`);
    }
    using batch = own.batch("mayhem(players=3)", 1, 4, withAll);
    batch.finalView.fill(77);
    batch.finalNumber.fill(2n ** 64n - 1n);
    batch.choose();
    batch.step();
    assert.ok(batch.finalView.every((one) => one === 77));
    assert.ok(batch.finalNumber.every((one) => one === 2n ** 64n - 1n));
});

for (const options of everyVariant)
    test(`encoded views of ${options.variant} are expanded`, () => {
        using batch = triqueta.batch(options, key, 20, { seatView: true });
        for (let step = 0; step < 25; ++step) {
            batch.choose();
            batch.step();
        }
        const { encodingLength, players } = batch.sizes;
        const plain = triqueta.expansion(options);
        assert.deepEqual([plain.length, plain.fields], [encodingLength, triqueta.encoding(options)]);
        assert.deepEqual(plain.expand(batch.view), batch.view);
        for (const how of [{ oneHot: true }, { relativeSeats: true }, { relativeSeats: true, oneHot: true }]) {
            const expansion = triqueta.expansion(options, how);
            const { fields, length } = expansion;
            assert.equal(
                fields.reduce((sum, field) => (assert.equal(field.offset, sum), sum + field.length), 0),
                length,
            );
            assert.equal(length > encodingLength, how.oneHot ?? false);
            const all = expansion.expand(batch.seatView);
            assert.equal(all.length, 20 * players * length);
            for (let i = 0; i < 20 * players; ++i) {
                const view = batch.seatView.slice(i * encodingLength, (i + 1) * encodingLength);
                assert.deepEqual(all.slice(i * length, (i + 1) * length), expansion.expand(view));
            }
        }
        // Everybody is the one to move, seen by themselves.
        const turn = plain.fields.find(({ name }) => name.endsWith("turn"))!;
        const relative = triqueta.expansion(options, { relativeSeats: true }).expand(batch.view);
        for (let i = 0; i < 20; ++i) assert.equal(relative[i * encodingLength + turn.offset], 0);
        const oneHot = triqueta.expansion(options, { relativeSeats: true, oneHot: true });
        const field = oneHot.fields.find(({ name }) => name === turn.name)!;
        for (let i = 0; i < 20; ++i) {
            const from = i * oneHot.length + field.offset;
            const places = [...oneHot.expand(batch.view).slice(from, from + field.length)];
            assert.deepEqual(places, [1, ...Array(field.length - 1).fill(0)]);
        }
        for (const wrong of [new Int8Array(3), new Int8Array(encodingLength + 1), new Uint8Array(encodingLength), [1], null])
            assert.throws(() => plain.expand(wrong as Int8Array), TypeError);
        assert.equal(plain.expand(new Int8Array(0)).length, 0);
        assert.throws(() => triqueta.expansion(options, { oneHot: 1 as never }), TypeError);
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
    for (const name of further) assert.equal(batch[name].length, 0);
    assert.ok(batch.playOut() > 100);
    using nothing = triqueta.batch({ variant: "race" }, key, 2, Object.fromEntries(outputs.map((name) => [name, false])));
    for (const name of outputs) assert.equal(nothing[name].length, 0);
    nothing.choose();
    nothing.step();
    assert.ok(nothing.playOut() > 100);
    for (const wrong of [{ masks: true }, { legal: 1 }, { state: null }])
        assert.throws(() => triqueta.batch({ variant: "race" }, key, 2, wrong as never), TypeError);
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

for (const options of everyVariant) {
    test(`steps by chosen actions play what playOut plays in ${options.variant}`, () => {
        using batch = begun(options);
        using played = batch.copy();
        const actions = played.playOut();
        const where = new Uint8Array(batch.places).fill(1);
        let taken = 0;
        while (where.includes(1)) {
            taken += where.filter((plays) => plays > 0).length;
            batch.choose({ where });
            batch.step({ where });
            batch.done.forEach((done, place) => (where[place]! &= 1 - done));
        }
        assert.equal(taken, actions);
        assert.deepEqual(batch.reward, played.reward); // those of places that ended before stay there
        assert.deepEqual(batch.save(), played.save());
    });

    test(`a copy and a saved batch of ${options.variant} go on as the batch`, () => {
        using batch = begun(options);
        const saved = batch.save();
        using other = triqueta.batch(options, 1, batch.places, withAll);
        other.copyFrom(batch);
        const copies = [batch.copy(), triqueta.batchFromSave(saved, withAll), other];
        const actions = batch.playOut();
        for (const copy of copies) {
            assert.deepEqual([copy.options, copy.sizes, copy.places], [batch.options, batch.sizes, batch.places]);
            assert.deepEqual(copy.save(), saved);
            assert.equal(copy.playOut(), actions);
            for (const name of outputs)
                if (name !== "legal") assert.deepEqual(copy[name], batch[name], name); // what is behind it is old
            assert.deepEqual(copy.save(), batch.save());
        }
    });

    test(`positions and completions are put into a batch of ${options.variant} and played on`, () => {
        using batch = begun(options);
        const { game, play, dice } = single(batch, 3n);
        for (let turn = 0; turn < 9; ++turn) play(dice.copy().pick(game.legal()));
        const view = game.view(mover(game));
        batch.put(69, game, 4, 1000n);
        batch.complete(view, 4, 500, 10, 5);
        const singles = new Map([[69, withDice(game.copy(), triqueta.dice(4, 1000))]]);
        for (let i = 0; i < 5; ++i) {
            const luck = triqueta.dice(4, 500 + i);
            singles.set(10 + i, withDice(view.complete(luck), luck));
        }
        const numbers = batch.numbers();
        assert.deepEqual(numbers.slice(9, 16), [9n, 500n, 501n, 502n, 503n, 504n, 15n]);
        assert.equal(numbers[69], 1000n);
        batch.observe();
        for (const [place, one] of singles) {
            assert.equal(batch.game(place).hash(), one.game.hash());
            assert.equal(batch.seat[place], mover(one.game));
        }
        batch.playOut();
        for (const [place, one] of singles) {
            one.game.playOut(one.dice);
            assert.deepEqual(rewardOf(batch, place), one.game.points());
            assert.equal(batch.numbers()[place], numbers[place]! + 70n);
        }
        batch.complete(view, 4, 0);
        assert.deepEqual(batch.numbers().slice(-2), [68n, 69n]);
    });
}

test("places that take no part stay as they are, and the arrays too", () => {
    using batch = begun({ variant: "race" }, 5);
    const { actions } = batch.sizes;
    const hashes = () => [0, 1, 2, 3, 4].map((place) => batch.game(place).hash());
    const before = hashes();
    const where = Uint8Array.of(0, 0, 255, 0, 0);
    for (const name of ["action", ...outputs] as const)
        batch[name].fill((batch[name] instanceof BigUint64Array ? 77n : 77) as never);
    const marked = everything(batch);
    batch.choose({ where });
    assert.deepEqual([...batch.action].map((action) => action === 77), [true, true, false, true, true]);
    batch.observe({ where });
    assert.deepEqual([...batch.done], [77, 77, 77, 77, 77]);
    assert.deepEqual(batch.mask.slice(2 * actions, 3 * actions), batch.game(2).mask());
    batch.action.set([-1, -1]);
    assert.equal(batch.whyNot("en", { where }), null);
    assert.equal(batch.whyNot()?.at, 0);
    batch.step({ where });
    assert.deepEqual(hashes().map((hash, place) => hash === before[place]), [true, true, false, true, true]);
    everything(batch).slice(1).forEach((array, which) => {
        const length = array.length / 5;
        const of = (one: typeof array, place: number) => one.slice(place * length, (place + 1) * length);
        for (const place of [0, 1, 3, 4]) assert.deepEqual(of(array, place), of(marked[which + 1]!, place));
        const isWritten = !outputs[which]!.startsWith("final"); // its game goes on
        assert[isWritten ? "notDeepEqual" : "deepEqual"](of(array, 2), of(marked[which + 1]!, 2));
    });
    // of an array that was given away, the new one has what the module wrote last
    const seats = batch.seat.slice();
    structuredClone(batch.seat, { transfer: [batch.seat.buffer] });
    batch.observe({ where });
    assert.deepEqual(batch.seat, seats);
    // where another action is refused
    batch.choose();
    batch.action[2] = -1;
    assert.throws(() => batch.step({ where }), /place 2/);
    assert.throws(() => batch.step(), /place 2/);
    batch.step({ where: Uint8Array.of(1, 1, 0, 1, 1) });
});

test("random numbers of the caller choose, and leave the dice alone", () => {
    using batch = begun({ variant: "mayhem" }, 9);
    const saved = batch.save();
    batch.choose({ random: new BigUint64Array(9) });
    assert.deepEqual([...batch.action], Array.from(batch.action, (_, place) => batch.game(place).legal()[0]));
    batch.choose({ random: new BigUint64Array(9).fill(2n ** 64n - 1n) });
    assert.deepEqual([...batch.action], Array.from(batch.action, (_, place) => batch.game(place).legal().at(-1)));
    const later = new BigUint64Array(new BigUint64Array(12).fill(2n ** 64n - 1n, 3).buffer, 24);
    batch.action.fill(0);
    batch.choose({ random: later, where: Uint8Array.of(0, 1, 1, 1, 1, 1, 1, 1, 1) });
    assert.deepEqual([batch.action[0], batch.action[1]], [0, batch.game(1).legal().at(-1)]);
    assert.deepEqual(batch.save(), saved);
    batch.choose();
    assert.notDeepEqual(batch.save(), saved);
});

test("workers share numbers, and games begin anew", () => {
    using batch = triqueta.batch({ variant: "hidden_wolves" }, 1n, 3);
    batch.restart(key, 6, 9n);
    assert.deepEqual(batch.numbers(), [6n, 7n, 8n]);
    batch.reset();
    assert.deepEqual(batch.numbers(), [15n, 16n, 17n]);
    batch.reset(Uint8Array.of(0, 1, 0));
    assert.deepEqual(batch.numbers(), [15n, 25n, 17n]);
    assert.equal(batch.game(1).hash(), single(batch, 25n).game.hash());
    batch.observe();
    assert.equal(batch.seat[1], batch.game(1).turn);
    batch.restart(key);
    assert.deepEqual(batch.save(), triqueta.batch(batch.options, key, 3).save());
});

test("games are cut off, and are done", () => {
    using batch = triqueta.batch({ variant: "base_game", players: 2 }, key, 3);
    const singles = batch.numbers().map((number) => single(batch, number));
    for (let step = 1; step <= 20; ++step) {
        batch.choose();
        singles.forEach(({ dice, play }, place) => {
            dice.below(2 ** 31); // which chose
            play(batch.action[place]!);
        });
        batch.step({ mostActions: 20 });
        assert.deepEqual([...batch.done], Array(3).fill(Number(step === 20)));
    }
    singles.forEach(({ game }, place) => assert.deepEqual(rewardOf(batch, place), game.points()));
    assert.deepEqual(batch.numbers(), [3n, 4n, 5n]);
});

test("a copy has the options of the batch that it became, and arrays as the one that it was made of", () => {
    const [long, short] = [40, 10].map((turn_cap) => ({ variant: "race", players: 3, turn_cap }) as const);
    using batch = triqueta.batch(short!, key, 2, { mask: false });
    using other = triqueta.batch(long!, 1n, 2);
    other.copyFrom(batch);
    assert.deepEqual(other.options, batch.options);
    assert.deepEqual(other.save(), batch.save());
    using copy = batch.copy();
    assert.deepEqual([copy.mask.length, copy.view.length], [0, batch.view.length]);
    using loaded = triqueta.batchFromSave(batch.save(), { view: false });
    assert.deepEqual([loaded.mask.length, loaded.view.length], [other.mask.length, 0]);
});

test("what doesn't fit a batch is refused, and it stays as it was", () => {
    using batch = triqueta.batch({ variant: "base_game", players: 2 }, key, 3);
    const saved = batch.save();
    const status = (call: () => unknown) => {
        try {
            call();
        } catch (error) {
            return error instanceof Refused
                ? error.reason
                : error instanceof TriquetaError
                  ? error.status
                  : (error as Error).name;
        }
        return "ok";
    };
    const game = batch.game(0);
    const view = game.view(1);
    const others = [{ variant: "base_game", players: 3 }, { variant: "mayhem" }] as const;
    for (const options of others) {
        const other = triqueta.openGame(options);
        assert.equal(status(() => batch.put(0, other, 1, 0)), "other_game");
        assert.equal(status(() => batch.complete(other.view(0), 1, 0)), "other_game");
        assert.equal(status(() => batch.copyFrom(triqueta.batch(options, 1, 3))), "other_game");
    }
    assert.equal(status(() => batch.copyFrom(triqueta.batch(batch.options, 1, 4))), "out_of_range");
    for (const place of [3, -1]) assert.equal(status(() => batch.put(place, game, 1, 0)), "no_such_index");
    for (const [first, count] of [[0, 4], [3, 1], [-1, 1], [0, -1]] as const)
        assert.equal(status(() => batch.complete(view, 1, 0, first, count)), "out_of_range");
    game.playOut(triqueta.dice(1));
    assert.equal(status(() => batch.put(0, game, 1, 0)), "game_is_over");
    assert.equal(status(() => batch.complete(game.view(0), 1, 0)), "game_is_over");
    for (const wrong of [new Uint8Array(2), new Uint8Array(4), new Int8Array(3), [1, 1, 1], "111", 1, null]) {
        const where = wrong as Uint8Array;
        for (const call of [
            () => batch.observe({ where }),
            () => batch.step({ where }),
            () => batch.choose({ where }),
            () => batch.whyNot("en", { where }),
            () => batch.reset(where),
            () => batch.choose({ random: where as never }),
            () => batch.step({ mostActions: where as never }),
        ])
            if (wrong !== 1) assert.equal(status(call), "TypeError");
    }
    assert.equal(status(() => batch.choose({ random: new BigUint64Array(4) })), "TypeError");
    assert.equal(status(() => batch.choose({ random: new BigInt64Array(3) as never })), "TypeError");
    assert.equal(status(() => batch.step({ mostActions: -1 })), "RangeError");
    assert.equal(status(() => batch.restart(-1)), "RangeError");
    assert.deepEqual(batch.save(), saved);
    for (let length = 0; length < saved.length; ++length)
        assert.throws(() => triqueta.batchFromSave(saved.slice(0, length)), Refused);
    saved[saved.length - 6]! ^= 1;
    assert.equal(status(() => triqueta.batchFromSave(saved)), "damaged");
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
        "out_of_range",
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

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
    load,
    seedFrom,
    TriquetaError,
    type Batch,
    type Game,
    type Options,
    type Status,
    type Triqueta,
    type View,
} from "triqueta";
import { someGame, triqueta } from "./support.js";

const options: Options = { variant: "base_game", players: 2 };

function statusOf(call: () => unknown): Status | "" {
    try {
        call();
    } catch (error) {
        assert.ok(error instanceof TriquetaError, String(error));
        return error.status;
    }
    return "";
}

/** Every member of a handle, with arguments that fit. */
const given: Record<string, unknown[]> = {
    whyNot: [0, 0],
    lines: [0],
    field: ["turn"],
    resultField: ["points"],
    step: [0],
    happened: [0],
    time: [0],
    setId: [new Uint8Array(16)],
    cursor: [0],
    catchUp: [0],
    setTag: ["Site", "here"],
    removeTag: ["Site"],
    tag: ["Site"],
    seat: [0],
    takeSeat: [0],
    claimSeat: [0, "key"],
    leaveSeat: [0],
    agreeToUndo: [0],
    see: [new Uint8Array(0)],
    sentences: [new Uint8Array(0)],
    play: [0, 0],
    reveal: [0],
    draw: [triqueta.dice(1)],
    setDice: [null],
    playOut: [triqueta.dice(1)],
    events: [0, 0],
    view: [0],
    copyFrom: [],
    refresh: [triqueta.openGame(options), 0],
    advance: [new Uint8Array(0)],
    complete: [triqueta.dice(1)],
    evaluate: [1, 0, 3],
    game: [0],
};
function members(handle: object): [string, () => unknown][] {
    const found = new Map<string, () => unknown>();
    for (let one: object = Object.getPrototypeOf(handle); one !== Object.prototype; one = Object.getPrototypeOf(one))
        for (const [name, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(one)))
            if (name !== "constructor" && name !== "free" && !found.has(name))
                found.set(name, () => (get ? get.call(handle) : (value as Function).apply(handle, given[name] ?? [])));
    return [...found];
}

test("whatever is done with a handle that was freed is an error, also where its memory has another owner", () => {
    const kinds: [() => Game | View | Batch, number][] = [
        [() => someGame(options, 3), 25],
        [() => someGame(options, 3).view(0), 18],
        [() => triqueta.batch(options, 1n, 3), 20],
    ];
    for (const [make, least] of kinds) {
        const handle = make();
        given["copyFrom"] = [make()];
        given["events"] = "encode" in handle ? [new Uint8Array(0)] : [0, 0];
        if ("places" in handle)
            Object.assign(given, {
                whyNot: [],
                step: [],
                restart: [1],
                put: [0, someGame(options, 3), 1, 2],
                complete: [someGame(options, 3).view(0), 1, 2],
            });
        assert.ok(members(handle).length >= least, `${members(handle).length}`);
        for (const [name, call] of members(handle)) {
            if (name === "playOut" || name === "redo") continue; // which change it
            statusOf(call);
        }
        handle.free();
        const successors = Array.from({ length: 5 }, make);
        const before = successors.map((one) => ("hash" in one ? one.hash() : one.game(0).hash()));
        handle.free();
        for (const [name, call] of members(handle)) assert.equal(statusOf(call), "wrong_handle", name);
        handle.free();
        assert.deepEqual(
            successors.map((one) => ("hash" in one ? one.hash() : one.game(0).hash())),
            before,
        );
    }
});

test("a freed handle as an argument is an error, and the target stays as it was", () => {
    const [game, freed] = [someGame(options, 3), someGame(options, 5)];
    const [view, freedView] = [game.view(0), game.view(1)];
    const batch = triqueta.batch(options, 1n, 2);
    const freedBatch = triqueta.batch(options, 1n, 2);
    freed.free();
    freedView.free();
    freedBatch.free();
    const before = [game.hash(), view.hash(), batch.game(0).hash(), batch.game(1).hash()];
    for (const call of [
        () => game.copyFrom(freed),
        () => view.copyFrom(freedView),
        () => view.refresh(freed, 0),
        () => view.complete(triqueta.dice(1), freed),
        () => batch.game(0, freed),
        () => batch.put(0, freed, 1, 2),
        () => batch.complete(freedView, 1, 2),
        () => batch.copyFrom(freedBatch),
    ])
        assert.equal(statusOf(call), "wrong_handle");
    // of another type
    assert.equal(
        statusOf(() => game.copyFrom(view as never)),
        "wrong_handle",
    );
    assert.equal(
        statusOf(() => view.copyFrom(game as never)),
        "wrong_handle",
    );
    assert.equal(
        statusOf(() => view.refresh(batch as never, 0)),
        "wrong_handle",
    );
    assert.equal(
        statusOf(() => batch.put(0, view as never, 1, 2)),
        "wrong_handle",
    );
    assert.equal(
        statusOf(() => batch.copyFrom(game as never)),
        "wrong_handle",
    );
    assert.deepEqual([game.hash(), view.hash(), batch.game(0).hash(), batch.game(1).hash()], before);
});

test("a handle may be copied onto itself", () => {
    const game = someGame(options, 9);
    const [record, snapshot] = [game.record(), game.snapshot()];
    game.copyFrom(game);
    assert.equal(game.record(), record);
    assert.deepEqual(game.snapshot(), snapshot);
    game.undo({ alsoLooks: true });
    const view = game.view(0);
    const seen = view.snapshot();
    view.copyFrom(view);
    assert.deepEqual(view.snapshot(), seen);
    const batch = triqueta.batch(options, 1n, 3);
    const saved = batch.save();
    batch.copyFrom(batch);
    assert.deepEqual(batch.save(), saved);
});

test("what is no handle is none, whatever it looks like", () => {
    const game = someGame(options, 3);
    const fakes = [
        Object.create(game),
        new Proxy(game, {}),
        Object.create(Object.getPrototypeOf(game)),
        { ...game },
        structuredClone(game),
    ];
    for (const fake of fakes) {
        assert.throws(() => game.copyFrom(fake), TypeError);
        assert.throws(
            () => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(game), "moment")!.get!.call(fake),
            TypeError,
        );
        assert.throws(() => game.free.call(fake), TypeError);
    }
    const dice = triqueta.dice(1);
    for (const fake of [Object.create(dice), new Proxy(dice, {})]) assert.throws(() => game.setDice(fake), TypeError);
    assert.equal(game.moment, someGame(options, 3).moment);
});

test("its classes stay what they are, so that nobody comes between a handle and its memory", () => {
    const game = someGame(options, 3);
    for (const one of [game, game.view(0), triqueta.batch(options, 1n, 1)])
        for (
            let prototype: object = Object.getPrototypeOf(one);
            prototype !== Object.prototype;
            prototype = Object.getPrototypeOf(prototype)
        ) {
            assert.ok(Object.isFrozen(prototype));
            assert.ok(Object.isFrozen(prototype.constructor));
        }
});

test("the arrays of a batch outlive memory that grows, and the batch", async () => {
    const own = await load();
    const batch = own.batch(options, 7n, 4);
    const { seat, mask, action, view } = batch;
    const masks = mask.slice();
    const size = own.memory;
    const large = own.batch({ variant: "race" }, 1n, 2000);
    assert.ok(own.memory > size);
    assert.deepEqual(mask, masks);
    large.free();
    batch.free();
    const next = own.batch(options, 8n, 4); // where the first one lay
    const before = [0, 1, 2, 3].map((place) => next.game(place).hash());
    for (const array of [seat, mask, action, view]) array.fill(1);
    assert.deepEqual(
        [0, 1, 2, 3].map((place) => next.game(place).hash()),
        before,
    );
    assert.equal(
        statusOf(() => batch.mask),
        "wrong_handle",
    );
    assert.notEqual(next.mask, mask);
});

test("an array of a batch whose buffer was given away is followed by a new one", () => {
    const batch = triqueta.batch(options, 7n, 4);
    const masks = batch.mask.slice();
    const given = structuredClone(batch.mask, { transfer: [batch.mask.buffer] });
    assert.deepEqual(given, masks);
    batch.observe();
    assert.deepEqual(batch.mask, masks);
    batch.action.fill(99);
    structuredClone(batch.action, { transfer: [batch.action.buffer] });
    assert.equal(batch.whyNot(), null); // zeros, which are legal at the start
    batch.step();
    for (const name of ["seat", "mask", "view", "reward", "done", "action"] as const)
        structuredClone(batch[name], { transfer: [batch[name].buffer] });
    batch.action.set(batch.seat.map((_, place) => batch.game(place).legal()[0]!));
    batch.step();
    assert.equal(batch.mask.length, masks.length);
    assert.ok(batch.mask.some(Boolean));
});

/** The module with so many pages of memory at most, a function of what it begins with. */
function limited(most: (least: number) => number): Uint8Array {
    const bytes = readFileSync(new URL("../node_modules/triqueta/triqueta.wasm", import.meta.url));
    const number = (at: number): [value: number, end: number] => {
        let value = 0;
        for (let shift = 0; ; shift += 7) {
            const byte = bytes[at++]!;
            value |= (byte & 127) << shift;
            if (byte < 128) return [value, at];
        }
    };
    for (let at = 8; at < bytes.length;) {
        const [size, start] = number(at + 1);
        if (bytes[at] !== 5) {
            at = start + size;
            continue;
        }
        assert.deepEqual([...bytes.subarray(start, start + 2)], [1, 0]); // one memory, without a greatest size
        const [least] = number(start + 2);
        const pages = most(least);
        assert.ok(least < 128 && pages < 128 && least <= pages);
        const section = [5, 4, 1, 1, least, pages];
        return new Uint8Array([...bytes.subarray(0, at), ...section, ...bytes.subarray(start + size)]);
    }
    return assert.fail("it has no memory");
}

test("when there is no memory left, that is an error, and everything is as it was", async () => {
    const own: Triqueta = await load(limited(() => 16));
    const dice = own.dice(1);
    const game = own.game(options, seedFrom(7));
    for (let turns = 0; turns < 20; ++turns) game.play(Number(game.turn), dice.pick(game.legal()));
    const view = game.view(0);
    const batch = own.batch(options, 1n, 3);
    const batched = () => [0, 1, 2].map((place) => batch.game(place, into).hash());
    const into = own.openGame(options);
    const state = () => [game.record(), game.hash(), view.hash(), ...batched()];
    const savedBatch = batch.save();
    const before = state();

    // All of it, first with what is large and then with what is small.
    const hoard: { free(): void }[] = [];
    const fill = (make: () => { free(): void }) => {
        for (let i = 0; i < 1e5; ++i)
            try {
                hoard.push(make());
            } catch (error) {
                assert.equal((error as TriquetaError).status, "no_memory");
                return;
            }
        assert.fail("there is no end of it");
    };
    fill(() => own.batch({ variant: "race" }, 1n, 20));
    fill(() => own.game({ variant: "race" }, seedFrom(1)));
    fill(() => view.complete(own.dice(1)));
    fill(() => game.view(1));

    const long = "x".repeat(500_000);
    const failing: Record<string, () => unknown> = {
        game: () => own.game(options, seedFrom(1)),
        open: () => own.openGame(options),
        copy: () => game.copy(),
        "exact copy": () => game.exactCopy(),
        "copy of a view": () => view.copy(),
        join: () => own.join(game.catchUp(0)),
        load: () => own.gameFromSave(game.save(), 1),
        view: () => game.view(1),
        start: () => own.view(options, 0),
        complete: () => view.complete(own.dice(1)),
        batch: () => own.batch(options, 1n, 100),
        "copy of a batch": () => batch.copy(),
        "a saved batch": () => own.batchFromSave(savedBatch),
        "a game of a batch": () => batch.game(1),
        "from a snapshot": () => own.gameFromSnapshot(game.snapshot()),
        "from a text": () => own.gameFromText(game.text()),
        "from a record": () => own.gameFromRecord(before[0] as string),
        "a long text": () => own.parseAction("race", long),
        "long tags": () => game.setTag("Site", long),
        "long bytes": () => view.see(new Uint8Array(600_000)),
        "a long deal": () => own.dealtGame(options, new Int32Array(200_000)),
    };
    for (let round = 0; round < 2; ++round)
        for (const [name, call] of Object.entries(failing)) {
            assert.equal(statusOf(call), "no_memory", name);
            assert.deepEqual(state(), before, name);
        }
    assert.equal(own.memory, 16 * 65536);
    hoard.forEach((one) => one.free());
    assert.equal(statusOf(failing["copy"]!), "");
    assert.equal(statusOf(failing["a long text"]!), "refused");
    assert.deepEqual(state(), before);
});

test("a module that can't begin in its memory says so", async () => {
    for (let more = 0; more < 3; ++more)
        await load(limited((least) => least + more)).catch((error) =>
            assert.ok(error instanceof TriquetaError || error instanceof RangeError, String(error)),
        );
});

test("a call that is cut short is the last one: no game is ever half changed", async () => {
    // JavaScript's stack may overflow within the module, which then has not cleaned up.
    let broken = 0;
    for (let round = 0; round < 20; ++round) {
        const own = await load();
        const game = own.game({ variant: "race", players: 4 }, seedFrom(7));
        const view = game.view(0);
        const text = view.text();
        const hash = game.hash();
        const fall = (depth: number): void => {
            try {
                fall(depth + 1);
            } catch {
                // at each depth up to the end of the stack
            }
            try {
                assert.equal(view.text(), text);
                game.copy().free();
            } catch (error) {
                if (!(error instanceof RangeError) && !(error instanceof TriquetaError)) throw error;
            }
        };
        // a stack of few frames is what is tried over and over
        const reach = (frames: number): number => {
            try {
                return reach(frames + 1);
            } catch {
                return frames;
            }
        };
        const frames = reach(0);
        const begin = (left: number): void => (left > 0 ? begin(left - 1) : fall(0));
        try {
            begin(Math.max(0, frames - 60 - round));
        } catch (error) {
            assert.ok(error instanceof RangeError);
        }
        if (statusOf(() => view.turn) === "broken") {
            ++broken;
            const calls: (() => unknown)[] = [
                () => game.hash(),
                () => own.dice(1),
                () => own.game(options, seedFrom(1)),
                () => own.variants.map((name) => own.sizes({ variant: name })),
            ];
            for (const call of calls) assert.equal(statusOf(call), "broken");
            game.free();
            view.free();
        } else {
            assert.equal(game.hash(), hash);
            assert.equal(view.text(), text);
        }
    }
    assert.ok(broken > 0, "it never happened");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import {
    load,
    seedFrom,
    TriquetaError,
    type Batch,
    type Dice,
    type Expansion,
    type Fair,
    type Game,
    type Options,
    type Scoring,
    type Triqueta,
    type View,
} from "triqueta";
import { hex, triqueta } from "./support.js";

// An argument may be an object whose conversion runs code of the caller's: a getter, a proxy, valueOf. Whatever that
// code does to the games at hand, a call has its own game's answer or is an error.

const options: Options = { variant: "base_game", players: 2 };
const others: Options = { variant: "mayhem", players: 5, fast: true };

/** What a method is called on and with, all of it new. */
interface Scene {
    readonly triqueta: Triqueta;
    readonly fair: Fair;
    readonly scoring: Scoring;
    readonly game: Game;
    readonly view: View;
    readonly batch: Batch;
    readonly dice: Dice;
    readonly expansion: Expansion;
    readonly spare: Game;
    readonly spareView: View;
}
function scene(): Scene {
    const game = triqueta.openGame(options);
    for (const action of [0, 15, 0]) {
        game.play(Number(game.turn), action);
        if (game.turn === "chance") game.reveal(4);
    }
    const batch = triqueta.batch(options, 5n, 3);
    return {
        triqueta,
        fair: triqueta.fair,
        scoring: triqueta.scoring,
        game,
        view: game.view(0),
        batch,
        dice: triqueta.dice(3),
        expansion: triqueta.expansion(options, { oneHot: true }),
        spare: triqueta.openGame(options),
        spareView: triqueta.view(options, 1),
    };
}
function askChance(game: Game): void {
    game.play(1, 15);
    game.play(0, 1);
}
const handles = ["game", "view", "batch", "spare", "spareView"] as const;

const example = scene();
const position = example.game.text();
const record = example.game.record();
const save = example.game.save();
const joining = example.game.catchUp(0);
const seenRecord = example.game.record({ viewer: 0 });
const snapshot = example.game.snapshot();
const viewSnapshot = example.view.snapshot();
const dealt = triqueta.game(options, seedFrom(7)).hash();
const events = example.game.events(0, 0);
const seed = seedFrom(9);
const entropy = Uint8Array.from({ length: 32 }, (_, i) => (i * i * 37 + i * 11 + 5) & 255);
const fairDeal = triqueta.fair.begin(options, entropy, { id: new Uint8Array(16), seats: [0, 1], source: "a lottery" });
const commitments = [0, 1].map((seat) => triqueta.fair.commitment(fairDeal, seat, entropy));
const committed = [0, 1].reduce((text, seat) => triqueta.fair.commit(text, seat, commitments[seat]!), fairDeal);
const revealed = [0, 1].reduce((text, seat) => triqueta.fair.reveal(text, seat, entropy), committed);
const complete = triqueta.fair.revealPublic(revealed, seed);
const batchSave = example.batch.save();
const where = Uint8Array.of(1, 0, 1);
const random = BigUint64Array.of(5n, 2n ** 63n, 2n ** 64n - 1n);
const pieces = Array.from({ length: 60 }, (_, i) => i % 6);

type On = "triqueta" | "game" | "view" | "batch" | "dice" | "expansion" | "fair" | "scoring";
type Arguments = (at: Scene) => unknown[];
const someOptions = { variant: "race", players: 2, first: 1, turn_cap: 9 };

/** Every method that takes something, with arguments by which it does something. */
const methods: Record<On, Record<string, Arguments>> = {
    triqueta: {
        games: () => ["de"],
        refusals: () => ["fr"],
        options: () => [someOptions],
        choiceText: () => [{ variant: "mayhem", players: 5, fast: true }],
        sizes: () => [someOptions],
        encoding: () => [someOptions],
        expansion: () => [someOptions, { relativeSeats: true, oneHot: false }],
        actionText: () => ["base_game", 3, "de"],
        parseAction: () => ["base_game", triqueta.actionText("base_game", 7, "fr"), "fr"],
        outcomeText: () => ["base_game", 3, "de"],
        parseOutcome: () => ["base_game", triqueta.outcomeText("base_game", 3, "de"), "de"],
        refusal: () => [10, "fr"],
        eventsText: () => [events, "de"],
        eventsJSON: () => [events],
        parseEvent: () => [options, "0: draw 1", "en"],
        fields: () => [someOptions, "event"],
        actionKinds: () => ["mayhem"],
        actionFields: () => ["race", 77],
        findAction: () => ["base_game", { kind: "draw", fields: { column: 2 } }],
        pieces: () => ["race"],
        pieceText: () => ["base_game", 0, 3, "fr"],
        tag: () => [record, "Game"],
        tags: () => [record],
        game: () => [someOptions, seed, 3],
        dealtGame: () => [options, pieces],
        gameFromSave: () => [save, 5],
        openGame: () => [someOptions],
        gameFromSnapshot: () => [snapshot],
        gameFromText: () => [position, "en"],
        gameFromRecord: () => [record],
        view: () => [someOptions, 1],
        join: () => [joining],
        viewFromJSON: () => [JSON.parse(JSON.stringify(example.view.json("fr"))), "fr"],
        viewFromSnapshot: () => [viewSnapshot],
        viewFromText: () => [example.view.text("de"), "de"],
        viewFromRecord: () => [seenRecord],
        dice: () => [5, 6n],
        batch: () => [someOptions, 7n, 2, { mask: true, view: false, legal: true }],
        batchFromSave: () => [batchSave, { mask: true, view: false, legal: true }],
        simulate: () => [someOptions, 1n, 2, 5n],
    },
    game: {
        whyNot: () => [0, 15, "de"],
        legalActions: () => ["de"],
        lines: () => [1],
        text: () => ["fr"],
        play: ({ game }) => [game.turn, 15, { cursor: game.cursor(Number(game.turn)), time: 77 }],
        step: () => [15],
        reveal: ({ game }) => (askChance(game), [1, { time: 5 }]),
        draw: ({ game, dice }) => (askChance(game), [dice, { time: 5n }]),
        setDice: ({ dice }) => [dice],
        playOut: ({ dice }) => [dice],
        undo: () => [{ alsoLooks: true, turn: true }],
        events: () => [0, 1],
        view: () => [1, 2],
        copyFrom: ({ spare }) => [spare, { exact: true }],
        record: () => [{ viewer: 1 }],
        happened: () => [1],
        time: () => [0],
        setId: () => [Uint8Array.from({ length: 16 }, (_, i) => i)],
        cursor: () => [1],
        catchUp: ({ game }) => [1, game.view(1, 2).cursor],
        close: () => ["the end"],
        setTag: () => ["Round", "2"],
        removeTag: () => ["Site"],
        tag: () => ["Site"],
        seat: () => [1],
        takeSeat: () => [1, "bot"],
        claimSeat: () => [1, "a key", "person"],
        leaveSeat: () => [1, "abandoned"],
        agreeToUndo: ({ game }) => (game.takeSeat(0), game.takeSeat(1), [0, game.cursor(0)]),
    },
    view: {
        whyNot: () => [0, 15, "de"],
        legalActions: () => ["de"],
        field: () => ["table.rows"],
        resultField: () => ["points"],
        events: ({ game, view }) => {
            game.play(Number(game.turn), 15);
            return [game.catchUp(0, view.cursor)];
        },
        lines: () => [1],
        text: () => ["fr"],
        refresh: ({ game }) => [game, 1, 2],
        copyFrom: ({ spareView }) => [spareView],
        advance: ({ game, view }) => {
            game.play(Number(game.turn), 15);
            return [game.catchUp(0, view.cursor)];
        },
        see: ({ game }) => {
            const before = game.moment;
            game.play(Number(game.turn), 15);
            return [game.events(0, before)];
        },
        sentences: ({ game, view }) => {
            game.play(Number(game.turn), 15);
            return [game.catchUp(0, view.cursor), { language: "de", names: ["Ada", "Bo"], saysYou: true }];
        },
        json: () => ["fr"],
        complete: ({ dice, spare }) => [dice, spare],
        evaluate: () => [1, 0, 3],
    },
    batch: {
        observe: () => [{ where }],
        step: () => [{ where, mostActions: 1 }],
        whyNot: () => ["de", { where }],
        choose: () => [{ where, random }],
        restart: () => [6, 7n, 8],
        reset: () => [where],
        put: ({ game }) => [1, game, 2n, 3],
        complete: ({ view }) => [view, 2n, 3, 1, 2],
        copyFrom: () => [triqueta.batch(options, 6n, 3)],
        game: ({ spare }) => [1, spare],
    },
    fair: {
        begin: () => [someOptions, entropy, { id: seed.slice(0, 16), number: 5, seats: [0, 1], source: "a lottery" }],
        commitment: () => [fairDeal, 1, entropy],
        commit: () => [fairDeal, 1, entropy],
        reveal: () => [committed, 0, entropy],
        revealPublic: () => [revealed, seed.slice(0, 8)],
        awaited: () => [fairDeal],
        seed: () => [complete, entropy],
        game: () => [complete, entropy],
        verify: () => [record],
    },
    scoring: {
        lines: () => ["base_game", { pile: [1, 2, 3, 4, 5, 6], tiles: 1, rock: true }],
        players: () => ["base_game", [{ pile: [1, 2, 3, 4, 5, 6] }, { pile: [3, 2, 1, 4, 5, 6], rock: true }]],
        bestReveal: () => ["base_game", [1, 2, 3, 4, 5, 6], [1, 2]],
        settle: () => [3, [{ seat: 0, cards: [0, 3, 6] }], [9, 10]],
        settleCards: () => [3, [{ seat: 0, cards: [0, 3, 6] }], [9, 10]],
    },
    dice: {
        below: () => [6],
        pick: () => [[1, 2, 3, 4, 5]],
    },
    expansion: { expand: () => [example.batch.view] },
};
const positions =
    "options id turn legal distinct mask points winners result hash canonicalHash snapshot free".split(" ");
const withoutArguments: Record<On, string[]> = {
    triqueta: ["version", "memory", "variants", "languages", "statuses"],
    game: [
        ...positions,
        ..."chance redo moment changes copy exactCopy save isClosed tags seats refuseToUndo agreed".split(" "),
    ],
    view: [...positions, ..."viewer cursor encode toJSON copy".split(" ")],
    batch: [
        ..."options action seat mask view number player length maskBits legalCount legal seatView state".split(" "),
        ..."reward done truncated won finalNumber finalLength finalView finalState".split(" "),
        ..."playOut numbers copy save free".split(" "),
    ],
    dice: ["copy"],
    expansion: [],
    fair: [],
    scoring: [],
};

test("every method is here", () => {
    for (const on of Object.keys(methods) as On[]) {
        const names = new Set<string>();
        for (
            let one: object = Object.getPrototypeOf(example[on]);
            one !== Object.prototype;
            one = Object.getPrototypeOf(one)
        )
            for (const name of Object.getOwnPropertyNames(one)) names.add(name);
        names.delete("constructor");
        assert.deepEqual([...names].sort(), [...Object.keys(methods[on]), ...withoutArguments[on]].sort());
    }
});

/** All that a call gave and did, to be compared. */
function outcome(value: unknown): unknown {
    if (value instanceof Uint8Array) return hex(value);
    if (typeof value !== "object" || value === null) return value;
    if ("numbers" in value)
        return ["batch", hex((value as Batch).save()), (value as Batch).mask, (value as Batch).action];
    if ("snapshot" in value) return ["position", hex((value as Game | View).snapshot())];
    if ("below" in value) return ["dice", (value as Dice).copy().below(2 ** 31)];
    return value;
}
/** What became of what a method was called on; nothing of it is left if it was freed. */
function after(at: Scene, on: On): unknown {
    try {
        return on === "triqueta" || on === "fair" || on === "scoring" ? null : outcome(at[on]);
    } catch (error) {
        assert.ok(error instanceof TriquetaError && error.status === "wrong_handle", String(error));
        return "freed";
    }
}

/** A thing that does what another one does, and strikes whenever anything of it is looked at. */
function proxied(value: object, strike: () => void): object {
    const traps = {} as Record<string, unknown>;
    for (const trap of ["get", "has", "ownKeys", "getOwnPropertyDescriptor", "getPrototypeOf", "isExtensible"] as const)
        traps[trap] = (target: object, key: PropertyKey, ...rest: unknown[]) => {
            strike();
            const found: unknown = (Reflect[trap] as Function)(target, key, ...(trap === "get" ? [] : rest));
            return trap === "get" && typeof found === "function" ? found.bind(target) : found;
        };
    return new Proxy(value, traps);
}

/** All in place of an argument that may run code while it is converted. */
function evil(value: unknown, strike: () => void): unknown[] {
    const convert = () => (strike(), value);
    const made: unknown[] = [
        { valueOf: convert, toString: convert, toJSON: convert },
        { [Symbol.toPrimitive]: convert },
        proxied({ valueOf: convert, [Symbol.toPrimitive]: convert }, strike),
        // a string is asked for these
        {
            replace: convert,
            toString: convert,
            get length() {
                return (strike(), 0);
            },
            charCodeAt: convert,
            normalize: convert,
        },
        new Proxy(() => value, { get: () => (strike(), convert), apply: convert }),
    ];
    if (typeof value === "string")
        made.push(Object.assign(new String(value), { toString: convert, replace: convert, valueOf: convert }));
    if (typeof value !== "object" || value === null) return made;
    made.push(proxied(value, strike));
    if (value instanceof Uint8Array) {
        const subclassed = new (class extends Uint8Array {
            override get length(): number {
                return (strike(), 1e6);
            }
            override get byteLength(): number {
                return (strike(), 1e6);
            }
            override slice(): never {
                return (strike(), new Uint8Array(5)) as never;
            }
            override [Symbol.iterator](): never {
                return (strike(), [][Symbol.iterator]()) as never;
            }
        })(value);
        made.push(subclassed);
    }
    if (Array.isArray(value)) {
        const getters: unknown[] = [...value];
        value.forEach((one, i) => Object.defineProperty(getters, i, { get: () => (strike(), one), enumerable: true }));
        made.push(getters, {
            ...value,
            length: value.length,
            [Symbol.iterator]: () => (strike(), value[Symbol.iterator]()),
        });
    }
    if (Object.getPrototypeOf(value) === Object.prototype)
        for (const key of Object.keys(value)) {
            const held = (value as Record<string, unknown>)[key];
            made.push(Object.defineProperty({ ...value }, key, { get: () => (strike(), held), enumerable: true }));
            for (const one of evil(held, strike)) made.push({ ...value, [key]: one }); // inner ones too
        }
    return made;
}

/** What the code of an argument does: frees things, makes others in their place, or uses what calls use. */
const strikes: Record<string, (at: Scene) => void> = {
    "frees everything": (at) => handles.forEach((name) => at[name].free()),
    "frees everything and deals other games": (at) => {
        handles.forEach((name) => at[name].free());
        for (let i = 0; i < 4; ++i) {
            const like = triqueta.game(options, seedFrom(200 + i)); // which fits where the one was
            for (const action of [1, 15, 1]) like.play(Number(like.turn), action);
            like.view(0);
            const game = triqueta.game(others, seedFrom(100 + i));
            game.view(i);
            triqueta.batch(options, BigInt(100 + i), 3);
        }
    },
    "uses what all calls share": () => {
        const game = triqueta.game(others, seedFrom(55), 9n);
        game.play(Number(game.turn), game.legal()[0]!);
        triqueta.eventsText(game.events(1, 0), "fr");
        triqueta.gameFromText(game.text("de"), "de").view(2).encode();
        triqueta.dealtGame(
            options,
            Array.from({ length: 60 }, (_, i) => 5 - (i % 6)),
        );
        triqueta.simulate({ variant: "race" }, 1, 0, 2);
        try {
            triqueta.gameFromText("nonsense");
        } catch {
            triqueta.encoding({ variant: "race" });
        }
        triqueta.dice(77).below(9);
    },
};

for (const on of Object.keys(methods) as On[])
    for (const [name, given] of Object.entries(methods[on]))
        test(`${on}.${name}: code in an argument never brings another game's answer`, () => {
            const call = (at: Scene, list: unknown[]): unknown => {
                const result: unknown = (at[on] as unknown as Record<string, Function>)[name]!(...list);
                return (on === "view" && name === "complete") || (on === "batch" && name === "game")
                    ? outcome(result)
                    : [outcome(result), after(at, on)];
            };
            const plain = scene();
            const right = call(plain, given(plain));
            const allowed = [right];
            const { length } = given(scene());
            for (let place = 0; place < length; ++place) {
                const [value] = given(scene()).slice(place);
                const keys = typeof value === "object" ? Object.keys(value!) : [];
                // options of which none is given, or one of them is empty
                const emptied = keys.flatMap((key) => [{}, []].map((none) => ({ ...(value as object), [key]: none })));
                for (const less of [{}, [], ...emptied]) {
                    const at = scene();
                    const list = given(at);
                    list[place] = less;
                    try {
                        allowed.push(call(at, list));
                    } catch {
                        // this is an error
                    }
                }
            }
            let tried = 0;
            for (const [what, strike] of Object.entries(strikes))
                for (let place = 0; place < length; ++place) {
                    const count = evil(given(scene())[place], () => undefined).length;
                    for (let which = 0; which < count; ++which) {
                        const at = scene();
                        const list = given(at);
                        list[place] = evil(list[place], () => strike(at))[which];
                        ++tried;
                        let found: unknown;
                        try {
                            found = call(at, list);
                        } catch (error) {
                            assert.ok(error instanceof Error, String(error));
                            continue;
                        }
                        if (!allowed.some((one) => isDeepStrictEqual(found, one)))
                            assert.deepEqual(found, right, `argument ${place}, ${which}: ${what}`);
                    }
                }
            assert.ok(tried >= 15);
            assert.equal(triqueta.game(options, seedFrom(7)).hash(), dealt); // the module is whole
        });

test("an argument that isn't what it should be is an error before anything is laid into the module", async () => {
    const own = await load();
    const game = own.game(options, seedFrom(7));
    const size = own.memory;
    const large = new Uint8Array(2 ** 20 + 1);
    const text = "x".repeat(2 ** 20 + 1);
    for (const call of [
        () => own.gameFromSnapshot(large),
        () => own.viewFromSnapshot(large),
        () => game.view(0).see(large),
        () => game.view(0).advance(large),
        () => own.join(large),
        () => own.eventsJSON(large),
        () => own.gameFromText(text),
        () => own.gameFromRecord(text),
        () => own.parseAction("race", text),
        () => own.tag(text, "Game"),
        () => own.tag("", text),
        () => game.setTag("Site", text),
        () => own.parseEvent(options, text),
    ])
        assert.throws(call, { status: "too_long" });
    assert.throws(() => own.dealtGame(options, new Int32Array(2 ** 22 + 1)), { status: "wrong_deal" });
    assert.throws(() => own.dealtGame(options, { length: 1e15 } as never), { status: "wrong_deal" });
    assert.throws(() => own.dealtGame(options, { length: -1 } as never), TypeError);
    assert.throws(() => own.dealtGame(options, { length: "2" } as never), TypeError);
    assert.throws(() => game.setTag("Site", 5 as never), TypeError);
    assert.ok(own.memory - size < 2 ** 20);
    assert.equal(game.hash(), dealt);
});

test("bytes that are elsewhere by now are none", () => {
    const gone = snapshot.slice();
    structuredClone(gone.buffer, { transfer: [gone.buffer] });
    assert.throws(() => triqueta.gameFromSnapshot(gone), TypeError);
    const goneSeed = seedFrom(7);
    structuredClone(goneSeed.buffer, { transfer: [goneSeed.buffer] });
    assert.throws(() => triqueta.game(options, goneSeed), TypeError);
    // shared memory is read once
    const shared = new Uint8Array(new SharedArrayBuffer(snapshot.length));
    shared.set(snapshot);
    assert.deepEqual(triqueta.gameFromSnapshot(shared).snapshot(), snapshot);
    assert.deepEqual(triqueta.gameFromSnapshot(Buffer.from(snapshot)).snapshot(), snapshot);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { load, Refused, seedFrom, type Game, type Triqueta, type View } from "triqueta";

// Code that shares our objects, such as a bot that is called as a function, may replace every function of JavaScript's
// own. That must not hand it the module's memory.

const { apply, construct, defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
const { setPrototypeOf } = Reflect;
const memoryOf = getOwnPropertyDescriptor(WebAssembly.Memory.prototype, "buffer")!.get!;
const exportsOf = getOwnPropertyDescriptor(WebAssembly.Instance.prototype, "exports")!.get!;
const sizeOf = getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength")!.get!;
const arrayBufferOf = getOwnPropertyDescriptor(getPrototypeOf(Uint8Array.prototype)!, "buffer")!.get!;
const dataBufferOf = getOwnPropertyDescriptor(DataView.prototype, "buffer")!.get!;
const nameOf = (f: object) => String(getOwnPropertyDescriptor(f, "name")?.value);

function works(getter: () => unknown, self: unknown): boolean {
    try {
        return (apply(getter, self, []), true);
    } catch {
        return false;
    }
}
/** What of a value gives a module away; what it holds is looked at too. */
function secret(value: unknown, depth = 3): string | undefined {
    if ((typeof value !== "object" && typeof value !== "function") || value === null) return undefined;
    if (works(memoryOf, value)) return "a memory";
    if (works(exportsOf, value)) return "an instance";
    if (typeof value === "function" && /^\d+$/.test(nameOf(value))) return "an exported function";
    for (const buffer of [sizeOf, arrayBufferOf, dataBufferOf])
        if (works(buffer, value)) {
            const of = buffer === sizeOf ? value : apply(buffer, value, []);
            return apply(sizeOf, of, []) >= 65536 ? "the memory's buffer" : undefined;
        }
    if (depth === 0) return undefined;
    for (const key of ownKeys(value)) {
        const found = secret(getOwnPropertyDescriptor(value, key)?.value, depth - 1);
        if (found !== undefined) return `${found} in ${String(key)}`;
    }
    return undefined;
}

interface Call {
    readonly name: string;
    readonly self: unknown;
    readonly given: ArrayLike<unknown>;
}
const calls: Call[] = [];
let recording = false;

/** Does what a function does, and records what it is called with. */
function recorder(name: string, original: Function): Function {
    const made = function (this: unknown) {
        if (recording) calls[calls.length] = { name, self: this, given: arguments };
        return new.target === undefined
            ? apply(original, this, arguments)
            : construct(original, arguments, new.target === made ? original : new.target);
    };
    const prototype = getOwnPropertyDescriptor(original, "prototype");
    if (prototype && "value" in prototype) made.prototype = prototype.value;
    setPrototypeOf(made, original); // which has what belongs to it
    return made;
}

/** Everything that can be reached from some objects: JavaScript's own functions and prototypes, and the package's. */
function reachable(roots: readonly object[]): Map<object, string> {
    const found = new Map<object, string>();
    const visit = (value: unknown, name: string): void => {
        if ((typeof value !== "object" && typeof value !== "function") || value === null || found.has(value)) return;
        if (value === process || value === console) return;
        found.set(value, name);
        visit(getPrototypeOf(value), `${name}.__proto__`);
        for (const key of ownKeys(value)) {
            const { value: held, get, set } = getOwnPropertyDescriptor(value, key)!;
            for (const one of [held, get, set]) visit(one, `${name}.${String(key)}`);
        }
    };
    roots.forEach((root, i) => visit(root, `root${i}`));
    return found;
}

/** Replaces all that can be replaced; what comes back puts everything in its place again. */
function patch(objects: Map<object, string>): { readonly patched: number; readonly restore: () => void } {
    const undo: (() => void)[] = [];
    for (const [object, name] of objects) {
        for (const key of ownKeys(object)) {
            const old = getOwnPropertyDescriptor(object, key)!;
            const what = `${name}.${String(key)}`;
            const isFunction = typeof old.value === "function" && key !== "constructor";
            if (!isFunction && !old.get && !old.set) continue;
            const fresh: PropertyDescriptor = { ...old };
            if (isFunction) fresh.value = recorder(what, old.value);
            if (old.get) fresh.get = recorder(what, old.get) as () => unknown;
            if (old.set) fresh.set = recorder(what, old.set) as () => void;
            try {
                if (defineProperty(object, key, fresh)) undo.push(() => defineProperty(object, key, old));
            } catch {
                // an exotic object
            }
        }
        // What a class calls as `super` is its prototype.
        const base = getPrototypeOf(object);
        if (typeof object === "function" && typeof base === "function" && base !== Function.prototype)
            if (setPrototypeOf(object, recorder(`${name}.super`, base))) undo.push(() => setPrototypeOf(object, base));
        // `constructor` is how the species of an array is found.
        const held = getOwnPropertyDescriptor(object, "constructor");
        if (held?.configurable && typeof held.value === "function") {
            const get = recorder(`${name}.constructor`, () => held.value) as never;
            if (defineProperty(object, "constructor", { configurable: true, get }))
                undo.push(() => defineProperty(object, "constructor", held));
        }
    }
    // What isn't there is looked for in the prototype of everything.
    const get = recorder("then", () => undefined) as never;
    defineProperty(Object.prototype, "then", { configurable: true, get });
    undo.push(() => deleteProperty(Object.prototype, "then"));
    return { patched: undo.length, restore: () => undo.forEach((again) => again()) };
}

const triqueta = await load();
const options = { variant: "hidden_wolves", players: 3 } as const;
const game = triqueta.game(options, seedFrom(7));
for (const action of [0, 10]) game.play(0, action);
const other = triqueta.game(options, seedFrom(8));
const dice = triqueta.dice(1);
const batch = triqueta.batch(options, 1n, 3);
const classes = [load, Refused, seedFrom, triqueta, game, dice, batch, game.view(0)];
const hidden = [
    [][Symbol.iterator](),
    new Map().entries(),
    new Set().entries(),
    ""[Symbol.iterator](),
    "".matchAll(/./g),
    (function* () {})(),
    async () => {},
    async function* () {},
];

/** Calls f while everything is patched, and returns what was called. */
function spied<T>(f: () => T): { readonly result: T; readonly calls: readonly Call[]; readonly patched: number } {
    const objects = reachable([globalThis, ...hidden, ...classes]);
    const { patched, restore } = patch(objects);
    calls.length = 0;
    try {
        recording = true;
        const result = f();
        recording = false;
        return { result, patched, calls: calls.slice() };
    } finally {
        recording = false;
        restore();
    }
}
function assertNothingSecret(seen: readonly Call[]): void {
    const leaks = seen.flatMap(({ name, self, given }) =>
        [self, ...Array.from(given)].flatMap((value) => {
            const found = secret(value);
            return found === undefined ? [] : `${name}: ${found}`;
        }),
    );
    assert.deepEqual([...new Set(leaks)], []);
}

// Everything that a view can be asked; the same must come out, and nothing of JavaScript's own be called that is looked
// up at that time.
const events = game.events(1, 0);
const message = game.catchUp(1, triqueta.view(options, 1).cursor);
const record = game.record();
const entropy = Uint8Array.from({ length: 32 }, (_, i) => (i * i * 37 + i * 11 + 5) & 255);
const asked: Record<string, (view: View, fresh: View) => unknown> = {
    viewer: (view) => view.viewer,
    options: (view) => view.options,
    turn: (view) => view.turn,
    legal: (view) => view.legal(),
    distinct: (view) => view.distinct(),
    mask: (view) => view.mask(),
    whyNot: (view) => view.whyNot(0, 3),
    points: (view) => view.points(),
    legalActions: (view) => view.legalActions("fr"),
    field: (view) => view.field("table.rows"),
    resultField: (view) => view.resultField("points"),
    events: (_, fresh) => fresh.events(message),
    lines: (view) => view.lines(1),
    id: (view) => view.id,
    cursor: (view) => view.cursor,
    copy: (view) => view.copy().hash(),
    winners: (view) => view.winners(),
    result: (view) => view.result(),
    hash: (view) => view.hash(),
    canonicalHash: (view) => view.canonicalHash(),
    snapshot: (view) => view.snapshot(),
    text: (view) => view.text("de"),
    encode: (view) => view.encode(),
    json: (view) => view.json("de"),
    toJSON: (view) => view.toJSON(),
    advance: (_, fresh) => fresh.advance(message),
    see: (_, fresh) => fresh.see(events),
    sentences: (_, fresh) => fresh.sentences(events, { language: "de", names: ["Ada"], saysYou: true }),
    copyFrom: (view, fresh) => fresh.copyFrom(view),
    refresh: (_, fresh) => fresh.refresh(other, 2),
    complete: (view) => view.complete(dice.copy(), other.copy()).hash(),
    evaluate: (view) => view.evaluate(1, 0, 3),
    free: (_, fresh) => fresh.free(),
};
const used = game.view(1);

test("every member of a view is asked here", () => {
    const names = [used, getPrototypeOf(used), getPrototypeOf(getPrototypeOf(used)!)].flatMap((one) =>
        Object.getOwnPropertyNames(getPrototypeOf(one!)),
    );
    assert.deepEqual(new Set(names), new Set(["constructor", ...Object.keys(asked)]));
});

for (const [name, ask] of Object.entries(asked))
    test(`view.${name} calls nothing that can be patched`, () => {
        const plain = ask(used, triqueta.view(options, 1));
        const fresh = triqueta.view(options, 1);
        const { result, calls, patched } = spied(() => ask(used, fresh));
        assert.ok(patched > 900, `${patched} patched`);
        assertNothingSecret(calls);
        assert.deepEqual([...new Set(calls.map(({ name }) => name))], []);
        assert.deepEqual(result, plain);
    });

test("nothing else hands the memory over either, errors included", () => {
    const attempt = (f: () => unknown) => {
        try {
            return f();
        } catch (error) {
            return error;
        }
    };
    const words = game.view(0).text();
    const { calls } = spied(() => {
        attempt(() => used.see(new Uint8Array(9)));
        attempt(() => used.see([] as never));
        attempt(() => used.whyNot(9, 9));
        attempt(() => used.text("it" as "en"));
        attempt(() => used.refresh({} as Game));
        attempt(() => game.play(1, 1));
        attempt(() => game.copy().setTag("Site", '"\\'));
        attempt(() => game.copy().playOut(dice));
        attempt(() => game.chance());
        attempt(() => game.view(0).free());
        attempt(() => triqueta.viewFromText(words).free());
        attempt(() => triqueta.viewFromText("nonsense"));
        attempt(() => triqueta.eventsJSON(events));
        attempt(() => triqueta.eventsText(events, "fr"));
        attempt(() => triqueta.parseEvent(options, "0: lay 0"));
        attempt(() => triqueta.tag(words, "Game"));
        attempt(() => triqueta.encoding(options));
        attempt(() => triqueta.games("fr"));
        attempt(() => triqueta.sizes(options));
        attempt(() => triqueta.options("race(players=9)"));
        attempt(() => triqueta.options({ variant: "race", players: 9 }));
        attempt(() => triqueta.tags(record));
        attempt(() => triqueta.fields(options, "event"));
        attempt(() => triqueta.actionFields("race", 99));
        attempt(() => triqueta.findAction("base_game", { kind: "draw", fields: { column: 1 } }));
        attempt(() => triqueta.pieceText("mayhem", 0, 5));
        attempt(() => triqueta.fair.begin(options, entropy, { id: new Uint8Array(16), seats: [0] }));
        attempt(() => triqueta.fair.verify(record));
        attempt(() => triqueta.scoring.lines("base_game", { pile: [1, 2, 3, 4, 5, 6] }));
        attempt(() => triqueta.scoring.settle(2, [{ seat: 0, cards: [0, 3, 6] }], [1]));
        attempt(() => triqueta.refusals("de"));
        attempt(() => triqueta.viewFromJSON(used.json()).free());
        attempt(() => triqueta.gameFromSave(game.save(), 5).free());
        attempt(() => game.exactCopy().play(0, 0, { cursor: game.cursor(0), time: 7 }));
        attempt(() => game.catchUp(2, game.cursor(2)));
        attempt(() => game.seats());
        attempt(() => game.tags());
        attempt(() => game.happened(0));
        attempt(() => triqueta.simulate(options, 1, 0, 3));
        attempt(() => triqueta.dealtGame(options, [1, 2, 3]));
        attempt(() => triqueta.game(options, new Uint8Array(32), 5n).free());
        attempt(() => triqueta.dice(1, 2).pick([1, 2]));
        attempt(() => batch.playOut());
        attempt(() => batch.step());
        attempt(() => batch.whyNot());
        attempt(() => batch.choose({ where: new Uint8Array(3), random: new BigUint64Array(3) }));
        attempt(() => batch.observe({ where: new Uint8Array(3) }));
        attempt(() => batch.step({ where: new Uint8Array(3), mostActions: 9 }));
        attempt(() => batch.reset(new Uint8Array(3)));
        attempt(() => batch.restart(1n, 2n, 3n));
        attempt(() => batch.put(0, game, 1n, 2n));
        attempt(() => batch.complete(used, 1n, 2n));
        attempt(() => batch.copyFrom(batch.copy()));
        attempt(() => triqueta.batchFromSave(batch.save()).free());
        attempt(() => batch.numbers());
        attempt(() => batch.game(1).free());
        attempt(() => triqueta.batch(options, 1n, 2).free());
        attempt(() => used.lines(99));
    });
    assert.ok(calls.length > 0); // of TypeError and the like
    assertNothingSecret(calls);
});

test("a module that is loaded later keeps its memory too", async () => {
    const bytes = await import("node:fs").then(({ readFileSync }) =>
        readFileSync(new URL("../node_modules/triqueta/triqueta.wasm", import.meta.url)),
    );
    const { patched, restore } = patch(
        reachable([...hidden, ...classes, Promise, WebAssembly, Uint8Array, DataView, Reflect]),
    );
    assert.ok(patched > 200, `${patched} patched`);
    calls.length = 0;
    recording = true;
    let own: Triqueta;
    try {
        own = await load(bytes);
        recording = false;
    } finally {
        recording = false;
        restore();
    }
    assert.ok(calls.some(({ name }) => name === "then"));
    assertNothingSecret(calls.slice());
    assert.equal(own.version, triqueta.version);
});

test("arrays that come out lie outside the memory", () => {
    for (const one of [
        used.mask(),
        used.encode(),
        used.snapshot(),
        events,
        ...[batch.action, batch.view, batch.mask, batch.seat, batch.reward, batch.done],
    ])
        assert.equal(secret(one), undefined);
});

test("the call sites of an error show nothing", () => {
    const found: unknown[] = [];
    Error.prepareStackTrace = (_, sites) => {
        for (const site of sites) found.push(site.getThis(), site.getFunction());
        return "";
    };
    try {
        used.see(new Uint8Array(3));
    } catch (error) {
        void (error as Error).stack;
    } finally {
        Error.prepareStackTrace = undefined as never;
    }
    assert.ok(found.length > 3);
    assert.deepEqual(found.map((value) => secret(value)).filter(Boolean), []);
});

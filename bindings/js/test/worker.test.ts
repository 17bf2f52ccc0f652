import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Refused, seedFrom, type Options } from "triqueta";
import { BotError, BotWorker, type BotFault, type BotOptions } from "triqueta/worker";
import { everyVariant, mover, triqueta } from "./support.js";

const base: Options = { variant: "base_game", players: 2 };
const quick = { timeout: 500 };

/** The module of a bot, whose first lines may be anything. */
function module(answer: string, before = ""): URL {
    const text = `import { parentPort } from "node:worker_threads";
        ${before}
        export default async (view, { triqueta, events }) => { ${answer} };`;
    return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}
const started: BotWorker[] = [];
async function start(answer: string, before = "", options: BotOptions = {}): Promise<BotWorker> {
    const bot = await BotWorker.start(module(answer, before), options);
    started.push(bot);
    return bot;
}
after(() => started.forEach((bot) => bot.stop()));

async function fails(fault: BotFault, answer: Promise<unknown>, message = /./): Promise<void> {
    await assert.rejects(answer, (error) => {
        assert.ok(error instanceof BotError, String(error));
        assert.equal(error.fault, fault, error.message);
        assert.match(error.message, message);
        return true;
    });
}

const game = triqueta.game(base, seedFrom(7));
const view = game.view(0);
const first = "return view.legal()[0]";

test("a bot in a worker plays games of every variant", async () => {
    const bot = await start(
        `const seen = triqueta.view({ ...view.options, first: 0 }, view.viewer);
        seen.see(events);
        if (seen.hash() !== view.hash()) throw new Error("the events are others");
        return rolls.pick(view.legal());`,
        `import { load } from "${new URL("../node_modules/triqueta/index.js", import.meta.url).href}";
        const rolls = (await load()).dice(1);`,
    );
    for (const options of everyVariant) {
        using played = triqueta.game(options, seedFrom(5));
        for (let turns = 0; played.turn !== "over" && turns < 40; ++turns) {
            const seat = mover(played);
            using seen = played.view(seat);
            const events = played.events(seat, 0);
            played.play(seat, await bot.ask(turns % 2 === 0 ? seen : seen.snapshot(), { events }));
        }
    }
});

test("questions may be asked at the same time, and each has its own answer", async () => {
    const bot = await start("return view.viewer");
    const asked = Array.from({ length: 20 }, (_, i) => bot.ask(game.view(i % 2)));
    assert.deepEqual(
        await Promise.all(asked),
        Array.from({ length: 20 }, (_, i) => i % 2),
    );
});

test("what a bot throws, or answers that is no number, is an error, and the bot goes on", async () => {
    const bot = await start(
        "const answer = answers.shift(); if (answer instanceof Error) throw answer; return answer;",
        `const mean = new Error("x"); Object.defineProperty(mean, "message", { get() { throw 1 } });
        const answers = [0.5, NaN, Infinity, 2 ** 31, 1e300, "0", null, undefined, 0n, true, [0], {}, new Date(),
            { valueOf: 1, toString: 1 }, { action: 0 }, new Uint8Array(9), new Map(), new Error("too \\x1b[31mhard"),
            new Error("x".repeat(1e6)), () => 0, Symbol(), 7];`,
    );
    for (let i = 0; i < 17; ++i) await fails("answer", bot.ask(view));
    await fails("threw", bot.ask(view), /^it threw: too \ufffd\[31mhard$/);
    await fails("threw", bot.ask(view), /^it threw: x{500}$/);
    await fails("threw", bot.ask(view)); // a function, which can't be sent
    await fails("threw", bot.ask(view)); // a symbol
    assert.equal(await bot.ask(view), 7);
});

test("a number that is no legal action comes back, and play() refuses it", async () => {
    const bot = await start("return -5");
    const answer = await bot.ask(view);
    assert.throws(() => game.play(0, answer), Refused);
    assert.equal(game.moment, 0);
});

test("a bot that hangs is ended, and so are its open questions", async () => {
    for (const answer of ["for (;;);", "await new Promise(() => {})", "await new Promise((r) => setTimeout(r, 1e6))"]) {
        const bot = await start(answer);
        const other = bot.ask(view, { timeout: 60_000 });
        await Promise.all([fails("timeout", bot.ask(view, quick), /500 ms/), fails("timeout", other)]);
        await fails("timeout", bot.ask(view)); // it is over
    }
});

test("a bot that can't be started is an error", async () => {
    const failing: [string, BotFault, RegExp][] = [
        ["export const one = 1", "threw", /default export/],
        ["export default 5", "threw", /default export/],
        ["export default {", "threw", /./],
        ["import 'file:///missing.js'", "threw", /missing/],
        ["throw new Error('no')", "threw", /no/],
        ["for (;;);", "timeout", /./],
        ["await new Promise(() => {})", "timeout", /./],
        ["process.exit(0)", "ended", /./],
        ["setTimeout(() => { throw 5 }); await new Promise(() => {})", "ended", /./],
    ];
    for (const [text, fault, message] of failing)
        await fails(
            fault,
            BotWorker.start(new URL(`data:text/javascript,${encodeURIComponent(text)}`), quick),
            message,
        );
    await fails("threw", BotWorker.start("build/missing.js"), /missing/);
});

test("what nobody asked for ends a bot: garbage, forged replies, floods", async () => {
    for (const post of [
        "parentPort.postMessage({ action: 3 })",
        "parentPort.postMessage('garbage')",
        "const { port1 } = new MessageChannel(); parentPort.postMessage(port1, [port1])",
        "parentPort.postMessage(new Uint8Array(1e7))",
        "for (;;) parentPort.postMessage({ action: 3 })",
        "for (let i = 0; i < 1e5; ++i) parentPort.postMessage({ action: 3 })",
    ]) {
        const bot = await start(`${post}; await new Promise(() => {})`);
        await fails("ended", bot.ask(view, { timeout: 5000 }), /nobody/);
        const between = await start(`setTimeout(() => { ${post} }, 30); ${first}`);
        assert.equal(await between.ask(view), 0);
        await new Promise((soon) => setTimeout(soon, 300));
        await fails("ended", between.ask(view), /nobody/);
    }
});

test("a bot that is handed the port of a question can answer that question, once, and no other", async () => {
    // It keeps every port that it ever was sent, and answers them all again at each question.
    const bot = await start(
        "await new Promise((soon) => setTimeout(soon, 20)); return 1",
        `const ports = [];
        parentPort.on("message", ({ port }) => {
            for (const one of ports) for (let i = 0; i < 1000; ++i) one.postMessage({ action: 666 });
            ports.push(port);
        });`,
    );
    for (let i = 0; i < 5; ++i) assert.equal(await bot.ask(view), 1);

    const flooding = await start(
        "return 1",
        `parentPort.on("message", ({ port }) => { for (let i = 0; i < 1e5; ++i) port.postMessage({ action: i }) });`,
    );
    for (let i = 0; i < 3; ++i) assert.equal(await flooding.ask(view), 0); // the first of them

    // Replies of every wrong shape, by the port itself.
    const shapes = [
        "null",
        "5",
        "'x'",
        "[]",
        "{}",
        "{ action: { valueOf: 1, toString: 1 } }",
        "{ __proto__: null, action: '1' }",
        "{ error: { toString: 1 } }",
        "{ then: 1 }",
        "new Error('x')",
        "new Proxy({}, {}) && new Map([['action', 1]])",
    ];
    for (const shape of shapes) {
        const posting = await start("return 1", `parentPort.on("message", ({ port }) => port.postMessage(${shape}));`);
        await fails("answer", posting.ask(view));
    }
});

test("a bot that ends itself, or runs out of memory, is an error", async () => {
    await fails("ended", (await start("process.exit(0)")).ask(view));
    await fails(
        "ended",
        (await start("setTimeout(() => { throw new Error('late') }); await new Promise(() => {})")).ask(view),
        /late/,
    );
    await fails("ended", (await start("Promise.reject(5); await new Promise(() => {})")).ask(view));
    const hog = await start("const all = []; for (;;) all.push(Array(1e5).fill({}));", "", { memory: 32 });
    await fails("ended", hog.ask(view, { timeout: 60_000 }), /memory/);
});

test("what a bot patches is its own, and what it sees is its view", async () => {
    const patched = `for (const one of [Array, Promise, DataView, Uint8Array, MessagePort, Object, Function])
            for (const key of Object.getOwnPropertyNames(one.prototype))
                try { Object.defineProperty(one.prototype, key, { value: () => 99 }) } catch {}`;
    const bot = await start(`${patched} return 1`);
    await assert.rejects(bot.ask(view, quick), BotError);
    assert.equal([3].map((one) => one)[0], 3);

    // All bytes that arrive with a question, in the buffers that they lie in.
    const counting = await start(
        "return bytes",
        `let bytes = 0;
        parentPort.on("message", ({ view, events }) => (bytes = view.buffer.byteLength + events.buffer.byteLength));`,
    );
    const snapshot = view.snapshot();
    const pooled = Buffer.from(snapshot); // which lies in a buffer with others' bytes
    assert.ok(pooled.buffer.byteLength > snapshot.length);
    assert.equal(await counting.ask(pooled), snapshot.length);

    const secret = await start(
        "return Object.keys(process.env).length + process.argv.length * 100 + process.execArgv.length",
    );
    assert.ok(Object.keys(process.env).length > 0);
    assert.equal(await secret.ask(view), 200); // of the two that every process has
});

test("nothing but a view is sent", async () => {
    const bot = await start("return 1");
    for (const wrong of [game, game.snapshot(), new Uint8Array(0), {}, null, "Tqv"])
        await assert.rejects(bot.ask(wrong as never), TypeError);
    await assert.rejects(bot.ask(view, { events: game.snapshot() }), TypeError);
    for (const timeout of [0, -1, NaN, Infinity, 2 ** 31, "5" as never])
        await assert.rejects(bot.ask(view, { timeout }), RangeError);
    await assert.rejects(BotWorker.start(module(first), { timeout: 2 ** 31 }), RangeError);
    await assert.rejects(BotWorker.start(module(first), { memory: 0 }), RangeError);
    assert.equal(await bot.ask(view), 1);
    // bytes that only look like a view reach no further than the bot's own module
    await fails("threw", bot.ask(new Uint8Array([0x54, 0x71, 0x76, 1, 2, 3])));
});

test("stopping a bot ends it, its open questions and later ones", async () => {
    const bot = await start("for (;;);");
    const open = bot.ask(view);
    bot.stop();
    bot.stop();
    await fails("ended", open, /stopped/);
    await fails("ended", bot.ask(view), /stopped/);
    let kept: BotWorker;
    {
        using other = await start(first);
        kept = other;
        assert.equal(await kept.ask(view), 0);
    }
    await fails("ended", kept.ask(view));
});

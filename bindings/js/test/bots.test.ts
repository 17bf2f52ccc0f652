import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, test } from "node:test";
import { Refused, TriquetaError, seedFrom, type Reason, type Status } from "triqueta";
import { Opponents, analyze, loadBots, opponent, stopOpponents, type Level, type Worth } from "triqueta/bots";
import { everyVariant, mover, readText, root, someGame, triqueta } from "./support.js";

interface Vector {
    readonly key: string;
    readonly number: string;
    readonly nodes: number;
    readonly view: string;
}
interface ChoiceVector extends Vector {
    readonly level: number;
    readonly action: number;
}
interface AnalysisVector extends Vector {
    readonly worth: readonly number[];
    readonly best: number;
    readonly remarks: string;
}

const choices = JSON.parse(readText("tests/golden/choices.json")) as ChoiceVector[];
const analyses = JSON.parse(readText("tests/golden/analyses.json")) as AnalysisVector[];
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, "hex"));
const rolls = ({ key, number }: Vector) => ({ seed: BigInt(key), number: BigInt(number) });

const bots = await loadBots();
after(stopOpponents);

/** The numbers of the C API. */
function numbers(all: readonly Worth[]): number[] {
    const error = (value: number | undefined) => (value === undefined ? 2 ** 31 - 1 : value * 65536);
    return all.flatMap(({ action, chance, points }) => [
        action,
        ...[chance, points].flatMap((one) => [one.mean * 65536, error(one.error), one.tries]),
    ]);
}

function isStatus(status: Status) {
    return (error: unknown) => error instanceof TriquetaError && error.status === status;
}
function isRefused(reason: Reason) {
    return (error: unknown) =>
        error instanceof Refused && error.reason === reason && error.text.length > 10 && error.code > 0;
}

const base = someGame({ variant: "base_game", players: 3 });
const view = base.view(mover(base));
/** A view about which the best level thinks for as long as it may. */
const slow = choices
    .map(({ view }) => bytes(view))
    .find((one) => {
        using bot = bots.bot({ level: "best", seed: 1 });
        bot.begin(one, 100_000_000);
        return !bot.think(60_000);
    })!;

test("bots choose as in every other language, at once and in slices", () => {
    assert.ok(choices.length > 100);
    for (const one of choices) {
        const choice = { level: bots.levels[one.level]!, ...rolls(one) };
        using atOnce = bots.bot(choice);
        assert.equal(atOnce.choose(bytes(one.view), { nodes: one.nodes }), one.action);
        using inSlices = bots.bot(choice);
        inSlices.begin(bytes(one.view), one.nodes);
        while (!inSlices.think(67));
        assert.equal(inSlices.choice, one.action);
        assert.ok(inSlices.progress.spent <= inSlices.progress.granted + 1000);
    }
});

test("analyses find what they find in every other language", () => {
    assert.ok(analyses.length > 20);
    for (const one of analyses) {
        using analysis = bots.analysis(rolls(one));
        assert.deepEqual(numbers(analysis.analyze(bytes(one.view), { nodes: one.nodes })), one.worth);
        assert.equal(analysis.best, one.best);
        const { action } = analysis.worth[one.best]!;
        assert.equal(analysis.placeOf(action), one.best);
        assert.equal(analysis.remarks(action), one.remarks);
    }
});

test("in a worker they are the same", async () => {
    const asked = choices.map(async (one) => {
        const bot = await opponent({ level: bots.levels[one.level]!, ...rolls(one) });
        assert.equal(await bot.choose(bytes(one.view), { nodes: one.nodes }), one.action);
        bot.free();
        await assert.rejects(bot.choose(bytes(one.view)), isStatus("wrong_handle"));
    });
    await Promise.all(asked);
    for (const one of analyses) {
        const found = await analyze(bytes(one.view), { ...rolls(one), nodes: one.nodes });
        assert.deepEqual(numbers(found.actions), one.worth);
        assert.equal(found.best, found.actions[one.best]);
        assert.equal(await found.of(found.best.action), found.best);
        assert.equal(await found.remarks(found.best.action), one.remarks);
    }
});

test("bots of all levels play every variant", async () => {
    const all = await Promise.all(bots.levels.map((level) => opponent({ level, seed: 3 })));
    const here = bots.levels.map((level) => bots.bot({ level, seed: 3 }));
    for (const options of everyVariant) {
        using game = triqueta.game(options, seedFrom(5));
        for (let moves = 0; game.turn !== "over" && moves < 40; ++moves) {
            using seen = game.view(mover(game));
            const action = await all[moves % all.length]!.choose(seen, { nodes: 50 });
            assert.equal(here[moves % all.length]!.choose(seen.snapshot(), { nodes: 50 }), action);
            game.play(mover(game), action);
        }
    }
});

test("remarks are told without an analysis", async () => {
    const mine = new Opponents();
    for (const { view, worth, best, remarks } of analyses)
        assert.equal(await mine.remarks(bytes(view), worth[best * 7]!), remarks);
    await assert.rejects(mine.remarks(bytes(analyses[0]!.view), 100000), isStatus("no_such_action"));
    await assert.rejects(mine.remarks(bytes(analyses[0]!.view).subarray(0, 9), 0), Refused);
    mine.stop();
});

test("remarks are told in three languages with names", async () => {
    const { view, worth, best } = analyses.find(({ remarks }) => remarks !== "")!;
    const action = worth[best * 7]!;
    const found = await analyze(bytes(view), { nodes: 200 });
    const told = await Promise.all(
        (["en", "de", "fr"] as const).map((language) => found.remarks(action, { language, names: ["Ada"] })),
    );
    assert.equal(new Set(told).size, 3);
    await assert.rejects(found.remarks(100000), isStatus("no_such_action"));
    await assert.rejects(found.remarks(0, { language: "xx" as "en" }), TypeError);
});

test("a bot in a worker is cancelled, and goes on with the next question", { timeout: 60_000 }, async () => {
    const bot = await opponent({ level: "best", seed: 1 });
    const other = await opponent({ level: "easy", seed: 1 });
    const abort = new AbortController();
    const nodes = 100_000_000; // minutes
    const begun = performance.now();
    const endless = bot.choose(slow, { nodes, signal: abort.signal });
    const queued = bot.choose(slow, { nodes, signal: abort.signal });
    const judged = analyze(slow, { nodes, signal: abort.signal });
    assert.equal(typeof (await other.choose(view)), "number"); // while these think
    abort.abort(new Error("enough"));
    for (const one of [endless, queued, judged]) await assert.rejects(one, /enough/);
    assert.equal(typeof (await bot.choose(slow, { nodes: 100 })), "number");
    await assert.rejects(bot.choose(slow, { signal: abort.signal }), /enough/);
    assert.ok(performance.now() - begun < 20_000);
    bot.free();
});

test("a bot in a worker answers one question after the other", async () => {
    const bot = await opponent({ level: "best", seed: 2 });
    using here = bots.bot({ level: "best", seed: 2 });
    const seen = [slow, view.snapshot(), slow];
    const expected = seen.map((one) => here.choose(one, { nodes: 40_000 }));
    assert.deepEqual(await Promise.all(seen.map((one) => bot.choose(one, { nodes: 40_000 }))), expected);
});

test("it reports how far it is, and a time limit ends it", { timeout: 60_000 }, async () => {
    const bot = await opponent({ level: "best", seed: 1 });
    const seen: number[] = [];
    const action = await bot.choose(slow, {
        nodes: 60_000,
        onProgress: ({ spent, granted }) => {
            assert.equal(granted, 60_000);
            seen.push(spent);
        },
    });
    assert.ok(seen.length >= 2);
    assert.deepEqual(seen, [...seen].sort((a, b) => a - b));
    using here = bots.bot({ level: "best", seed: 1 });
    assert.equal(here.choose(slow, { nodes: 60_000 }), action); // slices and progress change nothing
    const limits = [() => bot.choose(slow, { milliseconds: 30 }), () => here.choose(slow, { milliseconds: 30 })];
    for (const limited of limits) {
        const begun = performance.now();
        assert.ok((await limited()) >= 0);
        assert.ok(performance.now() - begun < 5000);
    }
    here.begin(slow, 10_000_000);
    assert.equal(here.thinkUntil(performance.now() + 5), false);
    assert.equal(here.progress.granted, 10_000_000);
    assert.throws(() => here.choose(slow, { milliseconds: NaN }), RangeError);
});

test("what is no view of the seat to move is refused, and other arguments are errors", async () => {
    const bot = await opponent({ level: "easy", seed: 1 });
    using here = bots.bot({ level: "easy", seed: 1 });
    assert.throws(() => here.choice, isStatus("not_begun"));
    assert.throws(() => here.think(1), isStatus("not_begun"));
    assert.throws(() => here.progress, isStatus("not_begun"));
    assert.throws(() => here.choose(new Uint8Array(9)), isRefused("wrong_format"));
    assert.throws(() => here.choose(base.view("spectator")), isRefused("not_your_turn"));
    assert.throws(() => here.useNet(new Uint8Array(64)), isRefused("wrong_format"));
    await assert.rejects(bot.choose(base.view("spectator")), isRefused("not_your_turn"));
    await assert.rejects(analyze(base.view("spectator")), isRefused("not_your_turn"));
    await assert.rejects(analyze(view, { net: new Uint8Array(64) }), isRefused("wrong_format"));
    await assert.rejects(bot.choose(view.snapshot().subarray(0, 20)), isRefused("bytes_too_short"));
    await assert.rejects(bot.useNet(new Uint8Array(64)), isRefused("wrong_format"));
    await assert.rejects(bot.choose(base as never), TypeError); // a game's snapshot isn't posted
    await assert.rejects(bot.choose(view, { nodes: -1 }), RangeError);
    await assert.rejects(bot.choose(view, { nodes: 0.5 }), TypeError);
    await assert.rejects(opponent({ level: "hard" as Level, seed: 1 }), isStatus("no_such_level"));
    await assert.rejects(opponent({ level: "easy" } as never), TypeError);
    assert.throws(() => bots.bot({ level: "hard" as Level, seed: 1 }), isStatus("no_such_level"));
    assert.equal(typeof (await bot.choose(view)), "number");
    here.free();
    assert.throws(() => here.choose(view), isStatus("wrong_handle"));
});

test("a worker that is stopped or can't load rejects, and another one starts", async () => {
    const mine = new Opponents();
    const bot = await mine.opponent({ level: "best", seed: 1 });
    const endless = bot.choose(slow, { nodes: 100_000_000 });
    setTimeout(() => mine.stop(), 50);
    await assert.rejects(endless, /stopped/);
    await assert.rejects(bot.choose(slow), /stopped/);
    const none = new Opponents({ module: new Uint8Array(8) });
    await assert.rejects(none.opponent({ level: "easy", seed: 1 }));
    none.stop();
});

test("a process ends by itself when no bot thinks", () => {
    const code = `import { opponent } from "${new URL("build/js/node_modules/triqueta/bots.js", root).href}";
        await opponent({ level: "easy", seed: 1 }); console.log("made");`;
    const run = ["--input-type=module", "-e", code];
    assert.equal(execFileSync(process.execPath, run, { encoding: "utf8", timeout: 30_000 }), "made\n");
});

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { load, seedFrom } from "triqueta";
import { loadBots } from "triqueta/bots";
import { readText, root, triqueta } from "./support.js";

const installed = new URL("build/js/node_modules/triqueta/", root);
const bytes = readFileSync(new URL("triqueta.wasm", installed));

/** The words of errors, which every module has. */
const words = ["tq_version", "tq_status_count", "tq_status_name", "tq_status_text", "tq_refusal_name", "tq_refusal_text"];
words.push("tq_refusal_rule", "tq_language_count", "tq_language_code");

const modules = [
    { file: "triqueta", headers: ["triqueta"], without: /^$/, least: 90, also: [], most: 285 },
    { file: "triqueta_bots", headers: ["triqueta_bots"], without: /^$/, least: 20, also: words, most: 230 },
    {
        file: "triqueta_page",
        headers: ["triqueta", "triqueta_bots"],
        without: /batch|evaluate|kernel|simulate/,
        least: 110,
        also: [],
        most: 420,
    },
];
for (const { file, headers, without, least, also, most } of modules) {
    const code = readFileSync(new URL(`${file}.wasm`, installed));
    const module = new WebAssembly.Module(code);

    test(`${file}.wasm imports nothing`, () => {
        assert.deepEqual(WebAssembly.Module.imports(module), []);
    });

    test(`${file}.wasm exports what its header declares, and malloc and free`, () => {
        const text = headers.map((header) => readText(`c_api/include/${header}.h`)).join("\n");
        const declared = Array.from(text.matchAll(/^TQ_API \w+ (\w+)\(/gm), ([, name]) => name!).filter(
            (name) => !without.test(name),
        );
        assert.ok(declared.length >= least);
        const names = WebAssembly.Module.exports(module).map(({ name }) => name);
        assert.deepEqual(names.sort(), ["_initialize", "free", "malloc", "memory", ...also, ...declared].sort());
    });

    test(`the types tell of all functions of ${file}.wasm`, () => {
        const types = readText("bindings/js/src/abi.ts");
        for (const { name } of WebAssembly.Module.exports(module))
            assert.match(types, new RegExp(`\\b${name}\\b[(:]`));
    });

    test(`${file}.wasm is less than ${most} KiB gzipped`, (t) => {
        const size = gzipSync(code, { level: 9 }).length;
        t.diagnostic(`${code.length} bytes, ${size} gzipped`);
        assert.ok(size < most * 1024);
    });
}

test("the version is everywhere the same", () => {
    const { version } = JSON.parse(readFileSync(new URL("package.json", installed), "utf8")) as { version: string };
    assert.equal(triqueta.version, version);
    const header = readText("include/triqueta/version.hpp");
    const parts = ["MAJOR", "MINOR", "PATCH"].map((part) => new RegExp(`VERSION_${part} (\\d+)`).exec(header)?.[1]);
    assert.equal(parts.join("."), version);
});

test("what is packed is the module, code, types, README and LICENSE, and nothing else", () => {
    const [packed] = JSON.parse(readText("build/js/pack.json")) as [{ files: { path: string }[] }];
    const paths = packed.files.map(({ path }) => path);
    for (const path of ["triqueta.wasm", "triqueta_bots.wasm", "triqueta_page.wasm", "bots.js", "bots.d.ts", "botsworker.js", "index.js", "index.d.ts", "worker.js", "worker.d.ts", "bot.js", "README.md", "LICENSE", "package.json"])
        assert.ok(paths.includes(path), path);
    assert.deepEqual(
        paths.filter(
            (path) => !/^[a-z]+(\.d\.ts|\.js)$|^triqueta(_bots|_page)?\.wasm$|^README\.md$|^LICENSE$|^package\.json$/.test(path),
        ),
        [],
    );
});

test("it loads from its file, from a URL of it and from bytes", async () => {
    for (const source of [new URL("triqueta.wasm", installed), new Uint8Array(bytes), new Uint8Array(bytes).buffer])
        assert.equal((await load(source)).version, triqueta.version);
    await assert.rejects(load(new URL("missing.wasm", installed)));
    await assert.rejects(load(new Uint8Array(8)));
});

test("the module for pages plays single games and has the opponents, and says that it has no batches", async () => {
    const source = new URL("triqueta_page.wasm", installed);
    const page = await load(source);
    const choice = { level: "easy", seed: 1 } as const;
    const bots = [(await loadBots()).bot(choice), (await loadBots(source)).bot(choice)];
    for (const variant of triqueta.variants) {
        const game = triqueta.game(variant, seedFrom(7));
        const same = page.game(variant, seedFrom(7));
        for (let turn = 0; turn < 12; ++turn) {
            const seat = Number(game.turn);
            const [action, other] = bots.map((bot) => bot.choose(game.view(seat), { nodes: 50 }));
            assert.equal(other, action);
            game.play(seat, action!);
            same.play(seat, action!);
            assert.equal(same.hash(), game.hash());
        }
    }
    for (const call of [
        () => page.batch("race", 1, 2),
        () => page.batchFromSave(new Uint8Array(9)),
        () => page.simulate("race", 1, 0, 2),
        () => page.view("race", 0).evaluate(1, 0, 2),
    ])
        assert.throws(call, /single games only/);
});

for (const example of ["first-game", "session", "opponents", "untrusted-bot"])
    test(`${example} prints what it should, and the README quotes it`, () => {
        const run = fileURLToPath(new URL(`build/js/${example}.mjs`, root));
        const path = `bindings/js/examples/${example}`;
        assert.equal(execFileSync(process.execPath, [run], { encoding: "utf8" }), readText(`${path}.expected`));
        const quoted = readText("bindings/js/README.md").matchAll(/```js\n(.*?)```/gs);
        assert.ok(Array.from(quoted, ([, code]) => code).includes(readText(`${path}.mjs`)));
    });

test("the README quotes the bot of that example", () => {
    assert.ok(readText("bindings/js/README.md").includes(readText("bindings/js/examples/stranger.mjs")));
});

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { loadBots } from "triqueta/bots";
import { readText, root, triqueta } from "./support.js";

const path = "bindings/js/src/names.ts";

const { levels } = await loadBots();

/** The module's order is that of its games. */
const refusals = [...triqueta.refusals()].sort((one, other) => one.code - other.code);

/** A type that is one of these texts, broken into lines as long as the project's are. */
function union(comment: string, name: string, members: readonly string[]): string {
    const quoted = members.map((one) => `"${one}"`);
    const short = `export type ${name} = ${quoted.join(" | ")};`;
    const long = `export type ${name} =${quoted.map((one) => `\n    | ${one}`).join("")};`;
    return `/** ${comment} */\n${short.length <= 120 ? short : long}\n`;
}

/** The file of names, as the lists of the module have them. */
function names(): string {
    const games = triqueta.games();
    const types = games.map(({ variant, options }) => {
        const own = options
            .slice(2)
            .map(({ name, isTruth }) => `readonly ${name}: ${isTruth ? "boolean" : "number"}`);
        return `    readonly ${variant}: {${own.length > 0 ? ` ${own.join("; ")} ` : ""}};\n`;
    });
    const codes = triqueta.languages.map(({ code }) => code);
    const reasons = refusals.map(({ reason }) => reason);
    return [
        "// Generated from the module's lists: UPDATE=1 node --test build/js/test/names.test.js writes it.\n",
        union("The names of the games.", "Variant", triqueta.variants),
        "/** The options of each game besides `players` and `first`. */",
        `export interface OptionsOf {\n${types.join("")}}\n`,
        union("A language, by its code in ISO 639.", "Language", codes),
        union("The levels of opponents, the weakest first.", "Level", levels),
        union("The names of statuses; `ok` is none of an error.", "StatusName", triqueta.statuses),
        union("The names of refusals.", "Reason", reasons),
    ].join("\n");
}

test("the types have the names that the module lists", () => {
    if (process.env["UPDATE"]) writeFileSync(new URL(path, root), names());
    assert.equal(readText(path), names());
});

test("the module lists what the header declares", () => {
    const header = readText("c_api/include/triqueta.h");
    const declared = (prefix: string, list: string) => {
        const [, body] = new RegExp(`^enum ${list} \\{(.*?)\\};`, "ms").exec(header)!;
        const all = Array.from(body!.matchAll(new RegExp(`${prefix}(\\w+) = (-?\\d+)`, "g")));
        return all.flatMap(([, name, code]) => (Number(code) < 0 ? [] : [[name!.toLowerCase(), Number(code)]]));
    };
    assert.ok(refusals.length > 90);
    assert.deepEqual(
        refusals.map(({ code, reason }) => [reason, code]),
        declared("TQ_REFUSAL_", "tq_refusal_code"),
    );
    assert.deepEqual(
        triqueta.statuses.map((name, code) => [name, code]),
        declared("TQ_", "tq_status_code"),
    );
    assert.equal(triqueta.languages.length, declared("TQ_", "tq_language").length);
});

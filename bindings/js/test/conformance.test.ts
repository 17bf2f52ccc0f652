import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { readText, root } from "./support.js";
import { compare } from "./vectors.js";

const data = "tests/conformance/data/";

function linesOf(file: string): string[] {
    return readText(data + file)
        .trimEnd()
        .split("\n");
}

const files = readdirSync(new URL(data, root)).filter((name) => name.endsWith(".jsonl"));

test("there are games, views and perft counts of each family", () => {
    const kinds = ["", "_perft", "_views"];
    const names = ["mayhem", "race", "triqueta"].flatMap((game) => kinds.map((kind) => `${game}${kind}.jsonl`));
    assert.deepEqual(files.sort(), names.sort());
});

for (const file of files)
    test(`${file} agrees, every line`, (t) => {
        const lines = linesOf(file);
        assert.ok(lines.length >= 5);
        for (const [i, line] of lines.entries()) {
            try {
                compare(line);
            } catch (error) {
                assert.fail(`${file}:${i + 1}: ${String(error)}`);
            }
        }
        t.diagnostic(`${lines.length} lines agree`);
    });

// The runner itself: whatever is falsified is found, and where.
const faults: Record<string, [file: string, falsify: (line: any) => void, found: RegExp]> = {
    "a legal action dropped": ["triqueta_views.jsonl", (l) => l.steps[0][1].pop(), /^step 1: legal actions/],
    "a seat": ["mayhem.jsonl", (l) => (l.steps[0][0] = 1 - l.steps[0][0]), /^step 1: whose turn/],
    "a token of the deal": ["triqueta.jsonl", (l) => l.towers[3][4].reverse(), /what was drawn/],
    "a weight": ["triqueta_views.jsonl", (l) => ++l.steps.find((s: any) => s[0] < 0)[2][0][1], /chance: expected/],
    "a count in a view": ["race_views.jsonl", (l) => ++l.steps.find((s: any) => s[3])[3][0].pile, /views/],
    "a view at the end": ["mayhem_views.jsonl", (l) => ++l.views[1].pile, /views at the end/],
    "an action": ["race.jsonl", (l) => (l.steps[0][2] = 860), /^step 1: action 860/],
    "a score": ["mayhem.jsonl", (l) => ++l.scores[0], /scores/],
    "a winner": ["race.jsonl", (l) => l.winners.push(1), /winners/],
    "a number of tokens": ["triqueta.jsonl", (l) => ++l.tokens[0], /tokens/],
    "a number of turns": ["race.jsonl", (l) => ++l.turns, /turns/],
    "a perft count": ["triqueta_perft.jsonl", (l) => ++l.perft[2], /^step 0: perft/],
    "a game cut short": ["mayhem.jsonl", (l) => l.steps.pop(), /whose turn at the end/],
    "a variant": ["triqueta.jsonl", (l) => (l.game = "chess"), /game/],
};
for (const [what, [file, falsify, message]] of Object.entries(faults))
    test(`${what} that is falsified is found`, () => {
        const line: unknown = JSON.parse(linesOf(file)[0]!);
        falsify(line);
        assert.throws(() => compare(JSON.stringify(line)), { message });
    });

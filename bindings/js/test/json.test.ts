import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import type { Options, Variant } from "triqueta";
import { everyVariant, everyView, mover, root, someGame, triqueta } from "./support.js";

const languages = ["en", "de", "fr"] as const;

test("the JSON of a view has the words of its legal actions in a language", () => {
    for (const options of everyVariant) {
        using game = someGame(options);
        using view = game.view(mover(game));
        assert.deepEqual(view.toJSON(), view.json());
        assert.deepEqual(JSON.parse(JSON.stringify({ view })), { view: view.json("en") });
        const { legal: _, ...english } = view.json();
        for (const language of languages) {
            const { legal, ...others } = view.json(language);
            const words = (action: number) => triqueta.actionText(options.variant, action, language);
            assert.deepEqual(
                legal,
                view.legal().map((action) => ({ action, words: words(action) })),
            );
            assert.deepEqual(others, english);
        }
        assert.deepEqual(game.view("spectator").json().legal, []);
        assert.throws(() => view.json("it" as "en"), TypeError);
    }
});

test("a result in JSON says what the game says", () => {
    for (const options of everyVariant) {
        using game = someGame(options, 1000);
        const { points, winners, lines } = game.result();
        assert.deepEqual([points, winners], [game.points(), game.winners()]);
        const names = linesOf(options.variant);
        assert.deepEqual(
            lines,
            names.map((name, i) => ({ name, points: points.map((_, seat) => game.lines(seat)[i]) })),
        );
        points.forEach((sum, seat) =>
            assert.equal(
                game.lines(seat).reduce((one, other) => one + other),
                sum,
            ),
        );
    }
});

const linesOf = (variant: Variant) =>
    triqueta.games().find((game) => game.variant === variant)!.lines.map(({ name }) => name);

/** The names of what JSON is of, as types of the package. */
const typesOf = (variant: Variant): [view: string, event: string, result: string] => {
    if (variant === "mayhem") return ["MayhemView", "TrianglesEvent", "MayhemResult"];
    if (variant === "race") return ["RaceView", "TrianglesEvent", "RaceResult"];
    return ["TriquetaView", "TriquetaEvent", "TriquetaResult"];
};

/** Values of a type, each a line of TypeScript: a value with all keys, and what must not be of this type. */
class Lines {
    readonly #lines: string[] = [];
    #number = 0;

    add(type: string, value: object): void {
        this.#lines.push(`export const value${++this.#number}: ${type} = ${JSON.stringify(value)};`);
    }
    /** Also the same without each of its keys, and with another one, which the type must not allow. */
    addWithFaults(type: string, value: object): void {
        this.add(type, value);
        for (const faulty of faults(value)) {
            this.#lines.push("// @ts-expect-error");
            this.add(type, faulty);
        }
    }
    toString(): string {
        const types = "MayhemResult, MayhemView, RaceResult, RaceView, TrianglesEvent, TriquetaEvent, TriquetaResult";
        return [`import type { ${types}, TriquetaView } from "triqueta";`, ...this.#lines, ""].join("\n");
    }
}

function* faults(value: object): Generator<object> {
    yield { ...value, another: 0 };
    for (const [key, part] of Object.entries(value)) {
        const { [key]: _, ...others } = value as Record<string, unknown>;
        yield others;
        if (part !== null && typeof part === "object" && !Array.isArray(part))
            for (const faulty of faults(part)) yield { ...value, [key]: faulty };
    }
}

test("the types are exactly those of what is written", () => {
    const lines = new Lines();
    const others: Options[] = [{ variant: "mayhem", players: 2 }, { variant: "hidden_wolves" }];
    for (const options of [...everyVariant, ...others]) {
        const [ofView, ofEvent, ofResult] = typesOf(options.variant);
        using game = triqueta.openGame(options);
        const dice = triqueta.dice(1);
        for (let steps = 0; game.turn !== "over"; ++steps) {
            if (steps % 19 === 0) for (const view of everyView(game)) lines.add(ofView, view.json());
            if (game.turn === "chance") game.draw(dice);
            else game.play(game.turn, dice.pick(game.legal()));
        }
        lines.addWithFaults(ofView, game.view(0).json());
        lines.addWithFaults(ofResult, game.result());
        const events = triqueta.eventsJSON(game.events(0, 0));
        for (const event of events) lines.add(ofEvent, event);
        lines.addWithFaults(ofEvent, events.at(-1)!);
    }
    const file = fileURLToPath(new URL("build/js/exact.ts", root));
    writeFileSync(file, lines.toString());
    const tsc = fileURLToPath(new URL("build/js/node_modules/typescript/bin/tsc", root));
    const strict = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom"];
    const types = ["--types", "node", "--typeRoots", fileURLToPath(new URL("build/js/node_modules/@types", root))];
    try {
        execFileSync(process.execPath, [tsc, ...strict, ...types, file], { encoding: "utf8" });
    } catch (error) {
        assert.fail((error as { stdout: string }).stdout.slice(0, 3000));
    }
});

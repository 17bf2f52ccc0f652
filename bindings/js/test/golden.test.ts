import assert from "node:assert/strict";
import { test } from "node:test";
import { seedFrom, type Game, type Options, type Variant, type Viewer } from "triqueta";
import { hex, readText, triqueta } from "./support.js";

function hash(value: bigint): string {
    return value.toString(16).padStart(16, "0");
}

/** What one viewer knows at a position, and the events by which they came to it from the one before. */
function describe(game: Game, viewer: Viewer, since: number): string[] {
    using view = game.view(viewer);
    return [
        `viewer ${viewer}`,
        `events ${hex(game.events(viewer, since))}`,
        `view ${hex(view.snapshot())}`,
        `hash ${hash(view.hash())}`,
        `encoding ${view.encode().join(" ")}`,
    ];
}

/** The text of tests/golden, as tests/data/golden_test.cpp makes it. */
function golden(options: Options): string {
    using game = triqueta.game(options, seedFrom(2024), 5);
    const { variant, players } = game.options;
    const code = hex(game.snapshot().slice(4, 8).reverse());
    const lines = [`game ${variant} ${players} players, code ${code}`];
    let since = 0;
    const note = (actions: number) => {
        lines.push("", `after ${actions} actions`, `state ${hex(game.snapshot())}`, `hash ${hash(game.hash())}`);
        lines.push(...describe(game, actions % players, since));
        if (actions === 15) lines.push(...describe(game, "spectator", since));
        since = game.moment;
    };
    let actions = 0;
    for (let { turn } = game; typeof turn === "number"; { turn } = game, ++actions) {
        if (actions === 0 || actions === 15 || actions === 60) note(actions);
        const legal = game.legal();
        game.play(turn, legal[(7 * actions + 3) % legal.length]!);
    }
    note(actions);
    return lines.join("\n") + "\n";
}

const positions: Record<string, Options> = {
    base_game_duel_2: { variant: "base_game_duel" },
    hidden_wolves_duel_2: { variant: "hidden_wolves_duel" },
    mayhem_2: { variant: "mayhem", players: 2 },
    mayhem_4_fast: { variant: "mayhem", players: 4, first: 1, fast: true },
    mayhem_27: { variant: "mayhem", players: 27 },
    race_2: { variant: "race", players: 2, turn_cap: 200 },
    race_4: { variant: "race", players: 4, first: 3, turn_cap: 60 },
    race_6: { variant: "race", players: 6, turn_cap: 200 },
};
for (const variant of ["base_game", "hidden_wolves"] satisfies Variant[])
    for (let players = 2; players <= 5; ++players) positions[`${variant}_${players}`] = { variant, players };

for (const [name, options] of Object.entries(positions))
    test(`deal, snapshots, hashes and encodings of ${name} are what they always were`, () => {
        assert.equal(golden(options), readText(`tests/golden/${name}.txt`));
    });

const tags = { Site: 'Café "Zur Eule", Köln', Seat0: "Ada", Seat1: "Björn" };

for (const name of triqueta.variants) {
    test(`records of ${name} are read and written alike`, () => {
        for (const [suffix, over] of [
            ["", true],
            ["_unfinished", false],
        ] as const) {
            const text = readText(`tests/golden/${name}${suffix}.record`);
            using game = triqueta.gameFromRecord(text);
            assert.equal(game.turn === "over", over);
            assert.equal(triqueta.tag(text, "Site"), tags.Site);
            assert.equal(game.record(), text);
            for (const [name, value] of Object.entries(tags)) assert.equal(game.tag(name), value);
        }
    });

    test(`a record of ${name} that is cut down is what its viewer saw of the whole one`, () => {
        const cut = readText(`tests/golden/${name}_seen.record`);
        using seen = triqueta.viewFromRecord(cut);
        using game = triqueta.gameFromRecord(readText(`tests/golden/${name}.record`));
        using view = game.view(seen.viewer);
        assert.deepEqual(seen.snapshot(), view.snapshot());
        assert.equal(game.record({ viewer: seen.viewer }), cut);
    });
}

test("a position in text is read and written alike", () => {
    const text = readText("tests/golden/base_game.position");
    using game = triqueta.gameFromText(text);
    assert.equal(game.text(), text);
});

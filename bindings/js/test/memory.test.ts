import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { load, seedFrom, type Game } from "triqueta";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const rounds = 20;
const games = 500;

/** How much memory a module has after games of many rounds, each round's kept or not. */
async function memoryAfter(round: (games: Game[]) => void): Promise<number> {
    const own = await load();
    for (let i = 0; i < rounds; ++i) {
        round(Array.from({ length: games }, () => own.game({ variant: "race" }, seedFrom(7))));
        collect();
        await setTimeout(1); // for what is called after a collection
    }
    return own.memory;
}

test("memory comes back by free, and of what is forgotten by the garbage collector", async () => {
    const held: Game[] = [];
    const holding = await memoryAfter((all) => held.push(...all));
    const freeing = await memoryAfter((all) => all.forEach((game) => game.free()));
    const forgetting = await memoryAfter(() => undefined);
    assert.equal(held.length, rounds * games);
    assert.ok(freeing * 5 < holding, `${freeing} of ${holding}`);
    assert.ok(forgetting * 3 < holding, `${forgetting} of ${holding}`);
});

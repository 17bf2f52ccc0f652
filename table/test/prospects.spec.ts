/** What the host says of calls, against games in which others play. It needs no page. */
import { load, seedFrom, type Game, type Triqueta } from "triqueta";
import { loadBots } from "triqueta/bots";
import { endAndCall, isComplete, prospectsOf } from "../src/host/prospects.ts";
import { expect, test } from "@playwright/test";

const end = 861;

/** Whether random turns after a call ever empty the hand, the others doing nothing. */
function everWins(triqueta: Triqueta, game: Game, seat: number, tries: number): boolean {
    const dice = triqueta.dice(3);
    for (let i = 0; i < tries; ++i) {
        using trial = game.copy();
        trial.setDice(dice);
        trial.play(seat, endAndCall);
        while (typeof trial.turn === "number" && trial.turn !== seat) trial.play(trial.turn, end);
        while (trial.turn === seat) trial.play(seat, dice.pick(trial.legal().filter((action) => action !== endAndCall)));
        if (trial.turn === "over" && trial.winners().includes(seat)) return true;
    }
    return false;
}

test("a call that is said to be in vain never succeeds, and one that is said to succeed can", async () => {
    test.slow();
    const triqueta = await load();
    const bots = await loadBots();
    const said = { sure: 0, lucky: 0, never: 0 };
    for (let seed = 0; seed < 120; ++seed) {
        const game = triqueta.game({ variant: "race", players: 2 + (seed % 3) }, seedFrom(seed));
        const bot = bots.bot({ level: "medium", seed });
        while (typeof game.turn === "number") {
            const seat = game.turn;
            using view = game.view(seat);
            const call = prospectsOf(triqueta, view)!.call;
            const holds = (view.field("in_hand") as readonly number[])[seat]!;
            if (call !== null && holds <= 5) {
                ++said[call];
                const wins = everWins(triqueta, game, seat, call === "never" ? 100 : 4000);
                expect([seed, game.moment, call, wins]).toEqual([seed, game.moment, call, call !== "never"]);
            }
            game.play(seat, bot.choose(view));
        }
        game.free();
    }
    expect(said.sure).toBeGreaterThan(20);
    expect(said.never).toBeGreaterThan(100);
    expect(said.lucky).toBeGreaterThan(0);
});

test("a call by a player who is then out of the game is said to be in vain", async () => {
    const triqueta = await load();
    const dice = triqueta.dice(5);
    let outs = 0;
    for (let seed = 0; seed < 150; ++seed) {
        const game = triqueta.game({ variant: "race", players: 6, turn_cap: 300 }, seedFrom(seed));
        while (typeof game.turn === "number") {
            const seat = game.turn;
            const legal = game.legal();
            if (legal.includes(endAndCall)) {
                using called = game.copy();
                called.play(seat, endAndCall);
                if (typeof called.turn === "number" && !called.legal().includes(end)) {
                    ++outs;
                    using view = game.view(seat);
                    expect(prospectsOf(triqueta, view)!.call).toBe("never");
                }
            }
            // Everybody completes triangles, takes saved pieces and doesn't call, until some hands can't be emptied any more.
            const triangles = legal.filter(isComplete);
            const taken = legal.filter((action) => action >= 698 && action <= 859);
            const others = legal.filter((action) => action !== endAndCall);
            game.play(seat, dice.pick([triangles, taken, others].find((some) => some.length > 0)!));
        }
        game.free();
    }
    expect(outs).toBeGreaterThan(5);
});

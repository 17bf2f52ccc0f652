/** What the choices of a player of Triangles would bring, found by taking them in a completion of the player's view. */
import type { Game, Triqueta, View } from "triqueta";
import type { CallChance, Prospect, Prospects } from "./protocol.ts";

/** Actions of the 21/15/9-card game (docs/views.md). */
const end = 861;
export const endAndCall = 862;
const draws = [0, 1];
const firstComplete = 38;
const lastComplete = 685;
const firstJoker = 689;
const lastJoker = 697;
const takeNothing = 860;
/** A last turn has one triangle, so more pieces than it has can't be played in it. */
const triangle = 3;
const pieces = 27;

export function prospectsOf(triqueta: Triqueta, view: View): Prospects | null {
    const seat = view.viewer;
    const json = view.json();
    if (seat === "spectator" || view.turn !== seat || (json.game !== "mayhem" && json.game !== "race")) return null;
    using game = view.complete(triqueta.dice(0));
    const legal = view.legal();
    const weighed = json.game === "mayhem" ? legal : legal.filter(isComplete);
    const hand = json.own?.own_hand ?? [];
    return {
        actions: weighed.map((action) => prospectOf(game, seat, action)),
        call: legal.includes(endAndCall) ? callChance(game, seat, hand) : null,
    };
}

export const isComplete = (action: number) => action >= firstComplete && action <= lastComplete;

function prospectOf(game: Game, seat: number, action: number): Prospect {
    using after = game.copy();
    const points = game.points()[seat]!;
    after.play(seat, action);
    using then = after.view(seat);
    const { table } = then.json() as { table: { phase: string; saved?: readonly (readonly number[])[] } };
    using now = game.view(seat);
    const before = now.json().table as { saved?: readonly (readonly number[])[] };
    return {
        action,
        points: after.points()[seat]! - points,
        saved: sum(table.saved?.[seat]) - sum(before.saved?.[seat]),
        choosesSaved: table.phase === "save",
        wins: after.turn === "over" && after.winners().includes(seat),
    };
}

const sum = (counts: readonly number[] = []) => counts.reduce((all, one) => all + one, 0);

/** Whether a call of the last round can succeed if the others do nothing in their last turns. */
function callChance(game: Game, seat: number, hand: readonly number[]): CallChance {
    if (sum(hand.slice(0, pieces)) > triangle) return "never";
    using called = game.copy();
    called.play(seat, endAndCall);
    while (typeof called.turn === "number" && called.turn !== seat) {
        // Who can never empty their hand is out, the call lapses, and nobody has a last turn.
        if (!called.legal().includes(end)) return "never";
        called.play(called.turn, end);
    }
    if (called.turn !== seat) return called.winners().includes(seat) ? "sure" : "never";
    const ways = called.legal();
    const empties = (among: readonly number[]) => among.some((action) => canEmpty(called, seat, action));
    if (empties(ways.filter(isComplete))) return "sure";
    return empties(ways.filter((action) => draws.includes(action))) ? "lucky" : "never";
}

/** Whether an action can lead to the empty hand in the same turn, by any card that may be drawn. */
function canEmpty(game: Game, seat: number, action: number): boolean {
    using after = game.copy();
    after.play(seat, action);
    if (after.turn === "chance")
        return after.chance().some(({ outcome }) => {
            using drawn = after.copy();
            drawn.reveal(outcome);
            return goesOn(drawn, seat);
        });
    return goesOn(after, seat);
}

function goesOn(game: Game, seat: number): boolean {
    if (game.turn !== seat) return game.turn === "over" && game.winners().includes(seat);
    const legal = game.legal();
    // To take a saved piece never helps, nor does it to end the turn; the order of jokers makes no difference.
    const joker = legal.find((action) => action >= firstJoker && action <= lastJoker);
    const ways = legal.filter((action) => action < firstJoker || action === joker || action === takeNothing);
    return ways.some((action) => canEmpty(game, seat, action));
}

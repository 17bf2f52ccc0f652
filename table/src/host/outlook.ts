/** What the choices of a player of Triqueta would bring, by the library's scoring. */
import type { EventJson, Scoring, Variant, ViewJson } from "triqueta";
import type { Gain, Outlook, Revealed, Worth } from "./protocol.ts";

type Counts = readonly number[];

const plus = (a: Counts, b: Counts): number[] => a.map((count, i) => count + (b[i] ?? 0));
const sum = (all: Counts): number => all.reduce((total, one) => total + one, 0);

/** What a player has: tokens that score, and those that score only if their owner adds them at the end. */
interface Tokens {
    readonly certain: Counts;
    readonly optional: readonly number[];
}

/** Null in other games, and for who has no choice. */
export function outlookOf(scoring: Scoring, view: ViewJson): Outlook | null {
    if (view.game === "mayhem" || view.game === "race") return null;
    const { own, viewer, table, game: variant } = view;
    if (own === null || viewer === null || table.phase === "over") return null;
    const open = table.up[viewer]!;
    const mine: Tokens = {
        certain: "own_shadows" in own ? plus(open, own.own_shadows) : open,
        optional: own.own_kept,
    };
    const none = open.map(() => 0);
    const extras = table.tiles[viewer]! + (table.rock === viewer ? 1 : 0);

    const token = table.phase === "place" ? own.own_drawn[0] : undefined;
    const withToken = (row: Counts) => (token === undefined ? row : row.with(token, row[token]! + 1));
    const worth = (more: Counts) => worthOf(scoring, variant, mine, more);
    return {
        points: sum(linesOf(scoring, variant, bestPile(scoring, variant, mine))) + extras,
        rows: table.rows.map((row) => worth(row)),
        rowsWithToken: token === undefined ? null : table.rows.map((row) => worth(withToken(row))),
        kept: token === undefined ? null : worth(withToken(none)),
        decisions: table.phase === "decide" ? decisions(scoring, variant, mine, extras) : null,
    };
}

/** What counts after the best end decision. */
function bestPile(scoring: Scoring, variant: Variant, { certain, optional }: Tokens): number[] {
    const added = scoring.bestReveal(variant, certain, optional);
    const pile = [...certain];
    optional.forEach((token, i) => (pile[token]! += added[i] ? 1 : 0));
    return pile;
}

/** The points of each animal. */
const linesOf = (scoring: Scoring, variant: Variant, pile: Counts) =>
    scoring.lines(variant, { pile }).slice(0, pile.length);

function worthOf(scoring: Scoring, variant: Variant, mine: Tokens, more: Counts): Worth {
    const before = linesOf(scoring, variant, bestPile(scoring, variant, mine));
    const pile = bestPile(scoring, variant, { ...mine, certain: plus(mine.certain, more) });
    const after = linesOf(scoring, variant, pile);
    const gains = more.flatMap((count, animal): Gain[] =>
        count === 0 ? [] : [{ animal, count: pile[animal]!, points: after[animal]! - before[animal]! }],
    );
    return { points: sum(after) - sum(before), gains };
}

/** The points after each end decision, by its mask. */
function decisions(scoring: Scoring, variant: Variant, { certain, optional }: Tokens, extras: number): number[] {
    return Array.from({ length: 1 << optional.length }, (_, mask) => {
        const pile = [...certain];
        optional.forEach((token, i) => (pile[token]! += (mask >> i) & 1));
        return sum(scoring.lines(variant, { pile })) + extras;
    });
}

/** What the players show at the end, by the events of the last step. */
export function revealedBy(events: readonly EventJson[]): readonly Revealed[] | null {
    const [shown] = events.flatMap((event) => ("shown" in event && event.shown !== null ? [event.shown] : []));
    return shown === undefined ? null : shown.added.map((light, seat) => ({ light, shadow: shown.revealed[seat] ?? [] }));
}

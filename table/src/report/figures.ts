/** What a report counts, as the report of the terminal does (docs/analysis.md). */
import type { JudgedMove } from "../host/review.ts";

/** How much a move cost. */
export type Grade = "good" | "inaccuracy" | "mistake" | "blunder";

export const marks: Readonly<Record<Grade, string>> = { good: "", inaccuracy: "?!", mistake: "?", blunder: "??" };

/** From how many percent on. */
const least = { blunder: 10, mistake: 5, inaccuracy: 2 } as const;

export const inPercent = (chance: number) => Math.floor(100 * chance + 0.5);

export function gradeOf({ cost }: Pick<JudgedMove, "cost">): Grade {
    const percent = inPercent(cost);
    return (["blunder", "mistake", "inaccuracy"] as const).find((grade) => percent >= least[grade]) ?? "good";
}

/** How well a player chose. */
export interface Share {
    readonly good: number;
    readonly all: number;
    /** What a choice that wasn't good cost on average. */
    readonly cost: number;
}

export function shareOf(moves: readonly JudgedMove[], seat: number): Share {
    const own = moves.filter((move) => move.seat === seat);
    const costly = own.filter((move) => gradeOf(move) !== "good");
    const cost = costly.reduce((sum, move) => sum + move.cost, 0) / (costly.length || 1);
    return { good: own.length - costly.length, all: own.length, cost };
}

/** A change of a player's chance between one choice and the next, or the result. */
export interface Swing<Move> {
    readonly move: Move;
    readonly before: number;
    readonly after: number;
}

const mostSwings = 5;
const leastSwing = 0.1;
const sizeOf = ({ before, after }: Swing<unknown>) => Math.abs(after - before);

/** The largest changes of at least ten percent, in order. `ended` has the part of the win of each seat. */
export function turningPoints<Move extends JudgedMove>(moves: readonly Move[], ended: readonly number[]): Swing<Move>[] {
    const all: Swing<Move>[] = [];
    const last = new Map<number, Move>();
    const add = (move: Move | undefined, after: number) => move && all.push({ move, before: move.best.chance, after });
    for (const move of moves) {
        add(last.get(move.seat), move.best.chance);
        last.set(move.seat, move);
    }
    ended.forEach((part, seat) => add(last.get(seat), part));
    return all
        .sort((a, b) => sizeOf(b) - sizeOf(a))
        .slice(0, mostSwings)
        .filter((swing) => sizeOf(swing) >= leastSwing)
        .sort((a, b) => a.move.step - b.move.step);
}

/** The pieces that a player has chosen for a triangle, and what still goes with them. */
import { completed, type Part } from "./actions.ts";
import { cutOf, numberOf } from "./cards.ts";

export type Chosen = readonly Part[];

const same = (a: Part, b: Part) => a.piece === b.piece && a.isSaved === b.isSaved;
const isIn = (parts: readonly Part[], part: Part) => parts.some((one) => same(one, part));

/** The completions that have all of the chosen pieces. */
export const completionsOf = (completions: readonly number[], chosen: Chosen) =>
    completions.filter((one) => chosen.every((part) => isIn(completed(one)!, part)));

/** Whether a piece is chosen, or goes with the chosen ones: instead of one of its number, if there is one. */
export function fits(completions: readonly number[], chosen: Chosen, part: Part): boolean {
    return isIn(chosen, part) || completionsOf(completions, partOf(chosen, part)).length > 0;
}

/** The chosen pieces with another one, which takes the place of one of its number. */
export const partOf = (chosen: Chosen, part: Part): Chosen => [
    ...chosen.filter((one) => cutOf(one.piece) === cutOf(part.piece) && numberOf(one.piece) !== numberOf(part.piece)),
    part,
];

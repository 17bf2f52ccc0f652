/** The numbers of the actions of both games of Triangles (docs/views.md). */
import { colourOf, cutOf, numberOf, pieceOf, pieces } from "./cards.ts";

/** Triangle Mayhem: a piece starts a triangle, or goes to the open triangle that has these pieces. */
export const play = (piece: number, triangle: readonly number[] = []) => {
    const target = triangle
        .toSorted((a, b) => a - b)
        .reduce((sum, one) => {
            const others = [1, 2, 3].filter((number) => number !== numberOf(piece));
            return sum + (colourOf(one) + 1) * (numberOf(one) === others[0] ? 4 : 1);
        }, 0);
    return piece * 16 + target;
};
export const stop = 432;

/** The pieces that lie together after a play, by number; null for an action that is no play. */
export function played(action: number): number[] | null {
    if (action >= stop) return null;
    const piece = action >> 4;
    const others = [1, 2, 3].filter((number) => number !== numberOf(piece));
    const colours = [(action >> 2) & 3, action & 3];
    const beside = others.flatMap((number, i) =>
        colours[i] ? [pieceOf(cutOf(piece), number, colours[i] - 1)] : [],
    );
    return [...beside, piece].sort((a, b) => a - b);
}

/** The 21/15/9-card game. */
export const draw = 0;
export const take = 1;
export const discard = (card: number) => 2 + card;
export const save = (number: number) => 686 + number - 1;
export const playJoker = (joker: number) => 689 + joker - pieces;
export const takeSaved = (seat: number, piece: number) => 698 + seat * pieces + piece;
export const takeNothing = 860;
export const end = 861;
export const endAndCall = 862;

/** A piece of a triangle, and whether it is one of the player's saved pieces. */
export interface Part {
    readonly piece: number;
    readonly isSaved: boolean;
}

const firstComplete = 38;
const lastComplete = firstComplete + 3 * 216 - 1;

/** The three parts of the triangle that an action completes, by number; null for any other action. */
export function completed(action: number): Part[] | null {
    if (action < firstComplete || action > lastComplete) return null;
    const parts = action - firstComplete;
    const cut = Math.floor(parts / 216);
    return [36, 6, 1].map((unit, i) => {
        const source = Math.floor(parts / unit) % 6;
        return { piece: pieceOf(cut, i + 1, source % 3), isSaved: source >= 3 };
    });
}

/** The action that completes a triangle of these parts. */
export const complete = (parts: readonly Part[]) =>
    parts.reduce(
        (sum, { piece, isSaved }) => sum + [36, 6, 1][numberOf(piece) - 1]! * (colourOf(piece) + (isSaved ? 3 : 0)),
        firstComplete + cutOf(parts[0]!.piece) * 216,
    );

/** The card that an action discards, or the joker that it plays; null for any other action. */
export function cardOf(action: number): number[] | null {
    if (action >= discard(0) && action < firstComplete) return [action - discard(0)];
    return action >= playJoker(pieces) && action < takeSaved(0, 0) ? [action - playJoker(pieces) + pieces] : null;
}

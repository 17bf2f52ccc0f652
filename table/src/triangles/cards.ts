/** The cards of the Triangles deck by their numbers (docs/views.md), and their names. */
import { glossary } from "../glossary.ts";

/** The kinds of pieces; jokers come after them. */
export const pieces = 27;
/** All kinds of cards. */
export const kinds = 36;

export const isJoker = (card: number) => card >= pieces;
/** 0 horizontal, 1 vertical, 2 centered. */
export const cutOf = (card: number) => Math.floor(isJoker(card) ? (card - pieces) / 3 : card / 9);
/** 1 to 3, of a piece. */
export const numberOf = (card: number) => Math.floor((card % 9) / 3) + 1;
/** 0 pink, 1 red, 2 green. */
export const colourOf = (card: number) => card % 3;
export const pieceOf = (cut: number, number: number, colour: number) => cut * 9 + (number - 1) * 3 + colour;

/** Whether three pieces of a cut have one colour. */
export const isPure = (triangle: readonly number[]) => new Set(triangle.map(colourOf)).size === 1;

/** The points of a triangle in Triangle Mayhem (M9). */
export const worth = (triangle: readonly number[]) => (isPure(triangle) ? 6 : 3);

/** A card's name in the library's words. */
export const nameOf = (card: number) => glossary.value.cards[card]?.name ?? "";

/** The kinds that there are of counts, ascending. */
export const held = (counts: readonly number[]) => counts.flatMap((count, card) => (count > 0 ? [card] : []));
export const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

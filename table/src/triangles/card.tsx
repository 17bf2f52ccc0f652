/**
 * The cards, drawn for this table: a triangle in one of three cuts, and of it the pieces that there are. A colour has a
 * pattern of its own, so that colours differ by their patterns alone.
 */
import { colourOf, cutOf, isJoker, numberOf } from "./cards.ts";

const outline = "M50 4 98 88H2Z";

/** The pieces of a cut by number: its path, and where the number stands. */
const cuts = [
    [
        { path: "M50 4 70 39H30Z", at: [50, 33] },
        { path: "M30 39H70L84.6 64.5H15.4Z", at: [50, 59] },
        { path: "M15.4 64.5H84.6L98 88H2Z", at: [50, 84] },
    ],
    [
        { path: "M36 28.5V88H2Z", at: [25, 82] },
        { path: "M36 28.5 50 4 64 28.5V88H36Z", at: [50, 62] },
        { path: "M64 28.5 98 88H64Z", at: [75, 82] },
    ],
    [
        { path: "M50 4 74 46 50 60 26 46Z", at: [50, 44] },
        { path: "M26 46 50 60V88H2Z", at: [33, 79] },
        { path: "M74 46 98 88H50V60Z", at: [67, 79] },
    ],
] as const;

const colours = ["pink", "red", "green"] as const;
const numbers = [1, 2, 3] as const;

/** The patterns of the colours. They stand once on a page that shows cards. */
export function Patterns() {
    return (
        <svg class="patterns" aria-hidden="true">
            <defs>
                <pattern id="pattern-pink" width="13" height="13" patternUnits="userSpaceOnUse">
                    <circle cx="3.5" cy="3.5" r="2.6" />
                    <circle cx="10" cy="10" r="2.6" />
                </pattern>
                <pattern id="pattern-red" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                    <rect width="4" height="11" />
                </pattern>
                <pattern id="pattern-green" width="16" height="11" patternUnits="userSpaceOnUse">
                    <path d="M-1 8 4 3 12 8.5 17 3" />
                </pattern>
            </defs>
        </svg>
    );
}

function Piece({ piece, isFresh = false, hasNumber = true }: { piece: number; isFresh?: boolean; hasNumber?: boolean }) {
    const { path, at } = cuts[cutOf(piece)]![numberOf(piece) - 1]!;
    const colour = colours[colourOf(piece)]!;
    return (
        <g class={isFresh ? `piece ${colour} fresh-piece` : `piece ${colour}`} data-from={numberOf(piece)}>
            <path class="paper" d={path} />
            <path fill={`url(#pattern-${colour})`} d={path} />
            <path class="edge" d={path} />
            {hasNumber && (
                <text x={at[0]} y={at[1]}>
                    {numberOf(piece)}
                </text>
            )}
        </g>
    );
}

/** Pieces of one cut where they lie in their triangle, and the places that are empty. */
export function Triangle(props: { pieces: readonly number[]; cut?: number; fresh?: number; clicks?: boolean; asks?: boolean }) {
    const { pieces, fresh, clicks = false, asks = false } = props;
    const cut = props.cut ?? cutOf(pieces[0]!);
    const free = numbers.filter((number) => !pieces.some((piece) => numberOf(piece) === number));
    return (
        <svg class={clicks ? "triangle clicks" : "triangle"} viewBox="-3 -1 106 94" data-cut={cut} aria-hidden="true">
            <path class="shade" d={outline} />
            {free.map((number) => {
                const { path, at } = cuts[cut]![number - 1]!;
                return (
                    <g key={number} class="gap">
                        <path d={path} />
                        {asks && (
                            <text x={at[0]} y={at[1]}>
                                {number}
                            </text>
                        )}
                    </g>
                );
            })}
            {pieces.map((piece, i) => (
                <Piece key={`${i}-${piece}`} piece={piece} isFresh={piece === fresh} />
            ))}
        </svg>
    );
}

/** A whole triangle of one colour, with a star. */
function JokerFace({ joker }: { joker: number }) {
    const colour = colours[colourOf(joker)]!;
    return (
        <svg class="triangle" viewBox="-3 -1 106 94" aria-hidden="true">
            <g class={`piece ${colour}`}>
                <path class="paper" d={outline} />
                <path fill={`url(#pattern-${colour})`} d={outline} />
                {cuts[cutOf(joker)]!.map(({ path }, i) => (
                    <path key={i} class="edge" d={path} />
                ))}
                <path class="star" d="M50 30 56 45 72 46 60 56 64 72 50 63 36 72 40 56 28 46 44 45Z" />
            </g>
        </svg>
    );
}

/** A card by itself. It is told by words elsewhere, so it has no name of its own. */
export function CardFace({ card }: { card: number }) {
    return (
        <span class={isJoker(card) ? "card joker" : "card"}>{isJoker(card) ? <JokerFace joker={card} /> : <Triangle pieces={[card]} />}</span>
    );
}

export function CardBack() {
    return (
        <span class="card back">
            <svg class="triangle" viewBox="-3 -1 106 94" aria-hidden="true">
                <path d={outline} />
                <path d="M50 30 76 76H24Z" />
            </svg>
        </span>
    );
}

/** The sign of a cut: a triangle with its two lines. */
export function CutSign({ cut }: { cut: number }) {
    return (
        <svg class="cut-sign" viewBox="-3 -1 106 94" aria-hidden="true">
            {cuts[cut]!.map(({ path }, i) => (
                <path key={i} d={path} />
            ))}
        </svg>
    );
}

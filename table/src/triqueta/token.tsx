/** Tokens: petals of stone, which lie face up with an animal, or face down with the back of light or shadow tokens. */
import { AnimalHead, animals, values } from "./animals.tsx";

export type Back = "light" | "shadow";

/** A petal, its tip at the origin. */
export const petal = "M-9-8C-24-20-45-40-45-66-45-92-26-106 0-106S45-92 45-66C45-40 24-20 9-8Q0-1-9-8Z";

/** What lies on the petal, drawn in the petal's own box. */
export function TokenFace({ animal }: { animal: number }) {
    return (
        <g class={`stone ${animals[animal]!}`}>
            <path class="side" d={petal} transform="translate(0 5)" />
            <path class="top" d={petal} />
            <path class="shine" d="M-34-74c2-15 15-25 34-25s32 10 34 25c-6-9-18-14-34-14s-28 5-34 14Z" />
            <AnimalHead animal={animal} x={-31} y={-97} width={62} />
            <text class="value" y="-13">
                {values[animal]}
            </text>
        </g>
    );
}

export function TokenBack({ back }: { back: Back }) {
    return (
        <g class={`stone ${back}`}>
            <path class="side" d={petal} transform="translate(0 5)" />
            <path class="top" d={petal} />
            <path class="vein" d="M0-16v-66M0-38c-9-4-17-11-20-21M0-38c9-4 17-11 20-21M0-58c-7-3-13-9-15-17M0-58c7-3 13-9 15-17" />
        </g>
    );
}

/** A token by itself. It is told by words elsewhere, so it has no name of its own. */
export function Token({ animal, back, ghost = false }: { animal?: number; back?: Back; ghost?: boolean }) {
    return (
        <svg class={ghost ? "token ghost" : "token"} viewBox="-48 -109 96 117" aria-hidden="true">
            {animal !== undefined ? <TokenFace animal={animal} /> : <TokenBack back={back ?? "light"} />}
        </svg>
    );
}

export const tree = "M0-30 14-10H8L20 8H4v10h-8V8h-16L-8-10h-6Z";

export function Tile() {
    return (
        <svg class="tile" viewBox="-24 -34 48 56" aria-hidden="true">
            <path d={tree} />
        </svg>
    );
}

export function Rock() {
    return (
        <svg class="rock" viewBox="0 0 48 40" aria-hidden="true">
            <path class="side" d="M4 30 10 14 22 5l14 4 9 14-3 13H8Z" />
            <path class="top" d="M10 14 22 5l14 4-8 9-12 2Z" />
        </svg>
    );
}

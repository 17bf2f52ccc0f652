/**
 * The animals, drawn for this table: heads from the front, in a box of 100 by 100. Each has a silhouette of its own, so
 * that they differ by shape alone. `face` is the fill of the head, `mark` that of eyes, noses and inner ears.
 */
import type { JSX } from "preact";

/** Draws a part and its mirror image. */
const Both = ({ children }: { children: JSX.Element }) => (
    <>
        {children}
        <g transform="matrix(-1 0 0 1 100 0)">{children}</g>
    </>
);

const Rabbit = () => (
    <>
        <Both>
            <g transform="rotate(-9 40 40)">
                <ellipse class="face" cx="37" cy="25" rx="10" ry="25" />
                <ellipse class="mark soft" cx="37" cy="25" rx="4.5" ry="17" />
            </g>
        </Both>
        <path class="face" d="M50 42c17 0 27 11 27 26S66 92 50 92 23 83 23 68s10-26 27-26Z" />
        <Both>
            <ellipse class="mark" cx="38" cy="64" rx="4" ry="5" />
        </Both>
        <path class="mark" d="M45 73h10l-5 6Z" />
        <path class="line" d="M50 79v4m0 0c-2 4-7 4-9 1m9-1c2 4 7 4 9 1" />
    </>
);

const Owl = () => (
    <>
        <path class="face" d="M17 14c8 7 17 9 33 9s25-2 33-9c5 22 5 43-3 58-7 13-18 19-30 19s-23-6-30-19c-8-15-8-36-3-58Z" />
        <Both>
            <g>
                <circle class="mark" cx="33" cy="47" r="15" />
                <circle class="face" cx="33" cy="47" r="10" />
                <circle class="mark" cx="34" cy="47" r="5" />
            </g>
        </Both>
        <path class="mark" d="M50 52l7 9-7 11-7-11Z" />
        <path class="line" d="M38 79c3 3 5 3 8 0m8 0c3 3 5 3 8 0" />
    </>
);

const Deer = () => (
    <>
        <Both>
            <g>
                <path class="horn thin" d="M44 44C35 36 33 24 36 8m-2 19C26 24 22 17 22 8m14 28C26 37 17 33 11 25" />
                <path class="face" d="M40 52C30 44 19 46 13 52c7 9 17 12 27 8Z" />
            </g>
        </Both>
        <path class="face" d="M50 40c9 0 15 5 15 14 0 11-4 18-5 26-1 8-5 13-10 13s-9-5-10-13c-1-8-5-15-5-26 0-9 6-14 15-14Z" />
        <Both>
            <ellipse class="mark" cx="42" cy="58" rx="3" ry="4.5" />
        </Both>
        <path class="mark" d="M43 82c0-4 3-6 7-6s7 2 7 6c0 3-3 6-7 6s-7-3-7-6Z" />
    </>
);

const Boar = () => (
    <>
        <path
            class="face"
            d="M23 38 14 17c10 0 18 3 23 9l4-11 6 9 3-11 3 11 6-9 4 11c5-6 13-9 23-9l-9 21c7 12 5 24-3 33l-5 14c-5 6-11 9-19 9s-14-3-19-9l-5-14c-8-9-10-21-3-33Z"
        />
        <Both>
            <g>
                <ellipse class="mark" cx="36" cy="47" rx="3.6" ry="4.4" />
                <path class="tusk" d="M31 77C21 72 18 61 23 51c3 9 8 14 16 17Z" />
            </g>
        </Both>
        <ellipse class="mark" cx="50" cy="76" rx="17" ry="12" />
        <Both>
            <ellipse class="face" cx="43.5" cy="76" rx="3.4" ry="5" />
        </Both>
    </>
);

const Ram = () => (
    <>
        <Both>
            <path class="horn thick" d="M43 33C28 14 5 22 7 47c2 21 26 26 30 11 3-12-11-17-15-7" />
        </Both>
        <path class="face" d="M50 29c10 0 16 6 16 16 0 13-5 22-7 33-2 9-5 13-9 13s-7-4-9-13c-2-11-7-20-7-33 0-10 6-16 16-16Z" />
        <Both>
            <ellipse class="mark" cx="42" cy="52" rx="3.2" ry="4.4" />
        </Both>
        <path class="mark" d="M44 78h12l-6 7Z" />
        <path class="line" d="M42 38c5-4 11-4 16 0" />
    </>
);

const Bear = () => (
    <>
        <Both>
            <g>
                <circle class="face" cx="24" cy="31" r="14" />
                <circle class="mark soft" cx="24" cy="31" r="7" />
            </g>
        </Both>
        <path class="face" d="M50 22c22 0 35 14 35 34S71 91 50 91 15 76 15 56s13-34 35-34Z" />
        <ellipse class="mark soft" cx="50" cy="70" rx="18" ry="14" />
        <Both>
            <circle class="mark" cx="36" cy="51" r="4.4" />
        </Both>
        <ellipse class="mark" cx="50" cy="64" rx="8" ry="5.6" />
        <path class="line" d="M50 69v6m0 0c-2 3-6 4-8 2m8-2c2 3 6 4 8 2" />
    </>
);

const Wolf = () => (
    <>
        <path class="face" d="M16 7 40 27c6-2 14-2 20 0L84 7l1 40 10 16-18 4-10 17c-5 8-11 11-17 11s-12-3-17-11L23 67 5 63l10-16Z" />
        <Both>
            <g>
                <path class="mark soft" d="m22 20 12 12-12 9Z" />
                <path class="mark" d="m29 49 15 6-4 6c-5 0-9-4-11-12Z" />
            </g>
        </Both>
        <path class="mark soft" d="M50 31l6 24 3 17-9 5-9-5 3-17Z" />
        <path class="mark" d="M42 77h16l-8 10Z" />
    </>
);

export const animals = ["rabbit", "owl", "deer", "boar", "ram", "bear", "wolf"] as const;

/** The value of each animal, which three of it score. */
export const values = [5, 6, 7, 8, 9, 10, 11] as const;

const drawings = [Rabbit, Owl, Deer, Boar, Ram, Bear, Wolf];

/** The head of an animal, within a box of this width at this place of a drawing. */
export function AnimalHead({ animal, x, y, width }: { animal: number; x: number; y: number; width: number }) {
    const Drawing = drawings[animal]!;
    return (
        <g transform={`translate(${x} ${y}) scale(${width / 100})`}>
            <Drawing />
        </g>
    );
}

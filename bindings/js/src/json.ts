// docs/views.md tells what each key means.

/** Counts by animal, rabbit to wolf. */
export type Animals = readonly number[];

/** What a viewer knows of a game of Triqueta: a list of tokens where they may know which, else a number. */
export interface TriquetaView {
    readonly seat: number | null;
    readonly turn: number | null;
    readonly round: number;
    readonly rock: number;
    readonly tower: number;
    readonly heights: readonly (readonly number[])[];
    readonly rows: readonly (Animals | null)[];
    readonly hand: readonly (number | "light" | "shadow")[];
    readonly first_option: "row" | "keep" | "box" | null;
    readonly box: number;
    readonly players: readonly {
        readonly up: Animals;
        readonly kept: readonly number[] | number;
        readonly shadows: readonly number[] | number;
        readonly boxed: readonly number[] | number;
        readonly tiles: number;
        readonly out: boolean;
        readonly decided: number | boolean | null;
    }[];
    readonly unseen: { readonly light: Animals; readonly shadow: Animals };
}

/** What a viewer knows of a game of Triangle Mayhem. */
export interface MayhemView {
    readonly seat: number | null;
    readonly turn: number | null;
    readonly pile: number;
    readonly hands: readonly (readonly number[] | number)[];
    readonly open: readonly (readonly number[])[];
    readonly won: readonly (readonly number[])[];
    readonly played: number | null;
    readonly fresh: readonly number[] | number | null;
    readonly unseen: readonly number[];
}

/** What a viewer knows of a 21/15/9-card game. */
export interface RaceView {
    readonly seat: number | null;
    readonly turn: number | null;
    readonly turns: number;
    readonly pile: number;
    readonly discard: readonly number[];
    readonly top: number | null;
    readonly hands: readonly (readonly number[] | number)[];
    readonly known: readonly (readonly number[])[];
    readonly saved: readonly (readonly number[])[];
    readonly jokers: readonly number[];
    readonly out: readonly boolean[];
    readonly caller: number | null;
    readonly drew: boolean;
    readonly completed: readonly (readonly number[])[];
    readonly saving: readonly number[] | null;
    readonly unseen: readonly number[];
}

/** All that a viewer knows; which of the three tells the game's variant. `turn` is −1 while chance has to answer. */
export type ViewJson = TriquetaView | MayhemView | RaceView;

/** The result of a game of Triqueta. Lists are by seat. */
export interface TriquetaResult {
    readonly points: readonly number[];
    readonly animals: readonly (readonly number[])[];
    readonly tiles: readonly number[];
    readonly rock: readonly number[];
    readonly tokens: readonly number[];
    readonly winners: readonly number[];
    readonly tie_break: "none" | "tokens" | "shared";
}

/** The result of a game of Triangle Mayhem. */
export interface MayhemResult {
    readonly points: readonly number[];
    readonly pure: readonly number[];
    readonly unpure: readonly number[];
    readonly winners: readonly number[];
}

/** The result of a 21/15/9-card game. */
export interface RaceResult {
    readonly winners: readonly number[];
    readonly ending: "none" | "emptied" | "last_left" | "turn_cap";
    readonly dead: readonly number[];
    readonly turns: number;
    readonly left: readonly number[];
}

/** A result, or how it stands before the end. */
export type ResultJson = TriquetaResult | MayhemResult | RaceResult;

/** Something that happened in a game of Triqueta; null where it has no such part, or the viewer wasn't shown it. */
export interface TriquetaEvent {
    readonly kind: "drew" | "took" | "laid" | "kept" | "boxed" | "chose" | "decided" | "looked";
    readonly number: number | null;
    readonly token: number | null;
    readonly mask: number | null;
    readonly shown: { readonly added: readonly Animals[]; readonly shadows: readonly Animals[] } | null;
}

/** Something that happened in a game of Triangles: an action, or a card that was dealt or drawn. */
export interface TrianglesEvent {
    readonly action: number | null;
    readonly card: number | null;
}

/** Something that happened, as far as its viewer saw it. */
export type EventJson = TriquetaEvent | TrianglesEvent;

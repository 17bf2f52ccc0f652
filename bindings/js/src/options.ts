import type { Language, OptionsOf, Variant } from "./names.js";

export type { Language, OptionsOf, Variant };

/** How a game is set up, by name. Options that are left out have their defaults. */
export type Options = {
    readonly [V in Variant]: {
        readonly variant: V;
        /** The number of players; the fewest by default. */
        readonly players?: number;
        /** The seat that begins, 0 by default. Seats count from 0, clockwise. */
        readonly first?: number;
    } & Partial<OptionsOf[V]>;
}[Variant];

/** Options, or the same as text: `"race(players=3, turn_cap=60)"`. */
export type Choice = Options | string;

/** The values of all options of a game. */
export type FullOptions = {
    readonly [V in Variant]: { readonly variant: V; readonly players: number; readonly first: number } & OptionsOf[V];
}[Variant];

/** A game that can be chosen, for a lobby. */
export interface GameInfo {
    readonly variant: Variant;
    /** What people call it, in the language asked for. */
    readonly title: string;
    readonly leastPlayers: number;
    readonly mostPlayers: number;
    /** All options: `players`, `first`, and the game's own. */
    readonly options: readonly OptionInfo[];
    /** The lines of its score, which add up to the points. */
    readonly lines: readonly LineInfo[];
}

/** An option of a game. */
export interface OptionInfo {
    /** Its key in {@link Options}. */
    readonly name: string;
    /** What it means, in English. */
    readonly meaning: string;
    /** Whether it is true or false; otherwise it is a number. */
    readonly isTruth: boolean;
    readonly least: number;
    /** `first` must also be below the number of players. */
    readonly most: number;
    /** Its value where it is left out; of a truth 0 or 1. */
    readonly initial: number;
}

/** A line of a score. */
export interface LineInfo {
    /** Its key in JSON. */
    readonly name: string;
    /** What people call it, in the language asked for. */
    readonly label: string;
}

/** A language of the library's texts. */
export interface LanguageInfo {
    readonly code: Language;
    /** Its name in this language. */
    readonly name: string;
}

/** The sizes of a game, for the lengths of arrays. */
export interface Sizes {
    readonly players: number;
    /** Action numbers are below this; the length of a mask. */
    readonly actions: number;
    /** No more are ever legal at once. */
    readonly mostLegal: number;
    /** Outcomes of chance (tokens or cards) are below this. */
    readonly outcomes: number;
    /** Lines of the score of a seat. */
    readonly lines: number;
    /** Length of an encoded view. */
    readonly encodingLength: number;
    /** Number of fields of an encoded view. */
    readonly encodingFields: number;
    /** Tokens or cards of a deal by hand. */
    readonly pieces: number;
    /** Rewards of one game of a batch: a number for each possible seat. */
    readonly rewardLength: number;
    /** Length of an encoded state. */
    readonly stateLength: number;
    /** Where in an encoded view the part begins that only the viewer knows, and its length. */
    readonly ownOffset: number;
    readonly ownLength: number;
    /** Bounds of the points of a seat at the end of a game. */
    readonly leastReward: number;
    readonly mostReward: number;
    /** Most actions of a game; 0 if there is no limit. */
    readonly longestGame: number;
}

/** Where a field of an encoded view is. */
export interface EncodingField {
    readonly name: string;
    readonly offset: number;
    readonly length: number;
    /** What it counts, in English. */
    readonly meaning: string;
}

/** Whose turn it is: a seat's, chance's (the program that plays it has to answer), or nobody's any more. */
export type Turn = number | "chance" | "over";

/** Who looks: a seat, or somebody without secrets. */
export type Viewer = number | "spectator";

/** One answer that chance can give, and how often it is there. */
export interface Chance {
    readonly outcome: number;
    readonly weight: number;
}

/** A place in the stream of what one viewer sees, as text: for requests and addresses. */
export type Cursor = string;

/** Something that happened in a game: an action of a seat, or an outcome that chance drew. */
export type Happening =
    | { readonly seat: number; readonly action: number; readonly outcome: null }
    | { readonly seat: "chance"; readonly action: null; readonly outcome: number };

/** Who plays for a seat. */
export type Holder = "nobody" | "person" | "bot";

/** How the player of a seat left. */
export type Exit = "resigned" | "abandoned";

/** Who plays for a seat, and how its last player left. */
export interface Seat {
    readonly holder: Holder;
    readonly exit: Exit | null;
}

/** Sums over many games. */
export interface Totals {
    readonly players: number;
    readonly games: number;
    readonly actions: number;
    /** Games with more than one winner. */
    readonly jointWins: number;
    /** Of each seat, alone or with others. */
    readonly wins: readonly number[];
    /** Of each seat. */
    readonly points: readonly number[];
    /** Of each seat. */
    readonly pointsSquared: readonly number[];
}

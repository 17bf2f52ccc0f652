/** The names of the games. */
export type Variant = "base_game" | "hidden_wolves" | "base_game_duel" | "hidden_wolves_duel" | "mayhem" | "race";

/** A language, by its code in ISO 639. */
export type Language = "en" | "de" | "fr";

/** How a game is set up. What a variant doesn't have is ignored. */
export interface Options {
    readonly variant: Variant;
    /** How many players there are; as few as can be if it isn't given. */
    readonly players?: number;
    /** The seat that begins, 0 if it isn't given. Seats count from 0, clockwise. */
    readonly first?: number;
    /** mayhem: with fast draw-and-play. */
    readonly fast?: boolean;
    /** race: after how many turns nobody wins. */
    readonly turnCap?: number;
}

/** Options in which nothing is left open. */
export type FullOptions = Required<Options>;

/** What a variant's numbers can be, for a number of players. */
export interface Bounds {
    readonly leastPlayers: number;
    readonly mostPlayers: number;
    /** Action numbers are below this; the length of a mask. */
    readonly actions: number;
    /** No more are ever legal at once. */
    readonly mostLegal: number;
    /** What chance can answer is below this. */
    readonly outcomes: number;
    /** Of an encoded view. */
    readonly encodingLength: number;
    /** How many fields it has. */
    readonly encodingFields: number;
    /** Of which points are made up. */
    readonly parts: number;
    /** Tokens or cards of a deal by hand. */
    readonly pieces: number;
    /** Rewards of one game of a batch: a number for each seat that it may have. */
    readonly rewardLength: number;
}

/** What stands where in an encoded view. */
export interface Field {
    readonly name: string;
    readonly offset: number;
    readonly length: number;
    /** What it counts, in English. */
    readonly meaning: string;
}

/** Whose turn it is: a seat's, chance's (whoever plays it has to answer), or nobody's any more. */
export type Turn = number | "chance" | "over";

/** Who looks: a seat, or somebody without secrets. */
export type Viewer = number | "spectator";

/** One answer that chance can give, and how often it is there. */
export interface Chance {
    readonly outcome: number;
    readonly weight: number;
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

import type { Holder, Variant } from "./options.js";

// docs/json.md says what each key means. Unless a comment says otherwise, a list has a place for each seat, tower,
// column, row, cut or kind.

/** Counts by animal, rabbit to wolf: as many as the variant has, six or seven. */
export type Animals = readonly number[];

/** Counts by kind of card. */
export type Cards = readonly number[];

/** Something that the viewer may do now. */
export interface LegalAction {
    readonly action: number;
    /** What it is called, in the language of the view's JSON. */
    readonly words: string;
}

/** What the views of all games have. */
export interface GameView<Game extends Variant, GameOptions, Table, Own, Unseen> {
    /** Another number if the meaning or the type of a key changes. */
    readonly format: 2;
    readonly game: Game;
    readonly players: number;
    readonly options: GameOptions;
    /** Whose view it is; null: a spectator's. */
    readonly viewer: number | null;
    /** The seat to act; −1: chance has to answer; −2: the game is over. */
    readonly turn: number;
    /** What everybody sees. */
    readonly table: Table;
    /** What the viewer alone knows; null: a spectator. */
    readonly own: Own | null;
    /** What the viewer can't place. */
    readonly unseen: Unseen;
    /** What the viewer may do now, by number, ascending. */
    readonly legal: readonly LegalAction[];
}

/** The options of a game that has none. */
export type NoOptions = Readonly<Record<string, never>>;

/** What everybody sees of a game of Triqueta. */
export interface TriquetaTable {
    readonly phase: "turn" | "second_draw" | "look" | "place" | "next_tower" | "decide" | "over";
    readonly mover: number;
    readonly rock: number;
    readonly tower: number;
    readonly standing: readonly boolean[];
    readonly left: readonly number[];
    readonly in_middle: readonly boolean[];
    readonly rows: readonly Animals[];
    readonly up: readonly Animals[];
    readonly kept: readonly number[];
    readonly boxed: readonly number[];
    readonly tiles: readonly number[];
    readonly out: readonly boolean[];
    readonly decided: readonly boolean[];
    readonly box: number;
    /** The backs of the tokens drawn and not placed: 0 light, 1 shadow. */
    readonly drawn: readonly (0 | 1)[];
    readonly unlooked: readonly number[];
}

/** What the viewer alone knows of a game of Triqueta. */
export interface TriquetaOwn {
    readonly own_kept: readonly number[];
    readonly own_drawn: readonly number[];
    /** A list of tokens; in a game with two tokens a draw, counts by animal. */
    readonly own_boxed: readonly number[];
    readonly own_decision: number | null;
}

/** What the viewer can't place in a game of Triqueta. */
export interface TriquetaUnseen {
    readonly unseen_light: Animals;
}

/** What a table has besides in Hidden Wolves. */
export interface WolvesTable {
    readonly shadows_up: Animals;
    readonly shadows: readonly number[];
}
/** What the viewer knows besides in Hidden Wolves. */
export interface WolvesOwn {
    readonly own_shadows: Animals;
}
/** What the viewer can't place besides in Hidden Wolves. */
export interface WolvesUnseen {
    readonly unseen_shadow: Animals;
}

/** What a table has besides in a game with two tokens a draw. */
export interface DuelTable {
    /** How the first of two light tokens went: 0 at a row, 1 kept, 2 into the box. */
    readonly first_option: 0 | 1 | 2 | null;
}

/** What a viewer knows of a game of Triqueta. `game` says which keys there are. */
export type TriquetaView =
    | GameView<"base_game", NoOptions, TriquetaTable, TriquetaOwn, TriquetaUnseen>
    | GameView<"base_game_duel", NoOptions, TriquetaTable & DuelTable, TriquetaOwn, TriquetaUnseen>
    | GameView<
          "hidden_wolves",
          NoOptions,
          TriquetaTable & WolvesTable,
          TriquetaOwn & WolvesOwn,
          TriquetaUnseen & WolvesUnseen
      >
    | GameView<
          "hidden_wolves_duel",
          NoOptions,
          TriquetaTable & WolvesTable & DuelTable,
          TriquetaOwn & WolvesOwn,
          TriquetaUnseen & WolvesUnseen
      >;

/** What everybody sees of a game of Triangle Mayhem. */
export interface MayhemTable {
    readonly players: number;
    readonly fast: boolean;
    readonly phase: "deal" | "play" | "draw" | "fast" | "over";
    readonly mover: number;
    readonly pile: number;
    readonly laid: number;
    readonly fresh: number;
    readonly in_hand: readonly number[];
    readonly pure: readonly number[];
    readonly unpure: readonly number[];
    /** Of each cut its open triangles, each a list of its pieces. */
    readonly open: readonly (readonly (readonly number[])[])[];
    readonly played: Cards;
}

/** What the viewer alone knows of a game of Triangle Mayhem. */
export interface MayhemOwn {
    readonly own_hand: Cards;
    readonly own_fresh: Cards;
}

/** What the viewer can't place in a game of Triangles. */
export interface TrianglesUnseen {
    readonly unseen_cards: Cards;
}

/** What a viewer knows of a game of Triangle Mayhem. */
export type MayhemView = GameView<"mayhem", { readonly fast: boolean }, MayhemTable, MayhemOwn, TrianglesUnseen>;

/** What everybody sees of a 21/15/9-card game. */
export interface RaceTable {
    readonly players: number;
    readonly turn_cap: number;
    readonly phase: "deal" | "turn" | "draw" | "discard" | "save" | "closing" | "take_saved" | "over";
    readonly mover: number;
    readonly turns: number;
    readonly piles_made: number;
    readonly pile: number;
    /** A list of cards, the lowest first. */
    readonly discards: readonly number[];
    readonly in_hand: readonly number[];
    readonly saved: readonly Cards[];
    readonly known: readonly Cards[];
    readonly gone: Cards;
    readonly drew: boolean;
    /** A list of triangles, each a list of its pieces. */
    readonly completed: readonly (readonly number[])[];
    readonly saving: Cards;
    readonly out: readonly boolean[];
    readonly caller: number | null;
    readonly winner: number | null;
    readonly ending: RaceEnding;
}

/** How a 21/15/9-card game ended; `"none"`: it hasn't. */
export type RaceEnding = "none" | "emptied" | "last_left" | "turn_cap";

/** What the viewer alone knows of a 21/15/9-card game. */
export interface RaceOwn {
    readonly own_hand: Cards;
}

/** What a viewer knows of a 21/15/9-card game. */
export type RaceView = GameView<"race", { readonly turn_cap: number }, RaceTable, RaceOwn, TrianglesUnseen>;

/** All that a viewer knows. `game` says which of them it is. */
export type ViewJson = TriquetaView | MayhemView | RaceView;

/** One line of the score: what it is called, and the points that each seat has by it. */
export interface ScoreLine {
    readonly name: string;
    readonly points: readonly number[];
}

/** What the results of all games have. */
export interface GameResult<Facts> {
    readonly points: readonly number[];
    readonly winners: readonly number[];
    /** What the points consist of. */
    readonly lines: readonly ScoreLine[];
    /** What else can be told of this game's end. */
    readonly facts: Facts;
}

/** The result of a game of Triqueta. */
export type TriquetaResult = GameResult<{
    readonly tokens: readonly number[];
    readonly tie_break: "none" | "tokens" | "shared";
}>;

/** The result of a game of Triangle Mayhem. */
export type MayhemResult = GameResult<{
    readonly players: number;
    readonly pure: readonly number[];
    readonly unpure: readonly number[];
}>;

/** The result of a 21/15/9-card game. */
export type RaceResult = GameResult<{
    readonly players: number;
    readonly winner: number | null;
    readonly ending: RaceEnding;
    readonly out: readonly boolean[];
    readonly turns: number;
    readonly left: readonly number[];
}>;

/** A result, or how it stands before the end. */
export type ResultJson = TriquetaResult | MayhemResult | RaceResult;

/** Something that happened in a game of Triqueta; null where it has no such part, or the viewer wasn't shown it. */
export interface TriquetaEvent {
    /** Who acted or looked. */
    readonly seat: number;
    readonly kind: "drew" | "took" | "laid" | "kept" | "boxed" | "chose" | "decided" | "looked";
    /** Which column, row or tower; else 0. */
    readonly number: number;
    readonly token: number | null;
    readonly mask: number | null;
    /** At the end, of each of five seats the counts by animal, eight of them. */
    readonly shown: { readonly added: readonly Animals[]; readonly revealed: readonly Animals[] } | null;
}

/** Something that happened in a game of Triangles: an action, or a card that was dealt or drawn. */
export type TrianglesEvent =
    | { readonly seat: number; readonly action: number; readonly outcome: null }
    /** `outcome`: which card, if the viewer saw it. */
    | { readonly seat: number; readonly action: null; readonly outcome: number | null };

/** Something that happened, as far as its viewer saw it. */
export type EventJson = TriquetaEvent | TrianglesEvent;

/** What people see beside a game. */
export interface SeatsJson {
    /** Who plays for each seat. */
    readonly seats: readonly Holder[];
    readonly agreed_to_undo: readonly number[];
    /** Why the game was closed; null: it wasn't. */
    readonly closed: string | null;
}

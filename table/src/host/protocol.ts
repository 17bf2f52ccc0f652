/** What the page and the host say to each other. The host owns the match; the page is given what one seat may see. */
import type { Cursor, EventJson, Holding, Language, ResultJson, TieBreak, TriquetaView, Variant, ViewJson } from "triqueta";
import type { Level } from "triqueta/bots";
import type { OnlineReply, OnlineRequest } from "../online/protocol.ts";
import type { JudgedMove } from "./review.ts";

export const levels = ["beginner", "easy", "medium", "strong", "best"] as const satisfies readonly Level[];
export type { Level };

export type Player = { readonly name: string } & (
    | { readonly kind: "person" }
    | { readonly kind: "bot"; readonly level: Level }
);

export type GameOptions = Readonly<Record<string, number | boolean>>;

/** How a match is begun. */
export interface Setup {
    readonly variant: Variant;
    readonly players: readonly Player[];
    /** The seat that begins; null: chance decides. */
    readonly first: number | null;
    /** Options of the game by their names; those that are left out have their defaults. */
    readonly options: GameOptions;
    /** The number of the deal, for those who want the same one again; null: chance decides. */
    readonly deal: number | null;
}

export const paces = ["calm", "normal", "fast", "instant"] as const;
export type Pace = (typeof paces)[number];

export interface Settings {
    readonly language: Language;
    /** How fast others' moves follow each other. */
    readonly pace: Pace;
    /** Whether a move without a choice plays itself. */
    readonly playsForced: boolean;
}

/** A match that is kept, as a list shows it. */
export interface KeptMatch {
    readonly id: string;
    readonly variant: Variant;
    readonly players: readonly Player[];
    readonly changed: number;
    readonly isOver: boolean;
}

/** One step of the match as its viewer saw it: an action, and what chance answered. */
export interface Step {
    /** The moment after it. */
    readonly moment: number;
    readonly seat: number;
    readonly sentences: readonly string[];
}

/** What some tokens of one animal would bring. */
export interface Gain {
    readonly animal: number;
    /** How many of the animal there would be. */
    readonly count: number;
    readonly points: number;
}

/** What the tokens of a place would bring to the viewer. */
export interface Worth {
    readonly points: number;
    readonly gains: readonly Gain[];
}

/** What the viewer's choices would bring, counted as if the game ended then. */
export interface Outlook {
    /** The viewer's points with what lies face down. */
    readonly points: number;
    /** Of each row, taken as it lies. */
    readonly rows: readonly Worth[];
    /** Of each row, with the token in hand; null without one. */
    readonly rowsWithToken: readonly Worth[] | null;
    /** Of the token in hand, kept. */
    readonly kept: Worth | null;
    /** Of each end decision: the points of the viewer after it. */
    readonly decisions: readonly number[] | null;
}

/** Tokens that somebody showed at the end, by animal: light tokens that were added (B18), and shadow tokens (W4). */
export interface Revealed {
    readonly light: readonly number[];
    readonly shadow: readonly number[];
}

/** What an action of a game of Triangles would bring. */
export interface Prospect {
    readonly action: number;
    readonly points: number;
    /** How many pieces it saves, before the player chooses one. */
    readonly saved: number;
    /** Whether the player then chooses which piece is saved. */
    readonly choosesSaved: boolean;
    readonly wins: boolean;
}

/** Whether a player who calls the last round can empty their hand, the others doing nothing: with luck, by a drawn card. */
export type CallChance = "sure" | "lucky" | "never";

/** What the viewer's choices in a game of Triangles would bring. */
export interface Prospects {
    /** Of each action that scores or completes. */
    readonly actions: readonly Prospect[];
    /** Of a call, if one may be made. */
    readonly call: CallChance | null;
}

/** Why the page is shown what it is shown. */
export type Situation =
    | "yours"
    /** Somebody else is to move. */
    | "waiting"
    /** The device is to be handed to the next player; the scene has no view. */
    | "covered"
    | "over";

interface AnyScene {
    readonly id: string;
    readonly variant: Variant;
    readonly players: readonly Player[];
    /** The seat to move; null: nobody any more. */
    readonly turn: number | null;
    readonly canUndo: boolean;
}

/** The page under the cover: nothing that anybody knows. */
export interface CoveredScene extends AnyScene {
    readonly situation: "covered";
}

/** What one viewer sees. */
export interface OpenScene extends AnyScene {
    readonly situation: Exclude<Situation, "covered">;
    /** Whose view it is; null: a spectator's. */
    readonly viewer: number | null;
    readonly view: ViewJson;
    /** From where an action is chosen. */
    readonly cursor: Cursor;
    readonly points: readonly number[];
    readonly result: ResultJson;
    /** The events of the last step, for animations. */
    readonly happened: readonly EventJson[];
    readonly steps: readonly Step[];
    /** The step that is shown; null: the present. */
    readonly past: number | null;
    /** The step before which the table is shown, as its player saw it; null: what is shown is after a step. */
    readonly reviewed: number | null;
    /** In Triqueta. */
    readonly outlook: Outlook | null;
    /** In Triqueta after its end: of each seat what it had face down and showed. Null: not yet. */
    readonly revealed: readonly Revealed[] | null;
    /** In the games of Triangles. */
    readonly prospects: Prospects | null;
    readonly lesson: Lesson | null;
}

/** Where the first game is in its explanations. */
export interface Lesson {
    /** How many moves were made. */
    readonly step: number;
    /** What comes next; null: the player plays on alone. */
    readonly action: number | null;
}

export type Scene = CoveredScene | OpenScene;

/** What is best to do in a view. */
export interface Hint {
    readonly cursor: Cursor;
    readonly action: number;
    /** The chance to win after it. */
    readonly chance: number;
    /** What is true of it, in the library's sentences; may be empty. */
    readonly remarks: string;
}

/** A move of a report in words. */
export interface ReportedMove extends JudgedMove {
    readonly done: string;
    /** What would have been better; null if it was good. */
    readonly better: string | null;
}

/** The report of a match that is over. */
export interface Report {
    readonly id: string;
    /** How many moves are judged, of all. */
    readonly progress: { readonly done: number; readonly all: number };
    readonly isRunning: boolean;
    /** The moves in order, when all are judged. */
    readonly moves: readonly ReportedMove[] | null;
    /** The part of the win of each seat. */
    readonly ended: readonly number[];
}

/** What is true of a move and of a better one, in the library's sentences; may be empty. */
export interface Reasons {
    readonly step: number;
    readonly done: string;
    readonly better: string;
}

/** What people counted up after a game of Triqueta at a table of their own. */
export interface TriquetaSheet {
    readonly game: "base_game" | "hidden_wolves";
    readonly players: readonly Required<Holding>[];
}

/** The same of Triangle Mayhem. */
export interface MayhemSheet {
    readonly game: "mayhem";
    readonly players: readonly {
        readonly pure: number;
        readonly unpure: number;
        /** Threes that may be wrong, in the order in which they were claimed. */
        readonly claims: readonly (readonly number[])[];
    }[];
    /** The pieces left in the middle. */
    readonly left: readonly number[];
}

export type Sheet = TriquetaSheet | MayhemSheet;

/** The score of a sheet. */
export interface PadScore {
    readonly points: readonly number[];
    readonly winners: readonly number[];
    readonly tieBreak: TieBreak;
    /** Of each player the points of each line; of Triangle Mayhem how many pure, unpure and wrong threes, and pieces left. */
    readonly lines: readonly (readonly number[])[];
    /** Animals of which more were counted than there are. */
    readonly surplus: readonly { readonly animal: number; readonly count: number; readonly there: number }[];
    /** How many pieces are left for no wrong three. */
    readonly unfinished: number;
}

/** Something that people enter of the game at their table: what the player to move there did. */
export interface Tap {
    /** Null: the viewer looked at a token. */
    readonly action: number | null;
    /** The animal of the token that was laid or looked at. */
    readonly animal: number | null;
}

/** A game at a table of people, as they told it. */
export interface Told {
    readonly variant: Exclude<Variant, "mayhem" | "race">;
    readonly names: readonly string[];
    readonly first: number;
    /** The player who enters what they look at; null: nobody does. */
    readonly viewer: number | null;
    readonly taps: readonly Tap[];
}

export interface Share {
    readonly count: number;
    readonly chance: number;
}

/** Which of the tokens that they kept the viewer best adds at the end. */
export interface EndDecision {
    readonly added: readonly number[];
    readonly left: readonly number[];
    /** All tokens that then score, by animal. */
    readonly pile: readonly number[];
    readonly points: number;
}

/** What is known of such a game. */
export interface Following {
    /** What was told without the taps that were refused. */
    readonly told: Told;
    readonly view: TriquetaView;
    readonly points: readonly number[];
    readonly sentences: readonly string[];
    readonly refusal: { readonly text: string; readonly rule: string | null } | null;
    /** After the last row: what lies open, for the score pad. */
    readonly end: { readonly piles: readonly (readonly number[])[]; readonly rock: number } | null;
    /** After the last row, if the viewer told what they kept. */
    readonly decision: EndDecision | null;
    /** What the next token of each back may be, by animal. */
    readonly chances: { readonly light: readonly Share[]; readonly shadow: readonly Share[] | null };
}

export type Request =
    | OnlineRequest
    | { readonly kind: "settings"; readonly settings: Settings }
    | { readonly kind: "list" }
    | { readonly kind: "forget"; readonly id: string }
    | { readonly kind: "start"; readonly setup: Setup }
    /** Begins the first game, which explains the rules, for a player of this name. */
    | { readonly kind: "learn"; readonly name: string }
    | { readonly kind: "open"; readonly id: string }
    | { readonly kind: "leave" }
    | { readonly kind: "act"; readonly action: number; readonly cursor: Cursor }
    | { readonly kind: "undo" }
    | { readonly kind: "advise" }
    | { readonly kind: "uncover"; readonly seat: number }
    | { readonly kind: "cover" }
    /** Others' moves without pauses, until a person is to move. */
    | { readonly kind: "hurry" }
    /** Shows the match after a step of the past; null: the present. */
    | { readonly kind: "look"; readonly step: number | null }
    /** Begins the report of a match that is over, or goes on with it. It is sent again and again, until it is done. */
    | { readonly kind: "report" }
    | { readonly kind: "stopReport" }
    /** Shows the match before a move of the report, as its player saw it, and says what is true of the move. */
    | { readonly kind: "review"; readonly step: number }
    | { readonly kind: "score"; readonly sheet: Sheet }
    | { readonly kind: "follow"; readonly told: Told }
    | { readonly kind: "record" }
    /** Shows the game of a whole record; it must be over. */
    | { readonly kind: "read"; readonly record: string };

export type Reply =
    | OnlineReply
    | { readonly kind: "kept"; readonly matches: readonly KeptMatch[] }
    /** A new match has begun. */
    | { readonly kind: "started"; readonly id: string }
    | { readonly kind: "scene"; readonly scene: Scene }
    | { readonly kind: "hint"; readonly hint: Hint }
    | { readonly kind: "report"; readonly report: Report }
    | { readonly kind: "reasons"; readonly reasons: Reasons }
    | { readonly kind: "refused"; readonly text: string; readonly rule: string | null }
    | { readonly kind: "missing"; readonly id: string }
    /** An error of the program, not of the player. */
    | { readonly kind: "fault"; readonly text: string }
    | { readonly kind: "score"; readonly score: PadScore }
    | { readonly kind: "following"; readonly following: Following }
    | { readonly kind: "record"; readonly text: string }
    /** The record that was read is of a game that isn't over. */
    | { readonly kind: "unfinished" };

/** What pages and the server say to each other: JSON in text frames. The library's messages are in base64. */
import type { Cursor, Variant } from "triqueta";
import { levels, type GameOptions, type Level } from "../src/host/protocol.ts";

/** The most bytes of a request. */
export const mostRequest = 4096;
/** The most characters of a name. */
export const mostName = 24;
/** The most seats of any game. */
export const mostSeats = 27;

type Guard<T> = (value: unknown) => value is T;
type Guarded<G> = G extends Guard<infer T> ? T : never;

const matches =
    <T extends string>(pattern: RegExp): Guard<T> =>
    (value): value is T =>
        typeof value === "string" && pattern.test(value);
const orNull =
    <T>(guard: Guard<T>): Guard<T | null> =>
    (value): value is T | null =>
        value === null || guard(value);
const below =
    (bound: number): Guard<number> =>
    (value): value is number =>
        Number.isInteger(value) && (value as number) >= 0 && (value as number) < bound;

/** The id of a room; who knows it may enter. */
export const isRoomId = matches<string>(/^[0-9a-f]{32}$/);
/** The key of a seat, which its player's page chose. */
const isToken = matches<string>(/^[0-9a-f]{32}$/);
const isCursor = matches<Cursor>(/^\d{1,15}\.[0-9a-f]{16}$/);
const isBlock = matches<string>(/^[0-9a-f]{64}$/);
const isVariant = matches<Variant>(/^[a-z_]{1,40}$/);
const isSeat = below(mostSeats);
const isLevel: Guard<Level> = (value): value is Level => levels.includes(value as Level);
/** Without control characters, halves of characters, and those that turn the direction of writing. */
const isName: Guard<string> = (value): value is string =>
    typeof value === "string" &&
    value.trim() === value &&
    value.length > 0 &&
    value.length <= mostName &&
    !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(value);
const isOptions: Guard<GameOptions> = (value): value is GameOptions =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).every(
        ([name, of]) => /^[a-z_]{1,20}$/.test(name) && name !== "first" && name !== "players" && (typeof of === "boolean" || Number.isInteger(of)),
    );
/** Of each seat the level of its bot; null: a person will take it. */
const isSeats: Guard<readonly (Level | null)[]> = (value): value is readonly (Level | null)[] =>
    Array.isArray(value) && value.length <= mostSeats && value.every(orNull(isLevel));

/** The requests with their fields. */
const shapes = {
    /** Opens a room, and takes its first free seat. */
    create: { variant: isVariant, options: isOptions, first: orNull(isSeat), seats: isSeats, name: isName, token: isToken },
    /** Enters a room; returns to the seat of the token. `cursor` is where the view of game `number` is in its stream. */
    enter: { room: isRoomId, token: isToken, number: orNull(below(2 ** 32)), cursor: orNull(isCursor) },
    sit: { seat: isSeat, name: isName },
    /** Gives the seat up. In a game that runs, a bot goes on. */
    rise: {},
    /** Lets a bot have a free seat, or frees one from its bot. */
    fill: { seat: isSeat, level: orNull(isLevel) },
    start: {},
    commit: { number: below(2 ** 32), commitment: isBlock },
    reveal: { number: below(2 ** 32), contribution: isBlock },
    act: { action: below(2 ** 31), cursor: isCursor },
    undo: { cursor: isCursor },
    /** The messages after a cursor again; without one the whole view. */
    catchUp: { cursor: orNull(isCursor) },
    /** Lets a bot play for a person who isn't there, until they return. */
    standIn: { seat: isSeat },
    rematch: {},
    record: {},
    /** The answer to a sign of life. */
    alive: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, Guard<unknown>>>>>;

type Shapes = typeof shapes;
type Kind = keyof Shapes;
export type Request = {
    readonly [K in Kind]: { readonly kind: K } & { readonly [F in keyof Shapes[K]]: Guarded<Shapes[K][F]> };
}[Kind];
export type RequestOf<K extends Kind> = Extract<Request, { kind: K }>;

/** A request with the fields of its kind and no others; null for anything else. */
export function readRequest(text: string): Request | null {
    let read: unknown;
    try {
        read = JSON.parse(text);
    } catch {
        return null;
    }
    if (typeof read !== "object" || read === null || !("kind" in read) || !Object.hasOwn(shapes, read.kind as Kind)) return null;
    const guards = Object.entries<Guard<unknown>>(shapes[read.kind as Kind]);
    const fields = read as Readonly<Record<string, unknown>>;
    const isWhole = Object.keys(fields).length === guards.length + 1 && guards.every(([name, guard]) => Object.hasOwn(fields, name) && guard(fields[name]));
    return isWhole ? (read as Request) : null;
}

/** Who has a seat. */
export type SeatView =
    | { readonly kind: "open" }
    | { readonly kind: "bot"; readonly name: string; readonly level: Level }
    | {
          readonly kind: "person";
          readonly name: string;
          readonly isPresent: boolean;
          /** A bot plays for them until they return. */
          readonly hasStandIn: boolean;
          /** Whether they want another game. */
          readonly wantsRematch: boolean;
      };

export const phases = ["gathering", "dealing", "playing", "over"] as const;
export type Phase = (typeof phases)[number];

/** What everybody in a room may know of it; `you` is different. */
export interface RoomView {
    readonly id: string;
    readonly variant: Variant;
    readonly options: GameOptions;
    readonly phase: Phase;
    readonly seats: readonly SeatView[];
    /** The seat of this client; null: a spectator's. */
    readonly you: number | null;
    readonly spectators: number;
    /** The number of the deal; each attempt has its own. */
    readonly number: number;
    /** The fair deal, without the server's secret; null before the first one. */
    readonly fair: string | null;
    /** Those who didn't contribute to the last deal in time, so that it was begun anew. */
    readonly withdrawn: readonly number[];
}

/** Why something isn't done. */
export type Denial =
    | "noSuchRoom"
    | "seatTaken"
    | "notSeated"
    | "notNow"
    /** Seats are free yet. */
    | "seatsFree"
    /** The message was chosen from an old view. */
    | "old"
    | "tooManyRooms"
    | "tooManySpectators"
    /** The library's rules; see the code. */
    | "rules";

export type Answer =
    | {
          readonly kind: "welcome";
          /** Addresses at which others in the home network reach the server; none if it serves this machine alone. */
          readonly addresses: readonly string[];
          readonly isLocal: boolean;
      }
    | { readonly kind: "created"; readonly room: string }
    | { readonly kind: "room"; readonly room: RoomView }
    | {
          readonly kind: "update";
          readonly number: number;
          /** The library's message, in base64. */
          readonly message: string;
          /** What the viewer saw since a moment, as the library's loose events in base64: for the story. */
          readonly events: string;
          readonly since: number;
          readonly canUndo: boolean;
      }
    | { readonly kind: "record"; readonly number: number; readonly text: string }
    | { readonly kind: "denied"; readonly why: Denial; readonly code: number | null }
    | { readonly kind: "alive" };

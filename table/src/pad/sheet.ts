/** What stands on the score pad. It is kept in the browser. */
import { effect, signal } from "@preact/signals";
import type { Sheet } from "../host/protocol.ts";
import { pieces } from "../triangles/cards.ts";

export const padGames = ["base_game", "hidden_wolves", "mayhem"] as const;
export type PadGame = (typeof padGames)[number];

/** Three pieces that a player claims as a triangle; null: not chosen yet. */
export type Claim = readonly (number | null)[];

/** A player with what each game counts, so that a game chosen by mistake costs nothing. */
export interface PadPlayer {
    readonly name: string;
    readonly pile: readonly number[];
    readonly tiles: number;
    readonly pure: number;
    readonly unpure: number;
    readonly claims: readonly Claim[];
}

export interface Pad {
    readonly game: PadGame;
    readonly players: readonly PadPlayer[];
    /** The player with the starting rock. */
    readonly rock: number | null;
    /** The pieces left in the middle. */
    readonly left: readonly number[];
}

const animals = 7;
const tiles = 3;

export const newPlayer = (name = ""): PadPlayer => ({ name, pile: Array<number>(animals).fill(0), tiles: 0, pure: 0, unpure: 0, claims: [] });

/** The same players, and nothing counted. */
export const cleared = ({ game, players }: Pad): Pad => ({ game, players: players.map(({ name }) => newPlayer(name)), rock: null, left: [] });

const empty: Pad = { game: "base_game", players: [newPlayer(), newPlayer(), newPlayer()], rock: null, left: [] };

export const most = (game: PadGame) => (game === "mayhem" ? 27 : 5);
export const mostTiles = tiles;
export const mostOfAnimal = 15;

const key = "pad";
const isCount = (value: unknown, bound: number) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= bound;
const isList = (value: unknown, each: (one: never) => boolean) => Array.isArray(value) && value.every(each as (one: unknown) => boolean);
const isPlayer = (one: PadPlayer) =>
    typeof one.name === "string" &&
    isList(one.pile, (count) => isCount(count, mostOfAnimal)) &&
    one.pile.length === animals &&
    isCount(one.tiles, tiles) &&
    isCount(one.pure, pieces) &&
    isCount(one.unpure, pieces) &&
    isList(one.claims, (claim: Claim) => isList(claim, (card) => card === null || isCount(card, pieces - 1)) && claim.length === 3);

/** What was stored, unless another version of the page or somebody else wrote it. */
function read(): Pad {
    try {
        const pad = JSON.parse(localStorage.getItem(key) ?? "") as Pad;
        const isPad =
            padGames.includes(pad.game) &&
            isList(pad.players, isPlayer) &&
            pad.players.length >= 2 &&
            pad.players.length <= most(pad.game) &&
            (pad.rock === null || isCount(pad.rock, pad.players.length - 1)) &&
            isList(pad.left, (card) => isCount(card, pieces - 1));
        return isPad ? pad : empty;
    } catch {
        return empty;
    }
}

export const pad = signal<Pad>(read());

export function change(changes: Partial<Pad>): void {
    pad.value = { ...pad.value, ...changes };
}

export function changePlayer(seat: number, changes: Partial<PadPlayer>): void {
    change({ players: pad.value.players.map((player, i) => (i === seat ? { ...player, ...changes } : player)) });
}

effect(() => {
    try {
        localStorage.setItem(key, JSON.stringify(pad.value));
    } catch {
        // The pad lasts as long as this visit.
    }
});

/** What the host scores. */
export function sheetOf({ game, players, rock, left }: Pad): Sheet {
    if (game === "mayhem")
        return {
            game,
            players: players.map(({ pure, unpure, claims }) => ({
                pure,
                unpure,
                claims: claims.filter((claim): claim is readonly number[] => !claim.includes(null)),
            })),
            left,
        };
    const length = game === "base_game" ? animals - 1 : animals;
    return { game, players: players.map(({ pile, tiles }, seat) => ({ pile: pile.slice(0, length), tiles, rock: rock === seat })) };
}

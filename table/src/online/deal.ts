/** This page's part in a fair deal: its contribution, and what it checks after the game. */
import type { Triqueta } from "triqueta";
import type { Request, RoomView } from "../../server/protocol.ts";
import type { DealCheck, Verdict } from "./protocol.ts";

/** What is kept of a deal until the game is over. */
export interface OwnPart {
    readonly number: number;
    readonly contribution: string;
    /** The fair deal as it was when all had committed; null before. */
    readonly seen: string | null;
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (two) => Number.parseInt(two, 16));

/** What is to be sent for the deal of a room, and what is to be kept before it is sent; null: nothing now. */
export function answerTo(triqueta: Triqueta, room: RoomView, own: OwnPart | null): { readonly own: OwnPart; readonly request: Request } | null {
    const { phase, number, fair, you } = room;
    if (phase !== "dealing" || fair === null || you === null) return null;
    const awaited = triqueta.fair.awaited(fair);
    if (!awaited.seats.includes(you)) return null;
    if (awaited.phase === "commitments") {
        const part: OwnPart =
            own?.number === number ? own : { number, contribution: hexOf(crypto.getRandomValues(new Uint8Array(32))), seen: null };
        const commitment = hexOf(triqueta.fair.commitment(fair, you, bytesOf(part.contribution)));
        return { own: part, request: { kind: "commit", number, commitment } };
    }
    if (awaited.phase === "contributions" && own?.number === number)
        return { own: { ...own, seen: own.seen ?? fair }, request: { kind: "reveal", number, contribution: own.contribution } };
    return null;
}

/** What is known of a deal: before the end of the game, or with its record. */
export function checkOf(triqueta: Triqueta, room: RoomView, own: OwnPart | null, record: string | null): DealCheck | null {
    if (room.fair === null) return null;
    const part = own?.number === room.number ? own : null;
    return {
        commitment: triqueta.tag(room.fair, "FairCommitment") ?? "",
        hasContributed: part !== null && part.seen !== null,
        verdict: record === null ? null : verdictOf(triqueta, record, room, part),
    };
}

function verdictOf(triqueta: Triqueta, record: string, { you, number, id }: RoomView, own: OwnPart | null): Verdict {
    const { commitment, deal, moves } = triqueta.fair.verify(record);
    const isSame = (name: string, text: string) => triqueta.tag(record, name) === triqueta.tag(text, name);
    const isThisGame = triqueta.tag(record, "FairNumber") === `${number}` && triqueta.tag(record, "FairMatch") === id;
    const seen = own?.seen ?? null;
    return {
        commitment: commitment === null && isThisGame,
        isWhatWeSaw: seen === null ? null : isSame("FairCommitment", seen) && isSame("FairCommitments", seen),
        hasOurs: own === null || seen === null ? null : (triqueta.tag(record, "FairContributions") ?? "").split(" ").includes(`${you}:${own.contribution}`),
        deal: deal === null,
        moves: moves === null,
    };
}

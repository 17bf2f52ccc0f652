/** What the page and the host say to each other of rooms on the server. */
import type { Variant } from "triqueta";
import type { Denial, RequestOf, RoomView } from "../../server/protocol.ts";

/** A room that is opened; the host adds a token. */
export type Invitation = Omit<RequestOf<"create">, "kind" | "token">;

export type RoomRequest = RequestOf<"sit" | "rise" | "fill" | "start" | "standIn" | "rematch">;

/** What a room's page shows besides the match. */
export interface OnlineRoom {
    readonly id: string;
    /** Null before the server has answered first. */
    readonly view: RoomView | null;
    readonly connection: "connecting" | "open" | "lost";
    /** Why there is nothing to show. */
    readonly gone: Denial | null;
    /** Addresses at which others in the home network reach the server. */
    readonly addresses: readonly string[];
    /** Whether only this machine reaches it. */
    readonly isLocal: boolean;
    readonly deal: DealCheck | null;
}

/** What this page knows of the fairness of the deal. */
export interface DealCheck {
    /** The server's commitment, which came before the players' contributions. */
    readonly commitment: string;
    /** Whether this page's own contribution is in the deal. */
    readonly hasContributed: boolean;
    /** After the game; null before. */
    readonly verdict: Verdict | null;
}

/** Whether each claim holds; null: nothing to check. */
export interface Verdict {
    /** What the server and all players revealed is what they had committed to. */
    readonly commitment: boolean;
    /** The commitments are those that this page saw before it revealed its own contribution. */
    readonly isWhatWeSaw: boolean | null;
    /** Our contribution is in the seed. */
    readonly hasOurs: boolean | null;
    /** Each piece that came is the one that the seed deals. */
    readonly deal: boolean;
    readonly moves: boolean;
}

/** A room that this browser knows. */
export interface KeptRoom {
    readonly id: string;
    readonly variant: Variant;
    readonly names: readonly string[];
    readonly isOver: boolean;
}

export type OnlineRequest =
    /** `server` is the path of the server's sockets. */
    | { readonly kind: "invite"; readonly server: string; readonly invitation: Invitation }
    | { readonly kind: "enter"; readonly server: string; readonly room: string }
    | { readonly kind: "ask"; readonly request: RoomRequest }
    | { readonly kind: "list rooms" }
    | { readonly kind: "forget room"; readonly id: string };

export type OnlineReply =
    | { readonly kind: "opened"; readonly room: string }
    | { readonly kind: "room"; readonly room: OnlineRoom }
    | { readonly kind: "rooms"; readonly rooms: readonly KeptRoom[] }
    | { readonly kind: "denied"; readonly why: Denial | "unreachable" };

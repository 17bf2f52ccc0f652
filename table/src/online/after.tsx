import type { RoomView } from "../../server/protocol.ts";
import { ask, askRecord, room } from "../client.ts";
import { words } from "../words/index.ts";
import { DealVerdict } from "./fair.tsx";
import { onlineWords } from "./words.ts";

/** Another game with those who are there. */
export function OnlineRematch({ view }: { view: RoomView }) {
    const say = onlineWords.value;
    const me = view.you === null ? null : view.seats[view.you]!;
    if (me?.kind !== "person") return null;
    const others = view.seats.flatMap((seat, i) => (i !== view.you && seat.kind === "person" && seat.wantsRematch ? [seat.name] : []));
    return (
        <>
            {others.length > 0 && <p role="status">{say.wantsRematch(words.value.and(others))}</p>}
            <button type="button" class="primary" disabled={me.wantsRematch} onClick={() => ask({ kind: "ask", request: { kind: "rematch" } })}>
                {me.wantsRematch ? say.waitsForRematch : words.value.rematch}
            </button>
        </>
    );
}

/** What the page found out of the deal, and how to keep the game. */
export function AfterOnline() {
    const deal = room.value?.deal ?? null;
    const keep = async () => ask({ kind: "read", record: await askRecord() });
    return (
        <>
            {deal?.verdict && <DealVerdict verdict={deal.verdict} />}
            <button type="button" class="quiet" onClick={keep}>
                {onlineWords.value.keepHere}
            </button>
        </>
    );
}

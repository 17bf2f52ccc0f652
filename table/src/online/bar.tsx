import { useEffect, useRef, useState } from "preact/hooks";
import type { RoomView } from "../../server/protocol.ts";
import { ask } from "../client.ts";
import { Dialog } from "../parts/dialog.tsx";
import { IconButton } from "../parts/icon.tsx";
import { words } from "../words/index.ts";
import { DealInWords } from "./fair.tsx";
import { RoomLink } from "./link.tsx";
import type { OnlineRoom } from "./protocol.ts";
import { onlineWords } from "./words.ts";

/** Says when the connection is lost, and when it is back. */
export function Connectedness({ room: { connection } }: { room: OnlineRoom }) {
    const say = onlineWords.value;
    const wasLost = useRef(false);
    const [isBack, setBack] = useState(false);
    useEffect(() => {
        if (connection === "open" && wasLost.current) {
            setBack(true);
            const timer = setTimeout(() => setBack(false), 4000);
            wasLost.current = false;
            return () => clearTimeout(timer);
        }
        if (connection === "lost") wasLost.current = true;
        return undefined;
    }, [connection]);
    const text = connection === "lost" ? say.lost : isBack ? say.back : connection === "connecting" ? say.connecting : "";
    return (
        <p role="status" class="connectedness" data-connection={connection} hidden={text === ""}>
            {text}
        </p>
    );
}

/** What is to be known of the room during the match. */
export function RoomBar({ room, view }: { room: OnlineRoom; view: RoomView }) {
    const say = onlineWords.value;
    const absent = view.seats.flatMap((seat, i) => (seat.kind === "person" && !seat.isPresent && i !== view.you ? [{ ...seat, i }] : []));
    const gone = absent.filter(({ hasStandIn }) => !hasStandIn);
    const isPlaying = view.phase === "playing";
    return (
        <div class="room-bar">
            <Connectedness room={room} />
            {view.you === null && <p class="watching">{say.watching}</p>}
            {isPlaying && gone.length > 0 && (
                <div class="away" role="status">
                    <p>{say.isAway(words.value.and(gone.map(({ name }) => name)))}</p>
                    {view.you !== null &&
                        gone.map(({ name, i }) => (
                            <button key={i} type="button" class="quiet" onClick={() => ask({ kind: "ask", request: { kind: "standIn", seat: i } })}>
                                {say.letBotPlay(name)}
                            </button>
                        ))}
                </div>
            )}
            {isPlaying && absent.filter(({ hasStandIn }) => hasStandIn).map(({ name, i }) => <p key={i}>{say.standsIn(name)}</p>)}
        </div>
    );
}

/** The button that shows the room: its link, its people, its deal. */
export function RoomButton({ room, view }: { room: OnlineRoom; view: RoomView }) {
    const say = onlineWords.value;
    const [isOpen, setOpen] = useState(false);
    return (
        <>
            <IconButton name="people" label={say.room} onClick={() => setOpen(true)} />
            {isOpen && (
                <Dialog title={say.room} onClose={() => setOpen(false)}>
                    <RoomLink room={room} />
                    {view.spectators > 0 && <p class="hint">{say.spectators(view.spectators)}</p>}
                    <DealInWords room={room} view={view} />
                    {view.you !== null && view.phase === "playing" && (
                        <>
                            <button type="button" class="secondary" onClick={() => ask({ kind: "ask", request: { kind: "rise" } })}>
                                {say.leaveGame}
                            </button>
                            <p class="hint">{say.leaveHint}</p>
                        </>
                    )}
                </Dialog>
            )}
        </>
    );
}

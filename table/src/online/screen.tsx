import { useEffect } from "preact/hooks";
import { ask, room, scene, server } from "../client.ts";
import { addressOf } from "../router.ts";
import { Match } from "../screens/match.tsx";
import { words } from "../words/index.ts";
import { Dealing } from "./fair.tsx";
import { WaitingRoom } from "./waiting.tsx";
import { onlineWords } from "./words.ts";

/** A room on the server: people gather, the deal is made, the match is played. */
export function RoomScreen({ id }: { id: string }) {
    useEffect(() => {
        if (server !== null) ask({ kind: "enter", server, room: id });
    }, [id]);
    const say = onlineWords.value;
    const now = room.value?.id === id ? room.value : null;
    const nothing = server === null ? say.noServer : now?.gone ? say.denials[now.gone] : null;
    if (nothing !== null)
        return (
            <main class="missing">
                <p>{nothing}</p>
                <a class="primary" href={addressOf({ screen: "home" })}>
                    {words.value.home}
                </a>
            </main>
        );
    if (now === null || now.view === null) return <p class="loading">{now?.connection === "lost" ? say.lost : say.connecting}</p>;
    const { view } = now;
    if (view.phase === "gathering") return <WaitingRoom room={now} view={view} />;
    const shown = scene.value;
    if (view.phase === "dealing" || shown === null || shown.id !== id || shown.situation === "covered") return <Dealing room={now} view={view} />;
    return <Match scene={shown} />;
}

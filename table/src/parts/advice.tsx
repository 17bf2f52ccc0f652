/** Advice for the player who is to move: what is best, the chance to win by it, and what is true of it. */
import { useEffect, useState } from "preact/hooks";
import { ask, hint, room } from "../client.ts";
import type { OpenScene } from "../host/protocol.ts";
import { Told } from "../triangles/told.tsx";
import { words } from "../words/index.ts";

/** `toDo` puts an action into words. */
export function Advice({ scene, toDo }: { scene: OpenScene; toDo: (action: number) => string }) {
    const say = words.value;
    const [isThinking, setThinking] = useState(false);
    const advice = hint.value;
    useEffect(() => setThinking(false), [scene.cursor, advice]);
    if (advice !== null)
        return (
            <p class="advice" role="note">
                <Told text={`${say.advice(toDo(advice.action), Math.round(100 * advice.chance))} ${advice.remarks}`} />
            </p>
        );
    if (room.value !== null) return null; // among people, nobody is advised
    const wish = () => {
        setThinking(true);
        ask({ kind: "advise" });
    };
    return (
        <button type="button" class="quiet" disabled={isThinking} onClick={wish}>
            {isThinking ? say.thinking : say.hint}
        </button>
    );
}

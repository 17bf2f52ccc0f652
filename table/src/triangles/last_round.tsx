/** The call of the last round: what it means, and a warning when it can't succeed. */
import { act } from "../client.ts";
import { actIfMeant } from "../parts/question.tsx";
import { words } from "../words/index.ts";
import { endAndCall } from "./actions.ts";
import type { RaceScene } from "./scene.ts";
import { Drop } from "./tray.tsx";

export function LastRound({ scene }: { scene: RaceScene }) {
    const say = words.value;
    const call = scene.prospects?.call ?? "never";
    return (
        <details class="last-round" open={call !== "never"}>
            <summary>{say.lastRound}</summary>
            <p>{say.lastRoundMeaning}</p>
            <p class="verdict" data-call={call}>
                {say.callChances[call]}
            </p>
            <Drop
                scene={scene}
                action={endAndCall}
                label={say.endAndCall}
                warns={call === "never"}
                effect={call === "never" ? say.inVain : ""}
                onClick={() => (call === "never" ? actIfMeant(endAndCall, say.callInVain, say.callChances.never) : act(endAndCall))}
            />
        </details>
    );
}

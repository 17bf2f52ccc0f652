/** Advice for the player who is to move: what is best, the chance to win by it, and what is true of it. */
import { useEffect, useState } from "preact/hooks";
import { ask, hint } from "../client.ts";
import { words } from "../words/index.ts";
import * as action from "./actions.ts";
import type { TriquetaScene } from "./board.tsx";

export function Advice({ scene }: { scene: TriquetaScene }) {
    const say = words.value;
    const [isThinking, setThinking] = useState(false);
    const advice = hint.value;
    useEffect(() => setThinking(false), [scene.cursor, advice]);
    if (advice !== null)
        return (
            <p class="advice" role="note">
                {say.advice(toDo(advice.action, scene), Math.round(100 * advice.chance))} {advice.remarks}
            </p>
        );
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

/** An action as advice. */
function toDo(number: number, scene: TriquetaScene): string {
    const say = words.value;
    if (number >= action.decide(0)) return say.toDecide(say.points(scene.outlook?.decisions?.[number - action.decide(0)] ?? 0));
    if (number >= action.choose(0)) return say.toChoose(number - action.choose(0) + 1);
    if (number === action.box) return say.toBox;
    if (number === action.keep) return say.keep;
    if (number >= action.lay(0)) return say.toLay(number - action.lay(0) + 1);
    if (number >= action.take(0)) return say.toTake(number - action.take(0) + 1);
    return say.toDraw(number + 1);
}

/** Which move of the report is looked at, and what was better. */
import { ask, hint, report } from "../client.ts";
import type { OpenScene, ReportedMove } from "../host/protocol.ts";
import { isWide, panel } from "../screens/panels.ts";
import { gradeOf } from "./figures.ts";

/** The move before which the scene is; null: the scene isn't of the report. */
export const movedIn = ({ reviewed }: OpenScene): ReportedMove | null =>
    reviewed === null ? null : (report.value?.moves?.find(({ step }) => step === reviewed) ?? null);

/**
 * Whether an action is what was done there, or what was better; of both the latter only if the former wasn't good. During a match:
 * whether it is what the hint names.
 */
export function judgementOf(scene: OpenScene, action: number): Grade | undefined {
    const move = movedIn(scene);
    if (move === null) return scene.past === null && hint.value?.action === action ? "hinted" : undefined;
    if (move.action === action) return gradeOf(move) === "good" ? "good" : "worse";
    return move.better !== null && move.best.action === action ? "better" : undefined;
}
type Grade = "good" | "worse" | "better" | "hinted";

/**
 * The same by the cards that an action plays. Without a card, whether it plays any.
 */
export function judgedBy(scene: OpenScene, cardsOf: (action: number) => readonly number[]) {
    const move = movedIn(scene);
    const hinted = hint.value?.action;
    const actions = move !== null ? [move.best.action, move.action] : hinted === undefined ? [] : [hinted];
    return (card?: number): Grade | undefined => {
        const one = actions.find((action) => (card === undefined ? cardsOf(action).length > 0 : cardsOf(action).includes(card)));
        return one === undefined ? undefined : judgementOf(scene, one);
    };
}

/** Shows the table before a move. On a phone it is seen when the report is closed. */
export function review({ step }: Pick<ReportedMove, "step">): void {
    ask({ kind: "review", step });
    if (!isWide()) panel.value = null;
}

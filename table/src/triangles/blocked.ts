/** Why a card of the 21/15/9-card game can't be tapped. */
import { act, refusal } from "../client.ts";
import { words } from "../words/index.ts";
import * as action from "./actions.ts";
import { cutOf, held, isJoker, numberOf } from "./cards.ts";
import { isMine, type RaceScene } from "./scene.ts";
import { completionsOf, partOf, type Chosen } from "./selection.ts";

/** Every triangle that a player has the pieces for, whether the rules allow it now or not. */
export function owned({ viewer, view: { table, own } }: RaceScene): number[] {
    if (viewer === null || own === null) return [];
    const parts: readonly action.Part[] = [
        ...held(own.own_hand).map((piece) => ({ piece, isSaved: false })),
        ...held(table.saved[viewer]!).map((piece) => ({ piece, isSaved: true })),
    ].filter(({ piece }) => !isJoker(piece));
    const of = (cut: number, number: number) => parts.filter(({ piece }) => cutOf(piece) === cut && numberOf(piece) === number);
    return [0, 1, 2].flatMap((cut) =>
        of(cut, 1).flatMap((one) => of(cut, 2).flatMap((two) => of(cut, 3).map((three) => action.complete([one, two, three])))),
    );
}

/** Says why a piece can't be chosen: in the library's words if the rules forbid its triangle. */
export function explain(scene: RaceScene, completions: readonly number[], chosen: Chosen, part: action.Part): void {
    if (!isMine(scene)) return;
    const { piece } = part;
    if (isJoker(piece)) return act(action.playJoker(piece)); // which is refused
    const say = words.value;
    const all = owned(scene);
    const forbidden = completionsOf(all, partOf(chosen, part))[0] ?? completionsOf(all, [part])[0];
    if (forbidden === undefined) refusal.value = { text: say.noTriangle, rule: null };
    else if (completions.includes(forbidden)) refusal.value = { text: say.goesWithOthers, rule: null };
    else act(forbidden);
}

/** Whether a triangle would empty the hand, and only the call of the last round is missing. */
export function lacksCall(scene: RaceScene, completions: readonly number[]): boolean {
    const { viewer, view } = scene;
    const { table } = view;
    if (viewer === null || table.caller !== null || table.phase !== "turn") return false;
    const fromHand = (one: number) => action.completed(one)!.filter(({ isSaved }) => !isSaved).length;
    return owned(scene).some((one) => !completions.includes(one) && fromHand(one) === table.in_hand[viewer]);
}

/** What is to be done now in a game of Triangles, with places to drop, advice, and the triangle that was completed last. */
import type { ComponentChildren } from "preact";
import { ask, room } from "../client.ts";
import type { OpenScene } from "../host/protocol.ts";
import { Advice } from "../parts/advice.tsx";
import { judgementOf } from "../report/reviewing.ts";
import { ReviewNote } from "../report/note.tsx";
import { words } from "../words/index.ts";
import { Triangle } from "./card.tsx";
import { isMine } from "./scene.ts";
import { Told } from "./told.tsx";

export function Tray(props: { scene: OpenScene; task: string; children?: ComponentChildren }) {
    const { scene, task } = props;
    const mine = isMine(scene);
    return (
        <div class="tray" data-mine={mine}>
            {scene.reviewed !== null ? (
                <ReviewNote scene={scene} />
            ) : (
                <p class="task" id="task" tabIndex={-1}>
                    <Told text={mine ? task : whatHappens(scene)} />
                </p>
            )}
            {mine && <Advice scene={scene} toDo={(action) => inWords(scene, action)} />}
            {mine && props.children && <div class="places">{props.children}</div>}
            {scene.situation === "waiting" && scene.past === null && room.value === null && (
                <button type="button" class="quiet" onClick={() => ask({ kind: "hurry" })}>
                    {words.value.hurry}
                </button>
            )}
        </div>
    );
}

/** An action in the library's words. */
function inWords({ view }: OpenScene, action: number): string {
    const told = view.legal.find((one) => one.action === action)?.words ?? "";
    return told.charAt(0).toUpperCase() + told.slice(1);
}

/** What is told to those who aren't to move. */
function whatHappens(scene: OpenScene): string {
    const say = words.value;
    if (scene.past !== null) return scene.steps[scene.past]?.sentences.join(" ") ?? "";
    if (scene.situation === "over") return say.over;
    return scene.steps.at(-1)?.sentences.at(-1) ?? say.turnOf(scene.players[scene.turn ?? 0]!.name);
}

/** A place that something goes to, with its effect. */
export function Drop(props: { scene: OpenScene; label: ComponentChildren; effect?: string; warns?: boolean; onClick: () => void; action: number }) {
    return (
        <button type="button" class="drop" data-warns={props.warns} data-judged={judgementOf(props.scene, props.action)} data-action={props.action} onClick={props.onClick}>
            <span>{props.label}</span>
            {props.effect && <small>{props.effect}</small>}
        </button>
    );
}

/** The triangle of the last step: its pieces click together, and what it brought is said. */
export function Completed({ name, pieces, effect }: { name: string; pieces: readonly number[]; effect: string }) {
    return (
        <div class="completed">
            <Triangle pieces={pieces} clicks />
            <p>
                <b>{name}</b> – {effect}
            </p>
        </div>
    );
}

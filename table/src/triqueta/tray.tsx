/** What is to be done now, with the token in hand and the places for it that are no rows. */
import { useState } from "preact/hooks";
import { act, ask, earlier, room } from "../client.ts";
import { glossary } from "../glossary.ts";
import { Advice } from "../parts/advice.tsx";
import { judgementOf } from "../report/reviewing.ts";
import { ReviewNote } from "../report/note.tsx";
import { words } from "../words/index.ts";
import * as action from "./actions.ts";
import { isTriqueta, type TriquetaScene } from "./board.tsx";
import { signed } from "../words/numbers.ts";
import { nthOf } from "./rows.tsx";
import { Token } from "./token.tsx";

const mostKept = 2;

/** How many shadow tokens another player has just drawn and kept. */
function shadowsTaken({ view: { table }, viewer, happened }: TriquetaScene): number {
    const before = earlier.peek();
    if (happened.length === 0 || !("shadows" in table) || before === null || before.situation === "covered" || !isTriqueta(before)) return 0;
    const { table: then } = before.view;
    if (!("shadows" in then)) return 0;
    return table.shadows.reduce((sum, count, seat) => sum + (seat === viewer ? 0 : Math.max(0, count - then.shadows[seat]!)), 0);
}

/** The shadow tokens that the viewer has just drawn, which are kept by themselves. */
function shadowsSeen({ happened, viewer, view }: TriquetaScene): number[] {
    const others = [...(view.own?.own_drawn ?? [])];
    const seen = happened.flatMap((event) => ("kind" in event && event.kind === "looked" && event.seat === viewer && event.token !== null ? [event.token] : []));
    return seen.filter((animal) => {
        const place = others.indexOf(animal);
        if (place >= 0) others.splice(place, 1);
        return place < 0;
    });
}

export function Tray({ scene }: { scene: TriquetaScene }) {
    const say = words.value;
    const { table } = scene.view;
    const isMine = scene.situation === "yours" && scene.past === null;
    const isReviewed = scene.reviewed !== null;
    const drawn = isMine || isReviewed ? (scene.view.own?.own_drawn ?? []) : [];
    const shadows = scene.past === null ? shadowsSeen(scene) : [];
    // Tokens whose faces the viewer doesn't see: drawn by others, or not looked at yet.
    const backs = [...table.drawn.slice(drawn.length), ...Array<number>(isMine ? 0 : shadowsTaken(scene)).fill(1)];
    return (
        <div class="tray" data-spot="tray" data-mine={isMine}>
            <div class="in-hand">
                {drawn.map((animal, i) => (
                    <span key={`${i}-${animal}`} class="place drawn">
                        <Token animal={animal} />
                    </span>
                ))}
                {shadows.map((animal, i) => (
                    <span key={`shadow-${i}`} class="place shadow-seen">
                        <Token animal={animal} />
                    </span>
                ))}
                {backs.map((back, i) => (
                    <span key={i} class="place">
                        <Token back={back === 1 ? "shadow" : "light"} />
                    </span>
                ))}
            </div>
            {isReviewed ? (
                <ReviewNote scene={scene} />
            ) : (
                <p class="task" id="task" tabIndex={-1}>
                    {shadows.length > 0 && <span class="shadow-kept">{(isMine ? say.shadowToo : say.shadowKept)(say.and(shadows.map(nameOf)))} </span>}
                    {(isMine || shadows.length === 0) && taskOf(scene)}
                </p>
            )}
            {isMine && <Advice scene={scene} toDo={(number) => adviceOf(number, scene)} />}
            {isMine && table.phase === "place" && <OtherPlaces scene={scene} />}
            {isMine && table.phase === "decide" && <Decision scene={scene} />}
            {scene.situation === "waiting" && scene.past === null && room.value === null && (
                <button type="button" class="quiet" onClick={() => ask({ kind: "hurry" })}>
                    {say.hurry}
                </button>
            )}
        </div>
    );
}

/** The places for the token in hand besides the rows. */
function OtherPlaces({ scene }: { scene: TriquetaScene }) {
    const say = words.value;
    const { legal, table } = scene.view;
    const may = (number: number) => legal.some((one) => one.action === number);
    const left = mostKept - table.kept[scene.viewer!]!;
    const effect = scene.outlook?.kept ? `${nthOf(scene.outlook.kept, scene.view.own?.own_drawn[0])}: ${signed(scene.outlook.kept.points)}` : "";
    return (
        <div class="places">
            {may(action.keep) && (
                <button type="button" class="drop" data-judged={judgementOf(scene, action.keep)} onClick={() => act(action.keep)}>
                    {say.keep}
                    <small>{[say.keepsLeft(left), effect].filter(Boolean).join(" · ")}</small>
                </button>
            )}
            {may(action.box) && (
                <button type="button" class="drop" data-judged={judgementOf(scene, action.box)} onClick={() => act(action.box)}>
                    {say.toBox}
                </button>
            )}
        </div>
    );
}

/** The end decision: each token that was kept is added or left out. */
function Decision({ scene }: { scene: TriquetaScene }) {
    const say = words.value;
    const tokens = scene.view.own?.own_kept ?? [];
    const points = scene.outlook?.decisions ?? [];
    const [mask, setMask] = useState(() => points.indexOf(Math.max(...points)));
    return (
        <div class="decision">
            {tokens.map((animal, i) => {
                const isAdded = ((mask >> i) & 1) === 1;
                return (
                    <button key={i} type="button" class="kept" aria-pressed={isAdded} onClick={() => setMask(mask ^ (1 << i))}>
                        <Token animal={animal} />
                        <span class="visually-hidden">{glossary.value.animals[animal]}</span>
                        <small>{isAdded ? say.add : say.leave}</small>
                    </button>
                );
            })}
            <button type="button" class="primary" onClick={() => act(action.decide(mask))}>
                {say.decided(say.points(points[mask] ?? 0))}
            </button>
        </div>
    );
}

function taskOf(scene: TriquetaScene): string {
    const say = words.value;
    const { table, legal, own } = scene.view;
    if (scene.past !== null) return scene.steps[scene.past]?.sentences.join(" ") ?? "";
    if (scene.situation === "over") return say.over;
    if (scene.situation === "waiting")
        return scene.steps.at(-1)?.sentences.at(-1) ?? say.turnOf(scene.players[scene.turn ?? 0]!.name);
    const may = (number: number) => legal.some((one) => one.action === number);
    const animal = capital(nameOf(own?.own_drawn[0] ?? -1));
    switch (table.phase) {
        case "turn":
            if (!legal.some((one) => one.action < action.take(0))) return say.yourTurnRows;
            return table.in_middle.filter(Boolean).length === 1 ? say.yourTurnLast : scene.variant.endsWith("_duel") ? say.drawTwo : say.yourTurn;
        case "second_draw":
            return say.drawSecond;
        case "place":
            if (scene.variant.endsWith("_duel")) {
                const [token, other] = own?.own_drawn ?? [];
                if (token !== undefined && other !== undefined) return say.placeFirst(nameOf(token), nameOf(other));
                return [0, 1].some((row) => may(action.lay(row))) ? say.placeOrBox(animal) : say.notToRow(animal);
            }
            return may(action.keep) ? say.placeToken(animal) : say.placeOnly(animal);
        case "next_tower":
            return say.chooseTower;
        case "decide":
            return say.decide;
        default:
            return "";
    }
}

/** An action as advice. */
function adviceOf(number: number, scene: TriquetaScene): string {
    const say = words.value;
    if (number >= action.decide(0)) return say.toDecide(say.points(scene.outlook?.decisions?.[number - action.decide(0)] ?? 0));
    if (number >= action.choose(0)) return say.toChoose(number - action.choose(0) + 1);
    if (number === action.box) return say.toBox;
    if (number === action.keep) return say.keep;
    if (number >= action.lay(0)) return say.toLay(number - action.lay(0) + 1);
    if (number >= action.take(0)) return say.toTake(number - action.take(0) + 1);
    return say.toDraw(number + 1);
}

const nameOf = (animal: number) => glossary.value.animals[animal] ?? "";
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

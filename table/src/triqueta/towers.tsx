/** The current tower as a flower of five stacks, and the towers that wait with their tree tiles. */
import { act } from "../client.ts";
import { judgementOf } from "../report/reviewing.ts";
import { words } from "../words/index.ts";
import * as action from "./actions.ts";
import type { TriquetaScene } from "./board.tsx";
import { activation } from "../parts/activation.ts";
import { petal, Tile, type Back } from "./token.tsx";

const columns = 5;
const levels = 3;
/** How far a token lies above the one below it, in units of the drawing. */
const thickness = 7;
/** Columns from the back of the drawing to its front: a stack hides what is behind it. */
const backToFront = [0, 1, 4, 2, 3];

/** Whether a tower has a level of shadow tokens at its bottom. */
export const hasShadows = ({ game }: { game: string }, tower: number) => tower > 0 && game.startsWith("hidden_wolves");

/** The backs of a stack, from the bottom up. */
function stack(height: number, onShadow: boolean): Back[] {
    return Array.from({ length: height }, (_, level) => (onShadow && level === 0 ? "shadow" : "light"));
}

function Stack({ column, backs }: { column: number; backs: readonly Back[] }) {
    const turned = (rise: number) => `translate(0 ${-rise}) rotate(${column * 72}) translate(0 -9)`;
    return (
        <>
            <path class="ground" d={petal} transform={turned(-2)} />
            {backs.map((back, level) => (
                <g key={level} class={`stone ${back}`}>
                    <path class="side" d={petal} transform={turned(level * thickness - 5)} />
                    <path class="top" d={petal} transform={turned(level * thickness)} />
                    <path class="vein" d="M0-18v-64M0-40c-9-4-17-11-20-21M0-40c9-4 17-11 20-21" transform={turned(level * thickness)} />
                </g>
            ))}
        </>
    );
}

const box = "-116 -146 232 252";

export function Towers({ scene }: { scene: TriquetaScene }) {
    const { table } = scene.view;
    const isChoosing = table.phase === "next_tower";
    const waiting = table.standing.flatMap((isStanding, tower) => (isStanding ? [tower] : []));
    return (
        <div class={isChoosing ? "towers choosing" : "towers"}>
            {!isChoosing && <CurrentTower scene={scene} />}
            <div class="waiting">
                {waiting.map((tower) => (
                    <WaitingTower key={tower} scene={scene} tower={tower} />
                ))}
            </div>
        </div>
    );
}

function CurrentTower({ scene }: { scene: TriquetaScene }) {
    const { table } = scene.view;
    const shadows = hasShadows(scene.view, table.tower);
    const legal = new Set(scene.view.legal.map((one) => one.action));
    return (
        <svg class="flower" viewBox={box} role="group" aria-label={words.value.tower}>
            {backToFront.map((column) => (
                <Petal
                    key={column}
                    column={column}
                    backs={stack(table.left[column]!, shadows)}
                    judged={judgementOf(scene, action.draw(column))}
                    isOpen={scene.situation === "yours" && scene.past === null && legal.has(action.draw(column))}
                />
            ))}
        </svg>
    );
}

function Petal(props: { column: number; backs: readonly Back[]; isOpen: boolean; judged: string | undefined }) {
    const { column, backs, isOpen, judged } = props;
    const say = words.value;
    const top = backs.at(-1);
    const name = top === undefined ? say.emptyPetal(column + 1) : say.petal(column + 1, backs.length);
    return (
        <g
            {...activation(() => act(action.draw(column)))}
            class="petal"
            role="button"
            tabindex={isOpen ? 0 : -1}
            aria-disabled={!isOpen}
            aria-label={top === "shadow" ? `${name}, ${say.shadowOnTop}` : name}
            data-spot={`column-${column}`}
            data-judged={judged}
        >
            <Stack column={column} backs={backs} />
        </g>
    );
}

function WaitingTower({ scene, tower }: { scene: TriquetaScene; tower: number }) {
    const { table, legal } = scene.view;
    const shadows = hasShadows(scene.view, tower);
    const isOpen =
        scene.situation === "yours" &&
        scene.past === null &&
        table.phase === "next_tower" &&
        legal.some((one) => one.action === action.choose(tower));
    const backs = stack(shadows ? levels + 1 : levels, shadows);
    return (
        <button
            type="button"
            class="waiting-tower"
            data-judged={judgementOf(scene, action.choose(tower))}
            aria-disabled={!isOpen}
            tabIndex={isOpen ? 0 : -1}
            aria-label={words.value.waitingTower(tower + 1)}
            onClick={() => act(action.choose(tower))}
        >
            <svg viewBox={box} aria-hidden="true">
                {backToFront.slice(0, columns).map((column) => (
                    <Stack key={column} column={column} backs={backs} />
                ))}
            </svg>
            <Tile />
        </button>
    );
}

/** Tokens on their way: a drawing flies from where a token was to where it lies now. Nothing depends on it. */
import { render } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { TriquetaEvent } from "triqueta";
import { earlier } from "../client.ts";
import type { TriquetaScene } from "./board.tsx";
import { isTriqueta } from "./board.tsx";
import { listed } from "./rows.tsx";
import { Token } from "./token.tsx";
import { hasShadows } from "./towers.tsx";

interface Flight {
    readonly from: string;
    readonly to: string;
    readonly animal?: number;
    readonly isShadow?: boolean;
    /** Whether it is turned over on its way. */
    readonly turns?: boolean;
}

const duration = 420;
const stagger = 60;

/** Lets the tokens of the last step fly, once for each scene. */
export function useFlights(scene: TriquetaScene): void {
    useLayoutEffect(() => {
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
        const flights = flightsOf(scene);
        if (flights.length > 0) afterPaint(() => begin(flights));
    }, [scene]);
}

/** The new scene is painted first; then its places can be measured without laying the page out once more. */
const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

/** Measures before it adds anything, for the same reason. */
function begin(flights: readonly Flight[]): void {
    const ways = flights.map(({ from, to }) => [spot(from), spot(to)] as const);
    flights.forEach((flight, i) => fly(flight, ...ways[i]!, i * stagger));
}

function flightsOf(scene: TriquetaScene): Flight[] {
    const before = earlier.peek();
    const then = before !== null && before.situation !== "covered" && isTriqueta(before) ? before.view.table : null;
    const rows = then?.rows ?? [];
    const onShadow = hasShadows(scene.view, scene.view.table.tower);
    return scene.happened.flatMap((event): Flight[] => {
        const { seat, kind, number, token } = event as TriquetaEvent;
        const own = seat === scene.viewer;
        switch (kind) {
            case "drew": {
                const seen = scene.happened.find((other) => "kind" in other && other.kind === "looked") as
                    | TriquetaEvent
                    | undefined;
                const animal = seen?.token ?? undefined;
                const isShadow = onShadow && then?.left[number] === 1;
                return [{ from: `column-${number}`, to: "tray", isShadow, ...(animal !== undefined && { animal, turns: true }) }];
            }
            case "laid":
                return token === null ? [] : [{ from: "tray", to: `row-${number}`, animal: token, turns: !own }];
            case "kept":
                return [{ from: "tray", to: `player-${seat}` }];
            case "took":
                return listed(rows[number] ?? []).map((animal) => ({ from: `row-${number}`, to: `player-${seat}`, animal }));
            default:
                return [];
        }
    });
}

const spot = (name: string) => document.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect();

function fly({ animal, isShadow = false, turns = false }: Flight, start: DOMRect | undefined, end: DOMRect | undefined, delay: number): void {
    if (!start || !end) return;
    const back = isShadow ? "shadow" : "light";
    const box = document.createElement("div");
    box.className = "flight";
    render(
        <>
            {(animal === undefined || turns) && (
                <div class="back">
                    <Token back={back} />
                </div>
            )}
            {animal !== undefined && (
                <div class="front">
                    <Token animal={animal} />
                </div>
            )}
        </>,
        box,
    );
    document.body.append(box);
    const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
    const at = (rect: DOMRect) => `translate(${middle(rect).map((value) => `${value}px`).join(",")})`;
    const options = { duration, delay, fill: "both", easing: "cubic-bezier(.3,.7,.2,1)" } as const;
    if (turns) {
        box.querySelector(".back")?.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(0)" }], options);
        box.querySelector(".front")?.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(1)" }], options);
    }
    const flight = box.animate([{ transform: at(start) }, { transform: at(end) }], options);
    flight.onfinish = () => {
        render(null, box);
        box.remove();
    };
}

/** The chances over a game as a picture: a line for each player, with a dot where a move of the chosen one cost something. */
import type { TargetedMouseEvent } from "preact";
import type { OpenScene, Report, ReportedMove } from "../host/protocol.ts";
import { words } from "../words/index.ts";
import { gradeOf, inPercent, type Grade } from "./figures.ts";
import { review } from "./reviewing.ts";

const [width, height] = [400, 212];
const [left, right, top, bottom] = [30, 392, 10, 182];
/** Lines of more players have the colours again, dashed. */
const colours = 7;
const sizes: Readonly<Record<Grade, number>> = { good: 0, inaccuracy: 4, mistake: 5.5, blunder: 7 };

export interface Reported {
    readonly scene: OpenScene;
    readonly report: Report & { readonly moves: readonly ReportedMove[] };
    /** The chosen player. */
    readonly seat: number;
}

const styleOf = (seat: number) => ({
    "--line": `var(--line-${seat % colours})`,
    ...(seat >= colours && { strokeDasharray: `${9 - 2 * Math.floor(seat / colours)} 3` }),
});

/** The line of a player by itself. */
export const LineSign = ({ seat }: { seat: number }) => (
    <svg class="line-sign" viewBox="0 0 24 8" aria-hidden="true">
        <path d="M1 4h22" style={styleOf(seat)} />
    </svg>
);

export function Chart({ scene, report: { moves, ended }, seat }: Reported) {
    const say = words.value;
    const steps = scene.steps.length;
    const xOf = (number: number) => left + ((right - left) * number) / (steps + 1);
    const yOf = (chance: number) => bottom - (bottom - top) * chance;
    const own = moves.filter((move) => move.seat === seat);
    const lineOf = (whose: number) => [
        ...moves.filter((move) => move.seat === whose).map((move) => [xOf(move.step + 1), yOf(move.chance)]),
        [right, yOf(ended[whose]!)],
    ];
    const onClick = ({ currentTarget, clientX }: TargetedMouseEvent<SVGSVGElement>) => {
        const box = currentTarget.getBoundingClientRect();
        const x = ((clientX - box.x) / box.width) * width;
        const away = (move: ReportedMove) => Math.abs(xOf(move.step + 1) - x);
        const nearest = own.toSorted((a, b) => away(a) - away(b))[0];
        if (nearest) review(nearest);
    };
    const shown = scene.reviewed ?? scene.past;
    const seats = [...scene.players.keys()].filter((one) => one !== seat);
    return (
        <svg class="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say.chancesOfAll(inWords(own, scene.players[seat]!.name, ended[seat]!))} onClick={onClick}>
            {[0, 25, 50, 75, 100].map((percent) => (
                <g key={percent} class="grid">
                    <path d={`M${left} ${yOf(percent / 100)}H${right}`} />
                    <text x={left - 5} y={yOf(percent / 100)} dy="4" text-anchor="end">
                        {percent}
                    </text>
                </g>
            ))}
            {marksBelow(steps).map((number) => (
                <text key={number} class="below" x={xOf(number)} y={bottom + 17} text-anchor="middle">
                    {number}
                </text>
            ))}
            {shown !== null && <path class="here" d={`M${xOf(shown + 1)} ${top}V${bottom}`} />}
            {[...seats, seat].map((whose) => (
                <polyline key={whose} class={whose === seat ? "line chosen" : "line"} style={styleOf(whose)} points={lineOf(whose).join(" ")} />
            ))}
            {own.map((move) => {
                const grade = gradeOf(move);
                return (
                    grade !== "good" && (
                        <circle
                            key={move.step}
                            class="dot"
                            style={styleOf(seat)}
                            cx={xOf(move.step + 1)}
                            cy={yOf(move.chance)}
                            r={sizes[grade]}
                        />
                    )
                );
            })}
        </svg>
    );
}

/** The numbers of some moves, about ten of them. */
function marksBelow(steps: number): number[] {
    const unit = [5, 10, 20, 50, 100, 200].find((one) => steps / one <= 9) ?? 500;
    return Array.from({ length: Math.floor(steps / unit) + 1 }, (_, i) => i * unit);
}

function inWords(own: readonly ReportedMove[], name: string, ended: number): string {
    const chances = own.map(({ chance }) => chance);
    return words.value.chancesOf(name, ...([Math.min(...chances, 1), Math.max(...chances, 0), ended].map(inPercent) as [number, number, number]));
}

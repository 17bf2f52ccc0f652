/** The report of a match that is over: the chances as a picture, who chose how well, turning points, and moves. */
import { useEffect, useRef, useState } from "preact/hooks";
import { ask, report, scene } from "../client.ts";
import type { OpenScene, ReportedMove } from "../host/protocol.ts";
import { Select } from "../parts/select.tsx";
import { panel } from "../screens/panels.ts";
import { Told } from "../triangles/told.tsx";
import { words } from "../words/index.ts";
import { Chart, LineSign, type Reported } from "./chart.tsx";
import { gradeOf, inPercent, shareOf, turningPoints, type Grade } from "./figures.ts";
import { Mark } from "./mark.tsx";
import { review } from "./reviewing.ts";
import { SidePanel } from "../parts/side_panel.tsx";

export function ReportPanel() {
    const say = words.value;
    const now = scene.value;
    useEffect(() => ask({ kind: "report" }), []);
    const close = () => {
        panel.value = null;
        ask({ kind: "look", step: null });
    };
    return (
        <SidePanel title={say.report} kind="report" onClose={close}>
            {now?.situation === "over" && (report.value?.moves ? <Found scene={now} report={{ ...report.value, moves: report.value.moves }} /> : <Making />)}
        </SidePanel>
    );
}

/** How far it is. */
function Making() {
    const say = words.value;
    const { done, all } = report.value?.progress ?? { done: 0, all: 1 };
    const isRunning = report.value?.isRunning ?? true;
    return (
        <div class="making">
            <label>
                {say.judging(Math.min(done + 1, all), all)}
                <progress max={all} value={done} />
            </label>
            <button type="button" class="secondary" onClick={() => ask({ kind: isRunning ? "stopReport" : "report" })}>
                {isRunning ? say.stop : say.judgeOn}
            </button>
        </div>
    );
}

function Found({ scene: now, report: found }: Omit<Reported, "seat">) {
    const say = words.value;
    const [seat, choose] = useState(() => now.viewer ?? now.result.winners[0] ?? 0);
    if (found.moves.length === 0) return <p>{say.noChoices}</p>;
    const reported = { scene: now, report: found, seat };
    const { good, all, cost } = shareOf(found.moves, seat);
    return (
        <div class="found" tabIndex={0} role="group" aria-label={say.report}>
            <h3>{say.chances}</h3>
            <Chart {...reported} />
            <ul class="choosers">
                {now.players.map((_, one) => (
                    <Chooser key={one} {...reported} seat={one} isChosen={one === seat} onChoose={() => choose(one)} />
                ))}
            </ul>
            {all > 0 && <p>{say.shareOf(now.players[seat]!.name, good, all, rounded(good, all), inPercent(cost))}</p>}
            <Moves {...reported} />
            <TurningPoints {...reported} />
            <p class="hint">{say.legend}</p>
        </div>
    );
}

const rounded = (good: number, all: number) => Math.floor((200 * good + all) / (2 * all));

/** A player, with the share of good choices. Tapped, the report is about them. */
function Chooser({ scene: now, report: { moves }, seat, isChosen, onChoose }: Reported & { isChosen: boolean; onChoose: () => void }) {
    const { good, all } = shareOf(moves, seat);
    const counts = (["inaccuracy", "mistake", "blunder"] as const).map((grade): [Grade, number] => [
        grade,
        moves.filter((move) => move.seat === seat && gradeOf(move) === grade).length,
    ]);
    return (
        <li>
            <button type="button" aria-pressed={isChosen} onClick={onChoose}>
                <LineSign seat={seat} />
                <b>{now.players[seat]!.name}</b>
                <span class="counts">
                    {counts.map(
                        ([grade, count]) =>
                            count > 0 && (
                                <span key={grade}>
                                    <Mark grade={grade} /> {count}
                                </span>
                            ),
                    )}
                </span>
                {all > 0 && (
                    <span class="share">
                        <span class="visually-hidden">{words.value.goodChoices} </span>
                        {rounded(good, all)} %
                    </span>
                )}
            </button>
        </li>
    );
}

function TurningPoints({ scene: now, report: { moves, ended } }: Reported) {
    const say = words.value;
    const points = turningPoints(moves, ended);
    if (points.length === 0) return null;
    return (
        <section>
            <h3>{say.turningPoints}</h3>
            <ul class="judged-moves">
                {points.map(({ move, before, after }) => (
                    <MoveItem key={move.step} scene={now} move={move}>
                        {say.swing(now.players[move.seat]!.name, inPercent(before), inPercent(after))}{" "}
                        {gradeOf(move) !== "good" && say.ofIt(inPercent(move.cost))}
                    </MoveItem>
                ))}
            </ul>
        </section>
    );
}

function Moves({ scene: now, report: { moves }, seat }: Reported) {
    const say = words.value;
    const [which, choose] = useState<"costly" | "all">("costly");
    const shown = moves.filter((move) => move.seat === seat && (which === "all" || gradeOf(move) !== "good"));
    return (
        <section>
            <Select
                label={say.allMoves}
                isLabelHidden
                value={which}
                options={[
                    ["costly", say.costlyMoves],
                    ["all", say.allMoves],
                ]}
                onChange={choose}
            />
            {shown.length === 0 && <p>{say.allGood}</p>}
            <ul class="judged-moves">
                {shown.map((move) => (
                    <MoveItem key={move.step} scene={now} move={move} />
                ))}
            </ul>
        </section>
    );
}

/** A move, which is looked at when it is tapped. Without words of its own it says what was done, and what was better. */
function MoveItem({ scene: now, move, children }: { scene: OpenScene; move: ReportedMove; children?: preact.ComponentChildren }) {
    const say = words.value;
    const grade = gradeOf(move);
    const isHere = now.reviewed === move.step;
    const ref = useRef<HTMLLIElement>(null);
    useEffect(() => {
        if (isHere) ref.current?.scrollIntoView({ block: "nearest" });
    }, [isHere]);
    return (
        <li ref={ref} aria-current={isHere ? "step" : undefined}>
            <button type="button" onClick={() => review(move)}>
                <span class="number">{move.step + 1}</span>
                <Mark grade={grade} />
                <span class="what">
                    {children ?? <Told text={move.done} />}
                    {!children && move.better !== null && (
                        <small>
                            <Told text={say.better(move.better, inPercent(move.best.chance))} />
                        </small>
                    )}
                </span>
                {!children && <span class="cost">{grade === "good" ? `${inPercent(move.chance)} %` : say.costs(inPercent(move.cost))}</span>}
            </button>
        </li>
    );
}

/** What the report says of the move before which the table is shown. */
import { useEffect, useRef } from "preact/hooks";
import { ask, reasons, report } from "../client.ts";
import type { OpenScene, ReportedMove } from "../host/protocol.ts";
import { IconButton } from "../parts/icon.tsx";
import { panel } from "../screens/panels.ts";
import { Told } from "../triangles/told.tsx";
import { words } from "../words/index.ts";
import { gradeOf, inPercent } from "./figures.ts";
import { Mark } from "./mark.tsx";
import { movedIn, review } from "./reviewing.ts";

export function ReviewNote({ scene }: { scene: OpenScene }) {
    const say = words.value;
    const move = movedIn(scene);
    const ref = useRef<HTMLDivElement>(null);
    useEffect(() => ref.current?.scrollIntoView({ block: "nearest" }), [move?.step]);
    if (move === null) return null;
    const [earlier, later] = neighbours(move);
    const why = reasons.value?.step === move.step ? reasons.value : null;
    return (
        <>
            <div ref={ref} class="review-note" role="note">
                <p class="judged" data-judged={gradeOf(move) === "good" ? "good" : "worse"}>
                    <Mark grade={gradeOf(move)} /> <b>{say.move(move.step + 1)}.</b> <Told text={move.done} />{" "}
                    <span class="chance">({say.playedFor(inPercent(move.chance))})</span>
                    {why && why.done !== "" && (
                        <small>
                            <Told text={why.done} />
                        </small>
                    )}
                </p>
                {move.better !== null && (
                    <p class="judged" data-judged="better">
                        <Told text={say.better(move.better, inPercent(move.best.chance))} />
                        {why && why.better !== "" && (
                            <small>
                                <Told text={why.better} />
                            </small>
                        )}
                    </p>
                )}
            </div>
            <div class="steps">
                <IconButton name="back" label={say.earlierMove} disabled={!earlier} onClick={() => earlier && review(earlier)} />
                <IconButton name="forward" label={say.laterMove} disabled={!later} onClick={() => later && review(later)} />
                {panel.value !== "report" && (
                    <button type="button" class="quiet" onClick={() => (panel.value = "report")}>
                        {say.backToReport}
                    </button>
                )}
                <button type="button" class="quiet" onClick={() => ask({ kind: "look", step: null })}>
                    {say.now}
                </button>
            </div>
        </>
    );
}

/** The choices of the same player before and after a move. */
function neighbours({ seat, step }: ReportedMove): [ReportedMove | undefined, ReportedMove | undefined] {
    const own = (report.value?.moves ?? []).filter((one) => one.seat === seat);
    return [own.findLast((one) => one.step < step), own.find((one) => one.step > step)];
}

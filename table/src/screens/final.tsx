import { useEffect, useRef, useState } from "preact/hooks";
import { ask, room } from "../client.ts";
import { glossary } from "../glossary.ts";
import type { OpenScene } from "../host/protocol.ts";
import { AfterOnline, OnlineRematch } from "../online/after.tsx";
import { words } from "../words/index.ts";
import { plain } from "../words/numbers.ts";
import { panel } from "./panels.ts";

/** More players than these get a row each rather than a column. */
const wide = 5;

/** The score, line by line, and who has won. */
export function FinalScore({ scene }: { scene: OpenScene }) {
    const say = words.value;
    const { result, players, variant } = scene;
    const labels = glossary.value.lines[variant];
    const [shown, setShown] = useState(1);
    const isDone = shown >= labels.length;
    const ref = useRef<HTMLElement>(null);
    // Of many players the names that have won stand above the screen, when the last line was asked for below it.
    useEffect(() => void (isDone && ref.current?.scrollIntoView({ block: "nearest" })), [isDone]);
    const sums = players.map((_, seat) => result.lines.slice(0, shown).reduce((sum, { points }) => sum + points[seat]!, 0));
    return (
        <section ref={ref} class="final" data-done={isDone} data-tall={players.length > wide} aria-labelledby="final-score">
            <h2 id="final-score">{isDone ? winners(scene) : say.counting}</h2>
            {isDone && "tie_break" in result.facts && result.facts.tie_break !== "none" && (
                <p>{result.facts.tie_break === "tokens" ? say.tieBreak : say.shared}</p>
            )}
            <div class="scroller" tabIndex={0} role="group" aria-label={say.finalScore}>
                {players.length > wide ? (
                    <TallTable scene={scene} shown={shown} sums={sums} isDone={isDone} />
                ) : (
                    <WideTable scene={scene} shown={shown} sums={sums} isDone={isDone} />
                )}
            </div>
            <div class="ways">
                {isDone ? (
                    <>
                        {room.value?.view ? <OnlineRematch view={room.value.view} /> : <Rematch scene={scene} />}
                        {room.value === null && <ToReport />}
                        <button type="button" class="secondary" onClick={() => ask({ kind: "look", step: 0 })}>
                            {say.replay}
                        </button>
                    </>
                ) : (
                    <>
                        <button type="button" class="primary" onClick={() => setShown(shown + 1)}>
                            {say.nextLine}
                        </button>
                        <button type="button" class="secondary" onClick={() => setShown(labels.length)}>
                            {say.allLines}
                        </button>
                    </>
                )}
            </div>
            {isDone && room.value !== null && <AfterOnline />}
        </section>
    );
}

interface Shown {
    readonly scene: OpenScene;
    readonly shown: number;
    readonly sums: readonly number[];
    readonly isDone: boolean;
}

/** A column for each player. */
function WideTable({ scene: { result, players, variant, viewer }, shown, sums, isDone }: Shown) {
    const labels = glossary.value.lines[variant];
    return (
        <table>
            <thead>
                <tr>
                    <td />
                    {players.map(({ name }, seat) => (
                        <th key={seat} scope="col" data-own={seat === viewer}>
                            {name}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {result.lines.slice(0, shown).map((line, i) => (
                    <tr key={line.name} class={i === shown - 1 ? "fresh" : ""}>
                        <th scope="row">{labels[i]}</th>
                        {line.points.map((points, seat) => (
                            <td key={seat} data-sign={Math.sign(points)}>
                                {plain(points)}
                            </td>
                        ))}
                    </tr>
                ))}
            </tbody>
            <tfoot>
                <tr>
                    <th scope="row">{isDone ? words.value.sum : words.value.soFar}</th>
                    {sums.map((points, seat) => (
                        <td key={seat} data-won={isDone && result.winners.includes(seat)}>
                            {plain(points)}
                        </td>
                    ))}
                </tr>
            </tfoot>
        </table>
    );
}

/** A row for each player, for games of many; in the end those with the most points first. */
function TallTable({ scene: { result, players, variant, viewer }, shown, sums, isDone }: Shown) {
    const labels = glossary.value.lines[variant].slice(0, shown);
    const order = [...players.keys()].sort((a, b) => (isDone ? sums[b]! - sums[a]! : 0) || a - b);
    return (
        <table>
            <thead>
                <tr>
                    <td />
                    {labels.map((label) => (
                        <th key={label} scope="col">
                            {label}
                        </th>
                    ))}
                    <th scope="col">{isDone ? words.value.sum : words.value.soFar}</th>
                </tr>
            </thead>
            <tbody>
                {order.map((seat) => (
                    <tr key={seat} data-own={seat === viewer}>
                        <th scope="row">{players[seat]!.name}</th>
                        {labels.map((label, i) => (
                            <td key={label}>{plain(result.lines[i]!.points[seat]!)}</td>
                        ))}
                        <td data-won={isDone && result.winners.includes(seat)}>
                            <b>{plain(sums[seat]!)}</b>
                        </td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

/** Who has won, as a sentence. */
export function winners({ result, players, viewer }: OpenScene): string {
    const say = words.value;
    if (result.winners.length === 1 && result.winners[0] === viewer) return say.youWin;
    return say.wins(say.and(result.winners.map((seat) => players[seat]!.name)), result.winners.length > 1);
}

/** The same players again. */
export function Rematch({ scene: { variant, players, view } }: { scene: OpenScene }) {
    const begin = () => ask({ kind: "start", setup: { variant, players, first: null, options: view.options, deal: null } });
    return (
        <button type="button" class="primary" onClick={begin}>
            {words.value.rematch}
        </button>
    );
}

/** The way to the report. */
export function ToReport() {
    return (
        <button type="button" class="secondary" onClick={() => (panel.value = "report")}>
            {words.value.report}
        </button>
    );
}

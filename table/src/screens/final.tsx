import { useState } from "preact/hooks";
import { ask, glossary } from "../client.ts";
import type { OpenScene } from "../host/protocol.ts";
import { words } from "../words/index.ts";
import { plain } from "../words/numbers.ts";

/** The score, line by line, and who has won. */
export function FinalScore({ scene }: { scene: OpenScene }) {
    const say = words.value;
    const { result, players, variant, viewer } = scene;
    const labels = glossary.value!.lines[variant];
    const [shown, setShown] = useState(1);
    const isDone = shown >= labels.length;
    const sums = players.map((_, seat) => result.lines.slice(0, shown).reduce((sum, { points }) => sum + points[seat]!, 0));
    return (
        <section class="final" data-done={isDone} aria-labelledby="final-score">
            <h2 id="final-score">{isDone ? winners(scene) : say.finalScore}</h2>
            {isDone && "tie_break" in result.facts && result.facts.tie_break !== "none" && (
                <p>{result.facts.tie_break === "tokens" ? say.tieBreak : say.shared}</p>
            )}
            <div class="scroller" tabIndex={0} role="group" aria-label={say.finalScore}>
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
                            <th scope="row">{say.sum}</th>
                            {sums.map((points, seat) => (
                                <td key={seat} data-won={isDone && result.winners.includes(seat)}>
                                    {plain(points)}
                                </td>
                            ))}
                        </tr>
                    </tfoot>
                </table>
            </div>
            <div class="ways">
                {isDone ? (
                    <>
                        <Rematch scene={scene} />
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
        </section>
    );
}

function winners({ result, players, viewer }: OpenScene): string {
    const say = words.value;
    if (result.winners.length === 1 && result.winners[0] === viewer) return say.youWin;
    return say.wins(say.and(result.winners.map((seat) => players[seat]!.name)), result.winners.length > 1);
}

/** The same players again. */
function Rematch({ scene: { variant, players } }: { scene: OpenScene }) {
    const begin = () => ask({ kind: "start", setup: { variant, players, first: null, deal: null } });
    return (
        <button type="button" class="primary" onClick={begin}>
            {words.value.rematch}
        </button>
    );
}

/** How a 21/15/9-card game ended. */
import type { RaceResult } from "triqueta";
import { ask } from "../client.ts";
import { Rematch, ToReport, winners } from "../screens/final.tsx";
import { words } from "../words/index.ts";
import { total } from "./cards.ts";
import type { RaceScene } from "./scene.ts";

export function RaceFinal({ scene }: { scene: RaceScene }) {
    const say = words.value;
    const { players, viewer, view } = scene;
    const { points, facts } = scene.result as RaceResult;
    const order = players.map((_, seat) => seat).sort((a, b) => points[b]! - points[a]! || facts.left[a]! - facts.left[b]!);
    return (
        <section class="final" data-done="true" aria-labelledby="final-score">
            <h2 id="final-score">{facts.winner === null ? say.nobodyWins : winners(scene)}</h2>
            <p>{say.endings[facts.ending](facts.turns)}</p>
            <table>
                <thead>
                    <tr>
                        <td />
                        <th scope="col">{say.cardsLeftColumn}</th>
                        <th scope="col">{say.saved}</th>
                    </tr>
                </thead>
                <tbody>
                    {order.map((seat) => (
                        <tr key={seat} data-own={seat === viewer}>
                            <th scope="row">
                                {players[seat]!.name}
                                {facts.out[seat] && <small> {say.deadEnd}</small>}
                            </th>
                            <td data-won={points[seat]! > 0}>{facts.left[seat]}</td>
                            <td>{total(view.table.saved[seat]!)}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
            <div class="ways">
                <Rematch scene={scene} />
                <ToReport />
                <button type="button" class="secondary" onClick={() => ask({ kind: "look", step: 0 })}>
                    {say.replay}
                </button>
            </div>
        </section>
    );
}

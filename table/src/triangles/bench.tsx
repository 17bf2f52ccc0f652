/** The bench: where chosen pieces lie together, what they would bring, and which piece of a triangle is saved. */
import { act } from "../client.ts";
import { judgementOf } from "../report/reviewing.ts";
import { words } from "../words/index.ts";
import * as action from "./actions.ts";
import { Triangle } from "./card.tsx";
import { cutOf, held, isPure, nameOf, numberOf } from "./cards.ts";
import { CardButton } from "./hand.tsx";
import { isMine, prospectOf, type RaceScene } from "./scene.ts";
import { completionsOf, type Chosen } from "./selection.ts";

export function Bench({ scene, chosen, completions }: { scene: RaceScene; chosen: Chosen; completions: readonly number[] }) {
    const say = words.value;
    const { phase, saving } = scene.view.table;
    if (!isMine(scene)) return null;
    if (phase === "save")
        return (
            <div class="bench" role="group" aria-label={say.chooseSaved}>
                {held(saving).map((piece) => (
                    <CardButton
                        key={piece}
                        card={piece}
                        isOpen
                        isChosen={false}
                        judged={judgementOf(scene, action.save(numberOf(piece)))}
                        onTap={() => act(action.save(numberOf(piece)))}
                    />
                ))}
            </div>
        );
    if (completions.length === 0) return null;
    if (chosen.length === 0) return <p class="bench hint">{say.benchHint}</p>;
    const left = completionsOf(completions, chosen);
    const only = left.length === 1 ? left[0]! : null;
    const parts = only === null ? chosen : action.completed(only)!;
    const triangle = parts.map(({ piece }) => piece);
    return (
        <div class="bench">
            <Triangle pieces={triangle} cut={cutOf(triangle[0]!)} clicks={only !== null} asks />
            {only === null ? (
                <p class="hint">{say.benchMore}</p>
            ) : (
                <button
                    type="button"
                    class="primary complete"
                    data-action={only}
                    data-judged={judgementOf(scene, only)}
                    onClick={() => act(only)}
                >
                    {say.complete}
                    <span class="visually-hidden">{triangle.map(nameOf).join(", ")}</span>
                    <small>{effectOf(scene, only)}</small>
                </button>
            )}
        </div>
    );
}

/** What a completion would bring, and why. */
function effectOf(scene: RaceScene, completion: number): string {
    const say = words.value;
    const parts = action.completed(completion)!;
    const prospect = prospectOf(scene, completion);
    const fromHand = parts.filter(({ isSaved }) => !isSaved).length;
    const left = scene.view.table.in_hand[scene.viewer!]! - fromHand;
    if (prospect?.wins || left === 0) return say.lastCard;
    const isAll = isPure(parts.map(({ piece }) => piece));
    const why = isAll ? say.savesAll(prospect?.saved ?? fromHand) : fromHand > 1 ? say.savesOne(fromHand - 1) : say.savesIt;
    return `${why} ${say.cardsLeft(left)}`;
}

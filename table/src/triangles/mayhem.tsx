/** The table of Triangle Mayhem for one viewer: the others, open triangles by their cut, and the viewer's hand. */
import { useState } from "preact/hooks";
import { act } from "../client.ts";
import { FinalScore } from "../screens/final.tsx";
import { judgedBy } from "../report/reviewing.ts";
import { words } from "../words/index.ts";
import { signed } from "../words/numbers.ts";
import * as action from "./actions.ts";
import { CutSign, Patterns, Triangle } from "./card.tsx";
import { cutOf, held, isPure, nameOf, worth } from "./cards.ts";
import { Lanes } from "./hand.tsx";
import { MayhemPlayer, Trophies } from "./players.tsx";
import { isMine, legalOf, others, prospectOf, taken, type MayhemScene } from "./scene.ts";
import { Completed, Drop, Tray } from "./tray.tsx";

/** More players than these are shown in one strip. */
const crowd = 5;

export function MayhemBoard({ scene }: { scene: MayhemScene }) {
    const { viewer, players, view } = scene;
    const { table, own } = view;
    const legal = legalOf(scene);
    const hand = own?.own_hand ?? [];
    const playable = new Set(legal.filter((one) => one !== action.stop).map((one) => one >> 4));
    const [picked, pick] = useState<{ cursor: string; piece: number | null }>({ cursor: "", piece: null });
    const only = playable.size === 1 ? [...playable][0]! : null;
    const chosen = picked.cursor === scene.cursor ? picked.piece : only;
    return (
        <div class="board triangles" data-phase={table.phase}>
            <Patterns />
            <OtherPlayers scene={scene} />
            {scene.situation === "over" && scene.past === null ? (
                <FinalScore scene={scene} />
            ) : (
                <div class="clearing">
                    <Middle scene={scene} chosen={chosen} legal={legal} />
                    <Tray scene={scene} task={taskOf(scene, chosen)}>
                        {legal.includes(action.stop) && (
                            <Drop
                                scene={scene}
                                action={action.stop}
                                label={words.value.stopPlaying}
                                effect={stopEffect(scene)}
                                onClick={() => act(action.stop)}
                            />
                        )}
                    </Tray>
                </div>
            )}
            {viewer !== null && (
                <section class="own" data-turn={scene.turn === viewer && scene.past === null} aria-label={words.value.yourHand}>
                    <header>
                        <h2>{players[viewer]!.name}</h2>
                        <Trophies pure={table.pure[viewer]!} unpure={table.unpure[viewer]!} />
                        <span class="points">{words.value.points(scene.points[viewer]!)}</span>
                    </header>
                    {held(hand).length > 0 && (
                        <Lanes
                            counts={hand}
                            label={words.value.yourHand}
                            tappable={{
                                open: isMine(scene) ? playable : new Set(),
                                chosen: new Set(chosen === null ? [] : [chosen]),
                                judged: judgedBy(scene, (one) => (one === action.stop ? [] : [one >> 4])),
                                onTap: (piece) => pick({ cursor: scene.cursor, piece: piece === chosen ? null : piece }),
                            }}
                        />
                    )}
                </section>
            )}
        </div>
    );
}

function OtherPlayers({ scene }: { scene: MayhemScene }) {
    const seats = others(scene);
    const isCrowd = seats.length > crowd;
    return (
        <div class="players" data-crowd={isCrowd} {...(isCrowd && { role: "group", tabIndex: 0, "aria-label": words.value.others })}>
            {seats.map((seat) => (
                <MayhemPlayer key={seat} scene={scene} seat={seat} />
            ))}
        </div>
    );
}

/** The open triangles of each cut, and the place for a new one. */
function Middle({ scene, chosen, legal }: { scene: MayhemScene; chosen: number | null; legal: readonly number[] }) {
    const say = words.value;
    const { open, pile } = scene.view.table;
    const last = taken(scene).find(({ action: one }) => action.played(one)?.length === 3);
    const start = chosen === null ? null : action.play(chosen);
    return (
        <div class="middle">
            {open.map((triangles, cut) => (
                <div key={cut} class="cut" role="group" aria-label={say.cuts[cut]}>
                    <CutSign cut={cut} />
                    {triangles.map((triangle, i) => (
                        <OpenTriangle key={`${i}-${triangle.join()}`} scene={scene} triangle={triangle} chosen={chosen} legal={legal} />
                    ))}
                    {start !== null && chosen !== null && cutOf(chosen) === cut && legal.includes(start) && (
                        <button
                            type="button"
                            class="open-triangle new"
                            aria-disabled="false"
                            data-action={start}
                            aria-label={say.startWith(nameOf(chosen))}
                            onClick={() => act(start)}
                        >
                            <Triangle pieces={[]} cut={cut} />
                            <small>{say.newTriangle}</small>
                        </button>
                    )}
                </div>
            ))}
            <p class="stock">{say.pile(pile)}</p>
            {last && (
                <Completed
                    key={scene.cursor}
                    name={scene.players[last.seat]!.name}
                    pieces={action.played(last.action)!}
                    effect={say.scored(isPure(action.played(last.action)!), signed(worth(action.played(last.action)!)))}
                />
            )}
        </div>
    );
}

function OpenTriangle(props: { scene: MayhemScene; triangle: readonly number[]; chosen: number | null; legal: readonly number[] }) {
    const { scene, triangle, chosen, legal } = props;
    const say = words.value;
    const wanted = chosen !== null && cutOf(chosen) === cutOf(triangle[0]!) ? action.play(chosen, triangle) : null;
    const isOpen = wanted !== null && legal.includes(wanted);
    const points = wanted === null ? 0 : (prospectOf(scene, wanted)?.points ?? 0);
    const then = isOpen ? action.played(wanted)! : [];
    const fresh = taken(scene)
        .map((one) => action.played(one.action))
        .find((pieces) => pieces?.toSorted().join() === triangle.toSorted().join());
    const effect = !isOpen ? "" : then.length === 3 ? say.completes(signed(points), isPure(then)) : say.twoOfThree;
    return (
        <button
            type="button"
            class={fresh ? "open-triangle arrived" : "open-triangle"}
            aria-disabled={!isOpen}
            tabIndex={isOpen ? 0 : -1}
            data-action={isOpen ? wanted : undefined}
            data-completes={then.length === 3}
            data-judged={judgedBy(scene, (one) => (action.play(one >> 4, triangle) === one ? [one >> 4] : []))()}
            onClick={() => isOpen && act(wanted)}
        >
            <span class="visually-hidden">
                {say.openTriangle(triangle.map(nameOf))}
                {effect && ", "}
            </span>
            <Triangle pieces={triangle} asks />
            <small>{effect}</small>
        </button>
    );
}

function taskOf(scene: MayhemScene, chosen: number | null): string {
    const say = words.value;
    const { phase, laid } = scene.view.table;
    if (chosen !== null) return say.choosePlace;
    if (phase === "fast") return say.playFast;
    return laid === 0 ? say.playFirst : say.playMore;
}

function stopEffect(scene: MayhemScene): string {
    const { pile, phase } = scene.view.table;
    return pile === 0 || phase === "fast" ? "" : words.value.thenYouDraw;
}

/** The other players of the games of Triangles. */
import { useEffect, useRef } from "preact/hooks";
import { judgementOf } from "../report/reviewing.ts";
import { words } from "../words/index.ts";
import { plain } from "../words/numbers.ts";
import * as action from "./actions.ts";
import { CardBack, CardFace } from "./card.tsx";
import { held, nameOf, total } from "./cards.ts";
import { CardButton } from "./hand.tsx";
import type { MayhemScene, RaceScene, TrianglesScene } from "./scene.ts";

/** Triangles that somebody has won. */
export function Trophies({ pure, unpure }: { pure: number; unpure: number }) {
    if (pure + unpure === 0) return null;
    const told = words.value.trophies(pure, unpure);
    return (
        <span class="trophies" title={told}>
            {pure > 0 && (
                <span data-pure="true" aria-hidden="true">
                    ▲ {pure}
                </span>
            )}
            {unpure > 0 && <span aria-hidden="true">△ {unpure}</span>}
            <span class="visually-hidden">{told}</span>
        </span>
    );
}

/** How many cards somebody holds. */
function HandCount({ count }: { count: number }) {
    const told = words.value.cardsInHand(count);
    return (
        <span class="hand-count" title={told}>
            <CardBack />
            <span aria-hidden="true">{count}</span>
            <span class="visually-hidden">{told}</span>
        </span>
    );
}

const hasTurn = (scene: TrianglesScene, seat: number) => scene.turn === seat && scene.past === null;

export function MayhemPlayer({ scene, seat }: { scene: MayhemScene; seat: number }) {
    const { table } = scene.view;
    const isNext = hasTurn(scene, seat);
    const ref = useRef<HTMLElement>(null);
    // In a crowd, the one whose turn it is comes into sight.
    useEffect(() => {
        const [card, strip] = [ref.current, ref.current?.parentElement];
        if (!isNext || !card || !strip || strip.dataset["crowd"] !== "true") return;
        strip.scrollTo({ left: card.offsetLeft - 40, top: card.offsetTop - 60 });
    }, [isNext]);
    return (
        <section ref={ref} class="player" data-turn={isNext} aria-label={scene.players[seat]!.name}>
            <header>
                <h2>{scene.players[seat]!.name}</h2>
                <span class="points" title={words.value.points(scene.points[seat]!)}>
                    {plain(scene.points[seat]!)}
                </span>
            </header>
            <div class="pile">
                <HandCount count={table.in_hand[seat]!} />
                <Trophies pure={table.pure[seat]!} unpure={table.unpure[seat]!} />
            </div>
        </section>
    );
}

export function RacePlayer({ scene, seat, legal, onTake }: { scene: RaceScene; seat: number; legal: readonly number[]; onTake: (action: number) => void }) {
    const say = words.value;
    const { table } = scene.view;
    const saved = table.saved[seat]!;
    const known = held(table.known[seat]!);
    const isOpen = (piece: number) => legal.includes(action.takeSaved(seat, piece));
    return (
        <section
            class="player"
            data-turn={hasTurn(scene, seat)}
            data-out={table.out[seat]}
            data-taking={held(saved).some(isOpen)}
            aria-label={scene.players[seat]!.name}
        >
            <header>
                <h2>{scene.players[seat]!.name}</h2>
                {table.caller === seat && <span class="tag called">{say.calledLastRound}</span>}
                {table.out[seat] && <span class="tag">{say.deadEnd}</span>}
                {!table.out[seat] && <HandCount count={table.in_hand[seat]!} />}
            </header>
            {total(saved) > 0 && (
                <div class="saved-pieces" role="group" aria-label={say.savedOf(scene.players[seat]!.name)}>
                    {held(saved).map((piece) => (
                        <CardButton
                            key={piece}
                            card={piece}
                            count={saved[piece]!}
                            isOpen={isOpen(piece)}
                            isChosen={false}
                            judged={judgementOf(scene, action.takeSaved(seat, piece))}
                            onTap={() => onTake(action.takeSaved(seat, piece))}
                        />
                    ))}
                </div>
            )}
            {known.length > 0 && (
                <p class="known" title={say.knownCards}>
                    <small>{say.knownCards}</small>
                    {known.map((card) => (
                        <span key={card} class="named-card">
                            <CardFace card={card} />
                            <span class="visually-hidden">{nameOf(card)}</span>
                        </span>
                    ))}
                </p>
            )}
        </section>
    );
}

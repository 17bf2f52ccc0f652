/** The table of the 21/15/9-card game for one viewer: the others, the piles, a bench for triangles, and the viewer's cards. */
import { useState } from "preact/hooks";
import { act } from "../client.ts";
import { judgedBy, judgementOf } from "../report/reviewing.ts";
import { words } from "../words/index.ts";
import * as action from "./actions.ts";
import { Bench } from "./bench.tsx";
import { explain, lacksCall } from "./blocked.ts";
import { CardBack, CardFace, Patterns } from "./card.tsx";
import { held, isJoker, isPure, kinds, nameOf, pieces, total } from "./cards.ts";
import { Lanes } from "./hand.tsx";
import { LastRound } from "./last_round.tsx";
import { RacePlayer } from "./players.tsx";
import { RaceFinal } from "./race_final.tsx";
import { isMine, legalOf, others, taken, type RaceScene } from "./scene.ts";
import { fits, partOf, type Chosen } from "./selection.ts";
import { Completed, Drop, Tray } from "./tray.tsx";

export function RaceBoard({ scene }: { scene: RaceScene }) {
    const say = words.value;
    const { viewer, players, view } = scene;
    const { table, own } = view;
    const legal = legalOf(scene);
    const hand = own?.own_hand ?? [];
    const saved = viewer === null ? [] : table.saved[viewer]!;
    const [picked, pick] = useState<{ cursor: string; chosen: Chosen }>({ cursor: "", chosen: [] });
    const chosen = picked.cursor === scene.cursor ? picked.chosen : [];
    const completions = legal.filter((one) => action.completed(one) !== null);
    const isDiscarding = legal.includes(action.discard(held(hand)[0] ?? 0)) || legal.some((one) => one >= action.discard(0) && one < action.discard(kinds));

    const toggle = (card: number, isSaved: boolean) => {
        const part = { piece: card, isSaved };
        const isThere = chosen.some((one) => one.piece === card && one.isSaved === isSaved);
        const rest = isThere ? chosen.filter((one) => one.piece !== card || one.isSaved !== isSaved) : partOf(chosen, part);
        pick({ cursor: scene.cursor, chosen: isDiscarding ? (isThere ? [] : [part]) : rest });
    };
    const onHand = (card: number) => {
        const joker = action.playJoker(card);
        if (isJoker(card) && legal.includes(joker)) act(joker);
        else toggle(card, false);
    };
    const openHand = held(hand).filter((card) =>
        isJoker(card) && legal.includes(action.playJoker(card))
            ? true
            : isDiscarding
              ? legal.includes(action.discard(card))
              : !isJoker(card) && fits(completions, chosen, { piece: card, isSaved: false }),
    );
    const openSaved = held(saved).filter((piece) => fits(completions, chosen, { piece, isSaved: true }));
    const picks = (isSaved: boolean) => new Set(chosen.filter((one) => one.isSaved === isSaved).map(({ piece }) => piece));
    const toDiscard = isDiscarding ? chosen[0]?.piece : undefined;

    return (
        <div class="board triangles race" data-phase={table.phase}>
            <Patterns />
            <div class="players">
                {others(scene).map((seat) => (
                    <RacePlayer key={seat} scene={scene} seat={seat} legal={legal} onTake={act} />
                ))}
            </div>
            {scene.situation === "over" && scene.past === null ? (
                <RaceFinal scene={scene} />
            ) : (
                <div class="clearing">
                    <div class="middle">
                        <Piles scene={scene} legal={legal} toDiscard={toDiscard} />
                        <Bench scene={scene} chosen={isDiscarding ? [] : chosen} completions={completions} />
                        <LastCompleted scene={scene} />
                    </div>
                    <Tray scene={scene} task={taskOf(scene, legal, toDiscard, completions)}>
                        <Places scene={scene} legal={legal} />
                    </Tray>
                </div>
            )}
            {viewer !== null && (
                <section class="own" data-turn={scene.turn === viewer && scene.past === null} aria-label={say.yourHand}>
                    <header>
                        <h2>{players[viewer]!.name}</h2>
                        {table.caller === viewer && <span class="tag called">{say.calledLastRound}</span>}
                        {table.out[viewer] && <span class="tag">{say.deadEnd}</span>}
                        <span class="points">{say.cardsInHand(table.in_hand[viewer]!)}</span>
                    </header>
                    {total(hand) > 0 && (
                        <Lanes
                            counts={hand}
                            label={say.yourHand}
                            tappable={{
                                open: new Set(isMine(scene) ? openHand : []),
                                chosen: picks(false),
                                judged: judgedBy(scene, (one) => action.cardOf(one) ?? partsOf(one, false)),
                                onTap: onHand,
                                onBlocked: (card) => explain(scene, completions, chosen, { piece: card, isSaved: false }),
                            }}
                        />
                    )}
                    {total(saved) > 0 && (
                        <div class="own-saved">
                            <span class="label">{say.saved}</span>
                            <Lanes
                                counts={saved}
                                label={say.saved}
                                tappable={{
                                    open: new Set(openSaved),
                                    chosen: picks(true),
                                    judged: judgedBy(scene, (one) => partsOf(one, true)),
                                    onTap: (piece) => toggle(piece, true),
                                    onBlocked: (piece) => explain(scene, completions, chosen, { piece, isSaved: true }),
                                }}
                            />
                        </div>
                    )}
                </section>
            )}
        </div>
    );
}

/** The pieces of a triangle that an action completes: of the hand, or of the saved ones. */
const partsOf = (one: number, isSaved: boolean) =>
    (action.completed(one) ?? []).filter((part) => part.isSaved === isSaved).map(({ piece }) => piece);

/** The draw pile and the discard pile, which a card is drawn from, and which a chosen card goes to. */
function Piles({ scene, legal, toDiscard }: { scene: RaceScene; legal: readonly number[]; toDiscard: number | undefined }) {
    const say = words.value;
    const { pile, discards } = scene.view.table;
    const top = discards.at(-1);
    const mayDraw = legal.includes(action.draw);
    const wanted = toDiscard === undefined ? action.take : action.discard(toDiscard);
    const mayTop = legal.includes(wanted);
    return (
        <div class="piles">
            <button
                type="button"
                class="stack"
                aria-disabled={!mayDraw}
                tabIndex={mayDraw ? 0 : -1}
                data-action={action.draw}
                data-judged={judgementOf(scene, action.draw)}
                onClick={() => mayDraw && act(action.draw)}
            >
                <CardBack />
                <small>{mayDraw ? say.drawCard(pile) : say.pile(pile)}</small>
            </button>
            <button
                type="button"
                class="stack discards"
                aria-disabled={!mayTop}
                tabIndex={mayTop ? 0 : -1}
                data-action={wanted}
                data-judged={judgementOf(scene, action.take)}
                onClick={() => mayTop && act(wanted)}
            >
                {top === undefined ? <span class="card none" /> : <CardFace key={`${discards.length}-${top}`} card={top} />}
                <span class="visually-hidden">{top === undefined ? say.noDiscards : say.topDiscard(nameOf(top))}, </span>
                <small>{mayTop ? (toDiscard === undefined ? say.takeTop : say.discardHere) : say.discardPile}</small>
            </button>
        </div>
    );
}

/** What can be done besides: jokers, taking nothing, and the end of the turn. */
function Places({ scene, legal }: { scene: RaceScene; legal: readonly number[] }) {
    const say = words.value;
    const { saved } = scene.view.table;
    const may = (one: number) => legal.includes(one);
    const isSure = may(action.endAndCall) && scene.prospects?.call === "sure";
    const owners = others(scene).filter((seat) => total(saved[seat]!) > 0);
    const effect = owners.length ? say.jokerTakes(say.or(owners.map((seat) => scene.players[seat]!.name))) : say.jokerTakesNothing;
    const jokers = Array.from({ length: kinds - pieces }, (_, i) => pieces + i).filter((joker) => may(action.playJoker(joker)));
    return (
        <>
            {jokers.map((joker) => (
                <Drop
                    key={joker}
                    scene={scene}
                    action={action.playJoker(joker)}
                    label={
                        <>
                            {say.playJoker}
                            <span class="named-card">
                                <CardFace card={joker} />
                                <span class="visually-hidden">{nameOf(joker)}</span>
                            </span>
                        </>
                    }
                    effect={effect}
                    onClick={() => act(action.playJoker(joker))}
                />
            ))}
            {may(action.takeNothing) && <Drop scene={scene} action={action.takeNothing} label={say.takeNothing} onClick={() => act(action.takeNothing)} />}
            {isSure && <LastRound scene={scene} />}
            {may(action.end) && <Drop scene={scene} action={action.end} label={say.endTurn} onClick={() => act(action.end)} />}
            {may(action.endAndCall) && !isSure && <LastRound scene={scene} />}
        </>
    );
}

function LastCompleted({ scene }: { scene: RaceScene }) {
    const say = words.value;
    const last = taken(scene).findLast(({ action: one }) => action.completed(one) !== null);
    if (!last || isMine(scene)) return null;
    const parts = action.completed(last.action)!;
    const triangle = parts.map(({ piece }) => piece);
    return (
        <Completed
            key={scene.cursor}
            name={scene.players[last.seat]!.name}
            pieces={triangle}
            effect={isPure(triangle) ? say.pureSavesAll : say.unpureSavesOne}
        />
    );
}

function taskOf(scene: RaceScene, legal: readonly number[], toDiscard: number | undefined, completions: readonly number[]): string {
    const say = words.value;
    const { table } = scene.view;
    switch (table.phase) {
        case "turn":
            if (table.caller === scene.viewer) return say.raceFinalTurn;
            if (table.caller !== null) return say.raceLastTurn(scene.players[table.caller]!.name);
            return lacksCall(scene, completions) ? `${say.raceTurn} ${say.callFirst}` : say.raceTurn;
        case "discard":
            return toDiscard === undefined ? say.chooseDiscard : say.discardIt;
        case "save":
            return say.chooseSaved;
        case "take_saved":
            return say.chooseTaken;
        case "closing":
            if (legal.some((one) => one >= action.playJoker(pieces) && one < action.takeSaved(0, 0))) return say.closingJokers;
            if (!legal.includes(action.endAndCall)) return say.closing;
            return scene.prospects?.call === "sure" ? say.closingSure : say.closingCall;
        default:
            return "";
    }
}

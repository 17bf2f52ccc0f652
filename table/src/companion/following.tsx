/** A game at a table of people: where it stands, what may be told next, and what is unseen. */
import { useEffect, useState } from "preact/hooks";
import { following, refusal } from "../client.ts";
import { glossary } from "../glossary.ts";
import type { EndDecision, Following as Known, Share } from "../host/protocol.ts";
import { pad, newPlayer } from "../pad/sheet.ts";
import { go } from "../router.ts";
import * as action from "../triqueta/actions.ts";
import { listed } from "../triqueta/rows.tsx";
import { Rock, Tile, Token } from "../triqueta/token.tsx";
import { words } from "../words/index.ts";
import { plain } from "../words/numbers.ts";
import { end, tell } from "./told.ts";
import { companionWords } from "./words.ts";

export function Following({ now }: { now: Known }) {
    const say = companionWords.value;
    const { table, own } = now.view;
    const [chosen, choose] = useState<number | null>(null);
    useEffect(() => choose(null), [now]);
    const isOver = now.end !== null;
    const isViewer = table.mover === now.told.viewer;
    const known = isViewer ? own?.own_drawn[0] : undefined;
    const play = (number: number) => tell({ action: number, animal: null });
    const tapRow = (row: number) => {
        if (table.phase !== "place") return play(action.take(row));
        const animal = known ?? chosen;
        if (animal === null) refusal.value = { text: say.chooseAnimal, rule: null };
        else tell({ action: action.lay(row), animal });
    };
    return (
        <>
            <p class="told" role="status">
                {now.sentences.at(-1)}
            </p>
            <p class="ask">{isOver ? say.over : questionOf(now)}</p>
            {now.decision && <Decision decision={now.decision} />}
            {isOver && (
                <button type="button" class="primary" onClick={() => toPad(now)}>
                    {say.toPad}
                </button>
            )}
            {!isOver && table.phase !== "next_tower" && <Columns now={now} onTap={(column) => play(action.draw(column))} />}
            {!isOver && table.phase === "next_tower" && (
                <div class="choices">
                    {table.standing.map(
                        (isStanding, tower) =>
                            isStanding && (
                                <button key={tower} type="button" class="secondary" onClick={() => play(action.choose(tower))}>
                                    <Tile /> {words.value.waitingTower(tower + 1)}
                                </button>
                            ),
                    )}
                </div>
            )}
            {((table.phase === "look" && isViewer) || (table.phase === "place" && known === undefined)) && (
                <Animals chosen={chosen} onTap={(animal) => (table.phase === "look" ? tell({ action: null, animal }) : choose(animal))} />
            )}
            {table.phase === "place" && (
                <div class="choices">
                    {known !== undefined && (
                        <span class="in-hand">
                            <Token animal={known} />
                            <span class="visually-hidden">{glossary.value.animals[known]}</span>
                        </span>
                    )}
                    <button type="button" class="drop" onClick={() => play(action.keep)}>
                        {words.value.keep}
                    </button>
                    {now.told.variant.endsWith("duel") && (
                        <button type="button" class="drop" onClick={() => play(action.box)}>
                            {words.value.toBox}
                        </button>
                    )}
                </div>
            )}
            {!isOver && table.phase !== "next_tower" && (
                <div class="rows">
                    {table.rows.slice(0, now.told.names.length).map((row, i) => (
                        <button key={i} type="button" class="row" data-state={table.in_middle[i] ? "open" : "taken"} onClick={() => tapRow(i)}>
                            <span class="marker" aria-hidden="true">
                                {i + 1}
                            </span>
                            <span class="visually-hidden">{table.phase === "place" ? say.lay(i + 1) : say.take(i + 1)}: </span>
                            <Tokens counts={row} />
                            {!table.in_middle[i] && <span class="worth">{words.value.rowTaken}</span>}
                        </button>
                    ))}
                </div>
            )}
            <Players now={now} />
            <Unseen now={now} />
            <button type="button" class="quiet" onClick={end}>
                {say.end}
            </button>
        </>
    );
}

/** Which kept tokens the one who holds the device best adds. */
function Decision({ decision: { added, left, points } }: { decision: EndDecision }) {
    const say = companionWords.value;
    const listOf = (tokens: readonly number[]) => (
        <span class="choices">
            {tokens.map((animal, i) => (
                <span key={i} class="animal">
                    <Token animal={animal} />
                    <span class="visually-hidden">{glossary.value.animals[animal]} </span>
                </span>
            ))}
        </span>
    );
    return (
        <div class="advice" role="note">
            {added.length > 0 && (
                <p>
                    {say.add} {listOf(added)}
                </p>
            )}
            {left.length > 0 && (
                <p>
                    {say.leave} {listOf(left)}
                </p>
            )}
            <p>{say.then(words.value.points(points))}</p>
        </div>
    );
}

function questionOf({ view: { table }, told: { names, viewer } }: Known): string {
    const say = companionWords.value;
    const name = names[table.mover]!;
    switch (table.phase) {
        case "second_draw":
            return say.second(name);
        case "look":
            return say.look;
        case "place":
            return table.mover === viewer ? say.placeKnown(name) : say.place(name);
        case "next_tower":
            return say.tower(name);
        default:
            return say.toTell(name);
    }
}

function Columns({ now, onTap }: { now: Known; onTap: (column: number) => void }) {
    const say = words.value;
    const { game, table } = now.view;
    const hasShadows = game.startsWith("hidden_wolves") && table.tower > 0;
    return (
        <div class="columns" role="group" aria-label={say.tower}>
            {table.left.map((left, column) => {
                const back = hasShadows && left === 1 ? "shadow" : "light";
                const name = left === 0 ? say.emptyPetal(column + 1) : say.petal(column + 1, left);
                return (
                    <button
                        key={column}
                        type="button"
                        data-empty={left === 0}
                        aria-label={back === "shadow" ? `${name}, ${say.shadowOnTop}` : name}
                        onClick={() => onTap(column)}
                    >
                        <Token back={back} />
                        <b aria-hidden="true">{left}</b>
                    </button>
                );
            })}
        </div>
    );
}

function Animals({ chosen, onTap }: { chosen: number | null; onTap: (animal: number) => void }) {
    const length = following.value!.view.table.rows[0]!.length;
    return (
        <div class="choices animals">
            {glossary.value.animals.slice(0, length).map((name, animal) => (
                <button key={animal} type="button" class="animal" title={name} aria-pressed={chosen === animal} onClick={() => onTap(animal)}>
                    <Token animal={animal} />
                    <span class="visually-hidden">{name}</span>
                </button>
            ))}
        </div>
    );
}

function Tokens({ counts }: { counts: readonly number[] }) {
    const { animals } = glossary.value;
    return (
        <span class="tokens">
            {listed(counts).map((animal, i) => (
                <span key={i} class="place">
                    <Token animal={animal} />
                    <span class="visually-hidden">{animals[animal]} </span>
                </span>
            ))}
        </span>
    );
}

function Players({ now: { told, view, points, end } }: { now: Known }) {
    const say = companionWords.value;
    const { table } = view;
    const isRound = end === null;
    return (
        <ul class="told-players">
            {told.names.map((name, seat) => (
                <li key={seat} data-turn={isRound && table.mover === seat}>
                    <b>{name}</b>
                    {table.rock === seat && (
                        <span title={words.value.rock}>
                            <Rock />
                            <span class="visually-hidden">{words.value.rock}</span>
                        </span>
                    )}
                    <small>
                        {[
                            table.out[seat] && isRound && words.value.out,
                            table.tiles[seat]! > 0 && words.value.tiles(table.tiles[seat]!),
                            table.kept[seat]! > 0 && say.kept(table.kept[seat]!),
                            "shadows" in table && table.shadows[seat]! > 0 && say.hidden(table.shadows[seat]!),
                        ]
                            .filter(Boolean)
                            .join(" · ")}
                    </small>
                    <span class="points" title={words.value.points(points[seat]!)}>
                        {plain(points[seat]!)}
                    </span>
                    <Tokens counts={table.up[seat]!} />
                </li>
            ))}
        </ul>
    );
}

function Unseen({ now: { chances, view } }: { now: Known }) {
    const say = companionWords.value;
    const { animals } = glossary.value;
    const length = view.table.rows[0]!.length;
    const cell = ({ count, chance }: Share) => (
        <td>
            {count} <small>{Math.round(100 * chance)} %</small>
        </td>
    );
    return (
        <section class="unseen" aria-labelledby="unseen">
            <h2 id="unseen">{say.unseen}</h2>
            <p class="hint">{say.unseenHint}</p>
            <table>
                <thead>
                    <tr>
                        <td />
                        <th scope="col">{say.light}</th>
                        {chances.shadow && <th scope="col">{say.shadow}</th>}
                    </tr>
                </thead>
                <tbody>
                    {animals.slice(0, length).map((name, animal) => (
                        <tr key={animal} data-animal={animal}>
                            <th scope="row">
                                <Token animal={animal} />
                                {name}
                            </th>
                            {cell(chances.light[animal]!)}
                            {chances.shadow && cell(chances.shadow[animal]!)}
                        </tr>
                    ))}
                </tbody>
            </table>
        </section>
    );
}

/** What lies open is counted already, and what the one who holds the device best adds; the others count what was hidden. */
function toPad({ told: { variant, names, viewer }, view: { table }, end, decision }: Known): void {
    const piles = (end?.piles ?? table.up).map((pile, seat) => (decision && seat === viewer ? decision.pile : pile));
    pad.value = {
        game: variant.startsWith("hidden_wolves") ? "hidden_wolves" : "base_game",
        players: names.map((name, seat) => {
            const player = newPlayer(name);
            return { ...player, pile: player.pile.map((_, animal) => piles[seat]![animal] ?? 0), tiles: table.tiles[seat]! };
        }),
        rock: end?.rock ?? table.rock,
        left: [],
    };
    go({ screen: "pad" });
}

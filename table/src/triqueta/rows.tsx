/** The rows in the middle as tracks with their tokens, and what each would bring. */
import { act } from "../client.ts";
import { glossary } from "../glossary.ts";
import type { Gain, Worth } from "../host/protocol.ts";
import { actIfMeant } from "../parts/question.tsx";
import { judgementOf } from "../report/reviewing.ts";
import { words } from "../words/index.ts";
import { signed } from "../words/numbers.ts";
import * as action from "./actions.ts";
import type { TriquetaScene } from "./board.tsx";
import { Token } from "./token.tsx";

export function Rows({ scene }: { scene: TriquetaScene }) {
    const { table } = scene.view;
    return (
        <div class="rows">
            {table.in_middle.map((_, row) => (
                <Row key={row} scene={scene} row={row} />
            ))}
        </div>
    );
}

function Row({ scene, row }: { scene: TriquetaScene; row: number }) {
    const say = words.value;
    const { table, own, legal } = scene.view;
    const mine = scene.situation === "yours" && scene.past === null;
    const may = (number: number) => mine && legal.some((one) => one.action === number);
    const isPlacing = table.phase === "place";
    const wanted = isPlacing ? action.lay(row) : action.take(row);
    const isOpen = may(wanted);
    const isThere = table.in_middle[row]!;
    const token = isOpen && isPlacing ? own?.own_drawn[0] : undefined;
    const tokens = listed(table.rows[row]!);
    const worth = (token === undefined ? scene.outlook?.rows : scene.outlook?.rowsWithToken)?.[row];
    const laid = scene.happened.findLast(
        (event) => "kind" in event && event.kind === "laid" && event.number === row && event.token !== null,
    );
    const fresh = laid !== undefined && "kind" in laid ? tokens.lastIndexOf(laid.token!) : -1;
    const choose = () => {
        if (isPlacing || !isOpen || tokens.length > 0 || !legal.some((one) => one.action < action.take(0))) return act(wanted);
        const isLast = table.in_middle.filter(Boolean).length === 1;
        actIfMeant(wanted, say.takeEmptyRow(row + 1), isLast ? say.emptyRowLast : say.emptyRowFirst);
    };
    const isOut = scene.viewer !== null && table.out[scene.viewer]!;
    const now = token === undefined ? undefined : scene.outlook?.rows[row]?.points;
    const effect = isThere && worth ? (token === undefined ? countsOf(worth) : nthOf(worth, token)) : "";
    return (
        <button
            type="button"
            class="row"
            data-spot={`row-${row}`}
            data-judged={judgementOf(scene, wanted)}
            data-state={!isThere ? "taken" : isOpen ? "open" : "idle"}
            aria-disabled={!isOpen}
            tabIndex={isOpen ? 0 : -1}
            onClick={choose}
        >
            <span class="visually-hidden">
                {say.row(row + 1)}
                {isThere && `, ${told(tokens) || say.emptyRow}`},{" "}
            </span>
            <span class="marker" aria-hidden="true">
                {row + 1}
            </span>
            <span class="tokens">
                {tokens.map((animal, i) => (
                    <span key={i} class={i === fresh ? "place fresh" : "place"}>
                        <Token animal={animal} />
                    </span>
                ))}
                {token !== undefined && (
                    <span class="place">
                        <Token animal={token} ghost />
                    </span>
                )}
            </span>
            {isThere && worth && !isOut && (tokens.length > 0 || token !== undefined) && (
                <span class="worth" data-sign={Math.sign(worth.points - (now ?? 0))}>
                    {now === undefined ? (
                        <b>{signed(worth.points)}</b>
                    ) : (
                        <b>{say.rowWithIt(signed(worth.points))}</b>
                    )}{" "}
                    <small>{now === undefined ? effect : `${say.rowNow(signed(now))} · ${effect}`}</small>
                </span>
            )}
            {!isThere && <span class="worth">{say.rowTaken}</span>}
        </button>
    );
}

/** The tokens of counts, animal by animal. */
export const listed = (counts: readonly number[]) => counts.flatMap((count, animal) => Array<number>(count).fill(animal));

/** Tokens as words: "2 × owl, ram". */
function told(tokens: readonly number[]): string {
    const animals = glossary.value.animals;
    const counts = new Map<number, number>();
    for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
    return [...counts].map(([animal, count]) => words.value.tokens(animals[animal] ?? "", count)).join(", ");
}

/** How many of an animal the viewer would have. */
const counted = ({ animal, count }: Gain) => words.value.nth(count, glossary.value.animals[animal] ?? "");

/** What is most worth saying of a row: a triqueta first, then a token too many. */
const countsOf = ({ gains }: Worth) =>
    gains
        .filter(({ count, points }) => count >= 3 && points !== 0)
        .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
        .slice(0, 2)
        .map(counted)
        .join(" · ");

/** Which of its animal a token would be. */
export const nthOf = ({ gains }: Worth, token: number | undefined) => gains.filter(({ animal }) => animal === token).map(counted).join();

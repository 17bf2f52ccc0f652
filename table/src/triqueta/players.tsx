/** The players: what lies before each of them, and one's own place. */
import { glossary } from "../glossary.ts";
import { words } from "../words/index.ts";
import { values } from "./animals.tsx";
import type { TriquetaScene } from "./board.tsx";
import { listed } from "./rows.tsx";
import { Rock, Tile, Token } from "./token.tsx";

const full = 3;
const mostKept = 2;

/** How a number of tokens of an animal stands. */
const standing = (count: number) => (count === full ? "triqueta" : count > full ? "over" : "some");

/** Tokens of one animal: one drawing and their number. */
function Group({ animal, count }: { animal: number; count: number }) {
    const say = words.value;
    const state = standing(count);
    const told = say.tokens(glossary.value.animals[animal] ?? "", count);
    return (
        <span class="group" data-state={state} data-count={count}>
            <Token animal={animal} />
            <span class="count" aria-hidden="true">
                {count}
            </span>
            <span class="visually-hidden">
                {told}
                {state === "triqueta" && ` (${say.triqueta})`}
                {state === "over" && ` (${say.tooMany})`}
            </span>
        </span>
    );
}

function Treasures({ scene, seat }: { scene: TriquetaScene; seat: number }) {
    const say = words.value;
    const { rock, tiles } = scene.view.table;
    return (
        <span class="treasures">
            {rock === seat && (
                <span title={say.rock}>
                    <Rock />
                    <span class="visually-hidden">{say.rock}</span>
                </span>
            )}
            {tiles[seat]! > 0 && (
                <span title={say.tiles(tiles[seat]!)}>
                    {Array.from({ length: tiles[seat]! }, (_, i) => (
                        <Tile key={i} />
                    ))}
                    <span class="visually-hidden">{say.tiles(tiles[seat]!)}</span>
                </span>
            )}
        </span>
    );
}

/** Another player. */
export function PlayerCard({ scene, seat }: { scene: TriquetaScene; seat: number }) {
    const say = words.value;
    const { table } = scene.view;
    const light = table.kept[seat]!;
    const shadow = "shadows" in table ? table.shadows[seat]! : 0;
    return (
        <section
            class="player"
            data-spot={`player-${seat}`}
            data-turn={scene.turn === seat && scene.past === null}
            data-out={table.out[seat] && table.phase !== "over"}
            aria-label={scene.players[seat]!.name}
        >
            <header>
                <h2>{scene.players[seat]!.name}</h2>
                <Treasures scene={scene} seat={seat} />
                {table.out[seat] && table.phase !== "over" && <span class="tag">{say.out}</span>}
                <span class="points">{say.points(scene.points[seat]!)}</span>
            </header>
            <div class="pile">
                {table.up[seat]!.map((count, animal) => count > 0 && <Group key={animal} animal={animal} count={count} />)}
                {light + shadow > 0 && (
                    <span class="face-down" title={say.faceDownTokens(light, shadow)}>
                        {Array.from({ length: light }, (_, i) => (
                            <Token key={`light-${i}`} back="light" />
                        ))}
                        {Array.from({ length: shadow }, (_, i) => (
                            <Token key={`shadow-${i}`} back="shadow" />
                        ))}
                        <span class="visually-hidden">{say.faceDownTokens(light, shadow)}</span>
                    </span>
                )}
            </div>
            <Revealed scene={scene} seat={seat} />
        </section>
    );
}

/** The viewer's own place: every animal with what there is of it, and the tokens that lie face down. */
export function OwnPlace({ scene, seat }: { scene: TriquetaScene; seat: number }) {
    const say = words.value;
    const { table, own } = scene.view;
    const up = table.up[seat]!;
    const hasWolves = scene.view.game.startsWith("hidden_wolves");
    const animals = up.map((_, animal) => animal).slice(0, hasWolves ? values.length : values.length - 1);
    const shadows = own && "own_shadows" in own ? listed(own.own_shadows) : [];
    const kept = own?.own_kept ?? [];
    const free = table.phase === "over" ? 0 : Math.max(0, mostKept - kept.length);
    return (
        <section
            class="own"
            data-spot={`player-${seat}`}
            data-turn={scene.turn === seat && scene.past === null}
            aria-label={say.yourAnimals}
        >
            <header>
                <h2>{scene.players[seat]!.name}</h2>
                <Treasures scene={scene} seat={seat} />
                {table.out[seat] && table.phase !== "over" && <span class="tag">{say.out}</span>}
                <span class="points">{say.points(scene.outlook?.points ?? scene.points[seat]!)}</span>
            </header>
            {(kept.length > 0 || shadows.length > 0 || free > 0) && (
                <div class="own-hidden">
                    <span class="label">{say.faceDown}</span>
                    {kept.map((animal, i) => (
                        <Hidden key={`kept-${i}`} animal={animal} back="light" />
                    ))}
                    {Array.from({ length: free }, (_, i) => (
                        <span key={`free-${i}`} class="hidden-token empty" />
                    ))}
                    {shadows.map((animal, i) => (
                        <Hidden key={`shadow-${i}`} animal={animal} back="shadow" />
                    ))}
                </div>
            )}
            <Revealed scene={scene} seat={seat} />
            <div class="own-animals">
                {animals.map((animal) => (
                    <span key={animal} class="slot" data-empty={up[animal] === 0}>
                        <Group animal={animal} count={up[animal]!} />
                    </span>
                ))}
            </div>
        </section>
    );
}

/** What a player had face down until the end. It counts among their animals by now. */
function Revealed({ scene, seat }: { scene: TriquetaScene; seat: number }) {
    const say = words.value;
    const shown = scene.revealed?.[seat];
    const [light, shadow] = [listed(shown?.light ?? []), listed(shown?.shadow ?? [])];
    if (light.length + shadow.length === 0) return null;
    return (
        <div class="revealed">
            <span class="label">{say.wasFaceDown}</span>
            {light.map((animal, i) => (
                <Hidden key={`light-${i}`} animal={animal} back="light" />
            ))}
            {shadow.map((animal, i) => (
                <Hidden key={`shadow-${i}`} animal={animal} back="shadow" />
            ))}
        </div>
    );
}

/** A token that only its owner knows, or knew. */
function Hidden({ animal, back }: { animal: number; back: "light" | "shadow" }) {
    return (
        <span class="hidden-token" data-back={back}>
            <Token animal={animal} />
            <span class="visually-hidden">{glossary.value.animals[animal]}</span>
        </span>
    );
}

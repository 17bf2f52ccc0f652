/** What a player of Triqueta has at the end. */
import { padScore } from "../client.ts";
import { glossary } from "../glossary.ts";
import { Stepper } from "../parts/stepper.tsx";
import { Tile, Token } from "../triqueta/token.tsx";
import { signed } from "../words/numbers.ts";
import { change, changePlayer, mostOfAnimal, mostTiles, pad } from "./sheet.ts";
import { padWords } from "./words.ts";

export function AnimalCounts({ seat, game }: { seat: number; game: "base_game" | "hidden_wolves" }) {
    const { players, rock } = pad.value;
    const { pile, tiles } = players[seat]!;
    const animals = glossary.value.animals.slice(0, game === "base_game" ? -1 : undefined);
    const lines = padScore.value?.lines[seat];
    const tilesLeft = mostTiles - players.reduce((sum, one) => sum + one.tiles, 0);
    return (
        <div class="counts">
            {animals.map((name, animal) => (
                <div class="count-line" key={animal}>
                    <Stepper
                        label={name}
                        value={pile[animal]!}
                        most={mostOfAnimal}
                        onChange={(count) => changePlayer(seat, { pile: pile.with(animal, count) })}
                    >
                        <Token animal={animal} ghost={pile[animal] === 0} />
                    </Stepper>
                    <Worth points={pile[animal]! > 0 ? lines?.[animal] : undefined} />
                </div>
            ))}
            <div class="count-line">
                <Stepper label={padWords.value.tiles} value={tiles} most={tiles + tilesLeft} onChange={(count) => changePlayer(seat, { tiles: count })}>
                    <Tile />
                </Stepper>
            </div>
            <label class="check">
                <input type="checkbox" checked={rock === seat} onChange={(event) => change({ rock: event.currentTarget.checked ? seat : null })} />
                {padWords.value.rock}
            </label>
        </div>
    );
}

function Worth({ points }: { points: number | undefined }) {
    return (
        <span class="worth" data-sign={Math.sign(points ?? 0)}>
            {points !== undefined && signed(points)}
        </span>
    );
}

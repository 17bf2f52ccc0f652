import { useState } from "preact/hooks";
import { glossary } from "../glossary.ts";
import { Icon, IconButton } from "../parts/icon.tsx";
import { Select } from "../parts/select.tsx";
import { words } from "../words/index.ts";
import { begin, least, most, variants } from "./told.ts";
import { companionWords } from "./words.ts";

/** Who plays what at the table. */
export function NewFollowing() {
    const say = words.value;
    const [chosen, setVariant] = useState<(typeof variants)[number]>("base_game");
    const [all, setNames] = useState<readonly string[]>(["", "", ""]);
    const [first, setFirst] = useState(0);
    const [viewer, setViewer] = useState(-1);
    const names = all.slice(0, most(chosen));
    const nameOf = (seat: number) => names[seat]!.trim() || say.player(seat + 1);
    const seats = names.map((_, seat) => [`${seat}`, nameOf(seat)] as const);
    const start = () =>
        begin({
            variant: chosen,
            names: names.map((_, seat) => nameOf(seat)),
            first: Math.min(first, names.length - 1),
            viewer: viewer < 0 || viewer >= names.length ? null : viewer,
            taps: [],
        });
    return (
        <form
            onSubmit={(event) => {
                event.preventDefault();
                start();
            }}
        >
            <p class="hint">{companionWords.value.intro}</p>
            <Select
                label={say.newGame}
                value={chosen}
                options={variants.map((one) => [one, glossary.value.titles[one]] as const)}
                onChange={setVariant}
            />
            <fieldset>
                <legend>{say.players}</legend>
                {names.map((name, seat) => (
                    <div class="name" key={seat}>
                        <input
                            type="text"
                            value={name}
                            placeholder={say.player(seat + 1)}
                            maxLength={24}
                            aria-label={say.playerName(seat + 1)}
                            onInput={(event) => setNames(all.with(seat, event.currentTarget.value))}
                        />
                        <IconButton
                            name="remove"
                            label={say.removePlayer(nameOf(seat))}
                            disabled={names.length <= least}
                            onClick={() => setNames(names.toSpliced(seat, 1))}
                        />
                    </div>
                ))}
                {names.length < most(chosen) && (
                    <button type="button" class="quiet add" onClick={() => setNames([...names, ""])}>
                        <Icon name="plus" /> {say.addPlayer}
                    </button>
                )}
            </fieldset>
            <Select label={say.whoBegins} value={`${Math.min(first, names.length - 1)}`} options={seats} onChange={(seat) => setFirst(Number(seat))} />
            <Select
                label={companionWords.value.who}
                value={`${viewer < names.length ? viewer : -1}`}
                options={[["-1", companionWords.value.everybody], ...seats]}
                onChange={(seat) => setViewer(Number(seat))}
            />
            <button type="submit" class="primary big">
                {companionWords.value.begin}
            </button>
        </form>
    );
}

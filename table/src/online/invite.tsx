import { useState } from "preact/hooks";
import { mostName } from "../../server/protocol.ts";
import { ask, refusal, server } from "../client.ts";
import { glossary } from "../glossary.ts";
import { levels, type Level } from "../host/protocol.ts";
import { IconButton } from "../parts/icon.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { Select } from "../parts/select.tsx";
import { go, variants, type Game } from "../router.ts";
import { useVariant } from "../screens/variant.tsx";
import { words } from "../words/index.ts";
import { cleanName, keptName } from "./name.ts";
import { onlineWords } from "./words.ts";

const guest = "guest";

/** A room to which others are invited by its link. */
export function InviteScreen({ game }: { game: Game }) {
    const say = words.value;
    const online = onlineWords.value;
    const { least, most } = glossary.value.players[variants[game]];
    const [name, setName] = useState(keptName);
    /** Of each other seat, who plays there. */
    const [others, setOthers] = useState<readonly (Level | typeof guest)[]>(() => Array(Math.max(least - 1, 1)).fill(guest));
    const [isOpening, setOpening] = useState(false);
    const players = others.length + 1;
    const { variant, options, first, letChanceBegin, fields } = useVariant(
        game,
        Array.from({ length: players }, (_, seat) => online.seat(seat + 1)),
    );

    const resize = (count: number) => {
        setOthers(Array.from({ length: count - 1 }, (_, i) => others[i] ?? guest));
        letChanceBegin();
    };
    const open = () => {
        setOpening(true);
        refusal.value = null;
        ask({
            kind: "invite",
            server: server!,
            invitation: {
                variant,
                options,
                first,
                seats: [null, ...others.map((who) => (who === guest ? null : who))],
                name: cleanName(name, say.player(1)),
            },
        });
    };

    return (
        <main class="setup">
            <header>
                <IconButton name="home" label={say.home} onClick={() => go({ screen: "home" })} />
                <h1>{glossary.value.titles[variant]}</h1>
            </header>
            {server === null ? (
                <p>{online.noServer}</p>
            ) : (
                <form
                    onSubmit={(event) => {
                        event.preventDefault();
                        open();
                    }}
                >
                    <label class="field">
                        <span class="label">{online.yourName}</span>
                        <input type="text" value={name} maxLength={mostName} autocomplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
                    </label>
                    <Select
                        label={say.playerCount}
                        value={`${players}`}
                        options={Array.from({ length: most - least + 1 }, (_, i) => [`${least + i}`, `${least + i}`] as const)}
                        onChange={(count) => resize(Number(count))}
                    />
                    <fieldset class="seats-to-fill">
                        <legend>{online.seats}</legend>
                        {others.map((who, i) => (
                            <Select
                                key={i}
                                label={online.seat(i + 2)}
                                value={who}
                                options={[[guest, online.forGuest], ...levels.map((level) => [level, say.levels[level]] as const)]}
                                onChange={(chosen) => setOthers(others.with(i, chosen))}
                            />
                        ))}
                    </fieldset>
                    <details>
                        <summary>{say.advanced}</summary>
                        {fields}
                    </details>
                    <button type="submit" class="primary big" disabled={isOpening && refusal.value === null}>
                        {online.openRoom}
                    </button>
                </form>
            )}
            <Refusal />
        </main>
    );
}

import { useState } from "preact/hooks";
import { ask } from "../client.ts";
import { glossary } from "../glossary.ts";
import { levels, type Player } from "../host/protocol.ts";
import { botNames } from "../online/names.ts";
import { Icon, IconButton } from "../parts/icon.tsx";
import { Select } from "../parts/select.tsx";
import { later } from "../parts/later.tsx";
import { go, variants, type Game } from "../router.ts";
import { words } from "../words/index.ts";
import { useVariant } from "./variant.tsx";

const RulesSheet = later(async () => (await import("../learn/panel.tsx")).RulesSheet);

/** From so many players on, their number is chosen rather than each of them added. */
const many = 6;

export function SetupScreen({ game, isShared }: { game: Game; isShared: boolean }) {
    const say = words.value;
    const bot = (seat: number): Player => ({ kind: "bot", level: "medium", name: botNames[seat]! });
    const person = (seat: number): Player => ({
        kind: "person",
        name: isShared ? words.peek().player(seat + 1) : words.peek().you,
    });
    const [players, setPlayers] = useState<readonly Player[]>(() =>
        isShared ? [person(0), person(1)] : [person(0), bot(1), bot(2)],
    );
    const [deal, setDeal] = useState("");
    const [hasRules, showRules] = useState(false);
    const { variant, options, first, letChanceBegin, fields } = useVariant(
        game,
        players.map(({ name }) => name),
    );
    const { least, most } = glossary.value.players[variants[game]];

    const change = (seat: number, changes: Partial<Player>) =>
        setPlayers(players.map((player, i) => (i === seat ? ({ ...player, ...changes } as Player) : player)));
    const choose = (seat: number, who: string) => {
        if (who === "person") change(seat, { kind: "person" });
        else change(seat, { kind: "bot", level: who as (typeof levels)[number] });
    };
    const added = (seat: number) => (isShared ? person(seat) : bot(seat));
    const add = () => setPlayers([...players, added(players.length)]);
    const resize = (count: number) => {
        setPlayers(Array.from({ length: count }, (_, seat) => players[seat] ?? added(seat)));
        letChanceBegin();
    };
    const remove = (seat: number) => {
        setPlayers(players.filter((_, i) => i !== seat));
        letChanceBegin();
    };

    const [isStarting, setStarting] = useState(false);
    const start = () => {
        setStarting(true);
        ask({
            kind: "start",
            setup: {
                variant,
                players: players.map((player, seat) => ({ ...player, name: player.name.trim() || say.player(seat + 1) })),
                first,
                options,
                deal: deal === "" ? null : Number(deal),
            },
        });
    };

    return (
        <main class="setup">
            <header>
                <IconButton name="home" label={say.home} onClick={() => go({ screen: "home" })} />
                <h1>{glossary.value.titles[variant]}</h1>
                <IconButton name="rules" label={say.rules} onClick={() => showRules(true)} />
            </header>
            <form
                onSubmit={(event) => {
                    event.preventDefault();
                    start();
                }}
            >
                <fieldset>
                    <legend>{say.players}</legend>
                    {most >= many && (
                        <Select
                            label={say.playerCount}
                            value={`${players.length}`}
                            options={Array.from({ length: most - least + 1 }, (_, i) => [`${least + i}`, `${least + i}`] as const)}
                            onChange={(count) => resize(Number(count))}
                        />
                    )}
                    {players.map((player, seat) => (
                        <div class="seat" key={seat}>
                            <input
                                type="text"
                                value={player.name}
                                maxLength={24}
                                aria-label={say.playerName(seat + 1)}
                                onInput={(event) => change(seat, { name: event.currentTarget.value })}
                            />
                            <Select
                                label={say.whoPlays(player.name)}
                                isLabelHidden
                                value={player.kind === "bot" ? player.level : "person"}
                                options={[["person", say.person], ...levels.map((level) => [level, say.levels[level]] as const)]}
                                onChange={(who) => choose(seat, who)}
                            />
                            <IconButton
                                name="remove"
                                label={say.removePlayer(player.name)}
                                disabled={players.length <= least}
                                onClick={() => remove(seat)}
                            />
                        </div>
                    ))}
                    {players.length < most && (
                        <button type="button" class="quiet add" onClick={add}>
                            <Icon name="plus" /> {say.addPlayer}
                        </button>
                    )}
                </fieldset>
                <details>
                    <summary>{say.advanced}</summary>
                    {fields}
                    <label class="field">
                        <span class="label">{say.deal}</span>
                        <input
                            type="text"
                            inputMode="numeric"
                            pattern="[0-9]{1,15}"
                            value={deal}
                            onInput={(event) => setDeal(event.currentTarget.value)}
                        />
                    </label>
                    <p class="hint">{say.dealHint}</p>
                </details>
                <button type="submit" class="primary big" disabled={isStarting}>
                    {say.start}
                </button>
            </form>
            {hasRules && <RulesSheet variant={variant} onClose={() => showRules(false)} />}
        </main>
    );
}

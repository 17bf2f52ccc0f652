import { useState } from "preact/hooks";
import { mostName, type RoomView } from "../../server/protocol.ts";
import { ask } from "../client.ts";
import { glossary } from "../glossary.ts";
import { levels } from "../host/protocol.ts";
import { IconButton } from "../parts/icon.tsx";
import { SettingsMenu } from "../parts/menu.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { Select } from "../parts/select.tsx";
import { go } from "../router.ts";
import { words } from "../words/index.ts";
import { Connectedness } from "./bar.tsx";
import { RoomLink } from "./link.tsx";
import { cleanName, keptName } from "./name.ts";
import type { OnlineRoom } from "./protocol.ts";
import { onlineWords } from "./words.ts";

const open = "open";

/** Where people gather before the game. */
export function WaitingRoom({ room, view }: { room: OnlineRoom; view: RoomView }) {
    const say = onlineWords.value;
    const [hasMenu, showMenu] = useState(false);
    const isSeated = view.you !== null;
    const hasFree = view.seats.some(({ kind }) => kind === "open");
    return (
        <main class="setup waiting-room">
            <header>
                <IconButton name="home" label={words.value.home} onClick={() => go({ screen: "home" })} />
                <h1>{glossary.value.titles[view.variant]}</h1>
                <IconButton name="menu" label={words.value.settings} onClick={() => showMenu(true)} />
            </header>
            <Connectedness room={room} />
            {isSeated && <RoomLink room={room} />}
            <section aria-labelledby="seats">
                <h2 id="seats">{say.seats}</h2>
                <Seats view={view} />
            </section>
            {isSeated && view.spectators > 0 && <p class="hint">{say.spectators(view.spectators)}</p>}
            {isSeated ? (
                <>
                    {hasFree && <p class="hint">{say.startHint}</p>}
                    <button type="button" class="primary big" disabled={hasFree} onClick={() => ask({ kind: "ask", request: { kind: "start" } })}>
                        {say.start}
                    </button>
                </>
            ) : (
                <>
                    <p class="hint">{say.takeSeat}</p>
                    <RoomLink room={room} />
                </>
            )}
            <Refusal />
            {hasMenu && <SettingsMenu onClose={() => showMenu(false)} />}
        </main>
    );
}

function Seats({ view }: { view: RoomView }) {
    const say = onlineWords.value;
    const [name, setName] = useState(keptName);
    const sit = (seat: number) =>
        ask({ kind: "ask", request: { kind: "sit", seat, name: cleanName(name, words.peek().player(seat + 1)) } });
    const fill = (seat: number, who: string) =>
        ask({ kind: "ask", request: { kind: "fill", seat, level: who === open ? null : (who as (typeof levels)[number]) } });
    return (
        <>
            {view.you === null && (
                <label class="field">
                    <span class="label">{say.yourName}</span>
                    <input type="text" value={name} maxLength={mostName} autocomplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
                </label>
            )}
            <ol class="seats">
                {view.seats.map((seat, i) => (
                    <li key={i} data-kind={seat.kind} data-own={i === view.you}>
                        <span class="who">
                            <b>{seat.kind === "open" ? say.free : seat.name}</b>
                            {i === view.you && <small>{say.you}</small>}
                            {seat.kind === "person" && !seat.isPresent && <small>{say.away}</small>}
                            {seat.kind === "bot" && view.you === null && <small>{words.value.levels[seat.level]}</small>}
                        </span>
                        {view.you === null && seat.kind === "open" && (
                            <button type="button" class="secondary" onClick={() => sit(i)}>
                                {say.sitAt(i + 1)}
                            </button>
                        )}
                        {view.you !== null && seat.kind !== "person" && (
                            <Select
                                label={say.botFor(say.seat(i + 1))}
                                isLabelHidden
                                value={seat.kind === "bot" ? seat.level : open}
                                options={[[open, say.waits], ...levels.map((level) => [level, words.value.levels[level]] as const)]}
                                onChange={(who) => fill(i, who)}
                            />
                        )}
                        {i === view.you && (
                            <button type="button" class="quiet" onClick={() => ask({ kind: "ask", request: { kind: "rise" } })}>
                                {say.rise}
                            </button>
                        )}
                    </li>
                ))}
            </ol>
        </>
    );
}

import type { TargetedEvent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ask, glossary, kept, leave, refusal } from "../client.ts";
import type { KeptMatch } from "../host/protocol.ts";
import { NewVersion } from "../offline/update.tsx";
import { Icon, IconButton } from "../parts/icon.tsx";
import { SettingsMenu } from "../parts/menu.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { addressOf, games, tools, type Game } from "../router.ts";
import { Token } from "../triqueta/token.tsx";
import { words } from "../words/index.ts";

const titles = { triqueta: "base_game", wolves: "hidden_wolves" } as const;

/** The tokens of a game's picture, from left to right; null is a shadow token's back. */
const pictures: Readonly<Record<Game, readonly (number | null)[]>> = {
    triqueta: [0, 4, 5, 1, 3],
    wolves: [2, null, 6, null, 1],
};

const toolWords = { learn: "learn", pad: "scorePad", companion: "companion" } as const;

export function HomeScreen() {
    const say = words.value;
    const [hasMenu, showMenu] = useState(false);
    useEffect(() => {
        leave();
        ask({ kind: "list" });
    }, []);
    const open = kept.value.filter((match) => !match.isOver);
    const over = kept.value.filter((match) => match.isOver).slice(0, 3);
    return (
        <main class="home">
            <header class="hero">
                <h1>Triqueta</h1>
                <p>{say.tagline}</p>
                <IconButton name="menu" label={say.settings} onClick={() => showMenu(true)} />
            </header>
            {open.length + over.length > 0 && (
                <ul class="kept">
                    {[...open, ...over].map((match) => (
                        <Kept key={match.id} match={match} />
                    ))}
                </ul>
            )}
            <div class="games">
                {games.map((game) => (
                    <GameCard key={game} game={game} />
                ))}
            </div>
            <nav class="tools" aria-label={say.withTheRealGame}>
                {tools.map((tool) => (
                    <a key={tool} class="tool" href={addressOf({ screen: tool })}>
                        <b>{say[toolWords[tool]]}</b>
                        <span>{say.toolHints[tool]}</span>
                    </a>
                ))}
            </nav>
            <label class="secondary open-record">
                <input type="file" class="visually-hidden" onChange={openRecord} />
                {say.openRecord}
            </label>
            <NewVersion />
            <footer>{say.unofficial}</footer>
            <Refusal />
            {hasMenu && <SettingsMenu onClose={() => showMenu(false)} />}
        </main>
    );
}

async function openRecord({ currentTarget: input }: TargetedEvent<HTMLInputElement>): Promise<void> {
    const file = input.files?.[0];
    refusal.value = null;
    if (file) ask({ kind: "read", record: await file.text() });
    input.value = ""; // so that the same file can be chosen again
}

function Kept({ match }: { match: KeptMatch }) {
    const say = words.value;
    return (
        <li>
            <a href={addressOf({ screen: "match", id: match.id })}>
                <b>{match.isOver ? say.look : say.continueMatch}</b>
                <span>
                    {glossary.value!.titles[match.variant]} · {match.players.map(({ name }) => name).join(", ")}
                </span>
            </a>
            <button type="button" class="icon-button" aria-label={say.forget} title={say.forget} onClick={() => ask({ kind: "forget", id: match.id })}>
                <Icon name="close" />
            </button>
        </li>
    );
}

function GameCard({ game }: { game: Game }) {
    const say = words.value;
    return (
        <article class="game-card" data-game={game}>
            <div class="picture" aria-hidden="true">
                {pictures[game].map((animal, i) => (
                    <span key={i} style={{ "--i": i - 2 }}>
                        {animal === null ? <Token back="shadow" /> : <Token animal={animal} />}
                    </span>
                ))}
            </div>
            <h2>{glossary.value!.titles[titles[game]]}</h2>
            <p>{say.pitch[game]}</p>
            <p class="who">{say.playerRange(2, 5)}</p>
            <div class="ways">
                <a class="primary" href={addressOf({ screen: "new", game, isShared: false })}>
                    {say.playBots}
                </a>
                <a class="secondary" href={addressOf({ screen: "new", game, isShared: true })}>
                    {say.passThePhone}
                </a>
            </div>
        </article>
    );
}

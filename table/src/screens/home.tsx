import type { JSX, TargetedEvent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ask, kept, leave, refusal, server } from "../client.ts";
import { glossary } from "../glossary.ts";
import type { KeptMatch } from "../host/protocol.ts";
import { KeptRooms } from "../online/rooms.tsx";
import { onlineWords } from "../online/words.ts";
import { NewVersion } from "../offline/update.tsx";
import { Icon, IconButton } from "../parts/icon.tsx";
import { SettingsMenu } from "../parts/menu.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { addressOf, games, tools, variants, type Game } from "../router.ts";
import { CardFace, Patterns } from "../triangles/card.tsx";
import { Token } from "../triqueta/token.tsx";
import { words } from "../words/index.ts";

const token = (animal: number) => <Token animal={animal} />;
const shadow = <Token back="shadow" />;
const card = (number: number) => <CardFace card={number} />;

/** The tokens or cards of a game's picture, from left to right. */
const pictures: Readonly<Record<Game, readonly JSX.Element[]>> = {
    triqueta: [0, 4, 5, 1, 3].map(token),
    wolves: [token(2), shadow, token(6), shadow, token(1)],
    mayhem: [0, 13, 20, 17, 25].map(card),
    race: [4, 9, 29, 23, 34].map(card),
};

const toolWords = { learn: "learn", pad: "scorePad", companion: "companion" } as const;

export function HomeScreen() {
    const say = words.value;
    const [hasMenu, showMenu] = useState(false);
    useEffect(() => {
        leave();
        ask({ kind: "list" });
        if (server !== null) ask({ kind: "list rooms" });
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
            <KeptRooms />
            <Patterns />
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
                    {glossary.value.titles[match.variant]} · {match.players.map(({ name }) => name).join(", ")}
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
    const players = glossary.value.players[variants[game]];
    return (
        <article class="game-card" data-game={game}>
            <div class="picture" aria-hidden="true">
                {pictures[game].map((one, i) => (
                    <span key={i} style={{ "--i": i - 2 }}>
                        {one}
                    </span>
                ))}
            </div>
            <h2>{glossary.value.titles[variants[game]]}</h2>
            <p>{say.pitch[game]}</p>
            <p class="who">{say.playerRange(players.least, players.most)}</p>
            <div class="ways">
                <a class="primary" href={addressOf({ screen: "new", game, isShared: false })}>
                    {say.playBots}
                </a>
                <a class="secondary" href={addressOf({ screen: "new", game, isShared: true })}>
                    {say.passThePhone}
                </a>
                {server !== null && (
                    <a class="secondary" href={addressOf({ screen: "invite", game })}>
                        {onlineWords.value.inviteByLink}
                    </a>
                )}
            </div>
        </article>
    );
}

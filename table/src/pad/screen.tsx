/** The score pad: for people who have the real game before them. */
import { useEffect } from "preact/hooks";
import { ask, padScore } from "../client.ts";
import { glossary } from "../glossary.ts";
import { Icon, IconButton } from "../parts/icon.tsx";
import { Select } from "../parts/select.tsx";
import { go } from "../router.ts";
import { words } from "../words/index.ts";
import { plain } from "../words/numbers.ts";
import { AnimalCounts } from "./animals.tsx";
import { change, changePlayer, cleared, most, newPlayer, pad, padGames, sheetOf, type PadGame } from "./sheet.ts";
import { LeftPieces, TriangleCounts } from "./triangles.tsx";
import { padWords } from "./words.ts";

const least = 2;

export function PadScreen() {
    const say = words.value;
    const { titles } = glossary.value;
    const now = pad.value;
    useEffect(() => ask({ kind: "score", sheet: sheetOf(now) }), [now]);
    const remove = (seat: number) =>
        change({
            players: now.players.filter((_, i) => i !== seat),
            rock: now.rock === null || now.rock === seat ? null : now.rock - (now.rock > seat ? 1 : 0),
        });
    const play = (game: PadGame) => {
        const players = now.players.slice(0, most(game));
        change({ game, players, rock: now.rock !== null && now.rock < players.length ? now.rock : null });
    };
    return (
        <main class="setup pad">
            <header>
                <IconButton name="home" label={say.home} onClick={() => go({ screen: "home" })} />
                <h1>{say.scorePad}</h1>
            </header>
            <p class="hint">{padWords.value.intro}</p>
            <Select
                label={padWords.value.game}
                value={now.game}
                options={padGames.map((game) => [game, titles[game]] as const)}
                onChange={play}
            />
            <Standings />
            {now.game === "mayhem" && <p class="hint">{padWords.value.pureHint}</p>}
            <div class="pad-players">
                {now.players.map((player, seat) => (
                    <section key={seat} class="pad-player" aria-label={nameOf(seat)}>
                        <header>
                            <input
                                type="text"
                                value={player.name}
                                placeholder={say.player(seat + 1)}
                                maxLength={24}
                                aria-label={say.playerName(seat + 1)}
                                onInput={(event) => changePlayer(seat, { name: event.currentTarget.value })}
                            />
                            <output class="points" aria-label={say.points(pointsOf(seat))}>
                                {plain(pointsOf(seat))}
                            </output>
                            <IconButton name="close" label={say.removePlayer(nameOf(seat))} disabled={now.players.length <= least} onClick={() => remove(seat)} />
                        </header>
                        {now.game === "mayhem" ? <TriangleCounts seat={seat} /> : <AnimalCounts seat={seat} game={now.game} />}
                    </section>
                ))}
            </div>
            {now.game === "mayhem" && <LeftPieces />}
            <div class="ways">
                {now.players.length < most(now.game) && (
                    <button type="button" class="quiet" onClick={() => change({ players: [...now.players, newPlayer()] })}>
                        <Icon name="plus" /> {say.addPlayer}
                    </button>
                )}
                <button type="button" class="secondary" title={padWords.value.clearHint} onClick={() => (pad.value = cleared(now))}>
                    {padWords.value.clear}
                </button>
            </div>
        </main>
    );
}

const nameOf = (seat: number) => pad.value.players[seat]!.name.trim() || words.value.player(seat + 1);
const pointsOf = (seat: number) => padScore.value?.points[seat] ?? 0;

/** Who leads, by what, and what can't be right. */
function Standings() {
    const say = padWords.value;
    const score = padScore.value;
    const { game, players, left } = pad.value;
    if (score === null || score.points.length !== players.length) return null;
    const names = words.value.and(score.winners.map(nameOf));
    const { animals } = glossary.value;
    const threes = players.reduce((sum, one) => sum + one.pure + one.unpure + one.claims.length, 0);
    return (
        <section class="standings" aria-label={say.standings}>
            <p role="status">
                <b>{say.leading(names, score.winners.length > 1)}</b>{" "}
                {score.tieBreak === "tokens" && say.tokensDecide}
                {score.tieBreak === "shared" && words.value.shared}
            </p>
            {game === "mayhem" && <p class="hint">{say.counted(3 * threes + left.length)}</p>}
            {score.unfinished > 0 && <p class="warning">{say.unfinished(score.unfinished)}</p>}
            {score.surplus.map(({ animal, count, there }) => (
                <p key={animal} class="warning">
                    {say.surplus(animals[animal]!, count, there)}
                </p>
            ))}
        </section>
    );
}

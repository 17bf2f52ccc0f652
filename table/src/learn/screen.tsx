/** The rules in short, and the way to the first game. */
import { ask } from "../client.ts";
import { glossary } from "../glossary.ts";
import { IconButton } from "../parts/icon.tsx";
import { go } from "../router.ts";
import { words } from "../words/index.ts";
import { RulesOf } from "./chapters.tsx";
import { rules, type RuledGame } from "./rules.ts";

const games = ["base_game", "hidden_wolves", "hidden_wolves_duel", "mayhem", "race"] as const satisfies readonly RuledGame[];

export function LearnScreen() {
    const say = words.value;
    const { titles } = glossary.value;
    const { firstGame, firstGameHint, rulesTitle } = rules.value;
    return (
        <main class="setup learn">
            <header>
                <IconButton name="home" label={say.home} onClick={() => go({ screen: "home" })} />
                <h1>{say.learn}</h1>
            </header>
            <section class="lead" aria-labelledby="first-game">
                <h2 id="first-game">{firstGame}</h2>
                <p>{firstGameHint}</p>
                <button type="button" class="primary" onClick={() => ask({ kind: "learn", name: say.you })}>
                    {say.start}
                </button>
            </section>
            <section class="rules" aria-labelledby="rules">
                <h2 id="rules">{rulesTitle}</h2>
                {games.map((game) => (
                    <details key={game}>
                        <summary>{titles[game]}</summary>
                        <RulesOf variant={game} />
                    </details>
                ))}
            </section>
        </main>
    );
}

/** The rules of one game, complete: those of the games that it builds on stand before its own. */
import type { Variant } from "triqueta";
import { glossary } from "../glossary.ts";
import { rules, type RuledGame } from "./rules.ts";

const chapters: Readonly<Record<Variant, readonly RuledGame[]>> = {
    base_game: ["base_game"],
    base_game_duel: ["base_game", "base_game_duel"],
    hidden_wolves: ["base_game", "hidden_wolves"],
    hidden_wolves_duel: ["base_game", "hidden_wolves", "hidden_wolves_duel"],
    mayhem: ["mayhem"],
    race: ["race"],
};

export function RulesOf({ variant }: { variant: Variant }) {
    const { titles } = glossary.value;
    const games = chapters[variant];
    return (
        <>
            {games.map((game) => (
                <section key={game} class="chapter" aria-label={titles[game]}>
                    {games.length > 1 && <h3>{titles[game]}</h3>}
                    <ul>
                        {rules.value.of[game].map(([text, numbers]) => (
                            <li key={numbers}>
                                {text} <small>{numbers}</small>
                            </li>
                        ))}
                    </ul>
                </section>
            ))}
        </>
    );
}

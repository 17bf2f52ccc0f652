import { useState } from "preact/hooks";
import type { Variant } from "triqueta";
import { Select } from "../parts/select.tsx";
import type { Game } from "../router.ts";
import { words } from "../words/index.ts";

type Draw = "one" | "two";

/** How many tokens the rule books have drawn at a time, in a game of two. */
const officialDraw = { triqueta: "one", wolves: "two" } as const satisfies Partial<Record<Game, Draw>>;

const hasTokens = (game: Game): game is keyof typeof officialDraw => game in officialDraw;

/** The variant for a number of players; two tokens a draw are for two players only. */
function variantOf(game: Game, players: number, draw: Draw): Variant {
    if (!hasTokens(game)) return game;
    const isDuel = players === 2 && draw === "two";
    if (game === "wolves") return isDuel ? "hidden_wolves_duel" : "hidden_wolves";
    return isDuel ? "base_game_duel" : "base_game";
}

const byChance = "chance";

/** The variant of a game that people set up for players of these names, who begins, and the fields to choose both. */
export function useVariant(game: Game, names: readonly string[]) {
    const say = words.value;
    const [draw, setDraw] = useState<Draw>(hasTokens(game) ? officialDraw[game] : "one");
    const [first, setFirst] = useState(byChance);
    const [isFast, setFast] = useState(false);

    return {
        variant: variantOf(game, names.length, draw),
        options: game === "mayhem" ? { fast: isFast } : {},
        first: first === byChance ? null : Number(first),
        letChanceBegin: () => setFirst(byChance),
        fields: (
            <>
                {game === "mayhem" && (
                    <>
                        <label class="check">
                            <input type="checkbox" checked={isFast} onChange={(event) => setFast(event.currentTarget.checked)} />
                            {say.fast}
                        </label>
                        <p class="hint">{say.fastHint}</p>
                    </>
                )}
                {names.length === 2 && hasTokens(game) && (
                    <>
                        <Select<Draw>
                            label={say.tokensADraw}
                            value={draw}
                            options={[
                                ["one", say.oneToken],
                                ["two", say.twoTokens],
                            ]}
                            onChange={setDraw}
                        />
                        {draw !== officialDraw[game] && <p class="hint">{say.houseVariant}</p>}
                    </>
                )}
                <Select
                    label={say.whoBegins}
                    value={first}
                    options={[[byChance, say.byChance], ...names.map((name, seat) => [`${seat}`, name] as const)]}
                    onChange={setFirst}
                />
            </>
        ),
    };
}

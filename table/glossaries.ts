import { load, type Language, type Triqueta, type Variant } from "triqueta";
import type { Plugin } from "vite";

/** The library's words that the page shows outside a match, in one language. */
export interface Glossary {
    readonly languages: readonly { readonly code: Language; readonly name: string }[];
    readonly titles: Readonly<Record<Variant, string>>;
    /** How many may play. */
    readonly players: Readonly<Record<Variant, { readonly least: number; readonly most: number }>>;
    /** The names of the animals, by their numbers. */
    readonly animals: readonly string[];
    /** The cards of the Triangles deck by their numbers, pieces before jokers: their names, and what sentences call them. */
    readonly cards: readonly { readonly name: string; readonly code: string }[];
    /** The labels of the lines of a score. */
    readonly lines: Readonly<Record<Variant, readonly string[]>>;
}

/** The action that discards card 0, in the 21/15/9-card game. */
const discard = 2;

function glossaryOf(triqueta: Triqueta, language: Language): Glossary {
    const games = triqueta.games(language);
    const animals = triqueta.sizes({ variant: "hidden_wolves" }).outcomes;
    const cards = triqueta.sizes({ variant: "race" }).outcomes;
    const ofGames = <Value>(of: (game: (typeof games)[number]) => Value) =>
        Object.fromEntries(games.map((game) => [game.variant, of(game)])) as Record<Variant, Value>;
    return {
        languages: triqueta.languages,
        titles: ofGames(({ title }) => title),
        players: ofGames(({ leastPlayers, mostPlayers }) => ({ least: leastPlayers, most: mostPlayers })),
        lines: ofGames(({ lines }) => lines.map(({ label }) => label)),
        animals: Array.from({ length: animals }, (_, i) => triqueta.outcomeText("hidden_wolves", i, language)),
        cards: Array.from({ length: cards }, (_, i) => ({
            name: triqueta.outcomeText("race", i, language),
            code: triqueta.actionText("race", discard + i, language).split(" ").at(-1)!,
        })),
    };
}

/** A module of all glossaries: the library writes it when the page is built, so that the first view needn't wait for the library. */
export function glossaries(): Plugin {
    const name = "virtual:glossaries";
    return {
        name: "glossaries",
        resolveId: (id) => (id === name ? `\0${name}` : undefined),
        async load(id) {
            if (id !== `\0${name}`) return undefined;
            const triqueta = await load();
            const all = triqueta.languages.map(({ code }) => [code, glossaryOf(triqueta, code)]);
            return `export default ${JSON.stringify(Object.fromEntries(all))};`;
        },
    };
}

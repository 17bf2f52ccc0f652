/** The companion: a view of a game at a table of people, who tell what they do. It knows what they tell. */
import { Refused, TriquetaError, type Language, type Triqueta, type TriquetaView, type View } from "triqueta";
import * as action from "../triqueta/actions.ts";
import type { EndDecision, Following, Tap, Told } from "./protocol.ts";

/** What is known after all taps. The first tap that can't be right is refused, and those after it are left out. */
export function follow(triqueta: Triqueta, told: Told, language: Language): Following {
    const { variant, names, first } = told;
    const choice = { variant, players: names.length, first };
    const viewer = told.viewer ?? "spectator";
    using view = triqueta.view(choice, viewer);
    const taps: Tap[] = [];
    const sentences: string[] = [];
    const json = () => view.json() as TriquetaView;
    const see = (text: string) => {
        const event = triqueta.parseEvent(choice, text);
        const sentence = view.sentences(event, { language, names, saysYou: told.viewer !== null }).trim();
        view.see(event);
        if (sentence !== "") sentences.push(sentence);
    };
    let refusal: Following["refusal"] = null;
    let end: Following["end"] = null;
    for (const tap of told.taps) {
        if (end !== null) break;
        try {
            see(`${json().table.mover}: ${wordsOf(triqueta, told, tap)}`);
        } catch (error) {
            if (!(error instanceof TriquetaError)) throw error;
            if (!(error instanceof Refused)) break; // no tap of this page: another version stored it
            // The very last row of a game in which nobody kept a light token: with it all shadow tokens are shown, which
            // people count on the score pad.
            if (error.reason === "event_incomplete" && tap.action !== null) end = withLastRow(json(), tap.action);
            else {
                refusal = inLanguage(triqueta, error, language);
                break;
            }
        }
        // Others look at what they drew, and nobody has to tell that.
        for (let { table } = json(); table.phase === "look" && table.mover !== told.viewer; { table } = json()) see(`${table.mover}: (?)`);
        taps.push(tap);
    }
    const { table } = json();
    if (table.phase === "decide" || table.phase === "over") end = { piles: table.up, rock: table.rock };
    return {
        told: { ...told, taps },
        view: view.json(language) as TriquetaView,
        points: view.points(),
        sentences,
        refusal,
        end,
        decision: end && decisionOf(triqueta, json(), end),
        chances: chancesOf(view),
    };
}

/** What the viewer best adds of what they kept. */
function decisionOf({ scoring }: Triqueta, { game, viewer, table, own }: TriquetaView, end: NonNullable<Following["end"]>): EndDecision | null {
    if (viewer === null || own === null || own.own_kept.length === 0) return null;
    const shadows = "own_shadows" in own ? own.own_shadows : [];
    const pile = end.piles[viewer]!.map((count, animal) => count + (shadows[animal] ?? 0));
    const adds = scoring.bestReveal(game, pile, own.own_kept);
    const added = own.own_kept.filter((_, i) => adds[i]);
    for (const animal of added) ++pile[animal]!;
    const points = scoring.lines(game, { pile, tiles: table.tiles[viewer]!, rock: end.rock === viewer }).reduce((sum, line) => sum + line, 0);
    return { added, left: own.own_kept.filter((_, i) => !adds[i]), pile, points };
}

function withLastRow({ table }: TriquetaView, taken: number): Following["end"] {
    const row = table.rows[taken - action.take(0)]!;
    const piles = table.up.map((pile, seat) => (seat === table.mover ? pile.map((count, animal) => count + row[animal]!) : pile));
    return { piles, rock: table.mover };
}

function wordsOf(triqueta: Triqueta, { variant }: Told, tap: Tap): string {
    const animal = tap.animal === null ? "" : triqueta.outcomeText(variant, tap.animal);
    if (tap.action === null) return `(${animal})`;
    const words = triqueta.actionText(variant, tap.action);
    return tap.action >= action.lay(0) && tap.action < action.keep ? `${words} ${animal}` : words;
}

const inLanguage = (triqueta: Triqueta, { code, text, rule }: Refused, language: Language) =>
    code === undefined ? { text, rule } : { text: triqueta.refusal(code, language).text, rule };

/** Of the next light and the next shadow token, by animal: as probable as each unseen one. */
function chancesOf(view: View): Following["chances"] {
    const { unseen } = view.json() as TriquetaView;
    const shares = (counts: readonly number[]) => {
        const all = counts.reduce((sum, count) => sum + count, 0);
        return counts.map((count) => ({ count, chance: all === 0 ? 0 : count / all }));
    };
    return { light: shares(unseen.unseen_light), shadow: "unseen_shadow" in unseen ? shares(unseen.unseen_shadow) : null };
}

/** The library's words with a drawing for each card that they name by its short name, such as H1p. */
import { glossary } from "../glossary.ts";
import { words } from "../words/index.ts";
import { CardFace } from "./card.tsx";

/** What stands behind a piece that was saved before. */
const saved = /^\*/;

/** Stands for a piece that a triangle still lacks: the drawings of the others show by their places which. */
const lacking = " ---";

export function Told({ text }: { text: string }) {
    const cards = glossary.value.cards;
    const named = cards.map(({ code }) => code);
    // A sentence has capitals, and jokers in brackets; the words of an action have neither.
    const codes = new RegExp(`(\\[?\\b(?:${named.join("|")})\\b\\]?)`, "gi");
    return (
        <>
            {text.replaceAll(lacking, "").split(codes).map((part, i) => {
                const card = i % 2 ? named.indexOf(part.replace(/[[\]]/g, "").toLowerCase()) : -1;
                if (card < 0) return i === 0 ? part : part.replace(saved, ` ${words.value.savedPiece}`);
                return (
                    <span key={i} class="named-card" title={cards[card]!.name}>
                        <CardFace card={card} />
                        <span class="visually-hidden">{part}</span>
                    </span>
                );
            })}
        </>
    );
}

/** Cards of one player, sorted by cut, that can be tapped. */
import type { ComponentChildren } from "preact";
import { words } from "../words/index.ts";
import { CardFace, CutSign } from "./card.tsx";
import { cutOf, held, isJoker, nameOf } from "./cards.ts";

export interface Tappable {
    /** What can be tapped now. */
    readonly open: ReadonlySet<number>;
    /** What is taken up. */
    readonly chosen: ReadonlySet<number>;
    readonly onTap: (card: number) => void;
    /** Says why a card can't be tapped. */
    readonly onBlocked?: (card: number) => void;
    /** What the report says of playing it. */
    readonly judged?: (card: number) => string | undefined;
}

export function CardButton(props: { card: number; count?: number; isOpen: boolean; isChosen: boolean; onTap: () => void; onBlocked?: (() => void) | undefined; spot?: string; judged?: string | undefined }) {
    const { card, count = 1, isOpen, isChosen, onTap } = props;
    return (
        <button
            type="button"
            class="card-button"
            data-card={card}
            data-spot={props.spot}
            data-judged={props.judged}
            aria-disabled={!isOpen}
            aria-pressed={isChosen}
            tabIndex={isOpen ? 0 : -1}
            onClick={() => (isOpen ? onTap() : props.onBlocked?.())}
        >
            <CardFace card={card} />
            <span class="visually-hidden">{words.value.cards(nameOf(card), count)}</span>
            {count > 1 && (
                <span class="count" aria-hidden="true">
                    {count}
                </span>
            )}
        </button>
    );
}

/** Lanes for the three cuts, and one for jokers. */
export function Lanes({ counts, label, tappable }: { counts: readonly number[]; label: string; tappable: Tappable }) {
    const cards = held(counts);
    const lane = (of: readonly number[], sign: ComponentChildren, key: string) =>
        of.length > 0 && (
            <span key={key} class="lane">
                {sign}
                {of.map((card) => (
                    <CardButton
                        key={card}
                        card={card}
                        count={counts[card]!}
                        isOpen={tappable.open.has(card)}
                        isChosen={tappable.chosen.has(card)}
                        judged={tappable.judged?.(card)}
                        onTap={() => tappable.onTap(card)}
                        onBlocked={tappable.onBlocked && (() => tappable.onBlocked?.(card))}
                    />
                ))}
            </span>
        );
    return (
        <div class="lanes" role="group" aria-label={label}>
            {[0, 1, 2].map((cut) =>
                lane(
                    cards.filter((card) => !isJoker(card) && cutOf(card) === cut),
                    <CutSign cut={cut} />,
                    `cut-${cut}`,
                ),
            )}
            {lane(
                cards.filter(isJoker),
                null,
                "jokers",
            )}
        </div>
    );
}

/** What a player of Triangle Mayhem has at the end, with threes that are no triangles (M10). */
import { Icon, IconButton } from "../parts/icon.tsx";
import { Select } from "../parts/select.tsx";
import { Stepper } from "../parts/stepper.tsx";
import { nameOf, pieces } from "../triangles/cards.ts";
import { change, changePlayer, pad, type Claim } from "./sheet.ts";
import { padWords } from "./words.ts";

const mostTriangles = 27;

export function TriangleCounts({ seat }: { seat: number }) {
    const say = padWords.value;
    const { pure, unpure, claims } = pad.value.players[seat]!;
    const set = (at: number, claim: Claim) => changePlayer(seat, { claims: claims.with(at, claim) });
    return (
        <div class="counts">
            <Stepper label={say.pure} value={pure} most={mostTriangles} onChange={(count) => changePlayer(seat, { pure: count })} />
            <Stepper label={say.unpure} value={unpure} most={mostTriangles} onChange={(count) => changePlayer(seat, { unpure: count })} />
            {claims.map((claim, at) => (
                <fieldset key={at} class="claim">
                    <legend class="visually-hidden">{say.claims}</legend>
                    {claim.map((card, i) => (
                        <PieceSelect key={i} label={say.pieceOf(i + 1)} value={card} onChange={(piece) => set(at, claim.with(i, piece))} />
                    ))}
                    <IconButton name="close" label={say.removeClaim} onClick={() => changePlayer(seat, { claims: claims.toSpliced(at, 1) })} />
                </fieldset>
            ))}
            <button
                type="button"
                class="quiet add"
                title={say.claimsHint}
                onClick={() => changePlayer(seat, { claims: [...claims, [null, null, null]] })}
            >
                <Icon name="plus" /> {say.addClaim}
            </button>
        </div>
    );
}

/** The pieces that nobody could play any more. They matter only if somebody claimed a wrong three. */
export function LeftPieces() {
    const say = padWords.value;
    const { players, left } = pad.value;
    if (left.length === 0 && players.every(({ claims }) => claims.length === 0)) return null;
    return (
        <section class="pad-player" aria-label={say.left}>
            <p class="hint">{say.claimsHint}</p>
            <h2>{say.left}</h2>
            <ul class="left-pieces">
                {left.map((piece, at) => (
                    <li key={at}>
                        {nameOf(piece)}
                        <IconButton name="close" label={say.removeLeft(nameOf(piece))} onClick={() => change({ left: left.toSpliced(at, 1) })} />
                    </li>
                ))}
            </ul>
            <PieceSelect label={say.addLeft} value={null} onChange={(piece) => piece !== null && change({ left: [...left, piece] })} isLabelShown />
        </section>
    );
}

function PieceSelect(props: { label: string; value: number | null; onChange: (piece: number | null) => void; isLabelShown?: boolean }) {
    return (
        <Select
            label={props.label}
            isLabelHidden={!props.isLabelShown}
            value={`${props.value ?? ""}`}
            options={[["", padWords.value.choose], ...Array.from({ length: pieces }, (_, piece) => [`${piece}`, nameOf(piece)] as const)]}
            onChange={(value) => props.onChange(value === "" ? null : Number(value))}
        />
    );
}

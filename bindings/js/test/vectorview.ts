import type { Animals, Cards, MayhemView, RaceView, TriquetaView, View } from "triqueta";

// The library's views with the keys that the vectors have for them: docs/conformance.md has these.

/** The vectors have seven animals in every variant. */
const animals = 7;
/** Kinds of cards from here on are jokers. */
const pieceKinds = 27;
/** The turn of a game that is over. */
const over = -2;

/** A view with the keys of the vectors, from its JSON. */
export function vectorView(view: View): object {
    const json = view.json();
    const about = { seat: json.viewer, turn: json.turn === over ? null : json.turn };
    if (json.game === "mayhem") return { ...about, ...mayhemView(json) };
    if (json.game === "race") return { ...about, ...raceView(json) };
    return { ...about, ...triquetaView(json) };
}

function triquetaView(view: TriquetaView): object {
    const { viewer, table, own, unseen } = view;
    const looked = own !== null && viewer === table.mover ? own.own_drawn : [];
    const backs = table.drawn.map((back) => (back === 0 ? "light" : "shadow"));
    const option = "first_option" in table ? table.first_option : null;
    return {
        round: table.standing.filter((stands) => !stands).length,
        rock: table.rock,
        tower: table.tower,
        heights: table.standing.map((_, tower) => heights(view, tower)),
        rows: table.rows.map((row, i) => (table.in_middle[i] ? seven(row) : null)),
        hand: [...looked, ...backs.slice(looked.length)],
        first_option: option === null ? null : ["row", "keep", "box"][option],
        box: table.box,
        players: table.up.map((_, seat) => player(view, seat)),
        unseen: {
            light: seven(unseen.unseen_light),
            shadow: seven("unseen_shadow" in unseen ? unseen.unseen_shadow : []),
        },
    };
}

/** The tokens left in each column: only the current tower's can be neither whole nor gone. */
function heights({ table }: TriquetaView, tower: number): readonly number[] {
    if (tower === table.tower) return table.left;
    const whole = "shadows" in table && tower > 0 ? 4 : 3;
    return table.left.map(() => (table.standing[tower] ? whole : 0));
}

function player({ viewer, table, own }: TriquetaView, seat: number): object {
    const hasDecided = table.decided[seat];
    const open = { up: seven(table.up[seat]!), tiles: table.tiles[seat], out: table.out[seat] };
    if (own === null || seat !== viewer)
        return {
            ...open,
            kept: table.kept[seat],
            shadows: "shadows" in table ? table.shadows[seat] : 0,
            boxed: table.boxed[seat],
            decided: hasDecided ? true : null,
        };
    return {
        ...open,
        kept: own.own_kept,
        shadows: "own_shadows" in own ? listed(own.own_shadows) : [],
        // Counts where two tokens are drawn at a time, else a list.
        boxed: "first_option" in table ? listed(own.own_boxed) : sorted(own.own_boxed),
        decided: hasDecided ? own.own_decision : null,
    };
}

function mayhemView(view: MayhemView): object {
    const { viewer, turn, table, own, unseen } = view;
    const isFast = table.phase === "fast";
    const fresh = own !== null && viewer === table.mover ? listed(own.own_fresh) : table.fresh;
    return {
        pile: table.pile,
        hands: hands(view),
        open: triples(table.open.flat()),
        won: table.pure.map((pure, seat) => [pure, table.unpure[seat]]),
        played: isFast || turn === over ? null : table.laid,
        fresh: isFast ? fresh : null,
        unseen: unseen.unseen_cards,
    };
}

function raceView(view: RaceView): object {
    const { turns, pile, out, caller, drew, discards, known, saved, gone, completed, ...table } = view.table;
    const saving = listed(table.saving);
    return {
        turns,
        pile,
        out,
        caller,
        drew,
        discard: sorted(discards),
        top: discards.at(-1) ?? null,
        hands: hands(view),
        known: known.map(listed),
        saved: saved.map(listed),
        jokers: listed(gone).filter((kind) => kind >= pieceKinds),
        completed: triples(completed),
        saving: saving.length > 0 ? saving : null,
        unseen: view.unseen.unseen_cards,
    };
}

/** Each hand: the viewer's own cards, or how many there are. */
function hands({ viewer, table, own }: MayhemView | RaceView): (number[] | number)[] {
    return table.in_hand.map((count, seat) => (own !== null && seat === viewer ? listed(own.own_hand) : count));
}

/** Each kind as often as it is counted. */
function listed(counts: Animals | Cards): number[] {
    return counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
}

/** Counts by animal, as long as the vectors have them. */
function seven(counts: Animals): number[] {
    return Array.from({ length: animals }, (_, kind) => counts[kind] ?? 0);
}

function sorted(numbers: readonly number[]): number[] {
    return [...numbers].sort((one, other) => one - other);
}

/** Of each triangle the kinds of its numbers 1, 2 and 3, or −1; sorted. */
function triples(triangles: readonly (readonly number[])[]): number[][] {
    const all = triangles.map((pieces) => {
        const triple = [-1, -1, -1];
        for (const kind of pieces) triple[Math.floor((kind % 9) / 3)] = kind;
        return triple;
    });
    return all.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!);
}

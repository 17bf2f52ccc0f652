// What a viewer knows, as lines of a name and a value.

/** @import { Cards, Language, Triqueta, Variant, View } from "./triqueta/index.js" */
/** @import { MayhemView, RaceView, TriquetaView } from "./triqueta/index.js" */

/**
 * @param {Triqueta} triqueta
 * @param {View} view
 * @param {(seat: number) => string} nameOf
 * @param {Language} language
 * @returns {[string, string][]}
 */
export function describe(triqueta, view, nameOf, language) {
    const { variant } = view.options;
    const json = view.json(language);
    const points = view.points();
    /** @param {number} seat @param {string[]} parts */
    const player = (seat, ...parts) =>
        /** @type {[string, string]} */ ([
            nameOf(seat) + (seat === view.viewer ? " (you)" : ""),
            [...(variant === "race" ? [] : [`points: ${points[seat]}`]), ...parts.filter(Boolean)].join("; "),
        ]);
    if (json.game === "mayhem") return mayhem(json, cards(triqueta, variant, language), player);
    if (json.game === "race") return race(json, cards(triqueta, variant, language), player);
    const animal = /** @param {number} kind */ (kind) => triqueta.outcomeText(variant, kind, language);
    return animals(json, animal, player);
}

/** @typedef {(seat: number, ...parts: string[]) => [string, string]} Player */
/** @typedef {(kinds: readonly number[] | number) => string} Names */

/**
 * The short names of cards are the last words of actions that name one.
 * @param {Triqueta} triqueta
 * @param {Variant} variant
 * @param {Language} language
 * @returns {Names}
 */
function cards(triqueta, variant, language) {
    const action = /** @param {number} kind */ (kind) => (variant === "mayhem" ? kind * 16 : kind + 2);
    const name = /** @param {number} kind */ (kind) =>
        triqueta.actionText(variant, action(kind), language).split(" ").at(-1) ?? "";
    return (kinds) => (typeof kinds === "number" ? `${kinds} cards` : kinds.map(name).join(" "));
}

/**
 * Each kind as often as it is counted.
 * @param {Cards} counts
 */
const listed = (counts) => counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));

/**
 * Each hand: the viewer's own cards, or how many there are.
 * @param {MayhemView | RaceView} view
 */
const hands = ({ viewer, own, table }) =>
    table.in_hand.map((count, seat) => (own !== null && seat === viewer ? listed(own.own_hand) : count));

/**
 * @param {TriquetaView} view
 * @param {(kind: number) => string} animal
 * @param {Player} player
 * @returns {[string, string][]}
 */
function animals({ viewer, table, own }, animal, player) {
    /** @param {readonly number[]} counts */
    const counted = (counts) =>
        counts
            .flatMap((count, kind) => (count === 0 ? [] : count === 1 ? animal(kind) : `${count} ${animal(kind)}`))
            .join(", ");
    const looked = own !== null && viewer === table.mover ? own.own_drawn.map(animal) : [];
    const backs = table.drawn.map((back) => (back === 0 ? "light" : "shadow"));
    /** @param {string} what @param {number} count @param {readonly number[]} known which, if the viewer knows them */
    const hidden = (what, count, known) =>
        count > 0 ? `${what}: ${known.length > 0 ? known.map(animal).join(", ") : count}` : "";
    const shadows = "shadows" in table ? table.shadows : [];
    return [
        ["Round", `${table.standing.filter((stands) => !stands).length} of 4, tower ${table.tower}`],
        ["Columns", table.left.join(" ")],
        ...table.rows.map(
            (row, i) =>
                /** @type {[string, string]} */ ([`Row ${i}`, table.in_middle[i] ? counted(row) || "empty" : "taken"]),
        ),
        ["In hand", [...looked, ...backs.slice(looked.length)].join(", ")],
        ["Box", String(table.box)],
        ...table.up.map((up, seat) => {
            const isOwn = own !== null && seat === viewer;
            const tiles = table.tiles[seat] ?? 0;
            const kept = isOwn ? own.own_kept : [];
            const ownShadows = isOwn && "own_shadows" in own ? listed(own.own_shadows) : [];
            return player(
                seat,
                counted(up),
                hidden("kept", table.kept[seat] ?? 0, kept),
                hidden("shadows", shadows[seat] ?? 0, ownShadows),
                tiles > 0 ? `tiles: ${tiles}` : "",
                table.rock === seat ? "has the rock" : "",
                table.out[seat] ? "out" : "",
            );
        }),
    ];
}

/**
 * @param {MayhemView} view
 * @param {Names} names
 * @param {Player} player
 * @returns {[string, string][]}
 */
function mayhem(view, names, player) {
    const open = view.table.open.flat();
    return [
        ["Pile", names(view.table.pile)],
        ["Open", open.map((pieces) => names(pieces).replaceAll(" ", "+")).join(", ")],
        ...hands(view).map((hand, seat) => player(seat, names(hand))),
    ];
}

/**
 * @param {RaceView} view
 * @param {Names} names
 * @param {Player} player
 * @returns {[string, string][]}
 */
function race(view, names, player) {
    const { table } = view;
    return [
        ["Pile", names(table.pile)],
        ["Top discard", names(table.discards.slice(-1))],
        ...hands(view).map((hand, seat) => {
            const saved = listed(table.saved[seat] ?? []);
            return player(
                seat,
                names(hand),
                saved.length > 0 ? `saved: ${names(saved)}` : "",
                table.out[seat] ? "out" : "",
                table.caller === seat ? "called last round" : "",
            );
        }),
    ];
}

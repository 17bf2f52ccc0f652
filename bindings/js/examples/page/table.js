// What a viewer knows, as lines of a name and a value.

/** @import { Language, MayhemView, RaceView, Triqueta, TriquetaView, Variant, View } from "./triqueta/index.js" */

/**
 * @param {Triqueta} triqueta
 * @param {View} view
 * @param {(seat: number) => string} nameOf
 * @param {Language} language
 * @returns {[string, string][]}
 */
export function describe(triqueta, view, nameOf, language) {
    const { variant } = view.options;
    const json = view.toJSON();
    const points = view.points();
    /** @param {number} seat @param {string[]} parts */
    const player = (seat, ...parts) =>
        /** @type {[string, string]} */ ([
            nameOf(seat) + (seat === view.viewer ? " (you)" : ""),
            [...(variant === "race" ? [] : [`points: ${points[seat]}`]), ...parts.filter(Boolean)].join("; "),
        ]);
    if (variant === "mayhem")
        return mayhem(/** @type {MayhemView} */ (json), cards(triqueta, variant, language), player);
    if (variant === "race") return race(/** @type {RaceView} */ (json), cards(triqueta, variant, language), player);
    const animal = /** @param {number} kind */ (kind) => triqueta.outcomeText(variant, kind, language);
    return animals(/** @type {TriquetaView} */ (json), animal, player);
}

/** @typedef {(seat: number, ...parts: string[]) => [string, string]} Player */
/** @typedef {(kinds: readonly number[] | number) => string} Cards */

/**
 * The short names of cards are the last words of actions that name one.
 * @param {Triqueta} triqueta
 * @param {Variant} variant
 * @param {Language} language
 * @returns {Cards}
 */
function cards(triqueta, variant, language) {
    const action = /** @param {number} kind */ (kind) => (variant === "mayhem" ? kind * 16 : kind + 2);
    const name = /** @param {number} kind */ (kind) =>
        triqueta.actionText(variant, action(kind), language).split(" ").at(-1) ?? "";
    return (kinds) => (typeof kinds === "number" ? `${kinds} cards` : kinds.map(name).join(" "));
}

/**
 * @param {TriquetaView} view
 * @param {(kind: number) => string} animal
 * @param {Player} player
 * @returns {[string, string][]}
 */
function animals(view, animal, player) {
    /** @param {readonly number[]} counts */
    const counted = (counts) =>
        counts
            .flatMap((count, kind) => (count === 0 ? [] : count === 1 ? animal(kind) : `${count} ${animal(kind)}`))
            .join(", ");
    /** @param {readonly (number | string)[]} tokens */
    const listed = (tokens) => tokens.map((token) => (typeof token === "number" ? animal(token) : token)).join(", ");
    /** @param {readonly number[] | number} tokens @param {string} what */
    const hidden = (tokens, what) =>
        typeof tokens !== "number"
            ? tokens.length > 0 && `${what}: ${listed(tokens)}`
            : tokens > 0 && `${what}: ${tokens}`;
    return [
        ["Round", `${view.round} of 4, tower ${view.tower}`],
        ["Columns", (view.heights[view.tower] ?? []).join(" ")],
        ...view.rows.map(
            (row, i) =>
                /** @type {[string, string]} */ ([`Row ${i}`, row === null ? "taken" : counted(row) || "empty"]),
        ),
        ["In hand", listed(view.hand)],
        ["Box", String(view.box)],
        ...view.players.map(({ up, kept, shadows, tiles, out }, seat) =>
            player(
                seat,
                counted(up),
                hidden(kept, "kept") || "",
                hidden(shadows, "shadows") || "",
                tiles > 0 ? `tiles: ${tiles}` : "",
                view.rock === seat ? "has the rock" : "",
                out ? "out" : "",
            ),
        ),
    ];
}

/**
 * @param {MayhemView} view
 * @param {Cards} cards
 * @param {Player} player
 * @returns {[string, string][]}
 */
function mayhem(view, cards, player) {
    return [
        ["Pile", cards(view.pile)],
        [
            "Open",
            view.open.map((triangle) => cards(triangle.filter((kind) => kind >= 0)).replaceAll(" ", "+")).join(", "),
        ],
        ...view.hands.map((hand, seat) => player(seat, cards(hand))),
    ];
}

/**
 * @param {RaceView} view
 * @param {Cards} cards
 * @param {Player} player
 * @returns {[string, string][]}
 */
function race(view, cards, player) {
    return [
        ["Pile", cards(view.pile)],
        ["Top discard", view.top === null ? "" : cards([view.top])],
        ...view.hands.map((hand, seat) => {
            const saved = view.saved[seat] ?? [];
            return player(
                seat,
                cards(hand),
                saved.length > 0 ? `saved: ${cards(saved)}` : "",
                view.out[seat] ? "out" : "",
                view.caller === seat ? "called last round" : "",
            );
        }),
    ];
}

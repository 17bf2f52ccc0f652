/** The score pad: scores that people count up at a table of their own, without a game. */
import type { Triqueta } from "triqueta";
import type { MayhemSheet, PadScore, Sheet, TriquetaSheet } from "./protocol.ts";

export function scoreOf(triqueta: Triqueta, sheet: Sheet): PadScore {
    return sheet.game === "mayhem" ? ofMayhem(triqueta, sheet) : ofTriqueta(triqueta, sheet);
}

function ofTriqueta(triqueta: Triqueta, { game, players }: TriquetaSheet): PadScore {
    const pack = packOf(triqueta, game);
    const counted = pack.map((_, animal) => players.reduce((sum, { pile }) => sum + pile[animal]!, 0));
    return {
        ...triqueta.scoring.players(game, players),
        lines: players.map((holding) => triqueta.scoring.lines(game, holding)),
        surplus: counted.flatMap((count, animal) => (count > pack[animal]! ? [{ animal, count, there: pack[animal]! }] : [])),
        unfinished: 0,
    };
}

/** How many tokens of each animal there are. */
function packOf(triqueta: Triqueta, variant: TriquetaSheet["game"]): number[] {
    using view = triqueta.view({ variant, players: 3 }, "spectator");
    const { unseen } = view.json();
    if (!("unseen_light" in unseen)) return [];
    const shadow = "unseen_shadow" in unseen ? unseen.unseen_shadow : [];
    return unseen.unseen_light.map((light, animal) => light + (shadow[animal] ?? 0));
}

const colours = 3;
const numbers = 3;

/** The pieces of a triangle of the first cut: of one colour, or of two. */
const pure = Array.from({ length: numbers }, (_, number) => number * colours);
const unpure = pure.map((card, number) => card + (number === 0 ? 1 : 0));

/** Of right triangles only their number counts, so that nobody has to enter their pieces. */
function ofMayhem({ scoring }: Triqueta, { players, left }: MayhemSheet): PadScore {
    const claims = players.flatMap((player, seat) =>
        [
            ...Array.from({ length: player.pure }, () => pure),
            ...Array.from({ length: player.unpure }, () => unpure),
            ...player.claims,
        ].map((cards) => ({ seat, cards })),
    );
    const settled = scoring.settle(players.length, claims, left);
    const points = settled.map((one) => one.points);
    const most = Math.max(...points);
    return {
        points,
        winners: points.flatMap((one, seat) => (one === most ? [seat] : [])), // M9
        tieBreak: "none",
        lines: settled.map((one) => [one.pure, one.unpure, one.wrong, one.left]),
        surplus: [],
        unfinished: scoring.settleCards(players.length, claims, left).reduce((sum, one) => sum + one.left, 0),
    };
}

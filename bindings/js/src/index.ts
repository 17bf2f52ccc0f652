/**
 * The rules of two families of tabletop games: {@link load} them, deal, play, show each player what they may see.
 * @packageDocumentation
 */
export { load } from "./load.js";
export { seedFrom } from "./triqueta.js";
export { Refused, TriquetaError } from "./errors.js";
export { refusalCodes } from "./refusals.js";
export type { Place, Refusal, Status } from "./errors.js";
export type { Triqueta } from "./triqueta.js";
export type { Game, RecordOptions } from "./game.js";
export type { View } from "./view.js";
export type { Batch, BatchOptions } from "./batch.js";
export type { Dice } from "./dice.js";
export type {
    Bounds,
    Chance,
    Field,
    FullOptions,
    Language,
    Options,
    Totals,
    Turn,
    Variant,
    Viewer,
} from "./options.js";
export type {
    Animals,
    Cards,
    DuelTable,
    EventJson,
    GameResult,
    GameView,
    LegalAction,
    MayhemOwn,
    MayhemResult,
    MayhemTable,
    MayhemView,
    NoOptions,
    RaceEnding,
    RaceOwn,
    RaceResult,
    RaceTable,
    RaceView,
    ResultJson,
    ScoreLine,
    TrianglesEvent,
    TrianglesUnseen,
    TriquetaEvent,
    TriquetaOwn,
    TriquetaResult,
    TriquetaTable,
    TriquetaUnseen,
    TriquetaView,
    ViewJson,
    WolvesOwn,
    WolvesTable,
    WolvesUnseen,
} from "./json.js";

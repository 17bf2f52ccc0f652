/**
 * The rules of two families of tabletop games: {@link load} them, deal, play, show each player what they may see.
 * @packageDocumentation
 */
export { load } from "./load.js";
export { seedFrom } from "./triqueta.js";
export { Refused, TriquetaError } from "./errors.js";
export type { Fault, Place, Reason, Refusal, Status } from "./errors.js";
export type { Triqueta } from "./triqueta.js";
export type { Awaited, Fair, FairTerms, Verification } from "./fair.js";
export type {
    ActionFields,
    ActionKind,
    EventFields,
    Field,
    FieldKind,
    FieldList,
    FieldValue,
    FieldValues,
} from "./fields.js";
export type { CardCheck, Claim, Holding, Score, Scoring, Settlement, TieBreak } from "./scoring.js";
export type { At, Game, Move, Undo } from "./game.js";
export type { Telling, Tried, View } from "./view.js";
export type { Batch, BatchOptions, ChooseOptions, StepOptions, WhereOptions } from "./batch.js";
export type { Dice } from "./dice.js";
export type { Expansion, ExpansionOptions } from "./expansion.js";
export type {
    Chance,
    Choice,
    Cursor,
    EncodingField,
    Exit,
    FullOptions,
    GameInfo,
    Happening,
    Holder,
    Language,
    LanguageInfo,
    LineInfo,
    OptionInfo,
    Options,
    OptionsOf,
    Seat,
    Sizes,
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
    SeatsJson,
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

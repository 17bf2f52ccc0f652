/** How a call of the library can go; but for `ok` each is the `status` of some {@link TriquetaError}. */
export const statuses = [
    "ok",
    "null",
    "wrong_handle",
    "no_memory",
    "too_small",
    "refused",
    "no_struct_size",
    "wrong_struct_size",
    "no_such_variant",
    "wrong_options",
    "out_of_range",
    "not_utf8",
    "other_game",
    "no_record",
    "wrong_deal",
    "not_found",
    "too_long",
] as const;

/** The name of a status; `broken` if the module broke down in the middle of a call, and can't be used any more. */
export type Status = (typeof statuses)[number] | "broken";

/** Why something can't be. */
export interface Refusal {
    /** A stable number. */
    readonly code: number;
    /** The rule that would be broken, `"B10"`, as docs/rules.md numbers them; null where it isn't a rule's. */
    readonly rule: string | null;
    /** The reason as a sentence. */
    readonly text: string;
}

/** Where in a text or in bytes something can't be read. */
export interface Place {
    /** How many bytes stand before it (of a text: in UTF-8). */
    readonly offset: number;
    /** From 1; of bytes 0. */
    readonly line: number;
    /** In characters, from 1; of bytes 0. */
    readonly column: number;
}

/** Whatever the library can't do. Where it is the rules that forbid it, it is a {@link Refused}. */
export class TriquetaError extends Error {
    override readonly name: string = "TriquetaError";
    /** What it is, for programs. */
    readonly status: Status;

    constructor(status: Status, message: string) {
        super(message);
        this.status = status;
    }
}

/** A move against the rules, or a text or bytes that nothing can be made of. Nothing has changed. */
export class Refused extends TriquetaError implements Refusal {
    override readonly name: string = "Refused";
    readonly code: number;
    readonly rule: string | null;
    readonly text: string;
    /** Every reason there is; the first one is this error's own. */
    readonly reasons: readonly Refusal[];
    /** Where, if it was read from a text or from bytes. */
    readonly place: Place | undefined;

    constructor(reasons: readonly [Refusal, ...Refusal[]], place?: Place) {
        const { code, rule, text } = reasons[0];
        const where = place !== undefined && place.line > 0 ? `line ${place.line}, column ${place.column}: ` : "";
        super("refused", where + text + (rule === null ? "" : ` (${rule})`));
        this.code = code;
        this.rule = rule;
        this.text = text;
        this.reasons = reasons;
        this.place = place;
    }
}

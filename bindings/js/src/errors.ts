import type { Reason, StatusName } from "./names.js";

export type { Reason };

/** The name of a status; `broken` if a call was cut short, so that the module can't be used any more. */
export type Status = StatusName | "broken";

/** Why the rules don't allow something, or something can't be read. */
export interface Refusal {
    /** A stable number. */
    readonly code: number;
    /** A stable name, `"not_your_turn"`. */
    readonly reason: Reason;
    /** The rule behind it, `"B10"`, as docs/rules.md numbers them; null if there is none. */
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

/** What is known of a fault besides its reasons. */
export interface Fault {
    /** Where, if it was read from a text or from bytes. */
    readonly place?: Place | undefined;
    /** What is wrong or missing: the name of an option, or of a tag of a record. */
    readonly subject?: string | undefined;
    /** The bounds of an option that is out of them. */
    readonly bounds?: { readonly least: number; readonly most: number } | undefined;
}

/** Whatever the library can't do. If the rules forbid it or it can't be read, it is a {@link Refused}. */
export class TriquetaError extends Error {
    override readonly name: string = "TriquetaError";
    /** What it is, for programs: which argument is wrong, for example. */
    readonly status: Status;

    constructor(status: Status, message: string) {
        super(message);
        this.status = status;
    }
}

/** A move against the rules, or options, a text or bytes that are wrong. Nothing has changed. */
export class Refused extends TriquetaError implements Refusal, Fault {
    override readonly name: string = "Refused";
    readonly code: number;
    readonly reason: Reason;
    readonly rule: string | null;
    readonly text: string;
    /** Every reason there is; the first one is this error's own. */
    readonly reasons: readonly Refusal[];
    readonly place: Place | undefined;
    readonly subject: string | undefined;
    readonly bounds: { readonly least: number; readonly most: number } | undefined;

    constructor(reasons: readonly [Refusal, ...Refusal[]], { place, subject, bounds }: Fault = {}) {
        const { code, reason, rule, text } = reasons[0];
        const where = place !== undefined && place.line > 0 ? `line ${place.line}, column ${place.column}: ` : "";
        const what = subject === undefined ? "" : `${subject}: `;
        const range = bounds === undefined ? "" : ` (${bounds.least} to ${bounds.most})`;
        super("refused", where + what + text + range + (rule === null ? "" : ` (${rule})`));
        this.code = code;
        this.reason = reason;
        this.rule = rule;
        this.text = text;
        this.reasons = reasons;
        this.place = place;
        this.subject = subject;
        this.bounds = bounds;
    }
}

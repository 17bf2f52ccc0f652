import { fieldKind, fieldList } from "./abi.js";
import type { OwnChoice } from "./arguments.js";
import type { Engine } from "./engine.js";
import { Int32Array, freeze, indexOf, isInteger, keys, nameOf } from "./intrinsics.js";

/** Lists of fields: of views, of results, and of events. */
export type FieldList = "view" | "result" | "event";

/** What the values of a field are; docs/named_fields.md has their meanings. */
export type FieldKind = "numbers" | "flags" | "choices" | "counts" | "seats" | "pieces" | "actions";

/** A named field: what it is called, and which values it has. docs/named_fields.md explains the shapes. */
export interface Field {
    readonly name: string;
    /** What it belongs to, such as `"table"`; empty if to nothing. */
    readonly part: string;
    /** What it means, in English. */
    readonly meaning: string;
    readonly kind: FieldKind;
    readonly least: number;
    readonly most: number;
    /** The most rows. */
    readonly rows: number;
    readonly hasRows: boolean;
    /** Whether row i belongs to seat i. */
    readonly isBySeat: boolean;
    /** Places of a row; in a list, the most. */
    readonly length: number;
    readonly isList: boolean;
    readonly isOptional: boolean;
    /** Numbers of a place; above 1 only for a piece that consists of others. */
    readonly parts: number;
    /** Pieces and counts: the index of their pieces, for {@link Triqueta.pieceText}; else -1. */
    readonly pieces: number;
    /** Choices: their names. */
    readonly choices: readonly string[];
    /** Where its numbers begin in a record of all fields of its list. */
    readonly offset: number;
}

/**
 * The value of a field as in JSON: numbers, flags as truths, choices by their names, null for what isn't there, and
 * lists of these.
 */
export type FieldValue = number | boolean | string | null | readonly FieldValue[];

/** Values of fields by their names. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** An action by the fields of its kind: "draw 2" is `{ kind: "draw", fields: { column: 2 } }`. */
export interface ActionFields {
    readonly kind: string;
    readonly fields: FieldValues;
}

/** A kind of actions. */
export interface ActionKind {
    readonly name: string;
    /** Its actions have the numbers from `first` to `first + count - 1`. */
    readonly first: number;
    readonly count: number;
    readonly fields: readonly Field[];
}

/** An event, as its viewer saw it. */
export interface EventFields {
    /** Who acted, looked or drew. */
    readonly seat: number;
    /** The kind of the action; null if chance answered: somebody drew or looked. */
    readonly kind: string | null;
    readonly fields: FieldValues;
}

/**
 * The fields of a list by its number.
 * @internal
 */
export function readFields(engine: Engine, of: OwnChoice, list: number): readonly Field[] {
    const { c } = engine;
    const { variant, count: options } = of;
    const at = engine.options(of);
    return engine.list(
        (count) => c.tq_field_count(variant, at, options, list, count),
        (index) => {
            const shape = engine.shape((io) => c.tq_field_shape(variant, at, options, list, index, io));
            const names: string[] = [];
            for (let i = 0; i < shape.choices; ++i)
                names[i] = engine.text((out, room, count) =>
                    c.tq_field_choice(variant, at, options, list, index, i, out, room, count),
                );
            return freeze({
                name: engine.text((out, room, count) =>
                    c.tq_field_name(variant, at, options, list, index, out, room, count),
                ),
                part: engine.text((out, room, count) =>
                    c.tq_field_part(variant, at, options, list, index, out, room, count),
                ),
                meaning: engine.text((out, room, count) =>
                    c.tq_field_meaning(variant, at, options, list, index, out, room, count),
                ),
                kind: nameOf(fieldKind, shape.kind),
                least: shape.least,
                most: shape.most,
                rows: shape.rows,
                hasRows: shape.hasRows !== 0,
                isBySeat: shape.isBySeat !== 0,
                length: shape.length,
                isList: shape.isList !== 0,
                isOptional: shape.isOptional !== 0,
                parts: shape.parts,
                pieces: shape.pieces,
                choices: freeze(names),
                offset: shape.offset,
            });
        },
    );
}

/**
 * The number of a list by its name.
 * @internal
 */
export function listOf(name: FieldList): number {
    const index = indexOf(["view", "result", "event"], name);
    if (index < 0) throw new TypeError("the list of fields is none of view, result, event");
    return index;
}

/**
 * The kinds of a variant's actions.
 * @internal
 */
export function readActionKinds(engine: Engine, of: OwnChoice): readonly ActionKind[] {
    const { c, number, second } = engine;
    const { variant } = of;
    return engine.list(
        (count) => c.tq_action_kind_count(variant, count),
        (kind) => {
            const fields = readFields(engine, of, fieldList.actionFields + kind);
            engine.check(c.tq_action_kind_numbers(variant, kind, number, second));
            return freeze({
                first: engine.int32At(number),
                count: engine.int32At(second),
                name: engine.text((out, room, count) => c.tq_action_kind_name(variant, kind, out, room, count)),
                fields,
            });
        },
    );
}

/**
 * The value of a field whose numbers begin somewhere.
 * @internal
 */
export function valueOf(field: Field, numbers: readonly number[], start: number, count: number): FieldValue {
    const { length, parts, isList, hasRows } = field;
    const scalar = (number: number): FieldValue => {
        if (number === -1 && (field.isOptional || field.least >= 0)) return null;
        if (field.kind === "flags") return number !== 0;
        return field.kind === "choices" ? field.choices[number]! : number;
    };
    const place = (at: number): FieldValue => {
        if (parts === 1) return scalar(numbers[at]!);
        const pieces: number[] = [];
        for (let i = 0; i < parts; ++i) if (numbers[at + i] !== -1) pieces[pieces.length] = numbers[at + i]!;
        return pieces;
    };
    const row = (at: number): FieldValue => {
        if (!isList && length === 1) return place(at);
        const places: FieldValue[] = [];
        for (let i = 0; i < length; ++i) {
            const one = at + i * parts;
            if (isList && numbers[one] === -1) break;
            places[i] = place(one);
        }
        return places;
    };
    if (!hasRows) return row(start);
    const rows: FieldValue[] = [];
    const width = length * parts;
    for (let i = 0; i * width < count; ++i) rows[i] = row(start + i * width);
    return rows;
}

/**
 * The values of all fields of a list, from a record that begins somewhere.
 * @internal
 */
export function valuesOf(fields: readonly Field[], numbers: readonly number[], start: number): FieldValues {
    const made = { __proto__: null } as unknown as Record<string, FieldValue>;
    for (let i = 0; i < fields.length; ++i) {
        const field = fields[i]!;
        made[field.name] = valueOf(field, numbers, start + field.offset, sizeOfField(field));
    }
    return made;
}

/** How many numbers a field has in a record. */
const sizeOfField = ({ rows, length, parts }: Field) => rows * length * parts;

/**
 * How many numbers a record has.
 * @internal
 */
export function recordSize(fields: readonly Field[]): number {
    const last = fields[fields.length - 1];
    return last === undefined ? 0 : last.offset + sizeOfField(last);
}

/**
 * The record of values that a caller gives by name; code of theirs may run.
 * @internal
 */
export function recordOf(fields: readonly Field[], given: FieldValues): Int32Array {
    const record = new Int32Array(recordSize(fields));
    for (let i = 0; i < fields.length; ++i) put(fields[i]!, given[fields[i]!.name], record);
    const names = keys(given);
    for (let i = 0; i < names.length; ++i) {
        let isKnown = false;
        for (let at = 0; at < fields.length; ++at) isKnown ||= fields[at]!.name === names[i];
        if (!isKnown) throw new TypeError(`this kind of actions has no field ${names[i]!}`);
    }
    return record;
}

function put(field: Field, value: FieldValue | undefined, record: Int32Array): void {
    const { name, offset, rows, length, parts, hasRows, isList, kind, choices } = field;
    const wrong = () => new TypeError(`the field ${name} has another type`);
    const scalar = (one: FieldValue | undefined): number => {
        if (one === null) return -1;
        if (kind === "flags") {
            if (typeof one !== "boolean") throw wrong();
            return one ? 1 : 0;
        }
        const number = kind === "choices" ? indexOf(choices, one) : one;
        if (!isInteger(number) || number !== (number as number | 0)) throw wrong();
        return number as number;
    };
    /** Lists within lists, down to numbers. */
    const fill = (at: number, sizes: readonly number[], depth: number, one: FieldValue | undefined): void => {
        if (depth === sizes.length) {
            record[at] = scalar(one);
            return;
        }
        let width = 1;
        for (let i = depth + 1; i < sizes.length; ++i) width *= sizes[i]!;
        if (typeof one !== "object" || one === null) throw wrong();
        const count = one.length;
        if (!isInteger(count) || count < 0 || count > sizes[depth]!) throw wrong();
        for (let i = 0; i < sizes[depth]!; ++i)
            if (i < count) fill(at + i * width, sizes, depth + 1, one[i]);
            else for (let j = 0; j < width; ++j) record[at + i * width + j] = -1;
    };
    const sizes: number[] = [];
    if (hasRows) sizes[sizes.length] = rows;
    if (isList || length > 1) sizes[sizes.length] = length;
    if (parts > 1) sizes[sizes.length] = parts;
    fill(offset, sizes, 0, value);
}

/**
 * The events of a list of numbers that tq_view_events wrote.
 * @internal
 */
export function eventsOf(
    fields: readonly Field[],
    kinds: readonly ActionKind[],
    numbers: readonly number[],
): EventFields[] {
    const size = 2 + recordSize(fields);
    const events: EventFields[] = [];
    for (let at = 0; at < numbers.length; at += size) {
        const kind = kinds[numbers[at + 1]!];
        events[events.length] = {
            seat: numbers[at]!,
            kind: kind === undefined ? null : kind.name,
            fields: valuesOf(fields, numbers, at + 2),
        };
    }
    return events;
}


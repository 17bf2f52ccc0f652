import type { Size } from "./abi.js";
import * as own from "./arguments.js";
import type { Engine } from "./engine.js";
import { freeze, lengthOf, seal, signed } from "./intrinsics.js";
import type { EncodingField } from "./options.js";

/** How encoded views are rewritten; both are false by default. */
export interface ExpansionOptions {
    /** Rows that belong to seats begin with the viewer's, and seats are counted clockwise from the viewer. */
    readonly relativeSeats?: boolean;
    /** Each seat, choice and piece becomes a 1 among zeros. */
    readonly oneHot?: boolean;
}

/** Rewrites encoded views for neural networks. It holds no memory that would have to be freed. */
export class Expansion {
    /** Where each field of an expanded view is. */
    readonly fields: readonly EncodingField[];
    /** The length of an expanded view. */
    readonly length: number;

    readonly #engine: Engine;
    readonly #of: own.OwnChoice;
    readonly #how: number;
    readonly #viewLength: Size;

    /** @internal */
    constructor(
        engine: Engine,
        of: own.OwnChoice,
        how: number,
        to: { readonly fields: readonly EncodingField[]; readonly length: Size },
    ) {
        this.#engine = engine;
        this.#of = of;
        this.#how = how;
        this.#viewLength = engine.sizes(of).encodingLength;
        this.fields = to.fields;
        this.length = to.length;
    }

    /** One or more encoded views, one after the other, expanded in the same order. */
    expand(views: Int8Array): Int8Array {
        const engine = this.#engine;
        const given = own.encodedViews(views, this.#viewLength);
        const { variant, count: options } = this.#of;
        const how = engine.options(this.#of);
        const at = engine.lay(given);
        const call = engine.c.tq_encoding_expand;
        return signed(
            engine.copy((out, room, count) =>
                call(variant, how, options, this.#how, at, lengthOf(given), out, room, count),
            ),
        );
    }
}
seal(Expansion);

/**
 * An expansion by a sum of TQ_RELATIVE_SEATS and TQ_ONE_HOT.
 * @internal
 */
export function makeExpansion(engine: Engine, of: own.OwnChoice, how: number): Expansion {
    const { c, number, second } = engine;
    const { variant, count: options } = of;
    const { encodingFields } = engine.sizes(of);
    const at = engine.options(of);
    const place = (index: number) => {
        engine.check(c.tq_expanded_field(variant, at, options, how, index, number, second));
        return { offset: engine.int32At(number), length: engine.int32At(second) };
    };
    const fields: EncodingField[] = [];
    for (let index = 0; index < encodingFields; ++index) {
        const { offset, length } = place(index);
        fields[index] = {
            name: engine.text((out, room, count) =>
                c.tq_encoding_field_name(variant, at, options, index, out, room, count),
            ),
            offset,
            length,
            meaning: engine.text((out, room, count) =>
                c.tq_encoding_field_meaning(variant, at, options, index, out, room, count),
            ),
        };
    }
    return new Expansion(engine, of, how, { fields: freeze(fields), length: place(encodingFields).offset });
}

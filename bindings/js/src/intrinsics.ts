// JavaScript's own functions as they were when the package was loaded. The package calls no others once a module has
// its memory: a prototype that somebody patches later sees neither that memory nor an address in it. For the same
// reason there are no iterators, so no spread and no destructured arrays, where the engine is at work.

type Method = (this: any, ...args: any[]) => any;
type Uncurried<M extends Method> = (self: ThisParameterType<M>, ...args: Parameters<M>) => ReturnType<M>;

const { bind, call } = Function.prototype;

/** A method as a function that takes `this` as its first argument. */
const uncurry = bind.bind(call as never) as unknown as <M extends Method>(method: M) => Uncurried<M>;

/** The same of a getter. */
function uncurryGetter<T>(prototype: object, name: PropertyKey): (self: unknown) => T {
    return uncurry(Object.getOwnPropertyDescriptor(prototype, name)!.get!);
}

export const { Int8Array, Int32Array, Uint8Array, Uint32Array, BigUint64Array } = globalThis;
export const { DataView, BigInt, Map, Number } = globalThis;
export const { Instance, compile, compileStreaming } = WebAssembly;
export const { freeze, keys } = Object;
export const { isInteger, isSafeInteger } = Number;
export const { apply } = Reflect;
export const parseJSON = JSON.parse as (text: string) => unknown;
export const writeJSON = JSON.stringify as (value: unknown) => string | undefined;
export const setInMap = uncurry(Map.prototype.set as (this: Map<string, string>, key: string, value: string) => object);

export const exportsOf = uncurryGetter<WebAssembly.Exports>(Instance.prototype, "exports");
export const bufferOf = uncurryGetter<ArrayBuffer>(WebAssembly.Memory.prototype, "buffer");
export const sizeOf = uncurryGetter<number>(ArrayBuffer.prototype, "byteLength");

const data = DataView.prototype;
export const dataBuffer = uncurryGetter<ArrayBuffer>(data, "buffer");
export const getInt32 = uncurry(data.getInt32 as (this: DataView, at: number, littleEndian: boolean) => number);
export const getUint32 = uncurry(data.getUint32 as (this: DataView, at: number, littleEndian: boolean) => number);
export const getUint64 = uncurry(data.getBigUint64 as (this: DataView, at: number, littleEndian: boolean) => bigint);
export const getInt64 = uncurry(data.getBigInt64 as (this: DataView, at: number, littleEndian: boolean) => bigint);
export const setInt64 = uncurry(
    data.setBigInt64 as (this: DataView, at: number, value: bigint, littleEndian: boolean) => void,
);
export const setUint32 = uncurry(
    data.setUint32 as (this: DataView, at: number, value: number, littleEndian: boolean) => void,
);

/** Any typed array. */
export type AnyArray = Int8Array | Uint8Array | Int32Array | Uint32Array | BigUint64Array;

const array = Object.getPrototypeOf(Uint8Array.prototype) as Uint8Array;
/** `"Uint8Array"` and the like; undefined of what is no typed array, a proxy of one too. */
export const kindOf = uncurryGetter<string | undefined>(array, Symbol.toStringTag);
/** 0 of one whose buffer was given away. */
export const lengthOf = uncurryGetter<number>(array, "length");
export const byteLengthOf = uncurryGetter<number>(array, "byteLength");
const arrayBuffer = uncurryGetter<ArrayBuffer>(array, "buffer");
const byteOffset = uncurryGetter<number>(array, "byteOffset");
/** The bytes that an array lies in. */
export const bytesOf = (one: AnyArray) =>
    new Uint8Array(arrayBuffer(one), byteOffset(one), byteLengthOf(one));
/** The same bytes as numbers with a sign. */
export const signed = (one: Uint8Array<ArrayBuffer>) => new Int8Array(arrayBuffer(one), byteOffset(one), lengthOf(one));
export const copyInto = uncurry(array.set as (this: AnyArray, from: ArrayLike<number>, at?: number) => void);
export const fill = uncurry(array.fill as (this: AnyArray, value: number) => void);

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true }); // it would be taken away else
const encode = uncurry(encoder.encode as (this: TextEncoder, text: string) => Uint8Array<ArrayBuffer>);
const decode = uncurry(decoder.decode as (this: TextDecoder, bytes: Uint8Array) => string);
export const encodeUtf8 = (text: string) => encode(encoder, text);
export const decodeUtf8 = (bytes: Uint8Array) => decode(decoder, bytes);

// Frees what was forgotten, some time after nobody can reach its handle any more. The function must not reach it.
const forgotten = new FinalizationRegistry<() => void>((release) => release());
type Registry = typeof forgotten;
const register = uncurry(
    forgotten.register as (this: Registry, of: object, release: () => void, token: object) => void,
);
const unregister = uncurry(forgotten.unregister as (this: Registry, token: object) => boolean);
/** Calls a function some time after an object is forgotten, which it must not reach; it is called once at most. */
export const onceForgotten = (of: object, release: () => void) => register(forgotten, of, release, of);
export const remembered = (of: object) => unregister(forgotten, of);

/** Where a value stands in a list; -1 if it doesn't. */
export function indexOf<T>(list: readonly T[], value: unknown): number {
    for (let i = 0; i < list.length; ++i) if (list[i] === value) return i;
    return -1;
}

/** The name of a member of an enumeration. */
export function nameOf<T extends Readonly<Record<string, number>>>(values: T, value: number): keyof T & string {
    const names = keys(values) as (keyof T & string)[];
    for (let i = 0; i < names.length; ++i) if (values[names[i]!] === value) return names[i]!;
    throw new RangeError(`${value} has no name here`);
}

/** Makes a class what it is for good: a class that was given another base would hand that one what it is made of. */
export function seal(one: { readonly prototype: object }): void {
    freeze(one);
    freeze(one.prototype);
}

// Writes src/abi.ts from the C headers: node generate.mjs. With --check it only compares.
import { readFileSync, writeFileSync } from "node:fs";

const codeOf = (header) =>
    readFileSync(new URL(`../../c_api/include/${header}`, import.meta.url), "utf8")
        .replace(/\/\*.*?\*\//gs, "")
        .replace(/^#.*$/gm, "");
const gamesCode = codeOf("triqueta.h");
const botsCode = codeOf("triqueta_bots.h");
const file = new URL("src/abi.ts", import.meta.url);
const code = gamesCode + botsCode;

const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
const bare = (name) => name.toLowerCase().replace(/^tq_/, "");

// ---------------------------------------------------------------------------------------------------- enumerations

/** The members of each enumeration; those that are listed at run time or not used are left out. */
function* enumerations() {
    for (const [, name, body] of code.matchAll(/^enum (\w+) \{(.*?)\};/gms)) {
        if (["tq_refusal_code", "tq_language", "tq_struct", "tq_level", "tq_kernel"].includes(name)) continue;
        const members = Array.from(body.matchAll(/(TQ_\w+) = (-?\d+)/g), ([, member, value]) => [bare(member), value]);
        const said = members.filter(([member]) => !member.endsWith("_signed"));
        // Words that all members begin with are left out.
        const prefixes = said[0][0].split("_").map((_, i, words) => words.slice(0, i).join("_") + (i > 0 ? "_" : ""));
        const common = prefixes.filter((one) => said.every(([member]) => member.startsWith(one)));
        const short = common.at(-1)?.length ?? 0;
        const text = said.map(([member, value]) => `${camel(member.slice(short))}: ${value}`).join(", ");
        yield `export const ${camel(bare(name))} = { ${text} } as const;`;
    }
}

// ---------------------------------------------------------------------------------------------------- structs

// The sizes and alignments of wasm32.
const sizes = { uint8_t: 1, int8_t: 1, int32_t: 4, uint32_t: 4, size_t: 4, uint64_t: 8, int64_t: 8 };

/** Where the fields of each struct are, except the allocator, which is never used. */
function* structs() {
    for (const [, body, name] of code.matchAll(/^typedef struct \w+ \{(.*?)\} (\w+);/gms)) {
        if (name === "tq_allocator") continue;
        const which = new RegExp(`TQ_STRUCT_${bare(name)} = (\\d+)`, "i").exec(code)?.[1];
        if (which === undefined) throw new Error(`${name} has no TQ_STRUCT_…`);
        let end = 0;
        let widest = 1;
        const fields = [];
        for (const [, type, pointer, field, count = "1"] of body.matchAll(/(\w+)\s*(\*?)\s*(\w+)(?:\[(\d+)\])?;/g)) {
            const size = pointer ? 4 : sizes[type];
            if (!size) throw new Error(`${name}: what is ${type}?`);
            end = Math.ceil(end / size) * size;
            if (!["struct_size", "reserved", "details"].includes(field)) fields.push(`${camel(field)}: ${end}`);
            end += size * Number(count);
            widest = Math.max(widest, size);
        }
        const size = Math.ceil(end / widest) * widest;
        yield `    ${camel(bare(name))}: { which: ${which}, size: ${size}, at: { ${fields.join(", ")} } },`;
    }
}

// ---------------------------------------------------------------------------------------------------- functions

const results = { tq_status: "Code", int32_t: "number", void: "void" };

function parameter(text) {
    const [, type, name, array] = /^(.*?)(\w+)(\[\d+\])?$/.exec(text.trim());
    return `${camel(name)}: ${typeOf(type.replace("const", "").trim(), array !== undefined)}`;
}

function typeOf(type, isArray) {
    if (type === "tq_allocator*") return "0"; // the module's own malloc and free
    if (isArray || type.endsWith("*")) return "Pointer";
    if (type === "size_t") return "Size";
    if (type === "tq_status") return "Code";
    return sizes[type] === 8 ? "bigint" : "number";
}

function* functions(code) {
    for (const [, result, name, list] of code.matchAll(/^TQ_API (\w+) (\w+)\((.*?)\);/gms)) {
        const parameters = list.trim() === "void" ? [] : list.split(",").map(parameter);
        if (!(result in results)) throw new Error(`${name} returns ${result}`);
        yield `    ${name}(${parameters.join(", ")}): ${results[result]};`;
    }
}

const text = `// Generated from c_api/include/triqueta.h and triqueta_bots.h by generate.mjs: change it there.

/** An address within the module. */
export type Pointer = number;
/** A number of bytes or elements. */
export type Size = number;
/** A tq_status. */
export type Code = number;

/** What every module exports. Its memory is for the class Module alone. */
export interface Memory {
    readonly memory: WebAssembly.Memory;
}
export interface Allocating {
    _initialize(): void;
    malloc(size: Size): Pointer;
    free(memory: Pointer): void;
}

/** The functions of triqueta.h. */
export interface Calls extends Allocating {
${[...functions(gamesCode)].join("\n")}
}

/** The functions of triqueta_bots.h. */
export interface BotsCalls extends Allocating {
${[...functions(botsCode)].join("\n")}
}

${[...enumerations()].join("\n")}

/** TQ_STRUCT_…, size and offsets of the fields of each struct. */
export const structs = {
${[...structs()].join("\n")}
} as const;
`;

if (process.argv[2] !== "--check") writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
    console.error("bindings/js/src/abi.ts isn't what the headers declare: run `node bindings/js/generate.mjs`");
    process.exit(1);
}

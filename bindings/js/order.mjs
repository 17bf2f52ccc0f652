// Puts functions of a module side by side that are alike, such as those of a template for several games: gzip finds
// what is repeated within 32 KiB only. node order.mjs IN.wasm OUT.wasm; needs wasm-dis and wasm-as of binaryen.
import { execFileSync } from "node:child_process";

const [from, to] = process.argv.slice(2);
const features = ["--mvp-features", "--enable-sign-ext", "--enable-mutable-globals"];
const run = (tool, options, input) =>
    execFileSync(tool, [...features, ...options], { input, maxBuffer: 2 ** 28 }).toString();

const text = run("wasm-dis", [from]);
const end = text.lastIndexOf("\n)");
const [head, ...forms] = text.slice(0, end).split(/\n(?= \()/);

/** The kinds of a function's parameters, then its instructions without their operands. */
const shape = (form) => Array.from(form.matchAll(/\((?!local[ .])([a-z0-9_.]+)/g), ([, word]) => word).join(" ");
const order = (form) => (form.startsWith(" (func ") ? [1, shape(form)] : [0, ""]);

const sorted = forms
    .map((form, index) => [...order(form), index, form])
    .sort(([kind, one, i], [otherKind, other, j]) => kind - otherKind || (one < other ? -1 : one > other ? 1 : i - j));
run("wasm-as", ["-", "-o", to], [head, ...sorted.map(([, , , form]) => form)].join("\n") + text.slice(end));

// Puts each function of a module behind those that it is most alike, such as those of a template for several games: gzip
// finds what is repeated within 32 KiB only. node order.mjs IN.wasm OUT.wasm; needs wasm-dis and wasm-as of binaryen.
import { execFileSync } from "node:child_process";

const [from, to] = process.argv.slice(2);
const features = ["--mvp-features", "--enable-sign-ext", "--enable-mutable-globals"];
const run = (tool, options, input) =>
    execFileSync(tool, [...features, ...options], { input, maxBuffer: 2 ** 28 }).toString();

const text = run("wasm-dis", [from]);
const end = text.lastIndexOf("\n)");
const [head, ...forms] = text.slice(0, end).split(/\n(?= \()/);
const isFunction = (form) => form.startsWith(" (func ");

/** Functions are alike that have the same phrases: so many words one after the other, without the names of functions. */
const phraseLength = 4;
/** As many words as take about 32 KiB. */
const windowLength = 12000;
/** What more functions have says nothing. */
const mostOwners = 200;

const phrases = new Map();
const functions = forms.filter(isFunction).map((form) => {
    const words = form.slice(form.indexOf("\n")).match(/(?<!call )[$\w.=-]+/g) ?? [];
    const own = new Set();
    for (let i = 0; i + phraseLength <= words.length; ++i) {
        const key = words.slice(i, i + phraseLength).join(" ");
        if (!phrases.has(key)) phrases.set(key, { owners: [], count: 0 });
        own.add(phrases.get(key));
    }
    const one = { form, length: words.length, own, shared: 0 };
    for (const { owners } of own) owners.push(one);
    return one;
});

/** Lets a function into the window or out of it, and counts for all others what of them is there. */
function move({ own }, by) {
    for (const phrase of own) {
        const wasThere = phrase.count > 0;
        phrase.count += by;
        if (wasThere === phrase.count > 0 || phrase.owners.length > mostOwners) continue;
        for (const owner of phrase.owners) owner.shared += by;
    }
}

const left = new Set(functions);
const ordered = [];
for (let length = 0, first = 0; left.size > 0; ) {
    let next;
    let most = 0.02; // of what is less alike, the longest comes next
    for (const one of left) {
        const share = one.shared / (one.own.size + 10);
        if (share <= most) continue;
        most = share;
        next = one;
    }
    if (next === undefined) for (const one of left) if (next === undefined || one.length > next.length) next = one;
    left.delete(next);
    ordered.push(next);
    move(next, 1);
    for (length += next.length; length > windowLength && ordered[first] !== next; ++first) {
        length -= ordered[first].length;
        move(ordered[first], -1);
    }
}
const others = forms.filter((form) => !isFunction(form));
run("wasm-as", ["-", "-o", to], [head, ...others, ...ordered.map(({ form }) => form)].join("\n") + text.slice(end));

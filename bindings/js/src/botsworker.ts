/**
 * What runs in the worker of {@link Opponents}: bots and analyses that think in turns, in slices.
 * @packageDocumentation
 */
import { Refused, TriquetaError } from "./errors.js";
import type { Fault, Refusal, Status } from "./errors.js";
import { budgetOf, loadBots, type Analysis, type Bot, type BotChoice, type Bots, type Budget } from "./thinkers.js";
import type { Progress, Rolls, Wording, Worth } from "./thinkers.js";

/** What is thought about a view. */
interface Thought extends Budget {
    readonly view: Uint8Array;
    readonly wantsProgress: boolean;
}
/**
 * What the worker may be asked. Bots have numbers that the asker gives them.
 * @internal
 */
export type Question =
    | { readonly call: "load"; readonly source: URL | string | Uint8Array | ArrayBuffer | undefined }
    | { readonly call: "bot"; readonly bot: number; readonly choice: BotChoice }
    | { readonly call: "useNet"; readonly bot: number; readonly net: Uint8Array }
    | ({ readonly call: "choose"; readonly bot: number } & Thought)
    | { readonly call: "free"; readonly bot: number }
    | ({ readonly call: "analyze"; readonly rolls: Partial<Rolls>; readonly net: Uint8Array | undefined } & Thought)
    | { readonly call: "explain"; readonly view: Uint8Array; readonly action: number; readonly wording: Wording };

/**
 * A question with a number, or the number of one that needs no answer any more.
 * @internal
 */
export type ToWorker = { readonly id: number; readonly question: Question } | { readonly cancelled: number };

/**
 * An error, as it is sent.
 * @internal
 */
export type Sent =
    | { readonly refused: readonly [Refusal, ...Refusal[]]; readonly fault: Fault }
    | { readonly status: Status; readonly message: string }
    | { readonly kind: "TypeError" | "RangeError" | "Error"; readonly message: string };

/**
 * What an analysis finds.
 * @internal
 */
export interface Found {
    readonly actions: readonly Worth[];
    readonly best: number;
}

/**
 * What comes back for a question, by its number.
 * @internal
 */
export type FromWorker =
    | { readonly id: number; readonly answer: unknown }
    | { readonly id: number; readonly error: Sent }
    | { readonly id: number; readonly progress: Progress };

/** For how many milliseconds it thinks before it looks for messages. */
const sliceTime = 8;

let bots: Promise<Bots> | undefined;
const made = new Map<number, Bot>();
/** The questions without an answer, and those of them that need none. */
const open = new Set<number>();
const cancelled = new Set<number>();
/** Each bot's last question: the next one waits for it. */
const queues = new Map<number, Promise<unknown>>();

let post: (message: FromWorker) => void;
/** Lets messages come in. */
let pause: () => Promise<void>;

function sent(error: unknown): Sent {
    if (error instanceof Refused) {
        const { reasons, place, subject, bounds } = error;
        return { refused: reasons as readonly [Refusal, ...Refusal[]], fault: { place, subject, bounds } };
    }
    if (error instanceof TriquetaError) return { status: error.status, message: error.message };
    const message = error instanceof Error ? error.message : String(error);
    const kind = error instanceof TypeError ? "TypeError" : error instanceof RangeError ? "RangeError" : "Error";
    return { kind, message };
}

/** Thinks until it is done or cancelled. Returns whether it is done. */
async function think(thinker: Bot | Analysis, id: number, thought: Thought): Promise<boolean> {
    const { nodes, until } = budgetOf(thought);
    thinker.begin(thought.view, nodes);
    for (;;) {
        const now = performance.now();
        if (thinker.thinkUntil(Math.min(until, now + sliceTime)) || performance.now() >= until) return true;
        if (thought.wantsProgress) post({ id, progress: thinker.progress });
        await pause();
        if (cancelled.has(id)) return false;
    }
}

function known(bot: number): Bot {
    const found = made.get(bot);
    if (found === undefined) throw new TriquetaError("wrong_handle", "this was freed");
    return found;
}

async function answer(id: number, question: Question): Promise<unknown> {
    if (question.call === "load") {
        const { source } = question;
        bots = loadBots(typeof source === "string" ? new URL(source) : source);
        return (await bots).levels;
    }
    const all = await (bots ??= loadBots());
    switch (question.call) {
        case "bot":
            made.set(question.bot, all.bot(question.choice));
            return;
        case "useNet":
            return known(question.bot).useNet(question.net);
        case "free":
            made.get(question.bot)?.free();
            made.delete(question.bot);
            queues.delete(question.bot);
            return;
        case "choose": {
            const bot = known(question.bot);
            return (await think(bot, id, question)) ? bot.choice : undefined;
        }
        case "analyze": {
            const analysis = all.analysis(question.rolls);
            try {
                if (question.net !== undefined) analysis.useNet(question.net);
                if (!(await think(analysis, id, question))) return;
                return { actions: analysis.worth, best: analysis.best } satisfies Found;
            } finally {
                analysis.free();
            }
        }
        case "explain": {
            const analysis = all.analysis();
            try {
                analysis.begin(question.view);
                return {
                    place: analysis.placeOf(question.action),
                    remarks: analysis.remarks(question.action, question.wording),
                };
            } finally {
                analysis.free();
            }
        }
    }
}

async function reply(id: number, question: Question): Promise<void> {
    try {
        const value = cancelled.has(id) ? undefined : await answer(id, question);
        post({ id, answer: value });
    } catch (error) {
        post({ id, error: sent(error) });
    }
    open.delete(id);
    cancelled.delete(id);
}

function receive(message: ToWorker): void {
    if ("cancelled" in message) {
        if (open.has(message.cancelled)) cancelled.add(message.cancelled);
        return;
    }
    const { id, question } = message;
    open.add(id);
    if (!("bot" in question)) return void reply(id, question);
    const before = queues.get(question.bot) ?? Promise.resolve();
    queues.set(
        question.bot,
        before.then(() => reply(id, question)),
    );
}

if ("WorkerGlobalScope" in globalThis) {
    const scope = globalThis as unknown as { postMessage: typeof post; onmessage: unknown };
    post = (message) => scope.postMessage(message);
    const { port1, port2 } = new MessageChannel();
    const waiting: (() => void)[] = [];
    port1.onmessage = () => waiting.shift()?.();
    pause = () =>
        new Promise((go) => {
            waiting.push(go);
            port2.postMessage(0);
        });
    scope.onmessage = ({ data }: { readonly data: ToWorker }) => receive(data);
} else
    // Without an await out here, which some bundlers' workers don't know. Messages wait for the listener.
    void import(/* webpackIgnore: true */ /* @vite-ignore */ "node:worker_threads").then(({ parentPort }) => {
        post = (message) => parentPort!.postMessage(message);
        pause = () => new Promise((go) => setImmediate(go));
        parentPort!.on("message", receive);
    });

// What runs in the worker of a bot. Whatever is in here is the bot's to change: nothing outside relies on it.
import { load } from "./load.js";
import type { Triqueta } from "./triqueta.js";
import type { View } from "./view.js";

/** What a bot is given with a question. */
export interface Given {
    /** The module of its worker, which holds nothing but what the bot was shown. */
    readonly triqueta: Triqueta;
    /** Bytes of what its viewer saw happen, for {@link Triqueta.eventsJSON}; as many as the caller sends along. */
    readonly events: Uint8Array;
}

/**
 * What the module of a bot exports by default: it answers a view with the number of an action. The view is freed when
 * it has answered.
 */
export type Bot = (view: View, given: Given) => number | Promise<number>;

/**
 * What the worker is sent: first which bot it is, then questions.
 * @internal
 */
export type Content = { readonly bot: string } | { readonly view: Uint8Array; readonly events: Uint8Array };

/**
 * The port that goes with it is for the reply.
 * @internal
 */
export type Message = Content & { readonly port: MessagePort };

/**
 * One of the two.
 * @internal
 */
export interface Reply {
    readonly action?: number;
    readonly error?: string;
}

let begun: Promise<[Triqueta, Bot]>;

async function begin(address: string): Promise<[Triqueta, Bot]> {
    const [triqueta, module] = await Promise.all([
        load(),
        import(/* webpackIgnore: true */ /* @vite-ignore */ address) as Promise<{ readonly default?: unknown }>,
    ]);
    if (typeof module.default !== "function") throw new TypeError("its module has no function as its default export");
    return [triqueta, module.default as Bot];
}

async function reply(message: Message): Promise<Reply> {
    if ("bot" in message) {
        await (begun = begin(message.bot));
        return { action: 0 };
    }
    const [triqueta, bot] = await begun;
    const view = triqueta.viewFromSnapshot(message.view);
    try {
        return { action: await bot(view, { triqueta, events: message.events }) };
    } finally {
        view.free();
    }
}

async function answer({ data: message }: { readonly data: Message }): Promise<void> {
    try {
        message.port.postMessage(await reply(message));
    } catch (error) {
        message.port.postMessage({ error: error instanceof Error ? error.message : "it threw something" });
    }
}

if ("WorkerGlobalScope" in globalThis) globalThis.onmessage = answer;
else
    void import(/* webpackIgnore: true */ /* @vite-ignore */ "node:worker_threads").then(({ parentPort }) => {
        parentPort!.on("message", (data: Message) => answer({ data }));
    });

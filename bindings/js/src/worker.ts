/**
 * Bots that aren't trusted: each in a worker, with a module of its own that holds what the bot was shown.
 * @packageDocumentation
 */
import type { Content, Message, Reply } from "./bot.js";
import { View } from "./view.js";

export type { Bot, Given } from "./bot.js";

/** Why there is no answer. */
export type BotFault =
    /** The bot threw something. */
    | "threw"
    /** What it answered is no whole number of 32 bits. */
    | "answer"
    /** It took too long, and was ended. */
    | "timeout"
    /** It is over: stopped, run into an error, or ended since it posted what nobody asked for. */
    | "ended";

/** A bot that gives no answer. What a bot said itself stands behind a colon, without control characters. */
export class BotError extends Error {
    override readonly name: string = "BotError";
    readonly fault: BotFault;

    constructor(fault: BotFault, message: string) {
        super(message);
        this.fault = fault;
    }
}

/** How a bot is started. */
export interface BotOptions {
    /** How many milliseconds it has to load; 10,000 if it isn't given. */
    readonly timeout?: number;
    /** In Node: how many megabytes its heap may have; 256 if it isn't given. Buffers don't count. */
    readonly memory?: number;
}

/** How a question is asked. */
export interface Question {
    /** How many milliseconds it has to answer; 10,000 if it isn't given. */
    readonly timeout?: number;
    /** What its viewer saw happen, of {@link Game.events}; nothing if it isn't given. */
    readonly events?: Uint8Array;
}

/** A worker, of Node or of a browser. */
interface Running {
    post(message: Message): void;
    end(): void;
}
/** What is to be done when a worker posts something by itself, or is over. */
interface Watch {
    unasked(): void;
    over(why: string): void;
}

/** What a bot said, fit for a log. */
function said(words: unknown): string {
    return typeof words === "string" ? words.slice(0, 500).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "\ufffd") : "nothing";
}

function milliseconds(timeout: number): number {
    if (!(typeof timeout === "number" && timeout > 0 && timeout < 2 ** 31))
        // beyond it a timer ends at once
        throw new RangeError("a timeout is a number of milliseconds above 0 and below 2^31");
    return timeout;
}

/** A copy that lies in a buffer of its own: a worker is sent the whole buffer of what it is sent. */
function copyOf(bytes: unknown): Uint8Array {
    if (!(bytes instanceof Uint8Array)) throw new TypeError("these are no bytes");
    return new Uint8Array(bytes);
}

/** A copy of bytes of one kind (docs/formats.md), so that no game's snapshot is sent by mistake. */
function copyOfKind(bytes: Uint8Array, kind: "v" | "e", what: string): Uint8Array {
    const copy = copyOf(bytes);
    if (new TextDecoder().decode(copy.subarray(0, 3)) !== `Tq${kind}`) throw new TypeError(`this is no ${what}`);
    return copy;
}

function addressOf(module: URL | string): string {
    if (module instanceof URL) return module.href;
    return new URL(module, typeof location === "undefined" ? `file://${process.cwd()}/` : location.href).href;
}

async function run(memory: number, watch: Watch): Promise<Running> {
    if (typeof Worker !== "undefined") {
        const worker = new Worker(new URL("./bot.js", import.meta.url), { type: "module" });
        worker.onmessage = worker.onmessageerror = watch.unasked;
        worker.onerror = (event) => {
            event.preventDefault();
            watch.over(`it ran into an error: ${said(event.message)}`);
        };
        return {
            post: (message) => worker.postMessage(message, [message.port]),
            end: () => worker.terminate(),
        };
    }
    const threads = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:worker_threads");
    const worker = new threads.Worker(new URL("./bot.js", import.meta.url), {
        argv: [],
        execArgv: [],
        env: {},
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on("message", watch.unasked).on("messageerror", watch.unasked);
    worker.on("error", (error: { readonly message?: unknown } | undefined) =>
        watch.over(`it ran into an error: ${said(error?.message)}`),
    );
    worker.on("exit", () => watch.over("it has come to its end"));
    return {
        post: (message) => worker.postMessage(message, [message.port as never]),
        end: () => void worker.terminate(),
    };
}

/**
 * A bot in a worker, a thread with objects of its own: it can't reach the game, its module or anything else of this
 * side's. It is sent a view's snapshot, and an answer comes back, or a {@link BotError}. What the answer is worth, the
 * caller's `play()` judges.
 */
export class BotWorker {
    readonly #waiting = new Set<(error: BotError) => void>();
    #running: Running | undefined;
    #over: BotError | undefined;

    private constructor() {}

    /**
     * Starts the bot that a module exports by default, a {@link Bot}. A string is relative to the page, or in Node to
     * the working directory. Rejects with a {@link BotError} if that fails or takes too long.
     */
    static async start(module: URL | string, options: BotOptions = {}): Promise<BotWorker> {
        const { timeout = 10_000, memory = 256 } = options;
        if (!(typeof memory === "number" && memory > 0))
            throw new RangeError("the memory is a number of megabytes above 0");
        const [address, time] = [addressOf(module), milliseconds(timeout)];
        const bot = new BotWorker();
        const running = await run(memory, {
            unasked: () => bot.#end(new BotError("ended", "it posted what nobody had asked for")),
            over: (why) => bot.#end(new BotError("ended", why)),
        });
        if (bot.#over) running.end();
        else bot.#running = running;
        try {
            await bot.#exchange({ bot: address }, time);
        } catch (error) {
            bot.stop();
            throw error;
        }
        return bot;
    }

    /**
     * What it does in this position, as a number of 32 bits, which needn't be a legal action. Rejects with a
     * {@link BotError}; after a `timeout` or `ended` the bot is over, and so are its other questions.
     */
    async ask(view: View | Uint8Array, question: Question = {}): Promise<number> {
        const { timeout = 10_000, events } = question;
        const time = milliseconds(timeout);
        const shown = copyOfKind(view instanceof View ? view.snapshot() : view, "v", "view, nor a snapshot of one");
        const seen = events === undefined ? new Uint8Array(0) : copyOfKind(events, "e", "list of events");
        return this.#exchange({ view: shown, events: seen }, time);
    }

    /** Ends it, whatever it is doing. Open questions are rejected, and so are later ones. */
    stop(): void {
        this.#end(new BotError("ended", "it was stopped"));
    }

    /** As {@link stop}, for `using`. */
    declare readonly [Symbol.dispose]: () => void;

    #end(error: BotError): void {
        if (this.#over) return;
        this.#over = error;
        this.#running?.end();
        for (const reject of this.#waiting) reject(error);
    }

    /** One message, and the one reply that comes by the port that goes with it, which no other question has. */
    async #exchange(what: Content, time: number): Promise<number> {
        if (this.#over) throw this.#over;
        const { port1: ours, port2: port } = new MessageChannel();
        let reject!: (error: BotError) => void;
        let timer: ReturnType<typeof setTimeout> | undefined;
        try {
            return await new Promise<number>((resolve, no) => {
                reject = no;
                this.#waiting.add(reject);
                timer = setTimeout(() => this.#end(new BotError("timeout", `it took more than ${time} ms`)), time);
                ours.onmessage = ({ data }) => {
                    const { action, error } = (typeof data === "object" && data !== null ? data : {}) as Partial<Reply>;
                    if (typeof error === "string") reject(new BotError("threw", `it threw: ${said(error)}`));
                    else if (typeof action === "number" && action === (action | 0)) resolve(action);
                    else reject(new BotError("answer", "its answer is no whole number of 32 bits"));
                };
                ours.onmessageerror = () => reject(new BotError("answer", "its answer can't be read"));
                this.#running!.post({ ...what, port });
            });
        } finally {
            clearTimeout(timer);
            this.#waiting.delete(reject);
            ours.onmessage = ours.onmessageerror = null;
            ours.close();
        }
    }
}

// As of handles.
if (Symbol.dispose !== undefined)
    Object.defineProperty(BotWorker.prototype, Symbol.dispose, {
        value(this: BotWorker) {
            this.stop();
        },
    });

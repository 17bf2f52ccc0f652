/**
 * Opponents at five levels, and what each action is worth: in a worker ({@link opponent}, {@link analyze}), or where the
 * caller is ({@link loadBots}).
 * @packageDocumentation
 */
import type { Found, FromWorker, Question, Sent, ToWorker } from "./botsworker.js";
import { Refused, TriquetaError } from "./errors.js";
import type { Source } from "./instantiate.js";
import type { BotChoice, Budget, Progress, Rolls, Wording, Worth } from "./thinkers.js";
import type { View } from "./view.js";

export { Refused, TriquetaError } from "./errors.js";
export { loadBots } from "./thinkers.js";
export type { Level } from "./names.js";
export type {
    Analysis,
    Bot,
    BotChoice,
    Bots,
    Budget,
    Estimate,
    Progress,
    Rolls,
    Thinker,
    Wording,
    Worth,
} from "./thinkers.js";

/** How a worker thinks about a view. */
export interface Thinking extends Budget {
    /** Cancels it: the promise is rejected with the signal's reason, and the worker stops within some milliseconds. */
    readonly signal?: AbortSignal;
    /** Is told how far it is, about every ten milliseconds. */
    readonly onProgress?: (progress: Progress) => void;
}

/** How an analysis is made. Without a seed, it is 1: the same view has the same results. */
export interface Analyzing extends Thinking, Partial<Rolls> {
    /** The weights of a file that `make train` wrote, in place of the shipped ones. */
    readonly net?: Uint8Array;
}

/** A worker of a browser. */
export interface WebWorker {
    postMessage(message: unknown): void;
    terminate(): void;
    onmessage: ((event: any) => void) | null;
    onerror: ((event: any) => void) | null;
}

/** Where the worker and its module come from. */
export interface OpponentsOptions {
    /** A worker that runs `triqueta/bots-worker`; one is started if it isn't given. */
    readonly worker?: WebWorker;
    /** The module: its address, or its bytes; the file beside the worker if it isn't given. */
    readonly module?: Source;
}

interface Running {
    post(message: ToWorker): void;
    /** Whether somebody waits for an answer: in Node a worker then keeps the process alive. */
    isNeeded(needed: boolean): void;
    end(): void;
}

/** A copy of a view's snapshot in a buffer of its own. Nothing else is posted, and so no game by mistake. */
function shown(view: View | Uint8Array): Uint8Array {
    const bytes = view instanceof Uint8Array ? new Uint8Array(view) : view.snapshot();
    if (!(bytes instanceof Uint8Array) || new TextDecoder().decode(bytes.subarray(0, 3)) !== "Tqv")
        throw new TypeError("this is no view, nor a snapshot of one");
    return bytes;
}

function received(error: Sent): Error {
    if ("refused" in error) return new Refused(error.refused, error.fault);
    if ("status" in error) return new TriquetaError(error.status, error.message);
    return new { TypeError, RangeError, Error }[error.kind](error.message);
}

async function run(
    given: WebWorker | undefined,
    receive: (message: FromWorker) => void,
    over: (why: string) => void,
): Promise<Running> {
    if (given !== undefined || typeof Worker !== "undefined") {
        const worker: WebWorker = given ?? new Worker(new URL("./botsworker.js", import.meta.url), { type: "module" });
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
        worker.onerror = (event: ErrorEvent) => {
            event.preventDefault();
            over(event.message);
        };
        return { post: (message) => worker.postMessage(message), isNeeded: () => {}, end: () => worker.terminate() };
    }
    const threads = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:worker_threads");
    const worker = new threads.Worker(new URL("./botsworker.js", import.meta.url), { execArgv: [] });
    worker.on("message", receive);
    worker.on("error", (error: Error) => over(error.message));
    worker.on("exit", () => over("it has come to its end"));
    worker.unref();
    return {
        post: (message) => worker.postMessage(message),
        isNeeded: (needed) => (needed ? worker.ref() : worker.unref()),
        end: () => void worker.terminate(),
    };
}

interface Waiting {
    resolve(answer: never): void;
    reject(error: unknown): void;
    onProgress: ((progress: Progress) => void) | undefined;
}

/** A worker for bots and analyses. They share it, and think in turns. */
export class Opponents {
    readonly #waiting = new Map<number, Waiting>();
    readonly #running: Promise<Running>;
    #last = 0;
    #over: Error | undefined;

    /** Starts a worker. */
    constructor({ worker, module }: OpponentsOptions = {}) {
        this.#running = run(
            worker,
            (message) => this.#receive(message),
            (why) => this.#end(new Error(`the worker of the bots has ended: ${why}`)),
        );
        const source = module instanceof URL ? module.href : module;
        this.#ask({ call: "load", source }).catch((error: Error) => this.#end(error));
    }

    /** Makes a bot in the worker. Rejects with `no_such_level`. */
    async opponent({ level, seed, number = 0 }: BotChoice): Promise<Opponent> {
        const bot = ++this.#last;
        await this.#ask({ call: "bot", bot, choice: { level, seed, number } });
        return new Opponent(bot, (question, thinking) => this.#ask(question, thinking));
    }

    /**
     * What each action is worth in a view, or its snapshot, whose viewer is to move. Rejects with a {@link Refused}, or
     * with the signal's reason.
     */
    async analyze(view: View | Uint8Array, analyzing: Analyzing = {}): Promise<Judgement> {
        const { nodes, milliseconds, seed = 1, number = 0, net } = analyzing;
        const bytes = shown(view);
        const question = {
            ...thoughtOf(bytes, { nodes, milliseconds } as Budget, analyzing),
            call: "analyze",
            rolls: { seed, number },
            net,
        } as const;
        const found = await this.#ask<Found>(question, analyzing);
        return new Judgement(found, (action, wording) => this.#explain(bytes, action, wording));
    }

    /**
     * What is true of a legal action in a view, or its snapshot, for the viewer: {@link Judgement.remarks} without an
     * analysis. Rejects with a {@link Refused}, or with `no_such_action`.
     */
    async remarks(view: View | Uint8Array, action: number, wording: Wording = {}): Promise<string> {
        return (await this.#explain(shown(view), action, wording)).remarks;
    }

    /** Ends the worker. What is asked of it then is rejected. */
    stop(): void {
        this.#end(new Error("the worker of the bots was stopped"));
    }

    #explain(view: Uint8Array, action: number, { language = "en", names = [] }: Wording): Promise<Explained> {
        return this.#ask({ call: "explain", view, action, wording: { language, names: [...names] } });
    }

    #receive(message: FromWorker): void {
        const waiting = this.#waiting.get(message.id);
        if (waiting === undefined) return; // it was cancelled
        if ("progress" in message) waiting.onProgress?.(message.progress);
        else if ("error" in message) waiting.reject(received(message.error));
        else waiting.resolve(message.answer as never);
    }

    #end(error: Error): void {
        if (this.#over) return;
        this.#over = error;
        for (const { reject } of this.#waiting.values()) reject(error);
        this.#running.then(
            (running) => running.end(),
            () => {},
        );
    }

    async #ask<T>(question: Question, { signal, onProgress }: Thinking = {}): Promise<T> {
        signal?.throwIfAborted();
        const running = await this.#running;
        signal?.throwIfAborted();
        if (this.#over) throw this.#over;
        const id = ++this.#last;
        let cancel: (() => void) | undefined;
        try {
            return await new Promise<T>((resolve, reject) => {
                this.#waiting.set(id, { resolve, reject, onProgress });
                cancel = () => {
                    running.post({ cancelled: id });
                    reject(signal!.reason as Error);
                };
                signal?.addEventListener("abort", cancel);
                running.isNeeded(true);
                running.post({ id, question });
            });
        } finally {
            signal?.removeEventListener("abort", cancel!);
            this.#waiting.delete(id);
            if (this.#waiting.size === 0) running.isNeeded(false);
        }
    }
}

type Ask = <T>(question: Question, thinking?: Thinking) => Promise<T>;
interface Explained {
    readonly place: number;
    readonly remarks: string;
}

function thoughtOf(view: Uint8Array, { nodes, milliseconds }: Budget, { onProgress }: Thinking) {
    return {
        view,
        wantsProgress: onProgress !== undefined,
        ...(nodes === undefined ? {} : { nodes }),
        ...(milliseconds === undefined ? {} : { milliseconds }),
    };
}

/** A bot in a worker. It serves any of the games, one after the other; its dice go on. */
export class Opponent {
    readonly #bot: number;
    readonly #ask: Ask;

    /** @internal */
    constructor(bot: number, ask: Ask) {
        this.#bot = bot;
        this.#ask = ask;
    }

    /**
     * The action that it chooses in a view, or its snapshot, whose viewer is to move. Only the snapshot is posted. It
     * answers one question after the other. Rejects with a {@link Refused}, or with the signal's reason.
     */
    async choose(view: View | Uint8Array, thinking: Thinking = {}): Promise<number> {
        const thought = thoughtOf(shown(view), thinking, thinking);
        return this.#ask<number>({ ...thought, call: "choose", bot: this.#bot }, thinking);
    }

    /** Plays by the weights of a file that `make train` wrote. Rejects with a {@link Refused}. */
    async useNet(net: Uint8Array): Promise<void> {
        if (!(net instanceof Uint8Array)) throw new TypeError("these are no bytes");
        await this.#ask({ call: "useNet", bot: this.#bot, net: new Uint8Array(net) });
    }

    /** Gives its memory back, after what it was asked before; later questions are rejected. */
    free(): void {
        this.#ask({ call: "free", bot: this.#bot }).catch(() => {}); // the worker has ended, and its memory with it
    }
}

/** What an analysis has found. */
export class Judgement {
    /** What each action is worth; of actions that are alike, one stands for all. */
    readonly actions: readonly Worth[];
    /** The best chance to win; of equal ones, the most points at once, then the most expected points. */
    readonly best: Worth;
    readonly #explain: (action: number, wording: Wording) => Promise<Explained>;

    /** @internal */
    constructor({ actions, best }: Found, explain: (action: number, wording: Wording) => Promise<Explained>) {
        this.actions = actions;
        this.best = actions[best]!;
        this.#explain = explain;
    }

    /** What a legal action is worth, or the one that stands for it. Rejects with `no_such_action`. */
    async of(action: number): Promise<Worth> {
        return this.actions[(await this.#explain(action, {})).place]!;
    }

    /**
     * What is true of a legal action, for the player who may take it: "You then have 3 rams: 9 points." The text is
     * empty if there is nothing to say. Rejects with `no_such_action`.
     */
    async remarks(action: number, wording: Wording = {}): Promise<string> {
        return (await this.#explain(action, wording)).remarks;
    }
}

let shared: Opponents | undefined;

/** Makes a bot in a worker that all of them share; it is started with the first one. Rejects with `no_such_level`. */
export function opponent(choice: BotChoice): Promise<Opponent> {
    return (shared ??= new Opponents()).opponent(choice);
}

/** What each action is worth in a view: {@link Opponents.analyze} in the worker that all bots share. */
export function analyze(view: View | Uint8Array, analyzing: Analyzing = {}): Promise<Judgement> {
    return (shared ??= new Opponents()).analyze(view, analyzing);
}

/** Ends the worker that all bots share. The next bot starts another. */
export function stopOpponents(): void {
    shared?.stop();
    shared = undefined;
}

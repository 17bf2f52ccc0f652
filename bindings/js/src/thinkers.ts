import { worth, type BotsCalls, type Code, type Memory, type Pointer } from "./abi.js";
import * as own from "./arguments.js";
import { TriquetaError } from "./errors.js";
import { Handle, pointerOf } from "./handle.js";
import { instantiate, type Source } from "./instantiate.js";
import { indexOf, kindOf, lengthOf, seal } from "./intrinsics.js";
import { Module, type SharedCalls } from "./module.js";
import type { Language, Level } from "./names.js";
import type { View } from "./view.js";

type Calls = BotsCalls & SharedCalls;

/** The dice of a bot or an analysis: the same ones yield the same results. */
export interface Rolls {
    /** 64 bits. */
    readonly seed: number | bigint;
    /** The number of the bot among those of one seed, 64 bits; 0 if it isn't given. */
    readonly number?: number | bigint;
}

/** Which bot to make. */
export interface BotChoice extends Rolls {
    readonly level: Level;
}

/** How long to think. */
export interface Budget {
    /**
     * How many positions to evaluate at most, some microseconds each. If it isn't given, as many as suit the level or an
     * analysis, or with `milliseconds` as many as fit.
     */
    readonly nodes?: number | bigint;
    /** For how many milliseconds at most. The result then depends on the machine's speed. */
    readonly milliseconds?: number;
}

/** How far a thought is, in nodes. */
export interface Progress {
    readonly spent: number;
    /** How many there will be at most. */
    readonly granted: number;
}

/** An estimate of a chance, where 1 is a sure win, or of points. */
export interface Estimate {
    readonly mean: number;
    /** The standard error; undefined before the second try. */
    readonly error: number | undefined;
    /** How many tries it is from. */
    readonly tries: number;
}

/** What an action is worth to the seat to move. Of actions that are alike, one stands for all. */
export interface Worth {
    readonly action: number;
    /** The chance to win; a shared win counts in parts. */
    readonly chance: Estimate;
    /** The points at the end of the game. */
    readonly points: Estimate;
}

/** How remarks are told. */
export interface Wording {
    /** English by default. */
    readonly language?: Language;
    /** The name of each player, seat 0 first; a name that is missing or empty is `"Player 1"` and so on. */
    readonly names?: readonly string[];
}

/** The bytes of a view, or of what claims to be one. */
function snapshotOf(module: Module, view: View | Uint8Array): own.Own<Uint8Array> {
    const isView = typeof view === "object" && view !== null && kindOf(view) === undefined;
    return own.bytes(module, isView ? (view as View).snapshot() : (view as Uint8Array));
}

const allNodes = 2n ** 64n - 1n;
/** How many nodes are thought between two looks at a clock: a millisecond or two. */
const slice = 250n;

/**
 * The budget as numbers, and the time when it ends.
 * @internal
 */
export function budgetOf({ nodes, milliseconds }: Budget): { readonly nodes: bigint; readonly until: number } {
    if (milliseconds !== undefined && !(typeof milliseconds === "number" && milliseconds >= 0))
        throw new RangeError("milliseconds is a number, 0 or more");
    const many = nodes === undefined ? undefined : own.uint64(nodes, "the number of nodes");
    return {
        nodes: many ?? (milliseconds === undefined ? 0n : allNodes),
        until: milliseconds === undefined ? Infinity : performance.now() + milliseconds,
    };
}

/** The functions of bots and of analyses, which take the same arguments. */
interface ThinkerCalls {
    free(pointer: Pointer): void;
    useNet: BotsCalls["tq_bot_use_net"];
    begin: BotsCalls["tq_bot_begin"];
    think: BotsCalls["tq_bot_think"];
    spent: BotsCalls["tq_bot_spent"];
}

/** What bots and analyses have in common. They think in slices, which never change a result. */
export abstract class Thinker extends Handle {
    readonly #module: Module<Calls>;
    readonly #calls: ThinkerCalls;

    /** @internal */
    constructor(module: Module<Calls>, calls: ThinkerCalls, made: (at: Pointer) => Code) {
        module.check(made(module.made));
        const pointer = module.uint32At(module.made);
        super(module, pointer, () => calls.free(pointer));
        this.#module = module;
        this.#calls = calls;
    }
    get #pointer(): Pointer {
        return pointerOf(this, this.#module);
    }

    /**
     * Plays by the weights of a file that `make train` wrote. Views of games that they aren't for are refused from then
     * on. Throws a {@link Refused}.
     */
    useNet(net: Uint8Array): void {
        const module = this.#module;
        const bytes = own.bytes(module, net);
        const pointer = this.#pointer;
        module.check(this.#calls.useNet(pointer, module.lay(bytes), lengthOf(bytes), module.refusal));
    }

    /**
     * Begins to think about a view, or its snapshot, whose viewer is to move. Throws a {@link Refused}, and nothing has
     * changed. Without a number of nodes, as many as suit the level or an analysis.
     */
    begin(view: View | Uint8Array, nodes: number | bigint = 0): void {
        const module = this.#module;
        const bytes = snapshotOf(module, view);
        const many = own.uint64(nodes, "the number of nodes");
        const pointer = this.#pointer;
        module.check(this.#calls.begin(pointer, module.lay(bytes), lengthOf(bytes), many, module.refusal));
    }

    /** Thinks on for about so many nodes. Returns whether it is done. Throws `not_begun`. */
    think(nodes: number | bigint): boolean {
        const module = this.#module;
        const many = own.uint64(nodes, "the number of nodes");
        const pointer = this.#pointer;
        module.check(this.#calls.think(pointer, many, module.number));
        return module.int32At(module.number) !== 0;
    }

    /** Thinks until it is done or a clock, of milliseconds as of `performance.now()`, is there. Returns whether it is done. */
    thinkUntil(time: number): boolean {
        for (;;) {
            if (this.think(slice)) return true;
            if (performance.now() >= time) return false;
        }
    }

    /** How many nodes are spent, and how many will be at most. Throws `not_begun`. */
    get progress(): Progress {
        const module = this.#module;
        const pointer = this.#pointer;
        module.check(this.#calls.spent(pointer, module.second, module.third));
        return { spent: Number(module.uint64At(module.second)), granted: Number(module.uint64At(module.third)) };
    }

    /** Begins, and thinks until the budget is spent. */
    protected thinkAbout(view: View | Uint8Array, budget: Budget): void {
        const { nodes, until } = budgetOf(budget);
        this.begin(view, nodes);
        this.thinkUntil(until);
    }
}
seal(Thinker);

/** An opponent. It serves any of the games, one after the other; its dice go on. */
export class Bot extends Thinker {
    readonly #module: Module<Calls>;

    /** @internal */
    constructor(module: Module<Calls>, level: number, seed: bigint, number: bigint) {
        const { c } = module;
        super(
            module,
            {
                free: c.tq_bot_free,
                useNet: c.tq_bot_use_net,
                begin: c.tq_bot_begin,
                think: c.tq_bot_think,
                spent: c.tq_bot_spent,
            },
            (made) => c.tq_bot_new(level, seed, number, 0, made),
        );
        this.#module = module;
    }

    /** The action that it chooses so far: a legal one, at any time after {@link begin}. Throws `not_begun`. */
    get choice(): number {
        const module = this.#module;
        module.check(module.c.tq_bot_choice(pointerOf(this, module), module.number));
        return module.int32At(module.number);
    }

    /** The action that it chooses in a view, or its snapshot, whose viewer is to move. Throws a {@link Refused}. */
    choose(view: View | Uint8Array, budget: Budget = {}): number {
        if (budget.milliseconds !== undefined) {
            this.thinkAbout(view, budget);
            return this.choice;
        }
        const module = this.#module;
        const bytes = snapshotOf(module, view);
        const { nodes } = budgetOf(budget);
        const pointer = pointerOf(this, module);
        const { tq_bot_choose: call } = module.c;
        module.check(call(pointer, module.lay(bytes), lengthOf(bytes), nodes, module.number, module.refusal));
        return module.int32At(module.number);
    }
}
seal(Bot);

function estimate(mean: number, error: number, tries: number): Estimate {
    const one = 65536;
    return { mean: mean / one, error: error === worth.errorUnknown ? undefined : error / one, tries };
}

/** What each action of a seat is worth. */
export class Analysis extends Thinker {
    readonly #module: Module<Calls>;

    /** @internal */
    constructor(module: Module<Calls>, seed: bigint, number: bigint) {
        const { c } = module;
        super(
            module,
            {
                free: c.tq_analysis_free,
                useNet: c.tq_analysis_use_net,
                begin: c.tq_analysis_begin,
                think: c.tq_analysis_think,
                spent: c.tq_analysis_spent,
            },
            (made) => c.tq_analysis_new(seed, number, 0, made),
        );
        this.#module = module;
    }

    /** Begins, and thinks until the budget is spent. Returns what {@link worth} then is. Throws a {@link Refused}. */
    analyze(view: View | Uint8Array, budget: Budget = {}): Worth[] {
        this.thinkAbout(view, budget);
        return this.worth;
    }

    /** The results so far. Throws `not_begun`. */
    get worth(): Worth[] {
        const module = this.#module;
        const pointer = pointerOf(this, module);
        const all = module.int32s((out, room, count) => module.c.tq_analysis_worth(pointer, out, room, count));
        const made: Worth[] = [];
        for (let i = 0, at = 0; at < all.length; ++i, at += worth.worthLength) {
            const three = (from: number) => estimate(all[at + from]!, all[at + from + 1]!, all[at + from + 2]!);
            made[i] = { action: all[at]!, chance: three(worth.worthChance), points: three(worth.worthPoints) };
        }
        return made;
    }

    /**
     * The place in {@link worth} of the best chance to win; of equal ones, of the most points at once, then of the most
     * expected points. Throws `not_begun`.
     */
    get best(): number {
        const module = this.#module;
        module.check(module.c.tq_analysis_best(pointerOf(this, module), module.number));
        return module.int32At(module.number);
    }

    /** The place in {@link worth} of a legal action, or of the one that stands for it. Throws `no_such_action`. */
    placeOf(action: number): number {
        const module = this.#module;
        const one = own.int32(action, "an action");
        module.check(module.c.tq_analysis_place_of(pointerOf(this, module), one, module.number));
        return module.int32At(module.number);
    }

    /**
     * What is true of a legal action, for the player who may take it: "You then have 3 rams: 9 points." It comes from
     * the position alone, so it can be read right after {@link begin}. Throws `no_such_action`.
     */
    remarks(action: number, { language = "en", names = [] }: Wording = {}): string {
        const module = this.#module;
        const one = own.int32(action, "an action");
        const spoken = own.language(module, language);
        const called = own.names(module, names);
        const pointer = pointerOf(this, module);
        const at = module.lay(called);
        const { tq_analysis_remarks: call } = module.c;
        return module.text((out, room, count) =>
            call(pointer, one, spoken, at, lengthOf(called), out, room, count),
        );
    }
}
seal(Analysis);

/** The module of the opponents: what makes bots and analyses. A call may take milliseconds; {@link opponent} makes bots in a worker. */
export class Bots {
    readonly #module: Module<Calls>;
    /** The names of the levels, the weakest first. */
    readonly levels: readonly Level[];

    /** @internal */
    constructor(module: Module<Calls>) {
        this.#module = module;
        const { c } = module;
        this.levels = module.list(c.tq_level_count, (level) =>
            module.text((out, room, count) => c.tq_level_name(level, out, room, count)),
        ) as Level[];
    }

    /** The version of the module, `"1.2.3"`. */
    get version(): string {
        return this.#module.version;
    }

    /** Makes a bot. Throws `no_such_level`. */
    bot({ level, seed, number = 0 }: BotChoice): Bot {
        const which = indexOf(this.levels, level);
        const [one, other] = [own.uint64(seed, "the seed"), own.uint64(number, "the number")];
        if (which < 0) throw new TriquetaError("no_such_level", `there is no level ${String(level)}`);
        return new Bot(this.#module, which, one, other);
    }

    /** Makes an analysis; its seed is 1 if it isn't given. */
    analysis({ seed = 1, number = 0 }: Partial<Rolls> = {}): Analysis {
        return new Analysis(this.#module, own.uint64(seed, "the seed"), own.uint64(number, "the number"));
    }
}
seal(Bots);

/** Loads the module of the opponents: the file beside this one, a URL, or its bytes. */
export async function loadBots(source: Source = new URL("triqueta_bots.wasm", import.meta.url)): Promise<Bots> {
    return new Bots(new Module<Calls>((await instantiate(source))() as unknown as Calls & Memory));
}

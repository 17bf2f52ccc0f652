/** The report of a game that is over: what each move cost its player, judged from this player's view alone. */
import type { Game, Triqueta, View, ViewJson } from "triqueta";
import { gradeOf } from "../report/figures.ts";
import { endAndCall, prospectsOf } from "./prospects.ts";
import type { Report, ReportedMove } from "./protocol.ts";
import type { Telling } from "./story.ts";

/** What an analysis says of an action: its chance to win, and the error of it, if that is known. */
interface Judged {
    readonly action: number;
    readonly chance: { readonly mean: number; readonly error: number | undefined };
}

/** Judges a view with these dice: the best action, and what was played. */
export type Judge = (view: Uint8Array, played: number, seed: number) => Promise<{ readonly best: Judged; readonly played: Judged }>;

/** A move for which there was a choice, and what it cost. Chances are parts of 1. */
export interface JudgedMove {
    /** Its place among all moves, from 0. */
    readonly step: number;
    /** The moment before it. */
    readonly moment: number;
    readonly seat: number;
    readonly action: number;
    readonly chance: number;
    readonly best: { readonly action: number; readonly chance: number };
    /** 0 if it may be chance. */
    readonly cost: number;
}

type Choice = Pick<JudgedMove, "step" | "moment" | "seat" | "action">;

/** All moves of a game for which there was a choice. */
function choicesOf(game: Game): Choice[] {
    const choices: Choice[] = [];
    let step = 0;
    for (let moment = 0; moment < game.moment; ++moment) {
        const { seat, action } = game.happened(moment);
        if (action === null || typeof seat !== "number") continue;
        using view = game.view(seat, moment);
        if (view.distinct().length > 1) choices.push({ step, moment, seat, action });
        ++step;
    }
    return choices;
}

/** Judges a game move by move. It can be stopped, and goes on where it was. */
export class Review {
    readonly #triqueta: Triqueta;
    readonly #game: Game;
    readonly #choices: readonly Choice[];
    readonly #moves: JudgedMove[];

    /** With the moves of an earlier review, it is done. */
    constructor(triqueta: Triqueta, game: Game, moves: readonly JudgedMove[] = []) {
        this.#triqueta = triqueta;
        this.#game = game;
        this.#choices = moves.length > 0 ? moves : choicesOf(game);
        this.#moves = [...moves];
    }

    get moves(): readonly JudgedMove[] {
        return this.#moves;
    }

    get progress(): Report["progress"] {
        return { done: this.#moves.length, all: this.#choices.length };
    }

    get isDone(): boolean {
        return this.#moves.length === this.#choices.length;
    }

    /** Judges the next move. */
    async judgeNext(judge: Judge): Promise<void> {
        const choice = this.#choices[this.#moves.length]!;
        using view = this.#game.view(choice.seat, choice.moment);
        // The seed is the number of the move, as in the report of the terminal, which so says the same.
        const { best, played } = await judge(view.snapshot(), choice.action, choice.step + 1);
        const error = Math.hypot(best.chance.error ?? 1, played.chance.error ?? 1);
        // A sure win can't have cost anything, whatever the judge's net makes of it.
        const cost = this.#wasSureWin(choice, view) ? 0 : best.chance.mean - played.chance.mean;
        this.#moves.push({
            ...choice,
            chance: played.chance.mean,
            best: { action: best.action, chance: best.chance.mean },
            cost: best.action !== played.action && cost > 2 * error ? cost : 0,
        });
    }

    /**
     * Whether the player won by this move without luck: in the same turn, before chance answered anything; or as the caller of the last
     * round who needed no card for it, in the next turn.
     */
    #wasSureWin({ seat, moment, action }: Choice, view: View): boolean {
        if (!this.#game.winners().includes(seat)) return false;
        const later = Array.from({ length: this.#game.moment - moment - 1 }, (_, i) => this.#game.happened(moment + 1 + i));
        const isOwn = (one: (typeof later)[number]) => one.action !== null && one.seat === seat;
        const isSureCall = view.options.variant === "race" && action === endAndCall && prospectsOf(this.#triqueta, view)?.call === "sure";
        const begin = isSureCall ? later.findIndex(isOwn) : 0;
        return later.slice(begin, later.findLastIndex(({ action }) => action !== null) + 1).every(isOwn);
    }

    /** The moves in words: of the viewer as "you". */
    told(viewer: number | null, telling: Telling): ReportedMove[] {
        return this.#moves.map((move) => {
            using view = this.#game.view(move.seat, move.moment);
            const inWords = (action: number) => sentenceOf(this.#triqueta, view, action, { ...telling, saysYou: move.seat === viewer });
            return {
                ...move,
                done: inWords(move.action),
                better: gradeOf(move) === "good" ? null : inWords(move.best.action),
            };
        });
    }
}

/** An action as a sentence, without what chance may answer: as it is told of a game that looks alike to its player. */
function sentenceOf(triqueta: Triqueta, view: View, action: number, telling: Telling): string {
    const seat = view.viewer as number;
    using game = view.complete(triqueta.dice(1));
    const before = game.moment;
    game.play(seat, action);
    const sentence = view.sentences(game.events(seat, before), telling).trim().replaceAll("\n", " ");
    const token = heldIn(view.json());
    if (token === undefined) return sentence;
    const name = triqueta.outcomeText(view.options.variant, token, telling.language);
    return sentence.includes(name) ? sentence : sentence.replace(/\.$/, ` (${name}).`);
}

/** The token in hand, in Triqueta: sentences don't name one that is kept or boxed, but its player knows it. */
function heldIn(view: ViewJson): number | undefined {
    return view.game === "mayhem" || view.game === "race" ? undefined : view.own?.own_drawn[0];
}

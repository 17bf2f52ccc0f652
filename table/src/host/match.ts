/** A running match: who is to move, what is shown to whom, and what happens by itself. */
import { Refused, seedFrom, type EventJson, type Game, type Triqueta, type View, type Viewer } from "triqueta";
import { lessonGame, lessonPlayers, lessonTag, script } from "./lesson.ts";
import { Opponents } from "./opponents.ts";
import { outlookOf, revealedBy } from "./outlook.ts";
import { prospectsOf } from "./prospects.ts";
import type { Hint, Lesson, Pace, Player, Reasons, Report, Revealed, Scene, Settings, Setup, Step } from "./protocol.ts";
import { Review } from "./review.ts";
import type { Store, StoredMatch } from "./store.ts";
import { Story, type Telling } from "./story.ts";
import type { Table } from "./table.ts";

/** Milliseconds between the moves of others. */
export const pauses: Readonly<Record<Pace, number>> = { calm: 2000, normal: 1200, fast: 400, instant: 0 };

export interface Surroundings {
    readonly triqueta: Triqueta;
    readonly store: Store;
    readonly opponents: Opponents;
    readonly settings: () => Settings;
    readonly show: (scene: Scene) => void;
    readonly tell: (report: Report) => void;
}

/** What of the past is looked at: the table after a step, or before it as its player saw it. */
interface Past {
    readonly step: number;
    readonly isReviewed: boolean;
}

/** Gives a game an id, and returns it as text. */
function identified(game: Game): string {
    const id = crypto.getRandomValues(new Uint8Array(16));
    game.setId(id);
    return Array.from(id, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Match implements Table {
    readonly #id: string;
    readonly #game: Game;
    readonly #players: readonly Player[];
    readonly #around: Surroundings;
    readonly #story = new Story();
    /** The seat whose view is open on the device; null: none. */
    #open: number | null = null;
    /** What of the past is looked at. */
    #past: Past | null = null;
    /** The report of the match, as far as it is. */
    #review: Review | null = null;
    /** Stops the report, while it is being made. */
    #stopReview: AbortController | null = null;
    /** What is under way; another value ends it. */
    #course = 0;
    #isHurried = false;
    /** Where the last step began. */
    #before: number;

    private constructor(id: string, game: Game, players: readonly Player[], around: Surroundings) {
        this.#id = id;
        this.#game = game;
        this.#players = players;
        this.#around = around;
        this.#before = game.moment;
        if (!this.#isShared) this.#open = this.#persons[0] ?? null;
    }

    static begin({ variant, players, first, options, deal }: Setup, around: Surroundings): Match {
        const entropy = crypto.getRandomValues(new Uint8Array(32));
        const game = around.triqueta.game(
            {
                variant,
                players: players.length,
                first: first ?? around.triqueta.dice(entropy[0]!).below(players.length),
                ...options,
            },
            deal === null ? entropy : seedFrom(deal),
        );
        return Match.#seated(game, players, around);
    }

    /** The first game, which explains the rules. */
    static learn(you: string, around: Surroundings): Match {
        const game = lessonGame(around.triqueta);
        game.setTag(lessonTag, "1");
        return Match.#seated(game, lessonPlayers(you), around);
    }

    static #seated(game: Game, players: readonly Player[], around: Surroundings): Match {
        players.forEach((player, seat) => {
            game.setTag(`Seat${seat}`, player.name);
            game.takeSeat(seat, player.kind);
        });
        return new Match(identified(game), game, players, around);
    }

    /** The match of a whole record, to look at; null if it isn't over. Throws a {@link Refused}. */
    static read(record: string, around: Surroundings): Match | null {
        const game = around.triqueta.gameFromRecord(record);
        if (game.turn !== "over") return null;
        const players = Array.from({ length: game.options.players }, (_, seat): Player => {
            const name = game.tag(`Seat${seat}`) ?? `${seat + 1}`;
            return { kind: "person", name };
        });
        return new Match(identified(game), game, players, around);
    }

    static restore({ id, save, players, judged }: StoredMatch, around: Surroundings): Match {
        const match = new Match(id, around.triqueta.gameFromSave(save, Date.now()), players, around);
        if (judged) match.#review = new Review(around.triqueta, match.#game, judged);
        return match;
    }

    get id(): string {
        return this.#id;
    }

    /** The seats of people. */
    get #persons(): number[] {
        return this.#players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
    }

    /** Whether several people share the device, so that a cover is needed between them. */
    get #isShared(): boolean {
        return this.#persons.length > 1;
    }

    get #turn(): number | null {
        const { turn } = this.#game;
        return typeof turn === "number" ? turn : null;
    }

    /** Whether a person is to move whose view isn't open. */
    get #isCovered(): boolean {
        return this.#turn !== null && this.#players[this.#turn]!.kind === "person" && this.#open !== this.#turn;
    }

    get #viewer(): Viewer {
        if (this.#turn === null && this.#isShared) return "spectator";
        return this.#open ?? "spectator";
    }

    // ------------------------------------------------------------------------------------------------ moves

    /** Shows the match, and plays what plays itself until a person has a choice. */
    async proceed(): Promise<void> {
        const course = ++this.#course;
        const isCurrent = () => course === this.#course;
        for (;;) {
            this.show();
            const turn = this.#turn;
            if (turn === null || this.#isCovered) break;
            const action = await this.#ownMove(turn);
            if (action === null || !isCurrent()) break;
            await this.#play(turn, action);
            if (!isCurrent()) break;
        }
        if (isCurrent()) this.#isHurried = false;
    }

    /** The action of a bot, or the only one of a person, after a pause; null: a person chooses. */
    async #ownMove(seat: number): Promise<number | null> {
        const player = this.#players[seat]!;
        using view = this.#game.view(seat);
        const { pace, playsForced } = this.#around.settings();
        const pause = new Promise((done) => setTimeout(done, this.#isHurried ? 0 : pauses[pace] * (this.#hasSomethingToSee() ? 2 : 1)));
        const scripted = this.#lesson?.action ?? null;
        if (player.kind === "bot" && scripted !== null) {
            await pause;
            return scripted;
        }
        if (player.kind === "bot") {
            const action = this.#around.opponents.choose(view, player.level);
            await pause;
            return action;
        }
        const legal = view.legal();
        if (scripted !== null) return null; // an explanation belongs to it
        if (!playsForced || legal.length !== 1) return null;
        await pause;
        return legal[0]!;
    }

    /** Whether the viewer has just seen tokens that are gone from the table, or a round has just ended. */
    #hasSomethingToSee(): boolean {
        using view = this.#game.view(this.#viewer);
        const { phase } = view.json().table;
        return this.#happened(view).some(
            (event) => "kind" in event && (phase === "next_tower" || event.kind === "chose" || (event.kind === "looked" && event.token !== null)),
        );
    }

    async #play(seat: number, action: number): Promise<void> {
        this.#before = this.#game.moment;
        this.#game.play(seat, action, { time: Date.now() });
        this.#past = null;
        await this.keep();
    }

    /** The action of the person who is to move. One that was chosen from an old view is refused. */
    async act(action: number, cursor: string): Promise<void> {
        const turn = this.#turn;
        const { language } = this.#around.settings();
        if (turn === null || this.#open !== turn || this.#game.cursor(turn) !== cursor) return;
        if ((this.#lesson?.action ?? action) !== action) return;
        using view = this.#game.view(turn);
        const refusal = view.whyNot(turn, action, language);
        if (refusal !== null) throw new Refused([refusal]);
        ++this.#course;
        await this.#play(turn, action);
        await this.proceed();
    }

    /** Where the first game is in its explanations; null in other games. */
    get #lesson(): Lesson | null {
        if (this.#game.tag(lessonTag) === undefined || this.#turn === null) return null;
        const step = this.#steps().length;
        return step > script.length ? null : { step, action: script[step] ?? null };
    }

    #steps(): readonly Step[] {
        return this.#story.steps(this.#around.triqueta, this.#game, {
            viewer: this.#viewer,
            ...this.#telling,
        });
    }

    get #telling(): Telling {
        return { language: this.#around.settings().language, names: this.#players.map(({ name }) => name) };
    }

    /** Takes back the last choice of the person at the device, with what bots did after it. */
    async undo(): Promise<void> {
        const steps = this.#stepsToUndo();
        if (steps === null) return;
        for (let i = 0; i < steps; ++i) this.#game.undo();
        this.stop();
        this.#review = null;
        this.#before = this.#game.moment;
        this.#past = null;
        if (this.#isShared && this.#open !== this.#turn) this.#open = null;
        await this.keep();
        await this.proceed();
    }

    /** How many actions lie between now and the last choice of a person; null if one of them can't be undone. */
    #stepsToUndo(): number | null {
        using trial = this.#game.exactCopy();
        for (let steps = 1; ; ++steps) {
            try {
                trial.undo();
            } catch (error) {
                if (error instanceof Refused) return null;
                throw error;
            }
            if (typeof trial.turn !== "number" || this.#players[trial.turn]!.kind !== "person") continue;
            if (trial.legal().length > 1 || !this.#around.settings().playsForced) return steps;
        }
    }

    /** What is best for the person who is to move. */
    async hint(): Promise<Hint | null> {
        const turn = this.#turn;
        if (turn === null || this.#open !== turn) return null;
        const cursor = this.#game.cursor(turn);
        using view = this.#game.view(turn);
        return { cursor, ...(await this.#around.opponents.advise(view, this.#telling)) };
    }

    // ------------------------------------------------------------------------------------------------ what is shown

    uncover(seat: number): void {
        if (seat !== this.#turn || !this.#isCovered) return;
        this.#open = seat;
        void this.proceed();
    }

    /** Closes the open view, if several people share the device. */
    cover(): void {
        if (!this.#isShared || this.#open === null || this.#turn === null) return;
        this.#open = null;
        this.#past = null;
        void this.proceed();
    }

    hurry(): void {
        if (this.#isHurried) return;
        this.#isHurried = true;
        void this.proceed();
    }

    look(step: number | null): void {
        this.#past = step === null ? null : { step, isReviewed: false };
        this.show();
    }

    /** Ends what goes on by itself. */
    stop(): void {
        ++this.#course;
        this.stopReport();
    }

    // ------------------------------------------------------------------------------------------------ the report

    /** Makes the report, which is kept, or goes on with it; and tells how far it is. */
    async report(): Promise<void> {
        if (this.#turn !== null || this.#stopReview !== null) return;
        const review = (this.#review ??= new Review(this.#around.triqueta, this.#game));
        if (!review.isDone) {
            const stop = (this.#stopReview = new AbortController());
            const judge = this.#around.opponents.judge(stop.signal);
            try {
                while (!review.isDone) {
                    this.tellReport();
                    await review.judgeNext(judge);
                }
            } catch (error) {
                if (!stop.signal.aborted) throw error;
                return;
            } finally {
                if (this.#stopReview === stop) this.#stopReview = null;
            }
            await this.keep();
        }
        this.tellReport();
    }

    stopReport(): void {
        if (this.#stopReview === null) return;
        this.#stopReview.abort();
        this.#stopReview = null;
        this.tellReport();
    }

    /** Tells how far the report is, and what is in it, if there is one. */
    tellReport(): void {
        const review = this.#review;
        if (review === null || this.#turn !== null) return;
        const viewer = this.#viewer;
        const winners = this.#game.winners();
        this.#around.tell({
            id: this.#id,
            progress: review.progress,
            isRunning: this.#stopReview !== null,
            moves: review.isDone ? review.told(viewer === "spectator" ? null : viewer, this.#telling) : null,
            ended: this.#players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
        });
    }

    /** Shows the match before a move of the report, as its player saw it. Returns what is true of the move. */
    async reviewed(step: number): Promise<Reasons | null> {
        const move = this.#turn === null ? this.#review?.moves.find((one) => one.step === step) : undefined;
        if (move === undefined) return null;
        this.#past = { step, isReviewed: true };
        this.show();
        using view = this.#game.view(move.seat, move.moment);
        const remarks = (action: number) => this.#around.opponents.remarks(view, action, this.#telling);
        const done = await remarks(move.action);
        return { step, done, better: move.cost > 0 ? await remarks(move.best.action) : "" };
    }

    record(): string {
        return this.#game.record(this.#turn === null ? {} : { viewer: this.#viewer });
    }

    show(): void {
        this.#around.show(this.#scene());
    }

    #scene(): Scene {
        const { variant } = this.#game.options;
        const turn = this.#turn;
        const all = {
            id: this.#id,
            variant,
            players: this.#players,
            turn,
            canUndo: this.#stepsToUndo() !== null,
        };
        if (this.#isCovered) return { ...all, situation: "covered" };
        const { settings } = this.#around;
        const steps = this.#steps();
        const reviewed = this.#past?.isReviewed ? this.#past.step : null;
        const move = this.#review?.moves.find(({ step }) => step === reviewed);
        const viewer = move?.seat ?? this.#viewer;
        using view = this.#game.view(viewer, move ? move.moment : steps[this.#past?.step ?? -1]?.moment);
        return {
            ...all,
            situation: turn === null ? "over" : turn === viewer ? "yours" : "waiting",
            viewer: viewer === "spectator" ? null : viewer,
            view: view.json(settings().language),
            cursor: this.#game.cursor(viewer),
            points: view.points(),
            result: view.result(),
            happened: this.#happened(view),
            steps,
            past: this.#past?.step ?? null,
            reviewed,
            outlook: outlookOf(this.#around.triqueta.scoring, view.json()),
            revealed: turn === null && this.#past === null ? this.#revealed(viewer) : null,
            lesson: this.#lesson,
            prospects: this.#past === null ? prospectsOf(this.#around.triqueta, view) : null,
        };
    }

    /** The last event ends the game, and shows what lay face down. */
    #revealed(viewer: Viewer): readonly Revealed[] | null {
        return revealedBy(this.#around.triqueta.eventsJSON(this.#game.events(viewer, this.#game.moment - 1)));
    }

    #happened(view: View): EventJson[] {
        if (this.#past !== null || this.#before === this.#game.moment) return [];
        return this.#around.triqueta.eventsJSON(this.#game.events(view.viewer, this.#before));
    }

    /** Stores the match as it is now. */
    keep(): Promise<void> {
        return this.#around.store.put({
            id: this.#id,
            variant: this.#game.options.variant,
            players: this.#players,
            changed: Date.now(),
            isOver: this.#turn === null,
            save: new Uint8Array(this.#game.save()),
            ...(this.#review?.isDone && { judged: this.#review.moves }),
        });
    }
}

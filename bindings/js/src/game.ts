import { constant, exit, future, holder, span, who, type Code, type Pointer } from "./abi.js";
import * as own from "./arguments.js";
import { useDice, type Dice } from "./dice.js";
import type { Engine } from "./engine.js";
import { pointerOf } from "./handle.js";
import { lengthOf, nameOf, parseJSON, seal } from "./intrinsics.js";
import type { SeatsJson } from "./json.js";
import type { Chance, Cursor, Exit, Happening, Holder, Seat, Viewer } from "./options.js";
import { Position } from "./position.js";
import { makeView, type View } from "./view.js";

/** When an action or a draw happens. */
export interface At {
    /** A time of yours, in any unit, such as `Date.now()`; see {@link Game.time}. */
    readonly time?: number | bigint | undefined;
}

/** From where, and when, an action is played. */
export interface Move extends At {
    /** The cursor of the view that the action was chosen from: the move is refused if that view is old. */
    readonly cursor?: Cursor | undefined;
}

/** How much is undone. */
export interface Undo {
    /** All actions since another seat acted; otherwise one action. */
    readonly turn?: boolean;
    /** Also what showed a hidden piece to anybody. */
    readonly alsoLooks?: boolean;
}

/**
 * A game, as a session: its position, its history, who plays chance, its tags and seats. It is for the program that
 * runs the game, since it knows all secrets; players and bots get a {@link View}.
 */
export class Game extends Position {
    readonly #engine: Engine;

    /** @internal */
    constructor(engine: Engine, pointer: Pointer) {
        super(engine, engine.games, pointer, () => engine.c.tq_game_free(pointer));
        this.#engine = engine;
    }
    get #pointer(): Pointer {
        return pointerOf(this, this.#engine);
    }
    #sum(call: (game: Pointer, number: Pointer) => Code): number {
        this.#engine.check(call(this.#pointer, this.#engine.number));
        return this.#engine.sumAt(this.#engine.number);
    }

    // ------------------------------------------------------------------------------------------------ moves

    /**
     * Plays an action for a seat. If the game was dealt or has dice, chance draws at once. Throws a {@link Refused},
     * also if a `cursor` is given and the seat's view isn't there now.
     */
    play(seat: number, action: number, { cursor, time }: Move = {}): void {
        const engine = this.#engine;
        const mover = own.int32(seat, "the seat");
        const number = own.int32(action, "the action");
        const from = own.maybeText(engine, cursor);
        const now = own.time(time);
        const pointer = this.#pointer;
        if (from === undefined && now === undefined)
            return engine.check(engine.c.tq_game_play(pointer, mover, number, engine.refusal));
        const at = engine.layCursor(from);
        engine.check(engine.c.tq_game_play_at(pointer, at, mover, number, engine.layTime(now), engine.refusal));
    }

    /** Plays an action for the seat to move, and returns what is legal next: for playouts. Throws a {@link Refused}. */
    step(action: number): number[] {
        const engine = this.#engine;
        const number = own.int32(action, "the action");
        const pointer = this.#pointer;
        return engine.int32s((out, room, count) =>
            engine.c.tq_game_step(pointer, number, engine.number, out, room, count, engine.refusal),
        );
    }

    /** The outcomes that chance can draw now, ascending; nothing if it isn't to draw. */
    chance(): Chance[] {
        const { c } = this.#engine;
        const pointer = this.#pointer;
        return this.#engine.pairs(
            (outcomes, weights, room, count) => c.tq_game_chance(pointer, outcomes, weights, room, count),
            (outcome, weight) => ({ outcome, weight }),
        );
    }

    /** Sets the outcome that chance draws, in a game without a deal or dice. Throws a {@link Refused}. */
    reveal(outcome: number, { time }: At = {}): void {
        const engine = this.#engine;
        const number = own.int32(outcome, "the outcome");
        const now = own.time(time);
        engine.check(engine.c.tq_game_reveal(this.#pointer, number, engine.layTime(now), engine.refusal));
    }

    /** Draws the outcome of chance by dice, with one number of them. Returns the outcome. */
    draw(dice: Dice, { time }: At = {}): number {
        const engine = this.#engine;
        const now = own.time(time);
        const pointer = this.#pointer;
        const { number, refusal } = engine;
        engine.check(
            useDice(dice, engine, (at) =>
                engine.c.tq_game_draw(pointer, at, engine.layTime(now), number, refusal),
            ),
        );
        return engine.int32At(number);
    }

    /** From now on chance draws by a copy of these dice wherever no deal does, or, by null, waits for the caller. */
    setDice(dice: Dice | null): void {
        const engine = this.#engine;
        const pointer = this.#pointer;
        const { tq_game_set_dice: call } = engine.c;
        const { refusal } = engine;
        engine.check(
            dice === null ? call(pointer, 0, refusal) : useDice(dice, engine, (at) => call(pointer, at, refusal)),
        );
    }

    /**
     * Plays the game to its end at random, with one number of the dice for each action and draw. It loses its deal, its
     * history, tags and seats. Returns the number of actions.
     */
    playOut(dice: Dice): number {
        const engine = this.#engine;
        const pointer = this.#pointer;
        engine.check(useDice(dice, engine, (at) => engine.c.tq_game_play_out(pointer, at, engine.number)));
        return engine.sumAt(engine.number);
    }

    /**
     * Undoes the last action or turn, with the draws that followed. Throws a {@link Refused} if anybody saw a hidden
     * piece by it, the mover included, unless `alsoLooks`.
     */
    undo({ turn = false, alsoLooks = false }: Undo = {}): void {
        const engine = this.#engine;
        const much = own.truth(turn, "turn") ? span.turn : span.action;
        const looks = own.truth(alsoLooks, "alsoLooks") ? 1 : 0;
        engine.check(engine.c.tq_game_undo(this.#pointer, much, looks, engine.refusal));
    }

    /** Plays again what was undone last. Throws a {@link Refused}. */
    redo(): void {
        this.#engine.check(this.#engine.c.tq_game_redo(this.#pointer, this.#engine.refusal));
    }

    // ------------------------------------------------------------------------------------------------ history

    /** How many actions and draws have happened. */
    get moment(): number {
        return this.#sum(this.#engine.c.tq_game_moment);
    }

    /** How often the game was changed since it was made or loaded: what was saved or sent before is old. */
    get changes(): number {
        return this.#sum(this.#engine.c.tq_game_changes);
    }

    /** What happened at a place of the history, which is below the moment. Draws may be secret. */
    happened(place: number): Happening {
        const engine = this.#engine;
        const at = own.uint64(place, "the place");
        engine.check(engine.c.tq_game_happened(this.#pointer, at, engine.number, engine.second));
        const seat = engine.int32At(engine.number);
        const number = engine.int32At(engine.second);
        return seat === who.chance
            ? { seat: "chance", action: null, outcome: number }
            : { seat, action: number, outcome: null };
    }

    /** The time that was given with an action or a draw; undefined if none was. */
    time(place: number): number | undefined {
        const engine = this.#engine;
        const at = own.uint64(place, "the place");
        return engine.ifFound(engine.c.tq_game_time(this.#pointer, at, engine.number))
            ? engine.sumAt(engine.number)
            : undefined;
    }

    /** What a viewer saw happen since a moment, as bytes for {@link View.see}, logs and bots. Clients get messages. */
    events(viewer: Viewer, since: number): Uint8Array {
        const engine = this.#engine;
        const whose = own.viewer(engine, viewer);
        const moment = own.uint64(since, "the moment");
        const pointer = this.#pointer;
        return engine.copy((out, room, count) => engine.c.tq_game_events(pointer, whose, moment, out, room, count));
    }

    /** The observation of a viewer, now or at a moment of the past. */
    view(viewer: Viewer, moment?: number): View {
        const engine = this.#engine;
        const whose = own.viewer(engine, viewer);
        const at = moment === undefined ? undefined : own.uint64(moment, "the moment");
        const pointer = this.#pointer;
        const view = makeView(engine, (made) => engine.c.tq_view_new(pointer, whose, 0, made));
        if (at === undefined) return view;
        const status = engine.c.tq_view_refresh_at(pointer, whose, at, pointerOf(view, engine));
        if (status !== 0) view.free();
        engine.check(status);
        return view;
    }

    /** A copy that doesn't know the future: without deal and dice, so the caller plays its chance. For searches. */
    copy(): Game {
        return this.#copy(future.unknown);
    }

    /** A copy that goes on exactly as this game does. For servers. */
    exactCopy(): Game {
        return this.#copy(future.known);
    }
    #copy(knows: number): Game {
        const pointer = this.#pointer;
        return makeGame(this.#engine, (made) => this.#engine.c.tq_game_clone(pointer, knows, 0, made));
    }

    /** Becomes a {@link copy} of another game, whatever its variant; or with `exact` an {@link exactCopy}. */
    copyFrom(other: Game, { exact = false }: { readonly exact?: boolean } = {}): void {
        const engine = this.#engine;
        const knows = own.truth(exact, "exact") ? future.known : future.unknown;
        engine.check(engine.c.tq_game_copy(pointerOf(other, engine), knows, this.#pointer));
    }

    /**
     * The record of the game as text, complete or cut down to what one viewer saw; docs/records.md has the format.
     * Throws a {@link TriquetaError} `no_record` if it began from a position.
     */
    record({ viewer }: { readonly viewer?: Viewer | undefined } = {}): string {
        const engine = this.#engine;
        const whose = own.viewerOrAll(engine, viewer);
        const pointer = this.#pointer;
        return engine.text((out, room, count) => engine.c.tq_game_record(pointer, whose, out, room, count));
    }

    // ------------------------------------------------------------------------------------------------ messages

    /** Sets the 16 bytes that identify the game in its messages, such as a UUID. Call it before the first message. */
    setId(id: Uint8Array): void {
        const engine = this.#engine;
        const bytes = own.block(engine, id, constant.idSize, "an id");
        const pointer = this.#pointer;
        engine.check(engine.c.tq_game_set_id(pointer, engine.lay(bytes)));
    }

    /** Where a viewer who has seen everything is in the stream of messages. */
    cursor(viewer: Viewer): Cursor {
        const whose = own.viewer(this.#engine, viewer);
        const pointer = this.#pointer;
        return this.#engine.cursorOf((cursor) => this.#engine.c.tq_game_cursor(pointer, whose, cursor));
    }

    /**
     * The message that takes a viewer from a cursor to {@link cursor}, for {@link View.advance}; without a cursor the
     * one for {@link Triqueta.join}. Sending a message again does no harm.
     */
    catchUp(viewer: Viewer, from?: Cursor): Uint8Array {
        const engine = this.#engine;
        const whose = own.viewer(engine, viewer);
        const text = own.maybeText(engine, from);
        const pointer = this.#pointer;
        const at = engine.layCursor(text);
        return engine.copy((out, room, count) => engine.c.tq_game_catch_up(pointer, whose, at, out, room, count));
    }

    // ------------------------------------------------------------------------------------------------ session

    /**
     * All of the game as bytes: position, history with what was undone, chance, id, tags, seats and times. They have
     * all secrets and the future; {@link Triqueta.gameFromSave} reads them.
     */
    save(): Uint8Array {
        const pointer = this.#pointer;
        return this.#engine.copy((out, room, count) => this.#engine.c.tq_game_save(pointer, out, room, count));
    }

    /** Takes no more moves. The reason is a line of text. Throws a {@link Refused}. */
    close(reason = ""): void {
        const engine = this.#engine;
        const words = own.text(engine, reason);
        const pointer = this.#pointer;
        engine.check(engine.c.tq_game_close(pointer, engine.lay(words), lengthOf(words), engine.refusal));
    }

    /** Whether it was closed. */
    get isClosed(): boolean {
        this.#engine.check(this.#engine.c.tq_game_is_closed(this.#pointer, this.#engine.number));
        return this.#engine.int32At(this.#engine.number) !== 0;
    }

    /**
     * Sets a tag to a line of text, such as `Seat0` to a player's name. Records have the tags, except those whose names
     * begin with an underscore. Throws a {@link Refused}.
     */
    setTag(name: string, value: string): void {
        const engine = this.#engine;
        const named = own.text(engine, name);
        const words = own.text(engine, value);
        const pointer = this.#pointer;
        const length = lengthOf(named);
        const size = lengthOf(words);
        const at = engine.layAll([named, words]);
        engine.check(engine.c.tq_game_set_tag(pointer, at[0]!, length, at[1]!, size, engine.refusal));
    }

    /** Removes a tag. Returns whether it was there. */
    removeTag(name: string): boolean {
        const engine = this.#engine;
        const named = own.text(engine, name);
        const pointer = this.#pointer;
        return engine.ifFound(engine.c.tq_game_remove_tag(pointer, engine.lay(named), lengthOf(named)));
    }

    /** The value of a tag; undefined if there is none of this name. */
    tag(name: string): string | undefined {
        return this.#tag(own.text(this.#engine, name));
    }
    #tag(name: own.Own<Uint8Array>): string | undefined {
        const engine = this.#engine;
        const pointer = this.#pointer;
        const at = engine.lay(name);
        return engine.textIfFound((out, room, count) =>
            engine.c.tq_game_tag(pointer, at, lengthOf(name), out, room, count),
        );
    }

    /** All tags. */
    tags(): Map<string, string> {
        const { c } = this.#engine;
        const pointer = this.#pointer;
        return this.#engine.tags(
            (count) => c.tq_game_tag_count(pointer, count),
            (index, out, room, count) => c.tq_game_tag_name(pointer, index, out, room, count),
            (name) => this.#tag(name),
        );
    }

    // ------------------------------------------------------------------------------------------------ seats

    /** Who plays for a seat, and how its last player left. */
    seat(seat: number): Seat {
        const engine = this.#engine;
        const which = own.int32(seat, "the seat");
        engine.check(engine.c.tq_game_seat(this.#pointer, which, engine.number, engine.second));
        const left = nameOf(exit, engine.int32At(engine.second));
        return {
            holder: nameOf(holder, engine.int32At(engine.number)),
            exit: left === "noExit" ? null : left,
        };
    }

    /** What people see beside the game: who holds the seats, who agrees to undo, and why it was closed. */
    seats(): SeatsJson {
        const pointer = this.#pointer;
        return parseJSON(
            this.#engine.text((out, room, count) => this.#engine.c.tq_game_seats_json(pointer, out, room, count)),
        ) as SeatsJson;
    }

    /** Lets somebody play for a seat, even if somebody else holds it. */
    takeSeat(seat: number, by: Holder = "person"): void {
        const engine = this.#engine;
        const which = own.int32(seat, "the seat");
        const number = own.member(holder, by, "the holder");
        engine.check(engine.c.tq_game_take_seat(this.#pointer, which, number));
    }

    /**
     * Takes a seat that nobody holds, with a key that its player chose, or returns to it by this key. Throws a
     * {@link Refused} if the seat is held with another one.
     */
    claimSeat(seat: number, key: string, by: Holder = "person"): void {
        const engine = this.#engine;
        const which = own.int32(seat, "the seat");
        const words = own.text(engine, key);
        const number = own.member(holder, by, "the holder");
        const pointer = this.#pointer;
        const at = engine.lay(words);
        engine.check(engine.c.tq_game_claim_seat(pointer, which, number, at, lengthOf(words), engine.refusal));
    }

    /** Makes the player of a seat leave it. The game goes on. */
    leaveSeat(seat: number, how: Exit = "resigned"): void {
        const engine = this.#engine;
        const which = own.int32(seat, "the seat");
        const number = own.member(exit, how, "the exit");
        engine.check(engine.c.tq_game_leave_seat(this.#pointer, which, number));
    }

    /**
     * Agrees to undo the last action, for a seat that a person holds. When all persons agree it is undone, also if it
     * showed a hidden piece. With a cursor it is refused if the seat's view isn't there now.
     */
    agreeToUndo(seat: number, cursor?: Cursor): void {
        const engine = this.#engine;
        const which = own.int32(seat, "the seat");
        const from = own.maybeText(engine, cursor);
        const pointer = this.#pointer;
        engine.check(engine.c.tq_game_agree_to_undo(pointer, engine.layCursor(from), which, engine.refusal));
    }

    /** Takes back all agreements to undo. */
    refuseToUndo(): void {
        this.#engine.check(this.#engine.c.tq_game_refuse_to_undo(this.#pointer));
    }

    /** The seats that agree to undo. */
    agreed(): number[] {
        const pointer = this.#pointer;
        return this.#engine.int32s((out, room, count) => this.#engine.c.tq_game_agreed(pointer, out, room, count));
    }
}
seal(Game);

/**
 * The game that a call leaves at an address.
 * @internal
 */
export function makeGame(
    engine: Engine,
    call: (made: Pointer) => Code,
    check = (status: Code) => engine.check(status),
): Game {
    check(call(engine.made));
    return new Game(engine, engine.uint32At(engine.made));
}

/**
 * A game whose chance the caller plays.
 * @internal
 */
export function makeOpenGame(engine: Engine, of: own.OwnChoice): Game {
    return makeGame(engine, (made) => engine.c.tq_game_new_open(of.variant, engine.options(of), of.count, 0, made));
}

// The C API as the module has it, of c_api/include/triqueta.h: numbers, and where the fields of its structs lie.

/** An address within the module. */
export type Pointer = number;
/** A number of bytes or elements. */
export type Size = number;
/** A tq_status. */
export type Code = number;

type Text = [text: Pointer, length: Size];
type Out = [out: Pointer, capacity: Size, count: Pointer];

/** What the module exports. */
export interface Exports {
    readonly memory: WebAssembly.Memory;
    _initialize(): void;
    malloc(size: Size): Pointer;
    free(memory: Pointer): void;

    tq_status_text(status: Code, ...out: Out): Code;
    tq_version(): number;
    tq_struct_size(which: number, size: Pointer): Code;

    tq_dice_set(dice: Pointer, key: bigint, game: bigint): Code;
    tq_dice_below(dice: Pointer, bound: number, number: Pointer): Code;

    tq_variant_count(count: Pointer): Code;
    tq_variant_find(name: Pointer, length: Size, variant: Pointer): Code;
    tq_variant_name(variant: number, ...out: Out): Code;
    tq_options_default(variant: number, io: Pointer): Code;
    tq_variant_bounds(options: Pointer, io: Pointer): Code;
    tq_encoding_field(options: Pointer, index: number, offset: Pointer, length: Pointer): Code;
    tq_encoding_field_name(options: Pointer, index: number, ...out: Out): Code;
    tq_encoding_field_meaning(options: Pointer, index: number, ...out: Out): Code;
    tq_part_name(options: Pointer, index: number, ...out: Out): Code;

    tq_language_find(code: Pointer, length: Size, language: Pointer): Code;
    tq_action_text(variant: number, action: number, language: number, ...out: Out): Code;
    tq_action_parse(variant: number, ...rest: [...Text, language: number, action: Pointer, why: Pointer]): Code;
    tq_outcome_text(variant: number, outcome: number, language: number, ...out: Out): Code;
    tq_outcome_parse(variant: number, ...rest: [...Text, language: number, outcome: Pointer, why: Pointer]): Code;
    tq_refusal_text(refusal: number, language: number, ...out: Out): Code;
    tq_refusal_rule(refusal: number, ...out: Out): Code;

    tq_game_new(options: Pointer, seed: Pointer, number: bigint, allocator: 0, game: Pointer): Code;
    tq_game_new_dealt(options: Pointer, pieces: Pointer, count: Size, allocator: 0, game: Pointer): Code;
    tq_game_new_open(options: Pointer, allocator: 0, game: Pointer): Code;
    tq_game_clone(from: Pointer, allocator: 0, game: Pointer): Code;
    tq_game_copy(to: Pointer, from: Pointer): Code;
    tq_game_free(game: Pointer): void;
    tq_game_options(game: Pointer, io: Pointer): Code;
    tq_game_turn(game: Pointer, turn: Pointer): Code;
    tq_game_legal(game: Pointer, ...out: Out): Code;
    tq_game_distinct(game: Pointer, ...out: Out): Code;
    tq_game_mask(game: Pointer, ...out: Out): Code;
    tq_game_why_not(game: Pointer, seat: number, action: number, refusal: Pointer): Code;
    tq_game_play(game: Pointer, seat: number, action: number, refusal: Pointer): Code;
    tq_game_chance(game: Pointer, outcome: Pointer, weight: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_reveal(game: Pointer, outcome: number, refusal: Pointer): Code;
    tq_game_draw(game: Pointer, dice: Pointer, outcome: Pointer, refusal: Pointer): Code;
    tq_game_set_dice(game: Pointer, dice: Pointer): Code;
    tq_game_step(game: Pointer, action: number, turn: Pointer, ...legal: [...Out, refusal: Pointer]): Code;
    tq_game_play_out(game: Pointer, dice: Pointer, actions: Pointer): Code;
    tq_game_undo(game: Pointer, alsoLooks: number, refusal: Pointer): Code;
    tq_game_redo(game: Pointer, refusal: Pointer): Code;
    tq_game_moment(game: Pointer, moment: Pointer): Code;
    tq_game_events(game: Pointer, viewer: number, since: bigint, ...out: Out): Code;
    tq_game_points(game: Pointer, ...out: Out): Code;
    tq_game_parts(game: Pointer, seat: number, ...out: Out): Code;
    tq_game_winners(game: Pointer, ...out: Out): Code;
    tq_game_result_json(game: Pointer, ...out: Out): Code;
    tq_game_hash(game: Pointer, hash: Pointer): Code;
    tq_game_canonical_hash(game: Pointer, hash: Pointer): Code;

    tq_view_new(game: Pointer, viewer: number, view: Pointer): Code;
    tq_view_new_start(options: Pointer, viewer: number, allocator: 0, view: Pointer): Code;
    tq_view_refresh(view: Pointer, game: Pointer, viewer: number): Code;
    tq_view_copy(to: Pointer, from: Pointer): Code;
    tq_view_free(view: Pointer): void;
    tq_view_options(view: Pointer, io: Pointer): Code;
    tq_view_viewer(view: Pointer, viewer: Pointer): Code;
    tq_view_turn(view: Pointer, turn: Pointer): Code;
    tq_view_legal(view: Pointer, ...out: Out): Code;
    tq_view_distinct(view: Pointer, ...out: Out): Code;
    tq_view_mask(view: Pointer, ...out: Out): Code;
    tq_view_why_not(view: Pointer, seat: number, action: number, refusal: Pointer): Code;
    tq_view_advance(view: Pointer, events: Pointer, length: Size, refusal: Pointer): Code;
    tq_view_encode(view: Pointer, ...out: Out): Code;
    tq_view_json(view: Pointer, language: number, ...out: Out): Code;
    tq_view_complete(view: Pointer, dice: Pointer, into: Pointer): Code;
    tq_view_points(view: Pointer, ...out: Out): Code;
    tq_view_parts(view: Pointer, seat: number, ...out: Out): Code;
    tq_view_winners(view: Pointer, ...out: Out): Code;
    tq_view_result_json(view: Pointer, ...out: Out): Code;
    tq_view_hash(view: Pointer, hash: Pointer): Code;
    tq_view_canonical_hash(view: Pointer, hash: Pointer): Code;

    tq_events_json(options: Pointer, events: Pointer, length: Size, ...rest: [...Out, why: Pointer]): Code;
    tq_events_text(
        options: Pointer,
        events: Pointer,
        length: Size,
        language: number,
        ...rest: [...Out, why: Pointer]
    ): Code;
    tq_event_parse(options: Pointer, ...rest: [...Text, language: number, ...Out, why: Pointer]): Code;

    tq_game_snapshot(game: Pointer, ...out: Out): Code;
    tq_game_from_snapshot(bytes: Pointer, length: Size, allocator: 0, game: Pointer, why: Pointer): Code;
    tq_view_snapshot(view: Pointer, ...out: Out): Code;
    tq_view_from_snapshot(bytes: Pointer, length: Size, allocator: 0, view: Pointer, why: Pointer): Code;
    tq_game_text(game: Pointer, language: number, ...out: Out): Code;
    tq_game_from_text(...rest: [...Text, language: number, allocator: 0, game: Pointer, why: Pointer]): Code;
    tq_view_text(view: Pointer, language: number, ...out: Out): Code;
    tq_view_from_text(...rest: [...Text, language: number, allocator: 0, view: Pointer, why: Pointer]): Code;
    tq_game_record(game: Pointer, viewer: number, ...rest: [...Text, ...Out, why: Pointer]): Code;
    tq_game_from_record(...rest: [...Text, allocator: 0, game: Pointer, why: Pointer]): Code;
    tq_view_from_record(...rest: [...Text, allocator: 0, view: Pointer, why: Pointer]): Code;
    tq_text_tag(...rest: [...Text, name: Pointer, nameLength: Size, ...Out]): Code;

    tq_batch_new(options: Pointer, key: bigint, places: Size, allocator: 0, batch: Pointer): Code;
    tq_batch_free(batch: Pointer): void;
    tq_batch_observe(batch: Pointer, seat: Pointer, mask: Pointer, view: Pointer): Code;
    tq_batch_step(
        batch: Pointer,
        action: Pointer,
        seat: Pointer,
        mask: Pointer,
        view: Pointer,
        reward: Pointer,
        done: Pointer,
    ): Code;
    tq_batch_why_not(batch: Pointer, action: Pointer, place: Pointer, refusal: Pointer): Code;
    tq_batch_play_out(batch: Pointer, reward: Pointer, actions: Pointer): Code;
    tq_batch_numbers(batch: Pointer, ...out: Out): Code;
    tq_batch_game(batch: Pointer, place: Size, into: Pointer): Code;
    tq_simulate(options: Pointer, key: bigint, first: bigint, count: bigint, sum: Pointer): Code;
}

/** What of it can be called: its memory is the engine's alone. */
export type Calls = Omit<Exports, "memory">;

export const chance = -1;
export const over = -2;
export const spectator = -3;
export const all = -4;
export const mostPlayers = 27;

/** TQ_STRUCT_… and size of each struct that is used here. */
export const structs = {
    options: { which: 0, size: 24 },
    bounds: { which: 1, size: 48 },
    reasons: { which: 3, size: 88 },
    totals: { which: 4, size: 680 },
    dice: { which: 5, size: 16 },
} as const;

/** The 32-bit fields of a tq_options. */
export const optionsAt = { variant: 4, players: 8, first: 12, fast: 16, turnCap: 20 } as const;

/** The 32-bit fields of a tq_bounds. */
export const boundsAt = {
    leastPlayers: 4,
    mostPlayers: 8,
    actions: 12,
    mostLegal: 16,
    outcomes: 20,
    encodingLength: 24,
    encodingFields: 28,
    parts: 32,
    pieces: 36,
    rewardLength: 40,
} as const;

/** A tq_reasons: `where` has 64 bits, the rest 32; `refusal` is an array. */
export const reasonsAt = { count: 4, refusal: 8, where: 72, line: 80, column: 84 } as const;

/** A tq_totals: but for `players` of 64 bits; the last three are arrays of `mostPlayers`. */
export const totalsAt = {
    players: 4,
    games: 8,
    actions: 16,
    jointWins: 24,
    wins: 32,
    points: 32 + 8 * mostPlayers,
    pointsSquared: 32 + 16 * mostPlayers,
} as const;

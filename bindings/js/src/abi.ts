// Generated from c_api/include/triqueta.h and triqueta_bots.h by generate.mjs: change it there.

/** An address within the module. */
export type Pointer = number;
/** A number of bytes or elements. */
export type Size = number;
/** A tq_status. */
export type Code = number;

/** What every module exports. Its memory is for the class Module alone. */
export interface Memory {
    readonly memory: WebAssembly.Memory;
}
export interface Allocating {
    _initialize(): void;
    malloc(size: Size): Pointer;
    free(memory: Pointer): void;
}

/** The functions of triqueta.h. */
export interface Calls extends Allocating {
    tq_version(): number;
    tq_struct_size(which: number, size: Pointer): Code;
    tq_status_count(count: Pointer): Code;
    tq_status_name(status: Code, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_status_text(status: Code, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_language_count(count: Pointer): Code;
    tq_language_find(code: Pointer, length: Size, language: Pointer): Code;
    tq_language_code(language: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_language_name(language: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_refusal_count(count: Pointer): Code;
    tq_refusal_at(index: number, refusal: Pointer): Code;
    tq_refusal_name(refusal: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_refusal_text(refusal: number, language: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_refusal_rule(refusal: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_fault_refusal(fault: Pointer, index: number, refusal: Pointer): Code;
    tq_fault_name(fault: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_dice_set(dice: Pointer, key: bigint, game: bigint): Code;
    tq_dice_below(dice: Pointer, bound: number, number: Pointer): Code;
    tq_variant_count(count: Pointer): Code;
    tq_variant_find(name: Pointer, length: Size, variant: Pointer): Code;
    tq_variant_name(variant: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_variant_title(variant: number, language: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_option_count(variant: number, count: Pointer): Code;
    tq_option_name(variant: number, index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_option_meaning(variant: number, index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_option_bounds(variant: number, index: number, least: Pointer, most: Pointer, initial: Pointer): Code;
    tq_option_is_truth(variant: number, index: number, isTruth: Pointer): Code;
    tq_choice_check(variant: number, options: Pointer, optionCount: Size, fault: Pointer): Code;
    tq_choice_parse(text: Pointer, length: Size, variant: Pointer, options: Pointer, capacity: Size, count: Pointer, fault: Pointer): Code;
    tq_choice_text(variant: number, options: Pointer, optionCount: Size, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_choice_sizes(variant: number, options: Pointer, optionCount: Size, io: Pointer): Code;
    tq_action_text(variant: number, action: number, language: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_action_parse(variant: number, text: Pointer, length: Size, language: number, action: Pointer, fault: Pointer): Code;
    tq_outcome_text(variant: number, outcome: number, language: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_outcome_parse(variant: number, text: Pointer, length: Size, language: number, outcome: Pointer, fault: Pointer): Code;
    tq_game_legal_text(game: Pointer, language: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_legal_text(view: Pointer, language: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_field_count(variant: number, options: Pointer, optionCount: Size, list: number, count: Pointer): Code;
    tq_field_shape(variant: number, options: Pointer, optionCount: Size, list: number, index: number, io: Pointer): Code;
    tq_field_name(variant: number, options: Pointer, optionCount: Size, list: number, index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_field_part(variant: number, options: Pointer, optionCount: Size, list: number, index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_field_meaning(variant: number, options: Pointer, optionCount: Size, list: number, index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_field_choice(variant: number, options: Pointer, optionCount: Size, list: number, index: number, choice: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_field_find(variant: number, options: Pointer, optionCount: Size, list: number, name: Pointer, length: Size, index: Pointer): Code;
    tq_pieces_count(variant: number, count: Pointer): Code;
    tq_pieces_name(variant: number, index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_piece_text(variant: number, index: number, piece: number, language: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_field(view: Pointer, index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_result_field(view: Pointer, index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_events(view: Pointer, bytes: Pointer, length: Size, out: Pointer, capacity: Size, count: Pointer, refusal: Pointer): Code;
    tq_action_kind_count(variant: number, count: Pointer): Code;
    tq_action_kind_name(variant: number, index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_action_kind_numbers(variant: number, index: number, first: Pointer, number: Pointer): Code;
    tq_action_fields(variant: number, action: number, kind: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_action_find(variant: number, index: number, values: Pointer, valueCount: Size, action: Pointer): Code;
    tq_score_lines(variant: number, pile: Pointer, pileCount: Size, tiles: number, hasRock: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_score_players(variant: number, piles: Pointer, pileCount: Size, tiles: Pointer, tileCount: Size, rock: number, points: Pointer, wins: Pointer, capacity: Size, count: Pointer, tieBreak: Pointer): Code;
    tq_best_reveal(variant: number, pile: Pointer, pileCount: Size, kept: Pointer, keptCount: Size, mask: Pointer): Code;
    tq_settle(players: number, claims: Pointer, claimCount: Size, left: Pointer, leftCount: Size, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_settle_cards(players: number, claims: Pointer, claimCount: Size, left: Pointer, leftCount: Size, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_new(variant: number, options: Pointer, optionCount: Size, seed: Pointer, allocator: 0, game: Pointer): Code;
    tq_game_new_numbered(variant: number, options: Pointer, optionCount: Size, seed: Pointer, number: bigint, allocator: 0, game: Pointer): Code;
    tq_game_new_dealt(variant: number, options: Pointer, optionCount: Size, pieces: Pointer, pieceCount: Size, allocator: 0, game: Pointer): Code;
    tq_game_new_open(variant: number, options: Pointer, optionCount: Size, allocator: 0, game: Pointer): Code;
    tq_game_clone(from: Pointer, future: number, allocator: 0, game: Pointer): Code;
    tq_game_copy(from: Pointer, future: number, into: Pointer): Code;
    tq_game_free(game: Pointer): void;
    tq_game_choice(game: Pointer, variant: Pointer, options: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_turn(game: Pointer, turn: Pointer): Code;
    tq_game_legal(game: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_distinct(game: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_mask(game: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_why_not(game: Pointer, seat: number, action: number, refusal: Pointer): Code;
    tq_game_play(game: Pointer, seat: number, action: number, refusal: Pointer): Code;
    tq_game_play_at(game: Pointer, cursor: Pointer, seat: number, action: number, time: Pointer, refusal: Pointer): Code;
    tq_game_step(game: Pointer, action: number, turn: Pointer, legal: Pointer, capacity: Size, count: Pointer, refusal: Pointer): Code;
    tq_game_chance(game: Pointer, outcome: Pointer, weight: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_reveal(game: Pointer, outcome: number, time: Pointer, refusal: Pointer): Code;
    tq_game_draw(game: Pointer, dice: Pointer, time: Pointer, outcome: Pointer, refusal: Pointer): Code;
    tq_game_set_dice(game: Pointer, dice: Pointer, refusal: Pointer): Code;
    tq_game_play_out(game: Pointer, dice: Pointer, actions: Pointer): Code;
    tq_game_undo(game: Pointer, span: number, alsoLooks: number, refusal: Pointer): Code;
    tq_game_redo(game: Pointer, refusal: Pointer): Code;
    tq_game_points(game: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_lines(game: Pointer, seat: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_winners(game: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_result_json(game: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_hash(game: Pointer, hash: Pointer): Code;
    tq_game_canonical_hash(game: Pointer, hash: Pointer): Code;
    tq_line_count(variant: number, count: Pointer): Code;
    tq_line_name(variant: number, index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_line_label(variant: number, index: number, language: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_moment(game: Pointer, moment: Pointer): Code;
    tq_game_happened(game: Pointer, place: bigint, seat: Pointer, number: Pointer): Code;
    tq_game_time(game: Pointer, place: bigint, time: Pointer): Code;
    tq_game_events(game: Pointer, viewer: number, since: bigint, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_changes(game: Pointer, changes: Pointer): Code;
    tq_game_set_id(game: Pointer, id: Pointer): Code;
    tq_game_id(game: Pointer, id: Pointer): Code;
    tq_game_cursor(game: Pointer, viewer: number, cursor: Pointer): Code;
    tq_game_catch_up(game: Pointer, viewer: number, from: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_cursor_text(cursor: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_cursor_parse(text: Pointer, length: Size, cursor: Pointer, fault: Pointer): Code;
    tq_game_save(game: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_load(bytes: Pointer, length: Size, run: bigint, allocator: 0, game: Pointer, fault: Pointer): Code;
    tq_game_close(game: Pointer, why: Pointer, length: Size, refusal: Pointer): Code;
    tq_game_is_closed(game: Pointer, isClosed: Pointer): Code;
    tq_game_set_tag(game: Pointer, name: Pointer, nameLength: Size, value: Pointer, valueLength: Size, refusal: Pointer): Code;
    tq_game_remove_tag(game: Pointer, name: Pointer, nameLength: Size): Code;
    tq_game_tag_count(game: Pointer, count: Pointer): Code;
    tq_game_tag_name(game: Pointer, index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_tag(game: Pointer, name: Pointer, nameLength: Size, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_take_seat(game: Pointer, seat: number, holder: number): Code;
    tq_game_claim_seat(game: Pointer, seat: number, holder: number, key: Pointer, keyLength: Size, refusal: Pointer): Code;
    tq_game_leave_seat(game: Pointer, seat: number, exit: number): Code;
    tq_game_seat(game: Pointer, seat: number, holder: Pointer, exit: Pointer): Code;
    tq_game_seats_json(game: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_agree_to_undo(game: Pointer, cursor: Pointer, seat: number, refusal: Pointer): Code;
    tq_game_refuse_to_undo(game: Pointer): Code;
    tq_game_agreed(game: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_new(game: Pointer, viewer: number, allocator: 0, view: Pointer): Code;
    tq_view_new_start(variant: number, options: Pointer, optionCount: Size, viewer: number, allocator: 0, view: Pointer): Code;
    tq_view_join(message: Pointer, length: Size, allocator: 0, view: Pointer, fault: Pointer): Code;
    tq_view_clone(from: Pointer, allocator: 0, view: Pointer): Code;
    tq_view_copy(from: Pointer, into: Pointer): Code;
    tq_view_refresh(game: Pointer, viewer: number, into: Pointer): Code;
    tq_view_refresh_at(game: Pointer, viewer: number, moment: bigint, into: Pointer): Code;
    tq_view_free(view: Pointer): void;
    tq_view_choice(view: Pointer, variant: Pointer, options: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_viewer(view: Pointer, viewer: Pointer): Code;
    tq_view_id(view: Pointer, id: Pointer): Code;
    tq_view_cursor(view: Pointer, cursor: Pointer): Code;
    tq_view_advance(view: Pointer, message: Pointer, length: Size, refusal: Pointer): Code;
    tq_view_see(view: Pointer, events: Pointer, length: Size, refusal: Pointer): Code;
    tq_view_sentences(view: Pointer, bytes: Pointer, length: Size, language: number, names: Pointer, namesLength: Size, saysYou: number, out: Pointer, capacity: Size, count: Pointer, refusal: Pointer): Code;
    tq_view_turn(view: Pointer, turn: Pointer): Code;
    tq_view_legal(view: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_distinct(view: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_mask(view: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_why_not(view: Pointer, seat: number, action: number, refusal: Pointer): Code;
    tq_view_encode(view: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_encoding_field(variant: number, options: Pointer, optionCount: Size, index: number, offset: Pointer, length: Pointer): Code;
    tq_encoding_expand(variant: number, options: Pointer, optionCount: Size, how: number, views: Pointer, length: Size, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_expanded_field(variant: number, options: Pointer, optionCount: Size, how: number, index: number, offset: Pointer, length: Pointer): Code;
    tq_encoding_field_name(variant: number, options: Pointer, optionCount: Size, index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_encoding_field_meaning(variant: number, options: Pointer, optionCount: Size, index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_json(view: Pointer, language: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_complete(view: Pointer, dice: Pointer, into: Pointer): Code;
    tq_view_evaluate(view: Pointer, key: bigint, first: bigint, tries: bigint, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_points(view: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_lines(view: Pointer, seat: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_winners(view: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_result_json(view: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_hash(view: Pointer, hash: Pointer): Code;
    tq_view_canonical_hash(view: Pointer, hash: Pointer): Code;
    tq_events_json(events: Pointer, length: Size, out: Pointer, capacity: Size, count: Pointer, fault: Pointer): Code;
    tq_events_text(events: Pointer, length: Size, language: number, out: Pointer, capacity: Size, count: Pointer, fault: Pointer): Code;
    tq_event_parse(variant: number, options: Pointer, optionCount: Size, text: Pointer, length: Size, language: number, out: Pointer, capacity: Size, count: Pointer, fault: Pointer): Code;
    tq_game_snapshot(game: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_from_snapshot(bytes: Pointer, length: Size, allocator: 0, game: Pointer, fault: Pointer): Code;
    tq_view_snapshot(view: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_from_snapshot(bytes: Pointer, length: Size, allocator: 0, view: Pointer, fault: Pointer): Code;
    tq_game_text(game: Pointer, language: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_from_text(text: Pointer, length: Size, language: number, allocator: 0, game: Pointer, fault: Pointer): Code;
    tq_view_text(view: Pointer, language: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_view_from_text(text: Pointer, length: Size, language: number, allocator: 0, view: Pointer, fault: Pointer): Code;
    tq_view_from_json(text: Pointer, length: Size, language: number, allocator: 0, view: Pointer, fault: Pointer): Code;
    tq_game_record(game: Pointer, viewer: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_game_from_record(text: Pointer, length: Size, allocator: 0, game: Pointer, fault: Pointer): Code;
    tq_view_from_record(text: Pointer, length: Size, allocator: 0, view: Pointer, fault: Pointer): Code;
    tq_text_tag_count(text: Pointer, length: Size, count: Pointer): Code;
    tq_text_tag_name(text: Pointer, length: Size, index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_text_tag(text: Pointer, length: Size, name: Pointer, nameLength: Size, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_fair_begin(variant: number, options: Pointer, optionCount: Size, id: Pointer, number: bigint, seats: Pointer, seatCount: Size, source: Pointer, sourceLength: Size, secret: Pointer, out: Pointer, capacity: Size, count: Pointer, fault: Pointer): Code;
    tq_fair_commitment(text: Pointer, length: Size, seat: number, contribution: Pointer, commitment: Pointer, fault: Pointer): Code;
    tq_fair_commit(text: Pointer, length: Size, seat: number, commitment: Pointer, out: Pointer, capacity: Size, count: Pointer, fault: Pointer): Code;
    tq_fair_reveal(text: Pointer, length: Size, seat: number, contribution: Pointer, out: Pointer, capacity: Size, count: Pointer, fault: Pointer): Code;
    tq_fair_reveal_public(text: Pointer, length: Size, value: Pointer, valueLength: Size, out: Pointer, capacity: Size, count: Pointer, fault: Pointer): Code;
    tq_fair_awaited(text: Pointer, length: Size, phase: Pointer, seats: Pointer, capacity: Size, count: Pointer, fault: Pointer): Code;
    tq_fair_seed(text: Pointer, length: Size, secret: Pointer, seed: Pointer, fault: Pointer): Code;
    tq_game_new_fair(text: Pointer, length: Size, secret: Pointer, allocator: 0, game: Pointer, fault: Pointer): Code;
    tq_record_verify(text: Pointer, length: Size, part: number, fault: Pointer): Code;
    tq_batch_new(variant: number, options: Pointer, optionCount: Size, key: bigint, places: Size, allocator: 0, batch: Pointer): Code;
    tq_batch_free(batch: Pointer): void;
    tq_batch_clone(from: Pointer, allocator: 0, batch: Pointer): Code;
    tq_batch_copy(from: Pointer, into: Pointer): Code;
    tq_batch_save(batch: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_batch_load(bytes: Pointer, length: Size, allocator: 0, batch: Pointer, fault: Pointer): Code;
    tq_batch_choice(batch: Pointer, variant: Pointer, options: Pointer, capacity: Size, count: Pointer): Code;
    tq_batch_places(batch: Pointer, places: Pointer): Code;
    tq_batch_restart(batch: Pointer, key: bigint, first: bigint, stride: bigint): Code;
    tq_batch_reset(batch: Pointer, where: Pointer, whereCount: Size): Code;
    tq_batch_put(batch: Pointer, place: Size, game: Pointer, key: bigint, number: bigint): Code;
    tq_batch_complete(batch: Pointer, view: Pointer, key: bigint, number: bigint, first: Size, count: Size): Code;
    tq_batch_observe(batch: Pointer, io: Pointer): Code;
    tq_batch_step(batch: Pointer, io: Pointer): Code;
    tq_batch_choose(batch: Pointer, io: Pointer): Code;
    tq_batch_why_not(batch: Pointer, action: Pointer, actionCount: Size, place: Pointer, refusal: Pointer): Code;
    tq_batch_play_out(batch: Pointer, io: Pointer, actions: Pointer): Code;
    tq_batch_range(places: Size, parts: Size, part: Size, first: Pointer, count: Pointer): Code;
    tq_batch_observe_range(batch: Pointer, io: Pointer, first: Size, count: Size): Code;
    tq_batch_step_range(batch: Pointer, io: Pointer, first: Size, count: Size): Code;
    tq_batch_choose_range(batch: Pointer, io: Pointer, first: Size, count: Size): Code;
    tq_batch_why_not_range(batch: Pointer, io: Pointer, first: Size, count: Size, place: Pointer, refusal: Pointer): Code;
    tq_batch_play_out_range(batch: Pointer, io: Pointer, first: Size, count: Size, actions: Pointer): Code;
    tq_batch_numbers(batch: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_batch_game(batch: Pointer, place: Size, into: Pointer): Code;
    tq_simulate(variant: number, options: Pointer, optionCount: Size, key: bigint, first: bigint, games: bigint, sum: Pointer): Code;
    tq_kernel_count(count: Pointer): Code;
    tq_kernel_name(index: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_variant_kernel(variant: number, index: Pointer): Code;
    tq_batch_kernel(batch: Pointer, index: Pointer): Code;
    tq_batch_use_kernel(batch: Pointer, index: number): Code;
    tq_simulate_by(index: number, variant: number, options: Pointer, optionCount: Size, key: bigint, first: bigint, games: bigint, sum: Pointer): Code;
}

/** The functions of triqueta_bots.h. */
export interface BotsCalls extends Allocating {
    tq_level_count(count: Pointer): Code;
    tq_level_name(level: number, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_bot_new(level: number, key: bigint, number: bigint, allocator: 0, bot: Pointer): Code;
    tq_bot_free(bot: Pointer): void;
    tq_bot_use_net(bot: Pointer, net: Pointer, length: Size, refusal: Pointer): Code;
    tq_bot_begin(bot: Pointer, view: Pointer, length: Size, nodes: bigint, refusal: Pointer): Code;
    tq_bot_think(bot: Pointer, nodes: bigint, isDone: Pointer): Code;
    tq_bot_spent(bot: Pointer, spent: Pointer, granted: Pointer): Code;
    tq_bot_choice(bot: Pointer, action: Pointer): Code;
    tq_bot_choose(bot: Pointer, view: Pointer, length: Size, nodes: bigint, action: Pointer, refusal: Pointer): Code;
    tq_analysis_new(key: bigint, number: bigint, allocator: 0, analysis: Pointer): Code;
    tq_analysis_free(analysis: Pointer): void;
    tq_analysis_use_net(analysis: Pointer, net: Pointer, length: Size, refusal: Pointer): Code;
    tq_analysis_begin(analysis: Pointer, view: Pointer, length: Size, nodes: bigint, refusal: Pointer): Code;
    tq_analysis_think(analysis: Pointer, nodes: bigint, isDone: Pointer): Code;
    tq_analysis_spent(analysis: Pointer, spent: Pointer, granted: Pointer): Code;
    tq_analysis_worth(analysis: Pointer, out: Pointer, capacity: Size, count: Pointer): Code;
    tq_analysis_best(analysis: Pointer, place: Pointer): Code;
    tq_analysis_place_of(analysis: Pointer, action: number, place: Pointer): Code;
    tq_analysis_remarks(analysis: Pointer, action: number, language: number, names: Pointer, namesLength: Size, out: Pointer, capacity: Size, count: Pointer): Code;
}

export const statusCode = { ok: 0, null: 1, wrongHandle: 2, noMemory: 3, tooSmall: 4, refused: 5, noStructSize: 6, wrongStructSize: 7, noSuchVariant: 8, wrongOptions: 9, outOfRange: 10, notUtf8: 11, otherGame: 12, noRecord: 13, wrongDeal: 14, notFound: 15, tooLong: 16, noSuchSeat: 17, noSuchViewer: 18, noSuchLanguage: 19, noSuchIndex: 20, noSuchMoment: 21, noSuchAction: 22, noSuchOutcome: 23, noSuchRefusal: 24, overlap: 25, noSuchLevel: 26, notBegun: 27 } as const;
export const who = { chance: -1, over: -2, spectator: -3, all: -4 } as const;
export const future = { unknown: 0, known: 1 } as const;
export const span = { action: 0, turn: 1 } as const;
export const holder = { nobody: 0, person: 1, bot: 2 } as const;
export const exit = { noExit: 0, resigned: 1, abandoned: 2 } as const;
export const constant = { headerVersion: 200, mostPlayers: 27, mostOptions: 16, mostInput: 1048576, seedSize: 32, idSize: 16, rangePlaces: 64 } as const;
export const fieldList = { viewFields: 0, resultFields: 1, eventFields: 2, actionFields: 16 } as const;
export const fieldKind = { numbers: 0, flags: 1, choices: 2, counts: 3, seats: 4, pieces: 5, actions: 6 } as const;
export const expansion = { relativeSeats: 1, oneHot: 2 } as const;
export const tieBreak = { noTie: 0, tieByTokens: 1, tieShared: 2 } as const;
export const tried = { action: 0, wins: 1, points: 2, pointsSquared: 3, length: 4, wholeWin: 65536 } as const;
export const fairPhase = { commitments: 0, contributions: 1, publicValue: 2, nothing: 3 } as const;
export const recordPart = { commitment: 0, deal: 1, moves: 2 } as const;
export const worth = { worthAction: 0, worthChance: 1, worthChanceError: 2, worthChanceTries: 3, worthPoints: 4, worthPointsError: 5, worthPointsTries: 6, worthLength: 7, errorUnknown: 2147483647 } as const;

/** TQ_STRUCT_…, size and offsets of the fields of each struct. */
export const structs = {
    sizes: { which: 0, size: 64, at: { players: 4, actions: 8, mostLegal: 12, outcomes: 16, lines: 20, encodingLength: 24, encodingFields: 28, pieces: 32, rewardLength: 36, stateLength: 40, ownOffset: 44, ownLength: 48, leastReward: 52, mostReward: 56, longestGame: 60 } },
    field: { which: 7, size: 56, at: { kind: 4, least: 8, most: 12, rows: 16, hasRows: 20, isBySeat: 24, length: 28, isList: 32, isOptional: 36, parts: 40, offset: 44, pieces: 48, choices: 52 } },
    fault: { which: 2, size: 168, at: { refusal: 4, count: 8, option: 12, where: 16, line: 24, column: 28, least: 32, most: 36 } },
    totals: { which: 3, size: 56, at: { players: 4, games: 8, actions: 16, jointWins: 24, wins: 32, winsCapacity: 36, points: 40, pointsCapacity: 44, pointsSquared: 48, pointsSquaredCapacity: 52 } },
    batchIo: { which: 4, size: 200, at: { action: 8, actionCapacity: 12, seat: 16, seatCapacity: 20, mask: 24, maskCapacity: 28, view: 32, viewCapacity: 36, reward: 40, rewardCapacity: 44, done: 48, doneCapacity: 52, where: 56, whereCapacity: 60, random: 64, randomCapacity: 68, chosen: 72, chosenCapacity: 76, mostActions: 80, alsoReserved: 84, number: 88, numberCapacity: 92, player: 96, playerCapacity: 100, length: 104, lengthCapacity: 108, maskBits: 112, maskBitsCapacity: 116, legalCount: 120, legalCountCapacity: 124, legal: 128, legalCapacity: 132, seatView: 136, seatViewCapacity: 140, state: 144, stateCapacity: 148, truncated: 152, truncatedCapacity: 156, won: 160, wonCapacity: 164, finalNumber: 168, finalNumberCapacity: 172, finalLength: 176, finalLengthCapacity: 180, finalView: 184, finalViewCapacity: 188, finalState: 192, finalStateCapacity: 196 } },
    dice: { which: 5, size: 16, at: { state: 0 } },
    cursor: { which: 6, size: 16, at: { moment: 0, viewHash: 8 } },
} as const;

#pragma once

#include "triqueta.h"

#include <cstddef>

/// The layout of the structs in triqueta.h. It is the same on every machine, except for the size of pointers. Add a new
/// field at the end, with a new line here; never change existing lines. (Structs have no hidden padding, because 32-bit
/// x86 aligns 64-bit numbers differently.)
namespace tq {

static_assert(offsetof(tq_sizes, struct_size) == 0 && offsetof(tq_sizes, players) == 4);
static_assert(offsetof(tq_sizes, actions) == 8 && offsetof(tq_sizes, most_legal) == 12);
static_assert(offsetof(tq_sizes, outcomes) == 16 && offsetof(tq_sizes, lines) == 20);
static_assert(offsetof(tq_sizes, encoding_length) == 24 && offsetof(tq_sizes, encoding_fields) == 28);
static_assert(offsetof(tq_sizes, pieces) == 32 && offsetof(tq_sizes, reward_length) == 36);
static_assert(offsetof(tq_sizes, state_length) == 40 && offsetof(tq_sizes, own_offset) == 44);
static_assert(offsetof(tq_sizes, own_length) == 48 && offsetof(tq_sizes, least_reward) == 52);
static_assert(offsetof(tq_sizes, most_reward) == 56 && offsetof(tq_sizes, longest_game) == 60);
static_assert(sizeof(tq_sizes) == 64);

static_assert(offsetof(tq_allocator, struct_size) == 0 && offsetof(tq_allocator, reserved) == 4);
static_assert(offsetof(tq_allocator, context) == 8);
static_assert(offsetof(tq_allocator, allocate) == 8 + sizeof(void*));
static_assert(offsetof(tq_allocator, release) == 8 + 2 * sizeof(void*));
static_assert(sizeof(tq_allocator) == 8 + 3 * sizeof(void*));

static_assert(offsetof(tq_fault, struct_size) == 0 && offsetof(tq_fault, refusal) == 4);
static_assert(offsetof(tq_fault, count) == 8 && offsetof(tq_fault, option) == 12);
static_assert(offsetof(tq_fault, where) == 16 && offsetof(tq_fault, line) == 24);
static_assert(offsetof(tq_fault, column) == 28 && offsetof(tq_fault, least) == 32);
static_assert(offsetof(tq_fault, most) == 36 && offsetof(tq_fault, details) == 40);
static_assert(sizeof(tq_fault) == 168);

static_assert(offsetof(tq_totals, struct_size) == 0 && offsetof(tq_totals, players) == 4);
static_assert(offsetof(tq_totals, games) == 8 && offsetof(tq_totals, actions) == 16);
static_assert(offsetof(tq_totals, joint_wins) == 24 && offsetof(tq_totals, wins) == 32);
static_assert(offsetof(tq_totals, wins_capacity) == 32 + sizeof(void*));
static_assert(offsetof(tq_totals, points) == 32 + 2 * sizeof(void*));
static_assert(offsetof(tq_totals, points_capacity) == 32 + 3 * sizeof(void*));
static_assert(offsetof(tq_totals, points_squared) == 32 + 4 * sizeof(void*));
static_assert(offsetof(tq_totals, points_squared_capacity) == 32 + 5 * sizeof(void*));
static_assert(sizeof(tq_totals) == 32 + 6 * sizeof(void*));

static_assert(offsetof(tq_batch_io, struct_size) == 0 && offsetof(tq_batch_io, reserved) == 4);
static_assert(offsetof(tq_batch_io, action) == 8);
static_assert(offsetof(tq_batch_io, action_capacity) == 8 + sizeof(void*));
static_assert(offsetof(tq_batch_io, seat) == 8 + 2 * sizeof(void*));
static_assert(offsetof(tq_batch_io, seat_capacity) == 8 + 3 * sizeof(void*));
static_assert(offsetof(tq_batch_io, mask) == 8 + 4 * sizeof(void*));
static_assert(offsetof(tq_batch_io, mask_capacity) == 8 + 5 * sizeof(void*));
static_assert(offsetof(tq_batch_io, view) == 8 + 6 * sizeof(void*));
static_assert(offsetof(tq_batch_io, view_capacity) == 8 + 7 * sizeof(void*));
static_assert(offsetof(tq_batch_io, reward) == 8 + 8 * sizeof(void*));
static_assert(offsetof(tq_batch_io, reward_capacity) == 8 + 9 * sizeof(void*));
static_assert(offsetof(tq_batch_io, done) == 8 + 10 * sizeof(void*));
static_assert(offsetof(tq_batch_io, done_capacity) == 8 + 11 * sizeof(void*));
static_assert(offsetof(tq_batch_io, where) == 8 + 12 * sizeof(void*));
static_assert(offsetof(tq_batch_io, where_capacity) == 8 + 13 * sizeof(void*));
static_assert(offsetof(tq_batch_io, random) == 8 + 14 * sizeof(void*));
static_assert(offsetof(tq_batch_io, random_capacity) == 8 + 15 * sizeof(void*));
static_assert(offsetof(tq_batch_io, chosen) == 8 + 16 * sizeof(void*));
static_assert(offsetof(tq_batch_io, chosen_capacity) == 8 + 17 * sizeof(void*));
static_assert(offsetof(tq_batch_io, most_actions) == 8 + 18 * sizeof(void*));
static_assert(offsetof(tq_batch_io, also_reserved) == 12 + 18 * sizeof(void*));
static_assert(offsetof(tq_batch_io, number) == 16 + 18 * sizeof(void*));
static_assert(offsetof(tq_batch_io, number_capacity) == 16 + 19 * sizeof(void*));
static_assert(offsetof(tq_batch_io, player) == 16 + 20 * sizeof(void*));
static_assert(offsetof(tq_batch_io, player_capacity) == 16 + 21 * sizeof(void*));
static_assert(offsetof(tq_batch_io, length) == 16 + 22 * sizeof(void*));
static_assert(offsetof(tq_batch_io, length_capacity) == 16 + 23 * sizeof(void*));
static_assert(offsetof(tq_batch_io, mask_bits) == 16 + 24 * sizeof(void*));
static_assert(offsetof(tq_batch_io, mask_bits_capacity) == 16 + 25 * sizeof(void*));
static_assert(offsetof(tq_batch_io, legal_count) == 16 + 26 * sizeof(void*));
static_assert(offsetof(tq_batch_io, legal_count_capacity) == 16 + 27 * sizeof(void*));
static_assert(offsetof(tq_batch_io, legal) == 16 + 28 * sizeof(void*));
static_assert(offsetof(tq_batch_io, legal_capacity) == 16 + 29 * sizeof(void*));
static_assert(offsetof(tq_batch_io, seat_view) == 16 + 30 * sizeof(void*));
static_assert(offsetof(tq_batch_io, seat_view_capacity) == 16 + 31 * sizeof(void*));
static_assert(offsetof(tq_batch_io, state) == 16 + 32 * sizeof(void*));
static_assert(offsetof(tq_batch_io, state_capacity) == 16 + 33 * sizeof(void*));
static_assert(offsetof(tq_batch_io, truncated) == 16 + 34 * sizeof(void*));
static_assert(offsetof(tq_batch_io, truncated_capacity) == 16 + 35 * sizeof(void*));
static_assert(offsetof(tq_batch_io, won) == 16 + 36 * sizeof(void*));
static_assert(offsetof(tq_batch_io, won_capacity) == 16 + 37 * sizeof(void*));
static_assert(offsetof(tq_batch_io, final_number) == 16 + 38 * sizeof(void*));
static_assert(offsetof(tq_batch_io, final_number_capacity) == 16 + 39 * sizeof(void*));
static_assert(offsetof(tq_batch_io, final_length) == 16 + 40 * sizeof(void*));
static_assert(offsetof(tq_batch_io, final_length_capacity) == 16 + 41 * sizeof(void*));
static_assert(offsetof(tq_batch_io, final_view) == 16 + 42 * sizeof(void*));
static_assert(offsetof(tq_batch_io, final_view_capacity) == 16 + 43 * sizeof(void*));
static_assert(offsetof(tq_batch_io, final_state) == 16 + 44 * sizeof(void*));
static_assert(offsetof(tq_batch_io, final_state_capacity) == 16 + 45 * sizeof(void*));
static_assert(sizeof(tq_batch_io) == 16 + 46 * sizeof(void*));

static_assert(offsetof(tq_dice, state) == 0 && sizeof(tq_dice) == 16);
static_assert(offsetof(tq_field, struct_size) == 0 && offsetof(tq_field, kind) == 4);
static_assert(offsetof(tq_field, least) == 8 && offsetof(tq_field, most) == 12);
static_assert(offsetof(tq_field, rows) == 16 && offsetof(tq_field, has_rows) == 20);
static_assert(offsetof(tq_field, is_by_seat) == 24 && offsetof(tq_field, length) == 28);
static_assert(offsetof(tq_field, is_list) == 32 && offsetof(tq_field, is_optional) == 36);
static_assert(offsetof(tq_field, parts) == 40 && offsetof(tq_field, offset) == 44);
static_assert(offsetof(tq_field, pieces) == 48 && offsetof(tq_field, choices) == 52);
static_assert(sizeof(tq_field) == 56);

static_assert(offsetof(tq_cursor, moment) == 0 && offsetof(tq_cursor, view_hash) == 8 && sizeof(tq_cursor) == 16);

}  // namespace tq

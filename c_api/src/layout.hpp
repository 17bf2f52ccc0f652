#pragma once

#include "triqueta.h"

#include <cstddef>

/// The layout of the structs in triqueta.h. It is the same on every machine, except for the size of pointers. Add a new
/// field at the end, with a new line here; never change existing lines. (Structs have no hidden padding, because 32-bit
/// x86 aligns 64-bit numbers differently.)
namespace tq {

static_assert(offsetof(tq_options, struct_size) == 0 && offsetof(tq_options, variant) == 4);
static_assert(offsetof(tq_options, players) == 8 && offsetof(tq_options, first) == 12);
static_assert(offsetof(tq_options, fast) == 16 && offsetof(tq_options, turn_cap) == 20);
static_assert(sizeof(tq_options) == 24);

static_assert(offsetof(tq_bounds, struct_size) == 0 && offsetof(tq_bounds, least_players) == 4);
static_assert(offsetof(tq_bounds, most_players) == 8 && offsetof(tq_bounds, actions) == 12);
static_assert(offsetof(tq_bounds, most_legal) == 16 && offsetof(tq_bounds, outcomes) == 20);
static_assert(offsetof(tq_bounds, encoding_length) == 24 && offsetof(tq_bounds, encoding_fields) == 28);
static_assert(offsetof(tq_bounds, parts) == 32 && offsetof(tq_bounds, pieces) == 36);
static_assert(offsetof(tq_bounds, reward_length) == 40 && offsetof(tq_bounds, reserved) == 44);
static_assert(sizeof(tq_bounds) == 48);

static_assert(offsetof(tq_allocator, struct_size) == 0 && offsetof(tq_allocator, reserved) == 4);
static_assert(offsetof(tq_allocator, context) == 8);
static_assert(offsetof(tq_allocator, allocate) == 8 + sizeof(void*));
static_assert(offsetof(tq_allocator, release) == 8 + 2 * sizeof(void*));
static_assert(sizeof(tq_allocator) == 8 + 3 * sizeof(void*));

static_assert(offsetof(tq_reasons, struct_size) == 0 && offsetof(tq_reasons, count) == 4);
static_assert(offsetof(tq_reasons, refusal) == 8 && offsetof(tq_reasons, where) == 72);
static_assert(offsetof(tq_reasons, line) == 80 && offsetof(tq_reasons, column) == 84);
static_assert(sizeof(tq_reasons) == 88);

static_assert(offsetof(tq_totals, struct_size) == 0 && offsetof(tq_totals, players) == 4);
static_assert(offsetof(tq_totals, games) == 8 && offsetof(tq_totals, actions) == 16);
static_assert(offsetof(tq_totals, joint_wins) == 24 && offsetof(tq_totals, wins) == 32);
static_assert(offsetof(tq_totals, points) == 248 && offsetof(tq_totals, points_squared) == 464);
static_assert(sizeof(tq_totals) == 680);

static_assert(offsetof(tq_dice, state) == 0 && sizeof(tq_dice) == 16);

}  // namespace tq

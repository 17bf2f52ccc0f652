#pragma once

// clang-format off
// The parts of any game.
#include "triqueta/core/assert.hpp"
#include "triqueta/core/require.hpp"
#include "triqueta/core/index.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/points.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/few.hpp"
#include "triqueta/core/fixed_list.hpp"
#include "triqueta/core/bag.hpp"
#include "triqueta/core/action_number.hpp"
#include "triqueta/core/action_list.hpp"
#include "triqueta/core/place_range.hpp"
#include "triqueta/core/when.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/random/chacha20.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/game_limits.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/position.hpp"
#include "triqueta/core/canonical.hpp"
#include "triqueta/core/event.hpp"
#include "triqueta/core/event_list.hpp"
#include "triqueta/core/advance.hpp"
#include "triqueta/core/base_rules.hpp"
#include "triqueta/core/winners.hpp"
#include "triqueta/core/summed_result.hpp"

// The games.
#include "triqueta/animals/animals.hpp"
#include "triqueta/triangles/triangles.hpp"

// What works with any game.
#include "triqueta/play/fair_terms.hpp"
#include "triqueta/play/fair_deal.hpp"
#include "triqueta/play/deal.hpp"
#include "triqueta/play/urn.hpp"
#include "triqueta/play/policy.hpp"
#include "triqueta/play/playout.hpp"
#include "triqueta/play/match.hpp"
#include "triqueta/play/complete.hpp"
#include "triqueta/play/argmax.hpp"

// Words in English. text.hpp has more: other languages, JSON, records, and everything read from text. data.hpp has
// positions as bytes, hashes and numbers. batch.hpp has many games at once. catalog.hpp has games chosen at run time.
#include "triqueta/text/language.hpp"
#include "triqueta/text/english.hpp"

#include "triqueta/version.hpp"
// clang-format on

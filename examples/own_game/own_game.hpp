#pragma once

// clang-format off
// A game of your own, in reading order.
#include "fruit.hpp"
#include "refusals.hpp"
#include "table.hpp"
#include "moves.hpp"
#include "check_position.hpp"
#include "words.hpp"
#include "rules.hpp"
// clang-format on

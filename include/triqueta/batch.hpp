#pragma once

// clang-format off
// Many games at once: sums over simulated games, what random play after an action comes to, and batches of games that
// step together. Triqueta is played in lock-step here, which is much code to compile, so this isn't part of triqueta.hpp.
#include "triqueta/data.hpp"
#include "triqueta/animals/lockstep.hpp"
#include "triqueta/play/simulate.hpp"
#include "triqueta/play/evaluate.hpp"
#include "triqueta/data/batch.hpp"
#include "triqueta/data/saved_batch.hpp"
// clang-format on

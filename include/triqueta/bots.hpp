#pragma once

// Opponents at levels. Not in triqueta.hpp, as the learnt weights take 150 KB: docs/bots.md.

// clang-format off
#include "triqueta/bots/level.hpp"
#include "triqueta/bots/net.hpp"
#include "triqueta/bots/features.hpp"
#include "triqueta/bots/brain.hpp"
#include "triqueta/bots/weights.hpp"
#include "triqueta/bots/weights_file.hpp"
#include "triqueta/bots/preferred.hpp"
#include "triqueta/bots/shortlist.hpp"
#include "triqueta/bots/likely_completion.hpp"
#include "triqueta/bots/search.hpp"
#include "triqueta/bots/bot.hpp"
#include "triqueta/bots/think_for.hpp"
#include "triqueta/bots/estimate.hpp"
#include "triqueta/bots/tryout.hpp"
#include "triqueta/bots/analysis.hpp"
// clang-format on

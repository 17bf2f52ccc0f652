#pragma once

// clang-format off
// Opponents and analyses for games chosen at run time. Include it in one file of a program:
//     constinit triqueta::bot_catalog const opponents = triqueta::any_bots<triqueta::shipped>;
//     constinit triqueta::analysis_catalog const analyses = triqueta::any_analyses<triqueta::shipped>;
// Each game takes seconds to compile. To compile in parallel, put `template struct triqueta::erased_bots<…>;` and
// `template struct triqueta::erased_analyses<…>;` into files of their own, and declare them `extern` in the file above.
// Other files include only triqueta/bots/any/any_bot.hpp and triqueta/any/any_analysis.hpp, which compile fast.
#include "triqueta/bots.hpp"
#include "triqueta/bots/any/any_bot.hpp"
#include "triqueta/bots/any/any_analysis.hpp"
#include "triqueta/bots/any/erased_thinking.hpp"
#include "triqueta/bots/any/erased_bots.hpp"
#include "triqueta/bots/any/erased_analyses.hpp"
// clang-format on

namespace triqueta {

/// The opponents for the games of a catalogue.
template <class Catalog>
inline constexpr bot_catalog any_bots{erased_bots<Catalog>::all};
/// The analyses of the games of a catalogue.
template <class Catalog>
inline constexpr analysis_catalog any_analyses{erased_analyses<Catalog>::all};

}  // namespace triqueta

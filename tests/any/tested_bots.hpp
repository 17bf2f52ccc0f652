#pragma once

#include <triqueta/bots/any/any_analysis.hpp>
#include <triqueta/bots/any/any_bot.hpp>

/// The opponents and analyses of the shipped games. They are compiled once, in tested_bots.cpp.
namespace tested {

extern triqueta::bot_catalog const opponents;
extern triqueta::analysis_catalog const analyses;

}  // namespace tested

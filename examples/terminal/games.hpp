#pragma once

// What all programs here need of a game, and the families that supply it.
#include "presentation.hpp"

#include "animals_bot.hpp"
#include "animals_commands.hpp"
#include "animals_score.hpp"
#include "animals_story.hpp"
#include "animals_table.hpp"

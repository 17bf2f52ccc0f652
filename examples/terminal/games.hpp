#pragma once

// What all programs here need of a game, and the families that supply it.
#include "presentation.hpp"

#include "animals_bot.hpp"
#include "animals_commands.hpp"
#include "animals_score.hpp"
#include "animals_story.hpp"
#include "animals_table.hpp"

#include "mayhem_bot.hpp"
#include "mayhem_commands.hpp"
#include "mayhem_score.hpp"
#include "mayhem_story.hpp"
#include "mayhem_table.hpp"

#include "race_bot.hpp"
#include "race_commands.hpp"
#include "race_score.hpp"
#include "race_story.hpp"
#include "race_table.hpp"

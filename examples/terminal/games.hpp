#pragma once

// What all programs here need of a game, and the families that supply it.
#include "terminal/presentation.hpp"

#include "terminal/animals/bot.hpp"
#include "terminal/animals/commands.hpp"
#include "terminal/animals/score.hpp"
#include "terminal/animals/story.hpp"
#include "terminal/animals/table.hpp"

#include "terminal/mayhem/bot.hpp"
#include "terminal/mayhem/commands.hpp"
#include "terminal/mayhem/score.hpp"
#include "terminal/mayhem/story.hpp"
#include "terminal/mayhem/table.hpp"

#include "terminal/race/bot.hpp"
#include "terminal/race/commands.hpp"
#include "terminal/race/score.hpp"
#include "terminal/race/story.hpp"
#include "terminal/race/table.hpp"

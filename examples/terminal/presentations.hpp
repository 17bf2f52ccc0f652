#pragma once

// The presentations of games: the default for any worded game, and those of single games.
#include "terminal/presentation.hpp"

#include "terminal/described/bot.hpp"
#include "terminal/described/commands.hpp"
#include "terminal/described/options.hpp"
#include "terminal/described/score.hpp"
#include "terminal/described/story.hpp"
#include "terminal/described/table.hpp"

#include "terminal/animals/bot.hpp"
#include "terminal/animals/commands.hpp"
#include "terminal/animals/score.hpp"
#include "terminal/animals/story.hpp"
#include "terminal/animals/table.hpp"

#include "terminal/mayhem/bot.hpp"
#include "terminal/mayhem/commands.hpp"
#include "terminal/mayhem/options.hpp"
#include "terminal/mayhem/score.hpp"
#include "terminal/mayhem/story.hpp"
#include "terminal/mayhem/table.hpp"

#include "terminal/race/bot.hpp"
#include "terminal/race/commands.hpp"
#include "terminal/race/options.hpp"
#include "terminal/race/score.hpp"
#include "terminal/race/story.hpp"
#include "terminal/race/table.hpp"

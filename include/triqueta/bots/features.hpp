#pragma once

#include "triqueta/bots/features/animals.hpp"
#include "triqueta/bots/features/judged.hpp"
#include "triqueta/bots/features/mayhem.hpp"
#include "triqueta/bots/features/race.hpp"

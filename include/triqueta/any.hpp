#pragma once

// clang-format off
// Games chosen at run time, with their types erased. It compiles fast; any_games.hpp makes the catalogue.
#include "triqueta/any/memory.hpp"
#include "triqueta/any/memory_list.hpp"
#include "triqueta/any/output.hpp"
#include "triqueta/any/game_choice.hpp"
#include "triqueta/any/choice_read.hpp"
#include "triqueta/any/cursor.hpp"
#include "triqueta/any/cursor_text.hpp"
#include "triqueta/any/frames.hpp"
#include "triqueta/any/message.hpp"
#include "triqueta/any/any_game.hpp"
#include "triqueta/any/any_position.hpp"
#include "triqueta/any/any_view.hpp"
#include "triqueta/any/session_seats.hpp"
#include "triqueta/any/session_tags.hpp"
#include "triqueta/any/session_times.hpp"
#include "triqueta/any/session.hpp"
#include "triqueta/any/seed_text.hpp"
#include "triqueta/any/any_match.hpp"
#include "triqueta/any/choice_text.hpp"
#include "triqueta/any/choose.hpp"
#include "triqueta/any/any_catalog.hpp"
#include "triqueta/any/live_view.hpp"
#include "triqueta/text/languages.hpp"
#include "triqueta/text/place_in_text.hpp"
// clang-format on

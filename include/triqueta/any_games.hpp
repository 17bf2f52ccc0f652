#pragma once

// clang-format off
// Erases the types of a catalogue's games. Include it in one file of a program:
//     constinit triqueta::any_catalog const games = triqueta::any_games<triqueta::shipped>;
// Each game takes seconds to compile. To compile in parallel, or parts with other options, put these into files of their
// own, each as an explicit instantiation such as
//     template struct triqueta::erased_matches<triqueta::shipped>;
// and declare all of them `extern` in the file above: erased_matches, erased_match_data, erased_views, erased_view_data,
// erased_fields.
#include "triqueta/any.hpp"
#include "triqueta/catalog.hpp"
#include "triqueta/data.hpp"
#include "triqueta/text.hpp"
#include "triqueta/any/erased_position.hpp"
#include "triqueta/any/erased_matches.hpp"
#include "triqueta/any/erased_match_data.hpp"
#include "triqueta/any/erased_views.hpp"
#include "triqueta/any/erased_view_data.hpp"
#include "triqueta/any/erased_fields.hpp"
#include "triqueta/any/any_games_of.hpp"
// clang-format on

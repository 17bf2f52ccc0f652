#pragma once

#include "impossible_setup.hpp"

#include <triqueta/any_games.hpp>

/// The tables of the shipped games, each compiled in a file of its own.
extern template struct triqueta::erased_matches<triqueta::shipped>;
extern template struct triqueta::erased_match_data<triqueta::shipped>;
extern template struct triqueta::erased_views<triqueta::shipped>;
extern template struct triqueta::erased_view_data<triqueta::shipped>;
extern template struct triqueta::erased_fields<triqueta::shipped>;

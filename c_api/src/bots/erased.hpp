#pragma once

#include "../impossible_setup.hpp"

#include <triqueta/triqueta.hpp>

#include <triqueta/any_bots.hpp>
#include <triqueta/catalog.hpp>

/// The tables of the shipped games, each compiled in a file of its own.
extern template struct triqueta::erased_bots<triqueta::shipped>;
extern template struct triqueta::erased_analyses<triqueta::shipped>;

#pragma once

// clang-format off
// The games as bytes, hashes and numbers.
#include "triqueta/triqueta.hpp"

#include "triqueta/data/bits.hpp"
#include "triqueta/data/snapshot.hpp"
#include "triqueta/data/hash.hpp"
#include "triqueta/data/encoding.hpp"
// clang-format on

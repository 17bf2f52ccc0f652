#pragma once

// clang-format off
// The games as bytes, hashes and numbers.
#include "triqueta/triqueta.hpp"

// The parts of a position.
#include "triqueta/core/describe.hpp"
#include "triqueta/core/described.hpp"

#include "triqueta/data/bits.hpp"
#include "triqueta/data/sections.hpp"
#include "triqueta/data/snapshot_header.hpp"
#include "triqueta/data/snapshot.hpp"
#include "triqueta/data/saved_setup.hpp"
#include "triqueta/data/saved_match.hpp"
#include "triqueta/data/hash.hpp"
#include "triqueta/data/encoding_field.hpp"
#include "triqueta/data/encoding.hpp"
#include "triqueta/data/state_encoding.hpp"
#include "triqueta/data/mask.hpp"
#include "triqueta/core/field.hpp"
#include "triqueta/core/type_name.hpp"
#include "triqueta/data/field_list.hpp"
#include "triqueta/data/field_values.hpp"
#include "triqueta/data/action_record.hpp"
#include "triqueta/data/action_fields.hpp"
#include "triqueta/data/fields.hpp"
#include "triqueta/data/view_expansion.hpp"
// clang-format on

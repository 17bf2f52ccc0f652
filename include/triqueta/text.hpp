#pragma once

// clang-format off
// The games as text, written and read.
#include "triqueta/triqueta.hpp"

// Words, a file for each language.
#include "triqueta/text/language.hpp"
#include "triqueta/text/english.hpp"
#include "triqueta/text/german.hpp"
#include "triqueta/text/french.hpp"
#include "triqueta/text/languages.hpp"

// Actions, events and pieces; games and positions.
#include "triqueta/text/writer.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/utf8.hpp"
#include "triqueta/text/animals_notation.hpp"
#include "triqueta/text/triangles_notation.hpp"
#include "triqueta/text/notation.hpp"
#include "triqueta/text/tags.hpp"
#include "triqueta/text/record_tags.hpp"
#include "triqueta/text/record.hpp"
#include "triqueta/text/position_text.hpp"

// Views, events and results as JSON.
#include "triqueta/text/json.hpp"
#include "triqueta/text/json_reader.hpp"
#include "triqueta/text/json_schema.hpp"
// clang-format on

#pragma once

// clang-format off
// The games as text, written and read.
#include "triqueta/triqueta.hpp"

// Words: a file for each language, for any game, for each family, and for all shipped games.
#include "triqueta/text/language.hpp"
#include "triqueta/text/languages.hpp"
#include "triqueta/text/animals/languages.hpp"
#include "triqueta/text/triangles/languages.hpp"
#include "triqueta/text/shipped_words.hpp"
#include "triqueta/text/english.hpp"
#include "triqueta/text/german.hpp"
#include "triqueta/text/french.hpp"

// Actions, events and pieces.
#include "triqueta/text/writer.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/utf8.hpp"
#include "triqueta/text/hexadecimal.hpp"
#include "triqueta/text/notation.hpp"
#include "triqueta/text/animals/notation.hpp"
#include "triqueta/text/triangles/notation.hpp"

// Events as sentences.
#include "triqueta/text/choice_words.hpp"
#include "triqueta/text/sentence_words.hpp"
#include "triqueta/text/phrases.hpp"
#include "triqueta/text/names.hpp"
#include "triqueta/text/narration.hpp"
#include "triqueta/text/sentences.hpp"
#include "triqueta/text/animals/sentences.hpp"
#include "triqueta/text/triangles/sentences.hpp"
#include "triqueta/text/triangles/mayhem_sentences.hpp"
#include "triqueta/text/triangles/race_sentences.hpp"

// Remarks on actions.
#include "triqueta/text/remarks/words.hpp"
#include "triqueta/text/remarks/languages.hpp"
#include "triqueta/text/remarks/remarking.hpp"
#include "triqueta/text/remarks/animals.hpp"
#include "triqueta/text/remarks/mayhem.hpp"
#include "triqueta/text/remarks/race.hpp"
#include "triqueta/text/remarks.hpp"

// Games and positions.
#include "triqueta/text/tags.hpp"
#include "triqueta/text/own_tags.hpp"
#include "triqueta/text/record_game.hpp"
#include "triqueta/text/record_tags.hpp"
#include "triqueta/text/place_in_text.hpp"
#include "triqueta/text/fair_tags.hpp"
#include "triqueta/text/record.hpp"
#include "triqueta/text/fair_record.hpp"
#include "triqueta/text/verification.hpp"
#include "triqueta/text/verify.hpp"
#include "triqueta/text/position_text.hpp"

// Views, events and results as JSON.
#include "triqueta/text/json.hpp"
#include "triqueta/text/json_reader.hpp"
#include "triqueta/text/json_schema.hpp"
// clang-format on

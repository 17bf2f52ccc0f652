#pragma once

#include "triqueta/text/language.hpp"
#include "triqueta/text/remarks/english.hpp"
#include "triqueta/text/remarks/french.hpp"
#include "triqueta/text/remarks/german.hpp"
#include "triqueta/text/remarks/words.hpp"

namespace triqueta::text {

[[nodiscard]] constexpr remark_words const& remark_words_in(language const& in) {
    return words_in(in, {&english_remarks, &german_remarks, &french_remarks});
}

}  // namespace triqueta::text

#pragma once

#include "triqueta/text/language.hpp"
#include "triqueta/text/words/english.hpp"
#include "triqueta/text/words/french.hpp"
#include "triqueta/text/words/german.hpp"

#include <string_view>

/// All languages, to choose from at run time.
namespace triqueta::text {

inline constexpr language const* all_languages[] = {&in_english, &in_german, &in_french};

/// The language with this code, such as "en"; null if there is none.
[[nodiscard]] constexpr language const* find_language(std::string_view code) {
    for (language const* const one : all_languages)
        if (one->code == code) return one;
    return nullptr;
}

}  // namespace triqueta::text

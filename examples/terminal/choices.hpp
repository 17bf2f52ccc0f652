#pragma once

#include "terminal/pen.hpp"
#include "terminal/words/language.hpp"
#include "terminal/words/phrase.hpp"

#include <string>
#include <vector>

/// Lists of choices in words.
namespace terminal {

inline lines languages_to_choose(pen const& p) {
    lines all;
    for (language const* const one : all_languages)
        all.push_back(fill(p.say().one_language, {one->code(), one->name()}));
    return all;
}

/// "2 to 5", or each number where some between are missing.
inline std::string numbers_to_choose(std::vector<int> const& numbers, pen const& p) {
    auto const least = numbers.front(), most = numbers.back();
    if (most > least && most - least + 1 == static_cast<int>(numbers.size()))
        return fill(p.say().range, {std::to_string(least), std::to_string(most)});
    lines parts;
    for (int const n : numbers) parts.push_back(std::to_string(n));
    return p.choice(parts);
}

}  // namespace terminal

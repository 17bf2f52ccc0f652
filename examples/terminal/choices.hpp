#pragma once

#include "terminal/pen.hpp"
#include "terminal/words/language.hpp"
#include "terminal/words/phrase.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Lists of choices in words.
namespace terminal {

inline lines languages_to_choose(pen const& p) {
    lines all;
    for (language const* const one : all_languages)
        all.push_back(fill(p.say().one_language, {one->code(), one->name()}));
    return all;
}

/// The letter of an entry in a list: a to z, then aa, ab, …
inline std::string letter_of(int place) {
    std::string letters(1, static_cast<char>('a' + place % 26));
    for (place /= 26; place > 0; place /= 26) letters.insert(letters.begin(), static_cast<char>('a' + --place % 26));
    return letters;
}
/// The entry with this letter in a list; none if it is no letter of it.
inline std::optional<int> entry_with(std::string_view letter, int entries) {
    for (int place = 0; place < entries; ++place)
        if (letter_of(place) == letter) return place;
    return std::nullopt;
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

#pragma once

#include "triqueta/text/pattern_place.hpp"

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// Functions for text in UTF-8, which may have escape sequences for colours.
namespace terminal {

using lines = std::vector<std::string>;

/// Replaces {1}, {2}, … in a pattern. Numbers let each language have its own order. {1:card|cards} becomes what fits
/// the number in the first part, as in the library's patterns.
inline std::string fill(std::string_view pattern, std::initializer_list<std::string> parts) {
    std::string filled;
    while (!pattern.empty()) {
        auto const place = triqueta::text::pattern_place_at(pattern);
        auto const part = static_cast<std::size_t>(place.part) - 1;
        if (part < parts.size()) {
            auto const& given = parts.begin()[part];
            filled +=
                place.forms.empty() ? given : triqueta::text::form_for(triqueta::text::quantity_in(given), place.forms);
            pattern.remove_prefix(place.length);
        } else {
            filled += pattern[0];
            pattern.remove_prefix(1);
        }
    }
    return filled;
}

/// The offset after an escape sequence that starts at `from`, or `from` itself if none does.
inline std::size_t past_escape(std::string_view text, std::size_t from) {
    if (text[from] != '\x1b') return from;
    auto const end = text.find('m', from);
    return end == std::string_view::npos ? text.size() : end + 1;
}

/// The number of columns that a text takes: one for each code point.
inline int width(std::string_view text) {
    int columns = 0;
    for (std::size_t i = 0; i < text.size();) {
        if (auto const next = past_escape(text, i); next != i) {
            i = next;
            continue;
        }
        columns += (static_cast<unsigned char>(text[i]) & 0xC0) != 0x80;
        ++i;
    }
    return columns;
}

inline std::string spaces(int count) {
    std::string text;
    text.resize(static_cast<std::size_t>(count > 0 ? count : 0), ' ');
    return text;
}
inline std::string left(std::string const& text, int columns) { return text + spaces(columns - width(text)); }
inline std::string right(std::string const& text, int columns) { return spaces(columns - width(text)) + text; }

/// Without blanks at the end.
inline std::string trimmed(std::string text) {
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

/// "a, b and c".
inline std::string enumerate(lines const& parts, std::string_view comma, std::string_view last) {
    std::string all;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) all += i + 1 < parts.size() ? comma : last;
        all += parts[i];
    }
    return all;
}

/// Splits a text at blanks and control characters, except escape sequences.
inline lines words_of(std::string_view text) {
    lines words;
    bool inside = false;
    for (char const c : text) {
        bool const visible = (static_cast<unsigned char>(c) > ' ' && c != '\x7f') || c == '\x1b';
        if (visible && !inside) words.emplace_back();
        if (visible) words.back() += c;
        inside = visible;
    }
    return words;
}

/// Splits a text at blanks where a line may break: not before %, and French has blanks before and inside some marks.
inline lines unbroken(std::string_view text) {
    lines parts;
    bool opened = false;
    for (auto const& word : words_of(text)) {
        bool const closes =
            word.find_first_not_of(":;!?") == std::string::npos || word.rfind("»", 0) == 0 || word[0] == '%';
        if (!parts.empty() && (opened || closes))
            parts.back() += ' ' + word;
        else
            parts.push_back(word);
        opened = word == "«";
    }
    return parts;
}

/// Breaks a text into lines of at most this many columns, unless a word is longer. All except the first start with
/// `indent`.
inline lines wrap(std::string_view text, int columns, std::string const& indent = "") {
    lines wrapped;
    for (auto const& word : unbroken(text)) {
        if (!wrapped.empty() && width(wrapped.back()) + 1 + width(word) <= columns)
            wrapped.back() += ' ' + word;
        else
            wrapped.push_back(wrapped.empty() ? word : indent + word);
    }
    return wrapped;
}

/// Converts A to Z to lower case.
inline std::string lower(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

/// The form in which typed text is compared: lower case, and letters of Latin 1 without accents.
inline std::string folded(std::string_view text) {
    constexpr std::string_view without =
        "aaaaaa*ceeeeiiii*nooooo*ouuuuy**aaaaaa*ceeeeiiii*nooooo*ouuuuy*y";  // U+00C0...
    std::string all;
    for (std::size_t i = 0; i < text.size(); ++i) {
        bool const latin = text[i] == '\xC3' && i + 1 < text.size() && (text[i + 1] & 0xC0) == 0x80;
        char const plain = latin ? without[text[i + 1] & 0x3F] : '*';
        all += plain == '*' ? text[i] : plain;
        if (plain != '*') ++i;
    }
    return lower(all);
}

/// Makes typed text safe to show: short, and without control characters.
inline std::string harmless(std::string_view typed) {
    constexpr std::size_t most = 30;
    std::string shown;
    for (std::size_t i = 0; i < typed.size() && i < most; ++i) {
        // Of Latin 1 only lower-case letters: none of their bytes is a control character in any encoding.
        bool const letter = typed[i] == '\xC3' && i + 1 < typed.size() && (typed[i + 1] & 0xE0) == 0xA0;
        if (letter)
            shown += typed.substr(i++, 2);
        else
            shown += typed[i] >= ' ' && typed[i] <= '~' ? typed[i] : '?';
    }
    return typed.size() > most ? shown + "..." : shown;
}

/// Makes a name from a record, in UTF-8, safe to show: as short as a table's column, without control characters.
inline std::string harmless_name(std::string_view name) {
    constexpr int most = 10;
    std::string shown, cut;
    for (std::size_t i = 0; i < name.size(); ++i) {
        auto const byte = static_cast<unsigned char>(name[i]);
        bool const begins = (byte & 0xC0) != 0x80;
        if (begins && width(shown) == most - 1) cut = shown + '.';
        if (begins && width(shown) == most) return cut;
        bool const controls = byte < ' ' || byte == 0x7F;
        bool const controls_in_two =
            byte == 0xC2 && i + 1 < name.size() && static_cast<unsigned char>(name[i + 1]) < 0xA0;
        shown += controls || controls_in_two ? '?' : name[i];
        i += controls_in_two ? 1 : 0;
    }
    return shown;
}

inline void append(lines& to, lines const& more) { to.insert(to.end(), more.begin(), more.end()); }

}  // namespace terminal

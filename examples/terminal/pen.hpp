#pragma once

#include "terminal/words/language.hpp"
#include "terminal/words/phrase.hpp"
#include "terminal/words/words.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/text/sentence_words.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace terminal {

enum class ink { plain, strong, faint, good, bad, bright, dark, green, pink, red };

/// How text is written: the language, and the colours and signs that the terminal has.
class pen {
  public:
    constexpr pen(language const& spoken, bool colours, bool unicode)
        : spoken_{&spoken}, colours_{colours}, unicode_{unicode} {}

    /// A copy with the names of the players by seat; an unknown one is empty. `names` must outlive it.
    [[nodiscard]] constexpr pen naming(lines const& names) const {
        pen other = *this;
        other.names_ = &names;
        return other;
    }

    [[nodiscard]] constexpr language const& spoken() const { return *spoken_; }
    [[nodiscard]] constexpr words const& say() const { return spoken_->general; }
    /// The library's words for sentences.
    [[nodiscard]] constexpr triqueta::text::sentence_words const& sentences() const {
        return spoken_->library->sentences;
    }

    [[nodiscard]] std::string in(ink i, std::string_view text) const {
        if (!colours_ || i == ink::plain || text.empty()) return std::string{text};
        constexpr char const* codes[] = {"0", "1", "2", "1;32", "1;31", "1;33", "1;35", "32", "35", "31"};
        return std::string{"\x1b["} + codes[static_cast<unsigned>(i)] + "m" + std::string{text} + "\x1b[0m";
    }
    /// A sign of one column.
    [[nodiscard]] constexpr char const* sign(char const* drawn, char const* plain) const {
        return unicode_ ? drawn : plain;
    }

    /// Empty if unknown.
    [[nodiscard]] std::string given_name(triqueta::seat s) const {
        auto const place = static_cast<std::size_t>(s.number());
        return names_ != nullptr && place < names_->size() ? (*names_)[place] : "";
    }
    /// All given names by seat, as the library takes them.
    [[nodiscard]] std::vector<std::string_view> given_names() const {
        return names_ != nullptr ? std::vector<std::string_view>(names_->begin(), names_->end())
                                 : std::vector<std::string_view>{};
    }
    /// The name of a seat's player for a viewer.
    [[nodiscard]] std::string name(triqueta::seat s, triqueta::viewer who) const {
        if (who.is(s)) return sentences().you;
        if (auto const given = given_name(s); !given.empty()) return given;
        return fill(sentences().player, {std::to_string(s.number() + 1)});
    }
    /// "a, b and c".
    [[nodiscard]] std::string list(lines const& parts) const {
        return enumerate(parts, sentences().comma, sentences().and_);
    }
    [[nodiscard]] std::string choice(lines const& parts) const {
        return enumerate(parts, sentences().comma, say().or_);
    }
    /// "a; b; c", for parts that are lists themselves.
    [[nodiscard]] std::string series(lines const& parts) const {
        return enumerate(parts, sentences().semicolon, sentences().semicolon);
    }

  private:
    language const* spoken_;
    bool colours_;
    bool unicode_;
    lines const* names_ = nullptr;
};

}  // namespace terminal

#pragma once

#include "terminal/words/language.hpp"
#include "terminal/words/phrase.hpp"
#include "terminal/words/words.hpp"
#include "triqueta/core/seat.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace terminal {

enum class ink { plain, strong, faint, good, bad, bright, dark, green, pink, red };

/// What everything is written with: a language, and colours and signs as far as the terminal has them.
class pen {
  public:
    constexpr pen(language const& spoken, bool colours, bool unicode)
        : spoken_{&spoken}, colours_{colours}, unicode_{unicode} {}

    /// The same, with what the players are called: by seat, empty where that isn't known. They have to outlive it.
    [[nodiscard]] constexpr pen naming(lines const& names) const {
        pen other = *this;
        other.names_ = &names;
        return other;
    }

    [[nodiscard]] constexpr language const& spoken() const { return *spoken_; }
    [[nodiscard]] constexpr words const& say() const { return spoken_->general; }

    [[nodiscard]] std::string in(ink i, std::string_view text) const {
        if (!colours_ || i == ink::plain || text.empty()) return std::string{text};
        constexpr char const* codes[] = {"0", "1", "2", "1;32", "1;31", "1;33", "1;35", "32", "35", "31"};
        return std::string{"\x1b["} + codes[static_cast<unsigned>(i)] + "m" + std::string{text} + "\x1b[0m";
    }
    /// A sign of one column.
    [[nodiscard]] constexpr char const* sign(char const* drawn, char const* plain) const {
        return unicode_ ? drawn : plain;
    }

    /// Empty where it isn't known.
    [[nodiscard]] std::string given_name(triqueta::seat s) const {
        auto const place = static_cast<std::size_t>(s.number());
        return names_ != nullptr && place < names_->size() ? (*names_)[place] : "";
    }
    /// What a viewer calls the player of a seat.
    [[nodiscard]] std::string name(triqueta::seat s, triqueta::viewer who) const {
        if (who.is(s)) return say().you;
        if (auto const given = given_name(s); !given.empty()) return given;
        return fill(say().player, {std::to_string(s.number() + 1)});
    }
    /// "a, b and c".
    [[nodiscard]] std::string list(lines const& parts) const { return enumerate(parts, say().comma, say().and_); }
    [[nodiscard]] std::string choice(lines const& parts) const { return enumerate(parts, say().comma, say().or_); }
    /// "a; b; c", where the parts are lists themselves.
    [[nodiscard]] std::string series(lines const& parts) const {
        return enumerate(parts, say().semicolon, say().semicolon);
    }

  private:
    language const* spoken_;
    bool colours_;
    bool unicode_;
    lines const* names_ = nullptr;
};

}  // namespace terminal

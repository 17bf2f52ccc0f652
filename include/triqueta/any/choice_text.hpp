#pragma once

#include "triqueta/any/choice_read.hpp"
#include "triqueta/core/fixed_list.hpp"
#include "triqueta/core/option.hpp"
#include "triqueta/text/reader.hpp"

#include <cstddef>
#include <limits>
#include <optional>
#include <string_view>

namespace triqueta::detail {

/// An option of a choice, as it was given.
struct given_option {
    std::string_view name{};
    std::optional<int> value{};  // none if it isn't a number
    std::size_t where = 0;       // of the name in the text, and of the value
    std::size_t where_value = 0;
};

/// A choice as it was given: the name of a game and options.
struct given_choice {
    std::string_view game{};
    std::size_t where = 0;
    fixed_list<given_option, most_options + 3> options{};

    /// More options than any game has are left out: those before them can't all be right.
    constexpr void add(given_option const& one) {
        if (options.size() < most_options + 3) options.add(one);
    }
    [[nodiscard]] constexpr given_option const* find(std::string_view name) const {
        for (auto const& one : options)
            if (one.name == name) return &one;
        return nullptr;
    }
};

/// Reads the text of a choice.
class choice_reader {
  public:
    constexpr explicit choice_reader(std::string_view text) : text_{text} {}

    /// Check `fault` afterwards.
    [[nodiscard]] constexpr given_choice read() {
        given_choice all;
        all.game = name(choice_part::game);
        all.where = at_ - all.game.size();
        if (take('(')) {
            while (!fault_.why && !take(')')) {
                if (!all.options.empty()) expect(take(','), choice_part::comma_or_end);
                all.add(option());
            }
            expect(is_at_end(), choice_part::end);
        } else {
            expect(is_at_end(), choice_part::open);
        }
        return all;
    }
    [[nodiscard]] constexpr choice_fault const& fault() const { return fault_; }

  private:
    [[nodiscard]] constexpr given_option option() {
        given_option one;
        one.name = name(choice_part::option);
        one.where = at_ - one.name.size();
        expect(take('='), choice_part::equals);
        pass_blanks();
        one.where_value = at_;
        auto const value = until([](char c) { return c == ',' || c == ')' || is_blank(c); });
        expect(!value.empty(), choice_part::value);
        text::reader words{value};
        auto const number = words.number(0, std::numeric_limits<int>::max());
        words.expect_end();
        if (!words.failed()) one.value = number;
        if (value == "yes" || value == "no") one.value = value == "yes";
        return one;
    }
    [[nodiscard]] constexpr std::string_view name(choice_part what) {
        pass_blanks();
        auto const word = until([](char c) {
            bool const is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            return !is_letter && !(c >= '0' && c <= '9') && c != '_';
        });
        expect(!word.empty(), what);
        return word;
    }
    template <class IsEnd>
    [[nodiscard]] constexpr std::string_view until(IsEnd is_end) {
        auto const start = at_;
        while (at_ < text_.size() && !is_end(text_[at_])) ++at_;
        return {text_.data() + start, at_ - start};
    }
    [[nodiscard]] static constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }
    constexpr void pass_blanks() {
        while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
    }
    constexpr bool take(char sign) {
        pass_blanks();
        bool const is_there = at_ < text_.size() && text_[at_] == sign;
        at_ += is_there ? 1 : 0;
        return is_there;
    }
    [[nodiscard]] constexpr bool is_at_end() {
        pass_blanks();
        return at_ == text_.size();
    }
    constexpr void expect(bool is_there, choice_part what) {
        if (!is_there && !fault_.why) fault_ = {.why = refusal::unknown_word, .where = at_, .expected = what};
    }

    std::string_view text_;
    std::size_t at_ = 0;
    choice_fault fault_;
};

}  // namespace triqueta::detail

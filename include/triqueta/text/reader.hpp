#pragma once

#include "triqueta/core/limits.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace triqueta::text {

using triqueta::parsed, triqueta::position_read;

/// Reads words, numbers and signs. A word ends at a blank, a line's end, or one of the signs ( ) [ ] , ; : / + and *.
/// Blanks between them don't matter. The reader keeps the first error and reads nothing after it. It reads nothing of a
/// text longer than most_input.
class reader {
  public:
    constexpr explicit reader(std::string_view text) {
        if (text.size() > most_input)
            fail(refusal::too_much, most_input);
        else
            text_ = text;
    }

    /// The next word, without taking it. Empty if there is none.
    [[nodiscard]] constexpr std::string_view next_word() {
        pass_blanks();
        auto end = at_;
        while (end < text_.size() && !ends_word(text_[end])) ++end;
        return {text_.data() + at_, end - at_};
    }
    /// Takes this word if it is the next one.
    constexpr bool take(std::string_view word) {
        if (why_ || next_word() != word || word.empty()) return false;
        at_ += word.size();
        return true;
    }
    constexpr bool take_sign(char sign) {
        pass_blanks();
        if (why_ || at_ == text_.size() || text_[at_] != sign) return false;
        ++at_;
        return true;
    }
    /// Takes one of several words, and returns its index.
    template <class Words>
    constexpr std::optional<int> take_one_of(Words const& words) {
        int place = 0;
        for (std::string_view const word : words) {
            if (take(word)) return place;
            ++place;
        }
        return std::nullopt;
    }
    /// Reads a whole number. Refused if it is missing or out of bounds.
    constexpr int number(int least, int most) {
        auto const word = next_word();
        long long value = 0;
        bool digits = !word.empty();
        for (char const c : word) {
            digits = digits && c >= '0' && c <= '9';
            if (digits && value <= most) value = 10 * value + (c - '0');  // anything larger is out of bounds already
        }
        if (!digits) {
            fail_at_word(refusal::unknown_word);
            return least;
        }
        if (value < least || value > most) {
            fail(refusal::wrong_number);
            return least;
        }
        at_ += word.size();
        return static_cast<int>(value);
    }
    /// Refuses the next word unless something was read.
    constexpr void expect(bool is_there) {
        if (!is_there) fail_at_word(refusal::unknown_word);
    }

    /// Takes a text in quotes, unchanged; \" doesn't end it.
    constexpr std::optional<std::string_view> take_quoted() {
        if (!take_sign('"')) return std::nullopt;
        auto const start = at_;
        for (; at_ < text_.size() && text_[at_] != '\n'; ++at_) {
            if (text_[at_] == '"') return std::string_view{text_.data() + start, at_++ - start};
            if (text_[at_] == '\\' && at_ + 1 < text_.size() && text_[at_ + 1] != '\n') ++at_;
        }
        return std::nullopt;
    }

    [[nodiscard]] constexpr bool at_line_end() {
        pass_blanks();
        return at_ == text_.size() || text_[at_] == '\n' || is_at("\r\n");
    }
    /// Expects the end of the line or text.
    constexpr void expect_line_end() {
        if (!at_line_end()) return fail(refusal::text_too_long);
        if (!why_ && at_ < text_.size()) at_ += text_[at_] == '\r' ? 2U : 1U;
    }
    /// Skips a byte order mark, which some programs write at the start of UTF-8.
    constexpr void pass_byte_order_mark() {
        if (at_ == 0 && is_at("\xEF\xBB\xBF")) at_ = 3;
    }
    /// Skips empty lines, and comments: lines that begin with #.
    constexpr void pass_empty_lines() {
        while (!why_ && !at_end()) {
            if (text_[at_] == '#')
                while (at_ < text_.size() && text_[at_] != '\n') ++at_;
            if (!at_line_end()) return;
            expect_line_end();
        }
    }

    [[nodiscard]] constexpr bool at_end() {
        pass_blanks();
        return at_ == text_.size();
    }
    /// Expects the end of the text.
    constexpr void expect_end() {
        if (!at_end()) fail(refusal::text_too_long);
    }

    /// Refuses the text here.
    constexpr void fail(refusal why) {
        pass_blanks();
        fail(why, at_);
    }
    constexpr void fail(refusal why, std::size_t where) {
        if (why_) return;
        why_ = why;
        where_ = where;
    }

    [[nodiscard]] constexpr std::size_t at() const { return at_; }
    [[nodiscard]] constexpr bool failed() const { return static_cast<bool>(why_); }
    [[nodiscard]] constexpr refusal why() const { return why_; }
    [[nodiscard]] constexpr std::size_t where() const { return where_; }

    /// The value, or the first error.
    template <class T>
    [[nodiscard]] constexpr parsed<T> result(T value) const {
        if (why_) return {why_, where_};
        return static_cast<T&&>(value);
    }

  private:
    [[nodiscard]] static constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }
    [[nodiscard]] static constexpr bool ends_word(char c) {
        return is_blank(c) || c == '\n' || c == '\r' ||
               std::string_view{"()[],;:/+*"}.find(c) != std::string_view::npos;
    }

    [[nodiscard]] constexpr bool is_at(std::string_view what) const {
        if (text_.size() - at_ < what.size()) return false;
        for (std::size_t i = 0; i < what.size(); ++i)
            if (text_[at_ + i] != what[i]) return false;
        return true;
    }
    constexpr void pass_blanks() {
        while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
    }
    constexpr void fail_at_word(refusal why) { at_line_end() ? fail(refusal::text_too_short) : fail(why); }

    std::string_view text_;
    std::size_t at_ = 0;
    refusal why_;
    std::size_t where_ = 0;
};

}  // namespace triqueta::text

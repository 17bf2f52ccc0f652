#pragma once

#include "triqueta/core/limits.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/hexadecimal.hpp"
#include "triqueta/text/utf8.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace triqueta::text {

namespace detail {

[[nodiscard]] constexpr bool is_json_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

}  // namespace detail

/// A value in a JSON text that check_json accepted. It points into the text.
class json_value {
  public:
    constexpr json_value() = default;
    constexpr json_value(std::string_view text, std::size_t where) : text_{text}, where_{where} { pass_blanks(); }

    /// Its offset in bytes.
    [[nodiscard]] constexpr std::size_t where() const { return where_; }

    [[nodiscard]] constexpr bool is_null() const { return first() == 'n'; }
    [[nodiscard]] constexpr bool is_object() const { return first() == '{'; }
    [[nodiscard]] constexpr bool is_array() const { return first() == '['; }
    [[nodiscard]] constexpr bool is_text() const { return first() == '"'; }

    [[nodiscard]] constexpr std::optional<bool> truth() const {
        if (first() != 't' && first() != 'f') return std::nullopt;
        return first() == 't';
    }
    /// A whole number from `least` to `most`.
    [[nodiscard]] constexpr std::optional<int> number(int least, int most) const {
        auto at = where_ + (first() == '-');
        if (at == text_.size() || !is_digit(text_[at])) return std::nullopt;
        long long value = 0;
        for (; at < text_.size() && is_digit(text_[at]); ++at)
            if (value <= most_digits) value = 10 * value + (text_[at] - '0');
        if (at < text_.size() && (text_[at] == '.' || text_[at] == 'e' || text_[at] == 'E')) return std::nullopt;
        if (first() == '-') value = -value;
        if (value < least || value > most) return std::nullopt;
        return static_cast<int>(value);
    }
    /// Whether it is this string, after unescaping.
    [[nodiscard]] constexpr bool is(std::string_view plain) const;

    /// Compares a string, after unescaping, with the characters written to this output iterator.
    class comparison;

    /// Of an array. None if it is empty.
    [[nodiscard]] constexpr std::optional<json_value> first_element() const { return element_at(where_ + 1); }
    /// Of an element of an array. None behind the last one.
    [[nodiscard]] constexpr std::optional<json_value> next_element() const { return element_at(next()); }
    /// Calls f(value) for each element of an array, until it returns false.
    template <class F>
    constexpr bool each_element(F f) const {
        for (auto one = first_element(); one; one = one->next_element())
            if (!f(*one)) return false;
        return true;
    }
    /// Calls f(name, value) for each member of an object, until it returns false.
    template <class F>
    constexpr bool each_member(F f) const {
        auto at = where_ + 1;
        for (;;) {
            json_value const name{text_, at};
            if (text_[name.where_] == '}') return true;
            json_value const one{text_, name.end() + 1};  // after the colon
            if (!f(name, one)) return false;
            at = one.next();
        }
    }

  private:
    [[nodiscard]] constexpr std::optional<json_value> element_at(std::size_t at) const {
        json_value const one{text_, at};
        return text_[one.where_] == ']' ? std::nullopt : std::optional{one};
    }

    static constexpr long long most_digits = 100'000'000'000;

    [[nodiscard]] static constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

    [[nodiscard]] constexpr char first() const { return where_ < text_.size() ? text_[where_] : '\0'; }
    constexpr void pass_blanks() { pass_blanks(where_); }
    constexpr void pass_blanks(std::size_t& at) const {
        while (at < text_.size() && detail::is_json_blank(text_[at])) ++at;
    }

    /// The offset after it and following blanks.
    [[nodiscard]] constexpr std::size_t end() const {
        auto at = where_;
        int depth = 0;
        do {
            char const c = text_[at++];
            if (c == '"')
                for (; text_[at++] != '"';) at += text_[at - 1] == '\\';
            else if (c == '{' || c == '[')
                ++depth;
            else if (c == '}' || c == ']')
                --depth;
            else
                while (at < text_.size() && !ends_word(text_[at])) ++at;
        } while (depth > 0);
        pass_blanks(at);
        return at;
    }
    /// The offset after it and a following comma, if any.
    [[nodiscard]] constexpr std::size_t next() const {
        auto const at = end();
        return at + (text_[at] == ',');
    }
    [[nodiscard]] static constexpr bool ends_word(char c) {
        return detail::is_json_blank(c) || std::string_view{",:{}[]\""}.find(c) != std::string_view::npos;
    }

    [[nodiscard]] constexpr unsigned hex_at(std::size_t at) const {
        unsigned value = 0;
        for (std::size_t i = at; i < at + 4; ++i)
            value = value * 16 + detail::hexadecimal_value(static_cast<char>(text_[i] | 0x20));
        return value;
    }
    /// Decodes the escape after a backslash to UTF-8. Returns its number of bytes.
    constexpr std::size_t unescape(std::size_t& at, char (&out)[4]) const {
        constexpr std::string_view letters = "bfnrt", meanings = "\b\f\n\r\t";
        char const c = text_[at++];
        if (c != 'u') {
            auto const which = letters.find(c);
            out[0] = which == std::string_view::npos ? c : meanings[which];
            return 1;
        }
        unsigned code = hex_at(at);
        at += 4;
        if (code >= 0xD800 && code < 0xDC00) {
            code = 0x10000 + ((code - 0xD800) << 10) + (hex_at(at + 2) - 0xDC00);
            at += 6;
        }
        return write_utf8(code, out);
    }
    [[nodiscard]] static constexpr std::size_t write_utf8(unsigned code, char (&out)[4]) {
        if (code < 0x80) {
            out[0] = static_cast<char>(code);
            return 1;
        }
        std::size_t const length = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
        for (auto i = length - 1; i > 0; --i, code >>= 6) out[i] = static_cast<char>(0x80 | (code & 0x3F));
        out[0] = static_cast<char>((0xF00 >> length & 0xFF) | code);
        return length;
    }

    std::string_view text_;
    std::size_t where_ = 0;
};

class json_value::comparison {
  public:
    using difference_type = std::ptrdiff_t;

    constexpr explicit comparison(json_value const& string)
        : string_{string}, at_{string.where_ + 1}, is_equal_{string.is_text()} {}

    /// Whether exactly the string was written.
    [[nodiscard]] constexpr bool is_equal() const { return is_equal_ && used_ == size_ && string_.text_[at_] == '"'; }

    constexpr comparison& operator*() { return *this; }
    constexpr comparison& operator++() { return *this; }
    constexpr comparison& operator++(int) { return *this; }
    constexpr comparison& operator=(char c) {
        if (is_equal_ && used_ == size_) decode();
        is_equal_ = is_equal_ && unit_[used_++] == c;
        return *this;
    }

  private:
    /// Decodes the next character of the string, if there is one.
    constexpr void decode() {
        is_equal_ = string_.text_[at_] != '"';
        if (!is_equal_) return;
        unit_[0] = string_.text_[at_];
        used_ = 0;
        size_ = 1;
        if (string_.text_[at_++] == '\\') size_ = string_.unescape(at_, unit_);
    }

    json_value string_;
    std::size_t at_ = 0;
    char unit_[4] = {};
    std::size_t used_ = 0;
    std::size_t size_ = 0;
    bool is_equal_ = false;
};

constexpr bool json_value::is(std::string_view plain) const {
    comparison with{*this};
    for (char const c : plain) with = c;
    return with.is_equal();
}

namespace detail {

/// Checks the syntax of a JSON text: RFC 8259, with at most 16 levels of nesting.
class json_check {
  public:
    constexpr explicit json_check(std::string_view text) : text_{text} {}

    constexpr bool whole() {
        if (!value(0)) return false;
        pass_blanks();
        return at_ == text_.size();
    }
    /// The offset of the error.
    [[nodiscard]] constexpr std::size_t where() const { return at_; }

  private:
    static constexpr int deepest = 16;

    constexpr void pass_blanks() {
        while (at_ < text_.size() && is_json_blank(text_[at_])) ++at_;
    }
    constexpr bool take(char c) {
        if (at_ == text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    constexpr bool word(std::string_view expected) {
        for (char const c : expected)
            if (!take(c)) return false;
        return true;
    }
    constexpr bool digits() {
        auto const start = at_;
        while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') ++at_;
        return at_ > start;
    }
    constexpr bool number() {
        take('-');
        if (!take('0') && !digits()) return false;
        if (take('.') && !digits()) return false;
        if (take('e') || take('E')) {
            if (!take('+')) take('-');
            if (!digits()) return false;
        }
        return true;
    }
    /// Reads four hexadecimal digits, or none.
    [[nodiscard]] constexpr std::optional<unsigned> code_unit() {
        unsigned value = 0;
        for (int i = 0; i < 4; ++i) {
            if (at_ == text_.size()) return std::nullopt;
            char const c = text_[at_];
            auto const digit = detail::hexadecimal_value(c >= 'A' && c <= 'F' ? char(c + 32) : c);
            if (digit > 15) return std::nullopt;
            value = value * 16 + digit;
            ++at_;
        }
        return value;
    }
    constexpr bool escaped() {
        if (at_ == text_.size()) return false;
        char const c = text_[at_];
        if (std::string_view{"\"\\/bfnrtu"}.find(c) == std::string_view::npos) return false;
        ++at_;
        if (c != 'u') return true;
        auto const first = code_unit();
        if (!first || (*first >= 0xDC00 && *first < 0xE000)) return false;
        if (*first < 0xD800 || *first >= 0xDC00) return true;
        if (!word("\\u")) return false;
        auto const second = code_unit();
        return second && *second >= 0xDC00 && *second < 0xE000;
    }
    constexpr bool quoted() {
        if (!take('"')) return false;
        while (!take('"')) {
            if (at_ == text_.size() || static_cast<unsigned char>(text_[at_]) < ' ') return false;
            if (take('\\')) {
                if (!escaped()) return false;
                continue;
            }
            auto const length = utf8_length({text_.data() + at_, text_.size() - at_});
            if (length == 0) return false;
            at_ += length;
        }
        return true;
    }
    template <class Member>
    constexpr bool list(char close, Member member) {
        pass_blanks();
        if (take(close)) return true;
        do
            if (!member()) return false;
        while (pass_blanks(), take(','));
        return take(close);
    }
    constexpr bool value(int depth) {
        pass_blanks();
        if (at_ == text_.size() || depth > deepest) return false;
        switch (text_[at_]) {
            case '"': return quoted();
            case 't': return word("true");
            case 'f': return word("false");
            case 'n': return word("null");
            case '[': ++at_; return list(']', [&] { return value(depth + 1); });
            case '{':
                ++at_;
                return list('}', [&] {
                    pass_blanks();
                    return quoted() && (pass_blanks(), take(':')) && value(depth + 1);
                });
            default: return number();
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace detail

/// Why and where a text isn't JSON, if so.
struct json_fault {
    refusal why;
    std::size_t where = 0;
};
[[nodiscard]] constexpr json_fault check_json(std::string_view text) {
    if (text.size() > most_input) return {refusal::too_much, most_input};
    detail::json_check check{text};
    if (check.whole()) return {};
    return {check.where() == text.size() ? refusal::text_too_short : refusal::wrong_json, check.where()};
}

}  // namespace triqueta::text

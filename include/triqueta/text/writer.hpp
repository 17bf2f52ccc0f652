#pragma once

#include <cstddef>
#include <string_view>

namespace triqueta::text {

/// Writes text, character by character, to an output iterator.
template <class Out>
class writer {
  public:
    constexpr explicit writer(Out out) : out_{out} {}

    [[nodiscard]] constexpr Out out() const { return out_; }

    constexpr writer& put(char c) {
        *out_++ = c;
        return *this;
    }
    constexpr writer& put(std::string_view text) {
        for (char const c : text) put(c);
        return *this;
    }
    constexpr writer& number(int n) {
        auto left = static_cast<unsigned>(n);
        if (n < 0) {
            put('-');
            left = 0U - left;
        }
        char digits[10] = {};
        int count = 0;
        do {
            digits[count++] = static_cast<char>('0' + left % 10);
            left /= 10;
        } while (left != 0);
        while (count > 0) put(digits[--count]);
        return *this;
    }

  private:
    Out out_;
};

namespace detail {

/// An output that compares written text with an expected text.
class comparison {
  public:
    using difference_type = std::ptrdiff_t;

    constexpr explicit comparison(std::string_view expected) : expected_{expected} {}
    constexpr comparison& operator*() { return *this; }
    constexpr comparison& operator++() { return *this; }
    constexpr comparison& operator++(int) { return *this; }
    constexpr comparison& operator=(char c) {
        equal_ = equal_ && at_ < expected_.size() && expected_[at_] == c;
        ++at_;
        return *this;
    }
    [[nodiscard]] constexpr bool holds() const { return equal_ && at_ == expected_.size(); }

  private:
    std::string_view expected_;
    std::size_t at_ = 0;
    bool equal_ = true;
};

}  // namespace detail
}  // namespace triqueta::text

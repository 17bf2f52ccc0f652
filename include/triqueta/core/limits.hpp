#pragma once

#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"

#include <cstddef>

namespace triqueta {

/// The most bytes of input: longer texts and bytes are refused unread, and nothing longer is written.
inline constexpr std::size_t most_input = std::size_t{1} << 20;

namespace detail {

inline constexpr int most_points = 1'000'000;  // of a line of a result

/// An output iterator that counts what is written.
class counting_output {
  public:
    using difference_type = std::ptrdiff_t;

    constexpr counting_output& operator*() { return *this; }
    constexpr counting_output& operator++() { return *this; }
    constexpr counting_output& operator++(int) { return *this; }
    template <class T>
    constexpr counting_output& operator=(T const&) {
        ++count_;
        return *this;
    }
    [[nodiscard]] constexpr std::size_t count() const { return count_; }

  private:
    std::size_t count_ = 0;
};

/// Returns write(out), or a refusal if the output would be too long to be read again.
template <class Write, class Out>
[[nodiscard]] constexpr reading<Out> write_within_limit(Write write, Out out) {
    if (write(counting_output{}).count() > most_input) return refusal::too_much;
    return write(out);
}

}  // namespace detail
}  // namespace triqueta

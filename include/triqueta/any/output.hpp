#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace triqueta {

/// Writes to a buffer: counts everything, and stores what fits.
template <class T>
class buffer_output {
  public:
    using difference_type = std::ptrdiff_t;

    buffer_output(T* out, std::size_t capacity) : out_{out}, capacity_{capacity} {}

    buffer_output& operator*() { return *this; }
    buffer_output& operator++() { return *this; }
    buffer_output& operator++(int) { return *this; }
    buffer_output& operator=(T one) {
        if (count_ < capacity_) out_[count_] = one;
        ++count_;
        return *this;
    }
    [[nodiscard]] std::size_t count() const { return count_; }
    /// What was written since this count; empty if not all of it fitted.
    [[nodiscard]] std::span<T const> written_since(std::size_t count) const {
        if (count_ > capacity_) return {};
        return {out_ + count, count_ - count};
    }

  private:
    T* out_;
    std::size_t capacity_;
    std::size_t count_ = 0;
};
using text_output = buffer_output<char>;
using byte_output = buffer_output<std::byte>;

namespace detail {

/// What write(output) writes, as a string or vector. `write` returns the output.
template <class Container, class Write>
[[nodiscard]] Container written_to(Write write) {
    using output = buffer_output<typename Container::value_type>;
    Container all(256, typename Container::value_type{});
    auto const needed = write(output{all.data(), all.size()}).count();
    bool const fits = needed <= all.size();
    all.resize(needed);
    if (!fits) write(output{all.data(), all.size()});
    return all;
}
template <class Write>
[[nodiscard]] std::string string_of(Write write) {
    return written_to<std::string>(write);
}
template <class Write>
[[nodiscard]] std::vector<std::byte> bytes_of(Write write) {
    return written_to<std::vector<std::byte>>(write);
}

}  // namespace detail
}  // namespace triqueta

#pragma once

#include "arguments.hpp"
#include "triqueta.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

/// Writes results to the caller's buffers and structs.
namespace tq {

/// An output iterator that counts all elements, and stores those that fit.
template <class Stored, class Written>
class counting_output {
  public:
    using difference_type = std::ptrdiff_t;

    counting_output(Stored* out, std::size_t capacity) : out_{out}, capacity_{capacity} {}
    counting_output& operator*() { return *this; }
    counting_output& operator++() { return *this; }
    counting_output& operator++(int) { return *this; }
    counting_output& operator=(Written one) {
        if (count_ < capacity_) out_[count_] = static_cast<Stored>(one);
        ++count_;
        return *this;
    }
    [[nodiscard]] std::size_t count() const { return count_; }

  private:
    Stored* out_;
    std::size_t capacity_;
    std::size_t count_ = 0;
};
using text_output = counting_output<char, char>;
using byte_output = counting_output<std::uint8_t, std::byte>;

/// Writes what write(output) produces, or, if the capacity is too small, only its count. `write` returns the output.
template <class Output, class Stored, class Write>
[[nodiscard]] tq_status put(Stored* out, std::size_t capacity, std::size_t* count, Write write) {
    auto const needed = write(Output{nullptr, 0}).count();
    if (needed > triqueta::most_input) return TQ_TOO_LONG;
    if (count != nullptr) *count = needed;
    if (needed > capacity) return TQ_TOO_SMALL;
    write(Output{out, capacity});
    return TQ_OK;
}
template <class Write>
[[nodiscard]] tq_status put_text(char* out, std::size_t capacity, std::size_t* count, Write write) {
    if (auto const no = check_buffer(out, capacity)) return no;
    std::size_t written = 0;
    auto const status = put<text_output>(out, capacity, &written, write);
    if (count != nullptr) *count = written;
    if (status == TQ_OK && written < capacity) out[written] = '\0';
    return status;
}
[[nodiscard]] inline tq_status put_words(char* out, std::size_t capacity, std::size_t* count, std::string_view words) {
    return put_text(out, capacity, count, [words](text_output to) {
        for (char const c : words) *to++ = c;
        return to;
    });
}
template <class Write>
[[nodiscard]] tq_status put_bytes(std::uint8_t* out, std::size_t capacity, std::size_t* count, Write write) {
    if (auto const no = check_buffer(out, capacity)) return no;
    return put<byte_output>(out, capacity, count, write);
}

/// Writes a list of `size` elements; each(add) calls add for each of them.
template <class T, class Each>
[[nodiscard]] tq_status put_list(T* out, std::size_t capacity, std::size_t* count, int size, Each each) {
    if (auto const no = check_buffer(out, capacity)) return no;
    auto const needed = static_cast<std::size_t>(size);
    if (count != nullptr) *count = needed;
    if (needed > capacity) return TQ_TOO_SMALL;
    each([&out](auto one) { *out++ = static_cast<T>(one); });
    return TQ_OK;
}

/// Stores a reason, if the caller passed a place for it, and returns the status.
inline tq_status refuse(triqueta::refusal why, std::int32_t* refusal) {
    if (refusal != nullptr) *refusal = why.code();
    return why ? TQ_REFUSED : TQ_OK;
}

/// Clears the reasons, if their struct_size is set.
inline void clear(tq_reasons* why) {
    if (check_struct(why) == TQ_OK) fill(why, {});
}
/// Stores reasons of an input that isn't text, so without a place.
inline tq_status refuse(triqueta::reasons const& reasons, tq_reasons* why) {
    if (why == nullptr) return TQ_REFUSED;
    tq_reasons all{};
    for (auto const one : reasons) all.refusal[all.count++] = one.code();
    fill(why, all);
    return TQ_REFUSED;
}
inline tq_status refuse(triqueta::reasons const& reasons, std::string_view text, std::size_t where, tq_reasons* why) {
    static_cast<void>(refuse(reasons, why));
    if (why == nullptr) return TQ_REFUSED;
    auto const place = triqueta::text::find_place(text, where);
    why->where = where;
    why->line = place.line;
    why->column = place.column;
    return TQ_REFUSED;
}

}  // namespace tq

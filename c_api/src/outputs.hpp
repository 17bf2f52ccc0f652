#pragma once

#include "arguments.hpp"
#include "triqueta.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

/// Writes results to the caller's buffers and structs.
namespace tq {

using triqueta::byte_output, triqueta::text_output;

/// Writes what write(output) produces, or, if the capacity is too small, only its count. `write` returns the output.
template <class T, class Write>
[[nodiscard]] tq_status put(T* out, std::size_t capacity, std::size_t* count, Write write,
                            std::size_t most = triqueta::most_input) {
    using output = triqueta::buffer_output<T>;
    auto const needed = write(output{nullptr, 0}).count();
    if (needed > most) return TQ_TOO_LONG;
    if (count != nullptr) *count = needed;
    if (needed > capacity) return TQ_TOO_SMALL;
    write(output{out, capacity});
    return TQ_OK;
}
template <class Write>
[[nodiscard]] tq_status put_text(char* out, std::size_t capacity, std::size_t* count, Write write) {
    if (auto const no = check_buffer(out, capacity)) return no;
    std::size_t written = 0;
    auto const status = put(out, capacity, &written, write);
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
[[nodiscard]] tq_status put_bytes(std::uint8_t* out, std::size_t capacity, std::size_t* count, Write write,
                                  std::size_t most = triqueta::most_input) {
    if (auto const no = check_buffer(out, capacity)) return no;
    return put(reinterpret_cast<std::byte*>(out), capacity, count, write, most);
}

/// Writes a list of `size` elements by write().
template <class Write>
[[nodiscard]] tq_status put_list(void const* out, std::size_t capacity, std::size_t* count, int size, Write write) {
    if (auto const no = check_buffer(out, capacity)) return no;
    auto const needed = static_cast<std::size_t>(size);
    if (count != nullptr) *count = needed;
    if (needed > capacity) return TQ_TOO_SMALL;
    write();
    return TQ_OK;
}

/// Stores a reason, if there is one and the caller passed a place for it, and returns the status. Missing memory is a
/// status of its own.
inline tq_status refuse(triqueta::refusal why, std::int32_t* refusal) {
    if (!why) return TQ_OK;
    if (why.code() == TQ_REFUSAL_NO_MEMORY) return TQ_NO_MEMORY;
    if (refusal != nullptr) *refusal = why.code();
    return TQ_REFUSED;
}

}  // namespace tq

#pragma once

#include "handles.hpp"
#include "triqueta.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>

/// Checks of the arguments that callers pass.
namespace tq {

template <class T>
void zero(T* out) {
    if (out != nullptr) *out = T{};
}

/// Checks a handle: not null, live, and of this type.
template <class Handle>
[[nodiscard]] tq_status check(Handle const* handle) {
    if (handle == nullptr) return TQ_NULL;
    tag found{};
    std::memcpy(&found, handle, sizeof found);
    return found == Handle::type ? TQ_OK : TQ_WRONG_HANDLE;
}

/// Checks the size of a caller's struct.
template <class Struct>
[[nodiscard]] tq_status check_struct(Struct const* given) {
    if (given == nullptr) return TQ_NULL;
    if (given->struct_size == 0) return TQ_NO_STRUCT_SIZE;
    return given->struct_size < sizeof(Struct) ? TQ_WRONG_STRUCT_SIZE : TQ_OK;
}
/// The same for a struct that may be null.
template <class Struct>
[[nodiscard]] tq_status check_optional_struct(Struct const* given) {
    return given == nullptr ? TQ_OK : check_struct(given);
}

/// Fills a caller's struct, except its struct_size.
template <class Struct>
void fill(Struct* io, Struct from) {
    from.struct_size = io->struct_size;
    *io = from;
}

/// Checks a buffer: null is allowed only with capacity 0, to ask for the count.
[[nodiscard]] inline tq_status check_buffer(void const* out, std::size_t capacity) {
    return out == nullptr && capacity > 0 ? TQ_NULL : TQ_OK;
}

/// Finds the game that options stand for, as its place in the catalogue.
[[nodiscard]] inline tq_status find_game(tq_options const* options, int& place) {
    if (auto const no = check_struct(options)) return no;
    if (!is_variant(options->variant)) return TQ_NO_SUCH_VARIANT;
    auto const found = games::find(options->variant, options->players);
    if (!found) return TQ_WRONG_OPTIONS;
    place = *found;
    bool const possible = games::at(place, [&]<game G>() { return setup_of<G>(*options).has_value(); });
    return possible ? TQ_OK : TQ_WRONG_OPTIONS;
}

[[nodiscard]] inline tq_status find_memory(tq_allocator const* allocator, memory& from) {
    if (allocator == nullptr) return TQ_OK;
    if (auto const no = check_struct(allocator)) return no;
    if (allocator->allocate == nullptr || allocator->release == nullptr) return TQ_NULL;
    from = memory{*allocator};
    return TQ_OK;
}

[[nodiscard]] inline tq_status check_bytes(void const* bytes, std::size_t length) {
    if (bytes == nullptr && length > 0) return TQ_NULL;
    return length > triqueta::most_input ? TQ_TOO_LONG : TQ_OK;
}
[[nodiscard]] inline std::span<std::byte const> as_bytes(std::uint8_t const* bytes, std::size_t length) {
    return {reinterpret_cast<std::byte const*>(bytes), length};
}

[[nodiscard]] inline tq_status find_text(char const* text, std::size_t length, std::string_view& found) {
    if (auto const no = check_bytes(text, length)) return no;
    found = {text, length};
    return triqueta::text::is_utf8(found) ? TQ_OK : TQ_NOT_UTF8;
}

[[nodiscard]] inline triqueta::text::language const* language_of(std::int32_t number) {
    using triqueta::text::all_languages;
    if (number < 0 || static_cast<std::size_t>(number) >= std::size(all_languages)) return nullptr;
    return all_languages[number];
}

[[nodiscard]] inline std::optional<triqueta::seat> seat_of(std::int32_t number, int players) {
    if (number < 0 || number >= players) return std::nullopt;
    return triqueta::seat{number};
}
[[nodiscard]] inline std::optional<triqueta::viewer> viewer_of(std::int32_t number, int players) {
    if (number == TQ_SPECTATOR) return triqueta::viewer::spectator();
    return seat_of(number, players);
}

}  // namespace tq

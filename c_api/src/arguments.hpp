#pragma once

#include "handles.hpp"
#include "triqueta.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
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

/// Checks the size of a caller's struct, which is at least that of its first version.
template <class Struct>
[[nodiscard]] tq_status check_struct(Struct const* given, std::size_t first_size = sizeof(Struct)) {
    if (given == nullptr) return TQ_NULL;
    if (given->struct_size == 0) return TQ_NO_STRUCT_SIZE;
    return given->struct_size < first_size ? TQ_WRONG_STRUCT_SIZE : TQ_OK;
}
/// The same for a struct that may be null.
template <class Struct>
[[nodiscard]] tq_status check_optional_struct(Struct const* given) {
    return given == nullptr ? TQ_OK : check_struct(given);
}

/// Fills a caller's struct, except its struct_size. One that is smaller gets what the first version had.
template <class Struct>
void fill(Struct* io, Struct from, std::size_t first_size = sizeof(Struct)) {
    from.struct_size = io->struct_size;
    std::memcpy(io, &from, io->struct_size < sizeof from ? first_size : sizeof from);
}

/// An index or a count, for lists at run time.
[[nodiscard]] inline bool is_below(std::int32_t index, std::size_t count) {
    return index >= 0 && static_cast<std::size_t>(index) < count;
}
template <class List>
[[nodiscard]] tq_status put_count(List const& list, std::int32_t* count) {
    if (count == nullptr) return TQ_NULL;
    *count = static_cast<std::int32_t>(std::size(list));
    return TQ_OK;
}

/// Checks a buffer: null is allowed only with capacity 0, to ask for the count.
[[nodiscard]] inline tq_status check_buffer(void const* out, std::size_t capacity) {
    return out == nullptr && capacity > 0 ? TQ_NULL : TQ_OK;
}

[[nodiscard]] inline bool is_variant(std::int32_t number) { return is_below(number, games.all().size()); }
[[nodiscard]] inline triqueta::catalog_entry const& entry_of(std::int32_t variant) {
    return games.all()[static_cast<std::size_t>(variant)];
}
/// A game of a variant. All games of a variant have the same actions, so any will do.
[[nodiscard]] inline triqueta::any_game const& any_game_of(std::int32_t variant) {
    return *games.find(variant, entry_of(variant).least_players);
}

/// A choice of a game, as callers pass it.
struct choice {
    std::int32_t variant;
    std::int32_t const* options;
    std::size_t option_count;
};
/// Finds the game that a choice stands for.
[[nodiscard]] tq_status find_game(choice const& given, triqueta::game_choice& chosen);
/// Writes the variant and all options of a game.
[[nodiscard]] tq_status put_choice(triqueta::game_choice const& chosen, std::int32_t* variant, std::int32_t* options,
                                   std::size_t capacity, std::size_t* count);

[[nodiscard]] inline tq_status find_memory(tq_allocator const* allocator, memory& from) {
    if (allocator == nullptr) return TQ_OK;
    if (auto const no = check_struct(allocator)) return no;
    if (allocator->allocate == nullptr || allocator->release == nullptr) return TQ_NULL;
    from = memory{allocator->context, allocator->allocate, allocator->release};
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

using triqueta::text::language;
[[nodiscard]] inline tq_status find_language(std::int32_t number, language const*& found) {
    using triqueta::text::all_languages;
    if (number < 0 || static_cast<std::size_t>(number) >= std::size(all_languages)) return TQ_NO_SUCH_LANGUAGE;
    found = all_languages[number];
    return TQ_OK;
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

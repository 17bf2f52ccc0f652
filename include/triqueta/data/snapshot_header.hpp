#pragma once

#include "triqueta/core/limits.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/data/sections.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace triqueta {

/// The content of a snapshot.
enum class snapshot_of : std::uint8_t {
    state = 's',
    view = 'v',
    events = 'e',
    match = 'm',
    session = 'n',
    message = 'c',
    batch = 'b'
};

inline constexpr int snapshot_version = 2;

namespace detail {

/// The header of all bytes: "Tq", their content, the version, and in four bytes the code of the game.
inline constexpr std::size_t snapshot_header = 8;

[[nodiscard]] constexpr std::array<std::byte, snapshot_header> header_of(snapshot_of what, std::uint32_t game) {
    std::array<std::byte, snapshot_header> all{std::byte{'T'}, std::byte{'q'}, static_cast<std::byte>(what),
                                               std::byte{snapshot_version}};
    auto* rest = all.data() + 4;
    put_number(rest, game, 4);
    return all;
}

/// A header that was read: the code of the game, or why these bytes don't begin with a header of this content.
struct header_read {
    refusal why;
    std::uint32_t game = 0;
};
[[nodiscard]] constexpr header_read read_header(std::span<std::byte const> bytes, snapshot_of what) {
    bool const is_saved = what == snapshot_of::match || what == snapshot_of::session || what == snapshot_of::batch;
    if (bytes.size() > most_input && !is_saved) return {refusal::too_much};
    auto const expected = header_of(what, 0);
    for (auto i = 0U; i < 3; ++i)
        if (bytes.size() <= i || bytes[i] != expected[i]) return {refusal::wrong_format};
    if (bytes.size() < snapshot_header) return {refusal::bytes_too_short};
    if (bytes[3] != expected[3]) return {refusal::wrong_version};
    return {{}, static_cast<std::uint32_t>(byte_reader{bytes, 4}.number(4))};
}

/// The number of a viewer: the seat plus 1, or 0 for a spectator.
[[nodiscard]] constexpr int number_of_viewer(viewer who) { return who.is_spectator() ? 0 : who.seat().number() + 1; }
[[nodiscard]] constexpr viewer viewer_numbered(int number) {
    return number == 0 ? viewer::spectator() : viewer{seat{number - 1}};
}

}  // namespace detail
}  // namespace triqueta

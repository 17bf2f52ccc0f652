#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace triqueta {

/// Identifies a match in its messages. The caller supplies it, for example a UUID.
using match_id = std::array<std::byte, 16>;

/// A point in the stream of what one viewer sees: how much had happened, and the hash of the viewer's view then.
struct cursor {
    std::uint64_t moment = 0;
    std::uint64_t view_hash = 0;

    friend constexpr bool operator==(cursor, cursor) = default;
};

/// A line of play: what happened without taking moves back, on one run of a server. A later line is greater.
struct line_of_play {
    std::uint64_t run = 0;     // when the session was loaded, as the caller said
    std::uint32_t undone = 0;  // how often moves were taken back or redone

    friend constexpr bool operator==(line_of_play, line_of_play) = default;
    [[nodiscard]] friend constexpr bool operator<(line_of_play a, line_of_play b) {
        return a.run != b.run ? a.run < b.run : a.undone < b.undone;
    }
};

}  // namespace triqueta

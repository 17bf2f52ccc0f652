#pragma once

#include "triqueta/any/cursor.hpp"
#include "triqueta/any/output.hpp"
#include "triqueta/core/limits.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/data/sections.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

/// Messages of a match to its viewers. docs/formats.md has the format.
namespace triqueta::detail {

inline constexpr int message_version = 2;
inline constexpr int most_seats_of_a_message = 32;

/// What a message carries: events, or the whole view.
enum class message_of : std::uint8_t { events, view };

/// The beginning of a message.
struct message_header {
    std::uint32_t game = 0;
    match_id id{};
    line_of_play line;
    viewer who = viewer::spectator();
    message_of content = message_of::events;
    cursor before;
    cursor after;
};

inline void write_number(byte_output& to, std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) *to++ = static_cast<std::byte>(value >> 8 * i & 0xFF);
}

inline constexpr std::size_t message_header_size = 16 + 8 + 4 + 1 + 1 + 4 * 8;

/// Writes a message. content(to) writes the events or the view, and returns the output.
template <class Content>
[[nodiscard]] byte_output write_message(message_header const& header, Content content, byte_output to) {
    for (char const c : {'T', 'q', 'c'}) *to++ = static_cast<std::byte>(c);
    write_number(to, message_version, 1);
    write_number(to, header.game, 4);
    write_number(to, message_header_size + content(byte_output{nullptr, 0}).count(), 4);
    auto const start = to.count();
    for (std::byte const b : header.id) *to++ = b;
    write_number(to, header.line.run, 8);
    write_number(to, header.line.undone, 4);
    write_number(to, header.who.is_spectator() ? 0U : static_cast<std::uint64_t>(header.who.seat().number()) + 1, 1);
    write_number(to, static_cast<std::uint64_t>(header.content), 1);
    for (auto const& at : {header.before, header.after}) {
        write_number(to, at.moment, 8);
        write_number(to, at.view_hash, 8);
    }
    to = content(to);
    checked_output<no_output> checked{no_output{}};
    for (std::byte const b : to.written_since(start)) checked = b;
    write_number(to, checked.check(), 4);
    return to;
}

/// A message that was read. The content points into its bytes.
struct message_read {
    refusal why;
    message_header header;
    std::span<std::byte const> content;
};

[[nodiscard]] inline message_read read_message(std::span<std::byte const> bytes) {
    message_read read;
    if (bytes.size() > most_input) return {refusal::too_much, {}, {}};
    if (bytes.size() < 3 || bytes[0] != std::byte{'T'} || bytes[1] != std::byte{'q'} || bytes[2] != std::byte{'c'})
        return {refusal::wrong_format, {}, {}};
    byte_reader from{bytes, 3};
    if (from.number(1) != message_version && !from.failed()) return {refusal::wrong_version, {}, {}};
    auto& header = read.header;
    header.game = static_cast<std::uint32_t>(from.number(4));
    auto section = from.section();
    from.fail_like(section);
    from.expect_end();
    for (std::byte& b : header.id) b = static_cast<std::byte>(section.number(1));
    header.line.run = section.number(8);
    header.line.undone = static_cast<std::uint32_t>(section.number(4));
    auto const who = static_cast<int>(section.number(1, most_seats_of_a_message));
    header.who = who == 0 ? viewer::spectator() : viewer{seat{who - 1}};
    header.content = static_cast<message_of>(section.number(1, 1));
    for (auto* const at : {&header.before, &header.after}) {
        at->moment = section.number(8);
        at->view_hash = section.number(8);
    }
    from.fail_like(section);
    read.why = from.why();
    if (!read.why) read.content = section.rest();
    return read;
}

}  // namespace triqueta::detail

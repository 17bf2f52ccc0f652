#pragma once

#include "triqueta/any/cursor.hpp"
#include "triqueta/any/output.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/data/sections.hpp"
#include "triqueta/data/snapshot_header.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

/// Messages of a match to its viewers. docs/formats.md has the format.
namespace triqueta::detail {

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

inline constexpr std::size_t message_header_size = 16 + 8 + 4 + 1 + 1 + 4 * 8;

/// Writes a message. content(to) writes the events or the view, and returns the output.
template <class Content>
[[nodiscard]] byte_output write_message(message_header const& header, Content content, byte_output to) {
    for (std::byte const b : header_of(snapshot_of::message, header.game)) *to++ = b;
    put_number(to, message_header_size + content(byte_output{nullptr, 0}).count(), 4);
    auto const start = to.count();
    for (std::byte const b : header.id) *to++ = b;
    put_number(to, header.line.run, 8);
    put_number(to, header.line.undone, 4);
    put_number(to, static_cast<std::uint64_t>(number_of_viewer(header.who)), 1);
    put_number(to, static_cast<std::uint64_t>(header.content), 1);
    for (auto const& at : {header.before, header.after}) {
        put_number(to, at.moment, 8);
        put_number(to, at.view_hash, 8);
    }
    to = content(to);
    checked_output<no_output> checked{no_output{}};
    for (std::byte const b : to.written_since(start)) checked = b;
    put_number(to, checked.check(), 4);
    return to;
}

/// Whether a message with the events is at most twice as long as one with the whole view.
template <class Events, class Whole>
[[nodiscard]] bool are_better(Events events, Whole whole) {
    auto const size_with = [](auto content) { return message_header_size + content(byte_output{nullptr, 0}).count(); };
    return size_with(events) <= 2 * size_with(whole);
}

/// A message that was read. The content points into its bytes.
struct message_read {
    refusal why;
    message_header header;
    std::span<std::byte const> content;
};

[[nodiscard]] inline message_read read_message(std::span<std::byte const> bytes) {
    message_read read;
    auto const begin = read_header(bytes, snapshot_of::message);
    if (begin.why) return {begin.why, {}, {}};
    auto& header = read.header;
    header.game = begin.game;
    byte_reader from{bytes, snapshot_header};
    auto section = from.section();
    from.fail_like(section);
    from.expect_end();
    for (std::byte& b : header.id) b = static_cast<std::byte>(section.number(1));
    header.line.run = section.number(8);
    header.line.undone = static_cast<std::uint32_t>(section.number(4));
    header.who = viewer_numbered(static_cast<int>(section.number(1, most_seats_of_any_game)));
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

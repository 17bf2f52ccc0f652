#pragma once

#include "triqueta/any/output.hpp"
#include "triqueta/core/field.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/language.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace triqueta {

/// Pieces of a game, such as its cards: their kinds count from 0, and each has words.
struct any_pieces {
    char const* name = "";
    int count = 0;
    text_output (*write)(int number, text::language const&, text_output) = nullptr;

    /// The words of a kind, as in actions and events. Empty if none has this number.
    [[nodiscard]] std::string text(int number, text::language const& in) const {
        if (number < 0 || number >= count) return {};
        return detail::string_of([&](text_output to) { return write(number, in, to); });
    }
};

namespace detail {

/// The numbers of an event before the record of its fields.
inline constexpr std::size_t before_event_record = 2;

/// The fields of a game: lists, and functions that write the values of the field with an index, as far as there is
/// room, and return how many there are. Their precondition: there is such a field.
struct field_functions {
    field_list of_views;
    field_list of_events;
    field_list of_results;
    std::span<action_kind const> actions;
    std::span<any_pieces const> pieces;

    std::size_t (*write_view)(void const* view, int index, std::span<std::int32_t>);
    std::size_t (*write_result)(void const* view, int index, std::span<std::int32_t>);
    std::size_t (*write_action)(int number, int index, std::span<std::int32_t>);
    /// Writes each event of bytes with a header, or of a message: its seat, its kind, then the record of its fields.
    /// `count` gets how many numbers these are. Refused, if these aren't events.
    refusal (*write_events)(std::span<std::byte const>, bool with_header, std::span<std::int32_t>, std::size_t& count);
};

}  // namespace detail
}  // namespace triqueta

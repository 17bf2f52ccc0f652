#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/tags.hpp"

#include <cstddef>
#include <string_view>

/// The first tags of a record or a position in text: the format, the game and its number of players.
namespace triqueta::text {

/// The version that is written. Records of version 1 can also be read, and mean the same.
inline constexpr std::string_view text_version = "2";

namespace detail {

/// The number in a tag. Refused if it is missing or out of bounds.
constexpr int number_in(reader& from, tags const& all, std::string_view name, int least, int most) {
    auto const* const found = all.find(name);
    if (found == nullptr) {
        from.fail(refusal::lacks_tag);
        return least;
    }
    reader value{found->value};
    int const number = value.number(least, most);
    value.expect_end();
    if (value.failed()) from.fail(refusal::wrong_tag, found->where);
    return number;
}

}  // namespace detail

/// The game and number of players of a text. None if the text doesn't have them.
struct game_named {
    std::string_view name;
    int players = 0;
    std::size_t where_name = 0;  // offset of its tag in the text
    std::size_t where_players = 0;
};

/// Reads the tags and checks the version of the format first, as other versions may have other tags.
constexpr void read_format(reader& from, tags& all) {
    from.pass_byte_order_mark();
    auto const start = from;
    read(from, all);
    bool const found = all.size() > 0 && all.begin()->name == detail::format_tag;
    if (found && all.begin()->value != text_version && all.begin()->value != "1") {
        from = start;
        return from.fail(refusal::wrong_version, all.begin()->where);
    }
    if (!found) from.fail(refusal::wrong_format, 0);
}

/// The game of a text. Call it first for a text from outside.
[[nodiscard]] constexpr parsed<game_named> read_game(std::string_view text) {
    reader from{text};
    tags all;
    read_format(from, all);
    if (from.failed()) return {from.why(), from.where()};
    game_named named;
    if (auto const* const name = all.find(detail::game_tag)) {
        named.name = name->value;
        named.where_name = name->where;
    } else {
        from.fail(refusal::lacks_tag);
    }
    named.players = detail::number_in(from, all, detail::players_tag, 1, 255);
    if (auto const* const players = all.find(detail::players_tag)) named.where_players = players->where;
    return from.result(named);
}

}  // namespace triqueta::text

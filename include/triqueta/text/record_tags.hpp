#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/tags.hpp"
#include "triqueta/text/writer.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

/// The tags that every record and every position in text has: which format, which game and how it was set up.
namespace triqueta::text {

/// What is written has this version. Records of version 1 are read too, and mean the same.
inline constexpr std::string_view text_version = "2";

namespace detail {

template <class Out>
constexpr void write_number_tag(writer<Out>& to, std::string_view name, int number) {
    to.put('[').put(name).put(" \"").number(number).put("\"]\n");
}

/// The number in a tag, which has to be there and within bounds.
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

inline constexpr int most_number = 2'147'483'647;

}  // namespace detail

/// Which game a text is about, and for how many players; nothing if it doesn't tell.
struct game_named {
    std::string_view name;
    int players = 0;
    std::size_t where_name = 0;  // of their tags in the text
    std::size_t where_players = 0;
};

/// Reads the tags and checks the format's version, first of all: another version's tags may be other ones.
constexpr void read_format(reader& from, tags& all) {
    from.pass_byte_order_mark();
    auto const start = from;
    read(from, all);
    bool const told = all.size() > 0 && all.begin()->name == detail::format_tag;
    if (told && all.begin()->value != text_version && all.begin()->value != "1") {
        from = start;
        return from.fail(refusal::wrong_version, all.begin()->where);
    }
    if (!told) from.fail(refusal::wrong_format, 0);
}

/// Which game the text is about; the first thing that one asks of a text that comes from somewhere.
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

/// The tags that tell the format, the game and its number of players.
template <game G, class Out>
constexpr void write_game(writer<Out>& to, int players) {
    write_tag(to, detail::format_tag, text_version);
    write_tag(to, detail::game_tag, G::name);
    detail::write_number_tag(to, detail::players_tag, players);
}
/// The set-up for so many players, if the tags tell of this game.
template <game G>
[[nodiscard]] constexpr std::optional<setup<G>> read_game(reader& from, tags const& all) {
    auto const* const name = all.find(detail::game_tag);
    if (name == nullptr) from.fail(refusal::lacks_tag);
    if (name != nullptr && name->value != G::name) from.fail(refusal::wrong_game, name->where);
    auto const start = rules_of<G>::setup_for(detail::number_in(from, all, detail::players_tag, 1, 255));
    if (!start)
        if (auto const* const players = all.find(detail::players_tag))
            from.fail(refusal::no_such_variant, players->where);
    return start;
}

/// How a game was set up.
template <game G, class Out>
constexpr void write_setup(writer<Out>& to, setup<G> const& start, int players) {
    write_game<G>(to, players);
    detail::write_number_tag(to, detail::first_tag, start.first.number());
    if constexpr (requires { start.fast; }) write_tag(to, detail::fast_tag, start.fast ? "yes" : "no");
    if constexpr (requires { start.turn_cap; }) detail::write_number_tag(to, detail::turns_tag, start.turn_cap);
}

/// The same from the tags.
template <game G>
[[nodiscard]] constexpr setup<G> read_setup(reader& from, tags const& all) {
    auto start = read_game<G>(from, all);
    if (!start) return {};
    start->first = seat{detail::number_in(from, all, detail::first_tag, 0, 254)};
    if constexpr (requires { start->fast; }) {
        auto const* const fast = all.find(detail::fast_tag);
        if (fast == nullptr) from.fail(refusal::lacks_tag);
        if (fast != nullptr && fast->value != "yes" && fast->value != "no") from.fail(refusal::wrong_tag, fast->where);
        start->fast = fast != nullptr && fast->value == "yes";
    }
    if constexpr (requires { start->turn_cap; })
        start->turn_cap = detail::number_in(from, all, detail::turns_tag, 1, detail::most_number);
    if (from.failed()) return {};
    if (auto const no = rules_of<G>::why_not(*start)) {
        from.fail(no, all.find(detail::first_tag)->where);
        return {};
    }
    return *start;
}

/// Whose view a text tells; nothing if all is told.
[[nodiscard]] constexpr std::optional<viewer> read_viewer(reader& from, tags const& all) {
    auto const* const found = all.find(detail::view_tag);
    if (found == nullptr) return std::nullopt;
    if (found->value == "spectator") return viewer::spectator();
    return seat{detail::number_in(from, all, detail::view_tag, 0, 254)};
}
template <class Out>
constexpr void write_viewer(writer<Out>& to, viewer who) {
    if (who.is_spectator())
        write_tag(to, detail::view_tag, "spectator");
    else
        detail::write_number_tag(to, detail::view_tag, who.seat().number());
}

}  // namespace triqueta::text

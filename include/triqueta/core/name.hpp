#pragma once

#include "triqueta/shipped_names.hpp"

#include <concepts>
#include <string_view>

/// Names of games: snapshots, records and JSON identify a game by its name. A game that is only played needs none.
namespace triqueta {

/// Whether G is one of the library's own games.
template <class G>
inline constexpr bool is_shipped = false;

template <class G>
concept has_name = requires {
    { G::name } -> std::convertible_to<std::string_view>;
};

/// Whether a name is valid: 1 to 32 lower-case letters, digits and underscores, a letter first.
[[nodiscard]] constexpr bool is_game_name(std::string_view name) {
    if (name.empty() || name.size() > 32 || name[0] < 'a' || name[0] > 'z') return false;
    for (char const c : name)
        if (!(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9') && c != '_') return false;
    return true;
}

/// Checks, at compile time, the name of a game that is serialized or put into a catalogue. A house variant without its
/// own name has that of the shipped variant from which it derives.
template <class G>
struct name_holds {
    static_assert(has_name<G>, "this game needs a name to be written or listed: static constexpr char const* name");
    static_assert(
        !has_name<G> || is_game_name(G::name),
        "a game's name has 1 to 32 lower-case letters, digits and underscores, a letter first: change G::name");
    static_assert(!has_name<G> || is_shipped<G> || !is_shipped_name(G::name),
                  "this name belongs to a shipped game: give your game or house variant a name of its own");
    static constexpr bool value = true;
};

}  // namespace triqueta

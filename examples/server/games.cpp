// The only file that instantiates the games. To offer another game, name it here.

#include "games.hpp"

#include "own_game/own_game.hpp"

#include <triqueta/any_games.hpp>
#include <triqueta/triqueta.hpp>

namespace {
// A house variant of Triqueta: Hidden Wolves for four, where only one light token may be kept.
struct night : triqueta::hidden_wolves<4> {
    static constexpr char const* name = "night";
    struct kept : triqueta::at_most<1> {};
};
}  // namespace

constinit triqueta::any_catalog const games =
    triqueta::any_games<triqueta::catalog<triqueta::shipped, night, wasps::game>>;

#pragma once

#include "terminal/games.hpp"
#include "triqueta/any_game.hpp"

#include <string_view>
#include <variant>
#include <vector>

/// Which games there are to play.
namespace terminal {

namespace detail {
template <class F, class... Games>
void each_shipped(F f, std::variant<triqueta::chosen<Games>...> const*) {
    (f(static_cast<triqueta::chosen<Games> const*>(nullptr)), ...);
}
}  // namespace detail

/// The names of the games that a terminal can show, each once.
inline std::vector<std::string_view> variants() {
    std::vector<std::string_view> names;
    auto const add = [&]<class G>(triqueta::chosen<G> const*) {
        if constexpr (presentable<G>)
            if (names.empty() || names.back() != G::name) names.emplace_back(G::name);
    };
    detail::each_shipped(add, static_cast<triqueta::shipped_games::variant_of<triqueta::chosen> const*>(nullptr));
    return names;
}

/// Calls f(chosen<G>) for a game that a terminal can show; false if there is none.
template <class F>
bool visit_game(std::string_view variant, int players, F f) {
    bool found = false;
    (void)triqueta::visit_variant(variant, players, [&]<class G>(triqueta::chosen<G> const& c) {
        if constexpr (presentable<G>) {
            found = true;
            f(c);
        }
    });
    return found;
}

/// How many players a variant may have.
inline std::vector<int> players_of(std::string_view variant) {
    constexpr int most = 99;
    std::vector<int> numbers;
    for (int players = 1; players <= most; ++players)
        if (visit_game(variant, players, [](auto const&) {})) numbers.push_back(players);
    return numbers;
}

}  // namespace terminal

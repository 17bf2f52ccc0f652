#pragma once

#include "triqueta/bots/brain.hpp"
#include "triqueta/bots/weights/base_game.hpp"
#include "triqueta/bots/weights/base_game_2.hpp"
#include "triqueta/bots/weights/hidden_wolves.hpp"
#include "triqueta/bots/weights/hidden_wolves_duel.hpp"
#include "triqueta/bots/weights/mayhem.hpp"
#include "triqueta/bots/weights/race.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace triqueta::bots {

namespace detail {

/// Whether a variant of Triqueta is scored like those that the nets learnt, so that their judgement carries over.
template <animals::variant V>
inline constexpr bool is_scored_as_learnt = [] {
    if (animals::scores_collections<typename V::scoring>) return false;
    for (int count = 0; count <= 15; ++count)
        for (int value = 5; value <= 11; ++value)
            if (V::scoring::animal(count, value) != animals::exactly_three::animal(count, value)) return false;
    return true;
}();

template <animals::variant V>
[[nodiscard]] constexpr std::optional<brain_weights<V>> weights_for(int) {
    if constexpr (!is_scored_as_learnt<V>)
        return std::nullopt;
    else if constexpr (features_of<V>::kinds == 7)
        return V::draw::tokens == 2 ? brain_weights<V>{weights::hidden_wolves_duel}
                                    : brain_weights<V>{weights::hidden_wolves};
    else
        return V::players == 2 ? brain_weights<V>{weights::base_game_2} : brain_weights<V>{weights::base_game};
}
template <std::same_as<triangles::mayhem::game> G>
[[nodiscard]] constexpr std::optional<brain_weights<G>> weights_for(int) {
    return brain_weights<G>{weights::mayhem};
}
template <std::same_as<triangles::race::game> G>
[[nodiscard]] constexpr std::optional<brain_weights<G>> weights_for(int) {
    return brain_weights<G>{weights::race};
}

}  // namespace detail

/// The library's weights for a game with this number of players. None for a house variant that is scored differently.
template <has_features G>
[[nodiscard]] constexpr std::optional<brain_weights<G>> shipped_weights(int players) {
    return detail::weights_for<G>(players);
}

}  // namespace triqueta::bots

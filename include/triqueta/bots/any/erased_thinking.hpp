#pragma once

#include "triqueta/any/erased_position.hpp"
#include "triqueta/bots/any/bot_functions.hpp"
#include "triqueta/bots/brain.hpp"
#include "triqueta/bots/weights_file.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/data/snapshot.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <type_traits>

/// What the tables of functions of bots and of analyses have in common.
namespace triqueta::detail {

template <class Features>
[[nodiscard]] refusal read_net_at(std::span<std::byte const> bytes, std::int8_t* out) {
    auto const read = bots::read_net<Features>(bytes);
    if (!read) return read.why();
    std::copy(read->begin(), read->end(), out);
    return {};
}

template <game G>
[[nodiscard]] refusal why_no_choice(view<G> const& v) {
    auto const turn = v.turn();
    if (turn.is_over()) return refusal::game_is_over;
    if (turn.is_chance()) return refusal::chance_moves;
    return v.who().is_spectator() || !turn.is(v.seat()) ? refusal::not_your_turn : refusal{};
}

/// `Thinker`: the bot or analysis of the game.
template <game G, class Thinker>
[[nodiscard]] constexpr thinking_functions thinking_functions_of() {
    static_assert(std::is_trivially_destructible_v<Thinker>);
    thinking_functions all{
        .code = game_code<G>(),
        .size = sizeof(Thinker),
        .alignment = alignof(Thinker),
        .view_size = sizeof(view<G>),
        .net_size = 0,
        .read_net = nullptr,
        .read_view = [](std::span<std::byte const> bytes, void* at) -> refusal {
            auto const read = triqueta::read_view<G>(bytes);
            if (!read) return *read.why().begin();
            new (at) view<G>{*read};
            return {};
        },
        .why_no_choice = [](void const* at) { return why_no_choice<G>(view_at<G>(at)); },
        .begin = [](void* at, void const* seen,
                    bots::budget most) { static_cast<Thinker*>(at)->begin(view_at<G>(seen), most); },
        .think = [](void* at, std::int64_t nodes) { return static_cast<Thinker*>(at)->think(nodes); },
        .spent = [](void const* at) { return static_cast<Thinker const*>(at)->spent(); },
        .granted = [](void const* at) { return static_cast<Thinker const*>(at)->granted(); },
    };
    if constexpr (bots::has_features<G>) {
        all.net_size = bots::weights_of<G>;
        all.read_net = &read_net_at<bots::features_of<G>>;
    }
    return all;
}

/// Creates a bot or an analysis at a place in memory, with a net if there is one.
template <game G, class Thinker, class... Terms>
void make_thinker(void* at, std::int8_t const* net, Terms const&... terms) {
    if constexpr (bots::has_features<G>)
        if (net != nullptr) {
            new (at) Thinker{terms..., bots::brain_weights<G>{net, bots::weights_of<G>}};
            return;
        }
    new (at) Thinker{terms...};
}

}  // namespace triqueta::detail

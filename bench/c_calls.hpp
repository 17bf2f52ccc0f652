#pragma once

#include "loops.hpp"
#include "sums.hpp"

#include <triqueta/triqueta.hpp>

#include <triqueta.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

/// The same games, played by single calls of the C API and by a match.
namespace bench {

/// Aborts on failure: no call here should fail.
inline void must(tq_status status) {
    if (status != TQ_OK) std::abort();
}

template <triqueta::game G>
[[nodiscard]] std::int32_t c_variant() {
    std::string_view const name = G::name;
    std::int32_t variant = 0;
    must(tq_variant_find(name.data(), name.size(), &variant));
    return variant;
}

/// The name of the kernel that the C library uses.
[[nodiscard]] inline std::string c_kernel_name() {
    std::int32_t kernel = 0;
    must(tq_variant_kernel(c_variant<triqueta::base_game<3>>(), &kernel));
    if (kernel == TQ_ONE_BY_ONE) return "none";
    char name[32];
    must(tq_kernel_name(kernel, name, sizeof name, nullptr));
    return name;
}

struct free_c_handle {
    void operator()(tq_game* game) const { tq_game_free(game); }
    void operator()(tq_batch* batch) const { tq_batch_free(batch); }
};
template <class Handle>
using c_handle = std::unique_ptr<Handle, free_c_handle>;

template <triqueta::game G, int Players>
[[nodiscard]] c_handle<tq_game> c_game() {
    std::int32_t const players = Players;
    tq_game* made = nullptr;
    must(tq_game_new_open(c_variant<G>(), &players, 1, nullptr, &made));
    return c_handle<tq_game>{made};
}

/// The key of the dice for chance. Choices use other dice.
inline constexpr std::uint64_t chance_key = 77;

/// Plays by tq_game_step: one call for each decision.
template <triqueta::game G, int Players>
void play_c_calls(triqueta::dice random, sums& sum) {
    static auto const fresh = c_game<G, Players>();
    static auto const game = c_game<G, Players>();
    tq_dice chance;
    must(tq_dice_set(&chance, chance_key, sum.games));
    must(tq_game_copy(fresh.get(), TQ_FUTURE_UNKNOWN, game.get()));
    must(tq_game_set_dice(game.get(), &chance, nullptr));

    std::int32_t turn = 0;
    std::int32_t legal[triqueta::action_set<G>::most];
    std::size_t count = 0;
    must(tq_game_turn(game.get(), &turn));
    must(tq_game_legal(game.get(), legal, std::size(legal), &count));
    for (; turn >= 0; ++sum.decisions) {
        auto const choice = legal[random.below(static_cast<std::uint32_t>(count))];
        if (tq_game_step(game.get(), choice, &turn, legal, std::size(legal), &count, nullptr) != TQ_OK) {
            sum.refused = true;
            return;
        }
    }
    ++sum.games;
    std::int32_t points[TQ_MOST_PLAYERS];
    must(tq_game_points(game.get(), points, std::size(points), &count));
    for (std::size_t s = 0; s < count; ++s) sum.points[s] += points[s];
}

/// Plays the same games by a match, which keeps their history.
template <triqueta::game G, int Players>
void play_match(triqueta::dice random, sums& sum) {
    triqueta::match<G> m{*triqueta::rules_of<G>::setup_for(Players)};
    m.draw_by(triqueta::dice{chance_key, sum.games});
    int decisions = 0;
    for (auto who = m.to_move(); who; who = m.to_move(), ++decisions)
        if (m.play(*who, random.pick(m.state().legal()))) {
            sum.refused = true;
            return;
        }
    add(sum, m.state(), decisions);
}

/// Plays the same games by apply and reveal, with the same two dice.
template <triqueta::game G, int Players>
void play_with_two_dice(triqueta::dice random, sums& sum) {
    auto s = start<G, Players>();
    triqueta::dice chance{chance_key, sum.games};
    int decisions = 0;
    while (!s.is_over()) {
        if (s.turn().is_seat()) ++decisions;
        if (s.turn().is_seat() ? s.apply(random.pick(s.legal())) : s.reveal(triqueta::urn{chance}(s))) {
            sum.refused = true;
            return;
        }
    }
    add(sum, s, decisions);
}

}  // namespace bench

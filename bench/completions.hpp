#pragma once

#include "loops.hpp"

#include <triqueta/triqueta.hpp>

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace bench {

/// Collects the mover's views at the decisions of consecutive random games.
template <triqueta::game G, int Players>
[[nodiscard]] std::vector<triqueta::view<G>> views_of_movers(std::uint64_t key, std::size_t count) {
    std::vector<triqueta::view<G>> views;
    auto const look_and_play = [&](triqueta::view<G> const& v, triqueta::dice& dice) {
        views.push_back(v);
        return dice.pick(v.legal());
    };
    for (std::uint64_t number = 0; views.size() < count; ++number) {
        triqueta::dice random{key, number};
        auto s = start<G, Players>();
        triqueta::play_on(s, triqueta::urn{random}, look_and_play);
    }
    views.resize(count, views[0]);
    return views;
}

/// Measures completion (determinization) of these views, one in each iteration.
template <triqueta::game G, int Players>
void measure_completions(benchmark::State& state) {
    auto const views = views_of_movers<G, Players>(2024, 512);
    triqueta::dice random{1};
    std::size_t next = 0;
    for (auto _ : state) {
        auto const made = triqueta::complete(views[next++ % views.size()], random);
        benchmark::DoNotOptimize(made);
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

}  // namespace bench

#pragma once

#include "c_calls.hpp"
#include "loops.hpp"

#include <triqueta/data.hpp>

#include <triqueta.h>

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <vector>

/// Batches, stepped by actions that were chosen beforehand; all is told at every step: seats, masks, encoded views,
/// rewards, ends.
namespace bench {

inline constexpr std::size_t batch_places = 256;
inline constexpr std::size_t batch_steps = 100;
inline constexpr std::uint64_t batch_key = 9;

template <triqueta::game G, int Players>
[[nodiscard]] triqueta::batch<G> fresh_batch() {
    return triqueta::batch<G>{batch_key, batch_places, *triqueta::rules_of<G>::setup_for(Players)};
}

template <triqueta::game G>
struct batch_arrays {
    using batch = triqueta::batch<G>;

    std::vector<std::int32_t> seats = std::vector<std::int32_t>(batch_places);
    std::vector<std::uint8_t> masks = std::vector<std::uint8_t>(batch_places * batch::mask_length);
    std::vector<std::int8_t> views = std::vector<std::int8_t>(batch_places * batch::view_length);
    std::vector<std::int32_t> rewards = std::vector<std::int32_t>(batch_places * batch::reward_length);
    std::vector<std::uint8_t> done = std::vector<std::uint8_t>(batch_places);
};

/// For each step, every place's action.
template <triqueta::game G, int Players>
[[nodiscard]] std::vector<std::int32_t> chosen_beforehand() {
    auto games = fresh_batch<G, Players>();
    triqueta::dice random{1};
    std::vector<std::int32_t> all;
    for (std::size_t step = 0; step < batch_steps; ++step) {
        for (std::size_t i = 0; i < batch_places; ++i) all.push_back(random.pick(games[i].position.legal()).number());
        if (games.step({all.data() + step * batch_places, batch_places}, {})) std::abort();
    }
    return all;
}

inline void count_decisions(benchmark::State& state) {
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * batch_places * batch_steps));
}

template <triqueta::game G, int Players>
void measure_batch(benchmark::State& state) {
    auto const actions = chosen_beforehand<G, Players>();
    batch_arrays<G> out;
    for (auto _ : state) {
        auto games = fresh_batch<G, Players>();
        for (auto const* next = actions.data(); next != actions.data() + actions.size(); next += batch_places)
            if (games.step({next, batch_places}, {out.seats, out.masks, out.views, out.rewards, out.done}))
                state.SkipWithError("a move was refused");
    }
    count_decisions(state);
}

template <triqueta::game G, int Players>
void measure_c_batch(benchmark::State& state) {
    auto const actions = chosen_beforehand<G, Players>();
    auto const options = c_options<G, Players>();
    batch_arrays<G> out;
    for (auto _ : state) {
        tq_batch* made = nullptr;
        must(tq_batch_new(&options, batch_key, batch_places, nullptr, &made));
        c_handle<tq_batch> const games{made};
        for (auto const* next = actions.data(); next != actions.data() + actions.size(); next += batch_places)
            if (tq_batch_step(games.get(), next, out.seats.data(), out.masks.data(), out.views.data(),
                              out.rewards.data(), out.done.data()) != TQ_OK)
                state.SkipWithError("a move was refused");
    }
    count_decisions(state);
}

}  // namespace bench

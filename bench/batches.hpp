#pragma once

#include "c_calls.hpp"
#include "loops.hpp"
#include "work.hpp"

#include <triqueta/batch.hpp>

#include <triqueta.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

/// Batches, stepped by actions chosen beforehand. Every step writes all outputs: seats, masks, encoded views, rewards
/// and ends. And simulations, which play many games to their ends.
namespace bench {

struct batch_size {
    std::size_t places = 256;
    std::size_t steps = 100;

    [[nodiscard]] std::size_t decisions() const { return places * steps; }
};

inline constexpr std::uint64_t batch_key = 9;

[[noreturn]] inline void abort_with(char const* message) {
    std::fprintf(stderr, "%s\n", message);
    std::abort();
}

template <triqueta::game G, int Players>
[[nodiscard]] triqueta::batch<G> fresh_batch(std::size_t places) {
    return triqueta::batch<G>{batch_key, places, *triqueta::rules_of<G>::setup_for(Players)};
}

/// The output arrays of a batch.
template <triqueta::game G>
struct batch_arrays {
    using batch = triqueta::batch<G>;

    explicit batch_arrays(std::size_t places)
        : seats(places),
          masks(places * batch::mask_length),
          views(places * batch::view_length),
          rewards(places * batch::reward_length),
          done(places) {}

    std::vector<std::int32_t> seats;
    std::vector<std::uint8_t> masks;
    std::vector<std::int8_t> views;
    std::vector<std::int32_t> rewards;
    std::vector<std::uint8_t> done;
};

/// Chooses the actions: for each step, the action of every place.
template <triqueta::game G, int Players>
[[nodiscard]] std::vector<std::int32_t> chosen_beforehand(batch_size size) {
    auto games = fresh_batch<G, Players>(size.places);
    triqueta::dice random{1};
    std::vector<std::int32_t> all;
    for (std::size_t step = 0; step < size.steps; ++step) {
        for (std::size_t i = 0; i < size.places; ++i) all.push_back(random.pick(games[i].position.legal()).number());
        if (games.step({all.data() + step * size.places, size.places}, {})) std::abort();
    }
    return all;
}

/// Steps a new batch through all actions, in C++ and by the C API.
enum class written { all, no_masks, neither };  // neither masks nor views
template <triqueta::game G, int Players, written What = written::all>
void step_batch(std::vector<std::int32_t> const& actions, std::size_t places, batch_arrays<G>& out) {
    auto games = fresh_batch<G, Players>(places);
    triqueta::batch_outputs outputs{.seats = out.seats, .rewards = out.rewards, .done = out.done};
    if (What == written::all) outputs.masks = out.masks;
    if (What != written::neither) outputs.views = out.views;
    for (auto const* next = actions.data(); next != actions.data() + actions.size(); next += places)
        if (games.step({next, places}, outputs)) std::abort();
}
template <triqueta::game G, int Players>
void step_c_batch(std::vector<std::int32_t> const& actions, std::size_t places, batch_arrays<G>& out) {
    std::int32_t const players = Players;
    tq_batch* made = nullptr;
    must(tq_batch_new(c_variant<G>(), &players, 1, batch_key, places, nullptr, &made));
    c_handle<tq_batch> const games{made};
    tq_batch_io io{};
    io.struct_size = sizeof io;
    io.action_capacity = places;
    io.seat = out.seats.data(), io.seat_capacity = out.seats.size();
    io.mask = out.masks.data(), io.mask_capacity = out.masks.size();
    io.view = out.views.data(), io.view_capacity = out.views.size();
    io.reward = out.rewards.data(), io.reward_capacity = out.rewards.size();
    io.done = out.done.data(), io.done_capacity = out.done.size();
    for (io.action = actions.data(); io.action != actions.data() + actions.size(); io.action += places)
        must(tq_batch_step(games.get(), &io));
}

/// The type of both functions.
template <triqueta::game G>
using batch_stepper = void (*)(std::vector<std::int32_t> const& actions, std::size_t places, batch_arrays<G>& out);

template <triqueta::game G, int Players, batch_stepper<G> Step, std::size_t Places>
[[nodiscard]] work steps() {
    batch_size const size{Places, 100};
    auto const actions = std::make_shared<std::vector<std::int32_t> const>(chosen_beforehand<G, Players>(size));
    auto const out = std::make_shared<batch_arrays<G>>(size.places);
    return [actions, out, size](std::uint64_t amount) {
        for (auto left = amount; left > 0; --left) Step(*actions, size.places, *out);
        return amount * size.decisions();
    };
}

/// Returns nanoseconds per decision, in the fastest of three runs.
template <triqueta::game G, int Players, batch_stepper<G> Step>
[[nodiscard]] double fastest_batch(batch_size size) {
    using clock = std::chrono::steady_clock;
    auto const actions = chosen_beforehand<G, Players>(size);
    batch_arrays<G> out{size.places};
    auto fastest = std::chrono::duration<double, std::nano>::max();
    for (int run = 0; run < 3; ++run) {
        auto const start = clock::now();
        Step(actions, size.places, out);
        fastest = std::min<decltype(fastest)>(fastest, clock::now() - start);
    }
    return fastest.count() / static_cast<double>(size.decisions());
}

/// Simulates a thousand more random games each time. First checks that they are the games that single playouts play.
template <triqueta::game G, int Players>
[[nodiscard]] work playouts() {
    constexpr std::uint64_t games = 1000;
    auto const start = *triqueta::rules_of<G>::setup_for(Players);
    triqueta::totals<G> singly;
    for (std::uint64_t number = 0; number < games; ++number) {
        triqueta::dice random{batch_key, number};
        triqueta::state<G> s{start};
        int const actions = triqueta::play_on(s, triqueta::urn{random}, triqueta::uniform);
        singly.add(s.result(), Players, actions);
    }
    if (triqueta::simulate<G>(batch_key, {0, games}, triqueta::uniform, start) != singly)
        abort_with("a simulation isn't the sum of single games");
    return [start, first = std::uint64_t{0}](std::uint64_t amount) mutable {
        std::uint64_t actions = 0;
        for (; amount > 0; --amount, first += games)
            actions += triqueta::simulate<G>(batch_key, {first, games}, triqueta::uniform, start).actions;
        return actions;
    };
}

/// The same by tq_simulate. First checks that it takes as many actions.
template <triqueta::game G, int Players>
[[nodiscard]] work c_playouts() {
    constexpr std::uint64_t games = 1000;
    auto const simulated = [](std::uint64_t first) {
        std::int32_t const players = Players;
        tq_totals sum{};
        sum.struct_size = sizeof sum;
        must(tq_simulate(c_variant<G>(), &players, 1, batch_key, first, games, &sum));
        return sum.actions;
    };
    auto const start = *triqueta::rules_of<G>::setup_for(Players);
    if (triqueta::simulate<G>(batch_key, {0, games}, triqueta::uniform, start).actions != simulated(0))
        abort_with("the C library plays other games");
    return [simulated, first = std::uint64_t{0}](std::uint64_t amount) mutable {
        std::uint64_t actions = 0;
        for (; amount > 0; --amount, first += games) actions += simulated(first);
        return actions;
    };
}

}  // namespace bench

#pragma once

#include "loops.hpp"
#include "work.hpp"

#include <triqueta/batch.hpp>
#include <triqueta/text.hpp>

#include <benchmark/benchmark.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <span>
#include <string>
#include <vector>

/// What is done with views of movers.
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

/// Calls f(view), which returns a count, with one view after the other: more than a processor learns by heart.
template <triqueta::game G, int Players, class F>
[[nodiscard]] work with_views(F f) {
    auto const views = std::make_shared<std::vector<triqueta::view<G>> const>(views_of_movers<G, Players>(2024, 2048));
    return [views, f, next = std::size_t{0}](std::uint64_t amount) mutable {
        std::uint64_t count = 0;
        for (; amount > 0; --amount) count += f((*views)[next++ % views->size()]);
        return count;
    };
}

/// Calls f(view), which returns a count, with each of a few views of different games in turn: the same views at any
/// speed.
template <triqueta::game G, int Players, class F>
[[nodiscard]] work with_each_of_few_views(F f) {
    constexpr std::size_t few = 4;
    constexpr std::size_t between = 500;
    auto const views = views_of_movers<G, Players>(2024, few * between);
    std::vector<triqueta::view<G>> chosen;
    for (std::size_t i = between / 2; i < views.size(); i += between) chosen.push_back(views[i]);
    return [chosen, f](std::uint64_t amount) mutable {
        std::uint64_t count = 0;
        for (; amount > 0; --amount)
            for (auto const& v : chosen) count += f(v);
        return count;
    };
}

/// Completion (determinization).
template <triqueta::game G, int Players>
[[nodiscard]] work completions() {
    return with_views<G, Players>([random = triqueta::dice{1}](triqueta::view<G> const& v) mutable {
        auto const made = triqueta::complete(v, random);
        benchmark::DoNotOptimize(made);
        return 1U;
    });
}

template <triqueta::game G, int Players>
[[nodiscard]] work encodings() {
    return with_views<G, Players>([](triqueta::view<G> const& v) {
        static std::array<std::int8_t, static_cast<std::size_t>(triqueta::encoding_length<G>)> out;
        triqueta::encode(v, std::span<std::int8_t>{out});
        benchmark::ClobberMemory();
        return 1U;
    });
}

template <triqueta::game G, int Players>
[[nodiscard]] work views_as_json() {
    return with_views<G, Players>([out = std::string{}](triqueta::view<G> const& v) mutable {
        out.clear();
        triqueta::text::write_json(v, triqueta::text::in_english, std::back_inserter(out));
        benchmark::DoNotOptimize(out);
        return 1U;
    });
}

/// Evaluates views, and counts the tries of all their actions.
template <triqueta::game G, int Players>
[[nodiscard]] work tries() {
    return with_each_of_few_views<G, Players>([](triqueta::view<G> const& v) {
        constexpr std::uint64_t of_each = 1000;
        auto const found = triqueta::evaluate(v, of_each);
        benchmark::DoNotOptimize(found);
        return static_cast<std::uint64_t>(found.size()) * of_each;
    });
}
/// The same by completing the view and playing single games.
template <triqueta::game G, int Players>
[[nodiscard]] work single_tries() {
    return with_each_of_few_views<G, Players>([random = triqueta::dice{1}](triqueta::view<G> const& v) mutable {
        triqueta::tried_action<G> sum;
        for (auto const a : v.distinct()) {
            auto s = triqueta::complete(v, random);
            s.apply_unchecked(a);
            triqueta::play_on(s, triqueta::urn{random}, triqueta::uniform);
            sum.add(s.result(), v.seat());
        }
        benchmark::DoNotOptimize(sum);
        return sum.tries;
    });
}

}  // namespace bench

#pragma once

#include "triqueta/bots/bot.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/view.hpp"

#include <chrono>
#include <cstdint>

/// Thinking for some time instead of some nodes, for apps. What comes out depends on the speed of the machine. This is
/// the only place where the library reads a clock.
namespace triqueta::bots {

/// More nodes than anybody waits for: a budget that time limits.
inline constexpr budget as_long_as_it_takes{std::int64_t{1} << 40};

/// Thinks in small slices while go_on() is true, at least one slice. `thinker` is a bot or an analysis that has begun.
/// Returns whether its budget is spent.
template <class Thinker, class GoOn>
bool think_while(Thinker& thinker, GoOn go_on) {
    constexpr std::int64_t slice = 64;
    while (!thinker.think(slice))
        if (!go_on()) return false;
    return true;
}

/// The same for some time, by a clock such as std::chrono::steady_clock.
template <class Clock = std::chrono::steady_clock, class Thinker>
bool think_for(Thinker& thinker, std::chrono::milliseconds time) {
    auto const until = Clock::now() + time;
    return think_while(thinker, [until] { return Clock::now() < until; });
}

/// A bot's choice after some time, or earlier if it needs no more.
template <class Clock = std::chrono::steady_clock, game G>
[[nodiscard]] action<G> choose_within(bot<G>& bot, view<G> const& v, std::chrono::milliseconds time) {
    bot.begin(v, as_long_as_it_takes);
    think_for<Clock>(bot, time);
    return bot.choice();
}

}  // namespace triqueta::bots

// Opponents at levels: two bots play a game of Triangle Mayhem. Each gets views of its own seat and nothing else.

#include <triqueta/bots.hpp>
#include <triqueta/triqueta.hpp>

#include <cstdio>

namespace tq = triqueta;
namespace bots = triqueta::bots;

// Thinks in slices, so that an app can draw a bar or stop. The choice doesn't depend on the size of the slices.
template <tq::game G>
tq::action<G> think(bots::bot<G>& bot, tq::view<G> const& v) {
    bot.begin(v, {.nodes = 500});
    while (!bot.think(100)) {
        // Here an app shows bot.spent().nodes of bot.granted().nodes, or leaves the loop to stop.
    }
    return bot.choice();
}

int main() {
    bots::bot<tq::mayhem> best{bots::level::best, tq::dice{1}};
    bots::bot<tq::mayhem> beginner{bots::level::beginner, tq::dice{2}};

    tq::match<tq::mayhem> game{tq::seed_from(7)};
    while (auto const seat = game.to_move()) {
        auto const view = game.view(*seat);
        auto const chosen = seat->number() == 0 ? think(best, view) : beginner.choose(view);
        if (auto no = game.play(*seat, chosen)) return std::puts(tq::text::english(no)), 1;
    }
    std::printf("best %d, beginner %d\n", game.result().points(tq::seat{0}).value(),
                game.result().points(tq::seat{1}).value());
}

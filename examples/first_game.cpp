// Plays a whole game of Hidden Wolves at random. docs/views.md says what a result has besides points.

#include <triqueta/triqueta.hpp>

#include <cstdio>

namespace tq = triqueta;

int main() {
    tq::match<tq::hidden_wolves<3>> game{tq::seed_from(7)};  // a server gives 32 bytes of entropy instead
    tq::dice dice{1};
    while (auto seat = game.to_move()) {
        auto const legal = game.view(*seat).legal();
        if (auto no = game.play(*seat, dice.pick(legal))) return std::puts(tq::text::english(no)), 1;
    }
    for (auto const& score : game.result()) std::printf("%d points\n", score.points.value());
}

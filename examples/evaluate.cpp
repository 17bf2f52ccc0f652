// "What are my chances?": random play after each action of a player, a thousand times each.

#include <triqueta/batch.hpp>
#include <triqueta/text.hpp>

#include <cstdio>
#include <iterator>
#include <string>

namespace tq = triqueta;
using game = tq::base_game<3>;

int main() {
    // Some turns of a game at random.
    tq::match<game> match{tq::seed_from(7)};
    tq::dice dice{1};
    for (int moves = 0; moves < 20; ++moves) {
        auto const mover = *match.to_move();
        if (match.play(mover, dice.pick(match.view(mover).legal()))) return 1;
    }

    auto const view = match.view(*match.to_move());
    auto const found = tq::evaluate(view, 1000);
    for (auto const& one : found) {
        std::string action;
        tq::text::write_text(one.what, tq::text::in_english, std::back_inserter(action));
        std::printf("%-20s wins %4.1f %%, %5.2f points\n", action.c_str(), 100 * one.share_of_wins(), one.mean());
    }
}

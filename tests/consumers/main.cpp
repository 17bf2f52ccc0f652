#include <triqueta/triqueta.hpp>
#include <triqueta/version.hpp>

#include <cstdio>

namespace tq = triqueta;

static_assert(tq::version >= tq::version_number{0, 1, 0});

int main() {
    tq::match<tq::base_game<3>> match{tq::seed_from(7)};
    tq::dice dice{1};
    while (auto const seat = match.to_move())
        if (match.play(*seat, dice.pick(match.view(*seat).legal()))) return 1;
    std::puts(match.is_over() ? "a game was played" : "the game isn't over");
    return match.is_over() ? 0 : 1;
}

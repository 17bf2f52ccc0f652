// Triangle Mayhem: a random game, and a score pad for people who play it with real cards.

#include <triqueta/triqueta.hpp>

#include <array>
#include <cstdio>

namespace tq = triqueta;
using enum tq::cut;
using enum tq::colour;

namespace {

int play() {
    tq::match<tq::mayhem> game{tq::seed_from(7), {.players = 4, .fast = true}};
    tq::dice dice{1};
    while (auto const seat = game.to_move())
        if (auto no = game.play(*seat, dice.pick(game.view(*seat).legal()))) return std::puts(tq::text::english(no)), 1;
    for (auto const& line : game.result())
        std::printf("%d pure, %d unpure: %d points\n", line.pure, line.unpure, line.points.value());
    return 0;
}

void score() {
    // The second claim isn't a triangle: it has no 2. A horizontal 2 was left over at the end.
    std::array const claims{
        tq::claimed{tq::seat{0},
                    {tq::piece(vertical, 1, red), tq::piece(vertical, 2, red), tq::piece(vertical, 3, red)}},
        tq::claimed{tq::seat{1},
                    {tq::piece(horizontal, 1, pink), tq::piece(horizontal, 3, red), tq::piece(centered, 1, green)}},
    };
    std::array const left_in_the_middle{tq::piece(horizontal, 2, green)};
    auto const pad = tq::settle(claims, left_in_the_middle);
    for (auto const s : {tq::seat{0}, tq::seat{1}})
        std::printf("%d points, %d wrong, %d left over because of it\n", pad.points[s].value(), pad.wrong[s],
                    pad.pieces_left[s]);
}

}  // namespace

int main() {
    score();
    return play();
}

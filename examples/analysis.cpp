// What a move is worth: for each legal action the chance to win and the expected points, with their errors.

#include <triqueta/bots.hpp>
#include <triqueta/text.hpp>
#include <triqueta/triqueta.hpp>

#include <cstdio>
#include <iterator>
#include <string>

namespace tq = triqueta;
namespace bots = triqueta::bots;

using game = tq::base_game<2>;

double in_units(std::int32_t of) { return static_cast<double>(of) / bots::estimate::one; }

void show(bots::judged_action<game> const& one) {
    std::string line;
    tq::text::write_text(one.what, tq::text::in_english, std::back_inserter(line));
    std::printf("%-8s wins %4.1f %% +- %.1f, %4.1f points +- %.1f\n", line.c_str(), 100 * in_units(one.chance.mean),
                100 * in_units(one.chance.error), in_units(one.points.mean), in_units(one.points.error));
}

int main() {
    tq::match<game> m{tq::seed_from(7)};
    tq::dice dice{1};
    for (int moves = 0; moves < 30 && m.to_move(); ++moves)
        if (m.play(*m.to_move(), dice.pick(m.view(*m.to_move()).legal()))) return 1;

    auto const view = m.view(*m.to_move());
    auto const worth = bots::analyze(view, {.nodes = 20'000});
    for (int i = 0; i < worth.size(); ++i) show(worth[i]);

    // The same in slices, so that an app can draw a bar, show what is known so far, or stop.
    bots::analysis<game> slowly;
    slowly.begin(view, {.nodes = 20'000});
    while (!slowly.think(1'000) && slowly.best().chance.error > bots::estimate::one / 200) {
    }
    std::puts("The best so far:");
    show(slowly.best());

    std::string why;
    tq::text::write_remarks<game>(view, slowly.best().what, tq::text::in_english, std::back_inserter(why));
    std::puts(why.c_str());
}

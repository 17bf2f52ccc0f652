// triqueta_demo: plays a whole game and shows what a spectator sees.
#include "terminal/device.hpp"
#include "terminal/narrator.hpp"
#include "terminal/options.hpp"
#include "terminal/pen.hpp"
#include "terminal/presentations.hpp"
#include "terminal/program.hpp"
#include "terminal/stage.hpp"
#include "terminal/words/phrase.hpp"
#include "terminal/words/words.hpp"
#include "triqueta/triqueta.hpp"

#include <cstdint>
#include <string>

namespace {

using namespace terminal;

constexpr std::uint64_t usual_seed = 7;

// Pauses, in beats.
constexpr double at_introduction = 14, at_end_of_round = 4, at_move = 1;

template <triqueta::game G>
int watch(triqueta::setup<G> const& start, options const& o, device& d, pen const& p) {
    auto const seed = o.seed.value_or(usual_seed);
    triqueta::match<G> m{triqueta::seed_from(seed), start};
    narrator<G> story{triqueta::view<G>{triqueta::viewer::spectator(), start}, p};
    simple_player<G> player;
    triqueta::dice dice{seed};
    stage scene{d, p, tempo{o.speed}};

    if (auto const no = story.follow(m)) return mistake<G>(no, p);
    lines told = introduction(story.view(), p);
    append(told, story.take());
    for (auto const& sentence : told) scene.print(sentence);
    scene.show(draw_table(story.view(), p), {}, true);
    static_cast<void>(story.take_turning_point());  // already shown
    scene.wait(at_introduction);
    while (auto const who = m.to_move()) {
        if (d.over()) return d.exit_code();
        auto no = m.play(*who, triqueta::ask(player, m.state(), dice));
        if (!no) no = story.follow(m);
        if (no) return mistake<G>(no, p);

        told = story.take();
        for (auto const& sentence : told) scene.print(sentence);
        scene.show(draw_table(story.view(), p), story.happening(), story.take_turning_point());
        scene.wait(told.size() > 1 ? at_end_of_round : at_move);
    }
    if (scene.leave())
        for (auto const& sentence : told) scene.print(sentence);
    scene.write(final_scores(story.view(), p));
    scene.print(fill(p.say().seed, {std::to_string(seed)}));
    return d.exit_code();
}

}  // namespace

int main(int count, char** arguments) {
    program const demo{"triqueta_demo", &words::help_demo, "7", false};
    return run(demo, count, arguments,
               []<triqueta::game G>(triqueta::setup<G> const& start, options const& o, device& d, pen const& p) {
                   return watch<G>(start, o, d, p);
               });
}

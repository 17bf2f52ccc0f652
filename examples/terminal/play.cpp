// triqueta_play: a game against the program. The person is shown their own view and nothing else; so are the others.
#include "device.hpp"
#include "games.hpp"
#include "narrator.hpp"
#include "options.hpp"
#include "pen.hpp"
#include "person.hpp"
#include "phrase.hpp"
#include "program.hpp"
#include "tempo.hpp"
#include "triqueta/triqueta.hpp"
#include "words.hpp"

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <type_traits>

namespace {

using namespace terminal;

/// Only for a deal that is new each time: entropy for games where nobody cheats.
std::uint64_t new_seed() { return std::random_device{}(); }

template <triqueta::game G>
int play(triqueta::setup<G> const& start, options const& o, device& d, pen const& p) {
    triqueta::seat const you{o.seat - 1};
    auto const seed = o.seed ? *o.seed : new_seed();
    triqueta::match<G> m{triqueta::seed_from(seed), start};
    narrator<G> story{triqueta::view<G>{you, start}, p};
    simple_player<G> other;
    triqueta::dice dice{seed};
    tempo const pace{o.speed};
    person<G> human{d, p};

    if (auto const no = story.follow(m)) return mistake(no, p);
    for (auto const& sentence : introduction(story.view(), p)) human.tell(sentence);
    human.tell(fill(p.say().seated, {std::to_string(o.seat)}));
    for (auto const& sentence : story.take()) human.tell(sentence);
    bool table_is_new = true;
    while (auto const who = m.to_move()) {
        auto action = std::optional<triqueta::action<G>>{};
        if (*who == you) {
            if (table_is_new) human.show(story.view());
            table_is_new = false;
            action = human.ask(story.view());
            if (!action) return d.exit_code();
        } else {
            action = triqueta::ask(other, m.state(), dice);
        }
        auto no = m.play(*who, *action);
        if (!no) no = story.follow(m);
        if (no) return mistake(no, p);

        table_is_new = table_is_new || *who != you || story.happening().empty();
        if (*who == you) story.pause();
        for (auto const& sentence : story.take()) {
            human.tell(sentence);
            if (*who != you) pace.wait(d, 1);
        }
        if (d.over()) return d.exit_code();
    }
    d.write("\n");
    for (auto const& line : final_scores(story.view(), p)) d.write(line + '\n');
    d.write("\n");
    human.tell(fill(p.say().seed, {std::to_string(seed)}));
    return d.exit_code();
}

}  // namespace

int main(int count, char** arguments) {
    program const game{"triqueta_play", &words::help_play, nullptr, true};
    return run(game, count, arguments, [](auto const& chosen, options const& o, device& d, pen const& p) {
        return play<typename std::decay_t<decltype(chosen)>::game>(set_up(chosen, o), o, d, p);
    });
}

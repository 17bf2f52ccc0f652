#pragma once

#include "terminal/device.hpp"
#include "terminal/narrator.hpp"
#include "terminal/options.hpp"
#include "terminal/pen.hpp"
#include "terminal/person.hpp"
#include "terminal/presentations.hpp"
#include "terminal/program.hpp"
#include "terminal/tempo.hpp"
#include "terminal/words/phrase.hpp"
#include "terminal/words/words.hpp"
#include "triqueta/text.hpp"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <random>
#include <string>

namespace terminal {

/// A new seed for each game. It has too little entropy for games in which somebody might cheat.
inline std::uint64_t new_seed() { return std::random_device{}(); }

/// Whether the file of --record can be written; checked before the game.
inline bool can_save(options const& o) {
    if (o.record.empty()) return true;
    std::FILE* const file = std::fopen(o.record.c_str(), "ab");  // keeps the content until the game is over
    if (file != nullptr && std::fclose(file) == 0) return true;
    std::perror(o.record.c_str());
    return false;
}

/// Writes the game to the file of --record, over or not. False if that fails.
template <triqueta::game G>
bool save(triqueta::match<G> const& m, options const& o) {
    if (o.record.empty()) return true;
    std::string text;
    if (auto const written = triqueta::text::write_record(m, {}, std::back_inserter(text)); !written) {
        std::fprintf(stderr, "%s: %s\n", o.record.c_str(),
                     triqueta::text::sentence<G>(*written.why().begin(), triqueta::text::in_english));
        return false;
    }
    std::FILE* const file = std::fopen(o.record.c_str(), "wb");
    bool const written = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
    bool const closed = file != nullptr && std::fclose(file) == 0;
    if (!written || !closed) std::perror(o.record.c_str());
    return written && closed;
}

/// A game against the program. Each player, the program too, sees only their own view.
template <triqueta::game G>
int play(triqueta::setup<G> const& start, options const& o, device& d, pen const& p) {
    if (!can_save(o)) return EXIT_FAILURE;
    triqueta::seat const you{o.seat - 1};
    auto const seed = o.seed ? *o.seed : new_seed();
    triqueta::match<G> m{triqueta::seed_from(seed), start};
    narrator<G> story{triqueta::view<G>{you, start}, p};
    simple_player<G> other;
    triqueta::dice dice{seed};
    tempo const pace{o.speed};
    person<G> human{d, p};

    if (auto const no = story.follow(m)) return mistake<G>(no, p);
    for (auto const& sentence : introduction(story.view(), p)) human.print(sentence);
    human.print(fill(p.say().seated, {std::to_string(o.seat)}));
    for (auto const& sentence : story.take()) human.print(sentence);
    auto const end = [&] { return save(m, o) ? d.exit_code() : EXIT_FAILURE; };
    bool table_is_new = true;
    while (auto const who = m.to_move()) {
        auto action = std::optional<triqueta::action<G>>{};
        if (*who == you) {
            if (table_is_new) human.show(story.view());
            table_is_new = false;
            action = human.ask(story.view());
            if (!action) return end();
        } else {
            action = triqueta::ask(other, m.state(), dice);
        }
        auto no = m.play(*who, *action);
        if (!no) no = story.follow(m);
        if (no) return mistake<G>(no, p);

        table_is_new = table_is_new || *who != you || story.happening().empty();
        if (*who == you) story.pause();
        for (auto const& sentence : story.take()) {
            human.print(sentence);
            if (*who != you) pace.wait(d, 1);
        }
        if (d.over()) return end();
    }
    d.write("\n");
    for (auto const& line : final_scores(story.view(), p)) d.write(line + '\n');
    d.write("\n");
    human.print(fill(p.say().seed, {std::to_string(seed)}));
    return end();
}

/// Plays the game that the command line describes. `name` is the name of the program.
inline int play_as(char const* name, int count, char const* const* arguments) {
    program const game{name, &words::help_play, nullptr, true};
    return run(game, count, arguments,
               []<triqueta::game G>(triqueta::setup<G> const& start, options const& o, device& d, pen const& p) {
                   return play<G>(start, o, d, p);
               });
}

}  // namespace terminal

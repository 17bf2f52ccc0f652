#pragma once

#include "terminal/catalogue.hpp"
#include "terminal/device.hpp"
#include "terminal/game_options.hpp"
#include "terminal/help.hpp"
#include "terminal/options.hpp"
#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/words/language.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/state.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace terminal {

/// What differs between the programs before a game begins.
struct program {
    char const* name;
    char const* words::*about;
    char const* usual_seed;  // null for a new one each time
    bool has_seat;
};

inline constexpr int wrong_usage = 2;

/// Reads the command line, and calls game.template operator()<G>(set-up, options, device, pen), which returns the exit
/// code.
template <class F>
int run(program const& what, int count, char const* const* arguments, F game) {
    device d;
    std::vector<std::string> const typed{arguments + (count > 0 ? 1 : 0), arguments + count};
    pen const p{language_of(typed), d.fancy(), d.unicode()};
    option_reader reader{p, what.has_seat};
    auto const chosen = reader.read(typed);
    if (!chosen) {
        std::string const advice = fill(p.say().see_help, {what.name});
        std::fprintf(stderr, "%s: %s\n%s\n", what.name, reader.why().c_str(), advice.c_str());
        return wrong_usage;
    }
    if (chosen->help) {
        option_help const help{p, what.has_seat};
        d.write(help.text(what.name, p.say().*what.about, what.usual_seed ? what.usual_seed : p.say().some_seed));
        return d.exit_code();
    }
    int code = EXIT_FAILURE;
    (void)games::visit(chosen->variant, chosen->players, [&]<triqueta::game G>(triqueta::setup<G> const& usual) {
        static_assert(presentable<G>, "this game lacks words for its actions or events: text/notation.hpp");
        auto const start = set_up<G>(usual, chosen->game);
        if (auto const no = triqueta::state<G>::why_not(start)) {
            std::fprintf(stderr, "%s: %s\n", what.name, p.spoken().template why<G>(no));
            code = wrong_usage;
        } else {
            code = game.template operator()<G>(start, *chosen, d, p);
        }
    });
    return code;
}

/// The end of a program whose own moves or events were refused.
template <triqueta::game G>
int mistake(triqueta::refusal why, pen const& p) {
    std::fprintf(stderr, "%s\n", fill(p.say().internal, {p.spoken().template why<G>(why)}).c_str());
    return EXIT_FAILURE;
}

}  // namespace terminal

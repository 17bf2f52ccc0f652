#pragma once

#include "terminal/catalogue.hpp"
#include "terminal/device.hpp"
#include "terminal/options.hpp"
#include "terminal/pen.hpp"
#include "terminal/words/language.hpp"
#include "triqueta/core/refusal.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace terminal {

/// What differs between the programs before a game begins.
struct program {
    char const* name;
    char const* words::*about;
    char const* usual_seed;  // null: a new one each time
    bool has_seat;
};

inline constexpr int wrong_usage = 2;

/// Reads the command line, and calls game(chosen<G>, options, device, pen), whose answer is the exit code.
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
        d.write(reader.help(what.name, p.say().*what.about, what.usual_seed ? what.usual_seed : p.say().some_seed));
        return d.exit_code();
    }
    int code = EXIT_FAILURE;
    visit_game(chosen->variant, chosen->players, [&](auto const& g) { code = game(g, *chosen, d, p); });
    return code;
}

/// The end of a program whose own moves or events were refused.
inline int mistake(triqueta::refusal why, pen const& p) {
    std::fprintf(stderr, "%s\n", fill(p.say().internal, {p.spoken().why(why)}).c_str());
    return EXIT_FAILURE;
}

}  // namespace terminal

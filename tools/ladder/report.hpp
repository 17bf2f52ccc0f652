#pragma once

#include "ladder/contest.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include <unistd.h>

namespace ladder {

/// One contest, as it ended.
struct result {
    contestant first, second;
    tally got;

    /// Whether it is a step of the ladder: a level above `random` or another level.
    [[nodiscard]] bool is_step() const {
        return first.what >= kind::beginner && second.what != kind::terminal && second.what != kind::flat;
    }
};

/// The contests of one game.
struct game_report {
    std::string game;
    int players;
    std::vector<result> contests;
};

inline void print_head() {
    std::printf("%-19s %2s  %-9s %-9s %6s %13s %6s %6s %7s %7s %8s %7s %7s\n", "game", "n", "first", "against", "deals",
                "share", "Elo", "from", "to", "margin", "ms", "most ms", "nodes");
}

inline void print_line(game_report const& r, result const& c) {
    tally const& t = c.got;
    double const low = t.mean() - t.error(), high = t.mean() + t.error();
    double const choices = static_cast<double>(std::max(t.choices, 1L));
    std::printf("%-19s %2d  %-9s %-9s %6ld %5.1f %% ± %4.1f %6.0f %6.0f %7.0f %7.2f %8.4f %7.2f %7.0f", r.game.c_str(),
                r.players, c.first.name().c_str(), c.second.name().c_str(), t.deals, 100 * t.mean(), 100 * t.error(),
                elo(t.mean()), elo(low), elo(high), t.margin / static_cast<double>(t.deals), t.milliseconds / choices,
                t.slowest, static_cast<double>(t.nodes) / choices);
    if (t.winnerless > 0)
        std::printf("  winnerless %.1f %%", 100 * static_cast<double>(t.winnerless) / static_cast<double>(t.games));
    std::printf("\n");
    std::fflush(stdout);
}

/// Shows how far a contest has come, on a terminal only.
inline void show_progress(game_report const& r, contestant first, contestant second, tally const& so_far, long most) {
    if (isatty(STDERR_FILENO) == 0) return;
    std::fprintf(stderr, "\r%s %d: %s against %s, %ld of %ld deals, %.1f %%\x1b[K", r.game.c_str(), r.players,
                 first.name().c_str(), second.name().c_str(), so_far.deals, most, 100 * so_far.mean());
}
/// Removes what `show_progress` showed.
inline void clear_progress() {
    if (isatty(STDERR_FILENO) != 0) std::fputs("\r\x1b[K", stderr);
}

inline void write_json(std::vector<game_report> const& all, std::string const& file) {
    std::ofstream out{file};
    out << "[";
    bool first = true;
    for (game_report const& r : all)
        for (result const& c : r.contests) {
            tally const& t = c.got;
            out << (first ? "\n" : ",\n") << "{\"game\": \"" << r.game << "\", \"players\": " << r.players
                << ", \"first\": \"" << c.first.name() << "\", \"second\": \"" << c.second.name()
                << "\", \"deals\": " << t.deals << ", \"games\": " << t.games << ", \"share\": " << t.mean()
                << ", \"error\": " << t.error() << ", \"elo\": " << elo(t.mean())
                << ", \"elo_low\": " << elo(t.mean() - t.error()) << ", \"elo_high\": " << elo(t.mean() + t.error())
                << ", \"margin\": " << t.margin / static_cast<double>(t.deals) << ", \"winnerless\": " << t.winnerless
                << ", \"milliseconds\": " << t.milliseconds / static_cast<double>(std::max(t.choices, 1L))
                << ", \"most_milliseconds\": " << t.slowest
                << ", \"nodes\": " << static_cast<double>(t.nodes) / static_cast<double>(std::max(t.choices, 1L))
                << "}";
            first = false;
        }
    out << "\n]\n";
}

/// A picture: for each game, the rungs above `random` by their summed Elo differences, with intervals of each step.
inline void write_svg(std::vector<game_report> const& all, std::string const& file) {
    constexpr int left = 160, row = 52, top = 64, width = 900, between = 9, grid = 200;
    constexpr char const* colours[] = {"#888", "#888", "#888", "#5b8ff9", "#2aa876", "#d99a00", "#e8684a", "#6f3fa0"};
    double most = grid;
    for (game_report const& r : all) {
        double sum = 0;
        for (result const& c : r.contests)
            if (c.is_step()) sum += elo(c.got.mean());
        most = std::max(most, sum);
    }
    most = grid * std::ceil(most / grid);
    auto const x = [&](double e) { return left + std::clamp(e, 0.0, most) * (width - left - 30) / most; };
    std::ofstream out{file};
    int const bottom = top + row * static_cast<int>(all.size());
    out << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << width << "\" height=\"" << bottom + 12
        << "\" font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
        << "<text x=\"10\" y=\"20\">Elo above random play; bars: the 95 % interval of each step</text>\n";
    for (int k = static_cast<int>(kind::beginner); k < kinds; ++k) {
        int const at = 430 + 90 * (k - static_cast<int>(kind::beginner));
        out << "<circle cx=\"" << at << "\" cy=\"16\" r=\"5\" fill=\"" << colours[k] << "\"/><text x=\"" << at + 10
            << "\" y=\"20\">" << kind_names[k] << "</text>\n";
    }
    for (int e = 0; e <= static_cast<int>(most); e += grid)
        out << "<line x1=\"" << x(e) << "\" x2=\"" << x(e) << "\" y1=\"" << top - 10 << "\" y2=\"" << bottom
            << "\" stroke=\"#ddd\"/><text x=\"" << x(e) << "\" y=\"" << top - 14
            << "\" text-anchor=\"middle\" font-size=\"10\">" << e << "</text>\n";
    int y = top;
    for (game_report const& r : all) {
        out << "<text x=\"10\" y=\"" << y + row / 2 + 4 << "\">" << r.game << " " << r.players << "</text>\n"
            << "<line x1=\"10\" x2=\"" << width - 30 << "\" y1=\"" << y + row << "\" y2=\"" << y + row
            << "\" stroke=\"#eee\"/>\n";
        double sum = 0;
        int at = y + 8;
        for (result const& c : r.contests) {
            if (!c.is_step()) continue;
            double const low = x(sum + elo(c.got.mean() - c.got.error()));
            double const high = x(sum + elo(c.got.mean() + c.got.error()));
            sum += elo(c.got.mean());
            char const* const colour = colours[static_cast<int>(c.first.what)];
            out << "<line x1=\"" << low << "\" x2=\"" << high << "\" y1=\"" << at << "\" y2=\"" << at << "\" stroke=\""
                << colour << "\" stroke-width=\"2\"/><circle cx=\"" << x(sum) << "\" cy=\"" << at
                << "\" r=\"4\" fill=\"" << colour << "\"/>\n";
            at += between;
        }
        y += row;
    }
    out << "</svg>\n";
}

}  // namespace ladder

// Opponents for a game that is chosen at run time: usage: any_bot [CHOICE], for example: any_bot "race(players=3)"

#include <triqueta/any_bots.hpp>
#include <triqueta/any_games.hpp>

#include <cstdio>
#include <utility>

namespace tq = triqueta;

constinit tq::any_catalog const games = tq::any_games<tq::shipped>;
constinit tq::bot_catalog const opponents = tq::any_bots<tq::shipped>;

int main(int argc, char** argv) {
    auto made = games.make(argc > 1 ? argv[1] : "hidden_wolves_duel", tq::seed_from(7));
    if (!made) return std::puts(tq::text::english(*made.why().begin())), 1;
    tq::any_match match = *std::move(made);

    tq::any_bot medium{opponents, tq::bots::level::medium, tq::dice{1}};
    while (auto const seat = match.to_move()) {
        auto const action = medium.choose(match.view(*seat));
        if (!action || match.play(*seat, *action)) return 1;
    }
    std::printf("%s\n", match.result_json().c_str());
}

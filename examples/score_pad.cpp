// A score pad: scores the tokens before the players, without a game.

#include <triqueta/triqueta.hpp>

#include <array>
#include <cstdio>

namespace tq = triqueta;
using game = tq::base_game<3>;

int main() {
    using holding = tq::holding<tq::pile>;
    std::array<holding, 3> const table{
        holding{.animals = {.rabbit = 2, .owl = 3, .deer = 1, .boar = 3, .bear = 5}, .tiles = 2, .rock = true},
        holding{.animals = {.rabbit = 3, .owl = 5, .deer = 2, .boar = 1, .ram = 3, .bear = 2}, .tiles = 1},
        holding{.animals = {.rabbit = 1, .owl = 1, .deer = 3, .boar = 4, .ram = 1, .bear = 1}},
    };

    std::array<tq::score, 3> scores{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        scores[i] = tq::score_of<game>(table[i]);
        std::printf("player %zu:", i + 1);
        for (int kind = 0; kind < 6; ++kind)
            std::printf(" %s %d,", tq::text::english(static_cast<tq::animal>(kind)),
                        scores[i].animals[static_cast<std::size_t>(kind)].value());
        std::printf(" tiles %d, rock %d: %d points, %d tokens\n", scores[i].tiles.value(), scores[i].rock.value(),
                    scores[i].points.value(), scores[i].tokens);
    }

    auto const won = tq::winners_of(scores);
    for (auto const seat : won.seats) std::printf("player %d wins", seat.number() + 1);
    std::puts(won.by == tq::tie_break::tokens ? " by more tokens" : "");

    // Which of two kept tokens should a player add, if only their own points matter?
    tq::pair_of<tq::animal> kept;
    kept.add(tq::animal::bear);
    kept.add(tq::animal::ram);
    auto const best = tq::best_reveal<game>(*tq::to_tokens({.ram = 3, .bear = 2}), kept);
    std::printf("with two bears and three rams on the table: add %s, box %s\n", best.adds(0) ? "the bear" : "the ram",
                best.adds(1) ? "the bear" : "the ram");
}

// A searching bot: it evaluates every action by random playouts (rollouts). Each playout starts from a new completion
// (determinization) of the view, so the bot uses only what its player may know.
//
// usage: example_search_bot [NAME GAMES TRIES], for example: race 100 50

#include <triqueta/catalog.hpp>
#include <triqueta/triqueta.hpp>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace tq = triqueta;

// Returns the action after which random play yields the most points for its player.
struct sampler {
    tq::dice dice;
    int tries = 200;

    template <tq::game G>
    tq::action<G> operator()(tq::view<G> const& v) {
        return tq::argmax(v.distinct(), [&](auto a) {
            int sum = 0;
            for (int i = 0; i < tries; ++i) {
                auto s = tq::complete(v, dice);  // a whole position that fits the view
                s.apply_unchecked(a);
                sum += tq::play_out(s, tq::urn{dice}, tq::uniform).points(v.seat()).value();
            }
            return sum;
        });
    }
};

// Returns how many of `games` games the bot wins against a random player. It alternates between the seats. A shared win
// counts half.
template <tq::game G>
double won(tq::setup<G> const& start, int games, int tries) {
    double sum = 0;
    for (int i = 0; i < games; ++i) {
        auto const number = static_cast<std::uint64_t>(i);
        tq::seat const bot{i % 2};
        sampler search{tq::dice{1, number}, tries};
        auto const either = [&](tq::view<G> const& v, tq::dice& dice) {
            return v.seat() == bot ? search(v) : dice.pick(v.legal());
        };
        tq::dice chance{2, number};  // separate from the bot's dice, so its playouts don't reveal the draws
        auto const winners = tq::play_out(tq::state<G>{start}, tq::urn{chance}, either).winners();
        if (winners.contains(bot)) sum += 1.0 / winners.size();
    }
    return sum;
}

tq::refusal play(char const* name, int games, int tries) {
    return tq::shipped::visit(name, 2, [&]<class G>(tq::setup<G> const& start) {
        std::printf("%s: with %d tries a move it wins %.1f of %d games\n", name, tries, won<G>(start, games, tries),
                    games);
    });
}

int main(int argc, char** argv) {
    if (argc == 4) {
        auto const no = play(argv[1], std::atoi(argv[2]), std::atoi(argv[3]));
        return no ? std::puts(tq::text::english(no)), 1 : 0;
    }
    for (char const* const name : {"base_game", "hidden_wolves_duel", "mayhem", "race"})
        if (play(name, 20, 10)) return 1;
}

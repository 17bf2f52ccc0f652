// A bot that searches: it tries every move out in many games that could be this one, as far as it knows. It is given a
// view, so it can't cheat: what its player doesn't see is made up anew for each try.
//
// usage: example_search_bot [NAME GAMES TRIES], such as: race 100 50

#include <triqueta/catalog.hpp>
#include <triqueta/triqueta.hpp>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace tq = triqueta;

// A view in, an action out: the one after which random play brings its player most points.
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

// How much of `games` games it wins against a random player, sitting in each seat in turn; a shared win is half of one.
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
        tq::dice chance{2, number};  // of its own: nothing that the bot tries out comes from here
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

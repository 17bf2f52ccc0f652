// House rules: derive from a shipped variant and name what differs. docs/house_rules.md lists the policies.

#include <triqueta/batch.hpp>

#include <cstdio>

namespace tq = triqueta;

// Hidden Wolves for four, where a triqueta of wolves is worth 15 and only one token may be kept.
struct night : tq::hidden_wolves<4> {
    static constexpr char const* name = "night";

    struct pack : tq::wolf_pack {
        static constexpr auto value = tq::values(5, 6, 7, 8, 9, 10, 15);
    };
    struct kept : tq::at_most<1> {};
};

static_assert(tq::playable<night> && !tq::official<night>);

// A different scoring: two tokens of an animal are worth half a triqueta.
struct pairs_count : tq::base_game<2> {
    static constexpr char const* name = "pairs_count";

    struct scoring : tq::exactly_three {
        static constexpr int animal(int count, int value) {
            return count == 2 ? value / 2 : tq::exactly_three::animal(count, value);
        }
    };
};

static_assert(tq::points_of<night>(tq::pile{.wolf = 3}) == 15);
static_assert(tq::points_of<pairs_count>(tq::pile{.rabbit = 1, .bear = 2}) == 1 + 5);

template <class Game>
void play(char const* what) {
    auto const sum = tq::simulate<Game>(1, {.first = 0, .count = 1000}, tq::uniform);
    std::printf("%s (%s): %lld points in 1000 random games for the first seat\n", what,
                tq::official<Game> ? "official" : "a house variant", static_cast<long long>(sum.points[0]));
}

int main() {
    play<night>("night");
    play<pairs_count>("pairs count");
}

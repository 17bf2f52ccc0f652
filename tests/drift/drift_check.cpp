// Looks for rules that are played differently in lock-step: built against a copy of the headers in which a rule may
// have been changed. A change must reach the lock-step games too, or fail their equality with single games.

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/lockstep.hpp"

#include <triqueta/triqueta.hpp>

#include <array>
#include <cstdint>
#include <cstdio>

namespace {

template <class G>
void compare(std::uint8_t keys) {
    for (std::uint8_t key = 0; key < keys; ++key) {
        std::array const bytes{key};
        properties::choices from{bytes};
        static_cast<void>(properties::games_in_lockstep_are_single_games<G>(from, 40));
    }
}

/// Whether they are single games, with all that batches do.
bool are_equal() {
    try {
        compare<triqueta::hidden_wolves<3>>(20);
        compare<triqueta::hidden_wolves_duel>(20);
        return true;
    } catch (properties::broken const& b) {
        std::printf("not equal: %s\n", b.what());
        return false;
    }
}

/// What the rules of the books add up to.
template <class G>
bool is_by_the_books(std::uint64_t actions, std::int64_t points) {
    auto const sum = triqueta::simulate<G>(1, {0, 500}, triqueta::uniform);
    std::int64_t all = 0;
    for (auto const of_seat : sum.points) all += of_seat;
    if (sum.actions == actions && all == points) return true;
    std::printf("lock-step games are other games: %llu actions, %lld points\n",
                static_cast<unsigned long long>(sum.actions), static_cast<long long>(all));
    return false;
}

}  // namespace

int main() {
    // All are looked at: a change may reach the games, and yet break what else batches do with them.
    bool const equal = are_equal();
    bool const first = is_by_the_books<triqueta::hidden_wolves<3>>(39'428, 16'725);
    bool const second = is_by_the_books<triqueta::hidden_wolves_duel>(46'457, 14'537);
    if (equal && first && second) std::puts("no fault found");
    return equal && first && second ? 0 : 1;
}

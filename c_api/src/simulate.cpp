#include "arguments.hpp"
#include "typed_choice.hpp"

#include <triqueta/batch.hpp>

#include <cstdint>
#include <limits>

using namespace tq;
using triqueta::game;

namespace {

/// The uniform policy, for games that are played one after the other. Playing them in lock-step would add 200 KB of
/// code for all games.
struct one_by_one : triqueta::uniform_policy {};

/// Checks an array of a sum.
tq_status check_sums(void const* sums, std::size_t capacity, int players) {
    return sums != nullptr && capacity < static_cast<std::size_t>(players) ? TQ_TOO_SMALL : TQ_OK;
}
/// Adds the sums of each seat to those of a caller, if they are wanted.
template <class T, class Sums>
void put_sums(T* kept, Sums const& all, int players) {
    for (unsigned s = 0; kept != nullptr && s < static_cast<unsigned>(players); ++s) kept[s] = all[s];
}

/// Converts a caller's sums to those of the library.
template <game G>
triqueta::totals<G> totals_of(tq_totals const& kept, int players) {
    triqueta::totals<G> sum{kept.games, kept.actions, kept.joint_wins, {}, {}, {}};
    for (unsigned s = 0; s < static_cast<unsigned>(players); ++s) {
        if (kept.wins != nullptr) sum.wins[s] = kept.wins[s];
        if (kept.points != nullptr) sum.points[s] = kept.points[s];
        if (kept.points_squared != nullptr) sum.points_squared[s] = kept.points_squared[s];
    }
    return sum;
}

}  // namespace

tq_status tq_simulate(std::int32_t variant, std::int32_t const* options, std::size_t option_count, std::uint64_t key,
                      std::uint64_t first, std::uint64_t count, tq_totals* sum) {
    if (auto const no = check_struct(sum)) return no;
    triqueta::game_choice chosen;
    return of_choice({variant, options, option_count}, chosen,
                     [&]<game G>(triqueta::setup<G> const& start) -> tq_status {
                         auto const players = chosen.players;
                         if (sum->players != 0 && sum->players != players) return TQ_OTHER_GAME;
                         if (auto const no = check_sums(sum->wins, sum->wins_capacity, players)) return no;
                         if (auto const no = check_sums(sum->points, sum->points_capacity, players)) return no;
                         if (auto const no = check_sums(sum->points_squared, sum->points_squared_capacity, players))
                             return no;
                         if (count > std::numeric_limits<std::uint64_t>::max() - sum->games) return TQ_OUT_OF_RANGE;
                         auto all = totals_of<G>(*sum, players);
                         auto const more = triqueta::simulate<G>(key, {first, count}, one_by_one{}, start);
                         if (!all.has_room_for(more)) return TQ_OUT_OF_RANGE;
                         all += more;
                         sum->players = players;
                         sum->games = all.games;
                         sum->actions = all.actions;
                         sum->joint_wins = all.joint_wins;
                         put_sums(sum->wins, all.wins, players);
                         put_sums(sum->points, all.points, players);
                         put_sums(sum->points_squared, all.points_squared, players);
                         return TQ_OK;
                     });
}

#include "arguments.hpp"
#include "chosen_kernel.hpp"
#include "typed_choice.hpp"

#include <triqueta/batch.hpp>

#include <cstdint>
#include <limits>
#include <optional>

using namespace tq;
using triqueta::game;

namespace {

/// The uniform policy, for games that are played one after the other.
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

/// Whether this kernel plays these games.
template <game G>
bool plays(std::int32_t kernel) {
    return kernel == TQ_ONE_BY_ONE || (triqueta::faster_in_lockstep<G> && is_below(kernel, kernels().size()));
}
/// The kernel for so many games, if none is named. It takes about as long for any number of games up to those that it
/// plays at once.
template <game G>
std::int32_t fastest_for([[maybe_unused]] std::uint64_t count) {
    if constexpr (triqueta::faster_in_lockstep<G>)
        if (auto const best = best_kernel(); count >= static_cast<std::uint64_t>(chosen_kernel<G>{best}.at_once) / 2)
            return best;
    return TQ_ONE_BY_ONE;
}

template <game G>
triqueta::totals<G> simulate_by(std::int32_t kernel, std::uint64_t key, triqueta::game_range games,
                                triqueta::setup<G> const& start) {
    if constexpr (triqueta::faster_in_lockstep<G>)
        if (kernel != TQ_ONE_BY_ONE)
            return triqueta::detail::simulate_in_lockstep<G>(chosen_kernel<G>{kernel}, key, games, start);
    return triqueta::simulate<G>(key, games, one_by_one{}, start);
}

/// Adds games to a caller's sums. Takes the fastest kernel if none is named.
tq_status simulate(std::optional<std::int32_t> kernel, choice const& given, std::uint64_t key, std::uint64_t first,
                   std::uint64_t count, tq_totals* sum) {
    if (auto const no = check_struct(sum)) return no;
    triqueta::game_choice chosen;
    return of_choice(given, chosen, [&]<game G>(triqueta::setup<G> const& start) -> tq_status {
        auto const players = chosen.players;
        if (kernel && !plays<G>(*kernel)) return TQ_NO_SUCH_INDEX;
        if (sum->players != 0 && sum->players != players) return TQ_OTHER_GAME;
        if (auto const no = check_sums(sum->wins, sum->wins_capacity, players)) return no;
        if (auto const no = check_sums(sum->points, sum->points_capacity, players)) return no;
        if (auto const no = check_sums(sum->points_squared, sum->points_squared_capacity, players)) return no;
        if (count > std::numeric_limits<std::uint64_t>::max() - sum->games) return TQ_OUT_OF_RANGE;
        auto all = totals_of<G>(*sum, players);
        auto const more = simulate_by<G>(kernel.value_or(fastest_for<G>(count)), key, {first, count}, start);
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

}  // namespace

tq_status tq_variant_kernel(std::int32_t variant, std::int32_t* index) {
    zero(index);
    if (index == nullptr) return TQ_NULL;
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    return triqueta::shipped::at(*triqueta::shipped::find(variant, entry_of(variant).least_players), [=]<game G>() {
        return *index = triqueta::faster_in_lockstep<G> ? best_kernel() : TQ_ONE_BY_ONE, TQ_OK;
    });
}

tq_status tq_simulate(std::int32_t variant, std::int32_t const* options, std::size_t option_count, std::uint64_t key,
                      std::uint64_t first, std::uint64_t count, tq_totals* sum) {
    return simulate({}, {variant, options, option_count}, key, first, count, sum);
}

tq_status tq_simulate_by(std::int32_t index, std::int32_t variant, std::int32_t const* options,
                         std::size_t option_count, std::uint64_t key, std::uint64_t first, std::uint64_t count,
                         tq_totals* sum) {
    return simulate(index, {variant, options, option_count}, key, first, count, sum);
}

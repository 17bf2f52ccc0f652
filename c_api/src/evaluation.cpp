#include "arguments.hpp"
#include "chosen_kernel.hpp"
#include "erased.hpp"
#include "positions.hpp"

#include <triqueta/batch.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>

using namespace tq;
using triqueta::any_view, triqueta::game, triqueta::shipped;

namespace {

/// Plays tries after each of these actions, by the best kernel if there is one, and calls ended(place, result).
template <game G, class Ended>
void play_out_after(triqueta::view<G> const& v, triqueta::action_set<G> const& actions, std::uint64_t key,
                    triqueta::game_range tries, Ended ended) {
    if constexpr (triqueta::faster_in_lockstep<G>)
        triqueta::detail::play_out_after_by<G>(chosen_kernel<G>{best_kernel()}, v, actions, key, tries, ended);
    else
        triqueta::detail::play_out_after<G>(v, actions, key, tries, ended);
}

/// Writes the numbers of each action.
template <game G>
void put_tries(triqueta::view<G> const& v, triqueta::action_set<G> const& actions, std::uint64_t key,
               triqueta::game_range tries, std::int64_t* out) {
    static_assert(triqueta::tried_action<G>::whole_win == TQ_TRIED_WHOLE_WIN);
    std::int64_t* to = out;
    for (auto const a : actions) {
        std::fill_n(to, TQ_TRIED_LENGTH, 0);
        to[TQ_TRIED_ACTION] = a.number();
        to += TQ_TRIED_LENGTH;
    }
    play_out_after<G>(v, actions, key, tries, [&](std::size_t place, auto const& end) {
        auto* const one = out + place * TQ_TRIED_LENGTH;
        triqueta::tried_action<G> tried;
        tried.add(end, v.seat());
        one[TQ_TRIED_WINS] += static_cast<std::int64_t>(tried.wins);
        one[TQ_TRIED_POINTS] += tried.points;
        one[TQ_TRIED_POINTS_SQUARED] += static_cast<std::int64_t>(tried.points_squared);
    });
}

}  // namespace

tq_status tq_view_evaluate(tq_view const* view, std::uint64_t key, std::uint64_t first, std::uint64_t tries,
                           std::int64_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of(view, [=](any_view const& any) {
        auto const number = *shipped::find(any.game().variant, any.players());
        return shipped::at(number, [=, &any]<game G>() {
            auto const& v = triqueta::detail::view_at<G>(any.erased());
            auto const actions = v.distinct();
            return put_list(out, capacity, count, actions.size() * TQ_TRIED_LENGTH, [&] {
                put_tries<G>(v, actions, key, {first, tries}, out);
            });
        });
    });
}

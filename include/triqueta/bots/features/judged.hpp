#pragma once

#include "triqueta/bots/net.hpp"
#include "triqueta/bots/worth.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"

#include <algorithm>
#include <cstdint>

namespace triqueta::bots {

/// What a finished game is worth to a seat. A shared win counts in parts.
template <class Features, game G>
[[nodiscard]] constexpr worth final_worth(state<G> const& s, seat who) {
    auto const result = s.result();
    worth w;
    w.win = share_of_win(result, who);
    w.margin = std::clamp(Features::margin_of(result, who) * worth::one_margin / Features::margin_unit,
                          -worth::most_margin, worth::most_margin);
    return w;
}

/// What a position is worth to the viewer, by a net.
template <class Features, game G>
[[nodiscard]] constexpr worth net_worth(view<G> const& v, typename net_evaluation<Features>::weights weights) {
    net_evaluation<Features> net{weights};
    Features::describe(v, net);
    return net.result();
}

/// Whether an action is worth a look after another in the same turn. Where the order of two actions makes no
/// difference, one of the orders is enough.
template <class Features, game G>
[[nodiscard]] constexpr bool is_in_order(action<G> before, action<G> after) {
    if constexpr (requires { Features::is_in_order(before, after); })
        return Features::is_in_order(before, after);
    else
        return true;
}

/// Whether the turn of a seat begins. By default, every decision that isn't in the middle of something begins one.
template <class Features, class Table>
[[nodiscard]] constexpr bool begins_turn(Table const& t) {
    if constexpr (requires { Features::begins_turn(t); })
        return Features::begins_turn(t);
    else
        return !Features::is_mid_turn(t);
}

/// What an action is worth to a seat: in the middle of its turn, by the best way on.
template <class Features, game G, class Judge>
[[nodiscard]] constexpr std::int32_t worth_of_action(state<G> s, seat who, action<G> a, Judge const& judge,
                                                     std::int64_t& nodes) {
    s.apply_unchecked(a);
    if (!s.turn().is(who) || !Features::is_mid_turn(s.table())) {
        ++nodes;
        return judge(s, who);
    }
    std::int32_t best = INT32_MIN;
    auto const sure = Features::certain_action(s.view(who));
    for (auto const next : s.distinct()) {
        if (sure ? next != *sure : !is_in_order<Features, G>(a, next)) continue;
        best = std::max(best, worth_of_action<Features, G>(s, who, next, judge, nodes));
    }
    return best;
}

}  // namespace triqueta::bots

#pragma once

#include "triqueta/bots/brain.hpp"
#include "triqueta/bots/features/judged.hpp"
#include "triqueta/bots/playout_judge.hpp"
#include "triqueta/bots/preferred.hpp"
#include "triqueta/bots/worth.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/play/urn.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

namespace triqueta::bots {

/// What one try of an action came to, for the seat that acted.
struct tryout {
    std::int32_t chance = 0;          // to win, in 65536ths
    std::optional<std::int32_t> now;  // the same as a net says at once, when the turn has ended
    std::optional<int> points;        // at the end of the game, if it was played so far
};

/// Whether the only points of a game are those of its winner. Then points say nothing more than the chance to win.
template <game G>
inline constexpr bool scores_only_wins =
    result<G>::lines == 1 && std::string_view{result<G>::line_name(0)} == std::string_view{"win"};

/// Plays a state on as a net prefers, every seat by what it knows itself. The chance to win is what the net says after
/// the seat's next turn, or the end of the game. `to_the_end`: goes on from there to the end, for the points. The net
/// judges positions right after an action of the seat, as it has learnt it.
template <has_features G>
[[nodiscard]] constexpr tryout try_with_net(state<G> s, seat who, brain_weights<G> weights, dice& random,
                                            bool to_the_end, std::int64_t& nodes) {
    using features = features_of<G>;
    constexpr int horizon = 1000;  // actions
    brain<G> const judge{weights};
    urn const chance{random};
    auto const in_turn = [&] { return s.turn().is(who) && features::is_mid_turn(s.table()); };
    auto const judged = [&] {
        ++nodes;
        std::int32_t const own = net_worth<features>(s.view(who), weights).win;
        if constexpr (!scores_only_wins<G>) {
            return own;
        } else {
            // A net that learnt to win soon says too little of each seat's chance. Together these are nearly certain.
            std::int64_t all = own;
            for (int i = 0; i < s.players(); ++i)
                if (seat{i} != who) all += net_worth<features>(s.view(seat{i}), weights).win;
            nodes += s.players() - 1;
            return all == 0 ? worth::sure / s.players()
                            : static_cast<std::int32_t>(own * std::int64_t{worth::sure} / all);
        }
    };
    std::optional<std::int32_t> now, later;
    bool next_turn = false;
    for (int left = horizon; left > 0 && !s.is_over();) {
        if (!now && !in_turn()) now = judged();
        if (s.turn().is_chance()) {
            s.reveal_unchecked(chance(s));
            continue;
        }
        bool const mine = s.turn().is(who);
        next_turn = next_turn || (mine && begins_turn<features>(s.table()));
        s.apply_unchecked(preferred(s, judge, nodes).what);
        --left;
        if (!next_turn || !mine || later || in_turn() || s.is_over()) continue;
        later = judged();
        if (!to_the_end) break;
    }
    bool const over = s.is_over();
    if (!later && !over) later = judged();  // beyond the horizon
    auto const result = s.result();
    auto const share = share_of_win(result, who);
    return {later ? *later : share, now ? *now : share,
            to_the_end || over ? std::optional{result.points(who).value()} : std::nullopt};
}

/// Plays a state on at random. A game that takes too long is judged as it stands then.
template <game G>
[[nodiscard]] constexpr tryout try_at_random(state<G> s, seat who, dice& random, std::int64_t& nodes) {
    constexpr int horizon = 1000;  // actions
    play_at_random(s, random, horizon, nodes);
    auto const result = s.result();
    return {share_of_win(result, who), std::nullopt, result.points(who).value()};
}

}  // namespace triqueta::bots

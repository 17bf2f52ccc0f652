#pragma once

#include "triqueta/bots/brain.hpp"
#include "triqueta/bots/features/judged.hpp"
#include "triqueta/bots/likely_completion.hpp"
#include "triqueta/bots/preferred.hpp"
#include "triqueta/bots/search_settings.hpp"
#include "triqueta/bots/shortlist.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/urn.hpp"

#include <algorithm>
#include <cstdint>

namespace triqueta::bots {

/// A search for one decision. A try completes the view at random, plays an action and lets every seat go on as the net
/// prefers by what that seat knows itself, so nobody goes by what a completion hides from them. The try ends some turns
/// later with the net's judgement of the position. In each round, all actions are tried with the same completion and
/// the same dice, so luck makes little difference between them. Actions that turn out hopeless are dropped.
template <has_features G>
class search {
    using features = features_of<G>;

  public:
    search(view<G> const& root, dice random, brain<G> judge, search_settings how = features::template searching<G>)
        : root_{root}, random_{random}, judge_{judge}, how_{how} {
        begin_round();
        for (auto const a : root.distinct()) {
            std::int32_t const prior = worth_of_action<features, G>(world_, root.seat(), a, judge_, nodes_);
            candidates_.add({0, prior, 0, static_cast<std::uint16_t>(a.number())});
        }
        drop_hopeless();
    }

    /// The number of positions that were evaluated.
    [[nodiscard]] std::int64_t nodes() const { return nodes_; }
    /// Whether only one action is left.
    [[nodiscard]] bool is_settled() const { return candidates_.size() == 1; }

    /// One try of one action.
    void step() {
        auto& c = candidates_[next_];
        c.sum += tried(action<G>::from_number_unchecked(c.action));
        ++c.tries;
        if (++next_ < candidates_.size()) return;
        next_ = 0;
        ++rounds_;
        if (rounds_ % rounds_to_drop == 0) drop_hopeless();
        begin_round();
    }

    /// The best action so far.
    [[nodiscard]] action<G> best() const {
        int best = 0;
        for (int i = 1; i < candidates_.size(); ++i)
            if (mean(candidates_[i]) > mean(candidates_[best])) best = i;
        return action<G>::from_number_unchecked(candidates_[best].action);
    }

  private:
    static constexpr int rounds_to_drop = 8;
    static constexpr int most_actions = 200;  // in a try

    void begin_round() {
        world_ = likely_completion(root_, random_, judge_, how_.guesses, nodes_);
        luck_ = dice{random_.draw(), random_.draw()};
    }

    [[nodiscard]] std::int64_t mean(shortlist::candidate const& c) const {
        return (std::int64_t{c.prior} * how_.prior + c.sum) / (how_.prior + c.tries);
    }

    void drop_hopeless() {
        std::int64_t most = INT32_MIN;
        for (int i = 0; i < candidates_.size(); ++i) most = std::max(most, mean(candidates_[i]));
        candidates_.remove_if([&](auto const& c) { return mean(c) < most - how_.hopeless; });
    }

    /// What an action comes to in this round.
    [[nodiscard]] std::int32_t tried(action<G> first) {
        seat const me = root_.seat();
        state<G> s = world_;
        dice random = luck_;
        urn const chance{random};
        int turns_left = s.players() == 2 ? how_.turns : 1;
        std::int64_t const last_node = nodes_ + how_.longest;
        action<G> last = first;
        bool goes_on = true;  // the turn of `last`, without chance in between
        s.apply_unchecked(first);
        for (int left = most_actions; left > 0 && !s.is_over(); --left) {
            if (s.turn().is_chance()) {
                s.reveal_unchecked(chance(s));
                goes_on = false;
                continue;
            }
            bool const begins = begins_turn<features>(s.table());
            bool const mine = s.turn().is(me);
            if (begins && !mine && nodes_ > last_node) break;
            auto const next = preferred(s, judge_, nodes_, goes_on && !begins ? &last : nullptr);
            if (begins && mine && --turns_left <= 0 && next.worth) return *next.worth;
            s.apply_unchecked(next.what);
            last = next.what;
            goes_on = true;
        }
        ++nodes_;
        return judge_(s, me);
    }

    view<G> root_;
    dice random_;
    brain<G> judge_;
    search_settings how_;
    shortlist candidates_;
    state<G> world_ = state<G>::assemble({}, {});
    dice luck_{0};
    std::int64_t nodes_ = 0;
    int next_ = 0;
    int rounds_ = 0;
};

}  // namespace triqueta::bots
